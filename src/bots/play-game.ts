import { sample, type Outcome, type Seat } from '../kernel/chance.js';
import { CaravanseraiError, IllegalMoveError } from '../kernel/errors.js';
import type { AnyGame, AnyMove, AnyState, AnyView } from '../kernel/game.js';
import { REPLAY_FORMAT, type Replay } from '../kernel/replay.js';
import { randomFrom } from '../kernel/sources.js';
import type { AnyBot, Turn } from './bot.js';
import type { Failure, GameRecord } from './record.js';
import { tagsOf } from './tags.js';

/** A game to be played. */
export interface GamePlan {
  readonly index: number;
  readonly config: object;
  /** One bot a seat. */
  readonly bots: readonly AnyBot[];
  /** How the bots are called in the record; their own names, unless told. */
  readonly names?: readonly string[] | undefined;
  readonly seed: string;
  /** Whether the record holds the replay. */
  readonly replay?: boolean | undefined;
  /** Asked by bots that think for long. */
  readonly stop?: (() => boolean) | undefined;
}

type Step = { readonly move: AnyMove } | { readonly luck: Outcome };

interface Table {
  readonly game: AnyGame;
  readonly plan: GamePlan;
  readonly state: AnyState;
  readonly steps: Step[];
  readonly randoms: readonly (() => number)[];
  readonly luck: () => number;
  decisions: number;
  doing: string;
}

/** Plays a game to its end. An error of the game or of a bot ends it, and is written down in the record. */
export function playGame(game: AnyGame, plan: GamePlan): GameRecord {
  const steps = gameInSteps(game, plan);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, stopping after every decision, so that others can run in between. */
export function* gameInSteps(game: AnyGame, plan: GamePlan): Generator<undefined, GameRecord> {
  const steps: Step[] = [];
  let table: Table | null = null;
  try {
    table = sitDown(game, plan, steps);
    while (advance(table)) yield;
    return recordOf(table, null);
  } catch (error) {
    const failure = failureOf(error, steps.length, table?.doing ?? 'setup');
    return table ? recordOf(table, failure) : { ...heading(game, plan), scores: [], winners: [], decisions: 0, chanceSteps: 0, failure };
  }
}

function sitDown(game: AnyGame, plan: GamePlan, steps: Step[]): Table {
  const state = game.inPlace.clone(game.setup(plan.config)) as AnyState;
  const randoms = plan.bots.map((_, seat) => randomFrom(`${plan.seed}/bot ${seat}`));
  return { game, plan, state, steps, randoms, luck: randomFrom(plan.seed), decisions: 0, doing: 'setup' };
}

/** Plays up to and including the next decision; false when the game is over. */
function advance(table: Table): boolean {
  const { game, state, steps, luck } = table;
  for (let request = game.chance(state); request; request = game.chance(state)) {
    table.doing = `luck: ${request.purpose}`;
    const outcome = sample(request, luck);
    game.inPlace.resolve(state, outcome);
    steps.push({ luck: outcome });
  }
  const actor = game.actor(state);
  if (actor.type !== 'seat') return false;
  if (steps.length > game.longest) throw new CaravanseraiError('too-long', `the game took more than ${game.longest} steps`);
  table.doing = `seat ${actor.seat} decides`;
  const move = decision(table, actor.seat);
  table.doing = `move: ${game.notation.print(move)}`;
  game.inPlace.play(state, move);
  steps.push({ move });
  table.decisions += 1;
  return true;
}

function decision({ game, plan, state, randoms }: Table, seat: Seat): AnyMove {
  const moves = game.legalMoves(state) as readonly AnyMove[];
  if (moves.length === 0) throw new CaravanseraiError('no-legal-move', 'a player has to decide, but there is no legal move');
  const bot = plan.bots[seat];
  if (!bot) throw new CaravanseraiError('no-bot', `no bot sits at seat ${seat}`);
  let seen: AnyView | null = null;
  const turn: Turn = {
    seat, moves, random: randoms[seat] as () => number, stop: plan.stop,
    get view() { return (seen ??= game.view(state, seat) as AnyView); },
  };
  const move = bot.choose(turn) as AnyMove;
  if (!moves.includes(move)) {
    const legality = game.check(state, move);
    if (!legality.ok) throw new IllegalMoveError(legality);
  }
  return move;
}

const heading = (game: AnyGame, { index, seed, bots, names }: GamePlan): Pick<GameRecord, 'index' | 'game' | 'seed' | 'bots'> =>
  ({ index, game: game.id, seed, bots: names ?? bots.map(({ name }) => name) });

function recordOf(table: Table, failure: Failure | null): GameRecord {
  const { game, plan, state, steps, decisions } = table;
  const head = heading(game, plan);
  const counts = { decisions, chanceSteps: steps.length - decisions };
  if (failure) return { ...head, scores: [], winners: [], ...counts, replay: replayOf(table), failure };
  const sheet = game.score(state);
  const tags = tagsOf(game.view(state, null) as AnyView);
  const scores = sheet.players.map(({ seat, name, lines, total, rank }) => ({
    seat, bot: seat === null ? (name ?? 'automaton') : (head.bots[seat] as string), tags: seat === null ? [] : (tags[seat] ?? []), total, rank, lines,
  }));
  return { ...head, scores, winners: sheet.winners, ...counts, ...(plan.replay ? { replay: replayOf(table) } : {}) };
}

function failureOf(error: unknown, step: number, doing: string): Failure {
  const known = error instanceof Error ? error : new Error(String(error));
  return { name: known.name, code: 'code' in known && typeof known.code === 'string' ? known.code : null, message: known.message, step, doing };
}

/** What was played, as a replay; after a failure up to the last step that went well, for the state may be half changed. */
function replayOf({ game, plan, steps }: Table): Replay {
  const state = game.inPlace.clone(game.setup(plan.config)) as AnyState;
  const { config } = state;
  for (const step of steps) {
    if ('move' in step) game.inPlace.play(state, step.move);
    else game.inPlace.resolve(state, step.luck);
  }
  const over = game.actor(state).type === 'over';
  return {
    caravanserai: REPLAY_FORMAT, game: game.id, rules: game.rulesVersion, content: game.content.id, config: config,
    steps: steps.map((step) => ('move' in step ? game.notation.print(step.move) : `* ${step.luck.join(' ')}`)),
    result: over ? game.score(state).players.map(({ total }) => total) : null,
    hash: game.hash(state),
  };
}

