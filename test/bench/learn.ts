/*
 * What games teach of positions of The Voyages; started by `npm run learn`. Planners play with what is known, each in every
 * round by a judgement turned a little at random, so that what comes of a thing is not what those like to do who have it.
 * What a seat has at the end of each turn, and the points it still made, is what is learned from: weighed sums, bent, and
 * weighed once more, by the steepest way down, in small heaps. Everything follows from the seed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { randomFrom, sample, type Random } from '../../src/index.js';
import { planner, type AnyBot } from '../../src/bots/index.js';
import { voyages, standardPack, type State } from '../../src/voyages/index.js';
import { tablesOf } from '../../src/voyages/content/tables.js';
import { CHARACTER_IDS } from '../../src/voyages/content/ids.js';
import { newDescription } from '../../src/voyages/play/description.js';
import { describeTo, evaluationTaught } from '../../src/voyages/play/evaluation.js';
import { knownOf } from '../../src/voyages/play/known.js';
import { inWriting, learned, type Learned } from '../../src/voyages/play/learned.js';
import { planning } from '../../src/voyages/play/planning.js';
import { standardWeights, type Weights } from '../../src/voyages/play/weights.js';

const { values } = parseArgs({ options: { games: { type: 'string' }, seed: { type: 'string' }, keep: { type: 'string' }, seats: { type: 'string' }, sums: { type: 'string' }, passes: { type: 'string' }, out: { type: 'string' } } });
const games = Number(values.games ?? 1000);
const seed = values.seed ?? 'learn';
const keep = values.keep ?? 'reports/learn';
const out = values.out ?? 'src/voyages/play/learned-numbers.ts';
const known = knownOf(tablesOf(standardPack()), standardWeights);
const say = (line: string): void => { stdout.write(`${line}\n`); };

/** What was seen of positions, row by row: the points still made, the game, and the numbers of the position. */
interface Lessons { readonly width: number; readonly rows: Float32Array; readonly count: number }

/** A normally distributed number. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const SPREAD = 0.35;
const SHARES = [0.2, 0.4, 0.5, 0.6, 0.8];

/** A judgement turned a little at random: every second one by other weights, and all by other shares of what is learned. */
function turned(random: Random): ReturnType<typeof evaluationTaught> {
  const weights = random() < 0.5 ? standardWeights : Object.fromEntries(Object.entries(standardWeights).map(([name, weight]) => [name, weight * Math.exp(SPREAD * normal(random))])) as unknown as Weights;
  return evaluationTaught({ ...learned(), share: SHARES[Math.floor(random() * SHARES.length)]! }, weights);
}

