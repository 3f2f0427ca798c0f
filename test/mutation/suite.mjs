// The part of vitest that the tests use, without its runner: `describe` and `test` only collect, running comes later.
import { inspect } from 'node:util';
import fc from 'fast-check';
import { chai, expect, vi } from 'vitest';

// A mutant must be judged by the same random games as the original, and by whether a test fails: nobody reads why.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, numRuns: 30, endOnFailure: true });
chai.config.truncateThreshold = 40;

/** A test that waits for a promise, or for a hook that does: it cannot be run here. */
export class Waiting extends Error {}

const AsyncFunction = (async () => undefined).constructor;
const mayWait = (part) => part instanceof AsyncFunction || part.mayWait === true;

function demandAtOnce(result, name) {
  if (!(result instanceof Promise)) return;
  // Nobody will wait for it: what becomes of it is nobody's business.
  result.catch(() => undefined);
  throw new Waiting(name);
}

// Some matchers ask which file is running; nobody is told.
globalThis.__vitest_worker__ ??= {};

/** A title like `%s is taken` or `the texts of $game.id` with the values of its row. */
function titled(title, row, index) {
  const values = [...row];
  return title
    .replace(/\$([a-z][\w.]*)/gi, (_, path) => String(path.split('.').reduce((value, key) => value?.[key], row[0])))
    .replace(/%([#a-z])/g, (_, sign) => (sign === '#' ? String(index) : inspect(values.shift(), { depth: 0 }).slice(0, 60)));
}

/** @returns {{ vitest: Record<string, any>, tests: Map<string, () => void> }} what takes the place of vitest, and the tests told to it by their names */
export function collecting() {
  const tests = new Map();
  let group = { title: '', before: [], after: [] };

  const test = (title, ...rest) => {
    const body = rest.find((part) => typeof part === 'function');
    const { before, after } = group;
    // It would meet mutants up to where it waits, and then fail, mutant or not: it is not begun at all.
    const waits = [...before, body].some(mayWait);
    let name = `${group.title}${title}`;
    while (tests.has(name)) name += ' (again)';
    tests.set(name, () => {
      if (waits) throw new Waiting(name);
      try {
        for (const part of [...before, body]) demandAtOnce(part(), name);
      } finally {
        for (const hook of after) hook();
      }
    });
  };
  const describe = (title, body) => {
    const outer = group;
    group = { title: `${outer.title}${title} > `, before: [...outer.before], after: [...outer.after] };
    body();
    group = outer;
  };
  const each = (tell) => (rows) => (title, body) => {
    for (const [index, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      tell(titled(title, values, index), Object.assign(() => body(...values), { mayWait: mayWait(body) }));
    }
  };
  test.each = each(test);
  describe.each = each(describe);
  const typesOnly = new Proxy(() => typesOnly, { get: () => typesOnly });
  const beforeEach = (hook) => { group.before.push(hook); };
  const afterEach = (hook) => { group.after.unshift(hook); };
  // What is made once for all tests of a file is made for each here: none is run alone otherwise.
  return { vitest: { describe, test, expect, vi, expectTypeOf: typesOnly, beforeEach, afterEach, beforeAll: beforeEach, afterAll: afterEach }, tests };
}
