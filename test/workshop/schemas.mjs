// The last step of the build: dist/schemas, the JSON Schemas for hosts in other languages, out of the built games,
// which make them from the same descriptions as their types and their validation.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entries, root } from './entries.mjs';

const folder = join(root, 'dist/schemas');
mkdirSync(folder, { recursive: true });

const write = (name, schema) =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: name, ...schema }, null, 2) + '\n');

/** A game is what has an id and schemas; every game of an entry is published under its id. */
const isGame = (value) => typeof value === 'object' && value !== null && typeof value.id === 'string' && typeof value.schemas === 'object' && typeof value.legalMoves === 'function';

for (const entry of entries) {
  const module = await import(pathToFileURL(join(root, 'dist', `${entry.name}.js`)));
  if (entry.name === 'index' && module.replaySchema) write('replay', module.replaySchema.json ?? module.replaySchema);
  if (entry.name === 'index' && module.seatReplaySchema) write('seat-replay', module.seatReplaySchema.json);
  if (!entry.game) continue;
  for (const game of new Set(Object.values(module).filter(isGame))) {
    for (const [kind, schema] of Object.entries(game.schemas)) write(`${game.id}.${kind}`, schema);
  }
}
