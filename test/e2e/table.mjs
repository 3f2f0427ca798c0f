// The page of docs/table, played in a browser by clicking alone.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workshop/entries.mjs';
import { buildTable, heavyGames, tableAddress, tableFolder } from '../workshop/table.mjs';

const GAMES = ['voyages', 'marco-polo-2', 'merv'];
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };
const PICTURES = join(root, 'docs/table/pictures');
const accept = process.argv.includes('--accept');

/** So many of a thousand points may differ in a picture: another word here and there, but no panel in another place. */
const MOST_DIFFERENT = 25;

/** What the page may keep its own thread for, in one go, and how soon it stands, in milliseconds. */
const LONGEST_TASK = 50;
const SOON = 1000;

/** What the first page takes is a fault where somebody knows the machine; CI only tells it. */
const slow = (faults, what) => { if (process.env.CI) console.log(`slow: ${what}`); else faults.push(what); };

/** So long, in milliseconds, others may move before the page is thought to hang; a slow machine takes its time. */
const PATIENCE = 60_000;

/** In the page: one click on something that is lit, in its place and not covered; `null` while others move. */
function clickOne(random) {
  // Looking for what to click is the test's own work and must not count as the page's; the click itself does.
  performance.mark('test-looks');
  const click = (one) => { setTimeout(() => { one.click(); }); };
  const visible = (one) => one.offsetParent !== null && one.getBoundingClientRect().width > 0;
  const dialog = document.querySelector('dialog[open]');
  if (dialog) { dialog.querySelector('.icon-button').click(); return 'closed'; }
  if (document.querySelector('.prompt h2 .dots')) return null;
  const go = [...document.querySelectorAll('.prompt .go')].find(visible);
  const answers = [...document.querySelectorAll('.choices .go, .choices .choice, .spot.is-lit, .spot.is-more')].filter(visible);
  if (!go && answers.length === 0) {
    const tab = document.querySelector('.tab-dot')?.closest('button');
    if (tab && visible(tab)) { tab.click(); return 'tab'; }
    return null;
  }
  // A turn ends when there is nothing else that is better.
  const others = answers.filter((one) => !one.matches('[data-end]'));
  const pool = others.length > 0 && random < .93 ? others : answers;
  const chosen = go ?? pool[Math.floor(random * 7919) % pool.length];
  chosen.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = chosen.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const covered = !hit || !(chosen.contains(hit) || hit.contains(chosen));
  const name = chosen.getAttribute('aria-label') ?? chosen.textContent;
  click(chosen);
  return covered ? `covered: ${name}` : `clicked: ${name}`;
}

/** Numbers from 0 to 1, always the same. */
function numbers(seed) {
  let last = seed;
  return () => {
    last = (last * 48271) % 2147483647;
    return last / 2147483647;
  };
}

async function openTable(browser, size, { address = tableAddress, before, ...options } = {}) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB', colorScheme: 'light', acceptDownloads: true, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`); });
  page.on('pageerror', (error) => faults.push(`error: ${error}`));
  page.on('request', (request) => { if (!/^(file|blob|data):/.test(request.url())) faults.push(`request to ${request.url()}`); });
  if (before) await page.addInitScript(before);
  await page.goto(address);
  return { page, faults, close: () => context.close() };
}

/** Begins a game by clicking through the first page. */
async function begin(page, game, { seats = 2, seed = 'e2e', real = false, bots = true } = {}) {
  await page.click(`.game-card:nth-child(${GAMES.indexOf(game) + 1})`);
  const least = game === 'merv' ? 1 : 2;
  for (let count = 2; count < seats; count += 1) await page.click('.setup .menu-buttons .plain:nth-child(1)');
  for (let count = 2; count > Math.max(seats, least); count -= 1) await page.click('.setup .menu-buttons .plain:nth-child(2)');
  if (!bots) for (const select of await page.$$('.sitter select')) await select.selectOption('');
  if (real) await page.click('#real');
  else await page.fill('#seed', seed);
  await page.waitForSelector('#begin[aria-disabled="false"]');
  await page.click('#begin');
  await page.waitForSelector('.prompt h2');
}

const isOver = (page) => page.evaluate(() => document.querySelector('.tabs') !== null && document.querySelector('.score .points') !== null && /over|окончена|Final|Итог/.test(`${document.querySelector('.prompt h2')?.textContent ?? ''}${document.querySelector('.score b')?.textContent ?? ''}`));

