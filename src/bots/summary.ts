import type { GameRecord, RecordedScore } from './record.js';
import { distribution, rate, type Distribution, type Estimate } from './statistics.js';

/** How a group of participants did. */
export interface Standing {
  /** The seat, the bot, or what was played with. */
  readonly who: string;
  readonly games: number;
  /** Victories; a shared one counts as its part. */
  readonly wins: number;
  readonly winRate: Estimate;
  readonly score: Distribution;
}

/** What many games come to. */
export interface Summary {
  readonly games: number;
  readonly failed: number;
  readonly decisions: Distribution;
  readonly chanceSteps: Distribution;
  readonly bySeat: readonly Standing[];
  readonly byBot: readonly Standing[];
  /** By what a seat played with (its character, …). */
  readonly byTag: readonly Standing[];
  /** Points by what they were for, on average a participant. */
  readonly lines: Readonly<Record<string, number>>;
}

interface Result {
  readonly score: RecordedScore;
  readonly share: number;
}

/** Sums up records. Failed games are counted, and nothing else is made of them. */
export function summarise(records: readonly GameRecord[]): Summary {
  const whole = records.filter(({ failure }) => !failure);
  const results = whole.flatMap(({ scores, winners }) => scores.map((score): Result => ({ score, share: shareOf(score, scores, winners) })));
  return {
    games: records.length,
    failed: records.length - whole.length,
    decisions: distribution(whole.map(({ decisions }) => decisions)),
    chanceSteps: distribution(whole.map(({ chanceSteps }) => chanceSteps)),
    bySeat: standings(results, ({ seat, bot }) => [seat === null ? bot : `seat ${seat + 1}`]),
    byBot: standings(results, ({ bot }) => [bot]),
    byTag: standings(results, ({ tags }) => tags),
    lines: averageLines(results),
  };
}

function shareOf({ seat, rank }: RecordedScore, scores: readonly RecordedScore[], winners: readonly number[]): number {
  if (seat !== null) return winners.includes(seat) ? 1 / winners.length : 0;
  return winners.length === 0 && rank === 1 ? 1 / scores.filter((other) => other.seat === null && other.rank === 1).length : 0;
}

function standings(results: readonly Result[], groupsOf: (score: RecordedScore) => readonly string[]): Standing[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    for (const who of groupsOf(result.score)) {
      const group = groups.get(who);
      if (group) group.push(result);
      else groups.set(who, [result]);
    }
  }
  const names = [...groups.keys()].sort();
  return names.map((who) => {
    const group = groups.get(who) as Result[];
    const wins = group.reduce((sum, { share }) => sum + share, 0);
    return { who, games: group.length, wins, winRate: rate(wins, group.length), score: distribution(group.map(({ score }) => score.total)) };
  });
}

function averageLines(results: readonly Result[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { score } of results) for (const { id, points } of score.lines) sums[id] = (sums[id] ?? 0) + points;
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, sum]) => [id, sum / results.length]));
}
