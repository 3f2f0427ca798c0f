import type { AnyBot } from '../bots/index.js';
import { actorOf, fromReplay, gameOf, seeded, start, toCompactReplay, toReplay, type AnyGame, type AnyMatch } from '../index.js';
import { arenaFrom, type Arena } from './bots.js';
import type { Command } from './command.js';
import { gameNames } from './games.js';
import { FAILED, OK, UsageError, type Io } from './io.js';
import { botMove, type Session } from './session.js';
import { scoreText } from './text.js';

export const demoCommand: Command = {
  name: 'demo',
  usage: '[GAME]',
  purpose: 'lets bots play a game of each kind, verifies the recording, and shows how it went',
  options: {
    seed: { type: 'string', value: 'TEXT', text: 'the luck of the games ("caravanserai")' },
    bots: { type: 'string', value: 'NAME', text: 'who plays (greedy)' },
    moves: { type: 'boolean', text: 'prints every move' },
  },
  positionals: 1,
  run: async (given, io) => {
    const [name] = given.positionals;
    if (name === undefined && gameNames.length === 0) throw new UsageError('there is no game in this build');
    for (const game of name === undefined ? gameNames : [name]) {
      const arena = await arenaFrom({ ...given, positionals: [game], texts: () => [] });
      const [fewest, most] = arena.game.seats;
      const config = { seats: Math.min(most, Math.max(fewest, 2)) };
      const code = demonstrate(arena, config, { bots: [given.text('bots') ?? 'greedy'], seed: given.text('seed') ?? 'caravanserai', every: given.flag('moves') }, io);
      if (code !== OK) return code;
    }
    return OK;
  },
};

/** How a demonstration is played and shown. */
export interface Demonstration {
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether every move is printed, or only how far the game has come. */
  readonly every: boolean;
}

/** Plays a game between bots, and shows it. */
export function demonstrate(arena: Arena, config: object, { bots, seed, every }: Demonstration, io: Io): number {
  const { game } = arena;
  const { seats } = config as { seats: number };
  if (bots.length !== 1 && bots.length !== seats) throw new UsageError(`${seats} seats need ${seats} bots (or one for all), not ${bots.length}`);
  const players = Array.from({ length: seats }, (_, seat): AnyBot => arena.botOf((bots[seat] ?? bots[0]) as string));
  const session: Session = { match: start(game, config, seeded(seed)), people: new Set(), bots: players };
  io.out(`${game.id}: ${seats} players (${players.map(({ name }) => name).join(', ')}), seed "${seed}"`);
  watch(session, every, io);
  if (io.signal.aborted) return FAILED;
  return conclude(session, io);
}

function watch(session: Session, every: boolean, io: Io): void {
  const game = gameOf(session.match);
  let decisions = 0;
  while (!io.signal.aborted && actorOf(session.match).type === 'seat') {
    const before = session.match.state as never;
    const done = botMove(session);
    if (!done) return;
    decisions += 1;
    const line = `${decisions}. seat ${done.seat + 1}: ${game.notation.describe(before, done.move)}`;
    if (every) io.out(`  ${line}`);
    else {
      io.status(line.slice(0, 100));
      if (decisions % 25 === 0) io.out(`  after ${String(decisions).padStart(3)} decisions: ${totals(game, session.match)}`);
    }
  }
  io.status('');
}

const totals = (game: AnyGame, match: AnyMatch): string => game.score(match.state).players.map(({ total }) => total).join(' : ');

function conclude({ match, bots }: Session, io: Io): number {
  const game = gameOf(match);
  const replay = toReplay(match);
  const again = fromReplay(game, replay);
  for (const line of scoreText(game.score(match.state), bots.map(({ name }) => name))) io.out(`  ${line}`);
  const same = game.hash(again.state) === replay.hash;
  io.out(`  ${match.steps.length} steps; the recording (${JSON.stringify(replay).length} bytes, ${JSON.stringify(toCompactReplay(match)).length} compact) ${same ? 'leads to the same end' : 'LEADS ELSEWHERE'}`);
  io.out('');
  return same ? OK : FAILED;
}

