/** What positions are judged by, in points. The figures were found by play: `npm run tune -- merv` says how. */
export interface Weights {
  /** One of each, if there is time to use it: cubes, camels, scrolls, goods, favour. */
  readonly cube: number;
  readonly whiteCube: number;
  readonly camel: number;
  readonly common: number;
  readonly rare: number;
  readonly favour: number;
  /** A colour of which there is a cube. */
  readonly colour: number;
  /** What helps for the rest of the game: a scroll, a trading post, a level of the mosque, a discount, a conversion. */
  readonly scroll: number;
  readonly post: number;
  readonly mosqueLevel: number;
  readonly discount: number;
  readonly conversion: number;
  readonly influence: number;
  /** A kind of spice that can still be had, and one that is held. */
  readonly spice: number;
  /** What buildings yield: each, and each beside others in a line. */
  readonly building: number;
  readonly line: number;
  /** An upgrade on a building of one's own. */
  readonly upgrade: number;
  /** What each scoring tile promises for each building beyond what it scores, and the share of open buildings that the Mongols leave. */
  readonly tile: number;
  readonly survival: number;
  /** A courtier beyond what scores, and the favour that will still come for one each year. */
  readonly courtier: number;
  readonly moreFavour: number;
  /** How much of the growth of what a hall counts is foreseen. */
  readonly hallGrowth: number;
  /** A contract within reach: the share of its points that what is there of its price is worth. */
  readonly contract: number;
  /** An action begun, and a reward to be taken. */
  readonly action: number;
  readonly reward: number;
  /** Standing further in front in the queue. */
  readonly queue: number;
}

/** The weights of the game as it stands. */
export const standardWeights: Weights = {
  cube: 1.1, whiteCube: 0.85, camel: 0.8, common: 0.85, rare: 1.75, favour: 0.65, colour: 0.3,
  scroll: 1.4, post: 1.2, mosqueLevel: 1.15, discount: 2.5, conversion: 1.25, influence: 0.27, spice: 0.33,
  building: 0.65, line: 0.33, upgrade: 1.6, tile: 0.3, survival: 0.66, courtier: 0.6, moreFavour: 1.5, hallGrowth: 0.33,
  contract: 0.33, action: 2.2, reward: 1.5, queue: 0.3,
};
