// Moves out of several lists, offered as one run.
import { expect, test } from 'vitest';
import { offered, type AnyMove } from '../../src/index.js';
import { joined, offerJoined } from '../../src/mechanics/joined.js';

const step = (to: string): AnyMove => ({ kind: 'step', to }) as AnyMove;
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(step) as [AnyMove, AnyMove, AnyMove, AnyMove, AnyMove];

test('are counted, listed and found one list after the other, behind what was offered before', () => {
  const offers = offered<AnyMove>();
  offers.add(a);
  offerJoined(offers, joined([[], [b, c], [], [d]]));
  offers.add(e);
  expect([offers.count(), offers.list()]).toEqual([5, [a, b, c, d, e]]);
  expect([0, 1, 2, 3, 4].map((place) => offers.at(place))).toEqual([a, b, c, d, e]);
});

test('no lists, and empty ones, are no moves', () => {
  const offers = offered<AnyMove>();
  offerJoined(offers, joined([]));
  offerJoined(offers, joined([[], []]));
  expect([offers.count(), offers.list()]).toEqual([0, []]);
});
