import { describe, expect, test } from 'vitest';
import { boringLuck, offered, player, position } from '../../helpers.js';

describe('guild seals', () => {
  test('MP2-SEAL-1: two dice, the lower one decides', () => {
    const at = position({ players: [{ dice: ['own6', 'own2'] }] }).play('seals own6+own2');
    expect(at.check('seal tailor')).toMatchObject({ code: 'seal-too-high', rule: 'MP2-SEAL-2' });
  });

  test('MP2-SEAL-2: farmers from 1, spicers from 2 with 1 jade, tailors from 3 with 2, jewellers from 4 with 3', () => {
    const jade = ['farmer', 'spicer', 'tailor', 'jeweler'].map((guild) => {
      const at = position({ players: [{ dice: ['own6', 'own4'], jade: 0 }] }).play('seals own6+own4', `seal ${guild}`);
      return player(at).jade;
    });
    expect(jade).toEqual([0, 1, 2, 3]);
  });

  test('MP2-SEAL-3: one seal, basic side up, and the jade of the seal, not of the die', () => {
    const at = position({ players: [{ dice: ['own6', 'own6'], jade: 0 }] }).play('seals own6+own6', 'seal spicer');
    expect(player(at)).toMatchObject({ seals: ['spicer'], improved: [], jade: 1 });
    expect(offered(at, 'seal')).toEqual([]);
  });

  test('MP2-SEAL-4: one of each guild; with all that the dice allow the action is closed', () => {
    const at = position({ players: [{ dice: ['own6', 'own2'], seals: ['spicer'], improved: ['farmer'] }] });
    expect(at.check('seals own6+own2')).toMatchObject({ code: 'no-seal-left', rule: 'MP2-SEAL-4' });
    const open = position({ players: [{ dice: ['own6', 'own3'], improved: ['farmer'] }] }).play('seals own6+own3');
    expect(offered(open, 'seal')).toEqual(['seal spicer', 'seal tailor']);
    expect(open.check('seal farmer')).toMatchObject({ code: 'seal-owned', rule: 'MP2-SEAL-4' });
  });

  test('MP2-SEAL-5: a seal opens its sea routes', () => {
    const at = (seals: string[]) => position({ players: [{ figure: 'hormuz', dice: ['own1'], coin: 9, camel: 9, jade: 9, seals }] }).play('travel lower own1');
    expect(at([]).refusal('step baghdad')).toBe('seal-missing');
    expect(at(['farmer']).refusal('step baghdad')).toBeNull();
    expect(at(['spicer']).refusal('step baghdad')).toBe('seal-missing');
  });

  test('MP2-SEAL-6: an improved seal still opens routes', () => {
    const at = position({ players: [{ figure: 'hormuz', dice: ['own1'], coin: 9, camel: 9, improved: ['farmer'] }] }).play('travel lower own1');
    expect(at.refusal('step baghdad')).toBeNull();
  });

  test('MP2-SEAL-7: a seal is lost neither on its route nor with the round', () => {
    const at = position({ seats: 2, round: 2, players: [{ figure: 'hormuz', dice: ['own1'], coin: 9, camel: 9, seals: ['farmer'], improved: ['jeweler'] }, { dice: [], seals: ['spicer'] }] }).play('travel lower own1', 'step baghdad', 'stop', 'goods pepper+silk');
    boringLuck(at.play('end turn'));
    expect([at.state.round, at.state.players.map(({ seals, improved }) => [seals, improved])]).toEqual([3, [[['farmer', 'jeweler'], ['jeweler']], [['spicer'], []]]]);
  });

  test('MP2-SEAL-7: there is a seal of each guild for the fourth player, too', () => {
    const all = ['farmer', 'spicer', 'tailor', 'jeweler'];
    const others = { dice: [], seals: all };
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own6'] }, others, others, others] }).play('seals own6+own6');
    expect(offered(at, 'seal')).toEqual(all.map((guild) => `seal ${guild}`));
  });
});
