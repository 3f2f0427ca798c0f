// What is said of moves, questions and events, in both languages: with the numbers, in the right case and number.
import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../../../src/marco-polo-2/index.js';
import { texts as en } from '../../../../../src/marco-polo-2/words/texts/en/index.js';
import { texts as ru } from '../../../../../src/marco-polo-2/words/texts/ru/index.js';
import { words } from '../../../../../src/marco-polo-2/words/texts/ru/moves.js';
import { position, type At } from '../../../helpers.js';

const rich = { coin: 40, camel: 20, jade: 9 } as const;
const both = (say: (texts: typeof en) => string): readonly [string, string] => [say(en), say(ru)];
const moved = ({ state }: At, line: string): readonly [string, string] => both((texts) => texts.sayMove(state, marcoPolo2.notation.parse(line)!));

const C01 = 'contract c01 (4 coins and 3 points for 2 camels, 1 silk and 2 pepper)';
const C02 = 'contract c02 (1 black die and 2 points for 1 camel and 3 pepper)';
const R01 = 'контракт c01 (4 монеты и 3 победных очка за 2 верблюдов, 1 фишку шёлка и 2 фишки специй)';
const R02 = 'контракт c02 (1 чёрный кубик и 2 победных очка за 1 верблюда и 3 фишки специй)';
const K07 = 'city card k07 (3 coins for 1 camel or 1 camel for 1 coin)';

/** A move, and what it is called in English and in Russian. */
const said: readonly (readonly [line: string, english: string, russian: string])[] = [
  ['keep g01', "Keep goal card g01 (Spicers' guild, Jewelers' guild, star and snake).", 'Оставить себе карту цели g01 (гильдия торговцев специями, гильдия ювелиров, звезда и змея).'],
  ['double bonus-coins', 'Receive this bonus twice: city bonus of coins.', 'Получить бонус дважды: бонус города «монеты».'],
  ['single', 'Double no bonus.', 'Не удваивать бонусы.'],
  ['pairs -', 'Take the bonuses of all dice singly.', 'Получить бонусы всех кубиков по отдельности.'],
  ['pairs 5+3', 'Take pair bonuses for 5 and 3.', 'Получить бонусы за дубли: 5 и 3.'],
  ['book I own3', 'Use book I with own 3.', 'Заглянуть в торговые книги (книга I): свой «3».'],
  ['book III:upper own5', 'Use upper space of book III with own 5.', 'Заглянуть в торговые книги (верхняя ячейка книги III): свой «5».'],
  ['offer 2', 'Choose offer 2.', 'Выбрать предложение 2.'],
  ['glean silk', 'Take 1 silk.', 'Взять 1 фишку шёлка.'],
  ['khan own3', "Seek Khan's favour with own 3.", 'Снискать милость хана: свой «3».'],
  ['seals own3+own2', 'Take a guild seal with own 3 and own 2.', 'Получить печать гильдии: свой «3» и свой «2».'],
  ['seal farmer', "Take the seal: Farmers' guild.", 'Взять печать: гильдия земледельцев.'],
  ['travel upper own3+own2+own2', 'Travel on the upper travel space with own 3, own 2 and own 2.', 'Отправиться в путешествие (верхняя ячейка путешествия): свой «3», свой «2» и свой «2».'],
  ['step xian', 'Step to Xian.', 'Шаг в Сиань.'],
  ['companion lhasa', 'Step with the second figure to Lhasa.', 'Шаг второй фишкой в Лхасу.'],
  ['contracts own3', 'Take contracts with own 3.', 'Получить контракт: свой «3».'],
  ['take c01 c02', `Take ${C01} and give up ${C02}.`, `Взять ${R01} и сбросить ${R02}.`],
  ['take c01 none', `Take ${C01}.`, `Взять ${R01}.`],
  ['special baghdad own3', 'Use the special city Baghdad with own 3.', 'Действие особого города (Багдад): свой «3».'],
  ['cityCard k01 black5', 'Use city card k01 (3 points for 1 camel and 1 jade) with black 5.', 'Использовать карту города k01 (3 победных очка за 1 верблюда и 1 фишку нефрита): чёрный «5».'],
  ['exchange 1 1', 'Carry out exchange 1 once.', 'Обмен 1: 1 раз.'],
  ['exchange 2 3', 'Carry out exchange 2 3 times.', 'Обмен 2: 3 раза.'],
  ['amount 1', 'Take it once.', 'Взять это 1 раз.'],
  ['amount 4', 'Take it 4 times.', 'Взять это 4 раза.'],
  ['copy bonus-coins', 'Copy the city bonus of coins.', 'Скопировать бонус города «монеты».'],
  ['complete c01', `Complete ${C01}.`, `Выполнить ${R01}.`],
  ['improve jeweler', "Improve the seal: Jewelers' guild.", 'Улучшить печать: гильдия ювелиров.'],
  ['moneyBag own3 coin', 'Put own 3 on the money bag for 3 coins.', 'Заглянуть в кошель и взять 3 монеты: свой «3».'],
  ['moneyBag own3 camel', 'Put own 3 on the money bag for 2 camels.', 'Заглянуть в кошель и взять 2 верблюдов: свой «3».'],
  ['moneyBag own3 jade', 'Put own 3 on the money bag for 1 jade.', 'Заглянуть в кошель и взять 1 фишку нефрита: свой «3».'],
  ['pick 4', 'Take a black die that shows 4.', 'Взять чёрный кубик со значением «4».'],
  ['outpost outpost-gold', 'Use the outpost bonus of gold.', 'Использовать бонус первооткрывателя «золото».'],
  ['reroll own3', 'Pay 1 camel to roll own 3 again.', 'Заплатить 1 верблюда и перебросить кубик: свой «3».'],
  ['change own3 up', 'Pay 2 camels to turn own 3 up by 1.', 'Заплатить 2 верблюдов и увеличить значение кубика на 1: свой «3».'],
  ['change own3 down', 'Pay 2 camels to turn own 3 down by 1.', 'Заплатить 2 верблюдов и уменьшить значение кубика на 1: свой «3».'],
  ['buy black die', 'Pay 3 camels for a black die.', 'Заплатить 3 верблюдов и взять чёрный кубик.'],
  ['pass', 'Pass.', 'Пропустить ход.'],
  ['pay 2 coin 1 camel 0 jade', 'Pay 2 coins and 1 camel.', 'Заплатить 2 монеты и 1 верблюда.'],
  ['next move lhasa', 'Resolve this next: move (Lhasa).', 'Следующий бонус: дополнительное перемещение (Лхаса).'],
  ['next contractCity xian', 'Resolve this next: a contract of Xian.', 'Следующий бонус: контракт города (Сиань).'],
  ['next contractCity c05', 'Resolve this next: contract from a city (contract c05).', 'Следующий бонус: жетон контракта из любого города (контракт c05).'],
  ['accept', 'Take the black die.', 'Взять чёрный кубик.'],
  ['oases 1 2', 'Take coins for 1 oasis and camels for 2 oases.', 'Взять монеты за 1 оазис и верблюдов за 2 оазиса.'],
  ['oases 2 0', 'Take coins for 2 oases.', 'Взять монеты за 2 оазиса.'],
  ['oases 0 5', 'Take camels for 5 oases.', 'Взять верблюдов за 5 оазисов.'],
];

