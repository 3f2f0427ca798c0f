// What events tell adds up to what is seen, in moves that random games seldom come to.
import { describe, expect, test } from 'vitest';
import { voyages, type Config, type Event, type State } from '../../../src/voyages/index.js';
import { events as declared } from '../../../src/voyages/words/events.js';
import { rules } from '../../../src/voyages/words/rules.js';
import { table, turn, type Table } from '../helpers.js';
import { faultIn, lyingIn, wholeGamesAreTold, type Told } from '../../words/told.js';

const told: Told = { game: voyages, check: declared.schema.check, isRule: (id) => rules.rule(id ?? '') !== undefined };
const lying = lyingIn(told);
const fault = faultIn(told);

/** Plays a move and compares, for everybody, what was told with what is seen. */
function adds(before: State, move: string): void {
  const events: Event[] = [];
  const after = voyages.apply(before, voyages.notation.parse(move)!, (event) => events.push(event));
  expect(events.flatMap((event) => fault(event) ?? [])).toEqual([]);
  // Nobody has to listen.
  expect(voyages.apply(before, voyages.notation.parse(move)!), move).toEqual(after);
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
    ['VOY-R-28 optional: no post moves', () => walked({ figures: ['oasis-1'], posts: [...nine] }, ['moscow'], { rulings: { noPostLeft: 'optional' } }).play('travel 1: moscow'), 'decline'],
    ['VOY-CONTRACT-4: the gift of a column', () => turn(rich, { row: ['c11', 'c12', 'c13', 'c14', 'c15', 'c16'] }).play('contracts 5 own6'), 'gift coin'],
    ['VOY-CARD-15: a card moves a figure for camels', () => turn({ ...rich, figures: ['moscow'], posts: ['moscow'] }, { cityCards: { moscow: 'k17' } }).play('cityCard k17 own6', 'step oasis-1'), 'travel 1: oasis-1'],
    ['VOY-CARD-15: a card moves a figure for goods', () => turn({ ...rich, figures: ['moscow'], posts: ['moscow'] }, { cityCards: { moscow: 'k18' } }).play('cityCard k18 own6', 'step oasis-1', 'travel 1: oasis-1'), 'pay goods pepper+silk'],
    ['VOY-ICON-5: the drawn contract goes', () => turn({ ...rich, contracts: ['c01', 'c02'] }, { special: ['c20', '?'], bonuses: ['contract'] }), 'discard c20'],
    ['VOY-ICON-5: another contract goes', () => turn({ ...rich, contracts: ['c01', 'c02'] }, { special: ['c20', '?'], bonuses: ['contract'] }), 'discard c01'],
    ['VOY-ICON-7: a move nobody can pay for is lost', () => turn({ ...rich, camel: 3, figures: ['ormuz'], contracts: ['s01'] }), 'complete s01'],
    ['VOY-ICON-4: of an empty special stack nothing is drawn', () => turn({ ...rich, contracts: ['c02'] }, { special: [] }), 'complete c02'],
    ['VOY-R-82 any-decision-reward: no contract is drawn', () => turn({ ...rich, contracts: ['c02'] }, { rulings: { refuseRewards: 'any-decision-reward' } }).play('complete c02'), 'decline'],
    ['VOY-CARD-13: the bonus of an own city', () => turn({ ...rich, posts: ['moscow', 'anxi', 'kochi'] }, { cityCards: { moscow: 'k19' } }).play('cityCard k19 2 own6'), 'city anxi'],
    ['VOY-R-50 one-by-one: each bonus is paid by itself', () => turn({ ...rich, posts: ['moscow', 'anxi', 'kochi'] }, { rulings: { cardRepetitions: 'one-by-one' }, cityCards: { moscow: 'k19' } }).play('cityCard k19 own6'), 'city anxi'],
    ['VOY-CARD-8: one way of a two-way card', () => turn({ ...rich, posts: ['moscow'] }, { cityCards: { moscow: 'k21' } }).play('cityCard k21 own6'), 'trade coin for vp'],
    ['VOY-CARD-7: camels for coins', () => turn({ ...rich, posts: ['moscow'] }, { cityCards: { moscow: 'k20' } }), 'cityCard k20 camel 2 own6'],
    ['VOY-CARD-8: goods of choice, gained and paid', () => turn({ ...rich, posts: ['moscow'] }, { rulings: { twoWayCards: 'all-fixed' }, cityCards: { moscow: 'k22' } }).play('cityCard k22 good 2 own6'), 'pay goods silk+gold'],
    ['VOY-ICON-6: a move is waived', () => turn({ ...rich, figures: ['moscow'] }, { bonuses: ['move'] }), 'decline'],
    ['VOY-TURN-1: the next player is on turn', () => turn(rich).play('fiveCoins own6'), 'end turn'],
  ])('%s', (_, position, move) => { adds(position().state, move); });
});

