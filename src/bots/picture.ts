import type { Rating } from './ratings.js';
import type { Estimate } from './statistics.js';

const LEFT = 240;
const WIDTH = 760;
const ROW = 34;
const TOP = 46;

/** Ratings as a picture (SVG): a dot for each participant, a bar for the interval, Elo along the bottom. */
export function ratingPicture(title: string, ratings: readonly Rating[]): string {
  const lowest = Math.min(-100, ...ratings.map(({ elo }) => elo.low));
  const highest = Math.max(100, ...ratings.map(({ elo }) => elo.high));
  const step = stepFor(highest - lowest);
  const from = Math.floor(lowest / step) * step;
  const to = Math.ceil(highest / step) * step;
  const x = (elo: number): number => Math.round(10 * (LEFT + ((elo - from) / (to - from)) * (WIDTH - LEFT - 40))) / 10;
  const height = TOP + ratings.length * ROW + 40;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf8"/>`,
    `<text x="16" y="24" font-size="16">${escaped(title)}</text>`,
    ...ticks.map((elo) => tick(x(elo), elo, height)),
    ...ratings.map(({ who, elo }, at) => row(who, elo, TOP + at * ROW + ROW / 2, x)),
    '</svg>',
    '',
  ].join('\n');
}

function stepFor(range: number): number {
  return [50, 100, 200, 500, 1000].find((step) => range / step <= 8) ?? 2000;
}

function tick(x: number, elo: number, height: number): string {
  return `<line x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${height - 34}" stroke="#ddd2bd"/><text x="${x}" y="${height - 16}" text-anchor="middle" fill="#6b5d45">${elo}</text>`;
}

function row(who: string, { value, low, high }: Estimate, y: number, x: (elo: number) => number): string {
  return [
    `<text x="${LEFT - 16}" y="${y + 5}" text-anchor="end">${escaped(who.length > 32 ? `${who.slice(0, 31)}…` : who)}</text>`,
    `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="#b5651d" stroke-width="3" stroke-linecap="round"/>`,
    `<circle cx="${x(value)}" cy="${y}" r="6" fill="#7a3b0c"/>`,
  ].join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
