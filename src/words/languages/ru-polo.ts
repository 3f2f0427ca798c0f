// What both Marco Polo games say in Russian. Words of the Russian book of Marco Polo II where it has them.
import type { Speech } from '../speech.js';
import type { Case, Russian } from './ru.js';

type Say = Speech<Case>;
type Amounts = Readonly<Record<string, number | undefined>>;

/** By a seat, with these parts. */
type By<Parts = unknown> = Parts & { readonly seat: number };

/** What is counted. */
export const nouns = {
  coin: ['монета', 'монету', 'монеты', 'монет'], camel: ['верблюд', 'верблюда', 'верблюда', 'верблюдов', { lives: true }],
  pepper: ['фишка специй', 'фишку специй', 'фишки специй', 'фишек специй'], silk: ['фишка шёлка', 'фишку шёлка', 'фишки шёлка', 'фишек шёлка'], gold: ['фишка золота', 'фишку золота', 'фишки золота', 'фишек золота'],
  vp: ['победное очко', 'победное очко', 'победных очка', 'победных очков', { genitive: 'победного очка' }],
  good: ['товар', 'товар', 'товара', 'товаров'], anyGood: ['любой товар', 'любой товар', 'любых товара', 'любых товаров', { genitive: 'любого товара' }], distinctGoods: ['любой товар', 'любой товар', 'разных товара', 'разных товаров', { genitive: 'любого товара' }],
  move: ['дополнительное перемещение', 'дополнительное перемещение', 'дополнительных перемещения', 'дополнительных перемещений', { genitive: 'дополнительного перемещения' }],
  blackDie: ['чёрный кубик', 'чёрный кубик', 'чёрных кубика', 'чёрных кубиков', { genitive: 'чёрного кубика' }],
  ownCityBonus: ['бонус своего города', 'бонус своего города', 'бонуса своих городов', 'бонусов своих городов', { genitive: 'бонуса своего города' }],
  step: ['шаг', 'шаг', 'шага', 'шагов'], time: ['раз', 'раз', 'раза', 'раз'], post: ['фактория', 'факторию', 'фактории', 'факторий'], goalCard: ['карта цели', 'карту цели', 'карты целей', 'карт целей', { genitive: 'карты цели' }],
  contract: ['контракт', 'контракт', 'контракта', 'контрактов'], bonus: ['бонус', 'бонус', 'бонуса', 'бонусов'], die: ['кубик', 'кубик', 'кубика', 'кубиков'], shield: ['герб', 'герб', 'герба', 'гербов'],
} as const satisfies Readonly<Record<string, Russian['noun']>>;

/** Places, spaces and pieces that both games have. */
export const names = {
  beijing: ['Пекин', 'Пекина', 'Пекин', 'Пекине'], xian: ['Сиань', 'Сианя', 'Сиань', 'Сиане'], kashgar: ['Кашгар', 'Кашгара', 'Кашгар', 'Кашгаре'],
  raschid: 'Рашид ад-Дин Синан', matteo: 'Маттео Поло', berke: 'Хан Берке', mercator: 'Купец из Тебриза', 'niccolo-marco': 'Никколо и Марко Поло', wilhelm: 'Вильгельм Рубрук', johannes: 'Иоганн Карпини',
  khansFavour: 'Снискать милость хана', contracts: 'Получить контракт', travel: 'Отправиться в путешествие', moneyBag: 'кошель', reroll: 'перебросить кубик', change: 'изменить значение кубика', complete: 'выполнить контракт',
  rounds: 'раунды', posts: 'фактории', ownDie: 'свой кубик', whiteDie: 'белый кубик', neutralDie: 'нейтральный кубик', figure: 'фишка игрока', hourglass: 'песочные часы',
  compensation: 'компенсация', routes: 'маршруты', relocation: 'перенос фактории', 'black-die': 'чёрный кубик', occupied: 'занятая ячейка', income: 'доход', pile: 'стопка', box: 'коробка', player: 'планшет',
} as const satisfies Readonly<Record<string, Russian['name']>>;

/** Sentences for moves of both games. */
export const moves = {
  pickCharacter: ({ character }: { readonly character: string }, say: Say) => `Выбрать персонажа: ${say.name(character)}.`,
  compensation: ({ camel, coin }: { readonly camel: number; readonly coin: number }, say: Say) => `Взять ${say.amounts({ camel, coin }, 'acc')} за неудачный бросок.`,
  complete: ({ contract }: { readonly contract: string }, say: Say) => `Выполнить ${say.described(contract, 'acc')}.`,
  endTurn: 'Закончить ход.',
  discard: ({ contract }: { readonly contract: string }, say: Say) => `Сбросить ${say.described(contract, 'acc')}.`,
  draw: 'Взять контракт из стопки.',
  post: ({ city }: { readonly city: string }, say: Say) => `Поставить факторию в ${say.name(city, 'prep')}.`,
  relocate: ({ city }: { readonly city: string }, say: Say) => `Перенести факторию из ${say.name(city, 'gen')}.`,
  again: 'Ещё раз.',
  ownCity: ({ city }: { readonly city: string }, say: Say) => `Получить бонус города: ${say.name(city)}.`,
  payGoods: ({ goods }: { readonly goods: readonly string[] }, say: Say) => `Заплатить ${say.each(goods, 'acc')}.`,
  goods: ({ goods }: { readonly goods: readonly string[] }, say: Say) => `Взять ${say.each(goods, 'acc')}.`,
  stop: 'На этом остановиться.',
  decline: 'Отказаться.',
} as const;

