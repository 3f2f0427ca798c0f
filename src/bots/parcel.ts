import type { ScoreLine } from '../kernel/score.js';
import type { GameRecord, RecordedScore } from './record.js';

/*
 * Records on their way from a thread to another, as text. Threads hand a text over in a fraction of the time they take
 * to copy many small objects; and most of a record are the names of its score lines, the same in every game, so these
 * travel once.
 */
type Title = Pick<ScoreLine, 'id' | 'rule'>;
type PackedScore = Omit<RecordedScore, 'lines'> & { readonly titles: number; readonly points: readonly number[]; readonly details: readonly ScoreLine['detail'][] | null };
type PackedRecord = Omit<GameRecord, 'scores'> & { readonly scores: readonly PackedScore[] };
interface Parcel {
  readonly titles: readonly (readonly Title[])[];
  readonly records: readonly PackedRecord[];
}

/** Packs records as they come: what is text already need not be kept by the collector. */
export function packer(): { readonly add: (record: GameRecord) => void; readonly text: () => string } {
  const titles: Title[][] = [];
  const texts: string[] = [];
  return {
    add: (record) => {
      const packed: PackedRecord = { ...record, scores: record.scores.map((score) => packedScore(score, titles)) };
      texts.push(JSON.stringify(packed));
    },
    text: () => `{"titles":${JSON.stringify(titles)},"records":[${texts.join(',')}]}`,
  };
}

function packedScore({ seat, bot, tags, total, rank, lines }: RecordedScore, titles: Title[][]): PackedScore {
  const details = lines.some(({ detail }) => detail !== null) ? lines.map(({ detail }) => detail) : null;
  return { seat, bot, tags, total, rank, titles: placeOf(lines, titles), points: lines.map(({ points }) => points), details };
}

function placeOf(lines: readonly ScoreLine[], titles: Title[][]): number {
  const known = titles.findIndex((one) => one.length === lines.length && one.every(({ id, rule }, at) => id === lines[at]?.id && rule === lines[at].rule));
  return known >= 0 ? known : titles.push(lines.map(({ id, rule }) => ({ id, rule }))) - 1;
}

/** The records of a parcel. */
export function unpacked(text: string): GameRecord[] {
  const { titles, records } = JSON.parse(text) as Parcel;
  return records.map((record): GameRecord => ({ ...record, scores: record.scores.map((score) => unpackedScore(score, titles[score.titles] ?? [])) }));
}

function unpackedScore({ seat, bot, tags, total, rank, points, details }: PackedScore, titles: readonly Title[]): RecordedScore {
  return { seat, bot, tags, total, rank, lines: titles.map(({ id, rule }, at) => ({ id, rule, points: points[at] as number, detail: details?.[at] ?? null })) };
}
