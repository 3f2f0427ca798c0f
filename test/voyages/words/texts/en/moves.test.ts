// What is said of moves and of the things they are about, in both languages: with the numbers, in the right case and number.
import { describe, expect, test } from 'vitest';
import { standardPack, voyages, withContent } from '../../../../../src/voyages/index.js';
import { texts as en } from '../../../../../src/voyages/words/texts/en/index.js';
import { texts as ru } from '../../../../../src/voyages/words/texts/ru/index.js';
import { words } from '../../../../../src/voyages/words/texts/ru/moves.js';
import { table } from '../../../helpers.js';

const C01 = 'contract c01 (1 black die and 2 points for 1 camel and 3 pepper)';
const C02 = 'contract c02 (1 contract and 3 points for 1 camel and 4 pepper)';
const R01 = 'контракт c01 (1 чёрный кубик и 2 победных очка за 1 верблюда и 3 фишки специй)';
const R02 = 'контракт c02 (1 контракт и 3 победных очка за 1 верблюда и 4 фишки специй)';

/** A move, and what it is called in English and in Russian. */
const said: readonly (readonly [line: string, english: string, russian: string])[] = [
  ['bazaar camel 1 own5', 'Go to the bazaar for camels, column 1, with own 5.', 'Пойти на базар (верблюды, столбец 1): свой «5».'],
  ['bazaar pepper 2 own5', 'Go to the bazaar for pepper, column 2, with own 5.', 'Пойти на базар (специи, столбец 2): свой «5».'],
  ['bazaar silk 4 own5+black4', 'Go to the bazaar for silk, column 4, with own 5 and black 4.', 'Пойти на базар (шёлк, столбец 4): свой «5» и чёрный «4».'],
  ['bazaar gold 2 own5+own4+own2', 'Go to the bazaar for gold, column 2, with own 5, own 4 and own 2.', 'Пойти на базар (золото, столбец 2): свой «5», свой «4» и свой «2».'],
  ['fiveCoins own3', 'Take 5 coins with own 3.', 'Взять 5 монет: свой «3».'],
  ['khan gold own3', "Seek Khan's favour with own 3: 1 gold and 2 camels.", 'Снискать милость хана и взять 1 фишку золота и 2 верблюдов: свой «3».'],
  ['contracts 2 own3', `Take the contract of column 2 with own 3: ${C02}.`, `Получить контракт столбца 2, свой «3»: ${R02}.`],
  ['contracts 1+2 own3', `Take the contracts of columns 1 and 2 with own 3: ${C01} and ${C02}.`, `Получить контракты столбцов 1 и 2, свой «3»: ${R01} и ${R02}.`],
  ['contracts 1+6 own3', `Take the contracts of columns 1 and 6 with own 3: ${C01}.`, `Получить контракты столбцов 1 и 6, свой «3»: ${R01}.`],
  ['contracts 6 own3', 'Take the contract of column 6 with own 3.', 'Получить контракт столбца 6, свой «3».'],
  ['take 2', `Take the contract of column 2 as well: ${C02}.`, `Взять ещё и контракт столбца 2: ${R02}.`],
  ['take 6', 'Take the contract of column 6 as well.', 'Взять ещё и контракт столбца 6.'],
  ['gift coin', "Take the column's coins.", 'Взять как награду столбца монеты.'],
  ['gift camel', "Take the column's camels.", 'Взять как награду столбца верблюдов.'],
  ['cityCard k01 1 own3', 'Use city card k01 (2 points for 2 pepper) once with own 3.', 'Использовать карту города k01 (2 победных очка за 2 фишки специй) 1 раз: свой «3».'],
  ['cityCard k01 2 own3', 'Use city card k01 (2 points for 2 pepper) 2 times with own 3.', 'Использовать карту города k01 (2 победных очка за 2 фишки специй) 2 раза: свой «3».'],
  ['cityCard k20 coin 1 own3', 'Use city card k20 (3 coins for 1 camel or 1 camel for 1 coin) once with own 3, paying in coins.', 'Использовать карту города k20 (3 монеты за 1 верблюда или 1 верблюд за 1 монету) 1 раз, заплатив монетами: свой «3».'],
  ['cityCard k20 camel 5 own5', 'Use city card k20 (3 coins for 1 camel or 1 camel for 1 coin) 5 times with own 5, paying in camels.', 'Использовать карту города k20 (3 монеты за 1 верблюда или 1 верблюд за 1 монету) 5 раз, заплатив верблюдами: свой «5».'],
  ['cityCard k21 own3', 'Use city card k21 (3 coins for 1 point or 1 point for 3 coins) with own 3.', 'Использовать карту города k21 (3 монеты за 1 победное очко или 1 победное очко за 3 монеты): свой «3».'],
  ['moneyBag own3', 'Put own 3 on the money bag for 3 coins.', 'Заглянуть в кошель и взять 3 монеты: свой «3».'],
  ['moneyBag black0', 'Put a black die on the money bag for 3 coins.', 'Заглянуть в кошель и взять 3 монеты: чёрный кубик.'],
  ['reroll own3', 'Pay 1 camel to roll own 3 again.', 'Заплатить 1 верблюда и перебросить кубик: свой «3».'],
  ['change own3 up', 'Pay 2 camels to turn own 3 up by 1.', 'Заплатить 2 верблюдов и увеличить значение кубика на 1: свой «3».'],
  ['change own3 down', 'Pay 2 camels to turn own 3 down by 1.', 'Заплатить 2 верблюдов и уменьшить значение кубика на 1: свой «3».'],
  ['buy black die', 'Pay 3 camels for a black die.', 'Заплатить 3 верблюдов и взять чёрный кубик.'],
  ['discard c01', `Give up ${C01}.`, `Сбросить ${R01}.`],
  ['complete s01', 'Complete contract s01 (1 move and 1 point for 1 camel and 3 pepper).', 'Выполнить контракт s01 (1 дополнительное перемещение и 1 победное очко за 1 верблюда и 3 фишки специй).'],
  ['step moscow', 'Step to Moscow.', 'Шаг в Москву.'],
  ['step oasis-7', 'Step to Oasis 7.', 'Шаг в оазис 7.'],
  ['step 1 sumatra', 'Step to Sumatra with the first figure.', 'Шаг первой фишкой в Суматру.'],
  ['step 2 adana', 'Step to Adana with the second figure.', 'Шаг второй фишкой в Адану.'],
  ['post and step karachi', 'Leave a post and step to Karachi.', 'Поставить факторию и сделать шаг в Карачи.'],
  ['travel 1: oasis-1', 'Travel 1 step: Oasis 1.', 'Путешествие (1 шаг): оазис 1.'],
  ['travel 2: oasis-1 > moscow', 'Travel 2 steps: Oasis 1 – Moscow.', 'Путешествие (2 шага): оазис 1 – Москва.'],
  ['travel 5: moscow and anxi', 'Travel 5 steps: Moscow and Anxi.', 'Путешествие (5 шагов): Москва и Аньси.'],
  ['travel 2: - and anxi', 'Travel 2 steps: Anxi.', 'Путешествие (2 шага): Аньси.'],
  ['post ormuz', 'Place the post in Ormuz first.', 'Сначала поставить факторию в Ормузе.'],
  ['relocate samarcanda', 'Move the post from Samarcanda.', 'Перенести факторию из Самарканда.'],
  ['trade coin for vp', 'Give coins for points.', 'Отдать монеты и взять победные очки.'],
  ['trade silk for gold', 'Give silk for gold.', 'Отдать шёлк и взять золото.'],
  ['next otherCityBonus', 'Resolve this next: bonus of another city.', 'Следующий бонус: бонус другого города.'],
  ['copy b1', 'Copy city bonus b1 (5 coins).', 'Скопировать бонус города b1 (5 монет).'],
  ['mercator gold', 'Take 1 gold as Mercator ex Tabriz.', 'Взять 1 фишку золота (Купец из Тебриза).'],
  ['keep g01+g02', 'Keep goal card g01 (Moscow and Xian: 4 points) and goal card g02 (Moscow and Ormuz: 5 points).', 'Оставить себе: карта цели g01 (Москва и Сиань: 4 победных очка) и карта цели g02 (Москва и Ормуз: 5 победных очков).'],
];

