// Chapter 4: years, phases and rounds.
import { describe, expect, test } from 'vitest';
import type { Who } from '../../../../src/merv/words/events.js';
import { at, buildingAt, course, cubes, forced, playerOf, soldiersAt, told, upgradeAt, walled, whoOf } from '../../helpers.js';

const whole = course({ seats: 3 }, 'a whole game');

describe('the course of the game', () => {
  test('MERV-YEAR-1: three years; only the second and third have an invasion', () => {
    const rounds = ['roundEnd', 'roundEnd', 'roundEnd', 'roundEnd'];
    expect(told(whole, 'phase-begins').map(({ phase }) => phase)).toEqual([...rounds, 'scoring', ...rounds, 'invasion', 'scoring', ...rounds, 'invasion', 'scoring']);
    expect(told(whole, 'year-begins').map(({ year }) => year)).toEqual([1, 2, 3]);
  });

  test('MERV-YEAR-2: four rounds a year, one turn for everybody in each', () => {
    expect(told(whole, 'round-begins').map(({ year, round }) => `${year}.${round}`)).toEqual(['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4', '3.1', '3.2', '3.3', '3.4']);
    for (const seat of [0, 1, 2]) expect(told(whole, 'slot-taken').filter((event) => event.seat === seat)).toHaveLength(12);
    const pair = told(course({ seats: 2 }, 'two'), 'slot-taken');
    expect([0, 1, 'courtier'].map((who) => pair.filter((event) => whoOf(event) === who).length)).toEqual([12, 12, 12]);
  });

  test('MERV-TERM-1: a round names the players by their seats, the automata by what they are', () => {
    const queue = (seats: number): string[] => told(course({ seats }, 'named', { until: ({ round }) => round === 2 }), 'round-begins')[0]!.order.map(String).sort();
    expect([queue(1), queue(2), queue(3)]).toEqual([['0', 'courtier', 'magistrate'], ['0', '1', 'courtier'], ['0', '1', '2']]);
  });

  test('MERV-YEAR-3: the rounds use the sides N, E, S, W and begin at NW, NE, SE, SW', () => {
    expect(told(whole, 'round-begins').map(({ from }) => from)).toEqual(['NW', 'NE', 'SE', 'SW', 'NW', 'NE', 'SE', 'SW', 'NW', 'NE', 'SE', 'SW']);
    expect(told(whole, 'slot-taken').map(({ slot }) => slot[0])).toEqual([1, 2, 3].flatMap(() => ['N', 'N', 'N', 'E', 'E', 'E', 'S', 'S', 'S', 'W', 'W', 'W']));
    expect(told(whole, 'queue-joined').slice(0, 12).map(({ corner }) => corner)).toEqual(['NE', 'NE', 'NE', 'SE', 'SE', 'SE', 'SW', 'SW', 'SW', 'NW', 'NW', 'NW']);
    expect(at({ seats: 3, round: 3 }).refusal('slot N1')).toBe('wrong-side');
    expect(at({ seats: 3, round: 3 }).rule('slot N1')).toBe('MERV-YEAR-3');
    expect(at({ seats: 3, round: 3 }).refusal('slot S1')).toBeNull();
  });

  test('MERV-YEAR-4: turns follow the queue from the front', () => {
    const rounds: { order: readonly Who[]; took: Who[] }[] = [];
    for (const event of whole.events) {
      if (event.kind === 'round-begins') rounds.push({ order: event.order, took: [] });
      else if (event.kind === 'slot-taken') rounds[rounds.length - 1]!.took.push(whoOf(event)!);
    }
    expect(rounds).toHaveLength(12);
    for (const { order, took } of rounds) expect(took).toEqual(order);
    const position = at({ seats: 3, order: [2, 0, 1], turn: 2 }).play('slot N1', 'site r1c1', 'favour');
    forced(position);
    expect(position.state.turn.seat).toBe(0);
  });

  test('MERV-YEAR-5: the next year starts from the NW queue as it stands, and nothing is reset', () => {
    const position = at({
      seats: 3, year: 1, at: 'scoring', queue: [2, 0, 1], buildings: { r1c1: 0 }, upgrades: { r1c2: 'white' }, soldiers: { r1c1: 1 }, walls: { N2: 'any' },
      players: { 0: { cubes: { teal: 2, white: 1 }, camel: 2, favour: 3, courtiers: { knowledge: 1 }, cards: { ginger: 1 }, common: 1 } },
    });
    forced(position);
    expect(position.state).toMatchObject({ year: 2, round: 1, order: [2, 0, 1] });
    expect(cubes(position, 0)).toEqual({ teal: 2, white: 1 });
    expect(playerOf(position, 0)).toMatchObject({ camel: 2, favour: 2, courtiers: [1, 0, 0, 0], cards: [1, 0, 0, 0], common: 1 });
    expect([buildingAt(position, 'r1c1'), upgradeAt(position, 'r1c2'), soldiersAt(position, 'r1c1'), walled(position)]).toEqual([0, 'white', 1, ['N2']]);
    // After year 3 the game is over.
    const last = forced(at({ seats: 3, year: 3, at: 'scoring' }));
    expect(last.moves()).toEqual([]);
    expect(last.state.frames).toEqual([]);
  });
});
