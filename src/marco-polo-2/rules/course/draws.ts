// What is drawn from face-down piles: MP2-GEN-7, MP2-INFO-2, MP2-INFO-3, MP2-R-25, MP2-R-42.
import { choice, nullable, pop, push, type ChanceRequest, type DrawRequest, type Outcome } from '../../../kernel/rules.js';
import { chance, id, known, nth, playerAt, seat, step, type Position } from '../chapter.js';
import { putInOrder, takeOut } from '../../../mechanics/piles.js';
import { AREA_CARDS, GOALS_DEALT } from '../../box.js';
import { discardContract, hasRoom, isDiscardable, keepDrawn, takenTogether } from '../slots.js';

/** By which rule something is drawn, for which seat, and for which book. */
interface Occasion {
  readonly rule: string;
  readonly seat: number;
  readonly book: string;
}

/** Something drawn: from what, how many, and what is done with it. */
interface Drawing {
  readonly rule: string;
  /** A seat draws it, for itself alone if it is secret. */
  readonly of?: 'seat' | 'secret';
  readonly from: (position: Position, book: string) => readonly string[];
  readonly count: (position: Position) => number;
  readonly settle: (position: Position, ids: readonly string[], occasion: Occasion) => void;
}

/** Offer tiles of a book nobody has seen. */
const unseenOffers = ({ state, box }: Position, book: string): string[] => state.offerPool.filter((tile) => box.tables.tile[tile]?.book === book);

/** Whether there is an empty contract space. */
export function hasGap({ state: { contractPlaces } }: Position): boolean {
  for (const { contract } of contractPlaces) if (contract === null) return true;
  return false;
}

/** How many contract spaces are empty. */
function countGaps({ state: { contractPlaces } }: Position): number {
  let gaps = 0;
  for (const { contract } of contractPlaces) if (contract === null) gaps += 1;
  return gaps;
}

const drawings: Readonly<Record<string, Drawing>> = {
  markers: {
    rule: 'MP2-SETUP-3', from: ({ box }) => box.tables.pack.cityBonusMarkers.map(({ id }) => id), count: ({ box }) => box.tables.markerCities.length,
    settle(position, ids, { rule }) { layOut(position, 'markers', ids, { rule, places: position.box.tables.markerCities }); },
  },
  outposts: {
    rule: 'MP2-SETUP-4', from: ({ box }) => box.tables.pack.outpostBonuses.map(({ id }) => id), count: ({ box }) => box.tables.outpostCities.length,
    settle(position, ids, { rule }) { layOut(position, 'outposts', ids, { rule, places: position.box.tables.outpostCities }); },
  },
  'city-cards': { rule: 'MP2-SETUP-5', from: ({ state }) => state.cardDeck, count: ({ state }) => state.cityCards.length, settle: layCards },
  'area-cards': { rule: 'MP2-ROUND-9', from: ({ state }) => state.cardDeck, count: () => AREA_CARDS, settle: layCards },
  contracts: { rule: 'MP2-SETUP-7', from: ({ state }) => state.pile, count: ({ state }) => state.contractPlaces.length, settle: refill },
  refill: { rule: 'MP2-CONTRACT-9', from: ({ state }) => state.pile, count: (position) => Math.min(countGaps(position), position.state.pile.length), settle: refill },
  offers: { rule: 'MP2-SETUP-8', from: unseenOffers, count: () => 2, settle: layOffers },
  offer: { rule: 'MP2-ROUND-4', from: unseenOffers, count: () => 1, settle: layOffers },
  characters: {
    rule: 'MP2-PSET-6', from: ({ box }) => box.cast, count: ({ box }) => box.seats + 1,
    settle(position, ids, { rule }) { layOut(position, 'characters', ids, { rule, places: [] }); },
  },
  'starting-contract': {
    rule: 'MP2-PSET-2', of: 'seat', from: ({ state }) => state.starting, count: () => 1,
    settle(position, ids, { seat, rule }) {
      const contract = nth(ids, 0);
      takeOut(position.state.starting, contract);
      playerAt(position, seat).contracts.push(contract);
      position.events?.({ kind: 'contract-taken', seat, rule, contract, from: 'starting', to: 'slots' });
    },
  },
  goals: { rule: 'MP2-PSET-5', of: 'secret', from: ({ state }) => state.goalPool, count: () => GOALS_DEALT, settle: dealGoals },
  'top-contract': { rule: 'MP2-ICON-2', of: 'seat', from: ({ state }) => state.pile, count: () => 1, settle(position, ids, { seat }) { takeTop(position, seat, nth(ids, 0)); } },
};

/** What is drawn, and for which book: `offers:I` are the offers of rounds 1 and 2, `offer:I` is the one that becomes visible. */
interface Drawn {
  readonly drawing: Drawing;
  readonly purpose: string;
  readonly book: string;
}

// There are as many as a pack has piles; taking the words apart each time costs 4 % of a game.
const taken = new Map<string, Drawn>();

function drawingOf(what: string): Drawn {
  let found = taken.get(what);
  if (found === undefined) {
    const [purpose = what, book = ''] = what.split(':');
    found = { drawing: known(drawings, purpose), purpose, book };
    taken.set(what, found);
  }
  return found;
}

function requestDraw(position: Position, what: string, seat: number | null): DrawRequest {
  const { drawing: { rule, of, from, count }, purpose, book } = drawingOf(what);
  return { kind: 'draw', purpose, rule, seat, from: from(position, book), count: count(position), secret: of === 'secret' };
}

function settleDraw(position: Position, what: string, seat: number | null, ids: readonly string[]): void {
  const { drawing: { rule, settle }, book } = drawingOf(what);
  settle(position, ids, { seat: seat ?? 0, book, rule });
}

