// Faults planted by hand, for rules no small change of the sources can break: those that say what is never done, what
// makes no difference, what brings nothing. Each says which rule it breaks and what somebody might have written instead.
//
//   node test/mutation/planted.mjs merv      tries those of rules that have no tooth yet; `npm run mutate -- merv --teeth` does it
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { courtOf } from './court.mjs';
import { hashOfFile } from './log.mjs';
import { modules } from './modules.mjs';

/** @typedef {{ rule: string, file: string, from: string, to: string, also?: [from: string, to: string][] }} Fault the text `from` stands once in the file, and `to` in its place (and what is `also` changed) breaks the rule */

/** The faults of a game. @returns {Promise<Fault[]>} */
export async function faultsOf(subject) {
  const file = new URL(`./faults/${subject}.mjs`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).default : [];
}

/**
 * What is wrong with the place of a fault, or `null`: it has to stand in its file, once.
 * @param {Fault} fault @param {string | null} source
 */
export function misplaced({ rule, file, from, also = [] }, source) {
  const counts = [from, ...also.map(([one]) => one)].map((text) => (source === null ? 0 : source.split(text).length - 1));
  const times = counts.find((count) => count !== 1) ?? 1;
  return times === 1 ? null : `the fault of ${rule} is to be planted at a place that stands ${times} times in ${file}`;
}

const planted = (source, { from, to, also = [] }) => [[from, to], ...also].reduce((text, [before, after]) => text.replace(before, () => after), source);

/** The text of a file, if it is there. */
export const sourceOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

async function main(subject) {
  const root = process.cwd();
  const court = courtOf({ subject, root, log: `${root}/reports/mutation/${subject}.jsonl`, onlyTeeth: true, endless: () => false });
  const open = await modules(court.files, root);
  court.seat(open());
  const wrong = [];
  for (const fault of await faultsOf(subject)) {
    const path = `src/${subject}/${fault.file}`;
    const source = sourceOf(path);
    const problem = misplaced(fault, source);
    if (problem !== null) wrong.push(problem);
    if (problem !== null || !court.citing(fault.rule).some(court.wants)) continue;
    const line = source.split(fault.from)[0].split('\n').length;
    const changed = { path, contents: planted(source, fault) };
    if (!court.prove(open(changed), fault.rule, { hash: hashOfFile(path), place: `${path}:${line}:1 planted for ${fault.rule}`, meeting: court.citing(fault.rule), timeout: 20_000 })) wrong.push(`no test of ${fault.rule} notices the fault planted for it`);
  }
  for (const line of wrong) console.log(`${subject}: ${line}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
