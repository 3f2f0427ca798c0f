import type { Random } from './chance.js';
import type { AnyMove } from './game.js';
import { equal } from './json.js';

/** What the moves of a run are made from, besides their place in it: at most two values. */
export type Given = readonly [] | readonly [unknown] | readonly [unknown, unknown];

/** Where the moves of a run come from that are remembered: one of them is made, all of them are handed out as they are. */
export interface Remembering<Move, From extends Given> {
  /** The n-th, from 0. */
  readonly nth: (place: number, ...given: From) => Move;
  /** All of them: ready-made, and never changed again. */
  readonly all: (...given: From) => readonly Move[];
}

/** The same where no list of all of them is kept: they are written into another, from a place on. */
export interface Writing<Move, From extends Given> extends Pick<Remembering<Move, From>, 'nth'> {
  /** Writes all of them into a list, from a place on. */
  readonly write: (moves: unknown[], at: number, ...given: From) => void;
}

/**
 * Where a decision says what can be chosen: move by move, or in runs. Nothing is listed until a list is asked for; how
 * many there are, the n-th and a random one follow from the runs as they stand.
 */
export interface Offers<Move> {
  /** One move. */
  readonly add: (move: Move) => void;
  /** A run of moves: ready-made, and never changed again; not frozen either, as the compiler reads frozen lists many times slower. */
  readonly all: (moves: readonly Move[]) => void;
  /**
   * A run of so many moves, of which only those that are asked for are made: the n-th, from 0, is `make(n, ...given)`.
   * `make` should be there once, not made for the call, and `given` must not change before the next decision is offered.
   */
  readonly run: <From extends Given>(count: number, make: ((place: number, ...given: From) => Move) | Remembering<Move, From> | Writing<Move, From>, ...given: From) => void;
  /** How many moves have been offered so far. */
  readonly count: () => number;
}

/** What was offered, to be counted, listed and drawn from. */
export interface Offered<Move> extends Offers<Move> {
  /** Forgets everything, to be used again. */
  readonly clear: () => void;
  /** The n-th, from 0. */
  readonly at: (place: number) => Move;
  /** All of them, in a list of its own. */
  readonly list: () => readonly Move[];
}

type Make<Move> = (place: number, one: unknown, other: unknown) => Move;
type Remembered<Move> = Remembering<Move, readonly [unknown, unknown]> | Writing<Move, readonly [unknown, unknown]>;
type Item<Move> = Move | readonly Move[] | Make<Move> | Remembered<Move>;

/** The size of what is no run. */
const SINGLE = -1;

/** A recorder of offers; it can be cleared and used again. */
// eslint-disable-next-line design/no-class -- closures are others for every recorder, and the compiler writes them into no rule: 3 to 8 % of a pick
class Recorder<Move extends AnyMove> implements Omit<Offered<Move>, 'run'> {
  // Entry by entry, in lists that keep their length when the recorder is cleared: offering again allocates nothing.
  private readonly items: Item<Move>[] = [];
  private readonly sizes: number[] = [];
  private readonly ones: unknown[] = [];
  private readonly others: unknown[] = [];
  private used = 0;
  private total = 0;
  private runs = 0;

  add(move: Move): void {
    this.items[this.used] = move;
    this.sizes[this.used] = SINGLE;
    this.used += 1;
    this.total += 1;
  }

  all(moves: readonly Move[]): void {
    if (moves.length === 0) return;
    this.items[this.used] = moves;
    this.sizes[this.used] = moves.length;
    this.used += 1;
    this.total += moves.length;
    this.runs += 1;
  }

  run(count: number, make: Make<Move> | Remembered<Move>, one?: unknown, other?: unknown): void {
    if (count <= 0) return;
    this.items[this.used] = make;
    this.sizes[this.used] = count;
    this.ones[this.used] = one;
    this.others[this.used] = other;
    this.used += 1;
    this.total += count;
    this.runs += 1;
  }

  clear(): void {
    this.used = 0;
    this.total = 0;
    this.runs = 0;
  }

  count(): number {
    return this.total;
  }

  at(place: number): Move {
    if (this.runs === 0 && place < this.used) return this.items[place] as Move;
    let left = place;
    for (let index = 0; index < this.used; index += 1) {
      const size = this.sizes[index] as number;
      if (size === SINGLE) {
        if (left === 0) return this.items[index] as Move;
        left -= 1;
      } else if (left < size) return this.made(index, left);
      else left -= size;
    }
    throw new RangeError(`there is no offer ${place} among ${this.total}`);
  }

  list(): readonly Move[] {
    const { items, sizes, used, total } = this;
    if (this.runs === 0) return items.slice(0, used) as Move[];
    const [first] = items;
    if (used === 1 && isReady(first)) return first.slice();
    const moves = new Array<Move>(total);
    let at = 0;
    for (let index = 0; index < used; index += 1) {
      const size = sizes[index] as number;
      if (size === SINGLE) {
        moves[at] = items[index] as Move;
        at += 1;
      } else {
        this.write(index, moves, at);
        at += size;
      }
    }
    return moves;
  }

  private made(index: number, place: number): Move {
    const item = this.items[index] as readonly Move[] | Make<Move> | Remembered<Move>;
    if (isReady(item)) return item[place] as Move;
    return typeof item === 'function' ? item(place, this.ones[index], this.others[index]) : item.nth(place, this.ones[index], this.others[index]);
  }

  /** Writes the moves of a run into a list, from a place on. */
  private write(index: number, moves: Move[], at: number): void {
    const size = this.sizes[index] as number;
    const item = this.items[index] as readonly Move[] | Make<Move> | Remembered<Move>;
    const [one, other] = [this.ones[index], this.others[index]];
    if (typeof item === 'function') for (let place = 0; place < size; place += 1) moves[at + place] = item(place, one, other);
    else if (isReady(item)) copyInto(moves, at, item);
    else if ('all' in item) copyInto(moves, at, item.all(one, other));
    else item.write(moves, at, one, other);
  }
}

/** Writes a list into another, from a place on. */
export function copyInto<Move>(moves: Move[], at: number, ready: readonly Move[]): void {
  for (let place = 0; place < ready.length; place += 1) moves[at + place] = ready[place] as Move;
}

/** What `Array.isArray` says, told to the compiler. */
const isReady = <Move>(item: Item<Move>): item is readonly Move[] => Array.isArray(item);

/** A recorder of offers. */
export function offered<Move extends AnyMove>(): Offered<Move> {
  return new Recorder<Move>() as Offered<Move>;
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
