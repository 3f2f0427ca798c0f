/*
 * One game at one number of seats, measured in a process of its own; started by `npm run bench`. The result goes to the
 * parent as a message.
 */
import { readFileSync } from 'node:fs';
import type { AnyEvaluation } from '../../src/bots/index.js';
import type { AnyGame, AnyState, Random } from '../../src/index.js';
import type * as Inside from './inside.js';
import { OPERATIONS } from './operations.js';
import { measure, median, type Counts, type Effort, type Task } from './sampling.js';
import type { Shape } from './yardsticks.js';

type Copy = typeof Inside & { readonly game: AnyGame; readonly evaluation: AnyEvaluation | undefined };
type Config = { seats: number };

interface Order {
  /** The bundle: a game and all of `inside.ts`. */
  readonly code: string;
  readonly seats: number;
  readonly effort: Effort;
  /** How many games are recorded for positions and sizes. */
  readonly games: number;
  /** Without it some yardsticks are left out. */
  readonly everything: boolean;
}

const order = JSON.parse(process.argv[2] as string) as Order;
const config: Config = { seats: order.seats };
const seeds = Array.from({ length: order.games }, (_, at) => `bench ${at}`);

/** A fresh copy of the code, so that nothing another measurement did has a part in how it is compiled. */
const copy = async (name: string): Promise<Copy> => (await import(`${order.code}?${encodeURIComponent(name)}`)) as Copy;

/** The copy in which everything is prepared, and nothing is measured. */
const facts = await copy('facts');

/** Endless seeds, the same for every task. */
function seedsInTurn(): () => string {
  let at = -1;
  return () => `bench ${(at += 1) % 200}`;
}

function games(name: string, playGame: (seed: string) => number): Task {
  const next = seedsInTurn();
  return { name, once: () => ({ games: 1, decisions: playGame(next()) }) };
}

async function wholeGames(shape: Shape): Promise<Task[]> {
  const tasks: Task[] = [];
  const add = async (name: string, way: (copy: Copy) => (seed: string) => number): Promise<void> => {
    const own = await copy(name);
    // In production nothing is frozen; `freezeStates` shows what it costs.
    if (name === 'pure-frozen') own.freezeStates(true);
    tasks.push(games(name, way(own)));
  };
  await add('in-place', ({ game, ways }) => ways.inPlace(game, config));
  await add('in-place-stepped', ({ game, ways }) => ways.inPlaceStepped(game, config));
  await add('in-place-listed', ({ game, ways }) => ways.inPlaceListed(game, config));
  await add('pure', ({ game, ways }) => ways.pure(game, config));
  await add('pure-frozen', ({ game, ways }) => ways.pure(game, config));
  await add('clone-and-play', ({ game, ways }) => ways.cloneAndPlay(game, config));
  await add('structured-clone', ({ game, ways }) => ways.copying(game, config, ways.structuredCopy));
  await add('json', ({ game, ways }) => ways.copying(game, config, ways.jsonCopy));
  for (const kind of ['seeded', 'sealed'] as const) await add(`match-${kind}`, ({ game, luck }) => luck.matches(game, config, kind));
  if (order.everything) await add('immer', ({ game, ways }) => ways.immer(game, config, true));
  if (order.everything) await add('immer-unfrozen', ({ game, ways }) => ways.immer(game, config, false));
  for (const rules of ['draft', 'copy'] as const) {
    for (const turns of [true, false]) {
      if (!order.everything && (rules === 'draft' || turns)) continue; // usually the slower adaptations
      const kind = `${rules}${turns ? '' : '-endless'}`;
      await add(`boardgame.io ${kind}`, ({ game, boardgameIo, randomFrom }) => boardgameIo.throughClient(game, config, { rules, turns }, randomFrom));
      await add(`boardgame.io-reducer ${kind}`, ({ game, boardgameIo, randomFrom }) => boardgameIo.throughReducer(game, config, { rules, turns }, randomFrom));
    }
  }
  tasks.push(...(await yardsticks(shape)), ...(await luckAlone()), ...(await replays()), ...(await searches()));
  return tasks;
}

