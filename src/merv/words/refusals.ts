// All reasons for refusing a move: code, rule, sentence.
import { refusals as made } from '../../kernel/legality.js';

/** The reasons by code. */
export const refusals = /* @__PURE__ */ made({
  // Slot and site.
  'wrong-side': ['MERV-YEAR-3', 'This slot is not on the side of the current round.'],
  'slot-taken': ['MERV-TURN-2', 'Somebody stands on this slot.'],
  'slot-without-site': ['MERV-TURN-8', 'No site in the line of this slot can be activated.'],
  'slot-without-empty-site': ['MERV-R-43', 'The High Courtier goes to a line with an empty site while there is one.'],
  'not-in-line': ['MERV-TURN-3', 'This cell is not in the line of the slot.'],
  'camel-market': ['MERV-TURN-3', 'The camel market is not a site.'],
  'no-building-left': ['MERV-TURN-6', 'An empty site needs a building from your supply, and there is none.'],
  'magistrate-site': ['MERV-CM-3', 'You can never activate a site with a building of the magistrate.'],
  'site-not-empty': ['MERV-HC-4', 'The High Courtier builds on an empty site.'],
  // The action, the camel market, contracts.
  'action-impossible': ['MERV-R-9', 'Not even one step of this action is possible.'],
  'market-not-in-line': ['MERV-CAMEL-1', 'The camel market is not in your line.'],
  'market-early': ['MERV-R-6', 'The camel market is used before or after the action, not before production.'],
  'market-used': ['MERV-CAMEL-2', 'You have used the camel market in this turn.'],
  'market-empty': ['MERV-CAMEL-3', 'No camel stands on the camel market.'],
  'quarter-occupied': ['MERV-CAMEL-4', 'A camel stands on this quarter.'],
  'no-camel': ['MERV-CAMEL-3', 'You have no camel.'],
  'contract-timing': ['MERV-R-4', 'A contract cannot be fulfilled at this point of the turn.'],
  'contract-not-on-top': ['MERV-CONTRACT-1', 'This contract is not on top of its stack.'],
  'contract-influence': ['MERV-CONTRACT-3', 'Your influence is too low for this contract.'],
  'contract-scrolls': ['MERV-CONTRACT-5', 'You have too few scrolls that lie on no contract.'],
  'contract-goods': ['MERV-CONTRACT-5', 'These are not the goods the contract asks for.'],
  'goods-missing': ['MERV-CONTRACT-5', 'You have too few goods that lie on no contract.'],
  'unit-first': ['MERV-R-9', 'At least one step of the action has to be done.'],
  // Caravansary.
  'no-card': ['MERV-CARAV-1', 'There is no card at this place of the row.'],
  'card-out-of-reach': ['MERV-CARAV-4', 'Only the front card, a card with a camel and the card after one can be taken.'],
  'too-many-kinds': ['MERV-CARAV-7', 'Your influence does not allow another kind of spice.'],
  'no-camel-for-card': ['MERV-CARAV-6', 'You have no camel to put on a card.'],
  'no-card-without-camel': ['MERV-CARAV-6', 'There is a camel on every card.'],
  // Palace.
  'hall-full': ['MERV-PALACE-1', 'This hall is full.'],
  'no-servant': ['MERV-PALACE-5', 'You have no servant in supply.'],
  // Library.
  'scroll-count': ['MERV-LIB-1', 'One to four cubes are paid, for as many scrolls.'],
  'scroll-colours': ['MERV-LIB-1', 'No two cubes may be of the same colour, except white.'],
  'scrolls-gone': ['MERV-R-1', 'There are not so many scrolls left.'],
  'breakthrough-level': ['MERV-LIB-4', 'This tile belongs to another level.'],
  'breakthrough-taken': ['MERV-LIB-4', 'Somebody has taken this tile.'],
  // Marketplace.
  'post-done': ['MERV-MARKET-2', 'The trading post comes first, and there is one in an action.'],
  'post-first': ['MERV-R-30', 'The trading post has to be placed before goods are bought.'],
  'post-there': ['MERV-MARKET-2', 'You have a trading post in this city.'],
  'first-post-inner': ['MERV-MARKET-3', 'Your first trading post goes to an inner city.'],
  'post-out-of-reach': ['MERV-MARKET-3', 'You need a trading post in the inner city before.'],
  'no-disc': ['MERV-R-30', 'You have no disc left.'],
  'bought-there': ['MERV-MARKET-7', 'Only one good can be bought in a city.'],
  'route-camel': ['MERV-MARKET-10', 'You lack a camel for the route.'],
  'link-camel': ['MERV-MARKET-11', 'You lack camels for the routes to this city.'],
  'goods-gone': ['MERV-R-1', 'No such good is left.'],
  // Mosque.
  'not-the-way': ['MERV-MOSQUE-3', 'The way up does not lead to this space.'],
  'mosque-top': ['MERV-MOSQUE-12', 'There is no step beyond the last space.'],
  // Wall.
  'piece-gone': ['MERV-WALL-2', 'No such piece is left.'],
  'wall-slot-taken': ['MERV-WALL-3', 'There is a piece in this slot.'],
  'gate-slot': ['MERV-WALL-3', 'Gates go in the middle of a side, segments anywhere else.'],
  // Soldiers, upgrades and other rewards.
  'soldier-market': ['MERV-TERM-2', 'The camel market is not a site.'],
  'soldier-no-building': ['MERV-SOLD-2', 'There is no building on this site.'],
  'soldier-upgrade': ['MERV-SOLD-2', 'There is an upgrade on this site.'],
  'soldier-walled': ['MERV-SOLD-2', 'Walls already protect this site.'],
  'soldier-there': ['MERV-SOLD-2', 'There is a soldier on this site.'],
  'soldier-magistrate': ['MERV-R-35', 'You may not protect buildings of the magistrate.'],
  'soldier-servant': ['MERV-SOLD-6', 'You have no servant in supply to deploy.'],
  'soldier-supply': ['MERV-R-13', 'A soldier in the city is moved only when no servant is left in supply.'],
  'soldier-not-yours': ['MERV-R-13', 'You have no soldier on this site.'],
  'upgrade-site': ['MERV-TERM-2', 'The camel market is not a site.'],
  'upgrade-there': ['MERV-UPG-1', 'There is an upgrade on this site.'],
  'upgrade-building': ['MERV-UPG-2', 'The upgrade needs a site with your own building.'],
  'upgrade-pepper': ['MERV-R-15', 'The upgrade of the pair of pepper does not go on this site.'],
  'upgrade-kind': ['MERV-UPG-7', 'This is not the kind of upgrade to be placed, or none is left.'],
  'upgrade-colour': ['MERV-R-16', 'The upgrade has to be of another colour than the site.'],
  'tile-gone': ['MERV-MOSQUE-9', 'Somebody has taken this tile.'],
  'no-pair': ['MERV-CARAV-10', 'No boon of this spice is due.'],
  'must-take': ['MERV-R-2', 'This reward has to be taken.'],
  // Round end, invasion, scoring.
  'queue-taken': ['MERV-QUEUE-3', 'This space of the queue is not free.'],
  'queue-camels': ['MERV-QUEUE-3', 'You need a camel for every free space behind it.'],
  'ransom-order': ['MERV-INV-7', 'Another building is to be decided on.'],
  'score-count': ['MERV-SCORE-3', 'As many courtiers score as favour can be spent.'],
  'score-halls': ['MERV-SCORE-3', 'You do not have these courtiers.'],
  // Payments: asked about last.
  'cubes-wrong': ['MERV-TERM-10', 'These cubes do not pay the price.'],
  'discount-first': ['MERV-R-24', 'The discount goes to the first payment.'],
  'one-colour': ['MERV-CARAV-2', 'All cubes of the action are of one colour, or white.'],
  'different-colours': ['MERV-R-21', 'All cubes of the action are of different colours, or white.'],
  'contract-cube': ['MERV-CONTRACT-4', 'This is not the cube the contract asks for.'],
  'ransom-cube': ['MERV-INV-8', 'This cube is no ransom for this site.'],
  'cubes-missing': ['MERV-TERM-10', 'You do not have these cubes.'],
  'ransom-due': ['MERV-R-38', 'As many buildings have to be saved as the cubes allow.'],
});

/** The code of a reason. */
export type RefusalCode = keyof typeof refusals;
