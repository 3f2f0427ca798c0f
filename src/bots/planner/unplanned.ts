import type { Planning } from '../../kernel/planning.js';

/** How a game is planned that says nothing of it: what is asked in a row is decided as a whole, up to luck or somebody else. */
export const unplanned: Planning = {
  turns: [],
  alone: () => undefined,
  left: () => 0,
  over: () => false,
  worthwhile: (_state, _seat, moves) => moves,
  key: (state) => JSON.stringify(state),
  luck: () => null,
};
