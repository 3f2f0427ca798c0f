// English for the kinds of moves of The Voyages of Marco Polo where one of them is chosen, and for what is asked of them.
import type { English } from '../../../../words/languages/en.js';
import * as polo from '../../../../words/languages/en-polo.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Kinds of moves. */
export const kinds: Table<Said, English>['kinds'] = {
  ...polo.kinds,
  keepGoals: 'Goal cards', fiveCoins: 'Five coins', bazaar: 'Bazaar', cityCardPaying: 'City card, with this payment',
  cityCardOpen: 'City card, one use after the other', mercatorGain: 'Gain of Mercator', columnBonus: 'Gift of the column', trade: 'Trade',
  stepWith: 'Step with one figure', stepPlacing: 'Leave a post and step', arrive: 'Travel', arriveBoth: 'Travel with both figures',
};

/** What is asked of them. */
export const parts: Table<Said, English>['parts'] = {
  ...polo.parts,
  column: 'column', pay: 'paying in', give: 'give', get: 'get', figure: 'figure', steps: 'steps', first: 'way of the first figure',
  second: 'way of the second figure',
};
