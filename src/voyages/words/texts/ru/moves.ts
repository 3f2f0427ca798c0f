// Russian for the moves of The Voyages of Marco Polo, and the words they need.
import { basics, type Case, type Russian } from '../../../../words/languages/ru.js';
import * as polo from '../../../../words/languages/ru-polo.js';
import type { Speech } from '../../../../words/speech.js';
import type { Table } from '../../../../words/texts.js';
import type { Said, Sight } from '../spoken.js';

/** Words and names. */
export const words: Table<Said, Russian>['words'] = {
  ...basics,
  nouns: { ...polo.nouns, otherCityBonus: ['бонус другого города', 'бонус другого города', 'бонуса других городов', 'бонусов других городов', { genitive: 'бонуса другого города' }] },
  names: {
    ...polo.names,
    venezia: ['Венеция', 'Венеции', 'Венецию', 'Венеции'], moscow: ['Москва', 'Москвы', 'Москву', 'Москве'], karakorum: ['Каракорум', 'Каракорума', 'Каракорум', 'Каракоруме'], samarcanda: ['Самарканд', 'Самарканда', 'Самарканд', 'Самарканде'],
    'lan-zhou': 'Ланьчжоу', alexandria: ['Александрия', 'Александрии', 'Александрию', 'Александрии'], karachi: 'Карачи', sumatra: ['Суматра', 'Суматры', 'Суматру', 'Суматре'],
    anxi: 'Аньси', ormuz: ['Ормуз', 'Ормуза', 'Ормуз', 'Ормузе'], adana: ['Адана', 'Аданы', 'Адану', 'Адане'], kochi: 'Кочи',
    kubilai: 'Хан Хубилай',
    'bazaar.camel': 'базар: верблюды', 'bazaar.pepper': 'базар: специи', 'bazaar.silk': 'базар: шёлк', 'bazaar.gold': 'базар: золото', fiveCoins: '5 монет', buyBlackDie: 'купить чёрный кубик', goalCities: 'города на картах целей',
    'set-up': 'подготовка к игре', cityBonuses: 'бонусы городов', outposts: 'бонусы первооткрывателя', cityCards: 'карты городов', characters: 'персонажи', columnBonus: 'награда столбца',
  },
  sorts: {
    oasis: (id, form) => `${{ nom: 'оазис', gen: 'оазиса', acc: 'оазис', prep: 'оазисе' }[form]} ${id.slice('oasis-'.length)}`,
    contract: (id, form) => `${{ nom: 'контракт', gen: 'контракта', acc: 'контракт', prep: 'контракте' }[form]} ${id}`,
    card: (id, form) => `${{ nom: 'карта', gen: 'карты', acc: 'карту', prep: 'карте' }[form]} города ${id}`,
    goal: (id, form) => `${{ nom: 'карта', gen: 'карты', acc: 'карту', prep: 'карте' }[form]} цели ${id}`,
    outpost: (id, form) => `${{ nom: 'бонус', gen: 'бонуса', acc: 'бонус', prep: 'бонусе' }[form]} первооткрывателя ${id}`,
    cityBonus: (id, form) => `${{ nom: 'бонус', gen: 'бонуса', acc: 'бонус', prep: 'бонусе' }[form]} города ${id}`,
    cardSpace: (id, form, say) => say.name(id.slice('cityCard:'.length), form),
  },
};

/** The contracts that lie in some columns. */
const lying = (columns: readonly number[], say: Speech<Case>, { contract }: Sight): string => {
  const ids = columns.flatMap((column) => contract(column) ?? []);
  return ids.length === 0 ? '' : `: ${say.list(ids.map((id) => say.described(id)))}`;
};

