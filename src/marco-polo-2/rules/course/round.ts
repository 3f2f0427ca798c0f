// The round: MP2-ROUND-1..11, MP2-COMPEN-1..3, MP2-ISABELLA-1..4, MP2-MAILIN-6, MP2-ABHA-1, MP2-FIRST-3, MP2-R-1, MP2-R-6..9.
import { integer, pop, push, type ChanceRequest, type Refusal } from '../../../kernel/rules.js';
import { dieOf, insertDie, isOwn, pipsOf, placerOf, turned, type Die, type PlacedDie } from '../../../mechanics/dice.js';
import { abilitiesOf, chance, decision, move, playerAt, refusals, seat, step, type Position } from '../chapter.js';
import { DICE, ROUNDS } from '../../box.js';
import { blackDice, diceOnBoard } from '../pieces.js';
import type { Player } from '../../state.js';
import { startLuck } from '../characters/isabella-donati.js';
import { draw, hasGap, leave } from './draws.js';
import { gain, shares } from '../rewards/gains.js';

/** Seats in turn order; what is pushed last comes first. */
function inTurnOrder(position: Position, run: (seat: number) => void): void {
  const { seats } = position.box;
  for (let place = seats - 1; place >= 0; place -= 1) run((position.state.firstPlayer + place) % seats);
}

/** A step of the set-up or of a round, and what it may leave to be decided or done: kinds of frames, and what is drawn. */
export interface Step {
  readonly name: string;
  readonly run: (position: Position) => void;
  readonly leaves: readonly string[];
}

interface RoundStep extends Step {
  /** Nothing is told of it unless something happens. */
  readonly quiet?: true;
  /** The black dice are rolled here, by this answer. */
  readonly rolls?: 'step-1' | 'step-5';
}

/** A round, step by step. Steps the set-up has done already are left out in round 1 (MP2-ROUND-2). */
export const ROUND_STEPS: readonly RoundStep[] = [
  { name: 'begin', run: beginRound, quiet: true, leaves: [] },
  { name: 'dice', run: takeBackDice, leaves: [] },
  { name: 'black-dice', run: (position) => { rollBlackDice(position, 'step-1'); }, rolls: 'step-1', quiet: true, leaves: ['rollBlack'] },
  { name: 'offers', run: changeOffers, leaves: ['draw offer'] },
  { name: 'income', run: (position) => { inTurnOrder(position, (seat) => { push(position, { kind: 'income', seat }); }); }, leaves: ['income', 'double', 'waiting'] },
  { name: 'area-cards', run: changeAreaCards, leaves: ['draw area-cards'] },
  { name: 'black-dice', run: (position) => { rollBlackDice(position, 'step-5'); }, rolls: 'step-5', quiet: true, leaves: ['rollBlack'] },
  { name: 'roll', run: startRolls, leaves: ['rollDice'] },
  { name: 'compensation', run: (position) => { inTurnOrder(position, (seat) => { settleRoll(position, seat); }); }, leaves: ['compensation', 'pairs'] },
  { name: 'refill', run: (position) => { if (hasGap(position)) push(position, { kind: 'refill' }); }, quiet: true, leaves: ['draw refill'] },
  { name: 'turns', run: (position) => { push(position, { kind: 'turns', seat: position.state.firstPlayer }); }, leaves: ['turns'] },
];

/** MP2-ROUND-1: the steps of a round, one after the other; then the next round, or the end of the game. */
export const round = step('round', { step: integer(0, ROUND_STEPS.length) }, {
  on: ['bottom'],
  run(position, frame) {
    const next = ROUND_STEPS[frame.step];
    frame.step += 1;
    if (next !== undefined) {
      if (position.events && !next.quiet) position.events({ kind: 'phase-begins', seat: null, rule: 'MP2-ROUND-1', phase: next.name });
      next.run(position);
      return;
    }
    pop(position);
    if (position.state.round < ROUNDS) push(position, { kind: 'round', step: 0 });
    else {
      position.events?.({ kind: 'game-over', seat: null, rule: 'MP2-ROUND-11' });
      tellGoals(position, 'MP2-SCORE-2');
    }
  },
});

