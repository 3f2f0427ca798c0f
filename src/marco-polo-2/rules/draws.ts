// What is drawn from face-down piles: MP2-GEN-7, MP2-INFO-2, MP2-INFO-3, MP2-R-25, MP2-R-42.
import type { ChanceRequest, DrawRequest, Outcome } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import { putInOrder, takeOut } from '../../mechanics/piles.js';
import { AREA_CARDS, GOALS_DEALT } from '../box.js';
import { hasRoom, isDiscardable, rememberTaken, takenTogether } from './contracts.js';
import { playerAt, type Position } from '../position.js';
import type { CardPlace, ContractPlace, Frame } from '../state.js';

type Draw = Extract<Frame, { kind: 'draw' }>;

const secretly = (seat: number | null, purpose: string, rule: string, from: readonly string[], count: number): DrawRequest => ({ kind: 'draw', purpose, rule, seat, from, count, secret: seat !== null });
const openly = (purpose: string, rule: string, from: readonly string[], count: number, seat: number | null = null): DrawRequest => ({ kind: 'draw', purpose, rule, seat, from, count, secret: false });

/** Offer tiles of a book nobody has seen. */
function unseenOffers(position: Position, book: string): string[] {
  return position.state.offerPool.filter((tile) => position.box.parts.tile[tile]?.book === book);
}

/** Empty contract spaces, in map order. */
export function gapsOf(position: Position): number[] {
  const gaps: number[] = [];
  const { contracts } = position.state;
  for (let at = 0; at < contracts.length; at += 1) if ((contracts[at] as ContractPlace).contract === null) gaps.push(at);
  return gaps;
}

/** The rule by which something is laid on the board. */
const LAID: Readonly<Record<string, string>> = { markers: 'MP2-SETUP-3', outposts: 'MP2-SETUP-4', 'city-cards': 'MP2-SETUP-5', contracts: 'MP2-SETUP-7', offers: 'MP2-SETUP-8', offer: 'MP2-ROUND-4' };

export function requestDraw(position: Position, { what, seat }: Draw): ChanceRequest {
  const { state, box } = position;
  const { parts } = box;
  switch (what) {
    case 'markers': return openly(what, 'MP2-SETUP-3', parts.pack.cityBonusMarkers.map(({ id }) => id), parts.markerCities.length);
    case 'outposts': return openly(what, 'MP2-SETUP-4', parts.pack.outpostBonuses.map(({ id }) => id), parts.outpostCities.length);
    case 'city-cards': return openly(what, 'MP2-SETUP-5', state.cardDeck, state.cards.length);
    case 'contracts': return openly(what, 'MP2-SETUP-7', state.pile, state.contracts.length);
    case 'starting-contract': return openly(what, 'MP2-PSET-2', state.starting, 1, seat);
    case 'goals': return secretly(seat, what, 'MP2-PSET-5', state.goalPool, GOALS_DEALT);
    case 'characters': return openly(what, 'MP2-PSET-6', box.cast, box.seats + 1);
    case 'area-cards': return openly(what, 'MP2-ROUND-9', state.cardDeck, AREA_CARDS);
    case 'refill': return openly(what, 'MP2-CONTRACT-9', state.pile, Math.min(gapsOf(position).length, state.pile.length));
    case 'top-contract': return openly(what, 'MP2-ICON-2', state.pile, 1, seat);
    default: return requestOffers(position, what);
  }
}

/** `offers:I` draws the offers of rounds 1 and 2 of a book, `offer:I` the one that becomes visible. */
function requestOffers(position: Position, what: string): ChanceRequest {
  const [purpose, book] = what.split(':') as [string, string];
  return openly(purpose, purpose === 'offers' ? 'MP2-SETUP-8' : 'MP2-ROUND-4', unseenOffers(position, book), purpose === 'offers' ? 2 : 1);
}

export function resolveDraw(position: Position, frame: Draw, outcome: Outcome): void {
  pop(position);
  settleDraw(position, frame.what, frame.seat, outcome as readonly string[]);
}

/** Draws, unless there is nothing to be decided by luck. */
export function draw(position: Position, what: string, seat: number | null): void {
  const request = requestDraw(position, { kind: 'draw', what, seat }) as DrawRequest;
  if (request.from.length === 1 || request.count === 0) settleDraw(position, what, seat, request.from.slice(0, request.count));
  else push(position, { kind: 'draw', what, seat });
}

/** A player is dealt something. */
export function runDeal(position: Position, { what, seat }: Extract<Frame, { kind: 'deal' }>): void {
  pop(position);
  draw(position, what, seat);
}

