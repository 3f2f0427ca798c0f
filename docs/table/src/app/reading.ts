// What the page needs to know of a position whatever the game: one reading a game says it.
import type { AnyState, AnyView, Picked } from 'caravanserai';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameId } from '../engine/engine.js';
import type { Word } from './words.js';

/** What is known about one participant. */
export interface PersonReading {
  /** The seat; places behind the seats are automatons. */
  readonly seat: number;
  /** Which shape and colour stands for it. */
  readonly dress: number;
  readonly note: string;
  /** The thing the note names, to be told more about. */
  readonly about?: string;
  readonly points: number;
  /** What is held, in one row: number and icon; in brackets what is held and cannot be used again. */
  readonly holds: readonly (readonly [icon: string, n: number | string])[];
  /** Beside the points on a phone: dice left, or the place in the order. */
  readonly brief: string;
  readonly briefIcon?: string;
  readonly isStarting: boolean;
}

/** The action by which something is reached. */
export interface ComesBy {
  /** The kind of move; `null` for what is never chosen. */
  readonly kind: string | null;
  /** What is said of it, before the reason why the action is not possible; and what where it can be taken now. */
  readonly text: Word;
  readonly now: Word;
  readonly rule: string;
}

/** A position, read. */
export interface Reading {
  readonly people: readonly PersonReading[];
  /** How far the game is: rounds done and to come, in groups. */
  readonly rounds: { readonly groups: readonly number[]; readonly now: number; readonly text: string };
  readonly remark: string | null;
}

/** What a game gives to be played on this page, in terms of its own views and states. */
export interface GameTable<View extends AnyView = AnyView, State extends AnyState = AnyState> {
  readonly id: GameId;
  readonly tabs: readonly { readonly tab: string; readonly word: Word; readonly icon: string }[];
  /** The tab in which an answer to a part lies. */
  readonly tabOf: (part: string, value: unknown, kinds: readonly string[], view: View) => string;
  readonly read: (view: View) => Reading;
  /** What of a question lies on the board, so that no button is needed for it. */
  readonly onBoard: (part: string, value: unknown, kinds: readonly string[], view: View) => boolean;
  /** The board with all that lies on it. */
  readonly Board: ComponentType<{ readonly view: View; readonly me: number | null }>;
  /** What stands beside the board, above the log. */
  readonly Rail?: ComponentType<{ readonly view: View; readonly me: number | null }>;
  /** What one seat holds: for the preview of a move. */
  readonly holds: (state: State, seat: number) => Readonly<Record<string, number>>;
  /** What is printed on something whose face says more than costs and gains. */
  readonly faceOf?: (id: string) => ComponentChildren;
  /** Where the next of several drawn things is laid, where that is fixed by the order in which they are drawn. */
  readonly luckPlace?: (purpose: string, at: number, count: number) => string | null;
  /** By which action a thing is reached that the question at hand does not ask for. */
  readonly comesBy?: (question: string, way: readonly Picked[]) => ComesBy | null;
  /** An icon for an option, if there is one. */
  readonly iconOf?: (part: string, value: unknown) => string | null;
}

/** The table of a game for a page that knows none. It is only ever given positions of its own game. */
export function tableOf<View extends AnyView, State extends AnyState>(table: GameTable<View, State>): GameTable {
  return table as unknown as GameTable;
}
