import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { branch, cut, moves, play, playAll, redo, resume, review, sealed, start, undo, type ChanceRequest, type DrawRequest, type Outcome, type RollRequest, type SealedSource } from '../../src/index.js';
import { numbersBelow, sealedOutcome } from '../../src/kernel/sealed.js';
import { drawFrom } from '../../src/kernel/sources.js';
import { oasis } from '../fixtures/oasis/index.js';
import { begun, said, thrown, travelled, type OasisMatch } from './help.js';

const dice = (count: number, sides: number): RollRequest => ({ kind: 'roll', purpose: 'dig', rule: 'OAS-3', seat: 0, dice: count, sides });
const cards = (from: readonly string[], count: number): DrawRequest => ({ kind: 'draw', purpose: 'deal', rule: 'OAS-1', seat: 0, from, count, secret: true });

/** What the guide says of the luck, by the hashes of Node. */
function byTheGuide(secret: string, words: readonly string[], at: number): () => number {
  const key = createHash('sha256').update(JSON.stringify(['caravanserai luck', secret, ...words])).digest();
  let bytes = Buffer.alloc(0);
  for (let block = 0; block < 40; block += 1) bytes = Buffer.concat([bytes, createHmac('sha256', key).update(`${at}/${block}`).digest()]);
  let used = 0;
  return () => { used += 4; return bytes.readUInt32BE(used - 4); };
}

afterEach(() => { vi.unstubAllGlobals(); vi.restoreAllMocks(); });

