// npm start: from a bare checkout to a game that plays. Installs and builds what is missing and asks nothing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Nothing but Node may be imported before the tools are there.
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const npm = (...args) => execFileSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

if (!existsSync(join(root, 'node_modules'))) npm('ci', '--no-audit', '--no-fund');
npm('run', '-s', 'build');

const command = join(root, 'dist/cli.js');
if (existsSync(command)) {
  execFileSync(process.execPath, [command, 'demo', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
} else {
  const { loadGames } = await import('./games.mjs');
  const { playthrough } = await import('./playthrough.mjs');
  const lib = await import(pathToFileURL(join(root, 'dist/index.js')));
  const games = await loadGames();
  if (games.length === 0) console.log('Built. There is no game to play yet.');
  for (const game of games) {
    const { steps, hash, score } = playthrough(lib, game);
    const totals = score.players.map(({ total }) => total).join(' to ');
    console.log(`${game.id}: a whole game for ${game.seats[0]} players in ${steps} steps, ${totals}, position ${hash}`);
  }
}

// The page last: how to open it is the last line.
const { buildTable, tableAddress } = await import('./table.mjs');
await buildTable();
console.log(`A table to sit at: open ${tableAddress} in a browser.`);
