/**
 * Merv in Russian: sentences for moves, events, prompts, refusals, score lines and rulings, names and faces of components,
 * in the words of the printed Russian book.
 *
 * @packageDocumentation
 */
import { answers, bystanders, faces, grammar, numbers, type Case, type Russian } from '../../../../words/languages/ru.js';
import type { Speech } from '../../../../words/speech.js';
import { textsOf, type Table, type Texts } from '../../../../words/texts.js';
import { seen } from '../seen.js';
import { laidOn, type Said } from '../spoken.js';
import { kinds, parts } from './kinds.js';
import { moves, words } from './moves.js';
import { refusals } from './refusals.js';
import { rulings } from './rulings.js';

/** Who did it: a player or an automaton. */
const by = ({ seat, automaton }: { readonly seat: number | null; readonly automaton?: string | null }, say: Speech<Case>): string => (seat === null ? say.name(`automaton:${automaton ?? 'magistrate'}`) : say.player(seat));
/** Where something comes from; the rules of the solo game are no source of their own. */
const from = (source: string, say: Speech<Case>): string => (source === 'magistrate' ? '' : ` (${say.name(source)})`);
/** One site or several. */
const sites = (cells: readonly string[], say: Speech<Case>): string => (cells.length === 1 ? say.names(cells) : `участки ${say.list(cells)}`);
/** Under this rule the magistrate's card has served. */
const PLAYED = 'MERV-R-47';
const among = (order: readonly (number | string)[], say: Speech<Case>): string => order.map((who) => (typeof who === 'number' ? say.player(who) : say.name(`automaton:${who}`))).join(', ');

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
    'queue-drawn': ({ order }, say) => `Первая очередность хода: ${among(order, say)}.`,
    'market-drawn': ({ side, rewards }, say) => `Верблюжий базар лежит стороной ${side} вверх: ${say.list(rewards.map((reward) => say.name(reward)))}.`,
    'laid-out': ({ what, ids }, say) => `Выложено (${say.name(what)}): ${say.names(ids)}.`,
    'camels-laid': ({ row }, say) => `Верблюды разложены, на карты каравана поставлено: ${say.count(row, 'camel')}.`,
    'row-slid': 'Карты каравана сдвигаются к началу ряда.',
    'slot-left': (event, say) => `${by(event, say)} покидает ячейку действия ${event.slot} этой стороны.`,
    'solo-deck': ({ card, rule }, say) => (card === null ? 'Перед судьёй нет карты.' : rule === PLAYED ? `Карта судьи отыграна: ${say.name(card)}.` : `Перед судьёй лежит карта: ${say.name(card)}.`),
    'year-begins': ({ year }) => `Начинается год ${year}.`,
    'round-begins': ({ round, from, order }, say) => `Раунд ${round} начинается на ${say.name(from, 'prep')}, очередность хода: ${among(order, say)}.`,
    'phase-begins': ({ phase }, say) => `Далее: ${say.name(phase)}.`,
    'game-over': 'Игра окончена.',
    'queue-joined': (event, say) => `${by(event, say)} занимает деление ${event.space} шкалы очередности на ${say.name(event.corner, 'prep')}${event.paid === 0 ? '' : `, платит ${say.count(event.paid, 'camel', 'acc')}`}${event.found === 0 ? '' : `, находит ${say.count(event.found, 'camel', 'acc')}`}.`,
    'turn-begins': (event, say) => `Ходит ${by(event, say)}.`,
    'turn-ends': (event, say) => `${by(event, say)} заканчивает ход.`,
    'no-activation': (event, say) => `${by(event, say)} ничего не активирует.`,
    'slot-taken': (event, say) => `${by(event, say)} занимает ${say.name(event.slot, 'acc')}.`,
    'site-activated': (event, say) => `${by(event, say)} активирует ${say.name(event.cell, 'acc')} (${say.name(event.tile)}).`,
    'building-placed': (event, say) => `${by(event, say)} строит здание на ${say.name(event.cell, 'prep')}.`,
    'building-lost': (event, say) => `${by(event, say)} теряет здание на ${say.name(event.cell, 'prep')}.`,
    'soldier-returned': (event, say) => `${by(event, say)} возвращает воина с ${say.name(event.cell, 'gen')}.`,
    produced: (event, say) => `${by(event, say)} получает ресурсы с ${event.cells.length === 1 ? say.name(event.cells[0] ?? '', 'gen') : `участков ${say.list(event.cells)}`}.`,
    'action-chosen': (event, say) => `${by(event, say)} выбирает действие: ${say.name(event.action)}.`,
    gained: (event, say) => `${by(event, say)} получает ${say.amounts(event.amounts, 'acc')}${from(event.source, say)}.`,
    paid: (event, say) => `${by(event, say)} ${Object.keys(event.amounts).length === 0 ? 'ничего не платит' : `платит ${say.amounts(event.amounts, 'acc')}`}${from(event.source, say)}${event.discount ? ', со скидкой' : ''}${event.converted ? ', с заменой цвета' : ''}.`,
    declined: (event, say) => `${by(event, say)} от этого отказывается: ${say.name(event.what)}.`,
    lost: (event, say) => `${by(event, say)} не может этим воспользоваться, и это пропадает: ${say.name(event.what)}${from(event.source, say)}.`,
    'contract-fulfilled': (event, say) => `${by(event, say)} выполняет ${event.seat === null ? say.described(event.contract, 'acc') : say.name(event.contract, 'acc')}; на него положено: ${say.amounts(laidOn(event))}.`,
    'market-camels-taken': (event, say) => `${by(event, say)} берёт с верблюжьего базара ${say.count(event.camel, 'camel', 'acc')}.`,
    'market-camel-placed': (event, say) => `${by(event, say)} помещает верблюда в ${say.name(event.quarter, 'acc')} верблюжьего базара${event.reward === null ? '' : `; награда: ${say.name(event.reward)}`}.`,
    'soldier-deployed': (event, say) => `${by(event, say)} выставляет воина на ${say.name(event.cell, 'acc')}${event.from === null ? '' : ` с ${say.name(event.from, 'gen')}`}.`,
    'upgrade-placed': (event, say) => `${by(event, say)} помещает улучшение на ${say.name(event.cell, 'acc')}: ${say.name(event.colour)}.`,
    'card-taken': (event, say) => `${by(event, say)} берёт ${say.name(event.card, 'acc')} с места ${event.position}${event.camel ? ' вместе с верблюдом' : ''}.`,
    'row-camel-placed': (event, say) => `${by(event, say)} помещает верблюда на ${say.name(event.card, 'acc')}.`,
    'pair-completed': (event, say) => `${by(event, say)} собирает пару: ${say.name(event.spice)}.`,
    'courtier-placed': (event, say) => `${by(event, say)} помещает придворного во ${say.name(event.hall, 'acc')}${event.free ? ' без оплаты' : ''}.`,
    'breakthrough-taken': (event, say) => `${by(event, say)} совершает открытие: ${say.name(event.tile)}.`,
    'post-placed': (event, say) => `${by(event, say)} основывает торговый пост в ${say.name(event.city, 'prep')}.`,
    'route-used': (event, say) => `${by(event, say)} использует караванный путь в ${say.name(event.city, 'acc')}.`,
    'good-bought': (event, say) => `${by(event, say)} приобретает ${say.count(1, event.good, 'acc')} в ${say.name(event.city, 'prep')}.`,
    'route-camel-placed': (event, say) => `${by(event, say)} убирает верблюда с караванного пути: ${TO[event.to]}${event.place === null ? '' : ` (${say.name(event.place)})`}.`,
    'mosque-entered': (event, say) => `${by(event, say)} продвигается на ${say.name(event.space, 'acc')}: ${say.name(event.boon)}.`,
    'scoring-tile-taken': (event, say) => `${by(event, say)} берёт ${say.name(event.tile, 'acc')}.`,
    'wall-placed': (event, say) => `${by(event, say)} строит на ${event.slot} ${say.name(event.piece, 'acc')}${event.influence === 0 ? '' : ` и получает ${say.count(event.influence, 'influence', 'acc')}`}.`,
    attacked: ({ side, cells }, say) => `Монголы нападают ${side === 'all' ? 'со всех сторон' : `с ${say.name(side, 'gen')}`}${cells.length === 0 ? ', но незащищённых зданий на пути нет' : `: ${sites(cells, say)}`}.`,
    'building-ransomed': (event, say) => `${by(event, say)} сохраняет здание на ${say.name(event.cell, 'prep')}.`,
    'palace-scored': (event, say) => `${by(event, say)} подсчитывает ПО во дворце${event.halls.length === 0 ? ': придворных нет' : ` (${say.names([...new Set(event.halls)])}): ${say.count(event.vp, 'vp')}`}.`,
    'sets-scored': (event, say) => `${by(event, say)}: ${event.sets.length === 1 ? 'набор' : 'наборы'} пряностей (разных видов: ${say.list(event.sets.map(String))}), ${say.count(event.vp, 'vp')}.`,
    choice: (event, say) => {
      const chosen = say.name(event.chosen.replace(/^\d+:/, ''));
      return event.candidates.length === 1 ? `${by(event, say)}: выбор один — ${chosen}.` : `${by(event, say)} выбирает из ${event.candidates.length}: ${chosen} (${REASONS[event.decidedBy] ?? event.decidedBy}).`;
    },
    'solo-card': (event, say) => `${by(event, say)} открывает карту: ${say.name(event.card)}, алгоритм ${event.method === 'A' ? 'А' : 'Б'}.`,
    'solo-rejected': (event, say) => `Карта судьи не подходит (${say.name(event.card)}): ${REJECTED[event.reason]}.`,
    'solo-actions': (event, say) => `${by(event, say)} выполняет действие ${say.count(event.times, 'time')}: ${say.name(event.card)}${event.extra ? ', считая дополнительное' : ''}.`,
    'solo-wall': (event) => `Лучшее место для стены — ${event.slot}: класс ${event.rank}.`,
    'solo-removed': (event, say) => `Карта судьи выбывает из игры: ${say.name(event.card)}.`,
    'solo-shuffle': (event, say) => `Колода судьи перемешивается: ${say.names(event.cards)}.`,
  },
  prompts: {
    queue: 'Выберите место на шкале очередности.',
    ransom: ({ cell }, say) => `Здание на ${say.name(cell, 'prep')}: заплатите дань или верните его.`,
    courtiers: 'Выберите придворных, на которых потратите расположение.',
    slot: 'Выберите ячейку действия.',
    site: 'Выберите участок, который активируете.',
    act: ({ cell, action }, say) => `Выберите действие (${say.name(cell)}: ${say.name(action)}).`,
    after: (_, __, kinds) => afterAction(kinds),
    courtierSlot: 'Выберите ячейку действия для царедворца.',
    courtierSite: 'Выберите участок, на котором построит царедворец.',
    caravansary: ({ units }, _, kinds) => `Берите карты каравана${orStop(units, kinds)}`,
    palace: ({ units }, _, kinds) => `Помещайте придворных${orStop(units, kinds)}`,
    library: (_, __, kinds) => `Заплатите кубами за свитки${orStop(kinds.includes('stop') ? 1 : 0, kinds)}`,
    marketplace: ({ units, posted }, _, kinds) => `${posted > 0 || (kinds.length > 0 && !kinds.includes('post')) ? 'Приобретайте товары' : 'Основывайте торговый пост и приобретайте товары'}${orStop(units, kinds)}`,
    mosque: ({ units }, _, kinds) => `Продвигайтесь по шкале мечети${orStop(units, kinds)}`,
    wall: ({ units }, _, kinds) => `Берите фрагменты стены${orStop(units, kinds)}`,
    wallSlot: ({ piece }, say) => `Выберите место: ${say.name(piece)}.`,
    soldier: 'Выберите место для воина или откажитесь от него.',
    upgrade: ({ what }) => `Выберите место для улучшения с ${what === 'bonus' ? 'дополнительным' : 'белым'} кубом.`,
    scoringTile: 'Выберите жетон бонусных ПО.',
    freeCourtier: 'Выберите двор для придворного без оплаты.',
    freeCard: 'Выберите карту каравана, платить не нужно.',
    freeStep: 'Выберите деление шкалы мечети, платить не нужно.',
    freeWall: 'Выберите фрагмент стены, платить не нужно.',
    freePost: 'Выберите город для торгового поста без оплаты.',
    breakthrough: ({ level }) => `Выберите открытие уровня ${level}.`,
    boons: 'Выберите пару, бонус за которую получите следующим.',
  },
  luck: {
    queue: 'Определяется первая очередность хода.',
    'camel-market': 'Определяется сторона верблюжьего базара.',
    sites: 'Выкладываются участки города.',
    'caravan-row': 'Пополняется ряд карт каравана.',
    breakthrough: 'Вытягивается жетон открытия.',
    'scoring-tile': 'Вытягивается жетон бонусных ПО для судьи.',
    'solo-card': 'Открывается карта судьи.',
    'palace-card': 'Кубик решает, откроется ли карта дворца.',
  },
  numbers,
  bystanders,
  lines: {
    favour: 'шкала расположения', influence: 'шкала влияния', contracts: 'контракты', mosque: 'деления шкалы мечети', breakthroughs: 'открытия', palace: 'ПО во дворце', buildings: 'за здания', scoringTiles: 'за жетоны бонусных ПО', mosqueTop: 'за вклад в мечеть',
    magistrate: 'ПО взамен других наград', spiceSets: 'наборы пряностей',
  },
  ties: { favour: 'расположение', influence: 'влияние', queue: 'очередность хода', margin: 'перевес', winsTies: 'побеждает при ничьей' },
};

