import { mapOf, roadsOn, type BoardMap, type MapLayout, type Point } from '../../words/content.js';
import { CITIES, OUTER, type City } from '../content/ids.js';

/** Merv and the cities of the silk road on our own map, in hundredths of its width and height. */
export const PLACES: Readonly<Record<City | 'merv', Point>> = {
  merv: [50, 52], rayy: [36, 12], samarkand: [62, 12], nishapur: [35, 90], balkh: [63, 90], baghdad: [5, 34], kashgar: [95, 34], basra: [5, 70], peshawar: [95, 70],
};

const layout = (): MapLayout => ({ nodes: Object.fromEntries(Object.entries(PLACES).map(([id, [x, y]]) => [id, { x, y }])), bends: {}, land: [], lakes: [], hills: [], rose: [50, 50] });

/** Every inner city is joined to Merv, every outer one to its inner city. */
export function roadMap(): BoardMap {
  const routes = CITIES.map((to, at) => {
    const from = at < OUTER ? 'merv' : (CITIES[at - OUTER] ?? 'merv');
    return { id: `${from}--${to}`, from, to, cost: { camel: 1 }, seal: null, rules: ['MERV-MARKET-1', at < OUTER ? 'MERV-MARKET-10' : 'MERV-MARKET-11'], provenance: 'seed' as const };
  });
  return { ...mapOf(layout(), roadsOn(layout(), routes)), rose: null };
}
