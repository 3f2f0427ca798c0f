import { ruling, type Answers, type Presets } from '../kernel/rulings.js';

/** Questions the printed rules leave open, with the answers one can choose. */
export const rulings = {
  firstRoll: ruling('MP2-R-1', 'When are the dice of round 1 rolled?', ['roll-last', 'roll-first'], 'roll-last'),
  firstPlayer: ruling('MP2-R-2', 'Who is first player?', ['random', 'seat'], 'random'),
  startingVp: ruling('MP2-R-5', 'Does space 50 of the score track mean 0 or 50 points?', ['0', '50'], '0'),
  firstRoundIncome: ruling('MP2-R-6', 'Is there income in round 1?', ['every-round', 'from-round-two'], 'every-round'),
  firstRoundCompensation: ruling('MP2-R-7', 'Is there compensation for the first roll?', ['every-round', 'from-round-two'], 'every-round'),
  incomeOrder: ruling('MP2-R-8', 'In what order are the bonuses of a round start resolved?', ['turn-order-player-choice', 'fixed'], 'turn-order-player-choice'),
  compensationDice: ruling('MP2-R-9', 'Which dice count for the compensation?', ['all-rolled-dice', 'own-dice-only', 'all-dice'], 'all-rolled-dice'),
  noNormalAction: ruling('MP2-R-11', 'What if a player has dice but no legal normal action?', ['empty-via-bonus', 'one-bag-die', 'pass'], 'empty-via-bonus'),
  allDiceOnBag: ruling('MP2-R-12', 'May all dice go to the money bag although a normal action is possible?', ['allowed', 'last-die-only'], 'allowed'),
  afterLastDieOnBag: ruling('MP2-R-14', 'What may follow when the last die went to the bag before a normal action?', ['only-black-die', 'only-buying', 'continue'], 'only-black-die'),
  ownDiceOccupy: ruling('MP2-R-18', 'Is a blue space with only the player\'s own dice occupied?', ['yes', 'no'], 'yes'),
  jadeScope: ruling('MP2-R-21', 'Which costs can be paid in jade?', ['every-cost', 'printed-costs-only'], 'every-cost'),
  extraPostWhere: ruling('MP2-R-29', 'Which cities count as passed for the additional post?', ['this-turn', 'this-movement'], 'this-turn'),
  extraPostBonus: ruling('MP2-R-30', 'Does the additional post give bonuses?', ['both-after-move', 'end-post-only'], 'both-after-move'),
  relocation: ruling('MP2-R-32', 'What does a post do that is moved for want of another?', ['counts-as-placing', 'move-only'], 'counts-as-placing'),
  extraPostFrom: ruling('MP2-R-32', 'May the additional post be one that is moved for want of another?', ['stock', 'stock-or-board'], 'stock'),
  bonusOrder: ruling('MP2-R-35', 'In what order are simultaneous benefits resolved?', ['player-choice', 'canonical'], 'player-choice'),
  noContractTaken: ruling('MP2-R-37', 'May the contracts action be used without taking a contract?', ['must-take-one', 'no-coins'], 'must-take-one'),
  contractDiscard: ruling('MP2-R-40', 'Which contracts may be discarded to make room?', ['held-since-turn-start', 'not-the-one-just-taken'], 'held-since-turn-start'),
  slotFreed: ruling('MP2-R-43', 'When does a completed contract free its space?', ['freed-first', 'occupied-until-end'], 'freed-first'),
  cardRepetitions: ruling('MP2-R-47', 'Are repetitions of a city card paid together?', ['all-at-once', 'sequential'], 'all-at-once'),
  cityBonusCard: ruling('MP2-R-48', 'What must differ when a card gives several city bonuses?', ['different-cities', 'different-bonuses'], 'different-cities'),
  copyMarker: ruling('MP2-R-49', 'When does the copying city bonus marker work?', ['every-time', 'round-income-only'], 'every-time'),
  mongkeOasisEnd: ruling('MP2-R-52', 'Does it cost Möngke Khan a step to end in an oasis?', ['oases-never-cost', 'last-oasis-costs'], 'oases-never-cost'),
  mailinDouble: ruling('MP2-R-55', 'Which bonuses can Mailin and Tian Chin double?', ['one-round-start-bonus-twice', 'any-bonus-this-round'], 'one-round-start-bonus-twice'),
  mailinPosts: ruling('MP2-R-56', 'How many posts does a split movement place?', ['each-moved-figure', 'one-post'], 'each-moved-figure'),
  filippoOwnTile: ruling('MP2-R-57', 'Does Filippo Vitello receive the bonus at once when he is first himself?', ['own-bonus-deferred', 'receive-and-keep'], 'own-bonus-deferred'),
  isabellaTrigger: ruling('MP2-R-59', 'Do rerolls give Isabella Donati bonuses?', ['first-roll-each-round', 'every-roll'], 'first-roll-each-round'),
  isabellaPairs: ruling('MP2-R-61', 'How many pairs of one roll count for Isabella Donati?', ['per-pair', 'one-pair-per-roll'], 'per-pair'),
  contractMajority: ruling('MP2-R-63', 'Is there a second place when several are first in completed contracts?', ['both-awards', 'one-award'], 'both-awards'),
  contractMajorityZero: ruling('MP2-R-63', 'Can no completed contract at all be the most or second most?', ['zero-counts', 'needs-one'], 'zero-counts'),
  hiddenInformation: ruling('MP2-R-65', 'Are kept goal cards secret?', ['goals-and-decks', 'open'], 'goals-and-decks'),
  blackDiceVariant: ruling('MP2-R-67', 'Are black dice rolled on the board, and when?', ['off', 'step-1', 'step-5'], 'off'),
  firstGameCharacters: ruling('MP2-R-68', 'Do characters of The Voyages of Marco Polo take part?', ['off', 'on'], 'off'),
  freeCardAmount: ruling('MP2-R-70', 'May less be taken from a city card on which nothing is paid?', ['always-full', 'any-number'], 'always-full'),
};

/** An answer for every ruling. */
export type RulingAnswers = Answers<typeof rulings>;

/** What the printed editions say, where they say something. */
export const presets: Presets<typeof rulings> & Readonly<Record<'russian' | 'hungarian' | 'portuguese' | 'english', Partial<RulingAnswers>>> = {
  russian: { firstRoll: 'roll-last', allDiceOnBag: 'last-die-only', afterLastDieOnBag: 'only-black-die', extraPostBonus: 'both-after-move', noContractTaken: 'no-coins', contractDiscard: 'held-since-turn-start', copyMarker: 'round-income-only', mailinDouble: 'one-round-start-bonus-twice', filippoOwnTile: 'own-bonus-deferred', isabellaTrigger: 'first-roll-each-round' },
  hungarian: { firstRoll: 'roll-first', extraPostBonus: 'end-post-only', contractDiscard: 'not-the-one-just-taken' },
  portuguese: { firstRoll: 'roll-first', allDiceOnBag: 'last-die-only', afterLastDieOnBag: 'only-buying', extraPostBonus: 'both-after-move', contractDiscard: 'not-the-one-just-taken' },
  english: { firstRoll: 'roll-first', extraPostBonus: 'both-after-move', contractDiscard: 'not-the-one-just-taken', copyMarker: 'every-time', mailinDouble: 'any-bonus-this-round', filippoOwnTile: 'receive-and-keep', isabellaTrigger: 'every-roll' },
};
