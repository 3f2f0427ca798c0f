// Random component values within the schema: no rule may lean on those of the standard pack.
import { standardPack, type Amounts, type CardEffect, type LocationEntry, type Pack, type Rewards } from '../../src/marco-polo-2/index.js';

type Source = { source: 'reconstructed' };
const source: Source = { source: 'reconstructed' };

/** Numbers out of a seed. */
function dice(seed: string) {
  const random = randomOf(seed);
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T;
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = items.slice();
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)[0] as T);
  };
  return { whole, pick, some, chance: (odds: number): boolean => random() < odds };
}

type Dice = ReturnType<typeof dice>;

function randomOf(seed: string): () => number {
  let state = 0x9e3779b9;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const GOODS = ['pepper', 'silk', 'gold', 'jade'] as const;

function reward({ whole, some, chance }: Dice, rich: boolean): Rewards {
  const plain: Record<string, number> = {};
  for (const key of some(['coin', 'camel', 'vp', ...GOODS], whole(1, 3))) plain[key] = whole(1, 4);
  if (!rich || chance(0.5)) return plain;
  const [effect] = some(['anyGood', 'distinctGoods', 'move', 'blackDie', 'contractTop', 'contractCity', 'copyCityBonus', 'shieldPlus'], 1);
  const extra = { ...plain, [effect as string]: whole(1, effect === 'anyGood' ? 4 : 2) };
  if (chance(0.3)) return { [effect as string]: whole(1, 2), ...(chance(0.3) && { move: 1 }) };
  return extra;
}

function cost({ whole, some, chance }: Dice): Amounts {
  const amounts: Record<string, number> = {};
  for (const key of some(['coin', 'camel', ...GOODS], whole(1, 3))) amounts[key] = whole(1, 3);
  if (chance(0.15)) return { ...amounts, anyGood: whole(1, 4) };
  return chance(0.15) ? { ...amounts, distinctGoods: whole(1, 3) } : amounts;
}

function places(d: Dice, shields: readonly string[]): LocationEntry[] {
  const kinds: LocationEntry['kind'][] = ['start'];
  const add = (kind: LocationEntry['kind'], count: number): void => { for (let one = 0; one < count; one += 1) kinds.push(kind); };
  add('contract', d.whole(1, 6));
  add('card', d.whole(1, 5));
  add('special', d.whole(0, 4));
  add('bonus', d.whole(0, 3));
  add('oasis', d.whole(0, 7));
  return kinds.map((kind, at): LocationEntry => {
    const town = kind !== 'start' && kind !== 'oasis';
    return {
      id: `${kind}-${at}`, name: `Place ${at}`, kind, shield: town ? d.pick(shields) : null,
      cardSpaces: kind === 'card' ? d.whole(1, 2) : 0, contractSpaces: kind === 'contract' ? d.whole(1, 3) : 0,
      bonusMarker: town && (kind === 'special' || kind === 'bonus' || d.chance(0.3)), outpost: town && d.chance(0.5),
      at: [d.whole(0, 100), d.whole(0, 100)], ...source,
    };
  });
}

function routes(d: Dice, locations: readonly LocationEntry[], guilds: readonly string[]): Pack['routes'][number][] {
  const found: Pack['routes'][number][] = [];
  const join = (from: string, to: string, seal: string | null): void => {
    if (from === to || found.some((route) => (route.from === from && route.to === to) || (route.from === to && route.to === from))) return;
    const price = { ...(d.chance(0.6) && { coin: d.whole(1, 4) }), ...(d.chance(0.5) && { camel: d.whole(1, 3) }), ...(d.chance(0.1) && { jade: 1 }) };
    found.push({ id: `way-${found.length}`, from, to, cost: price, seal, ...source });
  };
  for (let at = 1; at < locations.length; at += 1) join((locations[at] as LocationEntry).id, (locations[d.whole(Math.max(0, at - 6), at - 1)] as LocationEntry).id, null);
  for (let more = 0; more < locations.length; more += 1) join(d.pick(locations).id, d.pick(locations).id, d.chance(0.3) ? d.pick(guilds) : null);
  return found;
}

function effect(d: Dice): CardEffect {
  const price = { ...(d.chance(0.7) && { coin: d.whole(1, 2) }), ...(d.chance(0.4) && { camel: d.whole(1, 2) }) };
  switch (d.whole(0, 8)) {
    case 0: return { kind: 'table', byDie: Array.from({ length: 6 }, () => reward(d, true)) };
    case 1: return { kind: 'perCount', count: d.pick(['completedContracts', 'posts'] as const), reward: reward(d, false) };
    case 2: return { kind: 'cityBonus', byDie: Array.from({ length: 6 }, () => d.whole(1, 3)) };
    case 3: return { kind: 'cityBonusPaid', cost: price };
    case 4: return { kind: 'coinsPerPip', coin: d.whole(1, 3) };
    case 5: return { kind: 'guildSeals', cost: price };
    case 6: return { kind: 'repeat', options: [{ cost: cost(d), reward: { move: d.whole(1, 2) } }] };
    default: return { kind: 'repeat', options: Array.from({ length: d.whole(1, 3) }, () => ({ cost: { ...cost(d), ...(d.chance(0.1) && { vp: 1 }) }, reward: withoutMove(reward(d, true)) })) };
  }
}

function withoutMove({ move: _move, ...rest }: Rewards): Rewards {
  return Object.keys(rest).length > 0 ? rest : { coin: 1 };
}

/** Only one marker may copy others. */
function markers(d: Dice, count: number): Pack['cityBonusMarkers'] {
  return Array.from({ length: count }, (_, at) => {
    const { copyCityBonus: _copy, ...bonus } = reward(d, true);
    return { id: `marker-${at}`, bonus: at === 0 ? { copyCityBonus: 1 } : Object.keys(bonus).length > 0 ? bonus : { jade: 1 }, ...source };
  });
}

/** A valid pack; equal seeds give equal packs. */
export function randomPack(seed: string): Pack {
  const d = dice(seed);
  const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
  const shields = many(d.whole(3, 9), (at) => ({ id: `shield-${at}`, name: `Shield ${at}`, ...source }));
  const guildSeals = many(d.whole(1, 6), (at) => ({ id: `guild-${at}`, name: `Guild ${at}`, minDie: d.whole(1, 6), jade: d.whole(0, 3), upgradeCost: cost(d), bonus: reward(d, true), ...source }));
  const guilds = guildSeals.map(({ id }) => id);
  const locations = places(d, shields.map(({ id }) => id));
  const specials = locations.filter(({ kind }) => kind === 'special');
  const books = many(d.whole(1, 4), (at) => ({ id: `book-${at}`, minDie: d.whole(1, 5), spaces: d.chance(0.4) ? ['left', 'right'] : ['single'], free: many(d.whole(0, 2), () => ({ reward: reward(d, true), ...source })), ...source }));
  const total = (of: (entry: LocationEntry) => number): number => locations.reduce((sum, entry) => sum + of(entry), 0);
  const contract = (letter: string) => (at: number) => ({ id: `${letter}${at}`, cost: cost(d), reward: { ...reward(d, true), vp: d.whole(1, 6) }, ...source });
  const base = standardPack();
  return {
    name: `random-${seed}`,
    constants: {
      ...base.constants,
      start: { coin: d.whole(3, 15), camel: d.whole(0, 6) },
      posts: d.whole(3, 12),
      blackDice: [d.whole(0, 4), d.whole(1, 5), d.whole(2, 6)],
      neutralDice: [{ seats: 2, space: 'khansFavour', value: 1 }, ...specials.map(({ id }) => ({ seats: 2, space: `special:${id}`, value: d.whole(1, 6) })), { seats: 3, space: 'contracts', value: d.whole(1, 6) }],
      compensationBelow: d.whole(10, 18),
      khansFavour: { spaces: d.whole(1, 5), reward: reward(d, false) },
      moneyBag: { coin: d.whole(1, 4), camel: d.whole(1, 3), jade: d.whole(1, 2) },
      bonusActions: { reroll: d.whole(1, 2), change: d.whole(1, 3), blackDie: d.whole(1, 4) },
      contractsAction: { most: d.whole(1, 3), coin: d.whole(0, 4) },
      sealDice: d.whole(1, 3),
      postMilestones: many(d.whole(0, 3), (at) => ({ post: at + 1, vp: d.whole(1, 9) })),
    },
    locations,
    routes: routes(d, locations, guilds),
    travelSpaces: many(d.whole(1, 4), (at) => ({ id: `level-${at}`, dice: Math.min(3, at + 1), maxSteps: d.whole(1, 6), cost: d.chance(0.4) ? { coin: d.whole(1, 2) } : {}, extraPost: d.chance(0.5), ...source })),
    guildSeals,
    specialCities: specials.map(({ id }) => ({ id: `deed-${id}`, city: id, spaces: d.whole(1, 3), reward: reward(d, true), seal: d.pick(guilds), sealBonusTimes: many(6, () => d.whole(0, 2)), ...source })),
    shields,
    shieldTrack: many(d.whole(5, 14), (at) => ({ id: `track-${at}`, shields: at + 1, points: at * 2, ...source })),
    cityBonusMarkers: markers(d, Math.max(1, total(({ bonusMarker }) => Number(bonusMarker))) + d.whole(0, 2)),
    outpostBonuses: many(total(({ outpost }) => Number(outpost)) + d.whole(0, 2), (at) => ({ id: `tile-${at}`, bonus: reward(d, true), ...source })),
    books,
    offerTiles: books.flatMap(({ id }) => many(d.whole(5, 7), (at) => ({ id: `${id}-offer-${at}`, book: id, offers: many(d.whole(1, 3), () => ({ cost: d.chance(0.7) ? { jade: d.whole(1, 2) } : {}, reward: reward(d, true) })), ...source }))),
    contracts: many(total(({ contractSpaces }) => contractSpaces) + d.whole(0, 30), contract('c')),
    startingContracts: many(d.whole(4, 8), contract('s')),
    cityCards: many(total(({ cardSpaces }) => cardSpaces) + d.whole(10, 16), (at) => ({ id: `k${at}`, effect: effect(d), ...source })),
    goalCards: many(d.whole(12, 16), (at) => ({ id: `g${at}`, seals: d.some(guilds, d.whole(0, 2)).map((seal) => ({ seal, vp: d.whole(1, 6) })), shields: d.some(shields.map(({ id }) => id), d.whole(0, 4)), ...source })),
  };
}
