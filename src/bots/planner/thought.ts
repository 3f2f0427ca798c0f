import type { Random, Seat } from '../../kernel/chance.js';
import type { AnyGame, AnyState } from '../../kernel/game.js';
import type { AnyPlanning } from '../../kernel/planning.js';
import type { Memory } from './memory.js';
import type { Settings } from './options.js';
import type { Rehearsing } from './rehearsal.js';
import type { Search, Task } from './search.js';

/** A decision being planned: widths one after the other, until there is no time for more. */
export interface Thought {
  readonly task: Task;
  readonly random: Random;
  readonly settings: Settings;
  /** Where the plan begins: as it is, and with the others left out. */
  readonly begin: AnyState;
  readonly alone: AnyState;
  search: Search;
  best: Search | null;
  positions: number;
  /** The best plans being played on, once they are found. */
  rehearsing: Rehearsing | null;
}

/** What a planner is made of, and what it remembers. */
export interface Mind {
  readonly game: AnyGame;
  readonly planning: AnyPlanning;
  readonly settings: Settings;
  /** What a position is worth to a seat, and how that compares with the others. */
  readonly worth: (state: AnyState, seat: Seat) => number;
  readonly ahead: (state: AnyState, seat: Seat) => number;
  readonly memory: Memory;
}
