import type { AnyEvent, AnyGame, AnyState } from '../kernel/game.js';
import { fromReplay } from '../kernel/replay.js';
import type { GameRecord, RecordedScore } from './record.js';

/** What some participants did in their games, each number a mean of a game. */
export interface Profile {
  /** The bot, and what it played with if it is told apart by that. */
  readonly who: string;
  readonly games: number;
  /** Turns and decisions, from the first to the last. */
  readonly decisions: number;
  /** Points by source. */
  readonly points: Readonly<Record<string, number>>;
  /** Moves by kind. */
  readonly moves: Readonly<Record<string, number>>;
  /** Dice by where they went. */
  readonly dice: Readonly<Record<string, number>>;
  /** What happened to them, by kind of event: journeys, posts placed, contracts completed, buildings lost, … */
  readonly events: Readonly<Record<string, number>>;
}

interface Doings {
  decisions: number;
  readonly moves: Map<string, number>;
  readonly dice: Map<string, number>;
  readonly events: Map<string, number>;
}

interface Group {
  games: number;
  decisions: number;
  readonly points: Map<string, number>;
  readonly moves: Map<string, number>;
  readonly dice: Map<string, number>;
  readonly events: Map<string, number>;
}

/**
 * What bots did in games whose records hold their replays: for each bot, and for each bot with what it played with.
 * The games are played through once more, so it takes as long as that; games that failed are left out.
 */
export function profiles(game: AnyGame, records: readonly GameRecord[]): Profile[] {
  const groups = new Map<string, Group>();
  for (const { replay, scores, failure } of records) {
    if (failure || !replay) continue;
    const doings = doingsOf(game, replay);
    for (const score of scores) {
      const own = score.seat === null ? undefined : doings[score.seat];
      for (const who of [score.bot, ...score.tags.map((tag) => `${score.bot} as ${tag}`)]) addTo(groups, who, score, own);
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([who, group]) => profileOf(who, group));
}

function addTo(groups: Map<string, Group>, who: string, { lines }: RecordedScore, doings: Doings | undefined): void {
  let group = groups.get(who);
  if (!group) groups.set(who, (group = { games: 0, decisions: 0, points: new Map(), moves: new Map(), dice: new Map(), events: new Map() }));
  group.games += 1;
  for (const { id, points } of lines) count(group.points, id, points);
  if (!doings) return;
  group.decisions += doings.decisions;
  for (const what of ['moves', 'dice', 'events'] as const) for (const [key, often] of doings[what]) count(group[what], key, often);
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** What every seat did in a game. */
function doingsOf(game: AnyGame, replay: NonNullable<GameRecord['replay']>): Doings[] {
  const { steps, config } = fromReplay(game, replay);
  const doings: Doings[] = [];
  const of = (seat: number): Doings => (doings[seat] ??= { decisions: 0, moves: new Map(), dice: new Map(), events: new Map() });
  const state: AnyState = game.inPlace.clone(game.setup(config));
  const hear = (event: AnyEvent): void => { take(event, of); };
  for (const step of steps) {
    const actor = game.actor(state);
    if ('move' in step) {
      const own = of(actor.type === 'seat' ? actor.seat : 0);
      own.decisions += 1;
      count(own.moves, step.move.kind, 1);
      game.inPlace.play(state, step.move, hear);
    } else game.inPlace.resolve(state, step.luck, hear);
  }
  return doings;
}

function take(event: AnyEvent, of: (seat: number) => Doings): void {
  if (event.seat === null || event.seat === undefined) return;
  const own = of(event.seat);
  count(own.events, event.kind, 1);
  // Games that place dice say where, and which.
  const { space, dice } = event as { readonly space?: unknown; readonly dice?: unknown };
  if (typeof space === 'string' && Array.isArray(dice)) count(own.dice, space, dice.length);
}

function profileOf(who: string, { games, decisions, points, moves, dice, events }: Group): Profile {
  const means = (counts: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([key, sum]) => [key, sum / games]));
  return { who, games, decisions: decisions / games, points: means(points), moves: means(moves), dice: means(dice), events: means(events) };
}
