import { describe, expect, test } from 'vitest';
import { ACTIONS, BREAKTHROUGHS, QUARTERS } from '../../../src/merv/content/ids.js';
import type { Entry, Pack, Table } from '../../../src/merv/content/pack.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
import { content, contentOf } from '../../../src/merv/faces/index.js';
import { rules } from '../../../src/merv/words/rules.js';
import type { Kind } from '../../../src/words/content.js';
import { idsOf, naming, offer, one, thing, thingsOf, unknown } from '../../words/faces.js';

const pack: Pack = standardPack;
const tile = (id: string) => thing(content, 'tile', id);
/** How well an entry is known, and what is noted about it: its table says what it does not say itself. */
const known = (table: Table, entry: Entry) => [entry.source ?? table.source, entry.note ?? table.note ?? null];

describe('components', () => {
  test.each([
    ['tile', ['site'], pack.sites, ''], ['tile', ['camelMarket'], pack.camelMarket, 'camelMarket:'], ['tile', ['whiteUpgrade', 'bonusUpgrade'], pack.upgrades, ''], ['tile', ['scoringTile'], pack.scoringTiles, ''],
    ['contract', ['contract'], pack.contracts, ''], ['card', ['caravanCard'], pack.caravanCards, ''],
  ] as readonly (readonly [Kind, readonly string[], Table, string])[])('MERV-COMP-3, MERV-COMP-7, MERV-COMP-8, MERV-COMP-11: %s, %s: are all there, as well known as their entries', (kind, groups, table, prefix) => {
    expect(content.things.filter((found) => found.kind === kind && groups.includes(found.group)).map(({ id, provenance, note }) => [id, provenance, note])).toEqual(table.entries.map((entry) => [`${prefix}${entry.id}`, ...known(table, entry)]));
  });

  test('say how well they are known', () => {
    expect(unknown(content)).toEqual([]);
  });

  test('are of the groups of the game alone', () => {
    const groups = (kind: Kind) => [...new Set(thingsOf(content, kind).map(({ group }) => group))].sort();
    expect([groups('tile'), groups('contract'), groups('card'), groups('piece'), groups('character')]).toEqual([['bonusUpgrade', 'breakthrough', 'camelMarket', 'scoringTile', 'site', 'whiteUpgrade'], ['contract'], ['caravanCard', 'soloCard'], ['gate', 'piece', 'segment'], ['automaton']]);
  });

  test('MERV-COMP-1: pieces are known from the rules, and rules speak of them', () => {
    const said: Readonly<Record<string, RegExp>> = { building: /building/i, servant: /servant/i, disc: /disc/i, master: /master/i, soldier: /soldier/i, courtier: /courtier/i, post: /trading post/i };
    expect(thingsOf(content, 'piece', 'piece').map(({ id, provenance }) => `${id} ${provenance}`)).toEqual(Object.keys(said).map((id) => `${id} seed`));
    for (const { id, rules: named } of thingsOf(content, 'piece', 'piece')) expect([id, named.length, named.every((rule) => said[id]!.test(rules.rule(rule)!.text))]).toEqual([id, 1, true]);
  });
});

