import { box, cut, deal, part, single, type Face, type Sketch, type Spot, type Thing } from '../../words/content.js';
import type { Pack } from '../content/pack.js';
import { layout } from './layout.js';

type Rest = Partial<Thing> & Pick<Thing, 'provenance'>;

const space = (id: string, at: Spot, rest: Rest): Sketch => ({ id, kind: 'space', group: 'normalAction', frame: 'board', at, dice: 1, ...rest });

/** The spaces of the books, each with the free offers printed beside it. */
function bookSpaces({ books }: Pack): Sketch[] {
  const columns = cut(box(0, 0, 34, 100), books.length);
  return books.flatMap(({ id, minDie, spaces, free, source, pinned }, column) => cut(columns[column] as Spot, spaces.length, 'down').map((at, row) => {
    const face: Face = { by: 'choice', deals: free.map(({ reward }) => deal({ reward: { ...reward } })) };
    return space(spaces.length === 1 ? `book:${id}` : `book:${id}:${spaces[row] as string}`, at, { provenance: source, face, facts: { book: id, minDie }, rules: ['MP2-BOOK-1', 'MP2-BOOK-2', 'MP2-BOOK-4', 'MP2-BOOK-5'], ...(pinned === undefined ? {} : { note: 'how many spaces there are and the lowest die are printed in the rule book' }) });
  }));
}

const travelSpaces = ({ travelSpaces: table }: Pack): Sketch[] => {
  const rows = cut(box(52, 0, 18, 100), table.length, 'down');
  return table.map(({ id, dice, maxSteps, cost, extraPost, source, note }, row) => space(`travel:${id}`, rows[table.length - 1 - row] as Spot, {
    provenance: source, note: note ?? null, dice, face: single({ cost: { ...cost }, reward: { move: maxSteps, ...(extraPost ? { extraPost: 1 } : {}) } }),
    rules: ['MP2-TRAVEL-1', 'MP2-TRAVEL-2', ...(Object.keys(cost).length > 0 ? ['MP2-TRAVEL-5'] : [])],
  }));
};

/** The spaces of the special cities, on the map. */
const specialSpaces = ({ specialCities }: Pack): Sketch[] => specialCities.map(({ city, spaces, reward, seal, sealBonusTimes, source, note }) => {
  const { x, y } = layout.nodes[city] ?? { x: 50, y: 50 };
  return {
    id: `special:${city}`, kind: 'space', group: 'normalAction', frame: 'map', at: { x, y, w: 0, h: 0 }, dice: 1, provenance: source, note: note ?? null,
    face: single({ reward: { ...reward } }), parts: Array.from({ length: spaces }, (_, at) => part(String(at + 1), { x, y, w: 0, h: 0 })),
    facts: { city, seal, sealBonusTimes: sealBonusTimes.map(String) }, rules: ['MP2-SPECIAL-1', 'MP2-SPECIAL-2', 'MP2-SPECIAL-3', 'MP2-SPECIAL-4'],
  };
});

/** The spaces for city cards: beside cities, and two on the board. */
const cardSpaces = ({ locations }: Pack): Sketch[] => [
  ...locations.filter((place) => place.cardSpaces > 0).map(({ id, cardSpaces: count, source }): Sketch => {
    const { x, y } = layout.nodes[id] ?? { x: 50, y: 50 };
    const at = { x, y, w: 0, h: 0 };
    return { id: `cityCard:${id}`, kind: 'space', group: 'normalAction', frame: 'map', at, dice: 1, provenance: source, facts: { city: id }, parts: Array.from({ length: count }, (_, one) => part(String(one + 1), at)), rules: ['MP2-CARD-1', 'MP2-CARD-2'] };
  }),
  space('cityCard:area', box(72, 52, 28, 48), { provenance: 'seed', parts: cut(box(72, 52, 28, 48), 2).map((spot, at) => part(String(at + 1), spot)), rules: ['MP2-CARD-2', 'MP2-CARD-3'] }),
];

