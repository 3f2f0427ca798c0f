import { type ChanceRequest, type Outcome } from './chance.js';
import { plainOf } from './drafts.js';
import { CaravanseraiError, ReplayError, showPath } from './errors.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Game } from './game.js';
import { equal, likeFrozen, type Json } from './json.js';
import { GAME, branch, gameOf, start, type AnyMatch, type Match, type MatchStep } from './match.js';
import { cut, playersWords, sealed, secretText } from './sealed.js';
import { scripted, table, type ScriptedSource, type Source } from './sources.js';
import { packedNumbers, unpackNumbers } from './pack.js';
import { anything, either, integer, list, literal, nullable, object, problemOf, text } from './schema.js';
import { playChecked, resolveChecked, revealsNothing, ruleAtHand, ruleBehind } from './verify.js';

/** The version of the replay format this library writes. */
export const REPLAY_FORMAT = 1;

/** A played game as small JSON: who plays what by which rules, and one line for every step. */
export interface Replay {
  readonly caravanserai: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly config: Json;
  /** One line a step, luck behind a `*`; or one text with the places of the moves in their legal lists (compact). */
  readonly steps: readonly string[] | string;
  /** The totals of all ranked participants, if the game is over. */
  readonly result: readonly number[] | null;
  /** The fingerprint of the last state. */
  readonly hash: string;
  /** Stands here as long as the game goes on: its lines and its hash tell what is hidden. Players get `replayFor`. */
  readonly confidential?: true;
  /** Where all luck came from, told when a game under `sealed` is over: see `verifyLuck`. */
  readonly luck?: ToldLuck;
}

/** A secret that may be told, for the game is over, and the words of the players. */
export interface ToldLuck {
  readonly secret: string;
  readonly words: readonly string[];
}

/** Writes a match down, one readable line a step. */
export function toReplay(given: AnyMatch): Replay {
  const match = plainOf(given);
  const game = gameOf(match);
  return frame(match, (match.steps as readonly MatchStep[]).map((step) => lineOf(game, step)));
}

/** A step as a line. */
export const lineOf = (game: AnyGame, step: MatchStep): string => ('move' in step ? game.notation.print(step.move) : `* ${step.luck.join(' ')}`);

/** Writes a match down in about one and a half bytes a step; readable only by this library. */
export function toCompactReplay(given: AnyMatch): Replay {
  const match = plainOf(given);
  const game = gameOf(match);
  const state: AnyState = game.inPlace.clone(game.setup(match.config));
  const numbers: number[] = [];
  for (const step of match.steps as readonly MatchStep[]) {
    if ('move' in step) {
      numbers.push(game.legalMoves(state).findIndex((one) => equal(one, step.move)));
      game.inPlace.play(state, step.move);
    } else {
      numbers.push(...digitsOf(game.chance(state) as ChanceRequest, step.luck));
      game.inPlace.resolve(state, step.luck);
    }
  }
  return frame(match, packedNumbers(numbers));
}

function frame(match: AnyMatch, steps: Replay['steps']): Replay {
  const game = gameOf(match);
  const over = game.actor(match.state).type === 'over';
  return { ...headOf(match), steps, hash: game.hash(match.state), ...(over ? toldLuck(match.source) : { confidential: true }) };
}

/** What a replay tells of its match, for whomever it is. */
export function headOf({ config, state, [GAME]: game }: AnyMatch): Pick<Replay, 'caravanserai' | 'game' | 'rules' | 'content' | 'config' | 'result'> {
  const over = (game).actor(state).type === 'over';
  return {
    caravanserai: REPLAY_FORMAT, game: game.id, rules: game.rulesVersion, content: game.content.id,
    config: config as Json, result: over ? totals(game, state) : null,
  };
}

const toldLuck = (source: Source): Pick<Replay, 'luck'> => (source.kind === 'sealed' ? { luck: { secret: source.secret, words: source.words } } : {});

const totals = (game: AnyGame, state: AnyState): number[] => game.score(state).players.map(({ total }) => total);

/** An outcome as small numbers: faces from 0, or places among the ids not yet drawn. */
function digitsOf(request: ChanceRequest, outcome: Outcome): number[] {
  if (request.kind === 'roll') return (outcome as readonly number[]).map((value) => value - 1);
  const rest = request.from.slice();
  return (outcome as readonly string[]).map((id) => {
    const at = rest.indexOf(id);
    rest.splice(at, 1);
    return at;
  });
}

