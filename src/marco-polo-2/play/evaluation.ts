/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, those
 * the final scoring would bring now, and what goods, contracts, seals, posts, dice and the place on the map will
 * probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { entry, known } from '../../mechanics/known.js';
import { ROUNDS } from '../box.js';
import { characters, firstGameCharacters, nobody, type Character } from '../content/characters.js';
import type { GoalEntry, Pack } from '../content/pack.js';
import { tablesOf, type Tables } from '../content/tables.js';
import type { Bundle } from '../content/bundles.js';
import type { Move } from '../frames.js';
import type { Frame, State, Table, View } from '../state.js';
import { planning } from './planning.js';
import { characterWorth, standardWeights, type Weights } from './weights.js';

type Player = View['players'][number];
type MovementFrame = Extract<Frame, { kind: 'movement' }>;

/** The worth of a position to every seat. */
export interface Evaluation {
  (table: Table): number[];
  /** To one of them. */
  readonly of: (table: Table, seat: Seat) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** An evaluation for a pack of component values. */
export function evaluationOf(pack: Pack, weights: Weights = standardWeights): Evaluation {
  let known: Known | null = null;
  const knownOf = ({ content }: Table): Known => {
    const tables = tablesOf(pack, content);
    return { ...tables, distances: distancesOf(tables), weights };
  };
  const of = (table: Table, seat: Seat): number => valueOf((known ??= knownOf(table)), table, table.players[seat] as Player, seat);
  return Object.assign((table: Table) => table.players.map((_, seat) => of(table, seat)), { of, planning });
}

/** The rounds still to come, with what is left of this one: 0 when nothing can be done any more. */
function roundsAhead(table: Table): number {
  return table.frames.length === 0 ? 0 : ROUNDS - Math.max(1, table.round) + 0.7 * unplaced(table);
}

/** The share of dice that are still to be placed in this round. */
function unplaced({ players }: Table): number {
  let dice = 0;
  for (const player of players) dice += player.dice.length;
  return Math.min(1, dice / (5 * players.length));
}

const abilities: Readonly<Record<string, Character>> = Object.fromEntries([...characters, ...firstGameCharacters].map((one) => [one.id, one]));

/** How much is still to come: rounds, and what share of the worth of stock they leave. */
interface Ahead {
  readonly rounds: number;
  readonly share: number;
}

/** A seat's position as it is judged, with the posts and costs of a movement being named. */
interface Judged extends Ahead {
  readonly table: Table;
  readonly player: Player;
  readonly posts: readonly string[];
  readonly walk: MovementFrame | null;
}

function valueOf(tables: Known, table: Table, player: Player, seat: number): number {
  const { weights } = tables;
  const rounds = roundsAhead(table);
  const ahead: Ahead = { rounds, share: rounds === 0 ? 0 : Math.min(1, weights.least + weights.slope * rounds / ROUNDS) };
  const walk = movementOf(table.frames, seat);
  const character = player.character === null ? nobody : (abilities[player.character] ?? nobody);
  const posts = walk === null ? player.posts : [...player.posts, ...arrivals(tables, player, walk)];
  const judged: Judged = { table, player, posts, walk, ...ahead };
  return player.vp + stockValue(weights, player, ahead, walk) + contractsValue(tables, player, ahead) + mostContracts(tables, table, player, ahead)
    + postsValue(tables, judged) + sealsValue(tables, player, ahead) + manyValue(tables, judged, character)
    + wayValue(tables, judged) + rounds / ROUNDS * (characterWorth[character.id] ?? 0)
    + player.dice.length * weights.die * (0.4 + 0.6 * ahead.share) + pendingValue(weights, table.frames, seat) * (0.3 + ahead.share);
}

/** A movement being named counts as made and paid. */
function movementOf(frames: readonly Frame[], seat: number): MovementFrame | null {
  const top = frames[frames.length - 1];
  return top?.kind === 'movement' && top.seat === seat ? top : null;
}

/** Cities in which the movement would place a post. */
function arrivals(tables: Tables, { posts }: Player, { at, paths }: MovementFrame): string[] {
  return at.filter((place, figure) => (paths[figure]?.length ?? 0) > 0 && tables.place.get(place)?.city === true && !posts.includes(place));
}

function stockValue(weights: Weights, player: Player, { share }: Ahead, walk: MovementFrame | null): number {
  const coin = player.coin - (walk?.coin ?? 0);
  const camel = player.camel - (walk?.camel ?? 0);
  const jade = player.jade - (walk?.jade ?? 0);
  const usable = Math.min(coin, 22) + 0.4 * Math.max(0, coin - 22);
  return coin / 10 + (player.pepper + player.silk + player.gold + jade) / 2
    + share * (weights.coin * usable + weights.firstCoins * Math.min(coin, 10) + weights.camel * Math.min(camel, 12) + weights.firstCamels * Math.min(camel, 4)
      + weights.pepper * player.pepper + weights.silk * player.silk + weights.gold * player.gold + weights.jade * jade);
}

const GOODS = ['camel', 'pepper', 'silk', 'gold', 'jade'] as const;

function worthOf(weights: Weights, bundle: Bundle): number {
  let worth = bundle.coin * weights.coin + bundle.effects.length * weights.benefit;
  for (const key of GOODS) worth += bundle[key] * (weights[key] + (key === 'camel' ? 0 : 0.5));
  return worth;
}

/** Contracts in hand, by how much of their price is there. */
function contractsValue({ contract: entries, weights }: Known, player: Player, { share }: Ahead): number {
  if (share === 0) return 0;
  let value = 0;
  for (const id of player.contracts) {
    const held = entries.get(id);
    if (held === undefined) continue;
    const { cost, reward } = held;
    let need = cost.anyGood + cost.distinctGoods;
    let have = Math.min(need, player.pepper + player.silk + player.gold);
    for (const key of GOODS) {
      need += cost[key] * weights[key];
      have += Math.min(cost[key], player[key]) * weights[key];
    }
    const ready = need === 0 ? 1 : have / need;
    value += (reward.vp + weights.completed + share * worthOf(weights, reward)) * (weights.contract + weights.ready * ready * ready);
  }
  return value * Math.min(1, share + 0.2);
}

/** Completed contracts, and the points for most of them: the nearer the end, the more it matters who has. */
function mostContracts({ pack, weights }: Known, { players }: Table, player: Player, { rounds }: Ahead): number {
  const { mostContracts: most, secondMostContracts } = pack.constants.finalScoring;
  // Of two players only the first scores (MP2-COUNT-8).
  const second = players.length > 2 ? secondMostContracts : 0;
  const count = player.completed.length;
  const others = players.filter((other) => other !== player).map(({ completed }) => completed.length).sort((a, b) => b - a);
  const chance = (rival: number): number => (rounds === 0 ? (count >= rival ? 1 : 0) : 1 / (1 + Math.exp(-(count - rival + 0.5) / (0.5 + 0.5 * rounds))));
  return (most - second) * chance(others[0] ?? 0) + second * chance(others[1] ?? 0) + weights.completed * count * Math.min(1, rounds);
}

/** What posts bring each round. */
function postsValue({ place: places, bonus, special, weights }: Known, { table, player, posts, rounds, share }: Judged): number {
  let each = 0;
  let once = weights.post * share * posts.length;
  for (const city of posts) {
    const place = entry(places, city);
    const marker = place.marker >= 0 ? table.markers[place.marker] : undefined;
    if (marker !== undefined) each += weights.cityBonus * (worthOf(weights, known(bonus, marker)) + known(bonus, marker).vp);
    each += weights.card * place.cards.length + (place.contracts.length > 0 ? weights.contracts : 0) + (special[city] === undefined ? 0 : weights.special);
    if (!player.posts.includes(city) && place.outpost >= 0 && table.outposts[place.outpost] !== null) once += 1.5;
  }
  return once + rounds * each;
}

function sealsValue({ guild, goal: goals, weights }: Known, player: Player, { rounds, share }: Ahead): number {
  const goal = goalOf(goals, player);
  let value = weights.seal * share * player.seals.length;
  for (const id of player.seals) {
    const wanted = goal?.seals.find(({ seal }) => seal === id)?.vp ?? 0;
    const { bonus } = known(guild, id);
    value += player.improved.includes(id) ? wanted + weights.improved * rounds * (worthOf(weights, bonus) + bonus.vp) : weights.goal * wanted * share;
  }
  return value;
}

function goalOf(goals: Known['goal'], { goals: kept }: Player): GoalEntry | null {
  const [goal] = kept;
  return kept.length === 1 && typeof goal === 'string' ? (goals[goal] ?? null) : null;
}

const NO_SHIELDS: readonly string[] = [];

/** The points for many posts and many shields, as far as they can be foreseen: each further one brings more than the one before. */
function manyValue({ place, pack, goal, weights }: Known, { player, posts, rounds }: Judged, { shieldPlus }: Character): number {
  const own: string[] = [];
  for (const city of posts) {
    const shield = place.get(city)?.shield ?? null;
    if (shield !== null && !own.includes(shield)) own.push(shield);
  }
  let wanted = 0;
  for (const shield of goalOf(goal, player)?.shields ?? NO_SHIELDS) if (own.includes(shield)) wanted += 1;
  const shields = own.length + wanted + shieldPlus + player.shieldPlus;
  const track = (total: number): number => pack.shieldTrack[Math.min(total, pack.shieldTrack.length) - 1]?.points ?? 0;
  const milestones = (total: number): number => {
    let points = 0;
    for (const { post, vp } of pack.constants.postMilestones) if (post <= total) points += vp;
    return points;
  };
  const more = weights.pace * rounds;
  const now = track(shields);
  // What stands is booked; what is foreseen counts in part.
  const foreseen = between(track, shields + more) - now + between(milestones, posts.length + more) - milestones(posts.length);
  return now + (posts.length > player.posts.length ? milestones(posts.length) - milestones(player.posts.length) : 0) + weights.many * foreseen;
}

/** A function of whole numbers between two of them. */
function between(of: (whole: number) => number, at: number): number {
  const whole = Math.floor(at);
  return of(whole) + (at - whole) * (of(whole + 1) - of(whole));
}

/** How near the figures are to a city without an own post. */
function wayValue({ places, distances, weights }: Known, { player, posts, walk, share }: Judged): number {
  if (share === 0) return 0;
  let nearest = 6;
  for (const figure of walk?.at ?? player.figures) {
    const from = distances[figure] ?? {};
    for (const place of places) if (place.city && !posts.includes(place.id)) nearest = Math.min(nearest, from[place.id] ?? 6);
  }
  return -weights.step * nearest * share;
}

/** Decisions that wait are mostly good. */
function pendingValue({ benefit, waiting }: Weights, frames: readonly Frame[], seat: number): number {
  let value = 0;
  for (const frame of frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.kind === 'waiting') value += benefit * frame.waiting.length;
    else if (frame.kind === 'offer' || frame.kind === 'seal' || frame.kind === 'contracts' || frame.kind === 'exchange' || frame.kind === 'ownCity') value += waiting;
    else if (frame.kind === 'completed' || frame.kind === 'improved' || frame.kind === 'offered' || frame.kind === 'exchanged') value += 1.6 * waiting;
  }
  return value;
}

/** Component values, how far apart places are on their map, and what is judged by. */
interface Known extends Tables {
  readonly distances: Distances;
  readonly weights: Weights;
}

type Distances = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Steps between all places, over routes that need no seal. */
function distancesOf(tables: Tables): Distances {
  const all: Record<string, Record<string, number>> = {};
  for (const start of tables.places) {
    const steps: Record<string, number> = { [start.id]: 0 };
    for (let edge = [start]; edge.length > 0;) {
      const next: typeof edge = [];
      for (const place of edge) {
        for (const { to, seal } of place.legs) {
          if (seal !== null || steps[to.id] !== undefined) continue;
          steps[to.id] = known(steps, place.id) + 1;
          next.push(to);
        }
      }
      edge = next;
    }
    all[start.id] = steps;
  }
  return all;
}
