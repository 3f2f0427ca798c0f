/** What positions are judged by, in points: the weights of the game as it stands. The figures were found by play: `npm run tune -- marco-polo-2` says how. */
export const standardWeights = {
  /** How much of the worth of stock is left late: the least, and how much more for the share of rounds to come. */
  least: 0.05, slope: 1.5,
  /** One of each, if there is time to use it; the first coins and camels are wanted most. Goods and jade bring half a point in any case. */
  coin: 0.3, firstCoins: 0.05, camel: 0.7, firstCamels: 0.15, pepper: 0.35, silk: 0.7, gold: 1.2, jade: 0.7,
  /** A benefit that is decided or drawn. */
  benefit: 1.4,
  /** A contract held: the share of what it brings that counts in any case, and the share that counts when its price is there. */
  contract: 0.1, ready: 0.5,
  /** A completed contract, towards the points for most. */
  completed: 1.2,
  /** A post; how many more a round will bring, by which the points for many posts and shields are foreseen, and how much of these counts. */
  post: 1.2, pace: 1.4, many: 0.7,
  /** For each round to come: what a city bonus marker brings, a city card, contracts, an action of its own. */
  cityBonus: 0.8, card: 0.5, contracts: 0.4, special: 0.7,
  /** A seal, the share of its points on the goal card before it is improved, and for each round to come what an improved one brings. */
  seal: 1.6, goal: 0.4, improved: 0.8,
  /** A step nearer to a city without an own post, and an outpost tile that is kept, if there is time to use it. */
  step: 0.6, tile: 2.5,
  /** A die, and a decision that waits. */
  die: 1.7, waiting: 2.5,
};

/** Weights to judge by. */
export type Weights = Readonly<typeof standardWeights>;

/** How many points a character makes beside the others when the planner plays it: what a draft goes by. Measured by `npm run strength`. */
export const characterWorth: Readonly<Record<string, number>> = {
  'abha-basu': 16, 'mongke-khan': 14, 'isabella-donati': 8, 'filippo-vitello': -2, 'mailin-tian-chin': -8, 'de-wu': -10, 'gantulga-od': -18,
};
