// How Marco Polo II is learned: mostly at tables of four, at times of three or two.
import { marcoPolo2, type State } from '../../../src/marco-polo-2/index.js';
import { characters } from '../../../src/marco-polo-2/content/characters.js';
import { standardPack } from '../../../src/marco-polo-2/content/standard/index.js';
import { describeTo, evaluationTaught } from '../../../src/marco-polo-2/play/evaluation.js';
import { knownOf } from '../../../src/marco-polo-2/play/known.js';
import { learned } from '../../../src/marco-polo-2/play/learned.js';
import { standardWeights } from '../../../src/marco-polo-2/play/weights.js';
import { endsOfTurns, type Teaching } from './teaching.js';

const known = knownOf(standardPack, marcoPolo2.content.id, standardWeights);

export const teaching: Teaching = {
  game: marcoPolo2,
  characters: characters.map(({ id }) => id),
  seats: [4, 4, 4, 4, 4, 4, 4, 4, 3, 2],
  width: 1,
  judge: (taught, weights) => evaluationTaught(standardPack, () => taught, weights as never),
  weights: { ...standardWeights },
  learned,
  moments: endsOfTurns,
  describe: (state, seat, out) => { describeTo(known, state as State, seat, out); },
};
