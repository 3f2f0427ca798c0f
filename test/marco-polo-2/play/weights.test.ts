import { expect, test } from 'vitest';
import { characters } from '../../../src/marco-polo-2/content/characters.js';
import { characterWorth } from '../../../src/marco-polo-2/play/weights.js';

test('characters are judged beside one another: all of the game, and what some make more the others make less', () => {
  expect(Object.keys(characterWorth).sort()).toEqual(characters.map(({ id }) => id).sort());
  const points = Object.values(characterWorth);
  expect(Math.abs(points.reduce((sum, one) => sum + one, 0) / points.length)).toBeLessThan(1);
});
