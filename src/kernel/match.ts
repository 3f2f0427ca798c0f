import { alsoOnDraft, behind, plainOf } from './drafts.js';
import { demandGame } from './demands.js';
import { demandOutcome, type ChanceRequest, type Outcome, type Seat } from './chance.js';
import { IllegalOutcomeError, InvalidDataError, MatchError } from './errors.js';
import type { Actor, AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Game, Sink } from './game.js';
import { isFreezing } from './freezing.js';
import { copyOf, equal, freeze, likeFrozen, settled, share } from './json.js';
import { demandSource } from './source-schema.js';
import { demandUsedUp, drawFrom, type Source } from './sources.js';
import { ownMove } from './verify.js';

/** One step of a match: a move, or what luck decided. `reveals` marks a move that showed something hidden. */
export type MatchStep<Move = AnyMove> =
  | { readonly move: Move; readonly reveals?: true }
  | { readonly luck: Outcome };

/** Where a match keeps its game: the same place for the ESM and the CommonJS build, which a program may hold both. */
export const GAME: unique symbol = Symbol.for('caravanserai: the game of a match');

/**
 * A game being played: plain JSON data (config, source of luck, steps, current state). It also remembers its game
 * under a symbol, which JSON text does not keep: `resume` puts it back.
 */
export interface Match<Config extends object = object, State extends AnyState = AnyState, Move extends AnyMove = AnyMove, View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent, Id extends string = string> {
  readonly match: 1;
  /** Holds what is hidden, and may hold the secret of luck: kept by the host, never sent. Players get `viewOf` and `replayFor`. */
  readonly confidential: true;
  /** The id of its game. */
  readonly game: Id;
  readonly rulesVersion: string;
  readonly content: string;
  readonly config: Config;
  readonly source: Source;
  readonly steps: readonly MatchStep<Move>[];
  /** Moves taken back, the next one to redo last. */
  readonly undone: readonly Move[];
  /** Set when this is a look back at an earlier moment; nothing can be played here. */
  readonly reviewing: boolean;
  readonly state: State;
  readonly [GAME]: Game<Config, State, Move, View, Event, Id>;
}

/** Any match, when it does not matter of which game. */
export type AnyMatch = Match;

/** A match of a game: `MatchOf<typeof voyages>`. Of a union of games it is a union of matches, told apart by `game`. */
export type MatchOf<G extends AnyGame> = G extends Game<infer C extends object, infer S, infer M, infer V, infer E, infer Id> ? Match<C, S, M, V, E, Id> : never;

/** The moves of a match. */
export type MoveOfMatch<M extends AnyMatch> = M extends { readonly undone: readonly (infer Move)[] } ? Move : never;
/** The events of a match. */
export type EventOfMatch<M extends AnyMatch> = M extends { readonly [GAME]: Game<infer _C, infer _S, infer _M, infer _V, infer Event, infer _I> } ? Event : never;

/** The game a match is of. */
export function gameOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(match: Match<C, S, M, V, E, Id>): Game<C, S, M, V, E, Id> {
  if ((match as AnyMatch | null | undefined)?.match !== 1) throw new InvalidDataError('match', [], 'expected a match, as start, fromReplay and resume make it');
  // Looked at so, a draft makes no draft of the game.
  const game = behind(match, GAME) as Game<C, S, M, V, E, Id> | undefined;
  if (!game) throw new MatchError('not-resumed', 'this match has lost its game, as in JSON text and by structuredClone: use resume(game, match)');
  return game;
}

/** Starts a match. Luck that the set-up needs is taken from the source at once. */
export function start<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(
  game: Game<C, S, M, V, E, Id>, config: C, source: Source, events?: Sink<E>,
): Match<C, S, M, V, E, Id> {
  demandGame(game);
  const heard = listener(events);
  const state = game.setup(config, heard.sink);
  const match: Match<C, S, M, V, E, Id> = {
    match: 1, confidential: true, game: game.id, rulesVersion: game.rulesVersion, content: game.content.id,
    config: state.config as C, source: ownSource(source), steps: [], undone: [], reviewing: false, state, [GAME]: game,
  };
  return heard.tell(withLuck(match, [], heard.sink));
}

/** Keeps events back until the whole call has gone through: if anything is refused, nothing has happened. */
function listener<E extends AnyEvent>(events: Sink<E> | undefined): { readonly sink: Sink<E> | undefined; readonly tell: <M extends AnyMatch>(match: M) => M } {
  if (!events) return { sink: undefined, tell: handedOut };
  const heard: E[] = [];
  return {
    sink: (event) => { heard.push(event); },
    tell: (match) => {
      for (const event of heard) events(event);
      return handedOut(match);
    },
  };
}

