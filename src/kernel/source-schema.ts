// The form of what luck comes from: a source travels with its match, and is looked at wherever one is taken in.
import type { Outcome } from './chance.js';
import { choice, demand, integer, list, object, refine, text, variants, type Schema } from './schema.js';
import { playersWords, secretText } from './sealed.js';
import type { Source } from './sources.js';

/** More steps than any game has. */
export const MOST_STEPS = 1_000_000;

const fraction: Schema<number> = {
  check: (value) => (typeof value === 'number' && value >= 0 && value < 1 ? null : { path: [], message: 'expected a number from 0 to 1' }),
  json: { type: 'number', minimum: 0, exclusiveMaximum: 1 },
  text: null,
};

/** What an outcome looks like, whatever was asked. */
export const outcomeSchema: Schema<Outcome> = {
  check: (value) => (Array.isArray(value) && value.length <= 1000 && value.every((item) => typeof item === 'string' || typeof item === 'number')
    ? null : { path: [], message: 'expected a list of values or ids' }),
  json: { type: 'array', maxItems: 1000 },
  text: null,
};

export const sourceSchema: Schema<Source> = /* @__PURE__ */ variants({
  sealed: object({ kind: choice(['sealed']), secret: secretText, words: playersWords }),
  seeded: object({ kind: choice(['seeded']), seed: text(10_000), generator: object({ c: integer(0, 2 ** 21), s0: fraction, s1: fraction, s2: fraction }) }),
  scripted: refine(
    object({ kind: choice(['scripted']), outcomes: list(outcomeSchema, { most: MOST_STEPS }), next: integer(0, MOST_STEPS) }),
    ({ outcomes, next }) => (next <= outcomes.length ? null : 'the script goes on behind its end'),
  ),
  table: object({ kind: choice(['table']) }),
});

/** A source that is one: a match with another would wait like a table, or have luck that anybody can compute, and nobody would be told. */
export const demandSource = (source: unknown): Source => demand(sourceSchema, source, 'source');
