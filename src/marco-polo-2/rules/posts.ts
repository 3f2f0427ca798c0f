// Arriving, posts and their bonuses: MP2-POST-1..16, MP2-MONGKE-3..5, MP2-MAILIN-4, MP2-MAILIN-5, MP2-FILIPPO-1, MP2-FILIPPO-2, MP2-R-29..32, MP2-R-56, MP2-R-57.
import { equal, flag, integer, pop, push, type Refusal, type RuleId } from '../../kernel/rules.js';
import { abilitiesOf, decision, entry, id, lastOf, move, nearest, nth, playerAt, refusals, seat, step, type Position } from './chapter.js';
import { putInOrder } from '../../mechanics/piles.js';
import type { Place } from '../content/tables.js';
import type { Frame } from '../state.js';
import { decline } from '../words/moves.js';
import { earn, settleWaiting, type Waiting } from './rewards/rewards.js';
import { earnMarker } from './rewards/city-bonuses.js';
import { gain } from './rewards/gains.js';
import { by, paths, places } from './movement.js';

type Arrival = Extract<Frame, { kind: 'arrival' }>;

const placeOf = (position: Position, place: string): Place => entry(position.box.tables.place, place);
const areCities = (position: Position, ids: readonly string[]): string | null => (ids.every((one) => placeOf(position, one).city) ? null : 'posts stand in cities');

/** MP2-TRAVEL-9: the figures stand at the end of their paths. */
export const depart = step('depart', { seat, by, source: id('source'), paths, extraPost: flag }, {
  on: ['turn', 'waiting'],
  problem: (position, { seat, paths }): string | null => (paths.length === playerAt(position, seat).figures.length ? null : 'expected a path for every figure'),
  run(position, { seat, by, source, paths, extraPost }) {
    pop(position);
    const player = playerAt(position, seat);
    const { postsOnPath, oasis } = abilitiesOf(position, seat);
    const arrival: Arrival = { kind: 'arrival', seat, by, passing: [], ends: [], path: [], extraPost, placed: [], earns: [], oases: 0, chosen: false };
    const oases = new Set<string>();
    for (const [figure, path] of paths.entries()) {
      if (path.length === 0) continue;
      position.events?.({ kind: 'moved', seat, rule: 'MP2-TRAVEL-9', figure: figure + 1, from: nth(player.figures, figure), path: path.slice(), by: source });
      for (const [at, name] of path.entries()) {
        const place = placeOf(position, name);
        if (place.oasis) oases.add(name);
        else if (place.city && at < path.length - 1 && !arrival.path.includes(name)) arrival.path.push(name);
      }
      const end = lastOf(path);
      player.figures[figure] = end;
      if (placeOf(position, end).city && !player.posts.includes(end) && !arrival.ends.includes(end)) arrival.ends.push(end);
    }
    if (postsOnPath) arrival.passing = arrival.path.slice();
    if (oasis !== null) arrival.oases = oases.size;
    rememberPassed(position, arrival);
    push(position, arrival);
  },
});

/** Passed cities count for the additional post of the whole turn, or of this movement (MP2-R-29). */
function rememberPassed(position: Position, arrival: Arrival): void {
  const { passedThrough } = position.state.turn;
  for (const city of arrival.path) if (!passedThrough.includes(city)) passedThrough.push(city);
  if (position.box.rulings.extraPostWhere === 'this-turn') arrival.path = passedThrough.slice();
}

/** MP2-POST-1..5: the posts of a movement, one after the other, then what they bring. */
export const arrival = step('arrival', { seat, by, passing: places, ends: places, path: places, extraPost: flag, placed: places, earns: places, oases: integer(0, 99), chosen: flag }, {
  on: ['turn', 'waiting'],
  problem: (position, { seat, passing, ends, path, placed, earns, oases }): string | null => areCities(position, [...passing, ...ends, ...path, ...placed, ...earns]) ?? (oases === 0 || abilitiesOf(position, seat).oasis !== null ? null : 'oases bring this player nothing'),
  run(position, frame) {
    const { seat } = frame;
    const { unplaced, posts } = playerAt(position, seat);
    const passing = frame.passing.shift();
    if (passing !== undefined) {
      if (unplaced > 0 && !posts.includes(passing)) place(position, frame, { city: passing, earning: true, rule: 'MP2-R-68' });
    } else if (frame.ends.length > 0) placeEnd(position, frame);
    else if (frame.extraPost) {
      frame.extraPost = false;
      if (extraCities(position, frame).length > 0) push(position, { kind: 'extraPost', seat, path: frame.path.slice() });
    } else collect(position, frame);
  },
});

