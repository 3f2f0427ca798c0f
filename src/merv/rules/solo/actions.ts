// The actions of the magistrate: MERV-CMA-7 to 20, 24 to 26, MERV-R-50 to 52, MERV-R-56, MERV-R-58, MERV-R-77.
import type { ChanceRequest, Outcome } from '../../../kernel/chance.js';
import { pop, push } from '../../../kernel/frames.js';
import { ownBreakthrough, tileLeft } from '../library.js';
import { canPost, establishPost, postRefusal } from '../marketplace.js';
import { advance, hasStep, scoringTileLeft, takeScoringTile } from '../mosque.js';
import { inHall, placeCourtier } from '../palace.js';
import type { Position } from '../../box.js';
import { ACTIONS, BREAKTHROUGHS, CITIES, HALL_SPACES, HALLS, OUTER } from '../../content/ids.js';
import { addScrolls, gainGoods } from '../gains.js';
import { buildingsWith, hallValue } from '../halls.js';
import type { BreakthroughFrame, MagistrateActFrame, MagistrateTileFrame } from '../../state.js';
import { addPoints, FROM_BREAKTHROUGHS, FROM_MAGISTRATE, gainFavour } from '../tracks.js';
import { choose } from './choice.js';
import { fulfilIfAnyTime } from './contracts.js';
import { refillAfter, takeBestCard } from './row.js';
import { deploySoldier } from './soldier.js';
import { buildWall } from './wall.js';

const CARAVANSARY = ACTIONS.indexOf('caravansary');
const MOSQUE = ACTIONS.indexOf('mosque');

/** How often an action is performed: once more with its first breakthrough (MERV-CMA-11, MERV-R-58). */
export function actTimes({ box, state }: Position, action: number, times: number, intended: boolean): number {
  const tile = state.players[box.magistrate]!.breakthroughs[0];
  const suits = (action === CARAVANSARY && tile === 0) || (action === MOSQUE && tile === 3);
  if (!suits || state.turn.discounted === 1) return times;
  if (!intended && box.rulings.magistrateExtraAction === 'intended-type-only') return times;
  state.turn.discounted = 1;
  return times + 1;
}

/** Has the magistrate perform an action so many times. */
export function pushAction(position: Position, action: number, times: number, intended: boolean): void {
  push(position, { kind: 'magistrateAct', action, times, intended: intended ? 1 : 0 });
}

/** Performs the next of the actions. */
export function runAction(position: Position, frame: MagistrateActFrame): void {
  if (fulfilIfAnyTime(position)) return;
  if (frame.times === 0) {
    pop(position);
    if (frame.action === CARAVANSARY && position.box.rulings.magistrateRefill === 'after-each-source') refillAfter(position);
    return;
  }
  const { times } = frame;
  frame.times -= 1;
  switch (ACTIONS[frame.action]!) {
    case 'caravansary': lostUnless(position, takeBestCard(position), frame, 'MERV-CMA-5'); return;
    case 'palace':
      frame.times = 0;
      placeCourtiers(position, times >= 4 ? 2 : 1);
      return;
    case 'library':
      if (position.box.rulings.magistrateBreakthrough === 'all-scrolls-first') frame.times = 0;
      takeScrolls(position, times - frame.times);
      return;
    case 'marketplace':
      frame.times = 0;
      trade(position);
      return;
    case 'mosque': lostUnless(position, climb(position), frame, 'MERV-R-61'); return;
    case 'wall': lostUnless(position, buildWall(position), frame, 'MERV-R-61');
  }
}

function lostUnless(position: Position, done: boolean, frame: MagistrateActFrame, rule: string): void {
  if (!done && position.events) position.events({ kind: 'lost', rule, who: 'magistrate', what: ACTIONS[frame.action]! });
}

/** One courtier, or two (MERV-CMA-7, 8, MERV-R-56). */
function placeCourtiers(position: Position, count: number): void {
  const { box, state } = position;
  const taken: number[] = [];
  for (let placed = 0; placed < count; placed += 1) {
    const open = box.hallOrder.filter((hall) => inHall(state, hall) < HALL_SPACES);
    if (open.length === 0 || state.players[box.magistrate]!.servants === 0) {
      if (position.events) position.events({ kind: 'lost', rule: 'MERV-R-61', who: 'magistrate', what: 'palace' });
      return;
    }
    const others = open.filter((hall) => !taken.includes(hall));
    const candidates = box.rulings.magistrateCourtiers === 'spread' && others.length > 0 ? others : open;
    const hall = choose(position, { who: box.magistrate, rule: 'MERV-CMA-8', of: 'hall', label: (one) => HALLS[one]! }, candidates, [
      { name: 'mostForMagistrate', value: (one) => hallValue(position, state.players[box.magistrate]!, one) },
      { name: 'mostForPlayer', value: (one) => hallValue(position, state.players[0]!, one) },
      { name: 'leftmost', value: (one) => -box.hallOrder.indexOf(one) },
    ]);
    taken.push(hall);
    placeCourtier(position, box.magistrate, hall, false);
  }
}

