import { describe, expect, test } from 'vitest';
import { change, diceOn, offered, player, position } from '../helpers.js';

describe('books', () => {
  const rich = { coin: 9, jade: 5 };

  test('MP2-BOOK-1: four blue spaces for one die each', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6'], ...rich }] });
    expect(offered(at, 'book')).toEqual(['book I own6', 'book II own6', 'book III:upper own6', 'book III:lower own6']);
  });

  test('MP2-BOOK-2: any die, at least 3, at least 5', () => {
    const at = position({ seats: 4, players: [{ dice: ['own4', 'own2'], ...rich }] });
    expect(at.check('book II own2')).toMatchObject({ code: 'die-too-low', rule: 'MP2-SPACE-14' });
    expect(at.check('book III:lower own4')).toMatchObject({ code: 'die-too-low' });
    expect(offered(at, 'book')).toEqual(['book I own4', 'book I own2', 'book II own4']);
  });

  test('MP2-BOOK-3: both spaces of book III in one round, in different turns', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5'] }, { dice: [] }, { dice: [] }, { dice: [] }] });
    at.play('book III:upper own6', 'offer 1', 'end turn');
    expect(at.refusal('book III:lower own5')).toBeNull();
  });

  test('MP2-BOOK-4: one of four offers, the same for both spaces of book III', () => {
    for (const space of ['III:upper', 'III:lower']) {
      const at = position({ seats: 4, players: [{ dice: ['own6'], ...rich }] }).play(`book ${space} own6`);
      expect(at.moves()).toEqual(['offer 1', 'offer 2', 'offer 3', 'offer 4']);
    }
  });

  test('MP2-BOOK-5: two free offers that never change, two of the tile for 1 and 2 jade', () => {
    const arranged = (tile: string) => position({ seats: 4, offers: { I: tile }, players: [{ dice: ['own1'], jade: 2, coin: 0 }] });
    const jadePaid = [1, 2, 3, 4].map((number) => 2 - player(arranged('I-4').play('book I own1', `offer ${number}`)).jade);
    // The first free offer contains a jade.
    expect(jadePaid).toEqual([-1, 0, 1, 2]);
    const poor = position({ seats: 4, offers: { I: 'I-4' }, players: [{ dice: ['own1'], jade: 1 }] }).play('book I own1');
    expect(poor.moves()).toEqual(['offer 1', 'offer 2', 'offer 3']);
  });

  test('MP2-BOOK-6: jade in an offer cannot pay for it', () => {
    const at = position({ seats: 4, players: [{ dice: ['own1'], jade: 0 }] }).play('book I own1');
    expect(at.moves()).toEqual(['offer 1', 'offer 2']);
  });

  test('MP2-BOOK-7: everything on the offer, once, whatever the die', () => {
    for (const die of ['own1', 'own6'] as const) {
      const at = position({ seats: 4, players: [{ dice: [die], jade: 0 }] });
      const before = at.state;
      expect(change(before, at.play(`book I ${die}`, 'offer 1'))).toEqual({ jade: 1, pepper: 2 });
      expect(at.state.offers).toEqual(before.offers);
    }
  });
});

describe('the Khan\'s favour', () => {
  test('MP2-KHAN-1: 4 coins and 2 camels, whatever the die', () => {
    for (const die of ['own1', 'own6'] as const) {
      const at = position({ seats: 4, players: [{ dice: [die] }] });
      const before = at.state;
      expect(change(before, at.play(`khan ${die}`))).toEqual({ coin: 4, camel: 2 });
    }
  });

  test('MP2-KHAN-2: four places, from left to right; then closed', () => {
    const at = position({ seats: 4, seat: 3, players: [{}, {}, {}, { dice: ['own6'] }], spaces: { khansFavour: ['0:own1', '1:own1', '2:own1'] } });
    expect(diceOn(at.play('khan own6'), 'khansFavour')).toEqual(['0:own1', '1:own1', '2:own1', '3:own6']);
    const full = position({ seats: 4, players: [{ dice: ['black6'] }, {}, {}, {}], spaces: { khansFavour: ['0:own1', '1:own1', '2:own1', '3:own1'] } });
    expect(full.check('khan black6')).toMatchObject({ code: 'khan-full', rule: 'MP2-KHAN-2' });
  });

  test('MP2-KHAN-3: at least as high as its left neighbour', () => {
    const at = position({ seats: 4, players: [{ dice: ['own4', 'own3'] }, {}], spaces: { khansFavour: ['1:own4'] } });
    expect(at.check('khan own3')).toMatchObject({ code: 'khan-too-low', rule: 'MP2-KHAN-3' });
    expect(at.refusal('khan own4')).toBeNull();
  });

  test('MP2-KHAN-4: neutral dice take up places, but restrict nobody', () => {
    const at = position({ seats: 2, players: [{ dice: ['own1'] }, {}], spaces: { khansFavour: ['1:own1'] } });
    expect(at.refusal('khan own1')).toBeNull();
    expect(position({ seats: 2, players: [{ dice: ['own6'] }, {}], spaces: { khansFavour: ['1:own1', '0:black1'] } }).refusal('khan own6')).toBe('khan-full');
  });

  test('MP2-KHAN-5: a colour once a round; a black die may come again, in order', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'black4', 'black2'] }, {}], spaces: { khansFavour: ['0:own3'] } });
    expect(at.check('khan own6')).toMatchObject({ code: 'row-colour-used' });
    expect(at.refusal('khan black4')).toBeNull();
    expect(at.refusal('khan black2')).toBe('khan-too-low');
  });
});

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

  test('MP2-SEAL-7: a seal is never lost', () => {
    const at = position({ seats: 2, players: [{ figure: 'hormuz', dice: ['own1'], coin: 9, camel: 9, seals: ['farmer'] }, { dice: [] }] }).play('travel lower own1', 'step baghdad', 'stop');
    expect(player(at).seals).toEqual(['farmer']);
  });
});
