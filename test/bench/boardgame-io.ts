/*
 * The same games through boardgame.io, by a plain adapter that spares it whatever can be spared: no undo, no view
 * filter, no check of moves that are known to be legal, luck out of the measuring program instead of its random plugin
 * and within the move that asks for it, the player's turn followed by `endIf` alone. Its libraries run in production
 * mode. The rules run either on its draft or on a plain copy that is handed back: both are measured, the faster counts.
 */
import { createRequire } from 'node:module';
import { sample, type AnyGame, type AnyMove, type AnyState, type Random } from '../../src/index.js';
import { withHeldConfig } from './ways.js';

const require = createRequire(import.meta.url);
// Its sub-paths cannot be imported as ES modules on Node 20.
const { Client } = require('boardgame.io/client') as { Client: (options: object) => BgioClient };
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer: (options: { game: object }) => (state: BgioState, action: object) => BgioState;
  InitializeGame: (options: { game: object; numPlayers: number }) => BgioState;
};
const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: new (options: object) => { play: (state: BgioState, player: string) => Promise<unknown> } };
const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as { original: (draft: object) => AnyState };

interface BgioState {
  readonly G: AnyState;
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
}

interface BgioClient {
  readonly getState: () => BgioState;
  readonly moves: { readonly play: (move: AnyMove) => void };
}

export interface Adaptation {
  /** Where the rules run: on boardgame.io's draft, or on a copy of the plain state below it. */
  readonly rules: 'draft' | 'copy';
  /** Whether boardgame.io knows whose turn it is; without it everything is one endless turn of player 0. */
  readonly turns: boolean;
}

interface Adapted {
  readonly game: object;
  readonly numPlayers: number;
}

type Context = { readonly G: AnyState; readonly ctx: { readonly currentPlayer: string } };

/** A game as boardgame.io wants it. `luck()` is asked for random numbers whenever luck decides; `first()` is where play begins. */
export function adapted(game: AnyGame, config: { seats: number }, { rules, turns }: Adaptation, luck: () => Random, first: () => AnyState = () => game.inPlace.clone(game.setup(config))): Adapted {
  const settled = (state: AnyState): void => {
    for (let request = game.chance(state); request; request = game.chance(state)) game.inPlace.resolve(state, sample(request, luck()));
  };
  const seatOf = (state: AnyState): number | null => {
    const actor = game.actor(state);
    return actor.type === 'seat' ? actor.seat : null;
  };
  const onDraft = ({ G }: Context, move: AnyMove): void => {
    game.inPlace.play(G, move);
    settled(G);
  };
  const onCopy = ({ G }: Context, move: AnyMove): AnyState => {
    const next: AnyState = game.inPlace.clone(original(G));
    game.inPlace.play(next, move);
    settled(next);
    return next;
  };
  const playOrder = { first: ({ G }: Context) => seatOf(G) ?? 0, next: ({ G }: Context) => seatOf(G) ?? 0 };
  const turn = {
    order: playOrder,
    endIf: ({ G, ctx }: Context) => {
      const seat = seatOf(G);
      return seat !== null && String(seat) !== ctx.currentPlayer ? { next: String(seat) } : undefined;
    },
  };
  return {
    numPlayers: config.seats,
    game: {
      name: game.id,
      disableUndo: true,
      setup: () => {
        const state = first();
        settled(state);
        return withHeldConfig(state);
      },
      moves: { play: rules === 'draft' ? onDraft : onCopy },
      ...(turns ? { turn } : {}),
      endIf: ({ G }: Context) => (G.frames.length === 0 ? { winner: winnerOf(game, G) } : undefined),
    },
  };
}

function winnerOf(game: AnyGame, state: AnyState): string {
  const totals = game.score(state).players.map(({ total }) => total);
  return String(totals.indexOf(Math.max(...totals)));
}

const pick = (moves: readonly AnyMove[], random: Random): AnyMove => moves[Math.floor(random() * moves.length)] as AnyMove;

/** A random game through boardgame.io's client, as a program without a server uses it. */
export function throughClient(game: AnyGame, config: { seats: number }, how: Adaptation, randomFrom: (seed: string) => Random): (seed: string) => number {
  let random: Random = () => 0;
  const options = adapted(game, config, how, () => random);
  return (seed) => {
    random = randomFrom(seed);
    const client = Client({ ...options, debug: false });
    let decisions = 0;
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      client.moves.play(pick(game.legalMoves(state.G), random));
      decisions += 1;
    }
    return decisions;
  };
}

/** The same through the bare reducer. */
export function throughReducer(game: AnyGame, config: { seats: number }, how: Adaptation, randomFrom: (seed: string) => Random): (seed: string) => number {
  let random: Random = () => 0;
  const options = adapted(game, config, how, () => random);
  const reducer = CreateGameReducer({ game: options.game });
  return (seed) => {
    random = randomFrom(seed);
    let decisions = 0;
    let state = InitializeGame(options);
    while (state.ctx.gameover === undefined) {
      const move = pick(game.legalMoves(state.G), random);
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: state.ctx.currentPlayer } });
      decisions += 1;
    }
    return decisions;
  };
}

/** boardgame.io's search from a position: does `iterations` of them. */
export function search(game: AnyGame, config: { seats: number }, rules: Adaptation['rules'], iterations: number, randomFrom: (seed: string) => Random): (from: AnyState, seed: string) => number {
  let random: Random = () => 0;
  let position: AnyState = game.setup(config);
  const options = adapted(game, config, { rules, turns: true }, () => random, () => game.inPlace.clone(position));
  const enumerate = (state: AnyState, _: object, player: string): object[] => {
    const actor = game.actor(state);
    if (actor.type !== 'seat' || String(actor.seat) !== player) return [];
    return game.legalMoves(state).map((move: AnyMove) => ({ move: 'play', args: [move] }));
  };
  return (from, seed) => {
    random = randomFrom(seed);
    position = from;
    const start = InitializeGame(options);
    const bot = new MCTSBot({ game: options.game, enumerate, iterations, playoutDepth: 50, seed });
    void bot.play(start, start.ctx.currentPlayer); // works before it returns
    return iterations;
  };
}
