import type { ChanceRequest, Outcome, Seat } from './chance.js';
import { InvalidDataError } from './errors.js';
import type { AnyFrame, AnyState, Sink } from './game.js';
import type { Json } from './json.js';
import type { Refusal, RuleId } from './legality.js';
import type { Offers } from './offers.js';

/**
 * What rule code works on: the state, the box it is played from (component values, rulings, number of players; made
 * once for a config), and where events go, if anybody listens.
 */
export interface Position<Box, State, Event> {
  readonly box: Box;
  readonly state: State;
  readonly events: Sink<Event> | null;
}

/** Rules of a frame in which a player decides. */
export interface DecisionRules<P, Frame, Move> {
  readonly type: 'decision';
  /** The rule this decision comes from; it stands behind refusals that have no better one. */
  readonly rule: RuleId;
  /** The kinds of move that can occur here; all others are refused as `not-now`. */
  readonly moves: readonly string[];
  /** Who decides. */
  readonly seat: (position: P, frame: Frame) => Seat;
  /** Appends all legal moves, or returns them as a list nobody changes any more. Must not change anything. */
  readonly legal: (position: P, frame: Frame, moves: Move[]) => readonly Move[] | void;
  /** Everything that can be chosen, in runs; stands in place of `legal`. */
  readonly offer?: (position: P, frame: Frame, out: Offers<Move>) => void;
  /**
   * Why a well-formed move of one of `moves` is refused, or `null`. Built from the predicates `legal` uses. Without it
   * the kernel looks the move up in the list and refuses with `not-offered`.
   */
  readonly refuse?: (position: P, frame: Frame, move: Move) => Refusal | null;
  /** Carries out a legal move; pops the frame if it is settled. */
  readonly play: (position: P, frame: Frame, move: Move) => void;
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
  readonly ends?: readonly string[];
  /** The kinds of its moves that only give something up: where nothing else is left, nobody has to be asked. */
  readonly givesUp?: readonly string[];
}

/** Rules of a frame in which luck decides. */
export interface ChanceRules<P, Frame> {
  readonly type: 'chance';
  /** What luck has to decide. Must not change anything. */
  readonly request: (position: P, frame: Frame) => ChanceRequest;
  /** Carries out what luck decided; pops the frame. */
  readonly resolve: (position: P, frame: Frame, outcome: Outcome) => void;
  /** Whether there is nothing to roll or draw after all; the frame is then dropped. Must not change anything. */
  readonly lapses?: (position: P, frame: Frame) => boolean;
}

/** Rules of a frame that needs nobody: done on sight. `run` must pop the frame or push another one. */
export interface StepRules<P, Frame> {
  readonly type: 'step';
  /** Does what is to be done. */
  readonly run: (position: P, frame: Frame) => void;
}

/** The rules of one kind of frame. */
export type FrameRules<P, Frame, Move> = DecisionRules<P, Frame, Move> | ChanceRules<P, Frame> | StepRules<P, Frame>;

/** The rules of every kind of frame of a game. */
export type FrameTable<P, Frame extends AnyFrame, Move> = {
  readonly [Kind in Frame['kind']]: FrameRules<P, Extract<Frame, { kind: Kind }>, Move>;
};

/** The frame at hand, or `undefined` when the game is over. */
export function topFrame<State extends AnyState>(state: State): State['frames'][number] | undefined {
  return state.frames[state.frames.length - 1];
}

/** Puts a frame on the stack: it is settled before everything below it. */
export function push<Frame extends AnyFrame>(position: { readonly state: { frames: Frame[] } }, frame: Frame): void {
  position.state.frames.push(frame);
}

/** Takes the frame at hand off the stack. */
export function pop(position: { readonly state: { frames: unknown[] } }): void {
  position.state.frames.pop();
}

/** No move sets off as many steps; a step that neither pops nor pushes would run for ever. */
const MOST_STEPS = 10_000;

/** Runs steps and drops lapsed frames until a player or luck has to decide, or the game is over; says by which rules who has to does. */
export function settle<Box, State extends AnyState, Event, Move>(
  rulesOf: (frame: AnyFrame) => FrameRules<Position<Box, State, Event>, AnyFrame, Move>, position: Position<Box, State, Event>,
): DecisionRules<Position<Box, State, Event>, AnyFrame, Move> | ChanceRules<Position<Box, State, Event>, AnyFrame> | null {
  const { frames } = position.state;
  let left = MOST_STEPS;
  for (let frame = frames[frames.length - 1]; frame !== undefined; frame = frames[frames.length - 1]) {
    const rules = rulesOf(frame);
    if (rules.type === 'step') rules.run(position, frame);
    else if (rules.lapses?.(position, frame)) {
      frames.pop();
      if (rules.type === 'decision' && position.events) rules.lapsed?.(position, frame);
    } else return rules;
    left -= 1;
    if (left === 0) throw new Error(`the frame "${frame.kind}" is settled again and again`);
  }
  return null;
}

/**
 * Finds the rules of a frame. They are put into objects of one shape, so that the compiler finds every part of them in one
 * place, whatever the frame; in a map, which is quicker to look into than an object when the key is another one each time (4 %
 * of a game). And the same frame is asked for again and again: where settling ends, who acts, what is offered, what is played.
 */
export function rulesFinder<Rules>(table: Readonly<Record<string, Rules>>): (frame: AnyFrame) => Rules {
  const same = new Map<string, Rules>();
  for (const kind of Object.keys(table)) {
    const { type, rule, moves, seat, legal, offer, refuse, play, secret, lapses, lapsed, about, asksBy, ends, givesUp, request, resolve, run } = table[kind] as Record<string, unknown>;
    same.set(kind, { type, rule, moves, seat, legal, offer, refuse, play, secret, lapses, lapsed, about, asksBy, ends, givesUp, request, resolve, run } as Rules);
  }
  let lastKind: string | null = null;
  let last: Rules | undefined;
  return ({ kind }) => {
    if (kind !== lastKind) {
      const found = same.get(kind);
      if (found === undefined) throw new InvalidDataError('state', ['frames'], `this game has no frame "${kind}"`);
      last = found;
      lastKind = kind;
    }
    return last as Rules;
  };
}
