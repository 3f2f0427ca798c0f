import type { Provenance } from '../../kernel/content.js';
import { box, cut, deal, part, single, type Amounts, type Face, type Part, type Sketch, type Spot } from '../../words/content.js';
import { BREAKTHROUGHS, CITIES, HALL_SPACES, OUTER, ROW, SET_POINTS } from '../content/ids.js';
import type { Boon } from '../content/ids.js';
import type { Entry, Pack } from '../content/pack.js';
import { PLACES } from './silk-road.js';

/** So many cubes of each colour. */
const amountsOf = (cubes: readonly string[]): Amounts => Object.fromEntries(cubes.map((cube) => [cube, cubes.filter((other) => other === cube).length]));

/** How well an entry is known; what it does not say itself its table says. */
export const about = (entry: Entry, table: { readonly source: Provenance; readonly note?: string }): { readonly provenance: Provenance; readonly note: string | null } => ({ provenance: entry.source ?? table.source, note: entry.note ?? table.note ?? null });

const whole = box(0, 0, 100, 100);

/** A track whose spaces are counted from 0. */
function track(id: 'favour' | 'influence', pack: Pack, points: Pack['favourPoints'], rules: readonly string[]): Sketch {
  const entry = pack.tracks.entries.find((one) => one.id === id);
  const spots = cut(whole, (entry?.last ?? 0) + 1);
  const parts = spots.map((spot, at): Part => part(String(at), spot, points.entries.find((one) => one.at === at)?.vp ?? null));
  const limits = id === 'influence' ? { kinds: pack.spiceLimits.entries.map(({ at, kinds }) => `${kinds}:${at}`) } : {};
  return { id, kind: 'track', group: 'track', frame: id, at: whole, icons: [id, 'vp'], parts, facts: limits, provenance: 'reconstructed', note: pack.tracks.note ?? null, rules };
}

const BOON_AMOUNTS: Readonly<Record<Boon, Amounts>> = {
  camel: { camel: 1 }, whiteUpgrade: { whiteUpgrade: 1 }, bonusUpgrade: { bonusUpgrade: 1 }, favour: { favour: 1 }, soldier: { soldier: 1 }, scoringTile: { scoringTile: 1 },
  freeCourtier: { freeCourtier: 1 }, freeWall: { freeWall: 1 }, mosqueBuildings4: { mosqueBuildings4: 1 },
};

/** Storey and part of a mosque space: `L1-3` is the third part of the first storey. */
function mosqueSpot(id: string, levels: number, partsAt: (level: number) => number): Spot {
  const [, level = '1', number = '1'] = /^L(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  const height = 100 / levels;
  const inset = 3.5 * Math.max(0, Number(level) - 4);
  const storey = box(inset, 100 - Number(level) * height, 100 - 2 * inset, height - 1.1);
  return cut(storey, partsAt(Number(level)))[Number(number) - 1] ?? storey;
}

function mosque({ mosqueSpaces, mosqueSteps }: Pack): Sketch[] {
  const levelOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 1);
  const levels = Math.max(...mosqueSpaces.entries.map(({ id }) => levelOf(id)));
  const partsAt = (level: number): number => mosqueSpaces.entries.filter(({ id }) => levelOf(id) === level).length;
  const parts = mosqueSpaces.entries.map(({ id, boon, vp }) => {
    const ways = mosqueSteps.entries.filter(({ to }) => to === id);
    const face: Face = { by: 'choice', deals: ways.map(({ cost }) => deal({ cost: amountsOf(cost), reward: { ...BOON_AMOUNTS[boon], ...(vp > 0 ? { vp } : {}) } })) };
    return part(id, mosqueSpot(id, levels, partsAt), vp, face);
  });
  const ways = mosqueSteps.entries.map(({ from, to }) => `${from}>${to}`);
  return [{ id: 'mosque', kind: 'track', group: 'track', frame: 'mosque', at: whole, parts, facts: { ways }, provenance: mosqueSpaces.source, note: mosqueSpaces.note ?? null, rules: ['MERV-MOSQUE-1', 'MERV-MOSQUE-3', 'MERV-MOSQUE-5'] }];
}

