// The provenance of every value, in one list: the tables of the pack, and what the rule books print themselves.
import { contentId, type ContentEntry, type ContentInfo, type ContentTable, type Provenance } from '../../kernel/content.js';
import type { Json } from '../../kernel/json.js';
import { ACTIONS, BREAKTHROUGHS, CAMELS, HALLS, PIECES, REWARDS, SPICES } from './ids.js';
import type { Basis, Pack, PackTables, Table } from './pack.js';

/** An entry of the list, with its basis where it is reconstructed. */
export interface MervContentEntry extends ContentEntry {
  readonly basis?: Basis;
}

/** A table of the list. */
export interface MervContentTable extends ContentTable {
  readonly basis?: Basis;
  readonly entries: readonly MervContentEntry[];
}

/** What is known about the values a game is played with. */
export interface MervContentInfo extends ContentInfo {
  readonly tables: readonly MervContentTable[];
}

/** The names of the tables of a pack. */
export const TABLES = [
  'sites', 'camelMarket', 'wallPieces', 'upgrades', 'scoringTiles', 'halls', 'tracks', 'favourPoints', 'influencePoints',
  'spiceLimits', 'cities', 'mosqueSpaces', 'mosqueSteps', 'contracts', 'caravanCards',
] as const satisfies readonly (keyof PackTables)[];

const PROVENANCE_KEYS = ['source', 'basis', 'fields', 'note'];

/** The values of a pack alone, without where they come from: two packs with the same values play the same. */
function valuesOf(pack: Pack): Json {
  const values: Record<string, Json> = {};
  for (const name of TABLES) {
    values[name] = pack[name].entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => !PROVENANCE_KEYS.includes(key))) as Json);
  }
  return values;
}

function tableInfo(name: string, table: Table): MervContentTable {
  const entries = table.entries.map(({ id, source = table.source, basis = table.basis, fields, note }): MervContentEntry => ({
    id,
    source,
    ...(basis && source === 'reconstructed' ? { basis } : {}),
    ...(fields ? { fields } : {}),
    ...(note === undefined ? {} : { note }),
  }));
  return { name, source: table.source, ...(table.basis ? { basis: table.basis } : {}), ...(table.note === undefined ? {} : { note: table.note }), entries };
}

function printed(name: string, ids: readonly string[], note: string, source: Provenance = 'seed'): MervContentTable {
  return { name, source, note, entries: ids.map((id) => ({ id, source })) };
}

/** Identity and provenance of a pack. */
export function contentOf(pack: Pack): MervContentInfo {
  return {
    id: contentId(pack.name, valuesOf(pack)),
    tables: [
      ...TABLES.map((name) => tableInfo(name, pack[name])),
      printed('breakthroughs', BREAKTHROUGHS, 'all sixteen are named in the rule books; no pack changes them'),
      printed('soloCards', ACTIONS, 'one card for each action'),
      printed('spices', SPICES, 'the number of cards and the boon of a pair of each kind'),
      printed('courtiers', HALLS, 'three spaces in each hall, one point for each item a hall counts'),
      printed('marketRewards', REWARDS, 'the seven rewards of the camel market'),
      printed('pieces', Object.keys(PIECES), 'the pieces of each colour'),
      printed('camels', CAMELS.map((_, seats) => `seats-${seats}`).slice(1), 'camels in the game by number of players'),
    ],
  };
}
