import { describe, expect, test } from 'vitest';
import { content as voyagesContent } from '../../src/voyages/faces/index.js';
import { content as marcoPolo2Content } from '../../src/marco-polo-2/faces/index.js';
import { content as mervContent } from '../../src/merv/faces/index.js';
import { printed as voyagesPrinted } from '../../src/voyages/words/printed/index.js';
import { printed as marcoPolo2Printed } from '../../src/marco-polo-2/words/printed/index.js';
import { printed as mervPrinted } from '../../src/merv/words/printed/index.js';
import { rules as voyagesRules } from '../../src/voyages/words/rules.js';
import { rules as marcoPolo2Rules } from '../../src/marco-polo-2/words/rules.js';
import { rules as mervRules } from '../../src/merv/words/rules.js';
import { texts as polish } from '../../src/voyages/words/texts/pl.js';
import { texts as english } from '../../src/voyages/words/texts/en/index.js';
import { texts as hungarian } from '../../src/marco-polo-2/words/texts/hu.js';
import { texts as portuguese } from '../../src/marco-polo-2/words/texts/pt.js';
import { texts as russian } from '../../src/marco-polo-2/words/texts/ru/index.js';
import { texts as mervRussian } from '../../src/merv/words/texts/ru/index.js';
import type { PrintedNames } from '../../src/words/printed.js';

const all = [{ printed: voyagesPrinted, content: voyagesContent }, { printed: marcoPolo2Printed, content: marcoPolo2Content }, { printed: mervPrinted, content: mervContent }];

/** Things named, terms, nominatives of ours, further forms: as counted in the books. */
const counted = (names: PrintedNames | undefined): readonly number[] => {
  const terms = Object.values(names ?? {}).flat();
  return [Object.keys(names ?? {}).length, terms.length, terms.filter(({ seen }) => seen !== undefined).length, terms.flatMap(({ few, many, other, plural }) => [few, many, other, plural].filter((form) => form !== undefined)).length];
};

describe('the printed terms', () => {
  test('are all there: 920 terms of five books', () => {
    expect(counted(voyagesPrinted.books.pl)).toEqual([121, 158, 44, 70]);
    expect(counted(marcoPolo2Printed.books.ru)).toEqual([153, 193, 49, 98]);
    expect(counted(marcoPolo2Printed.books.hu)).toEqual([133, 173, 49, 20]);
    expect(counted(marcoPolo2Printed.books.pt)).toEqual([132, 158, 12, 50]);
    expect(counted(mervPrinted.books.ru)).toEqual([181, 238, 34, 96]);
  });

  test('name components that exist, and every place, character and resource with a term is led to', () => {
    for (const { printed, content } of all) {
      const ids = new Set(content.things.map(({ id }) => id));
      const groups = new Set(content.things.map(({ group }) => group));
      for (const { id, things = [], groups: named = [] } of printed.terms) {
        expect([id, things.filter((thing) => !ids.has(thing)), named.filter((group) => !groups.has(group))]).toEqual([id, [], []]);
        const [group, word] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
        if (['places', 'characters', 'palace', 'breakthroughs'].includes(group) && ids.has(word)) expect(things).toContain(word);
      }
      for (const names of Object.values(printed.books)) for (const key of Object.keys(names)) expect(printed.terms.map(({ id }) => id)).toContain(key);
    }
  });

  test('lead to components and to rules', () => {
    expect(voyagesRules.printed('Rynek')).toEqual([{ language: 'pl', printed: 'Rynek', id: 'actions:bazaar', en: 'bazaar', things: ['bazaar.camel', 'bazaar.pepper', 'bazaar.silk', 'bazaar.gold'], groups: [] }]);
    expect(voyagesRules.find('Rynek')[0]?.rule.id).toMatch(/^VOY-BAZAAR-/);
    expect(marcoPolo2Rules.printed('céhpecsét')[0]).toMatchObject({ language: 'hu', id: 'components:guildSeals', groups: ['guildSeal'] });
    expect(marcoPolo2Rules.printed('Пекин')[0]).toMatchObject({ language: 'ru', things: ['beijing'] });
    expect(mervRules.printed('дворец')[0]).toMatchObject({ language: 'ru', things: ['palace'] });
    expect(voyagesRules.printed('submarine')).toEqual([]);
  });

  test('lead to a rule, every one of them: only titles do not', () => {
    let count = 0;
    const lost: string[] = [];
    for (const [{ printed: { books, terms } }, rules] of [[all[0]!, voyagesRules], [all[1]!, marcoPolo2Rules], [all[2]!, mervRules]] as const) {
      for (const { rules: named = [] } of terms) expect(named.filter((id) => rules.rule(id) === undefined)).toEqual([]);
      for (const [language, names] of Object.entries(books)) for (const [id, list] of Object.entries(names)) for (const { is } of list) {
        count += 1;
        if (!rules.printed(is).some((hit) => hit.id === id && hit.language === language)) lost.push(`${language} ${is}: not found`);
        if (rules.find(is).length === 0) lost.push(id);
      }
    }
    expect(count).toBe(920);
    expect([...new Set(lost)]).toEqual(['words:title', 'words:In the Service of the Khan', 'words:The Heart of the Silk Road']);
    expect(marcoPolo2Rules.find('фактория')[0]?.rule.id).toBe('MP2-POST-1');
  });

  test('can be listed, of all books or of one', () => {
    expect([voyagesRules, marcoPolo2Rules, mervRules].flatMap(({ terms }) => terms().flatMap(({ names }) => names))).toHaveLength(920);
    const goals = voyagesRules.terms('pl').find(({ id }) => id === 'components:goalCards');
    expect(goals).toMatchObject({ en: 'goal card', groups: ['goalCard'] });
    expect(goals!.names[0]!.is).toBe('karta celu');
    expect(voyagesRules.terms('hu')).toEqual([]);
  });

  test('a nominative of ours leads to the form that is printed', () => {
    expect(voyagesRules.printed('wielblad')[0]).toMatchObject({ printed: 'Wielbłąda', things: ['camel'] });
  });
});

