import * as fc from 'fast-check';
import { sample, type Random } from '../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../kernel/game.js';
import { answersOf } from '../kernel/rulings.js';
import { configsOf } from './arbitraries.js';
import { mutations, strangers } from './laws/mutations.js';
import { randomOf } from './luck.js';

/** How long to look. */
export interface CoverageOptions {
  /** Which configs to play; all that the game's schema allows, unless told. Every ruling option is played besides. */
  readonly configs?: fc.Arbitrary<object>;
  /** Most games to play; fewer when everything was seen before. */
  readonly games?: number;
  readonly seed?: number;
}

/** What a run over many games saw of what can occur. */
export interface Coverage {
  readonly game: string;
  /** How many games were played. */
  readonly games: number;
  readonly groups: readonly CoverageGroup[];
}

/** One group of `features`, or the options of all rulings. */
export interface CoverageGroup {
  readonly name: string;
  readonly total: number;
  /** What was in no config, move, event, refusal or outcome. */
  readonly missing: readonly string[];
}

const RULINGS = 'ruling options';
const KEPT_MOVES = 40;

/** What has not been seen yet, and moves met before, which make good illegal ones later. */
interface Search {
  readonly game: AnyGame;
  readonly random: Random;
  readonly open: Set<string>;
  readonly met: Map<string, AnyMove[]>;
}

/**
 * Plays until every feature of a game (kinds of moves, refusals, cards, characters, …) and every ruling option was
 * seen in a config, a move, an event, a refusal or an outcome of luck; says what was not.
 */
export function coverage(game: AnyGame, { configs = configsOf(game), games = 200, seed = 1 }: CoverageOptions = {}): Coverage {
  const groups: [string, readonly string[]][] = [...Object.entries(game.features), [RULINGS, rulingOptions(game)]];
  const search: Search = { game, random: randomOf(seed), open: new Set(groups.flatMap(([, ids]) => ids)), met: new Map() };
  const sampled = fc.sample(configs, { numRuns: games, seed });
  let played = 0;
  for (const config of [...everyRuling(game, sampled), ...sampled]) {
    if (search.open.size === 0 || played >= games) break;
    playOne(search, config);
    played += 1;
  }
  return { game: game.id, games: played, groups: groups.map(([name, ids]) => ({ name, total: ids.length, missing: ids.filter((id) => search.open.has(id)) })) };
}

const rulingOptions = (game: AnyGame): string[] => Object.entries(game.rulings).flatMap(([key, { options }]) => options.map((option) => `${key}: ${option}`));

/** Configs that answer one ruling in another way than usual, as far as the other parts of a config go with it. */
function everyRuling(game: AnyGame, sampled: readonly object[]): object[] {
  return Object.entries(game.rulings).flatMap(([key, { options, standard }], place) => options.filter((option) => option !== standard).flatMap((option, at) => {
    const config = { ...sampled[(place + at) % sampled.length], rulings: { [key]: option } };
    return game.validateConfig(config).ok ? [config] : [];
  }));
}

function see({ open }: { readonly open: Set<string> }, value: unknown): void {
  if (typeof value === 'string') open.delete(value);
  else if (Array.isArray(value)) for (const item of value as unknown[]) see({ open }, item);
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) see({ open }, [key, inner]);
}

function playOne(search: Search, config: object): void {
  const { game, random } = search;
  const state: AnyState = game.inPlace.clone(game.setup(config));
  see(search, config);
  const { rulings } = state.config as { rulings?: Record<string, string> };
  for (const [key, answer] of Object.entries(answersOf(game.rulings, rulings))) see(search, [answer, `${key}: ${answer}`]);
  const fondness = new Map<string, number>();
  const listen = (event: unknown): void => { see(search, event); };
  for (let steps = 0; steps < game.longest; steps += 1) {
    const request = game.chance(state);
    if (request) {
      const outcome = sample(request, random);
      see(search, [request.purpose, outcome]);
      game.inPlace.resolve(state, outcome, listen);
      continue;
    }
    const legal: readonly AnyMove[] = game.legalMoves(state);
    if (legal.length === 0) return;
    const move = chosen(search, legal, fondness);
    see(search, move);
    ask(search, state, legal, move);
    game.inPlace.play(state, move, listen);
  }
}

/**
 * A move that names something not seen yet, or of a kind this game is fond of: each game likes other kinds, so that
 * what comes of doing one thing again and again is seen, too.
 */
function chosen({ random, open }: Search, legal: readonly AnyMove[], fondness: Map<string, number>): AnyMove {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const way = random();
  if (way < 0.4) {
    const fresh = legal.filter((move) => names(move, open));
    if (fresh.length > 0) return pick(fresh);
  }
  if (way > 0.8) return pick(legal);
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  for (const kind of kinds) if (!fondness.has(kind)) fondness.set(kind, random() ** 4);
  let at = random() * kinds.reduce((sum, kind) => sum + (fondness.get(kind) as number), 0);
  const favourite = kinds.find((kind) => (at -= fondness.get(kind) as number) <= 0) ?? kinds[0];
  return pick(legal.filter(({ kind }) => kind === favourite));
}

function names(value: unknown, open: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return open.has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => names(inner, open));
}

/** Asks for all kinds of moves, most of them illegal here, and looks at the codes of the refusals. */
function ask(search: Search, state: AnyState, legal: readonly AnyMove[], move: AnyMove): void {
  const { game, random, open, met } = search;
  if (!Object.keys(game.refusals).some((code) => open.has(code))) return;
  const seed = Math.floor(random() * 2 ** 31);
  const earlier = [...met.values()].flatMap((moves) => [0, 1, 2].map(() => moves[Math.floor(random() * moves.length)]));
  for (const candidate of [...mutations(move, legal, seed), ...strangers(game, seed), ...earlier]) {
    const legality = game.check(state, candidate);
    if (!legality.ok) see(search, legality.code);
  }
  for (const one of [move, legal[seed % legal.length] as AnyMove]) {
    const kept = met.get(one.kind) ?? [];
    if (kept.length < KEPT_MOVES) kept.push(one);
    else kept[Math.floor(random() * KEPT_MOVES)] = one;
    met.set(one.kind, kept);
  }
}

/** The outcome of a run as lines for a person. */
export function coverageReport({ game, games, groups }: Coverage): string {
  const lines = groups.map(({ name, total, missing }) => `  ${name.padEnd(16)} ${total - missing.length}/${total}${missing.length > 0 ? `  not seen: ${missing.join(', ')}` : ''}`);
  return [`${game}: ${games} games`, ...lines].join('\n');
}
