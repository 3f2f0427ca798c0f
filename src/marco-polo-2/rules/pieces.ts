// Dice, posts and what else is no card and no tile: MP2-COUNT-1..7.
import { isOwn, placerOf, type PlacedDie } from '../../mechanics/dice.js';
import { characterOf, nth } from './chapter.js';
import type { Box } from '../box.js';
import type { State } from '../state.js';

/** All dice on the board. */
export const diceOnBoard = ({ spaces, cityCards }: Pick<State, 'spaces' | 'cityCards'>): PlacedDie[] => [...spaces.flatMap(({ dice }) => dice), ...cityCards.flatMap(({ die }) => die ?? [])];

/** Black dice by the number of players (MP2-COUNT-1). */
export const blackDice = (box: Box): number => nth(box.tables.pack.constants.blackDice, box.seats - 2);

/** How many there are of what is no card or tile. */
export function pieces(box: Box, state: State): Record<string, number> {
  const board = diceOnBoard(state);
  const isBlack = (die: string): boolean => die.includes('black');
  const found: Record<string, number> = {
    'black-die': state.blackDice.length + board.filter(isBlack).length + state.players.reduce((sum, { dice }) => sum + dice.filter(isBlack).length, 0),
    'neutral-die': board.filter((die) => placerOf(die) < 0).length,
  };
  for (const [seat, player] of state.players.entries()) {
    found[`own-die-${seat}`] = player.dice.filter(isOwn).length + board.filter((die) => die.startsWith(`${seat}:own`)).length;
    found[`post-${seat}`] = player.posts.length + player.unplaced - characterOf(box, player).morePosts;
  }
  // Nobody knows which tiles there will be before they are laid out.
  return state.outposts.length === 0 ? { ...found, outpost: box.tables.outpostCities.length } : found;
}

/** The highest travel space used this round, the lowest being 1; 0 when none was. */
export function travelHeight({ tables }: Box, state: Pick<State, 'spaces'>): number {
  const used = tables.travel.filter(({ space }) => nth(state.spaces, space).dice.some((die) => placerOf(die) >= 0));
  return Math.max(0, ...used.map(({ height }) => height));
}
