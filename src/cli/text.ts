import type { AnyGame, AnyState, AnyView } from '../index.js';
import type { Distribution, Estimate } from '../bots/index.js';

/*
 * What a terminal takes for an order, or writes in another direction: everything below the space but line ends and tabs,
 * the second set of controls, and the signs that turn the direction of writing.
 */
 
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text with its control characters shown (as JSON writes them), not sent. */
export const visible = (text: string): string => text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Rows of words as columns; numbers stand to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => { widths[at] = Math.max(widths[at] ?? 0, String(cell).length); });
  return rows.map((row) => row.map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(widths[at] as number) : cell.padEnd(widths[at] as number))).join('  ').trimEnd());
}

/** No text is wider than this, however wide the terminal: it would be hard to read. */
const WIDEST = 100;

/** A text in lines of at most so many signs. */
export function paragraph(text: string, indent: string, width = WIDEST): string[] {
  const most = Math.min(width, WIDEST);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > most) { lines.push(indent + line); line = ''; }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
}

/** Parts of a view that say nothing about the table. */
const APART = new Set(['config', 'frames', 'viewer']);

/** A view as plain text: one line a field, players and other lists of things as blocks. Hidden things show as `?`. */
export function viewText(view: AnyView): string[] {
  return Object.entries(view).filter(([key]) => !APART.has(key)).flatMap(([key, value]) => block(key, value as unknown, ''));
}

function block(key: string, value: unknown, indent: string): string[] {
  const inline = brief(value);
  if (inline !== null && indent.length + key.length + inline.length < 100) return [`${indent}${key}: ${inline}`];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, at) => [key === 'players' ? `seat ${at + 1}` : `${at + 1}`, item])
    : Object.entries(value as object);
  return [`${indent}${key}:`, ...entries.flatMap(([name, item]) => block(name, item, `${indent}  `))];
}

/** A value in one line, or `null` when it is too rich for that. */
function brief(value: unknown): string | null {
  if (value === null) return '?';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return '?';
  const entries: [string, unknown][] = Array.isArray(value) ? value.map((item: unknown) => ['', item]) : Object.entries(value);
  if (entries.length === 0) return '-';
  const parts = entries.map(([key, item]) => {
    if (key === '' && typeof item === 'object' && item !== null && !Array.isArray(item)) return null;
    const inner = brief(item);
    if (inner === null || (typeof item === 'object' && item !== null && inner.includes(': '))) return null;
    return key === '' ? inner : `${key} ${inner}`;
  });
  if (parts.includes(null)) return null;
  const text = parts.join(', ');
  return text.length > 90 ? null : text;
}

/** Who has to do something, in words. */
export function actorText(game: AnyGame, state: AnyState): string {
  const actor = game.actor(state);
  switch (actor.type) {
    case 'over': return 'the game is over';
    case 'chance': return 'luck decides';
    case 'seat': return `seat ${actor.seat + 1} decides`;
  }
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** A rate with its interval. */
export const rateText = ({ value, low, high }: Estimate): string => `${percent(value)} % (${percent(low)}–${percent(high)})`;

/** A distribution in a few words. */
export const spreadText = ({ mean, deviation, least, median, most }: Distribution): string =>
  `${mean.value.toFixed(1)} ± ${Number.isFinite(mean.high) ? (mean.high - mean.value).toFixed(1) : '?'}, deviation ${deviation.toFixed(1)}, ${least} to ${most}, median ${median}`;
