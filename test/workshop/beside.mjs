// How fast an older build and this one are, beside each other: the same games in turn, in seconds of the processor.
//
//   npm run -s build && node test/workshop/beside.mjs [GAME…] --before DIR [--task NAME]… [--seats N] [--rounds N]
//
// DIR/dist is a build. Each task runs in a process of its own in either build, so that others have no part in how it is
// compiled, and compiles on the core that works: on a loaded machine what is compiled beside it comes late or not at all.
// Every round has a short slice of both, in turn; a figure is the median of the rounds, the ratio is that of the slices of
// one round, with an interval of 95 % over the rounds. Which process the compiler happens to do well in is not in that
// interval (some 3 %). For a look between two changes, not for the page.
import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './entries.mjs';

const GAMES = { voyages: 'voyages', 'marco-polo-2': 'marcoPolo2', merv: 'merv' };
const WARM = 2;
const SLICE = 0.05;

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
const inPlace = (game, state, move) => {
  game.inPlace.play(state, move);
  return state;
};
const tasks = {
  'in-place': (copy, seats) => playing(copy, seats, inPlace, lucky),
  apply: (copy, seats) => playing(copy, seats, (game, state, move) => game.apply(state, move), (game, state, outcome) => game.resolve(state, outcome)),
  'clone-and-play': (copy, seats) => playing(copy, seats, (game, state, move) => game.cloneAndPlay(state, move), lucky),
  replayed: (copy, seats) => {
    const games = Array.from({ length: 40 }, () => []);
    for (const steps of games) {
      playing(copy, seats, (game, state, move) => {
        steps.push({ move });
        return inPlace(game, state, move);
      }, (game, state, outcome) => {
        steps.push({ outcome });
        return lucky(game, state, outcome);
      })();
    }
    const { game } = copy;
    let at = 0;
    return () => {
      const state = game.inPlace.clone(game.setup({ seats }));
      let decisions = 0;
      for (const { move, outcome } of games[(at += 1) % games.length]) {
        if (move === undefined) game.inPlace.resolve(state, outcome);
        else {
          game.inPlace.play(state, move);
          decisions += 1;
        }
      }
      return decisions;
    };
  },
  clone: (copy, seats) => eachPosition(copy, seats, ({ game }, state) => game.inPlace.clone(state)),
  legalMoves: (copy, seats) => eachPosition(copy, seats, ({ game }, state) => game.legalMoves(state)),
  view: (copy, seats) => eachPosition(copy, seats, ({ game }, state) => game.view(state, 0)),
  replay: ({ library, game }, seats) => {
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
    return inPlace(game, state, move);
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

/** The measuring process: answers every slice it is asked for with the rate in it. */
async function answer({ folder, name, task, seats }) {
  const module = async (entry) => import(pathToFileURL(join(resolve(folder), 'dist', `${entry}.js`)).href);
  const [library, own, bots] = [await module('index'), await module(name), await module('bots')];
  library.freezeStates(false);
  const game = own[GAMES[name]];
  const work = tasks[task]({ library, game, evaluation: own.evaluation, bots }, seats ?? game.seats[1]);
  process.on('message', (slice) => { process.send(rate(work, slice)); });
  process.send('ready');
}

const median = (values) => values.slice().sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** The interval of a median by drawing its values anew. */
function interval(values) {
  const medians = Array.from({ length: 1000 }, () => median(values.map(() => values[Math.floor(Math.random() * values.length)]))).sort((one, other) => one - other);
  return [medians[25], medians[974]];
}

async function compare(name, task, { before, seats, rounds }) {
  const children = [before, root].map((folder) => fork(fileURLToPath(import.meta.url), [JSON.stringify({ folder, name, task, seats })], {
    execArgv: ['--single-threaded-gc', '--no-concurrent-recompilation', '--no-flush-bytecode'], env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }));
  const heard = (child) => new Promise((found, failed) => {
    const ended = (code) => { failed(new Error(`the measuring process ended with code ${code}`)); };
    child.once('exit', ended);
    child.once('message', (message) => { child.off('exit', ended); found(message); });
  });
  const ask = (child, slice) => {
    const told = heard(child);
    child.send(slice);
    return told;
  };
  try {
    await Promise.all(children.map(heard));
    for (const child of children) await ask(child, WARM);
    const found = [[], []];
    for (let round = 0; round < rounds; round += 1) for (const at of round % 2 ? [1, 0] : [0, 1]) found[at].push(await ask(children[at], SLICE));
    const ratios = found[1].map((after, round) => after / found[0][round]);
    const [low, high] = interval(ratios);
    const figure = (values) => Math.round(median(values)).toLocaleString('en').padStart(11);
    return `${figure(found[0])} -> ${figure(found[1])} /s   ${median(ratios).toFixed(2)} times (${low.toFixed(2)} to ${high.toFixed(2)})`;
  } finally {
    for (const child of children) child.kill();
  }
}

if (process.send) await answer(JSON.parse(process.argv[2]));
else {
  const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' }, task: { type: 'string', multiple: true }, seats: { type: 'string' }, rounds: { type: 'string' } } });
  const chosen = positionals.length > 0 ? positionals : Object.keys(GAMES);
  const wanted = options.task ?? Object.keys(tasks);
  if (options.before === undefined || chosen.some((name) => !Object.hasOwn(GAMES, name)) || wanted.some((task) => !Object.hasOwn(tasks, task))) {
    console.error(`usage: beside.mjs [${Object.keys(GAMES).join('|')}…] --before DIR [--task ${Object.keys(tasks).join('|')}]… [--seats N] [--rounds N]`);
    process.exit(2);
  }
  const how = { before: options.before, rounds: Number(options.rounds ?? 30), ...(options.seats === undefined ? {} : { seats: Number(options.seats) }) };
  for (const name of chosen) {
    for (const task of wanted) console.log(`${name.padEnd(13)} ${task.padEnd(15)} ${await compare(name, task, how).catch((error) => error.message)}`);
  }
}