/** On a city card, or by one ruling, only one of two ends gets a post (MP2-R-56). */
const isSingle = (position: Position, { by }: Arrival): boolean => by === 'card' || position.box.rulings.mailinPosts === 'one-post';

/** The posts at the ends of the movement. */
function placeEnd(position: Position, frame: Arrival): void {
  const { seat, ends } = frame;
  const player = playerAt(position, seat);
  const counts = position.box.rulings.relocation === 'counts-as-placing';
  const matters = isSingle(position, frame) || (player.unplaced === 1 && !counts);
  if (ends.length > 1 && matters && !frame.chosen) {
    push(position, { kind: 'whichPost', seat, cities: ends.slice() });
    return;
  }
  const city = ends.shift();
  if (city === undefined || player.posts.includes(city)) return;
  if (player.unplaced > 0) place(position, frame, { city, earning: true, rule: 'MP2-POST-1' });
  else replace(position, frame, city, counts);
}

/** The arrival at hand, or the one a decision is about, which lies under it. */
const arrivalAtHand = (position: Position): Arrival => nearest(position, 'arrival');

const post = move('post {city}', { city: id('place') });

/** MP2-MAILIN-4: which of two posts comes first, or is the only one. */
export const whichPost = decision('whichPost', { seat, cities: places }, {
  rule: 'MP2-MAILIN-4', on: ['arrival'],
  moves: { post },
  problem: (position, { cities }): string | null => (cities.length > 1 && equal(cities, arrivalAtHand(position).ends) ? null : 'the figures end elsewhere'),
  offer(_, { cities }, out) { for (const city of cities) out.add({ kind: 'post', city }); },
  refuse: (_, { cities }, { city }): Refusal | null => (cities.includes(city) ? null : refusals['not-an-end']),
  play(position, _, { city }) {
    pop(position);
    const arrival = arrivalAtHand(position);
    arrival.ends = isSingle(position, arrival) ? [city] : [city, ...arrival.ends.filter((other) => other !== city)];
    arrival.chosen = true;
  },
});

/** A post to be placed. */
interface Placing {
  readonly city: string;
  /** Whether it brings its bonuses. */
  readonly earning: boolean;
  readonly rule: RuleId;
}

/** A post goes from the player board to a city. */
function place(position: Position, arrival: Arrival, { city, earning, rule }: Placing): void {
  const { seat } = arrival;
  const player = playerAt(position, seat);
  const { posts, postMilestones } = position.box.tables.pack.constants;
  const { morePosts, lastPostVp, id: source } = abilitiesOf(position, seat);
  player.unplaced -= 1;
  const number = posts + morePosts - player.unplaced;
  addPost(position, arrival, city, earning);
  position.events?.({ kind: 'post-placed', seat, rule, city, number });
  for (const milestone of postMilestones) if (milestone.post === number) gain(position, 'vp', milestone.vp, { seat, source: city, rule: 'MP2-POST-4' });
  if (morePosts > 0 && number === posts + morePosts) gain(position, 'vp', lastPostVp, { seat, source, rule: 'MP2-R-68' });
}

function addPost(position: Position, arrival: Arrival, city: string, earning: boolean): void {
  playerAt(position, arrival.seat).posts.push(city);
  const { freshPosts } = position.state.turn;
  if (!freshPosts.includes(city)) freshPosts.push(city);
  arrival.placed.push(city);
  if (earning) arrival.earns.push(city);
}

/** Posts that may be moved for want of another: not those this movement has placed (MP2-R-32). */
function movablePosts(position: Position, seat: number, placed: readonly string[]): string[] {
  return playerAt(position, seat).posts.filter((city) => !placed.includes(city));
}

/** Another post of the player comes to a city, for want of one in stock. */
function replace(position: Position, arrival: Arrival, city: string, earning: boolean): void {
  const { seat, placed } = arrival;
  const movable = movablePosts(position, seat, placed);
  const [only] = movable;
  if (movable.length > 1) push(position, { kind: 'relocate', seat, city, placed: placed.slice(), earning });
  else if (only !== undefined) movePost(position, only, city, earning);
}

function movePost(position: Position, from: string, to: string, earning: boolean): void {
  const arrival = arrivalAtHand(position);
  const { seat } = arrival;
  const { posts } = playerAt(position, seat);
  posts.splice(posts.indexOf(from), 1);
  addPost(position, arrival, to, earning);
  position.events?.({ kind: 'post-relocated', seat, rule: 'MP2-POST-7', from, to });
}

