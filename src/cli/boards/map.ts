// The map of a game, drawn from the coordinates of its content: places, roads, what roads cost, who stands where.
import type { Road } from '../../voyages/faces/index.js';
import { canvas, type Canvas } from '../canvas.js';
import { widthOf, type Look, type Span } from '../ink.js';
import { capital, lookOf, seatLook, type Voice } from '../voice.js';
import type { Desk, Panel } from './board.js';

/** Who is where on a map. */
export interface Standing {
  /** The places of the figures, by seat. */
  readonly figures: readonly (readonly string[])[];
  readonly posts: (place: string) => readonly number[];
}

/** Narrower than this a map cannot be read; wider than that it gains nothing. */
const NARROWEST = 74;
const WIDEST = 130;

/** The map as a panel of its own. */
export function mapPanel(desk: Desk, standing: Standing): Panel {
  return { id: 'map', title: desk.voice.term('panel.map'), wide: true, changes: 'never', lines: (width) => (width < NARROWEST ? [] : drawn(desk, standing, Math.min(width, WIDEST))) };
}

/** A square of a terminal is twice as high as it is wide. */
const RATIO = 2;

function drawn(desk: Desk, standing: Standing, width: number): Span[][] {
  const { content, voice } = desk;
  const shape = content.frames['map'] ?? 2.4;
  const height = Math.max(17, Math.round((width / shape / RATIO) * 1.05));
  const sheet = canvas(width, height);
  const at = (x: number, y: number): readonly [number, number] => [Math.round((x / 100) * (width - 4)) + 1, Math.round((y / 100) * (height - 1))];
  for (const road of content.map.roads) draw(sheet, road, at);
  const places = content.map.places.map(({ id, x, y }) => ({ id, spot: at(x, y) }));
  for (const { id, spot: [x, y] } of places) sheet.put(x, y, desk.thing(id)?.group === 'oasis' ? '○' : '●', 'strong');
  // Towns have names first: an oasis is found by its roads.
  const isOasis = (id: string): boolean => desk.thing(id)?.group === 'oasis';
  for (const { id, spot } of [...places.filter(({ id }) => !isOasis(id)), ...places.filter(({ id }) => isOasis(id))]) label(sheet, spot, signOf(id, desk, standing));
  for (const road of content.map.roads) price(sheet, road, at, voice);
  const lines = sheet.lines();
  const isBlank = (line: readonly Span[] | undefined): boolean => line !== undefined && line.every(({ text }) => text.trim() === '');
  while (isBlank(lines.at(-1))) lines.pop();
  while (isBlank(lines[0])) lines.shift();
  return lines;
}

type Part = readonly [text: string, look: Look];

/** The name of a place, and who is there. */
function signOf(id: string, { voice, thing }: Desk, { figures, posts }: Standing): readonly Part[] {
  const name = thing(id)?.group === 'oasis' ? (voice.name(id).match(/\d+/)?.[0] ?? '') : capital(voice.name(id));
  const stands = posts(id).map((seat): Part => [voice.letter(seat), seatLook(seat)]);
  const walks = figures.flatMap((places, seat) => places.filter((place) => place === id).map((): Part => [`◆${voice.letter(seat)}`, seatLook(seat)]));
  return [[name, thing(id)?.group === 'oasis' ? 'dim' : 'plain'], ...[...stands, ...walks].flatMap((part): Part[] => [[' ', 'plain'], part])].filter(([text]) => text !== '') as Part[];
}

/** Puts a sign where there is room: right of the place, left of it, below, above. */
function label(sheet: Canvas, [x, y]: readonly [number, number], parts: readonly Part[]): void {
  const width = parts.reduce((sum, [text]) => sum + widthOf(text), 0);
  if (width === 0) return;
  const middle = Math.max(0, Math.min(sheet.width - width, x - Math.floor(width / 2)));
  const right: readonly [number, number] = [x + 2, y];
  const spots: readonly (readonly [number, number])[] = [right, [middle, y + 1], [middle, y - 1], [x - width - 1, y], [x + 1, y + 1], [x + 1, y - 1], [x - width, y + 1], [x - width, y - 1]];
  const [left, top] = spots.find(([at, row]) => sheet.isFree(at - 1, row, width + 2) || (at === 0 && sheet.isFree(0, row, width + 1))) ?? right;
  let at = left;
  // A road that comes from there does not touch the name.
  if (sheet.isFree(left - 1, top, 1)) sheet.put(left - 1, top, ' ');
  for (const [text, look] of parts) {
    sheet.put(at, top, text, look);
    at += widthOf(text);
  }
}

type At = (x: number, y: number) => readonly [number, number];

/** Dots along a road: straight, or bent by one point. */
function draw(sheet: Canvas, { path }: Road, at: At): void {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [x0 = 0, y0 = 0] = numbers;
  const [x1 = 0, y1 = 0] = numbers.slice(-2);
  const [bx, by] = numbers.length === 6 ? [numbers[2] ?? 0, numbers[3] ?? 0] : [(x0 + x1) / 2, (y0 + y1) / 2];
  const steps = 60;
  let last = '';
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const [x, y] = at((1 - t) ** 2 * x0 + 2 * t * (1 - t) * bx + t ** 2 * x1, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * by + t ** 2 * y1);
    // Every second square of a level stretch: so a road is lighter than a word.
    if (`${x} ${y}` === last || (x % 2 === 1 && sheet.isFree(x - 1, y, 1) && last.endsWith(` ${y}`))) continue;
    last = `${x} ${y}`;
    sheet.put(x, y, '·', 'dim');
  }
}

/** The price in the middle of a road, where there is room. */
function price(sheet: Canvas, { cost, seal, price: [x, y] }: Road, at: At, voice: Voice): void {
  const parts = [...Object.entries(cost).map(([word, n]): Part => [`${n ?? 0}${signFor(word, voice)}`, lookOf(word)]), ...(seal === null ? [] : [[capital(voice.name(seal)).charAt(0), 'warn'] as Part])];
  const width = parts.reduce((sum, [text]) => sum + widthOf(text), 0);
  if (width === 0) return;
  const [middle, row] = at(x, y);
  const left = middle - Math.floor(width / 2);
  if (!sheet.isFree(left, row, width)) return;
  let place = left;
  for (const [text, look] of parts) {
    sheet.put(place, row, text, look);
    place += widthOf(text);
  }
}

/** Coins as money, other things by the first letter of their name. */
const signFor = (word: string, voice: Voice): string => (word === 'coin' ? '$' : voice.name(word).charAt(0));
