import { describe, expect, test } from 'vitest';
import { BAZAAR } from '../../../src/voyages/content/board.js';
import { choices, legal, movesLike, player, purse, refused, table, turn } from '../helpers.js';

const row = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];

describe('8. Action spaces, dice and the price of occupied spaces', () => {
  test('VOY-SPACE-1: six main actions: 5 coins, four bazaar spaces, Khan\'s favour, contracts, travel, city cards', () => {
    const position = turn({ dice: ['own3', 'own3', 'own3'], coin: 3, posts: ['moscow'] }, { cityCards: { moscow: 'k23' } });
    const spaces = ['fiveCoins', 'bazaar camel', 'bazaar pepper', 'bazaar silk', 'bazaar gold', 'khan ', 'contracts', 'travel', 'cityCard k23'];
    for (const space of spaces) expect(movesLike(position, space).length).toBeGreaterThan(0);
    const words = new Set(position.moves().map((move) => move.split(' ')[0]));
    expect(words).toEqual(new Set(['fiveCoins', 'bazaar', 'khan', 'contracts', 'travel', 'cityCard', 'moneyBag']));
  });

  test('VOY-SPACE-3: the number of dice is that of the space', () => {
    const position = turn({ dice: ['own3', 'own3', 'own3'], coin: 9 });
    for (const move of ['bazaar camel 1 own3+own3', 'bazaar pepper 1 own3+own3', 'bazaar silk 1 own3', 'bazaar silk 1 own3+own3+own3', 'bazaar gold 1 own3+own3', 'travel own3', 'travel own3+own3+own3']) {
      expect(position.check(move)).toMatchObject(refused('dice-number', 'VOY-SPACE-3'));
    }
    for (const move of ['bazaar camel 1 own3', 'bazaar pepper 1 own3', 'bazaar silk 1 own3+own3', 'bazaar gold 1 own3+own3+own3', 'travel own3+own3', 'fiveCoins own3']) {
      expect(position.check(move)).toEqual(legal);
    }
  });

  test('VOY-SPACE-4: own, black and white dice mix freely', () => {
    const position = turn({ character: 'matteo', dice: ['own5', 'black4', 'white3'] });
    expect(position.check('bazaar gold 3 own5+black4+white3')).toEqual(legal);
    position.play('bazaar silk 3 black4+white3');
    expect(position.state.spaces['bazaar.silk']).toEqual(['0:black4', '0:white3']);
    expect(player(position)).toMatchObject({ silk: 2, camel: 1 });
  });

  test('VOY-SPACE-5: the lowest die placed decides', () => {
    const position = turn({ dice: ['own6', 'own5', 'own2'], coin: 30 });
    expect(position.check('bazaar gold 3 own6+own5+own2')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
    expect(position.check('bazaar gold 2 own6+own5+own2')).toEqual(legal);
    expect(position.check('bazaar silk 5 own6+own5')).toEqual(legal);
    expect(position.check('bazaar silk 6 own6+own5')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
    position.play('travel own6+own2', 'step alexandria', 'step oasis-9');
    expect(position.check('step alexandria')).toMatchObject(refused('steps-used-up', 'VOY-TRAVEL-1'));
  });

  test('VOY-SPACE-6: no second own die on a space in a round, except the money bag', () => {
    const spaces = { fiveCoins: ['0:own3' as const], 'bazaar.silk': ['0:own3' as const, '0:black1' as const], moneyBag: ['0:own2' as const] };
    const position = turn({ dice: ['own5', 'own4', 'black6'], coin: 30 }, { spaces });
    expect(position.check('fiveCoins own5')).toMatchObject(refused('own-colour-there', 'VOY-SPACE-6'));
    expect(position.check('bazaar silk 1 black6+own5')).toMatchObject(refused('own-colour-there', 'VOY-SPACE-6'));
    expect(position.check('moneyBag own5')).toEqual(legal);
    // Own dice of others do not matter.
    expect(turn({ dice: ['own5'], coin: 9 }, { spaces: { fiveCoins: ['1:own3'] } }).check('fiveCoins own5')).toEqual(legal);
  });

  test('VOY-SPACE-7: a placement without an own die is never stopped by colour, before or after own dice, any number of times', () => {
    const spaces = { fiveCoins: ['0:own3' as const, '0:black2' as const, '0:white1' as const] };
    const position = turn({ character: 'matteo', dice: ['own5', 'black4'], coin: 30 }, { spaces });
    expect(position.check('fiveCoins black4')).toEqual(legal);
    expect(position.refusal('fiveCoins own5')).toBe('own-colour-there');
    // A black die first, an own die later.
    expect(turn({ dice: ['own5'], coin: 30 }, { spaces: { fiveCoins: ['0:black2'] } }).check('fiveCoins own5')).toEqual(legal);
  });

  test('VOY-SPACE-8: any die makes a space occupied: others\', one\'s own, black, white, neutral', () => {
    const price = (spaces: Parameters<typeof turn>[1], seats = 4): number => {
      const position = turn({ character: 'matteo', dice: ['black4', 'own3'], coin: 10 }, { seats, ...spaces });
      position.play('fiveCoins black4');
      return 15 - player(position).coin;
    };
    expect(price({})).toBe(0);
    expect(price({ spaces: { fiveCoins: ['1:own6'] } })).toBe(4);
    expect(price({ spaces: { fiveCoins: ['0:own6'] } })).toBe(4);
    expect(price({ spaces: { fiveCoins: ['0:black6'] } })).toBe(4);
    expect(price({ spaces: { fiveCoins: ['0:white6'] } })).toBe(4);
    expect(price({}, 2)).toBe(4);
  });

  test('VOY-SPACE-9: the price is the lowest die being placed; dice already there do not matter', () => {
    const position = turn({ dice: ['own6', 'own4'], coin: 4 }, { spaces: { 'bazaar.silk': ['1:own1', '1:own1', '2:own6', '2:own6'] } });
    expect(position.check('bazaar silk 1 own6+own4')).toEqual(legal);
    position.play('bazaar silk 1 own6+own4');
    expect(purse(position)).toMatchObject({ coin: 0, silk: 1 });
    const poor = turn({ dice: ['own6', 'own4'], coin: 3 }, { spaces: { 'bazaar.silk': ['1:own1', '1:own1'] } });
    expect(poor.check('bazaar silk 1 own6+own4')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
  });

  test('VOY-SPACE-10: the price exists on 5 coins, bazaar, contracts and travel, never on Khan\'s favour, cards or the bag', () => {
    const there = ['1:own6' as const];
    const spaces = { fiveCoins: there, 'bazaar.camel': there, 'bazaar.pepper': ['2:own6' as const], 'bazaar.silk': ['2:own6' as const], 'bazaar.gold': ['3:own6' as const], contracts: ['3:own6' as const], travel: ['3:own6' as const], khansFavour: ['2:own1' as const], moneyBag: ['2:own6' as const] };
    const base = { dice: ['own2', 'own2', 'own2'] as const, posts: ['moscow'] };
    const rest = { spaces, row, cityCards: { moscow: 'k23' } };
    const spent = (...moves: string[]): number => 100 - player(turn({ ...base, coin: 100 }, rest).play(...moves)).coin;
    expect(spent('fiveCoins own2')).toBe(2 - 5);
    for (const move of ['bazaar camel 1 own2', 'bazaar pepper 1 own2', 'bazaar silk 1 own2+own2', 'bazaar gold 1 own2+own2+own2', 'contracts 1 own2']) expect(spent(move)).toBe(2);
    expect(spent('travel own2+own2', 'step alexandria', 'travel 1: alexandria')).toBe(2 + 3);
    expect(spent('khan gold own2')).toBe(0);
    expect(spent('cityCard k23 1 own2')).toBe(-2);
    expect(spent('moneyBag own2')).toBe(-3);
  });

  test('VOY-SPACE-11: a card or Khan place with a die cannot be used again this round by anybody', () => {
    const card = turn({ dice: ['own6', 'black6'], posts: ['moscow'], coin: 50 }, { cityCards: { moscow: 'k23' }, cardDice: { k23: '1:own1' }, others: [{ posts: ['moscow'] }] });
    for (const die of ['own6', 'black6']) expect(card.check(`cityCard k23 1 ${die}`)).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
    const khan = turn({ dice: ['own6', 'black6'], coin: 50 }, { spaces: { khansFavour: ['1:own1', '2:own1', '3:own1', '0:black1'] } });
    for (const die of ['own6', 'black6']) expect(khan.check(`khan gold ${die}`)).toMatchObject(refused('khan-full', 'VOY-KHAN-6'));
  });

  test('VOY-SPACE-12: dice, then price, then action: what the action yields cannot pay the price', () => {
    const position = turn({ dice: ['own5'], coin: 4 }, { spaces: { fiveCoins: ['1:own1'] } });
    expect(position.check('fiveCoins own5')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
    const able = turn({ dice: ['own4'], coin: 4 }, { spaces: { fiveCoins: ['1:own1'] } }).play('fiveCoins own4');
    const kinds = able.events.map(({ kind }) => kind);
    expect(kinds).toEqual(['dice-placed', 'paid', 'gained']);
    expect(player(able).coin).toBe(5);
  });

  test('VOY-SPACE-13: a placement is legal only if all can be paid and the effect happens at least once', () => {
    expect(turn({ dice: ['own6', 'own6'], coin: 2 }).check('travel own6+own6')).toMatchObject(refused('travel-not-payable', 'VOY-TRAVEL-6'));
    // 4 coins would pay a step, but not besides the price of 2.
    expect(turn({ dice: ['own6', 'own2'], coin: 4 }, { spaces: { travel: ['1:own1'] } }).check('travel own6+own2')).toMatchObject(refused('travel-not-payable', 'VOY-TRAVEL-6'));
    expect(turn({ dice: ['own6', 'own2'], coin: 5 }, { spaces: { travel: ['1:own1'] } }).check('travel own6+own2')).toEqual(legal);
    expect(turn({ dice: ['own6'], posts: ['moscow'] }, { cityCards: { moscow: 'k24' } }).check('cityCard k24 1 own6')).toMatchObject(refused('nothing-completed', 'VOY-CARD-10'));
    const two = turn({ dice: ['own3'], posts: ['moscow'], vp: 0 }, { cityCards: { moscow: 'k21' } }).play('cityCard k21 own3');
    expect(two.check('stop')).toMatchObject(refused('once-at-least', 'VOY-SPACE-13'));
  });

  test('VOY-SPACE-14: any number of dice lie on a shared space, later ones behind; they stay as they are', () => {
    const spaces = { 'bazaar.camel': ['1:own1' as const, '2:own6' as const, '3:own2' as const] };
    const position = turn({ dice: ['own5'], coin: 5, camel: 5 }, { spaces }).play('bazaar camel 5 own5');
    expect(position.state.spaces['bazaar.camel']).toEqual(['1:own1', '2:own6', '3:own2', '0:own5']);
    expect(position.refusal('change own5 up')).toBe('no-such-die');
  });

  test('VOY-R-1 any-die: a space with one\'s own die is occupied', () => {
    const position = turn({ dice: ['black4'], coin: 4 }, { spaces: { 'bazaar.camel': ['0:own2'] } }).play('bazaar camel 4 black4');
    expect(purse(position)).toMatchObject({ coin: 0, camel: 4 });
  });

  test('VOY-R-1 not-own-dice: one\'s own dice, black and white included, do not occupy', () => {
    const rulings = { occupiedBy: 'not-own-dice' } as const;
    const position = turn({ dice: ['black4'], coin: 4 }, { rulings, spaces: { 'bazaar.camel': ['0:own2', '0:black1'] } }).play('bazaar camel 4 black4');
    expect(purse(position)).toMatchObject({ coin: 4, camel: 4 });
    const others = turn({ dice: ['black4'], coin: 4 }, { rulings, spaces: { 'bazaar.camel': ['1:own2'] } }).play('bazaar camel 4 black4');
    expect(player(others).coin).toBe(0);
    expect(player(turn({ dice: ['own4'], coin: 4 }, { rulings, seats: 2 }).play('fiveCoins own4')).coin).toBe(5);
  });

  test('VOY-R-2: the lowest die placed is the price, paid before acting, and unpayable means illegal', () => {
    const spaces = { 'bazaar.pepper': ['1:own1' as const] };
    expect(turn({ dice: ['own6'], coin: 5 }, { spaces }).refusal('bazaar pepper 5 own6')).toBe('occupied-too-dear');
    const position = turn({ dice: ['own6'], coin: 6 }, { spaces }).play('bazaar pepper 5 own6');
    expect(purse(position)).toMatchObject({ coin: 2, pepper: 3 });
  });

  test('VOY-R-5: Khan\'s favour and city cards never cost', () => {
    const position = turn({ dice: ['own4'] }, { spaces: { khansFavour: ['1:own4'] } }).play('khan silk own4');
    expect(purse(position)).toMatchObject({ coin: 0, silk: 1, camel: 2 });
  });

  test('VOY-R-6: the bazaar is four spaces for price and colour', () => {
    const position = turn({ dice: ['own4', 'own4', 'own4'] }, { spaces: { 'bazaar.camel': ['0:own2', '1:own1'] } });
    expect(position.refusal('bazaar camel 1 own4')).toBe('own-colour-there');
    for (const move of ['bazaar pepper 4 own4', 'bazaar silk 4 own4+own4', 'bazaar gold 4 own4+own4+own4']) expect(position.check(move)).toEqual(legal);
  });

  test('VOY-R-7: only the own colour is used once; black and white may be mixed in and come again', () => {
    const spaces = { 'bazaar.silk': ['0:black3' as const, '0:black2' as const] };
    const position = turn({ dice: ['own4', 'own4', 'black6'], coin: 9 }, { spaces });
    expect(position.check('bazaar silk 1 own4+own4')).toEqual(legal);
    position.play('bazaar silk 4 black6+own4', 'end turn');
    const later = turn({ dice: ['own4', 'black6', 'black5'], coin: 9 }, { spaces: { 'bazaar.silk': ['0:black6', '0:own4'] } });
    expect(later.check('bazaar silk 1 black6+black5')).toEqual(legal);
    expect(later.refusal('bazaar silk 1 black5+own4')).toBe('own-colour-there');
  });

  test('VOY-R-9: what cannot happen at all is illegal; on the bazaar every column up to the lowest die is legal', () => {
    expect(turn({ dice: ['own6'], posts: ['moscow'] }, { cityCards: { moscow: 'k01' } }).check('cityCard k01 1 own6')).toMatchObject(refused('card-not-payable', 'VOY-CARD-6'));
    const position = turn({ dice: ['own4'] });
    expect(movesLike(position, 'bazaar camel')).toEqual(['bazaar camel 1 own4', 'bazaar camel 2 own4', 'bazaar camel 3 own4', 'bazaar camel 4 own4']);
  });
});

describe('9. Main action: 5 coins', () => {
  test('VOY-COINS-1: exactly 1 die of any value gives 5 coins', () => {
    for (const pips of [1, 2, 3, 4, 5, 6] as const) {
      const position = turn({ dice: [`own${pips}`] }).play(`fiveCoins own${pips}`);
      expect(player(position).coin).toBe(5);
      expect(position.state.spaces.fiveCoins).toEqual([`0:own${pips}`]);
    }
  });

  test('VOY-COINS-2: if occupied the die is the price, paid before; with 2 players it is occupied from the start', () => {
    expect(player(turn({ dice: ['own3'], coin: 3 }, { spaces: { fiveCoins: ['1:own6'] } }).play('fiveCoins own3')).coin).toBe(5);
    const two = turn({ dice: ['own5', 'own2'], coin: 4 }, { seats: 2 });
    expect(two.check('fiveCoins own5')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
    expect(player(two.play('fiveCoins own2')).coin).toBe(7);
  });

  test('VOY-R-3 counts: the neutral die on 5 coins occupies it, except for Berke', () => {
    expect(player(turn({ dice: ['own3'], coin: 3 }, { seats: 2 }).play('fiveCoins own3')).coin).toBe(5);
    expect(player(turn({ character: 'berke', dice: ['own3'], coin: 3 }, { seats: 2 }).play('fiveCoins own3')).coin).toBe(8);
  });

  test('VOY-R-3 ignored: the first use of 5 coins is free with 2 players', () => {
    const rulings = { neutralFiveCoins: 'ignored' } as const;
    expect(player(turn({ dice: ['own3'], coin: 3 }, { seats: 2, rulings }).play('fiveCoins own3')).coin).toBe(8);
    expect(player(turn({ dice: ['own3'], coin: 3 }, { seats: 2, rulings, spaces: { fiveCoins: ['1:own1'] } }).play('fiveCoins own3')).coin).toBe(5);
  });
});

describe('10. Main action: bazaar', () => {
  test('VOY-BAZAAR-1: four spaces for 1, 1, 2 and 3 dice', () => {
    const position = turn({ dice: ['own1', 'own1', 'own1'] });
    expect(movesLike(position, 'bazaar')).toEqual(['bazaar camel 1 own1', 'bazaar gold 1 own1+own1+own1', 'bazaar pepper 1 own1', 'bazaar silk 1 own1+own1']);
  });

  test('VOY-BAZAAR-2: any column from 1 to the lowest die', () => {
    for (let lowest = 1; lowest <= 6; lowest += 1) {
      const die = `own${lowest}` as 'own1';
      expect(movesLike(turn({ dice: ['own6', die] }), `bazaar silk`).map((move) => Number(move.split(' ')[2]))).toEqual(Array.from({ length: lowest }, (_, at) => at + 1));
    }
    expect(turn({ dice: ['own4'] }).check('bazaar pepper 5 own4')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
  });

  test('VOY-BAZAAR-3: everything in the column is gained', () => {
    // Reconstructed: additions other than those of the printed examples.
    const gain = (move: string, dice: number): Record<string, number> => Object.fromEntries(Object.entries(purse(turn({ dice: Array<'own6'>(dice).fill('own6') }).play(move))).filter(([, amount]) => amount > 0));
    expect([1, 2, 3, 4, 5, 6].map((column) => gain(`bazaar pepper ${column} own6`, 1))).toEqual([{ pepper: 1 }, { pepper: 2 }, { pepper: 2, coin: 1 }, { pepper: 3 }, { pepper: 3, coin: 2 }, { pepper: 4 }]);
    expect([1, 2, 3, 4, 5, 6].map((column) => gain(`bazaar silk ${column} own6+own6`, 2))).toEqual([{ silk: 1 }, { silk: 2 }, { silk: 2, camel: 1 }, { silk: 3 }, { silk: 3, camel: 1, coin: 1 }, { silk: 4 }]);
    expect([1, 2, 3, 4, 5, 6].map((column) => gain(`bazaar gold ${column} own6+own6+own6`, 3))).toEqual([{ gold: 1 }, { gold: 2 }, { gold: 2, camel: 2 }, { gold: 3 }, { gold: 3 }, { gold: 4 }]);
  });

  test('VOY-BAZAAR-4: a lower column may be chosen for its additions', () => {
    const position = turn({ dice: ['own4'] }).play('bazaar pepper 3 own4');
    expect(purse(position)).toMatchObject({ pepper: 2, coin: 1 });
    expect(player(turn({ dice: ['own4'] }).play('bazaar camel 2 own4')).camel).toBe(2);
  });

  test('VOY-BAZAAR-5: a camel column gives as many camels as its number', () => {
    for (let column = 1; column <= 6; column += 1) expect(player(turn({ dice: ['own6'] }).play(`bazaar camel ${column} own6`)).camel).toBe(column);
  });

  test('VOY-BAZAAR-6: a move in a column comes after the goods, still within the main action', () => {
    expect(BAZAAR.gold.columns[4]).toEqual({ gold: 3, move: 1 });
    const position = turn({ dice: ['own5', 'own5', 'own5', 'own1'] }, { others: [{ character: 'mercator' }] }).play('bazaar gold 5 own5+own5+own5');
    expect(player(position).gold).toBe(3);
    expect(choices(position)).toEqual(['decline', 'step alexandria', 'step oasis-1']);
    expect(position.refusal('moneyBag own1')).toBe('not-now');
    // Mercator's gain waits until the main action is settled.
    expect(player(position, 1).gold).toBe(0);
    position.play('step alexandria');
    expect(player(position)).toMatchObject({ figures: ['alexandria'], posts: ['alexandria'] });
    expect(player(position, 1).gold).toBe(1);
  });
});

describe("11. Main action: Khan's favour", () => {
  test('VOY-KHAN-1: exactly 1 die gives 1 good of choice and 2 camels, whatever its value', () => {
    for (const good of ['pepper', 'silk', 'gold'] as const) {
      for (const die of ['own1', 'own6'] as const) {
        const position = turn({ dice: [die] }).play(`khan ${good} ${die}`);
        expect(purse(position)).toEqual({ coin: 0, camel: 2, pepper: 0, silk: 0, gold: 0, vp: 0, [good]: 1 });
      }
    }
    expect(movesLike(turn({ dice: ['own2'] }), 'khan ')).toHaveLength(3);
  });

  test('VOY-KHAN-2: 4 places in a line, filled from the left', () => {
    const position = turn({ dice: ['own4'] }, { spaces: { khansFavour: ['1:own2', '2:own3'] } }).play('khan gold own4');
    expect(position.state.spaces.khansFavour).toEqual(['1:own2', '2:own3', '0:own4']);
  });

  test('VOY-KHAN-3: the first die is free, every further one at least as high as the one to its left', () => {
    expect(turn({ dice: ['own1'] }).check('khan gold own1')).toEqual(legal);
    const position = turn({ dice: ['own4', 'own3', 'own5'] }, { spaces: { khansFavour: ['1:own4'] } });
    expect(position.check('khan gold own3')).toMatchObject(refused('khan-too-low', 'VOY-KHAN-3'));
    expect(position.check('khan gold own4')).toEqual(legal);
    expect(position.check('khan gold own5')).toEqual(legal);
  });

  test('VOY-KHAN-4: no price is ever paid', () => {
    const position = turn({ dice: ['own6'], coin: 0 }, { spaces: { khansFavour: ['1:own6'] } }).play('khan gold own6');
    expect(player(position)).toMatchObject({ coin: 0, gold: 1, camel: 2 });
  });

  test('VOY-KHAN-5: the places are one space for the own colour; black and white dice come again', () => {
    const position = turn({ dice: ['own6', 'black5'] }, { spaces: { khansFavour: ['0:own4'] } });
    expect(position.check('khan gold own6')).toMatchObject(refused('own-colour-there', 'VOY-SPACE-6'));
    expect(position.check('khan gold black5')).toEqual(legal);
    expect(turn({ dice: ['own6', 'black5'] }, { spaces: { khansFavour: ['0:black4'] } }).check('khan gold own6')).toEqual(legal);
  });

  test('VOY-KHAN-6: closed when all places are filled, or without a die that is high enough', () => {
    const full = turn({ dice: ['own6'] }, { spaces: { khansFavour: ['1:own1', '2:own1', '3:own1', '1:black2'] } });
    expect(full.check('khan gold own6')).toMatchObject(refused('khan-full', 'VOY-KHAN-6'));
    expect(movesLike(full, 'khan ')).toEqual([]);
    const low = turn({ dice: ['own5', 'own2'] }, { spaces: { khansFavour: ['1:own6'] } });
    expect(movesLike(low, 'khan ')).toEqual([]);
  });

  test('VOY-R-10: the left neighbour counts; neutral dice show 1 and restrict nobody; 4, 3 or 2 places', () => {
    for (const [seats, places] of [[4, 4], [3, 3], [2, 2]] as const) {
      const position = turn({ dice: ['own1', 'black1', 'black1'] }, { seats });
      expect(position.check('khan gold own1')).toEqual(legal);
      expect(4 - position.state.spaces.khansFavour.length).toBe(places);
    }
    const position = table({ seats: 2, players: [{ dice: ['own3'] }, {}], spaces: { khansFavour: ['1:own3'] } });
    expect(position.state.spaces.khansFavour).toEqual(['neutral1', 'neutral1', '1:own3']);
    expect(position.check('khan gold own3')).toEqual(legal);
  });

  test('VOY-R-11 once-over-all-places: a second own die is refused', () => {
    expect(turn({ dice: ['own6'] }, { spaces: { khansFavour: ['0:own4', '1:own5'] } }).refusal('khan gold own6')).toBe('own-colour-there');
  });

  test('VOY-R-11 once-per-place: own dice may come again while places are free', () => {
    const rulings = { khanColourScope: 'once-per-place' } as const;
    const position = turn({ dice: ['own6', 'own3'] }, { rulings, spaces: { khansFavour: ['0:own4', '1:own5'] } });
    expect(position.check('khan gold own6')).toEqual(legal);
    expect(position.refusal('khan gold own3')).toBe('khan-too-low');
    expect(turn({ dice: ['own6'] }, { rulings, spaces: { khansFavour: ['0:own4', '1:own5', '2:own5', '3:own6'] } }).refusal('khan gold own6')).toBe('khan-full');
  });

  test('VOY-R-12: full places are closed for the rest of the round, for money, too', () => {
    const position = turn({ dice: ['own6', 'black6'], coin: 99 }, { spaces: { khansFavour: ['1:own1', '2:own1', '3:own1', '1:black2'] } });
    expect(position.refusal('khan gold own6')).toBe('khan-full');
    expect(position.refusal('khan gold black6')).toBe('khan-full');
  });
});
