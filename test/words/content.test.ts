import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.js';
import { content as marcoPolo2Content } from '../../src/marco-polo-2/faces/index.js';
import { marcoPolo2, standardPack as marcoPolo2Pack } from '../../src/marco-polo-2/index.js';
import { rules as marcoPolo2Rules } from '../../src/marco-polo-2/words/rules.js';
import { content as mervContent } from '../../src/merv/faces/index.js';
import { merv } from '../../src/merv/index.js';
import { rules as mervRules } from '../../src/merv/words/rules.js';
import { content as voyagesContent, contentOf } from '../../src/voyages/faces/index.js';
import { standardPack, voyages } from '../../src/voyages/index.js';
import { rules as voyagesRules } from '../../src/voyages/words/rules.js';
import type { Content, Kind, Thing } from '../../src/words/content.js';
import type { RuleBook } from '../../src/words/rule-book.js';
import { root } from '../workshop/entries.mjs';

const games: readonly (readonly [string, Content, RuleBook, AnyGame])[] = [
  ['voyages', voyagesContent, voyagesRules, voyages],
  ['marco-polo-2', marcoPolo2Content, marcoPolo2Rules, marcoPolo2],
  ['merv', mervContent, mervRules, merv],
];

/** Groups of a game's features that are no components. */
const NO_COMPONENTS = ['moves', 'refusals', 'wallClasses'];

const thing = ({ things }: Content, kind: Kind, id: string): Thing => {
  const found = things.find((one) => one.kind === kind && one.id === id);
  if (!found) throw new Error(`there is no ${kind} ${id}`);
  return found;
};
const deals = (content: Content, kind: Kind, id: string): unknown[] => (thing(content, kind, id).face?.deals ?? []).map(({ cost, reward }) => [cost, reward]);

/** What saved games name: whoever changes one of these writes into the changelog what becomes of games saved before. */
const SAVED: Readonly<Record<string, readonly [rulesVersion: string, content: string]>> = {
  voyages: ['1', 'standard-48348565042ecd51'],
  'marco-polo-2': ['2', 'standard-78df7feb471fb297'],
  merv: ['2', 'standard-0eec7c93f678dcc4'],
};

test.each(games)('a saved game of %s names its game, the version of its rules and its values', (name, _content, _rules, game) => {
  expect([game.id, game.rulesVersion, game.content.id]).toEqual([name, ...SAVED[name]!]);
});

