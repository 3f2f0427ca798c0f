/*
 * The journey still worth making: the best order of some cities without an own post, for goals, Beijing, income and the
 * posts themselves, as far as there is time for it. Cities are bits of a number here, so that thousands of tours can be
 * looked at.
 */
import type { Index } from '../../mechanics/known.js';
import type { Ways } from '../../mechanics/routes.js';
import { CITIES } from '../content/ids.js';
import type { Weights } from './weights.js';

/** How far one place is from another: in steps, in what the ways cost beside the steps, and which cities lie on the way. */
interface Leg {
  readonly steps: number;
  readonly cost: number;
  readonly through: number;
}

/** The ways from a place. */
interface Legs {
  /** To all cities, in the order of `CITIES`. */
  readonly to: readonly Leg[];
  /** The cities within so many steps: most tours are short, and most cities too far for what is left of them. */
  readonly within: readonly Cities[];
}

/** The ways from all places of a map to all cities. */
export type Distances = Readonly<Record<string, Legs>>;

/** Some cities, as bits in the order of `CITIES`. */
export type Cities = number;

/** One city; none for a place without posts. */
export const cityBit = (place: string): Cities => {
  const at = CITIES.findIndex((city) => city === place);
  return at < 0 ? 0 : 1 << at;
};

/** Several cities. */
export function cityBits(places: readonly string[], bits: Index<Cities>): Cities {
  let all = 0;
  for (const place of places) all |= bits.get(place) ?? 0;
  return all;
}

/** What a coin and a camel of a way count in steps: cheap ways are taken before short ones. */
const COIN = 0.16;
const CAMEL = 0.32;

const UNKNOWN: Leg = { steps: 99, cost: 0, through: 0 };

/** The cheapest ways between any two places. */
export function distancesOn(ways: Ways): Distances {
  return Object.fromEntries(Object.keys(ways).map((from) => [from, legsFrom(ways, from)]));
}

function legsFrom(ways: Ways, from: string): Legs {
  const found: Record<string, Leg> = { [from]: { steps: 0, cost: 0, through: 0 } };
  const open = [from];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const here = found[place] as Leg;
    const through = place === from ? 0 : here.through | cityBit(place);
    for (const { to, coin, camel } of ways[place] ?? []) {
      const leg = { steps: here.steps + 1, cost: here.cost + COIN * coin + CAMEL * camel, through };
      const known = found[to];
      if (known && leg.steps + leg.cost >= known.steps + known.cost) continue;
      found[to] = leg;
      open.push(to);
    }
  }
  return legsTo(CITIES.map((city) => found[city] ?? UNKNOWN));
}

function legsTo(to: readonly Leg[]): Legs {
  const farthest = Math.max(...to.map(({ steps }) => steps));
  const within = Array.from({ length: farthest + 1 }, (_, far) => to.reduce((near, { steps }, at) => (steps <= far ? near | (1 << at) : near), 0));
  return { to, within };
}

const near = ({ within }: Legs, steps: number): Cities => within[Math.min(steps, within.length - 1)] as Cities;

/** A goal card. */
export interface Goal {
  readonly cities: Cities;
  readonly vp: number;
}

/** What a post in each city brings once, and in each round to come. */
export interface Stops {
  readonly once: readonly number[];
  readonly income: readonly number[];
}

/** What is to be had on a tour. */
export interface Errands extends Stops {
  readonly distances: Distances;
  readonly figures: readonly string[];
  /** Where no own post stands. */
  readonly open: Cities;
  readonly goals: readonly Goal[];
  /** Points for so many cities of goal cards. */
  readonly goalCities: readonly number[];
  /** Whether cities on the way get posts, too. */
  readonly onTheWay: boolean;
  /** Rounds there is time for. */
  readonly rounds: number;
  readonly weights: Weights;
}

/** So many stops are thought of at most. */
const DEPTH = 4;
/** So far beyond what there is time for a stop is hardly reached. */
const BEYOND = 2;

/** The worth of the best tour: what its stops bring, the less the later, without what its steps cost. */
export function tourOf(errands: Errands): number {
  const [first, second] = errands.figures.map((place) => errands.distances[place] as Legs);
  return best(begun(errands), first as Legs, second ?? null, errands.open);
}

