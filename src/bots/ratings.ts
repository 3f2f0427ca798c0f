import type { Random } from '../kernel/chance.js';
import { randomFrom } from '../kernel/sources.js';
import type { GameRecord } from './record.js';
import { quantile, type Estimate } from './statistics.js';

/** How strong a participant is, in Elo points around an average of 0: 200 points ahead win three games out of four. */
export interface Rating {
  readonly who: string;
  readonly elo: Estimate;
}

/** How one bot did against another, over all games both played: ranked better, equal or worse. */
export interface Pairing {
  readonly better: string;
  readonly other: string;
  readonly points: number;
  readonly games: number;
}

interface Points {
  readonly names: readonly string[];
  /** `won[a][b]`: games in which a was ranked before b, an equal rank being half. */
  readonly won: number[][];
}

const ROUNDS = 200;
const RESAMPLES = 200;

/**
 * Bradley–Terry strengths of all participants, automatons among them. A game counts once for every two different
 * participants: who is ranked better has won, equal ranks are half a victory. Every two are given one imagined drawn
 * game, so that whoever never lost has a rating, too. The intervals are those of 200 resamples of the games (bootstrap),
 * drawn from the seed; but never narrower than the information in the games allows: after a sweep, or a single game, all
 * resamples are alike and say nothing of what might have been.
 */
export function ratings(records: readonly GameRecord[], seed = 'ratings'): Rating[] {
  const games = records.filter(({ failure }) => !failure);
  const names = namesIn(games);
  const elos = strengths(pointsOf(games, names));
  const reaches = reachesOf(pointsOf(games, names, weightOf), elos);
  const random = randomFrom(seed);
  const resampled = Array.from({ length: RESAMPLES }, () => strengths(pointsOf(resample(games, random), names)));
  return names
    .map((who, at): Rating => {
      const sorted = resampled.map((one) => one[at] as number).sort((a, b) => a - b);
      const [value, reach] = [elos[at] as number, reaches[at] as number];
      return { who, elo: { value, low: Math.min(value - reach, quantile(sorted, 0.025)), high: Math.max(value + reach, quantile(sorted, 0.975)) } };
    })
    .sort((a, b) => b.elo.value - a.elo.value);
}

/** The results of every two participants against each other. */
export function pairings(records: readonly GameRecord[]): Pairing[] {
  const games = records.filter(({ failure }) => !failure);
  const { names, won } = pointsOf(games, namesIn(games));
  return names.flatMap((better, a) => names.flatMap((other, b) => {
    const points = (won[a] as number[])[b] as number;
    const count = points + ((won[b] as number[])[a] as number);
    return a === b || count === 0 ? [] : [{ better, other, points, games: count }];
  }));
}

const namesIn = (games: readonly GameRecord[]): string[] => [...new Set(games.flatMap(({ scores }) => scores.map(({ bot }) => bot)))].sort();

/** The pairs of one game are not independent: taken together they tell no more than half as many pairs as participants. */
const weightOf = ({ scores }: GameRecord): number => (scores.length < 2 ? 0 : 2 / scores.length);

function pointsOf(games: readonly GameRecord[], names: readonly string[], weigh: (game: GameRecord) => number = () => 1): Points {
  const places = new Map(names.map((name, at) => [name, at]));
  const won = names.map(() => names.map(() => 0));
  for (const game of games) {
    const { scores } = game;
    const weight = weigh(game);
    for (const one of scores) {
      for (const other of scores) {
        if (one.bot === other.bot || one.rank > other.rank) continue;
        const row = won[places.get(one.bot) as number] as number[];
        const at = places.get(other.bot) as number;
        row[at] = (row[at] as number) + (one.rank === other.rank ? weight / 2 : weight);
      }
    }
  }
  return { names, won };
}

/** The usual fixed-point iteration for Bradley–Terry strengths, in Elo. */
function strengths({ names, won }: Points): number[] {
  const at = (a: number, b: number): number => ((won[a] as number[])[b] as number) + 0.5;
  let now = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    now = now.map((mine, a) => {
      let wins = 0;
      let weight = 0;
      for (let b = 0; b < names.length; b += 1) {
        if (b === a) continue;
        wins += at(a, b);
        weight += (at(a, b) + at(b, a)) / (mine + (now[b] as number));
      }
      return weight === 0 ? 1 : wins / weight;
    });
    const mean = Math.exp(now.reduce((sum, value) => sum + Math.log(value), 0) / now.length);
    now = now.map((value) => value / mean);
  }
  return now.map((value) => 400 * Math.log10(value));
}

const ELO = 400 / Math.LN10;
const Z = 1.959964;

/** How far from each rating the true one may lie: from the curvature of the likelihood, the imagined drawn games included. */
function reachesOf({ names, won }: Points, elos: readonly number[]): number[] {
  const at = (a: number, b: number): number => ((won[a] as number[])[b] as number) + 0.5;
  // The mean is fixed: what is added everywhere makes the matrix regular, and is taken off its inverse again.
  const each = 1 / names.length;
  const information = names.map((_, a) => names.map((_other, b) => {
    const of = (other: number): number => {
      const chance = 1 / (1 + Math.exp(((elos[other] as number) - (elos[a] as number)) / ELO));
      return (at(a, other) + at(other, a)) * chance * (1 - chance);
    };
    return each + (a === b ? names.reduce((sum, _name, other) => (other === a ? sum : sum + of(other)), 0) : -of(b));
  }));
  return inverse(information).map((row, a) => Z * ELO * Math.sqrt(Math.max(0, (row[a] as number) - each)));
}

/** The inverse of a symmetric positive matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, a) => [...row, ...row.map((_, b) => (a === b ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const divisor = (rows[pivot] as number[])[pivot] as number;
    const chosen = (rows[pivot] as number[]).map((value) => value / divisor);
    rows.forEach((row, a) => {
      const factor = row[pivot] as number;
      rows[a] = a === pivot ? chosen : row.map((value, b) => value - factor * (chosen[b] as number));
    });
  }
  return rows.map((row) => row.slice(size));
}

function resample(games: readonly GameRecord[], random: Random): GameRecord[] {
  return games.map(() => games[Math.floor(random() * games.length)] as GameRecord);
}
