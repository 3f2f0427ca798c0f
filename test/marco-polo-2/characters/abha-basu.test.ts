import { describe, expect, test } from 'vitest';
import { boringLuck, player, position } from '../helpers.js';

describe('Abha Basu', () => {
  test('MP2-ABHA-1: 2 coins at the start of each round', () => {
    expect(player(boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'abha-basu', coin: 0 }, {}] }))).coin).toBe(2);
  });

  test('MP2-ABHA-2: a jade for each contract completed', () => {
    const at = position({ players: [{ character: 'abha-basu', dice: ['own1'], contracts: ['c01'], camel: 2, silk: 1, pepper: 2, jade: 0, vp: 0 }] });
    at.play('complete c01');
    expect(player(at)).toMatchObject({ jade: 1, vp: 4 });
  });

  test('MP2-ABHA-3: a point for each jade received, none lost for jade spent', () => {
    const at = position({ players: [{ character: 'abha-basu', dice: ['own6', 'own4', 'own1'], jade: 0, vp: 0, coin: 9 }] }).play('moneyBag own1 jade');
    expect(player(at).vp).toBe(1);
    at.play('seals own6+own4', 'seal jeweler');
    expect(player(at)).toMatchObject({ jade: 4, vp: 4 });
    const spent = position({ players: [{ character: 'abha-basu', dice: ['own1'], jade: 1, camel: 0, vp: 5 }] }).play('reroll own1').luck([2]);
    expect(player(spent)).toMatchObject({ jade: 0, vp: 5 });
  });
});
