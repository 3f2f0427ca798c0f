// VOY-ROUND-1 to VOY-ROUND-12, VOY-COMPEN-1 to VOY-COMPEN-4, VOY-FIRST-1 to VOY-FIRST-4, VOY-SCORE-1: the steps of a round.
import type { ChanceRequest, Outcome, Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal, RuleId } from '../../kernel/legality.js';
import { putUnderMixed, UNSEEN } from '../../mechanics/piles.js';
import { colourOf, dieOf, insertDie, isOwn, pipsOf, type Die } from '../../mechanics/dice.js';
import { seatsFrom } from './turn-order.js';
import type { Position } from '../box.js';
import { BLACK_DICE, COMPENSATED_BELOW, CONTRACT_COLUMNS, ROUNDS, START } from '../content/board.js';
import { specialStack } from './contracts.js';
import { namesValues } from './dice.js';
import type { FrameOf } from '../frame-types.js';
import { credit, playerAt, queue } from './gains.js';
import { UNROLLED } from './placings.js';
import { CITY_BONUS_IDS, SMALL_CITIES } from '../content/ids.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import type { Effect } from '../content/resources.js';
import type { Player, State } from '../state.js';
import { SPACE_IDS } from '../state.js';

/** The steps of a round in the order of the rule book; the last round ends after the turns. */
export const ROUND_STEPS = ['startPlayer', 'income', 'retrieve', 'roll', 'compensation', 'turns', 'leftovers', 'newRow'] as const;

/** A step of a round. */
export type RoundStep = (typeof ROUND_STEPS)[number];

const AFTER_TURNS = ROUND_STEPS.indexOf('leftovers');

const STEPS: Readonly<Record<RoundStep, (position: Position) => void>> = {
  startPlayer: newStartPlayer,
  income: allIncome,
  retrieve: retrieveDice,
  roll: rollAll,
  compensation: compensateAll,
  turns: takeTurns,
  leftovers: leftoversUnder,
  newRow: layNewRow,
};

/** Does the next step of the round, or ends the game. */
export function runRound(position: Position, frame: FrameOf<'round'>): void {
  const { state } = position;
  if (frame.step === AFTER_TURNS && state.round === ROUNDS) { endGame(position); return; }
  if (frame.step === ROUND_STEPS.length) {
    state.round += 1;
    frame.step = 0;
  }
  const step = ROUND_STEPS[frame.step] as RoundStep;
  frame.step += 1;
  STEPS[step](position);
}

function endGame(position: Position): void {
  pop(position);
  if (!position.events) return;
  for (let seat = 0; seat < position.box.seats; seat += 1) {
    position.events({ kind: 'goals-revealed', seat, goals: playerAt(position, seat).goals.slice(), rule: 'VOY-SCORE-1' });
  }
  position.events({ kind: 'game-over', rule: 'VOY-SCORE-1' });
}

function turnOrder({ state, box }: Position): Seat[] {
  return seatsFrom(state.startPlayer as Seat, box.seats);
}

function newStartPlayer(position: Position): void {
  const { state } = position;
  if (position.events) position.events({ kind: 'round-begins', round: state.round, rule: 'VOY-ROUND-1' });
  if (state.round > 1 && state.lastTraveller !== null) {
    state.startPlayer = state.lastTraveller;
    if (position.events) position.events({ kind: 'start-player', seat: state.startPlayer, rule: 'VOY-FIRST-1' });
  }
  state.lastTraveller = null;
}

function allIncome(position: Position): void {
  for (const seat of turnOrder(position).reverse()) push(position, { kind: 'income', seat });
}

/** The bonuses marked "!": of small cities, then of the character. */
export function runIncome(position: Position, { seat }: FrameOf<'income'>): void {
  const { state, box } = position;
  const { posts, character } = playerAt(position, seat);
  pop(position);
  const effects: Effect[] = [];
  for (const bonus of CITY_BONUS_IDS) {
    const city = SMALL_CITIES[state.cityBonuses.indexOf(bonus)];
    if (city === undefined || !posts.includes(city)) continue;
    const reward = box.bonuses[bonus];
    credit(position, seat, bonus, reward?.plain ?? [], 1, 'VOY-ROUND-3');
    effects.push(...(reward?.effects ?? []));
  }
  if (character !== null) {
    const { income } = box.characters[character];
    credit(position, seat, character, income.plain, 1, 'VOY-ROUND-3');
    effects.push(...income.effects);
  }
  queue(position, seat, effects);
}

/** Own dice and Matteo's white die, not rolled yet. */
export function unrolledDice({ character }: Player): Die[] {
  const dice: Die[] = [];
  for (let die = 0; die < START.dice; die += 1) dice.push(dieOf('own', UNROLLED));
  if (character === 'matteo') dice.push(dieOf('white', UNROLLED));
  return dice;
}

/** Takes all dice off the board but the neutral ones. */
export function clearSpaces(state: State): void {
  for (const space of SPACE_IDS) {
    const dice = state.spaces[space];
    let neutral = 0;
    while (dice[neutral] === 'neutral1') neutral += 1;
    dice.length = neutral;
  }
  state.cardDice.fill(null);
}

