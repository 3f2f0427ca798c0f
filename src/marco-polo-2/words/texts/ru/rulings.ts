// Open questions and their answers, in Russian.
import type { Russian } from '../../../../words/languages/ru.js';
import type { Table } from '../../../../words/texts.js';
import type { Said } from '../spoken.js';

/** Questions and answers. */
export const rulings: Table<Said, Russian>['rulings'] = {
  firstRoll: { question: 'Когда бросаются кубики первого раунда?', options: { 'roll-last': 'в конце подготовки к игре', 'roll-first': 'до выбора персонажей и карт целей' } },
  firstPlayer: { question: 'Кто первый игрок?', options: { random: 'решает случай', seat: 'названный игрок' } },
  startingVp: { question: 'Сколько очков означает деление 50 счётчика победных очков?', options: { 0: '0', 50: '50' } },
  firstRoundIncome: { question: 'Получают ли игроки доход в первом раунде?', options: { 'every-round': 'да', 'from-round-two': 'нет, только со второго' } },
  firstRoundCompensation: { question: 'Полагается ли компенсация за первый бросок?', options: { 'every-round': 'да', 'from-round-two': 'нет, только со второго раунда' } },
  incomeOrder: { question: 'В каком порядке получают бонусы при подготовке к новому раунду?', options: { 'turn-order-player-choice': 'в порядке хода, каждый по своему выбору', fixed: 'в порядке хода и в твёрдом порядке' } },
  compensationDice: { question: 'Какие кубики учитываются в компенсации?', options: { 'all-rolled-dice': 'все брошенные в начале раунда', 'own-dice-only': 'только кубики своего цвета', 'all-dice': 'все имеющиеся' } },
  noNormalAction: { question: 'Что если у игрока есть кубики, но ни одно обычное действие невозможно?', options: { 'empty-via-bonus': 'дополнительные действия, пока оно не станет возможным или не кончатся кубики', 'one-bag-die': 'его заменяет один кубик на кошеле', pass: 'ход заканчивается, кубики остаются' } },
  allDiceOnBag: { question: 'Можно ли поставить все кубики на кошель, если обычное действие возможно?', options: { allowed: 'да', 'last-die-only': 'нет, только единственный кубик в начале хода' } },
  afterLastDieOnBag: { question: 'Что можно сделать, если последний кубик ушёл на кошель до обычного действия?', options: { 'only-black-die': 'всё, что приносит чёрный кубик', 'only-buying': 'только купить чёрный кубик', continue: 'любое дополнительное действие' } },
  ownDiceOccupy: { question: 'Занята ли синяя ячейка, на которой лежат только кубики самого игрока?', options: { yes: 'да', no: 'нет' } },
  jadeScope: { question: 'Что можно оплачивать нефритом?', options: { 'every-cost': 'всё', 'printed-costs-only': 'напечатанную стоимость, но не обмены на картах городов' } },
  extraPostWhere: { question: 'Через какие города нужно пройти, чтобы поставить дополнительную факторию?', options: { 'this-turn': 'пройденные в этот ход', 'this-movement': 'пройденные в этом перемещении' } },
  extraPostBonus: { question: 'Приносит ли дополнительная фактория бонусы?', options: { 'both-after-move': 'да, после перемещения', 'end-post-only': 'нет, только фактория в конце пути' } },
  relocation: { question: 'Что даёт фактория, которую переносят за неимением другой?', options: { 'counts-as-placing': 'она считается поставленной', 'move-only': 'ничего, она лишь переносится' } },
  extraPostFrom: { question: 'Может ли дополнительной факторией стать перенесённая?', options: { stock: 'нет', 'stock-or-board': 'да' } },
  bonusOrder: { question: 'В каком порядке получают одновременные бонусы?', options: { 'player-choice': 'по выбору игрока', canonical: 'в твёрдом порядке' } },
  noContractTaken: { question: 'Можно ли выполнить действие «Получить контракт», не взяв контракта?', options: { 'must-take-one': 'нет', 'no-coins': 'да, но без монет' } },
  contractDiscard: { question: 'Какие контракты можно сбросить, чтобы освободить место?', options: { 'held-since-turn-start': 'лежащие на планшете с начала хода', 'not-the-one-just-taken': 'любые, кроме только что взятого' } },
  slotFreed: { question: 'Когда выполненный контракт освобождает ячейку?', options: { 'freed-first': 'до получения награды', 'occupied-until-end': 'после получения всех наград' } },
  cardRepetitions: { question: 'Оплачиваются ли все использования карты города сразу?', options: { 'all-at-once': 'да', sequential: 'нет, одно за другим' } },
  cityBonusCard: { question: 'Что должно различаться, если карта даёт несколько бонусов городов?', options: { 'different-cities': 'города', 'different-bonuses': 'бонусы' } },
  copyMarker: { question: 'Когда действует жетон, копирующий бонус другого города?', options: { 'every-time': 'всегда, когда получают его бонус', 'round-income-only': 'только при подготовке к раунду' } },
  mongkeOasisEnd: { question: 'Стоит ли Хану Мунке шага закончить путь в оазисе?', options: { 'oases-never-cost': 'нет', 'last-oasis-costs': 'да' } },
  mailinDouble: { question: 'Какие бонусы могут удвоить Май Линь и Тянь Чинь?', options: { 'one-round-start-bonus-twice': 'один бонус начала раунда, один раз', 'any-bonus-this-round': 'названный бонус, сколько бы раз он ни пришёл в этом раунде' } },
  mailinPosts: { question: 'Сколько факторий ставится, если перемещение разделено между двумя фишками?', options: { 'each-moved-figure': 'по одной за каждую перемещённую фишку', 'one-post': 'одна' } },
  filippoOwnTile: { question: 'Получает ли Филиппо Вителло бонус сразу, если первооткрыватель он сам?', options: { 'own-bonus-deferred': 'нет, он оставляет жетон на потом', 'receive-and-keep': 'да, и жетон он тоже оставляет' } },
  isabellaTrigger: { question: 'Получает ли Изабелла Донати бонусы за переброшенные кубики?', options: { 'first-roll-each-round': 'нет, только за первый бросок кубика в раунде', 'every-roll': 'да' } },
  isabellaPairs: { question: 'Сколько дублей одного броска засчитывается Изабелле Донати?', options: { 'per-pair': 'каждый', 'one-pair-per-roll': 'один' } },
  contractMajority: { question: 'Присуждается ли второе место, если на первом по выполненным контрактам несколько игроков?', options: { 'both-awards': 'да', 'one-award': 'нет' } },
  contractMajorityZero: { question: 'Можно ли занять первое или второе место, не выполнив ни одного контракта?', options: { 'zero-counts': 'да', 'needs-one': 'нет' } },
  hiddenInformation: { question: 'Скрыты ли оставленные карты целей?', options: { 'goals-and-decks': 'да', open: 'нет' } },
  blackDiceVariant: { question: 'Бросаются ли чёрные кубики на поле и когда?', options: { off: 'нет', 'step-1': 'да, на шаге 1', 'step-5': 'да, на шаге 5' } },
  firstGameCharacters: { question: 'Участвуют ли персонажи первой части игры?', options: { off: 'нет', on: 'да' } },
  freeCardAmount: { question: 'Можно ли взять меньше, чем даёт бесплатная карта города?', options: { 'always-full': 'нет', 'any-number': 'да' } },
};
