// The worked examples of the rule book of The Voyages of Marco Polo.
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/voyages/content/standard/map.js';
import { voyages, type ArrangedPlayer } from '../../src/voyages/index.js';
import { choices, decider, legal, movesLike, player, purse, refused, request, setUp, table, turn, untilDecision, type Table } from '../voyages/helpers.js';

const row = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];
const idle = { dice: [] };

function walk(position: Table, path: readonly string[]): Table {
  return position.play(...path.map((to) => `step ${to}`), `travel ${path.length}: ${path.join(' > ')}`);
}

describe('Set-up', () => {
  test('VOY-E-1: start-coins', () => {
    // Characters without income or effect on these numbers.
    const { state } = setUp({ seats: 4, firstPlayer: 0, characters: ['raschid', 'berke', 'mercator', 'wilhelm'] }).position;
    expect(state.players.map(({ coin }) => coin)).toEqual([7, 8, 9, 10]);
    for (const { camel, pepper, silk, gold, contracts, dice, posts, goals, vp, figures } of state.players) {
      expect({ camel, pepper, silk, gold, vp }).toEqual({ camel: 2, pepper: 0, silk: 0, gold: 0, vp: 0 });
      expect([contracts.length, dice.length, posts.length, goals.length, figures]).toEqual([1, 5, 0, 2, ['venezia']]);
      expect(contracts[0]).toMatch(/^s0[1-6]$/);
    }
  });

  test('VOY-E-2: beginner-characters', () => {
    const characters = (seats: number): (string | null)[] => setUp({ seats, firstPlayer: 0 }).position.state.players.map(({ character }) => character);
    expect(characters(4)).toEqual(['raschid', 'matteo', 'berke', 'mercator']);
    expect(characters(3)).toEqual(['raschid', 'matteo', 'berke']);
    expect(characters(2)).toEqual(['raschid', 'matteo']);
  });

  test('VOY-E-3: three-players', () => {
    const { position } = setUp({ seats: 3, firstPlayer: 0, characters: ['berke', 'kubilai', 'johannes'] });
    expect(position.state.blackDice).toBe(4);
    expect(position.state.spaces.khansFavour).toEqual(['neutral1']);
    position.play('khan gold own3');
    expect(position.state.spaces.khansFavour).toEqual(['neutral1', '0:own3']);
    const later = table({ round: 4, step: 'retrieve', seats: 3, spaces: { khansFavour: ['1:own6'] } });
    expect(later.state.spaces.khansFavour).toEqual(['neutral1']);
  });

  test('VOY-E-4: two-players', () => {
    const { state } = setUp({ seats: 2, firstPlayer: 0 }).position;
    expect(state.blackDice).toBe(3);
    expect(state.spaces).toMatchObject({ khansFavour: ['neutral1', 'neutral1'], fiveCoins: ['neutral1'] });
    const later = table({ round: 5, step: 'retrieve', seats: 2, spaces: { khansFavour: ['1:own6'], fiveCoins: ['0:own2'] } });
    expect(later.state.spaces).toMatchObject({ khansFavour: ['neutral1', 'neutral1'], fiveCoins: ['neutral1'] });
  });

  test('VOY-E-5: draft', () => {
    const { position } = setUp({ seats: 3, firstPlayer: 0, variants: { draft: true } }, { characters: [['matteo', 'berke', 'kubilai', 'johannes']] });
    expect(position.moves()).toHaveLength(4);
    const order = [];
    for (let pick = 0; pick < 3; pick += 1) {
      order.push(decider(position));
      position.play(position.moves()[0]!);
    }
    expect(order).toEqual([2, 1, 0]);
    expect(position.state.characters).toEqual([]);
    expect(new Set(position.state.players.map(({ character }) => character)).size).toBe(3);
  });
});

