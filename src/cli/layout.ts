// Panels beside and below each other, as the width of the terminal allows.
import type { Panel } from './boards/board.js';
import { clipped, ink, joined, lineWidth, padded, widthOf, type Line, type Span } from './ink.js';

/** So wide is a panel at least when others stand beside it. */
const NARROW = 58;
const GAP = 3;

/** A heading with a line behind it. */
export const titleLine = (title: string, width: number): Span[] => joined(ink('dim', '── '), ink('title', title), ink('dim', ` ${'─'.repeat(Math.max(2, width - widthOf(title) - 4))}`));

/** A panel with its title; nothing when it has nothing to show. */
function block(panel: Panel, width: number): Line[] {
  const lines = panel.lines(width);
  return lines.length === 0 ? [] : [titleLine(panel.title, width), ...lines.map((line) => clipped(line, width)), ''];
}

/** How many panels stand beside each other. */
const columnsFor = (width: number): number => Math.max(1, Math.min(3, Math.floor((width + GAP) / (NARROW + GAP))));

/** All panels of a board. */
export function laidOut(panels: readonly Panel[], width: number): Line[] {
  const count = columnsFor(width);
  const each = Math.floor((width - GAP * (count - 1)) / count);
  const lines: Line[] = [];
  let columns: Line[][] = [];
  const flush = (): void => {
    lines.push(...besides(columns, each));
    columns = [];
  };
  for (const panel of panels) {
    if (panel.wide || count === 1) {
      flush();
      lines.push(...block(panel, width));
      continue;
    }
    if (columns.length < count) { columns.push(block(panel, each)); continue; }
    const shortest = columns.reduce((best, column) => (column.length < best.length ? column : best));
    shortest.push(...block(panel, each));
  }
  flush();
  while (lines.at(-1) === '' || (lines.length > 0 && lineWidth(lines.at(-1) ?? '') === 0)) lines.pop();
  return lines;
}

/** Columns of lines beside each other. */
function besides(columns: readonly (readonly Line[])[], width: number): Line[] {
  const height = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => columns.flatMap((column, at) => {
    const line = column[row] ?? '';
    const isLast = columns.slice(at + 1).every((other) => lineWidth(other[row] ?? '') === 0);
    return isLast ? (at > 0 && lineWidth(line) === 0 ? [] : joined(line)) : joined(padded(line, width), ' '.repeat(GAP));
  }));
}
