// English for the kinds of moves of Marco Polo II where one of them is chosen, and for what is asked of them.
import { answers as common, type English } from '../../../../words/languages/en.js';
import * as polo from '../../../../words/languages/en-polo.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Kinds of moves. */
export const kinds: Table<Said, English>['kinds'] = {
  ...polo.kinds,
  keepGoal: 'Goal card', double: 'A bonus twice', single: 'No bonus twice', pairs: 'Pairs of dice', book: 'Trade books', seals: 'Guild seals',
  special: 'Special city', improve: 'Improve a seal', outpost: 'Outpost bonus', pass: 'Pass', offer: 'Offer', glean: 'Take of the offer',
  seal: 'Seal of a guild', exchange: 'Exchange', amount: 'How often', pick: 'Black die', companion: 'Step with the second figure', accept: 'Take it',
  oases: 'Reward of the oases', pay: 'Pay',
};

/** Answers: moves name the spaces of books by their numbers. */
export const answers: Table<Said, English>['answers'] = { ...common, I: 'book I', II: 'book II', 'III:upper': 'upper space of book III', 'III:lower': 'lower space of book III' };

/** What is asked of them. */
export const parts: Table<Said, English>['parts'] = {
  ...polo.parts,
  source: 'which', value: 'value', space: 'space', seal: 'guild', offer: 'offer', option: 'exchange', discard: 'given up for it', jade: 'jade',
};
