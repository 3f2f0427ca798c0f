/**
 * The Voyages of Marco Polo in the words of the printed Polish book: names of places, characters, actions and resources.
 * Sentences, and what the book does not name, are English.
 *
 * @packageDocumentation
 */
import { printedGrammar, printedWords, type Printed } from '../../../words/languages/printed.js';
import { textsOf, type Texts } from '../../../words/texts.js';
import { pl } from '../printed/pl.js';
import { terms } from '../printed/terms.js';
import { texts as english } from './en/index.js';
import { words } from './en/moves.js';
import { spoken, type Said } from './spoken.js';

const SORTS = { oasis: 'board:oasis', contract: 'components:contracts', card: 'components:cityCards', goal: 'components:goalCards', outpost: 'components:outpostBonusTiles', cityBonus: 'components:cityBonusTiles' };

/** The game in Polish, as far as its book goes. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf<Said, Printed>(spoken, /* @__PURE__ */ printedGrammar('pl'), { words: /* @__PURE__ */ printedWords(pl, terms, words, SORTS) }, english);
