// What a pack must look like on its own, entry by entry. What the tables say together is in check.ts.
import { choice, integer, list, object, record, text, refine, type Fields, type Schema } from '../../kernel/schema.js';
import { ACTIONS, BOONS, CITIES, COLOURS, CUBES, HALLS, REWARDS, SPICES } from './ids.js';
import type { Entry, Pack, Table } from './pack.js';

const SOURCES = ['seed', 'public', 'public-2', 'recalled', 'reconstructed'] as const;
const BASES = ['structure', 'balance'] as const;
const KNOWN_FIELDS = [
  'id', 'action', 'colour', 'topLeft', 'topRight', 'bottomRight', 'bottomLeft', 'kind', 'cost', 'order', 'scores', 'vpEach', 'last', 'at', 'vp', 'kinds',
  'ring', 'quarter', 'good', 'link', 'boon', 'level', 'from', 'to', 'stack', 'bonus', 'influence', 'cube', 'scrolls', 'common', 'rare', 'anyGood', 'spice',
] as const;

/** An id of an entry: it stands in moves and lines of notation. */
export const idSchema: Schema<string> = refine(text(40), (id) => (/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(id) ? null : 'expected letters, digits and hyphens'));

function tableOf<E extends Entry>(parts: Fields, counts: { least: number; most: number }, ids: Schema<string> = idSchema): Schema<Table<E>> {
  const about = { source: choice(SOURCES), basis: choice(BASES), fields: record(KNOWN_FIELDS, choice(SOURCES)), note: text(2000) };
  const entry = object({ id: ids, ...parts }, about as unknown as Fields) as unknown as Schema<E>;
  const entries = refine(list(entry, counts), (all) => {
    const twice = all.find(({ id }, at) => all.findIndex((other) => other.id === id) !== at);
    return twice ? `the id ${twice.id} stands here twice` : null;
  });
  return object({ source: choice(SOURCES), entries }, { basis: choice(BASES), note: text(4000) });
}

const exactly = (count: number): { least: number; most: number } => ({ least: count, most: count });

/** The schema of a pack. */
export const packSchema = /* @__PURE__ */ makePackSchema();

function makePackSchema(): Schema<Pack> {
  const action = choice(ACTIONS);
  const colour = choice(COLOURS);
  const reward = choice(REWARDS);
  const points = { at: integer(1, 99), vp: integer(1, 99) };
  const count = integer(0, 9);
  return object({
    name: idSchema,
    sites: tableOf({ action, colour }, exactly(24)),
    camelMarket: tableOf({ topLeft: reward, topRight: reward, bottomRight: reward, bottomLeft: reward }, exactly(2)),
    wallPieces: tableOf({ kind: choice(['segment', 'gate']), colour, cost: integer(1, 3) }, exactly(20)),
    upgrades: tableOf({ colour: choice(CUBES) }, exactly(10)),
    scoringTiles: tableOf({ action }, exactly(4)),
    halls: tableOf({ colour }, exactly(4), choice(HALLS)),
    tracks: tableOf({ last: integer(1, 99) }, exactly(2), choice(['favour', 'influence'])),
    favourPoints: tableOf(points, { least: 0, most: 99 }),
    influencePoints: tableOf(points, { least: 0, most: 99 }),
    spiceLimits: tableOf({ at: integer(1, 99), kinds: integer(2, 4) }, exactly(3)),
    cities: tableOf({ cost: list(colour, { least: 1, most: 2, distinct: true }) }, exactly(8), choice(CITIES)),
    mosqueSpaces: tableOf({ boon: choice(BOONS), vp: integer(0, 99) }, { least: 14, most: 20 }),
    mosqueSteps: tableOf({ from: text(40), to: text(40), cost: list(colour, { most: 2 }) }, { least: 16, most: 24 }),
    contracts: tableOf(
      { stack: idSchema, bonus: choice(['favour', 'soldier']), influence: integer(0, 99), cube: choice([...COLOURS, 'any']), scrolls: count, common: count, rare: count, anyGood: count, vp: integer(0, 99) },
      exactly(18),
    ),
    caravanCards: tableOf({ spice: choice(SPICES) }, exactly(24)),
  }) as unknown as Schema<Pack>;
}
