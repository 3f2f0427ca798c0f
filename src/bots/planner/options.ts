import type { AnyView } from '../../kernel/game.js';
import type { Evaluation } from '../bot.js';
import type { AnyPlanning } from '../../kernel/planning.js';

/** Settings of `planner`. */
export interface PlannerOptions<View extends AnyView = AnyView> {
  /** What positions are worth where a plan is judged; the score as it stands, unless told. */
  readonly evaluation?: Evaluation<View> | undefined;
  /** How the game is planned; without it only what is asked in a row is decided as a whole. */
  readonly planning?: AnyPlanning | undefined;
  /** How many positions are kept at each stage of a plan; 8 unless told, as many as there is time for when `milliseconds` are told. */
  readonly width?: number | undefined;
  /** So long it plans at most: with widths 1, 2, 4, … one after the other. */
  readonly milliseconds?: number | undefined;
  /**
   * How often plans are rehearsed, in games that say how: the best few are played on with everybody planning, and what
   * becomes of them decides. None unless told, as often as there is time for when `milliseconds` are told.
   */
  readonly rehearsals?: number | undefined;
}

/** The settings with everything filled in. */
export interface Settings {
  readonly width: number;
  readonly milliseconds: number;
  readonly rehearsals: number;
}

/** Fills in what was not told. */
export function settingsOf({ width, milliseconds, rehearsals }: Pick<PlannerOptions, 'width' | 'milliseconds' | 'rehearsals'>, { rehearsal }: AnyPlanning): Settings {
  const often = rehearsal === undefined ? 0 : rehearsals ?? (milliseconds === undefined ? 0 : Infinity);
  const widest = often > 0 ? rehearsal?.width ?? 8 : milliseconds === undefined ? 8 : 4096;
  return { width: width ?? widest, milliseconds: milliseconds ?? Infinity, rehearsals: often };
}