describe('a move is said', () => {
  for (const [line, english, russian] of said) test(line, () => { expect(moved(position({ seats: 3 }), line)).toEqual([english, russian]); });

  test('MP2-SPACE-9: with what an occupied space costs', () => {
    const at = position({ seats: 4, spaces: { 'book:I': ['1:own2'], 'travel:lower': ['1:own4'], guildSeals: ['1:own5', '1:own3'], contracts: ['1:own1'] }, players: [{ ...rich, dice: ['own4', 'own4'] }] });
    expect(moved(at, 'book I own4')).toEqual(['Use book I with own 4, paying 4 coins.', 'Заглянуть в торговые книги (книга I): свой «4»; плата: 4 монеты.']);
    expect(moved(at, 'travel lower own4')).toEqual(['Travel on the lower travel space with own 4, paying 6 coins.', 'Отправиться в путешествие (нижняя ячейка путешествия): свой «4»; плата: 6 монет.']);
    expect(moved(at, 'seals own4+own4')).toEqual(['Take a guild seal with own 4 and own 4, paying 4 coins.', 'Получить печать гильдии: свой «4» и свой «4»; плата: 4 монеты.']);
    expect(moved(at, 'contracts own4')).toEqual(['Take contracts with own 4, paying 4 coins.', 'Получить контракт: свой «4»; плата: 4 монеты.']);
  });

  test('MP2-BOOK-5 MP2-CARD-7: with what is given for what', () => {
    const book = position({ seats: 4, offers: { I: 'I-4' }, players: [{ ...rich, dice: ['own4'] }] }).play('book I own4');
    expect(moved(book, 'offer 2')).toEqual(['Choose offer 2: 3 pepper.', 'Выбрать предложение 2: 3 фишки специй.']);
    expect(moved(book, 'offer 3')).toEqual(['Choose offer 3: 5 camels and 7 coins for 1 jade.', 'Выбрать предложение 3: 5 верблюдов и 7 монет за 1 фишку нефрита.']);
    const card = position({ seats: 4, cityCards: { 'area:0': 'k07' }, players: [{ ...rich, dice: ['own4'] }] }).play('cityCard k07 own4');
    expect(moved(card, 'exchange 1 1')).toEqual(['Give 1 camel for 3 coins, once.', 'Отдать 1 верблюда и взять 3 монеты (1 раз).']);
    expect(moved(card, 'exchange 2 3')).toEqual(['Give 1 coin for 1 camel, 3 times.', 'Отдать 1 монету и взять 1 верблюда (3 раза).']);
  });

  test('MP2-TRAVEL-6 MP2-GANTULGA-2: with what a step costs, or that it costs nothing', () => {
    const walking = (mine: object, line: string): At => position({ seats: 4, players: [{ ...rich, ...mine, figure: 'kashgar', dice: ['own4', 'own4'] }] }).play(line);
    expect(moved(walking({}, 'travel middle own4+own4'), 'step dunhuang')).toEqual(['Step from Kashgar to Dunhuang for 2 coins, 2 camels and 1 jade.', 'Шаг из Кашгара в Дуньхуан за 2 монеты, 2 верблюдов и 1 фишку нефрита.']);
    expect(moved(walking({ character: 'gantulga-od' }, 'travel lower own4'), 'step kabul')).toEqual(['Step from Kashgar to Kabul free of charge.', 'Шаг из Кашгара в Кабул бесплатно.']);
  });
});