function settleDraw(position: Position, what: string, seat: number | null, ids: readonly string[]): void {
  const { state } = position;
  switch (what) {
    case 'markers': state.markers = ids.slice(); break;
    case 'outposts': state.outposts = ids.slice(); break;
    case 'city-cards': layCards(position, ids, 0); break;
    case 'contracts': layContracts(position, ids); break;
    case 'starting-contract':
      takeOut(state.starting, ids[0] as string);
      playerAt(position, seat as number).active.push(ids[0] as string);
      if (position.events) position.events({ kind: 'contract-taken', rule: 'MP2-PSET-2', seat: seat as number, contract: ids[0] as string, from: 'starting' });
      return;
    case 'goals': dealGoals(position, seat as number, ids); return;
    case 'characters':
      state.draft = ids.slice();
      if (position.events) position.events({ kind: 'characters-revealed', rule: 'MP2-PSET-6', characters: ids });
      return;
    case 'area-cards': layCards(position, ids, state.cards.length - AREA_CARDS); return;
    case 'refill': refill(position, ids); return;
    case 'top-contract': takeTop(position, seat as number, ids[0] as string); return;
    default: layOffers(position, what, ids);
  }
  if (position.events) position.events({ kind: 'board-laid', rule: LAID[what.split(':')[0] as string] ?? 'MP2-SETUP-1', what, ids });
}

function layCards(position: Position, ids: readonly string[], from: number): void {
  const { state } = position;
  for (let at = 0; at < ids.length; at += 1) {
    takeOut(state.cardDeck, ids[at] as string);
    (state.cards[from + at] as CardPlace).card = ids[at] as string;
  }
  if (position.events && from > 0) position.events({ kind: 'area-cards', rule: 'MP2-ROUND-9', cards: ids });
}

function layContracts(position: Position, ids: readonly string[]): void {
  const { state } = position;
  for (let at = 0; at < ids.length; at += 1) {
    takeOut(state.pile, ids[at] as string);
    (state.contracts[at] as ContractPlace).contract = ids[at] as string;
  }
}

function dealGoals(position: Position, seat: number, ids: readonly string[]): void {
  for (const id of ids) takeOut(position.state.goalPool, id);
  playerAt(position, seat).goals = ids.slice().sort();
  if (position.events) position.events({ kind: 'goals-dealt', rule: 'MP2-PSET-5', seat, goals: ids, only: seat });
}

function layOffers(position: Position, what: string, ids: readonly string[]): void {
  const { state, box } = position;
  const [purpose, id] = what.split(':') as [string, string];
  const book = box.parts.books.findIndex((one) => one.id === id);
  for (const tile of ids) takeOut(state.offerPool, tile);
  if (purpose === 'offers') state.offers[book] = ids[0] as string;
  state.nextOffers[book] = ids[ids.length - 1] as string;
}

/** Empty contract spaces take contracts nobody has seen, then those known to lie at the bottom of the pile. */
function refill(position: Position, ids: readonly string[]): void {
  const { state } = position;
  const gaps = gapsOf(position);
  const count = Math.min(gaps.length, ids.length + state.pileEnd.length);
  const places: string[] = [];
  const contracts: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const contract = at < ids.length ? (ids[at] as string) : (state.pileEnd.shift() as string);
    if (at < ids.length) takeOut(state.pile, contract);
    const place = state.contracts[gaps[at] as number] as ContractPlace;
    place.contract = contract;
    places.push(place.place);
    contracts.push(contract);
  }
  if (position.events) position.events({ kind: 'contracts-refilled', rule: 'MP2-CONTRACT-9', places, contracts });
}

/** At the end of a turn, and before the first of a round. */
export function runRefill(position: Position): void {
  pop(position);
  const { pile, pileEnd } = position.state;
  if (pile.length + pileEnd.length > 0 && gapsOf(position).length > 0) draw(position, 'refill', null);
}

/** The top contract of the pile is drawn; when all unseen ones are gone it is known. */
export function drawTop(position: Position, seat: number): void {
  if (position.state.pile.length > 0) draw(position, 'top-contract', seat);
  else takeTop(position, seat, position.state.pileEnd[0] as string);
}

/** With an empty active space the contract is kept; otherwise one has to go (MP2-ICON-2). */
function takeTop(position: Position, seat: number, contract: string): void {
  const { state } = position;
  if (state.pile.length > 0) takeOut(state.pile, contract);
  else state.pileEnd.shift();
  if (position.events) position.events({ kind: 'contract-taken', rule: 'MP2-ICON-2', seat, contract, from: 'pile' });
  const { active } = playerAt(position, seat);
  if (hasRoom(position, seat)) {
    active.push(contract);
    rememberTaken(position, contract);
    return;
  }
  if (active.some((old) => isDiscardable(position, seat, old, takenTogether(position)))) push(position, { kind: 'drawn', seat, contract });
  else {
    state.pileEnd.push(contract);
    if (position.events) position.events({ kind: 'contract-discarded', rule: 'MP2-ICON-2', seat, contract });
  }
}

/** Ids that leave the game. */
export function leave(position: Position, ids: readonly string[]): void {
  for (const id of ids) putInOrder(position.state.gone, id);
}
