// What the chapters are written with. They declare frames, actions and moves as the kernel has it, but that parts may be ids
// of a pack.
import { actionsOf, integer, move as moveOf, rulesOf, type Action, type AnySchema, type ChanceFrame, type Deciding, type DecisionFrame, type FrameWith, type Lucky, type MoveKind, type MoveOf, type Rows, type Running, type StepFrame } from '../../kernel/rules.js';
import type { Hand } from '../../mechanics/hands.js';
import type { Position } from '../box.js';
import type { Ids } from '../content/ids.js';

export { entry, known, lastOf, named, nth } from '../../mechanics/known.js';
export { abilitiesOf, characterOf, diceOn, nearest, playerAt, type Position } from '../box.js';
export { id, type Ids } from '../content/ids.js';
export { refusals } from '../words/refusals.js';

/** What a part can be: said here, or an id that the pack says. */
type Part = AnySchema | ((ids: Ids) => AnySchema);
type Parts = Readonly<Record<string, Part>>;
type WithIds<P extends Parts> = { readonly [Key in keyof P]: P[Key] extends (ids: Ids) => infer S ? (S extends AnySchema ? S : never) : P[Key] extends AnySchema ? P[Key] : never };

/** A kind of move. */
export interface Line<P extends Parts = Parts> {
  readonly pattern: string;
  readonly parts: P;
}
type Lines = Readonly<Record<string, Line>>;
type MovesWithIds<L extends Lines> = { readonly [Kind in keyof L]: L[Kind] extends Line<infer P> ? MoveKind<WithIds<P>> : never };

/** A kind of frame, once the pack is known. */
export type Declared<Frame> = (ids: Ids) => Frame;

/** The kinds of a list of declarations. */
export type AllOf<List extends readonly Declared<unknown>[]> = { [At in keyof List]: List[At] extends Declared<infer Frame> ? Frame : never };

type Rules<D, L extends Lines> = Omit<D, 'moves'> & { readonly moves: L };

const built = rulesOf<Position>();

/** A seat. */
export const seat = integer(0, 3);

/** A kind of move: words, and parts in braces. */
export function move<const P extends Parts>(pattern: string, parts: P): Line<P> {
  return { pattern, parts };
}

function partsWith<P extends Parts>(parts: P, ids: Ids): WithIds<P> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, typeof part === 'function' ? part(ids) : part])) as WithIds<P>;
}

/** The same line is the same kind of move wherever it occurs. */
function movesWith<L extends Lines>(lines: L, ids: Ids): MovesWithIds<L> {
  return Object.fromEntries(Object.entries(lines).map(([kind, line]) => {
    let known = ids.lines.get(line);
    if (known === undefined) ids.lines.set(line, (known = moveOf(line.pattern, partsWith(line.parts, ids))));
    return [kind, known];
  })) as MovesWithIds<L>;
}

/** A frame in which a player decides. */
export function decision<const Kind extends string, const P extends Parts, const L extends Lines>(
  kind: Kind, parts: P, rules: Rules<Deciding<Position, FrameWith<Kind, WithIds<P>>, MovesWithIds<L>>, L>,
): Declared<DecisionFrame<Position, Kind, WithIds<P>, MovesWithIds<L>>> {
  return (ids) => built.decision(kind, partsWith(parts, ids), { ...rules, moves: movesWith(rules.moves, ids) });
}

/** A frame in which luck decides. */
export function chance<const Kind extends string, const P extends Parts>(kind: Kind, parts: P, rules: Lucky<Position, FrameWith<Kind, WithIds<P>>>): Declared<ChanceFrame<Position, Kind, WithIds<P>>> {
  return (ids) => built.chance(kind, partsWith(parts, ids), rules);
}

/** A frame that needs nobody. */
export function step<const Kind extends string, const P extends Parts>(kind: Kind, parts: P, rules: Running<Position, FrameWith<Kind, WithIds<P>>>): Declared<StepFrame<Position, Kind, WithIds<P>>> {
  return (ids) => built.step(kind, partsWith(parts, ids), rules);
}

/** One thing a player can do in a turn. */
export type Row<L extends Lines> = Rules<Action<Position, Hand, MovesWithIds<L>>, L>;

/** One thing a player can do in a turn, told the dice it can be done with. */
export function action<const L extends Lines>(row: Row<L>): Row<L> {
  return row;
}

interface AnyRow {
  readonly moves: Lines;
  readonly offer: (position: Position, seat: number, out: never, hand: Hand) => void;
  readonly refuse: (position: Position, seat: number, move: never) => unknown;
  readonly play: (position: Position, seat: number, move: never) => void;
}
type LinesOf<List extends readonly AnyRow[]> = List extends readonly [infer First extends AnyRow, ...infer Rest extends readonly AnyRow[]] ? First['moves'] & LinesOf<Rest> : unknown;
type Joined<List extends readonly AnyRow[]> = LinesOf<List> extends infer L extends Lines ? L : never;

/** Actions one under the other; their order is that in which their moves are listed. */
export function rows<const List extends readonly AnyRow[]>(...list: List): Omit<Rows<Position, Hand, never, MoveOf<MovesWithIds<Joined<List>>>>, 'moves'> & { readonly moves: Joined<List> } {
  return actionsOf<Position, Hand>().rows(...(list as never)) as never;
}

/** The moves of actions one under the other. */
export type MoveIn<R extends { readonly moves: Lines }> = MoveOf<MovesWithIds<R['moves']>>;

/** What some frames of a list are in a state. */
export type FrameOf<D> = D extends Declared<{ readonly kind: infer Kind extends string; readonly parts: infer P extends Readonly<Record<string, AnySchema>> }> ? FrameWith<Kind, P> : never;
