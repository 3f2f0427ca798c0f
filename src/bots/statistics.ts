/**
 * A number with the bounds between which the true one lies 19 times out of 20; they are infinite (`null` in JSON text)
 * where one cannot tell, as of the mean after a single game.
 */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How numbers are spread. */
export interface Distribution {
  readonly count: number;
  readonly mean: Estimate;
  readonly deviation: number;
  readonly least: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly most: number;
}

const Z = 1.959964;

/** A rate out of so many tries, with Wilson's interval; part successes (a shared victory) count as parts. */
export function rate(successes: number, tries: number): Estimate {
  if (tries === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / tries;
  const z2 = (Z * Z) / tries;
  const centre = (share + z2 / 2) / (1 + z2);
  const reach = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries));
  return { value: share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** The 97.5 % quantiles of Student's distribution for few degrees of freedom; from then on the usual series is as good. */
const STUDENT = [Infinity, 12.7062, 4.3027, 3.1824, 2.7764];

function student(freedom: number): number {
  const known = STUDENT[freedom];
  if (known !== undefined) return known;
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return Z + (z3 + Z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3);
}

/** The spread of numbers; the mean with the interval of Student's distribution. */
export function distribution(values: readonly number[]): Distribution {
  const sorted = values.slice().sort((a, b) => a - b);
  const count = sorted.length;
  const mean = count === 0 ? 0 : sorted.reduce((sum, value) => sum + value, 0) / count;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = count < 2 ? 0 : Math.sqrt(squares / (count - 1));
  const reach = count < 2 ? Infinity : (student(count - 1) * deviation) / Math.sqrt(count);
  const at = (share: number): number => quantile(sorted, share);
  return {
    count, mean: { value: mean, low: mean - reach, high: mean + reach }, deviation,
    least: at(0), lowerQuarter: at(0.25), median: at(0.5), upperQuarter: at(0.75), most: at(1),
  };
}

/** The number below which a share of the sorted numbers lies; between two numbers in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return 0;
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (place - below);
}
