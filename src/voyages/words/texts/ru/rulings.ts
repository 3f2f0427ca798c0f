// Open questions and their answers, in Russian.
import type { Russian } from '../../../../words/languages/ru.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Questions and answers. */
export const rulings: Table<Said, Russian>['rulings'] = {
  occupiedBy: { question: 'Какие кубики делают ячейку занятой?', options: { 'any-die': 'любые', 'not-own-dice': 'только чужие и нейтральные' } },
  neutralFiveCoins: { question: 'Занимает ли нейтральный кубик ячейку «5 монет»?', options: { counts: 'да', ignored: 'нет, он не учитывается' } },
  khanColourScope: { question: 'Можно ли в том же раунде ещё раз выставить кубик своего цвета, чтобы снискать милость хана?', options: { 'once-over-all-places': 'нет, только один раз на весь ряд', 'once-per-place': 'да, пока есть свободные места' } },
  contractShift: { question: 'Когда сдвигается ряд контрактов, если игрок берёт два?', options: { 'after-both': 'после обоих', 'after-each': 'после каждого' } },
  emptyRowRefill: { question: 'Когда пополняется пустой ряд контрактов?', options: { 'turn-start': 'в начале следующего хода', 'at-once': 'сразу после действия, опустошившего ряд' } },
  drawnContractFull: { question: 'Что делать с полученным контрактом, если обе ячейки заняты?', options: { 'reveal-then-any-of-three': 'открыть его и сбросить любой из трёх', 'choose-unseen': 'выбрать, не открывая его' } },
  slotFreed: { question: 'Когда выполняемый контракт освобождает ячейку?', options: { 'freed-first': 'до получения награды', 'freed-last': 'после получения награды' } },
  leftoverOrder: { question: 'В каком порядке оставшиеся контракты уходят под особую стопку?', options: { 'column-order': 'по порядку столбцов', random: 'в случайном порядке' } },
  freeMove: { question: 'Можно ли отказаться от перемещения, полученного как бонус?', options: { optional: 'да', 'mandatory-if-payable': 'нет, если хотя бы один шаг можно оплатить' } },
  noPostLeft: { question: 'Что делать, если на планшете не осталось факторий?', options: { 'mandatory-free-choice': 'обязательно перенести любую из выставленных', optional: 'можно перенести одну из выставленных' } },
  relocationBonus: { question: 'Приносит ли перенесённая фактория бонус нового города?', options: { 'city-and-outpost': 'да, и бонус города, и бонус первооткрывателя', none: 'нет' } },
  pendingOrder: { question: 'Кто определяет порядок нескольких одновременных бонусов?', options: { 'player-choice': 'игрок', 'printed-order': 'никто, они идут в напечатанном порядке' } },
  cardSameTurn: { question: 'С какого момента можно использовать карту города?', options: { 'next-turn': 'со следующего хода после постановки фактории', 'same-turn': 'как только фактория поставлена' } },
  blackDieLimit: { question: 'Что означает ограничение «один чёрный кубик за ход»?', options: { 'one-purchase': 'купить можно только один', 'one-from-any-source': 'получить можно только один, откуда бы он ни взялся' } },
  bagInsteadOfMain: { question: 'Может ли ход закончиться без основного действия, если все кубики ушли на кошель?', options: { 'no-dice-left': 'да, на кошель можно поставить все кубики', 'last-die-only': 'только если ход начат с одним кубиком', never: 'нет' } },
  noMainAction: { question: 'Что если кубики есть, но ни одно основное действие невозможно?', options: { 'bag-until-possible': 'кубики идут на кошель, пока действие не станет возможным', 'pass-with-dice': 'можно закончить ход и выбыть из раунда' } },
  compensationDice: { question: 'Какие кубики учитываются в компенсации за неудачный бросок?', options: { 'all-rolled-dice': 'все брошенные', 'own-colour-only': 'только кубики своего цвета' } },
  twoWayCards: { question: 'Закреплено ли направление обмена на двусторонней карте города?', options: { 'camel-coin-fixed': 'только на карте с верблюдами и монетами', 'all-fixed': 'на всех картах', 'all-free': 'ни на одной карте' } },
  cardRepetitions: { question: 'Оплачиваются ли все использования карты города сразу?', options: { 'pay-all-first': 'да', 'one-by-one': 'нет, одно за другим' } },
  negativeScore: { question: 'Можно ли, платя очками, уйти ниже нуля?', options: { allowed: 'да', forbidden: 'нет' } },
  twoGoods: { question: 'Должны ли различаться два товара символа «2 товара»?', options: { different: 'да', any: 'нет' } },
  wilhelmPosts: { question: 'Обязан ли Вильгельм Рубрук ставить фактории по пути?', options: { 'mandatory-bonuses-after': 'да; бонусы он получает после перемещения', optional: 'нет, он выбирает сам' } },
  oasisJump: { question: 'Сколько стоят прыжки Иоганна Карпини и когда они разрешены?', options: { 'free-every-movement': 'нисколько, при любом перемещении', 'route-cost-if-road': 'стоимость маршрута, если он есть', 'travel-action-only': 'нисколько, но только в действии «Отправиться в путешествие»' } },
  mercatorGood: { question: 'Что получает Купец из Тебриза с базара?', options: { 'kind-of-space': 'то, чем торгует эта ячейка', 'any-gained': 'что-то одно из полученного' } },
  startingVp: { question: 'Сколько очков означает деление 50 счётчика победных очков?', options: { 0: '0', 50: '50' } },
  contractMajorityZero: { question: 'Приносит ли очки большинство контрактов, если никто ни одного не выполнил?', options: { 'zero-counts': 'да', 'needs-one': 'нет' } },
  firstPlayer: { question: 'Кто начинает первый раунд?', options: { random: 'решает случай', seat: 'названный игрок' } },
  contractC24: { question: 'Сколько шёлка стоит контракт c24?', options: { '1-silk': '1 фишку шёлка', '2-silk': '2 фишки шёлка' } },
  goldColumn3: { question: 'Что даёт третий столбец базара золота?', options: { '2-gold-2-camels': '2 фишки золота и 2 верблюдов', '3-gold-2-camels': '3 фишки золота и 2 верблюдов' } },
  cityBonusPlaces: { question: 'Где лежат жетоны бонусов городов без варианта?', options: { 'default-places': 'как в таблицах значений', given: 'как скажут игроки' } },
  hiddenInformation: { question: 'Скрыто ли содержимое закрытых стопок контрактов?', options: { 'piles-hidden': 'да', 'open-piles': 'нет' } },
  completedContracts: { question: 'Видны ли всем лицевые стороны чужих выполненных контрактов?', options: { 'faces-public': 'да', 'count-only': 'нет, только их число' } },
  draftTiming: { question: 'Когда распределяются персонажи?', options: { 'in-player-setup': 'во время подготовки игроков', 'before-player-setup': 'до подготовки игроков' } },
  refuseRewards: { question: 'От каких наград можно отказаться?', options: { 'move-only': 'только от перемещений', 'any-decision-reward': 'от всех, что требуют решения' } },
  splitCardPosts: { question: 'Сколько факторий ставится, если перемещение по карте города разделено между двумя фишками?', options: { 'each-figure': 'по одной за каждую фишку', one: 'одна' } },
};
