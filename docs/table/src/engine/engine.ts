// One game with all it needs, behind one shape: what the page loads, and what runs in the worker.
import type { AnyGame } from 'caravanserai';
import type { AnyEvaluation } from 'caravanserai/bots';
import type { Content, RuleBook } from './content.js';

/** The games there are. */
export type GameId = 'voyages' | 'marco-polo-2' | 'merv';

/** The kernel's functions, as every game script carries them. */
export type Kernel = typeof import('./kernel.js');

/** Values of somebody's own box. */
export type OwnValues = Readonly<Record<string, unknown>>;

/** What one game script offers. */
export interface Engine {
  readonly id: GameId;
  readonly kernel: Kernel;
  /** The game with the standard values, or with somebody's own. Throws for what does not fit. */
  readonly gameWith: (values: OwnValues | null) => AnyGame;
  readonly contentWith: (values: OwnValues | null) => Content;
  /** The standard values: a template to fill in. */
  readonly standardPack: () => OwnValues;
  readonly rules: RuleBook;
  /** Answers of printed editions, by name. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The characters a seat may be given, if the game has any; else they are drawn or drafted. */
  readonly evaluation: AnyEvaluation;
  /** Runs this game's bots for whoever posts messages. */
  readonly serve: (scope: WorkerScope) => void;
}

/** As much of a worker's world as is used. */
export interface WorkerScope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly postMessage: (message: unknown) => void;
}
