// What events tell adds up to what is seen, in moves that random games seldom come to.
import { describe, expect, test } from 'vitest';
import { voyages, type Event, type State } from '../../../src/voyages/index.js';
import { turn, type Table } from '../helpers.js';

/** What lies on the table. */
const lying = (view: object): Record<string, unknown> => Object.fromEntries(Object.entries(view).filter(([key]) => !Object.hasOwn(voyages.unbooked, key)));

/** Plays a move and compares, for everybody, what was told with what is seen. */
function adds(before: State, move: string): void {
  const events: Event[] = [];
  const after = voyages.apply(before, voyages.notation.parse(move)!, (event) => events.push(event));
  for (const viewer of [0, 1, null]) {
    const told = events.filter((event) => !('only' in event) || event.only === viewer);
    expect(lying(voyages.book(voyages.view(before, viewer), told)), `${move} for ${viewer}`).toEqual(lying(voyages.view(after, viewer)));
  }
}

const rich = { coin: 60, camel: 30, pepper: 6, silk: 6, gold: 6, dice: ['own6', 'own6', 'own5'] } as const;
const nine = ['anxi', 'kashgar', 'ormuz', 'karachi', 'kochi', 'alexandria', 'samarcanda', 'xian', 'beijing'] as const;
const walked = (me: object, path: readonly string[], rest: object = {}): Table => turn({ ...rich, ...me }, rest).play('travel own6+own6', ...path.map((to) => `step ${to}`));

describe('what events tell adds up to what is seen', () => {
  test.each<[string, () => Table, string]>([
    ['VOY-POST-9: a post in Beijing takes the best free space', () => walked({ figures: ['oasis-4'] }, ['beijing'], { others: [{ posts: ['beijing'] }] }), 'travel 1: beijing'],
    ['VOY-POST-6: an outpost tile is gained', () => walked({ figures: ['oasis-1'] }, ['moscow'], { outposts: { moscow: 'o02' } }), 'travel 1: moscow'],
    ['VOY-POST-10: a post moves, also out of Beijing', () => walked({ figures: ['oasis-1'], posts: [...nine] }, ['moscow']).play('travel 1: moscow'), 'relocate beijing'],
    ['VOY-POST-10: a post moves from elsewhere', () => walked({ figures: ['oasis-1'], posts: [...nine] }, ['moscow']).play('travel 1: moscow'), 'relocate anxi'],
    ['VOY-BONUS-2: a contract is completed in the open', () => turn({ ...rich, contracts: ['c05', 's01'] }), 'complete c05'],
    ['VOY-R-79 count-only: a contract is completed, and others see how many', () => turn({ ...rich, contracts: ['c05', 's01'] }, { rulings: { completedContracts: 'count-only' } }), 'complete c05'],
    ['VOY-R-79 count-only: a starting contract', () => turn({ ...rich, contracts: ['c05', 's01'] }, { rulings: { completedContracts: 'count-only' } }), 'complete s01'],
    ['VOY-CONTRACT-6: contracts are taken, and the row slides', () => turn(rich, { row: ['c11', 'c12', 'c13', 'c14', 'c15', 'c16'] }), 'contracts 2+4 own6'],
    ['VOY-CONTRACT-10: a contract is discarded under the special stack', () => turn({ ...rich, contracts: ['c01', 'c02'] }, { row: ['c11', 'c12'] }).play('contracts 1 own6'), 'discard c01'],
    ['VOY-CONTRACT-12: a starting contract leaves the game', () => turn({ ...rich, contracts: ['s01', 'c02'] }, { row: ['c11', 'c12'] }).play('contracts 1 own6'), 'discard s01'],
    ['VOY-CARD-4: a die stands on a card', () => turn({ ...rich, posts: ['moscow'] }, { cityCards: { moscow: 'k04' } }), 'cityCard k04 2 own6'],
    ['VOY-BONUS-6: a die lies on the bag', () => turn(rich), 'moneyBag own5'],
    ['VOY-BONUS-10: a die is turned', () => turn(rich), 'change own6 down'],
    ['VOY-RASCHID-1: a die without a value is placed with one', () => turn({ ...rich, character: 'raschid', dice: ['own0', 'own0', 'own0'] }), 'fiveCoins own4'],
    ['VOY-SPACE-9: the price of an occupied space', () => turn(rich, { spaces: { fiveCoins: ['1:own3'] } }), 'fiveCoins own6'],
    ['VOY-R-20 choose-unseen: the top contract goes under the stack unseen', () => turn({ ...rich, contracts: ['c01', 'c02'] }, { rulings: { drawnContractFull: 'choose-unseen' }, special: ['?', 'c20'], bonuses: ['contract'] }), 'decline'],
    ['VOY-TURN-1: the next player is on turn', () => turn(rich).play('fiveCoins own6'), 'end turn'],
  ])('%s', (_, position, move) => { adds(position().state, move); });
});
