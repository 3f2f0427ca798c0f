import { describe, expect, test } from 'vitest';
import {
  anyOwn, colourOf, DICE, dieOf, dieRank, dieSchema, holdsDice, holdsOwnDie, inOrder, insertDie, isOwn, placed, placedDieSchema, placerOf, pipsOf, removeDie, turned, unplaced,
  type Die,
} from '../../src/mechanics/dice.js';

describe('dice as tokens', () => {
  test('all dice stand high to low, among equals own, black, white', () => {
    expect(DICE).toHaveLength(21);
    expect(DICE.slice(0, 4)).toEqual(['own6', 'black6', 'white6', 'own5']);
    expect(DICE[20]).toBe('white0');
    DICE.forEach((die, at) => { expect(dieRank(die)).toBe(at); });
  });

  test('a token tells colour and pips', () => {
    expect([pipsOf('own4'), pipsOf('white0'), pipsOf('2:black5'), pipsOf('neutral1')]).toEqual([4, 0, 5, 1]);
    expect([colourOf('own4'), colourOf('black4'), colourOf('white4')]).toEqual(['own', 'black', 'white']);
    expect([isOwn('own1'), isOwn('black1'), isOwn('white1')]).toEqual([true, false, false]);
    expect([anyOwn(['black5', 'own1']), anyOwn(['black5', 'white1']), anyOwn([])]).toEqual([true, false, false]);
  });

  test('every die can be made and turned', () => {
    for (const die of DICE) {
      expect(dieOf(colourOf(die), pipsOf(die))).toBe(die);
      expect(turned(die, 3)).toBe(`${colourOf(die)}3`);
    }
  });

  test('schemas know the tokens and nothing else', () => {
    expect(dieSchema.check('own0')).toBeNull();
    expect(dieSchema.check('own7')).not.toBeNull();
    expect(placedDieSchema.check('neutral1')).toBeNull();
    expect(placedDieSchema.check('3:white6')).toBeNull();
    expect(placedDieSchema.check('own6')).not.toBeNull();
  });
});

describe('lists of dice', () => {
  test('a die goes where it belongs', () => {
    const dice: Die[] = [];
    for (const die of ['own3', 'black6', 'white3', 'own6', 'own1', 'black3', 'own3'] as const) insertDie(dice, die);
    expect(dice).toEqual(['own6', 'black6', 'own3', 'own3', 'black3', 'white3', 'own1']);
    expect(inOrder(dice)).toBe(true);
    expect(inOrder(['own3', 'own4'])).toBe(false);
    expect(inOrder(['black4', 'own4'])).toBe(false);
    expect(inOrder([])).toBe(true);
  });

  test('one of several equal dice is taken out', () => {
    const dice: Die[] = ['own6', 'own3', 'own3', 'own1'];
    removeDie(dice, 'own3');
    expect(dice).toEqual(['own6', 'own3', 'own1']);
    removeDie(dice, 'own6');
    removeDie(dice, 'own1');
    expect(dice).toEqual(['own3']);
  });

  test('dice are held as often as they are there', () => {
    const dice: Die[] = ['own5', 'own4', 'own4', 'black4'];
    expect(holdsDice(dice, ['own4', 'own4'])).toBe(true);
    expect(holdsDice(dice, ['own4', 'own4', 'own4'])).toBe(false);
    expect(holdsDice(dice, ['own5', 'black4'])).toBe(true);
    expect(holdsDice(dice, ['own3'])).toBe(false);
    expect(holdsDice(dice, [])).toBe(true);
  });
});

describe('dice on the board', () => {
  test('a placed die tells who put it there', () => {
    for (const die of DICE) {
      expect(placed(2, die)).toBe(`2:${die}`);
      expect(unplaced(placed(2, die))).toBe(die);
    }
    expect([placerOf('0:own1'), placerOf('3:black1'), placerOf('neutral1')]).toEqual([0, 3, -1]);
    expect(unplaced('neutral1')).toBeNull();
  });

  test('only dice in the colour of the seat are its own', () => {
    expect(holdsOwnDie(['1:own4', '0:black2'], 1)).toBe(true);
    expect(holdsOwnDie(['1:own4', '0:black2'], 0)).toBe(false);
    expect(holdsOwnDie(['0:white2', 'neutral1'], 0)).toBe(false);
    expect(holdsOwnDie([], 0)).toBe(false);
  });
});
