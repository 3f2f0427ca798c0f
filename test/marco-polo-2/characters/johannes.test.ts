import { describe, expect, test } from 'vitest';
import { boringLuck, offered, player, position, type At } from '../helpers.js';

describe('Johannes Carpini', () => {
  const johannes = (more: object = {}, extra: object = {}): At => position({ seats: 2, rulings: { firstGameCharacters: 'on' }, ...extra, players: [{ character: 'johannes', coin: 2, camel: 0, jade: 0, figure: 'oasis-gobi', dice: ['own1'], ...more }, {}] });

  test('MP2-R-68 on: Johannes goes from an oasis to any other as one step without route cost', () => {
    const at = johannes().play('travel lower own1');
    expect(offered(at, 'step').slice().sort()).toEqual(['assam', 'kerman', 'khorasan', 'lingnan', 'sichuan', 'tarim'].map((oasis) => `step oasis-${oasis}`));
    expect(player(at.play('step oasis-kerman', 'stop'))).toMatchObject({ coin: 0, figures: ['oasis-kerman'] });
  });

  test('MP2-R-68 on: a neighbouring oasis costs him nothing, either, and each jump is a step', () => {
    // The road from Lingnan to Assam costs 1 coin and 2 camels (reconstructed).
    const at = johannes({ coin: 0, figure: 'oasis-lingnan', dice: ['own2', 'own2'] }).play('travel middle own2+own2', 'step oasis-assam', 'step oasis-gobi');
    expect(offered(at, 'step')).toEqual([]);
    expect(player(at.play('stop'))).toMatchObject({ coin: 0, camel: 0, figures: ['oasis-gobi'] });
  });

  test('MP2-R-68 on: in any movement, not from a city, and others cannot', () => {
    const card = johannes({ camel: 2, coin: 0, dice: ['own1'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own1', 'step oasis-kerman', 'stop');
    expect(player(card)).toMatchObject({ camel: 0, figures: ['oasis-kerman'] });
    expect(johannes({ coin: 50, camel: 50, figure: 'xanadu' }).play('travel lower own1').check('step oasis-kerman')).toMatchObject({ code: 'not-neighbours', rule: 'MP2-TRAVEL-9' });
    expect(johannes({ character: 'de-wu', coin: 50, camel: 50 }).play('travel lower own1').refusal('step oasis-kerman')).toBe('not-neighbours');
  });

  test('MP2-R-68 on: he has 3 coins in step 3 of each round', () => {
    const at = boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'johannes', coin: 0 }, {}] }));
    expect(player(at).coin).toBe(3);
  });
});
