// npm run e2e: the package in a real browser. A fully bundled page plays a whole game of every kind and must end in
// the very position that Node ends in, without a word in the console. Then a server hosts a match of every game, and
// one page for each seat plays it, knowing its own view only. Then the page of docs/examples/react is played by clicking, and
// that of docs/table. `-- react` plays the one alone, `-- react merv` one game on it.
// `npm run e2e -- --accept` keeps the pictures as they are now; `-- table` plays the page alone, `-- table merv` some of it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { playReact } from '../e2e/react.mjs';
import { playTables } from '../e2e/table.mjs';
import { root } from './entries.mjs';
import { bundleProgram, gameModules, loadGames } from './games.mjs';
import { playthrough } from './playthrough.mjs';

function findBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const places = ['/usr/bin', '/usr/local/bin'].flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));
}

/** Debian's own browser, when this machine lets us have it. */
function installBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  console.log('No browser found; installing Debian\'s chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What is wrong when one page for each seat plays a match that a server hosts; nothing, if all is well. */
async function playOverServer(lib, game, openBrowser) {
  const { hostMatch } = await import('../../docs/examples/server.mjs');
  const { server: tableServer, keys, match } = hostMatch(game, { seats: Math.max(2, game.seats[0]) }, 'e2e');
  const tableOrigin = await listening(tableServer);
  const tabs = [];
  try {
    for (const key of keys) {
      const tab = await openBrowser.newPage();
      // The table is another origin, so the page asks through this bridge.
      await tab.exposeFunction('ask', async (path, body) => (await fetch(`${tableOrigin}${path}key=${key}`, body ? { method: 'POST', body } : undefined)).text());
      await tab.goto(`${origin}/`);
      await tab.waitForFunction('globalThis.results', undefined, { timeout: 60_000 });
      tabs.push(tab);
    }
    for (let turns = 0; turns < game.longest; turns += 1) {
      const actor = lib.actorOf(match());
      if (actor.type === 'over') break;
      const fault = await tabs[actor.seat].evaluate(async ([id, number]) => {
        const { view, version } = JSON.parse(await globalThis.ask('/view?'));
        const moves = globalThis.games[id].legalMovesFor(view);
        const move = moves[(number * 7919) % moves.length];
        const { refusal } = JSON.parse(await globalThis.ask('/move?', JSON.stringify({ version, move })));
        return refusal ? refusal.message : null;
      }, [game.id, turns]);
      if (fault) return fault;
    }
    const { seats } = match().config;
    const views = await Promise.all(tabs.map((tab) => tab.evaluate(async () => JSON.parse(await globalThis.ask('/view?')).view)));
    const right = views.length === seats && views.every((view, seat) => lib.equal(view, game.view(match().state, seat)));
    return lib.actorOf(match()).type === 'over' && right ? null : 'the match did not end, or a view is not the seat\'s own';
  } finally {
    for (const tab of tabs) await tab.close();
    tableServer.close();
    tableServer.closeAllConnections();
  }
}

execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' });
if (!findBrowser()) installBrowser();
const executablePath = findBrowser();
if (!executablePath) {
  console.log('SKIPPED: no chromium on this machine and none could be installed. Name one in CHROMIUM.');
  process.exit(0);
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const alones = { table: playTables, react: playReact };
if (Object.hasOwn(alones, words[0])) {
  const alone = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const { failed: broken } = await alones[words[0]](alone, words[1]).finally(() => alone.close());
  process.exit(broken === 0 ? 0 : 1);
}

const modules = gameModules();
const script = await bundleProgram(`
  import * as lib from 'caravanserai';
  import { gamesIn, playthrough } from './test/workshop/playthrough.mjs';
  ${modules.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`).join('\n')}
  const games = [${modules.map((_, index) => `m${index}`).join(', ')}].flatMap(gamesIn);
  globalThis.games = Object.fromEntries(games.map((game) => [game.id, game]));
  globalThis.results = games.map((game) => {
    const { steps, hash } = playthrough(lib, game);
    return { game: game.id, steps, hash };
  });
  document.body.textContent = JSON.stringify(globalThis.results);
`);
// The icon keeps the browser from asking for one and complaining.
const page = '<!doctype html><meta charset="utf-8"><title>caravanserai</title><link rel="icon" href="data:,"><body><script type="module" src="/game.js"></script>';
const server = createServer((request, response) => {
  const isScript = request.url === '/game.js';
  response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? script : page);
});
const listening = (one) => new Promise((resolve) => one.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${one.address().port}`)));
const origin = await listening(server);

const lib = await import(pathToFileURL(join(root, 'dist/index.js')));
const games = await loadGames();
const expected = games.map((game) => playthrough(lib, game));
let failed = 0;
let tables = 0;
let browser;
try {
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await browser.newPage();
  const complaints = [];
  tab.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()); });
  tab.on('pageerror', (error) => complaints.push(String(error)));
  await tab.goto(`${origin}/`);
  await tab.waitForFunction('globalThis.results', undefined, { timeout: 60_000 }).catch(() => {});
  const results = (await tab.evaluate('globalThis.results')) ?? [];
  for (const { game, steps, hash } of expected) {
    const same = results.some((result) => result.game === game && result.hash === hash);
    if (!same) failed += 1;
    console.log(`${same ? 'ok  ' : 'FAIL'} ${game}: ${steps} steps, the browser ends where Node does`);
  }
  for (const game of games) {
    const fault = await playOverServer(lib, game, browser);
    if (fault) failed += 1;
    console.log(`${fault ? 'FAIL' : 'ok  '} ${game.id}: ${fault ?? 'a page for each seat plays a whole match over a server'}`);
  }
  if (expected.length === 0) { failed += 1; console.log('FAIL no game to play'); }
  for (const complaint of complaints) { failed += 1; console.log(`FAIL console: ${complaint}`); }
  for (const pages of [await playReact(browser), await playTables(browser)]) {
    failed += pages.failed;
    tables += pages.count;
  }
  console.log(`page script: ${(script.length / 1000).toFixed(1)} kB`);
} finally {
  await browser?.close();
  server.close();
}
const all = 2 * expected.length + tables;
console.log(`${all - Math.min(failed, all)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
