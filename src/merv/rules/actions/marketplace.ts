// The marketplace: a trading post, routes and goods. MERV-MARKET-1 to 17, MERV-R-30 to 32.
import { called, choice, move, pop, push, stock, type Refusal } from '../../../kernel/rules.js';
import { add, at, bit, count, cubes, exactly, participant, playerAt, refusals, seat, step, sum, turnProblem, type Position } from '../chapter.js';
import { CITIES, OUTER, QUARTERS } from '../../content/ids.js';
import type { FrameOf } from '../../frames.js';
import type { Player, State } from '../../state.js';
import { aboutBought } from '../about.js';
import { gainGoods, itemsLeft } from '../supply/gains.js';
import { canPay, discountFor, offerPayments, payment, paymentRefusal, payPrice } from '../supply/payments.js';
import { giveReward } from '../turn/camel-market.js';
import { canPost, establishPost, goodOf, postMove, postRefusal } from './posts.js';
import { bareCard } from './row.js';
import { unitAction, type SiteAction } from './units.js';

type Running = FrameOf<'marketplace'>;

const NO_ROUTES = [0, 0, 0, 0, 0, 0, 0, 0];
const LINK = 1;
const ROUTE = 2;

/** Where camels are needed to buy in a city, as bits: on the route to it, and on the link to its inner city (MERV-MARKET-9 to 12, MERV-R-31). */
function routesNeeded({ box }: Position, player: Player, routes: readonly number[], city: number): number {
  if (player.posts[city] === 1) return 0;
  const shared = box.rulings.routeCamel === 'shared-link';
  const route = shared && (routes[city] ?? 0) > 0 ? 0 : ROUTE;
  if (city < OUTER || player.posts[city - OUTER] === 1) return route;
  return shared && (routes[city - OUTER] ?? 0) > 0 ? route : route | LINK;
}

/** How many camels the routes to a city still need. */
function camelsNeeded(position: Position, player: Player, routes: readonly number[], city: number): number {
  const needed = routesNeeded(position, player, routes, city);
  return (needed >> 1) + (needed & LINK);
}

/** How many camels a player lacks to buy in a city. */
export function camelsShort(position: Position, who: number, city: number): number {
  const player = playerAt(position, who);
  return camelsNeeded(position, player, routesOf(position.state), city) - player.camel;
}

function buyRefusal(position: Position, frame: Running, routes: readonly number[], city: number): Refusal | null {
  const { box, state } = position;
  const player = playerAt(position, frame.seat);
  if (frame.posted === 0 && box.rulings.postCompulsory === 'post-if-possible' && canPost(player)) return refusals['post-first'];
  if (frame.bought[city] === 1) return refusals['bought-there'];
  if (box.rulings.supplyLimits === 'component-limit' && itemsLeft(state, goodOf(city)) === 0) return refusals['goods-gone'];
  if (camelsNeeded(position, player, routes, city) <= player.camel) return null;
  return city < OUTER ? refusals['route-camel'] : refusals['link-camel'];
}

const canBuyIn = (position: Position, frame: Running, routes: readonly number[], city: number): boolean => {
  const player = playerAt(position, frame.seat);
  return canPay(at(position.box.cityNeed, city), player, discountFor(position, player, 'marketplace')) && buyRefusal(position, frame, routes, city) === null;
};

function canBuy(position: Position, frame: Running, routes: readonly number[]): boolean {
  for (let city = 0; city < 8; city += 1) if (canBuyIn(position, frame, routes, city)) return true;
  return false;
}

const begin = (who: number): Running => ({ kind: 'marketplace', seat: who, units: 0, posted: 0, bought: [0, 0, 0, 0, 0, 0, 0, 0] });

/** The marketplace among the actions of the sites. */
export const marketplaceAction: SiteAction = {
  possible: (position, who) => canPost(playerAt(position, who)) || canBuy(position, begin(who), NO_ROUTES),
  start(position, who) {
    push(position, { kind: 'marketplaceEnd', seat: who, routes: [0, 0, 0, 0, 0, 0, 0, 0] });
    push(position, begin(who));
  },
};

/** The camels on the routes of the action that is at hand. */
function routesOf({ frames }: State): number[] {
  const end = frames[frames.length - 2];
  return end?.kind === 'marketplaceEnd' ? end.routes : NO_ROUTES;
}

function mayPostRefusal(position: Position, { seat: who, posted, units }: Running, city: number): Refusal | null {
  return posted === 1 || units > 0 ? refusals['post-done'] : postRefusal(playerAt(position, who), city);
}

const buyMove = (place: number, first: number, city: number) => ({ kind: 'buy' as const, city: at(CITIES, city), cubes: payment(first + place) });

