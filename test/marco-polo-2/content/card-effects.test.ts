// City cards: the rule that speaks of each, what it shows, and what the rules look up.
import { describe, expect, test } from 'vitest';
import { cardOf, kindOfEffect, type CardEffect } from '../../../src/marco-polo-2/content/card-effects.js';
import { packProblem, standardPack } from '../../../src/marco-polo-2/index.js';
import { offer, one } from '../../words/faces.js';

const { cityCards } = standardPack();

const telling = (rule: string): string[] => cityCards.filter(({ effect }) => kindOfEffect(effect).rules(effect).includes(rule)).map(({ id }) => id);

describe('every card is told by a rule', () => {
  test.each([
    ['MP2-CARD-5', ['k02', 'k12', 'k13']], ['MP2-CARD-7', ['k07']], ['MP2-CARD-8', ['k08']], ['MP2-CARD-9', ['k03', 'k21']], ['MP2-CARD-10', ['k04']], ['MP2-CARD-11', ['k09']],
    ['MP2-CARD-12', ['k05', 'k06']], ['MP2-CARD-13', ['k05', 'k06']], ['MP2-CARD-14', ['k10']], ['MP2-CARD-15', ['k11', 'k20']],
    ['MP2-CARD-6', ['k01', 'k14', 'k15', 'k16', 'k17', 'k18', 'k19', 'k22', 'k23', 'k24', 'k25']],
  ])('%s: %j', (rule, ids) => { expect(telling(rule)).toEqual(ids); });

  test('MP2-CARD-7 MP2-CARD-8: two directions are two rules, as points are given or not', () => {
    const trade = (vp: number): CardEffect => ({ kind: 'repeat', options: [{ cost: { camel: 1 }, reward: { coin: 3 } }, { cost: vp > 0 ? { vp } : { coin: 1 }, reward: { camel: 1 } }] });
    expect([0, 1].map((vp) => kindOfEffect(trade(vp)).rules(trade(vp)))).toEqual([['MP2-CARD-7'], ['MP2-CARD-8']]);
  });
});

describe('every card shows what it does', () => {
  const face = (id: string): unknown => cityCards.filter((card) => card.id === id).map(({ effect }) => kindOfEffect(effect).face(effect))[0];
  test('MP2-CARD-11: two coins a pip, as many pips as the die shows', () => { expect(face('k09')).toEqual(one({ reward: { coin: 2 }, times: 'die', per: 'pip' })); });
  test('MP2-CARD-9 MP2-CARD-10: a point a completed contract, two coins a post, as many as the die shows', () => {
    expect([face('k03'), face('k04')]).toEqual([one({ reward: { vp: 1 }, times: 'die', per: 'completed-contract' }), one({ reward: { coin: 2 }, times: 'die', per: 'post' })]);
  });
  test('MP2-CARD-13: so many city bonuses by the value of the die', () => {
    expect(face('k05')).toEqual({ by: 'die', deals: [1, 1, 1, 1, 2, 2].map((ownCityBonus, at) => offer({ reward: { ownCityBonus }, die: at + 1 })) });
  });
});

describe('a card as rules look it up', () => {
  test('what a kind does not say is empty', () => {
    const nothing = { options: [], steps: 0, byDie: [], cities: [] };
    const kept = { repeat: ['options', 'steps'], table: ['byDie'], perCount: [], cityBonus: ['cities'], cityBonusPaid: ['options'], coinsPerPip: [], guildSeals: ['options'] } as const;
    for (const entry of cityCards) {
      const card = cardOf(entry);
      const others = (Object.keys(nothing) as (keyof typeof nothing)[]).filter((key) => !(kept[entry.effect.kind] as readonly string[]).includes(key));
      for (const key of others) expect([entry.id, key, card[key]]).toEqual([entry.id, key, nothing[key]]);
    }
  });

  test('a card has one to four exchanges, and six values of a die', () => {
    const complaint = (effect: unknown): string | undefined => packProblem({ ...standardPack(), cityCards: cityCards.map((card) => (card.id === 'k14' ? { ...card, effect } : card)) })?.message;
    const trades = (count: number): unknown => ({ kind: 'repeat', options: Array.from({ length: count }, () => ({ cost: { coin: 1 }, reward: { camel: 1 } })) });
    expect([0, 1, 4, 5].map((count) => complaint(trades(count)))).toEqual(['expected 1 to 4 items', undefined, undefined, 'expected 1 to 4 items']);
    const byDie = (count: number): unknown => ({ kind: 'table', byDie: Array.from({ length: count }, () => ({ silk: 1 })) });
    expect([5, 6, 7].map((count) => complaint(byDie(count)))).toEqual(['expected 6 to 6 items', undefined, 'expected 6 to 6 items']);
  });
});
