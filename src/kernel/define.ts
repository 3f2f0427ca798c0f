import { isDraft } from 'immer';
import { askingOf, isOfAnother } from './asking.js';
import { demandOutcome, type ChanceRequest, type Outcome, type Random, type Seat } from './chance.js';
import { alsoOnDraft, plainOf, withoutDrafts } from './drafts.js';
import { IllegalMoveError, IllegalOutcomeError, InvalidDataError, MatchError } from './errors.js';
import type { EventSet } from './events.js';
import { isFreezing } from './freezing.js';
import { rulesFinder, settle, topFrame, type FrameRules, type FrameTable, type Position } from './frames.js';
import type { Actor, AnyEvent, AnyFrame, AnyMove, AnyState, AnyView, Change, Game, Result, Sink } from './game.js';
import { hashOf } from './hash.js';
import { canonical, copyOf, equal, freeze, likeFrozen, reuse, share } from './json.js';
import { ALLOWED, kernelRefusals, withKernelRefusals, withParams, type Legality, type Params, type Refusal, type RuleId } from './legality.js';
import type { MoveSet } from './moves.js';
import { narrowed } from './narrow.js';
import { drawn, offered } from './offers.js';
import { diff } from './patches.js';
import { demand, problemOf, type Problem, type Schema } from './schema.js';
import type { ScoreSheet } from './score.js';

/** What a game says about itself; `defineGame` makes a `Game` of it. */
export interface Definition<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, Id extends string = string>
  extends Pick<Game<Config, State, Move, View, Event, Id>, 'id' | 'rulesVersion' | 'seats' | 'rulings' | 'content' | 'longest' | 'features' | 'refusals' | 'reveals'> {
  /** The rule that says the game has ended. */
  readonly endRule: RuleId;

  readonly config: Schema<Config>;
  readonly state: Schema<State>;
  readonly view: Schema<View>;
  readonly moves: MoveSet<Move>;
  /** What a config comes to: rulings answered, tables indexed. Called once for a config. */
  readonly box: (config: Config) => Box;
  /** The state before anything has happened. `config` is taken over as `state.config`, tidied. */
  readonly setup: (config: Config) => State;
  /** The rules of every kind of frame. */
  readonly frames: FrameTable<Position<Box, State, Event>, Frame, Move>;
  /** A copy that shares nothing that can change (the config may be shared). */
  readonly clone: (state: State) => State;
  /** Puts the old node wherever a copy is equal to it; without it, all are compared by a function that knows no form. */
  readonly share?: (before: State, after: State) => State;
  /** What a seat may know, listed piece by piece; `null` is a spectator. The shape is that of a state. */
  readonly viewOf: (position: Position<Box, State, Event>, seat: Seat | null) => View;
  /** A full state that agrees with all a view shows, and shares nothing with it that can change; the rest is dealt at random. */
  readonly determinize: (box: Box, view: View, random: Random) => State;
  /** Of a state, or of a view: what a view hides is left out. */
  readonly score: (box: Box, state: State) => ScoreSheet;
  /** What the schema cannot say: the first contradiction in a state, or `null`. */
  readonly contradiction: (box: Box, state: State) => Problem | null;
  /** How many there are of every limited component, wherever they are. */
  readonly census: (box: Box, state: State) => Readonly<Record<string, number>>;
  /** A sentence that says a move to a person. */
  readonly describe: (position: Position<Box, State, Event>, move: Move) => string;
  /** The numbers behind refusals, by code: asked for only when a move has been refused. */
  readonly refusalParams?: Readonly<Record<string, (position: Position<Box, State, Event>, seat: Seat, move: Move, frame: Frame) => Params>>;
  /** What can happen, and how it changes the views of those who are told. */
  readonly events?: EventSet<Box, View, Event>;
  /** A position out of a few words, for tests; throws `InvalidDataError`. It is checked and settled here. */
  readonly arrange: (arrangement: object) => State;
}