/** The same games with the moves known beforehand, a sketch without rules or objects, and the loop that tells machines apart. */
async function yardsticks(shape: Shape): Promise<Task[]> {
  const own = await copy('replayed');
  const again = own.yardsticks.replayed(own.game, config, seeds.slice(0, 20).map((seed) => facts.positions.record(facts.game, config, seed)));
  const looping = async (name: string, loop: (copy: Copy) => (decisions: number, random: Random) => number): Promise<Task> => {
    const other = await copy(name);
    const run = loop(other);
    const random = other.randomFrom(name);
    return { name, once: () => { run(500, random); return { decisions: 500 }; } };
  };
  return [
    { name: 'replayed', once: () => ({ games: 1, decisions: again() }) },
    await looping('sketch', (other) => other.yardsticks.sketchOf(shape)),
    await looping('calibration', (other) => other.yardsticks.calibration),
  ];
}

/** Both sources on what luck is asked in the same games. */
async function luckAlone(): Promise<Task[]> {
  const requests = seeds.slice(0, 5).flatMap((seed) => facts.luck.requestsOf(facts.game, config, seed));
  return Promise.all((['seeded', 'sealed'] as const).map(async (kind) => {
    const { luck } = await copy(`luck ${kind}`);
    const answer = luck.answers(kind, requests);
    const next = seedsInTurn();
    return { name: `luck-${kind}`, once: () => ({ outcomes: answer(next()) }) };
  }));
}

async function replays(): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const kind of ['plain', 'compact'] as const) {
    const { game, ways } = await copy(`replay ${kind}`);
    const files = seeds.slice(0, 10).map((seed) => ways.written(game, config, seed));
    let at = 0;
    tasks.push({
      name: kind === 'plain' ? 'replay' : 'replay-compact',
      once: () => {
        const file = files[(at += 1) % files.length] as (typeof files)[number];
        ways.verify(game, file[kind]);
        return { games: 1, decisions: file.decisions };
      },
    });
  }
  return tasks;
}

/** Searches of depth 50 from positions of two whole games; the unit is an iteration. */
async function searches(): Promise<Task[]> {
  const choices = facts.positions.positionsOf(facts.game, config, seeds.slice(0, 2), 7).filter((state) => facts.game.legalMoves(state).length > 1);
  const tasks: Task[] = [];
  const add = async (name: string, searcher: (copy: Copy) => (from: AnyState, seed: string) => number): Promise<void> => {
    const search = searcher(await copy(name));
    let at = 0;
    tasks.push({ name, once: () => ({ iterations: search(choices[(at += 1) % choices.length] as AnyState, `search ${at}`) }) });
  };
  await add('mcts', ({ game, search, evaluation }) => search.search(game, evaluation, 1000));
  for (const rules of ['draft', 'copy'] as const) {
    await add(`boardgame.io-mcts ${rules}`, ({ game, boardgameIo, randomFrom }) => boardgameIo.search(game, config, rules, 10, randomFrom));
  }
  return tasks;
}

/*
 * Positions are collected in a copy of their own. Whatever keeps the states it makes teaches the compiler to put them
 * among the long-lived ones, which is slow for those that are thrown away at once.
 */
async function operationTasks(): Promise<Task[]> {
  const found = facts.positions.positionsOf(facts.game, config, seeds.slice(0, 10), 9);
  const fresh = (): AnyState[] => found.map((state) => facts.game.inPlace.clone(state));
  const tasks: Task[] = [];
  for (const name of OPERATIONS) {
    const { game, operations } = await copy(`operation ${name}`);
    tasks.push(operations.operation(name, game, found, fresh));
  }
  return [...tasks, ...(await listings())];
}

