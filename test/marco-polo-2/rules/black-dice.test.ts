import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { boringLuck, player, position, type At } from '../helpers.js';

describe('black dice', () => {
  test('MP2-BLACK-1: they are of no colour, before and after own dice', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3', 'black2'], coin: 9 }], spaces: { 'book:I': ['0:own5'] } });
    expect(at.refusal('book I black2')).toBeNull();
    const later = position({ seats: 4, players: [{ dice: ['own3'], coin: 9 }], spaces: { 'book:I': ['0:black5'] } });
    expect(later.refusal('book I own3')).toBeNull();
  });

  test('MP2-BLACK-2: mixed with own dice they count as the colour', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5', 'black4', 'black3'], coin: 20 }], spaces: { guildSeals: ['0:own2', '0:black2'] } });
    expect(at.refusal('seals own6+black4')).toBe('own-colour-there');
    expect(at.refusal('seals black4+black3')).toBeNull();
    const mixed = position({ seats: 2, players: [{ dice: ['own6', 'own5', 'black4', 'black3'], coin: 20 }, { dice: [] }] }).play('seals own6+black4', 'seal farmer', 'end turn');
    expect(mixed.refusal('seals own5+black3')).toBe('own-colour-there');
  });

  test('MP2-BLACK-3: any number on a blue space, at the usual price; a brown one takes one die', () => {
    const at = position({ seats: 4, players: [{ dice: ['black3'], coin: 3, jade: 0, posts: ['xian'] }], spaces: { contracts: ['0:black2', '0:black6'] } }).play('contracts black3');
    at.play(at.moves()[0] as string, 'stop');
    expect(player(at).coin).toBe(3);
    expect(position({ seats: 4, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '0:black1' }, players: [{ dice: ['black3'] }] }).refusal('cityCard k09 black3')).toBe('space-taken');
  });

  test('MP2-BLACK-4: none on the board, none to take', () => {
    const at = position({ seats: 2, blackDice: [], players: [{ character: 'filippo-vitello', outposts: ['outpost-black-die'], dice: ['own1'] }] }).play('outpost outpost-black-die');
    expect(player(at).dice).toEqual(['own1']);
  });

  test('MP2-BLACK-5: used this round, then back on the board; gained after the normal action it is kept for a later turn', () => {
    const at = position({ seats: 2, players: [{ dice: ['own6'], camel: 3 }, { dice: ['own1'] }] }).play('book I own6', 'offer 1', 'buy black die', 'pay 0 coin 3 camel 0 jade').luck([4]).play('end turn');
    expect(at.state.turn.seat).toBe(1);
    at.play('moneyBag own1 coin', 'end turn');
    expect(at.state.turn.seat).toBe(0);
    at.play('book II black4', 'offer 1', 'end turn');
    expect(boringLuck(at).state.blackDice).toHaveLength(4);
  });

  test('MP2-BLACK-6: rolled when taken', () => {
    const at = position({ players: [{ dice: ['own6'], camel: 3 }] }).play('buy black die');
    expect(marcoPolo2.chance(at.state)).toMatchObject({ kind: 'roll', dice: 1, sides: 6, rule: 'MP2-BLACK-6' });
  });

  test('MP2-BLACK-7: travelling with black dice takes the hourglass for the player', () => {
    const at = position({ seats: 4, seat: 1, firstPlayer: 0, players: [{ dice: [] }, { dice: ['black6'], coin: 9, camel: 9 }, {}, {}] }).play('travel lower black6');
    expect(at.state.nextFirst).toBe(1);
  });
});

describe('rewards with a black die', () => {
  test('MP2-BLACK-4: with none on the board that part of a reward is lost, and nobody is asked', () => {
    const at = (blackDice: number[]) => position({ seats: 2, blackDice, players: [{ character: 'filippo-vitello', outposts: ['outpost-black-die'], dice: ['own1'] }] }).play('outpost outpost-black-die');
    expect(at([0]).moves()).toContain('accept');
    expect(at([]).moves()).not.toContain('accept');
    expect(at([]).refusal('buy black die')).toBe('no-black-die');
  });
});

describe('what is told of black dice', () => {
  const bought = (): At => position({ seats: 3, players: [{ dice: ['own2'], camel: 9, jade: 0 }, {}] });

  test('MP2-BLACK-6 MP2-BONUS-11: a black die is taken without a value and then rolled; rolling again is another rule', () => {
    const first = bought().play('buy black die').luck([4]).events.filter(({ kind }) => kind.startsWith('black-die') || kind.startsWith('die-'));
    expect(first).toEqual([
      { kind: 'black-die-taken', seat: 0, rule: 'MP2-ICON-8', die: null, value: 0, source: 'black-die' },
      { kind: 'die-picked-up', seat: 0, rule: 'MP2-BLACK-6', die: 'black0' },
      { kind: 'die-rolled', seat: 0, rule: 'MP2-BLACK-6', die: 'black4', purpose: 'black-die' },
    ]);
    const again = bought().play('reroll own2').luck([5]).events.filter(({ kind }) => kind.startsWith('die-'));
    expect(again).toEqual([
      { kind: 'die-picked-up', seat: 0, rule: 'MP2-BONUS-11', die: 'own2' },
      { kind: 'die-rolled', seat: 0, rule: 'MP2-BONUS-11', die: 'own5', purpose: 'reroll' },
    ]);
  });

  test('MP2-R-16: a black die that is declined is neither taken nor rolled, and that is told', () => {
    const at = position({ seats: 2, players: [{ character: 'filippo-vitello', outposts: ['outpost-black-die'], dice: ['own1'] }] }).play('outpost outpost-black-die', 'decline');
    expect([player(at).dice, at.state.blackDice.length, marcoPolo2.chance(at.state)]).toEqual([['own1'], 4, null]);
    expect(at.events.at(-1)).toEqual({ kind: 'declined', seat: 0, rule: 'MP2-ICON-8', what: 'blackDie', source: 'blackDie' });
  });
});
