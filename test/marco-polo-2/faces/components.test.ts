import { describe, expect, test } from 'vitest';
import { characters, firstGameCharacters } from '../../../src/marco-polo-2/content/characters.js';
import type { About } from '../../../src/marco-polo-2/content/pack.js';
import { content } from '../../../src/marco-polo-2/faces/index.js';
import { standardPack } from '../../../src/marco-polo-2/index.js';
import { rules } from '../../../src/marco-polo-2/words/rules.js';
import type { Kind, Thing } from '../../../src/words/content.js';
import { idsOf, naming, offer, one, thing, thingsOf, unknown } from '../../words/faces.js';

const pack = standardPack();
type Entry = About & { readonly id: string };

/** Every group of components with the table it comes from. */
const TABLES: readonly (readonly [Kind, string, readonly Entry[], number])[] = [
  ['contract', 'contract', pack.contracts, 42], ['contract', 'startingContract', pack.startingContracts, 7], ['card', 'cityCard', pack.cityCards, 25], ['tile', 'cityBonus', pack.cityBonusMarkers, 7], ['tile', 'outpost', pack.outpostBonuses, 10],
  ['tile', 'offerTile', pack.offerTiles, 18], ['tile', 'guildSeal', pack.guildSeals, 4], ['tile', 'shield', pack.shields, 9], ['character', 'character', characters, 7], ['character', 'firstGameCharacter', firstGameCharacters, 7], ['goal', 'goalCard', pack.goalCards, 14],
];

describe('components', () => {
  test.each(TABLES)('MP2-COMP-2: %s, %s: are all there, as well known as their entries', (kind, group, entries, count) => {
    expect(entries).toHaveLength(count);
    expect(thingsOf(content, kind, group).map(({ id, provenance, note }) => [id, provenance, note])).toEqual(entries.map(({ id, source, note, confidence }) => [id, source, note ?? (confidence === undefined ? null : `confidence: ${confidence}`)]));
  });

  test('say how well they are known', () => {
    expect(unknown(content)).toEqual([]);
  });

  test('are of these groups alone', () => {
    const kinds = [...new Set(TABLES.map(([kind]) => kind))];
    expect(kinds.flatMap((kind) => thingsOf(content, kind)).filter(({ group }) => !TABLES.some(([, known]) => known === group))).toEqual([]);
  });

  test('MP2-COMP-1: dice, posts, figures and the hourglass are pieces that rules speak of', () => {
    const said: Readonly<Record<string, RegExp>> = { ownDie: /own die|player colour|own colour|colour/i, blackDie: /black di/i, whiteDie: /white die/i, neutralDie: /neutral di/i, post: /post/i, figure: /step|figure/i, hourglass: /first player/i };
    expect(thingsOf(content, 'piece', 'piece').map(({ id, provenance }) => `${id} ${provenance}`)).toEqual(Object.keys(said).map((id) => `${id} seed`));
    for (const { id, rules: named } of thingsOf(content, 'piece')) expect([id, named.length, named.every((rule) => said[id]!.test(rules.rule(rule)!.text))]).toEqual([id, 1, true]);
  });
});

