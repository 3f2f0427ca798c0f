import * as fc from 'fast-check';
import type { AnyGame, AnyState } from '../kernel/game.js';
import type { Json } from '../kernel/json.js';
import type { JsonSchema } from '../kernel/schema.js';
import { walk } from './walk.js';

/** Values of a JSON Schema, as far as this library writes such schemas. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<Json> {
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['enum'] !== undefined) return fc.constantFrom(...(schema['enum'] as readonly Json[]));
  const either = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined;
  if (either) return fc.oneof(...either.map(fromSchema));
  switch (schema['type']) {
    case 'integer': return fc.integer({ min: schema['minimum'] as number, max: schema['maximum'] as number });
    case 'boolean': return fc.boolean();
    case 'null': return fc.constant(null);
    case 'string': return fc.string({ maxLength: Math.min(20, schema['maxLength'] as number) });
    case 'array': return arrayOf(schema);
    case 'object': return objectOf(schema);
    default: return fc.constant({});
  }
}

function arrayOf(schema: JsonSchema): fc.Arbitrary<Json> {
  const places = schema['prefixItems'] as readonly JsonSchema[] | undefined;
  if (places) return fc.tuple(...places.map(fromSchema));
  const bounds = { minLength: schema['minItems'] as number, maxLength: schema['maxItems'] as number };
  const item = fromSchema(schema['items'] as JsonSchema);
  return schema['uniqueItems'] === true ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
}

function objectOf(schema: JsonSchema): fc.Arbitrary<Json> {
  const needed = (schema['required'] ?? []) as readonly string[];
  const fields: Record<string, fc.Arbitrary<Json>> = {};
  for (const [key, inner] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)) {
    fields[key] = needed.includes(key) ? fromSchema(inner) : fc.option(fromSchema(inner), { nil: null, freq: 2 });
  }
  const optional = Object.keys(fields).filter((key) => !needed.includes(key));
  return fc.record(fields).map((value) => {
    const rest = Object.entries(value).filter(([key, given]) => given !== null || !optional.includes(key));
    return Object.fromEntries(rest);
  });
}

/** Configs of a game: every number of seats, variant and ruling. */
export function configsOf(game: AnyGame): fc.Arbitrary<object> {
  return fromSchema(game.schemas.config).filter((config) => playable(game, config)) as fc.Arbitrary<object>;
}

function playable(game: AnyGame, config: unknown): boolean {
  if (!game.validateConfig(config).ok) return false;
  try {
    game.setup(config as object);
    return true;
  } catch {
    return false;
  }
}

/** Moves in form, mostly illegal in any given position. */
export function movesOf(game: AnyGame): fc.Arbitrary<unknown> {
  return fromSchema(game.schemas.move);
}

/** Whole numbers that tell a game: each is taken modulo the legal list, or decides what luck does. */
export function choicesOf(longest: number): fc.Arbitrary<number[]> {
  return fc.array(fc.nat(), { maxLength: longest, size: 'max' });
}

/** States that occur in play. */
export function statesOf(game: AnyGame, configs: fc.Arbitrary<object> = configsOf(game)): fc.Arbitrary<AnyState> {
  return fc.tuple(configs, choicesOf(600)).map(([config, choices]) => walk(game, config, choices, () => undefined));
}
