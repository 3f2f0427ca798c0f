// The course of the game as lists of steps: MERV-YEAR-1 to 5 and MERV-TURN-1.

/** A year: four rounds with their round ends, the invasion (years 2 and 3) and the scoring phase. */
export const YEAR = [
  'newYear',
  'round', 'roundEnd',
  'round', 'roundEnd',
  'round', 'roundEnd',
  'round', 'roundEnd',
  'invasion',
  'scoring',
  'yearEnd',
] as const;

/** A turn: slot, site, production, action, and what may still follow. */
export const TURN = ['start', 'slot', 'site', 'produce', 'act', 'after', 'end'] as const;

/** The set-up, as far as luck has a hand in it. */
export const SETUP = ['queue', 'market', 'sites', 'row', 'camels'] as const;

/** A turn of the magistrate. */
export const MAGISTRATE = ['start', 'card', 'slot', 'build', 'act', 'market', 'contracts', 'refill', 'cards', 'end'] as const;

/** A scoring phase. */
export const SCORING = ['palace', 'presence', 'soloDeck'] as const;

/** The step of the year at which a round (1 to 4) begins. */
export const roundStep = (round: number): number => 2 * round - 1;
