// Russian for the kinds of moves of The Voyages of Marco Polo where one of them is chosen, and for what is asked of them.
import type { Russian } from '../../../../words/languages/ru.js';
import * as polo from '../../../../words/languages/ru-polo.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Kinds of moves. */
export const kinds: Table<Said, Russian>['kinds'] = {
  ...polo.kinds,
  keepGoals: 'Карты целей', fiveCoins: 'Пять монет', bazaar: 'Базар', cityCardPaying: 'Карта города, с этой оплатой',
  cityCardOpen: 'Карта города, раз за разом', mercatorGain: 'Доход Купца из Тебриза', columnBonus: 'Награда столбца', trade: 'Обмен',
  stepWith: 'Шаг одной фишкой', stepPlacing: 'Поставить факторию и шагнуть', arrive: 'Путешествие', arriveBoth: 'Путешествие обеими фишками',
};

/** What is asked of them. */
export const parts: Table<Said, Russian>['parts'] = {
  ...polo.parts,
  column: 'столбец', pay: 'оплата', give: 'отдать', get: 'взять', figure: 'фишка', steps: 'шаги', first: 'путь первой фишки',
  second: 'путь второй фишки',
};
