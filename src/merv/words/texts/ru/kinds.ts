// Russian for the kinds of moves of Merv where one of them is chosen, and for what is asked of them.
import type { Russian } from '../../../../words/languages/ru.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Kinds of moves. */
export const kinds: Table<Said, Russian>['kinds'] = {
  queue: 'Шкала очередности', ransom: 'Заплатить дань', surrender: 'Вернуть здание', score: 'Расположение за придворных', slot: 'Ячейка действия',
  fulfil: 'Выполнить контракт', site: 'Активировать участок', takeCamels: 'Верблюды с базара', placeCamel: 'Верблюда на базар',
  action: 'Действие участка', favour: 'Расположение', soldier: 'Воин', endTurn: 'Закончить ход', takeCard: 'Карта каравана',
  camel: 'Верблюда на карту', stop: 'Остановиться', boon: 'Бонус за пару', decline: 'Отказаться', courtier: 'Придворный', scrolls: 'Свитки',
  breakthrough: 'Открытие', post: 'Торговый пост', buy: 'Приобрести товар', step: 'Мечеть', tile: 'Жетон бонусных ПО', piece: 'Фрагмент стены',
  wall: 'Место на стене', deploy: 'Выставить воина', redeploy: 'Переставить воина', upgrade: 'Улучшение',
};

/** What is asked of them. */
export const parts: Table<Said, Russian>['parts'] = {
  kind: 'что', space: 'деление', cell: 'участок', cube: 'куб', hall: 'двор', slot: 'ячейка', contract: 'контракт', good: 'товары', quarter: 'угол',
  position: 'карта', spice: 'пряность', place: 'город', tile: 'жетон', piece: 'фрагмент', colour: 'цвет', from: 'с участка',
};
