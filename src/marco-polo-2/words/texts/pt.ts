/**
 * Marco Polo II in the words of the printed Portuguese book: names of places, characters, actions and resources. Sentences,
 * and what the book does not name, are English.
 *
 * @packageDocumentation
 */
import { printedGrammar, printedWords, type Printed } from '../../../words/languages/printed.js';
import { textsOf, type Texts } from '../../../words/texts.js';
import { pt } from '../printed/pt.js';
import { terms } from '../printed/terms.js';
import { texts as english } from './en/index.js';
import { words } from './en/moves.js';
import { PRINTED_SORTS, spoken, type Said } from './spoken.js';

/** The game in Portuguese, as far as its book goes. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf<Said, Printed>(spoken, /* @__PURE__ */ printedGrammar('pt'), { words: /* @__PURE__ */ printedWords(pt, terms, words, PRINTED_SORTS) }, english);
