import type { Random } from './chance.js';
import type { AnyMove } from './game.js';
import { equal } from './json.js';

/**
 * Where a decision says what can be chosen: move by move, or in runs that were made before. Nothing is listed until a
 * list is asked for; how many there are, the n-th and a random one follow from the runs as they stand.
 */
export interface Offers<Move> {
  /** One move. */
  readonly add: (move: Move) => void;
  /** A run of moves: ready-made, and never changed again. */
  readonly all: (moves: readonly Move[]) => void;
}

/** What was offered, to be counted, listed and drawn from. */
export interface Offered<Move> extends Offers<Move> {
  readonly clear: () => void;
  readonly count: () => number;
  /** The n-th, from 0. */
  readonly at: (place: number) => Move;
  /** All of them. A single run is handed out as it is: frozen, if its maker froze it. */
  readonly list: () => readonly Move[];
}

/** A recorder of offers; it can be cleared and used again. */
export function offered<Move extends AnyMove>(): Offered<Move> {
  const items: (Move | readonly Move[])[] = [];
  let total = 0;
  return {
    add(move) {
      items.push(move);
      total += 1;
    },
    all(moves) {
      if (moves.length === 0) return;
      items.push(moves);
      total += moves.length;
    },
    clear() {
      items.length = 0;
      total = 0;
    },
    count: () => total,
    at(place) {
      let left = place;
      for (let index = 0; index < items.length; index += 1) {
        const item = items[index] as Move | readonly Move[];
        if (!Array.isArray(item)) {
          if (left === 0) return item as Move;
          left -= 1;
        } else if (left < item.length) return item[left] as Move;
        else left -= item.length;
      }
      throw new RangeError(`there is no offer ${place} among ${total}`);
    },
    list() {
      const [first] = items;
      if (items.length === 1 && Array.isArray(first)) return first as readonly Move[];
      const moves: Move[] = [];
      for (let index = 0; index < items.length; index += 1) {
        const item = items[index] as Move | readonly Move[];
        if (!Array.isArray(item)) moves.push(item as Move);
        else for (let at = 0; at < item.length; at += 1) moves.push(item[at] as Move);
      }
      return moves;
    },
  };
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
