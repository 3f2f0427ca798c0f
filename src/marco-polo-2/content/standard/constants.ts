import type { Pack } from '../pack.js';

/** The numbers all rule books state. */
export const constants: Pack['constants'] = {
  start: { coin: 8, camel: 3 },
  posts: 11,
  blackDice: [4, 5, 6],
  neutralDice: [
    { seats: 2, space: 'khansFavour', value: 1 },
    { seats: 2, space: 'khansFavour', value: 1 },
    { seats: 2, space: 'special:baghdad', value: 1 },
    { seats: 2, space: 'special:balkh', value: 1 },
    { seats: 2, space: 'special:hormuz', value: 1 },
    { seats: 2, space: 'book:III:lower', value: 5 },
    { seats: 3, space: 'khansFavour', value: 1 },
  ],
  compensationBelow: 15,
  khansFavour: { spaces: 4, reward: { coin: 4, camel: 2 } },
  moneyBag: { coin: 3, camel: 2, jade: 1 },
  bonusActions: { reroll: 1, change: 2, blackDie: 3 },
  contractsAction: { most: 2, coin: 3 },
  sealDice: 2,
  postMilestones: [{ post: 9, vp: 5 }, { post: 10, vp: 5 }, { post: 11, vp: 10 }],
  finalScoring: { goodsPerPoint: 2, coinsPerPoint: 10, mostContracts: 8, secondMostContracts: 4 },
  source: 'seed',
};
