import { choice, defineGame, flag, integer, list, move, moveSet, nullable, object, pop, push, scoreSheet, type Definition, type Seat } from '../../src/index.js';

/*
 * An errand, for bots: a decision in two parts, twice. ERR-1: go to the near stall (1 coin at once) or to the far one;
 * ERR-2: there, take what it has: nothing or 5 coins at the far one, nothing at the near one.
 */
interface Config { seats: number }
interface Frame { kind: 'go' | 'take'; seat: Seat; far: boolean }
interface State { config: Config; frames: Frame[]; coins: number; left: number }
type Move = { kind: 'go'; to: 'near' | 'far' } | { kind: 'take'; coins: number };
type Errand = Definition<Config, null, State, Move, State & { viewer: Seat | null }, { kind: 'none' }, Frame>;

const config = object({ seats: integer(1, 1) });
const frame = object({ kind: choice(['go', 'take']), seat: integer(0, 0), far: flag });
const fields = { config, frames: list(frame, { most: 1 }), coins: integer(0, 20), left: integer(0, 2) };

const definition: Errand = {
  id: 'errand', rulesVersion: '1', seats: [1, 1], rulings: {}, content: { id: 'none', tables: [] }, longest: 10, features: {}, refusals: {}, endRule: 'ERR-2',
  config, state: object(fields), view: object({ ...fields, viewer: nullable(integer(0, 0)) }),
  moves: moveSet({ go: move('go {to}', { to: choice(['near', 'far']) }), take: move('take {coins}', { coins: integer(0, 5) }) }),
  box: () => null,
  setup: (given) => ({ config: given, frames: [{ kind: 'go', seat: 0, far: false }], coins: 0, left: 2 }),
  frames: {
    go: {
      type: 'decision', rule: 'ERR-1', moves: ['go'], seat: () => 0,
      legal: (_, __, moves) => { moves.push({ kind: 'go', to: 'near' }, { kind: 'go', to: 'far' }); },
      play: (position, _, chosen) => {
        pop(position);
        const far = chosen.kind === 'go' && chosen.to === 'far';
        if (!far) position.state.coins += 1;
        push<Frame>(position, { kind: 'take', seat: 0, far });
      },
    },
    take: {
      type: 'decision', rule: 'ERR-2', moves: ['take'], seat: () => 0,
      legal: (_, { far }, moves) => {
        moves.push({ kind: 'take', coins: 0 });
        if (far) moves.push({ kind: 'take', coins: 5 });
      },
      play: (position, _, chosen) => {
        pop(position);
        position.state.coins += chosen.kind === 'take' ? chosen.coins : 0;
        position.state.left -= 1;
        if (position.state.left > 0) push<Frame>(position, { kind: 'go', seat: 0, far: false });
      },
    },
  },
  clone: (state) => ({ ...state, frames: state.frames.map((one) => ({ ...one })) }),
  viewOf: ({ state }, viewer) => ({ ...definition.clone(state), viewer }),
  determinize: (_, { viewer: _viewer, ...state }) => definition.clone(state),
  score: (_, { coins, left }) => scoreSheet(left === 0, [{ seat: 0, lines: [{ id: 'coins', rule: 'ERR-2', points: coins, detail: null }], tieBreaks: [] }]),
  contradiction: () => null, census: () => ({}), reveals: () => false,
  describe: (_, { kind }) => kind,
  arrange: (given) => definition.setup(given as Config),
};

export const errand = defineGame(definition);
