import { describe, expect, test } from 'vitest';
import { BAZAAR } from '../../../src/voyages/content/board.js';
import { content } from '../../../src/voyages/faces/index.js';
import { standardPack } from '../../../src/voyages/index.js';
import { isRow, naming, offer, one, thing, thingsOf, upTo, wrongSpots } from '../../words/faces.js';

const space = (id: string) => thing(content, 'space', id);
const track = (id: string) => thing(content, 'track', id);
const numbered = (id: string) => space(id).parts.map((part) => [part.id, part.value]);
const pack = standardPack();
const BAZAARS = ['bazaar.camel', 'bazaar.gold', 'bazaar.pepper', 'bazaar.silk'];
const CARD_CITIES = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra'];
const CARD_SPACES = CARD_CITIES.map((id) => `cityCard:${id}`);

describe('the areas of the board', () => {
  test('hold their parts, none on another', () => {
    expect(wrongSpots(content)).toEqual([]);
  });

  test('VOY-SPACE-1: are those of the six main actions: one for each large city beside the board', () => {
    const main = thingsOf(content, 'space', 'mainAction');
    expect(main.filter(({ frame }) => frame === 'board').map(({ id }) => id).sort()).toEqual([...BAZAARS, 'contracts', 'fiveCoins', 'khansFavour', 'travel']);
    expect(main.filter(({ frame }) => frame === 'map').map(({ id }) => id)).toEqual(CARD_SPACES);
    expect(main).toHaveLength(8 + 7);
  });

  test('VOY-BONUS-1: are those of the five bonus actions', () => {
    const bonus = thingsOf(content, 'space', 'bonusAction');
    expect(bonus.map(({ id }) => id).sort()).toEqual(['buyBlackDie', 'change', 'complete', 'moneyBag', 'reroll']);
    expect(bonus.map(({ frame }) => frame)).toEqual(Array.from({ length: 5 }, () => 'board'));
    expect(thingsOf(content, 'space')).toHaveLength(15 + 5);
    // Those that cost camels and contracts stand two by two.
    const four = bonus.filter(({ id }) => id !== 'moneyBag').map(({ at }) => at!);
    expect([new Set(four.map(({ x }) => x)).size, new Set(four.map(({ y }) => y)).size]).toEqual([2, 2]);
  });

  test('VOY-SPACE-3: show how many dice are placed, and bonus actions other than the bag take none', () => {
    const dice = Object.fromEntries(thingsOf(content, 'space').map(({ id, dice: count }) => [id, count]));
    expect(dice).toEqual({ ...Object.fromEntries(CARD_SPACES.map((id) => [id, 1])), 'bazaar.camel': 1, 'bazaar.pepper': 1, 'bazaar.silk': 2, 'bazaar.gold': 3, fiveCoins: 1, khansFavour: 1, contracts: 1, travel: 2, moneyBag: 1, reroll: null, change: null, buyBlackDie: null, complete: null });
  });

  test.each(['camel', 'pepper', 'silk', 'gold'] as const)('VOY-BAZAAR-2: the bazaar of %s has six columns from left to right, and one up to the die is chosen', (good) => {
    const { face, parts, facts } = space(`bazaar.${good}`);
    const deals = BAZAAR[good].columns.map((reward, at) => offer({ reward, die: at + 1 }));
    expect(numbered(`bazaar.${good}`)).toEqual(upTo(6).map((column) => [String(column), column]));
    expect(isRow(parts)).toBe(true);
    expect(face).toEqual({ by: 'up-to-die', deals });
    expect(parts.map((part) => part.face)).toEqual(deals.map((deal) => ({ by: 'all', deals: [deal] })));
    expect(facts).toEqual({ good });
  });

  test('VOY-TRAVEL-1, VOY-TRAVEL-3: the travel space has a step for every pip, at its price', () => {
    const deals = pack.travelCosts.map((coin, at) => offer({ cost: { coin }, reward: { move: at + 1 }, die: at + 1 }));
    expect(space('travel').face).toEqual({ by: 'up-to-die', deals });
    expect(numbered('travel')).toEqual(upTo(6).map((steps) => [String(steps), steps]));
    expect(space('travel').parts.map((part) => part.face)).toEqual(deals.map((deal) => ({ by: 'all', deals: [deal] })));
    expect(isRow(space('travel').parts)).toBe(true);
  });

  test('VOY-KHAN-1, VOY-KHAN-2: a good of choice and two camels, on four places in a line', () => {
    expect(space('khansFavour').face).toEqual(one({ reward: { anyGood: 1, camel: 2 } }));
    expect(numbered('khansFavour')).toEqual(upTo(4).map((place) => [String(place), null]));
    expect(isRow(space('khansFavour').parts)).toBe(true);
  });

  test('VOY-COINS-1: five coins', () => {
    expect(space('fiveCoins').face).toEqual(one({ reward: { coin: 5 } }));
  });

  test('VOY-CONTRACT-4: coins or camels with the contracts of columns 5 and 6, one of the two', () => {
    const either = (amount: number) => ({ by: 'choice', deals: [offer({ reward: { coin: amount } }), offer({ reward: { camel: amount } })] });
    expect(numbered('contracts')).toEqual(upTo(6).map((column) => [String(column), column]));
    expect(space('contracts').parts.map((part) => part.face)).toEqual([null, null, null, null, either(1), either(2)]);
    expect(isRow(space('contracts').parts)).toBe(true);
    expect(space('contracts').face).toBeNull();
  });

  test('VOY-BONUS-6, VOY-BONUS-7: three coins for every die in the bag', () => {
    expect(space('moneyBag').face).toEqual(one({ reward: { coin: 3 }, times: 'any' }));
  });

  test('VOY-BONUS-9, VOY-BONUS-10, VOY-BONUS-11, VOY-BONUS-12: a camel to reroll and two to change as often as wanted, three for a black die', () => {
    expect(['reroll', 'change', 'buyBlackDie', 'complete'].map((id) => space(id).face)).toEqual([one({ cost: { camel: 1 }, times: 'any' }), one({ cost: { camel: 2 }, times: 'any' }), one({ cost: { camel: 3 }, reward: { blackDie: 1 } }), null]);
  });

  test('VOY-COMP-6, VOY-CARD-1: a space for each card in its city, three in Sumatra', () => {
    for (const city of CARD_CITIES) {
      const { parts, at, facts } = space(`cityCard:${city}`);
      const there = thing(content, 'location', city).at!;
      expect(parts.map(({ id }) => id), city).toEqual(city === 'sumatra' ? ['1', '2', '3'] : ['1']);
      expect([at, ...parts].map((spot) => [spot!.x, spot!.y]), city).toEqual([at, ...parts].map(() => [there.x, there.y]));
      expect(facts).toEqual({ city });
    }
  });

  test('VOY-POST-9, VOY-SCORE-3, VOY-POST-5, VOY-WILHELM-6, VOY-GEN-1: tracks say what their spaces are worth', () => {
    const worth = (id: string) => track(id).parts.map((part) => [part.id, part.value]);
    expect(worth('beijing')).toEqual([['1', 10], ['2', 7], ['3', 4], ['4', 1]]);
    expect(worth('goalCities')).toEqual([['0', 0], ['1', 1], ['2', 3], ['3', 6], ['4', 10]]);
    expect(worth('posts')).toEqual([['8', 5], ['9', 10], ['11', 10]]);
    expect(worth('rounds')).toEqual(upTo(5).map((round) => [String(round), round]));
    expect(thingsOf(content, 'track', 'track').map(({ id, frame, icons }) => [id, frame, icons])).toEqual([['beijing', 'beijing', ['vp']], ['goalCities', 'goalCities', ['vp']], ['posts', 'posts', ['vp']], ['rounds', 'rounds', []]]);
    for (const { parts } of thingsOf(content, 'track')) expect(isRow(parts)).toBe(true);
  });
});

