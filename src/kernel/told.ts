// What may be told to whom: to a seat, or to a spectator (`null`).
import type { Seat } from './chance.js';
import { plainOf } from './drafts.js';
import type { AnyEvent, AnyState } from './game.js';
import type { Json } from './json.js';
import { gameOf, mayKnow, viewOf, type AnyMatch, type MatchStep } from './match.js';
import { headOf, lineOf, type REPLAY_FORMAT } from './replay.js';
import { commitmentTo } from './sealed.js';
import type { Source } from './sources.js';
import { demandViewer } from './demands.js';

/** A game as far as a seat may know it: what its view and its events have told it, and no more. Nothing can be played on from it. */
export interface SeatReplay {
  readonly caravanserai: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly config: Json;
  /** Whose replay it is; `null` is a spectator's. */
  readonly viewer: Seat | null;
  /** One line a step, luck behind a `*`; `null` for what was decided in secret by, or for, somebody else. */
  readonly steps: readonly (string | null)[];
  /** The totals of all ranked participants, if the game is over. */
  readonly result: readonly number[] | null;
  /** The fingerprint of what the viewer sees now; that of the state would tell what is hidden. */
  readonly hash: string;
  /** What is bound beforehand, if luck is `sealed`. */
  readonly luck?: { readonly commitment: string; readonly words: readonly string[] };
}

/**
 * Writes a match down for one seat, or with `null` for a spectator, at any moment: without the secret of luck, the hidden
 * cards, and the lines that tell them.
 */
export function replayFor(given: AnyMatch, seat: Seat | null): SeatReplay {
  const match = plainOf(given);
  const game = gameOf(match);
  const hash = game.hash(viewOf(match, seat));
  const state: AnyState = game.inPlace.clone(game.setup(match.config));
  const steps = (match.steps as readonly MatchStep[]).map((step) => {
    const line = game.mayTell(state, seat) ? lineOf(game, step) : null;
    if ('move' in step) game.inPlace.play(state, step.move);
    else game.inPlace.resolve(state, step.luck);
    return line;
  });
  return { ...headOf(match), viewer: seat, steps, hash, ...boundLuck(match.source) };
}

const boundLuck = (source: Source): Pick<SeatReplay, 'luck'> => (source.kind === 'sealed' ? { luck: { commitment: commitmentTo(source.secret), words: source.words } } : {});

/** Those of some events that a seat (`null`: a spectator) may be told of. */
export function eventsFor<Event extends AnyEvent>(events: readonly Event[], seat: Seat | null): Event[] {
  demandViewer(seat, Infinity);
  return events.filter((event) => mayKnow(event, seat));
}

/**
 * What is bound of a match's luck before its first move: show it to the players then, and `verifyLuck` proves to them in
 * the end that all luck was decided. `null` when luck is not `sealed`.
 */
export function commitmentOf(from: AnyMatch | Source): string | null {
  const source = 'source' in from ? from.source : from;
  return source.kind === 'sealed' ? commitmentTo(source.secret) : null;
}
