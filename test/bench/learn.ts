// What games teach of positions; started by `npm run learn`, which says how. Everything follows from the seed.
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../src/index.js';
import { inWriting } from '../../src/mechanics/learned.js';
import { gather, lessonsIn, type Lessons } from './learning/lessons.js';
import { teaching as marcoPolo2 } from './learning/marco-polo-2.js';
import { teaching as merv } from './learning/merv.js';
import { fit, guess, standardized, unfolded, type Fitted, type Rows, type Settings } from './learning/network.js';
import type { Teaching } from './learning/teaching.js';
import { teaching as voyages } from './learning/voyages.js';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { games: { type: 'string' }, seed: { type: 'string' }, keep: { type: 'string' }, sums: { type: 'string' }, passes: { type: 'string' }, share: { type: 'string' }, out: { type: 'string' } } });
const teachings: Readonly<Record<string, Teaching>> = { voyages, 'marco-polo-2': marcoPolo2, merv };
const teaching = teachings[positionals[0] ?? ''];
if (!teaching) throw new Error(`which game? ${Object.keys(teachings).join(', ')}`);
const { games = '1000', seed = 'learn', keep = 'reports/learn', sums = '16', passes = '8', share = '0.6', out = `src/${teaching.game.id}/play/learned-numbers.ts` } = values;
const say = (line: string): void => { stdout.write(`${line}\n`); };
const settings = (name: string): Settings => ({ many: Number(sums), passes: Number(passes), random: randomFrom(`${seed} ${name}`) });

/** Games are learned from in so many parts, so that what is expected of a position was learned in other games. */
const PARTS = 3;
/** How much what a game really came to counts beside what could be expected a round later, which is less a matter of luck. */
const REAL = 0.5;

/** What positions came to, in part as it could be expected at the end of the next round. */
function expected(rows: Rows, lessons: Lessons, chosen: readonly number[]): Float64Array {
  const { points } = lessons;
  const part = (row: number): number => lessons.of(row).game % PARTS;
  const parts = Array.from({ length: PARTS }, (_, one): Fitted => fit(rows, points, chosen.filter((row) => part(row) !== one), settings(`part ${one}`)));
  const later = new Map<string, number[]>();
  for (const row of chosen) {
    const { game, seat } = lessons.of(row);
    const name = `${game} ${seat}`;
    if (!later.has(name)) later.set(name, []);
    later.get(name)!.push(row);
  }
  const found = points.slice();
  for (const own of later.values()) {
    for (const [at, row] of own.entries()) {
      const next = own.slice(at + 1).find((other) => lessons.of(other).round > lessons.of(row).round && lessons.of(other).ended);
      if (next !== undefined) found[row] = points[row]! + (1 - REAL) * (guess(parts[part(next)]!, rows, next) - points[next]!);
    }
  }
  return found;
}

if (Number(games) > 0) gather(teaching, Number(games), seed, { folder: keep, say });
const lessons = lessonsIn(teaching, keep);
const rows = standardized(lessons.numbers, lessons.size);
const all = Array.from({ length: lessons.count }, (_, row) => row);
// What every tenth game came to is not learned, but guessed.
const [chosen, tests] = [all.filter((row) => lessons.of(row).game % 10 !== 0), all.filter((row) => lessons.of(row).game % 10 === 0)];
const fitted = fit(rows, expected(rows, lessons, chosen), chosen, settings('all'));
say(`${chosen.length} positions learned; off by ${Math.sqrt(tests.reduce((sum, row) => sum + (guess(fitted, rows, row) - lessons.points[row]!) ** 2, 0) / tests.length).toFixed(3)} points in ${tests.length} others`);
const numbers = JSON.stringify(inWriting(unfolded(fitted, rows, Number(share))), null, 2).replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'");
writeFileSync(out, `// Written by \`npm run learn\`: what games have taught of positions, in signs that \`learned.ts\` reads.\nexport const NUMBERS = ${numbers} as const;\n`);
say(`written to ${out}`);