const TO = { row: 'на ряд карт каравана', market: 'на верблюжий базар', box: 'в коробку' } as const;

/** What may follow an action: all of it, for those who are not asked. */
function afterAction(kinds: readonly string[]): string {
  const may = (...some: string[]): boolean => kinds.length === 0 || some.some((kind) => kinds.includes(kind));
  const before = [...(may('takeCamels', 'placeCamel') ? ['используйте верблюжий базар'] : []), ...(may('fulfil') ? ['выполните контракты'] : [])].join(', ');
  return before === '' ? 'Закончите ход.' : `${before.charAt(0).toUpperCase()}${before.slice(1)} или закончите ход.`;
}

/** What can be done beside an action: it can end when something of it has been done. */
function orStop(units: number, kinds: readonly string[]): string {
  const others = [...(kinds.includes('fulfil') ? ['выполните контракт'] : []), ...(units > 0 ? ['остановитесь'] : [])];
  return others.length === 0 ? '.' : others.length === 1 ? ` или ${others.join('')}.` : `, ${others.join(' или ')}.`;
}

const REJECTED = { 'no-slot': 'ни одна свободная ячейка действия не ведёт к участку этого типа', 'no-action': 'ни одного действия этого типа выполнить нельзя' } as const;

const REASONS: Readonly<Record<string, string>> = {
  only: 'единственный вариант', order: 'первый по порядку', bestClass: 'лучший класс', compass: 'порядок сторон света', farthestFromQueue: 'дальше всех от шкалы очередности', farthestFromSlot: 'дальше всех от ячейки действия', fewestMagistrateBuildings: 'меньше всего зданий судьи', firstClockwise: 'первый по часовой стрелке',
  highestInfluence: 'наибольшее влияние', leftmost: 'крайний левый', mostAutomataBuildings: 'больше всего зданий автоматов', mostCourtierBuildings: 'больше всего зданий царедворца', mostForMagistrate: 'больше всего для судьи', mostForPlayer: 'больше всего для игрока', mostMagistrateBuildings: 'больше всего зданий судьи',
  mostPlayerBuildings: 'больше всего зданий игрока', mostPoints: 'больше всего ПО', mostSetPoints: 'больше всего ПО за наборы', nearestToFront: 'ближе всех к началу', nearestToQueue: 'ближе всех к шкале очередности', nearestToSlot: 'ближе всех к ячейке действия', northernmost: 'самый северный', outer: 'дальний город', soldier: 'воин',
  unoccupied: 'там ещё нет постов', westernmost: 'самый западный',
};

/** The game in Russian. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf(seen, grammar, table);
