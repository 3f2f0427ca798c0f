import { describe, expect, test } from 'vitest';
import { choicesOf, comboFor, noDice } from '../../src/mechanics/combos.js';
import type { Die } from '../../src/mechanics/dice.js';

const none = noDice(() => ({ seen: 0 }));
const choices = (dice: readonly Die[], count: number): (readonly Die[])[] => choicesOf(none, comboFor(none, dice), count).map((combo) => combo.dice);

describe('combinations of dice', () => {
  test('dice that look alike make one choice', () => {
    const dice: Die[] = ['own5', 'own4', 'own4', 'black4'];
    expect(choices(dice, 1)).toEqual([['own5'], ['own4'], ['black4']]);
    expect(choices(dice, 2)).toEqual([['own5', 'own4'], ['own5', 'black4'], ['own4', 'own4'], ['own4', 'black4']]);
    expect(choices(dice, 3)).toEqual([['own5', 'own4', 'own4'], ['own5', 'own4', 'black4'], ['own4', 'own4', 'black4']]);
    expect(choices(dice, 4)).toEqual([dice]);
    expect(choices(dice, 5)).toEqual([]);
    expect(choices(['own1'], 2)).toEqual([]);
    expect(choices([], 1)).toEqual([]);
  });

  test('choices of two and of three agree with counting by hand', () => {
    const dice: Die[] = ['own6', 'own6', 'own6', 'black6', 'own2'];
    expect(choices(dice, 2)).toEqual([['own6', 'own6'], ['own6', 'black6'], ['own6', 'own2'], ['black6', 'own2']]);
    expect(choices(dice, 3)).toHaveLength(4);
  });

  test('the same dice are one combination, wherever they come from, with notes of its own', () => {
    const combo = comboFor(none, ['own5', 'black4']);
    combo.notes.seen = 3;
    expect(choicesOf(none, comboFor(none, ['own6', 'own5', 'black4']), 2)[2]).toBe(combo);
    expect(comboFor(none, ['own5', 'white4']).notes.seen).toBe(0);
    expect(Object.isFrozen(combo.dice)).toBe(true);
  });

  test('the lowest die, and whether one has the colour of its player', () => {
    expect(comboFor(none, ['own5', 'black4'])).toMatchObject({ lowest: 4, anyOwn: true });
    expect(comboFor(none, ['black6', 'white6'])).toMatchObject({ lowest: 6, anyOwn: false });
    expect(comboFor(none, [])).toMatchObject({ dice: [], lowest: 0, anyOwn: false });
  });
});
