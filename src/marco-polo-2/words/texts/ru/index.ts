/**
 * Marco Polo II in Russian: sentences for moves, events, prompts, refusals, score lines and rulings, names and faces of
 * components, in the words of the printed Russian book.
 *
 * @packageDocumentation
 */
import { bystanders, faces, grammar, numbers, type Russian } from '../../../../words/languages/ru.js';
import * as polo from '../../../../words/languages/ru-polo.js';
import { textsOf, type Table, type Texts } from '../../../../words/texts.js';
import { seen } from '../seen.js';
import { isActionDue, type Said } from '../spoken.js';
import { answers, kinds, parts } from './kinds.js';
import { bonusFrom, moves, words } from './moves.js';
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
    'bonus-due': ({ seat, bonus, source }, say) => `${say.player(seat)} получает бонус: ${bonusFrom(bonus, source, say)}.`,
    lost: ({ seat, what, source }, say) => `${say.player(seat)} не может этим воспользоваться, и это пропадает: ${bonusFrom(what, source, say)}.`,
    declined: ({ seat, what, source }, say) => `${say.player(seat)} от этого отказывается: ${bonusFrom(what, source, say)}.`,
    'first-player': ({ seat }, say) => `Первый игрок: ${say.player(seat)}.`,
    hourglass: ({ seat }, say) => `${say.player(seat)} берёт песочные часы и будет первым игроком следующего раунда.`,
    'phase-begins': ({ phase }) => `${PHASES[phase] ?? phase}.`,
    'offers-laid': ({ offers }, say) => `Новые предложения: ${say.names(offers.filter((tile) => tile !== null))}.`,
    'outpost-used': ({ seat, tile }, say) => `${say.player(seat)} использует ${say.name(tile)}.`,
    'taken-out': ({ ids }, say) => `Выходит из игры: ${say.names(ids)}.`,
    'special-city': ({ seat, city }, say) => `${say.player(seat)} выполняет действие особого города: ${say.name(city)}.`,
    'seal-taken': ({ seat, guild }, say) => `${say.player(seat)} берёт печать: ${say.name(guild)}.`,
    'seal-improved': ({ seat, guild }, say) => `${say.player(seat)} улучшает печать: ${say.name(guild)}.`,
    doubled: ({ seat, source }, say) => `${say.player(seat)} удваивает бонус: ${say.name(source)}.`,
    shields: ({ seat, count, source }, say) => `${say.player(seat)} получает ${say.count(count, 'shield', 'acc')} (${say.name(source)}).`,
  },
  prompts: {
    pickCharacter: 'Выберите персонажа.',
    keepGoal: 'Выберите карту цели, которую оставите себе.',
    double: 'Выберите бонус, который получите дважды, или ни одного.',
    pairs: 'Выберите дубли, за которые получите бонус.',
    compensation: ({ count }) => `Выберите верблюдов и монеты за неудачный бросок, всего ${count}.`,
    turn: (_, __, kinds) => (kinds.length === 0 ? 'Сделайте ход.' : isActionDue(kinds) ? 'Поставьте кубики на поле; дополнительные действия можно выполнить раньше.' : 'Выполните дополнительные действия или закончите ход.'),
    pay: ({ coin, camel, jade, source }, say) => `Выберите, как заплатить ${say.amounts({ coin, camel, jade }, 'acc')} (${say.name(source)}): можно и нефритом.`,
    payGoods: ({ count, source }, say) => `Выберите ${say.count(count, 'good', 'acc')} в уплату (${say.name(source)}).`,
    chooseGoods: ({ count, source }, say) => `Выберите ${say.count(count, 'good', 'acc')} (${say.name(source)}).`,
    offer: ({ book, coin }, say) => `Выберите предложение ${say.name(`book:${book}`, 'gen')}${coin > 0 ? `; занятая ячейка стоит ${say.count(coin, 'coin', 'acc')}` : ''}.`,
    glean: 'Выберите, что Купец из Тебриза возьмёт из предложения.',
    seal: ({ limit }) => `Выберите печать гильдии, для которой хватает значения «${limit}».`,
    movement: ({ steps, used, coin, camel, jade }, say) => `${used < steps ? `Выберите, куда пойдёт фишка${used > 0 ? ' дальше, или остановитесь' : ''}; шагов осталось: ${steps - used}` : 'Шагов больше нет'}${coin + camel + jade > 0 ? `, к оплате ${say.amounts({ coin, camel, jade })}` : ''}.`,
    whichPost: 'Выберите, какая фактория ставится первой.',
    extraPost: 'Выберите город для дополнительной фактории или откажитесь от неё.',
    relocate: ({ city }, say) => `Факторий не осталось: выберите, какую перенести в ${say.name(city, 'acc')}.`,
    contracts: ({ left }) => `Выберите контракт; можно взять ${left > 1 ? `до ${left}` : left}.`,
    exchange: ({ card }, say) => `Выберите обмен и сколько раз его выполнить: ${say.described(card)}.`,
    amount: ({ card }, say) => `Выберите, сколько раз взять то, что даёт ${say.described(card)}.`,
    cardAgain: ({ card, left }, say) => `Использовать ${say.described(card, 'acc')} ещё раз? Можно ещё ${say.count(left, 'time', 'acc')}.`,
    ownCity: ({ card, left }, say) => `Выберите город, бонус которого принесёт ${say.name(card)}; осталось: ${left}.`,
    pickBlack: 'Выберите чёрный кубик по его значению.',
    nextBonus: 'Выберите следующий бонус.',
    offerDie: 'Взять чёрный кубик?',
    contractOffer: 'Взять контракт из стопки?',
    keepContracts: ({ contract }, say) => `Вы вытянули ${say.described(contract, 'acc')}: выберите контракт, который сбросите.`,
    cityContract: ({ city }, say) => (city === null ? 'Выберите контракт из любого города.' : `Выберите контракт из ${say.name(city, 'gen')}.`),
    copyBonus: ({ source }, say) => `Выберите бонус города, который скопируете (${say.name(source)}).`,
    oases: ({ count }, say) => `Выберите монеты и верблюдов за ${say.count(count, 'oases', 'acc')}.`,
  },
  luck: {
    markers: 'Вытягиваются жетоны бонусов городов.',
    outposts: 'Вытягиваются бонусы первооткрывателя.',
    'city-cards': 'Вытягиваются карты городов.',
    contracts: 'Выкладываются контракты.',
    offers: 'Вытягиваются жетоны предложений.',
    offer: 'Вытягивается новое предложение.',
    'first-player': 'Определяется первый игрок.',
    'starting-contract': 'Раздаётся начальный контракт.',
    characters: 'Открываются персонажи.',
    goals: 'Раздаются карты целей.',
    'round-roll': 'Бросаются кубики раунда.',
    reroll: 'Кубик перебрасывается.',
    refill: 'Выкладываются новые контракты.',
    'black-die': 'Бросается чёрный кубик.',
    'area-cards': 'В область действий выкладываются новые карты.',
    'black-dice': 'Бросаются чёрные кубики на поле.',
    'top-contract': 'Из стопки вытягивается контракт.',
  },
  numbers,
  bystanders,
  lines: {
    game: 'очки, полученные за игру',
    goal: ({ detail }, say) => (detail === null ? 'карты целей' : detail.split(':').map((id) => say.name(id)).join(': ')),
    shields: ({ detail }, say) => (detail === null ? 'счётчик гербов' : say.count(Number(detail), 'shield')),
    goods: 'каждые 2 фишки товара',
    coins: 'каждые 10 монет',
    contracts: ({ detail }) => (detail === null ? 'больше всех выполненных контрактов' : `больше всех выполненных контрактов: ${detail}`),
  },
  ties: { camels: 'верблюды' },
};

const PHASES: Readonly<Record<string, string>> = {
  dice: 'Кубики убраны с поля', offers: 'Выкладываются новые предложения', income: 'Бонусы городов и персонажей', 'area-cards': 'Новые карты городов в области действий', roll: 'Бросаются кубики', compensation: 'Компенсация за неудачный бросок', turns: 'Игроки начинают ходить',
};

/** The game in Russian. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf(seen, grammar, table);
