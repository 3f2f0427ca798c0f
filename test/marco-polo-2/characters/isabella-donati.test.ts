import { describe, expect, test } from 'vitest';
import { standardPack, withContent } from '../../../src/marco-polo-2/index.js';
import { scenario } from '../../../src/testing/index.js';
import { boringLuck, offered, player, position, type At } from '../helpers.js';

describe('Isabella Donati', () => {
  const rolled = (values: number[], more: object = {}): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'isabella-donati', coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, jade: 0, vp: 0 }, {}], ...more }), ({ kind, seat }) => (kind === 'roll' && seat === 0 ? values : null));

  test('MP2-ISABELLA-1: 2 coins for a 1 or 6, a point for a 2 or 5, a camel for a 3 or 4, once a round for each die', () => {
    const at = rolled([1, 2, 3, 4, 5]);
    expect(player(at)).toMatchObject({ coin: 2, vp: 2, camel: 2 });
    const black = position({ players: [{ character: 'isabella-donati', dice: ['own1'], camel: 3, coin: 0, vp: 0 }] }).play('buy black die').luck([6]);
    expect(player(black)).toMatchObject({ camel: 0, coin: 2 });
    const reroll = position({ players: [{ character: 'isabella-donati', dice: ['own1'], camel: 1, coin: 0, vp: 0 }] }).play('reroll own1').luck([6]);
    expect(player(reroll)).toMatchObject({ camel: 0, coin: 0 });
  });

  test('MP2-ISABELLA-2: a pair may give jade, silk or gold instead', () => {
    const kinds = ([[1, 'jade'], [6, 'jade'], [2, 'silk'], [5, 'silk'], [3, 'gold'], [4, 'gold']] as const).map(([value, good]) => {
      const others = [1, 2, 3, 4, 5, 6].filter((one) => one !== value).slice(0, 3);
      return player(rolled([value, value, ...others]).play(`pairs ${value}`))[good];
    });
    expect(kinds).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('MP2-ISABELLA-3: each die in one pair only; pairs are decided one by one', () => {
    expect(rolled([6, 6, 6, 5, 5]).moves().slice().sort()).toEqual(['pairs -', 'pairs 5', 'pairs 6', 'pairs 6+5'].sort());
    expect(player(rolled([6, 6, 6, 5, 5]).play('pairs 6+5'))).toMatchObject({ jade: 1, silk: 1, coin: 2, vp: 0 });
    expect(rolled([6, 6, 6, 5, 5]).check('pairs 4')).toMatchObject({ code: 'no-such-pair', rule: 'MP2-ISABELLA-3' });
  });

  test('MP2-ISABELLA-4: compensation comes in addition', () => {
    const at = rolled([1, 2, 3, 4, 1]).play('pairs -');
    expect(offered(at, 'compensation')).toHaveLength(5);
    expect(player(at)).toMatchObject({ coin: 4, vp: 1, camel: 2 });
  });

  test('MP2-ISABELLA-5: with dice that keep their value she is paid for the value she takes', () => {
    const at = position({ rulings: { blackDiceVariant: 'step-1' }, blackDice: [6, 2], players: [{ character: 'isabella-donati', dice: ['own1'], camel: 3, coin: 0, vp: 0 }] }).play('buy black die', 'pick 2');
    expect(player(at)).toMatchObject({ vp: 1, coin: 0, dice: ['black2', 'own1'] });
  });
});

test('MP2-ISABELLA-3: a black die taken before the roll is in no pair', () => {
  const { guildSeals } = standardPack();
  const game = withContent({ guildSeals: guildSeals.map((seal) => (seal.id === 'farmer' ? { ...seal, bonus: { blackDie: 1 } } : seal)) });
  const at = scenario(game, { seats: 2, at: 'round-start', players: [{ character: 'isabella-donati', coin: 0, camel: 0, vp: 0, improved: ['farmer'] }, {}] });
  const roll = (): void => {
    for (let request = game.chance(at.state); request; request = game.chance(at.state)) {
      at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : request.dice === 1 ? [6] : request.seat === 0 ? [6, 5, 4, 3, 2] : [3, 3, 3, 3, 3]);
    }
  };
  roll();
  at.play('accept');
  roll();
  // The black 6 and the own one bring 2 coins each, 5 and 2 a point, 4 and 3 a camel; nobody is asked about a pair.
  expect(at.state.players[0]).toMatchObject({ coin: 4, vp: 2, camel: 2, dice: ['own6', 'black6', 'own5', 'own4', 'own3', 'own2'] });
});
