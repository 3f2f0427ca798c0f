import * as fc from 'fast-check';
import { sample, type Random } from '../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../kernel/game.js';
import { configsOf } from './arbitraries.js';
import { numbersOf } from './exploration/numbers.js';
import { meet, positionsOf, seldomMet, type Positions } from './exploration/positions.js';
import { ask, questionsOf, type Questions } from './exploration/questions.js';
import { isFresh, isOpen, seeConfig, seeMove, seeRefusal, seeWords, sightsOf, type Sights } from './exploration/sights.js';
import { favourite, tasteOf, type Choice, type Taste } from './exploration/tastes.js';
import { randomOf } from './luck.js';

/** How long to look. */
export interface CoverageOptions {
  /** Which configs to play; all that the game's schema allows, unless told. Every ruling option is played besides. */
  readonly configs?: fc.Arbitrary<object>;
  /** Positions that games seldom come to, such as those at the end of a supply: some games go on from them. */
  readonly positions?: readonly AnyState[];
  /** Most games to play, whole ones and parts; fewer when everything was seen before. */
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
  /**
   * What was not seen: in the group `moves` kinds of moves that were never played, in `refusals` codes no move was
   * refused with, in other groups words that were in no config, move, event or outcome.
   */
  readonly missing: readonly string[];
}

interface Search {
  readonly game: AnyGame;
  readonly random: Random;
  readonly sights: Sights;
  readonly questions: Questions;
  readonly met: Positions;
}

/** How many of the games go on from a position of a kind that is seldom met. */
const GOING_ON = 0.4;
/** How many go on from a position that was given, if there are any. */
const GIVEN = 0.3;
/** These are played for so many steps only: what they are to show comes soon. */
const SHORT = 60;

/**
 * Plays until every feature of a game (kinds of moves, refusals, cards, characters, …) and every ruling option was
 * seen in a config, a move, an event, a refusal or an outcome of luck; says what was not.
 *
 * Each player of each game is after something else: kinds of moves, or numbers in the state that are to grow or to
 * shrink. Positions in which something is decided that seldom is are kept, and many games go on from one of these. In
 * all of them illegal moves are asked about, too.
 */
export function coverage(game: AnyGame, { configs = configsOf(game), positions = [], games = 200, seed = 1 }: CoverageOptions = {}): Coverage {
  const random = randomOf(seed);
  const search: Search = { game, random, sights: sightsOf(game), questions: questionsOf(game), met: positionsOf() };
  const sampled = fc.sample(configs, { numRuns: games, seed });
  const starts = [...everyRuling(game, sampled), ...sampled];
  let played = 0;
  for (let next = 0; played < games && isOpen(search.sights); played += 1) {
    const way = random();
    const kept = way < GOING_ON ? seldomMet(game, search.met, random) : null;
    if (kept) playOn(search, kept, SHORT);
    else if (way > 1 - GIVEN && positions.length > 0) playOn(search, game.inPlace.clone(pick(positions, random)), SHORT);
    else {
      playOn(search, started(search, starts[next] as object), game.longest);
      next += 1;
    }
  }
  return { game: game.id, games: played, groups: search.sights.groups.map(([name, ids]) => ({ name, total: ids.length, missing: ids.filter((id) => search.sights.open.get(name)?.has(id)) })) };
}

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** Configs that answer one ruling in another way than usual, as far as the other parts of a config go with it. */
function everyRuling(game: AnyGame, sampled: readonly object[]): object[] {
  return Object.entries(game.rulings).flatMap(([key, { options, standard }], place) => options.filter((option) => option !== standard).flatMap((option, at) => {
    const config = { ...sampled[(place + at) % sampled.length], rulings: { [key]: option } };
    return game.validateConfig(config).ok ? [config] : [];
  }));
}

function started({ game, sights }: Search, config: object): AnyState {
  seeConfig(sights, game, config);
  return game.inPlace.clone(game.setup(config));
}

/** Plays a state on, in place. */
function playOn(search: Search, state: AnyState, most: number): void {
  const { game, random, sights } = search;
  const numbers = numbersOf(state, 0);
  const tastes = new Map<number, Taste>();
  const listen = (event: unknown): void => { seeWords(sights, event); };
  for (let steps = 0; steps < most; steps += 1) {
    const request = game.chance(state);
    if (request) {
      const outcome = sample(request, random);
      seeWords(sights, outcome);
      game.inPlace.resolve(state, outcome, listen);
      continue;
    }
    const actor = game.actor(state);
    if (actor.type !== 'seat') return;
    const legal: readonly AnyMove[] = game.legalMoves(state);
    const taste = tastes.get(actor.seat) ?? tasteOf(numbers, random);
    tastes.set(actor.seat, taste);
    const visits = meet(search.met, { game, state, legal }, random);
    const move = chosen(search, { game, state, legal, seat: actor.seat }, taste);
    seeMove(sights, move);
    if (isOpen(sights, 'refusals')) ask(search.questions, { state, legal, move, visits, random }, (code) => { seeRefusal(sights, code); });
    game.inPlace.play(state, move, listen);
  }
}

/** A move that names something not seen yet, now and then any, mostly one that whose turn it is likes. */
function chosen({ random, sights }: Search, choice: Choice, taste: Taste): AnyMove {
  const { legal } = choice;
  const way = random();
  if (way < 0.3) {
    const fresh = legal.filter((move) => isFresh(sights, move));
    if (fresh.length > 0) return pick(fresh, random);
  }
  return way > 0.9 ? pick(legal, random) : favourite(choice, taste, random);
}

/** The outcome of a run as lines for a person. */
export function coverageReport({ game, games, groups }: Coverage): string {
  const lines = groups.map(({ name, total, missing }) => `  ${name.padEnd(16)} ${total - missing.length}/${total}${missing.length > 0 ? `  not seen: ${missing.join(', ')}` : ''}`);
  return [`${game}: ${games} games`, ...lines].join('\n');
}