describe('tiles', () => {
  test('MERV-PROD-2: a site yields its cube every time', () => {
    for (const { id, action, colour } of pack.sites.entries) expect([id, tile(id).face, tile(id).facts]).toEqual([id, one({ reward: { [colour]: 1 }, times: 'any' }), { action, colour }]);
    for (const rule of ['MERV-COMP-3', 'MERV-PROD-2']) expect(naming(content, rule)).toEqual(idsOf(pack.sites.entries));
  });

  test('MERV-CAMEL-3, MERV-CAMEL-4: a side of the market gives one of four things for a camel', () => {
    for (const side of pack.camelMarket.entries) {
      const { face, facts } = tile(`camelMarket:${side.id}`);
      expect(face).toEqual({ by: 'choice', deals: QUARTERS.map((quarter) => offer({ cost: { camel: 1 }, reward: { [side[quarter]]: 1 } })) });
      expect(facts).toEqual(Object.fromEntries(QUARTERS.map((quarter) => [quarter, side[quarter]])));
    }
    expect(naming(content, 'MERV-CAMEL-4')).toEqual(['camelMarket:A', 'camelMarket:B', 'r3c3']);
  });

  test('MERV-PROD-3, MERV-PROD-4, MERV-UPG-2, MERV-UPG-3: upgrades yield their cube, white or another', () => {
    for (const { id, colour } of pack.upgrades.entries) expect([id, tile(id).group, tile(id).face, tile(id).facts]).toEqual([id, colour === 'white' ? 'whiteUpgrade' : 'bonusUpgrade', one({ reward: { [colour]: 1 }, times: 'any' }), { colour }]);
    const [white, bonus] = [true, false].map((is) => idsOf(pack.upgrades.entries.filter(({ colour }) => (colour === 'white') === is)));
    expect([naming(content, 'MERV-PROD-3'), naming(content, 'MERV-PROD-4')]).toEqual([white, bonus]);
    const tiles = { ...content, things: thingsOf(content, 'tile') };
    expect([naming(tiles, 'MERV-UPG-2'), naming(tiles, 'MERV-UPG-3')]).toEqual([white, bonus]);
  });

  test('MERV-SCORE-10, MERV-MOSQUE-9: a scoring tile counts three for each building on its action', () => {
    for (const { id, action } of pack.scoringTiles.entries) expect([id, tile(id).face, tile(id).facts]).toEqual([id, one({ reward: { vp: 3 }, times: 'any', per: 'building' }), { action }]);
    expect(naming(content, 'MERV-SCORE-10')).toEqual(idsOf(pack.scoringTiles.entries));
    expect(naming({ ...content, things: thingsOf(content, 'tile') }, 'MERV-MOSQUE-9')).toEqual(idsOf(pack.scoringTiles.entries));
  });

  test('MERV-LIB-2, MERV-COMP-10: breakthroughs stand at two scrolls a level; those of the first two go on for ever', () => {
    const rewards: Readonly<Record<string, object>> = {
      'bt3-card': { caravanCard: 1 }, 'bt3-post': { freePost: 1 }, 'bt3-mosque': { mosqueStep: 1 }, 'bt3-wall': { freeWall: 1 },
      'bt4-vp': { vp: 8 }, 'bt4-favour-soldier': { favour: 1, soldier: 1 }, 'bt4-favour-favour': { favour: 2 }, 'bt4-soldier-soldier': { soldier: 2 },
    };
    expect(thingsOf(content, 'tile', 'breakthrough').map(({ id }) => id)).toEqual(BREAKTHROUGHS);
    for (const { id, face, facts, icons, provenance } of thingsOf(content, 'tile', 'breakthrough')) {
      const [level, what] = [Number(id[2]), id.slice(4)];
      const reward = rewards[id];
      const own = { level, scrolls: 2 * level, ongoing: level < 3 ? 1 : 0, ...(level === 1 ? { action: what, discount: 1 } : level === 2 ? { colour: what } : {}) };
      expect([id, face, facts, icons, provenance]).toEqual([id, reward === undefined ? null : one({ reward }), own, reward === undefined ? [what] : Object.keys(reward), 'seed']);
    }
  });

  // The book names tiles as `bt3-card`, or as `bt1-*` for all of a level.
  test.each([1, 4, 5, 6, 7, 8, 9, 10, 11, 12])('MERV-BREAK-%i: is told on the tiles it names', (number) => {
    const [, level = '', rest = ''] = /`(bt\d)-([\w*-]+)`/.exec(rules.rule(`MERV-BREAK-${number}`)!.text)!;
    const tiles = { ...content, things: thingsOf(content, 'tile', 'breakthrough') };
    const own = naming(tiles, `MERV-BREAK-${number}`).filter((id) => id.startsWith(level));
    expect(own).toEqual(BREAKTHROUGHS.filter((id) => (rest === '*' ? id.startsWith(level) : id === `${level}-${rest}`)).sort());
  });

  test('MERV-LIB-2, MERV-LIB-4: every breakthrough says when it is made', () => {
    for (const rule of ['MERV-LIB-2', 'MERV-LIB-4']) expect(naming({ ...content, things: thingsOf(content, 'tile', 'breakthrough') }, rule)).toEqual([...BREAKTHROUGHS].sort());
  });
});

