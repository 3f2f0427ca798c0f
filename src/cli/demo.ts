import type { AnyBot } from '../bots/index.js';
import { actorOf, fromReplay, gameOf, seeded, start, toCompactReplay, toReplay, type AnyGame, type AnyMatch } from '../index.js';
import type { Given } from './arguments.js';
import { arenaFrom, type Arena } from './bots.js';
import type { Command } from './command.js';
import { gameNames } from './games.js';
import { guideTo } from './guides.js';
import { FAILED, OK, UsageError, type Io } from './io.js';
import { ink, joined } from './ink.js';
import { languageFrom } from './opening.js';
import { scoreTable } from './score.js';
import { botMove, type Session } from './session.js';
import { seatLook, voiceOf, type Voice } from './voice.js';

export const demoCommand: Command = {
  name: 'demo',
  usage: '[GAME]',
  purpose: 'lets bots play a game of each kind, verifies the recording, and shows how it went',
  options: {
    seed: { type: 'string', value: 'TEXT', text: 'the luck of the games ("caravanserai")' },
    bots: { type: 'string', value: 'NAME', text: 'who plays (greedy)' },
    moves: { type: 'boolean', text: 'prints every move' },
    language: { type: 'string', value: 'NAME', text: 'en, ru, … (that of the system, or en)' },
  },
  positionals: 1,
  run: async (given, io) => {
    const [name] = given.positionals;
    if (name === undefined && gameNames.length === 0) throw new UsageError('there is no game in this build');
    for (const game of name === undefined ? gameNames : [name]) {
      const arena = await arenaFrom({ ...given, positionals: [game], texts: () => [] });
      const [fewest, most] = arena.game.seats;
      const config = { seats: Math.min(most, Math.max(fewest, 2)) };
      const code = await demonstrate(arena, config, { given, bots: [given.text('bots') ?? 'greedy'] }, io);
      if (code !== OK) return code;
    }
    return OK;
  },
};

/** How a demonstration is played and shown. */
export interface Demonstration {
  /** The command line: its seed, its language, and whether every move is printed or only how far the game has come. */
  readonly given: Given;
  readonly bots: readonly string[];
}

/** What is shown, where, and in which words. */
interface Show {
  readonly session: Session;
  readonly voice: Voice;
  readonly io: Io;
}

/** Plays a game between bots, and shows it. */
export async function demonstrate(arena: Arena, config: object, { given, bots }: Demonstration, io: Io): Promise<number> {
  const { game } = arena;
  const seed = given.text('seed') ?? 'caravanserai';
  const { seats } = config as { seats: number };
  if (bots.length !== 1 && bots.length !== seats) throw new UsageError(`${seats} seats need ${seats} bots (or one for all), not ${bots.length}`);
  const players = Array.from({ length: seats }, (_, seat): AnyBot => arena.botOf((bots[seat] ?? bots[0]) as string));
  const guide = await guideTo(game);
  const voice = voiceOf(game, guide?.texts ?? null, languageFrom(given, guide, io), seats);
  const session: Session = { match: start(game, config, seeded(seed)), people: new Set(), bots: players };
  io.out(`${game.id}: ${seats} players (${players.map(({ name }) => name).join(', ')}), seed "${seed}"`);
  const show: Show = { session, voice, io };
  watch(show, given.flag('moves'));
  if (io.signal.aborted) return FAILED;
  return conclude(show);
}

function watch({ session, voice, io }: Show, every: boolean): void {
  const game = gameOf(session.match);
  let decisions = 0;
  while (!io.signal.aborted && actorOf(session.match).type === 'seat') {
    const before = session.match.state as never;
    const done = botMove(session);
    if (!done) return;
    decisions += 1;
    const said = voice.move(before, done.move);
    if (every) io.out(joined(`  ${decisions}. `, ink(seatLook(done.seat), voice.player(done.seat)), `: ${said}`));
    else {
      io.status(`${decisions}. ${voice.player(done.seat)}: ${said}`.slice(0, 100));
      if (decisions % 25 === 0) io.out(`  after ${String(decisions).padStart(3)} decisions: ${totals(game, session.match)}`);
    }
  }
  io.status('');
}

/** How wide the score is shown. */
const WIDTH = 60;

const totals = (game: AnyGame, match: AnyMatch): string => game.score(match.state).players.map(({ total }) => total).join(' : ');

function conclude({ session: { match, bots }, voice, io }: Show): number {
  const game = gameOf(match);
  const replay = toReplay(match);
  const again = fromReplay(game, replay);
  for (const line of scoreTable(game.score(match.state), voice, WIDTH, bots.map(({ name }) => name))) io.out(joined('  ', line));
  const same = game.hash(again.state) === replay.hash;
  io.out(`  ${match.steps.length} steps; the recording (${JSON.stringify(replay).length} bytes, ${JSON.stringify(toCompactReplay(match)).length} compact) ${same ? 'leads to the same end' : 'LEADS ELSEWHERE'}`);
  io.out('');
  return same ? OK : FAILED;
}

