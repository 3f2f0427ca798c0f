/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, and
 * what contracts, goods, dice, posts and the place on the map will probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { pipsOf } from '../../mechanics/dice.js';
import { tablesOf, type Amount, type ContractRules, type Tables } from '../content/tables.js';
import { COINS_PER_VP, GOODS_PER_VP, ROUNDS } from '../content/board.js';
import { demandPack, standardPack, type Pack } from '../content/pack.js';
import type { Frame, Move } from '../frames.js';
import type { Walk } from '../rules/main-actions/travel/walk.js';
import type { Resource } from '../content/resources.js';
import { planning } from './planning.js';
import type { Seen as Table, SeenPlayer as Player, State } from '../state.js';
import type { Ways } from '../../mechanics/routes.js';

type Distances = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Component values, how far apart places are on their map, and what contracts bring. */
interface Known extends Tables {
  readonly distances: Distances;
  readonly prospects: Readonly<Record<string, Prospect>>;
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

/** What one of each will bring if there is time to use it; `vp` counts as booked. */
const WORTH: Readonly<Record<Resource, number>> = { coin: 0.25, camel: 0.55, pepper: 0.75, silk: 1, gold: 1.35, vp: 1 };
/** Bonuses that need a decision or luck. */
const BONUS = 1.5;
/** A post: its bonus each round, and the way to the points for many. */
const POST = 2.2;
/** A completed contract helps towards the points for the most. */
const MOST_CONTRACTS = 1.2;
/** A step nearer to a city one wants to reach. */
const STEP = 0.55;

/** A judgement by some component values, which are indexed the first time they are needed. */
function judging(pack: Pack): Evaluation {
  let known: Known | null = null;
  const values = (): Known => (known ??= knownOf(tablesOf(pack)));
  const of = (table: Table, seat: Seat): number => valueOf(values(), table, table.players[seat] as Player, seat, timeAhead(table));
  return Object.assign((table: Table) => {
    const ahead = timeAhead(table);
    return table.players.map((player, seat) => valueOf(values(), table, player, seat, ahead));
  }, { of, planning });
}

/** 1 at the start, 0 when nothing can be used any more. */
function timeAhead(table: Table): number {
  return table.frames.length === 0 ? 0 : Math.max(0.08, (ROUNDS - table.round + 0.6 * unplaced(table)) / ROUNDS);
}

function knownOf(indexed: Tables): Known {
  return { ...indexed, distances: distancesOn(indexed.ways), prospects: Object.fromEntries(Object.values(indexed.contracts).map((contract) => [contract.id, prospectOf(contract)])) };
}

/** What a position of the standard game is worth to every seat. */
export const evaluation: Evaluation = /* @__PURE__ */ judging(standardPack);

/** The same judgement for a game with other component values. Throws `InvalidDataError` when they do not fit together. */
export function evaluationOf(pack: Pack): Evaluation {
  return judging(demandPack(pack));
}

/** The share of dice that are still to be placed in this round. */
function unplaced({ players }: Table): number {
  let dice = 0;
  for (const player of players) dice += player.dice.length;
  return Math.min(1, dice / (5 * players.length));
}

function valueOf(known: Known, table: Table, player: Player, seat: Seat, ahead: number): number {
  const walk = walkOf(table.frames, seat);
  const stock = stockOf(known, table, player, seat, ahead, walk);
  return player.vp + stock + contractsValue(known, player, ahead) + postsValue(known, table, player, seat, ahead) + goalsValue(known, player, ahead)
    + placeValue(known, table, player, seat, ahead, walk) + diceValue(player, ahead) + pendingValue(table.frames, seat) * (0.3 + ahead);
}

/** A movement being named: what it costs so far counts as paid. */
function walkOf(frames: readonly Frame[], seat: Seat): Walk | null {
  const top = frames[frames.length - 1];
  return top !== undefined && top.kind === 'movement' && top.seat === seat ? top : null;
}

function stockOf({ travelCosts }: Known, { beijing }: Table, { coin, camel, pepper, silk, gold }: Player, seat: Seat, ahead: number, walk: Walk | null): number {
  const steps = walk ? walk.first.length + walk.second.length : 0;
  const fare = walk && steps > 0 ? walk.coin + (walk.by === 'travel' ? (travelCosts[steps - 1] as number) : 0) : 0;
  const coins = coin - fare;
  const camels = camel - (walk?.camel ?? 0);
  const rest = beijing.includes(seat) ? 1 / GOODS_PER_VP : 0.05;
  // Much more than can be used is worth little.
  const usable = Math.min(coins, 20) + 0.4 * Math.max(0, coins - 20);
  return coins / COINS_PER_VP + ahead * (WORTH.coin * usable + WORTH.camel * Math.min(camels, 10))
    + pepper * Math.max(rest, ahead * WORTH.pepper) + silk * Math.max(rest, ahead * WORTH.silk) + gold * Math.max(rest, ahead * WORTH.gold);
}

function sum(amounts: readonly Amount[]): number {
  let total = 0;
  for (const { resource, amount } of amounts) if (resource !== 'vp') total += WORTH[resource] * amount;
  return total;
}

function prospectOf({ cost, vp, reward }: ContractRules): Prospect {
  const need = cost.reduce((total, { resource, amount }) => total + amount * WORTH[resource], 0);
  return { cost, need, gain: vp + MOST_CONTRACTS, later: sum(reward.plain) + BONUS * reward.effects.length };
}

/** Contracts in hand, by how much of their price is there; and those completed. */
function contractsValue({ prospects }: Known, player: Player, ahead: number): number {
  let value = MOST_CONTRACTS * player.completed.length;
  for (const id of player.contracts) {
    const prospect = prospects[id];
    if (!prospect) continue;
    const { cost, need, gain, later } = prospect;
    let have = 0;
    for (const { resource, amount } of cost) have += Math.min(amount, player[resource]) * WORTH[resource];
    const ready = need === 0 ? 1 : have / need;
    value += (gain + ahead * later) * (0.1 + 0.5 * ready * ready) * (ready === 1 ? 1 : Math.min(1, ahead + 0.2));
  }
  return value;
}

function postsValue({ beijing: points }: Known, { beijing }: Table, { posts }: Player, seat: Seat, ahead: number): number {
  const count = posts.length;
  // Points for the eighth and ninth are booked when they stand.
  const towards = count < 8 ? 0.12 * count * count * Math.min(1, 2 * ahead) : 0;
  const place = beijing.indexOf(seat);
  return POST * ahead * count + towards + (place >= 0 ? (points[place] as number) : 0);
}

function goalsValue({ goals: cards, goalCities }: Known, { goals, posts }: Player, ahead: number): number {
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
    else if (there > 0) value += 0.6 * card.vp * Math.min(1, ahead + 0.1);
  }
  return value + (goalCities[Math.min(reached.length, goalCities.length - 1)] as number);
}

