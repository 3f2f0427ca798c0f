// How many sequences of decisions there are from six fixed positions, luck being the first outcome each time. Two versions
// of the rules that differ nearly always differ in these numbers.
import { describe, expect, test } from 'vitest';
import { outcomeAt } from '../../../src/index.js';
import { marcoPolo2, type Arrangement, type State } from '../../../src/marco-polo-2/index.js';
import { perft } from '../../../src/testing/index.js';

/** The first decision of a game: the draft. */
function drafting(): State {
  let state = marcoPolo2.setup({ seats: 2, firstPlayer: 0 });
  for (let request = marcoPolo2.chance(state); request; request = marcoPolo2.chance(state)) state = marcoPolo2.resolve(state, outcomeAt(request, 0));
  return state;
}

const areas = { 'area:0': 'k03', 'area:1': 'k14' };

const POSITIONS: readonly (readonly [name: string, position: Arrangement | State, counts: readonly number[]])[] = [
  // Three characters for the last player, two for the first, then one goal card of three.
  ['the draft of two players', drafting(), [3, 6, 18]],
  // Book I, the Khan's favour, the bag in three ways. The book has two free offers, after the Khan the turn can only end,
  // and the bag ends it at once (MP2-R-14), so that the next player has the same five moves: 2 + 1 + 3 × 5. After an offer
  // or the Khan come an end and those five; the third player has 80 moves: 2 × 1 + 1 × 5 + 3 × (2 + 1 + 3 × 80).
  ['one die and nothing in hand', { seats: 4, cityCards: areas, players: [{ dice: ['own1'], coin: 0, camel: 0 }, { dice: ['own1'], coin: 0, camel: 0 }, {}, {}] }, [5, 18, 736]],
  // Books 3, the Khan 2, contracts 2, travel 3, seals 1, bag 6, rolling again 2, changing 4, a black die 1.
  ['two dice and a journey to pay for', { seats: 3, cityCards: areas, players: [{ dice: ['own3', 'own2'], coin: 6, camel: 3, figure: 'xian', posts: ['xian'] }, {}, {}] }, [24, 240, 1603]],
  ['jade for everything', { seats: 4, cityCards: areas, players: [{ dice: ['own5', 'own1'], coin: 2, camel: 1, jade: 3, seals: ['farmer'], contracts: ['c01'], silk: 1, pepper: 2 }, {}, {}, {}] }, [25, 143, 924]],
  ['Mailin and Tian Chin on the upper travel space', { seats: 2, cityCards: areas, players: [{ character: 'mailin-tian-chin', dice: ['own4', 'own4', 'own4'], coin: 20, camel: 10, figures: ['xian', 'pagan'] }, {}] }, [14, 175, 2131]],
  ['a full player board', { seats: 4, cityCards: { 'area:0': 'k05', 'area:1': 'k06' }, markers: { balkh: 'bonus-copy', hormuz: 'bonus-camels', baghdad: 'bonus-goods' }, players: [{ dice: ['own5'], coin: 9, camel: 2, posts: ['balkh', 'hormuz', 'baghdad', 'xian'], improved: ['jeweler'], contracts: ['c10', 'c11'] }, {}, {}, {}] }, [18, 153, 3264]],
];

describe('counts of positions', () => {
  for (const [name, position, counts] of POSITIONS) {
    test(name, () => {
      const from = 'frames' in position ? position : marcoPolo2.arrange(position);
      expect([1, 2, 3].map((depth) => perft(marcoPolo2, from, depth))).toEqual(counts);
    });
  }
});
