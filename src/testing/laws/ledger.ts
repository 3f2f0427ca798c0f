import { outcomeProblem, type Seat } from '../../kernel/chance.js';
import type { AnyEvent, AnyGame, AnyState, AnyView } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';
import { mayKnow } from '../../kernel/match.js';
import { luckOf, randomOf } from '../luck.js';
import { stepOf, walk, type WalkStep } from '../walk.js';
import { hold, holdEqual, isLookedAt, type LawText, type Story } from './law.js';

/** The seat looked at in this step; each in turn, and the spectator. */
function viewerAt({ seats }: AnyState['config'], at: number): Seat | null {
  const place = at % (seats + 1);
  return place === seats ? null : place;
}

/** Whom a sentence is about. */
const named = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

interface Told {
  readonly after: AnyState;
  readonly events: readonly AnyEvent[];
}

/** A step on a copy, with the events a viewer is told. */
function told(game: AnyGame, state: AnyState, step: WalkStep, viewer: Seat | null): Told {
  const events: AnyEvent[] = [];
  const hear = (event: AnyEvent): void => { if (mayKnow(event, viewer)) events.push(event); };
  const before: AnyState = game.inPlace.clone(state);
  const after = (step.kind === 'move' ? game.apply(before, step.move, hear) : game.resolve(before, step.outcome, hear));
  return { after, events };
}

/** Law 17. */
export const ledger: LawText = {
  number: 17,
  title: 'what events say adds up exactly to what changes for everybody who is told: nothing happens silently',
  judge: (story) => {
    const { game, config, choices } = story;
    walk(game, config, choices, (state, step, at) => {
      const viewer = viewerAt(state.config, at + choices.length);
      const { after, events } = told(game, state, step, viewer);
      for (const event of events) holdForm(game, event, `step ${at}`);
      const booked = game.book(game.view(state, viewer), events);
      const seen = game.view(after, viewer);
      const kinds = events.map(({ kind }) => kind).join(', ') || 'no event';
      holdEqual(onTheTable(game, booked), onTheTable(game, seen), `step ${at}, ${stepName(game, step)}: for ${named(viewer)} the table after ${kinds} is another one than seen`);
    });
  },
};

const stepName = (game: AnyGame, step: WalkStep): string => (step.kind === 'move' ? game.notation.print(step.move) : `* ${step.outcome.join(' ')}`);

function onTheTable(game: AnyGame, view: AnyView): Record<string, unknown> {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !Object.hasOwn(game.unbooked, key)));
}

/** Every event has the envelope and the form that is published. */
function holdForm(game: AnyGame, event: AnyEvent, when: string): void {
  const verdict = game.validateEvent(event);
  hold(verdict.ok, () => `${when}: the event ${JSON.stringify(event)} has not the form that is published: ${verdict.ok ? '' : verdict.error.message}`);
  const { kind, seat, rule } = event;
  hold(typeof kind === 'string' && seat !== undefined && typeof rule === 'string' && rule.length > 0, () => `${when}: the event ${JSON.stringify(event)} has no kind, seat and rule`);
}

/** So many other steps are looked at where something is decided out of sight. */
const TRIES = 12;

/**
 * Law 18. The viewer sees a state, and imagines another one that looks the same. If the same happens there, or anything
 * where it happens out of sight, and it looks the same afterwards, too, the viewer must have been told the same.
 *
 * What a viewer knows of a step is the view before it, the view after it, and the step itself if it may be told of it
 * (`mayTell`; `replayFor` writes it down for them, which law 15 holds). Another step taken in sight is therefore other
 * knowledge, even where both lead to one view: a soldier deployed here or there, and sent home in the same step by the
 * end of the year. That the events of the two differ tells nothing hidden. Whatever events tell beyond this triple is
 * still found, as the same step is taken in a state of which all that is hidden was dealt anew.
 */
export const hearsay: LawText = {
  number: 18,
  title: 'events hold nothing that the views of those who are told do not show',
  judge: (story) => {
    const { game, config, choices } = story;
    walk(game, config, choices, (state, step, at) => {
      if (!isLookedAt(story, at)) return;
      for (let seat = 0; seat <= state.config.seats; seat += 1) holdUntold(story, state, step, { viewer: seat === state.config.seats ? null : seat, at });
    });
  },
};

function holdUntold({ game }: Story, state: AnyState, step: WalkStep, { viewer, at }: { readonly viewer: Seat | null; readonly at: number }): void {
  const before = game.view(state, viewer);
  const here = told(game, state, step, viewer);
  const seen = game.view(here.after, viewer);
  const random = randomOf(step.choice);
  const there: AnyState = game.determinize(before, random);
  for (const other of otherSteps(game, there, { step, inSight: game.mayTell(state, viewer) })) {
    const elsewhere = told(game, there, other, viewer);
    if (!equal(game.view(elsewhere.after, viewer), seen)) continue;
    holdEqual(elsewhere.events, here.events, `step ${at}, ${stepName(game, step)} or ${stepName(game, other)}: the events tell ${named(viewer)} what the view does not show`);
  }
}

/** The step itself, where it can be taken, and some others if it is taken out of sight: what is done in sight may be told. */
function* otherSteps(game: AnyGame, state: AnyState, { step, inSight }: { readonly step: WalkStep; readonly inSight: boolean }): Generator<WalkStep> {
  const request = game.chance(state);
  if (step.kind === 'luck') {
    if (!request) return;
    if (outcomeProblem(request, step.outcome) === null) yield step;
    if (inSight) return;
    for (let at = 1; at <= TRIES; at += 1) yield { kind: 'luck', outcome: luckOf(request, step.choice + 7919 * at), choice: step.choice };
    return;
  }
  const first = stepOf(game, state, 0);
  if (first?.kind !== 'move') return;
  const { legal } = first;
  const same = legal.find((move) => equal(move, step.move));
  if (same) yield { ...first, move: same };
  if (inSight) return;
  for (let at = 0; at < Math.min(TRIES, legal.length); at += 1) yield { ...first, move: legal[(step.choice + at) % legal.length] as typeof same & object };
}
