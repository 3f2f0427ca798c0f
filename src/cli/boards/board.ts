// What a game has to say of a position to be drawn in a terminal.
import type { AnyView, Picked } from '../../index.js';
import type { Content, Thing } from '../../voyages/faces/index.js';
import type { Line } from '../ink.js';
import type { Voice } from '../voice.js';

/** A titled block of lines. */
export interface Panel {
  /** By this word it is asked for. */
  readonly id: string;
  readonly title: string;
  /** Whether it takes the whole width beside which nothing else stands. */
  readonly wide?: boolean;
  /** What is shown of it when something in it has changed: the lines that changed, all of it, or nothing. */
  readonly changes: 'lines' | 'whole' | 'never';
  readonly lines: (width: number) => readonly Line[];
}

/** What boards are drawn with. */
export interface Desk {
  readonly voice: Voice;
  readonly content: Content;
  /** A component, by its id. */
  readonly thing: (id: string) => Thing | undefined;
  /** Things of a group, in the order of the tables. */
  readonly group: (name: string) => readonly Thing[];
}

/** An answer, and to which kind of move it belongs, as far as that is known. */
export interface Answer extends Picked {
  readonly kind: string | null;
}

/** A game on a terminal. It is only ever given views of its own game. */
export interface Board {
  /** How far the game is: "Round 2 of 5". */
  readonly round: (view: AnyView, voice: Voice) => string;
  readonly panels: (view: AnyView, me: number | null, desk: Desk) => readonly Panel[];
  /** What an answer stands for, beside its name: what is printed on a card, lies in a column, waits in a city; nothing where the name says it. */
  readonly about: (view: AnyView, me: number | null, answer: Answer, desk: Desk) => Line;
  /** What somebody has that moves change, by the word it is counted with. */
  readonly holds: (view: AnyView, seat: number) => Readonly<Record<string, number>>;
}

/** A board for whoever knows no game, of one that knows its own views. */
export function boardOf<View extends AnyView>(board: { readonly [Part in keyof Board]: Board[Part] extends (view: AnyView, ...rest: infer Rest) => infer Result ? (view: View, ...rest: Rest) => Result : never }): Board {
  return board as unknown as Board;
}

const byId = new WeakMap<Content, ReadonlyMap<string, Thing>>();

/** The desk for the components of a game. */
export function deskOf(content: Content, voice: Voice): Desk {
  let things = byId.get(content);
  // Of things that share an id (the track of Beijing and the city) the first is meant.
  if (!things) byId.set(content, things = new Map([...content.things].reverse().map((one) => [one.id, one])));
  const known = things;
  return { voice, content, thing: (id) => known.get(id), group: (name) => content.things.filter((one) => one.group === name) };
}
