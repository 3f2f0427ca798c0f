// English for the kinds of moves of Merv where one of them is chosen, and for what is asked of them.
import type { English } from '../../../../words/languages/en.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Kinds of moves. */
export const kinds: Table<Said, English>['kinds'] = {
  queue: 'Queue', ransom: 'Pay the ransom', surrender: 'Give the building up', score: 'Favour for courtiers', slot: 'Action slot',
  fulfil: 'Fulfil a contract', site: 'Activate a site', takeCamels: 'Camels of the market', placeCamel: 'Camel to the market',
  action: 'Action of the site', favour: 'Favour', soldier: 'Soldier', endTurn: 'End the turn', takeCard: 'Caravan card', camel: 'Camel to the row',
  stop: 'Stop here', boon: 'Boon of a pair', decline: 'Do without', courtier: 'Courtier', scrolls: 'Scrolls', breakthrough: 'Breakthrough',
  post: 'Trading post', buy: 'Buy a good', step: 'Mosque', tile: 'Scoring tile', piece: 'Piece of the wall', wall: 'Place on the wall',
  deploy: 'Deploy a soldier', redeploy: 'Move a soldier', upgrade: 'Upgrade',
};

/** What is asked of them. */
export const parts: Table<Said, English>['parts'] = {
  kind: 'what', space: 'space', cell: 'site', cube: 'cube', hall: 'hall', slot: 'slot', contract: 'contract', good: 'goods given with it',
  quarter: 'quarter', position: 'card', spice: 'spice', place: 'city', tile: 'tile', piece: 'piece', colour: 'colour', from: 'from site',
};
