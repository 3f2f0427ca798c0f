// How many sequences of decisions there are from six fixed positions, luck being the first outcome each time. Two versions
// of the rules that differ nearly always differ in these numbers.
import { describe, expect, test } from 'vitest';
import { perft } from '../../../src/testing/index.js';
import { voyages, type Arrangement } from '../../../src/voyages/index.js';
import { setUp } from '../../voyages/helpers.js';

const row = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];

const POSITIONS: readonly (readonly [name: string, position: Arrangement, counts: readonly number[]])[] = [
  // 5 coins, camels, pepper, Khan's favour with three goods, a contract, the bag: 8 ways. After each the turn can only end,
  // and the next player has the same 8 ways but the occupied space he cannot pay: 4 × 7 + 4 × 8.
  ['one die and nothing in hand', { seats: 4, row, players: [{ dice: ['own1'] }, { dice: ['own1'] }, {}, {}] }, [8, 8, 60]],
  // 5 coins 2, camels 5, pepper 5, silk 2, Khan 6, contracts 6 + 3, travel, the card 2, bag 2, rolling 2, changing 4, a black die.
  ['two dice and a journey to pay for', { seats: 3, row, cityCards: { moscow: 'k19' }, players: [{ dice: ['own3', 'own2'], coin: 8, camel: 3, figures: ['moscow'], posts: ['moscow', 'anxi'] }, {}, {}] }, [41, 433, 2693]],
  // 5 coins 6, camels and pepper 21 each, silk 56 (lowest of two values, and columns up to it), gold 126, Khan 18, contracts
  // 1 + 3 + 6 + 10 + 15 + 21, travel 21, the bag.
  ['Raschid with three dice', { seats: 4, row, players: [{ character: 'raschid', dice: ['own1', 'own1', 'own1'], coin: 3 }, { character: 'mercator', dice: ['own2'] }, {}, {}] }, [326, 742, 4084]],
  // 5 coins, camels 3, pepper 3, silk 3, Khan 3, contracts 6, travel, bag, rolling, changing 2, a black die.
  ['Niccolo and Marco apart, both at the gates of cities', { seats: 2, row, outposts: { moscow: 'o10' }, players: [{ character: 'niccolo-marco', dice: ['own3', 'own3'], coin: 12, camel: 4, figures: ['oasis-1', 'oasis-8'] }, {}] }, [25, 283, 2291]],
  // 5 coins 2, camels 6, pepper 6, silk 2, Khan 6, contracts 10 + 3, travel, bag 2, rolling 2, changing 4, a black die, two
  // contracts to complete, and the cards k01 to k04 and k06 to k09: 2 + 2 + 2 + 6 + 4 + 5 + 4 + 4.
  ['contracts to complete, full slots, all posts placed', { seats: 4, row, special: ['c30', 'c31'], outposts: { alexandria: 'o08' }, players: [{ dice: ['own4', 'black2'], coin: 4, camel: 6, pepper: 3, silk: 2, gold: 2, contracts: ['s06', 'c15'], posts: ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'sumatra', 'karachi', 'anxi', 'kashgar', 'xian'] }, {}, {}, {}] }, [76, 1085, 11893]],
  // 5 coins, camels 2, pepper 2, Khan 3, a contract, cards 1 + 1 + 2 + 1 + 2, bag, rolling, changing 2, a black die.
  ['cards of every form', { seats: 4, row: ['c01'], cityCards: { sumatra: ['k21', 'k17', 'k16'], moscow: 'k31', karachi: 'k24' }, players: [{ dice: ['own2'], coin: 4, camel: 4, posts: ['sumatra', 'moscow', 'karachi', 'xian', 'adana'], completed: 2 }, {}, {}, {}] }, [21, 124, 688]],
];

describe('counts of positions', () => {
  for (const [name, position, counts] of POSITIONS) {
    test(name, () => { expect([1, 2, 3].map((depth) => perft(voyages, voyages.arrange(position), depth))).toEqual(counts); });
  }

  test('a draft of two players', () => {
    // Three characters for the last player, two for the first.
    expect([1, 2].map((depth) => perft(voyages, setUp({ seats: 2, firstPlayer: 0, variants: { draft: true, goalChoice: true } }).position.state, depth))).toEqual([3, 6]);
    // Then each keeps two of four goal cards.
    expect(perft(voyages, setUp({ seats: 2, firstPlayer: 0, variants: { draft: true, goalChoice: true } }).position.state, 3)).toBe(36);
  });
});
