/** Outpost bonus tiles: for the first post in a large city. */
export const OUTPOST_BONUSES = [
  { id: 'o01', reward: { coin: 3 } },
  { id: 'o02', reward: { coin: 5 } },
  { id: 'o03', reward: { camel: 2 } },
  { id: 'o04', reward: { camel: 3 } },
  { id: 'o05', reward: { silk: 2 } },
  { id: 'o06', reward: { gold: 2 } },
  { id: 'o07', reward: { anyGood: 1 } },
  { id: 'o08', reward: { contract: 1 } },
  { id: 'o09', reward: { blackDie: 1 } },
  { id: 'o10', reward: { move: 1 } },
] as const;

/** City bonus tiles: for every post in a small city, at once and in every later round. `place` is the place without the variant. */
export const CITY_BONUSES = [
  { id: 'b1', reward: { coin: 5 }, place: 'anxi' },
  { id: 'b2', reward: { camel: 3 }, place: 'ormuz' },
  { id: 'b3', reward: { distinctGoods: 2 }, place: 'kashgar' },
  { id: 'b4', reward: { otherCityBonus: 1 }, place: 'xian' },
  { id: 'b5', reward: { camel: 1, coin: 3 }, place: 'adana' },
  { id: 'b6', reward: { vp: 3 }, place: 'kochi' },
] as const;

/** A tile beside a large city. */
export type OutpostId = (typeof OUTPOST_BONUSES)[number]['id'];

/** A tile in a small city. */
export type CityBonusId = (typeof CITY_BONUSES)[number]['id'];