function retrieveDice(position: Position): void {
  const { state, box } = position;
  clearSpaces(state);
  state.blackDice = BLACK_DICE[box.seats as keyof typeof BLACK_DICE];
  for (const player of state.players) {
    player.dice = unrolledDice(player);
    player.passed = false;
  }
  if (position.events) position.events({ kind: 'dice-retrieved', rule: 'VOY-ROUND-7' });
}

function rollAll(position: Position): void {
  for (const seat of turnOrder(position).reverse()) if (!namesValues(playerAt(position, seat))) push(position, { kind: 'rollDice', seat });
}

/** All dice of a player are rolled. */
export function rollDiceRequest(position: Position, { seat }: FrameOf<'rollDice'>): ChanceRequest {
  return { kind: 'roll', purpose: 'round-roll', rule: 'VOY-ROUND-8', seat, dice: playerAt(position, seat).dice.length, sides: 6 };
}

/** The dice show something: own dice first, then the white one. */
export function resolveRollDice(position: Position, { seat }: FrameOf<'rollDice'>, outcome: Outcome): void {
  const player = playerAt(position, seat);
  const dice: Die[] = [];
  pop(position);
  for (let at = 0; at < player.dice.length; at += 1) insertDie(dice, dieOf(colourOf(player.dice[at] as Die), outcome[at] as number));
  player.dice = dice;
  if (position.events) position.events({ kind: 'dice-rolled', seat, dice: dice.slice(), rule: 'VOY-ROUND-8' });
}

function missingPips(position: Position, player: Player): number {
  if (namesValues(player)) return 0;
  const whiteCounts = position.box.answers.compensationDice === 'all-rolled-dice';
  let total = 0;
  for (const die of player.dice) if (isOwn(die) || whiteCounts) total += pipsOf(die);
  return COMPENSATED_BELOW - total;
}

function compensateAll(position: Position): void {
  for (const seat of turnOrder(position).reverse()) {
    const units = missingPips(position, playerAt(position, seat));
    if (units > 0) push(position, { kind: 'compensation', seat, units });
  }
}

/** Coins and camels in any mix. */
export function legalCompensation(_position: Position, { units }: FrameOf<'compensation'>, moves: Move[]): void {
  for (let camel = units; camel >= 0; camel -= 1) moves.push({ kind: 'compensation', camel, coin: units - camel });
}

/** Why a mix is wrong. */
export function refuseCompensation(_position: Position, { units }: FrameOf<'compensation'>, { camel, coin }: Play<'compensation'>): Refusal | null {
  return camel + coin === units ? null : refusals['compensation-total'];
}

/** Gains the mix. */
export function playCompensation(position: Position, { seat }: FrameOf<'compensation'>, { camel, coin }: Play<'compensation'>): void {
  pop(position);
  if (camel > 0) credit(position, seat, 'compensation', [{ resource: 'camel', amount: camel }], 1, 'VOY-COMPEN-1');
  if (coin > 0) credit(position, seat, 'compensation', [{ resource: 'coin', amount: coin }], 1, 'VOY-COMPEN-1');
}

function takeTurns(position: Position): void {
  push(position, { kind: 'turns', seat: position.state.startPlayer as Seat });
}

function leftoversUnder(position: Position): void {
  const { state, box } = position;
  const left = state.row.filter((contract) => contract !== null);
  const random = box.answers.leftoverOrder === 'random';
  // In open piles everybody sees the order, so it cannot stay undecided until a contract is drawn.
  if (random && left.length > 1 && box.answers.hiddenInformation === 'open-piles') push(position, { kind: 'deal', what: 'leftovers', seat: null });
  else putLeftovers(position, left, random);
}

/** Puts what is left in the row under the special stack; shuffled, nobody knows the order. */
export function putLeftovers(position: Position, left: readonly string[], shuffled: boolean): void {
  const { state } = position;
  state.row.fill(null);
  if (shuffled) putUnderMixed(specialStack(state), left);
  else for (const contract of left) state.special.push(contract);
  if (position.events) position.events({ kind: 'leftovers-under', contracts: left, rule: 'VOY-ROUND-10' });
}

/** The rule by which a row is laid: the first one belongs to the set-up, before anybody holds the hourglass. */
export function rowRule({ startPlayer }: State): RuleId {
  return startPlayer === null ? 'VOY-SETUP-9' : 'VOY-ROUND-11';
}

/** The next stack becomes the row: drawn by luck, or known already (ruling `hiddenInformation`). */
export function layNewRow(position: Position): void {
  const { state } = position;
  if (state.stacks[0] === UNSEEN) push(position, { kind: 'deal', what: 'row', seat: null });
  else layRow(position, state.stacks.splice(0, CONTRACT_COLUMNS));
}

/** Lays contracts into columns 1 to 6. */
export function layRow(position: Position, contracts: readonly string[]): void {
  const { row } = position.state;
  for (let column = 0; column < CONTRACT_COLUMNS; column += 1) row[column] = contracts[column] ?? null;
  if (position.events) position.events({ kind: 'row-laid', contracts, rule: rowRule(position.state) });
}

