// Chapter 26.1: general rulings, each option by its name.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../src/merv/content/standard.js';
import { at, buildingAt, courtiers, cubes, forced, kinds, lucky, moves, no, playerOf, points, raid, scrolls, soldiersAt, stopped, told, vp } from '../helpers.js';

describe('supply and rewards', () => {
  const short = (supplyLimits: 'unlimited-bank' | 'component-limit') =>
    at({ seats: 3, rulings: { supplyLimits }, at: 'site', slot: 'N1', buildings: { r1c1: 1 }, players: { 2: { cubes: { teal: 11 } } } }).play('site r1c1');

  test('MERV-R-1 unlimited-bank: cubes, scrolls and goods never run out', () => {
    expect([cubes(short('unlimited-bank'), 0), cubes(short('unlimited-bank'), 1)]).toEqual([{ teal: 1 }, { teal: 1 }]);
    const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 } }, 1: { scroll: 32 } } }).play('action', 'scrolls sand');
    expect(scrolls(library, 0)).toBe(1);
    expect(playerOf(at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', market: 'B', players: { 0: { camel: 1 }, 1: { rare: 24 } } }).play('camels topLeft'), 0).rare).toBe(1);
  });

  test('MERV-R-1 component-limit: on a shortage the active player is served first', () => {
    expect([cubes(short('component-limit'), 0), cubes(short('component-limit'), 1)]).toEqual([{ teal: 1 }, {}]);
    const rulings = { supplyLimits: 'component-limit' } as const;
    const none = at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 } }, 1: { scroll: 32 } } });
    expect(no(none, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
    expect(playerOf(at({ seats: 3, rulings, at: 'act', slot: 'N3', site: 'r1c3', market: 'B', players: { 0: { camel: 1 }, 1: { rare: 24 } } }).play('camels topLeft'), 0).rare).toBe(0);
  });

  const upgrade = (refuseRewards: 'must-if-possible' | 'may-decline') =>
    at({ seats: 3, rulings: { refuseRewards }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L1-2', cubes: { orange: 1 } } } }).play('action', 'step L2-2 orange');
  const courtier = (refuseRewards: 'must-if-possible' | 'may-decline') =>
    at({ seats: 3, rulings: { refuseRewards }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L5', cubes: { white: 2 } } } }).play('action', 'step L6 white+white');

  test('MERV-R-2 must-if-possible: an upgrade and a courtier have to be taken, a soldier not', () => {
    expect(no(upgrade('must-if-possible'), 'decline')).toEqual(['must-take', 'MERV-R-2']);
    expect(no(courtier('must-if-possible'), 'decline')).toEqual(['must-take', 'MERV-R-2']);
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1' }).play('soldier'), 'decline')).toBeNull();
  });

  test('MERV-R-2 may-decline: any reward may be refused', () => {
    expect(playerOf(upgrade('may-decline').play('decline'), 0).mosque).toBe(5);
    expect(upgrade('may-decline').play('decline').state.upgradeSupply[4]).toBe(6);
    expect(courtiers(courtier('may-decline').play('decline'), 0)).toEqual({});
  });

  test('MERV-R-3: six stacks of three cards, three backs each split by its bonus', () => {
    // The cards themselves are reconstructed.
    const stacks = new Map<string, { bonus: string; influence: number }[]>();
    for (const { stack, bonus, influence } of standardPack.contracts.entries) stacks.set(stack, [...(stacks.get(stack) ?? []), { bonus, influence }]);
    expect([...stacks.values()].map((cards) => cards.length)).toEqual([3, 3, 3, 3, 3, 3]);
    for (const cards of stacks.values()) expect(new Set(cards.map(({ bonus }) => bonus)).size).toBe(1);
    expect([...stacks.values()].map((cards) => cards[0]!.bonus)).toEqual(['favour', 'soldier', 'favour', 'soldier', 'favour', 'soldier']);
  });
});

describe('contracts', () => {
  const line = 'fulfil contract-1f-1 teal common+common';
  const rich = { common: 4, influence: 1, cubes: { teal: 4, orange: 1 } } as const;
  const palace = (contractTiming: 'any-step-boundary' | 'between-turn-steps-only') =>
    at({ seats: 3, rulings: { contractTiming }, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: rich } }).play('action');

  test('MERV-R-4 any-step-boundary: also between two units of an action, after its first', () => {
    const position = palace('any-step-boundary');
    expect(no(position, line)).toEqual(['contract-timing', 'MERV-R-4']);
    position.play('courtier faith orange');
    expect(no(position, line)).toBeNull();
    // Not while one of several rewards is open: two soldiers.
    const soldiers = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', buildings: { r1c2: 1 }, players: { 0: { ...rich, scroll: 7, cubes: { teal: 1, sand: 1 } } } }).play('action', 'scrolls sand', 'breakthrough bt4-soldier-soldier', 'deploy r3c1');
    expect(no(soldiers, line)).not.toBeNull();
    // A contract between two cards can raise the limit on kinds: 2 influence for a soldier, from 0.
    const caravan = at({
      seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'juniper', 'juniper'], rowCamels: [], buildings: { r5c5: 1 },
      players: { 0: { influence: 1, scroll: 1, common: 1, cubes: { teal: 2, purple: 1 } } },
    }).play('action', 'take 1 teal');
    expect(moves(caravan, 'take')).toEqual([]);
    caravan.play('fulfil contract-1s-1 purple common', 'deploy r5c5');
    expect(no(caravan, 'take 2 teal')).toBeNull();
  });

  test('MERV-R-4 between-turn-steps-only: before, between and after the steps, not inside an action', () => {
    const position = palace('between-turn-steps-only').play('courtier faith orange');
    expect(no(position, line)).toEqual(['contract-timing', 'MERV-R-4']);
    const rulings = { contractTiming: 'between-turn-steps-only' } as const;
    expect(no(at({ seats: 3, rulings, players: { 0: rich } }), line)).toBeNull();
    expect(no(at({ seats: 3, rulings, at: 'site', slot: 'N1', players: { 0: rich } }), line)).toBeNull();
    expect(no(at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: rich } }).play('favour'), line)).toBeNull();
  });

  const cube = (contractCube: 'as-shown' | 'any-one-cube') => no(at({ seats: 3, rulings: { contractCube }, players: { 0: { common: 2, influence: 1, cubes: { sand: 1 } } } }), 'fulfil contract-1f-1 sand common+common');

  test('MERV-R-5 as-shown: the cube on the card', () => {
    expect(cube('as-shown')).toEqual(['contract-cube', 'MERV-CONTRACT-4']);
  });

  test('MERV-R-5 any-one-cube: one cube of any colour', () => {
    expect(cube('any-one-cube')).toBeNull();
  });
});

