import type { AnyMove, AnyView } from '../../kernel/game.js';
import type { Evaluation, RolloutPolicy } from '../bot.js';

/** Settings of `ismcts`. */
export interface IsmctsOptions<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  /** How many games are imagined for a decision; 1000 unless told. With this budget alone the same seed gives the same choice. */
  readonly iterations?: number | undefined;
  /** Stops after so many milliseconds, however many iterations that were. */
  readonly milliseconds?: number | undefined;
  /** How many decisions are played beyond the tree before the position is judged; none unless told. */
  readonly depth?: number | undefined;
  /** How many more decisions at most are played so that a turn is not judged half-way; 8 unless told. */
  readonly finish?: number | undefined;
  /** How positions are judged where play breaks off; the score as it stands, unless told. */
  readonly evaluation?: Evaluation<View> | undefined;
  /** How moves are chosen beyond the tree; at random, unless told. */
  readonly rollout?: RolloutPolicy<Move> | undefined;
  /** How much is tried out against what looked good so far; 0.15 unless told. */
  readonly exploration?: number | undefined;
  /** How many moves of a position are looked at after n visits: `width * n ** widening`; 1 and 0.35 unless told. */
  readonly width?: number | undefined;
  readonly widening?: number | undefined;
  /** A move that is new to the tree, or played beyond it, is the best of so many drawn at random; 1 draws blindly, and fast; 8 unless told. */
  readonly draws?: number | undefined;
  /** Whether moves are tried in the order a look ahead suggests, so that widening begins with the promising; yes, unless told. */
  readonly ordered?: boolean | undefined;
  /** As many visits the look ahead counts for at the root: so much has to speak against it before another move is preferred; 300 unless told. */
  readonly trust?: number | undefined;
  /** How many moves in a row the tree may grow along; 40 unless told. */
  readonly treeDepth?: number | undefined;
}

/** The settings with everything filled in. */
export interface Settings {
  readonly iterations: number;
  readonly milliseconds: number;
  readonly depth: number;
  readonly finish: number;
  readonly evaluation: (state: unknown) => readonly number[];
  readonly rollout: RolloutPolicy | null;
  readonly exploration: number;
  readonly width: number;
  readonly widening: number;
  readonly draws: number;
  readonly ordered: boolean;
  readonly trust: number;
  readonly treeDepth: number;
}

/** Fills in what was not told. */
export function settingsOf<View extends AnyView, Move extends AnyMove>(options: IsmctsOptions<View, Move>, fallback: Evaluation<View>): Settings {
  return {
    // Whoever gives a budget of time alone means the time.
    iterations: options.iterations ?? (options.milliseconds === undefined ? 1000 : Infinity),
    milliseconds: options.milliseconds ?? Infinity,
    depth: options.depth ?? 0,
    finish: options.finish ?? 8,
    evaluation: (options.evaluation ?? fallback) as Settings['evaluation'],
    rollout: (options.rollout ?? null) as RolloutPolicy | null,
    exploration: options.exploration ?? 0.15,
    width: options.width ?? 1,
    widening: options.widening ?? 0.35,
    draws: options.draws ?? 8,
    ordered: options.ordered ?? true,
    trust: options.trust ?? 300,
    treeDepth: options.treeDepth ?? 40,
  };
}
