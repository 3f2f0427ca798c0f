import type { Seat } from './chance.js';
import type { RuleId } from './legality.js';

/** One line of a score sheet. */
export interface ScoreLine {
  /** What scores, as a word a program can test: `coins`, `goal`, `beijing`, … */
  readonly id: string;
  readonly rule: RuleId;
  readonly points: number;
  /** What exactly: the id of a card, a city, … */
  readonly detail: string | null;
}

/** What a participant is ranked by when points are equal: most of `id` is better. */
export interface TieBreak {
  readonly id: string;
  readonly value: number;
}

/** The score of one participant. */
export interface PlayerScore {
  /** The seat; `null` for an automaton that is ranked (`name` says which). */
  readonly seat: Seat | null;
  readonly name: string | null;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly tieBreaks: readonly TieBreak[];
  /** 1 is best; equals share a rank. */
  readonly rank: number;
}

/** All scores, itemised, at any moment. */
export interface ScoreSheet {
  /** Whether the game is over. */
  readonly final: boolean;
  readonly players: readonly PlayerScore[];
  /** Who wins, or would win if the game ended as it stands; several when the victory is shared; none when an automaton wins. */
  readonly winners: readonly Seat[];
}

/** What a game has to say about one participant. */
export interface Tally {
  readonly seat: Seat | null;
  readonly name?: string;
  readonly lines: readonly ScoreLine[];
  readonly tieBreaks: readonly TieBreak[];
}

/** Adds up the lines and ranks the participants: by points, then by the tie-breaks in their order. */
export function scoreSheet(final: boolean, tallies: readonly Tally[]): ScoreSheet {
  const sums = tallies.map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));
  const better = (a: number, b: number): boolean => {
    const mine = tallies[a] as Tally;
    const theirs = tallies[b] as Tally;
    if (sums[a] !== sums[b]) return (sums[a] as number) > (sums[b] as number);
    const at = mine.tieBreaks.findIndex(({ value }, place) => value !== theirs.tieBreaks[place]?.value);
    return at >= 0 && (mine.tieBreaks[at] as TieBreak).value > (theirs.tieBreaks[at]?.value ?? -Infinity);
  };
  const players = tallies.map(({ seat, name = null, lines, tieBreaks }, at): PlayerScore => {
    const rank = 1 + tallies.filter((_, other) => better(other, at)).length;
    return { seat, name, lines, total: sums[at] as number, tieBreaks, rank };
  });
  const first = players.filter(({ rank }) => rank === 1);
  const beaten = first.some(({ seat }) => seat === null);
  return { final, players, winners: beaten ? [] : first.map(({ seat }) => seat as Seat) };
}