/** MP2-POST-7, MP2-POST-8: which post is moved. */
export const relocate = decision('relocate', { seat, city: id('place'), placed: places, earning: flag }, {
  rule: 'MP2-POST-7', on: ['arrival'],
  moves: { relocate: move('relocate {city}', { city: id('place') }) },
  problem: (position, { seat, city }): string | null => areCities(position, [city]) ?? (playerAt(position, seat).posts.includes(city) ? 'there is a post already' : null),
  offer(position, { seat, placed }, out) { for (const city of movablePosts(position, seat, placed)) out.add({ kind: 'relocate', city }); },
  refuse(position, { seat, placed }, { city }): Refusal | null {
    if (placed.includes(city)) return refusals['just-placed'];
    return playerAt(position, seat).posts.includes(city) ? null : refusals['no-own-post'];
  },
  play(position, { city: to, earning }, { city: from }) {
    pop(position);
    movePost(position, from, to, earning);
  },
});

/** Cities that can receive the additional post. */
function extraCities(position: Position, { seat, path, placed }: Pick<Arrival, 'seat' | 'path' | 'placed'>): string[] {
  const player = playerAt(position, seat);
  if (player.unplaced === 0 && (position.box.rulings.extraPostFrom === 'stock' || movablePosts(position, seat, placed).length === 0)) return [];
  return path.filter((city) => !player.posts.includes(city));
}

/** MP2-POST-5: the additional post of the upper travel space, in a city that was passed. */
export const extraPost = decision('extraPost', { seat, path: places }, {
  rule: 'MP2-POST-5', on: ['arrival'],
  moves: { post, decline },
  problem: (position, { path }): string | null => areCities(position, path),
  offer(position, { seat, path }, out) {
    for (const city of extraCities(position, { seat, path, placed: arrivalAtHand(position).placed })) out.add({ kind: 'post', city });
    out.add({ kind: 'decline' });
  },
  refuse: (position, { seat, path }, one): Refusal | null => (one.kind === 'decline' || extraCities(position, { seat, path, placed: arrivalAtHand(position).placed }).includes(one.city) ? null : refusals['not-passed']),
  play(position, { seat }, one) {
    pop(position);
    if (one.kind === 'decline') {
      position.events?.({ kind: 'declined', seat, rule: 'MP2-POST-5', what: 'extraPost', source: 'travel' });
      return;
    }
    const arrival = arrivalAtHand(position);
    const { extraPostBonus, relocation } = position.box.rulings;
    const both = extraPostBonus === 'both-after-move';
    if (playerAt(position, seat).unplaced > 0) place(position, arrival, { city: one.city, earning: both, rule: 'MP2-POST-5' });
    else replace(position, arrival, one.city, both && relocation === 'counts-as-placing');
  },
});

/** The bonuses of all posts of the movement, in the printed order unless the player chooses. */
function collect(position: Position, { seat, earns, oases }: Arrival): void {
  pop(position);
  if (earns.length === 0 && oases === 0) return;
  const waiting: Waiting[] = [];
  for (const city of earns) claimOutpost(position, seat, placeOf(position, city), waiting);
  for (const city of earns) if (placeOf(position, city).marker >= 0) earnMarker(position, city, { seat, by: 'arrival', times: 1 }, waiting);
  if (oases > 0) earnOases(position, seat, oases, waiting);
  for (const city of earns) if (placeOf(position, city).contracts.length > 0) waiting.push({ effect: 'contractCity', amount: 1, most: 0, source: city, city });
  settleWaiting(position, seat, waiting);
}

function earnOases(position: Position, seat: number, oases: number, waiting: Waiting[]): void {
  const { oasis, id: source } = abilitiesOf(position, seat);
  gain(position, 'vp', (oasis?.vp ?? 0) * oases, { seat, source, rule: 'MP2-MONGKE-3' });
  waiting.push({ effect: 'oases', amount: oases, most: 0, source, city: null });
}

/** The first post in a city takes the outpost bonus; the tile is for Filippo Vitello, if he plays. */
function claimOutpost(position: Position, seat: number, { outpost, id: city }: Place, waiting: Waiting[]): void {
  const { state } = position;
  const tile = state.outposts[outpost] ?? null;
  if (tile === null) return;
  state.outposts[outpost] = null;
  const keeper = state.players.findIndex((_, other) => abilitiesOf(position, other).keepsOutposts);
  putInOrder(keeper < 0 ? state.goneOutposts : playerAt(position, keeper).outposts, tile);
  position.events?.({ kind: 'outpost-taken', seat, rule: keeper < 0 ? 'MP2-POST-10' : keeper === seat ? 'MP2-FILIPPO-2' : 'MP2-FILIPPO-1', city, tile, keeper: keeper < 0 ? null : keeper });
  if (keeper !== seat || position.box.rulings.filippoOwnTile === 'receive-and-keep') earn(position, waiting, { bundle: entry(position.box.tables.bonus, tile), times: 1, seat, source: tile, rule: 'MP2-POST-10' });
}
