/**
 * The components of Marco Polo II as data: what lies where, what it costs and gives, which rules are about it. It costs no
 * rules code.
 *
 * @packageDocumentation
 */
import { framesOf, mapOf, roadsOn, thingOf, type Content, type Sketch, type Spot } from '../../words/content.js';
import { standardPack } from '../content/standard/index.js';
import type { LocationEntry, Pack } from '../content/pack.js';
import { boardThings } from './board.js';
import { componentThings } from './components.js';
import { layout } from './layout.js';
import { SYMBOL_RULES } from './symbols.js';

const LOCATION_RULES: Readonly<Record<LocationEntry['kind'], readonly string[]>> = {
  start: ['MP2-POST-3'], contract: ['MP2-POST-12'], card: ['MP2-POST-11'], special: ['MP2-POST-13', 'MP2-SPECIAL-1'], bonus: ['MP2-POST-9'], oasis: ['MP2-TRAVEL-12'],
};

const spotOf = (id: string): Spot => {
  const { x, y } = layout.nodes[id] ?? { x: 50, y: 50 };
  return { x, y, w: 0, h: 0 };
};

/** Places of the map; names of oases and emblems of shields are ours. */
const locations = (pack: Pack): Sketch[] => pack.locations.map(({ id, name, kind, shield, cardSpaces, contractSpaces, bonusMarker, outpost, source, note, pinned }) => ({
  id, kind: 'location', group: kind, name: pinned?.['name'] === 'seed' || source === 'seed' ? name : null, provenance: source, note: note ?? null,
  frame: 'map', at: spotOf(id),
  facts: { cardSpaces, contractSpaces, bonusMarker: Number(bonusMarker), outpost: Number(outpost), ...(shield === null ? {} : { shield }) },
  rules: [...LOCATION_RULES[kind], ...(bonusMarker ? ['MP2-POST-9'] : []), ...(outpost ? ['MP2-POST-10'] : []), ...(shield === null ? [] : ['MP2-SCORE-4'])],
}));

/** The components of the game with these values. */
export function contentOf(pack: Pack = standardPack): Content {
  const roads = pack.routes.map(({ id, from, to, cost, seal, source }) => ({ id, from, to, cost: { ...cost }, seal, rules: ['MP2-TRAVEL-6', ...(seal === null ? [] : ['MP2-TRAVEL-8'])], provenance: source }));
  const sketches = [...locations(pack), ...boardThings(pack), ...componentThings(pack)];
  const things = sketches.map((sketch) => thingOf(sketch, { symbolRules: SYMBOL_RULES, tables: [] }));
  return {
    game: 'marco-polo-2',
    things,
    map: mapOf(layout, roadsOn(layout, roads)),
    frames: framesOf(things, { map: 2.6, board: 5, shields: 6 }),
  };
}

/** The components of the standard game. */
export const content: Content = /* @__PURE__ */ contentOf();

export type { Amounts, BoardMap, Content, Deal, Face, Kind, MapLayout, Near, Part, Point, Road, Spot, Thing } from '../../words/content.js';
export type { Provenance } from '../../kernel/content.js';
