import type { Position as AnyPosition } from '../kernel/frames.js';
import { characterOf, type Box } from './box.js';
import type { Character } from './content/characters.js';
import type { Event } from './words/events.js';
import type { Player, State } from './state.js';

/** What the rules work on. */
export type Position = AnyPosition<Box, State, Event>;

export function playerAt(position: Position, seat: number): Player {
  return position.state.players[seat] as Player;
}

export function abilitiesOf(position: Position, seat: number): Character {
  return characterOf(position.box, position.state.players[seat] as Player);
}

/** The dice on an action space. */
export function diceOn(position: Position, space: number): State['spaces'][number]['dice'] {
  return (position.state.spaces[space] as State['spaces'][number]).dice;
}
