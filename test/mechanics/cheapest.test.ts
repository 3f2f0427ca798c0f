import { expect, test } from 'vitest';
import { cheapestOf } from '../../src/mechanics/cheapest.js';

test('of moves that do the same the cheapest is kept, the first of equals; moves of their own are all kept', () => {
  const moves = [{ does: 'a', costs: 3 }, { does: null, costs: 9 }, { does: 'b', costs: 2 }, { does: 'a', costs: 1 }, { does: 'b', costs: 2, late: true }, { does: null, costs: 9 }];
  expect(cheapestOf(moves, ({ does }) => does, ({ costs }) => costs)).toEqual([{ does: null, costs: 9 }, { does: null, costs: 9 }, { does: 'a', costs: 1 }, { does: 'b', costs: 2 }]);
});
