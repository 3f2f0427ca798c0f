// What is handed out again and again is made once, frozen, and weighs no more than it says.
import { describe, expect, test } from 'vitest';
import { CUBES } from '../../../../src/merv/content/ids.js';
import { bytesKept, cubesOf, goodsOf, MOST_CUBES, MOST_GOODS, MOST_KEPT, ransomMoveOf, slotMoveOf } from '../../../../src/merv/rules/supply/ready.js';

/** Every payment of at most so many cubes. */
function* payments(cube: number, left: number): Generator<number> {
  if (cube === CUBES.length) {
    yield 0;
    return;
  }
  for (let count = 0; count <= left; count += 1) for (const rest of payments(cube + 1, left - count)) yield rest + count * 16 ** cube;
}

describe('ready-made moves and lists', () => {
  test('the same list every time, and nobody can write into it', () => {
    expect(cubesOf(0x10021)).toEqual(['purple', 'sand', 'sand', 'white']);
    expect(cubesOf(0x10021)).toBe(cubesOf(0x10021));
    expect(goodsOf(1, 2)).toEqual(['common', 'rare', 'rare']);
    expect(goodsOf(1, 2)).toBe(goodsOf(1, 2));
    for (const ready of [cubesOf(1), goodsOf(1, 0), slotMoveOf(7), ransomMoveOf(3, 2)]) expect(Object.isFrozen(ready)).toBe(true);
    expect(slotMoveOf(7)).toEqual({ kind: 'slot', slot: 'E3' });
    expect(ransomMoveOf(3, 2)).toEqual({ kind: 'ransom', cell: 'r1c4', cube: 'teal' });
  });

  test('all payments and goods there can be weigh no more than is said; what is larger is not kept', () => {
    let count = 0;
    for (const key of payments(0, MOST_CUBES)) {
      expect(cubesOf(key).length).toBeLessThanOrEqual(MOST_CUBES);
      count += 1;
    }
    // Multisets of at most eight out of five: 13 over 5.
    expect(count).toBe(1287);
    for (let common = 0; common <= MOST_GOODS; common += 1) for (let rare = 0; common + rare <= MOST_GOODS; rare += 1) expect(goodsOf(common, rare)).toHaveLength(common + rare);
    const kept = bytesKept();
    expect(kept).toBeGreaterThan(100_000);
    expect(kept).toBeLessThanOrEqual(MOST_KEPT);
    expect(cubesOf(0x99999)).toHaveLength(45);
    expect(goodsOf(20, 20)).toHaveLength(40);
    expect(bytesKept()).toBe(kept);
  });
});
