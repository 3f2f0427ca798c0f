// VOY-POST-1 to VOY-POST-16, VOY-KUBILAI-2, VOY-NICCOLO-5, VOY-NICCOLO-6, VOY-WILHELM-1 to VOY-WILHELM-7: posts and arrival.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { POST_VP, START } from '../content/board.js';
import type { FrameOf, Movement } from '../frame-types.js';
import { credit, gainTiles, playerAt } from './gains.js';
import { LARGE_CITIES, SMALL_CITIES } from '../content/ids.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import type { Player } from '../state.js';

/** Whether posts can stand in a location. */
export function isCity({ box }: Position, location: string): boolean {
  const kind = box.kinds[location];
  return kind === 'large' || kind === 'small' || kind === 'beijing';
}

/** Whether a player has a post in a city. */
export function hasPost({ posts }: Player, city: string): boolean {
  return posts.includes(city);
}

/** Posts on the player board. */
export function postsLeft({ box }: Position, { character, posts }: Player): number {
  return (character === null ? START.posts : box.characters[character].posts) - posts.length;
}

/** Small cities in which a player has a post. */
export function ownSmallCities({ posts }: Player): string[] {
  return SMALL_CITIES.filter((city) => posts.includes(city));
}

/** A movement has ended: the posts that are due are placed, then their bonuses follow. */
export function arriveAt(position: Position, seat: Seat, by: Movement, first: readonly string[], second: readonly string[], places: readonly string[]): void {
  const player = playerAt(position, seat);
  const passed: string[] = player.character === 'wilhelm' ? passedBy(position, first, places) : [];
  const due: string[] = [];
  for (const path of [first, second]) {
    const end = path[path.length - 1];
    if (end !== undefined && isCity(position, end) && !hasPost(player, end) && !due.includes(end)) due.push(end);
  }
  if (passed.length + due.length === 0) return;
  const one = position.box.answers.splitCardPosts === 'one' && (by === 'k17' || by === 'k18') && due.length > 1;
  push(position, { kind: 'arrival', seat, passed, due, ordered: due.length < 2, one, gained: [] });
}

function passedBy(position: Position, path: readonly string[], places: readonly string[]): string[] {
  if (position.box.answers.wilhelmPosts === 'optional') return places.slice();
  return path.slice(0, -1).filter((location) => isCity(position, location));
}

/** Places the next post, asks what has to be asked, or lets the bonuses follow. */
export function runArrival(position: Position, frame: FrameOf<'arrival'>): void {
  const { seat, passed, due } = frame;
  const player = playerAt(position, seat);
  while (passed.length > 0) {
    const city = passed.shift() as string;
    if (!hasPost(player, city) && postsLeft(position, player) > 0) placePost(position, frame, city);
  }
  if (due.length > 0 && hasPost(player, due[0] as string)) due.shift();
  else if (due.length === 0) endArrival(position, frame);
  else if (!frame.ordered && (frame.one || !position.box.printedOrder)) push(position, { kind: 'postFirst', seat });
  else placeDue(position, frame);
}

function placeDue(position: Position, frame: FrameOf<'arrival'>): void {
  const { seat, due } = frame;
  const city = due.shift() as string;
  frame.ordered = true;
  if (frame.one) due.length = 0;
  if (postsLeft(position, playerAt(position, seat)) > 0) placePost(position, frame, city);
  else push(position, { kind: 'relocate', seat, city });
}

function endArrival(position: Position, { seat, gained }: FrameOf<'arrival'>): void {
  pop(position);
  gainTiles(position, seat, gained, 'VOY-POST-15');
}

/** Puts a post from the player board into a city. */
function placePost(position: Position, frame: FrameOf<'arrival'>, city: string): void {
  const { seat } = frame;
  const player = playerAt(position, seat);
  const number = player.posts.length + 1;
  if (position.events) position.events({ kind: 'post-placed', seat, city, number, rule: 'VOY-POST-1' });
  standPost(position, frame, city, true);
  const vp = (POST_VP as Readonly<Record<number, number>>)[number];
  if (vp !== undefined) credit(position, seat, `post-${number}`, [{ resource: 'vp', amount: vp }], 1, number === 11 ? 'VOY-WILHELM-6' : 'VOY-POST-5');
}