/** Appends what luck decides, as long as it has to and the source says it. `steps` is a fresh list this call may fill. */
function withLuck<M extends AnyMatch>(match: M, steps: MatchStep[], events?: Sink<EventOfMatch<M>>): M {
  const game = match[GAME];
  let { state, source } = match as AnyMatch;
  let drawnBefore = luckIn(steps);
  for (let request = game.chance(state); request; request = game.chance(state)) {
    const drawn = drawFrom(source, request, drawnBefore);
    if (!drawn) break;
    drawnBefore += 1;
    state = game.resolve(state, drawn.outcome, events as Sink<AnyEvent>);
    source = drawn.source;
    steps.push({ luck: drawn.outcome });
  }
  if (game.actor(state).type === 'over') demandUsedUp(source);
  return { ...match, state, source, steps };
}

/** Whoever wraps what is frozen, leaves it alone: a library that makes values reactive finds nothing to do in a match. */
export function handedOut<M extends AnyMatch>(match: M): M {
  return isFreezing() ? freeze(match) : match;
}

/** Nobody's own source is frozen with the match. */
function ownSource(given: Source): Source {
  const source = demandSource(given);
  return isFreezing() && !Object.isFrozen(source) ? copyOf(source) : source;
}

/** How often luck has decided so far. */
function luckIn(steps: readonly MatchStep[]): number {
  let count = 0;
  for (let at = 0; at < steps.length; at += 1) if ('luck' in (steps[at] as MatchStep)) count += 1;
  return count;
}

function demandPlayable(match: AnyMatch): void {
  if (match.reviewing) throw new MatchError('reviewing', 'this is a look back; use branch() to play on from here');
}

/** Who has to do something. */
export function actorOf(match: AnyMatch): Actor {
  return gameOf(match).actor(match.state);
}

/** The legal moves of whoever has to decide. */
export function moves<M extends AnyMatch>(match: M): readonly MoveOfMatch<M>[] {
  return gameOf(match as AnyMatch).legalMoves(match.state) as readonly MoveOfMatch<M>[];
}

/** What the caller's table has to roll or draw now, or `null`. */
export function pending(match: AnyMatch): ChanceRequest | null {
  const request = gameOf(match).chance(match.state);
  // The pool of a request is a part of the state, which is not frozen in production.
  return request?.kind === 'draw' ? { ...request, from: request.from.slice() } : request;
}

/**
 * Plays a move and lets luck follow. Throws `IllegalMoveError`; the match given is never changed, unless it is a draft of
 * immer's: then the draft is changed and handed back.
 */
export function play<M extends AnyMatch>(match: M, move: MoveOfMatch<M>, events?: Sink<EventOfMatch<M>>): M {
  return playAll(match, [move], events);
}

/** Plays several moves in a row; the list of steps is copied once. All are played, or none. */
export function playAll<M extends AnyMatch>(match: M, several: readonly MoveOfMatch<M>[], events?: Sink<EventOfMatch<M>>): M {
  return alsoOnDraft(match, several, (plain, own) => playedAll(plain, own, events));
}

function playedAll<M extends AnyMatch>(match: M, several: readonly MoveOfMatch<M>[], events?: Sink<EventOfMatch<M>>): M {
  const game = gameOf(match as AnyMatch);
  demandPlayable(match);
  const steps = match.steps.slice();
  const heard = listener(events);
  let now: M = match;
  for (const given of several as readonly AnyMove[]) {
    // The steps hold the move that was checked, whatever becomes of the caller's object.
    const move = ownMove(game, now.state, given);
    const state = game.apply(now.state, move, heard.sink as Sink<AnyEvent> | undefined);
    steps.push(game.reveals(now.state, state) ? { move, reveals: true } : { move });
    now = withLuck({ ...now, state }, steps, heard.sink);
  }
  return heard.tell({ ...now, steps, undone: redoAfter(match, several) });
}

/** Playing the very move that was taken back keeps the rest of what can be redone. */
function redoAfter(match: AnyMatch, several: readonly AnyMove[]): readonly AnyMove[] {
  const undone = match.undone;
  const kept = undone.length - several.length;
  return kept >= 0 && several.every((move, at) => equal(move, undone[undone.length - 1 - at])) ? undone.slice(0, kept) : [];
}

/** Tells the match what the real table rolled or drew. */
export function resolve<M extends AnyMatch>(match: M, outcome: Outcome, events?: Sink<EventOfMatch<M>>): M {
  return alsoOnDraft(match, outcome, (plain, own) => resolved(plain, own, events));
}

function resolved<M extends AnyMatch>(match: M, outcome: Outcome, events?: Sink<EventOfMatch<M>>): M {
  const game = gameOf(match as AnyMatch);
  demandPlayable(match);
  const request = game.chance(match.state);
  if (!request) throw new IllegalOutcomeError('no-chance', 'luck has nothing to decide now');
  demandOutcome(request, outcome);
  const own = settled(outcome);
  const heard = listener(events);
  const steps = [...match.steps, { luck: own }];
  const state = game.resolve(match.state, own, heard.sink as Sink<AnyEvent> | undefined);
  return heard.tell(withLuck({ ...match, state, undone: [] }, steps, heard.sink));
}

