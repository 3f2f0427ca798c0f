import alea from 'seedrandom/lib/alea.js';
import { outcomeProblem, sample, type ChanceRequest, type Outcome, type Random } from './chance.js';
import { ChanceError } from './errors.js';
import { sealedOutcome, type SealedSource } from './sealed.js';

/** The state of the generator: four numbers. */
export interface GeneratorState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** Luck from a seed, which can be foretold: see `seeded`. */
export interface SeededSource {
  readonly kind: 'seeded';
  readonly seed: string;
  readonly generator: GeneratorState;
}

/** Luck that was written down beforehand. */
export interface ScriptedSource {
  readonly kind: 'scripted';
  readonly outcomes: readonly Outcome[];
  readonly next: number;
}

/** Luck from somebody who rolls real dice and draws real tiles: the match waits for `resolve`. */
export interface TableSource {
  readonly kind: 'table';
}

/** Where the luck of a match comes from. Plain data, saved with the match. */
export type Source = SealedSource | SeededSource | ScriptedSource | TableSource;

/**
 * Luck from a seed, for where nobody plays against it: bots, simulations, tests. It can be foretold. The generator (alea)
 * is linear, with some 128 bits of state, and every fair die and open card tells a few of them: in a game for four what
 * one seat sees before the first turn (150 to 220 bits) is enough to compute all luck of the game, earlier and later,
 * hidden cards too, in seconds, however long the seed. Where people play, take `sealed`.
 */
export function seeded(seed: string): SeededSource {
  return { kind: 'seeded', seed, generator: { ...alea(seed, { state: true }).state() } };
}

/** Luck in a fixed order; asking for more than there is, something that does not fit, or ending with some left over, is an error. */
export function scripted(outcomes: readonly Outcome[]): ScriptedSource {
  return { kind: 'scripted', outcomes, next: 0 };
}

/** Luck from a real table. */
export function table(): TableSource {
  return { kind: 'table' };
}

/** A stream of random numbers from a seed, for programs that play many games. */
export function randomFrom(seed: string): Random {
  return alea(seed, { state: true });
}

/**
 * What a source says when luck decides for the n-th time in a match (`at`, from 0), and the source afterwards; `null`
 * when somebody at the table has to say it.
 */
export function drawFrom(source: Source, request: ChanceRequest, at: number): { readonly outcome: Outcome; readonly source: Source } | null {
  switch (source.kind) {
    case 'table': return null;
    case 'sealed': return { outcome: sealedOutcome(source, request, at), source };
    case 'seeded': {
      const generator = alea('', { state: source.generator });
      const outcome = sample(request, generator);
      return { outcome, source: { ...source, generator: { ...generator.state() } } };
    }
    case 'scripted': {
      const outcome = source.outcomes[source.next];
      if (outcome === undefined) throw new ChanceError('script-exhausted', `the script ends before "${request.purpose}" (${request.rule})`);
      const problem = outcomeProblem(request, outcome);
      if (problem) throw new ChanceError('script-misfit', `outcome ${source.next} of the script does not fit "${request.purpose}": ${problem} (${request.rule})`);
      return { outcome, source: { ...source, next: source.next + 1 } };
    }
  }
}

/** Throws when a script holds more than the game asked for. */
export function demandUsedUp(source: Source): void {
  if (source.kind === 'scripted' && source.next < source.outcomes.length) {
    throw new ChanceError('script-left-over', `${source.outcomes.length - source.next} outcomes of the script were never asked for`);
  }
}