/** Positions with about twenty moves: the game's own list against the lister that knows the moves. */
async function listings(): Promise<Task[]> {
  const all = facts.positions.positionsOf(facts.game, config, seeds, 1);
  const about = (width: number): AnyState[] => all.filter((state) => Math.abs(facts.game.legalMoves(state).length - 20) <= width);
  const states = ([3, 10, 30].map(about).find(({ length }) => length >= 20) ?? all).slice(0, 200);
  const { game } = await copy('twenty moves');
  const { lister } = await copy('lister');
  const hand = lister.listers(facts.game, states);
  const listAll = (): Counts => {
    let moves = 0;
    for (const state of states) moves += game.legalMoves(state).length;
    return { calls: states.length, moves };
  };
  const listByHand = (): Counts => {
    let moves = 0;
    for (const list of hand) moves += list().length;
    return { calls: hand.length, moves };
  };
  return [{ name: 'legalMoves of 20', once: listAll }, { name: 'lister of 20', once: listByHand }];
}

async function tenthTasks(): Promise<Task[]> {
  const { game, positions } = await copy('tenths');
  return ([['first', 0], ['middle', 4], ['last', 9]] as const).map(([name, tenth]) => {
    const stretches = facts.positions.tenthOf(facts.game, config, seeds, tenth);
    const decisions = stretches.reduce((sum, stretch) => sum + stretch.decisions, 0);
    return {
      name,
      prepare: () => stretches.map(({ from }) => facts.game.inPlace.clone(from)),
      once: (made: unknown) => {
        (made as AnyState[]).forEach((state, at) => { positions.playStretch(game, state, stretches[at] as (typeof stretches)[number]); });
        return { decisions };
      },
    };
  });
}

/** Bytes allocated for a decision: by how much the heap grows over some hundred decisions between two collections. */
async function allocation(name: string, way: (copy: Copy) => (seed: string) => number): Promise<number> {
  const playGame = way(await copy(`allocation ${name}`));
  const next = seedsInTurn();
  for (let warm = 0; warm < 3000;) warm += playGame(next());
  const found: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    (globalThis as { gc?: () => void }).gc?.();
    const before = process.memoryUsage().heapUsed;
    let decisions = 0;
    while (decisions < 300) decisions += playGame(next());
    const grown = process.memoryUsage().heapUsed - before;
    if (grown > 0) found.push(grown / decisions); // otherwise the collector came in between
  }
  return found.length > 0 ? median(found) : NaN;
}

const failures: { task: string; message: string }[] = [];
const rates = (tasks: readonly Task[], effort: Effort): object =>
  Object.fromEntries(measure(tasks, effort, (task, error) => { failures.push({ task, message: String(error) }); }));

const { game, positions, ways } = facts;
const shape = positions.shapeOf(game, config, seeds);
const files = seeds.slice(0, 20).map((seed) => ways.written(game, config, seed));
const perMove = (kind: 'plain' | 'compact'): number => median(files.map((file) => JSON.stringify(file[kind]).length / file.decisions));

/** Positions of a game with long lists of moves, where the look ahead takes longest. */
const thoughtful = facts.positions.positionsOf(game, config, seeds.slice(0, 1), 1).sort((one, other) => game.legalMoves(other).length - game.legalMoves(one).length).slice(0, 4);
const own = await copy('pondering');
const [longest = NaN, ...others] = await own.pondering.blocksOf(own.game, own.evaluation, thoughtful);

const whole = rates(await wholeGames(shape), order.effort);
const shorter = { ...order.effort, slice: Math.ceil(order.effort.slice / 4), warm: Math.ceil(order.effort.warm / 2) };
process.send?.({
  game: game.id,
  seats: order.seats,
  codeBytes: readFileSync(new URL(order.code)).length,
  shape,
  sizes: positions.sizesOf(game, config, seeds),
  viewPatches: positions.viewPatchesOf(game, config, seeds.slice(0, 20)),
  replayBytes: { plain: perMove('plain'), compact: perMove('compact') },
  ponder: { longest, usual: median([longest, ...others]) },
  whole,
  operations: rates(await operationTasks(), shorter),
  tenths: rates(await tenthTasks(), shorter),
  allocation: {
    'in-place': await allocation('in place', (own) => own.ways.inPlace(own.game, config)),
    pure: await allocation('pure', (own) => own.ways.pure(own.game, config)),
    'clone-and-play': await allocation('clone and play', (own) => own.ways.cloneAndPlay(own.game, config)),
  },
  failures,
});
