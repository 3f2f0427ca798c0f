import { perft } from '../testing/index.js';
import { configFrom, setupOptions } from './arguments.js';
import type { Command } from './command.js';
import { loadGame } from './games.js';
import { OK } from './io.js';
import { columns } from './text.js';

export const perftCommand: Command = {
  name: 'perft',
  usage: 'GAME',
  purpose: 'counts the sequences of decisions from the start: two versions of the rules that differ nearly always differ here',
  options: {
    depth: { type: 'string', value: 'N', text: 'up to so many decisions (3)' },
    ...setupOptions,
    json: { type: 'boolean', text: 'prints {game, rules, config, counts} as JSON' },
  },
  positionals: 1,
  run: async (given, io) => {
    const { game } = await loadGame(given.positionals[0]);
    const depth = given.count('depth', 3, 1, 12);
    const config = configFrom(game, given);
    const counts: number[] = [];
    const rows: (string | number)[][] = [['decisions', 'sequences', 'milliseconds']];
    for (let at = 1; at <= depth && !io.signal.aborted; at += 1) {
      const started = performance.now();
      counts.push(perft(game, config, at));
      rows.push([at, counts.at(-1) as number, Math.round(performance.now() - started)]);
    }
    if (given.flag('json')) io.out(JSON.stringify({ game: game.id, rules: game.rulesVersion, config, counts }));
    else for (const line of columns(rows)) io.out(line);
    return OK;
  },
};