/** The goal cards that were kept are shown. */
function tellGoals({ state, events }: Position, rule: string): void {
  if (events) for (const [seat, { goals }] of state.players.entries()) events({ kind: 'goals-revealed', seat, rule, goals: goals.slice() });
}

function beginRound(position: Position): void {
  const { state, events, box } = position;
  state.round += 1;
  state.firstPlayer = state.nextFirst;
  state.travelHeight = 0;
  events?.({ kind: 'round-begins', seat: state.firstPlayer, rule: 'MP2-ROUND-1', round: state.round });
  if (state.round === 1 && box.rulings.hiddenInformation === 'open') tellGoals(position, 'MP2-R-65');
}

const UNROLLED: readonly Die[] = /* @__PURE__ */ Array.from({ length: DICE }, () => 'own0');

/** The dice of a player before they are rolled. */
export function unrolledDice(white: boolean): Die[] {
  const dice = UNROLLED.slice();
  if (white) dice.push('white0');
  return dice;
}

/** All dice come back; neutral dice stay (MP2-ROUND-3, MP2-COUNT-6). */
function takeBackDice(position: Position): void {
  const { state, box } = position;
  for (const player of state.players) player.doubled = null;
  if (state.round === 1) return;
  for (let seat = 0; seat < box.seats; seat += 1) {
    position.events?.({ kind: 'dice-retrieved', seat, rule: 'MP2-ROUND-3', dice: diceOnBoard(state).filter((die) => placerOf(die) === seat) });
    playerAt(position, seat).dice = unrolledDice(abilitiesOf(position, seat).whiteDie);
  }
  for (const { dice } of state.spaces) keepNeutral(dice);
  for (const place of state.cityCards) place.die = null;
  state.blackDice = new Array<number>(blackDice(box)).fill(0);
}

/** Neutral dice lie before all others. */
function keepNeutral(dice: PlacedDie[]): void {
  let kept = 0;
  for (const die of dice) if (placerOf(die) < 0) kept += 1;
  while (dice.length > kept) dice.pop();
}

function changeOffers(position: Position): void {
  const { state, box } = position;
  if (state.round === 1) return;
  leave(position, 'goneOffers', state.offers.filter((tile) => tile !== null), 'MP2-ROUND-4');
  state.offers = state.nextOffers.slice();
  state.nextOffers = state.nextOffers.map(() => null);
  position.events?.({ kind: 'offers-laid', seat: null, rule: 'MP2-ROUND-4', offers: state.offers.slice(), next: state.nextOffers.slice() });
  // After the offers of the last round nothing more becomes visible.
  if (state.round < ROUNDS) for (const { id } of [...box.tables.books].reverse()) draw(position, `offer:${id}`, null);
}

function changeAreaCards(position: Position): void {
  const { state } = position;
  if (state.round === 1) return;
  const area = state.cityCards.filter(({ place }) => place.startsWith('area:'));
  leave(position, 'goneCards', area.map(({ card }) => card).filter((card) => card !== null), 'MP2-ROUND-9');
  for (const place of area) place.card = null;
  draw(position, 'area-cards', null);
}

/** In the variant the black dice are rolled on their space (MP2-VAR-1). */
function rollBlackDice(position: Position, when: string): void {
  if (position.box.rulings.blackDiceVariant === when && position.state.blackDice.length > 0) push(position, { kind: 'rollBlack' });
}

/** MP2-VAR-1: the black dice are rolled on the board. */
export const rollBlack = chance('rollBlack', {}, {
  on: ['round'],
  problem({ state: { frames: [bottom], blackDice: dice }, box }): string | null {
    const step = bottom?.kind === 'round' ? ROUND_STEPS[bottom.step - 1] : undefined;
    if (step?.rolls !== box.rulings.blackDiceVariant) return 'black dice are not rolled in this step';
    return dice.length > 0 ? null : 'there are no dice to roll';
  },
  request: ({ state }): ChanceRequest => ({ kind: 'roll', purpose: 'black-dice', rule: 'MP2-VAR-1', seat: null, dice: state.blackDice.length, sides: 6 }),
  resolve(position, _, outcome) {
    pop(position);
    position.state.blackDice = outcome.map(Number).sort((a, b) => b - a);
    position.events?.({ kind: 'dice-rolled', seat: null, rule: 'MP2-VAR-1', dice: position.state.blackDice.map((value) => dieOf('black', value)), purpose: 'black-dice' });
  },
});