/** A long list of components of one kind, whose kind has been said: those without a name of their own by their ids alone. */
export const brief = (ids: readonly string[], say: Say): string => say.list(ids.map((id) => (/^[a-z]{1,2}\d+$/.test(id) ? id : say.name(id))));

/** What it is, and where it comes from unless that is the same word. */
const because = (what: string, source: string, say: Say): string => (say.name(what) === say.name(source) ? say.name(what) : `${say.name(what)} (${say.name(source)})`);

/** Where a black die comes from that is bought. */
const BOUGHT: readonly string[] = ['black-die', 'buyBlackDie'];

/** Sentences for events of both games. */
export const events = {
  gained: ({ seat, amounts, source }: By<{ readonly amounts: Amounts; readonly source: string }>, say: Say) => `${say.player(seat)} получает ${say.amounts(amounts, 'acc')} (${say.name(source)}).`,
  paid: ({ seat, amounts, source }: By<{ readonly amounts: Amounts; readonly source: string }>, say: Say) => `${say.player(seat)} платит ${say.amounts(amounts, 'acc')} (${say.name(source)}).`,
  lost: ({ seat, what, source }: By<{ readonly what: string; readonly source: string }>, say: Say) => `${say.player(seat)} не может этим воспользоваться, и это пропадает: ${because(what, source, say)}.`,
  declined: ({ seat, what, source }: By<{ readonly what: string; readonly source: string }>, say: Say) => `${say.player(seat)} от этого отказывается: ${because(what, source, say)}.`,
  'bonus-due': ({ seat, bonus, source }: By<{ readonly bonus: string; readonly source: string }>, say: Say) => `${say.player(seat)} получает бонус: ${because(bonus, source, say)}.`,
  'bonus-copied': ({ seat, source, tile }: By<{ readonly source: string; readonly tile: string }>, say: Say) => `${say.player(seat)} копирует ${say.name(tile, 'acc')} (${say.name(source)}).`,
  'dice-placed': ({ seat, space, dice }: By<{ readonly space: string; readonly dice: readonly string[] }>, say: Say) => `${say.player(seat)} ставит: ${say.dice(dice)} (${say.name(space)}).`,
  'dice-retrieved': ({ seat, dice }: { readonly seat: number | null; readonly dice: readonly string[] }, say: Say) => (seat === null ? `Нейтральные кубики убраны с поля: ${say.dice(dice)}.` : `${say.player(seat)} забирает кубики: ${say.dice(dice)}.`),
  'dice-rolled': ({ seat, dice }: { readonly seat: number | null; readonly dice: readonly string[] }, say: Say) => `${seat === null ? 'Бросок' : `${say.player(seat)} бросает кубики`}: ${say.dice(dice)}.`,
  'dice-ready': ({ seat, dice }: By<{ readonly dice: readonly string[] }>, say: Say) => `${say.player(seat)} готовит кубики: ${say.dice(dice)}.`,
  'die-picked-up': ({ seat, die }: By<{ readonly die: string }>, say: Say) => `${say.player(seat)} берёт кубик для броска: ${say.dice([die])}.`,
  'die-rolled': ({ seat, die }: By<{ readonly die: string }>, say: Say) => `${say.player(seat)} бросает кубик: ${say.dice([die])}.`,
  'die-changed': ({ seat, from, to }: By<{ readonly from: string; readonly to: string }>, say: Say) => `${say.player(seat)} меняет значение кубика: ${say.dice([from])} → ${say.dice([to])}.`,
  'black-die-taken': ({ seat, die, source }: By<{ readonly die: string | null; readonly source: string }>, say: Say) => `${say.player(seat)} берёт чёрный кубик${die === null || die.endsWith('0') ? '' : `: ${say.dice([die])}`}${BOUGHT.includes(source) ? '' : ` (${say.name(source)})`}.`,
  'figure-placed': ({ seat, figure, to }: By<{ readonly figure: number; readonly to: string }>, say: Say) => `${say.player(seat)} ставит ${figure === 2 ? 'вторую ' : ''}фишку в ${say.name(to, 'acc')}.`,
  moved: ({ seat, figure, from, path }: By<{ readonly figure: number; readonly from: string; readonly path: readonly string[] }>, say: Say) => `${say.player(seat)} перемещает ${figure === 2 ? 'вторую ' : ''}фишку: ${say.path([from, ...path])}.`,
  'post-placed': ({ seat, city, number }: By<{ readonly city: string; readonly number: number }>, say: Say) => `${say.player(seat)} ставит факторию № ${number} в ${say.name(city, 'prep')}.`,
  'post-relocated': ({ seat, from, to }: By<{ readonly from: string; readonly to: string }>, say: Say) => `${say.player(seat)} переносит факторию из ${say.name(from, 'gen')} в ${say.name(to, 'acc')}.`,
  'character-picked': ({ seat, character }: By<{ readonly character: string }>, say: Say) => `${say.player(seat)} играет за персонажа ${say.name(character)}.`,
  'laid-out': ({ what, ids }: { readonly what: string; readonly ids: readonly string[] }, say: Say) => `Выложено (${say.name(what)}): ${brief(ids, say)}.`,
  'contracts-laid': ({ contracts }: { readonly contracts: readonly string[] }, say: Say) => `Новые контракты: ${say.several(contracts)}.`,
  'contract-taken': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} берёт ${say.described(contract, 'acc')}.`,
  'contract-drawn': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} тянет ${say.described(contract, 'acc')}.`,
  'contract-laid': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} оставляет себе ${say.described(contract, 'acc')}.`,
  'contract-discarded': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} сбрасывает ${say.described(contract, 'acc')}.`,
  'contract-completed': ({ seat, contract }: By<{ readonly contract: string }>, say: Say) => `${say.player(seat)} выполняет ${say.described(contract, 'acc')}.`,
  'outpost-taken': ({ seat, city, tile, keeper = null }: By<{ readonly city: string; readonly tile: string; readonly keeper?: number | null }>, say: Say) =>
    `${say.player(seat)} становится первооткрывателем в ${say.name(city, 'prep')} и ${keeper === seat ? 'оставляет себе' : 'использует'} ${say.name(tile, 'acc')}${keeper === null || keeper === seat ? '' : `; жетон достаётся: ${say.player(keeper)}`}.`,
  'city-bonus': ({ seat, city, tile }: By<{ readonly city: string; readonly tile: string }>, say: Say) => `${say.player(seat)} получает бонус города (${say.name(city)}): ${say.name(tile)}.`,
  'card-used': ({ seat, card, times }: By<{ readonly card: string; readonly times: number }>, say: Say) => `${say.player(seat)} использует ${say.name(card, 'acc')}${times === 1 ? '' : ` ${say.count(times, 'time')}`}.`,
  'goals-dealt': ({ seat, count }: By<{ readonly count: number }>, say: Say) => `${say.player(seat)} получает ${say.count(count, 'goalCard', 'acc')}.`,
  'goals-seen': ({ seat, goals }: By<{ readonly goals: readonly string[] }>, say: Say) => `${say.player(seat)} видит: ${say.several(goals)}.`,
  'goals-chosen': ({ seat, kept, returned }: By<{ readonly kept: number; readonly returned: number }>, say: Say) => `${say.player(seat)} оставляет ${say.count(kept, 'goalCard', 'acc')}, возвращено: ${returned}.`,
  'goals-kept': ({ seat, goals, returned }: By<{ readonly goals: readonly string[]; readonly returned: readonly string[] }>, say: Say) => `${say.player(seat)} оставляет: ${say.several(goals)}; возвращено: ${returned.length === 0 ? 'ничего' : say.several(returned)}.`,
  'goals-revealed': ({ seat, goals }: By<{ readonly goals: readonly string[] }>, say: Say) => `${say.player(seat)} открывает: ${say.several(goals)}.`,
  'round-begins': ({ round }: { readonly round: number }) => `Начинается раунд ${round}.`,
  'turn-begins': ({ seat }: By, say: Say) => `Ходит ${say.player(seat)}.`,
  'turn-ends': ({ seat }: By, say: Say) => `${say.player(seat)} заканчивает ход.`,
  passed: ({ seat }: By, say: Say) => `${say.player(seat)} пропускает ход.`,
  'game-over': 'Игра окончена.',
} as const;