/** A tour as it is thought out. What depends on the steps alone is worked out once, and not at each of the stops looked at. */
interface Tour extends Stops {
  readonly errands: Errands;
  /** The ways from each city. */
  readonly further: readonly Legs[];
  /** How likely there is time for so many steps, and for how many rounds what is reached with them brings income; none where there is hardly time. */
  readonly chances: readonly number[];
  readonly lasting: readonly number[];
  /** Cities that bring nothing but what lies there: no goal card names them, and none lies on the way. */
  readonly plain: Cities;
  /** What a step costs, and what it costs more where the way is dear. */
  readonly step: number;
  readonly dear: number;
  /** So many steps have been made where the tour goes on, and of so many more stops is thought. */
  steps: number;
  stops: number;
}

function begun(errands: Errands): Tour {
  const { rounds, once, income, weights: { reach, stop, step, dear }, distances, onTheWay } = errands;
  const time = reach * rounds;
  const chances: number[] = [];
  const lasting: number[] = [];
  for (let far = 0; far <= time + BEYOND; far += 1) {
    chances.push(1 / (1 + Math.exp(1.5 * (far - time))));
    lasting.push(Math.max(0, rounds - far / reach));
  }
  const further = CITIES.map((city) => distances[city] as Legs);
  return { errands, further, chances, lasting, once: once.map((vp) => stop + vp), income, plain: onTheWay ? 0 : ~citiesOf(errands.goals), step, dear, steps: 0, stops: DEPTH };
}

function best(tour: Tour, first: Legs, second: Legs | null, open: Cities): number {
  const { errands, chances, lasting, once, income, plain, step, dear, steps, stops } = tour;
  const left = chances.length - 1 - steps;
  let most = 0;
  for (let rest = open & (near(first, left) | (second === null ? 0 : near(second, left))); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const at = 31 - Math.clz32(bit);
    const one = first.to[at] as Leg;
    const leg = second === null ? one : nearer(one, second.to[at] as Leg);
    const far = steps + leg.steps;
    if (far >= chances.length) continue;
    const rounds = lasting[far] as number;
    const gained = errands.onTheWay ? open & (leg.through | bit) : bit;
    const gain = (plain & bit) !== 0 ? (once[at] as number) + rounds * (income[at] as number) : gainOf(errands, open, gained, rounds);
    let worth = (chances[far] as number) * (gain - step * (leg.steps + dear * leg.cost));
    if (stops > 1 && worth > WORST) {
      const from = tour.further[at] as Legs;
      tour.steps = far;
      tour.stops = stops - 1;
      worth += best(tour, leg === one ? from : first, leg === one ? second : from, open & ~gained);
    }
    if (worth > most) most = worth;
  }
  return most;
}

/** Of two ways to a city the second only if it is nearer. */
const nearer = (one: Leg, other: Leg): Leg => (other.steps + other.cost < one.steps + one.cost ? other : one);

/** Who loses so much by a stop does not make it for what may come after. */
const WORST = -3;

function citiesOf(goals: readonly Goal[]): Cities {
  let all = 0;
  for (const { cities } of goals) all |= cities;
  return all;
}

/** What posts in some more cities bring, with so many rounds of income. */
export function gainOf({ goals, goalCities, once, income, weights }: Errands, open: Cities, gained: Cities, rounds: number): number {
  let gain = 0;
  for (let rest = gained; rest !== 0; rest &= rest - 1) {
    const at = 31 - Math.clz32(rest & -rest);
    gain += weights.stop + (once[at] as number) + rounds * (income[at] as number);
  }
  let all = 0;
  for (let at = 0; at < goals.length; at += 1) {
    const { cities, vp } = goals[at] as Goal;
    if ((cities & gained) !== 0 && (cities & open & ~gained) === 0) gain += weights.tour * vp;
    all |= cities;
  }
  if ((all & gained) === 0) return gain;
  const before = count(all & ~open);
  const after = count(all & ~(open & ~gained));
  const last = goalCities.length - 1;
  return gain + weights.tour * ((goalCities[Math.min(after, last)] as number) - (goalCities[Math.min(before, last)] as number));
}

/** How many cities. */
export function count(bits: Cities): number {
  let many = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) many += 1;
  return many;
}
