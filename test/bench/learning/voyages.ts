// How The Voyages is learned.
import { standardPack, voyages, type State } from '../../../src/voyages/index.js';
import { CHARACTER_IDS } from '../../../src/voyages/content/ids.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { describeTo, evaluationTaught } from '../../../src/voyages/play/evaluation.js';
import { knownOf } from '../../../src/voyages/play/known.js';
import { learned } from '../../../src/voyages/play/learned.js';
import { standardWeights } from '../../../src/voyages/play/weights.js';
import { endsOfTurns, type Teaching } from './teaching.js';

const known = knownOf(tablesOf(standardPack()), standardWeights);

export const teaching: Teaching = {
  game: voyages,
  characters: CHARACTER_IDS,
  seats: [4],
  width: 1,
  judge: (taught, weights) => evaluationTaught(taught, weights as never),
  weights: { ...standardWeights },
  learned,
  moments: endsOfTurns,
  describe: (state, seat, out) => { describeTo(known, state as State, seat, out); },
};