/** Plays on until the game is over, or so many clicks are done. */
async function playOn(page, { clicks = 1500, seed = 7, stopAt = Infinity } = {}) {
  const random = numbers(seed);
  const covered = [];
  let done = 0;
  let idle = null;
  let next = random();
  while (done < Math.min(clicks, stopAt)) {
    if (await page.evaluate(() => /The game is over|Игра окончена/.test(document.querySelector('.prompt h2')?.textContent ?? ''))) return { done, covered, over: true };
    const said = await page.evaluate(clickOne, next);
    if (said === null) {
      idle ??= Date.now();
      if (Date.now() - idle > PATIENCE) return { done, covered, over: false, stuck: await page.textContent('.prompt h2') };
      await page.waitForTimeout(12);
      continue;
    }
    idle = null;
    // Waiting takes no number: so the same clicks come, however quick the machine is.
    next = random();
    // Until it is drawn, and what follows from its being drawn (the tab that opens) is done.
    await page.evaluate(() => new Promise((resolve) => { setTimeout(() => { requestAnimationFrame(() => { requestAnimationFrame(() => { setTimeout(resolve, 5); }); }); }); }));
    if (said.startsWith('covered')) covered.push(said.slice(9));
    if (!said.startsWith('closed') && said !== 'tab') done += 1;
  }
  return { done, covered, over: false };
}

/**
 * What the page does on its own thread while something goes on: the length of its tasks in milliseconds of computing,
 * longest first. Other programs on this machine do not count, nor does what the test itself does in the page.
 */
async function tasksDuring(browser, page, deed) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  let result;
  let events;
  try {
    result = await deed();
  } finally {
    events = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  }
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`));
  const looks = events.filter(({ name }) => name === 'test-looks').map(({ ts }) => ts);
  const tasks = events.filter(({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && main.has(`${pid}/${tid}`));
  const own = tasks.filter(({ ts, dur }) => !looks.some((at) => at >= ts && at <= ts + dur));
  return { result, tasks: own.map(({ tdur }) => tdur / 1000).sort((a, b) => b - a) };
}

/** How long this machine computes at something that is always the same, beside the one the limits were set on. */
const paceOf = (page) => page.evaluate(() => {
  const once = () => {
    const begun = performance.now();
    let sum = 0;
    for (let at = 0; at < 3_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003;
    return performance.now() - begun + sum * 0;
  };
  return Math.max(1, Math.min(...Array.from({ length: 7 }, once)) / 12);
});

/**
 * Plays some moves and looks at the page's own tasks. What is too long once may be the browser's housekeeping; so it is a
 * fault only when it is too long again, in milliseconds of computing and measured by the pace of this machine.
 */
async function measuredPlay(browser, page, faults) {
  const pace = await paceOf(page);
  const first = await tasksDuring(browser, page, () => playOn(page, { stopAt: 25, seed: 12 }));
  if (!(first.tasks[0] > LONGEST_TASK * pace) || first.result.over) return first;
  const again = await tasksDuring(browser, page, () => playOn(page, { stopAt: 25, seed: 14 }));
  if (again.tasks[0] > LONGEST_TASK * pace) faults.push(`a task of ${again.tasks[0].toFixed(0)} ms on the page's own thread, after one of ${first.tasks[0].toFixed(0)} ms`);
  return { result: { ...again.result, done: first.result.done + again.result.done, covered: [...first.result.covered, ...again.result.covered] }, tasks: again.tasks };
}

