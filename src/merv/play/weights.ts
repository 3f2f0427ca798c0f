/** What positions are judged by, in points: the weights of the game as it stands. The figures were found by play: `npm run tune -- merv` says how. */
export const standardWeights = {
  /** One of each, if there is time to use it: cubes, camels, scrolls, goods, favour. */
  cube: 1.1, whiteCube: 0.85, camel: 0.8, common: 0.85, rare: 1.75, favour: 0.65,
  /** A colour of which there is a cube. */
  colour: 0.3,
  /** What helps for the rest of the game: a scroll, a trading post, a level of the mosque, a discount, a conversion. */
  scroll: 1.4, post: 1.2, mosqueLevel: 1.15, discount: 2.5, conversion: 1.25, influence: 0.27,
  /** A kind of spice that can still be had, and one that is held. */
  spice: 0.33,
  /** What buildings yield: each, and each beside others in a line. */
  building: 0.65, line: 0.33,
  /** An upgrade on a building of one's own. */
  upgrade: 1.6,
  /** What each scoring tile promises for each building beyond what it scores, and the share of open buildings that the Mongols leave. */
  tile: 0.3, survival: 0.66,
  /** A courtier beyond what scores, and the favour that will still come for one each year. */
  courtier: 0.6, moreFavour: 1.5,
  /** How much of the growth of what a hall counts is foreseen. */
  hallGrowth: 0.33,
  /** A contract within reach: the share of its points that what is there of its price is worth. */
  contract: 0.33,
  /** An action begun, and a reward to be taken. */
  action: 2.2, reward: 1.5,
  /** Standing further in front in the queue. */
  queue: 0.3,
  /** What the magistrate gains by a card, a scroll, a good, a step of the mosque and a piece of the wall, beside what his courtiers score for it. */
  hisCard: 1.6, hisScroll: 1.6, hisGood: 1, hisStep: 1.8, hisPiece: 1.5,
  /** How much of what his courtiers will score for it counts, how much a hall will grow in a year, how much of all this counts, and what he has for contracts. */
  hisHalls: 0.8, hisGrowth: 0.7, hisFuture: 0.6, hisStock: 1,
};

/** Weights to judge by. */
export type Weights = Readonly<typeof standardWeights>;
