// Russian for the kinds of moves of Marco Polo II where one of them is chosen, and for what is asked of them.
import { answers as common, type Russian } from '../../../../words/languages/ru.js';
import * as polo from '../../../../words/languages/ru-polo.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Kinds of moves. */
export const kinds: Table<Said, Russian>['kinds'] = {
  ...polo.kinds,
  keepGoal: 'Карта цели', double: 'Бонус дважды', single: 'Не удваивать', pairs: 'Дубли', book: 'Торговые книги', seals: 'Печати гильдий',
  special: 'Особый город', improve: 'Улучшить печать', outpost: 'Бонус первооткрывателя', pass: 'Пропустить ход', offer: 'Предложение',
  glean: 'Взять из предложения', seal: 'Печать гильдии', exchange: 'Обмен', amount: 'Сколько раз', pick: 'Чёрный кубик', companion: 'Шаг второй фишкой',
  accept: 'Взять', oases: 'Награда за оазисы', pay: 'Заплатить',
};

/** Answers: moves name the spaces of books by their numbers. */
export const answers: Table<Said, Russian>['answers'] = { ...common, I: 'книга I', II: 'книга II', 'III:upper': 'верхняя ячейка книги III', 'III:lower': 'нижняя ячейка книги III' };

/** What is asked of them. */
export const parts: Table<Said, Russian>['parts'] = {
  ...polo.parts,
  source: 'какой', value: 'значение', space: 'ячейка', seal: 'гильдия', offer: 'предложение', option: 'обмен', discard: 'сбросить взамен',
  jade: 'нефрит',
};
