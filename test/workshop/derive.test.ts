// What `npm run derive` writes, run on states of a declaration that has every form there is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choice, copyOf, equal, frameList, home, integer, list, nullable, object, perSeat, randomFrom, rulesOf, schemasOf, secret, state, stock, type AnyEvent, type AnyState, type Position, type Random } from '../../src/index.js';
import { fromSchema } from '../../src/testing/arbitraries.js';
import { derivedOf } from './derive.mjs';
import { sourceOf } from './derive/source.mjs';
import { root } from './entries.mjs';

const IDS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4'] as const;
const id = choice(IDS);
export const poolOf = (one: string): string => (one.startsWith('a') ? 'early' : 'late');
export const isEarly = (one: string): boolean => one.startsWith('a');
export const isShown = ({ state: { round } }: { readonly state: { readonly round: number } }): boolean => round > 1;
export function dealByHand(view: { readonly players: readonly { readonly done: readonly (string | null)[] }[] }, full: { players: { done: string[] }[]; early: string[]; late: string[] }, random: Random): void {
  view.players.forEach(({ done }, seat) => {
    done.forEach((one, at) => {
      const pool = full.early.length > 0 && random() < 0.5 ? full.early : full.late.length > 0 ? full.late : full.early;
      if (one === null) full.players[seat]!.done[at] = pool.splice(Math.floor(random() * pool.length), 1)[0]!;
    });
  });
}

const few = (item = id) => list(item, { most: 3 });
export const table = state({
  config: object({ seats: integer(2, 2) }),
  round: integer(0, 2),
  early: home('card', few()),
  late: home('card', few()),
  numbers: home('tile', list(integer(0, 20), { most: 5 })),
  market: list(object({ place: integer(0, 9), card: home('card', nullable(id)), crates: stock('crate', list(integer(0, 3), { most: 3 })) }), { most: 3 }),
  grid: list(list(integer(0, 5), { most: 3 }), { most: 3 }),
  extra: nullable(object({ deep: object({ ids: home('early', home('card', few()), { is: isEarly }) }), crates: stock('crate', integer(0, 9)) })),
  'odd-key': list(nullable(object({ at: integer(0, 3) })), { most: 2 }),
  players: perSeat({
    name: nullable(id),
    houses: stock('house', integer(0, 5), { each: true }),
    built: home('house', list(integer(0, 9), { most: 3 }), { each: true }),
    hand: secret(home('tile', list(integer(0, 20), { most: 3 })), { among: 'numbers', until: 'over' }),
    shown: secret(home('tile', list(integer(0, 20), { most: 2 })), { among: 'numbers', open: isShown, unless: ['tiles', 'open'] }),
    done: secret(home('card', few()), { among: { pools: ['early', 'late'], of: poolOf }, deal: dealByHand }),
  }, { least: 2, most: 2 }),
});

const { decision, step } = rulesOf<Position<unknown, AnyState, AnyEvent>>();
const nothing = { rule: 'T-1', on: ['bottom'], moves: {}, offer: () => undefined, play: () => undefined };
const frames = frameList([
  decision('keep', { seat: integer(0, 1), card: home('card', nullable(id)), paths: list(list(id, { most: 2 }), { most: 2 }) }, nothing),
  decision('take', { seat: integer(0, 1), crates: stock('crate', integer(0, 3)) }, nothing),
  step('next', {}, { on: ['bottom'], run: () => undefined }),
]);

interface Tree { [key: string]: unknown }
interface Derived {
  clone: (state: unknown) => Tree;
  share: (before: unknown, after: unknown) => Tree;
  viewOf: (position: unknown, viewer: number | null) => Tree;
  determinize: (box: unknown, view: unknown, random: Random) => Tree;
  census: (box: unknown, state: unknown) => Record<string, number>;
  everywhere: Record<string, (state: unknown) => (string | number)[]>;
}