const { state } = table({ row: ['c01', 'c02', 'c03'] });
const move = (line: string): Parameters<typeof en.sayMove>[1] => voyages.notation.parse(line)!;

describe('a move is said', () => {
  test.each(said)('%s', (line, english, russian) => {
    expect(en.sayMove(state, move(line))).toBe(english);
    expect(ru.sayMove(state, move(line))).toBe(russian);
  });

  test('without a position nothing is said of what lies in a column', () => {
    expect([en.sayMove(null, move('contracts 1+2 own3')), ru.sayMove(null, move('contracts 1+2 own3'))]).toEqual(['Take the contracts of columns 1 and 2 with own 3.', 'Получить контракты столбцов 1 и 2, свой «3».']);
    expect([en.sayMove(null, move('take 1')), ru.sayMove(null, move('take 1'))]).toEqual(['Take the contract of column 1 as well.', 'Взять ещё и контракт столбца 1.']);
    expect(en.sayMove({}, move('take 1'))).toBe('Take the contract of column 1 as well.');
  });

  test('VOY-CARD-8: a trade is said with what its card gives and takes, whatever the values', () => {
    const trading = (card: string, game = voyages): ReturnType<typeof voyages.setup> => ({ ...game.setup({ seats: 2 }), frames: [{ kind: 'trade', seat: 0, card, left: 3, done: 0 }] }) as never;
    expect([en.sayMove(trading('k21'), move('trade vp for coin')), ru.sayMove(trading('k21'), move('trade vp for coin'))]).toEqual(['Give 1 point for 3 coins.', 'Отдать 1 победное очко и взять 3 монеты.']);
    expect(en.sayMove(trading('k21'), move('trade coin for vp'))).toBe('Give 3 coins for 1 point.');
    expect([en.sayMove(trading('k22'), move('trade silk for camel')), en.sayMove(trading('k22'), move('trade camel for gold'))]).toEqual(['Give 1 silk for 2 camels.', 'Give 2 camels for 1 gold.']);
    const cityCards = standardPack().cityCards.map((card) => (card.id === 'k21' ? { ...card, options: [{ cost: { vp: 2 }, reward: { coin: 7 } }, { cost: { coin: 4 }, reward: { vp: 1 } }] } : card));
    const other = withContent({ cityCards });
    expect(en.withValues({ cityCards }).sayMove(trading('k21', other), move('trade vp for coin'))).toBe('Give 2 points for 7 coins.');
    expect(other.notation.describe(trading('k21', other), move('trade vp for coin'))).toBe('Give 2 points for 7 coins.');
  });

  test('a city card may be paid in anything it takes: each is called something else', () => {
    for (const texts of [en, ru]) expect(new Set(['camel', 'coin', 'vp', 'good'].map((pay) => texts.sayMove(state, move(`cityCard k20 ${pay} 2 own3`)).split(', ').at(-1))).size).toBe(4);
    expect(en.sayMove(state, move('cityCard k20 vp 2 own3'))).toContain('paying in points');
    expect(ru.sayMove(state, move('cityCard k20 vp 2 own3'))).toContain('заплатив очками');
    expect(en.sayMove(state, move('cityCard k20 good 2 own3'))).toContain('paying in goods');
    expect(ru.sayMove(state, move('cityCard k20 good 2 own3'))).toContain('заплатив товарами');
  });
});

