// What posts still promise: the journey worth making, and the points for many posts.
import { entry } from '../../mechanics/known.js';
import type { SmallCity } from '../config.js';
import { POST_VP } from '../content/board.js';
import { CARD_CITIES, CITIES, LARGE_CITIES, SMALL_CITIES } from '../content/ids.js';
import type { Walk } from '../rules/main-actions/travel/walk.js';
import type { Seen as Table, SeenPlayer as Player } from '../state.js';
import type { Known } from './known.js';
import type { Weights } from './weights.js';
import { cityBits, count, gainOf, tourOf, type Cities, type Errands, type Goal, type Stops } from './tour.js';

/** All cities. */
const EVERYWHERE: Cities = (1 << CITIES.length) - 1;

/** So many tours are remembered before they are forgotten. */
const MOST_TOURS = 20_000;

/** What so many posts promise of the points for the eighth, ninth and eleventh, at a usual pace; they are booked when they stand. */
export function manyPosts({ characters, nobody, weights }: Known, { character }: Player, count: number, rounds: number): number {
  if (rounds === 0) return 0;
  const { posts, figures, postsOnPath } = character === null ? nobody : entry(characters, character);
  const pace = weights.pace * (postsOnPath ? 1.6 : figures > 1 ? 1.3 : 1) * rounds;
  let value = 0;
  for (const [number, vp] of MANY) if (count < number && number <= posts) value += vp / (1 + Math.exp(1.2 * (number - count - pace - 0.3)));
  return weights.posts * value;
}

const MANY = Object.entries(POST_VP).map(([number, vp]) => [Number(number), vp] as const);

/** What the cards of a large city bring a round. */
export function cardsIn(cardWorth: Known['cardWorth'], cityCards: readonly string[], city: string, { card, cards }: Weights): number {
  let worth = 0;
  for (let at = 0; at < CARD_CITIES.length; at += 1) if (CARD_CITIES[at] === city) worth += cardWorth[cityCards[at] as string] ?? 0;
  return card + cards * worth;
}

const endOf = (path: readonly string[], start: string): string => path[path.length - 1] ?? start;

/** A seat's position as it is judged. */
export interface Judged {
  readonly table: Table;
  readonly player: Player;
  readonly seat: number;
  /** Rounds to come, and how much what is held for them counts. */
  readonly rounds: number;
  readonly ahead: number;
  /** A movement being named: what it costs so far counts as paid. */
  readonly walk: Walk | null;
}

/** What the tour still worth making brings. A city at the end of the path named so far is as good as reached. */
export function tourValue(known: Known, { table, player, rounds, walk }: Judged): number {
  const { characters, nobody, bits } = known;
  const { jumps, postsOnPath, posts } = player.character === null ? nobody : entry(characters, player.character);
  // While the game is being set up figures do not stand anywhere yet.
  if (rounds === 0 || player.posts.length >= posts || player.figures.length === 0) return 0;
  const free = EVERYWHERE & ~cityBits(player.posts, bits);
  if (walk === null) return tourFrom(known, table, player, { figures: player.figures, open: free, rounds, jumps, postsOnPath });
  const figures = player.figures.map((at, figure) => endOf(figure === 0 ? walk.first : walk.second, at));
  const arrived = free & cityBits(postsOnPath ? walk.first : figures, bits);
  const from: From = { figures, open: free & ~arrived, rounds, jumps, postsOnPath };
  const tour = tourFrom(known, table, player, from);
  return arrived === 0 ? tour : tour + gainOf(errandsOf(known, table, player, from), free, arrived, rounds) + morePosts(known, player, count(arrived), rounds);
}

/** What so many posts more bring of the points for many. */
function morePosts(known: Known, player: Player, more: number, rounds: number): number {
  const before = player.posts.length;
  let value = manyPosts(known, player, before + more, rounds) - manyPosts(known, player, before, rounds);
  for (const [number, vp] of MANY) if (before < number && before + more >= number) value += vp;
  return value;
}

/** Where a tour begins. */
interface From {
  readonly figures: readonly string[];
  readonly open: Cities;
  readonly rounds: number;
  readonly jumps: boolean;
  readonly postsOnPath: boolean;
}

function errandsOf(known: Known, table: Table, { goals: cards }: Player, { figures, open, rounds, jumps, postsOnPath }: From): Errands {
  const goals: Goal[] = [];
  for (const id of cards) {
    const goal = id === null ? undefined : known.aims.get(id);
    if (goal) goals.push(goal);
  }
  const { once, income } = stopsAt(known, table);
  return { distances: jumps ? known.jumping : known.distances, figures, open, once, income, goals, goalCities: known.goalCities, onTheWay: postsOnPath, rounds, weights: known.weights };
}

