// VOY-POST-1 to VOY-POST-16, VOY-NICCOLO-5, VOY-NICCOLO-6, VOY-WILHELM-1 to VOY-WILHELM-7: posts and arrival.
import { choice, flag, list, move, pop, push, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { characterOf, city, decision, lastOf, location, nth, playerAt, refusals, seat, step, type Position } from '../../chapter.js';
import { POST_VP } from '../../../content/board.js';
import { CITY_BONUS_IDS, LARGE_CITIES, OUTPOST_IDS, SMALL_CITIES } from '../../../content/ids.js';
import type { Frame } from '../../../frames.js';
import type { Player } from '../../../state.js';
import { decline } from '../../../words/moves.js';
import { BONUS_BELOW } from '../../below.js';
import { credit, gainTiles } from '../../gains.js';
import { postsPassed } from '../../characters/wilhelm-von-rubruk.js';
import type { Walk } from './walk.js';

type Arrival = Extract<Frame, { kind: 'arrival' }>;

/** Whether posts can stand in a location. */
export function isCity({ box }: Position, location: string): boolean {
  const kind = box.tables.kinds[location];
  return kind === 'large' || kind === 'small' || kind === 'beijing';
}

/** Whether a player has a post in a city. */
export function hasPost({ posts }: Player, city: string): boolean {
  return posts.includes(city);
}

/** Posts on the player board. */
export function postsLeft(position: Position, player: Player): number {
  return characterOf(position, player).posts - player.posts.length;
}

/** Small cities in which a player has a post. */
export function ownSmallCities({ posts }: Player): string[] {
  return SMALL_CITIES.filter((city) => posts.includes(city));
}

/** A movement has ended: the posts that are due are placed, then their bonuses follow. */
export function arriveAt(position: Position, walk: Walk): void {
  const { seat, by, first, second } = walk;
  const player = playerAt(position, seat);
  const passed = postsPassed(position, walk).filter((city) => isCity(position, city));
  const due: string[] = [];
  for (const path of [first, second]) {
    const end = path[path.length - 1];
    if (end !== undefined && isCity(position, end) && !hasPost(player, end) && !due.includes(end)) due.push(end);
  }
  if (passed.length + due.length === 0) return;
  const one = position.box.rulings.splitCardPosts === 'one' && (by === 'k17' || by === 'k18') && due.length > 1;
  push(position, { kind: 'arrival', seat, passed, due, ordered: due.length < 2, one, gained: [] });
}

const tile = choice<string>([...CITY_BONUS_IDS, ...OUTPOST_IDS]);

/** Places the next post, asks what has to be asked, or lets the bonuses follow. */
export const arrival = step('arrival', { seat, passed: list(location, { most: 6 }), due: list(city, { most: 2 }), ordered: flag, one: flag, gained: list(tile, { most: 7 }) }, {
  on: [...BONUS_BELOW, 'mainDone'],
  problem: (position, frame): string | null => arrivalProblem(position, frame),
  run(position, frame) {
    const { seat, passed, due } = frame;
    const player = playerAt(position, seat);
    for (const city of passed.splice(0)) if (!hasPost(player, city) && postsLeft(position, player) > 0) placePost(position, frame, city);
    const [next] = due;
    if (next === undefined) {
      pop(position);
      gainTiles(position, seat, frame.gained, 'VOY-POST-15');
    } else if (hasPost(player, next)) due.shift();
    else if (!frame.ordered && (frame.one || position.box.rulings.pendingOrder !== 'printed-order')) push(position, { kind: 'whichPost', seat });
    else placeDue(position, frame, next);
  },
});

/** Posts that are due belong where the figures have come to, and bonuses to posts that stand. */
function arrivalProblem(position: Position, { seat, passed, due, one, gained }: Arrival): string | null {
  const { state, box } = position;
  const player = playerAt(position, seat);
  if (passed.length > 0) return 'posts on the way come first';
  if (one && box.rulings.splitCardPosts !== 'one') return 'each figure leaves a post';
  if (!due.every((city, at) => isDue(player, city) && due.indexOf(city) === at)) return 'no post is due there';
  const isGained = (tile: string): boolean => (state.cityBonuses.includes(tile) ? player.posts.includes(SMALL_CITIES[state.cityBonuses.indexOf(tile)] ?? '') : !state.outposts.includes(tile));
  return gained.every((tile, at) => isGained(tile) && gained.indexOf(tile) === at) ? null : 'these bonuses are not gained';
}

const isDue = (player: Player, city: string): boolean => player.figures.includes(city) && !hasPost(player, city);

function placeDue(position: Position, frame: Arrival, city: string): void {
  const { seat, due } = frame;
  due.shift();
  frame.ordered = true;
  if (frame.one) due.length = 0;
  if (postsLeft(position, playerAt(position, seat)) > 0) placePost(position, frame, city);
  else push(position, { kind: 'relocate', seat, city });
}

/** Puts a post from the player board into a city. */
function placePost(position: Position, frame: Arrival, city: string): void {
  const { seat } = frame;
  const number = playerAt(position, seat).posts.length + 1;
  position.events?.({ kind: 'post-placed', seat, rule: 'VOY-POST-1', city, number });
  standPost(position, frame, city, true);
  const vp = (POST_VP as Readonly<Record<number, number>>)[number];
  if (vp !== undefined) credit(position, seat, { amounts: [{ resource: 'vp', amount: vp }], source: `post-${number}`, rule: number === 11 ? 'VOY-WILHELM-6' : 'VOY-POST-5' });
}

function standPost(position: Position, { seat, gained }: Arrival, city: string, earns: boolean): void {
  const { state, box } = position;
  playerAt(position, seat).posts.push(city);
  // A post can leave a city again in the turn it came there, and another can follow it.
  if (!state.turn.freshPosts.includes(city)) state.turn.freshPosts.push(city);
  const kind = box.tables.kinds[city];
  if (kind === 'beijing') state.beijing[state.beijing.indexOf(null)] = seat;
  if (!earns) return;
  if (kind === 'small') gained.push(nth(state.cityBonuses, SMALL_CITIES.findIndex((one) => one === city)));
  if (kind === 'large') takeOutpost(position, seat, city, gained);
}

function takeOutpost(position: Position, seat: Seat, city: string, gained: string[]): void {
  const { outposts } = position.state;
  const place = LARGE_CITIES.findIndex((one) => one === city);
  const bonus = outposts[place] ?? null;
  if (bonus === null) return;
  outposts[place] = null;
  gained.push(bonus);
  position.events?.({ kind: 'outpost-taken', seat, rule: 'VOY-POST-6', city, tile: bonus, to: 'box' });
}

/** The arrival that a decision is a part of lies right below it. */
function arrivalBelow({ state: { frames } }: Position): Arrival {
  return lastOf(frames.filter((frame): frame is Arrival => frame.kind === 'arrival'));
}

/** Which of two ends gets its post first. */
export const whichPost = decision('whichPost', { seat }, {
  rule: 'VOY-NICCOLO-5',
  on: ['arrival'],
  problem(position): string | null {
    const { due, ordered, one } = arrivalBelow(position);
    const asked = due.length > 1 && !ordered && (one || position.box.rulings.pendingOrder !== 'printed-order');
    return asked ? null : 'there is no order to choose';
  },
  moves: { post: move('post {city}', { city }) },
  offer(position, _, out) { for (const city of arrivalBelow(position).due) out.add({ kind: 'post', city }); },
  refuse: (position, _, { city }): Refusal | null => (arrivalBelow(position).due.includes(city) ? null : refusals['not-an-end']),
  play(position, _, { city }) {
    const arrival = arrivalBelow(position);
    pop(position);
    arrival.ordered = true;
    if (arrival.due[0] !== city) arrival.due.reverse();
  },
});

/** Which post moves to the new city when none is left, or none does (ruling `noPostLeft`). */
export const relocate = decision('relocate', { seat, city }, {
  rule: 'VOY-POST-10',
  on: ['arrival'],
  problem(position, { seat, city }): string | null {
    const player = playerAt(position, seat);
    if (postsLeft(position, player) > 0) return 'a post is left';
    return isDue(player, city) && !arrivalBelow(position).due.includes(city) ? null : 'no post is due there';
  },
  moves: { relocate: move('relocate {city}', { city }), decline },
  offer(position, { seat }, out) {
    for (const city of playerAt(position, seat).posts) out.add({ kind: 'relocate', city });
    if (position.box.rulings.noPostLeft === 'optional') out.add({ kind: 'decline' });
  },
  refuse(position, { seat }, move): Refusal | null {
    if (move.kind === 'decline') return position.box.rulings.noPostLeft === 'optional' ? null : refusals['relocation-due'];
    return hasPost(playerAt(position, seat), move.city) ? null : refusals['no-post-there'];
  },
  play(position, { seat, city }, move) {
    pop(position);
    if (move.kind === 'decline') {
      position.events?.({ kind: 'declined', seat, rule: 'VOY-R-28', what: 'relocation', source: city });
      return;
    }
    const { state, box } = position;
    const { posts } = playerAt(position, seat);
    posts.splice(posts.indexOf(move.city), 1);
    if (move.city === 'beijing') state.beijing[state.beijing.indexOf(seat)] = null;
    position.events?.({ kind: 'post-relocated', seat, rule: 'VOY-POST-10', from: move.city, to: city });
    standPost(position, arrivalBelow(position), city, box.rulings.relocationBonus === 'city-and-outpost');
  },
});
