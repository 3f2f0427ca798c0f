// The journey still worth making: the best order of open goal cities and Beijing, as far as there is time for it.
import type { Ways } from '../../mechanics/routes.js';
import type { Weights } from './weights.js';

/** How far one place is from others: in steps, and in what the ways cost beside the steps. */
interface Leg {
  readonly steps: number;
  readonly cost: number;
}

/** How far apart all places of a map are. */
export type Distances = Readonly<Record<string, Readonly<Record<string, Leg>>>>;

/** What a coin and a camel of a way count in steps: cheap ways are taken before short ones. */
const COIN = 0.08;
const CAMEL = 0.18;

/** The cheapest ways between any two places. */
export function distancesOn(ways: Ways): Distances {
  const all: Record<string, Record<string, Leg>> = {};
  for (const from of Object.keys(ways)) {
    const found: Record<string, Leg> = { [from]: { steps: 0, cost: 0 } };
    const open = [from];
    for (let place = open.shift(); place !== undefined; place = open.shift()) {
      const here = found[place] as Leg;
      for (const { to, coin, camel } of ways[place] ?? []) {
        const leg = { steps: here.steps + 1, cost: here.cost + COIN * coin + CAMEL * camel };
        const known = found[to];
        if (known && leg.steps + leg.cost >= known.steps + known.cost) continue;
        found[to] = leg;
        open.push(to);
      }
    }
    all[from] = found;
  }
  return all;
}

/** What is to be had on a tour. */
export interface Errands {
  readonly distances: Distances;
  readonly figures: readonly string[];
  /** Cities of goal cards, and Beijing, in which no own post stands. */
  readonly open: readonly string[];
  /** What one more stop brings after some others. */
  readonly gain: (visited: readonly string[], stop: string) => number;
  /** Steps there is time for. */
  readonly time: number;
}

/** The worth of the best tour: what its stops bring, the less the later, without what its steps cost. */
export function tourOf(errands: Errands, weights: Weights): number {
  return best(errands, weights, errands.figures, [], 0);
}

function best(errands: Errands, weights: Weights, figures: readonly string[], visited: readonly string[], steps: number): number {
  const { distances, open, gain, time } = errands;
  let most = 0;
  for (const stop of open) {
    if (visited.includes(stop)) continue;
    const [figure, leg] = nearest(distances, figures, stop);
    const far = steps + leg.steps;
    const chance = 1 / (1 + Math.exp(1.5 * (far - time)));
    if (chance < 0.05) continue;
    const here = chance * (weights.tour * gain(visited, stop) + weights.stop - weights.step * (leg.steps + weights.dear * leg.cost));
    const worth = here + best(errands, weights, figures.map((at, place) => (place === figure ? stop : at)), [...visited, stop], far);
    if (worth > most) most = worth;
  }
  return most;
}

const UNKNOWN: Leg = { steps: 99, cost: 0 };

function nearest(distances: Distances, figures: readonly string[], stop: string): [number, Leg] {
  let found: [number, Leg] = [0, UNKNOWN];
  for (const [place, from] of figures.entries()) {
    const leg = distances[from]?.[stop] ?? UNKNOWN;
    if (leg.steps + leg.cost < found[1].steps + found[1].cost) found = [place, leg];
  }
  return found;
}
