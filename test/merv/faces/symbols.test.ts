import { expect, test } from 'vitest';
import { content } from '../../../src/merv/faces/index.js';
import { naming, strangeSymbols, thing, thingsOf, wrongSymbols } from '../../words/faces.js';

test('MERV-COMP-5, MERV-COMP-6, MERV-COMP-9: cubes, camels, scrolls and goods', () => {
  expect(thingsOf(content, 'resource', 'resource').map(({ id }) => id).sort()).toEqual(['camel', 'common', 'influence', 'orange', 'purple', 'rare', 'sand', 'scroll', 'teal', 'vp', 'white']);
  const symbols = { ...content, things: thingsOf(content, 'resource') };
  expect(['MERV-COMP-5', 'MERV-TERM-10', 'MERV-TERM-9', 'MERV-COMP-6', 'MERV-COMP-12', 'MERV-COMP-9', 'MERV-MARKET-7', 'MERV-END-3'].map((rule) => naming(symbols, rule))).toEqual([
    ['orange', 'purple', 'sand', 'teal', 'white'], ['orange', 'purple', 'sand', 'teal', 'white'], ['white'], ['camel'], ['camel'], ['common', 'rare', 'scroll'], ['common', 'rare'], ['vp'],
  ]);
});

test('MERV-CARAV-11, MERV-CARAV-12, MERV-CARAV-13, MERV-CARAV-14, MERV-END-2: four spices', () => {
  const spices = thingsOf(content, 'resource', 'spice');
  expect(spices.map(({ id, rules }) => [id, rules])).toEqual([['ginger', 11], ['juniper', 12], ['cinnamon', 13], ['pepper', 14]].map(([id, rule]) => [id, [`MERV-CARAV-${rule}`, 'MERV-END-2']]));
});

test('every symbol that is shown is a component, and every one is shown; any cube and any good are told in words', () => {
  const named = (id: string): boolean => ['anyCube', 'anyGood', 'caravansary', 'palace', 'library', 'marketplace', 'mosque', 'wall'].some((word) => id.startsWith(`${word} is`));
  expect(strangeSymbols(content).filter((told) => !named(told))).toEqual([]);
  expect(thingsOf(content, 'resource').filter(({ id, icons, provenance }) => icons.join() !== id || provenance !== 'seed')).toEqual([]);
  expect(thingsOf(content, 'resource').filter(({ group }) => !['resource', 'spice', 'symbol'].includes(group))).toEqual([]);
});

test('components show the symbols of their faces, or those they are about', () => {
  const own: Readonly<Record<string, readonly string[]>> = { favour: ['favour', 'vp'], influence: ['influence', 'vp'], spiceSets: ['vp'] };
  const found = wrongSymbols(
    { ...content, things: content.things.filter(({ group }) => group !== 'caravanCard') },
    ({ id, kind, group, facts }) => (kind === 'resource' ? [id] : kind === 'track' ? own[id] ?? [] : group === 'hall' ? [String(facts['colour']), 'vp'] : group === 'soloCard' || (group === 'breakthrough' && Number(facts['level']) < 3) ? [id.replace(/^solo:|^bt\d-/, '')] : []),
  );
  expect(found).toEqual([]);
});

// What a symbol means is told wherever it is shown.
test.each([
  ['MERV-TERM-9', 'white'], ['MERV-CAMEL-7', 'caravanCard'], ['MERV-CAMEL-9', 'mosqueStep'], ['MERV-SOLD-1', 'soldier'], ['MERV-MOSQUE-11', 'freeWall'], ['MERV-PALACE-6', 'freeCourtier'], ['MERV-SCORE-11', 'mosqueBuildings4'], ['MERV-BREAK-6', 'freePost'], ['MERV-FAV-1', 'favour'], ['MERV-INFL-1', 'influence'],
  ['MERV-LIB-2', 'scroll'], ['MERV-UPG-2', 'whiteUpgrade'], ['MERV-UPG-3', 'bonusUpgrade'], ['MERV-MOSQUE-9', 'scoringTile'],
])('%s: explains %s, wherever it is shown', (rule, symbol) => {
  const showing = content.things.filter(({ icons }) => icons.includes(symbol)).map(({ id }) => id);
  expect(naming(content, rule)).toEqual(expect.arrayContaining(showing));
  expect(thing(content, 'resource', symbol).rules).toContain(rule);
  expect(thing(content, 'resource', symbol).group).toBe(['white', 'influence', 'scroll'].includes(symbol) ? 'resource' : 'symbol');
});
