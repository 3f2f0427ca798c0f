import { fromReplay, gameOf, resume, review, type AnyMatch } from '../index.js';
import { readText, type Given } from './arguments.js';
import { arenaFrom } from './bots.js';
import type { Command } from './command.js';
import { gameNames, loadGame } from './games.js';
import { guideTo, type Guide } from './guides.js';
import { codeOf, CommandError, FAILED, OK, UsageError, type Io } from './io.js';
import { isSaved, languageFrom } from './opening.js';
import { tellAll, tellPosition, walkThrough, type Recording } from './walk.js';
import { voiceOf } from './voice.js';

export const replayCommand: Command = {
  name: 'replay',
  usage: 'FILE',
  purpose: 'checks a recorded game step by step and walks through it',
  notes: ['FILE holds a replay, a game saved while playing, or the JSON lines of `simulate --out`; --game-number picks one of those.', 'While walking: Enter forward, b back, n next turn, r next round, a number to go there, v the table, s the score, branch plays on from there against bots, q to leave.'],
  options: {
    all: { type: 'boolean', text: 'prints all steps and leaves (so it does without a terminal)' },
    at: { type: 'string', value: 'STEP', text: 'prints the position after so many steps and leaves' },
    'game-number': { type: 'string', value: 'N', text: 'which game of a file with many, by its index (the first with a replay)' },
    game: { type: 'string', value: 'GAME', text: 'a module that exports the game, if it is not one of the package' },
    language: { type: 'string', value: 'NAME', text: 'en, ru, … (that of the system, or en)' },
    json: { type: 'boolean', text: 'prints {ok, game, steps, result, hash}, or what is wrong' },
  },
  positionals: 1,
  run: async (given, io) => {
    const [file] = given.positionals;
    if (file === undefined) throw new UsageError('which file?');
    const replay = replayIn(readText(file), file, given.text('game-number') === undefined ? null : given.count('game-number', 0, 0));
    const name = given.text('game') ?? named(replay, file);
    const { game } = await loadGame(name);
    let match: AnyMatch;
    try {
      match = isSaved(replay) ? resume(game, replay) : fromReplay(game, replay);
    } catch (error) {
      if (!(error instanceof Error) || codeOf(error) === null) throw error;
      if (given.flag('json')) io.out(JSON.stringify({ ok: false, code: codeOf(error), message: error.message }));
      else io.err(`${file}: ${error.message}`);
      return FAILED;
    }
    if (given.flag('json')) {
      io.out(JSON.stringify({ ok: true, game: game.id, steps: match.steps.length, result: (replay as { result?: unknown }).result ?? null, hash: game.hash(match.state) }));
      return OK;
    }
    await tell(recordingOf(match, await guideTo(game), given, io), given, name);
    return OK;
  },
};

function recordingOf(match: AnyMatch, guide: Guide | null, given: Given, io: Io): Recording {
  const game = gameOf(match);
  return { match, guide, io, voice: voiceOf(game, guide?.texts ?? null, languageFrom(given, guide, io), (match.config as { readonly seats: number }).seats) };
}

async function tell(recording: Recording, given: Given, name: string): Promise<void> {
  const { match, io } = recording;
  if (given.text('at') !== undefined) tellPosition({ ...recording, match: review(match, given.count('at', 0, 0, match.steps.length)) });
  else if (given.flag('all') || !io.interactive) tellAll(recording);
  else await walkThrough(recording, () => arenaFrom({ ...given, positionals: [name], texts: () => [] }));
}

/** A replay out of a file: the file itself, or a record among JSON lines. */
function replayIn(text: string, file: string, number: number | null): unknown {
  const whole = parsed(text);
  if (whole !== undefined && number === null && !isUnrecorded(whole)) return hasReplay(whole) ? whole.replay : whole;
  const records = text.split('\n').filter((line) => line.trim() !== '').map(parsed) as ({ index?: number; replay?: unknown } | undefined)[];
  if (records.includes(undefined)) throw new CommandError(`${file} is neither JSON nor JSON lines`);
  const found = records.find((record) => record?.replay !== undefined && (number === null || record.index === number));
  if (!found) throw new CommandError(number === null ? `${file} holds no replay; simulate with --replays` : `${file} holds no replay of game ${number}`);
  return found.replay;
}

/** The only line of a file of results: a game that was counted and not recorded. */
const isUnrecorded = (value: unknown): boolean => typeof value === 'object' && value !== null && 'index' in value && 'scores' in value && !('replay' in value);

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
