/*
 * How strong bots are, and which weights make them stronger; started by `npm run strength` and `npm run tune`. Everything
 * follows from the seed; only budgets of time depend on the machine.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpuUsage, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { randomFrom, type AnyGame, type Random } from '../../src/index.js';
import { botNamed, distribution, planner, playGame, profiles, rate, ratings, type AnyBot, type AnyEvaluation, type Estimate, type GameRecord } from '../../src/bots/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { standardPack as marcoPolo2Pack } from '../../src/marco-polo-2/content/standard/index.js';
import { evaluationTaught as marcoPolo2Taught } from '../../src/marco-polo-2/play/evaluation.js';
import { learned as marcoPolo2Learned } from '../../src/marco-polo-2/play/learned.js';
import { standardWeights as marcoPolo2Weights } from '../../src/marco-polo-2/play/weights.js';
import { merv } from '../../src/merv/index.js';
import { evaluationTaught as mervTaught } from '../../src/merv/play/evaluation.js';
import { learned as mervLearned } from '../../src/merv/play/learned.js';
import { standardWeights as mervWeights } from '../../src/merv/play/weights.js';
import { voyages } from '../../src/voyages/index.js';
import { evaluationTaught as voyagesTaught } from '../../src/voyages/play/evaluation.js';
import { learned as voyagesLearned } from '../../src/voyages/play/learned.js';
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
  voyages: { game: voyages, weights: { ...voyagesWeights }, judge: (weights) => voyagesTaught(voyagesLearned(), weights as never), characters: ['raschid', 'matteo', 'berke', 'mercator', 'kubilai', 'niccolo-marco', 'wilhelm', 'johannes'] },
  'marco-polo-2': { game: marcoPolo2, weights: { ...marcoPolo2Weights }, judge: (weights) => marcoPolo2Taught(marcoPolo2Pack, marcoPolo2Learned, weights as never), characters: ['mongke-khan', 'de-wu', 'abha-basu', 'mailin-tian-chin', 'filippo-vitello', 'isabella-donati', 'gantulga-od'] },
  merv: { game: merv, weights: { ...mervWeights }, judge: (weights) => mervTaught(mervLearned(), weights as never), characters: [] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bots: { type: 'string' }, seats: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' }, width: { type: 'string' }, spread: { type: 'string' }, minutes: { type: 'string' }, keep: { type: 'string' }, tune: { type: 'boolean' } },
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

/** What a run found, as it is kept in docs/strength.json and drawn. */
interface Result {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  readonly command: string;
  readonly mean: Estimate;
  readonly winner: Estimate;
  readonly automaton?: Estimate;
  readonly bots: readonly { readonly bot: string; readonly mean: Estimate; readonly wins?: Estimate; readonly milliseconds: number; readonly elo?: Estimate; readonly lost?: number }[];
  readonly lead?: Estimate;
  readonly characters: Readonly<Record<string, { readonly mean: number; readonly games: number }>>;
}

/** The games of a line-up by rotation, for as long as there is time; the rotations of a line-up meet the same luck and characters. */
function play(names: readonly string[], tallies: ReadonlyMap<string, Tally>): GameRecord[] {
  const records: GameRecord[] = [];
  const end = performance.now() + 60_000 * Number(values.minutes ?? Infinity);
  for (let luck = 0; luck < games && (luck === 0 || performance.now() < end); luck += 1) {
    for (const turned of names.keys()) {
      const lineup = Array.from({ length: seats }, (_, seat) => names[(seat + turned) % names.length] as string);
      const record = playGame(game, { index: records.length, config: configOf(luck), bots: lineup.map((name) => timed(botOf(name), tallies.get(name)!)), names: lineup, seed: `${seed}/${luck}`, replay: game.id === 'merv' });
      if (record.failure) throw new Error(`game ${records.length}: ${record.failure.message}`);
      records.push(record);
    }
  }
  return records;
}

