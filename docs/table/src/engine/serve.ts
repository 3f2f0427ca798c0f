// The program of the worker: bots think here, so that the page stays alive. It is told a view and answers with a move.
import type { AnyGame, AnyMove, AnyState, AnyView, MatchStep } from 'caravanserai';
import { randomFrom } from 'caravanserai';
import { botNamed, type AnyBot, type AnyEvaluation, type Thinking } from 'caravanserai/bots';
import type { OwnValues, WorkerScope } from './engine.js';

/** What the page asks of the worker. */
export type Ask =
  | { readonly ask: 'begin'; readonly values: OwnValues | null }
  | { readonly ask: 'think'; readonly id: number; readonly view: AnyView; readonly seat: number; readonly bot: string; readonly seed: string; readonly anew: boolean }
  | { readonly ask: 'stop' }
  | { readonly ask: 'curve'; readonly id: number; readonly config: object; readonly steps: readonly MatchStep[] };

/** What one seat would have had, had the game ended after a step. */
export interface CurvePoint {
  readonly step: number;
  readonly totals: readonly number[];
}

/** What the worker answers. */
export type Answer =
  | { readonly answer: 'thought'; readonly id: number; readonly move: AnyMove; readonly thinking: Thinking | null }
  | { readonly answer: 'curve'; readonly id: number; readonly points: readonly CurvePoint[] }
  | { readonly answer: 'failed'; readonly id: number; readonly message: string };

/** Makes the worker's program for a game. */
export function server(gameWith: (values: OwnValues | null) => AnyGame, evaluation: AnyEvaluation): (scope: WorkerScope) => void {
  return (scope) => {
    let game = gameWith(null);
    let signal = { aborted: false };
    // Bots are kept, so that they go on with what they have planned; advice comes from one made anew.
    const bots = new Map<string, AnyBot>();
    const botOf = ({ bot, anew }: Extract<Ask, { ask: 'think' }>): AnyBot => {
      const one = (anew ? undefined : bots.get(bot)) ?? botNamed(bot, game, evaluation);
      if (!anew) bots.set(bot, one);
      return one;
    };
    const post = (answer: Answer): void => { scope.postMessage(answer); };
    scope.onmessage = ({ data }) => {
      const ask = data as Ask;
      switch (ask.ask) {
        case 'begin': game = gameWith(ask.values); bots.clear(); break;
        case 'stop': signal.aborted = true; break;
        case 'curve': attempt(ask.id, () => { post({ answer: 'curve', id: ask.id, points: curveOf(game, ask.config, ask.steps) }); }); break;
        case 'think': {
          signal = { aborted: false };
          void think(game, botOf(ask), ask, signal).then(post, (error: unknown) => { post({ answer: 'failed', id: ask.id, message: String(error) }); });
        }
      }
    };
    const attempt = (id: number, deed: () => void): void => {
      try {
        deed();
      } catch (error) {
        post({ answer: 'failed', id, message: String(error) });
      }
    };
  };
}

/** Bots that think for long give way now and then, so that they hear when they are stopped. */
async function think(game: AnyGame, bot: AnyBot, { id, view, seat, seed }: Extract<Ask, { ask: 'think' }>, signal: { readonly aborted: boolean }): Promise<Answer> {
  const moves = game.legalMovesFor(view) as readonly AnyMove[];
  let thinking: Thinking | null = null;
  const turn = { seat, view, moves, random: randomFrom(seed), stop: () => signal.aborted, tell: (told: Thinking) => { thinking = told; } };
  const move = (bot.ponder ? await bot.ponder(turn, signal) : bot.choose(turn)) as AnyMove;
  return { answer: 'thought', id, move, thinking };
}

/** The totals of all participants as if the game had ended there, at every change of who decides. */
function curveOf(game: AnyGame, config: object, steps: readonly MatchStep[]): CurvePoint[] {
  const state = game.inPlace.clone(game.setup(config)) as AnyState;
  const points: CurvePoint[] = [];
  let before = -1;
  steps.forEach((step, at) => {
    if ('move' in step) game.inPlace.play(state, step.move);
    else game.inPlace.resolve(state, step.luck);
    const actor = game.actor(state);
    const who = actor.type === 'seat' ? actor.seat : -1;
    if (who === before && at + 1 < steps.length) return;
    before = who;
    points.push({ step: at + 1, totals: game.score(state).players.map(({ total }) => total) });
  });
  return points;
}
