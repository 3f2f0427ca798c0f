// The questions the printed rules leave open (chapter 26 of the rule book) that can be answered in more than one way.
import { ruling, type Answers, type Presets } from '../kernel/rulings.js';

const general = {
  supplyLimits: ruling('MERV-R-1', 'Can cubes, scrolls and goods run out?', ['unlimited-bank', 'component-limit'], 'unlimited-bank'),
  refuseRewards: ruling('MERV-R-2', 'May an imperative reward be refused?', ['must-if-possible', 'may-decline'], 'must-if-possible'),
  contractTiming: ruling('MERV-R-4', 'At which points of the own turn can a contract be fulfilled?', ['any-step-boundary', 'between-turn-steps-only'], 'any-step-boundary'),
  contractCube: ruling('MERV-R-5', 'Which cube does a contract cost?', ['as-shown', 'any-one-cube'], 'as-shown'),
  camelMarketTiming: ruling('MERV-R-6', 'From when on can the camel market be used?', ['around-the-action', 'any-time-after-slot'], 'around-the-action'),
  slotWithoutSite: ruling('MERV-R-8', 'What if a slot has no site that may be activated in its line?', ['slot-needs-site', 'slot-without-activation'], 'slot-needs-site'),
  emptyAction: ruling('MERV-R-9', 'May the board action be chosen to do nothing?', ['needs-a-step', 'may-do-nothing'], 'needs-a-step'),
  activatedUpgrade: ruling('MERV-R-10', 'Is the upgrade on the activated site paid to its owner twice?', ['activated-upgrade-once', 'counted-in-both'], 'activated-upgrade-once'),
  undeployedSoldier: ruling('MERV-R-11', 'Does a soldier that is not placed give influence?', ['only-when-placed', 'one-influence-anyway'], 'only-when-placed'),
  soldiersPerSite: ruling('MERV-R-12', 'Can a second soldier join a soldier?', ['one-soldier-per-site', 'no-limit'], 'one-soldier-per-site'),
  noServant: ruling('MERV-R-13', 'What if there is no servant in supply for a soldier?', ['no-effect', 'move-a-soldier'], 'no-effect'),
  soldierBehindWall: ruling('MERV-R-14', 'Which walls bar soldiers?', ['barred-when-fully-walled', 'barred-by-any-wall'], 'barred-when-fully-walled'),
  pepperUpgrade: ruling('MERV-R-15', 'Where may the upgrade of a pair of pepper go?', ['any-site', 'site-with-a-building', 'own-building'], 'any-site'),
  bonusUpgradeColour: ruling('MERV-R-16', 'Which bonus upgrade may be chosen?', ['free-choice', 'other-colour-than-site'], 'free-choice'),
  favourPointsAgain: ruling('MERV-R-18', 'Do spaces of the favour track pay again after favour was spent?', ['pays-again', 'once-per-game'], 'pays-again'),
} as const;