describe('sealed', () => {
  test('without a text draws 256 bits from the platform\'s secure generator, others each time', () => {
    const drawn = vi.spyOn(globalThis.crypto, 'getRandomValues');
    const secrets = new Set(Array.from({ length: 50 }, () => sealed().secret));
    expect(drawn.mock.calls.map(([bytes]) => (bytes as Uint8Array).length)).toEqual(Array.from({ length: 50 }, () => 32));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('without a secure generator refuses to make one up', () => {
    vi.stubGlobal('crypto', undefined);
    expect(thrown(() => sealed())).toMatchObject({ name: 'ChanceError', code: 'no-secure-generator' });
    expect(sealed('a text').secret).toBe('a text');
  });

  test.each([[''], [5], [null], ['x'.repeat(10_001)]])('refuses %j as a secret', (secret) => {
    expect(thrown(() => sealed(secret as string))).toMatchObject({ code: 'invalid-secret' });
  });

  test('with a text gives the same luck everywhere: that of HMAC-SHA-256', () => {
    for (const [secret, words] of [['lhasa', []], ['ä€ 🐫', ['one', 'two']], ['x', ['']]] as const) {
      const source = cut(sealed(secret), words);
      for (const at of [0, 1, 7, 300]) {
        const next = byTheGuide(secret, words, at);
        expect(drawFrom(source, dice(9, 6), at)?.outcome).toEqual(Array.from({ length: 9 }, () => 1 + (next() % 6)));
        const again = byTheGuide(secret, words, at);
        expect(drawFrom(source, cards(['a', 'b', 'c', 'd'], 1), at)?.outcome).toEqual([['a', 'b', 'c', 'd'][again() % 4]]);
      }
    }
  });

  test('its luck is fixed for ever: replays of sealed games are verified against it', () => {
    const source = sealed('lhasa');
    expect([0, 1, 2].map((at) => drawFrom(source, dice(5, 6), at)?.outcome)).toEqual([[6, 6, 1, 2, 1], [3, 6, 3, 6, 4], [6, 6, 1, 1, 5]]);
    expect(drawFrom(source, cards('a b c d e f g h'.split(' '), 8), 3)?.outcome).toEqual('cdbfgaeh'.split(''));
  });

  test('the words of the players have a part in it, each in its place', () => {
    const luck = (words: string[]): Outcome => sealedOutcome(cut(sealed('lhasa'), words), dice(20, 6), 0);
    const all = [[], [''], ['ab'], ['a', 'b'], ['b', 'a'], ['a","b']].map((words) => luck(words).join(''));
    expect(new Set(all).size).toBe(all.length);
    expect(thrown(() => cut(sealed('x'), [1] as never))).toMatchObject({ code: 'invalid-words' });
  });

  test('nothing of it is changed by drawing, so nothing but the secret has to be kept', () => {
    const source = sealed('same');
    expect(drawFrom(source, dice(2, 6), 5)?.source).toBe(source);
    expect(travelled(source)).toEqual({ kind: 'sealed', secret: 'same', words: [] });
    expect(drawFrom(travelled(source), dice(9, 6), 5)?.outcome).toEqual(drawFrom(source, dice(9, 6), 5)?.outcome);
  });
});

describe('fair for every number of sides and pool', () => {
  /** Bytes of some 32-bit numbers. */
  const bytesOf = (...numbers: number[]): (() => number) => {
    const bytes = numbers.flatMap((number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255]);
    let at = 0;
    return () => bytes[at++]!;
  };

  test('numbers beyond the last whole multiple are passed over, and only those', () => {
    const last = 2 ** 32 - (2 ** 32 % 6);
    expect(numbersBelow(bytesOf(last - 1))(6)).toBe(5);
    expect(numbersBelow(bytesOf(last, 2 ** 32 - 1, 8))(6)).toBe(2);
    expect(numbersBelow(bytesOf(2 ** 32 - 1))(2 ** 32)).toBe(2 ** 32 - 1);
    expect(numbersBelow(bytesOf(2 ** 32 - 1))(1)).toBe(0);
  });

  test('more sides than 32 bits can number take 53 bits', () => {
    const ones = (): number => 255;
    expect(numbersBelow(ones)(2 ** 53)).toBe(2 ** 53 - 1);
    const seen = Array.from({ length: 400 }, (_, at) => sealedOutcome(sealed('big'), dice(1, 3 * 2 ** 51), at)[0] as number);
    expect(seen.every((value) => value >= 1 && value <= 3 * 2 ** 51)).toBe(true);
    for (const third of [0, 1, 2]) expect(Math.abs(seen.filter((value) => Math.floor((value - 1) / 2 ** 51) === third).length - 400 / 3)).toBeLessThan(50);
  });

  test.each([0, -1, 1.5, NaN, 2 ** 54])('there is nothing to choose among %d', (size) => {
    expect(thrown(() => numbersBelow(() => 0)(size))).toMatchObject({ code: 'no-such-luck' });
  });

  /** The sum of squares of deviations, in units of what is expected: about as large as there are cells. */
  const chiSquare = (counts: readonly number[]): number => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  };

  test.each([2, 3, 5, 6, 7, 10, 24])('%d sides turn up equally often', (sides) => {
    const counts = new Array<number>(sides).fill(0);
    for (let at = 0; at < 300; at += 1) for (const value of sealedOutcome(sealed('fair'), dice(20, sides), at) as number[]) counts[value - 1]! += 1;
    expect(chiSquare(counts)).toBeLessThan(sides + 5 * Math.sqrt(2 * sides));
  });

  test('three quarters of 2^32 sides: a remainder would favour the first third', () => {
    let low = 0;
    for (let at = 0; at < 400; at += 1) for (const value of sealedOutcome(sealed('wide'), dice(5, 3 * 2 ** 30), at) as number[]) if (value <= 2 ** 30) low += 1;
    expect(Math.abs(low - 2000 / 3)).toBeLessThan(5 * Math.sqrt(2000 * (2 / 9)));
  });

  test('every order of a pool turns up equally often', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 4800; at += 1) {
      const order = sealedOutcome(sealed('orders'), cards(['a', 'b', 'c', 'd'], 4), at).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(24 + 5 * Math.sqrt(48));
  });
});

