import { expect, test } from 'vitest';
import { content } from '../../../src/marco-polo-2/faces/index.js';
import { naming, strangeSymbols, thing, thingsOf, wrongSymbols } from '../../words/faces.js';

test('MP2-GEN-2, MP2-PAY-3: resources are coins, camels, points and four goods, of which jade pays for others', () => {
  expect(thingsOf(content, 'resource', 'resource').map(({ id }) => id).sort()).toEqual(['camel', 'coin', 'gold', 'jade', 'pepper', 'silk', 'vp']);
  expect(naming(content, 'MP2-PAY-3')).toEqual(['jade']);
  expect(naming(content, 'MP2-GEN-2')).toEqual(['camel', 'coin', 'gold', 'pepper', 'silk', 'vp']);
});

// A pack of one's own may print shields, and Möngke Khan's oases are told in words alone.
test('every symbol that is shown is a component, and every one is shown but two', () => {
  expect(strangeSymbols(content)).toEqual(['nothing shows shieldPlus', 'nothing shows oases']);
  expect(thingsOf(content, 'resource').filter(({ id, icons, provenance }) => icons.join() !== id || provenance !== 'seed')).toEqual([]);
  expect(thingsOf(content, 'resource').filter(({ group }) => !['resource', 'symbol'].includes(group))).toEqual([]);
});

test('components show the symbols of their faces, and tracks of points VP', () => {
  expect(wrongSymbols(content, ({ id, kind }) => (kind === 'resource' ? [id] : kind === 'track' && id !== 'rounds' ? ['vp'] : []))).toEqual([]);
});

// MP2-ICON-6: an icon means the same on every component, so what it means is told wherever it is shown.
test.each([
  ['MP2-ICON-2', 'contractTop'], ['MP2-ICON-3', 'contractCity'], ['MP2-ICON-4', 'move'], ['MP2-ICON-5', 'move'], ['MP2-ICON-8', 'blackDie'], ['MP2-ICON-9', 'copyCityBonus'], ['MP2-PAY-9', 'distinctGoods'], ['MP2-SEAL-4', 'seal'],
])('MP2-ICON-6, %s: explains %s, wherever it is shown', (rule, symbol) => {
  expect(naming(content, rule)).toEqual(content.things.filter(({ icons }) => icons.includes(symbol)).map(({ id }) => id).sort());
  expect(thing(content, 'resource', symbol).group).toBe('symbol');
});

test('MP2-ICON-1, MP2-ICON-7, MP2-POST-5, MP2-CARD-12, MP2-SEAL-3: goods of choice, shields, posts, bonuses and seals', () => {
  const showing = (...symbols: readonly string[]) => content.things.filter(({ icons }) => symbols.some((symbol) => icons.includes(symbol))).map(({ id }) => id);
  expect(naming(content, 'MP2-ICON-1')).toEqual(showing('anyGood', 'distinctGoods').sort());
  for (const [rule, symbol] of [['MP2-ICON-7', 'shieldPlus'], ['MP2-POST-5', 'extraPost'], ['MP2-CARD-12', 'ownCityBonus'], ['MP2-SEAL-3', 'seal']] as const) expect(naming(content, rule)).toEqual(expect.arrayContaining(showing(symbol)));
});
