// What games have taught of positions: how it is read, and where it is asked.
import { describe, expect, test } from 'vitest';
import { newDescription } from '../../../src/mechanics/description.js';
import { inWriting, type Learned } from '../../../src/mechanics/learned.js';
import { standardPack, type ArrangedPlayer } from '../../../src/voyages/index.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { describeTo, evaluation, evaluationTaught } from '../../../src/voyages/play/evaluation.js';
import { knownOf } from '../../../src/voyages/play/known.js';
import { learned } from '../../../src/voyages/play/learned.js';
import { NUMBERS } from '../../../src/voyages/play/learned-numbers.js';
import { standardWeights } from '../../../src/voyages/play/weights.js';
import { table, turn } from '../helpers.js';

const known = knownOf(tablesOf(standardPack()), standardWeights);
const goals = ['g01', 'g08'];

describe('what was learned', () => {
  test('is learned of as many numbers as positions are described by', () => {
    const out = newDescription(256);
    describeTo(known, turn({ goals }).state, 0, out);
    const { straight, sums, begin, worth } = learned();
    expect([straight.length, sums.length, begin.length]).toEqual([out.length, out.length * worth.length, worth.length]);
  });

  test('is written as it is read', () => { expect(inWriting(learned())).toEqual(NUMBERS); });

  test('more is worth more where there is time for it', () => {
    const points = (me: ArrangedPlayer): number => evaluation.ofPlan!(turn({ goals, ...me }, { round: 3 }).state, 0);
    for (const some of [{ camel: 3 }, { gold: 3 }, { vp: 5 }, { contracts: ['c20'], camel: 2, pepper: 2, gold: 3 }, { posts: ['kochi'] }, { posts: ['moscow', 'xian'] }, { posts: ['beijing'] }]) expect(points(some), JSON.stringify(some)).toBeGreaterThan(points({}));
  });
});

describe('a plan is judged', () => {
  const always = (points: number): Learned => {
    const { straight, sums, begin, worth } = learned();
    return { share: 0.25, bias: points, straight: straight.map(() => 0), sums: sums.map(() => 0), begin: begin.map(() => 0), worth };
  };
  const taught = evaluationTaught(always(40), standardWeights);

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
