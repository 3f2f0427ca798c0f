import type { Answers, Presets } from '../kernel/rulings.js';
import { ruling } from '../kernel/rulings.js';

/** The questions the printed rules leave open, by key; questions with one sensible answer have no key. */
export const rulings = {
  occupiedBy: ruling('VOY-R-1', 'Which dice make a space occupied?', ['any-die', 'not-own-dice'], 'any-die'),
  neutralFiveCoins: ruling('VOY-R-3', 'Does the neutral die on 5 coins occupy the space?', ['counts', 'ignored'], 'counts'),
  khanColourScope: ruling('VOY-R-11', "May own dice come again to Khan's favour in the same round?", ['once-over-all-places', 'once-per-place'], 'once-over-all-places'),
  contractShift: ruling('VOY-R-13', 'When does the contract row slide if two are taken?', ['after-both', 'after-each'], 'after-both'),
  emptyRowRefill: ruling('VOY-R-16', 'When is an empty contract row refilled?', ['turn-start', 'at-once'], 'turn-start'),
  drawnContractFull: ruling('VOY-R-20', 'What if a contract is drawn while both slots are full?', ['reveal-then-any-of-three', 'choose-unseen'], 'reveal-then-any-of-three'),
  slotFreed: ruling('VOY-R-21', 'When does a completed contract leave its slot?', ['freed-first', 'freed-last'], 'freed-first'),
  leftoverOrder: ruling('VOY-R-23', 'In which order do leftover contracts go under the special stack?', ['column-order', 'random'], 'column-order'),
  freeMove: ruling('VOY-R-26', 'May a move won as a bonus be waived?', ['optional', 'mandatory-if-payable'], 'optional'),
  noPostLeft: ruling('VOY-R-28', 'What if no post is left on the player board?', ['mandatory-free-choice', 'optional'], 'mandatory-free-choice'),
  relocationBonus: ruling('VOY-R-29', 'Does a relocated post earn the bonus of its new city?', ['city-and-outpost', 'none'], 'city-and-outpost'),
  pendingOrder: ruling('VOY-R-31', 'Who orders several bonuses that are due together?', ['player-choice', 'printed-order'], 'player-choice'),
  cardSameTurn: ruling('VOY-R-33', 'From when on may the card of a city be used?', ['next-turn', 'same-turn'], 'next-turn'),
  blackDieLimit: ruling('VOY-R-38', 'What does the limit of one black die a turn mean?', ['one-purchase', 'one-from-any-source'], 'one-purchase'),
  bagInsteadOfMain: ruling('VOY-R-40', 'May a turn end without a main action because all dice went to the money bag?', ['no-dice-left', 'last-die-only', 'never'], 'no-dice-left'),
  noMainAction: ruling('VOY-R-41', 'What if a player has dice but no legal main action?', ['bag-until-possible', 'pass-with-dice'], 'bag-until-possible'),
  compensationDice: ruling('VOY-R-46', 'Which dice count for the compensation of a low roll?', ['all-rolled-dice', 'own-colour-only'], 'all-rolled-dice'),
  twoWayCards: ruling('VOY-R-49', 'Is the direction of a two-way city card fixed for one use?', ['camel-coin-fixed', 'all-fixed', 'all-free'], 'camel-coin-fixed'),
  cardRepetitions: ruling('VOY-R-50', 'Are the repetitions of a city card paid together?', ['pay-all-first', 'one-by-one'], 'pay-all-first'),
  negativeScore: ruling('VOY-R-51', 'May paying points take the score below 0?', ['allowed', 'forbidden'], 'allowed'),
  twoGoods: ruling('VOY-R-53', 'Must the two goods of a "2 goods" symbol be different?', ['different', 'any'], 'different'),
  wilhelmPosts: ruling('VOY-R-57', 'Must Wilhelm von Rubruk place posts on his way?', ['mandatory-bonuses-after', 'optional'], 'mandatory-bonuses-after'),
  oasisJump: ruling('VOY-R-59', "What do Johannes Carpini's jumps cost, and when are they allowed?", ['free-every-movement', 'route-cost-if-road', 'travel-action-only'], 'free-every-movement'),
  mercatorGood: ruling('VOY-R-61', 'What does Mercator ex Tabriz gain from the bazaar?', ['kind-of-space', 'any-gained'], 'kind-of-space'),
  startingVp: ruling('VOY-R-65', 'How many points does space 50 of the score track mean?', ['0', '50'], '0'),
  contractMajorityZero: ruling('VOY-R-67', 'Does the majority of contracts score when nobody completed one?', ['zero-counts', 'needs-one'], 'zero-counts'),
  firstPlayer: ruling('VOY-R-72', 'Who starts round 1?', ['random', 'seat'], 'random'),
  contractC24: ruling('VOY-R-73', 'How much silk does contract c24 cost?', ['1-silk', '2-silk'], '1-silk'),
  goldColumn3: ruling('VOY-R-74', 'What does column 3 of the gold bazaar give?', ['2-gold-2-camels', '3-gold-2-camels'], '2-gold-2-camels'),
  cityBonusPlaces: ruling('VOY-R-77', 'Where do the city bonus tiles lie without the variant?', ['default-places', 'given'], 'default-places'),
  hiddenInformation: ruling('VOY-R-79', 'Are the face-down contract stacks hidden?', ['piles-hidden', 'open-piles'], 'piles-hidden'),
  completedContracts: ruling('VOY-R-79', "Are the faces of others' completed contracts public?", ['faces-public', 'count-only'], 'faces-public'),
  draftTiming: ruling('VOY-R-80', 'When are characters drafted?', ['in-player-setup', 'before-player-setup'], 'in-player-setup'),
  refuseRewards: ruling('VOY-R-82', 'Which rewards may be refused?', ['move-only', 'any-decision-reward'], 'move-only'),
  splitCardPosts: ruling('VOY-R-86', 'How many posts does a split movement by city card place?', ['each-figure', 'one'], 'each-figure'),
} as const;

/** One answer for every question. */
export type RulingAnswers = Answers<typeof rulings>;

/** Named sets of answers: none, because where the printed editions of the first game differ, no option is what one of them clearly says. */
export const presets: Presets<typeof rulings> = {};
