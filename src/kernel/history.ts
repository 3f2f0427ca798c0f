// What has happened in a match, step by step: for a log, for somebody who replays it, for a spectator.
import type { Outcome, Seat } from './chance.js';
import { plainOf } from './drafts.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView } from './game.js';
import { gameOf, mayKnow, type Match, type MatchStep } from './match.js';
import type { RuleId } from './legality.js';
import { lineOf } from './replay.js';
import { ruleAtHand } from './verify.js';
import { demandViewer } from './demands.js';

/** One step of a match, and what happened in it. */
export interface HistoryStep<Move = AnyMove, Event = AnyEvent> {
  /** How many steps there are up to this one; 0 is the set-up. `review(match, step)` is the match as it stood then. */
  readonly step: number;
  readonly type: 'set-up' | 'move' | 'luck';
  /** Who moved, or for whom luck decided; `null` when it was nobody in particular. */
  readonly seat: Seat | null;
  /** The move; `null` of a set-up, of luck, and of what the viewer may not know. */
  readonly move: Move | null;
  /** What luck decided; `null` of a set-up, of a move, and of what the viewer may not know. */
  readonly luck: Outcome | null;
  /** The line of the step as replays write it; `null` of a set-up and of what the viewer may not know. */
  readonly line: string | null;
  /** The rule by which it was asked for. */
  readonly rule: RuleId | null;
  /** What happened, in order. */
  readonly events: readonly Event[];
}

/**
 * Every step of a match with its seat, events, rule and line; the set-up comes first. With a viewer (`null` is a
 * spectator) it holds what this viewer may know; without one it holds all that is hidden, and is the host's.
 */
export function history<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(given: Match<C, S, M, V, E>, viewer?: Seat | null): readonly HistoryStep<M, E>[] {
  const match = plainOf(given);
  const game = gameOf(match) as unknown as AnyGame;
  if (viewer !== undefined) demandViewer(viewer, match.state.config.seats);
  const told = (event: AnyEvent): boolean => viewer === undefined || mayKnow(event, viewer);
  let heard: AnyEvent[] = [];
  const hear = (event: AnyEvent): void => { if (told(event)) heard.push(event); };
  const state: AnyState = game.inPlace.clone(game.setup(match.config, hear));
  const entries: HistoryStep[] = [{ step: 0, type: 'set-up', seat: null, move: null, luck: null, line: null, rule: null, events: heard }];
  for (const taken of match.steps as readonly MatchStep[]) {
    heard = [];
    const open = viewer === undefined || game.mayTell(state, viewer);
    const what = { step: entries.length, seat: seatOf(game, state), rule: ruleAtHand(game, state), line: open ? lineOf(game, taken) : null, events: heard };
    if ('move' in taken) {
      entries.push({ ...what, type: 'move', move: open ? taken.move : null, luck: null });
      game.inPlace.play(state, taken.move, hear);
    } else {
      entries.push({ ...what, type: 'luck', move: null, luck: open ? taken.luck : null });
      game.inPlace.resolve(state, taken.luck, hear);
    }
  }
  return entries as unknown as readonly HistoryStep<M, E>[];
}

/** Who has to do something, or for whom luck decides. */
function seatOf(game: AnyGame, state: AnyState): Seat | null {
  const actor = game.actor(state);
  return actor.type === 'seat' ? actor.seat : game.chance(state)?.seat ?? null;
}
