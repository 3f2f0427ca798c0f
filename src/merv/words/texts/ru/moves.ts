// Russian for the moves of Merv, and the words they need: those of the printed Russian book.
import { basics, type Case, type Russian } from '../../../../words/languages/ru.js';
import type { Speech } from '../../../../words/speech.js';
import type { Table } from '../../../../words/texts.js';
import { goodIn, partsOf, type Said, type Sight } from '../spoken.js';

/** A cube of a colour. */
const cube = (colour: string): Russian['noun'] => [`${colour}ый куб`, `${colour}ый куб`, `${colour}ых куба`, `${colour}ых кубов`, { genitive: `${colour}ого куба` }];

/** Places whose names end in a consonant. */
const city = (name: string): Russian['name'] => [name, `${name}а`, name, `${name}е`];

/** Names of colours as adjectives of a site and of a piece. */
const COLOURS: Readonly<Record<string, string>> = { purple: 'пурпурный', sand: 'песчаный', teal: 'бирюзовый', orange: 'оранжевый', white: 'белый' };

/** The same of gates. */
const GATES: Readonly<Record<string, string>> = { purple: 'пурпурные', sand: 'песчаные', teal: 'бирюзовые', orange: 'оранжевые' };

/** Spices after "с". */
const WITH: Readonly<Record<string, string>> = { ginger: 'с имбирём', juniper: 'с можжевельником', cinnamon: 'с корицей', pepper: 'с перцем' };

