// What a game gives so that games of it can be learned from.
import type { AnyGame, AnyMove, Random } from '../../../src/index.js';
import type { AnyEvaluation } from '../../../src/bots/index.js';
import type { Description } from '../../../src/mechanics/description.js';
import type { Learned } from '../../../src/mechanics/learned.js';

/** A position that is learned from: whose, in which round, whether his turn or round has just ended, and the points he has. */
export interface Moment {
  readonly state: unknown;
  readonly seat: number;
  readonly round: number;
  readonly ended: boolean;
  readonly booked: number;
}

/** A move of a game that is gone through: `play` plays it, `note` takes down what is to be learned from. */
export interface Step {
  readonly state: unknown;
  readonly seat: number;
  readonly move: AnyMove;
  readonly play: () => void;
  readonly note: (moment: Moment) => void;
}

export interface Teaching {
  readonly game: AnyGame;
  /** Those that are dealt out to the seats, where there are any. */
  readonly characters: readonly string[];
  /** How many play the games that come after each other, again and again. */
  readonly seats: readonly number[];
  /** How wide those plan who play. */
  readonly width: number;
  /** The judgement by some weights together with what was learned. */
  readonly judge: (learned: Learned, weights: Readonly<Record<string, number>>) => AnyEvaluation;
  readonly weights: Readonly<Record<string, number>>;
  readonly learned: () => Learned;
  /** Plays a move, and notes what is learned from before or after it. */
  readonly moments: (step: Step) => void;
  /** Describes what a seat has. */
  readonly describe: (state: unknown, seat: number, out: Description) => void;
}

/** What a game with dice holds. */
interface Course {
  readonly round: number;
  readonly players: readonly { readonly vp: number; readonly dice: readonly unknown[] }[];
}

const ROUNDS = 5;

/** In games with dice the ends of turns are learned from, as the planner sees them, without the others; the last turn is followed by nothing. */
export function endsOfTurns({ state, seat, move, play, note }: Step): void {
  const course = state as Course;
  const { round, players } = course;
  const { dice, vp } = players[seat]!;
  if (move.kind === 'endTurn' && (round < ROUNDS || dice.length > 0)) {
    note({ state: { ...course, players: players.map((player, other) => (other === seat ? player : { ...player, dice: [] })) }, seat, round, ended: dice.length === 0, booked: vp });
  }
  play();
}

const SPREAD = 0.35;
const SHARES = [0.3, 0.5, 0.6, 0.7, 0.9];

/** A normally distributed number. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A judgement turned a little at random: every second one by other weights, and all by other shares of what is learned. */
export function turned({ judge, weights, learned }: Teaching, random: Random): AnyEvaluation {
  const by = random() < 0.5 ? weights : Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * Math.exp(SPREAD * normal(random))]));
  const known = learned();
  // Where nothing was learned yet it goes by weights alone.
  return judge({ ...known, share: known.share === 0 ? 0 : SHARES[Math.floor(random() * SHARES.length)]! }, by);
}
