import type { Sketch } from '../../words/content.js';
import { BOONS, CUBES, GOODS, REWARDS, SPICES } from '../content/ids.js';

/** The rules about the symbols that components show; cubes need none. */
export const SYMBOL_RULES: Readonly<Record<string, readonly string[]>> = {
  white: ['MERV-TERM-9'],
  caravanCard: ['MERV-CAMEL-7'],
  mosqueStep: ['MERV-CAMEL-9'],
  favour: ['MERV-FAV-1'],
  influence: ['MERV-INFL-1'],
  soldier: ['MERV-SOLD-1'],
  scroll: ['MERV-LIB-2'],
  whiteUpgrade: ['MERV-UPG-2'],
  bonusUpgrade: ['MERV-UPG-3'],
  scoringTile: ['MERV-MOSQUE-9'],
  freeCourtier: ['MERV-PALACE-6'],
  freeWall: ['MERV-MOSQUE-11'],
  mosqueBuildings4: ['MERV-SCORE-11'],
  freePost: ['MERV-BREAK-6'],
};

/** Where the books speak of what is gathered; a component that shows it does not repeat them. */
const RESOURCE_RULES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(CUBES.map((cube) => [cube, ['MERV-COMP-5', 'MERV-TERM-10']])),
  camel: ['MERV-COMP-6', 'MERV-COMP-12'],
  scroll: ['MERV-COMP-9'],
  ...Object.fromEntries(GOODS.map((good) => [good, ['MERV-COMP-9', 'MERV-MARKET-7']])),
  vp: ['MERV-END-3'],
  influence: [],
};

/** Cubes, goods, spices and symbols themselves. */
export const symbolThings = (): Sketch[] => {
  const symbols = [...new Set([...REWARDS, ...BOONS, 'freePost'])].filter((id) => ![...Object.keys(RESOURCE_RULES), ...SPICES].includes(id));
  return [
    ...Object.entries(RESOURCE_RULES).map(([id, rules]): Sketch => ({ id, kind: 'resource', group: 'resource', provenance: 'seed', icons: [id], rules })),
    ...SPICES.map((id): Sketch => ({ id, kind: 'resource', group: 'spice', provenance: 'seed', icons: [id], rules: [SPICE_RULES[id], 'MERV-END-2'] })),
    ...symbols.map((id): Sketch => ({ id, kind: 'resource', group: 'symbol', provenance: 'seed', icons: [id] })),
  ];
};

/** The rule about a pair of each spice. */
export const SPICE_RULES: Readonly<Record<(typeof SPICES)[number], string>> = { ginger: 'MERV-CARAV-11', juniper: 'MERV-CARAV-12', cinnamon: 'MERV-CARAV-13', pepper: 'MERV-CARAV-14' };