/** More goal cards than these are in hand only before the goal choice: too many for the key. */
const GOALS = 2;

/** The worth of the best tour, remembered. Tours are judged by tenths of a round, so that what a position is worth does not depend on what was judged before. */
function tourFrom(known: Known, table: Table, player: Player, from: From): number {
  const { tours } = known;
  const tenths = Math.round(from.rounds * 10);
  const { figures, open, jumps, postsOnPath } = from;
  const judged: From = { figures, open, rounds: tenths / 10, jumps, postsOnPath };
  remind(known, table);
  if (player.goals.length > GOALS) return tourOf(errandsOf(known, table, player, judged));
  const key = keyOf(known, table, player, { figures, open, rounds: tenths, jumps, postsOnPath });
  let tour = tours.get(key);
  if (tour === undefined) {
    if (tours.size > MOST_TOURS) tours.clear();
    tours.set(key, tour = tourOf(errandsOf(known, table, player, judged)));
  }
  return tour;
}

/** All that a tour depends on beside the tiles, in one number below 2 ** 53. */
function keyOf({ numbers, aims }: Known, table: Table, { goals }: Player, { figures, open, rounds: tenths, jumps, postsOnPath }: From): number {
  const [first, second] = figures as [string, string | undefined];
  let key = (numbers[first] as number) * 32 + (second === undefined ? 31 : numbers[second] as number);
  for (let at = 0; at < GOALS; at += 1) key = key * 32 + (aims.get(goals[at] ?? '')?.at ?? 31);
  key = key * 4 + (jumps ? 1 : 0) + (postsOnPath ? 2 : 0);
  return ((key * TAKEN + takenOf(table)) * 64 + tenths) * (EVERYWHERE + 1) + open;
}

/** What has been taken of the tiles of large cities and of the spaces of Beijing, as a number below this. */
const TAKEN = 1024;

function takenOf({ outposts, beijing }: Table): number {
  let tiles = 0;
  for (let at = 0; at < outposts.length; at += 1) tiles = 2 * tiles + (outposts[at] === null ? 0 : 1);
  return 8 * tiles + beijing.indexOf(null) + 1;
}

/** Tours, and what stops bring, are remembered for one arrangement of tiles. */
function remind({ tours, stops, laid }: Known, { cityBonuses, cityCards, outposts }: Table): void {
  let same = true;
  for (let at = 0; at < cityBonuses.length; at += 1) if (laid.cityBonuses[at] !== cityBonuses[at]) same = false;
  for (let at = 0; at < cityCards.length; at += 1) if (laid.cityCards[at] !== cityCards[at]) same = false;
  for (let at = 0; at < outposts.length; at += 1) {
    const tile = outposts[at] as string | null;
    if (tile === null || laid.outposts[at] === tile) continue;
    if (laid.outposts[at] !== undefined) same = false;
    laid.outposts[at] = tile;
  }
  if (same) return;
  tours.clear();
  stops.clear();
  laid.cityBonuses = cityBonuses.slice();
  laid.cityCards = cityCards.slice();
  laid.outposts = outposts.map((tile) => tile ?? undefined);
}

/** What stops bring, remembered. */
function stopsAt(known: Known, table: Table): Stops {
  const taken = takenOf(table);
  let stops = known.stops.get(taken);
  if (!stops) known.stops.set(taken, stops = stopsOf(known, table));
  return stops;
}

/** What a post in each city would bring once and in each round to come. */
function stopsOf({ kinds, tiles, cardWorth, beijing: points, weights }: Known, { beijing, cityBonuses, cityCards, outposts }: Table): Stops {
  const prize = points[beijing.indexOf(null)] ?? 0;
  const once: number[] = [];
  const income: number[] = [];
  for (const city of CITIES) {
    const tile = tiles[(kinds[city] === 'small' ? cityBonuses[SMALL_CITIES.indexOf(city as SmallCity)] : outposts[(LARGE_CITIES as readonly string[]).indexOf(city)]) ?? ''] ?? 0;
    once.push(kinds[city] === 'beijing' ? weights.tour * prize : tile);
    income.push(kinds[city] === 'small' ? tile : kinds[city] === 'large' ? cardsIn(cardWorth, cityCards, city, weights) : 0);
  }
  return { once, income };
}
