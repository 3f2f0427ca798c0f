// The pool of worker threads playing random games with the built package: on one thread, and on two. Seconds in which
// threads start and compile are left out, and those at the end in which one has run out of games: in a long run they
// are soon over. With them, short runs gain less from a second thread.
import { setFlagsFromString } from 'node:v8';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../workshop/entries.mjs';

const built = (name) => pathToFileURL(join(root, 'dist', `${name}.js`)).href;
const BATCH = 50;
const SETTLING = 2;

/** Games a second of some threads together. */
async function gamesPerSecond({ playWithWorkers }, game, registry, workers, seconds) {
  const seats = game.seats[1];
  const lineups = [Array.from({ length: seats }, () => 'random')];
  // More than can be played: the run is stopped by the clock.
  const jobs = Array.from({ length: 4000 * workers }, (_, at) => ({ game: game.id, config: { seats }, lineups, seed: 'bench', first: at * BATCH, count: BATCH }));
  const signal = { aborted: false };
  const started = performance.now();
  let from = null;
  let games = 0;
  let until = 0;
  await playWithWorkers(jobs, {
    workers, script: built('worker'), registries: [registry], signal,
    onRecord: ({ failure }) => {
      if (failure) throw new Error(`${game.id}: ${failure.message}`);
      const now = performance.now();
      if (now - started < SETTLING * 1000 || signal.aborted) return;
      from ??= now;
      games += 1;
      until = now;
      if (now - from > seconds * 1000) signal.aborted = true;
    },
  });
  return (games * 1000) / (until - from);
}

const medianOf = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const caseOf = (game, mode, values) => ({ game: game.id, seats: game.seats[1], mode, unit: 'games', perSecond: Number(medianOf(values).toPrecision(4)), spread: Number(((values[values.length - 1] - values[0]) / medianOf(values)).toPrecision(3)) });

/** @param {{ name: string }} entry @param {object} pool the module of the pool @param {number} rounds @param {number} seconds of a round */
export async function workerCases(entry, pool, rounds, seconds) {
  process.env.NODE_ENV = 'production';
  // As the command has it: what a thread throws away is collected by that thread, and not on the core of another.
  setFlagsFromString('--no-parallel-scavenge');
  const { gamesIn } = await import(built('bots'));
  const [game] = gamesIn(await import(built(entry.name)));
  const play = (workers) => gamesPerSecond(pool, game, built(entry.name), workers, seconds);
  const one = [];
  const two = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await play(1));
    two.push(await play(2));
  }
  return [caseOf(game, 'one-worker', one), caseOf(game, 'two-workers', two)];
}
