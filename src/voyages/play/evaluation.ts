/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, and
 * what contracts, goods, dice, posts and the place on the map will probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { pipsOf } from '../../mechanics/dice.js';
import { tablesOf, type Amount, type ContractRules, type Tables } from '../content/tables.js';
import { COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP, ROUNDS } from '../content/board.js';
import { demandPack, standardPack, type Pack } from '../content/pack.js';
import type { Frame, Move } from '../frames.js';
import type { Walk } from '../rules/main-actions/travel/walk.js';
import { SMALL_CITIES } from '../content/ids.js';
import type { SmallCity } from '../config.js';
import type { Resource } from '../content/resources.js';
import { planning } from './planning.js';
import type { Seen as Table, SeenPlayer as Player, State } from '../state.js';
import { distancesOn, tourOf, type Distances } from './tour.js';
import { characterWorth, standardWeights, type Weights } from './weights.js';

/** Component values, how far apart places are on their map, and what contracts, bonus tiles and cards bring. */
interface Known extends Tables {
  readonly distances: Distances;
  readonly jumping: Distances;
  readonly prospects: Readonly<Record<string, Prospect>>;
  readonly tiles: Readonly<Record<string, number>>;
  readonly tours: Map<string, number>;
  readonly weights: Weights;
}

/** What a contract costs and brings, in points: at once, and if there is time to use it. */
interface Prospect {
  readonly cost: readonly Amount[];
  readonly need: number;
  readonly gain: number;
  readonly later: number;
}