/** What a move does. */
export const moves: Table<Said, Russian>['moves'] = {
  ...polo.moves,
  keepGoals: ({ goals }, say) => `Оставить себе: ${say.list(goals.map((goal) => say.described(goal)))}.`,
  fiveCoins: ({ die }, say) => `Взять ${say.count(5, 'coin', 'acc')}: ${say.dice([die])}.`,
  bazaar: ({ good, column, dice }, say) => `Пойти на базар (${say.name(`bazaar.${good}`).split(': ')[1] ?? good}, столбец ${column}): ${say.dice(dice)}.`,
  khan: ({ good, die }, say) => `Снискать милость хана и взять ${say.amounts({ [good]: 1, camel: 2 }, 'acc')}: ${say.dice([die])}.`,
  contracts: ({ columns, die }, say, sight) => `Получить ${columns.length === 1 ? 'контракт столбца' : 'контракты столбцов'} ${say.list(columns.map(String))}, ${say.dice([die])}${lying(columns, say, sight)}.`,
  travel: ({ dice }, say) => `Отправиться в путешествие: ${say.dice(dice)}.`,
  cityCard: ({ card, times, die }, say) => `Использовать ${say.described(card, 'acc')} ${say.count(times, 'time')}: ${say.dice([die])}.`,
  cityCardPaying: ({ card, pay, times, die }, say) => `Использовать ${say.described(card, 'acc')} ${say.count(times, 'time')}, заплатив ${PAID_IN[pay]}: ${say.dice([die])}.`,
  cityCardOpen: ({ card, die }, say) => `Использовать ${say.described(card, 'acc')}: ${say.dice([die])}.`,
  moneyBag: ({ die }, say) => `Заглянуть в кошель и взять ${say.count(3, 'coin', 'acc')}: ${say.dice([die])}.`,
  reroll: ({ die }, say) => `Заплатить ${say.count(1, 'camel', 'acc')} и перебросить кубик: ${say.dice([die])}.`,
  change: ({ die, direction }, say) => `Заплатить ${say.count(2, 'camel', 'acc')} и ${direction === 'up' ? 'увеличить' : 'уменьшить'} значение кубика на 1: ${say.dice([die])}.`,
  buyBlackDie: (_move, say) => `Заплатить ${say.count(3, 'camel', 'acc')} и взять чёрный кубик.`,
  takeContract: ({ column }, say, sight) => `Взять ещё и контракт столбца ${column}${lying([column], say, sight)}.`,
  columnBonus: ({ resource }) => `Взять как награду столбца ${resource === 'coin' ? 'монеты' : 'верблюдов'}.`,
  step: ({ to }, say) => `Шаг в ${say.name(to, 'acc')}.`,
  stepWith: ({ figure, to }, say) => `Шаг ${figure === 1 ? 'первой' : 'второй'} фишкой в ${say.name(to, 'acc')}.`,
  stepPlacing: ({ to }, say) => `Поставить факторию и сделать шаг в ${say.name(to, 'acc')}.`,
  arrive: ({ steps, path }, say) => `Путешествие (${say.count(steps, 'step')}): ${say.path(path)}.`,
  arriveBoth: ({ steps, first, second }, say) => `Путешествие (${say.count(steps, 'step')}): ${say.list([first, second].filter((one) => one.length > 0).map(say.path))}.`,
  post: ({ city }, say) => `Сначала поставить факторию в ${say.name(city, 'prep')}.`,
  trade: ({ give, get }, say, sight) => {
    const amounts = sight.trade(give, get);
    return amounts === null ? `Отдать ${TRADED[give]} и взять ${TRADED[get]}.` : `Отдать ${say.count(amounts.give, give, 'acc')} и взять ${say.count(amounts.get, get, 'acc')}.`;
  },
  next: ({ bonus }, say) => `Следующий бонус: ${say.name(bonus)}.`,
  copyBonus: ({ tile }, say) => `Скопировать ${say.described(tile, 'acc')}.`,
  mercatorGain: ({ gain }, say) => `Взять ${say.count(1, gain, 'acc')} (${say.name('mercator')}).`,
};

/** What is traded, where nobody knows how much of it. */
const TRADED = { coin: 'монеты', camel: 'верблюдов', vp: 'победные очки', pepper: 'специи', silk: 'шёлк', gold: 'золото' } as const;

const PAID_IN = { camel: 'верблюдами', coin: 'монетами', vp: 'очками', good: 'товарами' } as const;
