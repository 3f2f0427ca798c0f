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
