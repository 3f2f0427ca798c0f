// The round: MP2-ROUND-1..11, MP2-COMPEN-1..3, MP2-ISABELLA-1..4, MP2-MAILIN-6, MP2-ABHA-1, MP2-FIRST-3, MP2-R-1, MP2-R-6..9.
import type { ChanceRequest, Outcome } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import { dieOf, insertDie, isOwn, pipsOf, turned, type Die } from '../../mechanics/dice.js';
import { DICE, ROUNDS } from '../box.js';
import { draw, gapsOf, leave } from './draws.js';
import { giveIncome } from './income.js';
import { startLuck } from './characters/isabella-donati.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import type { CardPlace, Frame, Player, Space } from '../state.js';

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
  /** The black dice are rolled here, by this answer. */
  readonly rolls?: 'step-1' | 'step-5';
}

/** A round, step by step. Steps the set-up has done already are left out in round 1 (MP2-ROUND-2). */
export const ROUND_STEPS: readonly RoundStep[] = [
  { name: 'begin', run: beginRound, leaves: [] },
  { name: 'dice', run: takeBackDice, leaves: [] },
  { name: 'black-dice', run: (position) => { rollBlackDice(position, 'step-1'); }, rolls: 'step-1', leaves: ['rollBlack'] },
  { name: 'offers', run: changeOffers, leaves: ['draw offer'] },
  { name: 'income', run: (position) => { inTurnOrder(position, (seat) => { push(position, { kind: 'income', seat }); }); }, leaves: ['income', 'double', 'bonuses'] },
  { name: 'area-cards', run: changeAreaCards, leaves: ['draw area-cards'] },
  { name: 'black-dice', run: (position) => { rollBlackDice(position, 'step-5'); }, rolls: 'step-5', leaves: ['rollBlack'] },
  { name: 'roll', run: rollDice, leaves: ['roll'] },
  { name: 'compensation', run: (position) => { inTurnOrder(position, (seat) => { settleRoll(position, seat); }); }, leaves: ['compensation', 'pairs'] },
  { name: 'refill', run: (position) => { if (gapsOf(position).length > 0) push(position, { kind: 'refill' }); }, leaves: ['draw refill'] },
  { name: 'turns', run: (position) => { push(position, { kind: 'turns', seat: position.state.firstPlayer }); }, leaves: ['turns'] },
];

export function runRound(position: Position, frame: { step: number }): void {
  const step = ROUND_STEPS[frame.step];
  frame.step += 1;
  if (step !== undefined) {
    if (position.events) position.events({ kind: 'step', rule: 'MP2-ROUND-1', step: step.name });
    step.run(position);
    return;
  }
  pop(position);
  if (position.state.round < ROUNDS) push(position, { kind: 'round', step: 0 });
  else if (position.events) position.events({ kind: 'game-over', rule: 'MP2-ROUND-11' });
}

function beginRound(position: Position): void {
  const { state } = position;
  state.round += 1;
  state.firstPlayer = state.nextFirst;
  state.travelHeight = 0;
  if (position.events) position.events({ kind: 'round', rule: 'MP2-ROUND-1', round: state.round, firstPlayer: state.firstPlayer });
}

const OWN_DICE: readonly Die[] = /* @__PURE__ */ Array.from({ length: DICE }, () => 'own0' as const);

/** The dice of a player before they are rolled. */
export function unrolledDice(player: { readonly white: boolean }): Die[] {
  const dice = OWN_DICE.slice();
  if (player.white) dice.push('white0');
  return dice;
}

/** All dice come back; neutral dice stay (MP2-ROUND-3, MP2-COUNT-6). */
function takeBackDice(position: Position): void {
  const { state, box } = position;
  for (let seat = 0; seat < box.seats; seat += 1) {
    const player = playerAt(position, seat);
    player.doubled = null;
    if (state.round > 1) player.dice = unrolledDice({ white: abilitiesOf(position, seat).whiteDie });
  }
  if (state.round === 1) return;
  for (const space of state.spaces) if (space.dice.length > 0) keepNeutral(space);
  for (const place of state.cards) place.die = null;
  state.blackDice = Array.from({ length: box.parts.pack.constants.blackDice[box.seats - 2] as number }, () => 0);
}

function keepNeutral(space: Space): void {
  let kept = 0;
  while (kept < space.dice.length && (space.dice[kept] as string).startsWith('neutral')) kept += 1;
  space.dice.length = kept;
}

function changeOffers(position: Position): void {
  const { state, box } = position;
  if (state.round === 1) return;
  leave(position, state.offers as string[]);
  state.offers = state.nextOffers.slice();
  // After the offers of the last round nothing more becomes visible.
  if (state.round < ROUNDS) for (const { id } of [...box.parts.books].reverse()) draw(position, `offer:${id}`, null);
  else state.nextOffers = state.nextOffers.map(() => null);
  if (position.events) position.events({ kind: 'offers', rule: 'MP2-ROUND-4', offers: state.offers.slice(), next: state.nextOffers.slice() });
}

function changeAreaCards(position: Position): void {
  const { state } = position;
  if (state.round === 1) return;
  for (const place of state.cards) if (place.place.startsWith('area:')) removeCard(position, place);
  draw(position, 'area-cards', null);
}

function removeCard(position: Position, place: CardPlace): void {
  leave(position, [place.card as string]);
  place.card = null;
}

/** In the variant the black dice are rolled on their space (MP2-VAR-1). */
function rollBlackDice(position: Position, when: string): void {
  if (position.box.rules.blackDiceVariant === when && position.state.blackDice.length > 0) push(position, { kind: 'rollBlack' });
}