let derived: Derived;
let place: string;
beforeAll(async () => {
  const text = sourceOf({ state: { table, poolOf, isEarly, isShown, dealByHand }, frames: frames.schema, kernel: join(root, 'src/kernel') });
  place = mkdtempSync(join(root, 'node_modules/.derived-'));
  writeFileSync(join(place, 'derived.ts'), text.replace('\'./state.js\'', '\'./state.ts\''));
  writeFileSync(join(place, 'state.ts'), [poolOf, isEarly, isShown, dealByHand].map((one) => (one.name === 'dealByHand' ? `export ${String(one)}` : `export const ${one.name} = ${String(one)};`)).join('\n'));
  await build({ entryPoints: [join(place, 'derived.ts')], bundle: true, format: 'esm', outfile: join(place, 'derived.mjs'), logLevel: 'error' });
  derived = (await import(pathToFileURL(join(place, 'derived.mjs')).href)) as Derived;
});
afterAll(() => { rmSync(place, { recursive: true }); });

const schemas = schemasOf(table, frames, 4);
const states = fromSchema(schemas.state.json) as unknown as fc.Arbitrary<Tree>;
const boxes = fc.constantFrom({ rulings: { tiles: 'open' } }, { rulings: { tiles: 'secret' } });

/** Every node of a tree but the config. */
function nodesOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.entries(value).flatMap(([key, inner]) => (key === 'config' ? [] : nodesOf(inner)))];
}

/** Every place where two trees hold equal nodes that are not the same; frames of different kinds are different things. */
function unshared(before: unknown, after: unknown): number {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return 0;
  if ((before as Tree)['kind'] !== (after as Tree)['kind']) return 0;
  const inner = Object.keys(after).reduce((sum, key) => sum + unshared((before as Tree)[key], (after as Tree)[key]), 0);
  return inner + (equal(before, after) ? 1 : 0);
}

const holds = (property: fc.IProperty<never> | object): void => { fc.assert(property as fc.IProperty<unknown>, { numRuns: 300 }); };

