import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { player, position } from '../helpers.js';

describe('De Wu', () => {
  test('MP2-DEWU-1: one die for a seal, or two', () => {
    const at = position({ players: [{ character: 'de-wu', dice: ['own4', 'own2'], jade: 0 }] });
    expect(at.refusal('seals own4')).toBeNull();
    expect(at.refusal('seals own4+own2')).toBeNull();
    expect(position({ players: [{ character: 'abha-basu', dice: ['own4', 'own2'] }] }).refusal('seals own4')).toBe('dice-number');
    expect(player(at.play('seals own4', 'seal jeweler')).jade).toBe(3);
  });

  test('MP2-DEWU-2: a jade for each seal improved, none for one taken', () => {
    const at = position({ players: [{ character: 'de-wu', dice: ['own1'], seals: ['jeweler'], coin: 9, gold: 2, jade: 0 }] }).play('improve jeweler');
    expect(player(at).jade).toBe(1);
    expect(player(position({ players: [{ character: 'de-wu', dice: ['own1'], jade: 0 }] }).play('seals own1', 'seal farmer')).jade).toBe(0);
  });

  test('MP2-DEWU-3: one more shield at the end', () => {
    const points = (character: string): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ character, posts: ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'dunhuang', 'kashgar', 'baghdad'], goal: 'g11' }, {}] }).state).players[0]?.lines.find(({ id }) => id === 'shields')?.points;
    // Eight shields, three on the goal card: 11 steps, 12 with De Wu (28 and 35 points are reconstructed).
    expect([points('abha-basu'), points('de-wu')]).toEqual([28, 35]);
  });
});
