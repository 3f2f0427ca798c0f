import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../index.js';
import { isNamedPipe } from './files.js';
import { CommandError, UsageError } from './io.js';
import { suggestion } from './suggest.js';

/** One option of a command: what it takes, and what the help says. */
export interface OptionText {
  readonly type: 'string' | 'boolean';
  readonly value?: string;
  readonly text: string;
  readonly multiple?: true;
  readonly short?: string;
}

/** The options of a command by name. */
export type OptionTable = Readonly<Record<string, OptionText>>;

/** What was given on the command line. */
export interface Given {
  readonly positionals: readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly texts: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
  /** A whole number within bounds. */
  readonly count: (name: string, fallback: number, least?: number, most?: number) => number;
}

/** Reads a command line. Throws `UsageError`. */
export function read(args: readonly string[], table: OptionTable, mostPositionals: number): Given {
  const options = Object.fromEntries(Object.entries(table).map(([name, { type, multiple, short }]) => [name, { type, ...(multiple ? { multiple } : {}), ...(short ? { short } : {}) }]));
  let parsed;
  try {
    parsed = parseArgs({ args: args.slice(), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(tidy(error));
  }
  const { positionals } = parsed;
  if (positionals.length > mostPositionals) throw new UsageError(`"${positionals[mostPositionals] as string}" is one word too many`);
  const values = parsed.values as Readonly<Record<string, string | boolean | string[] | undefined>>;
  return {
    positionals,
    text: (name) => values[name] as string | undefined,
    texts: (name) => (values[name] as string[] | undefined) ?? [],
    flag: (name) => values[name] === true,
    count: (name, fallback, least = 1, most = Number.MAX_SAFE_INTEGER) => {
      const given = values[name] as string | undefined;
      if (given === undefined) return fallback;
      const number = Number(given);
      if (!/^\d+$/.test(given) || number < least || number > most) throw new UsageError(`--${name} takes a whole number ${most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`}, not "${given}"`);
      return number;
    },
  };
}

/** Node explains how to escape a dash; the first sentence says what is wrong. */
const tidy = (error: unknown): string => ((error as Error).message.split(/\. |\n/)[0] as string).replace(/\.$/, '');

/** Options of all commands that set up a game. */
export const setupOptions: OptionTable = {
  seats: { type: 'string', value: 'N', text: 'number of players' },
  config: { type: 'string', value: 'JSON|FILE', text: 'a whole config, with variants' },
  preset: { type: 'string', value: 'NAME', text: 'the answers of a printed edition; single rulings go before it' },
  ruling: { type: 'string', value: 'KEY=OPTION', text: 'answers an open question; may be repeated', multiple: true },
};

/** The config that was asked for. */
export function configFrom(game: AnyGame, given: Given): object {
  const text = given.text('config');
  const base = text === undefined ? {} : (text.trim().startsWith('{') ? parseJson(text, '--config') : readJson(text));
  if (typeof base !== 'object' || base === null || Array.isArray(base)) throw new UsageError('--config takes a JSON object');
  const [fewest, most] = game.seats;
  const own = base as { seats?: number; rulings?: object };
  const seats = given.count('seats', own.seats ?? fewest, fewest, most);
  const rulings = Object.fromEntries(given.texts('ruling').map((pair) => rulingOf(game, pair)));
  const preset = given.text('preset');
  if (preset !== undefined) demandPreset(game, preset);
  const config = { ...own, seats, ...(preset === undefined ? {} : { preset }), ...(Object.keys(rulings).length > 0 ? { rulings: { ...own.rulings, ...rulings } } : {}) };
  const verdict = game.validateConfig(config);
  if (!verdict.ok) throw new UsageError(verdict.error.message);
  return config;
}

/** The presets a config of the game can name. */
export function presetsOf(game: AnyGame): string[] {
  const { properties } = game.schemas.config as { readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>> };
  return [...(properties?.['preset']?.enum ?? [])];
}

function demandPreset(game: AnyGame, name: string): void {
  const presets = presetsOf(game);
  if (presets.includes(name)) return;
  if (presets.length === 0) throw new UsageError(`${game.id} has no presets: its printed editions agree`);
  throw new UsageError(`${game.id} has no preset "${name}"; it has ${presets.join(', ')}${suggestion(name, presets)}`);
}

function rulingOf(game: AnyGame, pair: string): [string, string] {
  const [key = '', option = ''] = pair.split('=');
  const ruling = Object.hasOwn(game.rulings, key) ? game.rulings[key] : undefined;
  if (!ruling) throw new UsageError(`${game.id} has no ruling "${key}"; it has ${Object.keys(game.rulings).join(', ') || 'none'}${suggestion(key, Object.keys(game.rulings))}`);
  if (!ruling.options.includes(option)) throw new UsageError(`the ruling "${key}" has the options ${ruling.options.join(', ')}${suggestion(option, ruling.options)}`);
  return [key, option];
}

/** JSON out of a file. */
export function readJson(path: string): unknown {
  return parseJson(readText(path), path);
}

/** The text of a file. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new CommandError(`there is no file ${path}`);
  if (isNamedPipe(path)) throw new CommandError(`${path} cannot be read: it is a named pipe`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandError(`${where} is not JSON: ${(error as Error).message}`);
  }
}

/** The names in a list with commas. */
export const listOf = (text: string): string[] => text.split(',').map((part) => part.trim()).filter((part) => part !== '');