describe('what is derived from a declaration', () => {
  test('a copy equals its original and shares nothing but the config', () => {
    holds(fc.property(states, (one) => {
      const copy = derived.clone(one);
      expect(copy).toEqual(one);
      expect(copy['config']).toBe(one['config']);
      const known = new Set(nodesOf(one));
      expect(nodesOf(copy).some((node) => known.has(node))).toBe(false);
    }));
  });

  test('sharing keeps every node that is equal, and changes nothing', () => {
    holds(fc.property(states, states, fc.array(fc.string(), { maxLength: 8 }), (one, other, keys) => {
      const before = one;
      const changed = { ...one, config: one['config'], ...Object.fromEntries(Object.entries(other).filter(([key], at) => key !== 'config' && keys[at] !== undefined)) };
      const after = derived.share(before, derived.clone(changed));
      expect(after).toEqual(changed);
      expect(unshared(before, after)).toBe(0);
      expect(derived.share(before, derived.clone(before))).toBe(before);
    }));
  });

  test('a view holds null for what is hidden, its ids among the pool, in order', () => {
    holds(fc.property(states, boxes, fc.constantFrom(0, 1, null), (one, box, viewer) => {
      const before = copyOf(one);
      const view = derived.viewOf({ box, state: one }, viewer) as never as { players: Record<string, unknown[]>[]; numbers: number[]; viewer: number | null; early: string[]; late: string[] };
      expect(one).toEqual(before);
      expect(view.viewer).toBe(viewer);
      const full = one as never as typeof view & { frames: unknown[]; round: number };
      const open = { hand: full.frames.length === 0, shown: box.rulings.tiles === 'open' || full.round > 1, done: false };
      const gone: Record<'numbers' | 'early' | 'late', (string | number)[]> = { numbers: [], early: [], late: [] };
      full.players.forEach((player, seat) => {
        for (const key of ['hand', 'shown', 'done'] as const) {
          const hidden = seat !== viewer && !open[key];
          expect(view.players[seat]![key]).toEqual(hidden ? player[key]!.map(() => null) : player[key]);
          if (hidden) for (const each of player[key] as (string | number)[]) gone[typeof each === 'number' ? 'numbers' : poolOf(each) as 'early' | 'late'].push(each);
        }
      });
      expect(view.numbers).toEqual([...full.numbers, ...gone.numbers as number[]].sort((a, b) => a - b));
      expect(view.early).toEqual([...full.early, ...gone.early].sort());
      expect(view.late).toEqual([...full.late, ...gone.late].sort());
    }));
  });

  test('what is dealt agrees with the view, loses nothing, and shares nothing with it', () => {
    holds(fc.property(states, boxes, fc.constantFrom(0, 1, null), fc.nat(), (one, box, viewer, seed) => {
      const view = derived.viewOf({ box, state: one }, viewer);
      const before = copyOf(view);
      const dealt = derived.determinize(box, view, randomFrom(String(seed)));
      expect(view).toEqual(before);
      expect(Object.keys(dealt)).not.toContain('viewer');
      expect([...derived.everywhere['tile']!(dealt)].sort()).toEqual([...derived.everywhere['tile']!(one)].sort());
      expect([...derived.everywhere['card']!(dealt)].sort()).toEqual([...derived.everywhere['card']!(one)].sort());
      const known = new Set(nodesOf(view));
      expect(nodesOf(dealt).some((node) => known.has(node))).toBe(false);
    }));
  });

  test('components are counted wherever they are: in lists, in single places, in frames, by seat', () => {
    const one = {
      config: { seats: 2 }, round: 0, early: ['a1'], late: [], numbers: [3], grid: [], 'odd-key': [],
      market: [{ place: 1, card: 'b1', crates: [1, 2] }, { place: 2, card: null, crates: [] }],
      extra: { deep: { ids: ['a2', 'b2'] }, crates: 4 },
      players: [{ name: 'a3', houses: 2, built: [7], hand: [5], shown: [6], done: ['b3'] }, { name: null, houses: 0, built: [], hand: [], shown: [], done: [] }],
      frames: [{ kind: 'keep', seat: 0, card: 'b4', paths: [['a1']] }, { kind: 'take', seat: 1, crates: 3 }],
    };
    expect(schemas.state.check(one)).toBeNull();
    expect(derived.everywhere['card']!(one)).toEqual(['a1', 'b1', 'a2', 'b2', 'b3', 'b4']);
    expect(derived.everywhere['early']!(one)).toEqual(['a2']);
    expect(derived.census(null, one)).toEqual({ card: 6, tile: 3, early: 1, crate: 10, 'house-0': 3, 'house-1': 0 });
  });

  test('a declaration that cannot hold is refused', () => {
    expect(() => state({ config: few(), pool: secret(few(), { among: 'pool' }) })).toThrow('"pool" is secret, but belongs to no seat');
    expect(() => state({ config: few(), players: perSeat({ hand: secret(few(), { among: 'pile' }) }, { most: 2 }) })).toThrow('"players.hand" is secret among "pile", which is no list of the state');
    expect(() => state({ config: few(), a: few(), b: few(), players: perSeat({ hand: secret(few(), { among: { pools: ['a', 'b'], of: poolOf } }) }, { most: 2 }) })).toThrow('say how it is dealt');
    expect(() => secret(integer(0, 1) as never, { among: 'pool' })).toThrow('only a list can be secret');
    expect(() => sourceOf({ state: { table }, frames: frames.schema, kernel: '.' })).toThrow('state.ts does not export the function that says');
    expect(() => sourceOf({ state: { table: state({ config: few(), some: object({}, { maybe: id }) }) }, frames: frames.schema, kernel: '.' })).toThrow('what may be missing should be null instead');
  });

  test('in a view, the schema of a secret takes null, as often as may be', () => {
    const distinct = secret(list(id, { most: 2, distinct: true }), { among: 'pool' });
    expect(distinct.seen.check([null, null])).toBeNull();
    expect(distinct.check([null])).not.toBeNull();
    expect(distinct.seen.check([null, null, null])).not.toBeNull();
  });
});

test('the derived.ts of the small game is in step, and comes out the same again', async () => {
  const [one, other] = [await derivedOf('test/fixtures/oasis'), await derivedOf('test/fixtures/oasis')];
  expect(one).toBe(other);
  expect(one).toContain('export function share(before: State, after: State): State');
});
