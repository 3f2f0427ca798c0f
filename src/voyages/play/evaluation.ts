/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, and
 * what contracts, goods, dice, posts and the place on the map will probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { pipsOf } from '../../mechanics/dice.js';
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
import { knownOf, type Known, type Prospect } from './known.js';
import { characterWorth, standardWeights, type Weights } from './weights.js';

/** The value of a position to every seat. */
export interface Evaluation {
  (table: Table): number[];
  /** To one of them. */
  readonly of: (table: Table, seat: Seat) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** A judgement by some component values, which are indexed the first time they are needed. */
function judging(pack: Pack, weights: Weights): Evaluation {
  let known: Known | null = null;
  const of = (table: Table, seat: Seat): number => valueOf((known ??= knownOf(tablesOf(pack), weights)), table, table.players[seat] as Player, seat);
  return Object.assign((table: Table) => table.players.map((_, seat) => of(table, seat)), { of, planning });
}

/** The rounds still to come, with what is left of this one: 0 when nothing can be done any more. */
function roundsAhead(table: Table): number {
  return table.frames.length === 0 ? 0 : ROUNDS - table.round + 0.6 * unplaced(table);
}

/** What a position of the standard game is worth to every seat. */
export const evaluation: Evaluation = /* @__PURE__ */ judging(standardPack, standardWeights);

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
  const { weights } = known;
  const rounds = roundsAhead(table);
  const ahead = rounds === 0 ? 0 : Math.min(1, weights.least + weights.slope * rounds / ROUNDS);
  const judged: Judged = { table, player, seat, rounds, ahead, walk: walkOf(table.frames, seat) };
  return player.vp + stockOf(known, judged) + contractsValue(known, player, ahead) + mostContracts(known, table, player, rounds)
    + postsValue(known, judged) + manyPosts(known, player, player.posts.length, rounds) + goalsValue(known, player) + tourValue(known, judged)
    + (player.character === null ? 0 : rounds / ROUNDS * characterWorth[player.character]) + diceValue(weights, player, ahead) + pendingValue(weights, table.frames, seat) * (0.3 + ahead);
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
function contractsValue({ prospects, weights }: Known, player: Player, ahead: number): number {
  if (ahead === 0) return 0;
  let value = 0;
  for (const id of player.contracts) {
    const { cost, need, gain, later } = prospects[id] as Prospect;
    let have = 0;
    for (const { resource, amount } of cost) have += Math.min(amount, player[resource]) * weights[resource as Exclude<Resource, 'vp'>];
    const ready = need === 0 ? 1 : have / need;
    // The price is counted as stock: what a contract brings beside it is what it is worth to hold.
    value += Math.max(0, gain + later - need) * (weights.contract + weights.ready * ready * ready);
  }
  return value * Math.min(1, ahead + 0.2);
}

/** Completed contracts, and the points for most of them: the nearer the end, the more it matters who has. */
function mostContracts({ weights }: Known, { players }: Table, player: Player, rounds: number): number {
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
