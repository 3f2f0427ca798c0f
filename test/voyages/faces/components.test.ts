import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../../src/voyages/content/characters.js';
import { content } from '../../../src/voyages/faces/index.js';
import { standardPack } from '../../../src/voyages/index.js';
import { rules } from '../../../src/voyages/words/rules.js';
import type { Amounts, Kind } from '../../../src/words/content.js';
import { idsOf, naming, offer, one, thing, thingsOf, unknown, wrongAmounts } from '../../words/faces.js';

const pack = standardPack();

/** The cards a rule names by their ids, ranges included. */
const cardsIn = (rule: string): string[] => {
  const named = [...rules.rule(rule)!.text.matchAll(/`k(\d+)`(?: to `k(\d+)`)?/g)];
  return pack.cityCards.map(({ id }) => id).filter((id) => named.some(([, first, last = first]) => Number(id.slice(1)) >= Number(first) && Number(id.slice(1)) <= Number(last)));
};

describe('components', () => {
  test('VOY-COMP-2: are all there, each in its group', () => {
    const tables: readonly (readonly [Kind, string, readonly { readonly id: string }[], number])[] = [
      ['tile', 'cityBonus', pack.cityBonuses, 6], ['tile', 'outpost', pack.outpostBonuses, 10], ['character', 'character', CHARACTERS, 8], ['contract', 'startingContract', pack.startingContracts, 6],
      ['contract', 'regularContract', pack.regularContracts, 38], ['goal', 'goalCard', pack.goalCards, 18], ['card', 'cityCard', pack.cityCards, 31],
    ];
    for (const [kind, group, entries, count] of tables) {
      expect(thingsOf(content, kind, group).map(({ id }) => id), group).toEqual(entries.map(({ id }) => id));
      expect(entries, group).toHaveLength(count);
      expect(thingsOf(content, kind).filter((other) => !tables.some(([, known]) => known === other.group)), group).toEqual([]);
    }
  });

  test('are known from print or from sources: nothing of this game is reconstructed', () => {
    expect(content.things.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => id)).toEqual([]);
    expect(content.map.roads.filter(({ provenance }) => provenance !== 'public-2')).toEqual([]);
  });

  test('say how well they are known', () => {
    expect(unknown(content)).toEqual([]);
  });

  test('print whole numbers, of one at least', () => {
    expect(wrongAmounts(content)).toEqual([]);
  });

  test('VOY-COMP-3: dice of four sorts, posts, figures and the hourglass are pieces that rules speak of', () => {
    expect(thingsOf(content, 'piece', 'piece').map(({ id, provenance }) => `${id} ${provenance}`)).toEqual(['ownDie', 'blackDie', 'whiteDie', 'neutralDie', 'post', 'figure', 'hourglass'].map((id) => `${id} seed`));
    const said = { ownDie: /own die/i, blackDie: /black di/i, whiteDie: /white di/i, neutralDie: /neutral di/i, post: /post/i, figure: /figure/i, hourglass: /start player/i };
    for (const [id, words] of Object.entries(said)) for (const rule of thing(content, 'piece', id).rules) expect(`${id}: ${rules.rule(rule)!.text}`).toMatch(words);
    expect(content.things.filter(({ kind, rules: named }) => kind === 'piece' && named.includes('VOY-COMP-3'))).toEqual([]);
  });
});

describe('contracts', () => {
  test('VOY-BONUS-2, VOY-BONUS-3: show what is paid and what is gained, once', () => {
    for (const { id, cost, reward } of [...pack.startingContracts, ...pack.regularContracts]) expect(thing(content, 'contract', id).face, id).toEqual(one({ cost, reward }));
    expect(naming(content, 'VOY-BONUS-2').filter((id) => id !== 'complete')).toEqual(idsOf([...pack.startingContracts, ...pack.regularContracts]));
  });

  test('VOY-PSET-2, VOY-CONTRACT-1: are drawn by all, or taken from the row', () => {
    expect(naming(content, 'VOY-PSET-2')).toEqual(idsOf(pack.startingContracts));
    expect(naming(content, 'VOY-CONTRACT-1').filter((id) => id !== 'contracts')).toEqual(idsOf(pack.regularContracts));
  });

  test('VOY-R-73: the ruling on c24 is told with c24 alone', () => {
    expect(naming(content, 'VOY-R-73')).toEqual(['c24']);
  });
});

