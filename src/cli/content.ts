import type { ContentTable } from '../index.js';
import { readJson } from './arguments.js';
import type { Command } from './command.js';
import { loadGame, type LoadedGame } from './games.js';
import { codeOf, FAILED, OK, UsageError, type Io } from './io.js';
import { suggestion } from './suggest.js';
import { columns } from './text.js';

export const contentCommand: Command = {
  name: 'content',
  usage: 'GAME [TABLE]',
  purpose: 'prints the tables of component values and how well each value is known',
  notes: ['seed: printed rules; public: a public source; recalled: from memory; reconstructed: the printed value is not known.'],
  options: {
    check: { type: 'string', value: 'FILE', text: 'says whether a pack of values of your own can be played with' },
    values: { type: 'boolean', text: 'prints the values as JSON: the form a pack has' },
    json: { type: 'boolean', text: 'prints the tables as JSON' },
  },
  positionals: 2,
  run: async (given, io) => {
    const loaded = await loadGame(given.positionals[0]);
    const file = given.text('check');
    if (file !== undefined) return check(loaded, file, given.flag('json'), io);
    if (given.flag('values')) return values(loaded, io);
    return print(loaded, given.positionals[1], given.flag('json'), io);
  },
};

function check({ game, module }: LoadedGame, file: string, json: boolean, io: Io): number {
  if (!module.withContent) throw new UsageError(`${game.id} takes no other component values`);
  const pack = readJson(file);
  try {
    const { content } = module.withContent(pack);
    io.out(json ? JSON.stringify({ ok: true, content: content.id }) : `${file} can be played with, as ${content.id}`);
    return OK;
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === null) throw error;
    if (json) io.out(JSON.stringify({ ok: false, code: codeOf(error), message: error.message }));
    else io.err(`${file} cannot be played with: ${error.message}`);
    return FAILED;
  }
}

function values({ game, module }: LoadedGame, io: Io): number {
  if (!module.standardPack) throw new UsageError(`${game.id} does not give its values as a pack`);
  io.out(JSON.stringify(module.standardPack(), null, 2));
  return OK;
}

function print({ game }: LoadedGame, name: string | undefined, json: boolean, io: Io): number {
  const { id, tables } = game.content;
  const chosen = name === undefined ? tables : tables.filter((table) => table.name === name);
  if (chosen.length === 0) throw new UsageError(`${game.id} has no table "${String(name)}"; it has ${tables.map((table) => table.name).join(', ')}${suggestion(name ?? '', tables.map((table) => table.name))}`);
  if (json) {
    io.out(JSON.stringify({ game: game.id, content: id, tables: chosen }, null, 2));
    return OK;
  }
  io.out(`${game.id}, component values ${id}`);
  for (const table of chosen) for (const line of tableText(table, name !== undefined)) io.out(line);
  return OK;
}

/** One line a table; all entries when a single table was asked for. */
function tableText({ name, source, note, entries }: ContentTable, whole: boolean): string[] {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry.source, (counts.get(entry.source) ?? 0) + 1);
  const known = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const heading = [`${name}: ${entries.length} entries, ${source}${known === '' || counts.size === 1 ? '' : ` (${known})`}${note ? `; ${note}` : ''}`];
  if (!whole) return heading;
  const rows = entries.map((entry) => {
    const fields = Object.entries(entry.fields ?? {}).map(([field, kind]) => `${field}: ${kind}`).join(', ');
    return [`  ${entry.id}`, entry.source, [fields, entry.note ?? ''].filter((part) => part !== '').join('; ')];
  });
  return [...heading, ...columns(rows)];
}