describe('a question is said', () => {
  const asked = (key: string, params: object = {}, kinds: readonly string[] = []): readonly [string, string] => both((texts) => texts.sayPrompt({ asks: 'seat', key, params, kinds } as never));

  test('the turn: of actions while one is due, then of bonus actions and its end', () => {
    const due = ['Place dice on a space, or take a bonus action first.', 'Поставьте кубики на поле; дополнительные действия можно выполнить раньше.'];
    for (const action of ['book', 'khan', 'seals', 'travel', 'contracts', 'special', 'cityCard']) expect([action, ...asked('turn', {}, ['complete', action])]).toEqual([action, ...due]);
    for (const bonus of ['complete', 'improve', 'moneyBag', 'reroll', 'change', 'buyBlackDie', 'outpost', 'endTurn', '']) expect([bonus, ...asked('turn', {}, [bonus])]).toEqual([bonus, 'Take bonus actions, or end the turn.', 'Выполните дополнительные действия или закончите ход.']);
    expect(asked('turn')).toEqual(['Take your turn.', 'Сделайте ход.']);
  });

  test('the way of a figure: steps that are left, and what is to be paid, of any kind', () => {
    const way = (change: object): readonly [string, string] => asked('movement', { steps: 3, used: 0, coin: 0, camel: 0, jade: 0, ...change });
    expect(way({})).toEqual(['Choose where your figure goes: 3 steps left.', 'Выберите, куда пойдёт фишка; шагов осталось: 3.']);
    expect(way({ used: 2, coin: 3 })).toEqual(['Choose where your figure goes on, or stop: 1 step left, 3 coins to pay.', 'Выберите, куда пойдёт фишка дальше, или остановитесь; шагов осталось: 1, к оплате 3 монеты.']);
    expect(way({ used: 1, camel: 2 })).toEqual(['Choose where your figure goes on, or stop: 2 steps left, 2 camels to pay.', 'Выберите, куда пойдёт фишка дальше, или остановитесь; шагов осталось: 2, к оплате 2 верблюда.']);
    expect(way({ used: 3 })).toEqual(['No steps are left.', 'Шагов больше нет.']);
    expect(way({ used: 3, jade: 1 })).toEqual(['No steps are left, 1 jade to pay.', 'Шагов больше нет, к оплате 1 фишка нефрита.']);
    expect(way({ used: 3, coin: 1, camel: 1 })[0]).toBe('No steps are left, 1 coin and 1 camel to pay.');
  });

  test('with how many, or how often', () => {
    expect(asked('compensation', { count: 3 })).toEqual(['Choose camels and coins for the low roll, 3 in all.', 'Выберите верблюдов и монеты за неудачный бросок, всего 3.']);
    expect(asked('contracts', { left: 1 })).toEqual(['Choose a contract: you may take 1.', 'Выберите контракт; можно взять 1.']);
    expect(asked('contracts', { left: 2 })).toEqual(['Choose a contract: you may take up to 2.', 'Выберите контракт; можно взять до 2.']);
    const [card, karta] = ['city card k01 (3 points for 1 camel and 1 jade)', 'карту города k01 (3 победных очка за 1 верблюда и 1 фишку нефрита)'];
    expect(asked('cardAgain', { card: 'k01', left: 1 })).toEqual([`Use ${card} again? Once more.`, `Использовать ${karta} ещё раз? Можно ещё 1 раз.`]);
    expect(asked('cardAgain', { card: 'k01', left: 3 })).toEqual([`Use ${card} again? Up to 3 times more.`, `Использовать ${karta} ещё раз? Можно ещё 3 раза.`]);
    expect(asked('ownCity', { card: 'k05', left: 2 })).toEqual(['Choose a city whose bonus you take with city card k05; 2 to go.', 'Выберите город, бонус которого принесёт карта города k05; осталось: 2.']);
    expect(asked('oases', { count: 2 })).toEqual(['Choose coins and camels for 2 oases.', 'Выберите монеты и верблюдов за 2 оазиса.']);
    expect(asked('seal', { limit: 4 })).toEqual(['Choose a guild seal that a 4 allows.', 'Выберите печать гильдии, для которой хватает значения «4».']);
    expect(asked('chooseGoods', { count: 1, source: 'lhasa' })).toEqual(['Choose 1 good (Lhasa).', 'Выберите 1 товар (Лхаса).']);
    expect(asked('payGoods', { count: 2, source: 'c40' })).toEqual(['Choose 2 goods to pay (contract c40).', 'Выберите 2 товара в уплату (контракт c40).']);
  });

  test('with what it is about', () => {
    expect(asked('pay', { coin: 2, camel: 1, jade: 0, source: 'routes' })).toEqual(['Choose how to pay 2 coins and 1 camel (routes): jade may stand in.', 'Выберите, как заплатить 2 монеты и 1 верблюда (маршруты): можно и нефритом.']);
    expect(asked('offer', { book: 'I', coin: 0 })).toEqual(['Choose an offer of book I.', 'Выберите предложение книги I.']);
    expect(asked('offer', { book: 'III', coin: 5 })).toEqual(['Choose an offer of book III; the occupied space costs 5 coins.', 'Выберите предложение книги III; занятая ячейка стоит 5 монет.']);
    expect(asked('relocate', { city: 'lhasa' })).toEqual(['No post is left: choose one to move to Lhasa.', 'Факторий не осталось: выберите, какую перенести в Лхасу.']);
    expect(asked('exchange', { card: 'k07' })).toEqual([`Choose an exchange, and how often: ${K07}.`, 'Выберите обмен и сколько раз его выполнить: карта города k07 (3 монеты за 1 верблюда или 1 верблюд за 1 монету).']);
    expect(asked('amount', { card: 'k03' })).toEqual(['Choose how often you take what city card k03 (1 point for each completed contract) gives.', 'Выберите, сколько раз взять то, что даёт карта города k03 (1 победное очко за каждый выполненный контракт).']);
    expect(asked('keepContracts', { contract: 'c02' })).toEqual([`You have drawn ${C02}: choose the contract you give up.`, `Вы вытянули ${R02}: выберите контракт, который сбросите.`]);
    expect(asked('cityContract', { city: null })).toEqual(['Choose a contract from any city.', 'Выберите контракт из любого города.']);
    expect(asked('cityContract', { city: 'kunming' })).toEqual(['Choose a contract from Kunming.', 'Выберите контракт из Куньмина.']);
    expect(asked('copyBonus', { source: 'bonus-copy' })).toEqual(['Choose the city bonus you copy (copying city bonus).', 'Выберите бонус города, который скопируете (бонус города «копия»).']);
  });
});