describe('city cards', () => {
  const formed = (form: string) => pack.cityCards.filter((entry) => entry.form === form);

  test('VOY-CARD-6: an exchange as often as the die shows', () => {
    for (const { id, cost = {}, reward = {} } of formed('exchange')) expect(thing(content, 'card', id).face, id).toEqual(one({ cost, reward, times: 'die' }));
  });

  test('VOY-CARD-7, VOY-CARD-8: an exchange either way', () => {
    for (const { id, options = [] } of formed('exchangeEither')) expect(thing(content, 'card', id).face, id).toEqual({ by: 'choice', deals: options.map((way) => offer({ ...way, times: 'die' })) });
    expect(formed('exchangeEither')).toHaveLength(3);
  });

  test('VOY-CARD-9, VOY-CARD-10, VOY-CARD-11: what is counted', () => {
    for (const [form, per] of [['perPip', 'pip'], ['perCompletedContract', 'completed-contract'], ['perPlacedTradingPost', 'post']] as const) {
      for (const { id, reward = {} } of formed(form)) expect(thing(content, 'card', id).face, id).toEqual(one({ reward, times: 'die', per }));
    }
  });

  test('VOY-CARD-12: an amount for every value of the die', () => {
    for (const { id, good = '', amountByDie = [] } of formed('byDie')) expect(thing(content, 'card', id).face, id).toEqual({ by: 'die', deals: amountByDie.map((amount, at) => offer({ reward: { [good]: amount }, die: at + 1 })) });
    expect(formed('byDie').map(({ amountByDie }) => amountByDie?.length)).toEqual([6, 6, 6, 6]);
  });

  // The book says which form a rule is about, and where ids stand in it, which cards.
  test.each(['VOY-CARD-7', 'VOY-CARD-8', 'VOY-CARD-9', 'VOY-CARD-12', 'VOY-CARD-13', 'VOY-CARD-15'])('%s: is named by the cards it names', (rule) => {
    expect(cardsIn(rule).length).toBeGreaterThan(0);
    expect(naming(content, rule).filter((id) => id.startsWith('k'))).toEqual(cardsIn(rule));
  });

  test.each(['VOY-CARD-6', 'VOY-CARD-10', 'VOY-CARD-11'])('%s: is named by the cards of its form, but for those with a rule of their own', (rule) => {
    const [, form = ''] = /^`(\w+)`/.exec(rules.rule(rule)!.text) ?? [];
    const apart = cardsIn('VOY-CARD-15');
    expect(naming(content, rule)).toEqual(idsOf(formed(form)).filter((id) => !apart.includes(id)));
  });

  test('VOY-CARD-2, VOY-CARD-3, VOY-CARD-4, VOY-R-53: each takes one die, and k18 has a ruling of its own', () => {
    expect(thingsOf(content, 'card').map(({ dice }) => dice)).toEqual(pack.cityCards.map(() => 1));
    for (const rule of ['VOY-CARD-2', 'VOY-CARD-4', 'VOY-CARD-5']) expect(naming(content, rule).filter((id) => id.startsWith('k'))).toEqual(idsOf(pack.cityCards));
    expect(naming(content, 'VOY-R-53')).toEqual(['k18']);
  });
});

describe('tiles, goals and characters', () => {
  test('VOY-POST-6: the bonus of a large city is gained once', () => {
    for (const { id, reward } of pack.outpostBonuses) expect(thing(content, 'tile', id).face, id).toEqual(one({ reward }));
  });

  test('VOY-POST-8, VOY-SETUP-4: the bonus of a small city comes every round, and the tile has its place', () => {
    for (const { id, reward, place } of pack.cityBonuses) {
      const { face, facts } = thing(content, 'tile', id);
      expect([id, face, facts]).toEqual([id, one({ reward, times: 'every-round' }), { place }]);
      expect(thing(content, 'location', place).group).toBe('small');
    }
  });

  test('VOY-SCORE-2: a goal card has two cities and its points', () => {
    for (const { id, cities, vp } of pack.goalCards) {
      const { face, facts } = thing(content, 'goal', id);
      expect([id, face, facts]).toEqual([id, one({ reward: { vp } }), { cities }]);
    }
    expect(naming(content, 'VOY-SCORE-2')).toEqual(idsOf(pack.goalCards));
  });

  test('VOY-MATTEO-2, VOY-NICCOLO-2, VOY-JOHANNES-3: three characters have an income, every round', () => {
    const income: Readonly<Record<string, Amounts>> = { matteo: { contract: 1 }, 'niccolo-marco': { camel: 1 }, johannes: { coin: 3 } };
    for (const { id, face } of thingsOf(content, 'character')) expect([id, face]).toEqual([id, income[id] === undefined ? null : one({ reward: income[id], times: 'every-round' })]);
  });

  test('VOY-NICCOLO-1, VOY-KUBILAI-1, VOY-WILHELM-1: characters begin with one figure in Venezia and nine posts, but for three', () => {
    const others: Readonly<Record<string, object>> = { 'niccolo-marco': { figures: 2 }, kubilai: { start: 'beijing' }, wilhelm: { posts: 11 } };
    for (const { id, facts } of thingsOf(content, 'character')) expect([id, facts]).toMatchObject([id, { figures: 1, start: 'venezia', posts: 9, ...others[id] }]);
  });

  test('VOY-CHAR-1: characters name all rules of their section of the book, and no others', () => {
    for (const { id, name, rules: named } of thingsOf(content, 'character')) {
      const own = rules.rules.filter(({ kind, section }) => kind === 'rule' && section === name).map((rule) => rule.id);
      expect(own.length, id).toBeGreaterThan(1);
      expect(named.filter((rule) => !/^VOY-(CHAR|ICON|DICE)-/.test(rule)), id).toEqual(own);
      expect(named, id).toContain('VOY-CHAR-1');
    }
  });
});
