import { describe, expect, test } from 'vitest';
import { voyages, type ArrangedPlayer } from '../../../../src/voyages/index.js';
import { choices, decider, legal, movesLike, player, purse, request, setUp, table, turn, untilDecision, type Table } from '../../helpers.js';

const done: ArrangedPlayer = { dice: [] };

const three = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];

/** The last turn of a round is over; luck waits for what comes next. */
function endOfRound(round: number, rest: Parameters<typeof table>[0] = {}): Table {
  const position = table({ round, players: [done, done, done, { dice: ['own3'] }], seat: 3, ...rest });
  return position.play('moneyBag own3', 'end turn');
}

describe('6. Round structure', () => {
  test('VOY-ROUND-1: start steps, turns, end steps', () => {
    const position = endOfRound(1, { row: three });
    untilDecision(position);
    const kinds = position.events.map(({ kind }) => kind);
    const order = ['turn-ends', 'leftovers-under', 'contracts-laid', 'round-begins', 'dice-retrieved', 'dice-rolled', 'turn-begins'];
    expect(order.map((kind) => kinds.indexOf(kind as never))).toEqual(order.map((kind) => kinds.indexOf(kind as never)).sort((a, b) => a - b));
    expect(order.every((kind) => kinds.includes(kind as never))).toBe(true);
  });

  test('VOY-R-44: bonuses come before the dice are taken back and rolled, and after the new row', () => {
    const position = endOfRound(1, { players: [done, done, { ...done, posts: ['anxi'] }, { dice: ['own3'] }] });
    untilDecision(position);
    const kinds = position.events.map(({ kind }) => kind);
    const income = position.events.findIndex((event) => event.kind === 'gained' && event.source === 'b1');
    expect(income).toBeGreaterThan(kinds.lastIndexOf('contracts-laid'));
    expect(income).toBeLessThan(kinds.indexOf('dice-retrieved'));
    expect(kinds.indexOf('dice-retrieved')).toBeLessThan(kinds.indexOf('dice-rolled'));
  });

  test('VOY-ROUND-2: from round 2 on the new start player takes the hourglass first', () => {
    const position = endOfRound(2, { startPlayer: 0, lastTraveller: 2 });
    untilDecision(position);
    expect(position.state.startPlayer).toBe(2);
    const kinds = position.events.map(({ kind }) => kind);
    expect(kinds.indexOf('start-player')).toBeGreaterThan(kinds.indexOf('round-begins'));
    expect(kinds.indexOf('start-player')).toBeLessThan(kinds.indexOf('dice-retrieved'));
    // Not in round 1: the hourglass stays where the set-up put it.
    expect(setUp({ seats: 3, firstPlayer: 1 }).position.events.filter(({ kind }) => kind === 'start-player')).toHaveLength(1);
  });

  test('VOY-ROUND-3: income: every small city with a post, and the character', () => {
    const position = table({ round: 3, step: 'income', players: [{ character: 'johannes', posts: ['anxi', 'adana', 'moscow'] }, { posts: ['kochi'] }] });
    // b1 5 coins, b5 1 camel and 3 coins, Johannes 3 coins; b6 3 VP.
    expect(purse(position)).toMatchObject({ coin: 11, camel: 1, vp: 0 });
    expect(purse(position, 1)).toMatchObject({ coin: 0, camel: 0, vp: 3 });
  });

  test('VOY-ROUND-4: players in turn order from the start player; plain gains first, then the rest in an order of one\'s choice', () => {
    const position = table({ round: 2, step: 'income', startPlayer: 1, players: [{ posts: ['kashgar'] }, { posts: ['kashgar', 'xian', 'anxi'] }, {}] });
    expect(decider(position)).toBe(1);
    expect(player(position, 1).coin).toBe(5);
    expect(choices(position)).toEqual(['next distinctGoods', 'next otherCityBonus']);
    position.play('next otherCityBonus', 'copy b2', 'goods pepper+silk');
    expect(purse(position, 1)).toMatchObject({ camel: 3, pepper: 1, silk: 1 });
    expect(decider(position)).toBe(0);
    expect(movesLike(position, 'goods')).toHaveLength(3);
  });

  test('VOY-R-45: each settles all his own bonuses before the next player', () => {
    const position = table({ round: 2, step: 'income', startPlayer: 2, players: [{ posts: ['kashgar'] }, { posts: ['kashgar'] }, { posts: ['kashgar', 'xian'] }] });
    const order = [];
    for (let turns = 0; turns < 4; turns += 1) {
      order.push(decider(position));
      position.play(position.moves()[0]!);
      if (position.moves()[0]?.startsWith('copy')) position.play('copy b1');
    }
    expect(order).toEqual([2, 2, 0, 1]);
  });

  test('VOY-ROUND-5: in round 1 only characters give something', () => {
    const { position } = setUp({ seats: 3, firstPlayer: 0, characters: ['johannes', 'niccolo-marco', 'berke'] });
    expect(position.state.players.map(({ coin, camel }) => [coin, camel])).toEqual([[7 + 3, 2], [8, 2 + 1], [9, 2]]);
  });

  test('VOY-ROUND-6: large cities and Beijing give nothing at the start of a round', () => {
    const position = table({ round: 3, step: 'income', players: [{ posts: ['moscow', 'karakorum', 'sumatra', 'beijing'] }, {}] });
    expect(purse(position)).toEqual({ coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, vp: 0 });
  });

  test('VOY-ROUND-7: own dice and the white die go back, black dice to the board, spaces are free again', () => {
    const position = table({
      round: 2, step: 'retrieve',
      players: [{ dice: ['own3', 'own3', 'own3'] }, { character: 'matteo', dice: ['black2', 'own1', 'own1', 'own1'] }, {}],
      spaces: { travel: ['0:own4', '0:own2', '1:own6', '1:own6'], khansFavour: ['1:white3'], fiveCoins: ['2:black5'] }, cityCards: { moscow: 'k01' },
    });
    expect(position.state.players.map(({ dice }) => dice.length)).toEqual([5, 6, 5]);
    expect(position.state.players[1]?.dice.filter((die) => die.startsWith('white'))).toHaveLength(1);
    expect(position.state.players.flatMap(({ dice }) => dice).some((die) => die.startsWith('black'))).toBe(false);
    expect(position.state.blackDice).toBe(4);
    expect(position.state.spaces).toMatchObject({ travel: [], khansFavour: ['neutral1'], fiveCoins: [], moneyBag: [] });
    const card = table({ round: 2, step: 'retrieve', players: [{ dice: ['own1', 'own1', 'own1', 'own1'] }, {}], cityCards: { moscow: 'k01' }, cardDice: { k01: '0:own5' } });
    expect(card.state.cardDice).toEqual(new Array(9).fill(null));
  });

  test('VOY-ROUND-8: all roll all their dice, then compensation, then the start player begins', () => {
    const position = table({ round: 2, step: 'roll', startPlayer: 1, players: [{}, {}, {}] });
    expect(request(position)).toMatchObject({ kind: 'roll', dice: 5, sides: 6, seat: 1, rule: 'VOY-ROUND-8' });
    position.luck([6, 1, 5, 2, 6]);
    expect(request(position)).toMatchObject({ seat: 2 });
    position.luck([1, 1, 1, 1, 1]);
    position.luck([3, 3, 3, 3, 3]);
    expect(player(position, 1).dice).toEqual(['own6', 'own6', 'own5', 'own2', 'own1']);
    expect(decider(position)).toBe(2);
    expect(movesLike(position, 'compensation')).toHaveLength(11);
    position.play('compensation 4 camel 6 coin');
    expect(decider(position)).toBe(1);
    expect(movesLike(position, 'fiveCoins')).toHaveLength(4);
  });

  test('VOY-ROUND-9: turns go round until nobody has an unplaced die', () => {
    const position = table({ players: [{ dice: ['own3'] }, { dice: ['own3', 'own3'] }], seat: 0, row: three });
    position.play('moneyBag own3', 'end turn');
    expect(decider(position)).toBe(1);
    position.play('bazaar pepper 1 own3', 'end turn');
    expect(decider(position)).toBe(1);
    position.play('bazaar camel 1 own3');
    expect(position.state.round).toBe(1);
    position.play('end turn');
    untilDecision(position);
    expect(position.state.round).toBe(2);
  });

  test('VOY-ROUND-10: contracts left go under the special stack in column order', () => {
    const position = endOfRound(2, { row: ['c07', 'c03', 'c05'], special: ['c20', '?'] });
    expect(position.state.special).toEqual(['c20', '?', 'c07', 'c03', 'c05']);
    expect(position.state.row).toEqual([null, null, null, null, null, null]);
  });

  test('VOY-ROUND-11: the 6 contracts of the next stack lie in columns 1 to 6 in drawn order', () => {
    const position = endOfRound(2, { row: ['c07'], stacks: ['c38', 'c30', 'c31', 'c29', 'c33', 'c10', ...Array<string>(12).fill('?')] });
    untilDecision(position);
    expect(position.state.row).toEqual(['c38', 'c30', 'c31', 'c29', 'c33', 'c10']);
    expect(position.state.stacks).toHaveLength(12);
    const drawn = endOfRound(3, { row: ['c07'] });
    expect(request(drawn)).toMatchObject({ kind: 'draw', count: 6, rule: 'VOY-ROUND-11' });
    drawn.luck(['c38', 'c30', 'c31', 'c29', 'c33', 'c10']);
    expect(drawn.state.row).toEqual(['c38', 'c30', 'c31', 'c29', 'c33', 'c10']);
    // Only the very first row belongs to the set-up.
    const rule = (table: Table): unknown => table.events.find(({ kind }) => kind === 'contracts-laid')?.rule;
    expect(rule(setUp({ seats: 2 }).position)).toBe('VOY-SETUP-9');
    const second = endOfRound(1, { row: ['c07'] });
    untilDecision(second);
    expect(rule(second)).toBe('VOY-ROUND-11');
  });

  test('VOY-ROUND-12: after the turns of round 5 the game is over at once', () => {
    const position = endOfRound(5, { row: ['c07', 'c03'], special: ['c20'], players: [done, done, { ...done, posts: ['anxi'] }, { dice: ['own3'] }] });
    expect(decider(position)).toBe(-2);
    expect(position.state.row).toEqual(['c07', 'c03', null, null, null, null]);
    expect(position.state.special).toEqual(['c20']);
    expect(player(position, 2).coin).toBe(0);
    expect(position.moves()).toEqual([]);
    expect(position.state.stacks).toEqual([]);
  });

  test('VOY-R-23 column-order: column 1 goes under first, the highest ends lowest', () => {
    const position = endOfRound(1, { row: ['c09', 'c08', 'c07', 'c06', 'c05', 'c04'], special: ['?', '?'] });
    expect(position.state.special).toEqual(['?', '?', 'c09', 'c08', 'c07', 'c06', 'c05', 'c04']);
  });

  test('VOY-R-23 random: nobody knows the order of the leftovers until one is drawn', () => {
    const rulings = { leftoverOrder: 'random' } as const;
    const position = endOfRound(1, { rulings, row: ['c09', 'c08', 'c07'], special: [], players: [{ ...done, character: 'matteo' }, done, done, { dice: ['own3'] }] });
    expect(position.state.special).toHaveLength(3);
    expect(position.state.special).not.toContain('c09');
    expect(request(position)).toMatchObject({ purpose: 'row' });
    const { requests } = untilDecision(position, { contract: [['c08']] });
    // Any of the three may be on top; the two others stay, still shuffled.
    expect(requests.find(({ purpose }) => purpose === 'contract')).toMatchObject({ kind: 'draw', from: ['c07', 'c08', 'c09'], count: 1 });
    expect(player(position).contracts).toEqual(['c08']);
    expect(position.state.mixed.flat()).toEqual(['c07', 'c09']);
    expect(position.state.special).toHaveLength(2);
  });

  test('VOY-R-23 random: in open piles (VOY-R-79 open-piles) luck shuffles the leftovers at once, and everybody sees the order', () => {
    const rulings = { leftoverOrder: 'random', hiddenInformation: 'open-piles' } as const;
    const position = endOfRound(1, { rulings, row: ['c09', 'c08', 'c07'], special: ['c20'] });
    expect(request(position)).toMatchObject({ kind: 'draw', purpose: 'leftovers', from: ['c09', 'c08', 'c07'], count: 3, secret: false, rule: 'VOY-ROUND-10' });
    expect(voyages.validate(position.state)).toMatchObject({ ok: true });
    position.luck(['c08', 'c09', 'c07']);
    expect(voyages.view(position.state, 1).special).toEqual(['c20', 'c08', 'c09', 'c07']);
    expect(position.events.find(({ kind }) => kind === 'leftovers-under')).toMatchObject({ contracts: ['c08', 'c09', 'c07'], rule: 'VOY-ROUND-10' });
    // One leftover has no order.
    expect(endOfRound(1, { rulings, row: ['c09'], special: [] }).state.special).toEqual(['c09']);
  });
});

