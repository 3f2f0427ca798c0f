// What sites, halls and contracts come to with the standard component values, as bots look at them.
import { ACTIONS, COLOURS } from '../content/ids.js';
import { contracts } from '../content/standard/cards.js';
import { scoringTiles, sites } from '../content/standard/city.js';
import { sum } from '../rules/supply/lists.js';
import type { Player } from '../state.js';

/** The action and the colour of a site by its place in the standard table. */
export const SITE_ACTIONS: readonly number[] = /* @__PURE__ */ sites.entries.map(({ action }) => ACTIONS.indexOf(action));
export const SITE_COLOURS: readonly number[] = /* @__PURE__ */ sites.entries.map(({ colour }) => COLOURS.indexOf(colour));
const TILE_ACTIONS: readonly number[] = /* @__PURE__ */ scoringTiles.entries.map(({ action }) => ACTIONS.indexOf(action));
const MOSQUE = /* @__PURE__ */ ACTIONS.indexOf('mosque');

/** The contracts by stack, the best first. */
export const STACKS = /* @__PURE__ */ ['1f', '1s', '2f', '2s', '3f', '3s'].map((name) => contracts.entries.filter(({ stack }) => stack === name));

/** The levels of the mosque. */
export const MOSQUE_LEVELS = 8;

/** What one courtier in each hall scores: knowledge, spice, trade, faith. */
export const hallsOf = (player: Player): [number, number, number, number] =>
  [player.scroll + player.givenScroll, sum(player.cards), player.common + player.rare + player.givenCommon + player.givenRare, levelOf(player.mosque)];

/** The level of a space by its place: four parts twice, two parts twice, then one. */
export function levelOf(space: number): number {
  if (space < 0) return 0;
  if (space < 8) return space < 4 ? 1 : 2;
  return space < 12 ? (space < 10 ? 3 : 4) : space - 7;
}

/** What a building on a site scores each year as long as it stands (MERV-SCORE-9 to 11). */
export function yearlyPoints({ tiles, mosque }: Player, site: number): number {
  const action = SITE_ACTIONS[site] ?? -1;
  let points = 1;
  for (const tile of tiles) if (TILE_ACTIONS[tile] === action) points += 3;
  return points + (action === MOSQUE && levelOf(mosque) === MOSQUE_LEVELS ? 4 : 0);
}