/** Scrolls, and the breakthroughs they bring, the lowest first (MERV-CMA-9). */
function takeScrolls(position: Position, count: number): void {
  const { box, state } = position;
  const player = state.players[box.magistrate]!;
  const before = player.scrolls + player.givenScrolls;
  const after = before + addScrolls(position, box.magistrate, count, 'MERV-CMA-9');
  for (let level = 3; level >= 0; level -= 1) {
    if (before < 2 * (level + 1) && after >= 2 * (level + 1)) push(position, { kind: 'magistrateBreakthrough', seat: box.magistrate, level });
  }
}

/** A breakthrough of the magistrate (MERV-CMA-10 to 17). */
export function runBreakthrough(position: Position, { level }: BreakthroughFrame): void {
  pop(position);
  if (level === 0) firstBreakthrough(position);
  else if (level === 1) secondBreakthrough(position);
  else if (level === 2) thirdBreakthrough(position);
  else fourthBreakthrough(position);
}

function firstBreakthrough(position: Position): void {
  const { box, state } = position;
  const player = state.players[box.magistrate]!;
  const steps = player.mosque < 0 ? 0 : box.mosque[player.mosque]!.level;
  const [a, b, c, d] = player.cards as [number, number, number, number];
  const preferred = steps > a + b + c + d ? 3 : 0;
  const tile = tileLeft(position, 0, preferred) ? preferred : 3 - preferred;
  if (tileLeft(position, 0, tile)) ownBreakthrough(position, box.magistrate, BREAKTHROUGHS[tile]!, 'MERV-CMA-10');
}

function secondBreakthrough(position: Position): void {
  const { magistrate } = position.box;
  addPoints(position, magistrate, FROM_MAGISTRATE, 3, 'MERV-CMA-12');
  push(position, { kind: 'randomBreakthrough', seat: magistrate, level: 1 });
}

function thirdBreakthrough(position: Position): void {
  const { box, state } = position;
  state.turn.trading = 1;
  if (tileLeft(position, 2, 1) && canPost(state.players[box.magistrate]!)) {
    ownBreakthrough(position, box.magistrate, 'bt3-post', 'MERV-CMA-13');
    const city = placePost(position, 'MERV-CMA-14');
    gainGoods(position, box.magistrate, city < OUTER ? 'common' : 'rare', 1, 'MERV-CMA-13');
    push(position, { kind: 'magistrateContracts' });
  } else if (tileLeft(position, 2, 2)) {
    ownBreakthrough(position, box.magistrate, 'bt3-mosque', 'MERV-CMA-16');
    pushAction(position, MOSQUE, actTimes(position, MOSQUE, 1, false), false);
  } else if (position.events) position.events({ kind: 'lost', rule: 'MERV-CMA-16', who: 'magistrate', what: 'breakthrough' });
}

function fourthBreakthrough(position: Position): void {
  const { magistrate } = position.box;
  if (tileLeft(position, 3, 0)) {
    ownBreakthrough(position, magistrate, 'bt4-vp', 'MERV-CMA-17');
    addPoints(position, magistrate, FROM_BREAKTHROUGHS, 8, 'MERV-CMA-17');
  } else if (tileLeft(position, 3, 2)) {
    ownBreakthrough(position, magistrate, 'bt4-favour-favour', 'MERV-CMA-17');
    gainFavour(position, magistrate, 2, 'MERV-CMA-17');
  }
}

/** The corners NW, NE, SW, SE in the order in which he looks at them (MERV-R-50). */
function cornerOrder({ box }: Position, rule: 'MERV-CMA-14' | 'MERV-CMA-19'): readonly number[] {
  const clockwise = [1, 3, 2, 0];
  const rows = [0, 1, 2, 3];
  if (box.rulings.magistrateCityOrder === 'as-ru') return rule === 'MERV-CMA-19' ? clockwise : rows;
  return box.rulings.magistrateCityOrder === 'nw-first-both' ? rows : clockwise;
}