/** MERV-MARKET-2 to 13: a post, then goods. */
export const marketplace = /* @__PURE__ */ unitAction('marketplace', {
  rule: 'MERV-MARKET-2', on: ['marketplaceEnd'], about: aboutBought,
  moves: { ...postMove, buy: move('buy {city} {cubes}', { city: called('place', choice(CITIES)), cubes }) },
  done: (_position, { units, posted, bought }): boolean => units === posted + sum(bought),
  possible: (position, frame): boolean => (frame.posted === 0 && frame.units === 0 && canPost(playerAt(position, frame.seat))) || canBuy(position, frame, routesOf(position.state)),
  offer(position, frame, out) {
    const { box, state } = position;
    const player = playerAt(position, frame.seat);
    const routes = routesOf(state);
    const discount = discountFor(position, player, 'marketplace');
    for (let city = 0; city < 8; city += 1) if (mayPostRefusal(position, frame, city) === null) out.add({ kind: 'post', city: at(CITIES, city) });
    for (let city = 0; city < 8; city += 1) {
      if (canBuyIn(position, frame, routes, city)) offerPayments(position, player, { need: at(box.cityNeed, city), discount, make: buyMove }, { out, what: city });
    }
  },
  refuse(position, frame, one): Refusal | null {
    const city = CITIES.indexOf(one.city);
    if (one.kind === 'post') return mayPostRefusal(position, frame, city);
    const player = playerAt(position, frame.seat);
    return buyRefusal(position, frame, routesOf(position.state), city)
      ?? paymentRefusal(position, player, { need: at(position.box.cityNeed, city), discount: discountFor(position, player, 'marketplace') }, one.cubes);
  },
  play(position, frame, one) {
    const city = CITIES.indexOf(one.city);
    frame.units += 1;
    if (one.kind === 'post') {
      frame.posted = 1;
      establishPost(position, frame.seat, city, 'MERV-MARKET-2');
      return;
    }
    frame.bought[city] = 1;
    payPrice(position, frame.seat, at(position.box.cityNeed, city), { cubes: one.cubes, rule: 'MERV-MARKET-8' });
    sendCamels(position, frame.seat, city);
    position.events?.({ kind: 'good-bought', ...participant(position.box, frame.seat), rule: 'MERV-MARKET-7', city: one.city, good: goodOf(city) });
    gainGoods(position, frame.seat, { good: goodOf(city) }, 'MERV-MARKET-7');
  },
}, { posted: bit, bought: exactly(bit, 8) });

/** Puts camels on the routes that are needed. */
function sendCamels(position: Position, who: number, city: number): void {
  const routes = routesOf(position.state);
  const needed = routesNeeded(position, playerAt(position, who), routes, city);
  if ((needed & LINK) !== 0) putOnRoute(position, who, routes, city - OUTER);
  if ((needed & ROUTE) !== 0) putOnRoute(position, who, routes, city);
}

function putOnRoute(position: Position, who: number, routes: number[], city: number): void {
  playerAt(position, who).camel -= 1;
  add(routes, city, 1);
  position.events?.({ kind: 'route-used', ...participant(position.box, who), rule: city < OUTER ? 'MERV-MARKET-10' : 'MERV-MARKET-11', city: at(CITIES, city) });
}

/** MERV-MARKET-14 to 16: the action ends; the camels of the routes go to cards, to the camel market, or out of the game. */
export const marketplaceEnd = /* @__PURE__ */ step('marketplaceEnd', { seat, routes: stock('camel', exactly(count, 8)) }, {
  on: ['after'], problem: turnProblem,
  run(position, { seat: who, routes }) {
    pop(position);
    const rewards: number[] = [];
    for (let camels = sum(routes); camels > 0; camels -= 1) {
      const quarter = putRouteCamel(position, who);
      if (quarter >= 0 && position.box.rulings.overflowCamel === 'reward') rewards.push(quarter);
    }
    for (const quarter of rewards.reverse()) giveReward(position, who, quarter);
  },
});

/** Puts one camel on a card, on a quarter, or out of the game; returns the quarter or -1. */
function putRouteCamel(position: Position, who: number): number {
  const { box, state } = position;
  const place = bareCard(state);
  const quarter = place < 0 ? state.marketCamels.indexOf(0) : -1;
  if (place >= 0) {
    state.rowCamels[place] = 1;
    position.events?.({ kind: 'route-camel-placed', ...participant(position.box, who), rule: 'MERV-MARKET-14', to: 'row', place: at(box.cardId, state.row[place] ?? -1) });
  } else if (quarter >= 0) {
    state.marketCamels[quarter] = 1;
    position.events?.({ kind: 'route-camel-placed', ...participant(position.box, who), rule: 'MERV-MARKET-15', to: 'market', place: at(QUARTERS, quarter) });
  } else {
    state.removedCamels += 1;
    position.events?.({ kind: 'route-camel-placed', ...participant(position.box, who), rule: 'MERV-MARKET-16', to: 'box', place: null });
  }
  return quarter;
}
