// VOY-DICE-1 to VOY-DICE-4, VOY-BONUS-9, VOY-RASCHID-2: black and white dice, and single dice that are rolled.
import { choice, pop, push, type ChanceRequest, type RuleId, type Seat } from '../../kernel/rules.js';
import { dieOf, insertDie, type Die } from '../../mechanics/dice.js';
import { chance, characterOf, playerAt, seat, type Position } from './chapter.js';
import { START } from '../content/board.js';
import type { Player } from '../state.js';
import { below, BONUS_BELOW, isInTurn } from './below.js';
import { tellLost } from './gains.js';
import { UNROLLED } from './spaces.js';

const OWN_DICE = /* @__PURE__ */ new Array<Die>(START.dice).fill(/* @__PURE__ */ dieOf('own', UNROLLED));

/** Own dice and Matteo's white die, not rolled yet. */
export function unrolledDice(position: Position, player: Player): Die[] {
  const dice = OWN_DICE.slice();
  if (characterOf(position, player).whiteDie) dice.push(dieOf('white', UNROLLED));
  return dice;
}

/** A black die as a reward: lost when none is left. */
export function gainBlackDie(position: Position, seat: Seat): void {
  const { state, box } = position;
  const limited = box.rulings.blackDieLimit === 'one-from-any-source';
  if (state.blackDice === 0) tellLost(position, seat, 'blackDie', 'VOY-DICE-2');
  else if (limited && state.turn.blackDice > 0) tellLost(position, seat, 'blackDie', 'VOY-R-38');
  else {
    if (limited) state.turn.blackDice += 1;
    takeBlackDie(position, seat, 'VOY-DICE-2');
  }
}

/** Takes a black die from the board and rolls it. */
export function takeBlackDie(position: Position, seat: Seat, rule: RuleId): void {
  const player = playerAt(position, seat);
  position.state.blackDice -= 1;
  const ready = characterOf(position, player).namesDice ? dieOf('black', UNROLLED) : null;
  position.events?.({ kind: 'black-die-taken', seat, rule, die: ready, source: rule === 'VOY-BONUS-12' ? 'buyBlackDie' : 'blackDie' });
  if (ready !== null) insertDie(player.dice, ready);
  else push(position, { kind: 'rollDie', seat, colour: 'black', purpose: 'black-die' });
}

const RULES = { reroll: 'VOY-BONUS-9', 'black-die': 'VOY-DICE-2' } as const;

/** One die is rolled and joins the others. */
export const rollDie = chance('rollDie', { seat, colour: choice(['own', 'black', 'white']), purpose: choice(['reroll', 'black-die']) }, {
  on: BONUS_BELOW,
  problem(position, frame): string | null {
    if (!isInTurn(position)) return 'single dice are rolled in turns';
    const { namesDice, whiteDie } = characterOf(position, playerAt(position, frame.seat));
    if (namesDice) return 'Raschid never rolls';
    if (frame.colour === 'white' && !whiteDie) return 'the white die is Matteo\'s';
    const fits = frame.purpose === 'reroll' ? below(position, frame)?.kind === 'turn' : frame.colour === 'black';
    return fits ? null : 'this die is not rolled now';
  },
  request: (_, { seat, purpose }): ChanceRequest => ({ kind: 'roll', purpose, rule: RULES[purpose], seat, dice: 1, sides: 6 }),
  resolve(position, { seat, colour, purpose }, outcome) {
    const die = dieOf(colour, Number(outcome[0]));
    pop(position);
    insertDie(playerAt(position, seat).dice, die);
    position.events?.({ kind: 'die-rolled', seat, rule: RULES[purpose], die, purpose });
  },
});
