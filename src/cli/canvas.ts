// A sheet of squares that text is put on, to draw maps and grids.
import { ink, widthOf, type Look, type Span } from './ink.js';

/** A sheet, addressed from its upper left corner. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Puts a text; what does not fit on the sheet is left away. */
  readonly put: (x: number, y: number, text: string, look?: Look) => void;
  /** Whether nothing but roads is there, for so many squares. */
  readonly isFree: (x: number, y: number, width: number) => boolean;
  readonly lines: () => Span[][];
}

interface Square {
  readonly sign: string;
  readonly look: Look;
}

/** Signs that may be written over. */
const GROUND = new Set([' ', '·']);

/** An empty sheet. */
export function canvas(width: number, height: number): Canvas {
  const rows: (Square | null)[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => null));
  const isGround = (x: number, y: number): boolean => {
    const row = rows[y];
    if (!row || x < 0 || x >= width) return false;
    const square = row[x];
    return square === null || square === undefined || GROUND.has(square.sign);
  };
  return {
    width,
    height,
    put: (x, y, text, look = 'plain') => {
      let at = x;
      for (const sign of text) {
        const row = rows[y];
        if (row && at >= 0 && at < width) row[at] = { sign, look };
        at += widthOf(sign);
      }
    },
    isFree: (x, y, count) => Array.from({ length: count }, (_, at) => isGround(x + at, y)).every(Boolean),
    lines: () => rows.map(lineOf),
  };
}

/** Squares of one look together. */
function lineOf(row: readonly (Square | null)[]): Span[] {
  const spans: Span[] = [];
  for (const square of row) {
    const { sign, look } = square ?? { sign: ' ', look: 'plain' as const };
    const last = spans.at(-1);
    if (last && (last.look === look || sign === ' ')) spans[spans.length - 1] = ink(last.look, last.text + sign);
    else spans.push(ink(look, sign));
  }
  const last = spans.at(-1);
  return last ? [...spans.slice(0, -1), ink(last.look, last.text.trimEnd())] : spans;
}
