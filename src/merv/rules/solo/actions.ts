// The actions of the magistrate: MERV-CMA-7 to 9, 18 to 20, 24 to 26, MERV-R-50 to 52, MERV-R-56, MERV-R-58, MERV-R-77.
// His breakthroughs: breakthroughs.ts.
import { integer, list, pop, push, type ChanceRequest } from '../../../kernel/rules.js';
import { at, bit, chance, count, MAGISTRATES, playerAt, step, sum, type Position } from '../chapter.js';
import { ACTIONS, CITIES, HALL_SPACES, HALLS, OUTER, type Action, type Boon } from '../../content/ids.js';
import type { FrameOf } from '../../frames.js';
import { gainScrollsFor } from '../actions/breakthroughs.js';
import { advance, hasStep, scoringTileLeft, takeScoringTile, tileId } from '../actions/mosque.js';
import { inHall, placeCourtier } from '../actions/palace.js';
import { canPost, establishPost, postRefusal } from '../actions/posts.js';
import { sitesOf } from '../city/geometry.js';
import { gainGoods } from '../supply/gains.js';
import { discounted } from '../supply/payments.js';
import { addPoints, gainFavour } from '../supply/tracks.js';
import { buildingsWith, hallValue } from '../year/worth.js';
import { withDeck } from './cards.js';
import { choose, lost } from './choice.js';
import { fulfilIfAnyTime } from './contracts.js';
import { refillAfter, takeBestCard } from './row.js';
import { deploySoldier } from './soldier.js';
import { buildWall } from './wall.js';

/** An action of the magistrate: whether anything of it can be done, and what is done; `frame.times` is what is left of it. */
interface SoloAction {
  readonly possible: (position: Position) => boolean;
  readonly run: (position: Position, frame: FrameOf<'magistrateAct'>) => void;
}

/** The rows of his actions. */
export const SOLO_ACTIONS: Readonly<Record<Action, SoloAction>> = {
  caravansary: {
    possible: ({ state }) => state.row.length > 0,
    run(position, frame) {
      frame.times -= 1;
      if (!takeBestCard(position)) lost(position, 'MERV-CMA-5', 'caravansary');
    },
  },
  palace: {
    possible: (position) => playerAt(position, position.box.magistrate).servants > 0 && openHalls(position).length > 0,
    run(position, frame) {
      placeCourtiers(position, frame.times >= 4 ? 2 : 1);
      frame.times = 0;
    },
  },
  library: {
    possible: () => true,
    run(position, frame) {
      const scrolls = position.box.rulings.magistrateBreakthrough === 'all-scrolls-first' ? frame.times : 1;
      frame.times -= scrolls;
      takeScrolls(position, scrolls);
    },
  },
  marketplace: {
    possible(position) {
      const player = playerAt(position, position.box.magistrate);
      return canPost(player) || player.posts.includes(1);
    },
    run(position, frame) {
      frame.times = 0;
      trade(position);
    },
  },
  mosque: {
    possible: (position) => hasStep(position, position.box.magistrate),
    run(position, frame) {
      frame.times -= 1;
      if (!climb(position)) lost(position, 'MERV-R-61', 'mosque');
    },
  },
  wall: {
    possible: ({ state }) => state.wallSupply.some((left) => left > 0),
    run(position, frame) {
      frame.times -= 1;
      if (!buildWall(position)) lost(position, 'MERV-R-61', 'wall');
    },
  },
};

/** How often an action is performed: once more with its first breakthrough (MERV-CMA-11, MERV-R-58). */
export function actTimes(position: Position, action: Action, times: number, intended: boolean): number {
  const { box, state } = position;
  const tile = playerAt(position, box.magistrate).breakthroughs[0] ?? -1;
  const suits = (action === 'caravansary' || action === 'mosque') && tile >= 0 && discounted(tile) === action;
  if (!suits || state.turn.discounted === 1) return times;
  if (!intended && box.rulings.magistrateExtraAction === 'intended-type-only') return times;
  state.turn.discounted = 1;
  return times + 1;
}

/** Has the magistrate perform an action so many times. */
export function pushAction(position: Position, action: Action, times: number, intended: boolean): void {
  push(position, { kind: 'magistrateAct', action: ACTIONS.indexOf(action), times, intended: intended ? 1 : 0 });
}

