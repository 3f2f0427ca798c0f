// A position in numbers: what learners see must tell apart what matters, and nothing that is hidden.
import { describe as group, expect, test } from 'vitest';
import { newDescription } from '../../../src/mechanics/description.js';
import { marcoPolo2, type Arrangement, type State } from '../../../src/marco-polo-2/index.js';
import { characters } from '../../../src/marco-polo-2/content/characters.js';
import { standardPack as pack } from '../../../src/marco-polo-2/content/standard/index.js';
import { describe } from '../../../src/marco-polo-2/play/description.js';
import { knownOf } from '../../../src/marco-polo-2/play/known.js';
import { standardWeights } from '../../../src/marco-polo-2/play/weights.js';
import { position } from '../helpers.js';
import { describesAlike, walked } from '../../mechanics/described.js';

type Mine = NonNullable<Arrangement['players']>[number];
type Rest = Omit<Arrangement, 'players'>;

const known = knownOf(pack, marcoPolo2.content.id, standardWeights);

function numbersOf(table: Parameters<typeof describe>[1], seat = 0): number[] {
  const out = newDescription(512);
  describe(known, table, seat, out);
  return [...out.numbers.subarray(0, out.length)];
}

const of = (me: Mine, rest: Rest = {}, other: Mine = {}): number[] => numbersOf(position({ seats: 2, round: 3, ...rest, players: [{ goal: 'g01', ...me }, other] }).state);

/** The positions of a random game once everybody has kept a goal card. */
const walk = (seed: string, config: object): State[] => walked(marcoPolo2, seed, config, (state: State) => state.players.every(({ goals }) => goals.length === 1));

group('a position in numbers', () => {
  const games = [walk('one', { seats: 4, characters: ['mailin-tian-chin', 'mongke-khan', 'filippo-vitello', 'gantulga-od'] }), walk('two', { seats: 2 }), walk('three', { seats: 3, rulings: { firstGameCharacters: 'on' } })];

  describesAlike(marcoPolo2, games, numbersOf, 6);

  test('tells apart what a seat has', () => {
    const cities = pack.locations.filter(({ shield }) => shield !== null).map(({ id }) => id);
    const others: readonly Mine[] = [
      {}, { coin: 1 }, { camel: 1 }, { pepper: 1 }, { silk: 1 }, { gold: 1 }, { jade: 1 }, { dice: ['own4'] }, { dice: ['own5'] }, { dice: ['black4'] }, { contracts: ['c20'] }, { contracts: ['c05'] }, { contracts: ['c20', 'c05'] }, { completed: 2 },
      { goal: 'g02' }, { goal: 'g13' }, { shieldPlus: 1 }, ...pack.guildSeals.flatMap(({ id }): Mine[] => [{ seals: [id] }, { improved: [id] }]),
      ...cities.map((city): Mine => ({ posts: [city] })), ...pack.locations.slice(1).map(({ id }): Mine => ({ figure: id })), ...characters.map(({ id }): Mine => ({ character: id })),
      ...pack.outpostBonuses.map(({ id }): Mine => ({ character: 'filippo-vitello', outposts: [id] })),
    ];
    expect(new Set(others.map((one) => of(one).join())).size).toBe(others.length);
  });

  test('tells apart what lies on the table, and what others have completed', () => {
    const rests: readonly Rest[] = [{}, { round: 2 }, { round: 5 }, { nextFirst: 1 }, { blackDice: [] }, { outposts: { xian: 'outpost-gold' } }];
    expect(new Set(rests.map((rest) => of({}, rest).join())).size).toBe(rests.length);
    expect(of({}, {}, { completed: 2 })).not.toEqual(of({}));
    // What lies in a city is told once there is an own post.
    const posted = (rest: Rest, posts: string[]): number[] => of({ posts }, rest);
    for (const [city, one, other] of [['kashgar', { cityCards: { 'kashgar:0': 'k01' } }, { cityCards: { 'kashgar:0': 'k02' } }], ['lhasa', { markers: { lhasa: 'bonus-coins' } }, { markers: { lhasa: 'bonus-points' } }], ['xian', { contractPlaces: { 'xian:0': 'c01', 'xian:1': null } }, { contractPlaces: { 'xian:0': 'c34', 'xian:1': null } }]] as const) {
      expect(posted(one, [city]), city).not.toEqual(posted(other, [city]));
      expect(posted(one, []), city).toEqual(posted(other, []));
    }
  });

  test('it makes no difference in which order contracts, posts and seals came', () => {
    expect(of({ contracts: ['c20', 'c05'], gold: 3 })).toEqual(of({ contracts: ['c05', 'c20'], gold: 3 }));
    expect(of({ posts: ['pagan', 'xian'] })).toEqual(of({ posts: ['xian', 'pagan'] }));
    expect(of({ seals: ['farmer', 'tailor'] })).toEqual(of({ seals: ['tailor', 'farmer'] }));
  });

  test('MP2-TRAVEL-8: a seal brings cities nearer', () => {
    // From Pagan the sea route to Calicut takes a farmers' seal; that of spicers opens none from here.
    const changed = (seal: string, figure: string): number => of({ figure, seals: [seal] }).filter((number, at) => number !== of({ figure })[at]).length;
    expect(changed('farmer', 'pagan')).toBeGreaterThan(changed('farmer', 'xanadu'));
  });

  test('MP2-SCORE-4: each further shield is told, those of the goal card twice', () => {
    const differences = (posts: string[]): number => of({ goal: 'g02', posts }).reduce((sum, number, at) => sum + Math.abs(number - of({ goal: 'g02', posts: ['xanadu'] })[at]!), 0);
    // Kunming shows the sun as Xanadu does; Lhasa the rooster, which is on the card.
    expect(differences(['xanadu', 'lhasa'])).toBeGreaterThan(0);
    expect(of({ goal: 'g02', posts: ['xanadu', 'lhasa'] })).not.toEqual(of({ goal: 'g03', posts: ['xanadu', 'lhasa'] }));
  });
});
