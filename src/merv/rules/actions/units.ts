// What the six actions have in common: at least one unit (MERV-R-9), and contracts between two units (MERV-R-4).
import { move, pop, type DecisionFrame, type Fields, type FrameWith, type Json, type MoveKinds, type MoveOf, type Offers, type Refusal, type RuleId } from '../../../kernel/rules.js';
import { above, at, count, decision, refusals, seat, turnProblem, type Position } from '../chapter.js';
import { ACTIONS, type Action } from '../../content/ids.js';
import { forgetPayments } from '../supply/payments.js';
import { canFulfilAny, fulfilling, type ContractMove } from '../turn/contracts.js';

/** An action of the sites. */
export interface SiteAction {
  /** Whether at least one unit of it is possible (MERV-R-9). */
  readonly possible: (position: Position, seat: number) => boolean;
  /** Begins it. */
  readonly start: (position: Position, seat: number) => void;
}

/** The action shown on the activated site, as its place among all. */
export const placeOfShown = ({ box, state }: Position): number => box.siteAction[state.sites[state.turn.cell] ?? -1] ?? 0;

/** The action shown on the activated site. */
export const shownAction = (position: Position): Action => at(ACTIONS, placeOfShown(position));

/** Why a seat has no say in an action, or `null`: it is that of the activated site (MERV-ACT-1). */
export function actionProblem(position: Position, frame: { readonly kind: string; readonly seat: number }): string | null {
  const problem = turnProblem(position, frame);
  if (problem) return problem;
  return position.state.turn.cell >= 0 && frame.kind === shownAction(position) ? null : 'the activated site shows another action';
}

/** The move that ends an action. */
export const stopping = { stop: /* @__PURE__ */ move('stop', {}) } as const;
/** See `stopping`. */
export const STOP = /* @__PURE__ */ Object.freeze({ kind: 'stop' } as const);

/** Whether an action may end after so many units. */
export const mayStopAt = ({ box }: Position, units: number): boolean => units > 0 || box.rulings.emptyAction === 'may-do-nothing';

/** Why an action cannot end yet, or `null`. */
export const stopRefusal = (position: Position, units: number): Refusal | null => (mayStopAt(position, units) ? null : refusals['unit-first']);

/** Whether contracts can be fulfilled after so many units of an action. */
const contractsBetween = ({ box }: Position, units: number): boolean => units > 0 && box.rulings.contractTiming === 'any-step-boundary';

/** The units of an action. */
interface UnitRules<F, Kinds extends MoveKinds> {
  readonly rule: RuleId;
  /** What lies below it; the turn unless told. */
  readonly on?: readonly string[];
  /** What its prompt says beside the fields of the frame. */
  readonly about?: (position: Position, frame: F) => Readonly<Record<string, Json>>;
  readonly moves: Kinds;
  /** Whether another unit is possible. */
  readonly possible: (position: Position, frame: F) => boolean;
  /** Whether units can have been done that often: what they leave behind is there. */
  readonly done: (position: Position, frame: F) => boolean;
  /** Whether a unit can still be done, where there are moves that are none. */
  readonly ahead?: (position: Position, frame: F) => boolean;
  readonly offer: (position: Position, frame: F, out: Offers<MoveOf<Kinds>>) => void;
  readonly refuse: (position: Position, frame: F, move: MoveOf<Kinds>) => Refusal | null;
  readonly play: (position: Position, frame: F, move: MoveOf<Kinds>) => void;
}

/** Units that have been done have left something behind; what lies above an action comes of one, and an action that cannot end yet comes to one. */
function unitsProblem(position: Position, frame: FrameWith<string, UnitParts>, { done, ahead }: Pick<UnitRules<FrameWith<string, UnitParts>, MoveKinds>, 'done' | 'ahead'>): string | null {
  const problem = actionProblem(position, frame);
  if (problem) return problem;
  if (!done(position, frame)) return 'so many units have not been done';
  if (above(position, frame) !== undefined && frame.units === 0) return 'no unit has been done';
  return ahead && !mayStopAt(position, frame.units) && !ahead(position, frame) ? 'no unit can be done' : null;
}

type UnitParts = { readonly seat: typeof seat; readonly units: typeof count };
type UnitMoves = typeof fulfilling.moves & typeof stopping;

/** An action that is done unit by unit, as long as there is one; `parts` are what it remembers besides the number of units. */
export function unitAction<const Kind extends string, const Kinds extends MoveKinds, const Parts extends Fields = Record<never, never>>(
  kind: Kind,
  rules: UnitRules<FrameWith<Kind, UnitParts & Parts>, Kinds>,
  parts?: Parts,
): DecisionFrame<Position, Kind, UnitParts & Parts, Kinds & UnitMoves> {
  type Running = FrameWith<string, UnitParts>;
  type OwnMove = { readonly kind: 'own' };
  type AnyUnit = ContractMove | { kind: 'stop' } | OwnMove;
  const units = rules as unknown as UnitRules<Running, MoveKinds>;
  const { rule, on = ['after'], about = () => ({}), moves, possible, offer, refuse, play } = units;
  const whole = {
    rule, on, about, problem: (position: Position, frame: Running): string | null => unitsProblem(position, frame, units), moves: { ...moves, ...fulfilling.moves, ...stopping },
    lapses(position: Position, frame: Running): boolean {
      if (!mayStopAt(position, frame.units) || possible(position, frame)) return false;
      return !(contractsBetween(position, frame.units) && canFulfilAny(position, frame.seat));
    },
    offer(position: Position, frame: Running, out: Offers<AnyUnit>) {
      forgetPayments();
      offer(position, frame, out as never);
      if (contractsBetween(position, frame.units)) fulfilling.offer(position, frame.seat, out);
      if (mayStopAt(position, frame.units)) out.add(STOP);
    },
    refuse(position: Position, frame: Running, one: AnyUnit): Refusal | null {
      if (one.kind === 'stop') return stopRefusal(position, frame.units);
      if (one.kind !== 'fulfil') return refuse(position, frame, one);
      return contractsBetween(position, frame.units) ? fulfilling.refuse(position, frame.seat, one) : refusals['contract-timing'];
    },
    play(position: Position, frame: Running, one: AnyUnit) {
      if (one.kind === 'stop') pop(position);
      else if (one.kind === 'fulfil') fulfilling.play(position, frame.seat, one);
      else play(position, frame, one);
    },
  };
  return decision(kind, { seat, units: count, ...parts } as unknown as UnitParts & Parts, whole as never);
}