/** Spaces of the board and beside it, pieces, where things come from, what is laid out. */
const NAMED = [
  'bazaar.camel', 'bazaar.pepper', 'bazaar.silk', 'bazaar.gold', 'fiveCoins', 'khansFavour', 'contracts', 'travel', 'moneyBag', 'reroll', 'change', 'buyBlackDie', 'complete', 'goalCities', 'posts', 'rounds',
  'ownDie', 'whiteDie', 'neutralDie', 'figure', 'hourglass', 'compensation', 'routes', 'relocation', 'black-die', 'occupied', 'income', 'pile', 'box', 'player', 'set-up', 'cityBonuses', 'outposts', 'cityCards', 'characters', 'columnBonus',
];

/** Some ids of each sort of component, and how one of them is called. */
const SORTS: readonly (readonly [id: string, other: string, english: string, russian: string])[] = [
  ['oasis-3', 'oasis-12', 'Oasis 3', 'оазис 3'], ['c19', 'c05', 'contract c19', 'контракт c19'], ['s02', 's06', 'contract s02', 'контракт s02'], ['k05', 'k31', 'city card k05', 'карта города k05'],
  ['g11', 'g01', 'goal card g11', 'карта цели g11'], ['o07', 'o10', 'outpost bonus o07', 'бонус первооткрывателя o07'], ['b4', 'b12', 'city bonus b4', 'бонус города b4'], ['cityCard:k05', 'cityCard:k31', 'city card k05', 'карта города k05'],
];

