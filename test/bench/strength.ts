/*
 * How strong bots are, and which weights make them stronger; started by `npm run strength` and `npm run tune`. Everything
 * follows from the seed; only budgets of time depend on the machine.
 */
import { cpuUsage, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { randomFrom, type AnyGame, type Random } from '../../src/index.js';
import { botNamed, distribution, planner, playGame, rate, type AnyBot, type AnyEvaluation, type Distribution, type Estimate, type GameRecord } from '../../src/bots/index.js';
import { marcoPolo2, evaluationOf as marcoPolo2By } from '../../src/marco-polo-2/index.js';
import { standardPack as marcoPolo2Pack } from '../../src/marco-polo-2/content/standard/index.js';
import { standardWeights as marcoPolo2Weights } from '../../src/marco-polo-2/play/weights.js';
import { merv } from '../../src/merv/index.js';
import { evaluationBy as mervBy } from '../../src/merv/play/evaluation.js';
import { standardWeights as mervWeights } from '../../src/merv/play/weights.js';
import { voyages } from '../../src/voyages/index.js';
import { evaluationBy as voyagesBy } from '../../src/voyages/play/evaluation.js';
import { standardWeights as voyagesWeights } from '../../src/voyages/play/weights.js';
import { yardstick } from './yardstick.js';

type Weights = Readonly<Record<string, number>>;

interface Subject {
  readonly game: AnyGame;
  readonly weights: Weights;
  readonly judge: (weights: Weights) => AnyEvaluation;
  /** Those that are dealt out to the seats, so that all are measured alike. */
  readonly characters: readonly string[];
}

const subjects: Readonly<Record<string, Subject>> = {
  voyages: { game: voyages, weights: { ...voyagesWeights }, judge: (weights) => voyagesBy(weights as never), characters: ['raschid', 'matteo', 'berke', 'mercator', 'kubilai', 'niccolo-marco', 'wilhelm', 'johannes'] },
  'marco-polo-2': { game: marcoPolo2, weights: { ...marcoPolo2Weights }, judge: (weights) => marcoPolo2By(marcoPolo2Pack, weights as never), characters: ['mongke-khan', 'de-wu', 'abha-basu', 'mailin-tian-chin', 'filippo-vitello', 'isabella-donati', 'gantulga-od'] },
  merv: { game: merv, weights: { ...mervWeights }, judge: (weights) => mervBy(weights as never), characters: [] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bots: { type: 'string' }, seats: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' }, width: { type: 'string' }, spread: { type: 'string' }, tune: { type: 'boolean' }, json: { type: 'boolean' } },
});
const subject = subjects[positionals[0] ?? ''];
if (!subject) throw new Error(`which game? ${Object.keys(subjects).join(', ')}`);
const { game, characters } = subject;
const seats = Number(values.seats ?? 4);
const games = Number(values.games ?? 20);
const seed = values.seed ?? 'strength';

/** Characters are dealt anew for every game, the same for all line-ups that meet its luck. */
function configOf(at: number): object {
  if (characters.length === 0) return { seats };
  const random = randomFrom(`${seed} characters ${at}`);
  const left = characters.slice();
  return { seats, characters: Array.from({ length: seats }, () => left.splice(Math.floor(random() * left.length), 1)[0]) };
}

function botOf(name: string): AnyBot {
  const evaluation = subject!.judge(subject!.weights);
  const [kind, ...settings] = name.split(':');
  return kind === 'yardstick' ? yardstick(game, evaluation, Object.fromEntries(settings.map((one) => [one.split('=')[0], Number(one.split('=')[1])]))) : botNamed(name, game, evaluation);
}

interface Tally { readonly totals: number[]; wins: number; decisions: number; milliseconds: number }

const timed = (bot: AnyBot, tally: Tally): AnyBot => ({
  name: bot.name,
  choose: (turn) => {
    const begun = cpuUsage();
    const move: unknown = bot.choose(turn);
    const { user, system } = cpuUsage(begun);
    tally.decisions += 1;
    tally.milliseconds += (user + system) / 1000;
    return move as never;
  },
});

/** Plays bots against each other, or one against itself; the rotations of a line-up meet the same luck and characters. */
function measure(names: readonly string[]): void {
  const tallies = new Map(names.map((name): [string, Tally] => [name, { totals: [], wins: 0, decisions: 0, milliseconds: 0 }]));
  const winners: number[] = [];
  const means: number[] = [];
  const leads: number[] = [];
  const rivals: number[] = [];
  const byCharacter = new Map<string, number[]>();
  for (let at = 0; at < games * names.length; at += 1) {
    const luck = Math.floor(at / names.length);
    const lineup = Array.from({ length: seats }, (_, seat) => names[(seat + at) % names.length] as string);
    const record = playGame(game, { index: at, config: configOf(luck), bots: lineup.map((name) => timed(botOf(name), tallies.get(name)!)), names: lineup, seed: `${seed}/${luck}` });
    if (record.failure) throw new Error(`game ${at}: ${record.failure.message}`);
    tell(record);
  }
  function tell({ scores, winners: won }: GameRecord): void {
    const own = scores.filter(({ seat }) => seat !== null);
    winners.push(Math.max(...own.map(({ total }) => total)));
    means.push(mean(own.map(({ total }) => total)));
    for (const { bot, seat, total, tags } of own) {
      const tally = tallies.get(bot)!;
      tally.totals.push(total);
      if (won.includes(seat!)) tally.wins += 1 / won.length;
      for (const tag of tags) byCharacter.set(tag, [...(byCharacter.get(tag) ?? []), total]);
    }
    rivals.push(...scores.filter(({ seat }) => seat === null).map(({ total }) => total));
    if (names.length > 1) leads.push(mean(own.filter(({ bot }) => bot === names[0]).map(({ total }) => total)) - mean(own.filter(({ bot }) => bot !== names[0]).map(({ total }) => total)));
  }
  const all = games * names.length;
  say(`${game.id}, ${seats} seats, ${all} games: mean ${spread(distribution(means))}, winner ${spread(distribution(winners))}${rivals.length > 0 ? `, automaton ${spread(distribution(rivals))}` : ''}`);
  for (const [name, { totals, wins, decisions, milliseconds }] of tallies) say(`  ${name}: ${spread(distribution(totals))}, wins ${wins.toFixed(1)} of ${all}, ${share(rate(wins, all))}; ${(milliseconds / decisions).toFixed(2)} ms a decision`);
  if (leads.length > 0) say(`  lead of ${names[0]}: ${spread(distribution(leads.filter((_, at) => at % names.length === names.length - 1).map((_, at) => mean(leads.slice(names.length * at, names.length * (at + 1))))))}`);
  if (byCharacter.size > 0) say(`  ${[...byCharacter].sort(([, a], [, b]) => mean(b) - mean(a)).map(([who, totals]) => `${who} ${mean(totals).toFixed(0)} (${totals.length})`).join(', ')}`);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const spread = ({ mean: { value, high } }: Distribution): string => `${value.toFixed(1)} ± ${(high - value).toFixed(1)}`;
const share = ({ value, low, high }: Estimate): string => `${(100 * value).toFixed(0)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
const say = (line: string): void => { stdout.write(`${line}\n`); };

/** A normally distributed number. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Every seat of every game plays with weights of its own, each the standard one times e to a normally distributed number.
 * What a weight is worth is read off the totals by least squares, against others with the same character. A step is
 * printed for all weights, the shorter the less is known of them.
 */
function tune(): void {
  const names = Object.keys(subject!.weights);
  const width = Number(values.width ?? 1);
  const far = Number(values.spread ?? 0.3);
  const rows: { readonly turned: readonly number[]; readonly total: number; readonly tag: string }[] = [];
  for (let at = 0; at < games; at += 1) {
    const random = randomFrom(`${seed} weights ${at}`);
    const turned = Array.from({ length: seats }, () => names.map(() => far * normal(random)));
    const bots = turned.map((by) => planner(game, { width, evaluation: subject!.judge(Object.fromEntries(names.map((name, nth) => [name, subject!.weights[name]! * Math.exp(by[nth]!)]))) as never }));
    const { scores } = playGame(game, { index: at, config: configOf(at), bots, seed: `${seed}/${at}` });
    for (const { seat, total, tags } of scores) if (seat !== null) rows.push({ turned: turned[seat]!, total, tag: tags.join() });
  }
  const usual = (tag: string): number => mean(rows.filter((row) => row.tag === tag).map(({ total }) => total));
  const tags = new Map([...new Set(rows.map(({ tag }) => tag))].map((tag) => [tag, usual(tag)]));
  const found = slopes(rows.map(({ turned }) => turned), rows.map(({ total, tag }) => total - tags.get(tag)!));
  say(`${game.id}, ${games} games: mean ${spread(distribution(rows.map(({ total }) => total)))}; points for a weight that is e times as large`);
  for (const [at, { slope, error }] of [...found.entries()].sort(([, a], [, b]) => Math.abs(b.slope / b.error) - Math.abs(a.slope / a.error))) say(`  ${names[at]!.padEnd(16)} ${slope.toFixed(1).padStart(6)} ± ${(1.96 * error).toFixed(1)}`);
  const step = found.map(({ slope, error }) => Math.max(-0.5, Math.min(0.5, 0.1 * slope * Math.max(0, 1 - (error / slope) ** 2))));
  say(JSON.stringify(Object.fromEntries(names.map((name, at) => [name, Number((subject!.weights[name]! * Math.exp(step[at]!)).toPrecision(3))]))));
}

/** Least squares of several numbers at once, with their standard errors: Gauss and Jordan on the normal equations. */
function slopes(inputs: readonly (readonly number[])[], outputs: readonly number[]): { readonly slope: number; readonly error: number }[] {
  const size = inputs[0]!.length;
  const places = Array.from({ length: size }, (_, at) => at);
  const rows = places.map((a) => [...places.map((b) => inputs.reduce((sum, row) => sum + row[a]! * row[b]!, 0)), inputs.reduce((sum, row, at) => sum + row[a]! * outputs[at]!, 0), ...places.map((b) => (a === b ? 1 : 0))]);
  for (const pivot of places) {
    const own = rows[pivot]!.map((one) => one / rows[pivot]![pivot]!);
    rows[pivot] = own;
    for (const other of places) if (other !== pivot) rows[other] = rows[other]!.map((one, at) => one - rows[other]![pivot]! * own[at]!);
  }
  const found = rows.map((row) => row[size]!);
  const rest = inputs.reduce((sum, row, at) => sum + (outputs[at]! - row.reduce((all, one, place) => all + one * found[place]!, 0)) ** 2, 0) / Math.max(1, inputs.length - size);
  return places.map((at) => ({ slope: found[at]!, error: Math.sqrt(rest * rows[at]![size + 1 + at]!) }));
}

if (values.tune) tune();
else measure((values.bots ?? 'planner').split(','));
