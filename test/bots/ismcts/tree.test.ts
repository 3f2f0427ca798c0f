// The tree of a search: edges stand where their moves stand in the world at hand.
import { expect, test } from 'vitest';
import { addEdge, align, newNode } from '../../../src/bots/ismcts/tree.js';

const [a, b, c] = [{ kind: 'a' }, { kind: 'b' }, { kind: 'c', to: ['x'] }];

test('edges are found again wherever their moves stand, and are not there where they do not', () => {
  const node = newNode(0, 'turn');
  align(node, [a, b, c]);
  const [first, last] = [addEdge(node, 0, 0.5), addEdge(node, 2, 0.5)];
  expect([node.aligned, node.tried]).toEqual([[first, null, last], 2]);
  align(node, [b, structuredClone(c), a]);
  expect([node.aligned, node.tried]).toEqual([[null, last, first], 2]);
  align(node, [b, a]);
  expect([node.aligned, node.tried]).toEqual([[null, first], 1]);
  align(node, [a, b, c]);
  expect([node.aligned, node.tried]).toEqual([[first, null, last], 2]);
});

test('where a game lists a move twice, as many edges are counted as are there: else a search would look for ever', () => {
  const node = newNode(0, 'turn');
  align(node, [a, a]);
  addEdge(node, 0, 0.5);
  addEdge(node, 1, 0.5);
  for (const moves of [[b, a], [a, a], [c, a, b, a]]) {
    align(node, moves);
    expect(node.aligned.filter((edge) => edge !== null)).toHaveLength(node.tried);
    expect(node.tried).toBe(moves.filter((move) => move === a).length);
  }
});