const actions = {
  rowGaps: ruling('MERV-R-19', 'Do gaps count when cards were taken from the middle of the caravan row?', ['remaining-cards', 'fixed-places'], 'remaining-cards'),
  caravansaryColours: ruling('MERV-R-21', 'Are the cubes of a caravansary action of one colour or all different?', ['same-colour', 'different-colours'], 'same-colour'),
  pairBoons: ruling('MERV-R-22', 'When do the boons of pairs come?', ['after-refill', 'at-once'], 'after-refill'),
  freeCardLimit: ruling('MERV-R-23', 'Does the limit on kinds of spice hold for a free caravan card?', ['limit-applies', 'limit-ignored'], 'limit-applies'),
  discountCube: ruling('MERV-R-24', 'Which payment does the discount go to?', ['payer-chooses-cube', 'first-payment'], 'payer-chooses-cube'),
  freeCourtierCounts: ruling('MERV-R-25', 'Does a courtier placed for free raise the next price?', ['counts', 'does-not-count'], 'counts'),
  conversionScope: ruling('MERV-R-27', 'When does the conversion of colours work?', ['turn-and-invasion', 'turn-only'], 'turn-and-invasion'),
  breakthroughTile: ruling('MERV-R-28', 'How is a breakthrough tile chosen?', ['open-choice', 'random'], 'open-choice'),
  freePostWhere: ruling('MERV-R-29', 'Where may the free trading post go?', ['adjacency-applies', 'any-city'], 'adjacency-applies'),
  postCompulsory: ruling('MERV-R-30', 'Is the trading post of the action compulsory?', ['post-if-possible', 'optional'], 'post-if-possible'),
  routeCamel: ruling('MERV-R-31', 'Can one camel on a route serve twice?', ['shared-link', 'one-camel-per-good'], 'shared-link'),
  overflowCamel: ruling('MERV-R-32', 'Does a camel put on the market by overflow give the reward?', ['no-reward', 'reward'], 'no-reward'),
  magistrateProtection: ruling('MERV-R-35', 'May the player protect buildings of the magistrate, and for how much?', ['two-each', 'not-allowed', 'none'], 'two-each'),
  invasionOrder: ruling('MERV-R-36', 'In what order do the attacks come?', ['clockwise-from-north', 'all-at-once'], 'clockwise-from-north'),
  invasionTurnOrder: ruling('MERV-R-37', 'Which turn order holds in the invasion?', ['new-queue', 'order-of-round-4'], 'new-queue'),
  ransomDuty: ruling('MERV-R-38', 'Must a player who can pay the ransom pay it?', ['owner-may-refuse', 'must-pay-if-able'], 'owner-may-refuse'),
  soldiersReturn: ruling('MERV-R-39', 'Do soldiers of year 1 go home?', ['stay-to-year-2', 'return-every-year'], 'stay-to-year-2'),
  lastTieBreak: ruling('MERV-R-41', 'Which queue counts in the last tie-break?', ['new-queue', 'order-of-round-4'], 'new-queue'),
  courtierBuildings: ruling('MERV-R-42', 'What becomes of destroyed buildings of the High Courtier?', ['back-to-supply', 'out-of-game'], 'back-to-supply'),
  courtierWithoutSite: ruling('MERV-R-43', 'May the High Courtier be sent to a line without an empty site?', ['nothing-happens', 'avoid-if-possible'], 'nothing-happens'),
  queueCamels: ruling('MERV-R-75', 'May camels lying on a queue space pay for the jump to it?', ['pay-first', 'found-camels-pay'], 'pay-first'),
  rareForCommon: ruling('MERV-R-70', 'Can a rare good stand in for a common one?', ['no', 'rare-for-common'], 'no'),
} as const;