test('VOY-WILHELM-6: the points for the eleventh post are those of its own rule, others those of VOY-POST-5', () => {
  const paid = (posts: readonly string[], character: 'wilhelm' | 'berke' = 'wilhelm') => walked({ character, figures: ['oasis-1'], posts: [...posts] }, ['moscow']).play('travel 1: moscow').events.filter(({ kind, seat }) => kind === 'gained' && seat === 0).map((event) => [event.rule, (event as { amounts?: object }).amounts]);
  expect(paid([...nine, 'adana'])).toContainEqual(['VOY-WILHELM-6', { vp: 10 }]);
  expect(paid(nine.slice(1), 'berke')).toContainEqual(['VOY-POST-5', { vp: 10 }]);
});

test.each(['anyGood', 'distinctGoods'] as const)('VOY-R-82 any-decision-reward: goods of %s may be declined, and that is told', (bonus) => {
  const position = turn(rich, { rulings: { refuseRewards: 'any-decision-reward' }, bonuses: [bonus] });
  expect(position.moves()).toContain('decline');
  expect(position.play('decline').events).toContainEqual(expect.objectContaining({ kind: 'declined', seat: 0, what: bonus }));
  expect(turn(rich, { bonuses: [bonus] }).moves()).not.toContain('decline');
});

describe('what is told of a whole game', () => {
  const ways: readonly Config[] = [
    { seats: 2, variants: { draft: true, goalChoice: true, cityBonuses: true }, rulings: { hiddenInformation: 'open-piles', startingVp: '50' } },
    { seats: 3, characters: ['kubilai', 'niccolo-marco', 'wilhelm'], rulings: { leftoverOrder: 'random', completedContracts: 'count-only' } },
  ];
  wholeGamesAreTold(told, ways);
});

