import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../index.js';
import { gamesIn, type Registry } from '../bots/index.js';
import { CommandError, UsageError } from './io.js';
import { suggestion } from './suggest.js';

/** What the entry of a game may hold beside the game. */
export interface GameModule extends Registry {
  /** The game with other component values; throws where they do not fit. */
  readonly withContent?: (pack: unknown) => AnyGame;
  /** The component values the game is played with. */
  readonly standardPack?: () => unknown;
}

/** A game a command works on. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly module: GameModule;
  /** The address of the module, when it is not one of the package. */
  readonly address: string | null;
}

/** The games of the package, loaded when they are asked for. */
const table: Readonly<Record<string, () => Promise<object>>> = {
  voyages: () => import('../voyages/index.js'),
  'marco-polo-2': () => import('../marco-polo-2/index.js'),
  merv: () => import('../merv/index.js'),
};

/** The names a command accepts. */
export const gameNames: readonly string[] = Object.keys(table);

/** A game by its name, or out of a module of your own: a path with a slash or a dot. */
export async function loadGame(name: string | undefined): Promise<LoadedGame> {
  const known = gameNames.join(', ') || 'none in this build';
  if (name === undefined) throw new UsageError(`which game? There are: ${known}; or the path of a module that exports one`);
  const load = Object.hasOwn(table, name) ? table[name] : undefined;
  if (load) return { ...pick(await load(), name), address: null };
  if (!/[./\\]/.test(name)) throw new UsageError(`there is no game "${name}". There are: ${known}; or the path of a module that exports one${suggestion(name, gameNames)}`);
  const [path, id] = name.split('#') as [string, string | undefined];
  const { address, module } = await loadModule(path);
  return { ...pick(module, id ?? null), address };
}

/** A module from disk. */
export async function loadModule(path: string): Promise<{ readonly address: string; readonly module: object }> {
  const full = resolve(path);
  if (!existsSync(full)) throw new CommandError(`there is no file ${path}`);
  const address = pathToFileURL(full).href;
  try {
    return { address, module: (await import(address)) as object };
  } catch (error) {
    throw new CommandError(`${path} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function pick(module: object, id: string | null): { readonly game: AnyGame; readonly module: GameModule } {
  const games = gamesIn(module);
  const game = id === null ? games[0] : games.find((one) => one.id === id);
  if (!game) throw new CommandError(id === null ? 'this module exports no game' : `this module exports no game "${id}"`);
  return { game, module };
}
