// One game with all it needs, behind one shape: what the page loads, and what runs in the worker.
import type { AnyGame, PickValue } from 'caravanserai';
import type { AnyEvaluation } from 'caravanserai/bots';
import type { Content, Face, RuleBook } from './content.js';

/** The games there are. */
export type GameId = 'voyages' | 'marco-polo-2' | 'merv';

/** The kernel's functions, as every game script carries them. */
export type Kernel = typeof import('./kernel.js');

/** Values of somebody's own box. */
export type OwnValues = Readonly<Record<string, unknown>>;

/** The languages of the page. */
export type Language = 'en' | 'ru';

/** A game in a language, as far as the page asks. */
export interface GameTexts {
  readonly players: (names: readonly string[]) => GameTexts;
  readonly sayMove: (stateOrView: object | null, move: never) => string;
  readonly sayKind: (kind: never) => string;
  readonly sayPart: (part: string) => string;
  readonly sayPick: (part: string, value: PickValue) => string;
  readonly sayEvent: (event: never) => string;
  readonly sayRefusal: (refusal: never) => string;
  readonly sayPrompt: (prompt: never) => string;
  readonly sayScoreLine: (line: never) => string;
  readonly sayRuling: (key: never) => string;
  readonly sayOption: (key: never, option: string) => string;
  readonly sayFace: (face: Face) => string;
  readonly name: (id: string) => string;
}

/** What one game script offers. */
export interface Engine {
  readonly id: GameId;
  readonly kernel: Kernel;
  /** The game with the standard values, or with somebody's own. Throws for what does not fit. */
  readonly gameWith: (values: OwnValues | null) => AnyGame;
  readonly contentWith: (values: OwnValues | null) => Content;
  /** The standard values: a template to fill in. */
  readonly standardPack: () => OwnValues;
  readonly rules: Readonly<Record<Language, RuleBook>>;
  /** Answers of printed editions, by name. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly evaluation: AnyEvaluation;
  readonly texts: Readonly<Partial<Record<Language, GameTexts>>>;
  /** Runs this game's bots for whoever posts messages. */
  readonly serve: (scope: WorkerScope) => void;
}

/** As much of a worker's world as is used. */
export interface WorkerScope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly postMessage: (message: unknown) => void;
}
