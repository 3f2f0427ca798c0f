// How fast an older build and this one are, beside each other: the same games in turn, in seconds of the processor.
//
//   npm run -s build && node test/workshop/beside.mjs [GAME…] --before DIR [--seats N] [--rounds N]
//
// DIR/dist is a build. Every task has a slice of every round in both; a figure is the median of the rounds. Each is warmed
// up first for as long as the compiler needs: after one second it still doubles its pace, after two it is steady. It needs a
// quiet machine as little as `npm run bench` does, and is for a look between two changes, not for the page.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './entries.mjs';

const GAMES = { voyages: 'voyages', 'marco-polo-2': 'marcoPolo2', merv: 'merv' };
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' }, seats: { type: 'string' }, rounds: { type: 'string' } } });
const chosen = positionals.length > 0 ? positionals : Object.keys(GAMES);
if (options.before === undefined || chosen.some((name) => !Object.hasOwn(GAMES, name))) {
  console.error(`usage: beside.mjs [${Object.keys(GAMES).join('|')}…] --before DIR [--seats N] [--rounds N]`);
  process.exit(2);
}

/** A build of a game, loaded for one task alone, so that others have no part in how it is compiled. */
async function load(folder, name, task) {
  const module = async (entry) => import(`${pathToFileURL(join(resolve(folder), 'dist', `${entry}.js`)).href}`);
  const [library, game, bots] = [await module('index'), await module(name), await module('bots')];
  library.freezeStates(false);
  return { library, game: game[GAMES[name]], evaluation: game.evaluation, bots, task };
}

/** Plays a random game: `step` takes a decision, `luck` what luck decides. */
function playing({ library, game }, seats, step, luck) {
  let at = 0;
  return () => {
    const random = library.randomFrom(`beside ${(at += 1) % 100}`);
    let state = game.inPlace.clone(game.setup({ seats }));
    for (let decisions = 0; ;) {
      const actor = game.actor(state);
      if (actor.type === 'over') return decisions;
      if (actor.type === 'chance') state = luck(game, state, library.sample(game.chance(state), random));
      else {
        state = step(game, state, game.inPlace.pick(state, random));
        decisions += 1;
      }
    }
  };
}

const lucky = (game, state, outcome) => {
  game.inPlace.resolve(state, outcome);
  return state;
};
const tasks = {
  'games in place': (copy, seats) => playing(copy, seats, (game, state, move) => { game.inPlace.play(state, move); return state; }, lucky),
  'games by apply': (copy, seats) => playing(copy, seats, (game, state, move) => game.apply(state, move), (game, state, outcome) => game.resolve(state, outcome)),
  'games by cloneAndPlay': (copy, seats) => playing(copy, seats, (game, state, move) => game.cloneAndPlay(state, move), lucky),
  clone: (copy, seats) => eachPosition(copy, seats, ({ game }, state) => game.inPlace.clone(state)),
  legalMoves: (copy, seats) => eachPosition(copy, seats, ({ game }, state) => game.legalMoves(state)),
  view: (copy, seats) => eachPosition(copy, seats, ({ game }, state) => game.view(state, 0)),
  replay: (copy, seats) => {
    const { library, game } = copy;
    let match = library.start(game, { seats }, library.seeded('beside'));
    const random = library.randomFrom('beside');
    let decisions = 0;
    for (; game.actor(match.state).type === 'seat'; decisions += 1) match = library.play(match, game.inPlace.pick(match.state, random));
    const replay = library.toReplay(match);
    return () => { library.fromReplay(game, replay); return decisions; };
  },
  search: (copy, seats) => {
    const { bots, game, evaluation, library } = copy;
    // As boardgame.io's bot works: blind play-outs, and no look ahead before the search.
    const bot = bots.ismcts(game, { iterations: 200, depth: 50, finish: 0, draws: 1, ordered: false, evaluation });
    const found = positions(copy, seats).filter((state) => game.legalMoves(state).length > 5);
    let at = 0;
    return () => {
      const state = found[(at += 1) % found.length];
      const { seat } = game.actor(state);
      bot.choose({ seat, view: game.view(state, seat), moves: game.legalMoves(state), random: library.randomFrom(`search ${at}`) });
      return 200;
    };
  },
};

function positions(copy, seats) {
  const found = [];
  const play = playing(copy, seats, (game, state, move) => {
    if (found.length < 400) found.push(game.inPlace.clone(state));
    game.inPlace.play(state, move);
    return state;
  }, lucky);
  while (found.length < 400) play();
  return found;
}

function eachPosition(copy, seats, work) {
  const found = positions(copy, seats);
  return () => {
    for (const state of found) work(copy, state);
    return found.length;
  };
}

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How much a task gets done in a second of the processor. */
function rate(task, slice) {
  const from = seconds();
  let done = 0;
  let spent = 0;
  do {
    done += task();
    spent = seconds() - from;
  } while (spent < slice);
  return done / spent;
}

const median = (values) => values.slice().sort((one, other) => one - other)[Math.floor(values.length / 2)];

for (const name of chosen) {
  for (const [what, make] of Object.entries(tasks)) {
    try {
      const copies = [await load(options.before, name, what), await load(root, name, what)];
      const pair = copies.map((copy) => make(copy, Number(options.seats ?? copy.game.seats[1])));
      for (const task of pair) rate(task, 2);
      const found = [[], []];
      for (let round = 0; round < Number(options.rounds ?? 7); round += 1) for (const at of round % 2 ? [1, 0] : [0, 1]) found[at].push(rate(pair[at], 0.15));
      const [before, after] = found.map(median);
      console.log(`${name.padEnd(13)} ${what.padEnd(22)} ${Math.round(before).toLocaleString('en').padStart(11)} -> ${Math.round(after).toLocaleString('en').padStart(11)} /s   ${(after / before).toFixed(2)} times`);
    } catch (error) {
      console.log(`${name.padEnd(13)} ${what.padEnd(22)} ${error.message}`);
    }
  }
}
