// What became of each mutant, one line of JSON each, written as it becomes known: a run that is stopped goes on where it was.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

const hashes = new Map();

/** The fingerprint of a file. */
export function hashOfFile(path) {
  if (!hashes.has(path)) hashes.set(path, createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12));
  return hashes.get(path);
}

/** The fingerprint of some files, and of how they are called. */
export function hashOfFiles(paths) {
  const sum = createHash('sha256');
  for (const path of paths) sum.update(`${path}\n${hashOfFile(path)}\n`);
  return sum.digest('hex').slice(0, 12);
}

/** The sources in a folder. */
export const sourcesOf = (folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.ts')).sort();

/** The fingerprint of all sources of a subject, from the folder of the repository. */
export const hashOfSources = (subject) => hashOfFiles(sourcesOf(`src/${subject}`));

/** What a mutant is, whatever number it has in a run: `rules/khan.ts:12:3-12:9 true`, after the fingerprint of its file. */
export function placeOf({ location: { start, end }, replacement }, file, base) {
  // Stryker counts lines and columns from 0 here.
  return `${file}:${start.line + base}:${start.column + base}-${end.line + base}:${end.column + base} ${replacement.replace(/\s+/g, ' ').slice(0, 60)}`;
}

function linesOf(path) {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').flatMap((line) => {
    try {
      return JSON.parse(line);
    } catch {
      // The end of the file, or the last line of a run that was killed.
      return [];
    }
  });
}

/** What was found of each mutant. */
export const readLog = (path) => new Map(linesOf(path).filter(({ place }) => place !== undefined).map((entry) => [`${entry.hash} ${entry.place}`, entry]));

/** The fingerprints of the test files there were, by that of all of them. */
export const readSuites = (path) => new Map(linesOf(path).filter(({ suite }) => suite !== undefined).map(({ suite, files }) => [suite, files]));

export function writeLog(path, entry) {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}
