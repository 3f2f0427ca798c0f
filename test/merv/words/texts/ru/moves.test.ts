// Russian words of Merv in all their cases: sentences ask for some of them seldom.
import { describe, expect, test } from 'vitest';
import type { Case, Russian } from '../../../../../src/words/languages/ru.js';
import { texts } from '../../../../../src/merv/words/texts/ru/index.js';
import { words } from '../../../../../src/merv/words/texts/ru/moves.js';

const { names, nouns, sorts } = words;
const CASES: readonly Case[] = ['nom', 'gen', 'acc', 'prep'];
/** A word in Russian letters; numbers and the sign of points may stand in it. */
const isRussian = (word: string): boolean => /^[«(0-9А-ЯЁ]/iu.test(word) && /[А-ЯЁ]/iu.test(word) && !/[a-z]{2}|\s{2}|undefined/i.test(word);
/** What all forms of a word have in common: its first two letters. */
const stem = (word: string): string => word.slice(0, 2).toLowerCase();

describe('nouns', () => {
  const all = Object.entries<Russian['noun']>(nouns);

  test.each(all)('%s: every form is one of the same word', (_, [one, accusative, few, many, { genitive = few } = {}]) => {
    const forms = [one, accusative, few, many, genitive];
    expect([forms.filter((form) => !isRussian(form)), new Set(forms.map(stem)).size]).toEqual([[], 1]);
  });

  test('what lives has in the accusative its genitive, and nothing else has', () => {
    const alike = all.filter(([, [one, accusative, few, , { genitive = few } = {}]]) => accusative === genitive && accusative !== one).map(([noun]) => noun);
    // "Слуга" has it only in the plural.
    expect(all.filter(([, [, , , , rest]]) => rest?.lives).map(([noun]) => noun).sort()).toEqual([...alike, 'servant'].sort());
    expect(alike).toEqual(['camel', 'soldier', 'courtier', 'master', 'freeCourtier']);
  });

  test('the genitive of a single one has no adjective in the plural', () => {
    expect(all.filter(([, [, , few, , { genitive = few } = {}]]) => /^\S*(ых|их)( |$)/u.test(genitive)).map(([noun]) => noun)).toEqual([]);
  });
});

describe('names', () => {
  const bent = Object.entries(names).filter((entry): entry is [string, Exclude<Russian['name'], string>] => typeof entry[1] !== 'string');
  const stiff = Object.entries(names).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

  test.each(bent)('%s: four cases of one name, of which the prepositional is a form of its own', (_, forms) => {
    expect([forms.filter((form) => !isRussian(form)), new Set(forms.map(stem)).size]).toEqual([[], 1]);
    expect([forms[3] === forms[0], forms[3] === forms[2]]).toEqual([false, false]);
  });

  test('those that do not bend are words, too', () => {
    expect(stiff.filter(([, name]) => !isRussian(name))).toEqual([]);
  });
});

describe('things named by their ids', () => {
  const ids: Readonly<Record<keyof typeof sorts, string>> = {
    site: 'site-wall-teal', caravanCard: 'caravan-pepper-1', piece: 'gate-teal-3', contract: 'contract-1f-1', space: 'L3-2', slot: 'N4', cell: 'r2c5', wallSlot: 'wall:E1', queueOf: 'queue:NW', marketSide: 'camelMarket:A',
    upgradeTile: 'upgrade-bonus-teal', scoringTileOf: 'scoring-palace', soloCardOf: 'solo:mosque',
  };

  test.each(Object.entries(ids) as [keyof typeof sorts, string][])('%s: in every case, without a gap', (sort, id) => {
    const say = { name: (one: string) => texts.name(one) };
    const said = CASES.map((form) => (sorts[sort] as (id: string, form: Case, say: unknown) => string)(id, form, say));
    expect([said.filter((one) => !/^[А-ЯЁа-яё]/u.test(one) || /undefined|\s{2}|\s$|\(\)/u.test(one)), new Set(said.map(stem)).size]).toEqual([[], 1]);
    // Of a feminine noun all cases differ, of others three at least; what is called by an adjective does not bend.
    if (/^ячейк|^карта кар/u.test(said[0]!)) expect(new Set(said).size).toBeGreaterThan(2);
  });

  test('each tells what it is by its id', () => {
    const named = (...some: string[]): number => new Set(some.map((id) => texts.name(id))).size;
    expect([named('contract-1f-1', 'contract-1f-2'), named('L3-1', 'L3-2'), named('N1', 'N2'), named('r1c1', 'r1c2'), named('wall:N1', 'wall:N2'), named('queue:NW', 'queue:SE'), named('camelMarket:A', 'camelMarket:B')]).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect([named('site-wall-teal', 'site-wall-sand', 'site-palace-teal'), named('segment-teal-1', 'segment-teal-2', 'segment-sand-1', 'gate-teal-3', 'gate-sand-3'), named('caravan-ginger-1', 'caravan-pepper-1'), named('scoring-palace', 'scoring-library'), named('solo:wall', 'solo:mosque')]).toEqual([3, 5, 2, 2, 2]);
  });
});

describe('sentences with what is said only at times', () => {
  const says = (event: object): string => texts.sayEvent({ seat: 0, automaton: null, rule: 'MERV-TURN-1', ...event } as never);

  test('MERV-QUEUE-3: camels paid and found, in the accusative', () => {
    const joined = (paid: number, found: number): string => says({ kind: 'queue-joined', space: 2, corner: 'NE', paid, found }).replace(/^.*?на северо-востоке/u, '');
    expect([joined(0, 0), joined(1, 0), joined(0, 2), joined(2, 1)]).toEqual(['.', ', платит 1 верблюда.', ', находит 2 верблюдов.', ', платит 2 верблюдов, находит 1 верблюда.']);
  });

  test('MERV-TERM-10: nothing is paid, or cubes and favour; where it comes from, unless the magistrate says it himself', () => {
    const paid = (amounts: object, source = 'queue'): string => says({ kind: 'paid', amounts, source, discount: false, converted: false });
    expect([paid({}), paid({ camel: 1 }), paid({ camel: 1 }, 'magistrate')].map((one) => one.replace(/^.*? 1 (?=\S+ит|ничего)/u, ''))).toEqual([
      expect.stringMatching(/ничего не платит \(шкала очередности\)\.$/u), expect.stringMatching(/платит 1 верблюда \(шкала очередности\)\.$/u), expect.stringMatching(/платит 1 верблюда\.$/u),
    ]);
  });

  test('MERV-INV-3: an attack from one side or from all, on nobody, on one site, on several', () => {
    const attack = (side: string, ...cells: string[]): string => says({ kind: 'attacked', seat: null, side, cells });
    expect([attack('all'), attack('N', 'r1c1'), attack('all', 'r1c1', 'r1c2')]).toEqual([
      'Монголы нападают со всех сторон, но незащищённых зданий на пути нет.', 'Монголы нападают с севера: участок r1c1.', expect.stringMatching(/^Монголы нападают со всех сторон: участки .*r1c1 и .*r1c2\.$/u),
    ]);
  });

  test('MERV-MARKET-14, MERV-MARKET-16: where a camel of a route goes, and to which place there', () => {
    const goes = (to: string, place: string | null): string => says({ kind: 'route-camel-placed', to, place });
    expect([goes('box', null), goes('market', 'topLeft')]).toEqual([expect.stringMatching(/: в коробку\.$/u), expect.stringMatching(/: на верблюжий базар \(верхний левый угол\)\.$/u)]);
  });

  test('MERV-UPG-1: white upgrades, and those with a cube more of a colour', () => {
    expect(['upgrade-white', 'upgrade-bonus-teal', 'upgrade-bonus-sand'].map((id) => texts.name(id))).toEqual(['улучшение с белым кубом', 'улучшение с дополнительным кубом (бирюзовый)', 'улучшение с дополнительным кубом (песчаный)']);
  });

  test('MERV-CM-4: what lies in front of the magistrate', () => {
    const deck = (card: string | null, rule: string): string => says({ kind: 'solo-deck', seat: null, automaton: 'magistrate', card, rule });
    expect([deck(null, 'MERV-CM-16'), deck('wall', 'MERV-CM-4'), deck('wall', 'MERV-R-47')]).toEqual(['Перед судьёй нет карты.', 'Перед судьёй лежит карта: стена.', 'Карта судьи отыграна: стена.']);
  });

  test('MERV-CONTRACT-5: a contract by its name, one of the magistrate with what is on it', () => {
    const fulfilled = (seat: number | null): string => says({ kind: 'contract-fulfilled', seat, automaton: seat === null ? 'magistrate' : null, contract: 'contract-1f-1', goods: ['common', 'common'], scroll: 0, vp: 6 });
    expect(fulfilled(0)).toContain('выполняет контракт 1f-1;');
    expect(fulfilled(null)).toContain('выполняет контракт 1f-1 (1 расположение и 6 ПО за ');
  });

  test('MERV-MARKET-2, MERV-TURN-7: what is still to be done', () => {
    const asked = (key: string, kinds: readonly string[], params: object = {}): string => texts.sayPrompt({ asks: 'seat', key, params, kinds } as never);
    const market = (posted: number, kinds: readonly string[]): string => asked('marketplace', kinds, { units: 0, posted, bought: [] });
    for (const [posted, kinds] of [[0, ['post', 'buy']], [0, []]] as const) expect(market(posted, kinds)).toMatch(/^Основывайте торговый пост и приобретайте товары/u);
    for (const [posted, kinds] of [[0, ['buy']], [1, []], [1, ['buy']]] as const) expect(market(posted, kinds)).toMatch(/^Приобретайте товары/u);
    const after = (...kinds: string[]): string => asked('after', kinds);
    expect([after('endTurn'), after('takeCamels', 'endTurn'), after('placeCamel', 'endTurn'), after('fulfil', 'endTurn'), after()]).toEqual([
      'Закончите ход.', 'Используйте верблюжий базар или закончите ход.', 'Используйте верблюжий базар или закончите ход.', 'Выполните контракты или закончите ход.', 'Используйте верблюжий базар, выполните контракты или закончите ход.',
    ]);
  });
});
