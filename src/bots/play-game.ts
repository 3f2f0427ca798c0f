import { sample, type Outcome, type Seat } from '../kernel/chance.js';
import { CaravanseraiError } from '../kernel/errors.js';
import type { AnyGame, AnyMove, AnyState, AnyView } from '../kernel/game.js';
import { REPLAY_FORMAT, type Replay } from '../kernel/replay.js';
import { randomFrom } from '../kernel/sources.js';
import { ownMove } from '../kernel/verify.js';
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

type Step = AnyMove | Outcome;

const DECIDING = Array.from({ length: 8 }, (_, seat) => `seat ${seat} decides`);

const isOutcome = (step: Step): step is Outcome => Array.isArray(step);

interface Table {
  readonly game: AnyGame;
  readonly plan: GamePlan;
  readonly state: AnyState;
  readonly steps: Step[];
  readonly randoms: readonly (() => number)[];
  readonly luck: () => number;
  decisions: number;
  /** In words, or the move being played: only a failure wants words for it. */
  doing: string | AnyMove;
}

/** Plays a game to its end. An error of the game or of a bot ends it, and is written down in the record. */
export function playGame(game: AnyGame, plan: GamePlan): GameRecord {
  const sitting: Sitting = { game, plan, table: null };
  try {
    const table = sitDown(sitting);
    while (advance(table));
    return recordOf(table, null);
  } catch (error) {
    return recordOfFailure(sitting, error);
  }
}

/** The same, stopping after every decision, so that others can run in between. */
export function* gameInSteps(game: AnyGame, plan: GamePlan): Generator<undefined, GameRecord> {
  const sitting: Sitting = { game, plan, table: null };
  try {
    const table = sitDown(sitting);
    while (advance(table)) yield;
    return recordOf(table, null);
  } catch (error) {
    return recordOfFailure(sitting, error);
  }
}

/** A game from before it is set up. */
interface Sitting {
  readonly game: AnyGame;
  readonly plan: GamePlan;
  table: Table | null;
}

function sitDown(sitting: Sitting): Table {
  const { game, plan } = sitting;
  const state = game.inPlace.clone(game.setup(plan.config));
  const randoms = plan.bots.map((_, seat) => randomFrom(`${plan.seed}/bot ${seat}`));
  sitting.table = { game, plan, state, steps: [], randoms, luck: randomFrom(plan.seed), decisions: 0, doing: 'setup' };
  return sitting.table;
}

/** Plays up to and including the next decision; false when the game is over. */
function advance(table: Table): boolean {
  const { game, state, steps, luck } = table;
  for (let request = game.chance(state); request; request = game.chance(state)) {
    table.doing = `luck: ${request.purpose}`;
    const outcome = sample(request, luck);
    game.inPlace.resolve(state, outcome);
    steps.push(outcome);
  }
  const actor = game.actor(state);
  if (actor.type !== 'seat') return false;
  if (steps.length > game.longest) throw new CaravanseraiError('too-long', `the game took more than ${game.longest} steps`);
  table.doing = DECIDING[actor.seat] as string;
  const move = decision(table, actor.seat);
  table.doing = move;
  game.inPlace.play(state, move);
  steps.push(move);
  table.decisions += 1;
  return true;
}

function decision(table: Table, seat: Seat): AnyMove {
  const { game, plan, state } = table;
  const moves = game.legalMoves(state);
  if (moves.length === 0) throw new CaravanseraiError('no-legal-move', 'a player has to decide, but there is no legal move');
  const bot = plan.bots[seat];
  if (!bot) throw new CaravanseraiError('no-bot', `no bot sits at seat ${seat}`);
  // The bot holds the list and its moves and may have changed them: what it answers is checked, whatever it looks like.
  const move: unknown = bot.choose(new SeatTurn(table, seat, moves));
  if (move instanceof Promise) throw new CaravanseraiError('bot', `"${bot.name}" returned a promise: choose answers at once`);
  return ownMove(game, state, move as AnyMove);
}

/*
 * The one class beside errors: an object literal with a getter takes as long to make as a decision to play, and keeps
 * the state of its game alive long after. The state is out of the bot's reach.
 */
// eslint-disable-next-line design/no-class -- see above; measured in docs/benchmarks-tried.md
class SeatTurn implements Turn {
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
  readonly random: () => number;
  readonly stop: (() => boolean) | undefined;
  readonly #table: Table;
  #view: AnyView | null = null;

  constructor(table: Table, seat: Seat, moves: readonly AnyMove[]) {
    this.seat = seat;
    this.moves = moves;
    this.random = table.randoms[seat] as () => number;
    this.stop = table.plan.stop;
    this.#table = table;
  }

  get view(): AnyView {
    return (this.#view ??= this.#table.game.view(this.#table.state, this.seat));
  }
}

const heading = (game: AnyGame, { index, seed, bots, names }: GamePlan): Pick<GameRecord, 'index' | 'game' | 'seed' | 'bots'> =>
  ({ index, game: game.id, seed, bots: names ?? bots.map(({ name }) => name) });

function recordOf(table: Table, failure: Failure | null): GameRecord {
  const { game, plan, state, steps, decisions } = table;
  const head = heading(game, plan);
  const counts = { decisions, chanceSteps: steps.length - decisions };
  if (failure) return { ...head, scores: [], winners: [], ...counts, replay: replayOf(table), failure };
  const sheet = game.score(state);
  const tags = tagsOf(game.view(state, null));
  const scores = sheet.players.map(({ seat, name, lines, total, rank }) => ({
    seat, bot: seat === null ? (name ?? 'automaton') : (head.bots[seat] as string), tags: seat === null ? [] : (tags[seat] ?? []), total, rank, lines,
  }));
  return { ...head, scores, winners: sheet.winners, ...counts, ...(plan.replay ? { replay: replayOf(table) } : {}) };
}

function recordOfFailure({ game, plan, table }: Sitting, error: unknown): GameRecord {
  const failure = failureOf(error, table?.steps.length ?? 0, table ? inWords(table) : 'setup');
  return table ? recordOf(table, failure) : { ...heading(game, plan), scores: [], winners: [], decisions: 0, chanceSteps: 0, failure };
}

function inWords({ game, doing }: Table): string {
  return typeof doing === 'string' ? doing : `move: ${game.notation.print(doing)}`;
}

function failureOf(error: unknown, step: number, doing: string): Failure {
  const known = error instanceof Error ? error : new Error(String(error));
  return { name: known.name, code: 'code' in known && typeof known.code === 'string' ? known.code : null, message: known.message, step, doing, ...(typeof known.stack === 'string' ? { stack: known.stack } : {}) };
}

/** What was played, as a replay; after a failure up to the last step that went well, for the state may be half changed. */
function replayOf({ game, plan, steps }: Table): Replay {
  const state = game.inPlace.clone(game.setup(plan.config));
  const { config } = state;
  for (const step of steps) {
    if (isOutcome(step)) game.inPlace.resolve(state, step);
    else game.inPlace.play(state, step);
  }
  const over = game.actor(state).type === 'over';
  return {
    caravanserai: REPLAY_FORMAT, game: game.id, rules: game.rulesVersion, content: game.content.id, config: config,
    steps: steps.map((step) => (isOutcome(step) ? `* ${step.join(' ')}` : game.notation.print(step))),
    result: over ? game.score(state).players.map(({ total }) => total) : null,
    hash: game.hash(state),
  };
}

