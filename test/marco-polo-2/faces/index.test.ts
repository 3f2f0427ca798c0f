import { describe, expect, test } from 'vitest';
import { content } from '../../../src/marco-polo-2/faces/index.js';
import { standardPack } from '../../../src/marco-polo-2/index.js';
import { idsOf, naming, thingsOf } from '../../words/faces.js';

const pack = standardPack();
const places = { ...content, things: thingsOf(content, 'location') };

describe('places and roads', () => {
  test('MP2-COMP-6: lie where they are drawn, and say what lies there', () => {
    expect(places.things.map(({ id, group, frame, at, facts, provenance, note }) => ({ id, group, frame, at, facts, provenance, note }))).toEqual(pack.locations.map(({ id, kind, shield, cardSpaces, contractSpaces, bonusMarker, outpost, source, note }) => {
      const { x, y } = content.map.places.find((place) => place.id === id)!;
      return { id, group: kind, frame: 'map', at: { x, y, w: 0, h: 0 }, facts: { cardSpaces, contractSpaces, bonusMarker: bonusMarker ? 1 : 0, outpost: outpost ? 1 : 0, ...(shield === null ? {} : { shield }) }, provenance: source, note: note ?? null };
    }));
  });

  test('have the names that are known from print, and no others', () => {
    const unknown = ['calicut', 'dunhuang', 'lhasa'];
    for (const { id, group, name } of places.things) expect([id, name]).toEqual([id, group === 'oasis' || unknown.includes(id) ? null : pack.locations.find((place) => place.id === id)!.name]);
  });

  const kinds = (...wanted: readonly string[]) => idsOf(pack.locations.filter(({ kind }) => wanted.includes(kind)));
  test.each([
    ['MP2-POST-3', kinds('start')], ['MP2-POST-12', kinds('contract')], ['MP2-POST-11', kinds('card')], ['MP2-POST-13', kinds('special')], ['MP2-SPECIAL-1', kinds('special')], ['MP2-TRAVEL-12', kinds('oasis')],
    ['MP2-POST-9', idsOf(pack.locations.filter(({ bonusMarker }) => bonusMarker))], ['MP2-POST-10', idsOf(pack.locations.filter(({ outpost }) => outpost))], ['MP2-SCORE-4', idsOf(pack.locations.filter(({ shield }) => shield !== null))],
  ])('%s: is told at the places it speaks of, once', (rule, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(naming(places, rule)).toEqual(ids);
    expect(places.things.filter(({ rules }) => rules.filter((named) => named === rule).length > 1)).toEqual([]);
  });

  test('MP2-TRAVEL-6, MP2-TRAVEL-8: every route is a road at its price, and those with a seal say so', () => {
    expect(content.map.roads.map(({ id, from, to, cost, seal, provenance }) => ({ id, from, to, cost, seal, provenance }))).toEqual(pack.routes.map(({ id, from, to, cost, seal, source }) => ({ id, from, to, cost, seal, provenance: source })));
    expect(content.map.roads.map(({ rules }) => rules)).toEqual(pack.routes.map(({ seal }) => (seal === null ? ['MP2-TRAVEL-6'] : ['MP2-TRAVEL-6', 'MP2-TRAVEL-8'])));
  });
});
