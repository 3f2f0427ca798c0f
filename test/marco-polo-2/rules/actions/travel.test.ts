import { describe, expect, test } from 'vitest';
import { standardPack, withContent } from '../../../../src/marco-polo-2/index.js';
import { scenario } from '../../../../src/testing/scenario.js';
import { change, diceOn, offered, player, position } from '../../helpers.js';

const rich = { coin: 50, camel: 50, jade: 0 };

describe('travel', () => {
  test('MP2-TRAVEL-1: three spaces for one, two and three dice, each once a round for a colour', () => {
    const at = position({ seats: 4, players: [{ ...rich, dice: ['own6', 'own5', 'own4'] }], spaces: { 'travel:middle': ['0:own1', '0:own1'] } });
    expect(at.refusal('travel lower own6')).toBeNull();
    expect(at.refusal('travel upper own6+own5+own4')).toBeNull();
    expect(at.check('travel middle own6+own5')).toMatchObject({ code: 'own-colour-there', rule: 'MP2-SPACE-6' });
  });

  test('MP2-TRAVEL-2: at most as many steps as the space prints and the lowest die shows', () => {
    const steps = (line: string, dice: ('own6' | 'own5' | 'own2')[]): number => {
      const at = position({ players: [{ ...rich, dice, figure: 'xian' }] }).play(line);
      let taken = 0;
      while (offered(at, 'step').length > 0) { at.play(taken % 2 === 0 ? 'step fuzhou' : 'step xian'); taken += 1; }
      return taken;
    };
    expect(steps('travel lower own6', ['own6'])).toBe(1);
    expect(steps('travel middle own6+own2', ['own6', 'own2'])).toBe(2);
    // Three steps on the middle space and five on the upper one are reconstructed values.
    expect(steps('travel middle own6+own5', ['own6', 'own5'])).toBe(3);
    expect(steps('travel upper own6+own5+own2', ['own6', 'own5', 'own2'])).toBe(2);
  });

  test('MP2-TRAVEL-3: at least one step; stopping early is allowed', () => {
    const at = position({ players: [{ ...rich, dice: ['own6', 'own5'] }] }).play('travel middle own6+own5');
    expect(at.check('stop')).toMatchObject({ code: 'must-move', rule: 'MP2-TRAVEL-3' });
    expect(at.play('step xian').refusal('stop')).toBeNull();
  });

  test('MP2-TRAVEL-4: the path is fixed, paid for, then walked; without a payable path the space is closed', () => {
    const at = position({ players: [{ dice: ['own1'], coin: 2, camel: 0, jade: 0 }] });
    expect(at.check('travel lower own1')).toMatchObject({ code: 'nowhere-to-go', rule: 'MP2-TRAVEL-4' });
    const walking = position({ players: [{ ...rich, dice: ['own1'] }] }).play('travel lower own1', 'step xian');
    expect(player(walking)).toMatchObject({ coin: 50, figures: ['beijing'] });
    expect(player(walking.play('stop')).figures).toEqual(['xian']);
  });

  test('MP2-TRAVEL-5: the lower space costs 2 coins beside everything else', () => {
    const cost = (line: string, dice: ('own6' | 'own5')[]): number => {
      const at = position({ players: [{ ...rich, figure: 'xian', dice }] }).play(line, 'step fuzhou', 'stop');
      return 50 - player(at).coin;
    };
    expect(cost('travel lower own6', ['own6']) - cost('travel middle own6+own5', ['own6', 'own5'])).toBe(2);
    const occupied = position({ seats: 4, players: [{ ...rich, figure: 'xian', dice: ['own6'] }, {}], spaces: { 'travel:lower': ['1:own1'] } }).play('travel lower own6', 'step fuzhou', 'stop');
    expect(50 - player(occupied).coin - cost('travel lower own6', ['own6'])).toBe(6);
  });

  test('MP2-TRAVEL-6: a route costs what it shows, each time, either way', () => {
    // Pagan to Kabul: 6 coins, 2 camels, 1 jade.
    const at = position({ players: [{ coin: 20, camel: 20, jade: 2, figure: 'pagan', dice: ['own6', 'own5'] }] });
    const before = at.state;
    at.play('travel middle own6+own5', 'step kabul', 'step pagan', 'stop');
    expect(change(before, at)).toMatchObject({ coin: -12, camel: -4, jade: -2 });
  });

  test('MP2-TRAVEL-7: all routes are paid before anything is received', () => {
    // A bonus of 5 coins on the way cannot pay for the next road.
    const at = position({ players: [{ coin: 5, camel: 0, jade: 0, figure: 'xian', dice: ['own6', 'own5'] }], outposts: { fuzhou: 'outpost-coins' } }).play('travel middle own6+own5', 'step fuzhou');
    expect(at.check('step oasis-lingnan')).toMatchObject({ code: 'path-too-dear', rule: 'MP2-TRAVEL-7' });
  });

  test('MP2-TRAVEL-8: a sea route needs its seal when the movement starts, and its price', () => {
    const at = position({ players: [{ coin: 3, camel: 0, jade: 0, seals: ['farmer'], figure: 'hormuz', dice: ['own1'] }] });
    // 2 coins for the space, 2 for the route (a reconstructed value).
    expect(at.refusal('travel lower own1')).toBe('nowhere-to-go');
    const able = position({ players: [{ coin: 4, camel: 0, jade: 0, seals: ['farmer'], figure: 'hormuz', dice: ['own1'] }] }).play('travel lower own1', 'step baghdad', 'stop');
    expect(player(able)).toMatchObject({ coin: 0, seals: ['farmer'], figures: ['baghdad'] });
  });

  test('MP2-TRAVEL-9: a step leads to a neighbour; oases count', () => {
    const at = position({ players: [{ ...rich, figure: 'fuzhou', dice: ['own2', 'own2'] }] }).play('travel middle own2+own2');
    expect(at.check('step pagan')).toMatchObject({ code: 'not-neighbours', rule: 'MP2-TRAVEL-9' });
    at.play('step oasis-lingnan', 'step pagan');
    expect(offered(at, 'step')).toEqual([]);
  });

  test('MP2-TRAVEL-10: other figures and posts are no obstacle', () => {
    const at = position({ seats: 4, players: [{ ...rich, dice: ['own1'] }, { figure: 'xian', posts: ['xian'] }, { figure: 'xian', posts: ['xian'] }] }).play('travel lower own1', 'step xian', 'stop');
    expect(player(at)).toMatchObject({ figures: ['xian'], posts: ['xian'] });
  });

  test('MP2-TRAVEL-11: to and fro is allowed, also back to the start', () => {
    const at = position({ players: [{ ...rich, figure: 'xian', dice: ['own2', 'own2'] }] }).play('travel middle own2+own2', 'step fuzhou', 'step xian', 'stop');
    expect(player(at)).toMatchObject({ figures: ['xian'], posts: ['xian'] });
  });

  test('MP2-TRAVEL-12: ending in an oasis does nothing', () => {
    const at = position({ players: [{ ...rich, figure: 'fuzhou', dice: ['own1'] }] }).play('travel lower own1', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ figures: ['oasis-lingnan'], posts: [], unplaced: 11 });
  });

  test('MP2-TRAVEL-13: nothing happens in cities passed', () => {
    const at = position({ players: [{ ...rich, figure: 'xian', dice: ['own2', 'own2'] }], outposts: { fuzhou: 'outpost-coins' } }).play('travel middle own2+own2', 'step fuzhou', 'step oasis-lingnan', 'stop');
    expect(player(at).posts).toEqual([]);
    expect(at.state.outposts).toContain('outpost-coins');
  });

  test('MP2-TRAVEL-14: other movements cost no space and give no additional post, but all else is the same', () => {
    const at = position({ players: [{ ...rich, character: 'filippo-vitello', figure: 'xian', outposts: ['outpost-move'], dice: ['own1'] }], spaces: { 'travel:lower': ['0:black3'] } });
    const before = at.state;
    at.play('outpost outpost-move', 'step fuzhou', 'stop');
    // The road to Fuzhou costs 3 coins (a reconstructed value).
    expect(change(before, at)).toMatchObject({ coin: -3 });
    expect(player(at).posts).toEqual(['fuzhou']);
    expect(at.state.travelHeight).toBe(before.travelHeight);
    expect(diceOn(at, 'travel:lower')).toEqual(['0:black3']);
  });
});