/** How near the figures are to what is still wanted: goal cities, and Beijing. Plain loops: a search asks for this at every leaf. */
function placeValue({ goals: cards, distances }: Known, { beijing }: Table, { goals, posts, figures }: Player, seat: Seat, ahead: number, walk: Walk | null): number {
  const first = endOf(walk?.first, figures[0] as string);
  const second = figures.length > 1 ? endOf(walk?.second, figures[1] as string) : null;
  const fromFirst = distances[first] ?? UNKNOWN;
  const fromSecond = second === null ? null : (distances[second] ?? UNKNOWN);
  let value = 0;
  for (const id of goals) {
    for (const city of (id === null ? undefined : cards[id]?.cities) ?? NOWHERE) if (!posts.includes(city)) value -= STEP * nearest(fromFirst, fromSecond, city);
  }
  if (!beijing.includes(seat)) value -= STEP * nearest(fromFirst, fromSecond, 'beijing');
  // A city at the end of the path named so far is as good as reached.
  const arriving = walk ? (arrives(posts, first) ? 1 : 0) + (second !== null && arrives(posts, second) ? 1 : 0) : 0;
  return Math.min(1, 1.6 * ahead) * value + arriving * (1 + POST * ahead);
}

const NOWHERE: readonly string[] = [];

const endOf = (path: readonly string[] | undefined, start: string): string => path?.[path.length - 1] ?? start;

const arrives = (posts: readonly string[], place: string): boolean => !posts.includes(place) && !place.startsWith('oasis');

const UNKNOWN: Readonly<Record<string, number>> = {};

function nearest(first: Readonly<Record<string, number>>, second: Readonly<Record<string, number>> | null, city: string): number {
  const steps = first[city] ?? 0;
  return second === null ? steps : Math.min(steps, second[city] ?? 0);
}

function diceValue({ dice }: Player, ahead: number): number {
  let value = 0;
  for (const die of dice) value += 0.5 + 0.12 * pipsOf(die) + 0.6 * ahead;
  return value;
}

function pendingValue(frames: readonly Frame[], seat: Seat): number {
  let value = 0;
  for (const frame of frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.kind === 'waiting') value += BONUS * frame.bonuses.length;
    else if (frame.kind === 'chooseGoods') value += frame.count;
    else if (frame.kind === 'copyBonus' || frame.kind === 'nextBonus' || frame.kind === 'drawContract') value += BONUS;
  }
  return value;
}

/** Steps between any two places, dear ways counting for more. */
function distancesOn(ways: Ways): Distances {
  const all: Record<string, Record<string, number>> = {};
  for (const from of Object.keys(ways)) {
    const found: Record<string, number> = { [from]: 0 };
    const open = [from];
    for (let place = open.shift(); place !== undefined; place = open.shift()) {
      for (const { to, coin, camel } of ways[place] ?? []) {
        const length = (found[place] as number) + 1 + 0.15 * camel + 0.06 * coin;
        if (length >= (found[to] ?? Infinity)) continue;
        found[to] = length;
        open.push(to);
      }
    }
    all[from] = found;
  }
  return all;
}