/** The value of a position to every seat. */
export interface Evaluation {
  (table: Table): number[];
  /** To one of them. */
  readonly of: (table: Table, seat: Seat) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** So many tours are remembered before they are forgotten. */
const MOST_TOURS = 20_000;

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

function knownOf(indexed: Tables, weights: Weights): Known {
  return {
    ...indexed, weights, tours: new Map(),
    distances: distancesOn(indexed.ways), jumping: distancesOn(indexed.jumpWays),
    prospects: Object.fromEntries([...indexed.contracts.values()].map((contract) => [contract.id, prospectOf(contract, weights)])),
    tiles: Object.fromEntries(Object.entries(indexed.bonuses).map(([id, { plain, effects }]) => [id, sum(plain, weights, 1) + weights.bonus * effects.length])),
  };
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
  const walk = walkOf(table.frames, seat);
  return player.vp + stockOf(known, table, player, seat, ahead, walk) + contractsValue(known, player, ahead) + mostContracts(known, table, player, rounds)
    + postsValue(known, table, player, seat, ahead, rounds) + goalsValue(known, player) + tourValue(known, table, player, rounds, walk)
    + (player.character === null ? 0 : rounds / ROUNDS * characterWorth[player.character]) + diceValue(weights, player, ahead) + pendingValue(weights, table.frames, seat) * (0.3 + ahead);
}

/** A movement being named: what it costs so far counts as paid. */
function walkOf(frames: readonly Frame[], seat: Seat): Walk | null {
  const top = frames[frames.length - 1];
  return top !== undefined && top.kind === 'movement' && top.seat === seat ? top : null;
}

function stockOf({ travelCosts, weights }: Known, { beijing }: Table, { coin, camel, pepper, silk, gold }: Player, seat: Seat, ahead: number, walk: Walk | null): number {
  const steps = walk ? walk.first.length + walk.second.length : 0;
  const fare = walk && steps > 0 ? walk.coin + (walk.by === 'travel' ? (travelCosts[steps - 1] as number) : 0) : 0;
  const coins = coin - fare;
  const camels = camel - (walk?.camel ?? 0);
  const rest = beijing.includes(seat) ? 1 / GOODS_PER_VP : 0;
  // Much more than can be used is worth little.
  const usable = Math.min(coins, 20) + 0.4 * Math.max(0, coins - 20);
  return coins / COINS_PER_VP + ahead * (weights.coin * usable + weights.firstCoins * Math.min(coins, 10) + weights.camel * Math.min(camels, 12) + weights.firstCamels * Math.min(camels, 4))
    + pepper * Math.max(rest, ahead * weights.pepper) + silk * Math.max(rest, ahead * weights.silk) + gold * Math.max(rest, ahead * weights.gold);
}

function sum(amounts: readonly Amount[], weights: Weights, vp: number): number {
  let total = 0;
  for (const { resource, amount } of amounts) total += amount * (resource === 'vp' ? vp : weights[resource]);
  return total;
}

function prospectOf({ cost, vp, reward }: ContractRules, weights: Weights): Prospect {
  return { cost, need: sum(cost, weights, 0), gain: vp + weights.completed, later: sum(reward.plain, weights, 0) + weights.bonus * reward.effects.length };
}

/** Contracts in hand, by how much of their price is there. */
function contractsValue({ prospects, weights }: Known, player: Player, ahead: number): number {
  if (ahead === 0) return 0;
  let value = 0;
  for (const id of player.contracts) {
    const prospect = prospects[id];
    if (!prospect) continue;
    const { cost, need, gain, later } = prospect;
    let have = 0;
    for (const { resource, amount } of cost) have += Math.min(amount, player[resource]) * weights[resource as Exclude<Resource, 'vp'>];
    const ready = need === 0 ? 1 : have / need;
    value += (gain + ahead * later) * (weights.contract + weights.ready * ready * ready);
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

function postsValue({ beijing: points, kinds, tiles, weights }: Known, { beijing, cityBonuses }: Table, { posts }: Player, seat: Seat, ahead: number, rounds: number): number {
  const count = posts.length;
  // Points for the eighth and ninth are booked when they stand.
  const towards = count < 8 ? weights.posts * count * count * Math.min(1, ahead) : 0;
  const place = beijing.indexOf(seat);
  let income = 0;
  for (const city of posts) {
    if (kinds[city] === 'small') income += weights.cityBonus * (tiles[cityBonuses[SMALL_CITIES.indexOf(city as SmallCity)] ?? ''] ?? 0);
    else if (kinds[city] === 'large') income += weights.card;
  }
  return weights.post * ahead * count + towards + rounds * income + (place >= 0 ? (points[place] as number) : 0);
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

const endOf = (path: readonly string[] | undefined, start: string): string => path?.[path.length - 1] ?? start;

/** What the tour still worth making brings. A city at the end of the path named so far is as good as reached. */
function tourValue(known: Known, table: Table, player: Player, rounds: number, walk: Walk | null): number {
  if (rounds === 0) return 0;
  const { goals: cards, characters, weights, tours } = known;
  const figures = walk === null ? player.figures : player.figures.map((at, figure) => endOf(figure === 0 ? walk.first : walk.second, at));
  const open: string[] = [];
  let posts: readonly string[] = player.posts;
  if (walk !== null) posts = [...posts, ...figures.filter((place) => !posts.includes(place) && !place.startsWith('oasis'))];
  for (const id of player.goals) for (const city of (id === null ? undefined : cards[id]?.cities) ?? NOWHERE) if (!posts.includes(city) && !open.includes(city)) open.push(city);
  const inBeijing = posts.includes('beijing');
  if (!inBeijing) open.push('beijing');
  const arriving = walk === null ? 0 : (posts.length - player.posts.length) * (1 + weights.post);
  const jumps = player.character !== null && characters[player.character].jumps;
  const prize = inBeijing ? 0 : (known.beijing[table.beijing.indexOf(null)] ?? 0);
  // Tours are judged by tenths of a round, whether remembered or not: what a position is worth must not depend on what was judged before.
  const time = Math.round(rounds * 10);
  const key = `${figures.join()};${open.join()};${player.goals.join()};${prize};${time};${jumps}`;
  let tour = tours.get(key);
  if (tour === undefined) {
    if (tours.size > MOST_TOURS) tours.clear();
    tour = tourOf({ distances: jumps ? known.jumping : known.distances, figures, open, time: weights.reach * time / 10, gain: (visited, stop) => gainOf(known, player, posts, visited, stop, prize) }, weights);
    tours.set(key, tour);
  }
  return tour + arriving;
}

/** What a post in one more city brings in points for goals and Beijing. */
function gainOf({ goals: cards, goalCities }: Known, { goals }: Player, posts: readonly string[], visited: readonly string[], stop: string, prize: number): number {
  if (stop === 'beijing') return prize;
  const has = (city: string): boolean => posts.includes(city) || visited.includes(city);
  let gain = 0;
  const reached = new Set<string>();
  for (const id of goals) {
    const card = id === null ? undefined : cards[id];
    if (!card) continue;
    for (const city of card.cities) if (has(city)) reached.add(city);
    if (card.cities.includes(stop) && card.cities.every((city) => city === stop || has(city))) gain += card.vp;
  }
  const last = goalCities.length - 1;
  return gain + (goalCities[Math.min(reached.size + 1, last)] as number) - (goalCities[Math.min(reached.size, last)] as number);
}

const NOWHERE: readonly string[] = [];

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
