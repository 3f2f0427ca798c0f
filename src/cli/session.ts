import { derivedFrom } from '../kernel/sealed.js';
import { actorOf, canUndo, commitmentOf, gameOf, lastMover, moves, play, randomFrom, undo, viewOf, type AnyEvent, type AnyMatch, type AnyMove, type Source } from '../index.js';
import type { AnyBot, Thinking, Turn } from '../bots/index.js';
import type { Voice } from './voice.js';

/** A game at the terminal: the match, which seats are people's, and the bots at the others. */
export interface Session {
  match: AnyMatch;
  /** The seats people sit at: none when only bots play. */
  readonly people: ReadonlySet<number>;
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

/** What was done in one step, and what came of it. */
export interface Done {
  readonly seat: number;
  readonly move: AnyMove;
  /** The match before it. */
  readonly before: AnyMatch;
  readonly events: readonly AnyEvent[];
}

/** Plays a move of whoever decides. */
export function playMove(session: Session, move: AnyMove): Done {
  const before = session.match;
  const actor = actorOf(before);
  const events: AnyEvent[] = [];
  session.match = play(before, move as never, (event: AnyEvent) => { events.push(event); });
  return { seat: actor.type === 'seat' ? actor.seat : 0, move, before, events };
}

/** Lets a bot make one move, if it is a bot's turn. */
export function botMove(session: Session): Done | null {
  const actor = actorOf(session.match);
  if (actor.type !== 'seat' || session.people.has(actor.seat)) return null;
  return playMove(session, (session.bots[actor.seat] as AnyBot).choose(turnOf(session.match, actor.seat)) as AnyMove);
}

/** What a bot would do in the person's place, and why. */
export function hintFor({ match }: Session, bot: AnyBot): { readonly move: AnyMove; readonly thinking: Thinking | null } {
  const actor = actorOf(match);
  const told: Thinking[] = [];
  const move = bot.choose(turnOf(match, actor.type === 'seat' ? actor.seat : 0, (thinking) => told.push(thinking))) as AnyMove;
  return { move, thinking: told[0] ?? null };
}

/** The move that settles a question to which there is one answer, and that a loss. */
export function settled(match: AnyMatch): AnyMove | null {
  if (actorOf(match).type !== 'seat') return null;
  return gameOf(match).prompt(match.state).settled;
}

/** Takes back everything up to and including the last move of a person; `null` (and nothing changed) where something stands in the way. */
export function undoToPerson(session: Session): AnyMove | null {
  let back = session.match;
  while (canUndo(back)) {
    const mover = lastMover(back);
    back = undo(back);
    if (mover === null || !session.people.has(mover) || settled(back) !== null) continue;
    session.match = back;
    return back.undone.at(-1) ?? null;
  }
  return null;
}

/** What is told of the luck of a match: never the secret, which would tell all luck to come. */
export function luckOf(match: AnyMatch, voice: Voice): string {
  const commitment = commitmentOf(match);
  if (commitment !== null) return voice.term('luck.sealed', { commitment });
  return match.source.kind === 'seeded' ? voice.term('luck.seeded', { seed: match.source.seed }) : voice.term(match.source.kind === 'table' ? 'luck.real' : 'luck.loaded');
}