/** Kinds of moves of both games, where one of them is chosen. */
export const kinds = {
  pickCharacter: 'Персонаж', compensation: 'Компенсация', khan: 'Милость хана', contracts: 'Контракты', travel: 'Путешествие',
  cityCard: 'Карта города', complete: 'Выполнить контракт', moneyBag: 'Кошель', reroll: 'Перебросить кубик', change: 'Изменить значение кубика',
  buyBlackDie: 'Купить чёрный кубик', endTurn: 'Закончить ход', discard: 'Сбросить контракт', takeContract: 'Взять контракт', stop: 'Остановиться',
  again: 'Ещё раз', ownCity: 'Бонус города', payGoods: 'Заплатить товарами', step: 'Шаг', decline: 'Отказаться', post: 'Поставить факторию',
  relocate: 'Перенести факторию', next: 'Следующий бонус', goods: 'Взять товары', draw: 'Вытянуть контракт', copyBonus: 'Скопировать бонус',
} as const;

/** What is asked of them. */
export const parts = {
  kind: 'что', character: 'персонаж', goal: 'карта цели', camel: 'верблюды', coin: 'монеты', die: 'кубик', good: 'товар', card: 'карта города',
  times: 'сколько раз', contract: 'контракт', direction: 'больше или меньше', resource: 'что', place: 'место', bonus: 'бонус', tile: 'жетон',
} as const;
