// Chapter 26.1: general rulings, each option by its name.
import { describe, expect, test } from 'vitest';
import { at, courtiers, cubes, kinds, moves, no, playerOf, told } from '../../helpers.js';

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
    expect(told(position, 'produced')).toEqual([]);
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