const HALL_RULES = { knowledge: 'MERV-SCORE-5', spice: 'MERV-SCORE-6', trade: 'MERV-SCORE-7', faith: 'MERV-SCORE-8' } as const;

const halls = ({ halls: table }: Pack): Sketch[] => {
  const spots = cut(whole, table.entries.length);
  return table.entries.map((entry, at) => ({
    id: entry.id, kind: 'space', group: 'hall', frame: 'palace', at: spots[at] as Spot, ...about(entry, table), icons: [entry.colour, 'vp'],
    parts: cut(spots[at] as Spot, HALL_SPACES, 'down').map((spot, space) => part(String(space + 1), spot)), facts: { colour: entry.colour }, rules: ['MERV-PALACE-1', 'MERV-PALACE-3', HALL_RULES[entry.id], 'MERV-SCORE-4'],
  }));
};

const cities = ({ cities: table }: Pack): Sketch[] => table.entries.map((entry) => {
  const inner = CITIES.indexOf(entry.id) < OUTER;
  const [x, y] = PLACES[entry.id];
  return {
    id: entry.id, kind: 'location', group: inner ? 'innerCity' : 'outerCity', name: NAMES[entry.id], frame: 'silkRoad', at: { x, y, w: 0, h: 0 }, ...about(entry, table),
    face: single({ cost: amountsOf(entry.cost), reward: { [inner ? 'common' : 'rare']: 1 } }),
    rules: ['MERV-MARKET-1', 'MERV-MARKET-8', ...(inner ? ['MERV-MARKET-5', 'MERV-MARKET-10'] : ['MERV-MARKET-3', 'MERV-MARKET-6', 'MERV-MARKET-11'])],
  };
});

/** Names as printed. */
const NAMES = { rayy: 'Rayy', samarkand: 'Samarkand', nishapur: 'Nishapur', balkh: 'Balkh', baghdad: 'Baghdad', kashgar: 'Kashgar', basra: 'Basra', peshawar: 'Peshawar' } as const;

/** The areas beside the city: tracks, mosque, palace, silk road, caravan row. */
export const areaThings = (pack: Pack): Sketch[] => [
  track('favour', pack, pack.favourPoints, ['MERV-FAV-1', 'MERV-FAV-3', 'MERV-FAV-4']),
  track('influence', pack, pack.influencePoints, ['MERV-INFL-1', 'MERV-INFL-2', 'MERV-INFL-3', 'MERV-INFL-4']),
  ...mosque(pack),
  ...halls(pack),
  { id: 'merv', kind: 'location', group: 'start', name: 'Merv', frame: 'silkRoad', at: { x: PLACES.merv[0], y: PLACES.merv[1], w: 0, h: 0 }, provenance: 'seed', rules: ['MERV-MARKET-1'] },
  ...cities(pack),
  { id: 'library', kind: 'track', group: 'track', frame: 'library', at: whole, provenance: 'seed', parts: cut(whole, 4, 'down').flatMap((row, level) => cut(row, 4).map((spot, at) => part(BREAKTHROUGHS[4 * level + at] ?? '', spot, 2 * (level + 1)))), rules: ['MERV-LIB-1', 'MERV-LIB-2', 'MERV-LIB-4'] },
  { id: 'row', kind: 'track', group: 'track', frame: 'row', at: whole, provenance: 'seed', parts: cut(whole, ROW).map((spot, at) => part(String(at + 1), spot, at + 1)), rules: ['MERV-CARAV-1', 'MERV-CARAV-4'] },
  { id: 'spiceSets', kind: 'track', group: 'track', frame: 'spiceSets', at: whole, icons: ['vp'], provenance: 'seed', parts: cut(whole, SET_POINTS.length).map((spot, kinds) => part(String(kinds), spot, SET_POINTS[kinds] ?? 0)), rules: ['MERV-END-1', 'MERV-END-2'] },
  { id: 'years', kind: 'track', group: 'track', frame: 'years', at: whole, provenance: 'seed', parts: cut(whole, 3).map((spot, at) => part(String(at + 1), spot, at + 1)), rules: ['MERV-YEAR-1'] },
];
