import type { ChanceRequest, Outcome, Seat } from './chance.js';
import type { FrameTable } from './frames.js';
import type { AnyFrame, AnyState } from './game.js';
import { freeze, type Json } from './json.js';
import type { Refusal, RuleId } from './legality.js';
import { moveSet, type MoveKinds, type MoveOf, type MoveSet } from './moves.js';
import type { Offers } from './offers.js';
import { choice, object, variants, type AnySchema, type Fields, type ObjectOf, type Problem, type Schema } from './schema.js';

/** What a frame of a kind holds. */
export type FrameWith<Kind extends string, Parts extends Fields> = { kind: Kind } & ObjectOf<Parts>;

/** What every kind of frame says about itself, whatever it does. */
interface Standing<P, Frame> {
  /** The kinds of frame that may lie directly below it; `bottom` for the first of the stack. A stack that is not so is refused. */
  readonly on: readonly string[];
  /** What is wrong inside the frame, when it comes from outside. */
  readonly problem?: (position: P, frame: Frame) => string | null;
}

/** What a player decides. */
export interface Deciding<P, Frame, Kinds extends MoveKinds> extends Standing<P, Frame> {
  /** The rule this decision comes from; it stands behind refusals that have no better one. */
  readonly rule: RuleId;
  /** The kinds of move that can occur here; all others are refused as `not-now`. */
  readonly moves: Kinds;
  /** Who decides; the seat of the frame unless told. */
  readonly seat?: (position: P, frame: Frame) => Seat;
  /** Everything that can be chosen. Must not change anything. */
  readonly offer: (position: P, frame: Frame, out: Offers<MoveOf<Kinds>>) => void;
  /** Why a well-formed move is refused, or `null`; built from the predicates `offer` uses. Without it a move is looked up among those offered. */
  readonly refuse?: (position: P, frame: Frame, move: MoveOf<Kinds>) => Refusal | null;
  /** Carries out a legal move; pops the frame if it is settled. */
  readonly play: (position: P, frame: Frame, move: MoveOf<Kinds>) => void;
  /** Whether nobody but the seat that decides may know what it decides; without it everybody may. */
  readonly secret?: (position: P, frame: Frame) => boolean;
  /** Whether there is nothing to decide after all; the frame is then dropped. Must not change anything. */
  readonly lapses?: (position: P, frame: Frame) => boolean;
  /** Tells what is lost when the frame is dropped; only called when somebody listens. Must not change anything. */
  readonly lapsed?: (position: P, frame: Frame) => void;
  /** What a prompt says beside the fields of the frame. Must not change anything. */
  readonly about?: (position: P, frame: Frame) => Readonly<Record<string, Json>>;
  /** The rule that asks at the moment, where it is not always the same one. */
  readonly asksBy?: (position: P, frame: Frame) => RuleId;
  /** The kinds of its moves that end the turn. */
  readonly ends?: readonly (keyof Kinds & string)[];
  /** The kinds of its moves that only give something up: where nothing else is left, nobody has to be asked. */
  readonly givesUp?: readonly (keyof Kinds & string)[];
}

/** What luck decides. */
export interface Lucky<P, Frame> extends Standing<P, Frame> {
  /** What luck has to decide. Must not change anything. */
  readonly request: (position: P, frame: Frame) => ChanceRequest;
  /** Carries out what luck decided; pops the frame. */
  readonly resolve: (position: P, frame: Frame, outcome: Outcome) => void;
  /** Whether there is nothing to roll or draw after all; the frame is then dropped. Must not change anything. */
  readonly lapses?: (position: P, frame: Frame) => boolean;
}

/** What needs nobody: done on sight. `run` must pop the frame or push another one. */
export interface Running<P, Frame> extends Standing<P, Frame> {
  /** Does what is to be done. */
  readonly run: (position: P, frame: Frame) => void;
}

/** One kind of frame: what it holds, and its rules. */
interface FrameKind<Kind extends string, Parts extends Fields> {
  readonly kind: Kind;
  readonly parts: Parts;
  readonly schema: Schema<FrameWith<Kind, Parts>>;
}

/** A frame in which a player decides. */
export interface DecisionFrame<P, Kind extends string, Parts extends Fields, Kinds extends MoveKinds> extends FrameKind<Kind, Parts>, Deciding<P, FrameWith<Kind, Parts>, Kinds> {
  readonly type: 'decision';
}

/** A frame in which luck decides. */
export interface ChanceFrame<P, Kind extends string, Parts extends Fields> extends FrameKind<Kind, Parts>, Lucky<P, FrameWith<Kind, Parts>> {
  readonly type: 'chance';
}

/** A frame that needs nobody. */
export interface StepFrame<P, Kind extends string, Parts extends Fields> extends FrameKind<Kind, Parts>, Running<P, FrameWith<Kind, Parts>> {
  readonly type: 'step';
}

/** Any kind of frame, when it does not matter which. */
export interface AnyFrameKind {
  readonly type: 'decision' | 'chance' | 'step';
  readonly kind: string;
  readonly parts: Fields;
  readonly schema: AnySchema;
  readonly on: readonly string[];
  readonly moves?: MoveKinds;
  /** What is wrong inside the frame, when it comes from outside. */
  readonly problem?: (position: never, frame: never) => string | null;
}

