// Chapter 26.4: rulings about invasion, scoring, the end and the turn order, each option by its name.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, cubes, forced, gains, moves, no, playerOf, points, raid, seatOf, told } from '../../helpers.js';

describe('scoring, end, turn order', () => {
  test('MERV-R-40: 1 point a scroll, card, good and level; palace, then presence', () => {
    const position = forced(at({
      seats: 3, at: 'scoring', buildings: { r1c1: 0 },
      players: { 0: { favour: 5, influence: 5, courtiers: { knowledge: 1, spice: 1, trade: 1, faith: 1 }, scroll: 1, cards: { ginger: 2 }, common: 2, rare: 1, mosque: 'L4-1' } },
    }));
    expect(points(position, 0, 'palace')).toBe(1 + 2 + 3 + 4);
    // Everybody's palace comes before anybody's buildings, also when a courtier has to be chosen.
    const order = raid({ year: 1, buildings: { r1c1: 0, r1c2: 1 }, players: { 0: { favour: 1, courtiers: { trade: 1 }, common: 2 }, 1: { favour: 1, courtiers: { trade: 1, spice: 1 }, common: 1 } } });
    expect(gains(forced(order.play('score trade')), 'vp').map(({ who, source }) => [who, source])).toEqual([[0, 'palace'], [1, 'palace'], [0, 'buildings'], [1, 'buildings']]);
  });

  const winner = (lastTieBreak: 'new-queue' | 'order-of-round-4') =>
    merv.score(forced(at({ seats: 3, year: 3, at: 'scoring', order: [0, 1, 2], queue: [2, 1, 0], rulings: { lastTieBreak }, players: { 0: { vp: 9 }, 1: { vp: 9 } } })).state).winners;

  test('MERV-R-41 new-queue: the tied player first in the NW queue at the end', () => {
    expect(winner('new-queue')).toEqual([1]);
  });

  test('MERV-R-41 order-of-round-4: the one who was earlier in the last round', () => {
    expect(winner('order-of-round-4')).toEqual([0]);
  });

  const full = { r1c1: 0, r2c1: 1, r3c1: 0, r4c1: 1, r5c1: 0 } as const;
  const sent = (courtierWithoutSite: 'nothing-happens' | 'avoid-if-possible') => at({ seats: 2, order: [0, 1, 'courtier'], turn: 'courtier', slots: { N4: 0, N5: 1 }, rulings: { courtierWithoutSite }, buildings: full });

  test('MERV-R-43 nothing-happens: a line without an empty site may be chosen', () => {
    expect(moves(sent('nothing-happens'), 'slot')).toEqual(['slot N1', 'slot N2', 'slot N3']);
    expect(told(sent('nothing-happens').play('slot N1'), 'no-activation')).toHaveLength(1);
  });

  test('MERV-R-43 avoid-if-possible: not while another free slot has one', () => {
    expect(moves(sent('avoid-if-possible'), 'slot')).toEqual(['slot N2', 'slot N3']);
    expect(no(sent('avoid-if-possible'), 'slot N1')).toEqual(['slot-without-empty-site', 'MERV-R-43']);
  });

  test('MERV-R-69: each meeple is placed and decides in turn, in one pass', () => {
    const position = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 2 }, 1: { camel: 2 } } });
    expect(position.state.queue).toEqual([-1, -1, -1]);
    expect(seatOf(position)).toBe(0);
    position.play('queue 3');
    expect(position.state.queue).toEqual([-1, -1, 0]);
    expect(moves(position, 'queue')).toHaveLength(2);
    // Seat 0 does not decide again.
    position.play('queue 1');
    expect(position.state.order).toEqual([1, 2, 0]);
  });

  const found = (queueCamels: 'pay-first' | 'found-camels-pay') => at({ seats: 3, at: 'roundEnd', rulings: { queueCamels }, queueCamels: [0, 1, 0], slots: { N1: 1, N2: 0, N3: 2 }, players: { 0: { camel: 1 } } });

  test('MERV-R-75 pay-first: camels on the space taken do not pay for it', () => {
    const position = found('pay-first');
    expect(position.state.queue).toEqual([-1, -1, 1]);
    expect(seatOf(position)).toBe(0);
  });

  test('MERV-R-75 found-camels-pay: they do', () => {
    const position = found('found-camels-pay');
    expect(seatOf(position)).toBe(1);
    expect([...moves(position, 'queue')].sort()).toEqual(['queue 2', 'queue 3']);
    position.play('queue 2');
    expect(playerOf(position, 1).camel).toBe(0);
    expect(position.state.queueCamels[2]).toBe(1);
    // The automata use them as well.
    const courtier = at({ seats: 2, at: 'roundEnd', rulings: { queueCamels: 'found-camels-pay' }, queueCamels: [0, 1, 0], slots: { N1: 'courtier', N2: 0, N3: 1 }, players: { 0: { camel: 1 } } });
    expect(courtier.state.queue).toEqual([-1, 2, -1]);
    expect(cubes(courtier, 'courtier')).toEqual({});
  });
});
