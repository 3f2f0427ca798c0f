import { describe, expect, test } from 'vitest';
import { player, position, type At } from '../helpers.js';

describe('Gantulga Od', () => {
  const od = (more: object = {}, extra: object = {}): At => position({ ...extra, players: [{ character: 'gantulga-od', coin: 2, camel: 0, jade: 0, dice: ['own6', 'own5', 'own4'], ...more }] });

  test('MP2-GANTULGA-1: only the lower travel space, with black dice too', () => {
    const at = od({ dice: ['own6', 'black5', 'black4'], coin: 50, camel: 50 });
    expect(at.refusal('travel lower black5')).toBeNull();
    expect(at.check('travel middle black5+black4')).toMatchObject({ code: 'lowest-travel-only', rule: 'MP2-GANTULGA-1' });
    expect(at.check('travel upper own6+black5+black4')).toMatchObject({ code: 'lowest-travel-only' });
  });

  test('MP2-GANTULGA-2: no coins or camels for routes, but jade and seals', () => {
    expect(player(od().play('travel lower own4', 'step xanadu', 'stop'))).toMatchObject({ coin: 0, camel: 0, posts: ['xanadu'] });
    expect(od({ figure: 'pagan' }).play('travel lower own4').refusal('step kabul')).toBe('path-too-dear');
    expect(od({ figure: 'hormuz' }).play('travel lower own4').refusal('step baghdad')).toBe('seal-missing');
  });

  test('MP2-GANTULGA-3: he pays for the space and for its being occupied', () => {
    const at = (coin: number): At => position({ seats: 4, players: [{ character: 'gantulga-od', coin, camel: 0, jade: 0, dice: ['own4'] }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    expect(at(5).refusal('travel lower own4')).not.toBeNull();
    expect(player(at(6).play('travel lower own4', 'step xanadu', 'stop')).coin).toBe(0);
  });

  test('MP2-GANTULGA-4: other movements are free too, but a card costs what it costs', () => {
    const at = od({ coin: 0, camel: 4, figure: 'xian', dice: ['own2'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own2', 'step fuzhou', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ camel: 0, figures: ['oasis-lingnan'] });
  });
});
