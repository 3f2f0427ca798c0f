/*
 * The yardstick for `legalMoves`: for a position, a lister that knows beforehand which moves there are. It looks at one
 * counter for every move and makes the same objects, written where they are listed; lists within moves that the game
 * hands out ready-made are handed out ready-made here, too. No rules can be cheaper than that.
 */
import type { AnyGame, AnyMove, AnyState } from '../../src/index.js';

type Maker = (move: AnyMove) => AnyMove;
type Candidate = { readonly move: AnyMove; readonly make: Maker; readonly counter: { value: number } };

/** The parts of a move, and which of them are lists made for this move alone. */
function formOf(move: AnyMove, again: AnyMove): string[] {
  const other = again as unknown as Record<string, unknown>;
  return Object.entries(move).map(([key, value]) => `${JSON.stringify(key)}: move[${JSON.stringify(key)}]${Array.isArray(value) && value !== other[key] ? '.slice()' : ''}`);
}

/** A function that writes an object with the keys of a move as a literal, as a person would. */
function makerOf(parts: readonly string[]): Maker {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- an object literal for each set of keys, without writing them all down for every game
  return new Function('move', `return { ${parts.join(', ')} };`) as Maker;
}

/** A lister for each position. */
export function listers(game: AnyGame, positions: readonly AnyState[]): (() => AnyMove[])[] {
  const makers = new Map<string, Maker>();
  return positions.map((state) => {
    const again: readonly AnyMove[] = game.legalMoves(state);
    const candidates = game.legalMoves(state).map((move: AnyMove, at: number): Candidate => {
      const parts = formOf(move, again[at] as AnyMove);
      const key = `${move.kind} ${parts.join()}`;
      if (!makers.has(key)) makers.set(key, makerOf(parts));
      return { move, make: makers.get(key) as Maker, counter: { value: 1 } };
    });
    return () => {
      const moves: AnyMove[] = [];
      for (let at = 0; at < candidates.length; at += 1) {
        const { move, make, counter } = candidates[at] as Candidate;
        if (counter.value > 0) moves.push(make(move));
      }
      return moves;
    };
  });
}