const SEAT_ACTORS: readonly Actor[] = Array.from({ length: 8 }, (_, seat): Actor => Object.freeze({ type: 'seat', seat }));
const CHANCE_ACTOR: Actor = Object.freeze({ type: 'chance' });
const OVER: Actor = Object.freeze({ type: 'over' });
/** What no event tells of, in any game. */
const UNBOOKED = { config: 'never changes', viewer: 'never changes', frames: 'what is still to be decided lies on no table' } as const;
const OUTCOME_SCHEMA = { type: 'array', items: { type: ['integer', 'string'] }, maxItems: 1000 } as const;

/** Makes a game out of its definition. */
export function defineGame<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, const Id extends string>(
  definition: Definition<Config, Box, State, Move, View, Event, Frame, Id>,
): Game<Config, State, Move, View, Event, Id> {
  type P = Position<Box, State, Event>;
  type Rules = FrameRules<P, AnyFrame, Move>;
  const { moves: moveSet, clone, share: shared = share } = definition;
  const rulesOf = rulesFinder(definition.frames as unknown as Readonly<Record<string, Rules>>);
  const looseRules = rulesOf as unknown as Parameters<typeof settle<Position<unknown, AnyState, AnyEvent>>>[0];
  const kinds = new Map(moveSet.infos.map((info) => [info.kind, info]));
  const recorder = offered<Move>();
  const boxes = new WeakMap<object, Box>();
  let lastConfig: object | null = null;
  let lastBox: Box | null = null;

  function boxOf(given: object): Box {
    if (given === lastConfig) return lastBox as Box;
    const config = plainOf(given);
    let box = boxes.get(config);
    if (box === undefined) {
      box = definition.box(config as Config);
      boxes.set(config, box);
    }
    lastConfig = config;
    lastBox = box;
    return box;
  }

  /** What rules work on. A draft never gets that far: its config is no config that was seen before, and then it is asked for. */
  function positionOf(given: State, events: Sink<Event> | null = null): P {
    const state = given.config !== lastConfig && isDraft(given) ? plainOf(given) : given;
    return { box: boxOf(state.config), state, events };
  }

  function actor(state: State): Actor {
    const frame = topFrame(state);
    if (frame === undefined) return OVER;
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') return CHANCE_ACTOR;
    return SEAT_ACTORS[rules.seat(positionOf(state), frame)] as Actor;
  }

  function legalMoves(state: State): readonly Move[] {
    const moves: Move[] = [];
    const position = positionOf(state);
    const frame = topFrame(position.state);
    if (frame === undefined) return moves;
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') return moves;
    if (!rules.offer) return rules.legal(position, frame, moves) ?? moves;
    recorder.clear();
    rules.offer(position, frame, recorder);
    return recorder.list();
  }

  function pick(state: State, random: Random): Move {
    const position = positionOf(state);
    const frame = topFrame(position.state);
    const rules = frame && rulesOf(frame);
    if (rules?.type !== 'decision') throw new MatchError('not-a-decision', 'no player has to decide now');
    if (!rules.offer) {
      const moves = legalMoves(position.state);
      return moves[Math.floor(random() * moves.length)] as Move;
    }
    recorder.clear();
    rules.offer(position, frame as AnyFrame, recorder);
    return drawn(recorder, random);
  }

  function refusalOf(state: State, move: unknown): Refusal | null {
    const found = bareRefusal(state, move);
    if (found === null || found.params) return found;
    const explain = definition.refusalParams?.[found.code];
    const who = explain && actor(state);
    return who?.type === 'seat' ? withParams(found, explain?.(positionOf(state), who.seat, moveSet.tidy(move as Move), topFrame(state) as Frame) ?? {}) : found;
  }

  function bareRefusal(state: State, move: unknown): Refusal | null {
    const frame = topFrame(state);
    if (frame === undefined) return kernelRefusals.over(definition.endRule);
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') {
      const rule = rules.type === 'chance' ? rules.request(positionOf(state), frame).rule : definition.endRule;
      return kernelRefusals.luckFirst(rule);
    }
    const seat = rules.seat(positionOf(state), frame);
    if (isOfAnother(state, seat)) return kernelRefusals.notYourTurn(rules.rule, seat);
    const found = problemOf(moveSet.schema.check, move);
    if (found) return kernelRefusals.malformed(rules.rule, [...found.path, found.message].join(': '));
    const known = moveSet.tidy(move as Move);
    if (!rules.moves.includes(known.kind)) return kernelRefusals.notNow(rules.rule, `"${known.kind}"`);
    if (rules.refuse) return rules.refuse(positionOf(state), frame, known);
    return legalMoves(state).some((legal) => equal(legal, known)) ? null : kernelRefusals.notOffered(rules.rule);
  }

  function check(state: State, move: unknown): Legality {
    try {
      return refusalOf(state, move) ?? ALLOWED;
    } catch {
      // A hostile value (a getter that throws, a revoked proxy) may break any look at it; `apply` tells what happened.
      return kernelRefusals.malformed(definition.endRule, 'it cannot be read');
    }
  }

  function playInPlace(state: State, move: Move, events: Sink<Event> | null): void {
    const position = positionOf(state, events);
    if (position.state !== state) { alsoOnDraft(state, move, (plain, own) => played(plain, own, events)); return; }
    const frame = topFrame(state) as AnyFrame;
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') throw new IllegalMoveError(kernelRefusals.luckFirst(definition.endRule));
    rules.play(position, frame, move);
    settle(looseRules, position as unknown as Position<unknown, AnyState, AnyEvent>);
  }

  function resolveInPlace(state: State, outcome: Outcome, events: Sink<Event> | null): void {
    const position = positionOf(state, events);
    if (position.state !== state) { alsoOnDraft(state, outcome, (plain, own) => resolved(plain, own, events)); return; }
    const frame = topFrame(state);
    const rules = frame && rulesOf(frame);
    if (rules?.type !== 'chance') throw new IllegalOutcomeError('no-chance', 'luck has nothing to decide now');
    rules.resolve(position, frame as AnyFrame, outcome);
    settle(looseRules, position as unknown as Position<unknown, AnyState, AnyEvent>);
  }

  /** A legal move with its sets in order. */
  function demandMove(state: State, move: Move): Move {
    const refusal = refusalOf(state, move);
    if (refusal) throw new IllegalMoveError(refusal);
    return moveSet.tidy(move);
  }

  function chance(state: State): ChanceRequest | null {
    const frame = topFrame(state);
    if (frame === undefined) return null;
    const rules = rulesOf(frame);
    if (rules.type !== 'chance') return null;
    const position = positionOf(state);
    return rules.request(position, position.state === state ? frame : topFrame(position.state) as AnyFrame);
  }

  function mayTell(state: State, seat: Seat | null): boolean {
    const frame = topFrame(state);
    const rules = frame && rulesOf(frame);
    if (rules?.type === 'decision') return !rules.secret?.(positionOf(state), frame as AnyFrame) || rules.seat(positionOf(state), frame as AnyFrame) === seat;
    const request = chance(state);
    return request?.kind !== 'draw' || !request.secret || (seat !== null && request.seat === seat);
  }

  const finished = (before: State, after: State): State => {
    const found = shared(before, after);
    return isFreezing() ? freeze(found) : found;
  };

  function newState(config: Config, events: Sink<Event>): State {
    // All games of this config share it, and views show it: so it is frozen, and nobody's own object.
    const state = definition.setup(freeze(copyOf(config)));
    freeze(state.config);
    settle(looseRules, positionOf(state, events) as unknown as Position<unknown, AnyState, AnyEvent>);
    return state;
  }

  // Set-up holds no luck, so games of one config begin alike. Who plays many of them pays for the first, and for copies.
  let firstText = '';
  let firstState: State | null = null;
  let firstEvents: Event[] = [];

  function setup(config: Config, events?: Sink<Event>): State {
    const given = demand(definition.config, config, 'config');
    const text = canonical(given);
    if (firstState === null || text !== firstText) {
      const heard: Event[] = [];
      firstState = newState(given, (event) => { heard.push(freeze(event)); });
      firstEvents = heard;
      firstText = text;
    }
    if (events) firstEvents.forEach(events);
    const state = clone(firstState);
    return isFreezing() ? freeze(state) : state;
  }

  function arrange(arrangement: object, events?: Sink<Event>): State {
    const state = definition.arrange(arrangement);
    const refuse = (found: Problem | null): void => { if (found) throw new InvalidDataError('arrangement', found.path, found.message); };
    refuse(inconsistency(state));
    freeze(state.config);
    settle(looseRules, positionOf(state, events) as unknown as Position<unknown, AnyState, AnyEvent>);
    refuse(deadEnd(state));
    return isFreezing() ? freeze(state) : state;
  }

  function played(state: State, move: Move, events: Sink<Event> | null): State {
    const after = clone(state);
    playInPlace(after, move, events);
    return finished(state, after);
  }

  function resolved(state: State, outcome: Outcome, events: Sink<Event> | null): State {
    const after = clone(state);
    resolveInPlace(after, outcome, events);
    return finished(state, after);
  }

  function apply(state: State, move: Move, events?: Sink<Event>): State {
    return alsoOnDraft(state, demandMove(state, move), (plain, own) => played(plain, own, events ?? null));
  }

  function resolve(state: State, outcome: Outcome, events?: Sink<Event>): State {
    const request = chance(state);
    if (!request) throw new IllegalOutcomeError('no-chance', 'luck has nothing to decide now');
    demandOutcome(request, outcome);
    return alsoOnDraft(state, outcome, (plain, own) => resolved(plain, own, events ?? null));
  }

  /** A copy; of a draft, one of what it stands for. */
  const copied = (state: State): State => clone(state.config === lastConfig ? state : plainOf(state));

  function view(state: State, seat: Seat | null, last?: View): View {
    const { seats } = state.config;
    if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats)) throw new InvalidDataError('seat', [], `expected a seat from 0 to ${seats - 1}, or null`);
    if (!Object.hasOwn(state, 'viewer')) {
      const now = definition.viewOf(positionOf(state), seat);
      const kept = last === undefined ? now : likeFrozen(last, reuse(last, now));
      return isFreezing() ? freeze(kept) : kept;
    }
    const seen = state as unknown as View;
    if (seen.viewer !== seat) throw new InvalidDataError('view', ['viewer'], 'this is the view of somebody else, and says no more than it does');
    return seen;
  }

  function book(view: View, events: readonly Event[]): View {
    const box = boxOf((view as unknown as State).config);
    const after = copyOf(plainOf(view));
    for (const event of events) definition.events?.book(box, after, event);
    return likeFrozen(view, share(plainOf(view), after));
  }

  function stateProblem(json: unknown): Problem | null {
    return inconsistency(json) ?? deadEnd(json as State);
  }

  function inconsistency(json: unknown): Problem | null {
    return definition.state.check(json) ?? definition.contradiction(boxOf((json as State).config), json as State);
  }

  /** A state at rest is over, or waits for luck, or for a seat that has a move. */
  function deadEnd(state: State): Problem | null {
    const frame = topFrame(state);
    if (frame === undefined) return null;
    const path = ['frames', state.frames.length - 1];
    const rules = rulesOf(frame);
    if (rules.type === 'step' || rules.lapses?.(positionOf(state), frame)) return { path, message: 'there is nothing to decide here' };
    if (rules.type === 'chance') return null;
    const seat = rules.seat(positionOf(state), frame);
    if (!(seat >= 0 && seat < state.config.seats)) return { path, message: 'there is no such seat' };
    return legalMoves(state).length > 0 ? null : { path, message: 'there is no legal move here' };
  }

  function legalMovesFor(view: View): readonly Move[] {
    const state = view as unknown as State;
    const who = actor(state);
    return who.type === 'seat' && who.seat === view.viewer ? legalMoves(state) : [];
  }

  const refusals = withKernelRefusals(definition.refusals, definition.endRule);
  const game: Game<Config, State, Move, View, Event, Id> = {
    id: definition.id,
    rulesVersion: definition.rulesVersion,
    seats: freeze(definition.seats),
    rulings: freeze(definition.rulings),
    content: freeze(definition.content),
    longest: definition.longest,
    features: freeze(definition.features),
    refusals,
    moveKinds: freeze(moveSet.infos),
    schemas: freeze({
      config: definition.config.json,
      move: moveSet.schema.json,
      state: definition.state.json,
      view: definition.view.json,
      outcome: OUTCOME_SCHEMA,
      event: definition.events?.schema.json ?? {},
    }),
    unbooked: freeze({ ...UNBOOKED, ...definition.events?.unbooked }),
    setup,
    actor: actor,
    legalMoves,
    narrow: (list, picked) => narrowed(kinds, list, picked),
    check: check,
    why: (seen, partial) => asking.why(plainOf(seen), partial),
    prompt: (seen) => asking.prompt(plainOf(seen)),
    preview: (seen, move) => asking.preview(plainOf(seen), withoutDrafts(move)),
    apply,
    cloneAndPlay: (state, move, events) => {
      const legal = demandMove(state, move);
      const after = copied(state);
      playInPlace(after, isDraft(state) ? withoutDrafts(legal) : legal, events ?? null);
      return after;
    },
    chance: chance,
    mayTell,
    resolve,
    change: (given, state): Change<State> => {
      const before = plainOf(given);
      const after = plainOf(state);
      return { state: after, patches: diff(before, after), inverse: diff(after, before) };
    },
    inPlace: {
      clone: copied,
      pick,
      play: (state, move, events) => { playInPlace(state, move, events ?? null); },
      resolve: (state, outcome, events) => { resolveInPlace(state, outcome, events ?? null); },
    },
    view: view,
    book,
    legalMovesFor,
    determinize: (view, random) => definition.determinize(boxOf((view as unknown as State).config), plainOf(view), random),
    score: (state) => definition.score(boxOf(state.config), state),
    scoreFor: (view) => definition.score(boxOf((view as unknown as State).config), view as unknown as State),
    validate: (json) => guarded('state', stateProblem, json),
    validateConfig: (json) => guarded('config', definition.config.check, json),
    validateMove: (json) => guarded('move', moveSet.schema.check, json),
    validateEvent: (json) => guarded('event', definition.events?.schema.check ?? (() => null), json),
    hash: hashOf,
    notation: {
      print: moveSet.print,
      parse: moveSet.parse,
      tidy: moveSet.tidy,
      describe: (seen, move) => definition.describe(positionOf(seen as State), move),
    },
    census: (state) => definition.census(boxOf(state.config), state),
    reveals: definition.reveals,
    arrange,
  };
  const asking = askingOf({ game, kinds, moveSchema: moveSet.schema.json, endRule: definition.endRule, rulesOf, positionOf, check });
  // Nobody's own object: what is frozen is also left alone by libraries that make values reactive.
  Object.freeze(game.inPlace);
  Object.freeze(game.notation);
  return Object.freeze(game);
}

/** The answer of a check on data nothing is known of. */
function guarded<T>(what: string, check: (json: unknown) => Problem | null, json: unknown): Result<T> {
  const found = problemOf(check, json);
  return found ? { ok: false, error: new InvalidDataError(what, found.path, found.message) } : { ok: true, value: json as T };
}
