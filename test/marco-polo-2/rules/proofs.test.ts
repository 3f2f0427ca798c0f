// Rules that say several things: what is easily broken in one part while the others hold.
import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { boringLuck, change, offered, player, position } from '../helpers.js';

describe('special cities', () => {
  const improved = ['farmer', 'spicer', 'tailor', 'jeweler'];

  test.each([['hormuz', 'spicer'], ['balkh', 'tailor'], ['baghdad', 'jeweler']])('MP2-SPECIAL-3: in %s the printed reward is taken first, then the bonus of the seal', (city, seal) => {
    const at = position({ seats: 4, players: [{ dice: ['own5'], posts: [city], improved }] }).play(`special ${city} own5`);
    const sources = at.events.flatMap((event) => ('source' in event ? [event.source] : []));
    expect(sources).toEqual([`special-${city}`, seal, seal]);
  });
});

describe('contracts', () => {
  test('MP2-CONTRACT-9: a gap of the start of a round is refilled from the top of the pile before its first turn', () => {
    const asked: string[] = [];
    const at = position({ at: 'round-start', contractPlaces: { 'xian:0': null, 'kunming:1': null }, players: [{}, {}] });
    boringLuck(at, (request) => { asked.push(request.purpose); return request.purpose === 'refill' ? ['c30', 'c31'] : null; });
    expect(asked.filter((purpose) => purpose === 'refill')).toHaveLength(1);
    expect(at.state.contractPlaces.filter(({ contract }) => contract === null)).toEqual([]);
    expect(['xian:0', 'kunming:1'].map((place) => at.state.contractPlaces.find((one) => one.place === place)?.contract)).toEqual(['c30', 'c31']);
    expect(offered(at, 'khan')).not.toEqual([]);
  });
});

describe('completing', () => {
  test('MP2-BONUS-3: exactly the camels and goods of the contract are paid', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c01', 'c06'], coin: 0, camel: 5, pepper: 5, silk: 5, gold: 5, jade: 0, vp: 0 }] });
    // 2 camels, 1 silk, 2 pepper; 4 coins and 3 VP come.
    expect(change(at.state, at.play('complete c01'))).toEqual({ coin: 4, camel: -2, pepper: -2, silk: -1, vp: 3 });
  });

  test('MP2-BONUS-3: camels also in jade, jade only in jade', () => {
    // 1 camel, 2 silk, 1 jade.
    const holding = (camel: number, jade: number) => position({ players: [{ dice: ['own1'], contracts: ['c06'], camel, silk: 2, jade }] });
    expect(player(holding(0, 2).play('complete c06'))).toMatchObject({ completed: ['c06'], camel: 0, silk: 0, jade: 0 });
    expect(player(holding(1, 1).play('complete c06'))).toMatchObject({ completed: ['c06'], camel: 0, jade: 0 });
    for (const [camel, jade] of [[9, 0], [0, 1]] as const) expect(holding(camel, jade).refusal('complete c06'), `${camel} camels, ${jade} jade`).toBe('cannot-pay');
  });

  test('MP2-BONUS-3: one of the own active spaces, and no other contract', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c01'], completed: ['c06'], camel: 9, pepper: 9, silk: 9, gold: 9, jade: 9 }, { contracts: ['c10'] }] });
    expect(offered(at, 'complete')).toEqual(['complete c01']);
    for (const contract of ['c06', 'c10', 'c11']) expect(at.refusal(`complete ${contract}`), contract).toBe('not-in-your-slots');
  });
});

describe('movement', () => {
  test('MP2-R-28: nobody moves and nothing is paid before the path is ended; then all routes are paid together', () => {
    const at = position({ players: [{ coin: 20, camel: 20, jade: 1, figure: 'pagan', dice: ['own6', 'own5'] }] }).play('travel middle own6+own5', 'step kabul');
    expect(player(at)).toMatchObject({ coin: 20, camel: 20, jade: 1, figures: ['pagan'], posts: [] });
    expect(player(at.play('stop'))).toMatchObject({ coin: 14, camel: 18, jade: 0, figures: ['kabul'], posts: ['kabul'] });
  });
});

describe('set-up and first player', () => {
  test('MP2-R-4: starting contracts lie apart from the pile from the beginning', () => {
    const { pile, starting } = marcoPolo2.setup({ seats: 2 });
    expect([pile.length, starting.length, pile.some((id) => id.startsWith('s'))]).toEqual([42, 7, false]);
  });

  test('MP2-R-23: the last one at least as high as all before, and not one who is lower', () => {
    const after = (space: 'lower' | 'middle', height: number) => position({
      seats: 4, firstPlayer: 0, nextFirst: 2, players: [{ coin: 20, camel: 9, dice: ['own6', 'own5'] }, {}, {}, {}],
      spaces: { [height === 2 ? 'travel:middle' : 'travel:upper']: height === 2 ? ['2:own4', '2:own3'] : ['2:own4', '2:own3', '2:own2'] },
    }).play(space === 'lower' ? 'travel lower own6' : 'travel middle own6+own5').state.nextFirst;
    // How high the highest was follows from the dice.
    expect([after('lower', 2), after('middle', 2), after('middle', 3)]).toEqual([2, 0, 2]);
  });
});

describe('black dice', () => {
  test('MP2-BLACK-4: with none on the board that part of a reward is lost, and nobody is asked', () => {
    const at = (blackDice: number[]) => position({ seats: 2, blackDice, players: [{ character: 'filippo-vitello', outposts: ['outpost-black-die'], dice: ['own1'] }] }).play('outpost outpost-black-die');
    expect(at([0]).moves()).toContain('accept');
    expect(at([]).moves()).not.toContain('accept');
    expect(at([]).refusal('buy black die')).toBe('no-black-die');
  });
});

describe('paying', () => {
  // The improved seal of the tailors brings a jade, which would pay for a coin of its price; contract c09 brings camels.
  test('MP2-PAY-1: what an action brings does not pay for it', () => {
    const seal = (coin: number, jade: number) => position({ players: [{ dice: ['own1'], seals: ['tailor'], coin, silk: 3, jade }] });
    expect(seal(8, 0).check('improve tailor')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
    expect([seal(8, 1).refusal('improve tailor'), seal(9, 0).refusal('improve tailor')]).toEqual([null, null]);
    const contract = (camel: number) => position({ players: [{ dice: ['own1'], contracts: ['c09'], camel, pepper: 2, jade: 2 }] });
    expect(contract(0).check('complete c09')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
    expect(contract(1).refusal('complete c09')).toBeNull();
  });

  test('MP2-PAY-1: repetitions are available as far as all of them can be paid beforehand', () => {
    const at = position({ cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 2, pepper: 2, jade: 0 }] }).play('cityCard k14 own6');
    expect(offered(at, 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2']);
  });
});
