import type { CharacterId } from '../content/character-ids.js';

/** What positions are judged by, in points: the weights of the game as it stands. The figures were found by play: `npm run tune -- voyages` says how. */
export const standardWeights = {
  /** How much of the worth of stock is left late: the least, and how much more for the share of rounds to come. */
  least: 0.06, slope: 2.5,
  /** One of each, if there is time to use it; the first coins and camels are wanted most. */
  coin: 0.36, firstCoins: 0.07, camel: 0.74, firstCamels: 0.23, pepper: 0.65, silk: 0.97, gold: 1.4,
  /** What more of one kind than is soon used counts, as a share. */
  spareCoin: 0.4, spareCamel: 0.4, spare: 0.7,
  /** A bonus that needs a decision or luck. */
  bonus: 1.47,
  /** A contract held: the share of what it brings that counts in any case, and the share that counts when its price is there. */
  contract: 0.2, ready: 0.8,
  /** A completed contract, towards the points for most. */
  completed: 1.22,
  /** A post, its way to the points for many, and for each round to come what a small city brings and what the card of a large one does. */
  post: 1.57, posts: 1, pace: 0.9, cityBonus: 1.2, card: 0.5, cards: 0.3,
  /** A tour: how much of the points at its stops counts, a stop by itself, a step, what a dear way counts more, and how many steps a round has. */
  tour: 1, stop: 1, step: 2, dear: 1, reach: 2.4,
  /** A die, and each pip it shows. */
  die: 1.03, pip: 0.12,
};

/** Weights to judge by. */
export type Weights = Readonly<typeof standardWeights>;

/** How many points a character makes beside the others when the planner plays it: what a draft goes by. Measured by `npm run strength`. */
export const characterWorth: Readonly<Record<CharacterId, number>> = {
  mercator: 7, kubilai: 5, berke: 1, wilhelm: 0, 'niccolo-marco': -2, raschid: -3, johannes: -3, matteo: -3,
};
