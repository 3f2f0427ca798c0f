// What every derived.ts has to do, tried on states in form: every kind of frame, and every single place changed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyState } from '../../src/index.js';
import { copyOf, equal } from '../../src/kernel/json.js';
import type { JsonSchema } from '../../src/kernel/schema.js';
import { fromSchema } from '../../src/testing/arbitraries.js';

type Tree = Record<string | number, unknown>;

interface Derived {
  readonly clone: (state: never) => unknown;
  readonly share: (before: never, after: never) => unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Another value, whatever it is. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}x` : 1;
}

/** Every way to change a tree in one place: a value, or a list made longer or shorter. */
function* changes(tree: Tree, ...path: (string | number)[]): Generator<{ readonly path: readonly (string | number)[]; readonly value: unknown }> {
  for (const key of Object.keys(tree)) {
    const at = Array.isArray(tree) ? Number(key) : key;
    const value = tree[at];
    if (!isTree(value)) yield { path: [...path, at], value: other(value) };
    else {
      if (Array.isArray(value)) {
        if (value.length > 0) yield { path: [...path, at], value: value.slice(0, -1) };
        yield { path: [...path, at], value: [...value as unknown[], copyOf(value[value.length - 1] ?? null)] };
      }
      yield* changes(value, ...path, at);
    }
  }
}

function changed(state: AnyState, path: readonly (string | number)[], value: unknown): AnyState {
  const copy: AnyState = { ...copyOf(state), config: state.config };
  let node = copy as unknown as Tree;
  for (const key of path.slice(0, -1)) node = node[key] as Tree;
  node[path[path.length - 1] as string | number] = value;
  return copy;
}

/** The first place that is equal to what it was, and yet another node. */
function unshared(before: unknown, after: unknown, path = ''): string | null {
  if (before === after || !isTree(before) || !isTree(after)) return null;
  if (equal(before, after)) return path || 'the state';
  for (const key of Object.keys(after)) {
    const found = unshared(before[key], after[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The first node two trees have in common. */
function common(one: unknown, two: unknown, path = ''): string | null {
  if (!isTree(one) || !isTree(two)) return null;
  if (one === two) return path;
  for (const key of Object.keys(one)) {
    const found = key === 'config' ? null : common(one[key], two[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Tests of the copies and the sharing of a game. */
export function derivedTests(game: AnyGame, { clone, share }: Derived): void {
  const fields = game.schemas.state['properties'] as Readonly<Record<string, JsonSchema>>;
  const frames = ((fields['frames'] as JsonSchema)['items'] as JsonSchema)['oneOf'] as readonly JsonSchema[];
  const [blank] = fc.sample(fromSchema({ ...game.schemas.state, properties: { ...fields, config: { const: game.setup({ seats: game.seats[1] }).config as never } } }), { numRuns: 1, seed: 7 }) as unknown as [AnyState];
  const copied = clone as (state: AnyState) => AnyState;
  const shared = share as (before: AnyState, after: AnyState) => AnyState;

  function hold(before: AnyState, after: AnyState, what: string): void {
    const wanted = copyOf(after);
    const found = shared(before, after);
    expect(equal(found, wanted), `${what}: sharing made something else of it`).toBe(true);
    expect(unshared(before, found), `${what}: this did not change and is another node`).toBeNull();
  }

  describe(`copies and sharing of ${game.id}`, () => {
    test('a copy is equal and has no node in common but the config', () => {
      const copy = copied(blank);
      expect(copy).toEqual(blank);
      expect(common(copy, blank)).toBeNull();
      expect(copy.config).toBe(blank.config);
    });

    test('what did not change keeps its node, wherever it changed', () => {
      const state = { ...blank, frames: [] } as unknown as AnyState;
      hold(state, copied(state), 'nothing');
      for (const { path, value } of changes({ ...state, config: null })) if (path[0] !== 'config') hold(state, changed(state, path, value), path.join('.'));
    });

    for (const frame of frames) {
      const { kind } = frame['properties'] as { readonly kind: { readonly enum: readonly string[] } };
      test(`a frame "${kind.enum[0]}" is copied, and kept where it did not change`, () => {
        for (const sample of fc.sample(fromSchema(frame), { numRuns: 3, seed: 3 })) {
          const state = { ...blank, frames: [copyOf(sample), copyOf(sample)] } as unknown as AnyState;
          const copy = copied(state);
          expect(copy.frames).toEqual(state.frames);
          expect(common(copy.frames, state.frames)).toBeNull();
          hold(state, copy, 'nothing');
          // A frame of another kind is another thing, whatever it holds.
          for (const { path, value } of changes(sample as Tree)) if (path[0] !== 'kind') hold(state, changed(state, ['frames', 0, ...path], value), path.join('.'));
          const another = changed(state, ['frames', 1], { kind: 'another' });
          expect(shared(state, changed(state, ['frames', 1], { kind: 'another' }))).toEqual(another);
        }
      });
    }
  });
}
