import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/index.js';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';

const impossible: readonly (readonly [what: string, arrangement: object])[] = [
  ['an offer tile of another book', { offers: { I: 'II-1' } }],
  ['an offer tile on a book and on its pile', { offers: { I: 'I-1' }, nextOffers: { I: 'I-1' } }],
  ['four goal cards', { players: [{ goal: 'g01', returned: ['g02', 'g03', 'g04'] }] }],
  ['a goal card with two players', { players: [{ goal: 'g01' }, { goal: 'g01' }] }],
  ['twelve posts', { players: [{ posts: ['xanadu', 'fuzhou', 'pagan', 'kashgar', 'kabul', 'xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur', 'lhasa', 'calicut'] }] }],
  ['a post in an oasis', { players: [{ posts: ['oasis-gobi'] }] }],
  ['a city card at two places', { cityCards: { 'area:0': 'k03', 'area:1': 'k03' } }],
  ['a city card on the board and out of the game', { cityCards: { 'area:0': 'k03' }, goneCards: ['k03'] }],
  ['a contract in a city and with a player', { contractPlaces: { 'xian:0': 'c01' }, players: [{ contracts: ['c01'] }] }],
  ['a starting contract in a city', { contractPlaces: { 'xian:0': 's1' } }],
  ['a contract of no pack', { players: [{ contracts: ['c99'] }] }],
  ['a figure in a city of the first game', { players: [{ figure: 'venezia' }] }],
  ['a figure, and figures', { players: [{ figure: 'xian', figures: ['kabul'] }] }],
  ['a sixth own die', { players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1', 'own1'] }] }],
  ['a white die', { players: [{ dice: ['white2'] }] }],
  ['an outpost tile where somebody has been', { players: [{ posts: ['xian'] }], outposts: { xian: 'outpost-gold' } }],
  ['tiles kept by somebody else than Filippo Vitello', { players: [{ outposts: ['outpost-gold'] }] }],
  ['dice that go down on Khan\'s favour', { spaces: { khansFavour: ['0:own5', '1:own2'] } }],
  ['a die below what a book demands', { spaces: { 'book:III:upper': ['1:own4'] } }],
  ['a single die on the middle travel space', { spaces: { 'travel:middle': ['1:own4'] } }],
  ['own dice on a travel space twice', { spaces: { 'travel:lower': ['1:own4', '1:own3'] } }],
  ['a height nobody has travelled at', { travelHeight: 3 }],
  ['a fresh post that is not there', { turn: { freshPosts: ['xian'] } }],
  ['doubling without Mailin', { players: [{ doubled: 'farmer' }] }],
  ['a black die that shows something before it is rolled', { blackDice: [3] }],
  ['a round beyond the last', { round: 6 }],
  ['negative jade', { players: [{ jade: -1 }] }],
  ['a score of -17 in the first round', { round: 1, players: [{ vp: -17 }] }],
  ['dice of a seat that does not exist', { seats: 2, spaces: { 'travel:lower': ['3:own3'] } }],
];

test('MP2-SCORE-11: points are below 0 by as much as can have been paid on a card: six a round', () => {
  const score = (round: number, vp: number) => () => marcoPolo2.arrange({ seats: 2, round, players: [{ vp }] });
  expect([score(1, -6)().players[0]?.vp, score(3, -17)().players[0]?.vp]).toEqual([-6, -17]);
  expect(score(1, -7)).toThrow('no score is below -6');
});

describe('positions that cannot be', () => {
  test.each(impossible)('%s', (_, arrangement) => { expect(() => marcoPolo2.arrange({ seats: 2, ...arrangement })).toThrow(InvalidDataError); });
});