describe('what is printed', () => {
  test('MP2-BONUS-3, MP2-BONUS-4: contracts show what is paid and what is received', () => {
    for (const { id, cost, reward } of [...pack.contracts, ...pack.startingContracts]) expect([id, thing(content, 'contract', id).face]).toEqual([id, one({ cost, reward })]);
    for (const rule of ['MP2-BONUS-3', 'MP2-BONUS-4']) expect(naming(content, rule)).toEqual([...idsOf([...pack.contracts, ...pack.startingContracts]), 'complete'].sort());
  });

  test('MP2-CONTRACT-9, MP2-CONTRACT-10: contracts of the pile, and those players start with', () => {
    expect(naming(content, 'MP2-CONTRACT-9')).toEqual(idsOf(pack.contracts));
    expect(naming(content, 'MP2-CONTRACT-10')).toEqual(idsOf(pack.startingContracts));
  });

  test('MP2-CARD-2, MP2-CARD-4: a card takes one die', () => {
    expect(thingsOf(content, 'card').map(({ dice }) => dice)).toEqual(pack.cityCards.map(() => 1));
    expect(naming(content, 'MP2-CARD-4')).toEqual(idsOf(pack.cityCards));
  });

  test('MP2-CARD-5, MP2-CARD-6, MP2-CARD-7, MP2-CARD-12, MP2-CARD-14: cards show what they trade', () => {
    const face = (id: string) => thing(content, 'card', id).face;
    expect(face('k01')).toEqual(one({ cost: { camel: 1, jade: 1 }, reward: { vp: 3 }, times: 'die' }));
    expect(face('k02')).toEqual({ by: 'die', deals: [1, 1, 1, 3, 3, 3].map((silk, at) => offer({ reward: { silk }, die: at + 1 })) });
    expect(face('k07')).toEqual({ by: 'choice', deals: [offer({ cost: { camel: 1 }, reward: { coin: 3 }, times: 'die' }), offer({ cost: { coin: 1 }, reward: { camel: 1 }, times: 'die' })] });
    expect(face('k06')).toEqual(one({ cost: { coin: 1 }, reward: { ownCityBonus: 1 }, times: 'die' }));
    expect(face('k10')).toEqual(one({ cost: { camel: 1 }, reward: { seal: 1 } }));
  });

  test('MP2-POST-9, MP2-POST-10: markers give every round, outpost tiles once', () => {
    for (const { id, bonus } of pack.cityBonusMarkers) expect([id, thing(content, 'tile', id).face]).toEqual([id, one({ reward: bonus, times: 'every-round' })]);
    for (const { id, bonus } of pack.outpostBonuses) expect([id, thing(content, 'tile', id).face]).toEqual([id, one({ reward: bonus })]);
    const tiles = { ...content, things: thingsOf(content, 'tile') };
    expect([naming(tiles, 'MP2-POST-9'), naming(tiles, 'MP2-POST-13'), naming(tiles, 'MP2-POST-10')]).toEqual([idsOf(pack.cityBonusMarkers), idsOf(pack.cityBonusMarkers), idsOf(pack.outpostBonuses)]);
  });

  test('MP2-BOOK-5, MP2-BOOK-6: an offer tile has two offers, for one jade and for two', () => {
    for (const { id, book, offers } of pack.offerTiles) {
      const { face, facts } = thing(content, 'tile', id);
      expect([id, facts, face]).toEqual([id, { book }, { by: 'choice', deals: offers.map(({ cost, reward }) => offer({ cost, reward })) }]);
      expect(face!.deals.map(({ cost }) => cost)).toEqual([{ jade: 1 }, { jade: 2 }]);
    }
    expect(naming(content, 'MP2-BOOK-6')).toEqual(idsOf(pack.offerTiles));
  });

  test('MP2-SEAL-2, MP2-SEAL-3, MP2-BONUS-6: a seal says its lowest die, the jade that comes with it, and what improving costs and brings', () => {
    const jade: Readonly<Record<string, readonly [number, number]>> = { farmer: [1, 0], spicer: [2, 1], tailor: [3, 2], jeweler: [4, 3] };
    for (const { id, name, upgradeCost, bonus } of pack.guildSeals) {
      const [minDie, pieces] = jade[id]!;
      const seal = thing(content, 'tile', id);
      expect([seal.name, seal.facts]).toEqual([name, { minDie }]);
      expect(seal.face).toEqual({ by: 'all', deals: [...(pieces > 0 ? [offer({ reward: { jade: pieces }, die: minDie })] : []), offer({ cost: upgradeCost, reward: bonus })] });
    }
    expect(naming(content, 'MP2-BONUS-6').filter((id) => id !== 'improve')).toEqual(idsOf(pack.guildSeals));
    expect(naming(content, 'MP2-SEAL-5')).toEqual(idsOf(pack.guildSeals));
  });

  test('MP2-SCORE-2, MP2-SCORE-3: a goal card shows four seals and shields, and what the seals are worth', () => {
    for (const { id, seals, shields } of pack.goalCards) {
      const { face, facts } = thing(content, 'goal', id);
      expect([id, facts]).toEqual([id, { seals: seals.map(({ seal, vp }) => `${seal}:${vp}`), shields }]);
      expect(face).toEqual(seals.length === 0 ? null : { by: 'all', deals: seals.map(({ vp }) => offer({ reward: { vp }, per: 'seal' })) });
      expect(seals.length + shields.length).toBe(4);
    }
    for (const rule of ['MP2-SCORE-2', 'MP2-SCORE-3']) expect(naming(content, rule)).toEqual(idsOf(pack.goalCards));
  });

  test('MP2-SCORE-4, MP2-ICON-7: shields are tiles of their own, without a face', () => {
    expect(thingsOf(content, 'tile', 'shield').map(({ face, facts, rules: named }) => [face, facts, named])).toEqual(pack.shields.map(() => [null, {}, ['MP2-ICON-7', 'MP2-SCORE-4']]));
  });
});

