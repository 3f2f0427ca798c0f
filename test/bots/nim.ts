import { choice, defineGame, integer, list, move, moveSet, nullable, object, pop, push, scoreSheet, type Definition, type Seat } from '../../src/index.js';

/* Nim, for bots: NIM-1 take one, two or three sticks in turn; NIM-2 whoever takes the last one wins. */
interface Config { seats: number; sticks: number }
interface Frame { kind: 'turn'; seat: Seat }
interface State { config: Config; frames: Frame[]; sticks: number; winner: Seat | null }
interface Move { kind: 'take'; sticks: number }
type Nim = Definition<Config, null, State, Move, State & { viewer: Seat | null }, { kind: 'none' }, Frame>;

const config = object({ seats: integer(2, 2), sticks: integer(1, 50) });
const fields = { config, frames: list(object({ kind: choice(['turn']), seat: integer(0, 1) }), { most: 1 }), sticks: integer(0, 50), winner: nullable(integer(0, 1)) };

const definition: Nim = {
  id: 'nim', rulesVersion: '1', seats: [2, 2], rulings: {}, content: { id: 'none', tables: [] }, longest: 60, features: {}, refusals: {}, endRule: 'NIM-2',
  config, state: object(fields), view: object({ ...fields, viewer: nullable(integer(0, 1)) }),
  moves: moveSet({ take: move('take {sticks}', { sticks: integer(1, 3) }) }),
  box: () => null,
  setup: (given) => ({ config: given, frames: [{ kind: 'turn', seat: 0 }], sticks: given.sticks, winner: null }),
  frames: {
    turn: {
      type: 'decision', rule: 'NIM-1', moves: ['take'], seat: (_, { seat }) => seat,
      legal: ({ state }, _, moves) => { for (let sticks = 1; sticks <= Math.min(3, state.sticks); sticks += 1) moves.push({ kind: 'take', sticks }); },
      play: (position, { seat }, { sticks }) => {
        const { state } = position;
        state.sticks -= sticks;
        pop(position);
        if (state.sticks === 0) state.winner = seat;
        else push<Frame>(position, { kind: 'turn', seat: 1 - seat });
      },
    },
  },
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  viewOf: ({ state }, viewer) => ({ ...state, viewer }),
  determinize: (_, { viewer: _viewer, ...state }) => definition.clone(state),
  score: (_, { winner }) => scoreSheet(winner !== null, [0, 1].map((seat) => ({ seat, lines: [{ id: 'last', rule: 'NIM-2', points: winner === seat ? 1 : 0, detail: null }], tieBreaks: [] }))),
  contradiction: () => null, census: () => ({}), reveals: () => false,
  describe: (_, { sticks }) => `Take ${sticks}.`,
  arrange: (given) => definition.setup(given as Config),
};

export const nim = defineGame(definition);
