/**
 * The Voyages of Marco Polo in Russian: sentences for moves, events, prompts, refusals, score lines and rulings, names and
 * faces of components.
 *
 * @packageDocumentation
 */
import { answers, bystanders, faces, grammar, numbers, type Russian } from '../../../../words/languages/ru.js';
import * as polo from '../../../../words/languages/ru-polo.js';
import { textsOf, type Table, type Texts } from '../../../../words/texts.js';
import { seen } from '../seen.js';
import { isActionDue, type Said } from '../spoken.js';
import { kinds, parts } from './kinds.js';
import { moves, words } from './moves.js';
import { refusals } from './refusals.js';
import { rulings } from './rulings.js';

const table: Table<Said, Russian> = {
  words,
  moves,
  kinds,
  parts,
  answers,
  refusals,
  rulings,
  faces,
  events: {
    ...polo.events,
    'start-player': ({ seat }, say) => `Первый игрок: ${say.player(seat)}.`,
    'row-slid': 'Контракты в ряду сдвигаются влево.',
    'leftovers-under': ({ contracts, shuffled }, say) => `Контракты, что остались в ряду, уходят под особую стопку${shuffled ? ' перемешанными' : ''}: ${polo.brief(contracts, say)}.`,
    'stack-known': ({ contracts, what }, say) => `${what === 'stack' ? 'Стопка' : 'Особая стопка'} сверху вниз: ${polo.brief(contracts, say)}.`,
    passed: ({ seat }, say) => `${say.player(seat)} больше не ходит в этом раунде.`,
    'top-put-under': ({ seat }, say) => `${say.player(seat)} кладёт верхний контракт под особую стопку, не глядя.`,
  },
  prompts: {
    pickCharacter: 'Выберите персонажа.',
    keepGoals: 'Выберите две карты целей, которые оставите себе.',
    compensation: ({ units }) => `Выберите верблюдов и монеты за неудачный бросок, всего ${units}.`,
    turn: (_, __, kinds) => (kinds.length === 0 ? 'Сделайте ход.' : isActionDue(kinds) ? 'Поставьте кубики на ячейку; дополнительные действия можно выполнить раньше.' : 'Выполните дополнительные действия или закончите ход.'),
    mercatorGain: 'Выберите, что Купец из Тебриза получит с базара.',
    makeRoom: 'Обе ячейки заняты: сбросьте один контракт.',
    columnBonus: ({ column }) => `Выберите награду столбца ${column}: монеты или верблюды.`,
    secondContract: ({ limit }) => `Возьмите ещё один контракт не дальше столбца ${limit} или остановитесь.`,
    cardAgain: ({ card, left }, say) => `Использовать ${say.described(card, 'acc')} ещё раз? Осталось не больше: ${say.count(left, 'time')}.`,
    ownCity: ({ card, left }, say) => `Выберите город, бонус которого принесёт ${say.described(card)}; осталось: ${left}.`,
    trade: ({ card, left }, say) => `Выберите обмен (${say.described(card)}); осталось не больше: ${left}.`,
    payGoods: ({ card, count }, say) => `Выберите ${say.count(count, 'good', 'acc')} в уплату (${say.described(card)}).`,
    movement: 'Выберите, куда пойдёт фишка.',
    whichPost: 'Выберите, какая фактория ставится первой.',
    relocate: ({ city }, say) => `Факторий не осталось: выберите, какую перенести в ${say.name(city, 'acc')}.`,
    nextBonus: 'Выберите следующий бонус.',
    chooseGoods: ({ count }, say) => `Выберите ${say.count(count, 'good', 'acc')}.`,
    contractOffer: 'Взять контракт из стопки?',
    nameDiscard: 'Обе ячейки заняты: выберите контракт, который сбросите ради нового.',
    keepContracts: ({ drawn }, say) => `Вы вытянули ${say.described(drawn, 'acc')}: выберите контракт, который сбросите.`,
    copyBonus: 'Выберите бонус города, который скопируете.',
  },
  luck: {
    outposts: 'Вытягиваются бонусы первооткрывателя.',
    'city-bonuses': 'Вытягиваются бонусы городов.',
    'city-cards': 'Вытягиваются карты городов.',
    row: 'Выкладывается ряд контрактов.',
    stack: 'Вытягивается стопка контрактов.',
    'special-stack': 'Вытягивается особая стопка контрактов.',
    'first-player': 'Определяется первый игрок.',
    'starting-contract': 'Раздаётся начальный контракт.',
    characters: 'Открываются персонажи.',
    goals: 'Раздаются карты целей.',
    leftovers: 'Перемешиваются оставшиеся контракты.',
    refill: 'В ряд выкладываются контракты.',
    contract: 'Вытягивается контракт.',
    'round-roll': 'Бросаются кубики раунда.',
    reroll: 'Кубик перебрасывается.',
    'black-die': 'Бросается чёрный кубик.',
  },
  numbers,
  bystanders,
  lines: {
    start: 'очки в начале игры',
    contract: ({ detail }, say) => (detail === null ? 'выполненные контракты' : `выполнен ${say.name(detail)}`),
    posts: ({ detail }) => (detail === null ? 'фактории' : `фактория № ${detail}`),
    wilhelm: ({ detail }) => (detail === null ? 'последняя фактория' : `фактория № ${detail}`),
    play: 'другие очки, полученные за игру',
    goal: ({ detail }, say) => (detail === null ? 'карты целей' : say.name(detail)),
    goalCities: ({ detail }) => (detail === null ? 'города на картах целей' : `разные города на картах целей: ${detail}`),
    coins: 'каждые 10 монет',
    beijing: 'фактория в Пекине',
    goods: 'каждые 2 фишки товара при фактории в Пекине',
    mostContracts: ({ detail }) => (detail === null ? 'больше всех выполненных контрактов' : `больше всех выполненных контрактов: ${detail}`),
  },
  ties: { camels: 'верблюды' },
};

/** The game in Russian. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf(seen, grammar, table);
