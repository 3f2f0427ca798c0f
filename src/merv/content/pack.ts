// What a pack of component values is: plain data with the provenance of every entry. What the tables say together is in
// check.ts. MERV-R-3, MERV-R-26, MERV-R-71 and MERV-R-72 leave these values to the data.
import { choice, integer, list, object, record, refine, text, type DataOf, type Fields, type Schema } from '../../kernel/schema.js';
import { ACTIONS, BOONS, CITIES, COLOURS, CUBES, HALLS, REWARDS, SPICES } from './ids.js';

const source = /* @__PURE__ */ choice(['seed', 'public', 'public-2', 'recalled', 'reconstructed']);
const basis = /* @__PURE__ */ choice(['structure', 'balance']);
const KNOWN_FIELDS = [
  'id', 'action', 'colour', 'topLeft', 'topRight', 'bottomRight', 'bottomLeft', 'kind', 'cost', 'order', 'scores', 'vpEach', 'last', 'at', 'vp', 'kinds',
  'ring', 'quarter', 'good', 'link', 'boon', 'level', 'from', 'to', 'stack', 'bonus', 'influence', 'cube', 'scrolls', 'common', 'rare', 'anyGood', 'spice',
] as const;

/** What every entry of a table says about itself; where `source` is missing, that of the table holds. */
const about = /* @__PURE__ */ makeAbout();

function makeAbout() {
  return {
    source,
    basis,
    /** Fields that are better or worse known than the entry as a whole. */
    fields: record(KNOWN_FIELDS, source),
    note: text(2000),
  };
}

/** A table of entries with an id and other parts. */
function tableOf<const Parts extends Fields & { readonly id: Schema<string> }>(parts: Parts, counts: { least: number; most: number }) {
  const twice = (all: readonly { readonly id: string }[]): string | null => {
    const again = all.find(({ id }, at) => all.findIndex((other) => other.id === id) !== at);
    return again ? `the id ${again.id} stands here twice` : null;
  };
  const entries = refine(list(object(parts, about), counts), (all) => twice(all as readonly { readonly id: string }[]));
  return object({ source, entries }, { basis, note: text(4000) });
}

const exactly = (count: number): { least: number; most: number } => ({ least: count, most: count });

function makePackSchema() {
  /** An id of an entry: it stands in moves and lines of notation. */
  const id = refine(text(40), (one) => (/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(one) ? null : 'expected letters, digits and hyphens'));
  const action = choice(ACTIONS);
  const colour = choice(COLOURS);
  const reward = choice(REWARDS);
  const points = { id, at: integer(1, 99), vp: integer(1, 99) };
  const count = integer(0, 9);
  return object({
    name: id,
    sites: tableOf({ id, action, colour }, exactly(24)),
    camelMarket: tableOf({ id, topLeft: reward, topRight: reward, bottomRight: reward, bottomLeft: reward }, exactly(2)),
    wallPieces: tableOf({ id, kind: choice(['segment', 'gate']), colour, cost: integer(1, 3) }, exactly(20)),
    /** White upgrades, and bonus upgrades of a colour. */
    upgrades: tableOf({ id, colour: choice(CUBES) }, exactly(10)),
    scoringTiles: tableOf({ id, action }, exactly(4)),
    /** The halls of the palace, left to right. */
    halls: tableOf({ id: choice(HALLS), colour }, exactly(4)),
    /** The tracks and their last spaces, counted from 0. */
    tracks: tableOf({ id: choice(['favour', 'influence']), last: integer(1, 99) }, exactly(2)),
    favourPoints: tableOf(points, { least: 0, most: 99 }),
    influencePoints: tableOf(points, { least: 0, most: 99 }),
    /** Spaces of the influence track from which on more kinds of spice may be owned. */
    spiceLimits: tableOf({ id, at: integer(1, 99), kinds: integer(2, 4) }, exactly(3)),
    /** The cities, and the price of a good there. */
    cities: tableOf({ id: choice(CITIES), cost: list(colour, { least: 1, most: 2, distinct: true }) }, exactly(8)),
    /** `L1-1` to `L1-4`, `L2-1` to `L2-4`, `L3-1`, `L3-2`, `L4-1`, `L4-2`, then `L5`, `L6`, … */
    mosqueSpaces: tableOf({ id, boon: choice(BOONS), vp: integer(0, 99) }, { least: 14, most: 20 }),
    /** Steps of the mosque track; `from` is a space or `start`. */
    mosqueSteps: tableOf({ id, from: text(40), to: text(40), cost: list(colour, { most: 2 }) }, { least: 16, most: 24 }),
    /** Contracts; `anyGood` counts the goods of which the payer chooses the kind. */
    contracts: tableOf(
      { id, stack: id, bonus: choice(['favour', 'soldier']), influence: integer(0, 99), cube: choice([...COLOURS, 'any']), scrolls: count, common: count, rare: count, anyGood: count, vp: integer(0, 99) },
      exactly(18),
    ),
    caravanCards: tableOf({ id, spice: choice(SPICES) }, exactly(24)),
  });
}

const schema = /* @__PURE__ */ makePackSchema();

/** All component values that a corrected set may replace. */
export interface Pack extends DataOf<typeof schema> {}
/** The tables of a pack. */
export type PackTables = Omit<Pack, 'name'>;
type AnyTable = DataOf<ReturnType<typeof tableOf<{ readonly id: Schema<string> }>>>;
/** What every entry of a table says about itself; where `source` is missing, that of the table holds. */
export type Entry = AnyTable['entries'][number];
/** A table of component values. */
export type Table<E extends Entry = Entry> = Omit<AnyTable, 'entries'> & { readonly entries: readonly E[] };
/** Whether a reconstructed value is argued from the structure of the game, or chosen for balance. */
export type Basis = DataOf<typeof basis>;
/** A contract; `anyGood` counts the goods of which the payer chooses the kind. */
export type ContractEntry = Pack['contracts']['entries'][number];

/** The schema of a pack, entry by entry. */
export const packSchema: Schema<Pack> = schema;
