// All ways of the map, each walked. The rule books show one of them, Pagan to Kabul, and two sums; the other prices, the oases
// and the places of the sea routes are reconstructed.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../../src/marco-polo-2/index.js';
import { offered, player, position } from '../../helpers.js';

type Price = Partial<Record<'coin' | 'camel' | 'jade', number>>;

const ways: readonly (readonly [from: string, to: string, price: Price, seal?: string])[] = [
  ['beijing', 'xanadu', { camel: 2 }],
  ['beijing', 'xian', { coin: 2, camel: 1 }],
  ['beijing', 'yangzhou', { coin: 3 }],
  ['xanadu', 'oasis-gobi', { coin: 1, camel: 1 }],
  ['oasis-gobi', 'dunhuang', { camel: 2 }],
  ['xian', 'dunhuang', { coin: 2, camel: 2 }],
  ['xian', 'oasis-sichuan', { coin: 2 }],
  ['xian', 'fuzhou', { coin: 3 }],
  ['oasis-sichuan', 'kunming', { camel: 1 }],
  ['oasis-sichuan', 'lhasa', { camel: 3 }],
  ['yangzhou', 'fuzhou', { camel: 2 }],
  ['fuzhou', 'oasis-lingnan', { coin: 3, camel: 1 }],
  ['oasis-lingnan', 'pagan', { coin: 2, camel: 2 }],
  ['oasis-lingnan', 'oasis-assam', { coin: 1, camel: 2 }],
  ['oasis-assam', 'jaipur', { coin: 1, camel: 1 }],
  ['lhasa', 'oasis-assam', { camel: 2 }],
  ['lhasa', 'oasis-tarim', { coin: 2, camel: 2 }],
  ['kunming', 'pagan', { coin: 2, camel: 1 }],
  ['kunming', 'jaipur', { coin: 2, camel: 2, jade: 1 }],
  ['pagan', 'kabul', { coin: 6, camel: 2, jade: 1 }],
  ['dunhuang', 'oasis-tarim', { camel: 2 }],
  ['dunhuang', 'kashgar', { coin: 2, camel: 2, jade: 1 }],
  ['oasis-tarim', 'kashgar', { coin: 2, camel: 1 }],
  ['kashgar', 'balkh', { coin: 2, camel: 2 }],
  ['kashgar', 'kabul', { camel: 3 }],
  ['balkh', 'kabul', { coin: 3 }],
  ['balkh', 'oasis-khorasan', { camel: 2 }],
  ['kabul', 'jaipur', { coin: 3, camel: 1 }],
  ['kabul', 'oasis-kerman', { coin: 2, camel: 1 }],
  ['oasis-khorasan', 'baghdad', { coin: 3, camel: 1 }],
  ['oasis-kerman', 'baghdad', { coin: 2, camel: 2 }],
  ['oasis-kerman', 'hormuz', { camel: 2 }],
  ['jaipur', 'calicut', { coin: 2, camel: 1 }],
  ['yangzhou', 'pagan', { coin: 4 }, 'tailor'],
  ['fuzhou', 'calicut', { coin: 5 }, 'spicer'],
  ['pagan', 'calicut', { coin: 3 }, 'farmer'],
  ['calicut', 'hormuz', { coin: 4 }, 'jeweler'],
  ['hormuz', 'baghdad', { coin: 2 }, 'farmer'],
];

const guilds = ['farmer', 'spicer', 'tailor', 'jeweler'];

const withMarker = standardPack().locations.filter(({ bonusMarker }) => bonusMarker).map(({ id }) => id);

/** Somebody who chooses a first step, or `null` where none can be taken. Where a post would bring something he has one. */
function walker(figure: string, { coin = 0, camel = 0, jade = 0 }: Price, seals: string[]) {
  const at = position({ players: [{ coin, camel, jade, seals, figure, dice: ['own6', 'own5'], posts: withMarker }] });
  return at.refusal('travel middle own6+own5') === null ? at.play('travel middle own6+own5') : null;
}

const steps = (...given: Parameters<typeof walker>): readonly string[] => {
  const at = walker(...given);
  return at === null ? [] : offered(at, 'step').map((line) => line.slice('step '.length)).sort();
};

describe('routes', () => {
  for (const [from, to, price, seal] of ways) {
    test(`MP2-TRAVEL-6 ${from} - ${to}: its price, either way`, () => {
      const seals = seal === undefined ? [] : [seal];
      for (const [start, end] of [[from, to], [to, from]] as const) {
        expect(steps(start, price, seals)).toContain(end);
        for (const [what, amount] of Object.entries(price)) expect(steps(start, { ...price, [what]: amount - 1 }, seals), `a ${what} less`).not.toContain(end);
        const there = walker(start, price, seals)?.play(`step ${end}`, 'stop');
        expect(there && player(there)).toMatchObject({ figures: [end], coin: 0, camel: 0, jade: 0 });
        if (seal !== undefined) expect(steps(start, price, guilds.filter((other) => other !== seal)), 'MP2-TRAVEL-8').not.toContain(end);
      }
    });
  }

  test('MP2-TRAVEL-9: there are no others', () => {
    for (const { id } of standardPack().locations) {
      const beside = ways.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : [])).sort();
      expect(steps(id, { coin: 90, camel: 90, jade: 90 }, guilds), id).toEqual(beside);
    }
  });

  test('a route goes by the names of what it joins', () => {
    expect(standardPack().routes.filter(({ id, from, to }) => id !== `${from}--${to}`)).toEqual([]);
  });
});

test('places have the names they are known by: a city its own, an oasis that of the land it lies in', () => {
  const words = (name: string): string => name.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
  for (const { id, name, kind } of standardPack().locations) {
    expect(words(name)).toBe(id);
    expect(name).toMatch(kind === 'oasis' ? /^Oasis \([A-Z][a-z]+\)$/ : /^[A-Z][a-z]+$/);
  }
});
