import { describe, expect, test } from 'vitest';
import { candidates, pileProblem, putInOrder, putUnder, putUnderMixed, takeOut, takeTop, topUnder, unseen, type Pile } from '../../src/mechanics/piles.js';

const isCard = (id: string): boolean => /^c\d\d$/.test(id);

describe('face-down piles', () => {
  test('an unseen entry may be any card of the pool, a known one is itself', () => {
    expect(unseen(3)).toEqual(['?', '?', '?']);
    expect(candidates('?', [], ['c01', 'c02'])).toEqual(['c01', 'c02']);
    expect(candidates('c05', [], ['c01', 'c02'])).toEqual(['c05']);
    expect(candidates('?2', [['c03', 'c04'], ['c06', 'c07']], ['c01'])).toEqual(['c06', 'c07']);
  });

  test('the top card leaves the pile and the pool', () => {
    const pile: Pile = { cards: ['?', '?', 'c09'], mixed: [] };
    const pool = ['c01', 'c02', 'c03'];
    takeTop(pile, pool, 'c02');
    expect([pile.cards, pool]).toEqual([['?', 'c09'], ['c01', 'c03']]);
    takeTop(pile, pool, 'c03');
    takeTop(pile, pool, 'c09');
    expect([pile.cards, pool]).toEqual([[], ['c01']]);
  });

  test('cards go under the pile in the order in which they come', () => {
    const pile: Pile = { cards: ['?'], mixed: [] };
    putUnder(pile, 'c05');
    putUnder(pile, 'c02');
    expect(pile.cards).toEqual(['?', 'c05', 'c02']);
    topUnder(pile);
    expect(pile.cards).toEqual(['c05', 'c02', '?']);
  });

  test('shuffled cards are known, their order is not; the last of them is', () => {
    const pile: Pile = { cards: ['?'], mixed: [] };
    putUnderMixed(pile, ['c07', 'c03', 'c05']);
    expect(pile).toEqual({ cards: ['?', '?1', '?1', '?1'], mixed: [['c03', 'c05', 'c07']] });
    topUnder(pile);
    takeTop(pile, [], 'c05');
    expect(pile).toEqual({ cards: ['?1', '?1', '?'], mixed: [['c03', 'c07']] });
    takeTop(pile, [], 'c07');
    expect(pile).toEqual({ cards: ['c03', '?'], mixed: [[]] });
    putUnderMixed(pile, ['c10', 'c09']);
    expect(pile).toEqual({ cards: ['c03', '?', '?1', '?1'], mixed: [['c09', 'c10']] });
    putUnderMixed(pile, ['c12', 'c11']);
    expect(pile.mixed).toEqual([['c09', 'c10'], ['c11', 'c12']]);
    expect(pile.cards.slice(4)).toEqual(['?2', '?2']);
  });

  test('a single card, or none, is not shuffled', () => {
    const pile: Pile = { cards: [], mixed: [] };
    putUnderMixed(pile, []);
    putUnderMixed(pile, ['c01']);
    expect(pile).toEqual({ cards: ['c01'], mixed: [] });
  });

  test('lists of ids stay in order', () => {
    const ids = ['c02', 'c05', 'c09'];
    takeOut(ids, 'c05');
    putInOrder(ids, 'c07');
    putInOrder(ids, 'c01');
    putInOrder(ids, 'c10');
    expect(ids).toEqual(['c01', 'c02', 'c07', 'c09', 'c10']);
    takeOut(ids, 'c10');
    takeOut(ids, 'c01');
    expect(ids).toEqual(['c02', 'c07', 'c09']);
  });

  test('a pile that cannot be is told', () => {
    expect(pileProblem({ cards: ['?', 'c01', '?1', '?1'], mixed: [['c02', 'c03']] }, isCard)).toBeNull();
    expect(pileProblem({ cards: [], mixed: [[]] }, isCard)).toBeNull();
    expect(pileProblem({ cards: ['x'], mixed: [] }, isCard)).toContain('"x"');
    expect(pileProblem({ cards: ['?1'], mixed: [] }, isCard)).toContain('"?1"');
    expect(pileProblem({ cards: ['?1'], mixed: [['c02']] }, isCard)).toContain('one card only');
    expect(pileProblem({ cards: ['?1', '?1'], mixed: [['c02']] }, isCard)).toContain('2 entries');
  });
});