describe('an event is said', () => {
  const told = (event: object): readonly [string, string] => both((texts) => texts.sayEvent({ seat: null, rule: 'MP2-ICON-1', ...event } as never));

  test('with the bonus and where it comes from', () => {
    expect(told({ kind: 'bonus-due', seat: 0, bonus: 'contractCity', source: 'xian' })).toEqual(['A bonus for Player 1: a contract of Xian.', 'Игрок 1 получает бонус: контракт города (Сиань).']);
    expect(told({ kind: 'lost', seat: 1, what: 'move', source: 'lhasa' })).toEqual(['Player 2 cannot use this and loses it: move (Lhasa).', 'Игрок 2 не может этим воспользоваться, и это пропадает: дополнительное перемещение (Лхаса).']);
    expect(told({ kind: 'declined', seat: 1, what: 'blackDie', source: 'c02' })).toEqual(['Player 2 does without this: black die (contract c02).', 'Игрок 2 от этого отказывается: чёрный кубик (контракт c02).']);
    expect(told({ kind: 'shields', seat: 0, count: 2, source: 'outpost-gold' })).toEqual(['Player 1 gains 2 shields (outpost bonus of gold).', 'Игрок 1 получает 2 герба (бонус первооткрывателя «золото»).']);
  });

  test('MP2-ROUND-4: offers that are there, and none where no tile lies', () => {
    expect(told({ kind: 'offers-laid', offers: ['I-1', null, 'III-2'], next: [null, null, null] })).toEqual(['New offers: offer tile I-1 and offer tile III-2.', 'Новые предложения: жетон предложения I-1 и жетон предложения III-2.']);
  });

  test('MP2-ROUND-1: every step of a round that is told has words of its own', () => {
    for (const phase of ['dice', 'offers', 'income', 'area-cards', 'roll', 'compensation', 'turns']) {
      const [english, russian] = told({ kind: 'phase-begins', phase });
      expect([phase, english]).toEqual([phase, expect.stringMatching(/^[A-Z][a-z]+( [a-z]+)+\.$/)]);
      expect([phase, russian]).toEqual([phase, expect.stringMatching(/^[А-Я][а-яё]+( [а-яё]+)+\.$/)]);
    }
  });
});