describe('what an event does to what is seen', () => {
  const before = voyages.view(table({ seats: 3, players: [{ dice: ['black4', 'own3', 'own2', 'own2'] }], spaces: { fiveCoins: ['0:own3', '1:own5'], moneyBag: ['0:own1'] }, cityCards: { moscow: 'k01', alexandria: 'k02' }, cardDice: { k01: '1:own6', k02: '2:own6' } }).state, null);
  const told = (event: object): Event => event as unknown as Event;

  test('VOY-ROUND-7: a player takes back his own dice from spaces and cards; those of others stay, and black ones go to their space', () => {
    const after = voyages.book(before, [told({ kind: 'dice-retrieved', seat: 1, rule: 'VOY-ROUND-7', dice: ['1:own5', '1:own6'] })]);
    expect(after.spaces.fiveCoins).toEqual(before.spaces.fiveCoins.filter((die) => die !== '1:own5'));
    expect(after.cardDice).toEqual(before.cardDice.map((die) => (die === '1:own6' ? null : die)));
    expect(after.cardDice).toContain('2:own6');
  });

  test('VOY-ROUND-7: a black die that was never placed goes back to the others', () => {
    const ready = told({ kind: 'dice-ready', seat: 0, rule: 'VOY-ROUND-7', dice: ['own0', 'own0', 'own0', 'own0', 'own0'] });
    expect(voyages.book(before, [ready]).blackDice).toBe(before.blackDice + 1);
    expect(voyages.book(before, [told({ ...ready, dice: ['black0', 'own0', 'own0', 'own0', 'own0', 'own0'] })]).blackDice).toBe(before.blackDice);
  });

  test('what was told stays as it was told, whatever is told after it', () => {
    const ready = { kind: 'dice-ready', seat: 0, rule: 'VOY-ROUND-7', dice: ['own4', 'own3'] };
    const after = voyages.book(before, [told(ready), told({ kind: 'die-changed', seat: 0, rule: 'VOY-BONUS-10', from: 'own4', to: 'own5' })]);
    expect([ready.dice, after.players[0]!.dice]).toEqual([['own4', 'own3'], ['own5', 'own3']]);
  });

  test('VOY-COMP-3 VOY-SETUP-8 VOY-VAR-8: an event tells of no more dice than a player can have, of no more contracts than the special stack has, of no more goal cards than are dealt', () => {
    const kinds = voyages.schemas.event['oneOf'] as readonly { readonly properties: Readonly<Record<string, { readonly maxItems?: number; readonly enum?: readonly string[]; readonly const?: string }>> }[];
    const most = (kind: string, part: string): number | undefined => kinds.find(({ properties }) => [properties['kind']!.const, properties['kind']!.enum?.[0]].includes(kind))!.properties[part]!.maxItems;
    expect([most('dice-ready', 'dice'), most('stack-known', 'contracts'), most('goals-seen', 'goals')]).toEqual([11, 8, 4]);
  });

  test('of every part that no event tells it is said why', () => {
    expect(Object.values(voyages.unbooked).filter((why) => !/^[a-z]+ .+[a-z]$/.test(why))).toEqual([]);
  });
});

describe('what is told where games seldom come', () => {
  const nine = ['anxi', 'kashgar', 'ormuz', 'karachi', 'kochi', 'alexandria', 'samarcanda', 'xian', 'beijing'] as const;
  const full = { coin: 60, camel: 30, dice: ['own6', 'own6', 'own5'], figures: ['oasis-1'], posts: [...nine] } as const;
  const last = (position: { readonly events: readonly Event[] }): Event => position.events.at(-1)!;

  test('VOY-R-28 optional: a post that is not moved', () => {
    const position = turn(full, { rulings: { noPostLeft: 'optional' } }).play('travel own6+own6', 'step moscow', 'travel 1: moscow');
    expect(position.play('decline').events).toContainEqual({ kind: 'declined', seat: 0, rule: 'VOY-R-28', what: 'relocation', source: 'moscow' });
  });

  test('VOY-POST-10: a post that is moved', () => {
    const position = turn(full).play('travel own6+own6', 'step moscow', 'travel 1: moscow', 'relocate anxi');
    expect(position.events).toContainEqual({ kind: 'post-relocated', seat: 0, rule: 'VOY-POST-10', from: 'anxi', to: 'moscow' });
  });

  test('VOY-WILHELM-6: the eleventh post', () => {
    const position = turn({ ...full, character: 'wilhelm', posts: [...nine, 'karakorum'] }).play('travel own6+own6', 'step moscow', 'travel 1: moscow');
    expect(position.events).toContainEqual({ kind: 'gained', seat: 0, rule: 'VOY-WILHELM-6', amounts: { vp: 10 }, source: 'post-11' });
  });

  test('VOY-ICON-9: a city bonus that is copied, and by a ruling refused', () => {
    const position = turn({ posts: ['xian'] }, { bonuses: ['otherCityBonus'] });
    const copy = position.moves().find((move) => /b1/.test(move))!;
    expect(position.play(copy).events).toContainEqual({ kind: 'bonus-copied', seat: 0, rule: 'VOY-ICON-9', source: 'otherCityBonus', tile: 'b1' });
    const refusing = turn({ posts: ['xian'] }, { bonuses: ['otherCityBonus'], rulings: { refuseRewards: 'any-decision-reward' } });
    expect(turn({ posts: ['xian'] }, { bonuses: ['otherCityBonus'] }).moves()).not.toContain('decline');
    expect(last(refusing.play('decline'))).toMatchObject({ kind: 'declined', seat: 0, source: 'otherCityBonus' });
  });
});
