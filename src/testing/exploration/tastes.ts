import type { Random, Seat } from '../../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import { numberAt, type NumberPath } from './numbers.js';

/** What a player of one game is after: kinds of moves he likes, and numbers he wants to be large or small. */
export interface Taste {
  readonly fondness: Map<string, number>;
  readonly wishes: readonly Wish[];
}

/** A number somewhere in a state, and how much it counts. */
export interface Wish {
  readonly path: NumberPath;
  readonly weight: number;
}

/** A decision of a seat. */
export interface Choice {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly legal: readonly AnyMove[];
  readonly seat: Seat;
}

/** Looking at every move of a long list would take too long. */
const LOOKED_AT = 12;

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** A new player: about half of them have wishes. */
export function tasteOf(paths: readonly NumberPath[], random: Random): Taste {
  const wishes: Wish[] = [];
  if (random() < 0.6) for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) wishes.push({ path: pick(paths, random), weight: random() < 0.7 ? 1 : -1 });
  return { fondness: new Map(), wishes };
}

/** The move a taste leads to: after which the wishes look best, and of several such one of a kind it is fond of. */
export function favourite(choice: Choice, { fondness, wishes }: Taste, random: Random): AnyMove {
  return ofFondKind(wishes.length === 0 || choice.legal.length === 1 ? choice.legal : best(choice, wishes, random), fondness, random);
}

function best({ game, state, legal, seat }: Choice, wishes: readonly Wish[], random: Random): AnyMove[] {
  const moves = legal.length <= LOOKED_AT ? legal : Array.from({ length: LOOKED_AT }, () => pick(legal, random));
  let highest = -Infinity;
  let found: AnyMove[] = [];
  for (const move of moves) {
    const after: AnyState = game.inPlace.clone(state);
    game.inPlace.play(after, move);
    const value = wishes.reduce((sum, { path, weight }) => sum + weight * numberAt(after, path, seat), 0);
    if (value > highest) [highest, found] = [value, []];
    if (value === highest) found.push(move);
  }
  return found;
}

/** Each game likes other kinds of moves, so that what comes of doing one thing again and again is seen, too. */
function ofFondKind(moves: readonly AnyMove[], fondness: Map<string, number>, random: Random): AnyMove {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  for (const kind of kinds) if (!fondness.has(kind)) fondness.set(kind, random() ** 4);
  let at = random() * kinds.reduce((sum, kind) => sum + (fondness.get(kind) as number), 0);
  const liked = kinds.find((kind) => (at -= fondness.get(kind) as number) <= 0) ?? kinds[0];
  return pick(moves.filter(({ kind }) => kind === liked), random);
}
