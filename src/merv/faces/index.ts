/**
 * The components of Merv as data: what lies where, what it costs and gives, which rules are about it. It costs no rules
 * code.
 *
 * @packageDocumentation
 */
import { framesOf, thingOf, type Content } from '../../words/content.js';
import type { Pack } from '../content/pack.js';
import { standardPack } from '../content/standard/index.js';
import { cityThings } from './city.js';
import { componentThings } from './components.js';
import { areaThings } from './areas.js';
import { roadMap } from './silk-road.js';
import { SYMBOL_RULES } from './symbols.js';

/** The components of the game with these values. */
export function contentOf(pack: Pack = standardPack): Content {
  const sketches = [...cityThings(), ...areaThings(pack), ...componentThings(pack)];
  const things = sketches.map((sketch) => thingOf(sketch, { symbolRules: SYMBOL_RULES, tables: [] }));
  return {
    game: 'merv',
    things,
    map: roadMap(),
    frames: framesOf(things, { city: 1, silkRoad: 2, mosque: 1.2, palace: 2, library: 1.5, row: 4 }),
  };
}

/** The components of the standard game. */
export const content: Content = /* @__PURE__ */ contentOf();

export { readingOf } from './reading.js';
export type { Person, Reading, SideReading, SiteReading } from './reading.js';
export type { Amounts, BoardMap, Content, Deal, Face, Kind, MapLayout, Near, Part, Point, Road, Spot, Thing } from '../../words/content.js';
export type { Provenance } from '../../kernel/content.js';
