import { box, cut, deal, part, single, type Face, type Part, type Sketch, type Spot, type Thing } from '../../words/content.js';
import { BLACK_DIE_COST, CHANGE_COST, COLUMN_BONUS, CONTRACT_COLUMNS, FIVE_COINS, KHANS_FAVOUR, KHAN_PLACES, MONEY_BAG, POST_VP, REROLL_COST, ROUNDS } from '../content/board.js';
import { LOCATIONS } from '../content/standard/map.js';
import type { Pack } from '../content/pack.js';
import { BAZAAR_KINDS } from '../content/resources.js';
import { layout } from './layout.js';

const space = (id: string, at: Spot, rest: Partial<Thing> & { readonly table?: string }): Sketch => ({ id, kind: 'space', group: 'mainAction', frame: 'board', at, dice: 1, table: 'spaces', ...rest });

/** One part for each deal of a face, side by side. */
const columnsOf = (at: Spot, face: Face): Part[] => cut(at, face.deals.length).map((spot, index) => part(String(index + 1), spot, index + 1, { by: 'all', deals: face.deals.slice(index, index + 1) }));

function bazaar({ bazaar: tables }: Pack): Sketch[] {
  const rows = cut(box(0, 0, 46, 100), BAZAAR_KINDS.length, 'down');
  return BAZAAR_KINDS.map((good, row) => {
    const at = rows[row] as Spot;
    const { dice, columns } = tables[good];
    const face: Face = { by: 'up-to-die', deals: columns.map((reward, index) => deal({ reward, die: index + 1 })) };
    const parts = columnsOf(box(8, at.y - at.h / 2, 38, at.h), face);
    return space(`bazaar.${good}`, at, { table: 'bazaar', dice, face, parts, facts: { good }, rules: ['VOY-BAZAAR-1', 'VOY-BAZAAR-2', ...(good === 'camel' ? ['VOY-BAZAAR-5'] : ['VOY-BAZAAR-3']), ...(good === 'gold' ? ['VOY-R-74'] : [])] });
  });
}

function contractsSpace(): Sketch {
  const at = box(78, 0, 22, 48);
  const bonus: Readonly<Partial<Record<number, number>>> = COLUMN_BONUS;
  const parts = cut(at, CONTRACT_COLUMNS).map((spot, index) => {
    const amount = bonus[index + 1];
    const face: Face | null = amount === undefined ? null : { by: 'choice', deals: [deal({ reward: { coin: amount } }), deal({ reward: { camel: amount } })] };
    return part(String(index + 1), spot, index + 1, face);
  });
  return space('contracts', at, { parts, rules: ['VOY-CONTRACT-1', 'VOY-CONTRACT-4', 'VOY-CONTRACT-6'] });
}

function mainActions(pack: Pack): Sketch[] {
  const khan = box(62, 0, 14, 48);
  const travel = box(78, 52, 22, 48);
  const steps: Face = { by: 'up-to-die', deals: pack.travelCosts.map((coin, index) => deal({ cost: { coin }, reward: { move: index + 1 }, die: index + 1 })) };
  return [
    ...bazaar(pack),
    space('fiveCoins', box(48, 0, 12, 48), { face: single({ reward: FIVE_COINS }), rules: ['VOY-COINS-1', 'VOY-COINS-2'] }),
    space('khansFavour', khan, { face: single({ reward: { anyGood: 1, ...KHANS_FAVOUR } }), parts: cut(khan, KHAN_PLACES).map((spot, at) => part(String(at + 1), spot)), rules: ['VOY-KHAN-1', 'VOY-KHAN-2', 'VOY-KHAN-3', 'VOY-KHAN-5'] }),
    contractsSpace(),
    space('travel', travel, { table: 'travelCosts', dice: 2, face: steps, parts: columnsOf(travel, steps), rules: ['VOY-TRAVEL-1', 'VOY-TRAVEL-3', 'VOY-TRAVEL-4', 'VOY-TRAVEL-5'] }),
    ...LOCATIONS.filter(({ cardSpaces }) => cardSpaces > 0).map(({ id, cardSpaces }): Sketch => {
      const { x, y } = layout.nodes[id] as Spot;
      const at = { x, y, w: 0, h: 0 };
      return { id: `cityCard:${id}`, kind: 'space', group: 'mainAction', table: 'locations', frame: 'map', at, dice: 1, facts: { city: id }, parts: Array.from({ length: cardSpaces }, (_, one) => part(String(one + 1), at)), rules: ['VOY-CARD-1', 'VOY-CARD-2', 'VOY-CARD-3', 'VOY-CARD-4'] };
    }),
  ];
}

function bonusActions(): Sketch[] {
  const spots = cut(box(62, 52, 14, 48), 2).flatMap((column) => cut(column, 2, 'down'));
  const action = (id: string, index: number, rest: Partial<Thing>): Sketch => ({ id, kind: 'space', group: 'bonusAction', table: 'spaces', frame: 'board', at: spots[index] as Spot, ...rest });
  return [
    { id: 'moneyBag', kind: 'space', group: 'bonusAction', table: 'spaces', frame: 'board', at: box(48, 52, 12, 48), dice: 1, face: single({ reward: MONEY_BAG, times: 'any' }), rules: ['VOY-BONUS-6', 'VOY-BONUS-7', 'VOY-BONUS-8'] },
    action('reroll', 0, { face: single({ cost: { camel: REROLL_COST }, times: 'any' }), rules: ['VOY-BONUS-9', 'VOY-BONUS-11'] }),
    action('change', 1, { face: single({ cost: { camel: CHANGE_COST }, times: 'any' }), rules: ['VOY-BONUS-10', 'VOY-BONUS-11'] }),
    action('buyBlackDie', 2, { face: single({ cost: { camel: BLACK_DIE_COST }, reward: { blackDie: 1 } }), rules: ['VOY-BONUS-12'] }),
    action('complete', 3, { rules: ['VOY-BONUS-2', 'VOY-BONUS-3', 'VOY-BONUS-5'] }),
  ];
}

/** A track beside the board: what its spaces are worth, in a frame of its own. */
const track = (id: string, values: readonly (readonly [id: string, value: number])[], rules: readonly string[]): Sketch => {
  const spots = cut(box(0, 0, 100, 100), values.length);
  return { id, kind: 'track', group: 'track', table: ['posts', 'rounds'].includes(id) ? 'spaces' : id, frame: id, at: box(0, 0, 100, 100), icons: ['vp'], parts: values.map(([name, value], at) => part(name, spots[at] as Spot, value)), rules };
};

/** Spaces and tracks of the board. */
export const boardThings = (pack: Pack): Sketch[] => [
  ...mainActions(pack),
  ...bonusActions(),
  track('beijing', pack.beijing.map((vp, at) => [String(at + 1), vp]), ['VOY-POST-9', 'VOY-SCORE-5']),
  track('goalCities', pack.goalCities.map((vp, cities) => [String(cities), vp]), ['VOY-SCORE-3']),
  track('posts', Object.entries(POST_VP), ['VOY-POST-5', 'VOY-WILHELM-6']),
  { ...track('rounds', Array.from({ length: ROUNDS }, (_, at) => [String(at + 1), at + 1]), ['VOY-GEN-1', 'VOY-ROUND-1']), icons: [] },
];