/** Plays bots against each other, or one against itself. */
function measure(names: readonly string[]): Result {
  const tallies = new Map(names.map((name): [string, Tally] => [name, { totals: [], wins: 0, decisions: 0, milliseconds: 0 }]));
  const records = play(names, tallies);
  const byCharacter = new Map<string, number[]>();
  const seated = records.map(({ scores }) => scores.filter(({ seat }) => seat !== null));
  for (const [at, own] of seated.entries()) {
    const { winners } = records[at]!;
    for (const { bot, seat, total, tags } of own) {
      const tally = tallies.get(bot)!;
      tally.totals.push(total);
      if (winners.includes(seat!)) tally.wins += 1 / winners.length;
      for (const tag of tags) byCharacter.set(tag, [...(byCharacter.get(tag) ?? []), total]);
    }
  }
  const rivals = records.flatMap(({ scores }) => scores.filter(({ seat }) => seat === null).map(({ total }) => total));
  const leads = seated.map((own) => mean(own.filter(({ bot }) => bot === names[0]).map(({ total }) => total)) - mean(own.filter(({ bot }) => bot !== names[0]).map(({ total }) => total)));
  // The games of a line-up are one game of luck: they count once.
  const byLuck = (numbers: readonly number[]): number[] => Array.from({ length: records.length / names.length }, (_, luck) => mean(numbers.slice(names.length * luck, names.length * (luck + 1))));
  // Among its like somebody always wins.
  const against = names.length > 1 || rivals.length > 0;
  const elos = new Map(names.length > 1 ? ratings(records).map(({ who, elo }) => [who, elo]) : []);
  const did = new Map(profiles(game, records).map((profile) => [profile.who, profile]));
  return {
    game: game.id, seats, seed, games: records.length,
    command: `npm run strength -- ${game.id} --seats ${seats} --seed ${seed} --bots ${names.join(',')} --games ${records.length / names.length}`,
    mean: tenths(distribution(byLuck(seated.map((own) => mean(own.map(({ total }) => total))))).mean),
    winner: tenths(distribution(byLuck(seated.map((own) => Math.max(...own.map(({ total }) => total))))).mean),
    ...(rivals.length > 0 ? { automaton: tenths(distribution(byLuck(rivals)).mean) } : {}),
    bots: [...tallies].map(([bot, { totals, wins, decisions, milliseconds }]) => ({
      bot, mean: tenths(distribution(totals).mean), ...(against ? { wins: thousandths(rate(wins, records.length)) } : {}), milliseconds: rounded(milliseconds / decisions, 100),
      ...(elos.has(bot) ? { elo: tenths(elos.get(bot)!) } : {}), ...(did.has(bot) && game.id === 'merv' ? { lost: rounded(did.get(bot)!.events['building-lost'] ?? 0, 100) } : {}),
    })),
    ...(names.length > 1 ? { lead: tenths(distribution(byLuck(leads)).mean) } : {}),
    characters: Object.fromEntries([...byCharacter].sort(([, a], [, b]) => mean(b) - mean(a)).map(([who, totals]) => [who, { mean: rounded(mean(totals), 10), games: totals.length }])),
  };
}

function tell({ seats: at, games: count, mean: all, winner, automaton, bots, lead, characters: by }: Result): void {
  say(`${game.id}, ${at} seats, ${count} games: mean ${spread(all)}, winner ${spread(winner)}${automaton ? `, automaton ${spread(automaton)}` : ''}`);
  for (const { bot, mean: own, wins, milliseconds, elo, lost } of bots) {
    say(`  ${bot}: ${spread(own)}${wins ? `, wins ${(wins.value * count).toFixed(1)} of ${count}, ${share(wins)}` : ''}; ${milliseconds.toFixed(2)} ms a decision${elo ? `; Elo ${elo.value.toFixed(0)} (${elo.low.toFixed(0)}–${elo.high.toFixed(0)})` : ''}${lost === undefined ? '' : `; ${lost.toFixed(1)} buildings lost`}`);
  }
  if (lead) say(`  lead of ${bots[0]!.bot}: ${spread(lead)}`);
  const lines = Object.entries(by).map(([who, { mean: own, games: often }]) => `${who} ${own.toFixed(0)} (${often})`);
  if (lines.length > 0) say(`  ${lines.join(', ')}`);
}

/** Keeps a result in a file, in place of the one that the same bots made of the same luck. */
function keep(file: string, result: Result): void {
  const same = ({ game: of, seats: at, seed: by, bots }: Result): boolean => JSON.stringify([of, at, by, bots.map(({ bot }) => bot)]) === JSON.stringify([result.game, seats, seed, result.bots.map(({ bot }) => bot)]);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : [];
  writeFileSync(file, `[\n${[...known.filter((one) => !same(one)), result].map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

const rounded = (value: number, parts: number): number => Math.round(parts * value) / parts;
const to = (parts: number) => ({ value, low, high }: Estimate): Estimate => ({ value: rounded(value, parts), low: rounded(low, parts), high: rounded(high, parts) });
const tenths = to(10);
const thousandths = to(1000);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const spread = ({ value, high }: Estimate): string => `${value.toFixed(1)} ± ${(high - value).toFixed(1)}`;
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
    for (const { seat, total, tags } of scores) if (seat !== null) rows.push({ turned: turned[seat]!, total: total - (scores.find((other) => other.seat === null)?.total ?? 0), tag: tags.join() });
  }
  const usual = (tag: string): number => mean(rows.filter((row) => row.tag === tag).map(({ total }) => total));
  const tags = new Map([...new Set(rows.map(({ tag }) => tag))].map((tag) => [tag, usual(tag)]));
  const found = slopes(rows.map(({ turned }) => turned), rows.map(({ total, tag }) => total - tags.get(tag)!));
  say(`${game.id}, ${games} games: mean ${spread(distribution(rows.map(({ total }) => total)).mean)}; points for a weight that is e times as large`);
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
else {
  const result = measure((values.bots ?? 'planner').split(','));
  tell(result);
  if (values.keep !== undefined) keep(values.keep, result);
}
