/*
 * What games teach: planners play with what is known, each in every round by a judgement turned a little at random, so that
 * what comes of a thing is not only what those make of it who like to have it. The games are kept, one a line; what a seat
 * has at the end of each turn, and the points it still made, is read off them anew whenever it is learned.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom, sample, type AnyMove, type AnyState, type Outcome } from '../../../src/index.js';
import { planner, type AnyBot } from '../../../src/bots/index.js';
import { newDescription } from '../../../src/mechanics/description.js';
import { turned, type Moment, type Teaching } from './teaching.js';

/** Positions, game by game, in the order in which they came. */
export interface Lessons {
  readonly count: number;
  readonly size: number;
  readonly numbers: Float32Array;
  readonly points: Float64Array;
  readonly of: (row: number) => Place;
}

/** Where a position comes from. */
interface Place extends Pick<Moment, 'seat' | 'round' | 'ended'> { readonly game: number }

/** A game as it is kept. */
interface Kept { readonly game: string; readonly config: object; readonly steps: readonly ({ readonly move: AnyMove } | { readonly luck: Outcome })[] }

/** Plays one game. */
function play(teaching: Teaching, at: number, seed: string): Kept {
  const { game, characters: all, width } = teaching;
  const [random, luck] = [randomFrom(`${seed}/${at}`), randomFrom(`${seed}/luck/${at}`)];
  const left = [...all];
  const seats = teaching.seats[at % teaching.seats.length]!;
  const characters = Array.from({ length: all.length === 0 ? 0 : seats }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
  const config = { seats, ...(characters.length > 0 ? { characters } : {}) };
  const state = game.inPlace.clone(game.setup(config)) as AnyState & { readonly round: number };
  const steps: Kept['steps'][number][] = [];
  let round = -1;
  let bots: AnyBot[] = [];
  for (;;) {
    for (let request = game.chance(state); request; request = game.chance(state)) {
      const outcome = sample(request, luck);
      steps.push({ luck: outcome });
      game.inPlace.resolve(state, outcome);
    }
    const actor = game.actor(state);
    if (actor.type !== 'seat') return { game: game.id, config, steps };
    const { seat } = actor;
    if (state.round !== round) bots = Array.from({ length: seats }, () => planner(game, { width, evaluation: turned(teaching, random) }));
    round = state.round;
    const moves: readonly AnyMove[] = game.legalMoves(state);
    const move = moves.length === 1 ? moves[0]! : bots[seat]!.choose({ seat, moves, random, view: game.view(state, seat) }) as AnyMove;
    steps.push({ move });
    game.inPlace.play(state, move);
  }
}

/** Plays games, and keeps them. */
export function gather(teaching: Teaching, games: number, seed: string, { folder, say }: { readonly folder: string; readonly say: (line: string) => void }): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${teaching.game.id}-${seed.replaceAll(/\W/g, '-')}.jsonl`);
  writeFileSync(file, '');
  for (let at = 0; at < games; at += 1) {
    appendFileSync(file, `${JSON.stringify(play(teaching, at, seed))}\n`);
    if (at % 100 === 99) say(`${at + 1} games`);
  }
}

/** What is noted of one game, with the points that were still made. */
function noted({ game, moments, describe }: Teaching, { config, steps }: Kept, at: number): { readonly place: Place; readonly vp: number; readonly numbers: Float32Array }[] {
  const found: { place: Place; vp: number; numbers: Float32Array }[] = [];
  const state = game.inPlace.clone(game.setup(config));
  const description = newDescription(512);
  const note = ({ state: seen, seat, round, ended, booked }: Moment): void => {
    describe(seen, seat, description);
    found.push({ place: { game: at, seat, round, ended }, vp: booked, numbers: Float32Array.from(description.numbers.subarray(0, description.length)) });
  };
  for (const step of steps) {
    const actor = game.actor(state);
    if ('luck' in step) game.inPlace.resolve(state, step.luck);
    else moments({ state, seat: actor.type === 'seat' ? actor.seat : 0, move: step.move, play: () => { game.inPlace.play(state, step.move); }, note });
  }
  const totals = game.score(state).players.map(({ total }) => total);
  return found.map((one) => ({ ...one, vp: totals[one.place.seat]! - one.vp }));
}

/** All lessons of a game kept in a folder. */
export function lessonsIn(teaching: Teaching, folder: string): Lessons {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')).sort() : [];
  const games = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Kept));
  const rows = games.filter(({ game }) => game === teaching.game.id).flatMap((kept, at) => noted(teaching, kept, at));
  const size = rows[0]?.numbers.length ?? 0;
  const numbers = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries()) numbers.set(row.numbers, at * size);
  return { count: rows.length, size, numbers, points: Float64Array.from(rows, ({ vp }) => vp), of: (row) => rows[row]!.place };
}