describe('languages with the terms of a book', () => {
  test('name things as the book does, and count them by the plural rule of the language', () => {
    expect([1, 2, 5, 22, 25].map((amount) => polish.count(amount, 'coin'))).toEqual(['1 moneta', '2 monety', '5 monet', '22 monety', '25 monet']);
    expect([polish.name('kashgar'), polish.name('khansFavour'), polish.name('c19')]).toEqual(['Kaszgar', 'Łaska Khana', 'kontrakt c19']);
    expect([1, 2].map((amount) => hungarian.count(amount, 'camel'))).toEqual(['1 teve', '2 teve']);
    expect([hungarian.name('beijing'), hungarian.name('farmer')]).toEqual(['Peking', 'földművesek céhe']);
    expect([1, 2].map((amount) => portuguese.count(amount, 'coin'))).toEqual(['1 moeda', '2 moedas']);
    expect([portuguese.name('khansFavour'), portuguese.name('blackDie')]).toEqual(['A boa vontade do Khan', 'dado preto']);
  });

  test('no form is made up: where the one after a number is not printed, the number stands behind the word', () => {
    expect([1, 2].map((amount) => polish.count(amount, 'gold'))).toEqual(['1 złoto', 'złoto: 2']);
  });

  test('what the book has no word for, and every sentence, is English', () => {
    expect(polish.name('moscow')).toBe('Moscow');
    expect(polish.count(2, 'time')).toBe('2 times');
    expect(polish.sayMove(null, { kind: 'reroll', die: 'own3' })).toBe(english.sayMove(null, { kind: 'reroll', die: 'own3' }));
    expect(polish.players(['Ola']).sayEvent({ kind: 'turn-begins', seat: 0, rule: 'VOY-TURN-1' })).toBe('Ola is on turn.');
    expect(polish.sayRuling('occupiedBy')).toBe('Which dice make a space occupied?');
  });

  test('the Russian texts use the Russian terms', () => {
    for (const [texts, { books, terms }] of [[russian, marcoPolo2Printed], [mervRussian, mervPrinted]] as const) {
      for (const { id, things = [] } of terms) {
        const [group, thing] = [id.slice(0, id.indexOf(':')), things[0]];
        const names = books.ru?.[id] ?? [];
        if (thing === undefined || things.length > 1 || names.length === 0 || names[0]?.wording) continue;
        if (['places', 'characters', 'palace', 'spices'].includes(group) && id.endsWith(`:${thing}`) && thing !== 'spiceSets') expect(names.map(({ is }) => is.toLowerCase())).toContain(texts.name(thing).toLowerCase());
        const many = names.flatMap((name) => name.many ?? []);
        if (group === 'resources' && many.length > 0) expect(many.map((form) => `5 ${form}`)).toContain(texts.count(5, thing));
      }
    }
  });

});
