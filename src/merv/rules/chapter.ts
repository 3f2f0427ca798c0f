// What the chapters make their frames and actions of. A reward is a decision that may lie on whatever brought it, that
// may be declined where a ruling says so, and that is lost when it cannot be carried out: MERV-TERM-11, MERV-R-2.
import { actionsOf, called, choice, list, move, pop, rulesOf, type Deciding, type DecisionFrame, type Fields, type FrameWith, type MoveKinds, type MoveOf, type Offers, type Refusal, type Rows, type RuleId, type Schema } from '../../kernel/rules.js';
import { participant, type Position } from '../box.js';
import { CUBES, type Cube } from '../content/ids.js';
import type { Frame } from '../frames.js';
import { seat } from '../state.js';
import { refusals } from '../words/refusals.js';
import { MOST_CUBES } from './supply/ready.js';
import { sourceOf } from './supply/sources.js';

export const { decision, chance, step } = /* @__PURE__ */ rulesOf<Position>();
export const { action, rows } = /* @__PURE__ */ actionsOf<Position>();

export { COURTIER, MAGISTRATE, participant, playerAt, type Position } from '../box.js';
export { bit, byCube, bySpice, cells, count, exactly, seat } from '../state.js';
export { refusals, type RefusalCode } from '../words/refusals.js';
export { add, addCounted, at, named, nthBit, putInOrder, removeAt, sum } from './supply/lists.js';

/** A payment: the cubes given, in any order; moves are listed with purple, sand, teal, orange, white in this order; `-` when nothing has to be given. */
export const cubes: Schema<Cube[]> = /* @__PURE__ */ list(/* @__PURE__ */ called('cube', /* @__PURE__ */ choice(CUBES)), { most: MOST_CUBES });

/** The payment of what is free. */
export const FREE: Cube[] = /* @__PURE__ */ Object.freeze<Cube[]>([]) as Cube[];

/**
 * What rewards may lie on: the moments of a turn in which the camel market brings some (MERV-R-6), and those of several
 * given at once that come later (MERV-LIB-3, MERV-R-32). What else brings a reward is named with the reward.
 */
export const GIVERS = ['site', 'act', 'after', 'breakthrough', 'randomBreakthrough', 'freeCard', 'freeStep', 'soldier', 'upgrade', 'scoringTile', 'freeCourtier', 'freeWall'] as const;
/** What things of the magistrate may lie on. */
export const MAGISTRATES = ['magistrate', 'magistrateAct', 'magistrateBreakthrough'] as const;

/** The kind of frame that lies directly above another one. */
export function above({ state: { frames } }: Position, frame: object): Frame['kind'] | undefined {
  return frames[frames.indexOf(frame as Frame) + 1]?.kind;
}

/** How many frames lie above another one. */
export const waitingAbove = ({ state: { frames } }: Position, frame: object): number => frames.length - 1 - frames.indexOf(frame as Frame);

/** What is wrong with the step of a frame, given the kind of frame above it; nothing, as long as it is still to be run. */
export function stepProblem(position: Position, frame: object, fits: (above: Frame['kind']) => boolean, message: string): string | null {
  const waits = above(position, frame);
  return waits === undefined || fits(waits) ? null : message;
}

/** Why a seat has no say in a turn, or `null`. */
export function turnProblem({ box, state }: Position, { seat: who }: { readonly seat: number }): string | null {
  if (who >= box.seats) return 'this seat does not take part';
  return state.turn.seat === who ? null : 'it is not the turn of this seat';
}

/** The move that declines a reward. */
export const declining = { decline: /* @__PURE__ */ move('decline', {}) } as const;
/** See `declining`. */
export const DECLINE = /* @__PURE__ */ Object.freeze({ kind: 'decline' } as const);

/** A reward: what can be had of it. */
interface RewardRules<F, Kinds extends MoveKinds> {
  readonly rule: RuleId;
  /** The rule by which it is lost. */
  readonly lost: RuleId;
  /** What brings it besides the camel market and breakthroughs. */
  readonly on?: readonly string[];
  readonly moves: Kinds;
  /** Whether there is nothing to be had. */
  readonly none: (position: Position, frame: F) => boolean;
  readonly offer: (position: Position, frame: F, out: Offers<MoveOf<Kinds>>) => void;
  readonly refuse: (position: Position, frame: F, move: MoveOf<Kinds>) => Refusal | null;
  readonly play: (position: Position, frame: F, move: MoveOf<Kinds>) => void;
}

const mayDecline = ({ box }: Position): boolean => box.rulings.refuseRewards === 'may-decline';

/** Tells that a reward is lost. */
export const tellLost = (rule: RuleId) => (position: Position, { seat: who, kind }: { readonly seat: number; readonly kind: string }): void => {
  position.events?.({ kind: 'lost', ...participant(position.box, who), rule, what: kind, source: sourceOf(rule) });
};

/** Tells that a reward is not taken. */
export function tellDeclined(position: Position, { seat: who, kind }: { readonly seat: number; readonly kind: string }): void {
  position.events?.({ kind: 'declined', ...participant(position.box, who), rule: 'MERV-R-2', what: kind, source: 'boon' });
}

/** A reward that waits to be taken; fields besides the seat say which. */
export function reward<const Kind extends string, const Kinds extends MoveKinds, const Parts extends Fields = Record<never, never>>(
  kind: Kind,
  rules: RewardRules<FrameWith<Kind, Parts & { seat: typeof seat }>, Kinds>,
  parts?: Parts,
): DecisionFrame<Position, Kind, Parts & { seat: typeof seat }, Kinds & typeof declining> {
  type F = FrameWith<Kind, Parts & { seat: typeof seat }>;
  const { rule, lost, on = [], moves, none, offer, refuse, play } = rules as unknown as RewardRules<{ kind: string; seat: number }, MoveKinds>;
  const whole: Deciding<Position, { kind: string; seat: number }, MoveKinds> = {
    rule, on: [...GIVERS, ...on], problem: turnProblem, moves: { ...moves, ...declining }, lapses: none, lapsed: tellLost(lost),
    offer(position, frame, out) {
      offer(position, frame, out);
      if (mayDecline(position)) out.add(DECLINE);
    },
    refuse(position, frame, one) {
      if (one.kind !== 'decline') return refuse(position, frame, one);
      return mayDecline(position) ? null : refusals['must-take'];
    },
    play(position, frame, one) {
      pop(position);
      if (one.kind !== 'decline') play(position, frame, one);
      else tellDeclined(position, frame);
    },
  };
  return decision(kind, { seat, ...parts } as unknown as Parts & { seat: typeof seat }, whole as unknown as Deciding<Position, F, Kinds & typeof declining>);
}

/** A moment of a turn in which one of some things is done. */
export function moment<const Kind extends string, Kinds extends MoveKinds, Move extends MoveOf<Kinds>>(
  kind: Kind,
  choices: Rows<Position, void, Kinds, Move>,
  rest: Pick<Deciding<Position, FrameWith<Kind, { seat: typeof seat }>, Kinds>, 'rule' | 'on' | 'problem' | 'lapses' | 'about' | 'ends'>,
): DecisionFrame<Position, Kind, { seat: typeof seat }, Kinds> {
  type Asked = { readonly seat: number };
  return decision(kind, { seat }, {
    moves: choices.moves,
    offer: choices.offerTo,
    refuse: (position: Position, { seat: who }: Asked, one: MoveOf<Kinds>) => choices.refuse(position, who, one as Move),
    play(position: Position, { seat: who }: Asked, one: MoveOf<Kinds>) { choices.play(position, who, one as Move); },
    ...rest,
  });
}