export function requestBlack(position: Position): ChanceRequest {
  return { kind: 'roll', purpose: 'black-dice', rule: 'MP2-VAR-1', seat: null, dice: position.state.blackDice.length, sides: 6 };
}

export function resolveBlack(position: Position, _frame: Frame, outcome: Outcome): void {
  pop(position);
  position.state.blackDice = (outcome as readonly number[]).slice().sort((a, b) => b - a);
  if (position.events) position.events({ kind: 'rolled', rule: 'MP2-VAR-1', seat: null, dice: position.state.blackDice.map((value) => dieOf('black', value)), purpose: 'black-dice' });
}

/** Dice that are rolled at the start of a round: own ones, and Matteo Polo's white one, that show nothing yet. */
export function unrolled(player: Player): number {
  let count = 0;
  for (const die of player.dice) if (pipsOf(die) === 0 && !die.startsWith('black')) count += 1;
  return count;
}

function rollDice(position: Position): void {
  const early = position.state.round === 1 && position.box.rules.firstRoll === 'roll-first';
  inTurnOrder(position, (seat) => {
    const player = playerAt(position, seat);
    if (abilitiesOf(position, seat).namesDice) {
      if (early) player.dice = player.dice.map((die) => turned(die, 0));
    } else if (unrolled(player) > 0) push(position, { kind: 'roll', seat });
  });
}

type RollFrame = Extract<Frame, { kind: 'roll' }>;

export function requestRoll(position: Position, { seat }: RollFrame): ChanceRequest {
  return { kind: 'roll', purpose: 'round-roll', rule: 'MP2-ROUND-10', seat, dice: unrolled(playerAt(position, seat)), sides: 6 };
}

export function resolveRoll(position: Position, { seat }: RollFrame, outcome: Outcome): void {
  pop(position);
  const player = playerAt(position, seat);
  const dice: Die[] = [];
  let next = 0;
  for (const die of player.dice) {
    const rolled = pipsOf(die) === 0 && !die.startsWith('black');
    insertDie(dice, rolled ? turned(die, outcome[next] as number) : die);
    if (rolled) next += 1;
  }
  player.dice = dice;
  if (position.events) position.events({ kind: 'rolled', rule: 'MP2-ROUND-10', seat, dice: dice.slice(), purpose: 'round-roll' });
}

/** What the roll of a player brings: compensation, and Isabella Donati's bonuses (MP2-COMPEN-1, MP2-ISABELLA-4). */
function settleRoll(position: Position, seat: number): void {
  const { rules } = position.box;
  const missing = missingPips(position, seat);
  const due = position.state.round > 1 || rules.firstRoundCompensation === 'every-round';
  if (due && missing > 0 && !abilitiesOf(position, seat).namesDice) push(position, { kind: 'compensation', seat, count: missing });
  // Dice that lay before the characters were picked were not rolled by her (MP2-R-1).
  if (position.state.round > 1 || rules.firstRoll === 'roll-last') startLuck(position, seat);
}

/** How much the dice of a player show less than what nobody is compensated for. */
export const missingPips = (position: Position, seat: number): number => position.box.parts.pack.constants.compensationBelow - rolledTotal(position, seat);

/** The dice that count for compensation (MP2-R-9). */
function rolledTotal(position: Position, seat: number): number {
  const { compensationDice } = position.box.rules;
  let total = 0;
  for (const die of playerAt(position, seat).dice) {
    if (isOwn(die) || compensationDice === 'all-dice' || (compensationDice === 'all-rolled-dice' && die.startsWith('white'))) total += pipsOf(die);
  }
  return total;
}

/** The turns: clockwise, players without dice are skipped (MP2-TURN-1, MP2-TURN-7). */
export function runTurns(position: Position, frame: { seat: number }): void {
  const { state, box } = position;
  // Who has no dice left has not passed, but used the last one.
  if (state.turn.seat !== null && playerAt(position, state.turn.seat).dice.length === 0) state.turn.passes = 0;
  let holders = 0;
  let next = -1;
  for (let place = 0; place < box.seats; place += 1) {
    const seat = (frame.seat + place) % box.seats;
    if (playerAt(position, seat).dice.length === 0) continue;
    holders += 1;
    if (next < 0) next = seat;
  }
  // Everybody who has dice has passed in a row (MP2-R-11).
  if (next < 0 || state.turn.passes >= holders) {
    pop(position);
    startBookkeeping(position, null, 0);
    return;
  }
  frame.seat = (next + 1) % box.seats;
  startBookkeeping(position, next, state.turn.passes);
  push(position, { kind: 'refill' });
  push(position, { kind: 'turn', seat: next });
  if (position.events) position.events({ kind: 'turn', rule: 'MP2-TURN-1', seat: next });
}

/** What is counted for a turn or an income starts anew. */
export function startBookkeeping(position: Position, seat: number | null, passes: number): void {
  const player = seat === null ? null : playerAt(position, seat);
  const { turn } = position.state;
  turn.seat = seat;
  turn.acted = false;
  turn.bought = false;
  turn.began = player === null ? 0 : player.dice.length;
  turn.held = player === null ? [] : player.active.slice();
  turn.fresh = [];
  turn.passed = [];
  turn.slotBusy = false;
  turn.passes = passes;
}

export function runIncome(position: Position, { seat }: { readonly seat: number }): void {
  pop(position);
  startBookkeeping(position, seat, 0);
  giveIncome(position, seat);
}
