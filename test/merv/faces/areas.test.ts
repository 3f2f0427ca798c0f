import { describe, expect, test } from 'vitest';
import { BREAKTHROUGHS } from '../../../src/merv/content/ids.js';
import type { Pack, Table } from '../../../src/merv/content/pack.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
import { content, contentOf } from '../../../src/merv/faces/index.js';
import { isRow, naming, offer, one, thing, thingsOf, upTo, wrongAmounts } from '../../words/faces.js';

const pack: Pack = standardPack;
const track = (id: string) => thing(content, 'track', id);
const values = (id: string) => track(id).parts.map((part) => [part.id, part.value]);
const amounts = (cubes: readonly string[]) => Object.fromEntries([...new Set(cubes)].map((cube) => [cube, cubes.filter((other) => other === cube).length]));
/** How well an entry is known, and what is noted about it: its table says what it does not say itself. */
const known = (table: Table, id: string) => {
  const entry = table.entries.find((found) => found.id === id)!;
  return [entry.source ?? table.source, entry.note ?? table.note ?? null];
};

describe('tracks', () => {
  test('are all there, each in a frame of its own, whole', () => {
    const frames = thingsOf(content, 'track', 'track').map(({ id, frame, at }) => [id, frame, at]);
    expect(frames).toEqual(['favour', 'influence', 'mosque', 'library', 'row', 'spiceSets', 'years'].map((id) => [id, id, { x: 50, y: 50, w: 100, h: 100 }]));
    expect(thingsOf(content, 'track').filter(({ group }) => !['track', 'queue'].includes(group))).toEqual([]);
    expect(wrongAmounts(content)).toEqual([]);
  });

  test('MERV-FAV-3, MERV-INFL-2: count from 0 to their last space, and show the points of some', () => {
    for (const [id, points] of [['favour', pack.favourPoints], ['influence', pack.influencePoints]] as const) {
      const { last } = pack.tracks.entries.find((entry) => entry.id === id)!;
      expect(values(id)).toEqual([0, ...upTo(last)].map((at) => [String(at), points.entries.find((entry) => entry.at === at)?.vp ?? null]));
      expect(values(id).filter(([, vp]) => vp !== null)).toHaveLength(points.entries.length);
      expect([isRow(track(id).parts), track(id).icons, track(id).provenance, track(id).note]).toEqual([true, [id, 'vp'], 'reconstructed', pack.tracks.note ?? null]);
    }
  });

  test('MERV-INFL-4: the influence track says from where on two, three and four kinds of spice may be owned', () => {
    expect(track('influence').facts).toEqual({ kinds: pack.spiceLimits.entries.map(({ at, kinds }) => `${kinds}:${at}`) });
    expect([track('influence').facts['kinds'], track('favour').facts]).toEqual([['2:2', '3:5', '4:9'], {}]);
  });

  test('MERV-LIB-2, MERV-COMP-10: the library has four tiles for each of 2, 4, 6 and 8 scrolls, one level under the other', () => {
    expect(values('library')).toEqual(BREAKTHROUGHS.map((id) => [id, 2 * Number(id[2])]));
    const rows = upTo(4).map((level) => track('library').parts.filter(({ value }) => value === 2 * level));
    expect(rows.map((row) => [row.length, isRow(row)])).toEqual(rows.map(() => [4, true]));
    expect(rows.map(([first]) => first!.y)).toEqual(rows.map(([first]) => first!.y).sort((a, b) => a - b));
  });

  test('MERV-CARAV-1, MERV-END-2, MERV-YEAR-1: eight cards, sets of up to four spices, three years', () => {
    expect(values('row')).toEqual(upTo(8).map((at) => [String(at), at]));
    expect(values('spiceSets')).toEqual([['0', 0], ['1', 1], ['2', 3], ['3', 6], ['4', 10]]);
    expect(values('years')).toEqual(upTo(3).map((at) => [String(at), at]));
    expect(['row', 'spiceSets', 'years'].map((id) => [isRow(track(id).parts), track(id).provenance, track(id).icons])).toEqual([[true, 'seed', []], [true, 'seed', ['vp']], [true, 'seed', []]]);
    expect(track('library').provenance).toBe('seed');
  });
});

describe('the mosque', () => {
  const { parts, facts } = track('mosque');
  const level = (id: string): number => Number(id[1]);

  test('MERV-MOSQUE-1: four paths of two levels, two of two, and one to the top, each level over the one before', () => {
    expect(parts.map(({ id }) => id)).toEqual(pack.mosqueSpaces.entries.map(({ id }) => id));
    expect(upTo(8).map((storey) => parts.filter(({ id }) => level(id) === storey).length)).toEqual([4, 4, 2, 2, 1, 1, 1, 1]);
    for (const storey of upTo(8)) expect([storey, isRow(parts.filter(({ id }) => level(id) === storey))]).toEqual([storey, true]);
    for (const one of parts) for (const other of parts) if (level(one.id) < level(other.id)) expect([one.id, other.id, one.y > other.y]).toEqual([one.id, other.id, true]);
  });

  test('MERV-MOSQUE-1: is no wider above than below, its storeys fill it, and it stands upright', () => {
    const widths = upTo(8).map((storey) => parts.filter(({ id }) => level(id) === storey).reduce((sum, { w }) => sum + w, 0));
    expect(widths.slice(0, 4).map(Math.round)).toEqual([100, 100, 100, 100]);
    for (const n of [5, 6, 7]) expect(widths[n]!).toBeLessThan(widths[n - 1]!);
    for (const { id, x, h } of parts) {
      expect(h).toBeCloseTo(100 / 8 - 1.1, 0);
      if (level(id) > 4) expect(x).toBe(50);
    }
  });

  test('MERV-MOSQUE-2, MERV-MOSQUE-5: each space shows what the steps to it cost, its boon and its points', () => {
    for (const { id, boon, vp } of pack.mosqueSpaces.entries) {
      const { face, value } = parts.find((part) => part.id === id)!;
      const costs = pack.mosqueSteps.entries.filter(({ to }) => to === id).map(({ cost }) => amounts(cost));
      expect([id, value, face]).toEqual([id, vp, { by: 'choice', deals: costs.map((cost) => offer({ cost, reward: { [boon]: 1, ...(vp > 0 ? { vp } : {}) } })) }]);
    }
    expect(facts).toEqual({ ways: pack.mosqueSteps.entries.map(({ from, to }) => `${from}>${to}`) });
    expect([track('mosque').provenance, track('mosque').note]).toEqual([pack.mosqueSpaces.source, pack.mosqueSpaces.note ?? null]);
  });
});

