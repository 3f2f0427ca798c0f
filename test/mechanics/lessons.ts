// What holds of what was learned of any game, and something learned that says the same of every position.
import { expect, test } from 'vitest';
import { newDescription, type Description } from '../../src/mechanics/description.js';
import { inWriting, type Learned, type Written } from '../../src/mechanics/learned.js';

/** Tests of what was learned of a game, of which some position is described. */
export function learnedLaws(learned: () => Learned, written: Written, describeTo: (out: Description) => void): void {
  test('is learned of as many numbers as positions are described by', () => {
    const out = newDescription(512);
    describeTo(out);
    const { straight, sums, begin, worth } = learned();
    expect([straight.length, sums.length, begin.length]).toEqual([out.length, out.length * worth.length, worth.length]);
  });

  test('is written as it is read', () => { expect(inWriting(learned())).toEqual(written); });
}

/** As if so many points came after every position; it counts for a quarter. */
export function always(points: number, { straight, sums, begin, worth }: Learned): Learned {
  return { share: 0.25, bias: points, straight: straight.map(() => 0), sums: sums.map(() => 0), begin: begin.map(() => 0), worth };
}