/** Has him perform an action once, or once more, that is not the type of the turn. */
export function pushExtra(position: Position, action: Action): void {
  pushAction(position, action, actTimes(position, action, 1, false), false);
}

/** Actions of the magistrate still to be performed; `intended` is 1 for the type of the turn. */
export const magistrateAct = /* @__PURE__ */ step('magistrateAct', { action: integer(0, 5), times: count, intended: bit }, {
  on: MAGISTRATES,
  run(position, frame) {
    if (fulfilIfAnyTime(position)) return;
    const action = at(ACTIONS, frame.action);
    if (frame.times > 0) {
      withDeck(position, () => { SOLO_ACTIONS[action].run(position, frame); });
      return;
    }
    pop(position);
    if (action === 'caravansary' && position.box.rulings.magistrateRefill === 'after-each-source') refillAfter(position);
  },
  problem({ state: { turn } }, { times }): string | null {
    if (turn.slot < 0) return 'no slot has been chosen';
    return times <= sitesOf(turn.slot).length + 1 ? null : 'an action is performed once for each site of the line, and once more';
  },
});

const openHalls = ({ box, state }: Position): number[] => box.hallOrder.filter((hall) => inHall(state, hall) < HALL_SPACES);

/** One courtier, or two (MERV-CMA-7, 8, MERV-R-56). */
function placeCourtiers(position: Position, number: number): void {
  const { box } = position;
  const player = playerAt(position, box.magistrate);
  const taken: number[] = [];
  for (let placed = 0; placed < number; placed += 1) {
    const open = openHalls(position);
    if (open.length === 0 || player.servants === 0) {
      lost(position, 'MERV-R-61', 'palace');
      return;
    }
    const others = open.filter((hall) => !taken.includes(hall));
    const candidates = box.rulings.magistrateCourtiers === 'spread' && others.length > 0 ? others : open;
    const hall = choose(position, { who: box.magistrate, rule: 'MERV-CMA-8', of: 'hall', label: (one) => at(HALLS, one) }, candidates, [
      { name: 'mostForMagistrate', value: (one) => hallValue(position, player, one) },
      { name: 'mostForPlayer', value: (one) => hallValue(position, playerAt(position, 0), one) },
      { name: 'leftmost', value: (one) => -box.hallOrder.indexOf(one) },
    ]);
    taken.push(hall);
    placeCourtier(position, box.magistrate, hall, false);
  }
}

/** Scrolls, and the breakthroughs they bring, the lowest first (MERV-CMA-9). */
function takeScrolls(position: Position, number: number): void {
  const { magistrate } = position.box;
  for (const level of gainScrollsFor(position, magistrate, number, 'MERV-CMA-9')) push(position, { kind: 'magistrateBreakthrough', seat: magistrate, level });
}

/** The corners NW, NE, SW, SE in the order in which he looks at them (MERV-R-50). */
function cornerOrder({ box }: Position, rule: 'MERV-CMA-14' | 'MERV-CMA-19'): readonly number[] {
  const clockwise = [1, 3, 2, 0];
  const byRows = [0, 1, 2, 3];
  if (box.rulings.magistrateCityOrder === 'as-ru') return rule === 'MERV-CMA-19' ? clockwise : byRows;
  return box.rulings.magistrateCityOrder === 'nw-first-both' ? byRows : clockwise;
}

/** Establishes a post in the best city (MERV-CMA-14, 18, 19, MERV-R-52); there must be one. */
export function placePost(position: Position, rule: 'MERV-CMA-14' | 'MERV-CMA-19'): number {
  const { box, state } = position;
  const order = cornerOrder(position, rule);
  const outer = { name: 'outer', value: (city: number) => (city >= OUTER ? 1 : 0) };
  const vacant = { name: 'unoccupied', value: (city: number) => (state.players.some(({ posts }) => posts[city] === 1) ? 0 : 1) };
  const cities = CITIES.map((_, city) => city).filter((city) => postRefusal(playerAt(position, box.magistrate), city) === null);
  const city = choose(position, { who: box.magistrate, rule, of: 'city', label: (one) => at(CITIES, one) }, cities, [
    ...(box.rulings.magistratePost === 'outer-then-unoccupied' ? [outer, vacant] : [vacant, outer]),
    { name: 'compass', value: (one) => -order.indexOf(one % OUTER) },
  ]);
  establishPost(position, box.magistrate, city, rule);
  return city;
}