function outcomeOf(request: ChanceRequest, next: () => number | undefined): unknown[] {
  if (request.kind === 'roll') return Array.from({ length: request.dice }, () => (next() ?? NaN) + 1);
  const rest = request.from.slice();
  return Array.from({ length: request.count }, () => rest.splice(next() ?? rest.length, 1)[0]);
}

/**
 * Takes a match back from a replay. Every step is checked; a replay that was cut off, edited, or played by other rules
 * or with other component values is refused with a `ReplayError` and never half-loaded. The match goes on with `source`;
 * without one, under the luck the replay tells, or at a table.
 */
export function fromReplay<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent, Id extends string>(
  game: Game<C, S, M, V, E, Id>, json: unknown, source?: Source,
): Match<C, S, M, V, E, Id> {
  const replay = demandReplay(game, json);
  let fresh: Match<C, S, M, V, E, Id>;
  try {
    fresh = start(game, replay.config as unknown as C, table());
  } catch (error) {
    throw error instanceof CaravanseraiError ? new ReplayError('replay-config', error.message) : error;
  }
  const state = game.inPlace.clone(fresh.state);
  const behind = game.reveals === revealsNothing ? null : game.inPlace.clone(fresh.state);
  const steps = typeof replay.steps === 'string' ? stepsOfText(game, { state, behind }, replay.steps) : stepsOfLines(game, { state, behind }, replay.steps);
  if (game.hash(state) !== replay.hash) throw new ReplayError('replay-hash', 'the steps lead to another state than the one written down (cut off, or edited)');
  const over = game.actor(state).type === 'over';
  if (!equal(over ? totals(game, state) : null, replay.result)) throw new ReplayError('replay-result', 'the result written down is not the one played');
  return branch({ ...fresh, steps, state: likeFrozen(fresh.state, state), [GAME]: game }, source ?? sourceOf(replay));
}

const sourceOf = ({ luck }: Replay): Source => (luck ? cut(sealed(luck.secret), luck.words) : table());

const results = nullable(list(integer(-1_000_000, 1_000_000), { most: 10 }));

/** The form of a replay, for hosts in other languages too. */
export const replaySchema = object({
  caravanserai: literal(REPLAY_FORMAT), game: text(100), rules: text(100), content: text(200), config: anything,
  steps: either(list(text(1000), { most: 1_000_000 }), text(10_000_000)),
  result: results, hash: text(16),
}, { confidential: literal(true), luck: object({ secret: secretText, words: playersWords }) });

/** The form of what `replayFor` gives. */
export const seatReplaySchema = object({
  caravanserai: literal(REPLAY_FORMAT), game: text(100), rules: text(100), content: text(200), config: anything,
  viewer: nullable(integer(0, 9)), steps: list(nullable(text(1000)), { most: 1_000_000 }),
  result: results, hash: text(16),
}, { luck: object({ commitment: text(64), words: playersWords }) });

/** A replay of another format may look quite different; its number is all that can be told of it. */
function isOtherFormat(json: unknown): boolean {
  try {
    const { caravanserai } = (json ?? {}) as { caravanserai?: unknown };
    return typeof caravanserai === 'number' && caravanserai !== REPLAY_FORMAT;
  } catch {
    return false;
  }
}

function isForASeat(json: unknown): boolean {
  return typeof json === 'object' && json !== null && problemOf(seatReplaySchema.check, json) === null;
}

const fail = (code: string, message: string): never => { throw new ReplayError(code, message); };

/** A replay as it is read once: what is looked at afterwards is what was checked. */
function readOnce(json: unknown): unknown {
  try {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
    const { ...own } = json as { readonly steps?: unknown };
    return Array.isArray(own.steps) ? { ...own, steps: own.steps.slice() } : own;
  } catch {
    // What hinders us is told by whoever looks at its form.
    return json;
  }
}

function demandForm(given: unknown): Replay {
  const json = readOnce(given);
  const found = problemOf(replaySchema.check, json);
  if (found && isForASeat(json)) fail('replay-partial', 'this is a replay as a seat may know it; the game is played again from the whole one');
  if (found && isOtherFormat(json)) fail('replay-format', `this library reads replays of format ${REPLAY_FORMAT}`);
  if (found) fail('replay-malformed', found.path.length > 0 ? `${showPath(found.path)}: ${found.message}` : found.message);
  return json as Replay;
}