describe('5 coins and bazaar', () => {
  test('VOY-E-6: five-coins', () => {
    expect(player(turn({ dice: ['own3'] }).play('fiveCoins own3')).coin).toBe(5);
  });

  test('VOY-E-7: silk', () => {
    expect(player(turn({ dice: ['own4', 'own5'] }).play('bazaar silk 4 own5+own4')).silk).toBe(3);
  });

  test('VOY-E-8: pepper-lower-column', () => {
    const position = turn({ dice: ['own4'] });
    expect(movesLike(position, 'bazaar pepper')).toEqual(['bazaar pepper 1 own4', 'bazaar pepper 2 own4', 'bazaar pepper 3 own4', 'bazaar pepper 4 own4']);
    expect(position.check('bazaar pepper 5 own4')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
    expect(position.check('bazaar pepper 6 own4')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
    expect(purse(turn({ dice: ['own4'] }).play('bazaar pepper 4 own4'))).toMatchObject({ pepper: 3, coin: 0 });
    expect(purse(position.play('bazaar pepper 3 own4'))).toMatchObject({ pepper: 2, coin: 1 });
  });

  test('VOY-E-9: camels', () => {
    expect(player(turn({ dice: ['own6'] }).play('bazaar camel 6 own6')).camel).toBe(6);
  });

  test('VOY-E-10: occupied-silk', () => {
    const red = (coin: number): Table => turn({ dice: ['own4', 'own5'], coin }, { spaces: { 'bazaar.silk': ['1:own6', '1:own2'] } });
    const position = red(4).play('bazaar silk 4 own5+own4');
    expect(purse(position)).toMatchObject({ coin: 0, silk: 3 });
    expect(red(3).check('bazaar silk 4 own5+own4')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
  });

  test('VOY-E-11: black-die-again', () => {
    const position = turn({ dice: ['own5', 'black3'], coin: 3 }, { spaces: { 'bazaar.camel': ['0:own6'] } });
    expect(position.check('bazaar camel 5 own5')).toMatchObject(refused('own-colour-there', 'VOY-SPACE-6'));
    position.play('bazaar camel 3 black3');
    expect(purse(position)).toMatchObject({ coin: 0, camel: 3 });
  });
});

describe("Khan's favour", () => {
  test('VOY-E-12: khan-first', () => {
    const position = turn({ dice: ['own3'] }).play('khan gold own3');
    expect(position.state.spaces.khansFavour).toEqual(['0:own3']);
    expect(purse(position)).toMatchObject({ gold: 1, camel: 2 });
  });

  test('VOY-E-13: khan-second', () => {
    const position = turn({ dice: ['own3'] }, { others: [{ dice: ['own2', 'own4'] }] }).play('khan gold own3', 'end turn');
    expect(position.check('khan gold own2')).toMatchObject(refused('khan-too-low', 'VOY-KHAN-3'));
    position.play('khan gold own4');
    expect(position.state.spaces.khansFavour).toEqual(['0:own3', '1:own4']);
    expect(purse(position, 1)).toMatchObject({ gold: 1, camel: 2, coin: 0 });
  });
});

describe('Contracts', () => {
  test('VOY-E-14: contract-columns', () => {
    const position = turn({ dice: ['own3'] }, { row });
    expect(movesLike(position, 'contracts')).toEqual(['contracts 1 own3', 'contracts 1+2 own3', 'contracts 1+3 own3', 'contracts 2 own3', 'contracts 2+3 own3', 'contracts 3 own3']);
    position.play('contracts 2+3 own3');
    expect(player(position)).toMatchObject({ contracts: ['c02', 'c03'], coin: 0, camel: 0 });
  });

  test('VOY-E-15: column-bonus', () => {
    const gain = (column: number, resource: string): { coin: number; camel: number } => purse(turn({ dice: ['own6'] }, { row }).play(`contracts ${column} own6`, `gift ${resource}`));
    expect(gain(5, 'coin')).toMatchObject({ coin: 1, camel: 0 });
    expect(gain(5, 'camel')).toMatchObject({ coin: 0, camel: 1 });
    expect(gain(6, 'coin')).toMatchObject({ coin: 2, camel: 0 });
    expect(gain(6, 'camel')).toMatchObject({ coin: 0, camel: 2 });
  });

  test('VOY-E-16: contract-two-and-six', () => {
    const position = turn({ dice: ['own6'] }, { row }).play('contracts 2+6 own6', 'gift camel');
    expect(player(position)).toMatchObject({ contracts: ['c02', 'c06'], camel: 2, coin: 0 });
  });

  test('VOY-E-17: contract-five-and-six', () => {
    const position = turn({ dice: ['own6'] }, { row }).play('contracts 5+6 own6', 'gift coin', 'gift camel');
    expect(player(position)).toMatchObject({ contracts: ['c05', 'c06'], camel: 2, coin: 1 });
  });

  test('VOY-E-18: slide', () => {
    expect(turn({ dice: ['own6'] }, { row }).play('contracts 2 own6').state.row).toEqual(['c01', 'c03', 'c04', 'c05', 'c06', null]);
  });

  test('VOY-E-19: contract-discard', () => {
    const position = turn({ dice: ['own6'], contracts: ['c10', 'c11'] }, { row, special: ['?', '?'] }).play('contracts 3 own6', 'discard c10');
    expect(position.state.special).toEqual(['?', '?', 'c10']);
    expect(player(position).contracts).toEqual(['c11', 'c03']);
    const starting = turn({ dice: ['own6'], contracts: ['s01', 'c11'] }, { row, special: ['?', '?'] }).play('contracts 3 own6', 'discard s01');
    expect(starting.state.special).toEqual(['?', '?']);
  });

  test('VOY-E-20: row-of-one', () => {
    for (const pips of [1, 6] as const) {
      const position = turn({ dice: [`own${pips}`] }, { row: ['c09'], special: ['c20', 'c21'] });
      expect(movesLike(position, 'contracts')).toEqual([`contracts 1 own${pips}`]);
      position.play(`contracts 1 own${pips}`);
      expect(player(position).contracts).toEqual(['c09']);
      expect(position.state.row).toEqual([null, null, null, null, null, null]);
      position.play('end turn');
      expect(position.state.row).toEqual(['c20', 'c21', null, null, null, null]);
    }
  });

  test('VOY-E-21: row-refill', () => {
    const position = turn({ dice: ['own1'] }, { row: ['c09'], special: ['?', '?', '?'] }).play('contracts 1 own1', 'end turn');
    expect(request(position)).toMatchObject({ kind: 'draw', count: 1, rule: 'VOY-CONTRACT-8' });
    position.luck(['c20'], ['c21']);
    expect(position.state.row).toEqual(['c20', 'c21', null, null, null, null]);
    expect(position.state.special).toEqual(['?']);
  });

  test('VOY-E-22: contract-symbol', () => {
    const gain = (): Table => turn({ contracts: ['c01', 's05'] }, { special: ['c20', '?'], bonuses: ['contract'] });
    expect(choices(gain())).toEqual(['discard c01', 'discard c20', 'discard s05']);
    expect(gain().play('discard c20').state.special).toEqual(['?', 'c20']);
    expect(gain().play('discard c01').state.special).toEqual(['?', 'c01']);
    expect(gain().play('discard s05').state.special).toEqual(['?']);
  });
});

describe('Travel and posts', () => {
  test('VOY-E-23: travel-dice', () => {
    const position = turn({ dice: ['own2', 'own4'], coin: 50 }).play('travel own4+own2');
    expect(movesLike(position, 'travel')).toEqual([]);
    position.play('step alexandria');
    expect(position.check('travel 1: alexandria')).toEqual(legal);
    position.play('step oasis-9');
    expect(position.check('travel 2: alexandria > oasis-9')).toEqual(legal);
    expect(position.check('step alexandria')).toMatchObject(refused('steps-used-up', 'VOY-TRAVEL-1'));
  });

  test('VOY-E-24: travel-cost', () => {
    const position = walk(turn({ dice: ['own2', 'own4'], coin: 50 }).play('travel own4+own2'), ['alexandria', 'oasis-9']);
    expect(player(position).coin).toBe(43);
  });

  test('VOY-E-25: route-camels', () => {
    for (const [from, to] of [['anxi', 'karakorum'], ['samarcanda', 'oasis-6'], ['kashgar', 'lan-zhou'], ['oasis-9', 'adana']] as const) {
      const position = walk(turn({ dice: ['own2', 'own4'], coin: 3, camel: 2, figures: [from], posts: [from, to].filter((city) => !city.startsWith('oasis')) }).play('travel own4+own2'), [to]);
      expect(purse(position)).toMatchObject({ camel: 0, coin: 0 });
    }
  });

  test('VOY-E-26: route-coins', () => {
    const position = walk(turn({ dice: ['own2', 'own4'], coin: 10, figures: ['alexandria'] }).play('travel own4+own2'), ['oasis-7']);
    expect(player(position).coin).toBe(0);
  });

  test('VOY-E-27: where-to-end', () => {
    // Every end of every route is a place where a figure can stand.
    for (const { between } of ROUTES) {
      const [from, to] = between;
      const position = walk(turn({ dice: ['own1', 'own1'], coin: 50, camel: 9, figures: [from] }).play('travel own1+own1'), [to]);
      expect(player(position).figures).toEqual([to]);
    }
  });

  test('VOY-E-28: large-city', () => {
    const position = turn({ dice: ['own3', 'own3', 'own3'], coin: 50 }, { cityCards: { alexandria: 'k23' }, others: [idle, idle, idle] });
    walk(position.play('travel own3+own3'), ['alexandria']);
    expect(player(position).posts).toEqual(['alexandria']);
    expect(position.check('cityCard k23 1 own3').ok).toBe(false);
    position.play('end turn');
    expect(decider(position)).toBe(0);
    expect(position.check('cityCard k23 1 own3')).toEqual(legal);
    // Before the main action of the same turn it is closed for another reason: the post is too new.
    const fresh = turn({ dice: ['own3'], coin: 50 }, { cityCards: { alexandria: 'k23' }, bonuses: ['move'] }).play('step alexandria');
    expect(fresh.check('cityCard k23 1 own3')).toMatchObject(refused('post-too-new', 'VOY-CARD-2'));
  });

  test('VOY-E-29: small-city', () => {
    const position = turn({ dice: ['own1', 'own1'], coin: 3, camel: 2, figures: ['oasis-9'] }, { cityBonuses: { adana: 'b5' }, others: [idle, idle, idle] });
    walk(position.play('travel own1+own1'), ['adana']);
    expect(player(position)).toMatchObject({ posts: ['adana'], camel: 1, coin: 3 });
    untilDecision(position.play('end turn'));
    expect(position.state.round).toBe(2);
    expect(player(position)).toMatchObject({ camel: 2, coin: 6 });
    expect(position.state.cityBonuses).toContain('b5');
  });

  test('VOY-E-30: travel-full', () => {
    const position = turn({ dice: ['own3', 'own5'], coin: 12, camel: 8, figures: ['samarcanda'], posts: ['samarcanda'] });
    walk(position.play('travel own5+own3'), ['oasis-6', 'kashgar', 'lan-zhou']);
    expect(player(position)).toMatchObject({ coin: 0, camel: 0, figures: ['lan-zhou'], posts: ['samarcanda', 'lan-zhou'] });
    expect(purse(position)).toMatchObject({ pepper: 0, silk: 0, gold: 0 });
  });

  test('VOY-E-31: extra-move', () => {
    const position = turn({ dice: ['own2', 'own2'], coin: 7, camel: 3 }, { outposts: { moscow: 'o10' }, cityBonuses: { anxi: 'b1' } });
    walk(position.play('travel own2+own2'), ['oasis-1', 'moscow']);
    expect(player(position)).toMatchObject({ coin: 0, posts: ['moscow'] });
    expect(position.state.outposts).not.toContain('o10');
    position.play('step anxi');
    expect(player(position)).toMatchObject({ camel: 0, coin: 5, posts: ['moscow', 'anxi'] });
  });

  test('VOY-E-32: lost-move', () => {
    const position = turn({ figures: ['ormuz'], camel: 2 }, { bonuses: ['move'] });
    expect(movesLike(position, 'step')).toEqual([]);
    expect(player(position)).toMatchObject({ figures: ['ormuz'], posts: [], camel: 2 });
    const lost = turn({ figures: ['ormuz'], camel: 3, pepper: 3, contracts: ['s01'] }).play('complete s01');
    expect(lost.events.find(({ kind }) => kind === 'lost')).toMatchObject({ what: 'move', rule: 'VOY-ICON-7' });
    expect(lost.check('fiveCoins own3')).toEqual(legal);
  });

  test('VOY-E-33: eighth-ninth', () => {
    const seven = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz'];
    const position = walk(turn({ dice: ['own1', 'own1', 'black1', 'black1'], coin: 50, camel: 9, posts: seven, figures: ['oasis-1'] }, { others: [idle, idle, idle] }).play('travel own1+own1'), ['moscow']);
    expect(player(position).vp).toBe(5);
    walk(position.play('end turn', 'travel black1+black1'), ['anxi']);
    expect(player(position).vp).toBe(15);
  });

  test('VOY-E-34: outpost', () => {
    const me = { dice: ['own1', 'own1'] as const, coin: 4, figures: ['oasis-2'] };
    const position = walk(turn(me, { outposts: { karakorum: 'o02' }, others: [me] }).play('travel own1+own1'), ['karakorum']);
    expect(player(position).coin).toBe(4 - 3 + 5);
    expect(position.state.outposts).not.toContain('o02');
    walk(position.play('end turn', 'travel own1+own1'), ['karakorum']);
    expect(player(position, 1)).toMatchObject({ coin: 4 - 1 - 3, posts: ['karakorum'] });
  });

  test('VOY-E-35: beijing', () => {
    const position = walk(turn({ dice: ['own1', 'own1'], coin: 3, figures: ['xian'], goals: ['g01', 'g02'] }, { others: [{ posts: ['beijing'] }] }).play('travel own1+own1'), ['beijing']);
    expect(position.state.beijing).toEqual([1, 0, null, null]);
    expect(player(position).vp).toBe(0);
    expect(voyages.score(position.state).players[0]?.lines.find(({ id }) => id === 'beijing')).toMatchObject({ points: 7, rule: 'VOY-SCORE-5' });
  });

  test('VOY-E-36: back-to-venezia', () => {
    const position = walk(turn({ dice: ['own1', 'own1'], coin: 3, figures: ['alexandria'] }).play('travel own1+own1'), ['venezia']);
    expect(player(position)).toMatchObject({ figures: ['venezia'], posts: [] });
  });

  test('VOY-E-37: relocate', () => {
    const nine = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz', 'xian', 'beijing'];
    const position = walk(turn({ dice: ['own1', 'own1'], coin: 3, posts: nine, figures: ['oasis-1'] }).play('travel own1+own1'), ['moscow']);
    expect(position.moves()).toHaveLength(9);
    position.play('relocate sumatra');
    expect([...player(position).posts].sort()).toEqual([...nine.filter((city) => city !== 'sumatra'), 'moscow'].sort());
    expect(player(position).vp).toBe(0);
  });
});

describe('City cards', () => {
  const at = (card: string, me: ArrangedPlayer, rest: Parameters<typeof turn>[1] = {}): Table => turn({ posts: ['alexandria'], ...me }, { cityCards: { alexandria: card }, ...rest });

  test('VOY-E-38: card-access', () => {
    const position = at('k23', { dice: ['own3'] }, { others: [{ posts: ['alexandria'], dice: ['own6', 'black6'] }] });
    expect(position.check('cityCard k23 3 own3')).toEqual(legal);
    position.play('cityCard k23 3 own3', 'end turn');
    expect(position.check('cityCard k23 1 own6')).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
    expect(position.check('cityCard k23 1 black6')).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
  });

  test('VOY-E-39: card-twice', () => {
    const position = at('k15', { dice: ['own3'], camel: 2, gold: 2 });
    expect(movesLike(position, 'cityCard')).toEqual(['cityCard k15 1 own3', 'cityCard k15 2 own3']);
    position.play('cityCard k15 2 own3');
    expect(purse(position)).toMatchObject({ camel: 0, gold: 0, vp: 8 });
    expect(movesLike(at('k15', { dice: ['own3'], camel: 9, gold: 9 }), 'cityCard')).toHaveLength(3);
  });

  test('VOY-E-40: card-move', () => {
    const position = at('k17', { dice: ['own2'], camel: 4, figures: ['oasis-8'] }).play('cityCard k17 own2');
    walk(position, ['xian', 'beijing']);
    expect(player(position)).toMatchObject({ camel: 0, coin: 0, posts: ['alexandria', 'beijing'], figures: ['beijing'] });
  });

  test('VOY-E-41: card-contracts', () => {
    const five = at('k25', { dice: ['own2'], completed: 5 });
    expect(five.refusal('cityCard k25 3 own2')).toBe('card-too-often');
    expect(player(five.play('cityCard k25 2 own2')).vp).toBe(2);
    const one = at('k25', { dice: ['own6'], completed: 1 });
    expect(one.refusal('cityCard k25 2 own6')).toBe('card-too-often');
    expect(player(one.play('cityCard k25 1 own6'))).toMatchObject({ vp: 1, coin: 0 });
    for (const pips of [1, 6] as const) expect(at('k25', { dice: [`own${pips}`] }).check(`cityCard k25 1 own${pips}`)).toMatchObject(refused('nothing-completed', 'VOY-CARD-10'));
  });

  test('VOY-E-42: card-posts', () => {
    const four = at('k26', { dice: ['own3'], posts: ['alexandria', 'anxi', 'xian', 'beijing'] });
    expect(four.refusal('cityCard k26 4 own3')).toBe('card-too-often');
    expect(player(four.play('cityCard k26 3 own3')).coin).toBe(6);
    const two = at('k26', { dice: ['own5'], posts: ['alexandria', 'anxi'] });
    expect(two.refusal('cityCard k26 3 own5')).toBe('card-too-often');
    expect(player(two.play('cityCard k26 2 own5')).coin).toBe(4);
  });

  test('VOY-E-43: card-camel-coin', () => {
    const position = at('k20', { dice: ['own3'], camel: 3, coin: 3 });
    expect(movesLike(position, 'cityCard')).toHaveLength(6);
    expect(purse(at('k20', { dice: ['own3'], camel: 3, coin: 3 }).play('cityCard k20 camel 3 own3'))).toMatchObject({ camel: 0, coin: 12 });
    expect(purse(at('k20', { dice: ['own3'], camel: 3, coin: 3 }).play('cityCard k20 coin 3 own3'))).toMatchObject({ camel: 6, coin: 0 });
    position.play('cityCard k20 coin 1 own3');
    expect(position.refusal('trade camel for coin')).toBe('not-now');
  });

  test('VOY-E-44: card-double-coins', () => {
    expect(player(at('k23', { dice: ['own4'] }).play('cityCard k23 4 own4')).coin).toBe(8);
    expect(player(at('k23', { dice: ['own4'] }).play('cityCard k23 3 own4')).coin).toBe(6);
  });

  test('VOY-E-45: card-own-city', () => {
    const me = { posts: ['alexandria', 'anxi', 'ormuz'] };
    const four = at('k31', { ...me, dice: ['own4'] });
    expect(movesLike(four, 'cityCard')).toEqual(['cityCard k31 1 own4']);
    expect(choices(four.play('cityCard k31 1 own4'))).toEqual(['city anxi', 'city ormuz']);
    const five = at('k31', { ...me, dice: ['own5'] });
    expect(movesLike(five, 'cityCard')).toEqual(['cityCard k31 1 own5', 'cityCard k31 2 own5']);
    five.play('cityCard k31 2 own5', 'city anxi');
    expect(five.check('city anxi')).toMatchObject(refused('city-twice', 'VOY-CARD-13'));
    expect(purse(five.play('city ormuz'))).toMatchObject({ coin: 5, camel: 3 });
  });

  test('VOY-E-46: copying-tile', () => {
    const income = (round: number): Table => table({ round, step: 'income', players: [{ posts: ['xian'] }, {}] });
    expect(choices(income(2))).toEqual(['copy b1', 'copy b2', 'copy b3', 'copy b5', 'copy b6']);
    expect(player(income(2).play('copy b2')).camel).toBe(3);
    expect(player(income(3).play('copy b6')).vp).toBe(3);
    expect(income(3).check('copy b4')).toMatchObject(refused('never-itself', 'VOY-ICON-9'));
  });
});

describe('Bonus actions', () => {
  test('VOY-E-47: complete', () => {
    const position = turn({ camel: 2, silk: 2, pepper: 1, contracts: ['c09'] }).play('complete c09');
    expect(player(position)).toMatchObject({ camel: 0, silk: 0, pepper: 0, coin: 3, vp: 4, contracts: [], completed: ['c09'] });
  });

  test('VOY-E-48: bag', () => {
    expect(player(turn({ dice: ['own2'] }).play('moneyBag own2')).coin).toBe(3);
  });

  test('VOY-E-49: bag-last-die', () => {
    const position = turn({ dice: ['own2'] }, { others: [{ dice: ['own2'] }, idle, idle] }).play('moneyBag own2', 'end turn');
    expect(player(position).coin).toBe(3);
    position.play('moneyBag own2', 'end turn');
    // Nobody has a turn any more: the round is over.
    untilDecision(position);
    expect(position.state.round).toBe(2);
  });

  test('VOY-E-50: reroll', () => {
    const position = turn({ dice: ['own2'], camel: 1 }).play('reroll own2').luck([5]);
    expect(player(position)).toMatchObject({ camel: 0, dice: ['own5'] });
  });

  test('VOY-E-51: change', () => {
    expect(player(turn({ dice: ['own2'], camel: 2 }).play('change own2 up'))).toMatchObject({ camel: 0, dice: ['own3'] });
  });

  test('VOY-E-52: no-wrap', () => {
    const position = turn({ dice: ['own1', 'own6'], camel: 9 });
    expect(position.check('change own1 down')).toMatchObject(refused('no-such-value', 'VOY-BONUS-10'));
    expect(position.check('change own6 up')).toMatchObject(refused('no-such-value', 'VOY-BONUS-10'));
  });

  test('VOY-E-53: change-twice', () => {
    expect(player(turn({ dice: ['own3'], camel: 4 }).play('change own3 up', 'change own4 up'))).toMatchObject({ camel: 0, dice: ['own5'] });
  });

  test('VOY-E-54: buy-black', () => {
    const position = turn({ dice: ['own3'], camel: 6 }).play('buy black die').luck([4]);
    expect(player(position)).toMatchObject({ camel: 3, dice: ['black4', 'own3'] });
    expect(position.check('buy black die')).toMatchObject(refused('second-black-die', 'VOY-BONUS-12'));
  });

  test('VOY-E-55: combination', () => {
    const position = turn({ dice: ['own3', 'own2'], camel: 7 });
    position.play('buy black die').luck([1]).play('reroll own2').luck([4]).play('reroll black1').luck([5]).play('change own4 up');
    expect(player(position)).toMatchObject({ camel: 0, dice: ['own5', 'black5', 'own3'] });
  });
});

describe('Rounds', () => {
  test('VOY-E-56: compensation', () => {
    const position = table({ round: 2, step: 'roll', players: [{}, {}] }).luck([1, 3, 3, 3, 3], [3, 3, 3, 3, 3]);
    expect(choices(position)).toEqual(['compensation 0 camel 2 coin', 'compensation 1 camel 1 coin', 'compensation 2 camel 0 coin']);
    expect(purse(position.play('compensation 1 camel 1 coin'))).toMatchObject({ camel: 1, coin: 1 });
  });

  test('VOY-E-57: next-start-player', () => {
    const me = { dice: ['own1', 'own1'] as const, coin: 10 };
    const position = table({ players: [idle, me, me, me], seat: 1 });
    for (let turns = 0; turns < 3; turns += 1) walk(position.play('travel own1+own1'), ['alexandria']).play('end turn');
    untilDecision(position);
    expect(position.state).toMatchObject({ round: 2, startPlayer: 3 });
    expect(decider(position)).toBe(3);
  });

  test('VOY-E-58: nobody-travelled', () => {
    const position = table({ players: [idle, { dice: ['own1'] }, idle], seat: 1, startPlayer: 2 }).play('fiveCoins own1', 'end turn');
    untilDecision(position);
    expect(position.state).toMatchObject({ round: 2, startPlayer: 2 });
  });

  test('VOY-E-59: end-of-round', () => {
    const last = (round: number): Table => table({ round, players: [idle, { dice: ['own1'] }, idle], seat: 1, row: ['c10', 'c11'], special: ['c30'] }).play('fiveCoins own1', 'end turn');
    const third = last(3);
    expect(request(third)).toMatchObject({ kind: 'draw', count: 6, rule: 'VOY-ROUND-11' });
    expect(third.state.special).toEqual(['c30', 'c10', 'c11']);
    third.luck(['c20', 'c19', 'c18', 'c17', 'c16', 'c15']);
    expect(third.state.row).toEqual(['c20', 'c19', 'c18', 'c17', 'c16', 'c15']);
    const fifth = last(5);
    expect(decider(fifth)).toBe(-2);
    expect(fifth.state).toMatchObject({ special: ['c30'], row: ['c10', 'c11', null, null, null, null] });
  });
});

describe('Characters', () => {
  test('VOY-E-60: raschid', () => {
    const position = turn({ character: 'raschid', dice: ['own1', 'own1'], coin: 9 }, { spaces: { travel: ['1:own5', '1:own4'] } }).play('travel own2+own2');
    expect(player(position).coin).toBe(7);
    walk(position, ['alexandria', 'oasis-9']);
    expect(player(position).coin).toBe(0);
  });

  test('VOY-E-61: matteo', () => {
    const position = table({ round: 2, step: 'income', special: ['c30', '?'], players: [{ character: 'matteo', contracts: ['c10'] }, {}] });
    expect(player(position).contracts).toEqual(['c10', 'c30']);
    expect(request(position)).toMatchObject({ kind: 'roll', dice: 6, seat: 0 });
    position.luck([3, 3, 3, 3, 3, 4]);
    expect(player(position).dice).toEqual(['white4', 'own3', 'own3', 'own3', 'own3', 'own3']);
  });

  test('VOY-E-62: berke', () => {
    const position = turn({ character: 'berke', dice: ['own4', 'own4', 'own4'], posts: ['alexandria'] }, { spaces: { 'bazaar.gold': ['1:own1', '1:own1', '1:own1'] }, cityCards: { alexandria: 'k23' }, cardDice: { k23: '2:own1' } });
    expect(position.check('cityCard k23 1 own4')).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
    position.play('bazaar gold 4 own4+own4+own4');
    expect(purse(position)).toMatchObject({ gold: 3, coin: 0 });
  });

  test('VOY-E-63: mercator', () => {
    const gain = (seats: number, move: string): { silk: number; camel: number; coin: number } => purse(turn({ dice: ['own3', 'own3'], coin: 9 }, { seats, others: [{ character: 'mercator' }] }).play(move), 1);
    const moves = ['bazaar silk 3 own3+own3', 'khan gold own3', 'fiveCoins own3'];
    const gains = (seats: number): number[][] => moves.map((move) => { const { silk, camel, coin } = gain(seats, move); return [silk, camel, coin]; });
    expect(gains(4)).toEqual([[1, 0, 0], [0, 0, 0], [0, 0, 0]]);
    expect(gains(3)).toEqual([[1, 0, 0], [0, 1, 0], [0, 0, 0]]);
    expect(gains(2)).toEqual([[1, 0, 0], [0, 1, 0], [0, 0, 2]]);
  });

  test('VOY-E-64: kubilai', () => {
    const { position } = setUp({ seats: 2, characters: ['kubilai', 'berke'], firstPlayer: 0 });
    expect(player(position)).toMatchObject({ figures: ['beijing'], posts: ['beijing'] });
    expect(position.state.beijing).toEqual([0, null, null, null]);
    // 8 are left: with 9 on the map there is none on the board.
    const full = walk(turn({ character: 'kubilai', dice: ['own1', 'own1'], coin: 3, figures: ['oasis-1'], posts: ['beijing', 'karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz', 'xian'] }).play('travel own1+own1'), ['moscow']);
    expect(movesLike(full, 'relocate')).toHaveLength(9);
  });

  test('VOY-E-65: niccolo', () => {
    const position = turn({ character: 'niccolo-marco', dice: ['own4', 'own5'], coin: 12 }).play('travel own5+own4', 'step 1 oasis-1', 'step 1 moscow', 'step 2 alexandria', 'step 2 oasis-9');
    expect(player(position)).toMatchObject({ coin: 12, figures: ['venezia', 'venezia'] });
    position.play('travel 4: oasis-1 > moscow and alexandria > oasis-9');
    expect(player(position)).toMatchObject({ coin: 0, figures: ['moscow', 'oasis-9'], posts: ['moscow'] });
  });

  test('VOY-E-66: wilhelm', () => {
    const position = turn({ character: 'wilhelm', dice: ['own3', 'own4'], coin: 12, camel: 8, figures: ['oasis-6'] }, { outposts: { 'lan-zhou': 'o07' } }).play('travel own4+own3');
    walk(position, ['kashgar', 'lan-zhou', 'kashgar']);
    expect(player(position)).toMatchObject({ coin: 0, camel: 0, figures: ['kashgar'], posts: ['kashgar', 'lan-zhou'] });
    expect(choices(position)).toEqual(['next anyGood', 'next distinctGoods']);
    position.play('next distinctGoods', 'goods silk+gold', 'goods gold');
    expect(purse(position)).toMatchObject({ silk: 1, gold: 2 });
  });

  test('VOY-E-67: johannes', () => {
    const position = turn({ character: 'johannes', dice: ['own3', 'own4'], coin: 12 }).play('travel own4+own3');
    walk(position, ['oasis-1', 'oasis-10', 'beijing']);
    expect(player(position)).toMatchObject({ coin: 0, camel: 0, posts: ['beijing'] });
    const oasis = turn({ character: 'johannes', dice: ['own1', 'own1'], coin: 3, figures: ['oasis-1'] }).play('travel own1+own1');
    expect(oasis.check('step oasis-10')).toEqual(legal);
  });

  test('VOY-E-73: niccolo-two-posts', () => {
    const position = turn({ character: 'niccolo-marco', dice: ['own3', 'own6'], coin: 12 }, { outposts: { alexandria: 'o10', moscow: 'o04' } });
    position.play('travel own6+own3', 'step 1 alexandria', 'step 2 oasis-1', 'step 2 moscow', 'travel 3: alexandria and oasis-1 > moscow', 'post alexandria');
    expect(player(position)).toMatchObject({ coin: 0, posts: ['alexandria', 'moscow'], camel: 3 });
    expect(movesLike(position, 'step')).toEqual(['step 1 oasis-9', 'step 1 venezia', 'step 2 anxi', 'step 2 oasis-1']);
    expect(position.check('decline')).toEqual(legal);
    position.play('step 2 anxi');
    expect(player(position)).toMatchObject({ camel: 0, figures: ['alexandria', 'anxi'], posts: ['alexandria', 'moscow', 'anxi'] });
  });

  test('VOY-E-74: wilhelm-beijing', () => {
    const position = turn({ character: 'wilhelm', dice: ['own2', 'own4'], coin: 7, figures: ['xian'], posts: ['xian'] }).play('travel own4+own2');
    walk(position, ['beijing', 'oasis-10']);
    expect(player(position)).toMatchObject({ coin: 0, figures: ['oasis-10'], posts: ['xian', 'beijing'] });
    expect(position.state.beijing).toEqual([0, null, null, null]);
  });
});

describe('Scoring', () => {
  const total = (me: ArrangedPlayer): number => voyages.score(table({ over: true, players: [me, { completed: 1 }] }).state).players[0]!.total;

  test('VOY-E-68: goals', () => {
    const goals = ['g01', 'g08'];
    expect(total({ goals, posts: ['moscow'] })).toBe(1);
    expect(total({ goals, posts: ['moscow', 'lan-zhou'] })).toBe(3);
    expect(total({ goals, posts: ['moscow', 'xian'] })).toBe(7);
  });

  test('VOY-E-69: shared-goal-city', () => {
    expect(total({ goals: ['g01', 'g02'], posts: ['moscow', 'xian', 'ormuz'] })).toBe(15);
  });

  test('VOY-E-70: leftovers', () => {
    const rest = { goals: ['g01', 'g02'], coin: 27, pepper: 2, silk: 1, gold: 2, camel: 9 };
    expect(total({ ...rest, posts: ['beijing'] })).toBe(2 + 2 + 10);
    expect(total(rest)).toBe(2);
  });

  test('VOY-E-71: most-contracts', () => {
    const { players } = voyages.score(table({ over: true, round: 5, players: [{ completed: 5 }, { completed: 5 }, { completed: 3 }] }).state);
    expect(players.map(({ lines }) => lines.find(({ id }) => id === 'mostContracts')?.points ?? 0)).toEqual([7, 7, 0]);
  });

  test('VOY-E-72: tie', () => {
    const winners = (...camels: number[]): readonly number[] => voyages.score(table({ over: true, players: camels.map((camel) => ({ vp: 73, camel })) }).state).winners;
    // 73 and 7 for the contracts nobody completed: 80 each.
    expect(winners(3, 1)).toEqual([0]);
    expect(winners(2, 2)).toEqual([0, 1]);
  });
});