/** Establishes a post in the best city (MERV-CMA-14, 18, 19, MERV-R-52); there must be one. */
function placePost(position: Position, rule: 'MERV-CMA-14' | 'MERV-CMA-19'): number {
  const { box, state } = position;
  const order = cornerOrder(position, rule);
  const outer = { name: 'outer', value: (city: number) => (city >= OUTER ? 1 : 0) };
  const vacant = { name: 'unoccupied', value: (city: number) => (state.players.some(({ posts }) => posts[city] === 1) ? 0 : 1) };
  const cities = CITIES.map((_, city) => city).filter((city) => postRefusal(state.players[box.magistrate]!, city, false) === null);
  const city = choose(position, { who: box.magistrate, rule, of: 'city', label: (one) => CITIES[one]! }, cities, [
    ...(box.rulings.magistratePost === 'outer-then-unoccupied' ? [outer, vacant] : [vacant, outer]),
    { name: 'compass', value: (one) => -order.indexOf(one % OUTER) },
  ]);
  establishPost(position, box.magistrate, city, rule);
  return city;
}

/** The marketplace action: one post, goods from all posts, contracts (MERV-CMA-18 to 23). */
function trade(position: Position): void {
  const { box, state } = position;
  const player = state.players[box.magistrate]!;
  if (canPost(player)) placePost(position, 'MERV-CMA-19');
  let inner = 0;
  let outer = 0;
  for (let city = 0; city < 8; city += 1) {
    if (city < OUTER) inner += player.posts[city]!;
    else outer += player.posts[city]!;
  }
  gainGoods(position, box.magistrate, 'common', inner, 'MERV-CMA-20');
  gainGoods(position, box.magistrate, 'rare', outer, 'MERV-CMA-20');
  state.turn.trading = 1;
  push(position, { kind: 'magistrateContracts' });
}

/** The space of his next step, or -1 (MERV-CMA-24, MERV-R-51). */
function nextSpace(position: Position): number {
  const { box, state } = position;
  if (!hasStep(position, box.magistrate)) return -1;
  const { mosque } = state.players[box.magistrate]!;
  if (mosque >= 0) return box.mosque[mosque]!.up;
  const paths = box.rulings.magistratePath === 'leftmost' ? [0, 1, 2, 3] : [3, 2, 1, 0];
  return paths.find((path) => state.mosqueCamels[path] === 1) ?? paths[0]!;
}

/** One step up the mosque, with its boon in his form (MERV-CMA-24 to 26); false when there is none. */
function climb(position: Position): boolean {
  const { box } = position;
  const space = nextSpace(position);
  if (space < 0) return false;
  advance(position, box.magistrate, space);
  switch (box.mosque[space]!.boon) {
    case 'whiteUpgrade':
    case 'bonusUpgrade': addPoints(position, box.magistrate, FROM_MAGISTRATE, 3, 'MERV-CMA-25'); break;
    case 'favour': gainFavour(position, box.magistrate, 1, 'MERV-CMA-25'); break;
    case 'soldier': deploySoldier(position); break;
    case 'scoringTile': chooseScoringTile(position); break;
    case 'freeCourtier': placeCourtiers(position, 1); break;
    case 'freeWall': if (!buildWall(position) && position.events) position.events({ kind: 'lost', rule: 'MERV-R-61', who: 'magistrate', what: 'wall' }); break;
    default: // The camel has been taken; the last space counts in every scoring phase.
  }
  return true;
}

/** The scoring tile worth most now; luck decides between equals (MERV-CMA-26). */
function chooseScoringTile(position: Position): void {
  const { box } = position;
  const left = [0, 1, 2, 3].filter((tile) => scoringTileLeft(position, tile));
  const worth = (tile: number): number => 3 * buildingsWith(position, box.magistrate, box.tileAction[tile]!);
  const most = Math.max(...left.map(worth));
  const best = left.filter((tile) => worth(tile) === most);
  if (best.length > 1) push(position, { kind: 'magistrateTile', tiles: best });
  else if (best.length === 1) takeScoringTile(position, box.magistrate, best[0]!, 'MERV-CMA-26');
}

const tileId = ({ box }: Position, tile: number): string => box.pack.scoringTiles.entries[tile]!.id;

/** The scoring tiles between which luck decides. */
export function tileRequest(position: Position, { tiles }: MagistrateTileFrame): ChanceRequest {
  return { kind: 'draw', purpose: 'scoring-tile', rule: 'MERV-CMA-26', seat: null, from: tiles.map((tile) => tileId(position, tile)), count: 1, secret: false };
}

/** Gives the drawn scoring tile to the magistrate. */
export function resolveTile(position: Position, { tiles }: MagistrateTileFrame, outcome: Outcome): void {
  pop(position);
  takeScoringTile(position, position.box.magistrate, tiles.find((tile) => tileId(position, tile) === outcome[0])!, 'MERV-CMA-26');
}