describe('characters', () => {
  const character = (id: string) => thing(content, 'character', id);
  const facts = ({ facts: { abilities: _, ...numbers } }: Thing) => numbers;

  test('MP2-CHAR-1: name all rules of their section of the book, and those of the first game the ruling about them', () => {
    for (const { id, name, group, rules: named } of thingsOf(content, 'character')) {
      const own = rules.rules.filter(({ kind, section }) => kind === 'rule' && section === name).map((rule) => rule.id);
      expect([id, named.filter((rule) => !/^MP2-(ICON|CHAR)-/.test(rule))]).toEqual([id, group === 'character' ? own : ['MP2-R-68', 'MP2-VAR-3']]);
      expect([id, named[0], own.length > 0]).toEqual([id, 'MP2-CHAR-1', group === 'character']);
    }
  });

  test('have their printed names', () => {
    expect(thingsOf(content, 'character').map(({ name }) => name)).toEqual([...characters, ...firstGameCharacters].map(({ name }) => name));
  });

  test('MP2-ABHA-1, MP2-R-68: incomes come every round', () => {
    const income = { 'abha-basu': { coin: 2 }, matteo: { contractTop: 1 }, 'niccolo-marco': { camel: 1 }, johannes: { coin: 3 } };
    for (const [id, reward] of Object.entries(income)) expect([id, character(id).face]).toEqual([id, one({ reward, times: 'every-round' })]);
    const silent = thingsOf(content, 'character').filter(({ face }) => face === null).map(({ id }) => id).sort();
    expect(silent).toEqual(['berke', 'de-wu', 'filippo-vitello', 'gantulga-od', 'mailin-tian-chin', 'mercator', 'raschid', 'wilhelm']);
  });

  test('MP2-MONGKE-3: three points for each oasis, and two coins or one camel', () => {
    expect(character('mongke-khan').face).toEqual({ by: 'choice', deals: [{ vp: 3, coin: 2 }, { vp: 3, camel: 1 }].map((reward) => offer({ reward, times: 'any', per: 'oasis' })) });
  });

  test('MP2-ISABELLA-1, MP2-ISABELLA-2: a bonus for each value of a die, and one for a pair of it', () => {
    const die = [{ coin: 2 }, { vp: 1 }, { camel: 1 }, { camel: 1 }, { vp: 1 }, { coin: 2 }];
    const pair = [{ jade: 1 }, { silk: 1 }, { gold: 1 }, { gold: 1 }, { silk: 1 }, { jade: 1 }];
    const every = (per: 'die' | 'pair') => (reward: object, at: number) => offer({ reward: { ...reward }, times: 'every-round', per, die: at + 1 });
    expect(character('isabella-donati').face).toEqual({ by: 'all', deals: [...die.map(every('die')), ...pair.map(every('pair'))] });
  });

  test('MP2-DEWU-1, MP2-DEWU-2, MP2-DEWU-3, MP2-ABHA-2, MP2-ABHA-3, MP2-MAILIN-1, MP2-R-68: numbers of their own, and one figure without', () => {
    const own: Readonly<Record<string, object>> = {
      'de-wu': { sealDice: 1, jadeOnImprove: 1, shieldPlus: 1 }, 'abha-basu': { jadeOnComplete: 1, vpPerJade: 1 }, 'mailin-tian-chin': { figures: 2, startCoin: 3 },
      'niccolo-marco': { figures: 2 }, wilhelm: { morePosts: 2, lastPostVp: 10 },
    };
    for (const one of thingsOf(content, 'character')) expect([one.id, facts(one)]).toEqual([one.id, { figures: 1, ...own[one.id] }]);
  });

  test('MP2-MAILIN-6, MP2-FILIPPO-3, MP2-GANTULGA-1, MP2-GANTULGA-2, MP2-R-68: abilities by name', () => {
    const abilities: Readonly<Record<string, readonly string[]>> = {
      'mailin-tian-chin': ['doubles'], 'filippo-vitello': ['keepsOutposts'], 'gantulga-od': ['lowestTravelOnly', 'freeRoutes'],
      raschid: ['namesDice'], matteo: ['whiteDie'], mercator: ['gleans'], berke: ['neverPaysOccupied'], wilhelm: ['postsOnPath'], johannes: ['jumps'],
    };
    for (const { id, facts: { abilities: has } } of thingsOf(content, 'character')) expect([id, has]).toEqual([id, abilities[id] ?? []]);
  });
});
