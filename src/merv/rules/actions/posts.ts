// Trading posts: MERV-MARKET-2 to 6, MERV-BREAK-6, MERV-R-29, MERV-R-30.
import { called, choice, move, type Refusal } from '../../../kernel/rules.js';
import { at, participant, playerAt, refusals, reward, type Position } from '../chapter.js';
import { CITIES, OUTER, type Good } from '../../content/ids.js';
import type { Player } from '../../state.js';
import { gainCamels, gainGoods } from '../supply/gains.js';
import { gainFavour } from '../supply/tracks.js';

/** Why a trading post cannot be placed in a city, or `null`; the order of cities matters unless any city will do. */
export function postRefusal(player: Player, city: number, anyCity = false): Refusal | null {
  if (player.posts[city] === 1) return refusals['post-there'];
  if (player.discs === 0) return refusals['no-disc'];
  if (anyCity || city < OUTER || player.posts[city - OUTER] === 1) return null;
  return player.posts.includes(1) ? refusals['post-out-of-reach'] : refusals['first-post-inner'];
}

/** Whether a trading post can be placed somewhere. */
export function canPost(player: Player, anyCity = false): boolean {
  for (let city = 0; city < 8; city += 1) if (postRefusal(player, city, anyCity) === null) return true;
  return false;
}

/** The good of a city. */
export const goodOf = (city: number): Good => (city < OUTER ? 'common' : 'rare');

/** The move that places a post. */
export const postMove = { post: /* @__PURE__ */ move('post {city}', { city: called('place', choice(CITIES)) }) } as const;

/** Puts a disc in a city; the first one there brings the camel, or favour (MERV-MARKET-5, 6). */
export function establishPost(position: Position, who: number, city: number, rule: string): void {
  const { box, state } = position;
  const player = playerAt(position, who);
  const first = state.players.every(({ posts }) => posts[city] !== 1);
  player.discs -= 1;
  player.posts[city] = 1;
  position.events?.({ kind: 'post-placed', ...participant(box, who), rule, city: at(CITIES, city) });
  if (!first) return;
  if (city >= OUTER) gainFavour(position, who, 1, 'MERV-MARKET-6');
  else if (state.cityCamels[city] === 1) {
    state.cityCamels[city] = 0;
    gainCamels(position, who, 1, 'MERV-MARKET-5');
  }
}

const anyCity = ({ box }: Position): boolean => box.rulings.freePostWhere === 'any-city';

/** MERV-BREAK-6: a free post, with the good of its city. */
export const freePost = /* @__PURE__ */ reward('freePost', {
  rule: 'MERV-BREAK-6', lost: 'MERV-TERM-11', moves: postMove,
  none: (position, { seat }): boolean => !canPost(playerAt(position, seat), anyCity(position)),
  offer(position, { seat }, out) {
    for (let city = 0; city < 8; city += 1) if (postRefusal(playerAt(position, seat), city, anyCity(position)) === null) out.add({ kind: 'post', city: at(CITIES, city) });
  },
  refuse: (position, { seat }, { city }): Refusal | null => postRefusal(playerAt(position, seat), CITIES.indexOf(city), anyCity(position)),
  play(position, { seat }, { city }) {
    const place = CITIES.indexOf(city);
    establishPost(position, seat, place, 'MERV-BREAK-6');
    gainGoods(position, seat, { good: goodOf(place) }, 'MERV-BREAK-6');
  },
});
