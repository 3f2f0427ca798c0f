import * as fc from 'fast-check';
import type { AnyGame } from '../../kernel/game.js';
import { choicesOf, configsOf } from '../arbitraries.js';
import { walk } from '../walk.js';
import { foresight, reasons } from './answers.js';
import { clicks } from './asking.js';
import { luck, notation, validation } from './borders.js';
import { drafts } from './drafts.js';
import { conservation, scores, termination } from './endings.js';
import type { LawText } from './law.js';
import { hearsay, ledger } from './ledger.js';
import { LET_IN, proveLetIn, type ForgeryCounts } from './let-in.js';
import { matches } from './matches.js';
import { actors, legality, plainData, purity, twoWays } from './playing.js';
import { secrets } from './secrets.js';
import { telling } from './telling.js';
import { shrunk } from './shrink.js';

const LAWS: readonly LawText[] = [actors, legality, purity, twoWays, plainData, matches, secrets, conservation, termination, scores, notation, luck, validation, clicks, telling, ledger, hearsay, reasons, foresight, drafts];

/** How hard to try. */
export interface LawOptions {
  /** Which configs to play; all that the game's schema allows, unless told. */
  readonly configs?: fc.Arbitrary<object>;
  /** How many games for every law. */
  readonly games?: number;
  /** Costly questions are asked at every n-th step only. */
  readonly stride?: number;
  readonly seed?: number;
  /** Most steps of a game that are looked at; one and a half times an ordinary game, unless told. */
  readonly steps?: number;
  /** How many changed states that `validate` lets in law 16 plays to the end; twenty a game, unless told. */
  readonly forgeries?: number;
  /** Hears how many changed states were let in, and how many were refused. */
  readonly onForgeries?: (counts: ForgeryCounts) => void;
}

/** One law, ready to be proved on one game: `test(law.title, law.prove)`. */
export interface Law {
  readonly number: number;
  readonly title: string;
  /** Throws when the law is broken; the message holds a minimal config and list of choices, which is a replay. */
  readonly prove: () => void;
}

/** The laws that hold for every game. */
export function laws(game: AnyGame, options: LawOptions = {}): readonly Law[] {
  const { configs = configsOf(game), games = 50, stride = 1, seed = 1, steps, forgeries = 20 * games, onForgeries } = options;
  const letIn: Law = {
    number: LET_IN.number,
    title: `law ${LET_IN.number}: ${LET_IN.title}`,
    prove: () => {
      const counts = proveLetIn({ game, configs, forgeries, seed, steps: steps ?? ordinaryLength(game, configs, seed) });
      onForgeries?.(counts);
    },
  };
  const told = LAWS.map(({ number, title, judge }): Law => ({
    number,
    title: `law ${number}: ${title}`,
    prove: () => {
      const most = steps ?? ordinaryLength(game, configs, seed);
      const whole = fc.array(fc.nat(), { minLength: most, maxLength: most });
      // Most games are played to their end; the others stop anywhere.
      const stories = fc.tuple(configs, fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: choicesOf(most) }));
      const { counterexample, errorInstance, numRuns } = fc.check(
        fc.property(stories, ([config, choices]) => { judge({ game, config, choices, stride }); }),
        { numRuns: games, seed: seed + number, endOnFailure: true },
      );
      if (!counterexample) return;
      const [[config, choices]] = counterexample;
      const { story, error } = shrunk(judge, { game, config, choices, stride }) ?? { story: { config, choices }, error: errorInstance as Error };
      throw new Error(`${error.message}\nBroken in game ${numRuns} (seed ${seed}). Counterexample: ${JSON.stringify([story.config, story.choices])}`, { cause: error });
    },
  }));
  return [...told, letIn].sort((a, b) => a.number - b.number);
}

/** How many steps an ordinary game takes, and half as many again. */
function ordinaryLength(game: AnyGame, configs: fc.Arbitrary<object>, seed: number): number {
  let longest = 0;
  for (const config of fc.sample(configs, { numRuns: 5, seed })) {
    const choices = Array.from({ length: game.longest }, (_, at) => (at * 2654435761) % 2147483647);
    let length = 0;
    walk(game, config, choices, () => { length += 1; });
    longest = Math.max(longest, length);
  }
  return Math.ceil(longest * 1.5);
}
