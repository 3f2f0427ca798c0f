// The accepted figures live in docs/benchmarks.md, between two marks; what stands around them is written by hand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { factsTable, goalsTable, machineLine, operationsTable, otherTable, playingTable, startUpTable } from './report.mjs';

const file = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const BEGIN = '<!-- figures: written by npm run bench -- --accept -->';
const END = '<!-- end of figures -->';

/**
 * The cases and the calibration in a text, or `null`.
 * @param {string} text
 */
export function figuresIn(text) {
  const calibration = Number(/calibration loop ([\d,]+) decisions/.exec(text)?.[1]?.replaceAll(',', ''));
  const cases = [...text.matchAll(/^\| a second, one core +((?:\| +\S+ \d )+)\|\n\|[- |:]+\|\n((?:\|.*\|\n?)+)/gm)].flatMap(([, head, body]) => {
    const games = cellsOf(head).map((cell) => ({ game: cell.split(' ')[0], seats: Number(cell.split(' ')[1]) }));
    return body.trim().split('\n').flatMap((line) => {
      const [way, ...rates] = cellsOf(line);
      const [mode, unit] = way.split(', ');
      return rates.flatMap((rate, at) => (rate === '–' ? [] : [{ ...games[at], mode, unit, perSecond: Number(rate.replaceAll(',', '')) }]));
    });
  });
  return calibration && cases.length > 0 ? { calibration, cases } : null;
}

const cellsOf = (line) => line.split('|').map((cell) => cell.trim()).filter(Boolean);

/** The figures that were accepted last, or `null`. */
export function acceptedFigures() {
  return existsSync(file) ? figuresIn(readFileSync(file, 'utf8')) : null;
}

/** Puts the figures of a run into the document. */
export function accept(result) {
  const figures = [
    BEGIN, machineLine(result), '### Is it fast enough?', goalsTable(result), '### How fast is a random game?', playingTable(result),
    '### How fast is a search, a replay, luck, a thread?', otherTable(result), '### What does one operation take?', operationsTable(result),
    '### How large is it, and does it grow?', factsTable(result), ...(result.startUp.length > 0 ? ['### What does an import cost?', startUpTable(result)] : []), END,
  ].join('\n\n');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `# Benchmarks\n\n${BEGIN}\n${END}\n`;
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has lost the marks around its figures');
  writeFileSync(file, text.slice(0, from) + figures + text.slice(to + END.length));
}