/** Words and names. */
export const words: Table<Said, Russian>['words'] = {
  ...basics,
  nouns: {
    purple: cube('пурпурн'), sand: cube('песчан'), teal: cube('бирюзов'), orange: cube('оранжев'), white: cube('бел'),
    camel: ['верблюд', 'верблюда', 'верблюда', 'верблюдов', { lives: true }], scroll: ['свиток', 'свиток', 'свитка', 'свитков'], common: ['обычный товар', 'обычный товар', 'обычных товара', 'обычных товаров', { genitive: 'обычного товара' }],
    rare: ['редкий товар', 'редкий товар', 'редких товара', 'редких товаров', { genitive: 'редкого товара' }], good: ['товар', 'товар', 'товара', 'товаров'], vp: ['ПО', 'ПО', 'ПО', 'ПО'], favour: ['расположение', 'расположение', 'расположения', 'расположений'], influence: ['влияние', 'влияние', 'влияния', 'влияний'],
    soldier: ['воин', 'воина', 'воина', 'воинов', { lives: true }], courtier: ['придворный', 'придворного', 'придворных', 'придворных', { lives: true, genitive: 'придворного' }], building: ['здание', 'здание', 'здания', 'зданий'], servant: ['слуга', 'слугу', 'слуги', 'слуг', { lives: true }], disc: ['диск', 'диск', 'диска', 'дисков'],
    master: ['распорядитель', 'распорядителя', 'распорядителя', 'распорядителей', { lives: true }], post: ['торговый пост', 'торговый пост', 'торговых поста', 'торговых постов', { genitive: 'торгового поста' }],
    ginger: ['имбирь', 'имбирь', 'имбиря', 'имбиря'], juniper: ['можжевельник', 'можжевельник', 'можжевельника', 'можжевельника'], cinnamon: ['корица', 'корицу', 'корицы', 'корицы'], pepper: ['перец', 'перец', 'перца', 'перца'],
    caravanCard: ['карта каравана', 'карту каравана', 'карты каравана', 'карт каравана'], mosqueStep: ['деление шкалы мечети', 'деление шкалы мечети', 'деления шкалы мечети', 'делений шкалы мечети'],
    whiteUpgrade: ['улучшение с белым кубом', 'улучшение с белым кубом', 'улучшения с белым кубом', 'улучшений с белым кубом'], bonusUpgrade: ['улучшение с дополнительным кубом', 'улучшение с дополнительным кубом', 'улучшения с дополнительным кубом', 'улучшений с дополнительным кубом'],
    scoringTile: ['жетон бонусных ПО', 'жетон бонусных ПО', 'жетона бонусных ПО', 'жетонов бонусных ПО'], freeCourtier: ['придворный без оплаты', 'придворного без оплаты', 'придворных без оплаты', 'придворных без оплаты', { lives: true, genitive: 'придворного без оплаты' }],
    freeWall: ['фрагмент стены без оплаты', 'фрагмент стены без оплаты', 'фрагмента стены без оплаты', 'фрагментов стены без оплаты'], mosqueBuildings4: ['бонус: 4 ПО за каждое здание на участках мечети', 'бонус: 4 ПО за каждое здание на участках мечети', 'бонуса: 4 ПО за каждое здание на участках мечети', 'бонусов: 4 ПО за каждое здание на участках мечети'],
    freePost: ['торговый пост без оплаты', 'торговый пост без оплаты', 'торговых поста без оплаты', 'торговых постов без оплаты', { genitive: 'торгового поста без оплаты' }], anyCube: ['любой куб', 'любой куб', 'любых куба', 'любых кубов', { genitive: 'любого куба' }], anyGood: ['любой товар', 'любой товар', 'любых товара', 'любых товаров', { genitive: 'любого товара' }],
    time: ['раз', 'раз', 'раза', 'раз'],
  },
  names: {
    mosqueBuildings4: '4 ПО за каждое здание на участках мечети',
    caravansary: 'караван-сарай', palace: 'дворец', library: 'библиотека', marketplace: 'Шёлковый путь', mosque: 'мечеть', wall: 'стена',
    knowledge: ['Двор учёности', 'Двора учёности', 'Двор учёности', 'Дворе учёности'], spice: ['Двор пряностей', 'Двора пряностей', 'Двор пряностей', 'Дворе пряностей'], trade: ['Двор торговли', 'Двора торговли', 'Двор торговли', 'Дворе торговли'], faith: ['Двор веры', 'Двора веры', 'Двор веры', 'Дворе веры'],
    merv: city('Мерв'), rayy: ['Рей', 'Рея', 'Рей', 'Рее'], samarkand: city('Самарканд'), nishapur: city('Нишапур'), balkh: city('Балх'), baghdad: city('Багдад'), kashgar: city('Кашгар'), basra: ['Басра', 'Басры', 'Басру', 'Басре'], peshawar: city('Пешавар'),
    'bt1-caravansary': 'скидка в караван-сарае', 'bt1-palace': 'скидка во дворце', 'bt1-marketplace': 'скидка на Шёлковом пути', 'bt1-mosque': 'скидка в мечети',
    'bt2-purple': 'замена пурпурного цвета', 'bt2-sand': 'замена песчаного цвета', 'bt2-teal': 'замена бирюзового цвета', 'bt2-orange': 'замена оранжевого цвета',
    'bt3-card': 'любая карта из караван-сарая', 'bt3-post': 'торговый пост без оплаты', 'bt3-mosque': 'деление шкалы мечети без оплаты', 'bt3-wall': 'фрагмент стены без оплаты',
    'bt4-vp': '8 ПО', 'bt4-favour-soldier': 'расположение и воин', 'bt4-favour-favour': '2 расположения', 'bt4-soldier-soldier': '2 воина',
    topLeft: ['верхний левый угол', 'верхнего левого угла', 'верхний левый угол', 'верхнем левом углу'], topRight: ['верхний правый угол', 'верхнего правого угла', 'верхний правый угол', 'верхнем правом углу'],
    bottomRight: ['нижний правый угол', 'нижнего правого угла', 'нижний правый угол', 'нижнем правом углу'], bottomLeft: ['нижний левый угол', 'нижнего левого угла', 'нижний левый угол', 'нижнем левом углу'],
    N: ['север', 'севера', 'север', 'севере'], E: ['восток', 'востока', 'восток', 'востоке'], S: ['юг', 'юга', 'юг', 'юге'], W: ['запад', 'запада', 'запад', 'западе'],
    NW: ['северо-запад', 'северо-запада', 'северо-запад', 'северо-западе'], NE: ['северо-восток', 'северо-востока', 'северо-восток', 'северо-востоке'], SE: ['юго-восток', 'юго-востока', 'юго-восток', 'юго-востоке'], SW: ['юго-запад', 'юго-запада', 'юго-запад', 'юго-западе'],
    'automaton:courtier': 'Верховный царедворец', 'automaton:magistrate': 'Продажный судья', magistrate: 'Продажный судья',
    contracts: 'контракты', breakthroughs: 'открытия', buildings: 'здания', scoringTiles: 'жетоны бонусных ПО', mosqueTop: 'самое верхнее деление шкалы мечети', spiceSets: 'наборы пряностей', row: 'ряд карт каравана', sites: 'участки города', market: 'верблюжий базар', box: 'коробка', years: 'шкала лет', queue: 'шкала очередности',
    production: 'производство', ransom: 'дань', 'set-up': 'подготовка к игре', breakthrough: 'открытие', camelMarket: 'верблюжий базар', upgrade: 'улучшение', card: 'карта каравана', invasion: 'вторжение', roundEnd: 'конец раунда', scoring: 'подсчёт очков', boon: 'бонус', freeCard: 'карта каравана без оплаты', freeStep: 'деление шкалы мечети без оплаты', soloCard: 'карта судьи', line: 'активная линия',
  },
  sorts: {
    site: (id, _form, say) => `${COLOURS[partsOf(id)[2] ?? ''] ?? ''} участок «${say.name(partsOf(id)[1] ?? '')}»`,
    caravanCard: (id, form) => `${{ nom: 'карта', gen: 'карты', acc: 'карту', prep: 'карте' }[form]} каравана ${WITH[partsOf(id)[1] ?? ''] ?? ''}`,
    piece: (id) => `${partsOf(id)[0] === 'gate' ? `${GATES[partsOf(id)[1] ?? ''] ?? ''} ворота` : `${COLOURS[partsOf(id)[1] ?? ''] ?? ''} фрагмент стены`} (цена ${partsOf(id)[2] ?? ''})`,
    contract: (id, form) => `${{ nom: 'контракт', gen: 'контракта', acc: 'контракт', prep: 'контракте' }[form]} ${id.slice('contract-'.length)}`,
    space: (id, form) => `${{ nom: 'деление', gen: 'деления', acc: 'деление', prep: 'делении' }[form]} ${id} шкалы мечети`,
    slot: (id, form) => `${{ nom: 'ячейка', gen: 'ячейки', acc: 'ячейку', prep: 'ячейке' }[form]} действия ${id}`,
    cell: (id, form) => `${{ nom: 'участок', gen: 'участка', acc: 'участок', prep: 'участке' }[form]} ${id}`,
    wallSlot: (id, form) => `${{ nom: 'ячейка', gen: 'ячейки', acc: 'ячейку', prep: 'ячейке' }[form]} стены ${id.slice('wall:'.length)}`,
    queueOf: (id, _form, say) => `шкала очередности на ${say.name(id.slice('queue:'.length), 'prep')}`,
    marketSide: (id) => `верблюжий базар, сторона ${partsOf(id)[1] ?? ''}`,
    upgradeTile: (id) => (partsOf(id)[1] === 'white' ? 'улучшение с белым кубом' : `улучшение с дополнительным кубом (${COLOURS[partsOf(id)[2] ?? ''] ?? ''})`),
    scoringTileOf: (id, _form, say) => `жетон бонусных ПО (${say.name(id.slice('scoring-'.length))})`,
    soloCardOf: (id, _form, say) => `карта судьи (${say.name(id.slice('solo:'.length))})`,
  },
};

