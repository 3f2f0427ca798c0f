// The built package playing many games: on one thread, and on two. The seconds of starting threads are in the figures.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../workshop/entries.mjs';

const built = (name) => pathToFileURL(join(root, 'dist', `${name}.js`)).href;

async function gamesPerSecond(simulate, game, registry, seats, games, workers) {
  const started = performance.now();
  const { records } = await simulate(game, { games, seats, bots: ['random'], seed: 'bench', workers, registries: [registry] });
  const failures = records.filter(({ failure }) => failure);
  if (failures.length > 0) throw new Error(`${game.id}: ${failures[0].failure.message}`);
  return (records.length * 1000) / (performance.now() - started);
}

const medianOf = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const caseOf = (game, seats, mode, values) => ({ game: game.id, seats, mode, unit: 'games', perSecond: Number(medianOf(values).toPrecision(4)), spread: Number(((values[values.length - 1] - values[0]) / medianOf(values)).toPrecision(3)) });

/** @param {{ name: string }} entry @param {number} rounds @param {number} seconds what one thread takes */
export async function workerCases(entry, rounds, seconds) {
  process.env.NODE_ENV = 'production';
  const { simulate, gamesIn } = await import(built('bots'));
  const [game] = gamesIn(await import(built(entry.name)));
  const seats = game.seats[1];
  const play = (games, workers) => gamesPerSecond(simulate, game, built(entry.name), seats, games, workers);
  await play(200, 1);
  const games = Math.ceil((await play(200, 1)) * seconds);
  const one = [];
  const two = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await play(games, 1));
    two.push(await play(games, 2));
  }
  return [caseOf(game, seats, 'one-worker', one), caseOf(game, seats, 'two-workers', two)];
}