describe('a sealed match', () => {
  const source: SealedSource = cut(sealed('a match'), ['wind', 'sand']);
  const requests: ChanceRequest[] = [cards(['date', 'fig', 'olive', 'palm', 'reed', 'rush', 'sand', 'star'], 2)];
  const outcomes = (match: OasisMatch): Outcome[] => match.steps.flatMap((step) => ('luck' in step ? [step.luck] : []));
  const playOut = (match: OasisMatch): OasisMatch => {
    for (let at = 0; moves(match).length > 0; at += 1) match = play(match, moves(match)[(at * 7) % moves(match).length]!);
    return match;
  };

  test('the n-th decision of luck is that of the secret and n, however many moves came before', () => {
    const dug = play(begun(source), said('dig'));
    const later = playAll(begun(source), ['rest', 'rest', 'rest', 'dig'].map(said));
    expect(outcomes(dug)).toEqual(outcomes(later));
    expect(outcomes(dug)[0]).toEqual(sealedOutcome(source, requests[0]!, 0));
    expect(outcomes(dug)[2]).toEqual(sealedOutcome(source, dice(1, 6), 2));
  });

  test('goes on with the same luck after a trip through JSON text', () => {
    const whole = playOut(begun(source));
    const decisions = whole.steps.flatMap((step) => ('move' in step ? [step.move] : []));
    for (const count of [2, 5, 9]) {
      const half = playAll(start(oasis, { seats: 2 }, source), decisions.slice(0, count));
      const woken = resume(oasis, travelled(half));
      expect(travelled(woken)).toEqual(travelled(half));
      expect(travelled(playAll(woken, decisions.slice(count)))).toEqual(travelled(whole));
    }
  });

  test('what is taken back and played again, or otherwise, meets the same luck', () => {
    const before = play(begun(source), said('rest'));
    const straight = play(before, said('dig'));
    expect(travelled(play(redo(undo(before)), said('dig')))).toEqual(travelled(straight));
    expect(outcomes(play(undo(before), said('dig')))).toEqual(outcomes(straight));
  });

  test('a look back that is played on under the same source meets the same luck', () => {
    const whole = playOut(begun(source));
    for (const count of [0, 3, 6, 9]) {
      const again = branch(review(whole, count), source);
      const rest = whole.steps.slice(again.steps.length).flatMap((step) => ('move' in step ? [step.move] : []));
      expect(travelled(playAll(again, rest).steps)).toEqual(travelled(whole.steps));
    }
  });

  test.each([
    ['no secret', { kind: 'sealed', words: [] }, 'secret'], ['an empty one', { kind: 'sealed', secret: '', words: [] }, 'secret'],
    ['no words', { kind: 'sealed', secret: 'x' }, 'words'], ['a word that is none', { kind: 'sealed', secret: 'x', words: [1] }, 'words'],
    ['more', { kind: 'sealed', secret: 'x', words: [], next: 0 }, 'next'],
  ])('with %s is refused', (_, given, key) => {
    expect(thrown(() => resume(oasis, { ...travelled(begun(source)), source: given }))).toMatchObject({ code: 'invalid-match', path: expect.arrayContaining(['source', key]) });
  });
});

describe('what is refused is said in words', () => {
  test('an empty secret, too many words, nothing to choose among, no generator', () => {
    expect(thrown(() => sealed(''))).toMatchObject({ code: 'invalid-secret', problem: 'an empty text is no secret' });
    const source = sealed('lhasa');
    expect(cut(source, Array.from({ length: 100 }, () => 'x')).words).toHaveLength(100);
    expect(thrown(() => cut(source, Array.from({ length: 101 }, () => 'x')))).toMatchObject({ code: 'invalid-words', path: [], problem: 'expected 0 to 100 items' });
    for (const size of [0, -1, 1.5]) expect(thrown(() => numbersBelow(() => 0)(size))).toMatchObject({ code: 'no-such-luck', message: `there is nothing to choose among ${size}` });
    vi.stubGlobal('crypto', undefined);
    expect(thrown(() => sealed()).message).toBe('this platform has no secure generator (crypto.getRandomValues); give sealed() a secret');
  });

  test('words that are changed later are not those the luck was cut with', () => {
    const words = ['wind'];
    const source = cut(sealed('lhasa'), words);
    words.push('sand');
    expect(source.words).toEqual(['wind']);
  });
});