describe('rules lead to the areas they speak of', () => {
  test.each([
    ['VOY-BAZAAR-1', BAZAARS],
    ['VOY-BAZAAR-2', BAZAARS],
    ['VOY-BAZAAR-3', BAZAARS.filter((id) => id !== 'bazaar.camel')],
    ['VOY-BAZAAR-5', ['bazaar.camel']],
    ['VOY-R-74', ['bazaar.gold']],
    ['VOY-COINS-1', ['fiveCoins']],
    ['VOY-COINS-2', ['fiveCoins']],
    ['VOY-KHAN-1', ['khansFavour']],
    ['VOY-KHAN-3', ['khansFavour']],
    ['VOY-CONTRACT-4', ['contracts']],
    ['VOY-CONTRACT-6', ['contracts']],
    ['VOY-TRAVEL-3', ['travel']],
    ['VOY-TRAVEL-5', ['travel']],
    ['VOY-CARD-1', [...CARD_SPACES].sort()],
    ['VOY-CARD-3', [...CARD_SPACES].sort()],
    ['VOY-BONUS-6', ['moneyBag']],
    ['VOY-BONUS-9', ['reroll']],
    ['VOY-BONUS-10', ['change']],
    ['VOY-BONUS-11', ['change', 'reroll']],
    ['VOY-BONUS-12', ['buyBlackDie']],
    ['VOY-BONUS-5', ['complete']],
    ['VOY-SCORE-5', ['beijing', 'beijing']],
    ['VOY-POST-5', ['posts']],
    ['VOY-GEN-1', ['rounds']],
  ])('%s', (rule, ids) => {
    expect(naming(content, rule)).toEqual(ids);
  });
});
