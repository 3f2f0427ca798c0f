import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { ChanceError, randomFrom, scripted, seeded, table, type RollRequest, type Source } from '../../src/index.js';
import { demandUsedUp, drawFrom } from '../../src/kernel/sources.js';
import { thrown, travelled } from './help.js';

const dice: RollRequest = { kind: 'roll', purpose: 'dig', rule: 'OAS-3', seat: 0, dice: 2, sides: 6 };
const cards = { kind: 'draw', purpose: 'deal', rule: 'OAS-1', seat: 0, from: ['a', 'b', 'c'], count: 1, secret: true } as const;

function draws(source: Source, count: number): { readonly drawn: unknown[]; readonly source: Source } {
  const drawn: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const next = drawFrom(source, at % 2 === 0 ? dice : cards, at)!;
    drawn.push(next.outcome);
    source = next.source;
  }
  return { drawn, source };
}

describe('seeded', () => {
  test.each(['', 'lhasa', 'ä€ 🐫', '1'])('"%s": its numbers are those of seedrandom\'s alea', (seed) => {
    const theirs = seedrandom.alea(seed);
    const ours = randomFrom(seed);
    const expected = Array.from({ length: 50 }, () => theirs());
    expect(Array.from({ length: 50 }, () => ours())).toEqual(expected);

    let at = 0;
    const next = (): number => expected[at++]!;
    expect(draws(seeded(seed), 9).drawn).toEqual(Array.from({ length: 9 }, (_, step) => (
      step % 2 === 0 ? [1 + Math.floor(next() * 6), 1 + Math.floor(next() * 6)] : [cards.from[Math.floor(next() * 3)]])));
  });

  test('is plain data and goes on after a trip through JSON text as if nothing had been', () => {
    const middle = draws(seeded('trip'), 7).source;
    expect(travelled(middle)).toEqual(middle);
    expect(draws(travelled(middle), 20).drawn).toEqual(draws(middle, 20).drawn);
    expect([...draws(seeded('trip'), 7).drawn, ...draws(middle, 1).drawn].slice(0, 7)).toEqual(draws(seeded('trip'), 7).drawn);
  });

  test('is not changed by drawing from it', () => {
    const source = seeded('same');
    const was = travelled(source);
    expect(draws(source, 5).drawn).toEqual(draws(source, 5).drawn);
    expect(source).toEqual(was);
  });

  test('keeps its seed', () => { expect(draws(seeded('lhasa'), 3).source).toMatchObject({ kind: 'seeded', seed: 'lhasa' }); });
});

describe('scripted', () => {
  test('gives its outcomes in their order', () => {
    const source = scripted([[1, 2], ['c'], [6, 6]]);
    expect(source).toEqual({ kind: 'scripted', outcomes: [[1, 2], ['c'], [6, 6]], next: 0 });
    expect(draws(source, 3).drawn).toEqual([[1, 2], ['c'], [6, 6]]);
    expect(draws(source, 3).source).toMatchObject({ next: 3 });
  });

  test('says for what it ran out', () => {
    const error = thrown(() => draws(scripted([[1, 2]]), 2));
    expect(error).toBeInstanceOf(ChanceError);
    expect(error).toMatchObject({ name: 'ChanceError', code: 'script-exhausted', message: 'the script ends before "deal" (OAS-1)' });
  });

  test('says which outcome does not fit, and why', () => {
    expect(thrown(() => draws(scripted([[1, 2], ['x']]), 2))).toMatchObject({ code: 'script-misfit', message: 'outcome 1 of the script does not fit "deal": expected different ids out of those that can be drawn (OAS-1)' });
  });

  test('says how many outcomes are left over', () => {
    expect(thrown(() => { demandUsedUp(draws(scripted([[1, 2], ['a'], [3, 3], ['b']]), 2).source); })).toMatchObject({ code: 'script-left-over', message: '2 outcomes of the script were never asked for' });
    for (const fine of [scripted([]), draws(scripted([[1, 2]]), 1).source, seeded('x'), table()]) expect(() => { demandUsedUp(fine); }).not.toThrow();
  });
});

test('a table says nothing by itself', () => {
  expect(table()).toEqual({ kind: 'table' });
  expect(drawFrom(table(), dice, 0)).toBeNull();
});
