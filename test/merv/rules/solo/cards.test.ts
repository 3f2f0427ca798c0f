// Chapter 26.5: rulings about solo, each option by its name. See solo/magistrate.test.ts for where the sites lie.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, choice, course, courtiers, magistrate, market, playerOf, seatOf, soldiersAt, told, walled } from '../../helpers.js';

describe('cards, slots and sites', () => {
  const players = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0, r4c3: 0, r4c4: 0, r4c5: 0, r5c1: 0 } as const;
  const empty = (soloDeckEmpty: 'shuffle-discards' | 'repeat-last-card' | 'pass') =>
    at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty }, buildings: players, solo: { layers: [['mosque', 'wall']], discards: ['library', 'palace', 'caravansary', 'marketplace'], last: 'palace' } }).luck(['wall']);

  test('MERV-R-47 shuffle-discards: the discards without the rejected cards form a new deck', () => {
    const position = empty('shuffle-discards');
    expect(told(position, 'solo-rejected').map(({ card }) => card)).toEqual(['wall', 'mosque']);
    expect(merv.chance(position.state)).toMatchObject({ from: ['caravansary', 'palace', 'library', 'marketplace'] });
    expect(told(position.luck(['library']), 'solo-card')).toMatchObject([{ card: 'library' }]);
  });

  test('MERV-R-47 repeat-last-card: the card of the round before serves again', () => {
    const position = empty('repeat-last-card');
    expect(told(position, 'solo-card')).toMatchObject([{ card: 'palace' }]);
    expect(courtiers(position, 'magistrate')).toEqual({ knowledge: 1 });
  });

  test('MERV-R-47 pass: as if every card were rejected', () => {
    const position = empty('pass');
    expect(told(position, 'solo-card')).toEqual([]);
    expect(choice(position, 'slot')).toMatchObject([{ rule: 'MERV-CM-23' }]);
    expect(buildingsOf(position, 1)).toEqual([]);
    expect(seatOf(position)).toBe(0);
  });

  // Walls at r1c1, r5c3, r5c4, r5c5; the last three belong to the player.
  const any = (methodASites: 'intended-type-only' | 'any-empty-site') =>
    magistrate('wall', { rulings: { methodASites }, sites: { r1c1: 'site-wall-teal' }, buildings: { r5c3: 0, r5c4: 0, r5c5: 0, r4c4: 'magistrate' } });

  test('MERV-R-48 intended-type-only: he builds on a site of the type', () => {
    expect(buildingAt(any('intended-type-only'), 'r1c1')).toBe(1);
  });

  test('MERV-R-48 any-empty-site: on any empty site of the line, the action stays that of the card', () => {
    const position = any('any-empty-site');
    expect([buildingAt(position, 'r4c1'), buildingAt(position, 'r1c1')]).toEqual([1, -1]);
    expect(walled(position)).toHaveLength(1);
  });

  const single = (magistrateTakesCamels: 'take-if-none-owned' | 'two-or-more-only') => magistrate('wall', { rulings: { magistrateTakesCamels }, buildings: { r1c3: 'magistrate' }, marketCamels: ['bottomLeft'] });

  test('MERV-R-49 take-if-none-owned: without camels he takes a single one', () => {
    expect([playerOf(single('take-if-none-owned'), 'magistrate').camel, market(single('take-if-none-owned'))]).toEqual([1, []]);
    // Camels gained in step 4 count as owned: a mosque step brings one, so he places it.
    const gained = magistrate('mosque', { buildings: { r1c3: 'courtier' }, marketCamels: ['bottomLeft'], market: 'B', players: { magistrate: {} } });
    expect(playerOf(gained, 'magistrate').rare).toBe(1);
  });

  test('MERV-R-49 two-or-more-only: he leaves it', () => {
    expect([playerOf(single('two-or-more-only'), 'magistrate').camel, market(single('two-or-more-only'))]).toEqual([0, ['bottomLeft']]);
  });

  test('MERV-R-65 queue-just-left: he takes the highest slot, the courtier is sent to the lowest', () => {
    const position = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { automataQueue: 'queue-just-left' } });
    expect([choice(position, 'slot')[0]!.chosen, choice(position, 'courtierSlot')[0]!.chosen]).toEqual(['N5', 'N1']);
  });

  test('MERV-R-65 next-queue: the other way round', () => {
    const position = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { automataQueue: 'next-queue' } });
    expect([choice(position, 'slot')[0]!.chosen, choice(position, 'courtierSlot')[0]!.chosen]).toEqual(['N2', 'N5']);
  });

  test('MERV-R-66: the palace card comes second, third or fourth; the first card is any other', () => {
    const seen = Array.from({ length: 40 }, (_, seed) => {
      const { events } = course({ seats: 1 }, `deck ${seed}`, { until: ({ year }) => year > 1 });
      return events.flatMap((event) => (event.kind === 'solo-card' || event.kind === 'solo-rejected' ? [event.card] : []));
    });
    expect(new Set(seen.map((deck) => deck.indexOf('palace')))).toEqual(new Set([1, 2, 3]));
  });

  test('MERV-R-68: soldiers go north before west, the wall search starts at the west end of the north wall', () => {
    const position = magistrate('mosque', { buildings: { r2c1: 'courtier', r1c2: 'courtier' }, players: { magistrate: { mosque: 'L3-2' } } });
    expect([soldiersAt(position, 'r1c2'), soldiersAt(position, 'r2c1')]).toEqual([1, 0]);
    const wall = magistrate('wall', { buildings: { r1c1: 'courtier', r1c4: 'courtier', r4c1: 'courtier' } });
    expect(told(wall, 'solo-wall')[0]!.slot).toBe('N1');
  });
});
