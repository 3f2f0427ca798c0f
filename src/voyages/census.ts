import type { Box } from './box.js';
import type { Die, PlacedDie } from '../mechanics/dice.js';
import { placerOf, unplaced } from '../mechanics/dice.js';
import { UNSEEN } from '../mechanics/piles.js';
import { SPACE_IDS } from './content/ids.js';
import type { State } from './state.js';

const isKnown = (entry: string): boolean => !entry.startsWith(UNSEEN);

/** All contracts, wherever they are; those nobody has seen are in the pool. */
export function contractsEverywhere(state: State): string[] {
  const { row, stacks, special, mixed, pool, starting, players, frames } = state;
  const found = [...row.filter((id) => id !== null), ...stacks.filter(isKnown), ...special.filter(isKnown), ...mixed.flat(), ...pool, ...starting];
  for (const { contracts, completed } of players) found.push(...contracts, ...completed);
  for (const frame of frames) {
    if (frame.kind === 'fillSlots') found.push(...frame.taken);
    if (frame.kind === 'keepContracts') found.push(frame.drawn);
  }
  return found;
}

/** All goal cards, wherever they are. */
export function goalsEverywhere({ goalPool, players }: State): string[] {
  return [...goalPool, ...players.flatMap(({ goals, returned }) => [...goals, ...returned])];
}

function placedDice(state: State): PlacedDie[] {
  return [...SPACE_IDS.flatMap((space) => state.spaces[space]), ...state.cardDice.filter((die) => die !== null)];
}

/** Dice of a player, on his board, in the air and on the board: by colour. */
function diceOf(state: State, seat: number): Record<'own' | 'black' | 'white', number> {
  const count = { own: 0, black: 0, white: 0 };
  const add = (die: Die): void => { count[die.slice(0, -1) as keyof typeof count] += 1; };
  for (const die of state.players[seat]?.dice ?? []) add(die);
  for (const die of placedDice(state)) if (placerOf(die) === seat) add(unplaced(die) as Die);
  for (const frame of state.frames) if (frame.kind === 'rollDie' && frame.seat === seat) count[frame.colour] += 1;
  return count;
}

/** How many there are of every limited component: never changes during a game. */
export function census(_box: Box, state: State): Record<string, number> {
  const contracts = contractsEverywhere(state);
  const count: Record<string, number> = {
    startingContracts: contracts.filter((id) => id.startsWith('s')).length,
    regularContracts: contracts.filter((id) => id.startsWith('c')).length,
    goalCards: goalsEverywhere(state).length,
    neutralDice: placedDice(state).filter((die) => placerOf(die) < 0).length,
    blackDice: state.blackDice,
    whiteDice: state.players.some(({ character }) => character === 'matteo') ? 0 : 1,
  };
  for (let seat = 0; seat < state.players.length; seat += 1) {
    const { own, black, white } = diceOf(state, seat);
    count[`ownDice${seat}`] = own;
    count['blackDice'] = (count['blackDice'] as number) + black;
    count['whiteDice'] = (count['whiteDice'] as number) + white;
  }
  return count;
}
