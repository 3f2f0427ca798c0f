// A position in numbers: what learners see must tell apart what matters, and nothing that is hidden.
import { describe as group, expect, test } from 'vitest';
import { newDescription } from '../../../src/mechanics/description.js';
import { standardPack, voyages, type ArrangedPlayer, type State } from '../../../src/voyages/index.js';
import { CHARACTER_IDS, CITIES, LOCATION_IDS } from '../../../src/voyages/content/ids.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { describe } from '../../../src/voyages/play/description.js';
import { knownOf } from '../../../src/voyages/play/known.js';
import { standardWeights } from '../../../src/voyages/play/weights.js';
import { turn } from '../helpers.js';
import { describesAlike, walked } from '../../mechanics/described.js';

const known = knownOf(tablesOf(standardPack()), standardWeights);
const goals = ['g01', 'g08'];

function numbersOf(table: Parameters<typeof describe>[1], seat = 0): number[] {
  const out = newDescription(256);
  describe(known, table, seat, out);
  return [...out.numbers.subarray(0, out.length)];
}

const of = (me: ArrangedPlayer, rest: Parameters<typeof turn>[1] = {}): number[] => numbersOf(turn({ goals, ...me }, { round: 3, ...rest }).state);

/** The positions of a random game once everybody has a character and a figure. */
const walk = (seed: string, config: object): State[] => walked(voyages, seed, config, (state: State) => state.players.every(({ figures, goals: held }) => figures.length > 0 && held.length === 2));

group('a position in numbers', () => {
  const games = [walk('one', { seats: 4, characters: ['niccolo-marco', 'johannes', 'wilhelm', 'kubilai'] }), walk('two', { seats: 2 }), walk('three', { seats: 3, characters: ['raschid', 'matteo', 'mercator'] })];

  describesAlike(voyages, games, numbersOf, 4);

  test('tells apart what a seat has', () => {
    const others: readonly ArrangedPlayer[] = [
      {}, { coin: 1 }, { camel: 1 }, { pepper: 1 }, { silk: 1 }, { gold: 1 }, { dice: ['own4'] }, { dice: ['own5'] }, { contracts: ['c20'] }, { contracts: ['c05'] }, { contracts: ['c20', 'c05'] }, { completed: 2 },
      { goals: ['g01', 'g09'] }, { goals: ['g02', 'g08'] }, ...CITIES.map((city) => ({ posts: [city] })), ...LOCATION_IDS.slice(1).map((place) => ({ figures: [place] })), ...CHARACTER_IDS.slice(1).filter((id) => id !== 'niccolo-marco').map((character) => ({ character })),
    ];
    expect(new Set(others.map((one) => of(one).join())).size).toBe(others.length);
    expect(of({}, { round: 2 })).not.toEqual(of({}));
  });

  test('it makes no difference in which order contracts and posts came', () => {
    expect(of({ contracts: ['c20', 'c05'], gold: 3 })).toEqual(of({ contracts: ['c05', 'c20'], gold: 3 }));
    expect(of({ posts: ['moscow', 'xian'] })).toEqual(of({ posts: ['xian', 'moscow'] }));
  });

  test('what is missing of a contract is counted from what is there', () => {
    // c20 costs 2 camels, 2 pepper and 3 gold.
    const missing = ({ camel, pepper, gold }: ArrangedPlayer): number => {
      const [some, all] = [{ camel: 0, pepper: 0, gold: 0, silk: 0, coin: 0 }, { contracts: ['c20'] }].map((one) => ({ ...one, camel: camel ?? 0, pepper: pepper ?? 0, gold: gold ?? 0 }));
      return of({ ...some, ...all }).reduce((sum, number, at) => sum + Math.abs(number - of(some!)[at]!), 0);
    };
    expect(missing({ camel: 0 })).toBeGreaterThan(missing({ camel: 2 }));
    expect(missing({ gold: 0 })).toBeGreaterThan(missing({ gold: 3 }));
  });
});