describe('slot, camel market and action', () => {
  const site = (camelMarketTiming: 'around-the-action' | 'any-time-after-slot') => at({ seats: 3, rulings: { camelMarketTiming }, at: 'site', slot: 'N3', marketCamels: ['topLeft'] });

  test('MERV-R-6 around-the-action: only after production', () => {
    const position = site('around-the-action');
    expect(no(position, 'camels take')).toEqual(['market-early', 'MERV-R-6']);
    expect(no(position.play('site r1c3'), 'camels take')).toBeNull();
    // Not in the middle of an action.
    const middle = at({ seats: 3, at: 'act', slot: 'N3', site: 'r2c3', marketCamels: ['topLeft'], players: { 0: { cubes: { purple: 1, sand: 2 } } } }).play('action', 'courtier knowledge purple');
    expect(no(middle, 'camels take')).not.toBeNull();
  });

  test('MERV-R-6 any-time-after-slot: already before production', () => {
    const position = site('any-time-after-slot');
    position.play('camels take');
    expect(playerOf(position, 0).camel).toBe(1);
    expect(kinds(position)).toEqual(['site']);
    expect(no(position.play('site r1c3'), 'camels take')).toEqual(['market-used', 'MERV-CAMEL-2']);
  });

  test('MERV-R-7: taking from an empty market is not offered', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3' });
    expect(moves(position, 'camels')).toEqual([]);
    expect(no(position, 'camels take')).toEqual(['market-empty', 'MERV-CAMEL-3']);
  });

  const nine = { r1c1: 0, r2c1: 0, r3c1: 0, r4c1: 0, r5c1: 0, r1c2: 0, r2c2: 0, r3c2: 0, r4c2: 0 } as const;
  const without = (slotWithoutSite: 'slot-needs-site' | 'slot-without-activation') => at({ seats: 3, rulings: { slotWithoutSite }, buildings: nine, marketCamels: ['topLeft'] });

  test('MERV-R-8 slot-needs-site: a line without a site cannot be chosen while another has one', () => {
    expect(moves(without('slot-needs-site'), 'slot')).toEqual(['slot N1', 'slot N2']);
    expect(no(without('slot-needs-site'), 'slot N3')).toEqual(['slot-without-site', 'MERV-TURN-8']);
  });

  test('MERV-R-8 slot-without-activation: any free slot, without a site steps 2 to 4 are skipped', () => {
    const position = without('slot-without-activation');
    expect(moves(position, 'slot')).toHaveLength(5);
    position.play('slot N3');
    expect(kinds(position)).toEqual(['camels', 'end']);
    expect(told(position, 'produce')).toEqual([]);
  });

  const idle = (emptyAction: 'needs-a-step' | 'may-do-nothing') => at({ seats: 3, rulings: { emptyAction }, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: { cubes: { purple: 1 } } } });

  test('MERV-R-9 needs-a-step: the action is offered only if a unit is possible, and cannot end before', () => {
    expect(no(idle('needs-a-step').play('action'), 'stop')).toEqual(['unit-first', 'MERV-R-9']);
    const none = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1' });
    expect(no(none, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
    expect(none.moves()).toEqual(['favour', 'soldier']);
    // Counting a camel that can be placed first: the front card is of a kind too many, the next is not.
    const camel = (camels: number) => at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['juniper', 'ginger'], rowCamels: [], players: { 0: { camel: camels, cards: { ginger: 1 }, cubes: { teal: 1 } } } });
    expect(no(camel(1), 'action')).toBeNull();
    expect(no(camel(0), 'action')).toEqual(['action-impossible', 'MERV-R-9']);
  });

  test('MERV-R-9 may-do-nothing: the action is always offered and may end at once', () => {
    const position = idle('may-do-nothing').play('action', 'stop');
    expect(courtiers(position, 0)).toEqual({});
    expect(position.state.turn.seat).toBe(1);
    expect(no(at({ seats: 3, rulings: { emptyAction: 'may-do-nothing' }, at: 'act', slot: 'N1', site: 'r2c1' }), 'action')).toBeNull();
  });

  const twice = (activatedUpgrade: 'activated-upgrade-once' | 'counted-in-both') =>
    cubes(at({ seats: 3, rulings: { activatedUpgrade }, at: 'site', slot: 'N1', buildings: { r1c1: 1, r2c1: 1 }, upgrades: { r1c1: 'sand', r2c1: 'white' } }).play('site r1c1'), 1);

  test('MERV-R-10 activated-upgrade-once: the owner gets the upgrade of the activated site once', () => {
    expect(twice('activated-upgrade-once')).toEqual({ teal: 1, sand: 1, white: 1 });
  });

  test('MERV-R-10 counted-in-both: one cube more for it', () => {
    expect(twice('counted-in-both')).toEqual({ teal: 1, sand: 2, white: 1 });
  });
});

