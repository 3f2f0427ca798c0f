// Arriving, posts and their bonuses: MP2-POST-1..16, MP2-MONGKE-3..5, MP2-MAILIN-4, MP2-MAILIN-5, MP2-FILIPPO-1, MP2-FILIPPO-2, MP2-R-29..32, MP2-R-56, MP2-R-57.
import { pop, push } from '../../kernel/frames.js';
import type { RuleId } from '../../kernel/legality.js';
import { putInOrder } from '../../mechanics/piles.js';
import { earnMarker } from './bonuses.js';
import type { Bundle, Place } from '../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { credit, gain } from './purse.js';
import { enqueue, resolveWaiting } from './rewards.js';
import type { Frame, Waiting } from '../state.js';

type Moved = Extract<Frame, { kind: 'moved' }>;
type Arrival = Extract<Frame, { kind: 'arrival' }>;

const placeOf = (position: Position, id: string): Place => position.box.parts.place[id] as Place;

/** The figures stand at the end of their paths. */
export function runMoved(position: Position, frame: Moved): void {
  pop(position);
  const { seat, by, paths } = frame;
  const player = playerAt(position, seat);
  const abilities = abilitiesOf(position, seat);
  const arrival: Arrival = { kind: 'arrival', seat, by, passing: [], ends: [], path: [], extraPost: frame.extraPost, placed: [], earns: [], oases: 0, chosen: false };
  const oases: string[] = [];
  for (let figure = 0; figure < paths.length; figure += 1) {
    const path = paths[figure] as string[];
    if (path.length === 0) continue;
    if (position.events) position.events({ kind: 'moved', rule: 'MP2-TRAVEL-9', seat, figure, path: path.slice(), by: frame.source });
    for (let at = 0; at < path.length; at += 1) {
      const place = placeOf(position, path[at] as string);
      if (place.oasis) { if (!oases.includes(place.id)) oases.push(place.id); }
      else if (place.city && at < path.length - 1 && !arrival.path.includes(place.id)) arrival.path.push(place.id);
    }
    const end = placeOf(position, path[path.length - 1] as string);
    player.figures[figure] = end.id;
    if (end.city && !player.posts.includes(end.id) && !arrival.ends.includes(end.id)) arrival.ends.push(end.id);
  }
  if (abilities.postsOnPath) arrival.passing = arrival.path.slice();
  if (abilities.oasis !== null) arrival.oases = oases.length;
  rememberPassed(position, arrival);
  push(position, arrival);
}

/** Passed cities count for the additional post of the whole turn, or of this movement (MP2-R-29). */
function rememberPassed(position: Position, arrival: Arrival): void {
  const { passed } = position.state.turn;
  for (const city of arrival.path) if (!passed.includes(city)) passed.push(city);
  if (position.box.rules.extraPostWhere === 'this-turn') arrival.path = passed.slice();
}

export function runArrival(position: Position, frame: Arrival): void {
  const player = playerAt(position, frame.seat);
  if (frame.passing.length > 0) {
    const city = frame.passing.shift() as string;
    if (player.unplaced > 0 && !player.posts.includes(city)) settle(position, frame, city, true, 'MP2-R-68');
    return;
  }
  if (frame.ends.length > 0) placeEnd(position, frame);
  else if (frame.extraPost) {
    frame.extraPost = false;
    if (extraCities(position, frame).length > 0) push(position, { kind: 'extraPost', seat: frame.seat, path: frame.path.slice() });
  } else collect(position, frame);
}

/** The posts at the ends of the movement; on a city card only one of two (MP2-R-56). */
function placeEnd(position: Position, frame: Arrival): void {
  const { seat, ends } = frame;
  const player = playerAt(position, seat);
  const { rules } = position.box;
  const single = frame.by === 'card' || rules.mailinPosts === 'one-post';
  const matters = single || (player.unplaced === 1 && rules.relocation === 'move-only');
  if (ends.length > 1 && matters && !frame.chosen) {
    push(position, { kind: 'whichPost', seat, cities: ends.slice() });
    return;
  }
  const city = ends.shift() as string;
  if (player.posts.includes(city)) return;
  if (player.unplaced > 0) settle(position, frame, city, true, 'MP2-POST-1');
  else relocate(position, frame, city, rules.relocation === 'counts-as-placing');
}

/** Which of two posts comes first, or is the only one. */
export function choosePost(position: Position, city: string): void {
  pop(position);
  const arrival = topArrival(position);
  const single = arrival.by === 'card' || position.box.rules.mailinPosts === 'one-post';
  arrival.ends = single ? [city] : [city, ...arrival.ends.filter((other) => other !== city)];
  arrival.chosen = true;
}

function topArrival(position: Position): Arrival {
  const { frames } = position.state;
  return frames[frames.length - 1] as Arrival;
}

/** A post goes from the player board to a city. */
function settle(position: Position, arrival: Arrival, city: string, earning: boolean, rule: RuleId): void {
  const { seat } = arrival;
  const player = playerAt(position, seat);
  const { posts, postMilestones } = position.box.parts.pack.constants;
  const { morePosts, lastPostVp, id } = abilitiesOf(position, seat);
  player.unplaced -= 1;
  const number = posts + morePosts - player.unplaced;
  addPost(position, arrival, city, earning);
  if (position.events) position.events({ kind: 'post-placed', rule, seat, city, number });
  for (const milestone of postMilestones) if (milestone.post === number) gain(position, seat, 'vp', milestone.vp, city, 'MP2-POST-4');
  if (morePosts > 0 && number === posts + morePosts) gain(position, seat, 'vp', lastPostVp, id, 'MP2-R-68');
}