let axe;
/** What axe finds wrong. */
async function axeFaults(page, where) {
  axe ??= readFileSync(join(tableFolder, 'node_modules/axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ['violations'], preload: false })).violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary.split('\n').slice(1, 2).join(' ').trim()})`).join(' | ')}`));
  return violations.map((violation) => `axe, ${where}: ${violation}`);
}

/** What the letters of this machine look like, and which browser draws: pictures can only be compared with ones made with the same. */
const lettersOf = (page) => page.evaluate(() => {
  const browser = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? '';
  const context = document.createElement('canvas').getContext('2d');
  return ['system-ui', 'Georgia', 'monospace'].map((font) => { context.font = `600 40px ${font}`; return context.measureText('Matteo Polo 0123 Самарканд').width.toFixed(1); }).concat(browser).join('/');
});

/** How many of a thousand points differ between two pictures. */
const difference = (page, a, b) => page.evaluate(async ([one, other]) => {
  const pixels = async (base64) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  const [first, second] = [await pixels(one), await pixels(other)];
  if (first.width !== second.width || first.height !== second.height) return 1000;
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4) if (Math.abs(first.data[at] - second.data[at]) + Math.abs(first.data[at + 1] - second.data[at + 1]) + Math.abs(first.data[at + 2] - second.data[at + 2]) > 48) count += 1;
  return (count / (first.data.length / 4)) * 1000;
}, [a.toString('base64'), b.toString('base64')]);

/** Takes a picture, or compares it with the kept one. */
async function picture(page, name, faults) {
  await page.evaluate(() => { globalThis.scrollTo(0, 0); document.activeElement?.blur(); });
  await page.mouse.move(1, 1);
  await page.waitForTimeout(60);
  const taken = await page.screenshot();
  const letters = await lettersOf(page);
  const file = join(PICTURES, `${name}.png`);
  const listFile = join(PICTURES, 'letters.json');
  const list = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
  if (accept || !existsSync(file)) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, taken);
    writeFileSync(listFile, `${JSON.stringify({ ...list, [name]: letters }, null, 1)}\n`);
    return 'taken';
  }
  if (list[name] !== letters) return 'other letters on this machine: not compared';
  const differs = await difference(page, taken, readFileSync(file));
  if (differs > MOST_DIFFERENT) {
    faults.push(`picture ${name} differs in ${differs.toFixed(1)} of 1000 points`);
    writeFileSync(join(PICTURES, `${name}.now.png`), taken);
  }
  return 'compared';
}

/** The whole position as it is drawn: the same position is drawn the same. */
const drawn = (page) => page.evaluate(() => [...document.querySelectorAll('.board, .players')].map((one) => one.innerHTML.replace(/ style="[^"]*"| class="[^"]*"| tabindex="[^"]*"| aria-[a-z]+="[^"]*"/g, '')).join('')).then((text) => createHash('sha256').update(text).digest('hex').slice(0, 12));

// A button that says why it does nothing is pressed as well.
const button = (page, name) => page.click(`.header button[aria-label="${name}"]`, { force: true });

/** Has the page speak a language. */
async function speak(page, language) {
  await page.click('.header button:is([aria-label="Menu"], [aria-label="Меню"])');
  await page.selectOption('.settings select', language);
  await page.click('.sheet-head .icon-button');
}

const checks = [];
const check = (name, deed) => checks.push([name, deed]);

for (const game of GAMES) {
  for (const [sizeName, size] of Object.entries(SIZES)) {
    check(`${game}, ${sizeName}: a whole game by clicking, against a bot`, async (browser) => {
      const { page, faults, close } = await openTable(browser, size);
      try {
        await begin(page, game, { seed: `${game}-${sizeName}` });
        faults.push(...await axeFaults(page, 'at the beginning'));
        const begun = Date.now();
        const first = await playOn(page, { stopAt: 25, seed: 11 });
        faults.push(...await axeFaults(page, 'in the game'));
        const { result: measured, tasks } = await measuredPlay(browser, page, faults);
        const played = measured.over ? measured : await playOn(page, { seed: 13 });
        if (!played.over) faults.push(`the game did not end after ${first.done + measured.done + played.done} clicks: ${played.stuck ?? ''}`);
        for (const one of new Set([...first.covered, ...measured.covered, ...played.covered])) faults.push(`lit but covered: ${one}`);
        // The score opens by itself, but not over a sheet that is open.
        if (await page.waitForSelector('.score .curve', { timeout: 8000 }).catch(() => null) === null) {
          await page.keyboard.press('Escape');
          await button(page, 'Score');
          await page.waitForSelector('.score .curve', { timeout: 12_000 }).catch(() => faults.push('no graph of points at the end'));
        }
        faults.push(...await axeFaults(page, 'at the end'));
        return { faults, note: `${first.done + measured.done + played.done} clicks in ${((Date.now() - begun) / 1000).toFixed(0)} s, longest task ${(tasks[0] ?? 0).toFixed(0)} ms of ${tasks.length}` };
      } finally { await close(); }
    });
  }
}

/**
 * In the page, before it loads: the views its game gives have figures where `crowd` says, so many in each of some places.
 * What is drawn is drawn by the page itself; only where the figures stand is made up.
 */
function crowdViews() {
  globalThis.crowd = null;
  const crowded = (game, places) => ({
    ...game,
    view: (state, seat) => {
      const view = game.view(state, seat);
      if (!globalThis.crowd) return view;
      const { count, part, of } = globalThis.crowd;
      const there = places.filter((_, at) => at % of === part);
      return { ...view, players: [0, 1, 2, 3].map((at) => ({ ...view.players[at % view.players.length], figures: at < count ? there : [] })) };
    },
  });
  globalThis.caravanseraiGames = new Proxy({}, {
    set: (games, id, make) => {
      games[id] = () => {
        const engine = make();
        return { ...engine, gameWith: (values) => crowded(engine.gameWith(values), engine.contentWith(values).map.places.map((place) => place.id)) };
      };
      return true;
    },
  });
}

