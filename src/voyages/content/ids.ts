import { CITY_BONUSES, OUTPOST_BONUSES } from './standard/bonuses.js';
import { CITY_CARDS } from './standard/city-cards.js';
import { REGULAR_CONTRACTS, STARTING_CONTRACTS } from './standard/contracts.js';
import { GOAL_CARDS } from './standard/goals.js';
import { LOCATIONS } from './standard/map.js';

const idsOf = <Id extends string>(items: readonly { readonly id: Id }[]): readonly Id[] => items.map(({ id }) => id);

/** All ids of components, in the order of the content tables. */
export { CHARACTER_IDS } from './character-ids.js';
export const CITY_CARD_IDS = /* @__PURE__ */ idsOf(CITY_CARDS);
export const STARTING_IDS = /* @__PURE__ */ idsOf(STARTING_CONTRACTS);
export const REGULAR_IDS = /* @__PURE__ */ idsOf(REGULAR_CONTRACTS);
export const CONTRACT_IDS: readonly string[] = /* @__PURE__ */ [...STARTING_IDS, ...REGULAR_IDS];
export const GOAL_IDS = /* @__PURE__ */ idsOf(GOAL_CARDS);
export const OUTPOST_IDS = /* @__PURE__ */ idsOf(OUTPOST_BONUSES);
export const CITY_BONUS_IDS = /* @__PURE__ */ idsOf(CITY_BONUSES);
export const LOCATION_IDS = /* @__PURE__ */ idsOf(LOCATIONS);

/** Cities by kind, in the order of the map. */
export const LARGE_CITIES = /* @__PURE__ */ LOCATIONS.filter((location) => location.kind === 'large').map(({ id }) => id);
export const SMALL_CITIES = /* @__PURE__ */ LOCATIONS.filter((location) => location.kind === 'small').map(({ id }) => id);
export const OASES = /* @__PURE__ */ LOCATIONS.filter((location) => location.kind === 'oasis').map(({ id }) => id);

/** Places where a post can stand. */
export const CITIES = /* @__PURE__ */ LOCATIONS.filter((location) => location.kind !== 'oasis' && location.kind !== 'start').map(({ id }) => id);

/** The nine spaces for city cards: the city of each. */
export const CARD_CITIES: readonly string[] = /* @__PURE__ */ LOCATIONS.flatMap(({ id, cardSpaces }) => Array.from({ length: cardSpaces }, () => id));

/** All spaces of the board but the city cards. */
export const SPACE_IDS = ['fiveCoins', 'bazaar.camel', 'bazaar.pepper', 'bazaar.silk', 'bazaar.gold', 'khansFavour', 'contracts', 'travel', 'moneyBag'] as const;

/** A space of the board. */
export type SpaceId = (typeof SPACE_IDS)[number];