describe('first player', () => {
  const spaces = { lower: ['travel:lower', 'travel lower own6'], middle: ['travel:middle', 'travel middle own6+own5'], upper: ['travel:upper', 'travel upper own6+own5+own4'] } as const;
  const travelled = (height: number, space: keyof typeof spaces): number => position({ seats: 4, seat: 1, firstPlayer: 0, nextFirst: 3, spaces: height === 0 ? {} : { [`travel:${Object.keys(spaces)[height - 1]!}`]: (['2:own6', '2:own6', '2:own6'] as const).slice(0, height) }, players: [{ dice: [] }, { ...rich, dice: ['own6', 'own5', 'own4'] }, {}, {}] }).play(spaces[space][1]).state.nextFirst;

  test('MP2-FIRST-1: the hourglass goes to whoever travels at least as high as anybody this round', () => {
    expect([travelled(0, 'lower'), travelled(1, 'lower'), travelled(1, 'middle'), travelled(2, 'middle'), travelled(2, 'upper'), travelled(3, 'upper')]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('MP2-FIRST-2: a lower space changes nothing', () => {
    expect([travelled(2, 'lower'), travelled(3, 'lower'), travelled(3, 'middle')]).toEqual([3, 3, 3]);
  });

  test('MP2-FIRST-3: the order of this round stays; without a traveller the first player stays', () => {
    const at = position({ seats: 4, seat: 1, firstPlayer: 0, players: [{ dice: ['own1'] }, { ...rich, dice: ['own6', 'own5'] }, { dice: ['own1'] }, { dice: [] }] }).play('travel lower own6', 'step xanadu', 'stop', 'end turn');
    expect(at.state.turn.seat).toBe(2);
    const quiet = position({ seats: 2, round: 2, firstPlayer: 1, seat: 1, players: [{ dice: [] }, { dice: ['own1'] }] }).play('moneyBag own1 coin', 'end turn');
    expect(quiet.state.firstPlayer).toBe(1);
  });

  test('MP2-FIRST-4: movements by tiles do not count', () => {
    const at = position({ seats: 4, seat: 1, firstPlayer: 0, nextFirst: 3, players: [{ dice: [] }, { ...rich, character: 'filippo-vitello', outposts: ['outpost-move'], dice: ['own6'] }, {}, {}] }).play('outpost outpost-move', 'step xanadu', 'stop');
    expect(at.state.nextFirst).toBe(3);
  });
});

describe('the end of a path, and who travelled highest', () => {
  test('MP2-R-28: nobody moves and nothing is paid before the path is ended; then all routes are paid together', () => {
    const at = position({ players: [{ coin: 20, camel: 20, jade: 1, figure: 'pagan', dice: ['own6', 'own5'] }] }).play('travel middle own6+own5', 'step kabul');
    expect(player(at)).toMatchObject({ coin: 20, camel: 20, jade: 1, figures: ['pagan'], posts: [] });
    expect(player(at.play('stop'))).toMatchObject({ coin: 14, camel: 18, jade: 0, figures: ['kabul'], posts: ['kabul'] });
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

describe('what setting out costs', () => {
  test('MP2-PAY-2 MP2-TRAVEL-4: one jade for the camel that is missing on the first route', () => {
    // From the oasis to Dunhuang for 2 camels; all other routes cost 2 coins and camels.
    const at = (camel: number, jade: number) => position({ players: [{ dice: ['own6', 'own6'], figure: 'oasis-tarim', coin: 0, camel, jade }] });
    expect([at(2, 0), at(1, 1), at(0, 2), at(1, 0), at(0, 1)].map((one) => one.refusal('travel middle own6+own6'))).toEqual([null, null, null, 'nowhere-to-go', 'nowhere-to-go']);
  });

  test('MP2-TRAVEL-4: whatever a space costs is paid together with the first route', () => {
    const refusal = (cost: object, held: object): string | null => {
      const game = withContent({ travelSpaces: standardPack().travelSpaces.map((space) => (space.id === 'lower' ? { ...space, cost } : space)) });
      return scenario(game, { players: [{ dice: ['own6'], figure: 'xanadu', coin: 0, camel: 0, jade: 0, ...held }] }).refusal('travel lower own6');
    };
    expect([refusal({ camel: 2 }, { camel: 4 }), refusal({ camel: 2 }, { camel: 3 }), refusal({ camel: 2 }, { camel: 3, jade: 1 })]).toEqual([null, 'nowhere-to-go', null]);
    expect([refusal({ camel: 1, jade: 1 }, { camel: 3, jade: 1 }), refusal({ camel: 1, jade: 1 }, { camel: 2, jade: 1 }), refusal({ camel: 1, jade: 1 }, { camel: 3 })]).toEqual([null, 'nowhere-to-go', 'nowhere-to-go']);
    expect([refusal({ jade: 1 }, { camel: 2, jade: 1 }), refusal({ jade: 1 }, { camel: 2 })]).toEqual([null, 'nowhere-to-go']);
  });
});
