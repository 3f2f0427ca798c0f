// What games have taught of positions: how it is read, and where it is asked.
import { describe, expect, test } from 'vitest';
import { randomFrom, sample } from '../../../src/index.js';
import { evaluation, evaluationOf, marcoPolo2, standardPack, type Arrangement, type State } from '../../../src/marco-polo-2/index.js';
import { standardPack as pack } from '../../../src/marco-polo-2/content/standard/index.js';
import { describeTo, evaluationTaught } from '../../../src/marco-polo-2/play/evaluation.js';
import { knownOf } from '../../../src/marco-polo-2/play/known.js';
import { learned } from '../../../src/marco-polo-2/play/learned.js';
import { NUMBERS } from '../../../src/marco-polo-2/play/learned-numbers.js';
import { standardWeights } from '../../../src/marco-polo-2/play/weights.js';
import { position, type At } from '../helpers.js';
import { always, learnedLaws } from '../../mechanics/lessons.js';

type Mine = NonNullable<Arrangement['players']>[number];

const turn = (me: Mine = {}, rest: Omit<Arrangement, 'players'> = {}): At => position({ seats: 4, round: 3, ...rest, players: [{ character: 'de-wu', goal: 'g01', dice: ['own3'], ...me }, {}, {}, {}] });

describe('what was learned', () => {
  learnedLaws(learned, NUMBERS, (out) => { describeTo(knownOf(pack, marcoPolo2.content.id, standardWeights), turn().state, 0, out); });

  test('more is worth more where there is time for it', () => {
    const points = (me: Mine): number => evaluation.ofPlan!(turn(me).state, 0);
    for (const some of [{ camel: 7 }, { coin: 20 }, { gold: 3 }, { jade: 3 }, { vp: 5 }, { contracts: ['c01'], camel: 5, pepper: 2, silk: 1 }, { posts: ['xian', 'kunming'] }, { seals: ['farmer'] }, { improved: ['jeweler'] }, { completed: 3 }]) expect(points(some), JSON.stringify(some)).toBeGreaterThan(points({}));
  });
});

describe('a plan is judged', () => {
  const taught = evaluationTaught(pack, () => always(40, learned()));
  const isTaught = (state: State, vp = 7): void => { expect(taught.ofPlan!(state, 0)).toBeCloseTo(0.75 * taught.of(state, 0) + 0.25 * (vp + 40)); };

  test('by so large a share by what was learned, at the end of a turn', () => { isTaught(turn({ vp: 7 }).state); });

  test('in the same way when the turns of the round are over, as if nothing came after it', () => {
    const alone = structuredClone(turn({ vp: 7, dice: ['own3'] }).play('khan own3').state);
    taught.planning.alone(alone, 0);
    const before = taught.ofPlan!(alone, 0);
    marcoPolo2.inPlace.play(alone, { kind: 'endTurn' });
    expect([alone.round, alone.frames]).toEqual([3, []]);
    isTaught(alone);
    expect(taught.ofPlan!(alone, 0)).toBeCloseTo(before);
  });

  test('in the set-up too: the goal card that is kept is chosen by it', () => {
    const random = randomFrom('goals');
    let state = marcoPolo2.setup({ seats: 2 });
    const asked = (): boolean => marcoPolo2.legalMoves(state).some(({ kind }) => kind === 'keepGoal');
    while (marcoPolo2.actor(state).type !== 'seat' || !asked()) state = marcoPolo2.actor(state).type === 'chance' ? marcoPolo2.resolve(state, sample(marcoPolo2.chance(state)!, random)) : marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0]!);
    const actor = marcoPolo2.actor(state);
    const seat = actor.type === 'seat' ? actor.seat : 0;
    const kept = marcoPolo2.legalMoves(state).map((move) => marcoPolo2.apply(state, move));
    expect(new Set(kept.map((one) => evaluation.of(one, seat).toFixed(6))).size).toBe(1);
    expect(new Set(kept.map((one) => evaluation.ofPlan!(one, seat).toFixed(6))).size).toBe(3);
  });

  test('by the weights alone within a turn, and where nothing follows', () => {
    const asked = turn({ coin: 30, camel: 9, dice: ['own3'] }).play('travel lower own3').state;
    const last = turn({ dice: [] }, { round: 5 }).state;
    const over = position({ at: 'over', players: [{ goal: 'g01' }, {}, {}, {}] }).state;
    for (const state of [asked, last, over]) expect(taught.ofPlan!(state, 0)).toBe(taught.of(state, 0));
  });

  test('for itself alone: what all are worth is quickly told', () => {
    const { state } = turn();
    expect(taught(state)[0]).toBe(taught.of(state, 0));
    expect(taught.planning.turns).toEqual(['turn']);
  });

  test('by the weights alone with component values of one\'s own', () => { expect(evaluationOf(standardPack()).ofPlan).toBeUndefined(); });
});
