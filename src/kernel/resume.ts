import { InvalidDataError, type Path } from './errors.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from './game.js';
import { copyOf, equal, likeFrozen } from './json.js';
import { branch, GAME, handedOut, review, start, type Match, type MatchStep } from './match.js';
import { anything, flag, list, literal, object, problemOf, refine, text } from './schema.js';
import { MOST_STEPS, outcomeSchema, sourceSchema } from './source-schema.js';
import { table, type Source } from './sources.js';
import { isRefusal, playChecked, resolveChecked } from './verify.js';

const step = refine(object({}, { move: anything, luck: outcomeSchema, reveals: flag }), (value) => (('move' in value) === ('luck' in value) ? 'expected either a move or luck' : null));

const matchSchema = object({
  match: literal(1), game: text(100), rulesVersion: text(100), content: text(200), config: anything, source: sourceSchema,
  steps: list(step, { most: MOST_STEPS }), undone: list(anything, { most: MOST_STEPS }), reviewing: flag, state: anything,
}, { confidential: literal(true) });

/**
 * Takes a match back from JSON data nobody vouches for. Every step is played again, so a match that comes through was
 * played by the rules, and its state is the one the steps lead to.
 */
export function resume<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(game: Game<C, S, M, V, E, Id>, json: unknown): Match<C, S, M, V, E, Id> {
  const wrong = (path: Path, problem: string): InvalidDataError => new InvalidDataError('match', path, problem);
  const found = problemOf(matchSchema.check, json);
  if (found) throw wrong(found.path, found.message);
  const data = json as { [Key in 'game' | 'rulesVersion' | 'content']: string } & { config: C; source: Source; steps: MatchStep<M>[]; undone: M[]; reviewing: boolean; state: unknown };
  if (data.game !== game.id) throw wrong(['game'], `this is a match of "${data.game}"`);
  if (data.rulesVersion !== game.rulesVersion) throw wrong(['rulesVersion'], `played by rules ${data.rulesVersion}, these are ${game.rulesVersion}; a replay of it may help`);
  if (data.content !== game.content.id) throw wrong(['content'], `played with other component values (${data.content})`);

  const fresh = refusedAs(['config'], wrong, () => start(game, data.config, table()));
  const state = game.inPlace.clone(fresh.state);
  const steps = data.steps.map((given, at) => refusedAs(['steps', at], wrong, () => stepAgain(game, state, given)));
  if (!equal(state, data.state)) throw wrong(['state'], 'the steps lead to another state');
  undoneProblem(game, state, data.undone, wrong);
  const whole: Match<C, S, M, V, E, Id> = { ...fresh, source: data.source, steps, state: likeFrozen(fresh.state, state), [GAME]: game };
  if (data.reviewing) return review(whole, steps.length);
  // Luck that was due when the match was saved under a table source stays due; `branch` asks any other source for it.
  const ready = data.source.kind === 'table' ? whole : refusedAs(['source'], wrong, () => branch(whole, data.source));
  return handedOut({ ...ready, source: copyOf(ready.source), undone: copyOf(data.undone) });
}

/** What a part of the match is refused for, told with its place in the match. */
function refusedAs<T>(place: Path, wrong: (path: Path, problem: string) => InvalidDataError, attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof InvalidDataError) throw wrong([...place, ...error.path], error.problem);
    if (isRefusal(error)) throw wrong(place, error.message);
    throw error;
  }
}

function stepAgain<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, given: MatchStep<M>): MatchStep<M> {
  if ('luck' in given) {
    resolveChecked(game, state, given.luck);
    return { luck: given.luck };
  }
  const before = game.inPlace.clone(state);
  const move = playChecked(game, state, given.move);
  return game.reveals(before, state) ? { move, reveals: true } : { move };
}

/** Moves that can be redone must be playable from here, one after the other. */
function undoneProblem<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, undone: readonly M[], wrong: (path: Path, problem: string) => InvalidDataError,
): void {
  const later = game.inPlace.clone(state);
  for (let at = undone.length - 1; at >= 0; at -= 1) {
    const legality = game.check(later, undone[at]);
    if (!legality.ok) throw wrong(['undone', at], legality.message);
    if (at > 0) game.inPlace.play(later, game.notation.tidy(undone[at] as M));
  }
}
