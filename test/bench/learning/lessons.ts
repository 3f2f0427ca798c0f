/*
 * What games teach: planners play with what is known, each in every round by a judgement turned a little at random, so that
 * what comes of a thing is not only what those make of it who like to have it. What a seat has at the end of each turn is
 * noted, with the points it still made.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom, sample, type Random } from '../../../src/index.js';
import { planner, type AnyBot } from '../../../src/bots/index.js';
import { standardPack, voyages, type State } from '../../../src/voyages/index.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { CHARACTER_IDS } from '../../../src/voyages/content/ids.js';
import { newDescription } from '../../../src/voyages/play/description.js';
import { describeTo, evaluationTaught } from '../../../src/voyages/play/evaluation.js';
import { knownOf } from '../../../src/voyages/play/known.js';
import { learned } from '../../../src/voyages/play/learned.js';
import { planning } from '../../../src/voyages/play/planning.js';
import { standardWeights, type Weights } from '../../../src/voyages/play/weights.js';

/** What is noted of a position beside its numbers: points still made, game, seat, round, dice in hand. */
const HEAD = 5;

/** Positions, game by game, in the order in which they came. */
export interface Lessons {
  readonly count: number;
  readonly size: number;
  readonly numbers: Float32Array;
  readonly points: Float64Array;
  readonly of: (row: number) => { readonly game: number; readonly seat: number; readonly round: number; readonly dice: number };
}

const known = knownOf(tablesOf(standardPack()), standardWeights);
const SPREAD = 0.35;
const SHARES = [0.3, 0.5, 0.6, 0.7, 0.9];
/** So many games are kept in a file. */
const BATCH = 200;

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A judgement turned a little at random: every second one by other weights, and all by other shares of what is learned. */
function turned(random: Random): ReturnType<typeof evaluationTaught> {
  const weights: Weights = random() < 0.5 ? standardWeights : Object.fromEntries(Object.entries(standardWeights).map(([name, weight]) => [name, weight * Math.exp(SPREAD * normal(random))])) as never;
  return evaluationTaught({ ...learned(), share: SHARES[Math.floor(random() * SHARES.length)]! }, weights);
}

/** Plays one game, and notes every end of a turn. */
function play(at: number, seed: string, notes: number[][]): void {
  const [random, luck] = [randomFrom(`${seed}/${at}`), randomFrom(`${seed}/luck/${at}`)];
  const left: string[] = [...CHARACTER_IDS];
  const characters = Array.from({ length: 4 }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
  const state = voyages.inPlace.clone(voyages.setup({ seats: 4, characters } as never));
  const seen: number[][] = [];
  let round = 0;
  let bots: AnyBot[] = [];
  for (;;) {
    for (let request = voyages.chance(state); request; request = voyages.chance(state)) voyages.inPlace.resolve(state, sample(request, luck));
    const actor = voyages.actor(state);
    if (actor.type !== 'seat') break;
    const { seat } = actor;
    if (state.round !== round) bots = characters.map(() => planner(voyages, { width: 1, evaluation: turned(random) }));
    round = state.round;
    const moves = voyages.legalMoves(state);
    const move = moves.length === 1 ? moves[0]! : bots[seat]!.choose({ seat, moves, random, view: voyages.view(state, seat) }) as (typeof moves)[number];
    const { dice, vp } = state.players[seat]!;
    if (move.kind === 'endTurn' && (round < 5 || dice.length > 0)) seen.push([-vp, at, seat, round, dice.length, ...numbersOf(state, seat)]);
    voyages.inPlace.play(state, move);
  }
  const totals = voyages.score(state).players.map(({ total }) => total);
  for (const [vp, game, seat, ...rest] of seen) notes.push([totals[seat!]! + vp!, game!, seat!, ...rest]);
}

/** A position as the planner judges it, without the others. */
function numbersOf(state: State, seat: number): Float64Array {
  const alone = voyages.inPlace.clone(state);
  const description = newDescription();
  planning.alone(alone, seat);
  describeTo(known, alone, seat, description);
  return description.numbers.subarray(0, description.length);
}

/** Plays games, and keeps what they teach. */
export function gather(games: number, seed: string, { folder, say }: { readonly folder: string; readonly say: (line: string) => void }): void {
  mkdirSync(folder, { recursive: true });
  for (let from = 0; from < games; from += BATCH) {
    const notes: number[][] = [];
    for (let at = from; at < Math.min(games, from + BATCH); at += 1) play(at, seed, notes);
    writeFileSync(join(folder, `${seed.replaceAll(/\W/g, '-')}-${from}.${notes[0]!.length}`), Float32Array.from(notes.flat()));
    say(`${Math.min(games, from + BATCH)} games`);
  }
}

/** All lessons kept; games of another file are other games. */
export function lessonsIn(folder: string): Lessons {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.\d+$/.test(name)).sort() : [];
  const width = Number(files[0]?.split('.').at(-1));
  const parts = files.map((name) => { const { buffer, byteOffset, length } = readFileSync(join(folder, name)); return new Float32Array(buffer.slice(byteOffset, byteOffset + length)); });
  const rows = parts.flatMap((part, file) => Array.from({ length: part.length / width }, (_, row) => ({ file, row: part.subarray(row * width, (row + 1) * width) })));
  const numbers = new Float32Array(rows.length * (width - HEAD));
  for (const [at, { row }] of rows.entries()) numbers.set(row.subarray(HEAD), at * (width - HEAD));
  return {
    count: rows.length, size: width - HEAD, numbers, points: Float64Array.from(rows, ({ row }) => row[0]!),
    of: (at) => { const { file, row } = rows[at]!; return { game: 1000 * file + row[1]! % 1000, seat: row[2]!, round: row[3]!, dice: row[4]! }; },
  };
}
