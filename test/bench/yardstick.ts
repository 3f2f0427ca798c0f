// A plain search with the library's evaluation: what a bot has to beat to be worth its lines. A beam over the own turn.
import { sample, type AnyGame, type AnyMove, type AnyState } from '../../src/index.js';
import type { AnyBot, AnyEvaluation, Turn } from '../../src/bots/index.js';
import { now } from '../../src/bots/clock.js';

interface Line { readonly state: AnyState; readonly first: AnyMove | null; readonly worth: number }

/** Keeps so many positions at each step of its turn; with `milliseconds` it takes twice as many again as long as there is time, which is what is compared here: so the clock is asked. */
export function yardstick(game: AnyGame, evaluation: AnyEvaluation, { width = 8, milliseconds = 0 }: { width?: number; milliseconds?: number }): AnyBot {
  const judge = (state: AnyState, seat: number): number => evaluation(state)[seat] as number;
  const search = ({ view, seat, random }: Turn, most: number, late: () => boolean): Line | null => {
    let lines: Line[] = [{ state: game.determinize(view, random), first: null, worth: 0 }];
    let best: Line | null = null;
    for (let step = 0; step < 40 && lines.length > 0; step += 1) {
      const next: Line[] = [];
      for (const { state, first } of lines) {
        for (const move of game.legalMoves(state)) {
          if (late()) return best;
          const after = game.inPlace.clone(state);
          game.inPlace.play(after, move);
          for (let asked = game.chance(after); asked; asked = game.chance(after)) game.inPlace.resolve(after, sample(asked, random));
          const line: Line = { state: after, first: first ?? move, worth: judge(after, seat) };
          const actor = game.actor(after);
          if (actor.type === 'seat' && actor.seat === seat) next.push(line);
          else if (best === null || line.worth > best.worth) best = line;
        }
      }
      lines = next.sort((a, b) => b.worth - a.worth).slice(0, most);
    }
    return best;
  };
  return {
    name: 'yardstick',
    choose: (turn: Turn) => {
      if (turn.moves.length === 1) return turn.moves[0] as AnyMove;
      const end = milliseconds > 0 ? now() + milliseconds : Infinity;
      let best = search(turn, milliseconds > 0 ? 1 : width, () => false);
      for (let most = 2; now() < end && end < Infinity && most < 4096; most *= 2) {
        const found = search(turn, most, () => now() >= end);
        if (found && (best === null || found.worth > best.worth)) best = found;
      }
      return best?.first ?? (turn.moves[0] as AnyMove);
    },
  };
}
