// What was read in the printed books.
import type { PrintedBooks } from '../../../words/printed.js';
import { ru } from './ru.js';
import { terms } from './terms.js';

/** The printed terms in all languages of which a book was read. */
export const printed: PrintedBooks = { books: { ru }, terms };