describe('19. Start player', () => {
  test('VOY-FIRST-1: the last to take the travel action starts the next round, whatever dice he used', () => {
    const position = table({ players: [{ dice: ['own2', 'own2'], coin: 20 }, { dice: ['black2', 'black2'], coin: 20 }, done, { dice: ['own1'] }] });
    position.play('travel own2+own2', 'step alexandria', 'travel 1: alexandria', 'end turn');
    expect(position.state.lastTraveller).toBe(0);
    position.play('travel black2+black2', 'step alexandria', 'travel 1: alexandria', 'end turn');
    position.play('moneyBag own1', 'end turn');
    untilDecision(position);
    expect(position.state).toMatchObject({ round: 2, startPlayer: 1 });
    expect(decider(position)).toBe(1);
  });

  test('VOY-FIRST-2: movements by symbol or card do not count', () => {
    const symbol = turn({ pepper: 3, camel: 1, contracts: ['s01'] }).play('complete s01', 'step alexandria');
    expect(symbol.state.lastTraveller).toBeNull();
    const card = turn({ camel: 2, posts: ['moscow'], dice: ['own1'] }, { cityCards: { moscow: 'k17' }, lastTraveller: 3 });
    card.play('cityCard k17 own1', 'step alexandria', 'travel 1: alexandria');
    expect(player(card).figures).toEqual(['alexandria']);
    expect(card.state.lastTraveller).toBe(3);
  });

  test('VOY-FIRST-3: if nobody travelled the start player stays', () => {
    const position = endOfRound(3, { startPlayer: 2 });
    untilDecision(position);
    expect(position.state).toMatchObject({ round: 4, startPlayer: 2, lastTraveller: null });
  });

  test('VOY-FIRST-4: noted at once, in force from step 1 of the next round, so it rules the order of income', () => {
    const position = table({ round: 2, startPlayer: 0, players: [{ dice: [], posts: ['kashgar'] }, { dice: ['own1', 'own1'], coin: 3, posts: ['kashgar'] }, done], seat: 1 });
    position.play('travel own1+own1', 'step oasis-1', 'travel 1: oasis-1');
    expect(position.state).toMatchObject({ startPlayer: 0, lastTraveller: 1 });
    position.play('end turn');
    untilDecision(position);
    expect(position.state.startPlayer).toBe(1);
    expect(decider(position)).toBe(1);
    expect(movesLike(position, 'goods')).toHaveLength(3);
  });

  test('VOY-R-36: only the travel action decides the start player', () => {
    const position = turn({ camel: 4, dice: ['own1', 'own1'], coin: 3, pepper: 3, contracts: ['s01'] }, { lastTraveller: 2 });
    position.play('complete s01', 'step oasis-1');
    expect(position.state.lastTraveller).toBe(2);
    position.play('travel own1+own1', 'step moscow', 'travel 1: moscow');
    expect(position.state.lastTraveller).toBe(0);
  });
});

describe('the money bag at the start of the round', () => {
  test('VOY-R-43: a player without dice has no turn, in round 5 for good', () => {
    const position = table({ round: 5, players: [{ dice: ['own3'] }, { ...done, camel: 9, contracts: ['c01'], pepper: 9 }, { dice: ['own3', 'own3'] }] });
    position.play('moneyBag own3', 'end turn');
    expect(decider(position)).toBe(2);
    position.play('bazaar pepper 1 own3', 'end turn');
    expect(decider(position)).toBe(2);
    expect(position.check('complete c01').ok).toBe(false);
    position.play('bazaar camel 1 own3', 'end turn');
    expect(decider(position)).toBe(-2);
    expect(position.refusal('end turn')).toBe('game-over');
    expect(legal.ok).toBe(true);
  });
});
