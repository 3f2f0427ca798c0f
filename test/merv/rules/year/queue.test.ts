// Chapter 10: round end and turn order.
import { describe, expect, test } from 'vitest';
import { at, forced, moves, no, playerOf, told, whoOf } from '../../helpers.js';

describe('the queue', () => {
  test('MERV-QUEUE-1: from the lowest-numbered slot to the highest', () => {
    const position = forced(at({ seats: 4, order: [3, 2, 1, 0], turn: 0, slots: { N5: 1, N1: 2, N3: 3 }, at: 'act', slot: 'N2', site: 'r1c2' }).play('favour'));
    expect(told(position, 'queue-joined').map(whoOf)).toEqual([2, 0, 3, 1]);
  });

  test('MERV-QUEUE-2: without camels the rearmost free space, so the highest slot moves first', () => {
    const position = forced(at({ seats: 4, order: [3, 2, 1, 0], turn: 0, slots: { N5: 1, N1: 2, N3: 3 }, at: 'act', slot: 'N2', site: 'r1c2' }).play('favour'));
    expect(told(position, 'queue-joined').map(({ space }) => space)).toEqual([4, 3, 2, 1]);
    expect(position.state).toMatchObject({ round: 2, order: [1, 3, 0, 2] });
  });

  test('MERV-QUEUE-3: farther forward for a camel on every free space behind', () => {
    const one = at({ seats: 4, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2, N4: 3 }, players: { 0: { camel: 1 } } });
    expect(moves(one, 'queue')).toEqual(expect.arrayContaining(['queue 3', 'queue 4']));
    expect(moves(one, 'queue')).toHaveLength(2);
    expect(no(one, 'queue 2')).toEqual(['queue-camels', 'MERV-QUEUE-3']);
    const three = at({ seats: 4, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2, N4: 3 }, players: { 0: { camel: 3 }, 1: { camel: 2 } } }).play('queue 1');
    expect(playerOf(three, 0).camel).toBe(0);
    expect(three.state.queueCamels).toEqual([0, 1, 1, 1]);
    expect(no(three, 'queue 1')).toEqual(['queue-taken', 'MERV-QUEUE-3']);
    // Spaces with a meeple cost nothing to pass.
    const passed = at({ seats: 4, at: 'roundEnd', queue: [null, null, 0, null], slots: { N2: 1, N3: 2, N4: 3 }, players: { 1: { camel: 1 } } });
    expect(moves(passed, 'queue').sort()).toEqual(['queue 2', 'queue 4']);
    passed.play('queue 2');
    // One camel was left on space 4, none on space 3: seat 2 finds it.
    expect([playerOf(passed, 1).camel, playerOf(passed, 2).camel]).toEqual([0, 1]);
    expect(passed.state.order).toEqual([3, 1, 0, 2]);
    expect(passed.state.queueCamels).toEqual([0, 0, 0, 0]);
  });

  test('MERV-QUEUE-4: camels already there do not change the price, and are joined', () => {
    const position = at({ seats: 3, at: 'roundEnd', queue: [null, 0, null], queueCamels: [0, 0, 2], slots: { N2: 1, N3: 2 }, players: { 1: { camel: 1 } } }).play('queue 1');
    expect(playerOf(position, 2).camel).toBe(3);
    expect(playerOf(position, 1).camel).toBe(0);
  });

  test('MERV-QUEUE-5: who takes a space gains its camels, which cannot pay for that move', () => {
    const take = at({ seats: 3, at: 'roundEnd', queue: [null, 0, null], queueCamels: [0, 0, 2], slots: { N2: 1, N3: 2 }, players: { 1: { camel: 1 } } }).play('queue 3');
    expect(playerOf(take, 1).camel).toBe(3);
    const none = at({ seats: 3, at: 'roundEnd', queueCamels: [0, 1, 0], slots: { N1: 1, N2: 0, N3: 2 }, players: { 0: { camel: 1 } } });
    // Seat 1 has no camel: the one on space 2 does not pay for the jump there.
    expect(none.state.queue[2]).toBe(1);
    expect(moves(none, 'queue').sort()).toEqual(['queue 1', 'queue 2']);
  });

  test('MERV-QUEUE-6: the last one takes what is left, and no camel stays', () => {
    const position = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 2 }, 1: { camel: 1 } } }).play('queue 1', 'queue 2');
    expect(position.state).toMatchObject({ round: 2, order: [0, 1, 2], queueCamels: [0, 0, 0], queue: [-1, -1, -1] });
    expect(playerOf(position, 2).camel).toBe(2);
    expect(playerOf(position, 1).camel).toBe(1);
  });

  test('MERV-QUEUE-7: each decides when placed, seeing what came before', () => {
    const position = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 1 }, 1: { camel: 1 } } });
    expect([...position.moves()].sort()).toEqual(['queue 2', 'queue 3']);
    position.play('queue 2');
    expect([...position.moves()].sort()).toEqual(['queue 1', 'queue 3']);
    position.play('queue 1');
    expect(position.state.order).toEqual([1, 0, 2]);
  });

  test('MERV-QUEUE-8: automata place as many camels as they can', () => {
    const courtier = at({ seats: 2, at: 'roundEnd', slots: { N1: 'courtier', N2: 0, N3: 1 }, players: { courtier: { camel: 2 }, 0: { camel: 1 } } });
    expect(courtier.state.queue).toEqual([2, -1, -1]);
    expect(courtier.state.queueCamels).toEqual([0, 1, 1]);
    expect(playerOf(courtier, 'courtier').camel).toBe(0);
    const one = at({ seats: 1, at: 'roundEnd', slots: { N1: 'magistrate', N2: 0, N3: 'courtier' }, players: { magistrate: { camel: 1 }, 0: { camel: 1 } } });
    expect(one.state.queue).toEqual([-1, 1, -1]);
    expect(one.state.queueCamels).toEqual([0, 0, 1]);
  });

  test('MERV-QUEUE-9: the round end after round 4 orders the invasion and the next year', () => {
    const position = at({ seats: 3, year: 2, round: 4, order: [0, 1, 2], at: 'roundEnd', slots: { W1: 0, W2: 1, W3: 2 }, buildings: { r1c1: 0, r1c2: 1, r1c3: 2 }, players: { 0: { cubes: { white: 1 } }, 1: { cubes: { white: 1 } }, 2: { cubes: { white: 1 } } } });
    const who: number[] = [];
    for (const cell of ['r1c3', 'r1c2', 'r1c1']) {
      who.push(position.state.buildings[['r1c1', 'r1c2', 'r1c3'].indexOf(cell)]!);
      position.play(`surrender ${cell}`);
    }
    expect(who).toEqual([2, 1, 0]);
    forced(position);
    expect(position.state).toMatchObject({ year: 3, round: 1, order: [2, 1, 0] });
  });
});
