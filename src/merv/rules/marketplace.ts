// The marketplace: trading posts, routes and goods. MERV-MARKET-1 to 17, MERV-BREAK-6, MERV-R-29 to 32.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { giveReward } from './camel-market.js';
import { CITIES, OUTER, QUARTERS } from '../content/ids.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract } from './contracts.js';
import { gainCamels, gainGoods, itemsLeft } from './gains.js';
import type { Move } from '../words/moves.js';
import { canPay, cubesOf, discountFor, findPricePayments, found, payPrice, paymentRefusal } from './payments.js';
import { no } from '../words/refusals.js';
import type { MarketplaceEndFrame, MarketplaceFrame, Player, SeatFrame, State } from '../state.js';
import { gainFavour } from './tracks.js';
import { bareCard } from './row.js';
import { contractsBetween, mayStopAt, stopRefusal } from './units.js';

const MARKETPLACE = 3;
const NO_ROUTES = [0, 0, 0, 0, 0, 0, 0, 0];

/** Why a trading post cannot be placed in a city, or `null`. */
export function postRefusal(player: Player, city: number, anyCity: boolean): Refusal | null {
  if (player.posts[city] === 1) return no['post-there'];
  if (player.discs === 0) return no['no-disc'];
  if (anyCity || city < OUTER || player.posts[city - OUTER] === 1) return null;
  return player.posts.includes(1) ? no['post-out-of-reach'] : no['first-post-inner'];
}

/** Whether a trading post can be placed somewhere. */
export function canPost(player: Player): boolean {
  if (player.discs === 0) return false;
  for (let city = 0; city < 8; city += 1) if (postRefusal(player, city, false) === null) return true;
  return false;
}

const LINK = 1;
const ROUTE = 2;

/** Where camels are needed to buy in a city, as bits: on the route to it, and on the link to its inner city (MERV-MARKET-9 to 12, MERV-R-31). */
function routesNeeded({ box }: Position, player: Player, routes: readonly number[], city: number): number {
  if (player.posts[city] === 1) return 0;
  const shared = box.rulings.routeCamel === 'shared-link';
  const route = shared && routes[city]! > 0 ? 0 : ROUTE;
  if (city < OUTER || player.posts[city - OUTER] === 1) return route;
  return shared && routes[city - OUTER]! > 0 ? route : route | LINK;
}

function buyRefusal(position: Position, frame: MarketplaceFrame, routes: readonly number[], city: number): Refusal | null {
  const { box, state } = position;
  const player = state.players[frame.seat]!;
  if (frame.posted === 0 && box.rulings.postCompulsory === 'post-if-possible' && canPost(player)) return no['post-first'];
  if (frame.bought[city] === 1) return no['bought-there'];
  if (box.rulings.supplyLimits === 'component-limit' && itemsLeft(state, city < OUTER ? 'common' : 'rare') === 0) return no['goods-gone'];
  const needed = routesNeeded(position, player, routes, city);
  if ((needed >> 1) + (needed & LINK) <= player.camels) return null;
  return city < OUTER ? no['route-camel'] : no['link-camel'];
}

function canBuy(position: Position, frame: MarketplaceFrame, routes: readonly number[]): boolean {
  const player = position.state.players[frame.seat]!;
  const discount = discountFor(position, player, MARKETPLACE);
  for (let city = 0; city < 8; city += 1) if (canPay(position.box.cityNeed[city]!, player, discount) && buyRefusal(position, frame, routes, city) === null) return true;
  return false;
}

const begin = (seat: number): MarketplaceFrame => ({ kind: 'marketplace', seat, units: 0, posted: 0, bought: [0, 0, 0, 0, 0, 0, 0, 0] });

/** Whether a post or a good is possible. */
export function canTrade(position: Position, seat: number): boolean {
  return canPost(position.state.players[seat]!) || canBuy(position, begin(seat), NO_ROUTES);
}

/** Begins the marketplace action. */
export function startMarketplace(position: Position, seat: number): void {
  push(position, { kind: 'marketplaceEnd', seat, routes: [0, 0, 0, 0, 0, 0, 0, 0] });
  push(position, begin(seat));
}