function normalActions(pack: Pack): Sketch[] {
  const { constants: { khansFavour, contractsAction, sealDice, moneyBag, source } } = pack;
  const khan = box(36, 0, 14, 48);
  const bag: Face = { by: 'choice', deals: Object.entries(moneyBag).map(([key, amount]) => deal({ reward: { [key]: amount }, times: 'any' })) };
  return [
    ...bookSpaces(pack),
    space('khansFavour', khan, { provenance: source, face: single({ reward: { ...khansFavour.reward } }), parts: cut(khan, khansFavour.spaces).map((spot, at) => part(String(at + 1), spot)), rules: ['MP2-KHAN-1', 'MP2-KHAN-2', 'MP2-KHAN-3', 'MP2-KHAN-5'] }),
    space('guildSeals', box(72, 0, 14, 48), { provenance: source, dice: sealDice, face: single({ reward: { seal: 1 } }), rules: ['MP2-SEAL-1', 'MP2-SEAL-2', 'MP2-SEAL-3'] }),
    ...travelSpaces(pack),
    space('contracts', box(86, 0, 14, 48), { provenance: source, face: single({ reward: { contractCity: contractsAction.most, coin: contractsAction.coin } }), rules: ['MP2-CONTRACT-1', 'MP2-CONTRACT-2', 'MP2-CONTRACT-3'] }),
    ...specialSpaces(pack),
    ...cardSpaces(pack),
    { ...space('moneyBag', box(36, 52, 14, 24), { provenance: source, face: bag, rules: ['MP2-BONUS-8', 'MP2-BONUS-9'] }), group: 'bonusAction' },
  ];
}

/** Bonus actions that are paid for. */
function bonusActions({ constants: { bonusActions: price, source } }: Pack): Sketch[] {
  const spots = cut(box(36, 76, 14, 24), 5);
  const action = (id: string, at: number, rest: Partial<Thing>): Sketch => ({ id, kind: 'space', group: 'bonusAction', frame: 'board', at: spots[at] as Spot, provenance: source, ...rest });
  return [
    action('reroll', 0, { face: single({ cost: { camel: price.reroll }, times: 'any' }), rules: ['MP2-BONUS-11'] }),
    action('change', 1, { face: single({ cost: { camel: price.change }, times: 'any' }), rules: ['MP2-BONUS-12'] }),
    action('blackDie', 2, { face: single({ cost: { camel: price.blackDie }, reward: { blackDie: 1 } }), rules: ['MP2-BONUS-13'] }),
    action('complete', 3, { rules: ['MP2-BONUS-3', 'MP2-BONUS-4', 'MP2-BONUS-5'] }),
    action('improve', 4, { rules: ['MP2-BONUS-6', 'MP2-BONUS-7'] }),
  ];
}

function tracks({ shieldTrack, constants: { postMilestones, source } }: Pack): Sketch[] {
  const whole = box(0, 0, 100, 100);
  const steps = cut(whole, shieldTrack.length);
  const posts = cut(whole, postMilestones.length);
  const rounds = cut(whole, 5);
  return [
    { id: 'shields', kind: 'track', group: 'track', frame: 'shields', at: whole, icons: ['vp'], provenance: 'reconstructed', note: 'printed for 9 and 13 shields', parts: shieldTrack.map(({ shields, points }, at) => part(String(shields), steps[at] as Spot, points)), rules: ['MP2-SCORE-4', 'MP2-SCORE-5'] },
    { id: 'posts', kind: 'track', group: 'track', frame: 'posts', at: whole, icons: ['vp'], provenance: source, parts: postMilestones.map(({ post, vp }, at) => part(String(post), posts[at] as Spot, vp)), rules: ['MP2-POST-4'] },
    { id: 'rounds', kind: 'track', group: 'track', frame: 'rounds', at: whole, provenance: source, parts: rounds.map((spot, at) => part(String(at + 1), spot, at + 1)), rules: ['MP2-GEN-1'] },
  ];
}

/** Spaces and tracks of the board. */
export const boardThings = (pack: Pack): Sketch[] => [...normalActions(pack), ...bonusActions(pack), ...tracks(pack)];