describe.each(games)('the components of %s', (name, content, rules, game) => {
  const { things, map } = content;

  test('say what they bring in their face, or what they are in facts: characters their abilities, tiles and goal cards what they count', () => {
    const silent = things.filter(({ kind, group, face, facts }) => ['character', 'goal', 'tile', 'card', 'contract'].includes(kind) && !['shield', 'automaton'].includes(group) && face === null && Object.values(facts).every((fact) => Array.isArray(fact) && fact.length === 0));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('are all there: whatever the game counts among its features has an id here, as a thing or a part of one', () => {
    const ids = new Set(things.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]));
    const missing = Object.entries(game.features).filter(([group]) => !NO_COMPONENTS.includes(group)).flatMap(([group, wanted]) => wanted.filter((id) => !ids.has(id)).map((id) => `${group}: ${id}`));
    expect(missing).toEqual([]);
  });

  test('have an id of their own for their kind', () => {
    const ids = things.map(({ kind, id }) => `${kind} ${id}`);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('name rules, and only rules that exist', () => {
    expect(things.flatMap(({ id, rules: named }) => named.filter((rule) => rules.rule(rule) === undefined).map((rule) => `${id}: ${rule}`))).toEqual([]);
    expect(things.filter((one) => one.rules.length === 0).map(({ id }) => id)).toEqual([]);
    expect(map.roads.flatMap((road) => road.rules).filter((rule) => rules.rule(rule) === undefined)).toEqual([]);
  });

  test('show symbols that are things themselves', () => {
    const known = things.filter(({ kind }) => kind === 'resource' || kind === 'space').map(({ id }) => id);
    const open = ['anyCube', 'anyGood', ...known];
    expect([...new Set(things.flatMap(({ icons }) => icons))].filter((icon) => !open.includes(icon))).toEqual([]);
  });

  test('lie inside their frames', () => {
    const spots = things.flatMap(({ id, at, parts }) => [...(at ? [{ id, ...at }] : []), ...parts]);
    expect(spots.length).toBeGreaterThan(40);
    expect(spots.filter(({ x, y, w, h }) => x - w / 2 < -0.1 || y - h / 2 < -0.1 || x + w / 2 > 100.1 || y + h / 2 > 100.1).map(({ id }) => id)).toEqual([]);
  });

  test('have frames whose shape is known', () => {
    const used = things.flatMap(({ frame }) => frame ?? []);
    expect([...new Set(used)].filter((frame) => !(content.frames[frame]! > 0))).toEqual([]);
  });

  test('that share the frame of the board do not overlap', () => {
    const spaces = things.filter(({ frame, at }) => frame === 'board' && at !== null);
    const clash = (one: Thing, other: Thing): boolean => one !== other && Math.abs(one.at!.x - other.at!.x) < (one.at!.w + other.at!.w) / 2 - 0.1 && Math.abs(one.at!.y - other.at!.y) < (one.at!.h + other.at!.h) / 2 - 0.1;
    expect(spaces.flatMap((one) => spaces.filter((other) => clash(one, other)).map((other) => `${one.id} ${other.id}`))).toEqual([]);
  });

  test('have roads between places of the map, each drawn from one to the other', () => {
    const places = map.places.map(({ id }) => id);
    expect(map.roads.filter(({ from, to }) => !places.includes(from) || !places.includes(to))).toEqual([]);
    for (const { from, to, path } of map.roads) {
      const [a, b] = [map.places.find(({ id }) => id === from)!, map.places.find(({ id }) => id === to)!];
      expect(path).toMatch(new RegExp(`^M${a.x} ${a.y}(L|Q[-\\d. ]+ )${b.x} ${b.y}$`));
    }
    // Every place can be reached.
    const reached = new Set([map.roads[0]!.from]);
    for (const _ of places) for (const { from, to } of map.roads) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    expect(places.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });

  test('cost no rules: nothing but tables and names is loaded', async () => {
    const { metafile } = await build({ entryPoints: [join(root, `src/${name}/faces/index.ts`)], bundle: true, write: false, metafile: true, format: 'esm', treeShaking: true, logLevel: 'error' });
    const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs)).filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => relative(root, join(process.cwd(), path)));
    expect(used.filter((path) => !/^src\/(kernel|words|[\w-]+\/(faces|content|characters))\/|\/(resources|ids)\.ts$/.test(path))).toEqual([]);
  });
});

