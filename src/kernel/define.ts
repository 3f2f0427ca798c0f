import { isDraft } from 'immer';
import { admissionOf } from './admission.js';
import { askingOf } from './asking.js';
import { demandOutcome, type Outcome, type Random, type Seat } from './chance.js';
import { decidingOf } from './deciding.js';
import type { Definition } from './definition.js';
import { demandSeen, demandViewer } from './demands.js';
import { alsoOnDraft, plainOf, withoutDrafts } from './drafts.js';
import { IllegalMoveError, IllegalOutcomeError, InvalidDataError } from './errors.js';
import { isFreezing } from './freezing.js';
import { settle, topFrame } from './frames.js';
import type { AnyEvent, AnyFrame, AnyMove, AnyState, AnyView, Change, Game, Result, Sink } from './game.js';
import { groundsOf } from './grounds.js';
import { hashOf } from './hash.js';
import { canonical, copyOf, freeze, likeFrozen, reuse, share } from './json.js';
import { kernelRefusals, withKernelRefusals } from './legality.js';
import { narrowed } from './narrow.js';
import { diff } from './patches.js';
import { demand, problemOf, type Problem } from './schema.js';

/** What no event tells of, in any game. */
const UNBOOKED = { config: 'never changes', viewer: 'never changes', frames: 'what is still to be decided lies on no table' } as const;
const OUTCOME_SCHEMA = { type: 'array', items: { type: ['integer', 'string'] }, maxItems: 1000 } as const;

/** Makes a game out of its definition. */
export function defineGame<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, const Id extends string>(
  definition: Definition<Config, Box, State, Move, View, Event, Frame, Id>,
): Game<Config, State, Move, View, Event, Id> {
  const { moves: moveSet, clone, share: shared = share } = definition;
  const grounds = groundsOf(definition);
  const { rulesOf, boxOf, positionOf } = grounds;
  const { actor, legalMoves, pick, playOut, check, demandMove, chance, mayTell } = decidingOf(definition, grounds);
  const { stateProblem, inconsistency, deadEnd } = admissionOf(definition, grounds, legalMoves);
  const kinds = new Map(moveSet.infos.map((info) => [info.kind, info]));

  function playInPlace(state: State, move: Move, events: Sink<Event> | null): void {
    const position = positionOf(state, events);
    if (position.state !== state) { alsoOnDraft(state, move, (plain, own) => played(plain, own, events)); return; }
    const frame = topFrame(state) as AnyFrame;
    const rules = rulesOf(frame);
    if (rules.type !== 'decision') throw new IllegalMoveError(kernelRefusals.luckFirst(definition.endRule));
    rules.play(position, frame, move);
    settle(rulesOf, position);
  }

  function resolveInPlace(state: State, outcome: Outcome, events: Sink<Event> | null): void {
    const position = positionOf(state, events);
    if (position.state !== state) { alsoOnDraft(state, outcome, (plain, own) => resolved(plain, own, events)); return; }
    const frame = topFrame(state);
    const rules = frame && rulesOf(frame);
    if (rules?.type !== 'chance') throw new IllegalOutcomeError('no-chance', 'luck has nothing to decide now');
    rules.resolve(position, frame as AnyFrame, outcome);
    settle(rulesOf, position);
  }

  function playOutInPlace(state: State, random: Random, decisions: number): number {
    const position = positionOf(state);
    if (position.state === state) return playOut(position, random, decisions);
    let played = 0;
    alsoOnDraft(state, null, (plain) => {
      const after = clone(plain);
      played = playOut(positionOf(after), random, decisions);
      return after;
    });
    return played;
  }

  const finished = (before: State, after: State): State => {
    const found = shared(before, after);
    return isFreezing() ? freeze(found) : found;
  };

  function newState(config: Config, events: Sink<Event>): State {
    // All games of this config share it, and views show it: so it is frozen, and nobody's own object.
    const state = definition.setup(freeze(copyOf(config)));
    freeze(state.config);
    settle(rulesOf, positionOf(state, events));
    return state;
  }

  // Set-up holds no luck, so games of one config begin alike. Who plays many of them pays for the first, and for copies.
  let first: { readonly text: string; readonly state: State; readonly events: readonly Event[] } | null = null;

  function setup(config: Config, events?: Sink<Event>): State {
    const given = demand(definition.config, config, 'config');
    const text = canonical(given);
    if (first?.text !== text) {
      const heard: Event[] = [];
      first = { text, state: newState(given, (event) => { heard.push(freeze(event)); }), events: heard };
    }
    if (events) first.events.forEach(events);
    const state = clone(first.state);
    return isFreezing() ? freeze(state) : state;
  }

  function arrange(arrangement: object, events?: Sink<Event>): State {
    const state = definition.arrange(arrangement);
    const refuse = (found: Problem | null): void => { if (found) throw new InvalidDataError('arrangement', found.path, found.message); };
    refuse(inconsistency(state));
    freeze(state.config);
    settle(rulesOf, positionOf(state, events));
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
    demandSeen(state);
    return alsoOnDraft(state, demandMove(state, move), (plain, own) => played(plain, own, events ?? null));
  }

  function resolve(state: State, outcome: Outcome, events?: Sink<Event>): State {
    demandSeen(state);
    const request = chance(state);
    if (!request) throw new IllegalOutcomeError('no-chance', 'luck has nothing to decide now');
    demandOutcome(request, outcome);
    return alsoOnDraft(state, outcome, (plain, own) => resolved(plain, own, events ?? null));
  }

  /** A copy; of a draft, one of what it stands for. */
  const copied = (state: State): State => clone(grounds.isLast(state.config) ? state : plainOf(state));

  function view(state: State, seat: Seat | null, last?: View): View {
    demandSeen(state);
    demandViewer(seat, state.config.seats);
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

  function legalMovesFor(view: View): readonly Move[] {
    demandSeen(view);
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
    // A copy: the lists in it are the game's own, and rules read frozen ones several times slower.
    features: freeze(copyOf(definition.features)),
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
    actor,
    legalMoves,
    narrow: (list, picked) => narrowed(kinds, list, picked),
    check,
    why: (seen, partial) => asking.why(plainOf(demandSeen(seen)), partial),
    prompt: (seen) => asking.prompt(plainOf(demandSeen(seen))),
    preview: (seen, move) => asking.preview(plainOf(demandSeen(seen)), move),
    apply,
    cloneAndPlay: (state, move, events) => {
      demandSeen(state);
      const legal = demandMove(state, move);
      const after = copied(state);
      playInPlace(after, isDraft(state) ? withoutDrafts(legal) : legal, events ?? null);
      return after;
    },
    chance,
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
      playOut: playOutInPlace,
    },
    view,
    book,
    legalMovesFor,
    determinize: (view, random) => definition.determinize(boxOf((view as unknown as State).config), plainOf(view), random),
    score: (state) => definition.score(boxOf(demandSeen(state).config), state),
    scoreFor: (view) => definition.score(boxOf((demandSeen(view) as unknown as State).config), view as unknown as State),
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