test('MP2-SCORE-1: a line of the final scoring says what it counts', () => {
  const line = (id: string, detail: string | null): readonly [string, string] => both((texts) => texts.sayScoreLine({ id, detail, points: 5 } as never));
  expect([line('goal', null), line('goal', 'g01:farmer')]).toEqual([['goal cards', 'карты целей'], ["goal card g01: Farmers' guild", 'карта цели g01: гильдия земледельцев']]);
  expect([line('shields', null), line('shields', '3')]).toEqual([['shield track', 'счётчик гербов'], ['3 shields', '3 герба']]);
  expect([line('contracts', null), line('contracts', '4')]).toEqual([['most completed contracts', 'больше всех выполненных контрактов'], ['most completed contracts: 4', 'больше всех выполненных контрактов: 4']]);
});

describe('a thing is called', () => {
  const sorts: readonly (readonly [id: string, english: string, russian: string])[] = [
    ['c01', 'contract c01', 'контракт c01'], ['s7', 'contract s7', 'контракт s7'], ['c105', 'contract c105', 'контракт c105'], ['k12', 'city card k12', 'карта города k12'], ['g03', 'goal card g03', 'карта цели g03'], ['II-4', 'offer tile II-4', 'жетон предложения II-4'], ['III-12', 'offer tile III-12', 'жетон предложения III-12'],
  ];
  test.each(sorts)('by its sort and its id, where it has no name of its own: %s', (id, english, russian) => {
    expect([en.name(id), ru.name(id)]).toEqual([english, russian]);
    // What only looks like one is called as it is written.
    expect([en.name(`x${id}`), ru.name(`${id}x`)]).toEqual([`x${id}`, `${id}x`]);
  });

  test('by words of its own, in Russian in four cases, as words of its form bend', () => {
    const forms: Readonly<Record<string, readonly [genitive: string, accusative: string, prepositional: string]>> = { ия: ['ии', 'ию', 'ии'], яя: ['ей', 'юю', 'ей'], ка: ['ки', 'ку', 'ке'], га: ['ги', 'гу', 'ге'], а: ['ы', 'у', 'е'], ь: ['я', 'ь', 'е'], '': ['а', '', 'е'] };
    const bent = (word: string): string[] => {
      const end = Object.keys(forms).find((one) => word.endsWith(one))!;
      return [word, ...forms[end]!.map((form) => word.slice(0, word.length - end.length) + form)];
    };
    for (const [id, name] of Object.entries(words.names)) {
      expect(en.name(id), id).toMatch(/^[A-Za-zö][A-Za-zö '-]*[A-Za-z]$/);
      expect(ru.name(id), id).toMatch(/^[А-Яа-яё][А-Яа-яёIV «»-]*$/);
      if (typeof name === 'string') continue;
      // What bends is the first word, and a second one that an adjective stands before.
      const [first, second = '', ...rest] = name[0].split(' ');
      const tail = bent(first!).map((word, at) => [word, first!.endsWith('яя') ? bent(second)[at]! : second, ...rest].filter((part) => part !== '').join(' '));
      expect([id, ...name]).toEqual([id, ...tail]);
    }
  });

  test('in Russian by its sort in four cases', () => {
    const speech = { name: ru.name } as Parameters<typeof words.sorts.contract>[2];
    const cases = ['nom', 'gen', 'acc', 'prep'] as const;
    const sort = (name: 'contract' | 'card' | 'goal' | 'offer', id: string): string[] => cases.map((form) => words.sorts[name](id, form, speech));
    expect(sort('contract', 'c01')).toEqual(['контракт c01', 'контракта c01', 'контракт c01', 'контракте c01']);
    expect(sort('card', 'k01')).toEqual(['карта города k01', 'карты города k01', 'карту города k01', 'карте города k01']);
    expect(sort('goal', 'g01')).toEqual(['карта цели g01', 'карты цели g01', 'карту цели g01', 'карте цели g01']);
    expect(sort('offer', 'I-1')).toEqual(['жетон предложения I-1', 'жетона предложения I-1', 'жетон предложения I-1', 'жетоне предложения I-1']);
  });

  test('in Russian with every number: one, some, many, and what there is none of', () => {
    for (const [id, noun] of Object.entries(words.nouns)) for (const form of noun) {
      if (form === undefined) continue;
      const said = typeof form === 'string' ? [form] : Object.values(form).filter((word) => word !== true);
      for (const word of said) expect([id, word]).toEqual([id, expect.stringMatching(/^[а-яё]+( [а-яё]+)*$/)]);
      if (typeof form !== 'string') expect([id, Object.keys(form)]).not.toEqual([id, []]);
    }
  });

  test('a part of a move, and an answer to it', () => {
    for (const part of ['source', 'value', 'space', 'seal', 'offer', 'option', 'discard', 'jade']) expect([en.sayPart(part), ru.sayPart(part)]).toEqual([expect.stringMatching(/^[a-z]+( [a-z]+)*$/), expect.stringMatching(/^[а-яё]+( [а-яё]+)*$/)]);
    expect(['source', 'seal', 'option', 'discard'].map(en.sayPart)).toEqual(['which', 'guild', 'exchange', 'given up for it']);
    expect(['I', 'II', 'III:upper', 'III:lower'].map((space) => en.sayPick('space', space))).toEqual(['book I', 'book II', 'upper space of book III', 'lower space of book III']);
    for (const space of ['I', 'II', 'III:upper', 'III:lower']) expect(ru.sayPick('space', space)).toMatch(/^[а-яё]+ .*I+$/);
  });

  test('an answer to a ruling is said in words, not by the option it is in a config', () => {
    for (const [key, { options }] of Object.entries(marcoPolo2.rulings)) for (const option of options) if (!/^(\d+|one|on|off|no|yes|random|seat|pass|optional)$/.test(option)) {
      expect([key, option, en.sayOption(key as never, option)]).not.toEqual([key, option, option]);
      expect([key, option, ru.sayOption(key as never, option)]).toEqual([key, option, expect.stringMatching(/^[а-яё\d][^A-Za-z]*$/u)]);
    }
  });

  test('by its place, where it is a space', () => {
    for (const id of ['xcityCard:lhasa', 'xtravel:upper', 'xspecial:balkh', 'Area:1', 'area:1x']) expect([en.name(id), ru.name(id)]).toEqual([id, id]);
    expect(['cityCard:lhasa', 'travel:upper', 'special:balkh', 'area:1', 'kabul:0'].map(ru.name)).toEqual(['карта города: Лхаса', 'верхняя ячейка путешествия', 'особый город: Балх', 'область действий, ячейка 2', 'Кабул, ячейка 1']);
    // In English, too, a card is named by its city, and a special city by its own name.
    for (const id of ['cityCard:lhasa', 'special:balkh']) expect(en.name(id)).toMatch(/^[a-z]+ .*(Lhasa|Balkh)|(Lhasa|Balkh).* [a-z]+$/);
    expect(['travel:upper', 'area:1', 'kabul:0'].map(en.name)).toEqual(['upper travel space', expect.stringMatching(/2/), expect.stringMatching(/^.*Kabul.*1.*$/)]);
  });
});