describe('faces say what the rule books and their examples say', () => {
  test('VOY-E-47: contract c09', () => {
    expect(deals(voyagesContent, 'contract', 'c09')).toEqual([[{ camel: 2, silk: 2, pepper: 1 }, { coin: 3, vp: 4 }]]);
  });

  test('VOY-E-42, VOY-E-43, VOY-E-44: cards counted, two-way, and by pips', () => {
    expect(thing(voyagesContent, 'card', 'k26').face).toMatchObject({ by: 'all', deals: [{ reward: { coin: 2 }, per: 'post', times: 'die' }] });
    expect(thing(voyagesContent, 'card', 'k20').face).toMatchObject({ by: 'choice', deals: [{ cost: { camel: 1 }, reward: { coin: 3 }, times: 'die' }, { cost: { coin: 1 }, reward: { camel: 1 }, times: 'die' }] });
    expect(thing(voyagesContent, 'card', 'k23').face).toMatchObject({ deals: [{ reward: { coin: 2 }, per: 'pip', times: 'die' }] });
  });

  test('VOY-E-8, VOY-E-15: columns of the pepper bazaar, and what comes with a contract', () => {
    const pepper = thing(voyagesContent, 'space', 'bazaar.pepper');
    expect([pepper.dice, pepper.face?.by, pepper.parts[2]?.face?.deals[0]?.reward, pepper.parts[3]?.face?.deals[0]?.reward]).toEqual([1, 'up-to-die', { pepper: 2, coin: 1 }, { pepper: 3 }]);
    expect(thing(voyagesContent, 'space', 'contracts').parts.map(({ face }) => face?.deals.map(({ reward }) => reward) ?? null)).toEqual([null, null, null, null, [{ coin: 1 }, { camel: 1 }], [{ coin: 2 }, { camel: 2 }]]);
  });

  test('VOY-E-24: two steps cost 7 coins; VOY-POST-5: the 8th and 9th post; VOY-POST-9: Beijing', () => {
    expect(thing(voyagesContent, 'space', 'travel').face?.deals[1]).toMatchObject({ cost: { coin: 7 }, reward: { move: 2 }, die: 2 });
    expect(thing(voyagesContent, 'track', 'posts').parts.slice(0, 2).map(({ id, value }) => [id, value])).toEqual([['8', 5], ['9', 10]]);
    expect(thing(voyagesContent, 'track', 'beijing').parts.map(({ value }) => value)).toEqual([10, 7, 4, 1]);
  });

  test('VOY-E-25, VOY-E-26: what roads cost', () => {
    const cost = (one: string, other: string): unknown => voyagesContent.map.roads.find(({ from, to }) => [from, to].includes(one) && [from, to].includes(other))?.cost;
    expect([cost('anxi', 'karakorum'), cost('alexandria', 'oasis-7')]).toEqual([{ camel: 2 }, { coin: 7 }]);
  });

  test("MP2-KHAN-1, MP2-BONUS-8, MP2-TRAVEL-1: Khan's favour, the money bag, the dice of the travel spaces", () => {
    expect(deals(marcoPolo2Content, 'space', 'khansFavour')).toEqual([[{}, { coin: 4, camel: 2 }]]);
    expect(deals(marcoPolo2Content, 'space', 'moneyBag')).toEqual([[{}, { coin: 3 }], [{}, { camel: 2 }], [{}, { jade: 1 }]]);
    expect(['lower', 'middle', 'upper'].map((id) => thing(marcoPolo2Content, 'space', `travel:${id}`).dice)).toEqual([1, 2, 3]);
  });

  test('MP2-CARD-9, MP2-CARD-10, MP2-CARD-11: what cards count', () => {
    const per = Object.fromEntries(marcoPolo2Content.things.filter(({ group }) => group === 'cityCard').flatMap(({ id, rules, face }) => ['MP2-CARD-9', 'MP2-CARD-10', 'MP2-CARD-11'].filter((rule) => rules.includes(rule)).map((rule) => [`${id} ${rule}`, [face?.deals[0]?.per, face?.deals[0]?.reward]])));
    expect(per).toMatchObject({ 'k03 MP2-CARD-9': ['completed-contract', { vp: 1 }], 'k04 MP2-CARD-10': ['post', { coin: 2 }], 'k09 MP2-CARD-11': ['pip', { coin: 2 }] });
  });

  test('MERV-COMP-3, MERV-COMP-4, MERV-COMP-7, MERV-COMP-10: numbers of tiles, walls, cards and breakthroughs', () => {
    const count = (group: string): number => mervContent.things.filter((one) => one.group === group).reduce((sum, { facts }) => sum + (typeof facts['count'] === 'number' ? facts['count'] : 1), 0);
    expect(['site', 'segment', 'gate', 'caravanCard', 'breakthrough', 'contract'].map(count)).toEqual([24, 16, 4, 24, 16, 18]);
  });

  test('MERV-MARKET-8: a common good costs one cube, a rare one two of different colours', () => {
    const cities = mervContent.things.filter(({ group }) => group === 'innerCity' || group === 'outerCity');
    expect(cities.map(({ group, face }) => [group, Object.values(face!.deals[0]!.cost), face!.deals[0]!.reward])).toEqual(cities.map(({ group }) => (group === 'innerCity' ? [group, [1], { common: 1 }] : [group, [1, 1], { rare: 1 }])));
  });

  test('MERV-TERM-4, MERV-TERM-6: slots go round the city clockwise, each wall slot beside its slot', () => {
    const at = (id: string) => thing(mervContent, 'space', id).at!;
    expect([at('N1').x < at('N5').x, at('E1').y < at('E5').y, at('S1').x > at('S5').x, at('W1').y > at('W5').y]).toEqual([true, true, true, true]);
    expect(at('S2').x).toBe(at('wall:S2').x);
    expect(mervContent.things.filter(({ group }) => group === 'gateSlot').map(({ id }) => id)).toEqual(['wall:N3', 'wall:E3', 'wall:S3', 'wall:W3']);
  });
});

