import type { JsonSchema } from '../../kernel/schema.js';

/** Where something stands in a tree: keys of objects, places in lists. */
export type Path = readonly (string | number)[];

type Tree = Readonly<Record<string | number, unknown>>;

/** What stands at a place, or `undefined` when there is no such place. */
export function at(tree: unknown, path: Path): unknown {
  let value = tree;
  for (const part of path) value = typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Tree)[part] : undefined;
  return value;
}

/** The same place in every entry of every list: what stands there is of one kind. */
export function kindOf(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
}

/** What a schema says of one place in a value, or `null` when it says nothing. */
export function schemaAt(schema: JsonSchema, tree: unknown, path: Path): JsonSchema | null {
  let here: JsonSchema | null = schema;
  let value = tree;
  for (const part of path) {
    here = here && within(here, value, part);
    value = at(value, [part]);
  }
  return here;
}

function within(schema: JsonSchema, value: unknown, part: string | number): JsonSchema | null {
  const ways = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined;
  if (ways) return ways.map((way) => within(way, value, part)).find((found) => found !== null) ?? null;
  if (typeof part === 'number') return ((schema['prefixItems'] as readonly JsonSchema[] | undefined)?.[part] ?? schema['items'] ?? null) as JsonSchema | null;
  const fields = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  const kinds = fields?.['kind']?.['enum'] as readonly unknown[] | undefined;
  return kinds && !kinds.includes(at(value, ['kind'])) ? null : fields?.[part] ?? null;
}

/** The places of a tree. */
export interface Places {
  /** Numbers, words, truth values, nothings. */
  readonly leaves: readonly Path[];
  readonly lists: readonly Path[];
}

/** All places of a tree that hold a plain value or a list. */
export function placesOf(tree: unknown): Places {
  const leaves: Path[] = [];
  const lists: Path[] = [];
  const look = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) leaves.push(path);
    else if (Array.isArray(value)) {
      lists.push(path);
      value.forEach((item, place) => { look(item, [...path, place]); });
    } else for (const [key, inner] of Object.entries(value)) look(inner, [...path, key]);
  };
  look(tree, []);
  return { leaves, lists };
}