describe('cards and contracts', () => {
  test('MERV-CONTRACT-3, MERV-CONTRACT-4, MERV-CONTRACT-5, MERV-CONTRACT-8: contracts show cube, scrolls and goods, bonus, points and influence', () => {
    for (const { id, stack, bonus, influence, cube, scrolls, common, rare, anyGood, vp } of pack.contracts.entries) {
      const { face, facts } = thing(content, 'contract', id);
      const cost = Object.entries({ [cube === 'any' ? 'anyCube' : cube]: 1, scroll: scrolls, common, rare, anyGood }).filter(([, amount]) => amount !== 0);
      expect([id, face, facts]).toEqual([id, one({ cost: Object.fromEntries(cost), reward: { [bonus]: 1, vp } }), { stack, influence }]);
    }
    for (const rule of ['MERV-CONTRACT-3', 'MERV-CONTRACT-4', 'MERV-CONTRACT-5', 'MERV-CONTRACT-8']) expect(naming(content, rule)).toEqual(idsOf(pack.contracts.entries));
  });

  test('MERV-CARAV-10, MERV-CARAV-11, MERV-CARAV-12, MERV-CARAV-13, MERV-CARAV-14: a pair of each spice has its boon', () => {
    const boons = { ginger: [{ soldier: 1 }, 'MERV-CARAV-11'], juniper: [{ favour: 1 }, 'MERV-CARAV-12'], cinnamon: [{ white: 1 }, 'MERV-CARAV-13'], pepper: [{ whiteUpgrade: 1 }, 'MERV-CARAV-14'] } as const;
    for (const { id, spice } of pack.caravanCards.entries) {
      const { face, facts, icons, rules: named } = thing(content, 'card', id);
      const [reward, rule] = boons[spice];
      expect([id, face, facts, icons]).toEqual([id, one({ reward, per: 'pair' }), { spice }, [spice]]);
      expect([id, named.filter((one) => /CARAV|END/.test(one))]).toEqual([id, ['MERV-CARAV-10', rule, 'MERV-END-2']]);
    }
  });

  test('MERV-CM-4, MERV-CM-21: a solo card for each action', () => {
    expect(thingsOf(content, 'card', 'soloCard').map(({ id, icons, facts, provenance, rules: named }) => ({ id, icons, facts, provenance, named }))).toEqual(ACTIONS.map((action) => ({ id: `solo:${action}`, icons: [action], facts: { action }, provenance: 'seed', named: ['MERV-CM-4', 'MERV-CM-21'] })));
  });
});

describe('the wall, and those who play without a person', () => {
  test('MERV-COMP-4, MERV-WALL-1: pieces alike are one, at their price, as well known as the least known of them', () => {
    const pieces = [...thingsOf(content, 'piece', 'segment'), ...thingsOf(content, 'piece', 'gate')];
    expect(pieces.map(({ facts }) => facts['count']).reduce((sum: number, count) => sum + Number(count), 0)).toBe(20);
    for (const { id, group, face, facts, provenance } of pieces) {
      const alike = pack.wallPieces.entries.filter(({ kind, colour, cost }) => kind === group && colour === facts['colour'] && face!.deals[0]!.cost[colour] === cost);
      expect([id, facts['count'], face]).toEqual([id, alike.length, one({ cost: { [String(facts['colour'])]: alike[0]!.cost } })]);
      const sources = alike.map(({ source }) => source ?? pack.wallPieces.source);
      expect([id, provenance]).toEqual([id, sources.includes('reconstructed') ? 'reconstructed' : sources[0]]);
      expect(id).toBe(`${group}-${String(facts['colour'])}-${alike[0]!.cost}`);
    }
    const all = { ...content, things: pieces };
    for (const rule of ['MERV-WALL-2', 'MERV-WALL-3', 'MERV-WALL-4']) expect(naming(all, rule)).toEqual(idsOf(pieces));
  });

  test('of pieces alike, the least known says how well they are known', () => {
    const { entries } = pack.wallPieces;
    const first = entries[0]!;
    const last = entries.map(({ kind, colour, cost }) => kind === first.kind && colour === first.colour && cost === first.cost).lastIndexOf(true);
    expect(last).toBeGreaterThan(0);
    const told = (at: number) => {
      const own = contentOf({ ...pack, wallPieces: { source: 'seed', entries: entries.map(({ id, kind, colour, cost }, n) => ({ id, kind, colour, cost, source: n === at ? 'reconstructed' : 'public' })) } });
      return thing(own, 'piece', `${first.kind}-${first.colour}-${first.cost}`).provenance;
    };
    expect([told(0), told(last), told(-1)]).toEqual(['reconstructed', 'reconstructed', 'public']);
  });

  test('MERV-HC-1, MERV-CM-1: the High Courtier and the Corrupt Magistrate', () => {
    expect(thingsOf(content, 'character').map(({ id, name, provenance, rules: named }) => [id, name, provenance, [...new Set(named.map((rule) => rule.slice(0, 7)))]])).toEqual([['courtier', 'High Courtier', 'seed', ['MERV-HC']], ['magistrate', 'Corrupt Magistrate', 'seed', ['MERV-CM']]]);
    expect([naming(content, 'MERV-HC-1'), naming(content, 'MERV-CM-1')]).toEqual([['courtier'], ['magistrate']]);
  });
});