describe('a thing is called', () => {
  test('by words of its own, whatever may be named in an event', () => {
    for (const id of NAMED) {
      expect(en.name(id), id).toMatch(/^[A-Za-z\d][A-Za-z\d :'-]*$/);
      // English words may be the ids themselves, as far as they are words.
      expect(en.name(id), id).not.toMatch(/[a-z][A-Z]|\./);
      expect(ru.name(id), id).toMatch(/^[А-Яа-яё\d][А-Яа-яё\d :]*$/);
    }
    expect(new Set(['bazaar.camel', 'bazaar.pepper', 'bazaar.silk', 'bazaar.gold'].map(en.name)).size).toBe(4);
  });

  test('by its sort and its id, where it has no name of its own', () => {
    for (const [id, other, english, russian] of SORTS) {
      expect([en.name(id), ru.name(id)]).toEqual([english, russian]);
      expect(en.name(other).split(' ').slice(0, -1)).toEqual(english.split(' ').slice(0, -1));
    }
  });

  test('by its id, where it only looks like one of a sort', () => {
    for (const [id] of SORTS) {
      expect([en.name(`x${id}`), ru.name(`x${id}`)]).toEqual([`x${id}`, `x${id}`]);
      if (/^[a-z]\d+$/.test(id)) expect([en.name(`${id}x`), ru.name(`${id}x`)]).toEqual([`${id}x`, `${id}x`]);
    }
  });

  test('in Russian in four cases, as words of its form bend', () => {
    const forms: Readonly<Record<string, readonly [genitive: string, accusative: string, prepositional: string]>> = { ия: ['ии', 'ию', 'ии'], а: ['ы', 'у', 'е'], ь: ['я', 'ь', 'е'], '': ['а', '', 'е'] };
    const bent = (nominative: string): string[] => {
      const end = ['ия', 'а', 'ь', ''].find((one) => nominative.endsWith(one))!;
      return [nominative, ...forms[end]!.map((form) => nominative.slice(0, nominative.length - end.length) + form)];
    };
    for (const name of Object.values(words.names)) if (typeof name !== 'string') expect([...name]).toEqual(bent(name[0]));
    // What does not bend is foreign and ends in a vowel, or is more than one word.
    for (const city of ['lan-zhou', 'karachi', 'anxi', 'kochi'] as const) expect(words.names[city]).toMatch(/[уи]$/);
    const speech = { name: ru.name } as Parameters<typeof words.sorts.oasis>[2];
    for (const [sort, bend] of Object.entries(words.sorts)) if (sort !== 'cardSpace') {
      const [, ...rest] = bend('x-oasis-7', 'nom', speech).split(' ');
      expect((['nom', 'gen', 'acc', 'prep'] as const).map((form) => bend('x-oasis-7', form, speech))).toEqual(bent(bend('x-oasis-7', 'nom', speech).split(' ')[0]!).map((word) => [word, ...rest].join(' ')));
    }
  });

  test('in Russian the bonus of another city bends like that of an own one', () => {
    const { ownCityBonus, otherCityBonus } = words.nouns;
    expect(JSON.stringify(otherCityBonus)).toBe(JSON.stringify(ownCityBonus).replaceAll('своего', 'другого').replaceAll('своих', 'других'));
  });

  test('by kinds of moves and their parts', () => {
    for (const part of ['column', 'pay', 'give', 'get', 'figure', 'steps', 'first', 'second']) {
      expect(en.sayPart(part)).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(ru.sayPart(part)).toMatch(/^[а-яё]+( [а-яё]+)*$/);
    }
    expect(['pay', 'first', 'second'].map(en.sayPart)).toEqual(['paying in', 'way of the first figure', 'way of the second figure']);
  });
});

describe('a question is said', () => {
  const asked = (key: string, params: object, kinds: readonly string[] = []): readonly [string, string] => [en, ru].map((texts) => texts.sayPrompt({ asks: 'seat', key, params, kinds })) as never;

  test('the turn: of actions while one is due, then of bonus actions and its end', () => {
    const due = ['Place dice on a space, or take a bonus action first.', 'Поставьте кубики на ячейку; дополнительные действия можно выполнить раньше.'];
    for (const action of ['fiveCoins', 'bazaar', 'khan', 'contracts', 'travel', 'cityCard', 'cityCardPaying', 'cityCardOpen']) expect([action, ...asked('turn', {}, ['complete', action])]).toEqual([action, ...due]);
    for (const bonus of ['complete', 'moneyBag', 'reroll', 'change', 'buyBlackDie', 'endTurn', '']) expect([bonus, ...asked('turn', {}, [bonus])]).toEqual([bonus, 'Take bonus actions, or end the turn.', 'Выполните дополнительные действия или закончите ход.']);
    expect(asked('turn', {})).toEqual(['Take your turn.', 'Сделайте ход.']);
  });

  test('with what it is about', () => {
    const [card, karta] = ['city card k01 (2 points for 2 pepper)', 'карту города k01 (2 победных очка за 2 фишки специй)'];
    expect(asked('cardAgain', { card: 'k01', left: 1 })).toEqual([`Use ${card} again? Once more.`, `Использовать ${karta} ещё раз? Осталось не больше: 1 раз.`]);
    expect(asked('cardAgain', { card: 'k01', left: 3 })).toEqual([`Use ${card} again? Up to 3 times more.`, `Использовать ${karta} ещё раз? Осталось не больше: 3 раза.`]);
    expect(asked('payGoods', { card: 'k01', count: 1 })).toEqual([`Choose 1 good to pay for ${card}.`, `Выберите 1 товар в уплату (${karta.replace('карту', 'карта')}).`]);
    expect(asked('payGoods', { card: 'k01', count: 2 })[1]).toBe('Выберите 2 товара в уплату (карта города k01 (2 победных очка за 2 фишки специй)).');
    expect(asked('chooseGoods', { count: 2 })).toEqual(['Choose 2 goods.', 'Выберите 2 товара.']);
    expect(asked('relocate', { city: 'moscow' })).toEqual(['No post is left: choose one to move to Moscow.', 'Факторий не осталось: выберите, какую перенести в Москву.']);
    expect(asked('keepContracts', { drawn: 'c02' })).toEqual([`You have drawn ${C02}: choose the contract you give up.`, `Вы вытянули ${R02}: выберите контракт, который сбросите.`]);
  });
});

describe('an event is said', () => {
  const told = (event: object): readonly string[] => [en, ru].map((texts) => texts.sayEvent(event as never));

  test('VOY-ROUND-10 VOY-R-23: what goes under the special stack, shuffled or not', () => {
    const under = { kind: 'leftovers-under', seat: null, rule: 'VOY-ROUND-10', contracts: ['c01', 'c02'] };
    expect(told({ ...under, shuffled: false })).toEqual(['Contracts left in the row go under the special stack: c01 and c02.', 'Контракты, что остались в ряду, уходят под особую стопку: c01 и c02.']);
    expect(told({ ...under, shuffled: true })).toEqual(['Contracts left in the row go under the special stack, shuffled: c01 and c02.', 'Контракты, что остались в ряду, уходят под особую стопку перемешанными: c01 и c02.']);
  });

  test('VOY-R-79 open-piles: which stack is known', () => {
    const known = { kind: 'stack-known', seat: null, rule: 'VOY-R-79', contracts: ['c03'] };
    expect(told({ ...known, what: 'stack' })).toEqual(['A stack, from the top: c03.', 'Стопка сверху вниз: c03.']);
    expect(told({ ...known, what: 'special-stack' })).toEqual(['The special stack, from the top: c03.', 'Особая стопка сверху вниз: c03.']);
  });
});

test('an answer to a ruling is said in words, not by the option it is in a config', () => {
  for (const [key, { options }] of Object.entries(voyages.rulings)) for (const option of options) if (!/^(\d+|one)$/.test(option)) {
    expect([option, en.sayOption(key as never, option)]).not.toEqual([option, option]);
    expect([option, ru.sayOption(key as never, option)]).toEqual([option, expect.stringMatching(/^[а-яё\d][^A-Za-z]*$/u)]);
  }
});
