// VOY-SPACE-2 to VOY-SPACE-14, VOY-DICE-1 to VOY-DICE-4, VOY-BERKE-1, VOY-RASCHID-1 to VOY-RASCHID-4: placing, paying and rolling dice.
import type { ChanceRequest, Outcome, Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal, RuleId } from '../../kernel/legality.js';
import { dieOf, dieRank, holdsDice, holdsOwnDie, inOrder, insertDie, placed, placerOf, pipsOf, removeDie, turned, type Die, type PlacedDie } from '../../mechanics/dice.js';
import type { Position } from '../box.js';
import type { FrameOf } from '../frame-types.js';
import { charge, playerAt } from './gains.js';
import { placingOf, UNROLLED, type Placing } from './placings.js';
import { refusals } from '../words/refusals.js';
import type { Player, SpaceId } from '../state.js';

/** Whether a player names the values of his dice. */
export function namesValues(player: Player): boolean {
  return player.character === 'raschid';
}

/** The lowest of dice in the order of lists. */
export function lowestOf(dice: readonly Die[]): number {
  return pipsOf(dice[dice.length - 1] as Die);
}

/** Why a player cannot place these dice anywhere. */
export function diceRefusal(player: Player, dice: readonly Die[], count: number): Refusal | null {
  if (dice.length !== count) return refusals['dice-number'];
  if (!inOrder(dice)) return refusals['dice-order'];
  if (!namesValues(player)) return lowestOf(dice) > 0 && holdsDice(player.dice, dice) ? null : refusals['no-such-die'];
  if (lowestOf(dice) === UNROLLED) return refusals['value-not-named'];
  const unnamed = dice.map((die) => turned(die, UNROLLED)).sort((a, b) => dieRank(a) - dieRank(b));
  return holdsDice(player.dice, unnamed) ? null : refusals['no-such-die'];
}

function occupies(position: Position, die: PlacedDie, space: SpaceId, seat: Seat): boolean {
  const { answers } = position.box;
  const placer = placerOf(die);
  if (placer < 0) return space !== 'fiveCoins' || answers.neutralFiveCoins === 'counts';
  return placer !== seat || answers.occupiedBy === 'any-die';
}

/** Whether a space counts as occupied for a player. */
function isOccupied(position: Position, space: SpaceId, seat: Seat): boolean {
  const dice = position.state.spaces[space];
  for (let at = 0; at < dice.length; at += 1) if (occupies(position, dice[at] as PlacedDie, space, seat)) return true;
  return false;
}

/**
 * How a space that can be shared stands to a player, looked up once for all dice, as one small number: whether an own die
 * lies there, and the coins at hand where a price is due, which is never dearer than a six.
 */
export type Standing = number;

/** Open to all dice, free of charge. */
export const FREE: Standing = 0;
const OWN_THERE = 8;
const PRICED = 1;

/** How a space stands to a player; Berke Khan never pays a price. */
export function standingOf(position: Position, space: SpaceId, seat: Seat): Standing {
  const dice = position.state.spaces[space];
  if (dice.length === 0) return FREE;
  const { character, coin } = playerAt(position, seat);
  const priced = character !== 'berke' && isOccupied(position, space, seat);
  return (holdsOwnDie(dice, seat) ? OWN_THERE : 0) + (priced ? PRICED + Math.min(6, coin) : 0);
}

/** Whether a price is due. */
export function isPriced(standing: Standing): boolean {
  return standing % OWN_THERE >= PRICED;
}

/** Why dice cannot go to a space that stands to the player like this. */
export function standingRefusal(standing: Standing, { anyOwn, lowest }: Placing): Refusal | null {
  if (standing >= OWN_THERE && anyOwn) return refusals['own-colour-there'];
  return isPriced(standing) && standing % OWN_THERE - PRICED < lowest ? refusals['occupied-too-dear'] : null;
}

/** What a player pays for a space that can be shared, when the lowest die placed shows so much. */
export function priceOf(position: Position, space: SpaceId, seat: Seat, lowest: number): number {
  return isPriced(standingOf(position, space, seat)) ? lowest : 0;
}

/** Why dice a player holds cannot go to a space that can be shared. */
export function spaceRefusal(position: Position, space: SpaceId, seat: Seat, dice: readonly Die[]): Refusal | null {
  return standingRefusal(standingOf(position, space, seat), placingOf(dice));
}

/** Takes dice off the player board. */
export function takeDice(player: Player, dice: readonly Die[]): void {
  const naming = namesValues(player);
  for (let at = 0; at < dice.length; at += 1) {
    const die = dice[at] as Die;
    removeDie(player.dice, naming ? turned(die, UNROLLED) : die);
  }
}

/** Places dice on a space of the board, free of charge. */
export function layDice(position: Position, space: SpaceId, seat: Seat, dice: readonly Die[], rule: RuleId): void {
  const there = position.state.spaces[space];
  takeDice(playerAt(position, seat), dice);
  for (let at = 0; at < dice.length; at += 1) there.push(placed(seat, dice[at] as Die));
  if (position.events) position.events({ kind: 'dice-placed', seat, space, dice, rule });
}

/** Places dice on a space of the board and pays for an occupied one. */
export function placeDice(position: Position, space: SpaceId, seat: Seat, dice: readonly Die[], rule: RuleId): void {
  const price = priceOf(position, space, seat, lowestOf(dice));
  layDice(position, space, seat, dice, rule);
  if (price > 0) charge(position, seat, space, [{ resource: 'coin', amount: price }], 1, 'VOY-SPACE-9');
}

/** A black die as a reward: lost when none is left. */
export function gainBlackDie(position: Position, seat: Seat): void {
  const { state, box } = position;
  const limited = box.answers.blackDieLimit === 'one-from-any-source';
  if (state.blackDice === 0 || (limited && state.turn.blackDice > 0)) {
    if (position.events) position.events({ kind: 'bonus-lost', seat, bonus: 'blackDie', rule: state.blackDice === 0 ? 'VOY-DICE-2' : 'VOY-R-38' });
    return;
  }
  if (limited) state.turn.blackDice += 1;
  takeBlackDie(position, seat, 'VOY-DICE-2');
}

/** Takes a black die from the board and rolls it. */
export function takeBlackDie(position: Position, seat: Seat, rule: RuleId): void {
  const player = playerAt(position, seat);
  position.state.blackDice -= 1;
  if (position.events) position.events({ kind: 'die-taken', seat, rule });
  if (namesValues(player)) insertDie(player.dice, dieOf('black', UNROLLED));
  else push(position, { kind: 'rollDie', seat, colour: 'black', purpose: 'black-die' });
}

/** One die is rolled. */
export function rollDieRequest(_position: Position, { seat, purpose }: FrameOf<'rollDie'>): ChanceRequest {
  return { kind: 'roll', purpose, rule: purpose === 'reroll' ? 'VOY-BONUS-9' : 'VOY-DICE-2', seat, dice: 1, sides: 6 };
}

/** The rolled die joins the others. */
export function resolveRollDie(position: Position, { seat, colour, purpose }: FrameOf<'rollDie'>, outcome: Outcome): void {
  const die = dieOf(colour, outcome[0] as number);
  pop(position);
  insertDie(playerAt(position, seat).dice, die);
  if (position.events) position.events({ kind: 'die-rolled', seat, purpose, colour, die, rule: purpose === 'reroll' ? 'VOY-BONUS-9' : 'VOY-DICE-2' });
}
