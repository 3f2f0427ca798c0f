// A player's turn: MERV-TURN-1 to 8, MERV-ACT-1, 2, MERV-CAMEL-2, MERV-CONTRACT-2, MERV-R-6, 9. The choice of a slot: slots.ts.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { canTakeCard, startCaravansary } from './caravansary.js';
import { canBuyScroll, startLibrary } from './library.js';
import { canTrade, startMarketplace } from './marketplace.js';
import { canStep, startMosque } from './mosque.js';
import { canPlaceCourtier, startPalace } from './palace.js';
import { canBuyPiece, startWall } from './wall.js';
import type { Position } from '../box.js';
import { MARKET_MOVES, marketBits, marketRefusal, playMarket } from './camel-market.js';
import { ACTIONS, cellOf, CELLS, MARKET_CELL } from '../content/ids.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract, withContracts } from './contracts.js';
import { LINES, SITES_OF } from './geometry.js';
import type { Move } from '../words/moves.js';
import { append, offersOf, selection, type Offers } from './offers.js';
import { build, produce } from './production.js';
import { no } from '../words/refusals.js';
import type { SeatFrame, TurnFrame } from '../state.js';
import { TURN } from './steps.js';
import { gainFavour } from './tracks.js';

/** Does the next step of a turn, and those that follow without a decision. */
export function runTurn(position: Position, frame: TurnFrame): void {
  const { seat } = frame;
  const step = TURN[frame.step]!;
  frame.step += 1;
  switch (step) {
    case 'start':
      beginTurn(position, seat);
      runTurn(position, frame);
      return;
    case 'slot': push(position, { kind: 'slot', seat }); return;
    case 'site': reachSite(position, frame); return;
    case 'produce':
      activate(position, seat);
      runTurn(position, frame);
      return;
    case 'act': push(position, { kind: 'act', seat }); return;
    case 'after':
      if (mayFollow(position, seat)) push(position, { kind: 'after', seat });
      else runTurn(position, frame);
      return;
    case 'end':
      endTurn(position);
      pop(position);
  }
}

/** Makes a participant the one at turn. */
export function beginTurn({ state }: Position, who: number): void {
  const { turn } = state;
  turn.who = who;
  turn.slot = -1;
  turn.cell = -1;
  turn.discounted = 0;
  turn.marketUsed = 0;
  turn.trading = 0;
  state.players[who]!.converted = 0;
}

/** Nobody is at turn any more. */
export function endTurn({ state }: Position): void {
  const { turn } = state;
  turn.who = -1;
  turn.slot = -1;
  turn.cell = -1;
  turn.discounted = 0;
  turn.marketUsed = 0;
  turn.trading = 0;
}

/** Why a cell is no site in the line of a slot, or `null`. */
export function lineRefusal(slot: number, cell: number): Refusal | null {
  if (cell === MARKET_CELL) return no['camel-market'];
  return LINES[slot]!.includes(cell) ? null : no['not-in-line'];
}

/** Why a cell cannot be activated in the line of a slot, or `null`. */
function siteRefusal({ box, state }: Position, seat: number, slot: number, cell: number): Refusal | null {
  return lineRefusal(slot, cell) ?? activationRefusal(box.magistrate, state.buildings[cell]!, state.players[seat]!.buildings);
}

function activationRefusal(magistrate: number, owner: number, buildings: number): Refusal | null {
  if (owner >= 0) return owner === magistrate ? no['magistrate-site'] : null;
  return buildings === 0 ? no['no-building-left'] : null;
}

/** Whether a seat can activate a site in the line of a slot. */
export function hasSite({ box, state }: Position, seat: number, slot: number): boolean {
  const { buildings } = state.players[seat]!;
  for (const cell of SITES_OF[slot]!) if (activationRefusal(box.magistrate, state.buildings[cell]!, buildings) === null) return true;
  return false;
}

function reachSite(position: Position, frame: TurnFrame): void {
  if (hasSite(position, frame.seat, position.state.turn.slot)) {
    push(position, { kind: 'site', seat: frame.seat });
    return;
  }
  frame.step = TURN.indexOf('after');
  if (position.events) position.events({ kind: 'noActivation', rule: 'MERV-TURN-8', who: frame.seat });
}

const earlyMarket = ({ box }: Position): boolean => box.rulings.camelMarketTiming === 'any-time-after-slot';

const siteOffers: Offers[] = [];

/** Lists the sites that can be activated, and what may be done besides. */
export function offerSites(position: Position, { seat }: SeatFrame, moves: Move[]): readonly Move[] {
  const { box, state } = position;
  const { buildings } = state.players[seat]!;
  const { slot } = state.turn;
  const sites = SITES_OF[slot]!;
  let bits = 0;
  for (let at = 0; at < sites.length; at += 1) if (activationRefusal(box.magistrate, state.buildings[sites[at]!]!, buildings) === null) bits |= 1 << at;
  if (earlyMarket(position)) bits |= marketBits(position) << sites.length;
  const offers = (siteOffers[slot] ??= offersOf([...sites.map((cell): Move => ({ kind: 'site', cell: CELLS[cell]! })), ...MARKET_MOVES]));
  return withContracts(position, seat, selection(offers, bits), moves);
}