/** So many pixels something may reach over something else: shapes are round, and letters do not fill their boxes; a crowd has round edges, too. */
const touchOf = (count) => (count > 2 ? 9 : 6);

/** In the page: figures that cover something, with what they cover and how deep, in pixels. */
function coveredByFigures(most) {
  const map = document.querySelector('.map');
  const frame = map.getBoundingClientRect();
  const all = (what, name) => [...map.querySelectorAll(what)].map((one) => ({ name: name(one), box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  const things = [
    ...all('.price', ({ dataset }) => `the price of ${dataset.road}`), ...all('.node-label', ({ textContent }) => `the name ${textContent}`), ...all('.posts', () => 'posts'), ...all('.shield', () => 'a shield'),
    ...all('.beside > *', (one) => `a card (${(one.querySelector('[aria-label]') ?? one).getAttribute('aria-label') ?? one.textContent})`), ...all('.node', ({ dataset }) => dataset.space),
  ];
  const figures = all('.figure .body', (one) => one.closest('.figure').dataset.place);
  const depth = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return figures.flatMap((one, at) => [
    // The place where it stands may be covered at its edge, its fellows there by half.
    ...things.filter(({ name, box }) => depth(one.box, box) > (name === one.name ? 15 : most)).map(({ name }) => `a figure in ${one.name} covers ${name}`),
    ...figures.slice(at + 1).filter(({ name, box }) => name !== one.name && depth(one.box, box) > most).map(({ name }) => `figures in ${one.name} and ${name} touch`),
    ...(Math.max(frame.left - one.box.left, frame.top - one.box.top, one.box.right - frame.right, one.box.bottom - frame.bottom) > 3 ? [`a figure in ${one.name} reaches over the edge`] : []),
  ]);
}

for (const game of ['voyages', 'marco-polo-2']) {
  check(`${game}: figures on the map cover nothing, wherever they stand and however many`, async (browser) => {
    const faults = [];
    let looks = 0;
    const buffer = readFileSync(await keptGame(game));
    for (const size of [SIZES.phone, { width: 820, height: 1100 }, { width: 1280, height: 800 }]) {
      const table = await openTable(browser, size, { before: crowdViews });
      const { page } = table;
      try {
        await page.setInputFiles('.setup-kept input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer });
        await page.waitForFunction(() => document.querySelectorAll('.entry').length > 3, undefined, { timeout: 20_000 });
        if (size === SIZES.phone) await page.click('.tabs button:nth-child(2)');
        // There are six figures in all at most: one everywhere is more than there can be, and so are four in every fifth place.
        for (const [count, of] of [[1, 1], [2, 2], [3, 5], [4, 5]]) {
          for (let part = 0; part < of; part += 1) {
            await page.evaluate((crowd) => { document.querySelector('dialog[open]')?.close(); globalThis.crowd = crowd; }, { count, part, of });
            await page.keyboard.press(',');
            await page.waitForFunction(([some, parts, at]) => document.querySelectorAll('.figure').length === some * Math.ceil((document.querySelectorAll('.node').length - at) / parts), [count, of, part]);
            looks += 1;
            faults.push(...(await page.evaluate(coveredByFigures, touchOf(count))).map((fault) => `${size.width} wide, ${count} in a place: ${fault}`));
          }
        }
        faults.push(...table.faults);
      } finally { await table.close(); }
    }
    return { faults, note: `${looks} positions` };
  });
}

check('merv, solo against the magistrate', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'merv', { seats: 1, seed: 'solo' });
    const played = await playOn(page, { seed: 5 });
    if (!played.over) faults.push(`the game did not end: ${played.stuck ?? ''}`);
    return { faults, note: `${played.done} clicks` };
  } finally { await close(); }
});

check('undo, redo, the limit of undo, replay and branch', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'voyages', { seed: 'undo', bots: false });
    await button(page, 'Undo');
    const limit = await page.textContent('.reason');
    if (!limit.includes('Nothing has been played by you yet')) faults.push(`not the limit of undo before any move: ${limit}`);
    if (!(await page.textContent('[role="status"]')).includes(await page.textContent('.prompt h2'))) faults.push('the question is not read out');
    await playOn(page, { stopAt: 6, seed: 3 });
    await page.keyboard.press('Escape');
    // Some move of several that can be taken back.
    let isUndone = false;
    for (let tries = 0; tries < 12; tries += 1) {
      const before = await drawn(page);
      await playOn(page, { stopAt: 1, seed: 20 + tries });
      const after = await drawn(page);
      if (after === before) continue;
      await button(page, 'Undo');
      if ((await drawn(page)) !== before) continue;
      await button(page, 'Redo');
      if ((await drawn(page)) !== after) faults.push('redo does not lead where the move led');
      isUndone = true;
      break;
    }
    if (!isUndone) faults.push('nothing could be undone');
    for (let back = 0; back < 99 && await page.getAttribute('.header-buttons .icon-button', 'aria-disabled') === 'false'; back += 1) await button(page, 'Undo');
    await button(page, 'Undo');
    const end = await page.textContent('.reason');
    if (!end.includes('undo ends') && !end.includes('Nothing has been played by you yet')) faults.push(`no word about the limit of undo: ${end}`);
    await playOn(page, { stopAt: 20, seed: 4 });
    await page.keyboard.press('Escape');
    const present = await drawn(page);
    for (let back = 0; back < 4; back += 1) await page.keyboard.press(',');
    if ((await drawn(page)) === present) faults.push('stepping back shows the same position');
    await page.click('.replay-bar [aria-label="To the present"]');
    if ((await drawn(page)) !== present) faults.push('the present looks otherwise after stepping back and forth');
    for (let back = 0; back < 6; back += 1) await page.keyboard.press(',');
    await page.click('.replay-bar .plain');
    if (await page.$('.replay-bar')) faults.push('no branch was made');
    return { faults };
  } finally { await close(); }
});