/** The routes of the action that is at hand. */
const routesOf = ({ frames }: State): number[] => (frames[frames.length - 2] as MarketplaceEndFrame).routes;

const mayPost = (position: Position, { seat, posted, units }: MarketplaceFrame): boolean => posted === 0 && units === 0 && canPost(position.state.players[seat]!);

/** Whether nothing can be done in the action any more. */
export function marketplaceLapses(position: Position, frame: MarketplaceFrame): boolean {
  if (!mayStopAt(position, frame.units) || mayPost(position, frame) || canBuy(position, frame, routesOf(position.state))) return false;
  return !(contractsBetween(position, frame.units) && canFulfilAny(position, frame.seat));
}

/** Appends everything that can be done in the action. */
export function offerMarketplace(position: Position, frame: MarketplaceFrame, moves: Move[]): void {
  const { box, state } = position;
  const player = state.players[frame.seat]!;
  if (mayPost(position, frame)) for (let city = 0; city < 8; city += 1) if (postRefusal(player, city, false) === null) moves.push({ kind: 'post', city: CITIES[city]! });
  const discount = discountFor(position, player, MARKETPLACE);
  const routes = routesOf(state);
  for (let city = 0; city < 8; city += 1) {
    const price = box.cityNeed[city]!;
    if (!canPay(price, player, discount) || buyRefusal(position, frame, routes, city) !== null) continue;
    const count = findPricePayments(position, price, player, discount);
    for (let at = 0; at < count; at += 1) moves.push({ kind: 'buy', city: CITIES[city]!, cubes: cubesOf(found[at]!) });
  }
  if (contractsBetween(position, frame.units)) offerContracts(position, frame.seat, moves);
  if (mayStopAt(position, frame.units)) moves.push({ kind: 'stop' });
}

/** Why something cannot be done in the action, or `null`. */
export function refuseMarketplace(position: Position, frame: MarketplaceFrame, move: Move): Refusal | null {
  const player = position.state.players[frame.seat]!;
  switch (move.kind) {
    case 'contract': return contractsBetween(position, frame.units) ? contractRefusal(position, frame.seat, move) : no['contract-timing'];
    case 'post': return frame.posted === 1 || frame.units > 0 ? no['post-done'] : postRefusal(player, CITIES.indexOf(move.city), false);
    case 'buy': {
      const city = CITIES.indexOf(move.city);
      return buyRefusal(position, frame, routesOf(position.state), city)
        ?? paymentRefusal(position, position.box.cityNeed[city]!, move.cubes, player, discountFor(position, player, MARKETPLACE));
    }
    default: return stopRefusal(position, frame.units);
  }
}

/** Does something in the action. */
export function playMarketplace(position: Position, frame: MarketplaceFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, frame.seat, move);
  else if (move.kind === 'post') {
    frame.posted = 1;
    frame.units += 1;
    establishPost(position, frame.seat, CITIES.indexOf(move.city), 'MERV-MARKET-2');
  } else if (move.kind === 'buy') playBuy(position, frame, CITIES.indexOf(move.city), move);
  else pop(position);
}

function putOnRoute(position: Position, seat: number, routes: number[], city: number): void {
  position.state.players[seat]!.camels -= 1;
  routes[city]! += 1;
  if (position.events) position.events({ kind: 'route', rule: city < OUTER ? 'MERV-MARKET-10' : 'MERV-MARKET-11', who: seat, city: CITIES[city]! });
}

function playBuy(position: Position, frame: MarketplaceFrame, city: number, { cubes }: Extract<Move, { kind: 'buy' }>): void {
  const { box, state } = position;
  const routes = routesOf(state);
  payPrice(position, frame.seat, box.cityNeed[city]!, cubes, 'MERV-MARKET-8');
  const needed = routesNeeded(position, state.players[frame.seat]!, routes, city);
  if ((needed & LINK) !== 0) putOnRoute(position, frame.seat, routes, city - OUTER);
  if ((needed & ROUTE) !== 0) putOnRoute(position, frame.seat, routes, city);
  frame.units += 1;
  frame.bought[city] = 1;
  const good = city < OUTER ? 'common' : 'rare';
  if (position.events) position.events({ kind: 'buy', rule: 'MERV-MARKET-7', who: frame.seat, city: CITIES[city]!, good });
  gainGoods(position, frame.seat, good, 1, 'MERV-MARKET-7');
}