/** Why a site cannot be activated, or something else not done now, or `null`. */
export function refuseSite(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind === 'site') return siteRefusal(position, seat, position.state.turn.slot, cellOf(move.cell));
  if (move.kind === 'contract') return contractRefusal(position, seat, move);
  return earlyMarket(position) ? marketRefusal(position, move) : no['market-early'];
}

/** Chooses a site. */
export function playSite(position: Position, { seat }: SeatFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, seat, move);
  else if (move.kind !== 'site') playMarket(position, move);
  else {
    pop(position);
    position.state.turn.cell = cellOf(move.cell);
  }
}

function activate(position: Position, seat: number): void {
  const { box, state } = position;
  const { cell } = state.turn;
  if (position.events) {
    const tile = state.sites[cell]!;
    position.events({ kind: 'site', rule: 'MERV-TURN-3', who: seat, cell: CELLS[cell]!, tile: box.pack.sites.entries[tile]!.id, action: ACTIONS[box.siteAction[tile]!]! });
  }
  if (state.buildings[cell]! < 0) build(position, seat, cell, 'MERV-TURN-5');
  produce(position);
}

/** The action shown on the activated site. */
export const shownAction = ({ box, state }: Position): number => box.siteAction[state.sites[state.turn.cell]!]!;

/** Whether at least one unit of an action is possible (MERV-R-9). */
function canAct(position: Position, seat: number, action: number): boolean {
  switch (ACTIONS[action]!) {
    case 'caravansary': return canTakeCard(position, seat);
    case 'palace': return canPlaceCourtier(position, seat);
    case 'library': return canBuyScroll(position, seat);
    case 'marketplace': return canTrade(position, seat);
    case 'mosque': return canStep(position, seat);
    case 'wall': return canBuyPiece(position, seat);
  }
}

function startAction(position: Position, seat: number, action: number): void {
  if (position.events) position.events({ kind: 'action', rule: 'MERV-ACT-1', who: seat, action: ACTIONS[action]! });
  switch (ACTIONS[action]!) {
    case 'caravansary': startCaravansary(position, seat); return;
    case 'palace': startPalace(position, seat); return;
    case 'library': startLibrary(position, seat); return;
    case 'marketplace': startMarketplace(position, seat); return;
    case 'mosque': startMosque(position, seat); return;
    case 'wall': startWall(position, seat);
  }
}

const mayAct = (position: Position, seat: number): boolean => position.box.rulings.emptyAction === 'may-do-nothing' || canAct(position, seat, shownAction(position));

const actOffers = /* @__PURE__ */ offersOf([{ kind: 'action' }, { kind: 'favour' }, { kind: 'soldier' }, ...MARKET_MOVES]);

/** Lists the choices of step 4. */
export function offerAct(position: Position, { seat }: SeatFrame, moves: Move[]): readonly Move[] {
  const bits = (mayAct(position, seat) ? 0b111 : 0b110) | (marketBits(position) << 3);
  return withContracts(position, seat, selection(actOffers, bits), moves);
}

/** Why step 4 cannot be done like this, or `null`. */
export function refuseAct(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  switch (move.kind) {
    case 'action': return mayAct(position, seat) ? null : no['action-impossible'];
    case 'contract': return contractRefusal(position, seat, move);
    case 'takeCamels': case 'placeCamel': return marketRefusal(position, move);
    default: return null;
  }
}

/** Does step 4, or something before it. */
export function playAct(position: Position, { seat }: SeatFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, seat, move);
  else if (move.kind === 'takeCamels' || move.kind === 'placeCamel') playMarket(position, move);
  else {
    pop(position);
    if (move.kind === 'action') startAction(position, seat, shownAction(position));
    else if (move.kind === 'favour') {
      if (position.events) position.events({ kind: 'action', rule: 'MERV-ACT-1', who: seat, action: 'favour' });
      gainFavour(position, seat, 1, 'MERV-FAV-1');
    } else {
      if (position.events) position.events({ kind: 'action', rule: 'MERV-ACT-1', who: seat, action: 'soldier' });
      push(position, { kind: 'soldier', seat });
    }
  }
}

/** Whether something may follow step 4 (MERV-TURN-7). */
const mayFollow = (position: Position, seat: number): boolean => marketBits(position) !== 0 || canFulfilAny(position, seat);

/** Whether nothing may follow step 4 any more. */
export const afterLapses = (position: Position, { seat }: SeatFrame): boolean => !mayFollow(position, seat);

const marketOffers = /* @__PURE__ */ offersOf(MARKET_MOVES);

/** Appends what may follow step 4. */
export function offerAfter(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  append(selection(marketOffers, marketBits(position)), moves);
  offerContracts(position, seat, moves);
  moves.push({ kind: 'end' });
}

/** Why something cannot follow step 4, or `null`. */
export function refuseAfter(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind === 'contract') return contractRefusal(position, seat, move);
  return move.kind === 'end' ? null : marketRefusal(position, move);
}

/** Does something after step 4, or ends the turn. */
export function playAfter(position: Position, { seat }: SeatFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, seat, move);
  else if (move.kind === 'end') pop(position);
  else playMarket(position, move);
}
