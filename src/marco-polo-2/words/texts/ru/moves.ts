// Russian for the moves of Marco Polo II, and the words they need.
import { basics, type Case, type Russian } from '../../../../words/languages/ru.js';
import * as polo from '../../../../words/languages/ru-polo.js';
import type { Table } from '../../../../words/texts.js';
import type { Speech } from '../../../../words/speech.js';
import type { Sight } from '../sight.js';
import { isOfCity, numberOf, placeOf, type Said } from '../spoken.js';

/** Words and names. */
export const words: Table<Said, Russian>['words'] = {
  ...basics,
  nouns: {
    ...polo.nouns,
    jade: ['фишка нефрита', 'фишку нефрита', 'фишки нефрита', 'фишек нефрита'], contractTop: ['верхний жетон из стопки контрактов', 'верхний жетон из стопки контрактов', 'верхних жетона из стопки контрактов', 'верхних жетонов из стопки контрактов', { genitive: 'верхнего жетона из стопки контрактов' }],
    contractCity: ['жетон контракта из любого города', 'жетон контракта из любого города', 'жетона контрактов из любых городов', 'жетонов контрактов из любых городов', { genitive: 'жетона контракта из любого города' }],
    copyCityBonus: ['бонус другого города', 'бонус другого города', 'бонуса других городов', 'бонусов других городов', { genitive: 'бонуса другого города' }],
    shieldPlus: ['дополнительный герб', 'дополнительный герб', 'дополнительных герба', 'дополнительных гербов', { genitive: 'дополнительного герба' }], seal: ['печать гильдии', 'печать гильдии', 'печати гильдий', 'печатей гильдий', { genitive: 'печати гильдии' }],
    extraPost: ['дополнительная фактория', 'дополнительную факторию', 'дополнительные фактории', 'дополнительных факторий', { genitive: 'дополнительной фактории' }], oases: ['оазис', 'оазис', 'оазиса', 'оазисов'],
  },
  names: {
    ...polo.names,
    xanadu: 'Шанду', yangzhou: 'Янчжоу', fuzhou: 'Фучжоу', kunming: ['Куньмин', 'Куньмина', 'Куньмин', 'Куньмине'], pagan: ['Паган', 'Пагана', 'Паган', 'Пагане'], jaipur: ['Джайпур', 'Джайпура', 'Джайпур', 'Джайпуре'], kabul: ['Кабул', 'Кабула', 'Кабул', 'Кабуле'],
    balkh: ['Балх', 'Балха', 'Балх', 'Балхе'], hormuz: ['Ормуз', 'Ормуза', 'Ормуз', 'Ормузе'], baghdad: ['Багдад', 'Багдада', 'Багдад', 'Багдаде'], lhasa: ['Лхаса', 'Лхасы', 'Лхасу', 'Лхасе'], dunhuang: ['Дуньхуан', 'Дуньхуана', 'Дуньхуан', 'Дуньхуане'], calicut: ['Каликут', 'Каликута', 'Каликут', 'Каликуте'],
    'oasis-gobi': ['оазис Гоби', 'оазиса Гоби', 'оазис Гоби', 'оазисе Гоби'], 'oasis-sichuan': ['оазис Сычуань', 'оазиса Сычуань', 'оазис Сычуань', 'оазисе Сычуань'], 'oasis-lingnan': ['оазис Линнань', 'оазиса Линнань', 'оазис Линнань', 'оазисе Линнань'], 'oasis-assam': ['оазис Ассам', 'оазиса Ассам', 'оазис Ассам', 'оазисе Ассам'],
    'oasis-tarim': ['оазис Тарим', 'оазиса Тарим', 'оазис Тарим', 'оазисе Тарим'], 'oasis-khorasan': ['оазис Хорасан', 'оазиса Хорасан', 'оазис Хорасан', 'оазисе Хорасан'], 'oasis-kerman': ['оазис Керман', 'оазиса Керман', 'оазис Керман', 'оазисе Керман'],
    'mongke-khan': 'Хан Мунке', 'de-wu': 'Дэ У', 'abha-basu': 'Абха Басу', 'mailin-tian-chin': 'Май Линь и Тянь Чинь', 'filippo-vitello': 'Филиппо Вителло', 'isabella-donati': 'Изабелла Донати', 'gantulga-od': 'Гантулга Од',
    'book:I': ['книга I', 'книги I', 'книгу I', 'книге I'], 'book:II': ['книга II', 'книги II', 'книгу II', 'книге II'], 'book:III': ['книга III', 'книги III', 'книгу III', 'книге III'],
    'book:III:upper': ['верхняя ячейка книги III', 'верхней ячейки книги III', 'верхнюю ячейку книги III', 'верхней ячейке книги III'], 'book:III:lower': ['нижняя ячейка книги III', 'нижней ячейки книги III', 'нижнюю ячейку книги III', 'нижней ячейке книги III'],
    guildSeals: 'Получить печать гильдии', upper: ['верхняя ячейка путешествия', 'верхней ячейки путешествия', 'верхнюю ячейку путешествия', 'верхней ячейке путешествия'], middle: ['средняя ячейка путешествия', 'средней ячейки путешествия', 'среднюю ячейку путешествия', 'средней ячейке путешествия'],
    lower: ['нижняя ячейка путешествия', 'нижней ячейки путешествия', 'нижнюю ячейку путешествия', 'нижней ячейке путешествия'], improve: 'улучшить печать гильдии', shields: 'счётчик гербов',
    farmer: ['гильдия земледельцев', 'гильдии земледельцев', 'гильдию земледельцев', 'гильдии земледельцев'], spicer: ['гильдия торговцев специями', 'гильдии торговцев специями', 'гильдию торговцев специями', 'гильдии торговцев специями'],
    tailor: ['гильдия портных', 'гильдии портных', 'гильдию портных', 'гильдии портных'], jeweler: ['гильдия ювелиров', 'гильдии ювелиров', 'гильдию ювелиров', 'гильдии ювелиров'],
    star: 'звезда', sun: 'солнце', rooster: 'петух', bamboo: 'бамбук', cloud: 'облако', flower: 'цветок', snake: 'змея', monkey: 'обезьяна', moon: 'луна',
    'bonus-camels': 'бонус города «верблюды»', 'bonus-camel-coins': 'бонус города «верблюд и монеты»', 'bonus-copy': 'бонус города «копия»', 'bonus-coins': 'бонус города «монеты»', 'bonus-points': 'бонус города «очки»', 'bonus-goods': 'бонус города «товары»', 'bonus-jade': 'бонус города «нефрит»',
    'outpost-gold': 'бонус первооткрывателя «золото»', 'outpost-silk': 'бонус первооткрывателя «шёлк»', 'outpost-camels': 'бонус первооткрывателя «верблюды»', 'outpost-coins': 'бонус первооткрывателя «монеты»', 'outpost-move': 'бонус первооткрывателя «перемещение»', 'outpost-contract': 'бонус первооткрывателя «контракт»',
    'outpost-black-die': 'бонус первооткрывателя «чёрный кубик»', 'outpost-good': 'бонус первооткрывателя «любой товар»', 'outpost-jade': 'бонус первооткрывателя «нефрит»', 'outpost-pepper': 'бонус первооткрывателя «специи»',
    'set-up': 'подготовка к игре', area: 'область действий', cityCards: 'карты городов', cityBonuses: 'бонусы городов', outposts: 'бонусы первооткрывателя', characters: 'персонажи', contractPlaces: 'контракты', milestone: 'фактории',
  },
  sorts: {
    contract: (id, form) => `${{ nom: 'контракт', gen: 'контракта', acc: 'контракт', prep: 'контракте' }[form]} ${id}`,
    card: (id, form) => `${{ nom: 'карта', gen: 'карты', acc: 'карту', prep: 'карте' }[form]} города ${id}`,
    goal: (id, form) => `${{ nom: 'карта', gen: 'карты', acc: 'карту', prep: 'карте' }[form]} цели ${id}`,
    offer: (id, form) => `${{ nom: 'жетон', gen: 'жетона', acc: 'жетон', prep: 'жетоне' }[form]} предложения ${id}`,
    cardSpace: (id, _form, say) => `карта города: ${say.name(id.slice('cityCard:'.length))}`,
    travelSpace: (id, form, say) => say.name(id.slice('travel:'.length), form),
    specialSpace: (id, _form, say) => `особый город: ${say.name(id.slice('special:'.length))}`,
    spaceAt: (id, _form, say) => `${say.name(placeOf(id))}, ячейка ${numberOf(id)}`,
  },
};

