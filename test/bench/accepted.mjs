// The accepted figures live in docs/benchmarks.md, between two marks; what stands around them is written by hand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { casesTable, factsTable, goalsTable, machineLine, operationsTable, startUpTable } from './report.mjs';

const file = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const BEGIN = '<!-- figures: written by npm run bench -- --accept -->';
const END = '<!-- end of figures -->';

/**
 * The cases and the calibration in a text, or `null`.
 * @param {string} text
 */
export function figuresIn(text) {
  const calibration = Number(/calibration loop ([\d,]+) decisions/.exec(text)?.[1]?.replaceAll(',', ''));
  const rows = [...text.matchAll(/^\| (\S+) +\| (\d) +\| ([^|]+?) +\| (games|decisions|iterations) +\| +([\d.,]+) \|/gm)];
  if (!calibration || rows.length === 0) return null;
  return { calibration, cases: rows.map(([, game, seats, mode, unit, rate]) => ({ game, seats: Number(seats), mode, unit, perSecond: Number(String(rate).replaceAll(',', '')) })) };
}

/** The figures that were accepted last, or `null`. */
export function acceptedFigures() {
  return existsSync(file) ? figuresIn(readFileSync(file, 'utf8')) : null;
}

/** Puts the figures of a run into the document. */
export function accept(result) {
  const figures = [
    BEGIN, machineLine(result), '### Goals', goalsTable(result), '### Whole games', casesTable(result),
    '### Single operations', operationsTable(result), '### Sizes, allocation, growth', factsTable(result),
    ...(result.startUp.length > 0 ? ['### Entry points', startUpTable(result)] : []), END,
  ].join('\n\n');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `# Benchmarks\n\n${BEGIN}\n${END}\n`;
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has lost the marks around its figures');
  writeFileSync(file, text.slice(0, from) + figures + text.slice(to + END.length));
}
