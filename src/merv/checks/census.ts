// Every limited piece, wherever it is: MERV-COMP-1 to 12.
import { ACTIONS, BREAKTHROUGHS, CUBES, SPICES } from '../content/ids.js';
import { playerAt, sum } from '../rules/chapter.js';
import type { Box } from '../box.js';
import { census } from '../derived.js';
import type { State } from '../state.js';

/** All camels of a state (MERV-COMP-12). */
export const camelsIn = (box: Box, state: State): number => census(box, state)['camel'] ?? 0;

/** Caravan cards of a spice. */
export function cardsIn(box: Box, state: State, spice: number): number {
  const lying = [...state.row, ...state.deck].filter((card) => card >= 0 && box.cardSpice[card] === spice).length;
  return lying + sum(state.players.map(({ cards }) => cards[spice] ?? 0));
}

/** Solo cards: each once, wherever it is. */
function soloCards({ solo }: State): number {
  if (!solo) return 0;
  return ACTIONS.filter((_, card) => solo.card === card || solo.discards.includes(card) || solo.removed.includes(card) || solo.layers.some((layer) => layer.includes(card))).length;
}

/** Buildings, servants and discs of a participant. */
export function piecesIn(box: Box, state: State, who: number): { buildings: number; servants: number; discs: number } {
  const player = playerAt({ state }, who);
  const standing = state.buildings.filter((owner) => owner === who).length;
  return {
    buildings: player.buildings + standing + (who === box.courtier ? state.lostBuildings : 0),
    servants: player.servants + sum(player.courtiers) + player.soldiers.length,
    discs: player.discs + sum(player.posts) + (player.mosque >= 0 ? 1 : 0),
  };
}

/** How many there are of everything that is limited. */
export function censusOf(box: Box, state: State): Record<string, number> {
  const counts: Record<string, number> = { ...census(box, state), soloCards: soloCards(state) };
  SPICES.forEach((spice, at) => { counts[spice] = cardsIn(box, state, at); });
  state.players.forEach((_, who) => {
    for (const [piece, count] of Object.entries(piecesIn(box, state, who))) counts[`${piece}-${who}`] = count;
  });
  box.pieces.forEach(({ id }, piece) => {
    counts[id] = (state.wallSupply[piece] ?? 0) + state.walls.filter((placed) => placed === piece).length;
  });
  CUBES.forEach((cube, place) => { counts[`upgrade-${cube}`] = (state.upgradeSupply[place] ?? 0) + state.upgrades.filter((upgrade) => upgrade === place).length; });
  counts['contracts'] = sum(box.stacks.map((stack, place) => stack.length - (state.contractsDone[place] ?? 0))) + sum(state.players.map(({ fulfilled: contracts }) => contracts.length));
  counts['scoringTiles'] = tilesIn(state);
  counts['breakthroughs'] = breakthroughsIn(state);
  return counts;
}

function tilesIn({ players }: State): number {
  const owned = players.flatMap(({ tiles }) => tiles);
  return 4 - new Set(owned).size + owned.length;
}

function breakthroughsIn({ players }: State): number {
  const owned = players.flatMap(({ breakthroughs }) => breakthroughs.map((place, level) => (place < 0 ? -1 : 4 * level + place)).filter((tile) => tile >= 0));
  return BREAKTHROUGHS.length - new Set(owned).size + owned.length;
}