/** The builders of a game's rules: bound once to what its rule functions work on. */
export interface RuleBuilders<P> {
  /** A frame in which a player decides. */
  readonly decision: <const Kind extends string, const Parts extends Fields, const Kinds extends MoveKinds>(kind: Kind, parts: Parts, rules: Deciding<P, FrameWith<Kind, Parts>, Kinds>) => DecisionFrame<P, Kind, Parts, Kinds>;
  /** A frame in which luck decides. */
  readonly chance: <const Kind extends string, const Parts extends Fields>(kind: Kind, parts: Parts, rules: Lucky<P, FrameWith<Kind, Parts>>) => ChanceFrame<P, Kind, Parts>;
  /** A frame that needs nobody. */
  readonly step: <const Kind extends string, const Parts extends Fields>(kind: Kind, parts: Parts, rules: Running<P, FrameWith<Kind, Parts>>) => StepFrame<P, Kind, Parts>;
}

function frameKind<Kind extends string, Parts extends Fields>(kind: Kind, parts: Parts): FrameKind<Kind, Parts> {
  return { kind, parts, schema: object({ kind: choice([kind]), ...parts }) };
}

const seatOf = (_position: unknown, frame: unknown): Seat => (frame as { readonly seat: Seat }).seat;

/** The builders of a game: `export const { decision, chance, step } = rulesOf<Position>();` */
export function rulesOf<P>(): RuleBuilders<P> {
  return {
    decision: (kind, parts, rules) => ({ type: 'decision', ...frameKind(kind, parts), seat: seatOf, ...rules }),
    chance: (kind, parts, rules) => ({ type: 'chance', ...frameKind(kind, parts), ...rules }),
    step: (kind, parts, rules) => ({ type: 'step', ...frameKind(kind, parts), ...rules }),
  };
}

/** A decision in which each of some moves can be made, whatever the position: what it offers, and that it refuses none. */
export function anyOf<const Move>(...moves: readonly Move[]): { readonly offer: (position: unknown, frame: unknown, out: Offers<Move>) => void; readonly refuse: () => null } {
  // They are handed out again and again, and nobody may change them.
  freeze(moves);
  return {
    offer(_position, _frame, out) { for (const move of moves) out.add(move); },
    refuse: () => null,
  };
}

/** The frames of some kinds. */
export type FrameAmong<Kinds extends readonly AnyFrameKind[]> = { [At in keyof Kinds]: FrameWith<Kinds[At]['kind'], Kinds[At]['parts']> }[number];

/** The moves that can occur in some kinds of frames. */
export type MoveAmong<Kinds extends readonly AnyFrameKind[]> = { [At in keyof Kinds]: Kinds[At] extends { readonly moves: infer Moves extends MoveKinds } ? MoveOf<Moves> : never }[number];

/** All kinds of frames of a game, and what follows from them. */
export interface FrameList<Frame extends AnyFrame, Move> {
  /** The rules of each kind, as `Definition` takes them. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- which position they work on, their functions say
  readonly table: FrameTable<any, Frame, Move>;
  readonly schema: Schema<Frame>;
  readonly moves: MoveSet<Move>;
  /** The first frame of a stack that stands where it cannot, or holds what it cannot; `null` if all is well. */
  readonly problem: <P extends { readonly state: AnyState }>(position: P) => Problem | null;
}

/** The word for "nothing below" in `on`. */
const BOTTOM = 'bottom';

/** Makes the list of a game's frames. Their order is that of schemas and notation; the order of moves is that in which they occur first. */
export function frameList<const Kinds extends readonly AnyFrameKind[]>(kinds: Kinds): FrameList<FrameAmong<Kinds>, MoveAmong<Kinds>> {
  const table: Record<string, AnyFrameKind> = {};
  const moves: Record<string, MoveKinds[string]> = {};
  for (const frame of kinds) {
    if (Object.hasOwn(table, frame.kind)) throw new TypeError(`two frames are called "${frame.kind}"`);
    table[frame.kind] = ruled(frame);
    for (const [kind, move] of Object.entries(frame.moves ?? {})) {
      if ((moves[kind] ??= move) !== move) throw new TypeError(`two different moves are called "${kind}"`);
    }
  }
  for (const { kind, on } of kinds) {
    const unknown = on.find((below) => below !== BOTTOM && !Object.hasOwn(table, below));
    if (unknown !== undefined) throw new TypeError(`"${kind}" stands on "${unknown}", which is no frame`);
  }
  return {
    table: table as never,
    schema: variants(Object.fromEntries(kinds.map(({ kind, schema }) => [kind, schema]))) as Schema<FrameAmong<Kinds>>,
    moves: moveSet(moves) as unknown as MoveSet<MoveAmong<Kinds>>,
    problem: (position) => stackProblem(table, position),
  };
}

/** The same frame with its moves as a list of their names, which is what the kernel asks for. */
function ruled(frame: AnyFrameKind): AnyFrameKind {
  return { ...frame, moves: Object.keys(frame.moves ?? {}) as never };
}

function stackProblem(table: Readonly<Record<string, AnyFrameKind>>, position: { readonly state: AnyState }): Problem | null {
  const { frames } = position.state;
  for (let at = 0; at < frames.length; at += 1) {
    const frame = frames[at] as AnyFrame;
    const { on, problem } = table[frame.kind] as AnyFrameKind;
    const below = frames[at - 1]?.kind ?? BOTTOM;
    const message = on.includes(below) ? problem?.(position as never, frame as never) ?? null : `cannot stand on "${below}"`;
    if (message !== null) return { path: ['frames', at], message };
  }
  return null;
}