describe('soldiers', () => {
  const act = (rulings: object, more: object = {}) => at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r1c1', ...more }).play('soldier');

  test('MERV-R-11 only-when-placed: declining brings nothing', () => {
    expect(playerOf(act({ undeployedSoldier: 'only-when-placed' }).play('decline'), 0).influence).toBe(0);
  });

  test('MERV-R-11 one-influence-anyway: declining brings 1 influence', () => {
    const position = act({ undeployedSoldier: 'one-influence-anyway' }).play('decline');
    expect(playerOf(position, 0)).toMatchObject({ influence: 1, servants: 8 });
  });

  const second = { buildings: { r1c2: 1 }, soldiers: { r1c2: 2 } };

  test('MERV-R-12 one-soldier-per-site: no second soldier', () => {
    expect(no(act({ soldiersPerSite: 'one-soldier-per-site' }, second), 'deploy r1c2')).toEqual(['soldier-there', 'MERV-SOLD-2']);
  });

  test('MERV-R-12 no-limit: a second one with influence as usual', () => {
    const position = act({ soldiersPerSite: 'no-limit' }, second).play('deploy r1c2');
    expect([soldiersAt(position, 'r1c2'), playerOf(position, 0).influence]).toEqual([2, 2]);
  });

  const spent = { buildings: { r1c2: 1, r1c3: 0 }, soldiers: { r1c2: 0 }, players: { 0: { courtiers: { knowledge: 3, spice: 3, trade: 1 } } } };

  test('MERV-R-13 no-effect: without a servant nothing happens', () => {
    const position = act({ noServant: 'no-effect' }, spent);
    expect(position.state.turn.seat).toBe(1);
    expect([soldiersAt(position, 'r1c2'), playerOf(position, 0).influence]).toEqual([1, 0]);
  });

  test('MERV-R-13 move-a-soldier: an own soldier is moved, with influence', () => {
    const position = act({ noServant: 'move-a-soldier' }, spent);
    expect(moves(position, 'redeploy')).toEqual(['redeploy r1c2 r1c1', 'redeploy r1c2 r1c3']);
    expect(no(position, 'redeploy r1c1 r1c3')).toEqual(['soldier-not-yours', 'MERV-R-13']);
    expect(no(position, 'redeploy r1c2 r1c2')).toEqual(['soldier-there', 'MERV-SOLD-2']);
    expect(no(position, 'deploy r1c3')).toEqual(['soldier-servant', 'MERV-SOLD-6']);
    position.play('redeploy r1c2 r1c3');
    expect([soldiersAt(position, 'r1c2'), soldiersAt(position, 'r1c3'), playerOf(position, 0).influence]).toEqual([0, 1, 1]);
    // Only when no servant is left.
    expect(no(act({ noServant: 'move-a-soldier' }, { ...spent, players: {} }), 'redeploy r1c2 r1c3')).toEqual(['soldier-supply', 'MERV-R-13']);
  });

  const half = { buildings: { r1c2: 1 }, walls: { N2: 'any' } };

  test('MERV-R-14 barred-when-fully-walled: one of two walls is no bar', () => {
    expect(no(act({ soldierBehindWall: 'barred-when-fully-walled' }, half), 'deploy r1c2')).toBeNull();
  });

  test('MERV-R-14 barred-by-any-wall: one of two walls bars', () => {
    expect(no(act({ soldierBehindWall: 'barred-by-any-wall' }, half), 'deploy r1c2')).toEqual(['soldier-walled', 'MERV-SOLD-2']);
  });
});

