import type { Random } from './chance.js';
import type { AnyMove } from './game.js';
import { equal } from './json.js';

/** What the moves of a run are made from, besides their place in it: at most two values. */
export type Given = readonly [] | readonly [unknown] | readonly [unknown, unknown];

/**
 * Where a decision says what can be chosen: move by move, or in runs. Nothing is listed until a list is asked for; how
 * many there are, the n-th and a random one follow from the runs as they stand.
 */
export interface Offers<Move> {
  /** One move. */
  readonly add: (move: Move) => void;
  /** A run of moves: ready-made, and never changed again. */
  readonly all: (moves: readonly Move[]) => void;
  /**
   * A run of so many moves, of which only those that are asked for are made: the n-th, from 0, is `make(n, ...given)`.
   * `make` should be a function that is there once, not one made for the call, and `given` must not change before the
   * next decision is offered.
   */
  readonly run: <From extends Given>(count: number, make: (place: number, ...given: From) => Move, ...given: From) => void;
  /** How many moves have been offered so far. */
  readonly count: () => number;
}

/** What was offered, to be counted, listed and drawn from. */
export interface Offered<Move> extends Offers<Move> {
  /** Forgets everything, to be used again. */
  readonly clear: () => void;
  /** The n-th, from 0. */
  readonly at: (place: number) => Move;
  /** All of them. A single run is handed out as it is: frozen, if its maker froze it. */
  readonly list: () => readonly Move[];
}

type Make<Move> = (place: number, one: unknown, other: unknown) => Move;

/** The size of what is no run. */
const SINGLE = -1;

/** A recorder of offers; it can be cleared and used again. */
export function offered<Move extends AnyMove>(): Offered<Move> {
  // Entry by entry, in lists that keep their length when the recorder is cleared: offering again allocates nothing.
  const items: (Move | readonly Move[] | Make<Move>)[] = [];
  const sizes: number[] = [];
  const ones: unknown[] = [];
  const others: unknown[] = [];
  let used = 0;
  let total = 0;
  let runs = 0;

  function put(item: Move | readonly Move[] | Make<Move>, size: number): void {
    items[used] = item;
    sizes[used] = size;
    used += 1;
    if (size === SINGLE) total += 1;
    else {
      total += size;
      runs += 1;
    }
  }

  function made(index: number, place: number): Move {
    const item = items[index] as readonly Move[] | Make<Move>;
    return typeof item === 'function' ? item(place, ones[index], others[index]) : (item[place] as Move);
  }

  return {
    add(move) { put(move, SINGLE); },
    all(moves) { if (moves.length > 0) put(moves, moves.length); },
    run(count: number, make: Make<Move>, one?: unknown, other?: unknown) {
      if (count <= 0) return;
      ones[used] = one;
      others[used] = other;
      put(make, count);
    },
    clear() {
      used = 0;
      total = 0;
      runs = 0;
    },
    count: () => total,
    at(place) {
      if (runs === 0 && place < used) return items[place] as Move;
      let left = place;
      for (let index = 0; index < used; index += 1) {
        const size = sizes[index] as number;
        if (size === SINGLE) {
          if (left === 0) return items[index] as Move;
          left -= 1;
        } else if (left < size) return made(index, left);
        else left -= size;
      }
      throw new RangeError(`there is no offer ${place} among ${total}`);
    },
    list() {
      const [first] = items;
      if (used === 1 && Array.isArray(first)) return first as readonly Move[];
      const moves: Move[] = [];
      for (let index = 0; index < used; index += 1) {
        const size = sizes[index] as number;
        const item = items[index] as Move | readonly Move[];
        if (size === SINGLE) moves.push(item as Move);
        else if (Array.isArray(item)) for (let place = 0; place < size; place += 1) moves.push(item[place] as Move);
        else for (let place = 0; place < size; place += 1) moves.push(made(index, place));
      }
      return moves;
    },
  } as Offered<Move>;
}

/** Writes what is offered into a list at once: quicker than recording it first, where the whole list is wanted. */
export interface Lister<Move> extends Offers<Move> {
  /** All that was offered since the last list was taken; what is offered next is another list. */
  readonly taken: () => readonly Move[];
}

/** A lister of offers; a single run is handed out as it is: frozen, if its maker froze it. */
export function lister<Move extends AnyMove>(): Lister<Move> {
  // A list that keeps its length, so that it need not grow again for every decision.
  const moves: Move[] = [];
  let total = 0;
  let only: readonly Move[] | null = null;

  function copy(more: readonly Move[]): void {
    for (let at = 0; at < more.length; at += 1) moves[total + at] = more[at] as Move;
    total += more.length;
  }

  function copyOnly(): void {
    const first = only as readonly Move[];
    only = null;
    copy(first);
  }

  return {
    add(move) {
      if (only !== null) copyOnly();
      moves[total] = move;
      total += 1;
    },
    all(more) {
      if (more.length === 0) return;
      if (only !== null) copyOnly();
      if (total === 0) only = more;
      else copy(more);
    },
    run(count: number, make: Make<Move>, one?: unknown, other?: unknown) {
      if (only !== null) copyOnly();
      for (let place = 0; place < count; place += 1) moves[total + place] = make(place, one, other);
      total += Math.max(0, count);
    },
    count: () => (only === null ? total : only.length),
    taken() {
      const list = only ?? moves.slice(0, total);
      only = null;
      total = 0;
      return list;
    },
  } as Lister<Move>;
}

/** Whether a move is among those offered. */
export function isOffered<Move extends AnyMove>(offers: Offered<Move>, move: Move): boolean {
  for (let place = 0; place < offers.count(); place += 1) if (equal(offers.at(place), move)) return true;
  return false;
}

/** Any one of those offered: the same that listing them and taking `floor(random() * length)` gives. */
export function drawn<Move extends AnyMove>(offers: Offered<Move>, random: Random): Move {
  return offers.at(Math.floor(random() * offers.count()));
}