/** Puts a disc in a city; the first one there brings the camel, or favour (MERV-MARKET-5, 6). */
export function establishPost(position: Position, who: number, city: number, rule: string): void {
  const { box, state } = position;
  const player = state.players[who]!;
  let first = true;
  for (const { posts } of state.players) if (posts[city] === 1) first = false;
  player.discs -= 1;
  player.posts[city] = 1;
  if (position.events) position.events({ kind: 'post', rule, who: nameOf(box, who), city: CITIES[city]! });
  if (!first) return;
  if (city >= OUTER) gainFavour(position, who, 1, 'MERV-MARKET-6');
  else if (state.cityCamels[city] === 1) {
    state.cityCamels[city] = 0;
    gainCamels(position, who, 1, 'MERV-MARKET-5');
  }
}

/** The end of the action: the camels of the routes (MERV-MARKET-14 to 16). */
export function runMarketplaceEnd(position: Position, { seat, routes }: MarketplaceEndFrame): void {
  pop(position);
  const rewards: number[] = [];
  let camels = 0;
  for (const count of routes) camels += count;
  for (; camels > 0; camels -= 1) {
    const quarter = putRouteCamel(position, seat);
    if (quarter >= 0 && position.box.rulings.overflowCamel === 'reward') rewards.push(quarter);
  }
  for (let at = rewards.length - 1; at >= 0; at -= 1) giveReward(position, seat, rewards[at]!);
}

/** Puts one camel on a card, on a quarter, or out of the game; returns the quarter or -1. */
function putRouteCamel(position: Position, seat: number): number {
  const { box, state } = position;
  const at = bareCard(state);
  const quarter = at < 0 ? state.marketCamels.indexOf(0) : -1;
  if (at >= 0) state.rowCamels[at] = 1;
  else if (quarter >= 0) state.marketCamels[quarter] = 1;
  else state.removedCamels += 1;
  if (position.events) {
    if (at >= 0) position.events({ kind: 'routeCamel', rule: 'MERV-MARKET-14', who: seat, to: 'row', place: box.cardId[state.row[at]!]! });
    else if (quarter >= 0) position.events({ kind: 'routeCamel', rule: 'MERV-MARKET-15', who: seat, to: 'market', place: QUARTERS[quarter]! });
    else position.events({ kind: 'routeCamel', rule: 'MERV-MARKET-16', who: seat, to: 'box', place: null });
  }
  return quarter;
}

const anyCity = ({ box }: Position): boolean => box.rulings.freePostWhere === 'any-city';

/** Whether no free post can be placed. */
export function freePostLapses(position: Position, { seat }: SeatFrame): boolean {
  for (let city = 0; city < 8; city += 1) if (postRefusal(position.state.players[seat]!, city, anyCity(position)) === null) return false;
  return true;
}

/** Appends the cities for a free post. */
export function offerFreePost(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  for (let city = 0; city < 8; city += 1) if (postRefusal(position.state.players[seat]!, city, anyCity(position)) === null) moves.push({ kind: 'post', city: CITIES[city]! });
  if (position.box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why a free post cannot be placed there, or `null`. */
export function refuseFreePost(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind === 'post') return postRefusal(position.state.players[seat]!, CITIES.indexOf(move.city), anyCity(position));
  return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
}

/** Places a free post and takes the good of its city. */
export function playFreePost(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind !== 'post') return;
  const city = CITIES.indexOf(move.city);
  establishPost(position, seat, city, 'MERV-BREAK-6');
  gainGoods(position, seat, city < OUTER ? 'common' : 'rare', 1, 'MERV-BREAK-6');
}