const solo = {
  courtierSteering: ruling('MERV-R-44', 'Who steers the High Courtier in solo?', ['by-queue-order', 'magistrate-both'], 'by-queue-order'),
  courtierSlot: ruling('MERV-R-45', 'May the magistrate send the High Courtier to a line without an empty site?', ['all-free-slots', 'only-with-empty-site'], 'all-free-slots'),
  perpendicularCount: ruling('MERV-R-46', 'What is counted in the perpendicular tie-breaks?', ['whole-perpendicular-line', 'neighbours-only'], 'whole-perpendicular-line'),
  soloDeckEmpty: ruling('MERV-R-47', 'What if the solo deck is empty?', ['shuffle-discards', 'repeat-last-card', 'pass'], 'shuffle-discards'),
  methodASites: ruling('MERV-R-48', 'Which empty sites are candidates of method A?', ['intended-type-only', 'any-empty-site'], 'intended-type-only'),
  magistrateTakesCamels: ruling('MERV-R-49', 'Does a magistrate without camels take a single one from the market?', ['take-if-none-owned', 'two-or-more-only'], 'take-if-none-owned'),
  magistrateCityOrder: ruling('MERV-R-50', 'In what order does the magistrate choose cities?', ['as-ru', 'nw-first-both', 'ne-clockwise-both'], 'as-ru'),
  magistratePath: ruling('MERV-R-51', 'On which path does the magistrate enter the mosque?', ['leftmost', 'rightmost'], 'leftmost'),
  magistratePost: ruling('MERV-R-52', 'In which order do the criteria for a post of the magistrate hold?', ['outer-then-unoccupied', 'unoccupied-then-outer'], 'outer-then-unoccupied'),
  magistrateContractTie: ruling('MERV-R-53', 'Which contract does the magistrate prefer in a tie?', ['level-then-soldier', 'soldier-then-level'], 'level-then-soldier'),
  magistrateContracts: ruling('MERV-R-54', 'When does the magistrate fulfil contracts?', ['again-after-market', 'marketplace-and-third', 'any-time-in-turn'], 'again-after-market'),
  magistrateSoldier: ruling('MERV-R-55', 'Which buildings can take a soldier of the magistrate?', ['all-usual-limits', 'walls-only'], 'all-usual-limits'),
  magistrateCourtiers: ruling('MERV-R-56', 'Do two courtiers of the magistrate enter the same hall?', ['one-by-one', 'spread'], 'one-by-one'),
  magistrateExtraAction: ruling('MERV-R-58', 'To what does the extra action of the magistrate apply?', ['intended-type-only', 'also-rewards'], 'intended-type-only'),
  magistrateWallOverPlayer: ruling('MERV-R-59', 'Where does a wall over two buildings of the player rank?', ['last-resort', 'as-H', 'before-F'], 'last-resort'),
  magistrateWallStart: ruling('MERV-R-60', 'Is N1 the first slot in the search for a wall slot?', ['start-included', 'start-excluded'], 'start-included'),
  magistrateLostAction: ruling('MERV-R-61', 'What becomes of an action the magistrate cannot carry out?', ['lost', 'draw-another-card'], 'lost'),
  magistrateOverflow: ruling('MERV-R-63', 'Does the magistrate score 2 points for each unit beyond both tracks, or for each gain?', ['per-unit', 'per-gain'], 'per-unit'),
  soloTie: ruling('MERV-R-64', 'Who wins a solo game that ends level?', ['tie-is-loss', 'use-tie-breaks'], 'tie-is-loss'),
  automataQueue: ruling('MERV-R-65', 'Which queue is meant in the last tie-breaks of the automata?', ['queue-just-left', 'next-queue'], 'queue-just-left'),
  magistrateContractCube: ruling('MERV-R-74', 'Does the magistrate pay the cube of a contract?', ['ignored', 'cannot-fulfil'], 'ignored'),
  magistrateRefill: ruling('MERV-R-76', 'When is the caravan row refilled in a turn of the magistrate?', ['once-a-turn', 'after-each-source'], 'once-a-turn'),
  magistrateBreakthrough: ruling('MERV-R-77', 'Does a breakthrough of the magistrate come before his next scroll?', ['one-by-one', 'all-scrolls-first'], 'one-by-one'),
  magistrateScoring: ruling('MERV-R-78', 'Is the number of courtiers the magistrate scores limited by his favour?', ['all-courtiers', 'up-to-favour'], 'all-courtiers'),
} as const;

/** The rulings of the game by key. */
export const rulings = { ...general, ...actions, ...solo } as const;

/** An answer to every ruling. */
export type RulingAnswers = Answers<typeof rulings>;

/** What each printed rule book clearly says, where it differs from the standard answers. */
export const presets = {
  russian: {
    magistrateContracts: 'any-time-in-turn',
  },
  english: {
    emptyAction: 'may-do-nothing',
    conversionScope: 'turn-only',
    invasionOrder: 'all-at-once',
    ransomDuty: 'must-pay-if-able',
    magistrateTakesCamels: 'two-or-more-only',
    magistrateCityOrder: 'nw-first-both',
    magistrateWallStart: 'start-excluded',
  },
} as const satisfies Presets<typeof rulings>;