/** What a sentence says of the site on a cell. */
const siteOn = (cell: string, say: Speech<Case>, { site }: Sight): string => {
  const tile = site(cell);
  return tile === null ? say.name(cell, 'acc') : `${cell} (${say.name(tile)})`;
};

const cardAt = (place: number, { card }: Sight): string => {
  const found = card(place);
  return found === null ? `карту ${place}` : `карту ${place} ${WITH[partsOf(found)[1] ?? ''] ?? ''}`;
};

/** What is paid; a price of nothing is none. */
const price = (cubes: readonly string[], say: Speech<Case>): string => (cubes.length === 0 ? 'без оплаты' : `за ${say.each(cubes, 'acc')}`);

/** What a move does. */
export const moves: Table<Said, Russian>['moves'] = {
  slot: ({ slot }, say, { courtier }) => (courtier ? `Отправить царедворца на ${say.name(slot, 'acc')}.` : `Занять ${say.name(slot, 'acc')}.`),
  site: ({ cell }, say, sight) => (sight.courtier ? `Построить здание царедворца: ${siteOn(cell, say, sight)}.` : `Активировать ${siteOn(cell, say, sight)}.`),
  action: (_move, say, { action }) => (action === null ? 'Выполнить действие участка.' : `Выполнить действие участка: ${say.name(action)}.`),
  favour: (_move, say) => `Получить ${say.count(1, 'favour', 'acc')}.`,
  soldier: 'Выставить воина в город.',
  endTurn: 'Закончить ход.',
  takeCamels: 'Взять всех верблюдов с верблюжьего базара.',
  placeCamel: ({ quarter }, say) => `Поместить верблюда в ${say.name(quarter, 'acc')} верблюжьего базара.`,
  fulfil: ({ contract, cube: paid, goods }, say) => `Выполнить ${say.name(contract, 'acc')}, отдав ${say.each([paid, ...goods], 'acc')}.`,
  takeCard: ({ position, cubes }, say, sight) => `Взять ${cardAt(position, sight)} ${cubes.length === 0 ? 'без оплаты' : price(cubes, say)}.`,
  camel: 'Поместить верблюда на первую карту без верблюда.',
  courtier: ({ hall, cubes }, say) => `Поместить придворного во ${say.name(hall, 'acc')} ${price(cubes, say)}.`,
  scrolls: ({ cubes }, say) => `Взять ${say.count(cubes.length, 'scroll', 'acc')} ${price(cubes, say)}.`,
  post: ({ city: place }, say) => `Основать торговый пост в ${say.name(place, 'prep')}.`,
  buy: ({ city: place, cubes }, say) => `Приобрести ${say.count(1, goodIn(place), 'acc')} в ${say.name(place, 'prep')} ${price(cubes, say)}.`,
  step: ({ space, cubes }, say) => `Продвинуться на ${say.name(space, 'acc')} ${price(cubes, say)}.`,
  piece: ({ piece, cubes }, say) => `Взять ${say.name(piece)} ${price(cubes, say)}.`,
  wall: ({ slot }) => `Поместить фрагмент на ${slot}.`,
  stop: 'На этом остановиться.',
  deploy: ({ cell }, say, sight) => `Выставить воина на ${siteOn(cell, say, sight)}.`,
  redeploy: ({ from, cell }, say, sight) => `Переставить воина с участка ${from} на ${siteOn(cell, say, sight)}.`,
  upgrade: ({ cell, colour }, say, sight) => `Поместить улучшение (${COLOURS[colour] ?? ''} куб) на ${siteOn(cell, say, sight)}.`,
  tile: ({ tile }, say) => `Взять ${say.name(tile, 'acc')}.`,
  breakthrough: ({ tile }, say) => `Совершить открытие: ${say.name(tile)}.`,
  boon: ({ spice }, say) => `Получить бонус за пару: ${say.name(spice)}.`,
  decline: 'Отказаться.',
  queue: ({ space }) => `Занять деление ${space} шкалы очередности.`,
  ransom: ({ cell, cube: paid }, say) => `Заплатить дань за здание на участке ${cell}: ${say.count(1, paid)}.`,
  surrender: ({ cell }) => `Вернуть здание с участка ${cell}.`,
  score: ({ halls }, say) => (halls.length === 0 ? 'Не тратить расположение на придворных.' : `Потратить расположение на придворных: ${say.names(halls)}.`),
};
