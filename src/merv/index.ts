// Merv: The Heart of the Silk Road.
import type { Arrangement } from './play/arrangement.js';
import { gameOf, type MervGame } from './game.js';
import type { State } from './state.js';
import type { Pack } from './content/pack.js';
import { standardPack as standard } from './content/standard/index.js';

/** The game with the standard pack. */
export const merv: MervGame = /* @__PURE__ */ gameOf(standard);

/** The standard component values as data of one's own: a template to enter the values of a printed copy. */
export function standardPack(): Pack {
  return JSON.parse(JSON.stringify(standard)) as Pack;
}

/** The functions of the game one by one. */
export const { setup, actor, legalMoves, check, apply, cloneAndPlay, chance, resolve, view, legalMovesFor, determinize, score, scoreFor, validate, notation, hash, census } = merv;

/** A position out of a few words: who has what, who stands where, whose turn it is. */
export function arrange(arrangement: Arrangement): State {
  return merv.arrange(arrangement);
}

export { evaluation, type Evaluation } from './play/evaluation.js';
export { withContent, type MervGame } from './game.js';
export { packSchema } from './content/pack.js';
export type * from './content/pack.js';
export type { MervContentEntry, MervContentInfo, MervContentTable } from './content/tables.js';
export {
  ACTIONS, BOONS, BREAKTHROUGHS, CELLS, CITIES, COLOURS, CORNERS, CUBES, GOODS, HALLS, QUARTERS, REWARDS, SIDES, SLOTS, SPICES,
  type Action, type Boon, type Breakthrough, type Cell, type City, type Colour, type Corner, type Cube, type Good, type Hall, type Quarter, type Reward,
  type Side, type Slot, type Spice,
} from './content/ids.js';
export { tidyConfig, type Config } from './config.js';
export { presets, rulings, type RulingAnswers } from './rulings.js';
export type { Arrangement, Moment, PlayerArrangement, SoloArrangement } from './play/arrangement.js';
export type * from './words/events.js';
export type { Frame, Move, MoveOfKind } from './frames.js';
export { refusals, type RefusalCode } from './words/refusals.js';
export type { Player, Solo, State, Turn, View } from './state.js';
export { covered, EXPOSED, LINES, SITES_OF } from './rules/city/geometry.js';
export { POINTS } from './rules/supply/tracks.js';
