import { derivedFrom } from '../kernel/sealed.js';
import { randomFrom, type Source } from '../kernel/sources.js';
import { commitmentOf } from '../kernel/told.js';
import { actorOf, canUndo, moves, play, undo, viewOf, type AnyMatch } from '../kernel/match.js';
import type { AnyMove } from '../kernel/game.js';
import type { AnyBot, Thinking, Turn } from '../bots/index.js';

/** A game at the terminal: the match, whose seat is the person's, and the bots at the others. */
export interface Session {
  match: AnyMatch;
  /** `null` when only bots play. */
  readonly human: number | null;
  readonly bots: readonly AnyBot[];
}

/** Bots have luck of their own, which tells nothing of the game's. */
function seedOf(source: Source): string {
  if (source.kind === 'sealed') return derivedFrom(source, 'bots');
  return source.kind === 'seeded' ? source.seed : 'loaded';
}

/** What a bot is asked; its luck follows from the match, so that a match that was loaded goes on as it would have. */
function turnOf(match: AnyMatch, seat: number, tell?: (thinking: Thinking) => void): Turn {
  return { seat, view: viewOf(match, seat), moves: moves(match), random: randomFrom(`${seedOf(match.source)}/bot ${seat}/${match.steps.length}`), tell };
}

/** Lets the bots play until it is the person's turn, or for one move. */
export function botMove(session: Session): { readonly seat: number; readonly move: AnyMove } | null {
  const actor = actorOf(session.match);
  if (actor.type !== 'seat' || actor.seat === session.human) return null;
  const move = (session.bots[actor.seat] as AnyBot).choose(turnOf(session.match, actor.seat)) as AnyMove;
  session.match = play(session.match, move as never);
  return { seat: actor.seat, move };
}

/** What a bot would do in the person's place, and why. */
export function hintFor({ match }: Session, bot: AnyBot): { readonly move: AnyMove; readonly thinking: Thinking | null } {
  const actor = actorOf(match);
  const told: Thinking[] = [];
  const move = bot.choose(turnOf(match, actor.type === 'seat' ? actor.seat : 0, (thinking) => told.push(thinking))) as AnyMove;
  return { move, thinking: told[0] ?? null };
}

/** Takes back everything up to and including the person's last move; false (and nothing changed) where luck stands in the way. */
export function undoToHuman(session: Session): boolean {
  let back = session.match;
  while (canUndo(back)) {
    back = undo(back);
    const actor = actorOf(back);
    if (actor.type !== 'seat' || actor.seat !== session.human) continue;
    session.match = back;
    return true;
  }
  return false;
}

/** What is told of the luck of a match: never the secret, which would tell all luck to come. */
export function luckOf(match: AnyMatch): string {
  const commitment = commitmentOf(match);
  if (commitment !== null) return `Luck is sealed: ${commitment}.`;
  return match.source.kind === 'seeded' ? `Luck comes from the seed ${match.source.seed}.` : 'Luck was loaded.';
}