describe('the palace and the silk road', () => {
  test('MERV-PALACE-1, MERV-PALACE-3: four halls from left to right, three places under one another in each', () => {
    const halls = thingsOf(content, 'space', 'hall');
    expect(halls.map(({ id, frame, facts, icons, provenance, note }) => [id, frame, facts, icons, provenance, note])).toEqual(pack.halls.entries.map(({ id, colour }) => [id, 'palace', { colour }, [colour, 'vp'], ...known(pack.halls, id)]));
    expect(halls.map(({ id }) => id)).toEqual(['knowledge', 'spice', 'trade', 'faith']);
    for (const { at, parts } of halls) {
      expect(parts.map(({ id, x }) => [id, x])).toEqual(upTo(3).map((space) => [String(space), at!.x]));
      expect(parts.map(({ y }) => y)).toEqual(parts.map(({ y }) => y).sort((a, b) => a - b));
    }
    expect(halls.map(({ at }) => at!.x)).toEqual(halls.map(({ at }) => at!.x).sort((a, b) => a - b));
  });

  test('MERV-MARKET-1, MERV-MARKET-8: Merv, inner and outer cities with their prices, each where it is drawn', () => {
    for (const { id, cost } of pack.cities.entries) {
      const inner = ['rayy', 'samarkand', 'nishapur', 'balkh'].includes(id);
      const city = thing(content, 'location', id);
      expect(city).toMatchObject({ group: inner ? 'innerCity' : 'outerCity', name: id[0]!.toUpperCase() + id.slice(1) });
      expect([id, city.face, city.provenance, city.note]).toEqual([id, one({ cost: amounts(cost), reward: { [inner ? 'common' : 'rare']: 1 } }), ...known(pack.cities, id)]);
    }
    expect(thing(content, 'location', 'merv')).toMatchObject({ group: 'start', name: 'Merv', provenance: 'seed' });
    for (const { id, x, y } of content.map.places) expect([id, thing(content, 'location', id).frame, thing(content, 'location', id).at]).toEqual([id, 'silkRoad', { x, y, w: 0, h: 0 }]);
    expect(content.map.places).toHaveLength(9);
  });
});

describe('rules lead to the areas they speak of', () => {
  const here = { ...content, things: content.things.filter(({ frame, kind }) => frame !== null && frame !== 'city' && kind !== 'resource') };
  const INNER = ['balkh', 'nishapur', 'rayy', 'samarkand'];
  const OUTER = ['baghdad', 'basra', 'kashgar', 'peshawar'];
  test.each([
    ['MERV-FAV-3', ['favour']], ['MERV-FAV-4', ['favour']], ['MERV-INFL-2', ['influence']], ['MERV-INFL-4', ['influence']], ['MERV-MOSQUE-1', ['mosque']], ['MERV-MOSQUE-5', ['mosque']],
    ['MERV-PALACE-1', ['faith', 'knowledge', 'spice', 'trade']], ['MERV-SCORE-4', ['faith', 'knowledge', 'spice', 'trade']], ['MERV-SCORE-5', ['knowledge']], ['MERV-SCORE-6', ['spice']], ['MERV-SCORE-7', ['trade']], ['MERV-SCORE-8', ['faith']],
    ['MERV-MARKET-1', [...INNER, ...OUTER, 'merv']], ['MERV-MARKET-8', [...INNER, ...OUTER]], ['MERV-MARKET-5', INNER], ['MERV-MARKET-10', INNER], ['MERV-MARKET-3', OUTER], ['MERV-MARKET-6', OUTER], ['MERV-MARKET-11', OUTER],
    ['MERV-LIB-4', ['library']], ['MERV-CARAV-1', ['row']], ['MERV-CARAV-4', ['row']], ['MERV-END-1', ['spiceSets']], ['MERV-END-2', ['spiceSets']], ['MERV-YEAR-1', ['years']],
  ])('%s', (rule, ids) => {
    expect(naming(here, rule)).toEqual([...ids].sort());
  });
});

test('a pack of your own: what neither entry nor table notes has no note', () => {
  const own = contentOf({ ...pack, halls: { source: 'public', entries: pack.halls.entries.map(({ id, colour }, at) => (at === 0 ? { id, colour, source: 'recalled', note: 'ours' } : { id, colour })) } });
  expect(thingsOf(own, 'space', 'hall').map(({ provenance, note }) => [provenance, note])).toEqual([['recalled', 'ours'], ['public', null], ['public', null], ['public', null]]);
});