test('what is reconstructed is not shown as printed', () => {
  const sources = (content: Content, group: string): unknown => [...new Set(content.things.filter((one) => one.group === group).map(({ provenance }) => provenance))];
  expect(sources(mervContent, 'contract')).toEqual(['reconstructed']);
  expect(thing(marcoPolo2Content, 'space', 'travel:upper').provenance).toBe('reconstructed');
  expect(thing(voyagesContent, 'contract', 'c24').provenance).toBe('public');
  expect(marcoPolo2Content.things.find(({ id }) => id === 'lhasa')?.name).toBeNull();
  for (const content of [voyagesContent, marcoPolo2Content, mervContent]) {
    for (const { entries } of content.game === 'voyages' ? voyages.content.tables : content.game === 'merv' ? merv.content.tables : marcoPolo2.content.tables) {
      for (const entry of entries) {
        const same = content.things.filter((one) => one.id === entry.id && ['contract', 'card', 'tile', 'goal'].includes(one.kind) && one.group !== 'camelMarket');
        expect(same.map(({ id, provenance }) => `${id} ${provenance}`)).toEqual(same.map(({ id }) => `${id} ${entry.source}`));
      }
    }
  }
});

test('values of your own are shown, and told apart', () => {
  const pack = standardPack();
  const content = contentOf({ ...pack, name: 'mine', travelCosts: [1, 2, 3, 4, 5, 6] });
  expect(thing(content, 'space', 'travel')).toMatchObject({ provenance: 'seed', face: { deals: [{ cost: { coin: 1 } }, {}, {}, {}, {}, {}] } });
  expect(marcoPolo2Pack().locations.length).toBe(marcoPolo2Content.map.places.length);
});

test('what a character can do that others cannot is told by name', () => {
  const abilities = (content: Content, id: string): unknown => thing(content, 'character', id).facts['abilities'];
  expect(['raschid', 'matteo', 'berke', 'mercator', 'kubilai', 'niccolo-marco', 'wilhelm', 'johannes'].map((id) => abilities(voyagesContent, id)))
    .toEqual([['namesDice'], ['whiteDie'], ['neverPaysOccupied'], ['gleans'], ['firstPost'], [], ['postsOnPath'], ['jumps']]);
  expect(['mailin-tian-chin', 'filippo-vitello', 'gantulga-od'].map((id) => abilities(marcoPolo2Content, id))).toEqual([['doubles'], ['keepsOutposts'], ['lowestTravelOnly', 'freeRoutes']]);
});

test('MERV-WALL-2: pieces of the wall tell where positions count them', () => {
  const pieces = mervContent.things.filter(({ group }) => group === 'segment' || group === 'gate');
  for (const { id, group, facts } of pieces) {
    const slot = group === 'gate' ? 'N3' : 'N1';
    const { walls } = merv.arrange({ seats: 3, walls: { [slot]: id } }) as unknown as { readonly walls: readonly number[] };
    expect(walls[group === 'gate' ? 2 : 0], id).toBe(facts['place']);
  }
  expect(pieces).toHaveLength(12);
});
