// Where the component values come from: what is told of each table and each entry.
import { describe, expect, test } from 'vitest';
import { merv, standardPack, withContent } from '../../../src/merv/index.js';

const tables = Object.fromEntries(merv.content.tables.map((table) => [table.name, table]));

describe('where the component values come from', () => {
  test('every table says what it holds and where that is from', () => {
    expect(merv.content.tables.map(({ name, source, entries }) => `${name}: ${entries[0]!.id} to ${entries.at(-1)!.id}, ${entries.length} ${source}`)).toEqual([
      'sites: site-caravansary-teal to site-wall-sand, 24 reconstructed',
      'camelMarket: A to B, 2 reconstructed',
      'wallPieces: wall-teal-1 to gate-sand, 20 reconstructed',
      'upgrades: upgrade-white-1 to upgrade-bonus-sand, 10 seed',
      'scoringTiles: scoring-caravansary to scoring-marketplace, 4 reconstructed',
      'halls: knowledge to faith, 4 seed',
      'tracks: favour to influence, 2 reconstructed',
      'favourPoints: favour-4 to favour-10, 4 reconstructed',
      'influencePoints: influence-3 to influence-20, 7 reconstructed',
      'spiceLimits: kinds-2 to kinds-4, 3 reconstructed',
      'cities: rayy to peshawar, 8 seed',
      'mosqueSpaces: L1-1 to L8, 16 reconstructed',
      'mosqueSteps: start-to-L1-1 to L7-to-L8, 19 reconstructed',
      'contracts: contract-1f-1 to contract-3s-3, 18 reconstructed',
      'caravanCards: caravan-cinnamon-1 to caravan-pepper-4, 24 seed',
      'breakthroughs: bt1-caravansary to bt4-soldier-soldier, 16 seed',
      'soloCards: caravansary to wall, 6 seed',
      'spices: ginger to pepper, 4 seed',
      'courtiers: knowledge to faith, 4 seed',
      'marketRewards: white to soldier, 7 seed',
      'pieces: buildings to discsOnTracks, 4 seed',
      'camels: seats-1 to seats-4, 4 seed',
    ]);
  });

  test('every table of a pack is told of, and what the rule books print themselves is no part of one', () => {
    const printed = ['breakthroughs', 'soloCards', 'spices', 'courtiers', 'marketRewards', 'pieces', 'camels'];
    expect(merv.content.tables.map(({ name }) => name)).toEqual([...Object.keys(standardPack()).filter((name) => name !== 'name'), ...printed]);
    for (const name of printed) {
      expect(tables[name]!.source, name).toBe('seed');
      expect(tables[name]!.note, name).toMatch(/^[a-z].{20}/);
      expect(tables[name]!.entries.every(({ source }) => source === 'seed'), name).toBe(true);
    }
    expect(tables['pieces']!.entries.map(({ id }) => id)).toEqual(['buildings', 'servants', 'discs', 'discsOnTracks']);
    expect(tables['camels']!.entries.map(({ id }) => id)).toEqual(['seats-1', 'seats-2', 'seats-3', 'seats-4']);
    expect(tables['spices']!.entries.map(({ id }) => id)).toEqual(['ginger', 'juniper', 'cinnamon', 'pepper']);
  });

  test('entries name no rule twice, and every one has a source', () => {
    for (const { name, entries } of merv.content.tables) {
      expect(new Set(entries.map(({ id }) => id)).size, name).toBe(entries.length);
      for (const { id, source } of entries) expect(['seed', 'public', 'public-2', 'recalled', 'reconstructed'], `${name} ${id}`).toContain(source);
    }
  });
});

test('where a value comes from makes no other values of it', () => {
  const pack = standardPack();
  const told = { ...pack, sites: { ...pack.sites, entries: pack.sites.entries.map((entry) => ({ ...entry, source: 'reconstructed', basis: 'structure', fields: { colour: 'seed' }, note: 'A note.' })) } };
  const values = ({ content: { id } }: { readonly content: { readonly id: string } }): string => id.slice(id.indexOf('-'));
  expect(values(withContent({ sites: told.sites as never }))).toBe(values(merv));
  const [first, ...others] = pack.contracts.entries;
  expect(withContent({ contracts: { ...pack.contracts, entries: [{ ...first!, vp: first!.vp + 1 }, ...others] } }).content.id.slice('custom'.length)).not.toBe(values(merv));
});
