// Characters that change how figures move and posts are placed.
import { describe, expect, test } from 'vitest';
import { legal, movesLike, player, purse, refused, table, turn, type Table } from '../../helpers.js';

const six = ['own6', 'own6'] as const;

describe('Johannes Carpini', () => {
  const johannes = { character: 'johannes' as const };

  test('VOY-JOHANNES-1: in every kind of movement a step leads from an oasis to any other for nothing', () => {
    const position = turn({ ...johannes, figures: ['oasis-1'], dice: six, coin: 3 }).play('travel own6+own6');
    const oases = ['oasis-2', 'oasis-3', 'oasis-4', 'oasis-5', 'oasis-6', 'oasis-7', 'oasis-8', 'oasis-9', 'oasis-10'];
    for (const oasis of oases) expect(position.check(`step ${oasis}`)).toEqual(legal);
    expect(position.check('step oasis-1')).toMatchObject(refused('not-neighbours', 'VOY-TRAVEL-7'));
    expect(position.check('step beijing')).toMatchObject(refused('not-neighbours', 'VOY-TRAVEL-7'));
    const symbol = turn({ ...johannes, figures: ['oasis-1'] }, { bonuses: ['move'] }).play('step oasis-10');
    expect(player(symbol).figures).toEqual(['oasis-10']);
    const card = turn({ ...johannes, figures: ['oasis-1'], posts: ['moscow'], camel: 2, dice: ['own1'] }, { cityCards: { moscow: 'k17' } }).play('cityCard k17 own1', 'step oasis-10', 'travel 1: oasis-10');
    expect(player(card)).toMatchObject({ figures: ['oasis-10'], camel: 0 });
    // From a city there is no jump.
    expect(turn({ ...johannes, figures: ['moscow'], dice: six, coin: 3 }).play('travel own6+own6').refusal('step oasis-10')).toBe('not-neighbours');
  });

  test('VOY-JOHANNES-2: first or later, several in one movement; each counts as a step', () => {
    const position = turn({ ...johannes, dice: six, coin: 18 }).play('travel own6+own6', 'step oasis-1', 'step oasis-10', 'step oasis-2', 'step oasis-4', 'step lan-zhou', 'travel 5: oasis-1 > oasis-10 > oasis-2 > oasis-4 > lan-zhou');
    expect(player(position)).toMatchObject({ coin: 0, figures: ['lan-zhou'], posts: ['lan-zhou'] });
  });

  test('VOY-JOHANNES-3: 3 coins in step 2 of every round', () => {
    for (const round of [1, 3]) expect(purse(table({ round, step: 'income', players: [johannes, {}] }))).toMatchObject({ coin: 3, camel: 0 });
  });

  const twoThree = (rulings: object): Table => turn({ ...johannes, figures: ['oasis-2'], dice: six, coin: 7 }, { rulings }).play('travel own6+own6');

  test('VOY-R-59 free-every-movement: also the 5-coin road between two oases is free', () => {
    const position = twoThree({}).play('step oasis-3', 'travel 1: oasis-3');
    expect(player(position).coin).toBe(4);
  });

  test('VOY-R-59 route-cost-if-road: a jump along a road costs that road', () => {
    const rulings = { oasisJump: 'route-cost-if-road' } as const;
    expect(twoThree(rulings).check('step oasis-3')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    expect(twoThree(rulings).check('step oasis-10')).toEqual(legal);
    const rich = turn({ ...johannes, figures: ['oasis-2'], dice: six, coin: 8 }, { rulings }).play('travel own6+own6', 'step oasis-3', 'travel 1: oasis-3');
    expect(player(rich).coin).toBe(0);
  });

  test('VOY-R-59 travel-action-only: no jumps by symbol or card', () => {
    const rulings = { oasisJump: 'travel-action-only' } as const;
    expect(twoThree(rulings).check('step oasis-10')).toEqual(legal);
    expect(movesLike(turn({ ...johannes, figures: ['oasis-1'] }, { rulings, bonuses: ['move'] }), 'step')).toEqual(['step moscow', 'step venezia']);
    const card = turn({ ...johannes, figures: ['oasis-1'], posts: ['moscow'], camel: 2, dice: ['own1'] }, { rulings, cityCards: { moscow: 'k17' } }).play('cityCard k17 own1');
    expect(card.refusal('step oasis-10')).toBe('not-neighbours');
  });

  test('VOY-R-84: every step may be a jump', () => {
    const position = turn({ ...johannes, figures: ['oasis-1'], dice: ['own3', 'own3'], coin: 12 }).play('travel own3+own3', 'step oasis-5', 'step oasis-8', 'step oasis-10', 'travel 3: oasis-5 > oasis-8 > oasis-10');
    expect(player(position)).toMatchObject({ figures: ['oasis-10'], coin: 0 });
  });
});
