// The city as a grid: MERV-TERM-2, 4, 5, 6, 7. Cells and slots are places in CELLS and SLOTS.
import { MARKET_CELL } from '../../content/ids.js';
import { at } from '../supply/lists.js';

const cellAt = (row: number, column: number): number => row * 5 + column;

/** The five cells facing a slot, the nearest first (MERV-TERM-4, 5). */
export const LINES: readonly (readonly number[])[] = /* @__PURE__ */ makeLines();

function makeLines(): number[][] {
  const lines: number[][] = [];
  const depths = [0, 1, 2, 3, 4];
  for (let place = 0; place < 5; place += 1) lines.push(depths.map((depth) => cellAt(depth, place)));
  for (let place = 0; place < 5; place += 1) lines.push(depths.map((depth) => cellAt(place, 4 - depth)));
  for (let place = 0; place < 5; place += 1) lines.push(depths.map((depth) => cellAt(4 - depth, 4 - place)));
  for (let place = 0; place < 5; place += 1) lines.push(depths.map((depth) => cellAt(4 - place, depth)));
  return lines;
}

/** The line of a slot. */
export const lineOf = (slot: number): readonly number[] => LINES[slot] ?? [];

/** Whether a slot is the third of its side: there the camel market is in line, and the wall has its gate. */
export const isGateSlot = (slot: number): boolean => slot % 5 === 2;

const COVERED: readonly (readonly number[])[] = /* @__PURE__ */ LINES.map((line) => line.slice(0, 2));

/** The two sites a wall slot covers (MERV-TERM-6). */
export const covered = (slot: number): readonly number[] => COVERED[slot] ?? [];

/** The wall slots that cover a cell: one or two, none for the camel market (MERV-TERM-7). */
export const EXPOSED: readonly (readonly number[])[] = /* @__PURE__ */ makeExposed();

function makeExposed(): number[][] {
  const exposed: number[][] = Array.from({ length: 25 }, () => []);
  for (let slot = 0; slot < 20; slot += 1) for (const cell of covered(slot)) at(exposed, cell).push(slot);
  return exposed;
}

/** See `EXPOSED`. */
export const exposedOf = (cell: number): readonly number[] => EXPOSED[cell] ?? [];

/** The cells of the line through a cell that is not the one facing the slot (MERV-TERM-5), the cell itself included. */
export function perpendicularLine(slot: number, cell: number): readonly number[] {
  const byColumn = slot < 5 || (slot >= 10 && slot < 15);
  const row = Math.floor(cell / 5);
  // Slots E1 to E5 face rows 1 to 5, slots N1 to N5 columns 1 to 5.
  return lineOf(byColumn ? 5 + row : cell % 5);
}

/** Whether the camel market is in the line of a slot. */
export const facesMarket = (slot: number): boolean => slot >= 0 && isGateSlot(slot);

/** The sites of the line of a slot, nearest first: the line without the camel market. */
export const SITES_OF: readonly (readonly number[])[] = /* @__PURE__ */ LINES.map((line) => line.filter((cell) => cell !== MARKET_CELL));

/** The sites in the line of a slot. */
export const sitesOf = (slot: number): readonly number[] => SITES_OF[slot] ?? [];
