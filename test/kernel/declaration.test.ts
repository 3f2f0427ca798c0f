// What lies on the table, declared: what cannot be declared is refused at once.
import { expect, test } from 'vitest';
import { choice, home, integer, list, object, perSeat, secret, state, stock } from '../../src/index.js';
import { copied, dealt, gathered, hidden, hiddenAmong, inOrder, kept, sumOf } from '../../src/kernel/derived.js';

const card = choice(['date', 'fig', 'olive']);
const cards = list(card, { most: 3 });
const hands = (how: Parameters<typeof secret>[1]) => perSeat({ hand: secret(cards, how) }, { least: 2, most: 3 });

test('only a list can be secret, and only what belongs to a seat', () => {
  expect(() => secret(card as never, { among: 'deck', until: 'over' })).toThrow('only a list can be secret');
  expect(() => state({ deck: cards, hidden: secret(cards, { among: 'deck', until: 'over' }) })).toThrow('"hidden" is secret, but belongs to no seat');
  expect(() => state({ deck: cards, players: hands({ among: 'deck', until: 'over' }) })).not.toThrow();
});

test('what is secret is so among lists of the state, and among several only where it is said how they are dealt', () => {
  expect(() => state({ deck: cards, players: hands({ among: 'pile', until: 'over' }) })).toThrow('"players.hand" is secret among "pile", which is no list of the state');
  expect(() => state({ deck: card, players: hands({ among: 'deck', until: 'over' }) })).toThrow('"players.hand" is secret among "deck", which is no list of the state');
  const several = { among: { pools: ['deck', 'pile'] }, until: 'over' } as never;
  expect(() => state({ deck: cards, pile: cards, players: hands(several) })).toThrow('"players.hand" is secret among several lists: say how it is dealt');
  expect(() => state({ deck: cards, pile: cards, players: hands({ ...(several as object), deal: () => ({}) } as never) })).not.toThrow();
  expect(() => state({ deck: cards, players: hands({ among: { pools: ['deck'] }, until: 'over' } as never) })).not.toThrow();
});

test('a view shows a secret list with gaps, all else as it is', () => {
  const { seen } = hands({ among: 'deck', until: 'over' });
  expect([seen.check([{ hand: [null, 'fig'] }, { hand: [] }]), seen.check([{ hand: [null, null] }, { hand: ['date'] }])]).toEqual([null, null]);
  expect(seen.check([{ hand: [null, 'reed'] }, { hand: [] }])?.path).toEqual([0, 'hand', 1]);
  expect(hands({ among: 'deck', until: 'over' }).check([{ hand: [null] }, { hand: [] }])?.path).toEqual([0, 'hand', 0]);
  expect(object({ water: integer(0, 3) }).check({ water: 4 })?.path).toEqual(['water']);
});

test('ids are gathered from places, gaps and others left out; numbers are added up', () => {
  const found = ['palm'];
  gathered(found, ['date', null, 'fig']);
  gathered(found, ['star', 'reed'], (id) => id === 'reed');
  gathered(found, []);
  expect(found).toEqual(['palm', 'date', 'fig', 'reed']);
  expect([sumOf([]), sumOf([3]), sumOf([1, 2, 4])]).toEqual([0, 3, 7]);
});

test('what a view hides goes into the pool it cannot be told apart from, and leaves a gap', () => {
  const pool = ['palm'];
  expect(hidden(['date', 'fig'], pool)).toEqual([null, null]);
  expect(pool).toEqual(['palm', 'date', 'fig']);
  const [sweet, other]: [string[], string[]] = [['date'], []];
  expect(hiddenAmong(['fig', 'reed', 'olive'], (id) => (id === 'fig' ? sweet : other))).toEqual([null, null, null]);
  expect([sweet, other]).toEqual([['date', 'fig'], ['reed', 'olive']]);
  expect([hidden([], pool), hiddenAmong([], () => pool), pool]).toEqual([[], [], ['palm', 'date', 'fig']]);
});

test('pools are put in order; gaps are filled out of them, in order too', () => {
  const sorted = (...ids: number[]): number[] => { inOrder(ids); return ids; };
  expect([sorted(), sorted(3), sorted(3, 1, 2), sorted(2, 2, 1), sorted(1, 2, 3), sorted(5, 4, 3, 2, 1)]).toEqual([[], [3], [1, 2, 3], [1, 2, 2], [1, 2, 3], [1, 2, 3, 4, 5]]);
  const pool = [1, 4, 6, 9];
  expect(dealt([5, null, 2, null], pool, () => 0.5)).toEqual([2, 4, 5, 6]);
  expect(pool).toEqual([1, 9]);
  expect([dealt([], pool, () => 0), dealt([7, 3], pool, () => 0), pool]).toEqual([[], [3, 7], [1, 9]]);
});

test('a list that holds the same stays the old one; a copy is another one', () => {
  const before = [1, 2];
  expect([kept(before, [1, 2]), kept(before, before)].map((list) => list === before)).toEqual([true, true]);
  for (const after of [[1, 3], [0, 2], [1], [1, 2, 3], []]) expect(kept(before, after)).toBe(after);
  const copy = copied(before);
  expect([copy, copy === before, copied([])]).toEqual([[1, 2], false, []]);
});

test('what a place holds and what is counted is noted beside the form, and beside what was noted before', () => {
  const isFig = (entry: never): boolean => entry === 'fig';
  const noted = stock('coin', stock('water', home('fig', home('fruit', cards, { each: true }), { is: isFig }), { each: true }));
  expect(noted.notes).toEqual({
    homes: [{ component: 'fruit', each: true, is: null }, { component: 'fig', each: false, is: isFig }],
    stocks: [{ component: 'water', each: true }, { component: 'coin', each: false }],
  });
  expect([noted.form, noted.json, cards.notes]).toEqual([cards.form, cards.json, undefined]);
  const hand = home('fruit', secret(cards, { among: 'deck', until: 'over' }));
  expect(hand.notes).toMatchObject({ homes: [{ component: 'fruit', each: false, is: null }], secret: { among: 'deck', until: 'over' } });
});
