// What a game gives so that games of it can be learned from.
import type { AnyGame, Random } from '../../../src/index.js';
import type { AnyEvaluation } from '../../../src/bots/index.js';
import type { Description } from '../../../src/mechanics/description.js';
import type { Learned } from '../../../src/mechanics/learned.js';

/** What a state holds of which it is learned how many points come after it. */
export interface Course {
  readonly round: number;
  readonly players: readonly { readonly vp: number; readonly dice: readonly unknown[] }[];
}

export interface Teaching {
  readonly game: AnyGame;
  /** Those that are dealt out to the seats. */
  readonly characters: readonly string[];
  /** How many play the games that come after each other, again and again. */
  readonly seats: readonly number[];
  /** The judgement by some weights together with what was learned. */
  readonly judge: (learned: Learned, weights: Readonly<Record<string, number>>) => AnyEvaluation;
  readonly weights: Readonly<Record<string, number>>;
  readonly learned: () => Learned;
  /** Describes what a seat has, as the planner sees it, without the others. */
  readonly describe: (state: unknown, seat: number, out: Description) => void;
}

const SPREAD = 0.35;
const SHARES = [0.3, 0.5, 0.6, 0.7, 0.9];

/** A normally distributed number. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A judgement turned a little at random: every second one by other weights, and all by other shares of what is learned. */
export function turned({ judge, weights, learned }: Teaching, random: Random): AnyEvaluation {
  const by = random() < 0.5 ? weights : Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * Math.exp(SPREAD * normal(random))]));
  return judge({ ...learned(), share: SHARES[Math.floor(random() * SHARES.length)]! }, by);
}
