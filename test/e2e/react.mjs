// The page of docs/examples/react, built as its first lines say and played in a browser by clicking alone.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../workshop/entries.mjs';

const folder = join(root, 'docs/examples/react');
const GAMES = ['voyages', 'marco-polo-2', 'merv'];
const MOST_LINES = 150;
/** No game takes as many clicks. */
const MOST_CLICKS = 6000;

async function served() {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.jsx')], bundle: true, write: false, minify: true, format: 'iife', platform: 'browser', jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'error',
  });
  const files = { '/': ['text/html', readFileSync(join(folder, 'index.html'))], '/page.css': ['text/css', readFileSync(join(folder, 'page.css'))], '/page.js': ['text/javascript', outputFiles[0].text] };
  const server = createServer(({ url }, response) => {
    const [type, body] = files[url] ?? ['text/plain', ''];
    response.writeHead(files[url] ? 200 : 404, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

/** In the page: clicks until the game is over. Grey places are asked now and then; each has to say why. */
async function playOut(most) {
  let last = 7;
  const random = () => { last = (last * 48271) % 2147483647; return last / 2147483647; };
  const drawn = () => new Promise((resolve) => { setTimeout(resolve); });
  const all = (query) => [...document.querySelectorAll(query)];
  const found = { clicks: 0, reasons: 0, mute: [], over: false, prompts: new Set(), undone: 0, longest: 0 };
  for (; found.clicks < most; found.clicks += 1) {
    const lit = all('.place.lit, .option');
    if (lit.length === 0) { found.over = true; break; }
    found.prompts.add(document.querySelector('[data-prompt]').textContent);
    if (found.clicks % 25 === 0) {
      const grey = all('.place.grey');
      const place = grey[Math.floor(random() * grey.length)];
      if (place && !document.querySelector('aside > .option')) {
        const before = document.querySelector('[data-prompt]').textContent;
        place.click();
        await drawn();
        const note = document.querySelector('[data-note]').textContent;
        if (note.length > 8 && document.querySelector('[data-prompt]').textContent === before) found.reasons += 1;
        else found.mute.push(`${place.dataset.place}: ${note}`);
      }
    }
    const before = performance.now();
    lit[Math.floor(random() * lit.length)].click();
    await drawn();
    found.longest = Math.max(found.longest, performance.now() - before);
    if (found.undone < 3 && found.clicks > 30 && document.querySelector('[data-undo]')) {
      document.querySelector('[data-undo]').click();
      found.undone += 1;
      await drawn();
    }
  }
  return { ...found, prompts: found.prompts.size, log: all('[data-log] li').length, scores: all('aside p b').map((one) => one.textContent) };
}

async function playGame(page, game, pictures) {
  const faults = [];
  await page.click(`[data-game="${game}"]`);
  await page.click('header [lang="en"]');
  const english = await page.textContent('[data-prompt]');
  await page.click('header [lang="ru"]');
  const russian = await page.textContent('[data-prompt]');
  if (english === russian || !/[а-я]{3}/.test(russian) || /[а-я]/.test(english)) faults.push(`the prompt is not in two languages: ${english} / ${russian}`);
  const logs = await page.$$eval('[data-log] li', (all) => all.map((one) => one.textContent).join(' '));
  if (!/[а-я]{3}/.test(logs)) faults.push('the log is not in Russian');
  await page.click('header [lang="en"]');
  if (pictures) {
    for (let click = 0; click < 60; click += 1) await page.evaluate((at) => { const lit = [...document.querySelectorAll('.place.lit, .option')]; lit[(at * 7919) % lit.length]?.click(); }, click);
    await page.waitForTimeout(200);
    await page.screenshot({ path: join(pictures, `react-${game}.png`) });
  }
  const found = await page.evaluate(playOut, MOST_CLICKS);
  if (!found.over) faults.push(`the game is not over after ${found.clicks} clicks`);
  if (found.reasons === 0) faults.push('no grey place said why');
  for (const mute of new Set(found.mute)) faults.push(`a grey place says nothing: ${mute}`);
  if (found.undone === 0) faults.push('nothing could be undone');
  if (found.log < 100) faults.push(`only ${found.log} lines in the log`);
  if (found.scores.length < 2) faults.push('no scores in the end');
  if (pictures) await page.screenshot({ path: join(pictures, `react-${game}-end.png`) });
  return { faults, note: `${found.clicks} clicks, ${found.prompts} prompts, ${found.reasons} reasons, longest ${Math.round(found.longest)} ms; ${found.scores.join(', ')}` };
}

/** Plays every game on the page to its end. Says how many checks failed. */
export async function playReact(browser, only, pictures) {
  const lines = readFileSync(join(folder, 'page.jsx'), 'utf8').trimEnd().split('\n').length;
  const { server, address } = await served();
  const chosen = GAMES.filter((game) => !only || game === only);
  let failed = 0;
  try {
    for (const game of chosen) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const faults = lines < MOST_LINES ? [] : [`page.jsx has ${lines} lines`];
      page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`); });
      page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error}`));
      await page.goto(address);
      const result = await playGame(page, game, pictures).catch((error) => ({ faults: [String(error).slice(0, 300)] }));
      faults.push(...result.faults);
      if (faults.length > 0) failed += 1;
      console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} React page, ${game}${result.note ? ` (${result.note})` : ''}`);
      for (const fault of new Set(faults)) console.log(`     ${fault}`);
      await page.close();
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return { failed, count: chosen.length };
}
