import { existsSync, writeFileSync } from 'node:fs';
import { defineGame } from '../../src/index.js';
import { random, type BotMakers } from '../../src/bots/index.js';
import { definition, oasis, type OasisDefinition } from '../fixtures/oasis/game.js';

const { turn } = definition.frames as { turn: Extract<typeof definition.frames.turn, { type: 'decision' }> };

const broken: Omit<OasisDefinition, 'id'> & { readonly id: 'faulty' } = {
  ...definition, id: 'faulty',
  frames: {
    ...definition.frames,
    turn: {
      ...turn,
      play: (position, frame, move) => {
        turn.play(position, frame, move);
        if (move.kind === 'rest' && position.state.spring < 12) throw new TypeError('the fault planted here');
      },
    },
  },
};

/** Oasis with a fault: whoever rests while the spring is low brings the game down. */
export const faulty = defineGame(broken);

export { oasis };

/** Bots for the worker tests; `killer` takes its thread down, `once=FILE` only as long as that file is not there. */
export const bots: BotMakers = {
  last: () => ({ name: 'last', choose: ({ moves }) => moves[moves.length - 1] }),
  killer: (_, { once }) => ({
    name: 'killer',
    choose: (turn) => {
      if (typeof once !== 'string' || !existsSync(once)) {
        if (typeof once === 'string') writeFileSync(once, '');
        process.exit(3);
      }
      return random().choose(turn);
    },
  }),
};