/**
 * Whether the last step can be taken back: a move after which no luck was drawn and nothing hidden was shown. With a seat:
 * whether it is a move of this seat.
 */
export function canUndo(match: AnyMatch, seat?: Seat): boolean {
  const last = (match.steps)[match.steps.length - 1];
  return !match.reviewing && last !== undefined && 'move' in last && last.reveals !== true && (seat === undefined || lastMover(match) === seat);
}

const movers = /* @__PURE__ */ new WeakMap<readonly MatchStep[], Seat | null>();

/** Whose move the last step was; `null` when it was none, or luck's. Found by playing up to it, once for a match. */
export function lastMover(given: AnyMatch): Seat | null {
  const match = plainOf(given);
  const steps = match.steps;
  const known = movers.get(steps);
  if (known !== undefined) return known;
  const last = steps[steps.length - 1];
  const actor = last && 'move' in last ? gameOf(match).actor(playedOut(match, steps.slice(0, -1))) : null;
  const mover = actor?.type === 'seat' ? actor.seat : null;
  movers.set(steps, mover);
  return mover;
}

/** Whether a move that was taken back can be played again. */
export function canRedo(match: AnyMatch): boolean {
  return !match.reviewing && match.undone.length > 0;
}

/**
 * Takes the last move back. Throws `MatchError` where luck or a reveal stands in the way, or, with a seat, where it was the
 * move of another; `review` looks further back.
 */
export function undo<M extends AnyMatch>(match: M, seat?: Seat): M {
  return alsoOnDraft(match, seat, undone);
}

function undone<M extends AnyMatch>(match: M, seat?: Seat): M {
  demandPlayable(match);
  if (seat !== undefined && canUndo(match) && lastMover(match) !== seat) throw new MatchError('not-your-move', 'the last move was made by another seat');
  const last = match.steps[match.steps.length - 1];
  if (!last || !canUndo(match) || !('move' in last)) {
    throw new MatchError('cannot-undo', last ? 'luck was drawn, or something hidden was shown' : 'nothing has been played yet');
  }
  const steps = match.steps.slice(0, -1);
  return handedOut({ ...match, steps, undone: [...match.undone, last.move], state: stateAfter(match, steps) });
}

/** Plays the move again that was taken back last. */
export function redo<M extends AnyMatch>(match: M, events?: Sink<EventOfMatch<M>>): M {
  const move = match.undone[match.undone.length - 1];
  if (move === undefined) throw new MatchError('cannot-redo', 'nothing was taken back');
  return play(match, move as MoveOfMatch<M>, events);
}

/** The match as it stood after some number of steps: a position to look at, not to play on. */
export function review<M extends AnyMatch>(given: M, stepCount: number): M {
  const match = plainOf(given);
  if (!Number.isInteger(stepCount) || stepCount < 0 || stepCount > match.steps.length) {
    throw new MatchError('no-such-step', `expected a number of steps from 0 to ${match.steps.length}`);
  }
  const steps = match.steps.slice(0, stepCount);
  return handedOut({ ...match, steps, undone: [], reviewing: true, state: stateAfter(match, steps) });
}

/** Goes on from a position (a review, or the match itself) with another source of luck. */
export function branch<M extends AnyMatch>(given: M, source: Source, events?: Sink<EventOfMatch<M>>): M {
  const match = plainOf(given);
  const heard = listener(events);
  return heard.tell(withLuck({ ...match, source: ownSource(source), undone: [], reviewing: false }, match.steps.slice(), heard.sink));
}

/** The state after some steps of a match, played in place on one copy; parts equal to the present stay the same nodes. */
function stateAfter(match: AnyMatch, steps: readonly MatchStep[]): AnyState {
  return likeFrozen(match.state, share(match.state, playedOut(match, steps)));
}

/** A state of one's own after some steps of a match. */
function playedOut(match: AnyMatch, steps: readonly MatchStep[]): AnyState {
  const game = gameOf(match);
  const state: AnyState = game.inPlace.clone(game.setup(match.config));
  for (const step of steps) {
    if ('move' in step) game.inPlace.play(state, step.move);
    else game.inPlace.resolve(state, step.luck);
  }
  return state;
}

/**
 * What a seat may know of the match; `null` is a spectator. Send this, never the match. With the last view of this seat the
 * parts that have not changed stay the same nodes.
 */
export function viewOf<V extends AnyView>(match: { readonly [GAME]: { readonly view: (state: never, seat: Seat | null, last?: V) => V }; readonly state: unknown }, seat: Seat | null, last?: V): V {
  return (gameOf(match as unknown as AnyMatch) as unknown as (typeof match)[typeof GAME]).view(match.state as never, seat, last);
}

/** Whether a seat may be told of an event. */
export function mayKnow(event: AnyEvent, seat: Seat | null): boolean {
  return event.only === undefined || event.only === seat;
}
