// What mutation testing has found, in a form that is kept: which mutant is a rule's tooth, and what came of all mutants.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfFile, hashOfFiles, hashOfSources, placeOf, readLog, sourcesOf } from './log.mjs';
import { RECORDED, rankOf, statesRules } from './proof.mjs';

const fileOf = (subject) => new URL(`./records/${subject}.json`, import.meta.url);

export function readRecord(subject) {
  return existsSync(fileOf(subject)) ? JSON.parse(readFileSync(fileOf(subject), 'utf8')) : {};
}

/** A mutant without what it was changed to: `rules/khan.ts:12:3`. */
const short = (place, subject) => `${/^[^:]+:\d+:\d+/.exec(place)[0].slice(`src/${subject}/`.length)}${place.includes(' planted for ') ? ' planted' : ''}`;
const fileOfTest = (id) => id.slice(0, id.indexOf('#'));
const nameOfTest = (id) => id.slice(id.indexOf('#') + 1);

/** The fingerprint of the sources that teeth come from: how bots judge and what sentences say has no part in it. */
export const hashOfRules = (subject) => hashOfFiles(sourcesOf(`src/${subject}`).filter(statesRules));

/** Results of mutants whose source is still the same. */
function presentEntries(log) {
  return [...readLog(log).values()].filter(({ hash, place }) => {
    const source = place.slice(0, place.indexOf(':'));
    return existsSync(source) && hashOfFile(source) === hash;
  });
}

/** The first tooth of each claim. */
export function teethOf(entries, subject) {
  const teeth = {};
  for (const { claims, place } of entries) {
    for (const [claim, id] of claims) teeth[claim] ??= [short(place, subject), fileOfTest(id)];
  }
  return Object.fromEntries(Object.entries(teeth).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What came of all mutants in stryker's report, by what the log says of them. */
export function countsOf(report, entries, subject) {
  const byPlace = new Map(entries.map((entry) => [entry.place, entry]));
  const counts = { mutants: 0, killed: 0, timeouts: 0, survived: 0, noCoverage: 0, notTried: 0 };
  const recorded = [];
  const survivors = {};
  for (const [file, { mutants }] of Object.entries(report.files)) {
    for (const mutant of mutants) {
      counts.mutants += 1;
      const entry = byPlace.get(placeOf(mutant, file, 0));
      if (mutant.status === 'NoCoverage') counts.noCoverage += 1;
      else if (!entry) counts.notTried += 1;
      else if (entry.status === 'timeout') counts.timeouts += 1;
      else if (entry.status === 'killed') {
        counts.killed += 1;
        const [killer] = entry.killers;
        if (rankOf(fileOfTest(killer), nameOfTest(killer)) === RECORDED) recorded.push(short(entry.place, subject));
      } else {
        counts.survived += 1;
        survivors[short(entry.place, subject).split(':')[0]] = (survivors[short(entry.place, subject).split(':')[0]] ?? 0) + 1;
      }
    }
  }
  return { ...counts, recorded, survivors };
}

/** In percent; of a sample, what has no coverage counts for its share. */
export function scoreOf({ mutants, killed, timeouts, survived, noCoverage, notTried }) {
  const tried = killed + timeouts + survived;
  const uncovered = mutants === noCoverage ? 0 : noCoverage * (tried / (mutants - noCoverage));
  return Math.round((1000 * (killed + timeouts)) / (tried + (notTried > 0 ? uncovered : noCoverage))) / 10;
}

const lineOf = (value) => JSON.stringify(value).replaceAll('","', '", "').replaceAll('":', '": ').replaceAll(',"', ', "');

/** One line an entry, so that a change of one is a change of one line. */
export function printed(record) {
  const parts = Object.entries(record).map(([key, value]) => {
    if (typeof value !== 'object') return `  "${key}": ${JSON.stringify(value)}`;
    const inner = Object.entries(value).map(([name, one]) => {
      if (typeof one !== 'object') return `    "${name}": ${JSON.stringify(one)}`;
      const rows = Array.isArray(one) ? one.map((row) => `      ${lineOf(row)}`) : Object.entries(one).map(([id, row]) => `      "${id}": ${lineOf(row)}`);
      const [open, close] = Array.isArray(one) ? '[]' : '{}';
      return rows.length === 0 ? `    "${name}": ${open}${close}` : `    "${name}": ${open}\n${rows.join(',\n')}\n    ${close}`;
    });
    return `  "${key}": {\n${inner.join(',\n')}\n  }`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/**
 * Which mutants only recorded games notice, after some files were tried again: of those files, what is known now; of the
 * others, what was known. A file of which some mutants were left out says nothing.
 */
export function refreshed(recorded, report, entries, subject) {
  const known = new Set(entries.map(({ place }) => place));
  const files = Object.fromEntries(Object.entries(report.files).filter(([file, { mutants }]) => mutants.every((mutant) => mutant.status === 'NoCoverage' || known.has(placeOf(mutant, file, 0)))));
  const others = recorded.filter((place) => files[`src/${subject}/${place.split(':')[0]}`] === undefined);
  return [...others, ...countsOf({ files }, entries, subject).recorded];
}

/** Takes into the record what was found of some files, beside what it says of all. */
export function writeRecorded(subject, log) {
  const record = readRecord(subject);
  const recorded = refreshed(record.whole.recorded, JSON.parse(readFileSync('reports/mutation/stryker.json', 'utf8')), presentEntries(log), subject);
  writeFileSync(fileOf(subject), printed({ ...record, whole: { ...record.whole, recorded } }));
  return [`${subject}: ${recorded.length} mutants are noticed by recorded games alone, ${record.whole.recorded.length} before`];
}

/** Takes what a run has found into the record of its subject. */
export function writeRecord(subject, { teeth, score = false, share, log }) {
  const entries = presentEntries(log);
  const sources = hashOfSources(subject);
  const found = teethOf(entries, subject);
  // A sample shows some teeth, and says nothing of those it did not look for.
  const sought = subject !== 'kernel' && !score;
  const record = { ...readRecord(subject), ...(sought && (teeth || share === 1) ? { teeth: { sources: hashOfRules(subject), found } } : {}) };
  const lines = !sought ? [] : [`${subject}: ${Object.keys(found).length} claims have a tooth`];
  if (!teeth) {
    const counts = countsOf(JSON.parse(readFileSync('reports/mutation/stryker.json', 'utf8')), entries, subject);
    const { recorded, survivors, ...numbers } = counts;
    const tried = numbers.killed + numbers.timeouts + numbers.survived;
    record.whole = { sources, share: Math.round((100 * tried) / Math.max(1, numbers.mutants - numbers.noCoverage)) / 100, ...numbers, score: scoreOf(counts), survivors, recorded };
    lines.push(`${subject}: ${numbers.mutants} mutants, ${numbers.killed} killed (${recorded.length} by recorded games alone), ${numbers.timeouts} timeouts, ${numbers.survived} survived, ${numbers.noCoverage} without coverage, ${numbers.notTried} not tried: ${record.whole.score} %`);
  }
  writeFileSync(fileOf(subject), printed(record));
  return lines;
}