/** Draws, unless there is nothing to be decided by luck. */
export function draw(position: Position, what: string, seat: number | null): void {
  const { from, count } = requestDraw(position, what, seat);
  if (from.length === 1 || count === 0) settleDraw(position, what, seat, from.slice(0, count));
  else push(position, { kind: 'draw', what, seat });
}

/** Something is drawn from a face-down pile. */
export const drawing = chance('draw', { what: id('drawn'), seat: nullable(seat) }, {
  on: ['setup', 'round', 'turns', 'draw', 'deal', 'waiting'],
  problem(position, { what, seat }): string | null {
    if ((drawingOf(what).drawing.of !== undefined) !== (seat !== null)) return 'a seat is named where none draws, or the reverse';
    const { from, count } = requestDraw(position, what, seat);
    return from.length >= count && from.length > 1 && count > 0 ? null : 'nothing is left to draw';
  },
  request: (position, { what, seat }): ChanceRequest => requestDraw(position, what, seat),
  resolve(position, { what, seat }, outcome: Outcome) {
    pop(position);
    settleDraw(position, what, seat, outcome.map(String));
  },
});

/** A player is dealt something. */
export const deal = step('deal', { what: choice(['starting-contract', 'goals']), seat }, {
  on: ['setup', 'deal'],
  run(position, { what, seat }) {
    pop(position);
    draw(position, what, seat);
  },
});

/** Tiles or characters lie open, in the order in which they were drawn. */
function layOut({ state, events }: Position, where: 'markers' | 'outposts' | 'characters', ids: readonly string[], { rule, places }: { readonly rule: string; readonly places: readonly string[] }): void {
  state[where] = ids.slice();
  events?.({ kind: 'laid-out', seat: null, rule, what: where === 'markers' ? 'cityBonuses' : where, places: places.slice(), ids: ids.slice() });
}

/** Cards come to all places, or to the last ones, which are those of the action area. */
function layCards({ state, events }: Position, ids: readonly string[], { rule }: Occasion): void {
  const places = state.cityCards.slice(state.cityCards.length - ids.length);
  for (const [at, place] of places.entries()) {
    place.card = nth(ids, at);
    takeOut(state.cardDeck, place.card);
  }
  events?.({ kind: 'laid-out', seat: null, rule, what: 'cityCards', places: places.map(({ place }) => place), ids: ids.slice() });
}

function dealGoals({ state, events }: Position, ids: readonly string[], { seat, rule }: Occasion): void {
  for (const goal of ids) takeOut(state.goalPool, goal);
  const goals = ids.slice().sort();
  nth(state.players, seat).goals = goals;
  if (!events) return;
  events({ kind: 'goals-dealt', seat, rule, count: ids.length });
  events({ kind: 'goals-seen', seat, rule, only: seat, goals: goals.slice() });
}

function layOffers({ state, box, events }: Position, ids: readonly string[], { book, rule }: Occasion): void {
  const { at } = known(box.tables.book, book);
  for (const tile of ids) takeOut(state.offerPool, tile);
  if (ids.length > 1) state.offers[at] = nth(ids, 0);
  state.nextOffers[at] = nth(ids, ids.length - 1);
  events?.({ kind: 'offers-laid', seat: null, rule, offers: state.offers.slice(), next: state.nextOffers.slice() });
}

/** Empty contract spaces take contracts nobody has seen, then those known to lie at the bottom of the pile. */
function refill(position: Position, ids: readonly string[], { rule }: Occasion): void {
  const { contractPlaces, pile, pileEnd } = position.state;
  const places: string[] = [];
  const contracts: string[] = [];
  for (const contract of ids) takeOut(pile, contract);
  for (const place of contractPlaces) {
    if (place.contract !== null) continue;
    const contract = ids[contracts.length] ?? pileEnd.shift();
    if (contract === undefined) break;
    place.contract = contract;
    places.push(place.place);
    contracts.push(contract);
  }
  position.events?.({ kind: 'contracts-laid', seat: null, rule, places, contracts });
}

/** MP2-CONTRACT-9: at the end of a turn, and before the first of a round. */
export const refilling = step('refill', {}, {
  on: ['turns'],
  run(position) {
    pop(position);
    const { pile, pileEnd } = position.state;
    if (pile.length + pileEnd.length > 0 && hasGap(position)) draw(position, 'refill', null);
  },
});

/** The top contract of the pile is drawn; when all unseen ones are gone it is known. */
export function drawTop(position: Position, seat: number): void {
  if (position.state.pile.length > 0) draw(position, 'top-contract', seat);
  else takeTop(position, seat, nth(position.state.pileEnd, 0));
}

/** With an empty active space the contract is kept; otherwise one has to go (MP2-ICON-2). */
function takeTop(position: Position, seat: number, contract: string): void {
  const { state } = position;
  if (state.pile.length > 0) takeOut(state.pile, contract);
  else state.pileEnd.shift();
  position.events?.({ kind: 'contract-drawn', seat, rule: 'MP2-ICON-2', contract, to: 'aside' });
  if (hasRoom(position, seat)) keepDrawn(position, seat, contract);
  else if (playerAt(position, seat).contracts.some((old) => isDiscardable(position, seat, old, takenTogether(position)))) push(position, { kind: 'keepContracts', seat, contract });
  else discardContract(position, seat, contract, 'MP2-ICON-2');
}

/** What leaves the game in everybody's sight. */
export function leave({ state, events }: Position, what: 'goneCards' | 'goneOffers', ids: readonly string[], rule: string): void {
  for (const one of ids) putInOrder(state[what], one);
  events?.({ kind: 'taken-out', seat: null, rule, what, ids });
}
