// Limited components and their whereabouts: MP2-GEN-4, MP2-COMP-2, MP2-COUNT-1.
import { isOwn, placerOf, type PlacedDie } from '../mechanics/dice.js';
import { characterOf, type Box } from './box.js';
import type { Player, State } from './state.js';

/** All dice on the board. */
export function diceOnBoard(state: State): PlacedDie[] {
  const dice: PlacedDie[] = [];
  for (const space of state.spaces) dice.push(...space.dice);
  for (const { die } of state.cards) if (die !== null) dice.push(die);
  return dice;
}

const colourIs = (die: PlacedDie, colour: string): boolean => die.startsWith(colour, 2);

/** The contract that has been drawn and not yet found a place. */
function drawnContracts(state: State): string[] {
  return state.frames.flatMap((frame) => (frame.kind === 'drawn' ? [frame.contract] : []));
}

/** All contracts, wherever they are. */
export function allContracts(box: Box, state: State): string[] {
  const gone = state.gone.filter((id) => box.parts.contract[id] !== undefined);
  const held = state.players.flatMap(({ active, completed }) => [...active, ...completed]);
  return [...state.pile, ...state.pileEnd, ...state.starting, ...gone, ...held, ...drawnContracts(state), ...state.contracts.flatMap(({ contract }) => contract ?? [])];
}

export function allOutposts(box: Box, state: State): string[] {
  const tiles = box.parts.pack.outpostBonuses;
  return [...state.outposts.flatMap((tile) => tile ?? []), ...state.players.flatMap(({ outposts }) => outposts), ...state.gone.filter((id) => tiles.some((tile) => tile.id === id))];
}

export function allOffers(box: Box, state: State): string[] {
  const seen = [...state.offers, ...state.nextOffers].flatMap((tile) => tile ?? []);
  return [...new Set(seen), ...state.offerPool, ...state.gone.filter((id) => box.parts.tile[id] !== undefined)];
}

export function allCards(box: Box, state: State): string[] {
  return [...state.cardDeck, ...state.cards.flatMap(({ card }) => card ?? []), ...state.gone.filter((id) => box.parts.card[id] !== undefined)];
}

/** How many there are of everything limited. */
export function censusOf(box: Box, state: State): Record<string, number> {
  const board = diceOnBoard(state);
  const census: Record<string, number> = {
    'black dice': state.blackDice.length + board.filter((die) => colourIs(die, 'black')).length + count(state, (player) => player.dice.filter((die) => die.startsWith('black')).length),
    'neutral dice': board.filter((die) => placerOf(die) < 0).length,
    contracts: allContracts(box, state).length,
    'city cards': allCards(box, state).length,
    'offer tiles': allOffers(box, state).length,
    'outpost bonus tiles': state.outposts.length === 0 ? box.parts.outpostCities.length : allOutposts(box, state).length,
    'goal cards': state.goalPool.length + count(state, ({ goals, returned }) => goals.length + returned.length),
  };
  for (const [seat, player] of state.players.entries()) {
    census[`dice of seat ${seat}`] = player.dice.filter(isOwn).length + board.filter((die) => placerOf(die) === seat && colourIs(die, 'own')).length;
    census[`posts of seat ${seat}`] = player.posts.length + player.unplaced - characterOf(box, player).morePosts;
  }
  return census;
}

function count(state: State, of: (player: Player) => number): number {
  return state.players.reduce((sum, player) => sum + of(player), 0);
}
