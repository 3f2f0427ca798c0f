import { describe, expect, test } from 'vitest';
import { ACTIONS, CELLS, CORNERS, SLOTS } from '../../../src/merv/content/ids.js';
import { content } from '../../../src/merv/faces/index.js';
import type { Spot, Thing } from '../../../src/words/content.js';
import { naming, one, thing, thingsOf, upTo, wrongSpots } from '../../words/faces.js';

const at = (kind: 'location' | 'space' | 'track', id: string): Spot => thing(content, kind, id).at!;
const city = content.things.filter(({ frame }) => frame === 'city');
const ids = (things: readonly Thing[]) => things.map(({ id }) => id);
const SIDES = ['N', 'E', 'S', 'W'] as const;

describe('the city', () => {
  test('lies in its frame, nothing on another', () => {
    expect(wrongSpots(content)).toEqual([]);
    // Walls stand close to the sites: they reach less than half a hundredth into them.
    const over = city.flatMap((one, n) => city.slice(0, n).filter((other) => Math.abs(one.at!.x - other.at!.x) < (one.at!.w + other.at!.w) / 2 - 0.5 && Math.abs(one.at!.y - other.at!.y) < (one.at!.h + other.at!.h) / 2 - 0.5).map((other) => `${one.id} on ${other.id}`));
    expect(over).toEqual([]);
    expect(city.filter(({ at: spot }) => spot!.x - spot!.w / 2 < 0 || spot!.y - spot!.h / 2 < 0 || spot!.x + spot!.w / 2 > 100 || spot!.y + spot!.h / 2 > 100)).toEqual([]);
  });

  test('MERV-TERM-2: is a square of 25 cells, rows from the north, columns from the west, the market in the middle', () => {
    const cells = thingsOf(content, 'location').filter(({ group }) => group === 'cell' || group === 'camelMarket');
    expect([ids(cells), ids(cells.filter(({ group }) => group === 'camelMarket'))]).toEqual([CELLS, ['r3c3']]);
    for (const { id, frame, at: spot, facts, group } of cells) {
      const [row, column] = [Number(id[1]), Number(id[3])];
      expect([id, frame, spot!.x, spot!.y, spot!.w, spot!.h]).toEqual([id, 'city', at('location', `r1c${column}`).x, at('location', `r${row}c1`).y, at('location', 'r1c1').w, at('location', 'r1c1').w]);
      expect([id, facts]).toEqual([id, group === 'cell' ? { row, column } : {}]);
    }
    // Neighbours touch, and the middle is that of the city.
    const line = upTo(5).map((column) => at('location', `r1c${column}`));
    for (const [n, { x, w }] of line.entries()) if (n > 0) expect(x - line[n - 1]!.x).toBeCloseTo(w);
    expect([at('location', 'r3c3').x, at('location', 'r3c3').y]).toEqual([50, 50]);
  });

  test('MERV-CAMEL-4: the market has four quarters, clockwise from the upper left one', () => {
    const { x, y, w } = at('location', 'r3c3');
    const quarters = thing(content, 'location', 'r3c3').parts;
    expect(quarters.map((part) => [part.id, Math.sign(part.x - x), Math.sign(part.y - y)])).toEqual([['topLeft', -1, -1], ['topRight', 1, -1], ['bottomRight', 1, 1], ['bottomLeft', -1, 1]]);
    for (const part of quarters) expect([Math.abs(part.x - x), Math.abs(part.y - y), part.w, part.h]).toEqual([w / 4, w / 4, w / 2, w / 2].map((value) => expect.closeTo(value)));
  });

  test('MERV-TERM-4, MERV-TERM-6: slots and walls stand at the ends of their lines, clockwise, slots outside', () => {
    const slots = thingsOf(content, 'space', 'slot');
    const walls = thingsOf(content, 'space').filter(({ group }) => group === 'wallSlot' || group === 'gateSlot');
    expect([ids(slots), ids(walls)]).toEqual([SLOTS, SLOTS.map((id) => `wall:${id}`)]);
    for (const id of SLOTS) {
      const [side, number] = [id[0]!, Number(id[1])];
      const [slot, wall] = [at('space', id), at('space', `wall:${id}`)];
      // N1 to N5 at columns 1 to 5, E1 to E5 at rows 1 to 5, S1 to S5 and W1 to W5 backwards.
      const line = side === 'N' || side === 'E' ? number : 6 - number;
      const across = side === 'N' || side === 'S';
      const cell = at('location', across ? `r1c${line}` : `r${line}c1`);
      expect([id, across ? slot.x : slot.y, across ? wall.x : wall.y]).toEqual([id, across ? cell.x : cell.y, across ? cell.x : cell.y]);
      const [edge, middle, inner] = [slot, wall, at('location', { N: `r1c${line}`, E: `r${line}c5`, S: `r5c${line}`, W: `r${line}c1` }[side]!)].map((spot) => (across ? spot.y : spot.x)) as [number, number, number];
      expect([id, side === 'N' || side === 'W' ? edge < middle && middle < inner : edge > middle && middle > inner]).toEqual([id, true]);
      expect([id, across ? slot.w : slot.h, across ? slot.h < slot.w : slot.w < slot.h]).toEqual([id, cell.w, true]);
      expect([id, thing(content, 'space', id).facts, thing(content, 'space', `wall:${id}`).facts]).toEqual([id, { side }, { side }]);
    }
    expect(ids(thingsOf(content, 'space', 'gateSlot'))).toEqual(SIDES.map((side) => `wall:${side}3`));
    // The same on all sides.
    const far = (id: string) => ({ N: at('space', id).y, E: 100 - at('space', id).x, S: 100 - at('space', id).y, W: at('space', id).x }[id.replace('wall:', '')[0] as 'N']);
    expect(new Set(SLOTS.map((id) => Math.round(10 * far(id)))).size).toBe(1);
    expect(new Set(SLOTS.map((id) => Math.round(10 * far(`wall:${id}`)))).size).toBe(1);
  });

  test('MERV-YEAR-3: queues wait in the four corners, four spaces each', () => {
    const queues = thingsOf(content, 'track', 'queue');
    expect(ids(queues)).toEqual(CORNERS.map((corner) => `queue:${corner}`));
    expect(queues.map(({ at: spot }) => [Math.sign(spot!.x - 50), Math.sign(spot!.y - 50)])).toEqual([[-1, -1], [1, -1], [1, 1], [-1, 1]]);
    for (const { id, at: spot, parts, frame } of queues) {
      expect([id, frame, parts.map((part) => [part.id, part.value])]).toEqual([id, 'city', upTo(4).map((space) => [String(space), space])]);
      expect(parts.map(({ x, y }) => [Math.sign(x - spot!.x), Math.sign(y - spot!.y)])).toEqual([[-1, -1], [1, -1], [-1, 1], [1, 1]]);
      expect(Math.abs(spot!.x - 50)).toBe(Math.abs(spot!.y - 50));
      expect(parts.reduce((sum, { x }) => sum + x, 0) / 4).toBeCloseTo(spot!.x);
      expect(parts.reduce((sum, { y }) => sum + y, 0) / 4).toBeCloseTo(spot!.y);
    }
  });

  test('MERV-ACT-1: six actions, and favour and a soldier instead', () => {
    const actions = thingsOf(content, 'space', 'action');
    expect(ids(actions)).toEqual([...ACTIONS, 'favour', 'soldier']);
    expect(actions.map(({ face, frame }) => [face, frame])).toEqual([...ACTIONS.map(() => [null, null]), [one({ reward: { favour: 1 } }), null], [one({ reward: { soldier: 1 } }), null]]);
    const chapter = { caravansary: 'CARAV', palace: 'PALACE', library: 'LIB', marketplace: 'MARKET', mosque: 'MOSQUE', wall: 'WALL' };
    for (const action of ACTIONS) {
      const { rules } = thing(content, 'space', action);
      expect([action, rules.length > 1, rules.filter((rule) => !rule.startsWith(`MERV-${chapter[action]}-`))]).toEqual([action, true, []]);
    }
    expect(new Set(thingsOf(content, 'space').map(({ group }) => group))).toEqual(new Set(['slot', 'wallSlot', 'gateSlot', 'action', 'hall']));
  });

  test('MERV-TERM-2, MERV-COMP-3: what is printed is known from the rules', () => {
    expect(city.filter(({ provenance }) => provenance !== 'seed')).toEqual([]);
    expect(thingsOf(content, 'space', 'action').filter(({ provenance }) => provenance !== 'seed')).toEqual([]);
  });
});

describe('rules lead to the places they speak of', () => {
  const here = { ...content, things: [...city, ...thingsOf(content, 'space', 'action')] };
  test.each([
    ['MERV-TERM-2', [...CELLS]], ['MERV-TERM-3', CELLS.filter((id) => id !== 'r3c3')], ['MERV-TERM-7', CELLS.filter((id) => id !== 'r3c3')], ['MERV-CAMEL-1', ['r3c3']], ['MERV-CAMEL-3', ['r3c3']],
    ['MERV-TERM-4', [...SLOTS]], ['MERV-TERM-5', [...SLOTS]], ['MERV-TURN-2', [...SLOTS]], ['MERV-TERM-6', SLOTS.map((id) => `wall:${id}`)], ['MERV-INV-4', SLOTS.map((id) => `wall:${id}`)], ['MERV-WALL-3', ['wall', ...SLOTS.map((id) => `wall:${id}`)]],
    ['MERV-QUEUE-1', CORNERS.map((id) => `queue:${id}`)], ['MERV-QUEUE-3', CORNERS.map((id) => `queue:${id}`)], ['MERV-ACT-1', ['favour', 'soldier']],
  ])('%s', (rule, named) => {
    expect(naming(here, rule)).toEqual([...named].sort());
  });
});
