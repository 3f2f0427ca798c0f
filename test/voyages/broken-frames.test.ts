import { expect, test } from 'vitest';
import { copyOf } from '../../src/index.js';
import { voyages } from '../../src/voyages/index.js';
import { scenario } from '../../src/testing/scenario.js';

test('goods can be chosen for a bonus or a city card only: a frame that names something else is no state', () => {
  const position = scenario(voyages, { cityCards: { moscow: 'k16' }, players: [{ posts: ['moscow'], coin: 9, dice: ['own1'] }, {}] }).play('cityCard k16 1 own1');
  const broken = copyOf(position.state);
  expect(voyages.validate(broken).ok).toBe(true);
  const frame = broken.frames.find(({ kind }) => kind === 'chooseGoods') as { from: string };
  expect(frame.from).toBe('k16');
  frame.from = 'nowhere';
  expect(voyages.validate(broken).ok).toBe(false);
});