/** A bonus, and where it comes from. */
export const bonusFrom = (bonus: string, source: string, say: Speech<Case>): string => (isOfCity(bonus, source) ? `контракт города (${say.name(source)})` : say.name(bonus) === say.name(source) ? say.name(bonus) : `${say.name(bonus)} (${say.name(source)})`);

const NOTHING = {};

/** What dice on a space cost at once. */
const paying = (space: string, dice: readonly string[], say: Speech<Case>, { price }: Sight): string => {
  const cost = say.amounts(price(space, dice));
  return cost === say.amounts(NOTHING) ? '' : `; плата: ${cost}`;
};

/** A step, where it begins and what it costs. */
const stepTo = (figure: 0 | 1, to: string, say: Speech<Case>, { step }: Sight): string => {
  const found = step(figure, to);
  const which = figure === 0 ? 'Шаг' : 'Шаг второй фишкой';
  if (found === null) return `${which} в ${say.name(to, 'acc')}`;
  const cost = say.amounts(found.cost, 'acc');
  return `${which} из ${say.name(found.from, 'gen')} в ${say.name(to, 'acc')} ${cost === say.amounts(NOTHING) ? 'бесплатно' : `за ${cost}`}`;
};

/** What a move does. */
export const moves: Table<Said, Russian>['moves'] = {
  ...polo.moves,
  keepGoal: ({ goal }, say) => `Оставить себе ${say.described(goal, 'acc')}.`,
  double: ({ source }, say) => `Получить бонус дважды: ${say.name(source)}.`,
  single: 'Не удваивать бонусы.',
  pairs: ({ values }, say) => (values.length === 0 ? 'Получить бонусы всех кубиков по отдельности.' : `Получить бонусы за дубли: ${say.list(values.map(String))}.`),
  book: ({ space, die }, say, sight) => `Заглянуть в торговые книги (${say.name(`book:${space}`)}): ${say.dice([die])}${paying(`book:${space}`, [die], say, sight)}.`,
  offer: ({ number }, say, { offer }) => {
    const found = offer(number);
    return found ? `Выбрать предложение ${number}: ${say.amounts(found.reward)}${Object.keys(found.cost).length > 0 ? ` за ${say.amounts(found.cost, 'acc')}` : ''}.` : `Выбрать предложение ${number}.`;
  },
  glean: ({ resource }, say) => `Взять ${say.count(1, resource, 'acc')}.`,
  khan: ({ die }, say) => `Снискать милость хана: ${say.dice([die])}.`,
  seals: ({ dice }, say, sight) => `Получить печать гильдии: ${say.dice(dice)}${paying('guildSeals', dice, say, sight)}.`,
  seal: ({ guild }, say) => `Взять печать: ${say.name(guild)}.`,
  travel: ({ space, dice }, say, sight) => `Отправиться в путешествие (${say.name(space)}): ${say.dice(dice)}${paying(`travel:${space}`, dice, say, sight)}.`,
  step: ({ to }, say, sight) => `${stepTo(0, to, say, sight)}.`,
  companion: ({ to }, say, sight) => `${stepTo(1, to, say, sight)}.`,
  contracts: ({ die }, say, sight) => `Получить контракт: ${say.dice([die])}${paying('contracts', [die], say, sight)}.`,
  takeContract: ({ contract, discard }, say) => `Взять ${say.described(contract, 'acc')}${discard === null ? '' : ` и сбросить ${say.described(discard, 'acc')}`}.`,
  special: ({ city, die }, say) => `Действие особого города (${say.name(city)}): ${say.dice([die])}.`,
  cityCard: ({ card, die }, say) => `Использовать ${say.described(card, 'acc')}: ${say.dice([die])}.`,
  exchange: ({ option, times }, say, { exchange }) => {
    const found = exchange(option);
    return found ? `Отдать ${say.amounts(found.cost, 'acc')} и взять ${say.amounts(found.reward, 'acc')} (${say.count(times, 'time')}).` : `Обмен ${option}: ${say.count(times, 'time')}.`;
  },
  amount: ({ times }, say) => `Взять это ${say.count(times, 'time')}.`,
  copyBonus: ({ tile }, say) => `Скопировать ${say.name(tile, 'acc')}.`,
  improve: ({ guild }, say) => `Улучшить печать: ${say.name(guild)}.`,
  moneyBag: ({ die, gain }, say, { bag }) => `Заглянуть в кошель и взять ${say.count(bag[gain], gain, 'acc')}: ${say.dice([die])}.`,
  pick: ({ value }) => `Взять чёрный кубик со значением «${value}».`,
  outpost: ({ tile }, say) => `Использовать ${say.name(tile, 'acc')}.`,
  reroll: ({ die }, say, { camels }) => `Заплатить ${say.count(camels.reroll, 'camel', 'acc')} и перебросить кубик: ${say.dice([die])}.`,
  change: ({ die, direction }, say, { camels }) => `Заплатить ${say.count(camels.change, 'camel', 'acc')} и ${direction === 'up' ? 'увеличить' : 'уменьшить'} значение кубика на 1: ${say.dice([die])}.`,
  buyBlackDie: (_move, say, { camels }) => `Заплатить ${say.count(camels.blackDie, 'camel', 'acc')} и взять чёрный кубик.`,
  pass: 'Пропустить ход.',
  pay: ({ coin, camel, jade }, say) => `Заплатить ${say.amounts({ coin, camel, jade }, 'acc')}.`,
  next: ({ bonus, source }, say) => `Следующий бонус: ${bonusFrom(bonus, source, say)}.`,
  accept: 'Взять чёрный кубик.',
  oases: ({ coin, camel }, say) => `Взять ${say.list([...(coin > 0 ? [`монеты за ${say.count(coin, 'oases', 'acc')}`] : []), ...(camel > 0 ? [`верблюдов за ${say.count(camel, 'oases', 'acc')}`] : [])])}.`,
};
