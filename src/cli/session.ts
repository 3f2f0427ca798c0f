import { randomFrom, type SeededSource } from '../kernel/sources.js';
import { actorOf, canUndo, moves, play, undo, viewOf, type AnyMatch } from '../kernel/match.js';
import type { AnyMove, AnyView } from '../kernel/game.js';
import type { AnyBot, Thinking, Turn } from '../bots/index.js';

/** A game at the terminal: the match, whose seat is the person's, and the bots at the others. */
export interface Session {
  match: AnyMatch;
  /** `null` when only bots play. */
  readonly human: number | null;
  readonly bots: readonly AnyBot[];
}

/** What a bot is asked; its luck follows from the match, so that a match that was loaded goes on as it would have. */
function turnOf(match: AnyMatch, seat: number, tell?: (thinking: Thinking) => void): Turn {
  const seed = match.source.kind === 'seeded' ? match.source.seed : 'loaded';
  return { seat, view: viewOf<AnyView>(match as never, seat), moves: moves(match) as readonly AnyMove[], random: randomFrom(`${seed}/bot ${seat}/${match.steps.length}`), tell };
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

/** The seed of a match, to show it. */
export const seedOf = (match: AnyMatch): string => (match.source as Partial<SeededSource>).seed ?? '(loaded)';
