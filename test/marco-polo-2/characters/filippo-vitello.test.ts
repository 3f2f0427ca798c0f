import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { player, position } from '../helpers.js';

const rich = { coin: 50, camel: 50 };

describe('Filippo Vitello', () => {
  test('MP2-FILIPPO-1: another player\'s outpost tile comes to him, the bonus stays with the other', () => {
    const at = position({ seats: 2, players: [{ ...rich, dice: ['own1'] }, { character: 'filippo-vitello' }], outposts: { xanadu: 'outpost-gold' } }).play('travel lower own1', 'step xanadu', 'stop');
    expect(player(at).gold).toBe(2);
    expect(player(at, 1).outposts).toEqual(['outpost-gold']);
    expect(at.state.goneOutposts).not.toContain('outpost-gold');
  });

  test('MP2-FILIPPO-1: also a tile the other could not or would not use', () => {
    const taken = (tile: string, more: object, ...lines: string[]): readonly string[] => player(position({ seats: 2, ...more, players: [{ ...rich, dice: ['own1'] }, { character: 'filippo-vitello' }], outposts: { xanadu: tile } }).play('travel lower own1', 'step xanadu', 'stop', ...lines), 1).outposts;
    expect(taken('outpost-contract', {}, 'decline')).toEqual(['outpost-contract']);
    expect(taken('outpost-black-die', { blackDice: [] })).toEqual(['outpost-black-die']);
  });

  test('MP2-FILIPPO-2: his own tile he keeps instead of its bonus', () => {
    const at = position({ seats: 2, players: [{ ...rich, character: 'filippo-vitello', gold: 0, dice: ['own1'] }, {}], outposts: { xanadu: 'outpost-gold' } }).play('travel lower own1', 'step xanadu', 'stop');
    expect(player(at)).toMatchObject({ gold: 0, outposts: ['outpost-gold'] });
  });

  test('MP2-FILIPPO-3: tiles are bonus actions, any number a turn, at once if he likes', () => {
    const at = position({ seats: 4, players: [{ character: 'filippo-vitello', outposts: ['outpost-gold', 'outpost-silk'], gold: 0, silk: 0, dice: ['own6', 'own1'] }] }).play('outpost outpost-gold', 'khan own1', 'outpost outpost-silk');
    expect(player(at)).toMatchObject({ gold: 2, silk: 2, outposts: [] });
    expect(at.state.goneOutposts).toEqual(expect.arrayContaining(['outpost-gold', 'outpost-silk']));
    expect(at.check('outpost outpost-gold')).toMatchObject({ code: 'no-tile', rule: 'MP2-FILIPPO-3' });
  });

  test('MP2-FILIPPO-4: tiles left over are worth nothing', () => {
    const total = (outposts: string[]): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ character: 'filippo-vitello', outposts }, {}] }).state).players[0]?.total;
    expect(total(['outpost-gold', 'outpost-coins'])).toBe(total([]));
  });
});
