import { ismcts, type AnyBot } from '../bots/index.js';
import type { AnyGame, AnyView } from '../kernel/game.js';
import { actorOf, gameOf, moves, play, start, viewOf, type AnyMatch } from '../kernel/match.js';
import { fromReplay } from '../kernel/replay.js';
import { resume } from '../kernel/resume.js';
import { sealed } from '../kernel/sealed.js';
import { configFrom, listOf, readJson, setupOptions, type Given } from './arguments.js';
import { arenaFrom, botOptions, type Arena } from './bots.js';
import type { Command } from './command.js';
import { demonstrate } from './demo.js';
import { isForeign, savedGame, writeText } from './files.js';
import { codeOf, CommandError, OK, UsageError, type Io } from './io.js';
import { botMove, hintFor, luckOf, undoToHuman, type Session } from './session.js';
import { actorText, columns, scoreText, viewText } from './text.js';

const HELP = [
  'A number plays that move; so does its notation. Beside that:',
  'moves  the list again      view  the table       score  the score as it stands',
  'hint   what a bot would do  undo  takes your last move back, if no luck was drawn since',
  'save FILE, load FILE        quit  leaves (save first)',
];

export const playCommand: Command = {
  name: 'play',
  usage: 'GAME',
  purpose: 'a game at the terminal: you against bots',
  notes: HELP,
  options: {
    ...setupOptions,
    seat: { type: 'string', value: 'N', text: 'where you sit (1)' },
    bots: { type: 'string', value: 'A,B,…', text: 'who sits at the other seats; one name for all of them (greedy)' },
    with: botOptions['with'] as NonNullable<typeof botOptions[string]>,
    seed: { type: 'string', value: 'TEXT', text: 'the secret the luck of the game follows from (a new one each time)' },
    load: { type: 'string', value: 'FILE', text: 'goes on with a game that was saved, or with a replay' },
    demo: { type: 'boolean', text: 'bots play all seats, without questions' },
    moves: { type: 'boolean', text: 'with --demo: prints every move' },
  },
  positionals: 1,
  run: async (given, io) => {
    const arena = await arenaFrom(given);
    if (given.flag('demo')) return demonstrate(arena, configFrom(arena.game, given), { bots: listOf(given.text('bots') ?? 'greedy'), seed: given.text('seed') ?? 'caravanserai', every: given.flag('moves') }, io);
    const session = open(given, arena);
    for (const line of [`${arena.game.id}. ${luckOf(session.match)} You are seat ${(session.human ?? 0) + 1}. "help" lists what you can say.`, '']) io.out(line);
    await playOn(session, io);
    return OK;
  },
};

function open(given: Given, arena: Arena): Session {
  const file = given.text('load');
  const match = file === undefined
    ? start(arena.game, configFrom(arena.game, given), sealed(given.text('seed')))
    : load(arena.game, file);
  const { seats } = match.config as { seats: number };
  const human = given.count('seat', 1, 1, seats) - 1;
  const names = listOf(given.text('bots') ?? 'greedy');
  if (names.length !== 1 && names.length !== seats - 1) throw new UsageError(`${seats - 1} other seats need ${seats - 1} bots (or one for all), not ${names.length}`);
  let next = 0;
  const bots = Array.from({ length: seats }, (_, seat): AnyBot => arena.botOf((seat === human || names.length === 1 ? names[0] : names[next++]) as string));
  return { match, human, bots };
}

/** A game that was saved, or recorded. */
function load(game: AnyGame, file: string): AnyMatch {
  const json = readJson(file);
  try {
    const saved = typeof json === 'object' && json !== null && 'match' in json;
    return (saved ? resume(game, json) : fromReplay(game, json, sealed()));
  } catch (error) {
    throw error instanceof Error && codeOf(error) !== null ? new CommandError(`${file}: ${error.message}`) : error;
  }
}

async function playOn(session: Session, io: Io): Promise<void> {
  let shown = -1;
  while (!io.signal.aborted) {
    const game = gameOf(session.match);
    letBotsPlay(session, io);
    const actor = actorOf(session.match);
    if (actor.type !== 'seat') {
      show(session, io);
      for (const line of scoreText(game.score(session.match.state), session.bots.map(({ name }, seat) => (seat === session.human ? 'you' : name)))) io.out(line);
      return;
    }
    if (shown !== session.match.steps.length) {
      show(session, io);
      list(session, io);
      shown = session.match.steps.length;
    }
    const answer = (await io.ask('> '))?.trim();
    if (answer === undefined || answer === 'quit') return;
    if (answer !== '' && await obey(session, answer, io)) shown = -1;
  }
}

