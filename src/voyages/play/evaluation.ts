/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, and
 * what contracts, goods, dice, posts and the place on the map will probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { heldIn } from '../../mechanics/amounts.js';
import { newDescription, put, type Description } from '../../mechanics/description.js';
import { pipsOf } from '../../mechanics/dice.js';
import { entry } from '../../mechanics/known.js';
import { outcomeOf, type Learned } from '../../mechanics/learned.js';
import { tablesOf } from '../content/tables.js';
import { COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP, ROUNDS } from '../content/board.js';
import { demandPack, standardPack, type Pack } from '../content/pack.js';
import type { Frame, Move } from '../frames.js';
import type { Walk } from '../rules/main-actions/travel/walk.js';
import { SMALL_CITIES } from '../content/ids.js';
import type { SmallCity } from '../config.js';
import type { Resource } from '../content/resources.js';
import { planning } from './planning.js';
import type { Seen as Table, SeenPlayer as Player, State } from '../state.js';
import { cardsIn, manyPosts, tourValue, type Judged } from './journeys.js';
import { describe } from './description.js';
import { learned } from './learned.js';
import { knownOf, type Known } from './known.js';
import { characterWorth, standardWeights, type Weights } from './weights.js';

/** The value of a position to every seat. */
export interface Evaluation {
  (table: Table): number[];
  /** To one of them. */
  readonly of: (table: Table, seat: Seat) => number;
  /** To one of them where a plan ends or a turn begins, by what games have taught as well; slower. */
  readonly ofPlan?: (table: Table, seat: Seat) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** A judgement by some component values, which are indexed the first time they are needed. */
function judging(pack: Pack, weights: Weights): Evaluation {
  let known: Known | null = null;
  const of = (table: Table, seat: Seat): number => valueOf((known ??= knownOf(tablesOf(pack), weights)), table, table.players[seat] as Player, seat);
  return Object.assign((table: Table) => table.players.map((_, seat) => of(table, seat)), { of, planning });
}

/** The same, with plans judged by what games have taught as well. */
function taught(read: () => Learned, weights: Weights): Evaluation {
  const quick = judging(standardPack, weights);
  let known: Known | null = null;
  const ofPlan = (table: Table, seat: Seat): number => plannedValueOf((known ??= knownOf(tablesOf(standardPack), weights)), read(), table, seat);
  return Object.assign((table: Table) => quick(table), { of: quick.of, planning, ofPlan });
}

/** What positions are described by to learners: all that is learned from. */
export function describeTo(known: Known, table: Table, seat: Seat, out: Description): void {
  termsOf(known, judgedOf(known, table, table.players[seat] as Player, seat), TERMS);
  describeWith(known, table, seat, out);
}

/** A position in numbers, and the terms of its judgement behind them. */
function describeWith(known: Known, table: Table, seat: Seat, out: Description): void {
  describe(known, table, seat, out);
  for (const term of TERMS) put(out, term / 10);
}

/** The judgement by what was learned in other games, to learn more. */
export const evaluationTaught = (learned: Learned, weights: Weights): Evaluation => taught(() => learned, weights);

/** The rounds still to come, with what is left of this one: 0 when nothing can be done any more. */
function roundsAhead(table: Table): number {
  return table.frames.length === 0 ? 0 : ROUNDS - table.round + 0.6 * unplaced(table);
}

/** What a position of the standard game is worth to every seat. */
export const evaluation: Evaluation = /* @__PURE__ */ taught(learned, standardWeights);

/** The same judgement by other weights, to find better ones. */
export const evaluationBy = (weights: Weights): Evaluation => judging(standardPack, weights);

/** The same judgement for a game with other component values. Throws `InvalidDataError` when the values do not fit together. */
export function evaluationOf(pack: Pack): Evaluation {
  return judging(demandPack(pack), standardWeights);
}

/** The share of dice that are still to be placed in this round. */
function unplaced({ players }: Table): number {
  let dice = 0;
  for (const player of players) dice += player.dice.length;
  return Math.min(1, dice / (5 * players.length));
}

function valueOf(known: Known, table: Table, player: Player, seat: Seat): number {
  const judged = judgedOf(known, table, player, seat);
  termsOf(known, judged, TERMS);
  return valueBy(known, judged, TERMS);
}

function judgedOf({ weights }: Known, table: Table, player: Player, seat: Seat): Judged {
  const rounds = roundsAhead(table);
  const ahead = rounds === 0 ? 0 : Math.min(1, weights.least + weights.slope * rounds / ROUNDS);
  return { table, player, seat, rounds, ahead, walk: walkOf(table.frames, seat) };
}

/** Room for the terms of the judgement; nothing is kept in it from one position to the next. */
const TERMS = /* @__PURE__ */ new Float64Array(7);

/** What is judged one by one of what a player has. */
function termsOf(known: Known, judged: Judged, terms: Float64Array): void {
  const { player, rounds } = judged;
  terms[0] = stockOf(known, judged);
  terms[1] = contractsValue(known, judged);
  terms[2] = mostContracts(known, judged);
  terms[3] = postsValue(known, judged);
  terms[4] = manyPosts(known, player, player.posts.length, rounds);
  terms[5] = goalsValue(known, player);
  terms[6] = tourValue(known, judged);
}

/** The terms together, with what depends on the character, the dice and what is still asked. */
function valueBy({ weights }: Known, { table, player, seat, rounds, ahead }: Judged, terms: Float64Array): number {
  let value = player.vp + diceValue(weights, player, ahead) + pendingValue(weights, table.frames, seat) * (0.3 + ahead);
  if (player.character !== null) value += rounds / ROUNDS * characterWorth[player.character];
  for (const term of terms) value += term;
  return value;
}

/** The same at the end of a turn, together with what games have taught of such positions. */
function plannedValueOf(known: Known, learned: Learned, table: Table, seat: Seat): number {
  const player = table.players[seat] as Player;
  const judged = judgedOf(known, table, player, seat);
  termsOf(known, judged, TERMS);
  const value = valueBy(known, judged, TERMS);
  if (!isLearned(table, player)) return value;
  describeWith(known, table, seat, DESCRIPTION);
  return value + learned.share * (player.vp + outcomeOf(learned, DESCRIPTION) - value);
}

const DESCRIPTION = /* @__PURE__ */ newDescription(256);

/** Games teach what turns come to, not what is asked within them, and the last one is followed by nothing. */
function isLearned({ round, frames }: Table, { dice }: Player): boolean {
  return frames[frames.length - 1]?.kind === 'turn' && (round < ROUNDS || dice.length > 0);
}

function walkOf(frames: readonly Frame[], seat: Seat): Walk | null {
  const top = frames[frames.length - 1];
  return top !== undefined && top.kind === 'movement' && top.seat === seat ? top : null;
}

function stockOf({ travelCosts, weights }: Known, { table: { beijing }, player: { coin, camel, pepper, silk, gold }, seat, ahead, walk }: Judged): number {
  const steps = walk ? walk.first.length + walk.second.length : 0;
  const fare = walk && steps > 0 ? walk.coin + (walk.by === 'travel' ? (travelCosts[steps - 1] as number) : 0) : 0;
  const coins = coin - fare;
  const camels = camel - (walk?.camel ?? 0);
  const rest = beijing.includes(seat) ? 1 / GOODS_PER_VP : 0;
  const money = weights.coin * upTo(coins, 16, weights.spareCoin) + weights.firstCoins * Math.min(coins, 8);
  const caravan = weights.camel * upTo(camels, 9, weights.spareCamel) + weights.firstCamels * Math.min(camels, 4);
  const good = (many: number, weight: number): number => ahead * weight * upTo(many, 3, weights.spare);
  return coins / COINS_PER_VP + ahead * (money + caravan)
    + Math.max(rest * pepper, good(pepper, weights.pepper)) + Math.max(rest * silk, good(silk, weights.silk)) + Math.max(rest * gold, good(gold, weights.gold));
}

/** So many count in full, and more of them only by a share. */
const upTo = (many: number, most: number, share: number): number => (many <= most ? many : most + share * (many - most));

/** Contracts in hand, by how much of their price is there. */
function contractsValue({ prospects, weights }: Known, { player, ahead }: Judged): number {
  if (ahead === 0) return 0;
  let value = 0;
  for (const id of player.contracts) {
    const { cost, need, gain, later } = entry(prospects, id);
    let have = 0;
    for (const { resource, amount } of cost) have += Math.min(amount, heldIn(player, resource)) * heldIn(weights, resource as Exclude<Resource, 'vp'>);
    const ready = need === 0 ? 1 : have / need;
    // The price is counted as stock: what a contract brings beside it is what it is worth to hold.
    value += Math.max(0, gain + later - need) * (weights.contract + weights.ready * ready * ready);
  }
  return value * Math.min(1, ahead + 0.2);
}

/** Completed contracts, and the points for most of them: the nearer the end, the more it matters who has. */
function mostContracts({ weights }: Known, { table: { players }, player, rounds }: Judged): number {
  let most = 0;
  for (const other of players) if (other !== player && other.completed.length > most) most = other.completed.length;
  const lead = player.completed.length - most;
  if (rounds === 0) return lead >= 0 ? MOST_CONTRACTS_VP : 0;
  return MOST_CONTRACTS_VP / (1 + Math.exp(-(lead + 0.5) / (0.5 + 0.5 * rounds))) + weights.completed * player.completed.length * Math.min(1, rounds);
}

function postsValue({ beijing: points, kinds, tiles, cardWorth, weights }: Known, { table, player: { posts }, seat, rounds, ahead }: Judged): number {
  const { beijing, cityBonuses, cityCards } = table;
  const count = posts.length;
  const place = beijing.indexOf(seat);
  let income = 0;
  for (const city of posts) {
    if (kinds[city] === 'small') income += (tiles[cityBonuses[SMALL_CITIES.indexOf(city as SmallCity)] ?? ''] ?? 0);
    else if (kinds[city] === 'large') income += cardsIn(cardWorth, cityCards, city, weights);
  }
  return weights.post * ahead * count + rounds * income + (place >= 0 ? (points[place] as number) : 0);
}

function goalsValue({ goals: cards, goalCities }: Known, { goals, posts }: Player): number {
  const reached: string[] = [];
  let value = 0;
  for (const id of goals) {
    const card = id === null ? undefined : cards[id];
    if (!card) continue;
    let there = 0;
    for (const city of card.cities) {
      if (!posts.includes(city)) continue;
      there += 1;
      if (!reached.includes(city)) reached.push(city);
    }
    if (there === card.cities.length) value += card.vp;
  }
  return value + (goalCities[Math.min(reached.length, goalCities.length - 1)] as number);
}

function diceValue({ die, pip }: Weights, { dice }: Player, ahead: number): number {
  let value = 0;
  for (const one of dice) value += (die + pip * pipsOf(one)) * (0.4 + 0.6 * ahead);
  return value;
}

function pendingValue({ bonus }: Weights, frames: readonly Frame[], seat: Seat): number {
  let value = 0;
  for (const frame of frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.kind === 'waiting') value += bonus * frame.bonuses.length;
    else if (frame.kind === 'chooseGoods') value += frame.count;
    else if (frame.kind === 'copyBonus' || frame.kind === 'nextBonus' || frame.kind === 'drawContract') value += bonus;
  }
  return value;
}