check('save, load and link', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'marco-polo-2', { seed: 'save', bots: false });
    await playOn(page, { stopAt: 30, seed: 9 });
    await page.keyboard.press('Escape');
    const before = await drawn(page);
    await button(page, 'Menu');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.menu-buttons .plain:first-child')]);
    const file = await download.path();
    await page.click('.sheet-head .icon-button');
    await playOn(page, { stopAt: 8, seed: 10 });
    await button(page, 'Menu');
    await page.setInputFiles('.menu-buttons input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer: readFileSync(file) });
    await page.waitForTimeout(400);
    if ((await drawn(page)) !== before) faults.push('the loaded game looks otherwise');
    await button(page, 'Menu');
    await page.click('.menu-buttons .plain:nth-child(3)');
    await page.waitForFunction(() => document.querySelector('#link')?.value.includes('#g='));
    const link = await page.inputValue('#link');
    const other = await openTable(browser, SIZES.wide, { address: link });
    await other.page.waitForSelector('.prompt h2');
    await other.page.waitForTimeout(300);
    if ((await drawn(other.page)) !== before) faults.push('the linked game looks otherwise');
    faults.push(...other.faults);
    await other.close();
    return { faults, note: `the link has ${link.length} signs` };
  } finally { await close(); }
});

check('real dice, cards and tiles', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'voyages', { real: true, bots: false });
    const random = numbers(77);
    for (let asked = 0; asked < 400 && await page.$('.real'); asked += 1) {
      await page.evaluate((n) => {
        const done = document.querySelector('.real .go');
        if (done.getAttribute('aria-disabled') !== 'true') { done.click(); return; }
        const options = [...document.querySelectorAll('.luck-options .choice')];
        options[Math.floor(n * options.length)].click();
      }, random());
    }
    if (await page.$('.real')) faults.push('the page goes on asking for luck');
    const played = await playOn(page, { stopAt: 5, seed: 8 });
    if (played.done === 0) faults.push('nothing can be played');
    return { faults };
  } finally { await close(); }
});

check('the language is switched while playing, and a hint is given with its reason', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'voyages', { seed: 'words' });
    await playOn(page, { stopAt: 6, seed: 2 });
    await page.keyboard.press('Escape');
    await button(page, 'Menu');
    await page.selectOption('.settings select', 'ru');
    await page.click('.sheet-head .icon-button');
    await page.waitForFunction(() => !document.querySelector('.prompt h2 .dots'));
    if (!/[а-я]/i.test(await page.textContent('.prompt h2'))) faults.push('the question is not Russian');
    faults.push(...await axeFaults(page, 'in Russian'));
    const played = await playOn(page, { stopAt: 10, seed: 6 });
    if (played.done < 10) faults.push('the game does not go on in Russian');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.prompt h2 .dots'));
    // Where there is but one thing to do, nothing is worth more than anything else.
    for (let tries = 0; tries < 9 && await page.$('.choices .go'); tries += 1) {
      await playOn(page, { stopAt: 1, seed: 40 + tries });
      await page.waitForFunction(() => !document.querySelector('.prompt h2 .dots'));
    }
    await page.keyboard.press('h');
    await page.waitForSelector('.hint b', { timeout: 20_000 });
    if (!/очк/.test(await page.textContent('.hint'))) faults.push('the hint does not say what the move is worth');
    return { faults };
  } finally { await close(); }
});

