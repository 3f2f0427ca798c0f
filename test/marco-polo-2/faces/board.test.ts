import { describe, expect, test } from 'vitest';
import { content, contentOf } from '../../../src/marco-polo-2/faces/index.js';
import { standardPack } from '../../../src/marco-polo-2/index.js';
import { isRow, naming, offer, one, thing, thingsOf, upTo, wrongAmounts, wrongSpots } from '../../words/faces.js';

const pack = standardPack();
const space = (id: string) => thing(content, 'space', id);
const BOOKS = ['book:I', 'book:II', 'book:III:lower', 'book:III:upper'];
const TRAVEL = ['travel:lower', 'travel:middle', 'travel:upper'];
const SPECIAL = ['special:baghdad', 'special:balkh', 'special:hormuz'];
const CARDS = pack.locations.filter(({ cardSpaces }) => cardSpaces > 0).map(({ id }) => `cityCard:${id}`).sort();

describe('the areas of the board', () => {
  test('hold their parts, none on another', () => {
    expect(wrongSpots(content)).toEqual([]);
    expect(wrongAmounts(content)).toEqual([]);
  });

  test('are those of the normal actions', () => {
    const normal = thingsOf(content, 'space', 'normalAction');
    expect(normal.filter(({ frame }) => frame === 'board').map(({ id }) => id).sort()).toEqual([...BOOKS, 'cityCard:area', 'contracts', 'guildSeals', 'khansFavour', ...TRAVEL]);
    expect(normal.filter(({ frame }) => frame === 'map').map(({ id }) => id).sort()).toEqual([...CARDS, ...SPECIAL]);
  });

  test('MP2-BONUS-3, MP2-BONUS-6, MP2-BONUS-8, MP2-BONUS-11, MP2-BONUS-12, MP2-BONUS-13: and of the six bonus actions', () => {
    const bonus = thingsOf(content, 'space', 'bonusAction');
    expect(bonus.map(({ id }) => id).sort()).toEqual(['blackDie', 'change', 'complete', 'improve', 'moneyBag', 'reroll']);
    expect(bonus.map(({ frame }) => frame)).toEqual(bonus.map(() => 'board'));
    expect(thingsOf(content, 'space').filter(({ group }) => !['normalAction', 'bonusAction'].includes(group))).toEqual([]);
    expect(bonus.map(({ dice }) => dice)).toEqual(bonus.map(({ id }) => (id === 'moneyBag' ? 1 : null)));
  });

  test('MP2-BOOK-1, MP2-BOOK-2, MP2-BOOK-5: books say their lowest die and two free offers, the third on two spaces', () => {
    const books = thingsOf(content, 'space').filter(({ facts }) => facts['book'] !== undefined);
    expect(books.map(({ id, dice }) => [id, dice])).toEqual([['book:I', 1], ['book:II', 1], ['book:III:upper', 1], ['book:III:lower', 1]]);
    for (const { facts, face, provenance, note } of books) {
      const book = pack.books.find(({ id }) => id === facts['book'])!;
      expect([facts['minDie'], provenance, note === null]).toEqual([{ I: 1, II: 3, III: 5 }[book.id], book.source, book.pinned === undefined]);
      expect(face).toEqual({ by: 'choice', deals: book.free.map(({ reward }) => offer({ reward })) });
    }
    expect(space('book:III:upper').at!.y).toBeLessThan(space('book:III:lower').at!.y);
    expect(new Set([space('book:III:upper'), space('book:III:lower')].map(({ at }) => at!.x)).size).toBe(1);
    expect(space('book:I').note).toContain('printed in the rule book');
  });

  test('MP2-TRAVEL-1, MP2-TRAVEL-2, MP2-TRAVEL-5, MP2-POST-5: three travel spaces, one over the other', () => {
    for (const { id, dice, maxSteps, cost, extraPost, source, note } of pack.travelSpaces) {
      expect(space(`travel:${id}`)).toMatchObject({ dice, provenance: source, note: note ?? null });
      expect(space(`travel:${id}`).face).toEqual(one({ cost, reward: { move: maxSteps, ...(extraPost ? { extraPost: 1 } : {}) } }));
    }
    expect(TRAVEL.map((id) => [space(id).dice, space(id).face!.deals[0]!.cost])).toEqual([[1, { coin: 2 }], [2, {}], [3, {}]]);
    expect(TRAVEL.map((id) => space(id).face!.deals[0]!.reward['extraPost'])).toEqual([undefined, undefined, 1]);
    const [lower, middle, upper] = TRAVEL.map((id) => space(id).at!);
    expect([upper!.y < middle!.y, middle!.y < lower!.y, lower!.x === upper!.x]).toEqual([true, true, true]);
  });

  test('MP2-SPECIAL-1, MP2-SPECIAL-2, MP2-SPECIAL-4: a special city has two spaces, a reward, and a seal whose bonus comes by the die', () => {
    expect(pack.specialCities.map(({ city }) => `special:${city}`).sort()).toEqual(SPECIAL);
    for (const { city, spaces, reward, seal, sealBonusTimes, source, note } of pack.specialCities) {
      const { x, y } = content.map.places.find(({ id }) => id === city)!;
      const { face, dice, at, parts, facts, provenance, note: said } = space(`special:${city}`);
      expect([face, dice, at, provenance, said]).toEqual([one({ reward }), 1, { x, y, w: 0, h: 0 }, source, note ?? null]);
      expect(parts).toEqual(upTo(spaces).map((number) => ({ id: String(number), x, y, w: 0, h: 0, value: null, face: null })));
      expect([facts, parts.length]).toEqual([{ city, seal, sealBonusTimes: sealBonusTimes.map(String) }, 2]);
    }
  });

  test('MP2-COMP-6, MP2-CARD-1, MP2-CARD-3: six spaces for cards beside cities, two in the action area', () => {
    for (const { id, cardSpaces, source } of pack.locations.filter((place) => place.cardSpaces > 0)) {
      const { x, y } = content.map.places.find((place) => place.id === id)!;
      const { dice, at, parts, facts, provenance } = space(`cityCard:${id}`);
      expect([dice, at, facts, provenance]).toEqual([1, { x, y, w: 0, h: 0 }, { city: id }, source]);
      expect(parts).toEqual(upTo(cardSpaces).map((number) => ({ id: String(number), x, y, w: 0, h: 0, value: null, face: null })));
    }
    expect(CARDS.flatMap((id) => space(id).parts)).toHaveLength(6);
    expect([space('cityCard:area').parts.map(({ id }) => id), isRow(space('cityCard:area').parts), space('cityCard:area').dice]).toEqual([['1', '2'], true, 1]);
  });

  test("MP2-KHAN-1, MP2-KHAN-2: four coins and two camels, on four places in a line", () => {
    expect(space('khansFavour').face).toEqual(one({ reward: { coin: 4, camel: 2 } }));
    expect([space('khansFavour').parts.map(({ id }) => id), isRow(space('khansFavour').parts), space('khansFavour').dice]).toEqual([['1', '2', '3', '4'], true, 1]);
  });

  test('MP2-SEAL-1, MP2-SEAL-3, MP2-CONTRACT-1, MP2-CONTRACT-2, MP2-CONTRACT-3: a seal for two dice, up to two contracts and three coins for one', () => {
    expect([space('guildSeals').dice, space('guildSeals').face]).toEqual([2, one({ reward: { seal: 1 } })]);
    expect([space('contracts').dice, space('contracts').face]).toEqual([1, one({ reward: { contractCity: 2, coin: 3 } })]);
  });

  test('MP2-BONUS-8, MP2-BONUS-11, MP2-BONUS-12, MP2-BONUS-13: the bag gives one of three, the others cost camels', () => {
    expect(space('moneyBag').face).toEqual({ by: 'choice', deals: [{ coin: 3 }, { camel: 2 }, { jade: 1 }].map((reward) => offer({ reward, times: 'any' })) });
    expect(['reroll', 'change', 'blackDie', 'complete', 'improve'].map((id) => space(id).face)).toEqual([one({ cost: { camel: 1 }, times: 'any' }), one({ cost: { camel: 2 }, times: 'any' }), one({ cost: { camel: 3 }, reward: { blackDie: 1 } }), null, null]);
  });

  test('MP2-SCORE-5, MP2-POST-4, MP2-GEN-1: tracks say what their steps are worth', () => {
    const worth = (id: string) => thing(content, 'track', id).parts.map((part) => [part.id, part.value]);
    expect(worth('shields')).toEqual(pack.shieldTrack.map(({ shields, points }) => [String(shields), points]));
    expect(worth('shields').filter(([id]) => id === '9' || id === '13')).toEqual([['9', 17], ['13', 43]]);
    expect(worth('posts')).toEqual([['9', 5], ['10', 5], ['11', 10]]);
    expect(worth('rounds')).toEqual(upTo(5).map((round) => [String(round), round]));
    expect(thingsOf(content, 'track', 'track').map(({ id, frame, icons }) => [id, frame, icons])).toEqual([['shields', 'shields', ['vp']], ['posts', 'posts', ['vp']], ['rounds', 'rounds', []]]);
    expect(thingsOf(content, 'track').map(({ parts }) => isRow(parts))).toEqual([true, true, true]);
    expect(thing(content, 'track', 'shields').note).toBe('printed for 9 and 13 shields');
  });
});

