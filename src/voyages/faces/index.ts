/**
 * The components of The Voyages of Marco Polo as data: what lies where, what it costs and gives, which rules are about it.
 * It costs no rules code.
 *
 * @packageDocumentation
 */
import { framesOf, mapOf, roadsOn, thingOf, type Content, type Sketch, type Spot } from '../../words/content.js';
import { contentInfoOf } from '../content/index.js';
import { LOCATIONS } from '../content/standard/map.js';
import { standardPack, type Pack } from '../content/pack.js';
import { boardThings } from './board.js';
import { componentThings } from './components.js';
import { layout } from './layout.js';
import { SYMBOL_RULES } from './symbols.js';

const spotOf = (id: string): Spot => {
  const { x, y } = layout.nodes[id] as { x: number; y: number };
  return { x, y, w: 0, h: 0 };
};

/** Places of the map. */
const locations = (): Sketch[] => LOCATIONS.map(({ id, name, kind, cardSpaces }) => ({
  id, kind: 'location', group: kind, table: 'locations', name: kind === 'oasis' ? null : name, frame: 'map', at: spotOf(id),
  facts: { cardSpaces },
  rules: { start: ['VOY-POST-2'], large: ['VOY-POST-6', 'VOY-POST-7'], small: ['VOY-POST-8'], beijing: ['VOY-POST-9', 'VOY-SCORE-5'], oasis: ['VOY-TRAVEL-10'] }[kind],
}));

/** The components of the game with these values. */
export function contentOf(pack: Pack = standardPack): Content {
  const { tables } = contentInfoOf(pack);
  const routes = tables.find(({ name }) => name === 'routes');
  const roads = pack.routes.map(({ between: [from, to], cost }) => ({ id: `${from}--${to}`, from, to, cost, seal: null, rules: ['VOY-TRAVEL-4', 'VOY-TRAVEL-7'], provenance: routes?.source ?? 'public-2' }));
  const sketches = [...locations(), ...boardThings(pack), ...componentThings(pack)];
  const things = sketches.map((sketch) => thingOf(sketch, { symbolRules: SYMBOL_RULES, tables }));
  return {
    game: 'voyages',
    things,
    map: mapOf(layout, roadsOn(layout, roads)),
    frames: framesOf(things, { map: 2.4, board: 4.7 }),
  };
}

/** The components of the standard game. */
export const content: Content = /* @__PURE__ */ contentOf();

export { citiesOf } from './reading.js';
export type { CityReading } from './reading.js';
export type { Amounts, BoardMap, Content, Deal, Face, Kind, MapLayout, Near, Part, Point, Road, Spot, Thing } from '../../words/content.js';
export type { Provenance } from '../../kernel/content.js';