function addPost(position: Position, arrival: Arrival, city: string, earning: boolean): void {
  playerAt(position, arrival.seat).posts.push(city);
  const { fresh } = position.state.turn;
  if (!fresh.includes(city)) fresh.push(city);
  arrival.placed.push(city);
  if (earning) arrival.earns.push(city);
}

/** Posts that may be moved for want of another: not those this movement has placed (MP2-R-32). */
export function movablePosts(position: Position, seat: number, placed: readonly string[]): string[] {
  return playerAt(position, seat).posts.filter((city) => !placed.includes(city));
}

function relocate(position: Position, arrival: Arrival, city: string, earning: boolean): void {
  const { seat, placed } = arrival;
  const movable = movablePosts(position, seat, placed);
  if (movable.length > 1) push(position, { kind: 'relocate', seat, city, placed: placed.slice(), earning });
  else if (movable.length === 1) movePost(position, arrival, movable[0] as string, city, earning);
}

function movePost(position: Position, arrival: Arrival, from: string, to: string, earning: boolean): void {
  const { posts } = playerAt(position, arrival.seat);
  posts.splice(posts.indexOf(from), 1);
  addPost(position, arrival, to, earning);
  if (position.events) position.events({ kind: 'post-moved', rule: 'MP2-POST-7', seat: arrival.seat, from, to });
}

export function playRelocate(position: Position, frame: Extract<Frame, { kind: 'relocate' }>, from: string): void {
  pop(position);
  movePost(position, topArrival(position), from, frame.city, frame.earning);
}

/** Cities that can receive the additional post. */
function extraCities(position: Position, { seat, path, placed }: Pick<Arrival, 'seat' | 'path' | 'placed'>): string[] {
  const player = playerAt(position, seat);
  if (player.unplaced === 0 && (position.box.rules.extraPostFrom === 'stock' || movablePosts(position, seat, placed).length === 0)) return [];
  return path.filter((city) => !player.posts.includes(city));
}

/** The additional post can go to these cities. */
export function extraPostCities(position: Position, frame: { readonly seat: number; readonly path: readonly string[] }): string[] {
  const { frames } = position.state;
  const arrival = frames[frames.length - 2] as Arrival;
  return extraCities(position, { seat: frame.seat, path: frame.path as string[], placed: arrival.placed });
}

export function playExtraPost(position: Position, city: string | null): void {
  pop(position);
  if (city === null) return;
  const arrival = topArrival(position);
  const { rules } = position.box;
  const both = rules.extraPostBonus === 'both-after-move';
  if (playerAt(position, arrival.seat).unplaced > 0) settle(position, arrival, city, both, 'MP2-POST-5');
  else relocate(position, arrival, city, both && rules.relocation === 'counts-as-placing');
}

/** The bonuses of all posts of the movement, in the printed order unless the player chooses. */
function collect(position: Position, { seat, earns, oases }: Arrival): void {
  pop(position);
  if (earns.length === 0 && oases === 0) return;
  const waiting: Waiting[] = [];
  for (const city of earns) claimOutpost(position, seat, placeOf(position, city), waiting);
  for (const city of earns) if (placeOf(position, city).marker >= 0) earnMarker(position, seat, city, 1, 'arrival', waiting);
  if (oases > 0) earnOases(position, seat, oases, waiting);
  for (const city of earns) {
    if (placeOf(position, city).contracts.length > 0) waiting.push({ effect: 'contractCity', amount: 1, most: 0, source: city, city });
  }
  resolveWaiting(position, seat, waiting, position.box.rules.bonusOrder === 'canonical');
}

function earnOases(position: Position, seat: number, oases: number, waiting: Waiting[]): void {
  const { oasis, id } = abilitiesOf(position, seat);
  gain(position, seat, 'vp', (oasis?.vp ?? 0) * oases, id, 'MP2-MONGKE-3');
  waiting.push({ effect: 'oases', amount: oases, most: 0, source: id, city: null });
}

/** The first post in a city takes the outpost bonus; the tile is for Filippo Vitello, if he plays. */
function claimOutpost(position: Position, seat: number, place: Place, waiting: Waiting[]): void {
  const { state } = position;
  const tile = place.outpost >= 0 ? (state.outposts[place.outpost] as string | null) : null;
  if (tile === null) return;
  state.outposts[place.outpost] = null;
  if (position.events) position.events({ kind: 'outpost', rule: 'MP2-POST-10', seat, city: place.id, tile });
  const own = abilitiesOf(position, seat).keepsOutposts;
  if (!own || position.box.rules.filippoOwnTile === 'receive-and-keep') {
    const bonus = position.box.parts.bonus[tile] as Bundle;
    credit(position, seat, bonus, 1, tile, 'MP2-POST-10');
    enqueue(waiting, bonus, 1, tile, null);
  }
  keepOutpost(position, tile, own ? 'MP2-FILIPPO-2' : 'MP2-FILIPPO-1');
}

function keepOutpost(position: Position, tile: string, rule: RuleId): void {
  const { state } = position;
  const keeper = state.players.findIndex((_, seat) => abilitiesOf(position, seat).keepsOutposts);
  if (keeper < 0) {
    putInOrder(state.gone, tile);
    return;
  }
  putInOrder(playerAt(position, keeper).outposts, tile);
  if (position.events) position.events({ kind: 'outpost-kept', rule, seat: keeper, tile });
}
