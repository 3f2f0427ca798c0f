import { outcomeProblem, type Outcome, type Seat } from '../../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';
import { play, resolve, start, type AnyMatch } from '../../kernel/match.js';
import { table } from '../../kernel/sources.js';
import { replayFor } from '../../kernel/told.js';
import { luckOf } from '../luck.js';
import { stepOf, taken, type WalkStep } from '../walk.js';
import { hold, holdEqual, type LawText, type Story } from './law.js';

/**
 * Law 15. Two matches are played side by side. Where a viewer could not tell the difference, luck and the other seats
 * decide otherwise in the second; everything else is the same in both.
 */
export const telling: LawText = {
  number: 15,
  title: 'two matches that differ only in what a seat may not know have the same replay for that seat',
  judge: (story) => {
    const { game, config, choices } = story;
    let here: AnyMatch = start(game, config, table());
    let there: AnyMatch = start(game, config, table());
    const seats = (here.state).config.seats;
    const viewer = viewerOf(story, seats);
    for (const choice of choices) {
      const step = stepOf(game, here.state, choice);
      if (!step) break;
      const next = { game, viewer, here, there, step };
      const other = step.kind === 'luck' ? otherLuck(next, step.outcome) : otherMove(next, step.move);
      // What the viewer saw here cannot happen there, or shows a difference: the stories part.
      if (!other) break;
      here = tell(here, step);
      there = tell(there, other);
    }
    const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
    holdEqual(replayFor(there, viewer), replayFor(here, viewer), `the replay for ${who} tells a secret`);
  },
};

/** Another viewer in every story, spectators included. */
function viewerOf({ choices }: Story, seats: number): Seat | null {
  const viewer = (choices.length + (choices[0] ?? 0)) % (seats + 1);
  return viewer === seats ? null : viewer;
}

const tell = (match: AnyMatch, step: WalkStep): AnyMatch => (step.kind === 'move' ? play(match, step.move as never) : resolve(match, step.outcome));

interface Pair {
  readonly game: AnyGame;
  readonly viewer: Seat | null;
  readonly here: AnyMatch;
  readonly there: AnyMatch;
  readonly step: WalkStep;
}

/** How many other outcomes or moves are tried where something is hidden, and where what happens here cannot happen there. */
const FEW = 2;
const MANY = 40;

/** Luck for the second match that looks like the first one's to the viewer, another one if there is another. */
function otherLuck(pair: Pair, outcome: Outcome): WalkStep | null {
  const { game, there, step: { choice } } = pair;
  const request = game.chance(there.state);
  hold(request !== null, 'luck has to decide in one match and not in the other');
  const same: WalkStep | null = outcomeProblem(request, outcome) === null ? { kind: 'luck', outcome, choice } : null;
  const others = Array.from({ length: same ? FEW : MANY }, (_, at): WalkStep => ({ kind: 'luck', outcome: luckOf(request, choice + 7919 * (at + 1)), choice }));
  return lookalike(pair, same, others);
}

/** A move for the second match that looks like the first one's to the viewer; the viewer's own moves are the same in both. */
function otherMove(pair: Pair, move: AnyMove): WalkStep | null {
  const { game, viewer, there, step: { choice } } = pair;
  const legal = game.legalMoves(there.state);
  const own = game.actor(there.state);
  const as = (one: AnyMove): WalkStep => ({ kind: 'move', move: one, legal, choice });
  const same = legal.some((one) => equal(one, move)) ? as(move) : null;
  if (own.type === 'seat' && own.seat === viewer) return lookalike(pair, same, []);
  const tries = Math.min(same ? FEW : MANY, legal.length);
  return lookalike(pair, same, Array.from({ length: tries }, (_, at) => as(legal[(choice + 7919 + at) % legal.length] as AnyMove)));
}

/**
 * The first of some steps that leads elsewhere than the same step would, without the viewer seeing it; otherwise the
 * same step, if it looks the same.
 */
function lookalike({ game, viewer, here, there, step }: Pair, same: WalkStep | null, others: readonly WalkStep[]): WalkStep | null {
  const wanted = game.view(taken(game, here.state, step), viewer);
  const plain = same && taken(game, there.state, same);
  if (others.length > 0 && !(plain && hidesNothing(plain, wanted))) {
    for (const other of others) {
      const state = taken(game, there.state, other);
      if (equal(game.view(state, viewer), wanted) && !(plain && equal(state, plain))) return other;
    }
  }
  return plain && equal(game.view(plain, viewer), wanted) ? same : null;
}

/** Whether a view shows the whole state. */
function hidesNothing(state: AnyState, view: object): boolean {
  const { viewer: _viewer, ...seen } = view as Record<string, unknown>;
  return equal(seen, state);
}
