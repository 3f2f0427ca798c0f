// Text with looks: lines are spans, each with the name of a look, so that a terminal can colour them, a pipe can leave the
// looks away, and nothing that is printed can pass for an order to the terminal.

/** What a piece of text stands for; how it looks says `ansi.ts`. */
export type Look =
  | 'plain' | 'dim' | 'strong' | 'title' | 'rule' | 'key' | 'gain' | 'loss' | 'warn' | 'chosen'
  | 'seat0' | 'seat1' | 'seat2' | 'seat3' | 'seat4' | 'seat5'
  | 'die0' | 'die1' | 'die2' | 'die3' | 'blackDie' | 'whiteDie' | 'neutralDie'
  | 'coin' | 'camel' | 'pepper' | 'silk' | 'gold' | 'jade' | 'vp'
  | 'purple' | 'sand' | 'teal' | 'orange' | 'white';

/** Text that looks one way. */
export interface Span {
  readonly text: string;
  readonly look: Look;
}

/** One line of a terminal. */
export type Line = string | readonly Span[];

/** A span. */
export const ink = (look: Look, text: string): Span => ({ text, look });

/** The spans of a line. */
export const spansOf = (line: Line): readonly Span[] => (typeof line === 'string' ? (line === '' ? [] : [ink('plain', line)]) : line);

/** Lines one behind the other. */
export const joined = (...lines: readonly (Line | Span)[]): Span[] => lines.flatMap((line) => (typeof line === 'object' && 'look' in line ? [line] : [...spansOf(line)]));

/** Lines with something between each two. */
export const separated = (lines: readonly (Line | Span)[], between: string): Span[] => lines.flatMap((line, at) => joined(...(at > 0 ? [between] : []), line));

/** A line without its looks. */
export const plainText = (line: Line): string => (typeof line === 'string' ? line : line.map(({ text }) => text).join(''));

/** Signs that stand over the one before them, and those that take two places. */
const OVER = /^[\p{Mn}\p{Me}\u200b-\u200d\ufe0e\ufe0f]$/u;
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]$/u;

/** How many places of a terminal a text takes. */
export function widthOf(text: string): number {
  // Latin, Greek and Cyrillic letters, lines and arrows take one place each.
  if (/^[\u0020-\u02ff\u0370-\u052f\u2010-\u27bf]*$/.test(text)) return text.length;
  let width = 0;
  for (const sign of text) width += OVER.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
  return width;
}

/** How many places a line takes. */
export const lineWidth = (line: Line): number => spansOf(line).reduce((sum, { text }) => sum + widthOf(text), 0);

/** The beginning of a text that takes at most so many places. */
function cutText(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  let kept = '';
  let width = 0;
  for (const sign of text) {
    width += widthOf(sign);
    if (width > most) break;
    kept += sign;
  }
  return kept;
}

/** A line that takes at most so many places; one that was cut ends in `…`. */
export function clipped(line: Line, most: number): Span[] {
  const spans = [...spansOf(line)];
  if (lineWidth(spans) <= most) return spans;
  const kept: Span[] = [];
  let left = most - 1;
  for (const { text, look } of spans) {
    const part = cutText(text, left);
    if (part !== '') kept.push(ink(look, part));
    left -= widthOf(part);
    if (part !== text) break;
  }
  return most > 0 ? [...kept, ink('dim', '…')] : [];
}

/** A line of exactly so many places. */
export function padded(line: Line, width: number, side: 'left' | 'right' = 'right'): Span[] {
  const kept = clipped(line, width);
  const gap = width - lineWidth(kept);
  if (gap <= 0) return kept;
  return side === 'right' ? [...kept, ink('plain', ' '.repeat(gap))] : [ink('plain', ' '.repeat(gap)), ...kept];
}

/** A line in words, each with the blanks behind it; what follows without a blank is of the same word, whatever its look. */
function wordsOf(line: Line): Span[][] {
  const words: Span[][] = [];
  let isOpen = false;
  for (const { text, look } of spansOf(line)) {
    for (const part of text.split(/(?<=\s)(?=\S)/)) {
      if (part === '') continue;
      if (isOpen && /^\S/.test(part)) words.at(-1)?.push(ink(look, part));
      else words.push([ink(look, part)]);
      isOpen = /\S$/.test(part);
    }
  }
  return words;
}

/** A line broken between words into lines of at most so many places; all but the first are indented. */
export function wrapped(line: Line, width: number, indent = ''): Span[][] {
  const most = Math.max(width, widthOf(indent) + 8);
  const lines: Span[][] = [];
  let current: Span[] = [];
  let filled = 0;
  let fresh = true;
  const next = (): void => {
    lines.push(trimmed(current));
    current = indent === '' ? [] : [ink('plain', indent)];
    filled = widthOf(indent);
  };
  for (const word of wordsOf(line)) {
    const isBroken = !fresh && filled + lineWidth(trimmed(word)) > most;
    if (isBroken) next();
    for (const [at, { text, look }] of word.entries()) {
      let rest = isBroken && at === 0 ? text.trimStart() : text;
      // A word longer than a line is cut, wherever that may be.
      while (filled + widthOf(rest.trimEnd()) > most) {
        const part = cutText(rest, most - filled);
        current.push(ink(look, part));
        next();
        rest = rest.slice(part.length);
      }
      current.push(ink(look, rest));
      filled += widthOf(rest);
      fresh = false;
    }
  }
  return [...lines, trimmed(current)];
}

/** Without the blanks at its end. */
function trimmed(line: readonly Span[]): Span[] {
  const kept = line.slice();
  for (let last = kept.at(-1); last && last.text.trimEnd() !== last.text; last = kept.at(-1)) {
    kept.pop();
    const text = last.text.trimEnd();
    if (text !== '') { kept.push(ink(last.look, text)); break; }
  }
  return kept;
}

/** How the columns of a table stand. */
export interface Columns {
  /** Blanks between two columns. */
  readonly gap?: number;
  /** Columns that stand to the right. */
  readonly right?: readonly number[];
}

/** Rows as columns. */
export function tabled(rows: readonly (readonly Line[])[], { gap = 2, right = [] }: Columns = {}): Span[][] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => { widths[at] = Math.max(widths[at] ?? 0, lineWidth(cell)); });
  return rows.map((row) => trimmed(separated(row.map((cell, at) => padded(cell, widths[at] ?? 0, right.includes(at) ? 'left' : 'right')), ' '.repeat(gap))));
}