describe('upgrades and favour', () => {
  const pepper = (pepperUpgrade: 'any-site' | 'site-with-a-building' | 'own-building', more: object = {}) =>
    moves(
      stopped(at({ seats: 3, rulings: { pepperUpgrade }, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'ginger'], buildings: { r2c2: 1 }, players: { 0: { cards: { pepper: 1 }, cubes: { teal: 1 } } }, ...more }).play('action', 'take 1 teal')),
      'upgrade',
    );

  test('MERV-R-15 any-site: own, foreign or empty; lost when none is left', () => {
    expect(pepper('any-site')).toHaveLength(24);
    const six = { r3c1: 'white', r3c2: 'white', r3c4: 'white', r4c1: 'white', r4c2: 'white', r4c4: 'white' };
    expect(pepper('any-site', { upgrades: six })).toEqual([]);
  });

  test('MERV-R-15 site-with-a-building: a building of anybody', () => {
    expect(pepper('site-with-a-building')).toEqual(['upgrade r1c1 white', 'upgrade r2c2 white']);
  });

  test('MERV-R-15 own-building: a building of the player', () => {
    expect(pepper('own-building')).toEqual(['upgrade r1c1 white']);
    const position = stopped(at({ seats: 3, rulings: { pepperUpgrade: 'own-building' }, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'ginger'], buildings: { r2c2: 1 }, players: { 0: { cards: { pepper: 1 }, cubes: { teal: 1 } } } }).play('action', 'take 1 teal'));
    expect(no(position, 'upgrade r2c2 white')).toEqual(['upgrade-pepper', 'MERV-R-15']);
  });

  const bonus = (bonusUpgradeColour: 'free-choice' | 'other-colour-than-site') =>
    at({ seats: 3, rulings: { bonusUpgradeColour }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L2-3', cubes: { teal: 1 } } } }).play('action', 'step L3-2 teal');

  test('MERV-R-16 free-choice: any bonus upgrade left, also of the colour of the site', () => {
    expect(moves(bonus('free-choice'), 'upgrade')).toEqual(['upgrade r5c1 purple', 'upgrade r5c1 sand', 'upgrade r5c1 teal', 'upgrade r5c1 orange']);
  });

  test('MERV-R-16 other-colour-than-site: never that', () => {
    expect(moves(bonus('other-colour-than-site'), 'upgrade')).toEqual(['upgrade r5c1 purple', 'upgrade r5c1 teal', 'upgrade r5c1 orange']);
    expect(no(bonus('other-colour-than-site'), 'upgrade r5c1 sand')).toEqual(['upgrade-colour', 'MERV-R-16']);
  });

  test('MERV-R-17: the influence track gives favour by overflow only', () => {
    for (let influence = 0; influence < 20; influence += 1) {
      const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { influence } } }).play('soldier', 'deploy r1c1');
      expect(playerOf(position, 0)).toMatchObject({ influence: influence + 1, favour: 0 });
    }
    expect(playerOf(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { influence: 20 } } }).play('soldier', 'deploy r1c1'), 0).favour).toBe(1);
  });

  const again = (favourPointsAgain: 'pays-again' | 'once-per-game') => {
    const position = forced(at({ seats: 3, rulings: { favourPointsAgain }, at: 'scoring', players: { 0: { favour: 4, courtiers: { knowledge: 1 } } } }));
    return points(lucky(position.play('slot N1', 'site r1c1', 'favour')), 0, 'favour');
  };

  test('MERV-R-18 pays-again: a space reached once more pays once more', () => {
    expect(again('pays-again')).toBe(1);
  });

  test('MERV-R-18 once-per-game: each space pays once', () => {
    expect(again('once-per-game')).toBe(0);
    // The first time it pays.
    expect(points(at({ seats: 3, rulings: { favourPointsAgain: 'once-per-game' }, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { favour: 3 } } }).play('favour'), 0, 'favour')).toBe(1);
  });

  test('MERV-R-67: walls and soldiers have no effect beyond protection and influence', () => {
    const plain = forced(at({ seats: 3, at: 'scoring', buildings: { r1c1: 0, r1c2: 1 } }));
    const guarded = forced(at({ seats: 3, at: 'scoring', buildings: { r1c1: 0, r1c2: 1 }, walls: { N1: 'any', W5: 'any', N2: 'any' }, soldiers: { r1c2: 0 } }));
    expect([vp(guarded, 0), vp(guarded, 1)]).toEqual([vp(plain, 0), vp(plain, 1)]);
    expect(vp(plain, 0)).toBe(1);
    expect(buildingAt(raid({ buildings: { r1c1: 0 }, walls: { N1: 'any', W5: 'any' } }), 'r1c1')).toBe(0);
  });
});
