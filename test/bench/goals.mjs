// What the games have to reach, as ratios within one run, at most seats of each game.
import { rateIn } from './cases.mjs';

const ORIENTATION = { voyages: [1000, 2000], 'marco-polo-2': [800, 1600], merv: [1500, 3000] };
const REPLAYED = { voyages: [0.26, 0.5], 'marco-polo-2': [0.34, 0.5], merv: [0.48, 0.65] };
const CALIBRATION = 9e6;

/** Each goal: what it is about, what must be and what should be reached, and how to find it. `most` goals are upper bounds. */
const goals = [
  { id: 'boardgame.io', what: 'a random game in place against the same through boardgame.io\'s client', must: 50, aim: 100, unit: '×', of: (at) => at.rate('in-place', 'games') / at.rate('boardgame.io', 'games') },
  { id: 'replayed', what: 'a random game in place against the same moves known beforehand', must: (game) => REPLAYED[game]?.[0], aim: (game) => REPLAYED[game]?.[1], unit: '×', of: (at) => at.rate('in-place', 'decisions') / at.rate('replayed', 'decisions') },
  {
    id: 'games', what: 'random games in place per second, at a calibration of 9 million/s', must: (game) => ORIENTATION[game]?.[0], aim: (game) => ORIENTATION[game]?.[1], unit: '/s',
    of: (at) => (at.rate('in-place', 'games') * CALIBRATION) / at.calibration,
  },
  { id: 'legalMoves', what: '`legalMoves` of about 20 moves against a lister that knows them', must: 2.5, aim: 1.5, most: true, unit: '×', of: (at) => at.time('legalMoves of 20') / at.time('lister of 20') },
  { id: 'clone', what: '`clone` against `structuredClone`', must: 10, aim: 50, unit: '×', of: (at) => at.time('structuredClone') / at.time('clone') },
  { id: 'pure', what: '`apply` with structural sharing against boardgame.io\'s reducer', must: 5, aim: 10, unit: '×', of: (at) => at.rate('pure', 'decisions') / at.rate('boardgame.io-reducer', 'decisions') },
  { id: 'clone-and-play', what: '`cloneAndPlay` against boardgame.io\'s reducer', must: 25, aim: 50, unit: '×', of: (at) => at.rate('clone-and-play', 'decisions') / at.rate('boardgame.io-reducer', 'decisions') },
  { id: 'state', what: 'state as JSON late in the game', must: 8, aim: 6, most: true, unit: ' kB', of: (at) => at.facts.stateBytes.last / 1000 },
  { id: 'plain replay', what: 'a finished game as a plain replay, per move', must: 60, aim: 30, most: true, unit: ' B', of: (at) => at.facts.replayBytesPerMove.plain },
  { id: 'compact replay', what: 'a finished game as a compact replay, per move', must: 8, aim: 2, most: true, unit: ' B', of: (at) => at.facts.replayBytesPerMove.compact },
  { id: 'growth', what: 'cost of a decision, last tenth of a game against the first', must: 1.5, aim: 1.2, most: true, unit: '×', of: (at) => at.facts.microsecondsPerDecision.last.microseconds / at.facts.microsecondsPerDecision.first.microseconds },
  { id: 'verify', what: 'verifying a replay against playing in place', must: 0.5, aim: 0.8, unit: '×', of: (at) => at.rate('replay', 'decisions') / at.rate('in-place', 'decisions') },
  { id: 'search', what: 'search iterations (depth 50) against boardgame.io\'s MCTS bot', must: 80, aim: 140, unit: '×', of: (at) => at.rate('mcts', 'iterations') / at.rate('boardgame.io-mcts', 'iterations') },
  { id: 'ponder', what: 'the longest block of `ponder` at default settings', must: 16, aim: 8, most: true, unit: ' ms', of: (at) => at.facts.ponderBlocks?.longest ?? NaN },
  { id: 'workers', what: 'games of two worker threads against one', must: 1.9, aim: 1.97, unit: '×', of: (at) => at.rate('two-workers', 'games') / at.rate('one-worker', 'games') },
];

const reached = (value, bound, most) => (most ? value <= bound : value >= bound);

/** @returns {{ id: string, what: string, unit: string, must: number, aim: number, game: string, seats: number, value: number, verdict: 'aim' | 'must' | 'missed' }[]} */
export function goalsOf(result) {
  const most = new Map();
  for (const one of result.games) if ((most.get(one.game)?.seats ?? 0) < one.seats) most.set(one.game, one);
  return [...most.values()].flatMap((facts) => {
    const { game, seats } = facts;
    const at = {
      facts,
      calibration: result.calibration.decisionsPerSecond,
      rate: (mode, unit) => rateIn(result, game, seats, mode, unit),
      time: (operation) => result.operations.find((one) => one.game === game && one.seats === seats && one.operation === operation)?.microseconds ?? NaN,
    };
    return goals.flatMap(({ id, what, must, aim, most: upper = false, unit, of }) => {
      const bound = (value) => (typeof value === 'function' ? value(game) : value);
      const value = of(at);
      if (!Number.isFinite(value) || bound(must) === undefined) return [];
      const verdict = reached(value, bound(aim), upper) ? 'aim' : reached(value, bound(must), upper) ? 'must' : 'missed';
      return [{ id, what, unit, must: bound(must), aim: bound(aim), game, seats, value: Number(value.toPrecision(3)), verdict }];
    });
  });
}
