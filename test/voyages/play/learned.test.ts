// What games have taught of positions: how it is read, and where it is asked.
import { describe, expect, test } from 'vitest';
import { standardPack, type ArrangedPlayer } from '../../../src/voyages/index.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { describeTo, evaluation, evaluationTaught } from '../../../src/voyages/play/evaluation.js';
import { knownOf } from '../../../src/voyages/play/known.js';
import { learned } from '../../../src/voyages/play/learned.js';
import { NUMBERS } from '../../../src/voyages/play/learned-numbers.js';
import { standardWeights } from '../../../src/voyages/play/weights.js';
import { table, turn } from '../helpers.js';
import { always, learnedLaws } from '../../mechanics/lessons.js';

const known = knownOf(tablesOf(standardPack()), standardWeights);
const goals = ['g01', 'g08'];

describe('what was learned', () => {
  learnedLaws(learned, NUMBERS, (out) => { describeTo(known, turn({ goals }).state, 0, out); });

  test('more is worth more where there is time for it', () => {
    const points = (me: ArrangedPlayer): number => evaluation.ofPlan!(turn({ goals, ...me }, { round: 3 }).state, 0);
    for (const some of [{ camel: 3 }, { gold: 3 }, { vp: 5 }, { contracts: ['c20'], camel: 2, pepper: 2, gold: 3 }, { posts: ['kochi'] }, { posts: ['moscow', 'xian'] }, { posts: ['beijing'] }]) expect(points(some), JSON.stringify(some)).toBeGreaterThan(points({}));
  });
});

describe('a plan is judged', () => {
  const taught = evaluationTaught(always(40, learned()), standardWeights);

  test('by so large a share by what was learned, at the end of a turn', () => {
    const { state } = turn({ goals, vp: 7 }, { round: 2 });
    expect(taught.ofPlan!(state, 0)).toBeCloseTo(0.75 * taught.of(state, 0) + 0.25 * (7 + 40));
  });

  test('by the weights alone within a turn, and where nothing follows', () => {
    const asked = turn({ goals, coin: 20, dice: ['own3', 'own3'] }).play('travel own3+own3').state;
    const last = turn({ goals, dice: [] }, { round: 5 }).state;
    const over = table({ over: true, players: [{ goals }, {}] }).state;
    for (const state of [asked, last, over]) expect(taught.ofPlan!(state, 0)).toBe(taught.of(state, 0));
  });

  test('for itself alone: what all are worth is quickly told', () => {
    const { state } = turn({ goals });
    expect(taught(state)[0]).toBe(taught.of(state, 0));
  });
});
