// Plays the same choices through an older build and this one, and says where they differ: who acts, how many moves there
// are, which, what luck is asked, the itemised scores. The order of lists may differ, and names as renames.mjs says.
//
//   npm run -s build && node test/workshop/same.mjs GAME --before DIR [--games N] [--seed S] [--after DIR] [--only K]
//
// DIR/dist is a build. Every fourth game is played with other component values. `--only K` plays the K-th game alone and
// tells its steps. Leaves with 1 at the first difference.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './entries.mjs';
import { renames } from './renames.mjs';
import { configOf, numbers, packsOf } from './same/games.mjs';
import { requestText, scoreText, texts } from './same/texts.mjs';

const GAMES = { voyages: 'voyages', 'marco-polo-2': 'marcoPolo2', merv: 'merv' };

const [name, ...rest] = process.argv.slice(2);
const option = (word, otherwise) => (rest.includes(`--${word}`) ? rest[rest.indexOf(`--${word}`) + 1] : otherwise);
if (!Object.hasOwn(GAMES, name) || option('before') === undefined) {
  console.error(`usage: same.mjs ${Object.keys(GAMES).join('|')} --before DIR [--games N] [--seed S] [--after DIR] [--only K]`);
  process.exit(2);
}

const load = async (folder) => import(pathToFileURL(join(resolve(folder), 'dist', `${name}.js`)));
const [before, after] = [await load(option('before')), await load(option('after', root))];
const table = renames[name];
const oldText = texts(table);
const newText = texts(table.now ?? null);

/** The games with the standard values, and with others. */
const pairs = [[before[GAMES[name]], after[GAMES[name]]], ...(await packsOf(name, before, after))];

class Difference extends Error {}

function compare(what, one, other) {
  if (one !== other) throw new Difference(`${what}\n  before: ${one}\n  after:  ${other}`);
}

/** Moves with their texts, sorted by them. */
function sorted(moves, text) {
  return moves.map((move) => ({ move, text: text(move) })).sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0));
}

function firstDifference(one, other) {
  const at = one.findIndex(({ text }, place) => text !== other[place]?.text);
  const lacking = (list, from) => list.filter(({ text }) => !from.some((each) => each.text === text)).slice(0, 5).map(({ text }) => text).join(' | ');
  return at < 0 ? null : `only before: ${lacking(one, other)}\n  only after:  ${lacking(other, one)}`;
}

/** What luck decides, for both: the same places of what is asked, in order. */
function outcomes(one, other, random) {
  if (one.kind === 'roll') {
    const rolled = Array.from({ length: one.dice }, () => 1 + Math.floor(random() * one.sides));
    return [rolled, rolled];
  }
  const pool = one.from.map((id) => ({ id, now: table.ids[id] ?? id })).sort((a, b) => (a.now < b.now ? -1 : 1));
  const drawn = Array.from({ length: one.count }, () => pool.splice(Math.floor(random() * pool.length), 1)[0]);
  return [drawn.map(({ id }) => id), drawn.map(({ now }) => now)];
}

function playBoth(seed, tell) {
  const random = numbers(seed);
  const [old, now] = pairs[seed % 4 === 3 ? 1 + (Math.floor(seed / 4) % Math.max(pairs.length - 1, 1)) : 0] ?? pairs[0];
  const config = configOf(old, random, now, table);
  tell(`config ${JSON.stringify(config)}`);
  const states = [old.inPlace.clone(old.setup(config.before)), now.inPlace.clone(now.setup(config.after))];
  let steps = 0;
  for (; ; steps += 1) {
    const [actor, actorNow] = [old.actor(states[0]), now.actor(states[1])];
    compare('who acts', JSON.stringify(actor), JSON.stringify(actorNow));
    if (actor.type === 'over') break;
    if (actor.type === 'chance') {
      const [asked, askedNow] = [old.chance(states[0]), now.chance(states[1])];
      compare('what luck is asked', requestText(asked, table), requestText(askedNow, null));
      const [one, other] = outcomes(asked, askedNow, random);
      tell(`luck ${requestText(askedNow, null).slice(0, 100)} -> ${other}`);
      old.inPlace.resolve(states[0], one);
      now.inPlace.resolve(states[1], other);
      continue;
    }
    const [moves, movesNow] = [sorted(old.legalMoves(states[0]), oldText), sorted(now.legalMoves(states[1]), newText)];
    const found = firstDifference(moves, movesNow) ?? firstDifference(movesNow, moves);
    if (found !== null) throw new Difference(`seat ${actor.seat} has ${moves.length} moves before, ${movesNow.length} after\n  ${found}`);
    const choice = Math.floor(random() * moves.length);
    tell(`seat ${actor.seat}: ${movesNow[choice].text} (of ${moves.length})`);
    old.inPlace.play(states[0], moves[choice].move);
    now.inPlace.play(states[1], movesNow[choice].move);
  }
  compare('the scores', scoreText(old.score(states[0]), table), scoreText(now.score(states[1]), null));
  return steps;
}

const count = Number(option('games', 200));
const first = Number(option('seed', 1));
const only = option('only');
const started = performance.now();
let steps = 0;
for (let seed = only === undefined ? first : Number(only); seed < (only === undefined ? first + count : Number(only) + 1); seed += 1) {
  const told = [];
  try {
    steps += playBoth(seed, only === undefined ? (line) => { told.push(line); if (told.length > 12) told.splice(1, 1); } : (line) => { console.log(line); });
  } catch (error) {
    console.error(`${name}: game ${seed} differs: ${error instanceof Difference ? error.message : error.stack}\n${told.map((line) => `    ${line}`).join('\n')}\n  again with --only ${seed}`);
    process.exit(1);
  }
}
console.log(`${name}: ${only === undefined ? count : 1} games, ${steps} steps, ${pairs.length - 1} other sets of values: the same throughout (${((performance.now() - started) / 1000).toFixed(0)} s)`);
