import { expect, test } from 'vitest';
import { distance, nearest } from '../../src/kernel/nearest.js';

test('the distance of two words counts letters changed, put in, left out and exchanged', () => {
  expect([distance('camel', 'camel'), distance('camle', 'camel'), distance('caml', 'camel'), distance('camels', 'camel'), distance('kamel', 'camel'), distance('', 'ab')]).toEqual([0, 1, 1, 1, 1, 2]);
});

test('near words come nearest first, far ones not at all', () => {
  expect(nearest('replya', ['play', 'replay', 'repay'])).toEqual(['replay', 'repay']);
  expect(nearest('chess', ['play', 'replay'])).toEqual([]);
});

test('the beginning of a word is near it', () => {
  expect(nearest('cont', ['contractC24', 'play'])).toEqual(['contractC24']);
});

test('of near words at most three are named, whatever their case; one letter in three may differ', () => {
  expect(nearest('CAMEL', ['camels', 'camel', 'camles', 'kamel', 'canal'])).toEqual(['camel', 'camels', 'kamel']);
  expect(nearest('CAMEL', ['camel', 'camels', 'kamel'], 1)).toEqual(['camel']);
  expect([nearest('date', ['dote']), nearest('date', ['doto'])]).toEqual([['dote'], []]);
  expect([nearest('figtre', ['fxgxxe']), nearest('figtre', ['fxgtxe'])]).toEqual([[], ['fxgtxe']]);
  // The beginning of a word has three letters at least.
  expect([nearest('con', ['contractC24']), nearest('co', ['contractC24'])]).toEqual([['contractC24'], []]);
});

test('exchanged are neighbours alone, and only with each other', () => {
  expect([distance('ab', 'ba'), distance('ab', 'ca'), distance('ab', 'bc'), distance('abc', 'cba'), distance('date', 'adte'), distance('date', 'daet')]).toEqual([1, 2, 2, 2, 1, 1]);
  expect([distance('a', 'ba'), distance('ab', 'b'), distance('a', 'a'), distance('b', 'a'), distance('', ''), distance('abcd', '')]).toEqual([1, 1, 0, 1, 0, 4]);
});
