import type { Seat } from '../kernel/chance.js';
import type { Replay } from '../kernel/replay.js';
import type { ScoreLine } from '../kernel/score.js';

/** The score of one participant of a game that was played. */
export interface RecordedScore {
  /** `null` for an automaton that is ranked. */
  readonly seat: Seat | null;
  /** The bot that sat there, or the name of the automaton. */
  readonly bot: string;
  /** What the seat played with and a summary should tell apart: characters, colours, … */
  readonly tags: readonly string[];
  readonly total: number;
  readonly rank: number;
  readonly lines: readonly ScoreLine[];
}

/** What went wrong in a game that could not be played to its end. */
export interface Failure {
  readonly name: string;
  readonly code: string | null;
  readonly message: string;
  /** How many steps had been played, and what was being done. */
  readonly step: number;
  readonly doing: string;
  /** Where in the program it was thrown, if the error knows; it differs from one build to the next. */
  readonly stack?: string;
}

/** One game that was played: plain JSON, one line of a result file. */
export interface GameRecord {
  /** Its number in the whole run. */
  readonly index: number;
  readonly game: string;
  /** Luck of the game; the bots' own luck follows from it. */
  readonly seed: string;
  /** Who sat where. */
  readonly bots: readonly string[];
  readonly scores: readonly RecordedScore[];
  readonly winners: readonly Seat[];
  readonly decisions: number;
  readonly chanceSteps: number;
  /** On request, and always of a game that failed: how far it went. */
  readonly replay?: Replay;
  readonly failure?: Failure;
}
