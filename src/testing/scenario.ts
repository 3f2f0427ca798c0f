import type { Outcome } from '../kernel/chance.js';
import { InvalidDataError } from '../kernel/errors.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import type { Legality } from '../kernel/legality.js';
import { demandGame } from '../kernel/demands.js';
import { nearest } from '../kernel/nearest.js';

/** A position in which a rules question is asked: play moves by their notation, and look. */
export interface Scenario<State extends AnyState = AnyState, Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  /** The state as it is now. */
  readonly state: State;
  /** Everything that has happened so far. */
  readonly events: readonly Event[];
  /** The legal moves, as notation. */
  readonly moves: () => readonly string[];
  /** Plays one or several moves; each a line of notation or a move. Throws `IllegalMoveError` where the rules refuse one. */
  readonly play: (...moves: readonly (string | Move)[]) => Scenario<State, Move, Event>;
  /** Lets luck decide as told. */
  readonly luck: (...outcomes: readonly Outcome[]) => Scenario<State, Move, Event>;
  /** Whether a move may be played, and if not, why. Never throws; a line that says no move is refused as `malformed`. */
  readonly check: (move: string | Move) => Legality;
  /** The code of the refusal of a move, or `null` if it is legal. */
  readonly refusal: (move: string | Move) => string | null;
  /** The rule behind the refusal of a move, or `null` if it is legal. Throws an `InvalidDataError` for what is no move. */
  readonly rule: (move: string | Move) => string | null;
}

/**
 * Builds a position in a few words. `arrangement` is the game's own (`VoyagesArrangement`, …), or a state to start from.
 */
export function scenario<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, arrangement: object): Scenario<S, M, E> {
  demandGame(game);
  if (typeof arrangement !== 'object' || (arrangement as object | null) === null) throw new InvalidDataError('arrangement', [], 'expected an object, or a state to start from');
  let state = 'frames' in arrangement ? (arrangement as S) : game.arrange(arrangement);
  const events: E[] = [];
  const listen = (event: E): void => { events.push(event); };
  const read = (given: string | M): M => {
    if (typeof given !== 'string') return given;
    const move = game.notation.parse(given);
    if (!move) throw new InvalidDataError('move', [], `"${given}" is not a move of ${game.id}`);
    return move;
  };
  /** A line that says no move is refused as every other thing that is none. */
  const check = (given: string | M): Legality => {
    const move = typeof given === 'string' ? game.notation.parse(given) : given;
    const legality = game.check(state, move);
    if (typeof given !== 'string' || move !== null || legality.ok || legality.code !== 'malformed') return legality;
    const meant = nearest(given, game.legalMoves(state).map(game.notation.print));
    const where = `"${given}" is not a move of ${game.id}${meant.length > 0 ? `; did you mean ${meant.map((line) => `"${line}"`).join(' or ')}?` : ''}`;
    return { ...legality, message: `This is not a move: ${where}${where.endsWith('?') ? '' : '.'}`, params: { where } };
  };
  const self: Scenario<S, M, E> = {
    get state() { return state; },
    events,
    moves: () => game.legalMoves(state).map(game.notation.print),
    play: (...moves) => {
      for (const given of moves) state = game.apply(state, read(given), listen);
      return self;
    },
    luck: (...outcomes) => {
      for (const outcome of outcomes) state = game.resolve(state, outcome, listen);
      return self;
    },
    check,
    refusal: (given) => {
      const legality = check(given);
      return legality.ok ? null : legality.code;
    },
    rule: (given) => {
      const legality = check(given);
      // No rule refuses what cannot be read: a slip of the pen would pass for the rule by which the turn is asked for.
      if (!legality.ok && legality.code === 'malformed') throw new InvalidDataError('move', [], legality.message);
      return legality.ok ? null : legality.rule;
    },
  };
  return self;
}