/** Plays one game, and notes every end of a turn. */
function play(at: number, notes: number[][]): void {
  const random = randomFrom(`${seed}/${at}`);
  const luck = randomFrom(`${seed}/luck/${at}`);
  const seats = values.seats === undefined ? 4 : Number(values.seats);
  const left: string[] = [...CHARACTER_IDS];
  const characters = Array.from({ length: seats }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
  const state = voyages.inPlace.clone(voyages.setup({ seats, characters } as never));
  const description = newDescription();
  const seen: { readonly seat: number; readonly vp: number; readonly numbers: number[] }[] = [];
  let round = 0;
  let bots: AnyBot[] = [];
  for (;;) {
    for (let request = voyages.chance(state); request; request = voyages.chance(state)) voyages.inPlace.resolve(state, sample(request, luck));
    const actor = voyages.actor(state);
    if (actor.type !== 'seat') break;
    const { seat } = actor;
    if (state.round !== round) bots = Array.from({ length: seats }, () => planner(voyages, { width: 1, evaluation: turned(random) }));
    round = state.round;
    const moves = voyages.legalMoves(state);
    const move = moves.length === 1 ? moves[0]! : bots[seat]!.choose({ seat, moves, random, view: voyages.view(state, seat) }) as (typeof moves)[number];
    const player = state.players[seat]!;
    if (move.kind === 'endTurn' && (round < 5 || player.dice.length > 0)) {
      const alone: State = voyages.inPlace.clone(state);
      planning.alone(alone, seat);
      describeTo(known, alone, seat, description);
      seen.push({ seat, vp: player.vp, numbers: [...description.numbers.subarray(0, description.length)] });
    }
    voyages.inPlace.play(state, move);
  }
  const totals = voyages.score(state).players.map(({ total }) => total);
  for (const { seat, vp, numbers } of seen) notes.push([totals[seat]! - vp, at, ...numbers]);
}

/** Plays games and keeps what they teach in files of two hundred. */
function gather(): void {
  mkdirSync(keep, { recursive: true });
  for (let from = 0; from < games; from += 200) {
    const notes: number[][] = [];
    for (let at = from; at < Math.min(games, from + 200); at += 1) play(at, notes);
    const width = notes[0]!.length;
    writeFileSync(join(keep, `${seed.replaceAll(/\W/g, '-')}-${from}.${width}`), Float32Array.from(notes.flat()));
    say(`${Math.min(games, from + 200)} games`);
  }
}

/** All lessons kept. */
function lessons(): Lessons {
  const files = existsSync(keep) ? readdirSync(keep).filter((name) => /\.\d+$/.test(name)).sort() : [];
  const parts = files.map((name) => { const bytes = readFileSync(join(keep, name)); return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4); });
  const width = Number(files[0]?.split('.').at(-1));
  const rows = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) { rows.set(part, from); from += part.length; }
  return { width, rows, count: rows.length / width };
}

/** Numbers as they are learned from: less their mean, in units of what they spread. */
function standardized({ width, rows, count }: Lessons): { readonly mean: Float64Array; readonly spread: Float64Array } {
  const size = width - 2;
  const [mean, spread] = [new Float64Array(size), new Float64Array(size)];
  for (let row = 0; row < count; row += 1) for (let at = 0; at < size; at += 1) mean[at]! += rows[row * width + 2 + at]! / count;
  for (let row = 0; row < count; row += 1) for (let at = 0; at < size; at += 1) spread[at]! += (rows[row * width + 2 + at]! - mean[at]!) ** 2 / count;
  for (let at = 0; at < size; at += 1) spread[at] = Math.sqrt(spread[at]!) < 0.01 ? 0.05 : Math.sqrt(spread[at]!);
  for (let row = 0; row < count; row += 1) for (let at = 0; at < size; at += 1) rows[row * width + 2 + at] = Math.max(-8, Math.min(8, (rows[row * width + 2 + at]! - mean[at]!) / spread[at]!));
  return { mean, spread };
}
const HEAP = 256;
/** Weights are drawn towards 0 by so much. */
const SMALL = 1.5e-3;