function standPost(position: Position, { seat, gained }: FrameOf<'arrival'>, city: string, earns: boolean): void {
  const { state, box } = position;
  playerAt(position, seat).posts.push(city);
  // A post can leave a city again in the turn it came there, and another can follow it.
  if (!state.turn.posts.includes(city)) state.turn.posts.push(city);
  const kind = box.kinds[city];
  if (kind === 'beijing') state.beijing[state.beijing.indexOf(null)] = seat;
  if (!earns) return;
  if (kind === 'small') gained.push(state.cityBonuses[(SMALL_CITIES as readonly string[]).indexOf(city)] as string);
  if (kind === 'large') takeOutpost(position, seat, city, gained);
}

function takeOutpost(position: Position, seat: Seat, city: string, gained: string[]): void {
  const { outposts } = position.state;
  const place = (LARGE_CITIES as readonly string[]).indexOf(city);
  const bonus = outposts[place] ?? null;
  if (bonus === null) return;
  outposts[place] = null;
  gained.push(bonus);
  if (position.events) position.events({ kind: 'outpost-taken', seat, city, bonus, rule: 'VOY-POST-6' });
}

function arrivalBelow(position: Position): FrameOf<'arrival'> {
  const { frames } = position.state;
  return frames[frames.length - 2] as FrameOf<'arrival'>;
}

/** Which of two ends gets its post first. */
export function legalFirst(position: Position, _frame: FrameOf<'postFirst'>, moves: Move[]): void {
  for (const city of arrivalBelow(position).due) moves.push({ kind: 'postFirst', city: city });
}

/** Why a city cannot get its post first. */
export function refuseFirst(position: Position, _frame: FrameOf<'postFirst'>, { city }: Play<'postFirst'>): Refusal | null {
  return arrivalBelow(position).due.includes(city) ? null : refusals['not-an-end'];
}

/** Fixes the order of two ends. */
export function playFirst(position: Position, _frame: FrameOf<'postFirst'>, { city }: Play<'postFirst'>): void {
  const arrival = arrivalBelow(position);
  pop(position);
  arrival.ordered = true;
  if (arrival.due[0] !== city) arrival.due.reverse();
}

/** The posts that can be moved to the new city. */
export function legalRelocation(position: Position, { seat }: FrameOf<'relocate'>, moves: Move[]): void {
  for (const city of playerAt(position, seat).posts) moves.push({ kind: 'relocate', city });
  if (position.box.answers.noPostLeft === 'optional') moves.push({ kind: 'decline' });
}

/** Why a post cannot be moved. */
export function refuseRelocation(position: Position, { seat }: FrameOf<'relocate'>, move: Play<'relocate' | 'decline'>): Refusal | null {
  if (move.kind === 'decline') return position.box.answers.noPostLeft === 'optional' ? null : refusals['relocation-due'];
  return hasPost(playerAt(position, seat), move.city) ? null : refusals['no-post-there'];
}

/** Moves a post to the new city, or leaves all where they are (ruling `noPostLeft`). */
export function playRelocation(position: Position, { seat, city }: FrameOf<'relocate'>, move: Play<'relocate' | 'decline'>): void {
  pop(position);
  if (move.kind === 'decline') {
    if (position.events) position.events({ kind: 'relocation-declined', seat, city, rule: 'VOY-R-28' });
    return;
  }
  const { state, box } = position;
  const { posts } = playerAt(position, seat);
  posts.splice(posts.indexOf(move.city), 1);
  if (move.city === 'beijing') state.beijing[state.beijing.indexOf(seat)] = null;
  if (position.events) position.events({ kind: 'post-relocated', seat, from: move.city, to: city, rule: 'VOY-POST-10' });
  const { frames } = state;
  standPost(position, frames[frames.length - 1] as FrameOf<'arrival'>, city, box.answers.relocationBonus === 'city-and-outpost');
}
