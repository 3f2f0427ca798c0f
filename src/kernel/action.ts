import type { Seat } from './chance.js';
import type { AnyMove } from './game.js';
import type { Refusal } from './legality.js';
import type { MoveKinds, MoveOf } from './moves.js';
import type { Offers } from './offers.js';

/** One thing a player can do in a turn: a row of it. `Given` is what all rows are told, found out once. */
export interface Action<P, Given, Kinds extends MoveKinds> {
  readonly moves: Kinds;
  /** All ways to do it. Must not change anything. */
  readonly offer: (position: P, seat: Seat, out: Offers<MoveOf<Kinds>>, given: Given) => void;
  /** Why one of its moves is refused, or `null`; built from the predicates `offer` uses. */
  readonly refuse: (position: P, seat: Seat, move: MoveOf<Kinds>) => Refusal | null;
  /** Does it. */
  readonly play: (position: P, seat: Seat, move: MoveOf<Kinds>) => void;
}

/** Any action, when it does not matter which. */
export interface AnyAction<P, Given> {
  readonly moves: MoveKinds;
  /** See `Action`. */
  readonly offer: (position: P, seat: Seat, out: never, given: Given) => void;
  /** See `Action`. */
  readonly refuse: (position: P, seat: Seat, move: never) => Refusal | null;
  /** See `Action`. */
  readonly play: (position: P, seat: Seat, move: never) => void;
}

/** The moves of some actions. */
export type ActionMove<Rows extends readonly AnyAction<never, never>[]> = { [At in keyof Rows]: MoveOf<Rows[At]['moves']> }[number];

/** The kinds of move of some actions, one after the other. */
export type KindsOf<Rows extends readonly AnyAction<never, never>[]> = Rows extends readonly [infer First extends AnyAction<never, never>, ...infer Rest extends readonly AnyAction<never, never>[]]
  ? First['moves'] & KindsOf<Rest>
  : unknown;

/** The kinds of move of some actions. */
export type AllKinds<Rows extends readonly AnyAction<never, never>[]> = KindsOf<Rows> extends infer Kinds extends MoveKinds ? Kinds : never;

/** Actions one under the other, to be offered, refused and played together. */
export interface Rows<P, Given, Kinds extends MoveKinds, Move> {
  readonly moves: Kinds;
  /** Whether a move belongs to one of these rows. */
  readonly has: (move: AnyMove) => move is Move & AnyMove;
  /** All ways to do any of them, one action after the other. */
  readonly offer: (position: P, seat: Seat, out: Offers<Move>, given: Given) => void;
  /** The same for the seat of a frame. */
  readonly offerTo: (position: P, frame: { readonly seat: Seat }, out: Offers<Move>, given: Given) => void;
  /** Why its action refuses a move, or `null`. */
  readonly refuse: (position: P, seat: Seat, move: Move) => Refusal | null;
  /** Does what its action says. */
  readonly play: (position: P, seat: Seat, move: Move) => void;
}

/** The builders of a game's actions: bound once to what its rule functions work on, and to what all rows of a turn are told. */
export interface ActionBuilders<P, Given> {
  /** One action, with its kinds of moves. */
  readonly action: <const Kinds extends MoveKinds>(moves: Kinds, row: Omit<Action<P, Given, Kinds>, 'moves'>) => Action<P, Given, Kinds>;
  /** Puts actions one under the other; their order is that in which their moves are listed. */
  readonly rows: <const List extends readonly AnyAction<P, Given>[]>(...actions: List) => Rows<P, Given, AllKinds<List>, ActionMove<List>>;
}

/** The builders of actions of a game: `export const { action, rows } = actionsOf<Position, Hand>();` */
export function actionsOf<P, Given = void>(): ActionBuilders<P, Given> {
  return {
    action: (moves, row) => ({ moves, ...row }),
    rows: (...actions) => rowsOf(actions) as never,
  };
}

type Offer<P, Given> = Action<P, Given, MoveKinds>['offer'];

function rowsOf<P, Given>(actions: readonly AnyAction<P, Given>[]): Rows<P, Given, MoveKinds, AnyMove> {
  type Row = Action<P, Given, MoveKinds>;
  const byKind = new Map<string, Row>();
  const list = actions as unknown as readonly Row[];
  for (const row of list) {
    for (const kind of Object.keys(row.moves)) {
      if (byKind.has(kind)) throw new TypeError(`two actions have moves called "${kind}"`);
      byKind.set(kind, row);
    }
  }
  const offerTo = inTurn(list.map(({ offer }) => offer));
  const rowOf = ({ kind }: AnyMove): Row => byKind.get(kind) as Row;
  return {
    moves: Object.assign({}, ...list.map(({ moves }) => moves)) as MoveKinds,
    has: (move): move is AnyMove => byKind.has(move.kind),
    offer(position, seat, out, given) { offerTo(position, { seat }, out, given); },
    offerTo,
    refuse: (position, seat, move) => rowOf(move).refuse(position, seat, move),
    play(position, seat, move) { rowOf(move).play(position, seat, move); },
  };
}

const MOST_PLACES = 8;

/**
 * One offer after the other. Each of the first has a place of its own where it is called: there the compiler sees the few
 * that a game has in that place, and need not look each up; in a loop all rows of all turns come by.
 */
function inTurn<P, Given>(offers: readonly Offer<P, Given>[]): Rows<P, Given, MoveKinds, AnyMove>['offerTo'] {
  const [first, second, third, fourth, fifth, sixth, seventh, eighth] = offers;
  const further = offers.slice(MOST_PLACES);
  return (position, { seat }, out, given) => {
    if (first === undefined) return;
    first(position, seat, out, given);
    if (second === undefined) return;
    second(position, seat, out, given);
    if (third === undefined) return;
    third(position, seat, out, given);
    if (fourth === undefined) return;
    fourth(position, seat, out, given);
    if (fifth === undefined) return;
    fifth(position, seat, out, given);
    if (sixth === undefined) return;
    sixth(position, seat, out, given);
    if (seventh === undefined) return;
    seventh(position, seat, out, given);
    if (eighth === undefined) return;
    eighth(position, seat, out, given);
    for (let at = 0; at < further.length; at += 1) (further[at] as Offer<P, Given>)(position, seat, out, given);
  };
}
