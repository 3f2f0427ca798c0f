import { sample, type ChanceRequest, type Outcome, type Random } from '../kernel/chance.js';

/** A stream of random numbers from one whole number: small, and good enough for tests. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The outcome a whole number stands for. */
export function luckOf(request: ChanceRequest, choice: number): Outcome {
  return sample(request, randomOf(choice));
}
