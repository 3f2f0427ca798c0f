import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../../src/marco-polo-2/index.js';
import { boringLuck, diceOn, offered, player, position, type At } from '../helpers.js';

describe('Raschid ad-Din Sinan', () => {
  const raschid = (dice: ('own0' | 'black0')[], more: object = {}, extra: Arrangement = {}): At => position({ seats: 4, rulings: { firstGameCharacters: 'on' }, cityCards: { 'area:0': 'k09' }, ...extra, players: [{ coin: 50, camel: 50, jade: 0, character: 'raschid', dice, ...more }, {}, {}, {}] });

  test('MP2-R-68 on: Raschid names a value from 1 to 6 for each die when he places it', () => {
    const at = raschid(['own0', 'own0']);
    expect(offered(at, 'cityCard k09')).toEqual([6, 5, 4, 3, 2, 1].map((pips) => `cityCard k09 own${pips}`));
    expect(offered(at, 'book III:upper')).toEqual(['book III:upper own6', 'book III:upper own5']);
    expect(diceOn(at.play('khan own4'), 'khansFavour')).toEqual(['0:own4']);
    expect(player(at).dice).toEqual(['own0']);
  });

  test('MP2-R-68 on: values of two dice are named apart, black ones too, but no more dice than he has', () => {
    const at = raschid(['own0', 'black0']);
    expect(at.refusal('seals own6+black1')).toBeNull();
    expect(at.refusal('seals black6+own1')).toBeNull();
    expect(at.check('seals own6+own1')).toMatchObject({ code: 'no-such-die', rule: 'MP2-SPACE-1' });
    expect(at.refusal('seals own6')).toBe('dice-number');
    expect(at.refusal('khan own0')).not.toBeNull();
  });

  test('MP2-R-68 on: he can neither roll dice again nor change them', () => {
    const at = raschid(['own0', 'black0']);
    for (const line of ['reroll own0', 'change own0 up', 'change black0 down']) expect(at.check(line), line).toMatchObject({ code: 'die-without-value', rule: 'MP2-R-68' });
    for (const words of ['reroll', 'raise', 'lower']) expect(offered(at, words), words).toEqual([]);
    expect(offered(at, 'moneyBag')).toHaveLength(6);
  });

  test('MP2-R-68 on: the lowest value he names is the price of an occupied space', () => {
    const at = raschid(['own0', 'own0'], { coin: 50 }, { spaces: { guildSeals: ['1:own6', '1:own5'] } }).play('seals own6+own2', 'seal spicer');
    expect(player(at)).toMatchObject({ coin: 48, jade: 1 });
  });

  test('MP2-R-68 on: the ascending row binds him and those after him', () => {
    const at = raschid(['own0'], {}, { spaces: { khansFavour: ['1:own5'] } });
    expect(offered(at, 'khan')).toEqual(['khan own6', 'khan own5']);
    expect(at.check('khan own4')).toMatchObject({ code: 'khan-too-low', rule: 'MP2-KHAN-3' });
  });

  test('MP2-R-68 on: he never rolls, neither at the start of a round nor a black die, and gets no compensation', () => {
    const rolls: (number | null)[] = [];
    const at = boringLuck(position({ seats: 2, at: 'round-start', rulings: { firstGameCharacters: 'on' }, players: [{ character: 'raschid' }, {}] }), ({ kind, seat }) => { if (kind === 'roll') rolls.push(seat); return null; });
    expect(rolls).toEqual([1]);
    expect(player(at).dice).toEqual(['own0', 'own0', 'own0', 'own0', 'own0']);
    expect(offered(at, 'compensation')).toEqual([]);
    expect(player(raschid(['own0'], { camel: 3 }).play('buy black die')).dice).toEqual(['own0', 'black0']);
  });

  test('MP2-R-68 on: dice rolled before the characters are picked lose their value', () => {
    const at = boringLuck(position({ seats: 2, round: 1, at: 'round-start', rulings: { firstGameCharacters: 'on', firstRoll: 'roll-first' }, players: [{ character: 'raschid', dice: ['own6', 'own5', 'own4', 'own3', 'own2'] }, { dice: ['own6', 'own5', 'own4', 'own3', 'own2'] }] }));
    expect(player(at).dice).toEqual(['own0', 'own0', 'own0', 'own0', 'own0']);
    expect(player(at, 1).dice).toEqual(['own6', 'own5', 'own4', 'own3', 'own2']);
  });
});
