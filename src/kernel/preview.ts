// What a move would change, without telling anything that is hidden.
import type { Random } from './chance.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from './game.js';
import { equal } from './json.js';
import type { RuleId } from './legality.js';
import { diff, type Patch } from './patches.js';

/** What a move would change, up to the next luck, as whoever makes it may know beforehand. */
export interface Preview<View, Event> {
  /** What would happen, in order. */
  readonly events: readonly Event[];
  /** The view after it. */
  readonly after: View;
  /** What would be different in the view. */
  readonly patches: readonly Patch[];
  /** What luck would decide then, if it is luck's turn. */
  readonly luck: { readonly purpose: string; readonly rule: RuleId } | null;
  /** Whether something hidden would come to light: then events and differences stop before it. */
  readonly reveals: boolean;
  /** Whether the move could be taken back: not when luck follows or something hidden comes to light. */
  readonly undoable: boolean;
}

/** So often it is imagined what hidden things could be: to see whether it matters, and when it does, what differs. What differs is not known. */
const FEW = 3;
const MANY = 16;

/** Numbers for `determinize`: always the same, for nothing depends on them that is told. */
function numbers(place: number): Random {
  let last = 48271 * (place + 1);
  return () => {
    last = (last * 48271) % 2147483647;
    return last / 2147483647;
  };
}

interface World<State, View, Event> {
  readonly state: State;
  readonly view: View;
  readonly events: readonly Event[];
  readonly reveals: boolean;
}

/** Plays a legal move on what a view may stand for. */
export function previewOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, view: V, move: M): Preview<V, E> {
  const worlds = Array.from({ length: FEW }, (_, at) => imagined(game, view, move, at));
  const [first] = worlds as [World<S, V, E>];
  const request = game.chance(first.state);
  const luck = request && { purpose: request.purpose, rule: request.rule };
  const reveals = worlds.some((world) => world.reveals || !equal(world.view, first.view));
  if (reveals) for (let at = FEW; at < MANY; at += 1) worlds.push(imagined(game, view, move, at));
  const events = shared(worlds.map((world) => world.events));
  const after = reveals ? game.book(view, events) : first.view;
  return { events, after, patches: diff(view, after), luck, reveals, undoable: luck === null && !reveals };
}

function imagined<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, view: V, move: M, place: number): World<S, V, E> {
  const state = game.determinize(view, numbers(place));
  const before = game.inPlace.clone(state);
  const events: E[] = [];
  game.inPlace.play(state, move, (event) => { if (event.only === undefined || event.only === view.viewer) events.push(event); });
  return { state, view: game.view(state, view.viewer), events, reveals: game.reveals(before, state) };
}

/** What several lists begin with. */
function shared<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const [first, ...others] = lists as [readonly T[]];
  const end = first.findIndex((item, at) => others.some((other) => !equal(other[at], item)));
  return end < 0 ? first : first.slice(0, end);
}
