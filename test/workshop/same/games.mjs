// Which games are compared: configs and component values out of numbers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../entries.mjs';

/** Numbers from 0 up to 1 that follow from a seed. */
export function numbers(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Any value of a JSON Schema; what may be left out is left out half the time. */
function valueOf(schema, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return valueOf(pick(either), random);
  switch (schema.type) {
    case 'integer': return schema.minimum + Math.floor(random() * (schema.maximum - schema.minimum + 1));
    case 'boolean': return random() < 0.5;
    case 'null': return null;
    case 'array': {
      if (schema.prefixItems) return schema.prefixItems.map((item) => valueOf(item, random));
      const length = schema.minItems + Math.floor(random() * (schema.maxItems - schema.minItems + 1));
      const found = [];
      for (let tries = 0; found.length < length && tries < 100; tries += 1) {
        const value = valueOf(schema.items, random);
        if (!schema.uniqueItems || !found.includes(value)) found.push(value);
      }
      return found;
    }
    case 'object': return Object.fromEntries(Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      ((schema.required ?? []).includes(key) || random() < 0.5 ? [[key, valueOf(inner, random)]] : [])));
    default: throw new Error(`no value for ${JSON.stringify(schema).slice(0, 80)}`);
  }
}

const playable = (game, config) => {
  try {
    game.setup(config);
    return true;
  } catch {
    return false;
  }
};

/** A config of the old game, and the same of the new one. Every third is a standard game. */
export function configOf(old, random, now, { rulings }) {
  const [fewest, most] = old.seats;
  const plain = { seats: fewest + Math.floor(random() * (most - fewest + 1)) };
  const found = random() < 0.33 ? plain : anyConfig(old, random) ?? plain;
  const renamed = found.rulings ? { ...found, rulings: Object.fromEntries(Object.entries(found.rulings).map(([key, answer]) => [rulings[key] ?? key, answer])) } : found;
  if (!playable(now, renamed)) throw new Error(`the new game does not take the config ${JSON.stringify(renamed)}`);
  return { before: found, after: renamed };
}

function anyConfig(game, random) {
  for (let tries = 0; tries < 50; tries += 1) {
    const config = valueOf(game.schemas.config, random);
    if (playable(game, config)) return config;
  }
  return null;
}

const makers = {
  merv: { source: './test/merv/packs.ts', make: (module, seed) => module.randomPack(seed) },
  'marco-polo-2': { source: './test/marco-polo-2/packs.ts', make: (module, seed) => module.randomPack(`same-${seed}`) },
};

/** Pairs of games with other values: those that the tests make, or the standard values shaken. */
export async function packsOf(name, before, after) {
  const packs = makers[name] ? await madePacks(makers[name]) : Array.from({ length: 12 }, (_, seed) => shaken(before.standardPack(), numbers(seed)));
  const pairs = [];
  for (const pack of packs) {
    try {
      pairs.push([before.withContent(pack), after.withContent(pack)]);
    } catch {
      // Not every shake leaves values that can be played with; that both builds agree on it is tested elsewhere.
    }
  }
  return pairs;
}

async function madePacks({ source, make }) {
  const { outputFiles } = await build({ stdin: { contents: `export * from '${source}';`, resolveDir: root, loader: 'ts' }, bundle: true, write: false, format: 'esm', platform: 'neutral', mainFields: ['module', 'main'], logLevel: 'error' });
  const place = mkdtempSync(join(root, 'node_modules/.same-'));
  try {
    writeFileSync(join(place, 'packs.mjs'), outputFiles[0].text);
    const module = await import(pathToFileURL(join(place, 'packs.mjs')));
    return Array.from({ length: 12 }, (_, seed) => make(module, seed + 1));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Values with what contracts, tiles and cards of one form give and cost dealt anew among them. */
function shaken(pack, random) {
  for (const table of Object.values(pack)) {
    if (!Array.isArray(table)) continue;
    for (const field of ['reward', 'cost']) {
      const holders = table.filter((entry) => typeof entry === 'object' && entry !== null && entry[field] !== undefined && entry.form === undefined);
      for (let at = holders.length - 1; at > 0; at -= 1) {
        const other = Math.floor(random() * (at + 1));
        [holders[at][field], holders[other][field]] = [holders[other][field], holders[at][field]];
      }
    }
  }
  return pack;
}
