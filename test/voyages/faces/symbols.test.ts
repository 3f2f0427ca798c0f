import { expect, test } from 'vitest';
import { content } from '../../../src/voyages/faces/index.js';
import { naming, strangeSymbols, thing, thingsOf, wrongSymbols } from '../../words/faces.js';

test('VOY-GEN-4, VOY-ICON-1: resources are coins, camels, points and three goods', () => {
  expect(thingsOf(content, 'resource', 'resource').map(({ id }) => id).sort()).toEqual(['camel', 'coin', 'gold', 'pepper', 'silk', 'vp']);
  expect(naming(content, 'VOY-ICON-1')).toEqual(['camel', 'coin', 'gold', 'pepper', 'silk']);
  expect(naming(content, 'VOY-GEN-8')).toEqual(['vp']);
});

test('VOY-GEN-3: every symbol that is shown is a component, and every one is shown', () => {
  expect(strangeSymbols(content)).toEqual([]);
  expect(thingsOf(content, 'resource').filter(({ id, icons, provenance }) => icons.join() !== id || provenance !== 'seed')).toEqual([]);
  expect(thingsOf(content, 'resource').filter(({ group }) => !['resource', 'symbol'].includes(group))).toEqual([]);
});

test('components show the symbols of their faces, and tracks of points VP', () => {
  expect(wrongSymbols(content, ({ id, kind }) => (kind === 'resource' ? [id] : kind === 'track' && id !== 'rounds' ? ['vp'] : []))).toEqual([]);
});

// What a symbol means is told wherever it is shown.
test.each([['VOY-ICON-2', 'anyGood'], ['VOY-ICON-3', 'distinctGoods'], ['VOY-ICON-4', 'contract'], ['VOY-ICON-6', 'move'], ['VOY-ICON-8', 'blackDie'], ['VOY-ICON-9', 'otherCityBonus'], ['VOY-CARD-13', 'ownCityBonus']])('%s: explains %s, wherever it is shown', (rule, symbol) => {
  expect(naming(content, rule)).toEqual(content.things.filter(({ icons }) => icons.includes(symbol)).map(({ id }) => id).sort());
  expect(thing(content, 'resource', symbol).group).toBe('symbol');
});
