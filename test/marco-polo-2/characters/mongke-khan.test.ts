import { describe, expect, test } from 'vitest';
import { offered, player, position, type At } from '../helpers.js';

const rich = { coin: 50, camel: 50 };

describe('Möngke Khan', () => {
  const khan = (dice: ('own1' | 'own2' | 'own3')[], figure: string, more: object = {}): At => position({ players: [{ ...rich, vp: 0, character: 'mongke-khan', figure, dice, ...more }] });

  test('MP2-MONGKE-1: oases cost no step, but their routes are paid', () => {
    const at = khan(['own1'], 'fuzhou').play('travel lower own1', 'step oasis-lingnan', 'step pagan');
    expect(offered(at, 'step').every((line) => line.includes('oasis'))).toBe(true);
    at.play('stop');
    // 2 coins for the space; the two roads cost 3 + 2 coins and 1 + 2 camels (reconstructed).
    expect(player(at)).toMatchObject({ coin: 50 - 2 - 5, camel: 50 - 3, posts: ['pagan'] });
  });

  test('MP2-MONGKE-2: a movement may end in an oasis', () => {
    const at = khan(['own1'], 'fuzhou').play('travel lower own1', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ figures: ['oasis-lingnan'], vp: 3 });
  });

  test('MP2-MONGKE-3: 3 points and 2 coins or 1 camel for each different oasis, the one he starts from excepted', () => {
    const at = khan(['own1'], 'oasis-lingnan', { figure: 'oasis-lingnan' }).play('travel lower own1', 'step oasis-assam', 'step jaipur', 'stop');
    expect(player(at).vp).toBe(3);
    const two = khan(['own1'], 'fuzhou').play('travel lower own1', 'step oasis-lingnan', 'step oasis-assam', 'stop');
    expect(player(two).vp).toBe(6);
    expect(offered(two, 'oases')).toHaveLength(3);
  });

  test('MP2-MONGKE-4: the same oasis pays again in another movement, but once in each', () => {
    // c03 gives a step and a point (reconstructed).
    const at = khan(['own1'], 'fuzhou', { contracts: ['c03'], pepper: 3 }).play('travel lower own1', 'step oasis-lingnan', 'step oasis-assam', 'step oasis-lingnan', 'stop');
    expect(player(at).vp).toBe(6);
    at.play('oases 2 0', 'complete c03', 'step oasis-assam', 'step oasis-lingnan', 'stop');
    expect(player(at).vp).toBe(6 + 1 + 6);
    expect(at.moves()).toEqual(['oases 2 0', 'oases 1 1', 'oases 0 2']);
  });

  test('MP2-MONGKE-5: the bonuses come after the move and cannot pay for it', () => {
    // The space and the road to the oasis cost 2 + 3 coins and 1 camel (reconstructed).
    const at = khan(['own1'], 'fuzhou', { coin: 5, camel: 1, jade: 0 }).play('travel lower own1', 'step oasis-lingnan');
    expect(at.check('step pagan')).toMatchObject({ code: 'path-too-dear' });
  });
});