check('what a bot considered is told, but not what it decided in secret', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'marco-polo-2', { seed: 'look' });
    const read = [];
    for (let click = 0; click < 30; click += 1) {
      await playOn(page, { stopAt: 1, seed: 11 + click });
      const opened = await page.evaluate(() => {
        const link = [...document.querySelectorAll('.prompt .rule-link')].find(({ textContent }) => textContent.includes('considered'));
        link?.click();
        return link !== undefined;
      });
      if (opened) read.push(await page.textContent('.hint'));
    }
    if (read.length === 0) faults.push('nothing a bot considered was told');
    // A goal card is kept in secret (MP2-INFO-1), and nothing else of that game is.
    for (const text of new Set(read)) if (/goal card/i.test(text)) faults.push(`told in secret: ${text}`);
    return { faults, note: `${new Set(read).size} read` };
  } finally { await close(); }
});

check('stopped bots stay where they are until they are told to go on', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    // A game among bots alone: whoever stops one must not see the next one begin.
    for (const select of await page.$$('.sitter select')) await select.selectOption('medium');
    await page.waitForSelector('#begin[aria-disabled="false"]');
    await page.click('#begin');
    const entries = () => page.evaluate(() => document.querySelectorAll('.entry').length);
    await page.waitForFunction(() => document.querySelectorAll('.entry').length > 3);
    for (const [language, title, button] of [['en', /^Stopped\. (Red|Blue) moves next/, 'Go on'], ['ru', /^Остановлено\. Следующим ходит (Красный|Синий)/, 'Дальше']]) {
      // Between two moves of a bot there is no button for a moment.
      await page.waitForFunction(() => {
        const stop = [...document.querySelectorAll('.prompt-buttons .plain')].find(({ textContent }) => /^(Stop|Стоп)$/.test(textContent));
        stop?.click();
        return stop;
      });
      // It takes what it has found, and then nobody thinks.
      await page.waitForFunction(() => document.querySelector('.prompt .go') && !document.querySelector('.person .dots'));
      await speak(page, language);
      const text = await page.textContent('.prompt h2');
      if (!title.test(text.trim())) faults.push(`the question does not say that the bots are stopped: ${text}`);
      if ((await page.textContent('.prompt .go')) !== button) faults.push(`the button says ${await page.textContent('.prompt .go')}`);
      const before = await entries();
      // More than the pace of a bot that shows its moves.
      await page.waitForTimeout(900);
      if (await entries() !== before) faults.push('a bot has moved although it was stopped');
      faults.push(...await axeFaults(page, `stopped, ${language}`));
      await page.click('.prompt .go');
      await page.waitForFunction((count) => document.querySelectorAll('.entry').length > count || /The game is over|Игра окончена/.test(document.querySelector('.prompt h2').textContent), before, { timeout: 20_000 });
    }
    return { faults };
  } finally { await close(); }
});

check('a city that cannot be chosen says how one gets there', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'voyages', { seed: 'why', bots: false });
    // Up to the first turn: characters and gifts come before it.
    for (let tries = 0; tries < 40 && !/choose a space/.test(await page.textContent('.prompt h2')); tries += 1) await playOn(page, { stopAt: 1, seed: 60 + tries });
    const said = async () => { await page.click('.node[data-space="karachi"]', { force: true }); return page.textContent('.reason'); };
    const english = await said();
    if (!/travelling.*VOY-(TRAVEL|SPACE)/.test(english)) faults.push(`in English: ${english}`);
    await speak(page, 'ru');
    const russian = await said();
    if (!/путешествием.*VOY-(TRAVEL|SPACE)/.test(russian)) faults.push(`in Russian: ${russian}`);
    return { faults };
  } finally { await close(); }
});

