/*
 * What a position is worth to each player: a judgement for bots, not a rule. It is told in points: those booked, those
 * the final scoring would bring now, and what goods, contracts, seals, posts, dice and the place on the map will
 * probably still bring, the less the later it is.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import { known } from '../../mechanics/known.js';
import { ROUNDS } from '../box.js';
import { characters, firstGameCharacters, nobody, type Character } from '../content/characters.js';
import type { GoalEntry, Pack } from '../content/pack.js';
import { tablesOf, type Tables } from '../content/tables.js';
import type { Bundle } from '../content/bundles.js';
import type { Move } from '../frames.js';
import type { Frame, State, Table, View } from '../state.js';
import { planning } from './planning.js';

type Player = View['players'][number];
type MovementFrame = Extract<Frame, { kind: 'movement' }>;

/** What one of each brings if there is time to use it. */
const WORTH = { coin: 0.28, camel: 0.55, pepper: 0.7, silk: 1, gold: 1.6, jade: 1 } as const;
/** A benefit that is decided or drawn. */
const BENEFIT = 1.4;
/** What a post opens: a city card, contracts, an action of its own. */
const ACCESS = 0.9;
const SEAL = 1.6;
const DIE = 1.7;
const MOST_CONTRACTS = 1.5;
/** A step nearer to a city without an own post. */
const STEP = 0.6;