function letBotsPlay(session: Session, io: Io): void {
  const game = gameOf(session.match);
  for (;;) {
    const before = session.match.state as never;
    const done = botMove(session);
    if (!done) return;
    io.out(`seat ${done.seat + 1}: ${game.notation.describe(before, done.move)}`);
  }
}

function show({ match, human }: Session, io: Io): void {
  io.out('');
  for (const line of viewText(viewOf<AnyView>(match, human))) io.out(line);
  io.out('');
  io.out(actorText(gameOf(match), match.state));
}

function list({ match }: Session, io: Io): void {
  const { print, describe } = (gameOf(match)).notation;
  const rows = moves(match).map((move, at) => [`${at + 1}.`, describe(match.state as never, move), `[${print(move)}]`]);
  for (const line of columns(rows)) io.out(line);
}

/** Does what was said; true when the table has to be shown again. */
async function obey(session: Session, answer: string, io: Io): Promise<boolean> {
  const [word = '', ...rest] = answer.split(/\s+/);
  const file = rest.join(' ');
  try {
    switch (word) {
      case 'help': for (const line of HELP) io.out(line); return false;
      case 'moves': list(session, io); return false;
      case 'view': show(session, io); return false;
      case 'score': for (const line of scoreText((gameOf(session.match)).scoreFor(viewOf<AnyView>(session.match, session.human)), [])) io.out(line); return false;
      case 'hint': hint(session, io); return false;
      case 'undo': return takeBack(session, io);
      case 'save': await save(session, file, io); return false;
      case 'load': return loadAgain(session, file, io);
      default: return playAnswer(session, answer, io);
    }
  } catch (error) {
    if (!(error instanceof CommandError) && !(error instanceof UsageError)) throw error;
    io.out(error.message);
    return false;
  }
}

function playAnswer(session: Session, answer: string, io: Io): boolean {
  const game = gameOf(session.match);
  const legal = moves(session.match);
  const move = /^\d+$/.test(answer) ? legal[Number(answer) - 1] : game.notation.parse(answer);
  if (!move) {
    io.out(/^\d+$/.test(answer) ? `there are ${legal.length} moves` : 'that is neither a move nor a word I know; "help" lists them');
    return false;
  }
  const legality = game.check(session.match.state, move);
  if (!legality.ok) {
    io.out(`${legality.message} (${legality.rule})`);
    return false;
  }
  session.match = play(session.match, move as never);
  return true;
}

function takeBack(session: Session, io: Io): boolean {
  if (undoToHuman(session)) return true;
  io.out('nothing of yours can be taken back: luck was drawn since, or something hidden was shown');
  return false;
}

function hint(session: Session, io: Io): void {
  const game = gameOf(session.match);
  const { move, thinking } = hintFor(session, ismcts(game, { milliseconds: 1000 }) as AnyBot);
  const { describe } = game.notation;
  const best = thinking?.candidates.slice(0, 3) ?? [{ move, value: 0, visits: 0 }];
  const rows = best.map((one) => [thinking ? `${Math.round(100 * one.value)} %` : '', describe(session.match.state as never, one.move), thinking ? `(${one.visits} of ${thinking.iterations})` : 'the only move']);
  for (const line of columns(rows)) io.out(line);
}

async function save({ match }: Session, file: string, io: Io): Promise<void> {
  if (file === '') throw new UsageError('save takes the name of a file');
  if (isForeign(file, savedGame) && (await io.ask(`${file} is there and is no saved game. Write over it? (yes or no) `))?.trim() !== 'yes') {
    io.out('not saved');
    return;
  }
  writeText(file, `${JSON.stringify(match)}\n`);
  io.out(`saved in ${file}`);
}

function loadAgain(session: Session, file: string, io: Io): boolean {
  if (file === '') throw new UsageError('load takes the name of a file');
  const match = load(gameOf(session.match), file);
  if ((match.config as { seats: number }).seats !== session.bots.length) throw new CommandError(`${file} is a game of another number of players`);
  session.match = match;
  io.out(`loaded ${file}`);
  return true;
}