check('pointing at a space that takes several dice tells an instance, with its die and what it brings', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await begin(page, 'voyages', { seed: 'why', bots: false });
    for (let tries = 0; tries < 40 && !/choose a space/.test(await page.textContent('.prompt h2')); tries += 1) await playOn(page, { stopAt: 1, seed: 60 + tries });
    // The five coins take any one die (VOY-COINS-1); with two players a neutral die lies there, so that the die's value is paid (VOY-COINS-2).
    await page.hover('.space-panel[data-space="fiveCoins"]');
    const said = await page.textContent('.reason.preview');
    const [, die] = /^For instance: .*own (\d)/.exec(said) ?? [];
    if (!die || !said.includes(`+${5 - Number(die)}`)) faults.push(`it says: ${said}`);
    return { faults };
  } finally { await close(); }
});

check('on a wide screen the question and the hand are in sight without scrolling', async (browser) => {
  const faults = [];
  for (const [game, hand] of [['voyages', '.tray .hand'], ['marco-polo-2', '.tray .hand'], ['merv', '.merv-tray .own-cube']]) {
    const { page, faults: others, close } = await openTable(browser, { width: 1280, height: 800 });
    try {
      await page.setInputFiles('.setup-kept input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer: readFileSync(await keptGame(game)) });
      await page.waitForFunction(() => document.querySelectorAll('.entry').length > 3, undefined, { timeout: 20_000 });
      await page.evaluate(() => { document.querySelector('dialog[open]')?.close(); });
      const hidden = await page.evaluate((what) => ['.prompt', what].filter((one) => {
        const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top < 0 || bottom > innerHeight || !document.querySelector(one).closest('.panel, .prompt').contains(hit);
      }), hand);
      faults.push(...hidden.map((one) => `${game}: ${one} is out of sight`));
      // Nothing of the board lies under what stands beside it.
      const wide = await page.evaluate(() => Math.max(...[...document.querySelectorAll('.board .panel')].map((one) => one.getBoundingClientRect().right)) - document.querySelector('.rail').getBoundingClientRect().left);
      if (wide > 0) faults.push(`${game}: the board reaches ${wide.toFixed(0)} pixels under the rail`);
      faults.push(...others);
    } finally { await close(); }
  }
  return { faults };
});

check('by the keyboard alone', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    const press = (key) => page.keyboard.press(key);
    await page.waitForSelector('#begin[aria-disabled="false"]');
    await page.focus('#begin');
    await press('Enter');
    await page.waitForSelector('.prompt h2');
    const said = () => page.textContent('.log');
    const random = numbers(31);
    let decided = 0;
    let before = await said();
    for (let keys = 0; keys < 400 && decided < 30; keys += 1) {
      if (await page.$('dialog[open]')) { await press('Escape'); continue; }
      await page.waitForFunction(() => !document.querySelector('.prompt h2 .dots'), undefined, { timeout: 20_000 });
      const steps = 1 + Math.floor(random() * 4);
      for (let step = 0; step < steps; step += 1) await press('n');
      const outlined = await page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? false);
      if (!outlined) { faults.push('the focus cannot be seen'); break; }
      await press('Enter');
      const after = await said();
      if (after !== before) decided += 1;
      before = after;
    }
    if (decided < 30) faults.push(`only ${decided} moves were made`);
    await press('?');
    if (!await page.$('table.keys')) faults.push('no list of keys');
    return { faults };
  } finally { await close(); }
});

check('the first page stands within a second', async (browser) => {
  const { page, faults, close } = await openTable(browser, SIZES.wide);
  try {
    await page.waitForSelector('#begin');
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    if (paint > SOON) slow(faults, `it took ${paint.toFixed(0)} ms`);
    faults.push(...await axeFaults(page, 'the first page'));
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...await axeFaults(page, 'the first page, dark'));
    return { faults, note: `${paint.toFixed(0)} ms` };
  } finally { await close(); }
});

/** So many pictures of each game, spread evenly over a kept one. */
const MOMENTS = 6;

