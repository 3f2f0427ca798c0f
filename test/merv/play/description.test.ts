// A position in numbers: what learners see must tell apart what matters, and nothing that is hidden.
import { describe as group, expect, test } from 'vitest';
import { newDescription } from '../../../src/mechanics/description.js';
import { merv, type Arrangement, type State } from '../../../src/merv/index.js';
import { BREAKTHROUGHS, CITIES, CUBES, HALLS, SPICES } from '../../../src/merv/content/ids.js';
import { describe } from '../../../src/merv/play/description.js';
import { describesAlike, walked } from '../../mechanics/described.js';
import { at } from '../helpers.js';

type Mine = NonNullable<NonNullable<Arrangement['players']>[0]>;
type Rest = Omit<Arrangement, 'players'>;

function numbersOf(state: State, seat = 0): number[] {
  const out = newDescription(512);
  describe(state, seat, out);
  return [...out.numbers.subarray(0, out.length)];
}

const of = (me: Mine, rest: Rest = {}, other: Mine = {}): number[] => numbersOf(at({ seats: 2, year: 2, round: 2, turn: 1, order: [0, 1, 'courtier'], ...rest, players: { 0: me, 1: other } }).state);
const differs = (some: readonly (readonly number[])[]): void => { expect(new Set(some.map((one) => one.join())).size).toBe(some.length); };

/** The positions of a random game. */
const walk = (seed: string, seats: number): State[] => walked(merv, seed, { seats }, () => true);

group('a position in numbers', () => {
  describesAlike(merv, [walk('one', 4), walk('two', 2), walk('three', 3)] as never, numbersOf as never, 6);

  test('tells apart what a seat has', () => {
    const others: readonly Mine[] = [
      {}, ...CUBES.flatMap((cube): Mine[] => [{ cubes: { [cube]: 1 } }, { cubes: { [cube]: 2 } }]), { camel: 1 }, { camel: 2 }, { favour: 1 }, { favour: 3 }, { influence: 1 }, { influence: 9 }, { scroll: 1 }, { scroll: 2 }, { common: 1 }, { rare: 1 },
      ...SPICES.flatMap((spice): Mine[] => [{ cards: { [spice]: 1 } }, { cards: { [spice]: 2 } }]), ...HALLS.map((hall): Mine => ({ courtiers: { [hall]: 1 } })), ...CITIES.slice(0, 4).map((city): Mine => ({ posts: [city] })),
      ...BREAKTHROUGHS.slice(0, 8).map((tile): Mine => ({ breakthroughs: [tile] })), { mosque: 'L1-1' }, { mosque: 'L1-2' }, { mosque: 'L3-1' }, { mosque: 'L3-2' }, { mosque: 'L8' }, { tiles: ['library'] }, { tiles: ['palace'] },
    ];
    differs(others.map((one) => of(one)));
  });

  test('tells apart what time it is, what stands in the city, and what others have', () => {
    const rests: readonly Rest[] = [
      {}, { round: 3 }, { year: 3 }, { year: 1 }, { order: [1, 0, 'courtier'] }, { buildings: { r1c1: 0 } }, { buildings: { r1c1: 1 } }, { buildings: { r1c1: 0, r1c2: 0 } }, { buildings: { r1c1: 0, r2c2: 0 } },
      { buildings: { r1c1: 0 }, walls: { N1: 'any' } }, { buildings: { r1c1: 0 }, walls: { N1: 'any', W5: 'any' } }, { buildings: { r1c1: 0 }, soldiers: { r1c1: 0 } }, { buildings: { r1c1: 0 }, upgrades: { r1c1: 'white' } },
    ];
    differs(rests.map((rest) => of({}, rest)));
    differs([of({}), of({}, {}, { mosque: 'L5' }), of({}, {}, { scroll: 2 }), of({}, {}, { posts: ['rayy'] }), of({}, {}, { contracts: ['contract-1f-1'] })]);
  });

  test('MERV-INV-4, MERV-INV-5, MERV-INV-8: what protects a building, and what pays for it, lessens what the Mongols would take', () => {
    const end = { round: 4, year: 2, buildings: { r1c1: 0 }, sites: { r1c1: { colour: 'teal' } } } as const;
    const open = of({}, end);
    for (const [me, rest] of [[{}, { soldiers: { r1c1: 0 } }], [{}, { walls: { N1: 'any', W5: 'any' } }], [{ cubes: { teal: 1 } }, {}], [{ cubes: { white: 1 } }, {}]] as const) {
      const less = of(me, { ...end, ...rest }).filter((number, place) => number < open[place]!).length;
      expect(less, JSON.stringify([me, rest])).toBeGreaterThan(2);
    }
    // A cube of another colour pays for nothing.
    expect(of({ cubes: { sand: 1 } }, end).filter((number, place) => number < open[place]!)).toEqual([]);
  });
});
