import { describe, expect, test } from 'vitest';
import { isOffered, offered, type AnyMove } from '../../src/index.js';
import { drawn } from '../../src/kernel/offers.js';

interface Step extends AnyMove { readonly kind: 'step'; readonly to: string }
const step = (to: string): Step => ({ kind: 'step', to });

const mixed = () => {
  const offers = offered<Step>();
  offers.add(step('a'));
  offers.all([step('b'), step('c')]);
  offers.all([]);
  offers.add(step('d'));
  return offers;
};

describe('offers', () => {
  test('are counted, listed and found in the order in which they were made', () => {
    const offers = mixed();
    expect(offers.count()).toBe(4);
    expect(offers.list().map(({ to }) => to).join('')).toBe('abcd');
    expect([0, 1, 2, 3].map((place) => offers.at(place).to).join('')).toBe('abcd');
    expect(() => offers.at(4)).toThrow(RangeError);
  });

  test('are drawn from as a list would be', () => {
    const offers = mixed();
    for (const number of [0, 0.2499, 0.25, 0.5, 0.749, 0.75, 0.9999]) expect(drawn(offers, () => number)).toBe(offers.list()[Math.floor(number * 4)]);
  });

  test('hold a move that is equal to one of them', () => {
    expect(isOffered(mixed(), step('c'))).toBe(true);
    expect(isOffered(mixed(), step('e'))).toBe(false);
  });

  test('can be cleared and made again', () => {
    const offers = mixed();
    offers.clear();
    expect([offers.count(), offers.list()]).toEqual([0, []]);
    offers.add(step('z'));
    expect(offers.at(0)).toEqual(step('z'));
  });

  test('in a run are made when they are asked for, and only those', () => {
    const made: string[] = [];
    const make = (place: number, letters: string, mark: string): Step => {
      made.push(`${letters[place]}${mark}`);
      return step(`${letters[place]}${mark}`);
    };
    const offers = offered<Step>();
    offers.add(step('a'));
    offers.run(3, make, 'bcd', '!');
    offers.run(0, make, 'none', '!');
    offers.run(2, (place) => step(String(place)));
    expect([offers.count(), made]).toEqual([6, []]);
    expect(offers.at(2)).toEqual(step('c!'));
    expect(made).toEqual(['c!']);
    expect(drawn(offers, () => 0.7)).toEqual(step('0'));
    expect(offers.list().map(({ to }) => to)).toEqual(['a', 'b!', 'c!', 'd!', '0', '1']);
    offers.clear();
    offers.add(step('z'));
    expect(offers.list()).toEqual([step('z')]);
  });

  test('that are one ready-made run are handed out in a list of their own, so that nobody changes the run', () => {
    const run = [step('a'), step('b')];
    const offers = offered<Step>();
    offers.all(run);
    expect(offers.list()).toEqual(run);
    (offers.list() as Step[]).pop();
    expect(run.map(({ to }) => to)).toEqual(['a', 'b']);
  });
});

describe('a list of offers', () => {
  type Move = { kind: 'number'; n: number };
  const made = (place: number, from: number): Move => ({ kind: 'number', n: from + place });
  const numbers = (list: readonly Move[]): number[] => list.map(({ n }) => n);

  test('holds moves, lists and runs, and stays as it is when others are offered', () => {
    const offers = offered<Move>();
    offers.add({ kind: 'number', n: 1 });
    offers.all([made(0, 2), made(0, 3)]);
    offers.run(2, made, 4);
    offers.run(0, made, 9);
    const first = offers.list();
    expect(numbers(first)).toEqual([1, 2, 3, 4, 5]);
    offers.clear();
    offers.run(1, made, 7);
    expect(numbers(offers.list())).toEqual([7]);
    expect(numbers(first)).toEqual([1, 2, 3, 4, 5]);
  });

  test('takes a run that is remembered as it is, while a draw makes one move of it', () => {
    const ready = Object.freeze([made(0, 1), made(0, 2), made(0, 3)]);
    const asked: string[] = [];
    const source = {
      nth: (place: number, from: number): Move => { asked.push(`${place} of ${from}`); return made(place, from); },
      all: (from: number): readonly Move[] => { asked.push(`all of ${from}`); return ready; },
    };
    const offers = offered<Move>();
    offers.add(made(0, 0));
    offers.run(3, source, 1);
    expect(offers.count()).toBe(4);
    expect(numbers([offers.at(2)])).toEqual([2]);
    expect(numbers(offers.list())).toEqual([0, 1, 2, 3]);
    expect(offers.list()[1]).toBe(ready[0]);
    expect(asked).toEqual(['1 of 1', 'all of 1', 'all of 1']);
  });

  test('is a copy of what is ready-made when there is more than that', () => {
    const offers = offered<Move>();
    const ready = Object.freeze([made(0, 1), made(0, 2)]);
    offers.all([]);
    offers.all(ready);
    offers.all(ready);
    expect(numbers(offers.list())).toEqual([1, 2, 1, 2]);
    offers.clear();
    offers.all(ready);
    offers.add(made(0, 3));
    expect(numbers(offers.list())).toEqual([1, 2, 3]);
  });
});

test('there is no offer behind the last, nor what was offered before the recorder was cleared', () => {
  const offers = offered<Step>();
  expect(() => offers.at(0)).toThrow('there is no offer 0 among 0');
  for (const to of ['a', 'b', 'c']) offers.add(step(to));
  expect(() => offers.at(3)).toThrow('there is no offer 3 among 3');
  offers.clear();
  offers.add(step('z'));
  for (const place of [1, 2]) expect(() => offers.at(place)).toThrow(`there is no offer ${place} among 1`);
  offers.clear();
  offers.all([step('y')]);
  for (const place of [1, 2]) expect(() => offers.at(place)).toThrow(`there is no offer ${place} among 1`);
  expect(offers.list()).toEqual([step('y')]);
});

test('a run of none, or of less than none, offers nothing', () => {
  const offers = offered<Step>();
  for (const count of [0, -1, -5]) offers.run(count, (place) => step(String(place)));
  offers.all([]);
  expect([offers.count(), offers.list()]).toEqual([0, []]);
  offers.add(step('a'));
  expect([offers.count(), offers.list(), offers.at(0)]).toEqual([1, [step('a')], step('a')]);
});
