// What prompts are about: components by their ids, where frames hold numbers.
import { at, type Position } from './chapter.js';
import { CELLS, CITIES, CUBES, SPICES, type Action, type Cell, type City, type Cube, type Spice } from '../content/ids.js';
import { shownAction } from './actions/units.js';

/** What there is some of, by its id. */
function some<Key extends string>(keys: readonly Key[], amounts: readonly number[]): Readonly<Partial<Record<Key, number>>> {
  const found: Partial<Record<Key, number>> = {};
  keys.forEach((key, place) => { if ((amounts[place] ?? 0) > 0) found[key] = amounts[place]; });
  return found;
}

/** The activated site, and the action it shows. */
export const aboutSite = (position: Position): { readonly cell: Cell; readonly action: Action } => ({ cell: at(CELLS, position.state.turn.cell), action: shownAction(position) });

/** The building that is decided on, and all that are. */
export const aboutRansom = (_position: Position, { cells }: { readonly cells: readonly number[] }): { readonly cell: Cell; readonly cells: readonly Cell[] } =>
  ({ cell: at(CELLS, cells[0] ?? 0), cells: cells.map((cell) => at(CELLS, cell)) });

/** The piece of the wall that is placed. */
export const aboutPiece = ({ box }: Position, { piece }: { readonly piece: number }): { readonly piece: string } => ({ piece: at(box.pieces, piece).id });

/** The level of a breakthrough, counted from 1. */
export const aboutLevel = (_position: Position, { level }: { readonly level: number }): { readonly level: number } => ({ level: level + 1 });

/** The pairs whose boons are due. */
export const aboutPairs = (_position: Position, { pairs }: { readonly pairs: readonly number[] }): { readonly pairs: Readonly<Partial<Record<Spice, number>>> } => ({ pairs: some(SPICES, pairs) });

/** The cities in which goods have been bought. */
export const aboutBought = (_position: Position, { bought }: { readonly bought: readonly number[] }): { readonly bought: readonly City[] } => ({ bought: CITIES.filter((_, place) => bought[place] === 1) });

/** The cubes that have been paid for cards. */
export const aboutPaid = (_position: Position, { paid }: { readonly paid: readonly number[] }): { readonly paid: Readonly<Partial<Record<Cube, number>>> } => ({ paid: some(CUBES, paid) });

/** What prompts say instead of the fields of their frames, by the kind of decision. */
export interface About {
  readonly act: ReturnType<typeof aboutSite>;
  readonly ransom: ReturnType<typeof aboutRansom>;
  readonly wallSlot: ReturnType<typeof aboutPiece>;
  readonly breakthrough: ReturnType<typeof aboutLevel>;
  readonly boons: ReturnType<typeof aboutPairs>;
  readonly marketplace: ReturnType<typeof aboutBought>;
  readonly caravansary: ReturnType<typeof aboutPaid>;
}
