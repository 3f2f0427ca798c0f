import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../../src/marco-polo-2/index.js';
import { boringLuck, diceOn, offered, player, position, type At } from '../helpers.js';

describe('Matteo Polo', () => {
  const start = (more: Arrangement = {}): At => boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'matteo' }, {}], ...more }));
  const twos = (at: At): At => boringLuck(at, ({ kind, seat }) => (kind === 'roll' && seat === 0 ? [2, 2, 2, 2, 2, 2] : null));

  test('MP2-R-68 on: Matteo draws the top contract in step 3, from round 1 on, and may do without', () => {
    for (const round of [1, 2]) {
      const at = start({ round });
      expect(at.moves(), String(round)).toEqual(['draw', 'decline']);
      expect(player(boringLuck(at.play('draw'))).contracts, String(round)).toHaveLength(1);
    }
    expect(player(boringLuck(start().play('decline'))).contracts).toEqual([]);
  });

  test('MP2-R-68 on: with both spaces full one of the three contracts goes', () => {
    const at = boringLuck(start({ players: [{ character: 'matteo', contracts: ['c20', 's1'] }, {}] }).play('draw'), ({ kind }) => (kind === 'draw' ? ['c30'] : null));
    expect(at.moves().slice().sort()).toEqual(['discard c20', 'discard c30', 'discard s1']);
  });

  test('MP2-R-68 on: his white die is rolled with the others and counts for the compensation', () => {
    const at = twos(start().play('decline'));
    expect(player(at).dice).toEqual(['own2', 'own2', 'own2', 'own2', 'own2', 'white2']);
    // Twelve in all: three are missing.
    expect(offered(at, 'compensation').slice().sort()).toEqual(['compensation 0 camel 3 coin', 'compensation 1 camel 2 coin', 'compensation 2 camel 1 coin', 'compensation 3 camel 0 coin']);
  });

  test('MP2-R-68 on: the white die has no colour: it goes where his colour is, and does not bar it', () => {
    const at = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'matteo', coin: 50, dice: ['own6', 'white4'] }, { dice: [] }, { dice: [] }, { dice: [] }], spaces: { 'book:I': ['0:own5'] } });
    expect(at.refusal('book I own6')).toBe('own-colour-there');
    expect(at.refusal('book I white4')).toBeNull();
    at.play('khan white4', 'end turn');
    expect(diceOn(at, 'khansFavour')).toEqual(['0:white4']);
    expect(at.refusal('khan own6')).toBeNull();
  });

  test('MP2-R-68 on: it is none of the black dice, and comes back to him in step 1', () => {
    const at = twos(start({ spaces: { moneyBag: ['0:white3'] }, players: [{ character: 'matteo', dice: [] }, {}] }).play('decline'));
    expect(player(at).dice).toContain('white2');
    expect(diceOn(at, 'moneyBag')).toEqual([]);
    expect(at.state.blackDice).toHaveLength(4);
  });
});