const isUnrolled = (die: Die): boolean => pipsOf(die) === 0 && !die.startsWith('black');

/** Dice that are rolled at the start of a round: own ones, and Matteo Polo's white one, that show nothing yet. */
const unrolled = ({ dice }: Player): number => dice.filter(isUnrolled).length;

function startRolls(position: Position): void {
  inTurnOrder(position, (seat) => {
    const player = playerAt(position, seat);
    if (!abilitiesOf(position, seat).namesDice) {
      if (unrolled(player) > 0) push(position, { kind: 'rollDice', seat });
      return;
    }
    player.dice = player.dice.map((die) => turned(die, 0));
    position.events?.({ kind: 'dice-ready', seat, rule: 'MP2-R-68', dice: player.dice.slice() });
  });
}

/** MP2-ROUND-10: a player rolls. */
export const rollDice = chance('rollDice', { seat }, {
  on: ['setup', 'round', 'rollDice'],
  problem: (position, { seat }): string | null => (unrolled(playerAt(position, seat)) > 0 ? null : 'there are no dice to roll'),
  request: (position, { seat }): ChanceRequest => ({ kind: 'roll', purpose: 'round-roll', rule: 'MP2-ROUND-10', seat, dice: unrolled(playerAt(position, seat)), sides: 6 }),
  resolve(position, { seat }, outcome) {
    pop(position);
    const player = playerAt(position, seat);
    const values = outcome.map(Number);
    const dice: Die[] = [];
    for (const die of player.dice) insertDie(dice, isUnrolled(die) ? turned(die, values.shift() ?? 0) : die);
    player.dice = dice;
    position.events?.({ kind: 'dice-rolled', seat, rule: 'MP2-ROUND-10', dice: dice.slice(), purpose: 'round-roll' });
  },
});

/** What the roll of a player brings: compensation, and Isabella Donati's bonuses (MP2-COMPEN-1, MP2-ISABELLA-4). */
function settleRoll(position: Position, seat: number): void {
  const { rulings } = position.box;
  const missing = missingPips(position, seat);
  const due = position.state.round > 1 || rulings.firstRoundCompensation === 'every-round';
  if (due && missing > 0 && !abilitiesOf(position, seat).namesDice) push(position, { kind: 'compensation', seat, count: missing });
  // Dice that lay before the characters were picked were not rolled by her (MP2-R-1).
  if (position.state.round > 1 || rulings.firstRoll === 'roll-last') startLuck(position, seat);
}

/** How much the dice that count (MP2-R-9) show less than what nobody is compensated for. */
function missingPips(position: Position, seat: number): number {
  const { compensationDice } = position.box.rulings;
  const counts = (die: Die): boolean => isOwn(die) || compensationDice === 'all-dice' || (compensationDice === 'all-rolled-dice' && die.startsWith('white'));
  return playerAt(position, seat).dice.reduce((missing, die) => missing - (counts(die) ? pipsOf(die) : 0), position.box.tables.pack.constants.compensationBelow);
}

const some = integer(0, 99);

/** MP2-COMPEN-2: coins and camels for what is missing. */
export const compensation = decision('compensation', { seat, count: some }, {
  rule: 'MP2-COMPEN-2', on: ['round', 'compensation', 'pairs'],
  moves: { compensation: move('compensation {camel} camel {coin} coin', { camel: some, coin: some }) },
  problem: (position, { seat, count }): string | null => (count === missingPips(position, seat) ? null : 'this is not what is missing'),
  offer(_, { count }, out) { for (const { coin, camel } of shares(count)) out.add({ kind: 'compensation', camel, coin }); },
  refuse: (_, { count }, { camel, coin }): Refusal | null => (camel + coin === count ? null : refusals['compensation-total']),
  play(position, { seat }, { camel, coin }) {
    pop(position);
    gain(position, 'coin', coin, { seat, source: 'compensation', rule: 'MP2-COMPEN-2' });
    gain(position, 'camel', camel, { seat, source: 'compensation', rule: 'MP2-COMPEN-2' });
  },
});