/** Learns from all but every tenth game, and says how far off it is on those. */
function learn(): Learned {
  const kept = lessons();
  const { width, rows, count } = kept;
  const { mean, spread } = standardized(kept);
  const [size, many, passes] = [width - 2, Number(values.sums ?? 16), Number(values.passes ?? 7)];
  const random = randomFrom(`${seed} begins`);
  const places = { bias: 0, straight: 1, sums: 1 + size, begin: 1 + size + size * many, worth: 1 + size + size * many + many };
  const weights = new Float64Array(places.worth + many);
  const [slope, first, second] = [new Float64Array(weights.length), new Float64Array(weights.length), new Float64Array(weights.length)];
  const order = Array.from({ length: count }, (_, row) => row).filter((row) => rows[row * width + 1]! % 10 !== 0);
  const tests = Array.from({ length: count }, (_, row) => row).filter((row) => rows[row * width + 1]! % 10 === 0);
  weights[0] = order.reduce((sum, row) => sum + rows[row * width]!, 0) / order.length;
  for (let at = 0; at < size * many; at += 1) weights[places.sums + at] = normal(random) / Math.sqrt(size);
  for (let sum = 0; sum < many; sum += 1) weights[places.worth + sum] = 0.05 * normal(random);
  const bent = new Float64Array(many);
  const guess = (row: number): number => {
    let points = weights[0]!;
    for (let sum = 0; sum < many; sum += 1) bent[sum] = weights[places.begin + sum]!;
    for (let at = 0, from = places.sums; at < size; at += 1, from += many) {
      const number = rows[row * width + 2 + at]!;
      points += number * weights[places.straight + at]!;
      for (let sum = 0; sum < many; sum += 1) bent[sum]! += number * weights[from + sum]!;
    }
    for (let sum = 0; sum < many; sum += 1) if (bent[sum]! > 0) points += bent[sum]! * weights[places.worth + sum]!;
    return points;
  };
  const back = new Float64Array(many);
  const blame = (row: number): void => {
    const wrong = (guess(row) - rows[row * width]!) / HEAP;
    slope[0]! += wrong;
    for (let sum = 0; sum < many; sum += 1) {
      const open = bent[sum]! > 0;
      back[sum] = open ? wrong * weights[places.worth + sum]! : 0;
      slope[places.begin + sum]! += back[sum]!;
      if (open) slope[places.worth + sum]! += wrong * bent[sum]!;
    }
    for (let at = 0, from = places.sums; at < size; at += 1, from += many) {
      const number = rows[row * width + 2 + at]!;
      slope[places.straight + at]! += wrong * number;
      for (let sum = 0; sum < many; sum += 1) slope[from + sum]! += number * back[sum]!;
    }
  };
  const steps = passes * Math.floor(order.length / HEAP);
  for (let pass = 0, step = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) { const other = Math.floor(random() * (at + 1)); [order[at], order[other]] = [order[other]!, order[at]!]; }
    for (let from = 0; from + HEAP <= order.length; from += HEAP) {
      slope.fill(0);
      for (let at = from; at < from + HEAP; at += 1) blame(order[at]!);
      step += 1;
      const pace = 1e-3 * (1 + Math.cos(Math.PI * step / steps)) + 1e-5;
      for (let at = 0; at < weights.length; at += 1) {
        const down = slope[at]! + (at === 0 ? 0 : SMALL * weights[at]!);
        first[at] = 0.9 * first[at]! + 0.1 * down;
        second[at] = 0.999 * second[at]! + 0.001 * down * down;
        weights[at]! -= pace * (first[at]! / (1 - 0.9 ** step)) / (Math.sqrt(second[at]! / (1 - 0.999 ** step)) + 1e-7);
      }
    }
    say(`pass ${pass + 1}: off by ${Math.sqrt(tests.reduce((sum, row) => sum + (guess(row) - rows[row * width]!) ** 2, 0) / tests.length).toFixed(3)} points`);
  }
  return unfolded(weights, { mean, spread, many });
}

/** What was learned of numbers in units of their spread, for the numbers as they are. */
function unfolded(weights: Float64Array, { mean, spread, many }: { readonly mean: Float64Array; readonly spread: Float64Array; readonly many: number }): Learned {
  const size = mean.length;
  let bias = weights[0]!;
  const straight = weights.slice(1, 1 + size);
  const sums = weights.slice(1 + size, 1 + size + size * many);
  const begin = weights.slice(1 + size + size * many, 1 + size + size * many + many);
  for (let at = 0; at < size; at += 1) {
    straight[at]! /= spread[at]!;
    bias -= straight[at]! * mean[at]!;
    for (let sum = 0; sum < many; sum += 1) {
      sums[at * many + sum]! /= spread[at]!;
      begin[sum]! -= sums[at * many + sum]! * mean[at]!;
    }
  }
  return { share: learned().share, bias, straight, sums, begin, worth: weights.slice(1 + size + size * many + many) };
}

if (games > 0) gather();
const found = learn();
writeFileSync(out, `// Written by \`npm run learn\`: what games have taught of positions, in signs that \`learned.ts\` reads.\nexport const NUMBERS = ${JSON.stringify(inWriting(found), null, 2)} as const;\n`);
say(`written to ${out}`);