/** The marketplace action: one post, goods from all posts, contracts (MERV-CMA-18 to 23). */
function trade(position: Position): void {
  const { box, state } = position;
  const player = playerAt(position, box.magistrate);
  if (canPost(player)) placePost(position, 'MERV-CMA-19');
  gainGoods(position, box.magistrate, { good: 'common', count: sum(player.posts.slice(0, OUTER)) }, 'MERV-CMA-20');
  gainGoods(position, box.magistrate, { good: 'rare', count: sum(player.posts.slice(OUTER)) }, 'MERV-CMA-20');
  state.turn.trading = 1;
  push(position, { kind: 'magistrateContracts' });
}

/** The space of his next step, or -1 (MERV-CMA-24, MERV-R-51). */
function nextSpace(position: Position): number {
  const { box, state } = position;
  if (!hasStep(position, box.magistrate)) return -1;
  const { mosque } = playerAt(position, box.magistrate);
  if (mosque >= 0) return at(box.mosque, mosque).up;
  const paths = box.rulings.magistratePath === 'leftmost' ? [0, 1, 2, 3] : [3, 2, 1, 0];
  return paths.find((path) => state.mosqueCamels[path] === 1) ?? (paths[0] ?? 0);
}

function scoreUpgrade(position: Position): void {
  addPoints(position, position.box.magistrate, 3, { source: 'magistrate', rule: 'MERV-CMA-25' });
}

/** What each boon of the mosque is to him (MERV-CMA-25, 26); the camel has been taken, and the last space counts in every scoring phase. */
const BOONS: Readonly<Partial<Record<Boon, (position: Position) => void>>> = {
  whiteUpgrade: scoreUpgrade,
  bonusUpgrade: scoreUpgrade,
  favour(position) { gainFavour(position, position.box.magistrate, 1, 'MERV-CMA-25'); },
  soldier: deploySoldier,
  scoringTile: chooseScoringTile,
  freeCourtier(position) { placeCourtiers(position, 1); },
  freeWall(position) { if (!buildWall(position)) lost(position, 'MERV-R-61', 'wall'); },
};

/** One step up the mosque, with its boon in his form (MERV-CMA-24 to 26); false when there is none. */
function climb(position: Position): boolean {
  const { box } = position;
  const space = nextSpace(position);
  if (space < 0) return false;
  advance(position, box.magistrate, space);
  BOONS[at(box.mosque, space).boon]?.(position);
  return true;
}

/** The scoring tile worth most now; luck decides between equals (MERV-CMA-26). */
function chooseScoringTile(position: Position): void {
  const { box } = position;
  const left = [0, 1, 2, 3].filter((tile) => scoringTileLeft(position, tile));
  const worth = (tile: number): number => 3 * buildingsWith(position, box.magistrate, box.tileAction[tile] ?? 0);
  const most = Math.max(...left.map(worth));
  const [best, ...others] = left.filter((tile) => worth(tile) === most);
  if (best === undefined) return;
  if (others.length > 0) push(position, { kind: 'magistrateTile', tiles: [best, ...others] });
  else takeScoringTile(position, box.magistrate, best, 'MERV-CMA-26');
}

/** MERV-CMA-26: the scoring tiles between which luck decides. */
export const magistrateTile = /* @__PURE__ */ chance('magistrateTile', { tiles: list(integer(0, 3), { least: 1, most: 4, distinct: true }) }, {
  on: ['magistrateAct'],
  request: (position, { tiles }): ChanceRequest => ({ kind: 'draw', purpose: 'scoring-tile', rule: 'MERV-CMA-26', seat: null, from: tiles.map((tile) => tileId(position, tile)), count: 1, secret: false }),
  resolve(position, { tiles }, outcome) {
    pop(position);
    for (const tile of tiles) if (tileId(position, tile) === outcome[0]) takeScoringTile(position, position.box.magistrate, tile, 'MERV-CMA-26');
  },
  problem: (position, { tiles }): string | null => (tiles.every((tile) => scoringTileLeft(position, tile)) ? null : 'somebody has this tile'),
});
