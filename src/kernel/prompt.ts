// What is being asked: by a decision, by luck, or nothing any more.
import type { Seat } from './chance.js';
import type { Json } from './json.js';
import type { RuleId } from './legality.js';

/** What a state or a view asks, and of whom. */
export interface Prompt<Move> {
  readonly asks: 'seat' | 'luck' | 'nobody';
  /** Who is asked, or for whom luck decides; `null` when it is nobody in particular. */
  readonly seat: Seat | null;
  /** What is asked, for a table of sentences: the kind of the decision, the purpose of luck, or `game-over`. */
  readonly key: string;
  /** What it is about: the card, the city, how many, which of two posts. */
  readonly params: Readonly<Record<string, Json>>;
  /** The rule it is asked by. */
  readonly rule: RuleId;
  /** The kinds of moves there are to choose from. Nothing when somebody else is asked than the viewer. */
  readonly kinds: readonly string[];
  /** The only thing there is to do, if there is only one. */
  readonly forced: Move | null;
  /** The same, where it only gives up what cannot be kept: an interface may play it without a question. */
  readonly settled: Move | null;
  /** Whether the answer may be taken back: any, some, or none of those there are. `null` when somebody else is asked than the viewer. */
  readonly undoable: 'any' | 'some' | 'none' | null;
  /** Those of `kinds` that end the turn. */
  readonly ends: readonly string[];
  /** How often each seat has to decide before the course of the game goes on, as far as is known: decisions may come on top, and may turn out to be empty. */
  readonly ahead: readonly Ahead[];
}

/** How often a seat has to decide. */
export interface Ahead {
  readonly seat: Seat;
  readonly times: number;
}

/** The seats of decisions, counted; the next one first. */
export function aheadOf(seats: readonly Seat[]): readonly Ahead[] {
  const times = new Map<Seat, number>();
  for (const seat of seats) times.set(seat, (times.get(seat) ?? 0) + 1);
  return [...times].map(([seat, count]) => ({ seat, times: count }));
}

/** Which of some answers may be taken back. */
export function undoableAmong(answers: Iterable<boolean>): 'any' | 'some' | 'none' {
  let yes = false;
  let no = false;
  for (const answer of answers) {
    if (answer) yes = true;
    else no = true;
    if (yes && no) return 'some';
  }
  return no ? 'none' : 'any';
}