/** The worth of a position to every seat. */
export interface Evaluation {
  (table: Table): number[];
  /** To one of them. */
  readonly of: (table: Table, seat: Seat) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** An evaluation for a pack of component values. */
export function evaluationOf(pack: Pack): Evaluation {
  let known: Known | null = null;
  const knownOf = ({ content }: Table): Known => {
    const tables = tablesOf(pack, content);
    return { ...tables, distances: distancesOf(tables) };
  };
  const of = (table: Table, seat: Seat): number => valueOf((known ??= knownOf(table)), table, table.players[seat] as Player, seat, timeAhead(table));
  return Object.assign((table: Table) => table.players.map((_, seat) => of(table, seat)), { of, planning });
}

/** 1 at the start, 0 when nothing can be used any more. */
function timeAhead(table: Table): number {
  return table.frames.length === 0 ? 0 : Math.max(0.08, (ROUNDS - Math.max(1, table.round) + 0.7 * unplaced(table)) / ROUNDS);
}

/** The share of dice that are still to be placed in this round. */
function unplaced({ players }: Table): number {
  let dice = 0;
  for (const player of players) dice += player.dice.length;
  return Math.min(1, dice / (5 * players.length));
}

const abilities: Readonly<Record<string, Character>> = Object.fromEntries([...characters, ...firstGameCharacters].map((one) => [one.id, one]));

function valueOf(tables: Known, table: Table, player: Player, seat: number, ahead: number): number {
  const walk = movementOf(table.frames, seat);
  const character = player.character === null ? nobody : (abilities[player.character] ?? nobody);
  const posts = walk === null ? player.posts : [...player.posts, ...arrivals(tables, player, walk)];
  return player.vp + stockValue(player, ahead, walk) + contractsValue(tables, player, ahead) + postsValue(tables, table, player, posts, ahead)
    + sealsValue(tables, player, ahead) + shieldsValue(tables, player, character, posts) + wayValue(tables, player, posts, walk, ahead)
    + player.dice.length * DIE * (0.4 + 0.6 * ahead) + pendingValue(table.frames, seat) * (0.3 + ahead);
}

/** A movement being named counts as made and paid. */
function movementOf(frames: readonly Frame[], seat: number): MovementFrame | null {
  const top = frames[frames.length - 1];
  return top?.kind === 'movement' && top.seat === seat ? top : null;
}

/** Cities in which the movement would place a post. */
function arrivals(tables: Tables, { posts }: Player, { at, paths }: MovementFrame): string[] {
  return at.filter((place, figure) => (paths[figure]?.length ?? 0) > 0 && tables.place[place]?.city === true && !posts.includes(place));
}

function stockValue(player: Player, ahead: number, walk: MovementFrame | null): number {
  const coin = player.coin - (walk?.coin ?? 0);
  const camel = player.camel - (walk?.camel ?? 0);
  const usable = Math.min(coin, 22) + 0.4 * Math.max(0, coin - 22);
  const goods = player.pepper + player.silk + player.gold + player.jade;
  return coin / 10 + goods / 2 + ahead * (WORTH.coin * usable + WORTH.camel * Math.min(camel, 12)
    + (WORTH.pepper - 0.3) * player.pepper + (WORTH.silk - 0.3) * player.silk + (WORTH.gold - 0.3) * player.gold + (WORTH.jade - 0.3) * (player.jade - (walk?.jade ?? 0)));
}

function worthOf(bundle: Bundle): number {
  return bundle.coin * WORTH.coin + bundle.camel * WORTH.camel + bundle.pepper * WORTH.pepper + bundle.silk * WORTH.silk + bundle.gold * WORTH.gold + bundle.jade * WORTH.jade
    + bundle.effects.length * BENEFIT;
}

/** Contracts in hand, by how much of their price is there; and those completed. */
function contractsValue(tables: Tables, player: Player, ahead: number): number {
  let value = MOST_CONTRACTS * player.completed.length;
  for (const id of player.contracts) {
    const contract = tables.contract[id];
    if (contract === undefined) continue;
    const { cost, reward } = contract;
    let need = cost.anyGood + cost.distinctGoods;
    let have = Math.min(need, player.pepper + player.silk + player.gold);
    for (const key of ['camel', 'pepper', 'silk', 'gold', 'jade'] as const) {
      need += cost[key] * WORTH[key];
      have += Math.min(cost[key], player[key]) * WORTH[key];
    }
    const ready = need === 0 ? 1 : have / need;
    value += (reward.vp + MOST_CONTRACTS + ahead * worthOf(reward) + 0.6 * need) * (0.08 + 0.5 * ready * ready) * (ready >= 1 ? 1 : Math.min(1, ahead + 0.2));
  }
  return value;
}

function postsValue(tables: Tables, table: Table, player: Player, posts: readonly string[], ahead: number): number {
  let value = 0.1 * posts.length * posts.length * Math.min(1, 2 * ahead);
  for (const city of posts) {
    const place = known(tables.place, city);
    const marker = place.marker >= 0 ? table.markers[place.marker] : undefined;
    if (marker !== undefined) value += ahead * ROUNDS * 0.7 * (worthOf(known(tables.bonus, marker)) + known(tables.bonus, marker).vp);
    if (place.cards.length > 0 || place.contracts.length > 0 || tables.special[city] !== undefined) value += ACCESS * ahead;
    if (!player.posts.includes(city) && place.outpost >= 0 && table.outposts[place.outpost] !== null) value += 1.5;
  }
  return value;
}

function sealsValue(tables: Tables, player: Player, ahead: number): number {
  const goal = goalOf(tables, player);
  let value = SEAL * ahead * player.seals.length;
  for (const id of player.seals) {
    const wanted = goal?.seals.find(({ seal }) => seal === id)?.vp ?? 0;
    const { bonus } = known(tables.guild, id);
    value += player.improved.includes(id) ? wanted + ahead * ROUNDS * (worthOf(bonus) + bonus.vp) : 0.4 * wanted * Math.min(1, 2 * ahead);
  }
  return value;
}

function goalOf(tables: Tables, { goals }: Player): GoalEntry | null {
  const [goal] = goals;
  return goals.length === 1 && typeof goal === 'string' ? (tables.goal[goal] ?? null) : null;
}

const NO_SHIELDS: readonly string[] = [];

/** The track as it stands, with a look at the next step. */
function shieldsValue(tables: Tables, player: Player, { shieldPlus }: Character, posts: readonly string[]): number {
  const own: string[] = [];
  for (const city of posts) {
    const shield = tables.place[city]?.shield ?? null;
    if (shield !== null && !own.includes(shield)) own.push(shield);
  }
  let wanted = 0;
  for (const shield of goalOf(tables, player)?.shields ?? NO_SHIELDS) if (own.includes(shield)) wanted += 1;
  const total = own.length + wanted + shieldPlus + player.shieldPlus;
  const { shieldTrack } = tables.pack;
  return total === 0 ? 0 : (shieldTrack[Math.min(total, shieldTrack.length) - 1]?.points ?? 0);
}

/** How near the figures are to a city without an own post. */
function wayValue({ places, distances }: Known, player: Player, posts: readonly string[], walk: MovementFrame | null, ahead: number): number {
  let nearest = 6;
  for (const figure of walk?.at ?? player.figures) {
    const from = distances[figure] ?? {};
    for (const place of places) if (place.city && !posts.includes(place.id)) nearest = Math.min(nearest, from[place.id] ?? 6);
  }
  return -STEP * nearest * Math.min(1, 1.5 * ahead);
}

/** Decisions that wait are mostly good. */
function pendingValue(frames: readonly Frame[], seat: number): number {
  let value = 0;
  for (const frame of frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.kind === 'waiting') value += BENEFIT * frame.waiting.length;
    else if (frame.kind === 'offer' || frame.kind === 'seal' || frame.kind === 'contracts' || frame.kind === 'exchange' || frame.kind === 'ownCity') value += 2.5;
    else if (frame.kind === 'completed' || frame.kind === 'improved' || frame.kind === 'offered' || frame.kind === 'exchanged') value += 4;
  }
  return value;
}

/** Component values, and how far apart places are on their map. */
interface Known extends Tables {
  readonly distances: Distances;
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
