import type { ChanceRequest } from './chance.js';
import { ReplayError } from './errors.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from './game.js';
import { equal } from './json.js';
import type { MatchStep } from './match.js';
import { fromReplay } from './replay.js';
import { demand } from './schema.js';
import { commitmentTo, playersWords, sealedOutcome, type SealedSource } from './sealed.js';

/** Whether all luck of a game was decided before its first move, and if not, why that cannot be said. */
export type LuckVerdict =
  /** `decided`: how often luck decided. `words`: those of the players. */
  | { readonly ok: true; readonly decided: number; readonly words: readonly string[] }
  /** `step` counts from 0; `null` when it is no step that is wrong. */
  | { readonly ok: false; readonly code: string; readonly message: string; readonly step: number | null };

const doubtful = (code: string, message: string, step: number | null = null): LuckVerdict => ({ ok: false, code, message, step });

/**
 * Verifies that every roll and every draw of a game that is over follows from the secret which the host was bound to by
 * the commitment, and from the players' words. The replay may come from anywhere: it is played again by the rules first.
 *
 * `words` are those that were announced before the set-up, all of them and in their order. Without them the host is bound to
 * a secret, and not to words: who may add one, or choose their order, tries until the luck suits.
 */
export function verifyLuck<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, replay: unknown, commitment: string, words?: readonly string[]): LuckVerdict {
  try {
    const { source, steps, config, state } = fromReplay(game, replay);
    if (source.kind !== 'sealed') return doubtful('luck-not-told', 'the replay does not tell a secret: the game is not over, or its luck was not sealed');
    if (commitmentTo(source.secret) !== commitment) return doubtful('luck-other-secret', 'the secret is not the one that the commitment binds');
    if (words !== undefined && !equal(source.words, demand(playersWords, words, 'words'))) return doubtful('luck-other-words', 'the words are not those that were announced');
    const verdict = verdictOn(game, config, source, steps);
    // What a host has left out behind the end follows from the secret he tells, whatever was played.
    return verdict.ok && game.actor(state).type !== 'over' ? doubtful('luck-not-over', 'the game is not over: luck that does not suit may have been left out') : verdict;
  } catch (error) {
    if (error instanceof ReplayError) return doubtful(error.code, error.message, error.step);
    throw error;
  }
}

function verdictOn<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, config: C, source: SealedSource, steps: readonly MatchStep<M>[]): LuckVerdict {
  const state = game.inPlace.clone(game.setup(config));
  let decided = 0;
  for (const [at, step] of steps.entries()) {
    if ('move' in step) {
      game.inPlace.play(state, step.move);
      continue;
    }
    const bound = sealedOutcome(source, game.chance(state) as ChanceRequest, decided);
    if (!equal(bound, step.luck)) return doubtful('luck-not-bound', `luck was to be ${bound.join(' ')}, not ${step.luck.join(' ')}`, at);
    game.inPlace.resolve(state, step.luck);
    decided += 1;
  }
  return { ok: true, decided, words: source.words };
}