describe('rules lead to the areas they speak of', () => {
  test.each([
    ['MP2-BOOK-1', BOOKS], ['MP2-BOOK-2', BOOKS],
    ['MP2-KHAN-1', ['khansFavour']], ['MP2-KHAN-3', ['khansFavour']], ['MP2-KHAN-5', ['khansFavour']],
    ['MP2-SEAL-1', ['guildSeals']],
    ['MP2-TRAVEL-1', TRAVEL], ['MP2-TRAVEL-2', TRAVEL], ['MP2-TRAVEL-5', ['travel:lower']],
    ['MP2-CONTRACT-1', ['contracts']], ['MP2-CONTRACT-3', ['contracts']],
    ['MP2-SPECIAL-2', SPECIAL], ['MP2-SPECIAL-4', SPECIAL],
    ['MP2-CARD-1', CARDS], ['MP2-CARD-3', ['cityCard:area']],
    ['MP2-BONUS-8', ['moneyBag']], ['MP2-BONUS-9', ['moneyBag']], ['MP2-BONUS-11', ['reroll']], ['MP2-BONUS-12', ['change']], ['MP2-BONUS-13', ['blackDie']], ['MP2-BONUS-5', ['complete']], ['MP2-BONUS-7', ['improve']],
    ['MP2-SCORE-5', ['shields']], ['MP2-GEN-1', ['rounds']],
  ])('%s', (rule, ids) => {
    expect(naming(content, rule)).toEqual(ids);
  });

  test('MP2-CARD-2: every card, and every space for one', () => {
    expect(naming(content, 'MP2-CARD-2')).toEqual([...pack.cityCards.map(({ id }) => id), ...CARDS, 'cityCard:area'].sort());
  });

  test('MP2-POST-4, MP2-POST-5: the track of posts, and the space that brings one more', () => {
    expect(naming({ ...content, things: thingsOf(content, 'track') }, 'MP2-POST-4')).toEqual(['posts']);
    expect(naming({ ...content, things: thingsOf(content, 'space') }, 'MP2-POST-5')).toEqual(['travel:upper']);
  });
});

test('what a pack says without a note has none, and a place nobody drew lies in the middle', () => {
  const [city, ...others] = pack.specialCities;
  const { pinned: _, ...plain } = pack.books[0]!;
  const own = contentOf({
    ...pack,
    books: [plain, ...pack.books.slice(1)],
    locations: [...pack.locations, { ...pack.locations.find(({ id }) => id === 'kashgar')!, id: 'tashkent', name: 'Tashkent', pinned: {}, note: 'on our map alone' }],
    specialCities: [{ ...city!, city: 'tashkent', note: 'ours' }, ...others],
  });
  const middle = { x: 50, y: 50, w: 0, h: 0 };
  expect(['special:tashkent', 'cityCard:tashkent'].map((id) => thing(own, 'space', id).at)).toEqual([middle, middle]);
  expect(thing(own, 'location', 'tashkent')).toMatchObject({ at: middle, name: null, note: 'on our map alone' });
  expect(own.game).toBe('marco-polo-2');
  expect([thing(own, 'space', 'special:tashkent').note, thing(own, 'space', 'book:I').note]).toEqual(['ours', null]);
});
