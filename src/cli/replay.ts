import { gameOf, review, type AnyMatch, type MatchStep } from '../kernel/match.js';
import { fromReplay } from '../kernel/replay.js';
import type { AnyGame } from '../kernel/game.js';
import { readText } from './arguments.js';
import type { Command } from './command.js';
import { gameNames, loadGame } from './games.js';
import { codeOf, CommandError, FAILED, OK, UsageError, type Io } from './io.js';
import { actorText, scoreText, viewText } from './text.js';

export const replayCommand: Command = {
  name: 'replay',
  usage: 'FILE',
  purpose: 'checks a recorded game step by step and walks through it',
  notes: ['FILE holds a replay, or the JSON lines of `simulate --out`; --game-number picks one of those.', 'While walking: Enter forward, b back, a number to go there, v the position, q to leave.'],
  options: {
    all: { type: 'boolean', text: 'prints all steps and leaves (so it does without a terminal)' },
    at: { type: 'string', value: 'STEP', text: 'prints the position after so many steps and leaves' },
    'game-number': { type: 'string', value: 'N', text: 'which game of a file with many, by its index (the first with a replay)' },
    game: { type: 'string', value: 'GAME', text: 'a module that exports the game, if it is not one of the package' },
    json: { type: 'boolean', text: 'prints {ok, game, steps, result, hash}, or what is wrong' },
  },
  positionals: 1,
  run: async (given, io) => {
    const [file] = given.positionals;
    if (file === undefined) throw new UsageError('which file?');
    const replay = replayIn(readText(file), file, given.text('game-number') === undefined ? null : given.count('game-number', 0, 0));
    const { game } = await loadGame(given.text('game') ?? named(replay, file));
    let match: AnyMatch;
    try {
      match = fromReplay(game, replay);
    } catch (error) {
      if (!(error instanceof Error) || codeOf(error) === null) throw error;
      if (given.flag('json')) io.out(JSON.stringify({ ok: false, code: codeOf(error), message: error.message }));
      else io.err(`${file}: ${error.message}`);
      return FAILED;
    }
    if (given.flag('json')) {
      io.out(JSON.stringify({ ok: true, game: game.id, steps: match.steps.length, result: (replay as { result: unknown }).result, hash: game.hash(match.state) }));
    } else if (given.text('at') !== undefined) position(review(match, given.count('at', 0, 0, match.steps.length)), io);
    else if (given.flag('all') || !io.interactive) tell(match, io);
    else await walkThrough(match, io);
    return OK;
  },
};

/** A replay out of a file: the file itself, or a record among JSON lines. */
function replayIn(text: string, file: string, number: number | null): unknown {
  const whole = parsed(text);
  if (whole !== undefined && number === null) return hasReplay(whole) ? whole.replay : whole;
  const records = text.split('\n').filter((line) => line.trim() !== '').map(parsed) as ({ index?: number; replay?: unknown } | undefined)[];
  if (records.includes(undefined)) throw new CommandError(`${file} is neither JSON nor JSON lines`);
  const found = records.find((record) => record?.replay !== undefined && (number === null || record.index === number));
  if (!found) throw new CommandError(number === null ? `${file} holds no replay; simulate with --replays` : `${file} holds no replay of game ${number}`);
  return found.replay;
}

const hasReplay = (value: unknown): value is { readonly replay: unknown } => typeof value === 'object' && value !== null && 'replay' in value;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function named(replay: unknown, file: string): string {
  const name = (replay as { game?: unknown } | null)?.game;
  if (typeof name !== 'string') throw new CommandError(`${file} is not a replay`);
  if (!gameNames.includes(name)) throw new CommandError(`${file} is a replay of "${name.slice(0, 40)}", which is no game of this package; name its module with --game`);
  return name;
}

/** What a step did, in words. */
function stepText(match: AnyMatch, game: AnyGame, at: number): string {
  const step = (match.steps as readonly MatchStep[])[at] as MatchStep;
  if (!('move' in step)) return `${at + 1}. luck: ${step.luck.join(' ')}`;
  const before = review(match, at).state as never;
  const actor = game.actor(before);
  return `${at + 1}. ${actor.type === 'seat' ? `seat ${actor.seat + 1}: ` : ''}${game.notation.describe(before, step.move)}`;
}

function tell(match: AnyMatch, io: Io): void {
  const game = gameBehind(match);
  for (let at = 0; at < match.steps.length && !io.signal.aborted; at += 1) io.out(stepText(match, game, at));
  ending(match, io);
}

function position(match: AnyMatch, io: Io): void {
  const game = gameBehind(match);
  for (const line of viewText(game.view(match.state, null))) io.out(line);
  io.out(actorText(game, match.state));
}

function ending(match: AnyMatch, io: Io): void {
  const game = gameBehind(match);
  io.out(actorText(game, match.state));
  for (const line of scoreText(game.score(match.state), [])) io.out(line);
}

async function walkThrough(match: AnyMatch, io: Io): Promise<void> {
  const game = gameBehind(match);
  let at = 0;
  io.out(`${game.id}, ${match.steps.length} steps. Enter forward, b back, a number to go there, v the position, q to leave.`);
  for (;;) {
    const answer = await io.ask(`${at}/${match.steps.length} > `);
    if (answer === null || answer === 'q') return;
    if (answer === 'v') position(review(match, at), io);
    else if (answer === 'b') at = Math.max(0, at - 1);
    else if (/^\d+$/.test(answer)) at = Math.min(match.steps.length, Number(answer));
    else if (answer !== '') io.out('Enter, b, a number, v or q.');
    else if (at < match.steps.length) { io.out(stepText(match, game, at)); at += 1; }
    if (at === match.steps.length) ending(match, io);
  }
}

const gameBehind = (match: AnyMatch): AnyGame => gameOf(match);
