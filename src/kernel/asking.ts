// What an interface asks of a game: why something is not possible, what is being asked, what a move would change.
import type { Seat } from './chance.js';
import { withoutDrafts } from './drafts.js';
import { IllegalMoveError } from './errors.js';
import { topFrame, type DecisionRules, type FrameRules } from './frames.js';
import type { AnyEvent, AnyFrame, AnyMove, AnyState, AnyView, Game } from './game.js';
import type { Json } from './json.js';
import { kernelRefusals, type Legality, type Refusal, type RuleId } from './legality.js';
import type { MoveKindInfo } from './parts.js';
import { previewOf, type Preview } from './preview.js';
import { aheadOf, undoableAmong, type Prompt } from './prompt.js';
import type { JsonSchema } from './schema.js';
import { whyOf, type Incomplete } from './why.js';

/** What `defineGame` lends: a game, and what only it sees of the frames. */
interface Lent<C extends object, P, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent> {
  readonly game: Game<C, S, M, V, E>;
  readonly kinds: ReadonlyMap<string, MoveKindInfo>;
  readonly moveSchema: JsonSchema;
  readonly endRule: RuleId;
  readonly rulesOf: (frame: AnyFrame) => FrameRules<P, AnyFrame, M>;
  readonly positionOf: (state: S) => P;
  readonly check: (state: S, move: unknown) => Legality;
}

/** So much of what was asked for is repeated in the answer. */
const LONGEST_ECHO = 100;

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Whose view it is; `undefined` of a state. */
const viewerOf = (seen: object): Seat | null | undefined => (seen as Partial<AnyView>).viewer;

/** Whether something is a view of somebody else than a seat. */
export function isOfAnother(seen: object, seat: Seat): boolean {
  const viewer = viewerOf(seen);
  return viewer !== undefined && viewer !== seat;
}

/** The questions of an interface, answered out of the rules of the frame at hand. */
export function askingOf<C extends object, P, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(lent: Lent<C, P, S, M, V, E>): Pick<Game<C, S, M, V, E>, 'why' | 'prompt' | 'preview'> {
  const { game, kinds, moveSchema, rulesOf, check } = lent;
  const codes = Object.keys(game.refusals);
  const viewFor = (seen: S | V, seat: Seat): V => (viewerOf(seen) === undefined ? game.view(seen, seat) : (seen as V));

  function why(seen: S | V, partial: Incomplete<M>): Legality {
    const state = seen as S;
    const unasked = check(state, null) as Refusal;
    const rules = rulesAtHand(rulesOf, state);
    if (rules?.type !== 'decision' || unasked.code === 'not-your-turn') return unasked;
    const notNow = (what: string): Refusal => kernelRefusals.notNow(rules.rule, what.slice(0, LONGEST_ECHO));
    const malformed = (problem: string): Refusal => kernelRefusals.malformed(rules.rule, problem.slice(0, LONGEST_ECHO));
    if (!isTree(partial)) return malformed('expected clicks, or parts of a move');
    try {
      return whyOf({ kinds, schema: moveSchema, legal: game.legalMoves(state), possible: rules.moves, check: (move) => check(state, move), codes, notNow, malformed }, partial);
    } catch {
      return malformed('it cannot be read');
    }
  }

  function preview(seen: S | V, move: M): Preview<V, E> {
    const legality = check(seen as S, move);
    if (!legality.ok) throw new IllegalMoveError(legality);
    const who = game.actor(seen);
    return previewOf(game, viewFor(seen, who.type === 'seat' ? who.seat : 0), withoutDrafts(game.notation.tidy(move)));
  }

  /** Of each move whether it could be taken back: tried on what the view of its seat may stand for. */
  function* undoable(view: V, legal: readonly M[]): Generator<boolean> {
    const before = game.determinize(view, () => 0.5);
    for (const move of legal) {
      const after = game.inPlace.clone(before);
      game.inPlace.play(after, move);
      yield game.chance(after) === null && !game.reveals(before, after);
    }
  }

  function answers(seen: S | V, seat: Seat, { ends = [], givesUp = [] }: Kinds): Answered<M> {
    if (isOfAnother(seen, seat)) return NO_ANSWERS;
    const legal = game.legalMoves(seen as S);
    const offered = [...new Set(legal.map(({ kind }) => kind))];
    const forced = legal.length === 1 ? (legal[0] ?? null) : null;
    return { kinds: offered, forced, settled: forced && givesUp.includes(forced.kind) ? forced : null, undoable: undoableAmong(undoable(viewFor(seen, seat), legal)), ends: offered.filter((kind) => ends.includes(kind)) };
  }

  return { why, preview, prompt: (seen) => promptOf(lent, seen as S, (seat, kinds) => answers(seen, seat, kinds)) };
}

function rulesAtHand<P, S extends AnyState, M>(rulesOf: (frame: AnyFrame) => FrameRules<P, AnyFrame, M>, state: S): FrameRules<P, AnyFrame, M> | undefined {
  const frame = topFrame(state);
  return frame && rulesOf(frame);
}

const NO_ANSWERS = { kinds: [], forced: null, settled: null, undoable: null, ends: [] } as const;

/** What a frame says of kinds of its moves. */
type Kinds = Pick<DecisionRules<unknown, unknown, unknown>, 'ends' | 'givesUp'>;

/** What a prompt says of the answers there are. */
type Answered<M> = Pick<Prompt<M>, 'kinds' | 'forced' | 'settled' | 'undoable' | 'ends'>;

type Answers<M> = (seat: Seat, kinds: Kinds) => Answered<M>;

function promptOf<C extends object, P, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>({ rulesOf, positionOf, endRule }: Lent<C, P, S, M, V, E>, state: S, answers: Answers<M>): Prompt<M> {
  const frame = topFrame(state);
  const rules = frame && rulesOf(frame);
  const ahead = aheadOf(decidingSeats(rulesOf, positionOf, state));
  if (frame === undefined || rules === undefined || rules.type === 'step') return { asks: 'nobody', seat: null, key: 'game-over', params: {}, rule: endRule, ...NO_ANSWERS, ahead };
  const position = positionOf(state);
  if (rules.type === 'chance') {
    const request = rules.request(position, frame);
    const params: Record<string, number> = request.kind === 'roll' ? { dice: request.dice, sides: request.sides } : { count: request.count };
    return { asks: 'luck', seat: request.seat, key: request.purpose, params, rule: request.rule, ...NO_ANSWERS, ahead };
  }
  const seat = rules.seat(position, frame);
  const { kind, seat: _seat, ...fields } = frame as unknown as Record<string, Json>;
  return { asks: 'seat', seat, key: kind as string, params: { ...fields, ...rules.about?.(position, frame) }, rule: rules.asksBy?.(position, frame) ?? rules.rule, ...answers(seat, rules), ahead };
}

/** The seats of the decisions on the stack, the one at hand first. */
function decidingSeats<P, S extends AnyState, M>(rulesOf: (frame: AnyFrame) => FrameRules<P, AnyFrame, M>, positionOf: (state: S) => P, state: S): Seat[] {
  const seats: Seat[] = [];
  for (let at = state.frames.length - 1; at >= 0; at -= 1) {
    const frame = state.frames[at] as AnyFrame;
    const rules = rulesOf(frame);
    if (rules.type === 'decision') seats.push(rules.seat(positionOf(state), frame));
  }
  return seats;
}
