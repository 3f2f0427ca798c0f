import { describe, expect, test } from 'vitest';
import { legal, movesLike, player, purse, refused, turn } from '../helpers.js';

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
    const spaces = { fiveCoins: there, 'bazaar.camel': there, 'bazaar.pepper': ['2:own6' as const], 'bazaar.silk': ['2:own6' as const, '2:own6' as const], 'bazaar.gold': ['3:own6' as const, '3:own6' as const, '3:own6' as const], contracts: ['3:own6' as const], travel: ['3:black6' as const, '3:own6' as const], khansFavour: ['2:own1' as const], moneyBag: ['2:own6' as const] };
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
    expect(turn({ dice: ['own6', 'own2'], coin: 4 }, { spaces: { travel: ['1:own1', '1:own1'] } }).check('travel own6+own2')).toMatchObject(refused('travel-not-payable', 'VOY-TRAVEL-6'));
    expect(turn({ dice: ['own6', 'own2'], coin: 5 }, { spaces: { travel: ['1:own1', '1:own1'] } }).check('travel own6+own2')).toEqual(legal);
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