/** A kept game, to be looked at in six moments: played by bots that plan, so that it looks like one that people play. */
async function keptGame(id) {
  const file = join(PICTURES, `${id}.json`);
  if (!accept && existsSync(file)) return file;
  const from = (entry) => import(pathToFileURL(join(root, `dist/${entry}.js`)).href);
  const [lib, { botNamed }, entry] = [await from('index'), await from('bots'), await from(id)];
  const game = entry[{ voyages: 'voyages', 'marco-polo-2': 'marcoPolo2', merv: 'merv' }[id]];
  let match = lib.start(game, { seats: 3 }, lib.seeded('pictures'));
  const bot = botNamed('medium', game, entry.evaluation);
  // Up to the last decision: a game that is over opens its score.
  let last = match;
  for (let step = 0; lib.actorOf(match).type === 'seat'; step += 1) {
    last = match;
    const { seat } = lib.actorOf(match);
    const view = game.view(match.state, seat);
    match = lib.play(match, bot.choose({ seat, view, moves: game.legalMovesFor(view), random: lib.randomFrom(`pictures/${step}`) }));
  }
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ replay: lib.toReplay(last) }, null, 1)}\n`);
  return file;
}

check('merv: the wall shows the pieces that were placed (MERV-WALL-3)', async (browser) => {
  const table = await openTable(browser, SIZES.wide, {});
  try {
    await table.page.setInputFiles('.setup-kept input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer: readFileSync(await keptGame('merv')) });
    await table.page.waitForFunction(() => document.querySelectorAll('.entry').length > 3, undefined, { timeout: 20_000 });
    const { told, shown } = await table.page.evaluate(() => ({
      told: [...document.querySelector('.log').textContent.matchAll(/Places an? (\w+) (?:wall segment|gate) \(price \d\) at ([NESW]\d)/g)].map(([, colour, slot]) => `${slot}: ${colour}`),
      shown: [...document.querySelectorAll('.wall-slot.is-built')].map((slot) => /([NESW]\d: \w+)/.exec(slot.getAttribute('aria-label'))?.[1] ?? ''),
    }));
    const faults = [...table.faults, ...told.filter((one) => !shown.includes(one)).map((one) => `told, but not shown: ${one}`)];
    return { faults: told.length === 0 ? ['no piece of the wall was placed in the kept game'] : faults, note: `${told.length} pieces` };
  } finally { await table.close(); }
});

for (const game of GAMES) {
  check(`${game}: pictures`, async (browser) => {
    const notes = new Set();
    const faults = [];
    const file = await keptGame(game);
    const buffer = readFileSync(file);
    const { steps } = JSON.parse(buffer).replay;
    for (const [name, size, colorScheme] of [['wide-light', SIZES.wide, 'light'], ['phone-dark', SIZES.phone, 'dark']]) {
      const table = await openTable(browser, size, { colorScheme });
      try {
        for (let moment = 1; moment <= MOMENTS; moment += 1) {
          await table.page.goto('about:blank');
          await table.page.goto(tableAddress);
          await table.page.setInputFiles('.setup-kept input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer });
          await table.page.waitForFunction((all) => document.querySelectorAll('.entry').length > 3 || document.querySelector('.problem') || all === 0, steps.length, { timeout: 20_000 });
          const problem = await table.page.$('.problem');
          if (problem) throw new Error(`the kept game cannot be opened (${await problem.textContent()}): take the pictures anew with --accept`);
          // Look back to the moment and go on from there, so that what can be chosen is lit.
          // Where the last decisions settle themselves the game is over, and its score opens whenever it is reckoned.
          for (let tries = 0; tries < 20 && !await table.page.$('.replay-bar'); tries += 1) {
            await table.page.keyboard.press('Escape');
            await table.page.keyboard.press(',');
            await table.page.waitForTimeout(20);
          }
          await table.page.evaluate((at) => {
            const range = document.querySelector('.replay-bar input');
            range.value = String(at);
            range.dispatchEvent(new Event('input', { bubbles: true }));
          }, Math.floor((steps.length * moment) / MOMENTS) - (moment === MOMENTS ? 1 : 0));
          await table.page.click('.replay-bar .plain');
          await table.page.waitForTimeout(300);
          notes.add(await picture(table.page, `${game}-${name}-${moment}`, faults));
          if (moment === 4) faults.push(...await axeFaults(table.page, name));
        }
        faults.push(...table.faults);
      } finally { await table.close(); }
    }
    return { faults, note: [...notes].join('; ') };
  });
}

/** Plays all of it. Says how many checks failed. */
export async function playTables(browser, only) {
  await buildTable();
  let failed = 0;
  const heavy = heavyGames();
  if (heavy.length > 0) { failed += 1; console.log(`FAIL the page is too heavy: ${heavy.join(', ')}`); }
  for (const [name, deed] of checks) {
    if (only && !name.includes(only)) continue;
    let result;
    try {
      result = await deed(browser);
    } catch (error) {
      result = { faults: [error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)] };
    }
    const { faults, note } = result;
    if (faults.length > 0) failed += 1;
    console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} table, ${name}${note ? ` (${note})` : ''}`);
    for (const fault of new Set(faults)) console.log(`     ${fault}`);
  }
  return { failed, count: checks.length };
}
