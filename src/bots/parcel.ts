import { anything, integer, list, nullable, object, text, type Schema } from '../kernel/schema.js';
import type { ScoreLine } from '../kernel/score.js';
import type { GameRecord, RecordedScore } from './record.js';

/*
 * Records on their way from a thread to another, as text: threads hand a text over in a fraction of the time they take
 * to copy many small objects. Words come again in every game, and numbers are read several times as fast as objects;
 * so words travel once, and a record is a row of numbers that points to them.
 */
type Head = Pick<GameRecord, 'game' | 'bots'>;
type Side = Pick<RecordedScore, 'seat' | 'bot' | 'tags'>;
type Title = Omit<ScoreLine, 'points'>;
type Rest = Pick<GameRecord, 'replay' | 'failure'>;

interface Parcel {
  readonly heads: readonly Head[];
  readonly sides: readonly Side[];
  readonly titles: readonly Title[];
  /** One for each record. */
  readonly seeds: readonly string[];
  /** What few records have, by the place of the record. */
  readonly rests: Readonly<Record<number, Rest>>;
  /** All records, one after the other: index, head, decisions, chance steps, winners, scores with their lines. Lists begin with their length. */
  readonly numbers: readonly number[];
}

const MANY = 1_000_000;
const words = /* @__PURE__ */ text(MANY);
const amount: Schema<number> = { check: (value) => (Number.isFinite(value) ? null : { path: [], message: 'expected a number' }), json: { type: 'number' }, text: null };

/** Packs records as they come. */
export function packer(): { readonly add: (record: GameRecord) => void; readonly text: () => string } {
  const heads: Head[] = [];
  const sides: Side[] = [];
  const titles = titleBook();
  const seeds: string[] = [];
  const rests: Record<number, Rest> = {};
  const numbers: number[] = [];
  const addScore = ({ seat, bot, tags, total, rank, lines }: RecordedScore): void => {
    numbers.push(placeIn(sides, { seat, bot, tags }, sameSide), total, rank, lines.length);
    for (const line of lines) numbers.push(titles.placeOf(line), line.points);
  };
  return {
    add: ({ index, game, seed, bots, scores, winners, decisions, chanceSteps, ...rest }) => {
      numbers.push(index, placeIn(heads, { game, bots }, sameHead), decisions, chanceSteps, winners.length, ...winners, scores.length);
      for (const score of scores) addScore(score);
      if ('replay' in rest || 'failure' in rest) rests[seeds.length] = rest;
      seeds.push(seed);
    },
    text: () => JSON.stringify({ heads, sides, titles: titles.all, seeds, rests, numbers } satisfies Parcel),
  };
}

const sameHead = (a: Head, b: Head): boolean => a.game === b.game && sameWords(a.bots, b.bots);
const sameSide = (a: Side, b: Side): boolean => a.seat === b.seat && a.bot === b.bot && sameWords(a.tags, b.tags);
const sameWords = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((word, at) => word === b[at]);

function placeIn<T>(known: T[], one: T, same: (a: T, b: T) => boolean): number {
  const at = known.findIndex((other) => same(other, one));
  return at >= 0 ? at : known.push(one) - 1;
}

/** There are many titles, so they are looked up by their words and not one after the other. */
function titleBook(): { readonly all: readonly Title[]; readonly placeOf: (line: ScoreLine) => number } {
  const all: Title[] = [];
  const places = new Map<string, Map<string, Map<string | null, number>>>();
  return {
    all,
    placeOf: ({ id, rule, detail }) => {
      const details = within(within(places, id), rule);
      const known = details.get(detail);
      if (known !== undefined) return known;
      details.set(detail, all.length);
      return all.push({ id, rule, detail }) - 1;
    },
  };
}

function within<K, V>(outer: Map<string, Map<K, V>>, key: string): Map<K, V> {
  let inner = outer.get(key);
  if (!inner) outer.set(key, (inner = new Map<K, V>()));
  return inner;
}

const parcelSchema = /* @__PURE__ */ object({
  heads: list(object({ game: words, bots: list(words, { most: 100 }) }), { most: MANY }),
  sides: list(object({ seat: nullable(integer(0, 100)), bot: words, tags: list(words, { most: 1000 }) }), { most: MANY }),
  titles: list(object({ id: words, rule: words, detail: nullable(words) }), { most: MANY }),
  seeds: list(words, { most: MANY }), rests: anything, numbers: list(amount, { most: 100 * MANY }),
});

/** The records of a parcel; `null` when it is none. */
export function unpacked(text: string): GameRecord[] | null {
  try {
    const parcel: unknown = JSON.parse(text);
    return parcelSchema.check(parcel) === null ? opened(parcel as Parcel) : null;
  } catch {
    return null;
  }
}

/** Throws where numbers are missing or left over, or point to words that are not there. */
function opened({ heads, sides, titles, seeds, rests, numbers }: Parcel): GameRecord[] {
  let at = 0;
  const next = (): number => {
    if (at >= numbers.length) throw new RangeError('the parcel ends too early');
    return numbers[at++] as number;
  };
  const several = <T>(read: () => T): T[] => {
    const items: T[] = [];
    for (let left = next(); left > 0; left -= 1) items.push(read());
    return items;
  };
  const readLine = (): ScoreLine => {
    const { id, rule, detail } = titles[next()] as Title;
    return { id, rule, points: next(), detail };
  };
  const readScore = (): RecordedScore => {
    const { seat, bot, tags } = sides[next()] as Side;
    return { seat, bot, tags, total: next(), rank: next(), lines: several(readLine) };
  };
  const records = seeds.map((seed, place): GameRecord => {
    const index = next();
    const { game, bots } = heads[next()] as Head;
    const [decisions, chanceSteps, winners] = [next(), next(), several(next)];
    return { index, game, seed, bots, scores: several(readScore), winners, decisions, chanceSteps, ...rests[place] };
  });
  if (at < numbers.length) throw new RangeError('the parcel holds more than its records');
  return records;
}
