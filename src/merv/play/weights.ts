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
  /** What each scoring tile adds to a building, and the share of open buildings that the Mongols leave. */
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
  cube: 0.78, whiteCube: 0.7, camel: 0.8, common: 1.3, rare: 2.2, favour: 0.7, colour: 0.3,
  scroll: 1.4, post: 1.4, mosqueLevel: 0.9, discount: 2.3, conversion: 1.5, influence: 0.35, spice: 0.3,
  building: 0.5, line: 0.3, tile: 0.65, survival: 0.45, courtier: 0.5, moreFavour: 1.5, hallGrowth: 0.3,
  contract: 0.4, action: 2.5, reward: 1.5, queue: 0.3,
};