function demandReplay(game: AnyGame, json: unknown): Replay {
  const replay = demandForm(json);
  if (replay.game !== game.id) fail('replay-game', `this is a replay of "${replay.game}", not of "${game.id}"`);
  if (replay.rules !== game.rulesVersion) fail('replay-rules', `played by rules ${replay.rules}; these are ${game.rulesVersion}`);
  if (replay.content !== game.content.id) fail('replay-content', `played with the component values "${replay.content}"; these are "${game.content.id}"`);
  // A compact step takes a few signs at most; a longer text cannot be a game.
  if (replay.steps.length > game.longest * (typeof replay.steps === 'string' ? 50 : 1)) fail('replay-malformed', 'there are more steps than a game can have');
  return replay;
}

/**
 * What a replay is played on. `behind` is the state one step earlier, for a look at what a move reveals (`null` if none
 * can): playing every step on it as well costs less than a copy at every step.
 */
interface Replaying<S> {
  readonly state: S;
  readonly behind: S | null;
}

function stepsOfLines<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, states: Replaying<S>, lines: readonly string[]): MatchStep<M>[] {
  const { state } = states;
  return lines.map((line, at) => replayed(game, states, { at, listed: false }, () => {
    if (line.startsWith('*')) return { luck: luckOfLine(game.chance(state), line) };
    const move = game.notation.parse(line);
    if (!move) throw new CaravanseraiError('replay-notation', `"${line.slice(0, 80)}" is not a move`);
    return { move };
  }));
}

function luckOfLine(request: ChanceRequest | null, line: string): Outcome {
  const words = line.slice(1).trim().split(' ');
  return request?.kind === 'roll' ? words.map((word) => (/^\d+$/.test(word) ? Number(word) : NaN)) : words;
}

function stepsOfText<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, states: Replaying<S>, text: string): MatchStep<M>[] {
  const { state } = states;
  const numbers = unpackNumbers(text);
  if (!numbers) throw new ReplayError('replay-malformed', 'the compact steps cannot be read');
  const steps: MatchStep<M>[] = [];
  let at = 0;
  while (at < numbers.length) {
    steps.push(replayed(game, states, { at: steps.length, listed: true }, () => {
      const request = game.chance(state);
      if (request) return { luck: outcomeOf(request, () => numbers[at++]) as unknown as Outcome };
      const move = game.legalMoves(state)[numbers[at++] as number];
      if (!move) throw new CaravanseraiError('replay-notation', 'there is no move with this number');
      return { move };
    }));
  }
  return steps;
}

/** Plays one step of a replay on the state; what is wrong with it is told with its place. What is `listed` needs no other look. */
function replayed<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, { state, behind }: Replaying<S>, { at, listed }: { readonly at: number; readonly listed: boolean }, read: () => MatchStep<M>,
): MatchStep<M> {
  try {
    const step = read();
    if ('luck' in step) {
      resolveChecked(game, state, step.luck);
      if (behind) game.inPlace.resolve(behind, step.luck);
      return step;
    }
    if (listed) game.inPlace.play(state, step.move);
    else playChecked(game, state, step.move);
    if (!behind) return { move: step.move };
    const reveals = game.reveals(behind, state);
    game.inPlace.play(behind, step.move);
    return reveals ? { move: step.move, reveals } : { move: step.move };
  } catch (error) {
    if (error instanceof CaravanseraiError) throw new ReplayError(error.code, error.message, at, ruleBehind(error) ?? ruleAtHand(game, state));
    throw error;
  }
}

/** The luck of a replay, to play its game again with other moves. Throws `ReplayError` for what is none. */
export function recorded(replay: Replay): ScriptedSource {
  const { steps } = demandForm(replay);
  if (typeof steps === 'string') throw new ReplayError('replay-compact', 'load a compact replay first; recorded() reads lines');
  const outcomes = steps.filter((line) => line.startsWith('*')).map((line): Outcome => {
    const words = line.slice(1).trim().split(' ');
    return words.every((word) => /^\d+$/.test(word)) ? words.map(Number) : words;
  });
  return scripted(outcomes);
}

