// What games have taught of positions: how it is read, and where it is asked.
import { describe, expect, test } from 'vitest';
import { merv, withContent, standardPack, type Arrangement } from '../../../src/merv/index.js';
import { describeTo, evaluation, evaluationTaught } from '../../../src/merv/play/evaluation.js';
import { learned } from '../../../src/merv/play/learned.js';
import { NUMBERS } from '../../../src/merv/play/learned-numbers.js';
import { standardWeights } from '../../../src/merv/play/weights.js';
import { at } from '../helpers.js';
import { always, learnedLaws } from '../../mechanics/lessons.js';

type Mine = NonNullable<NonNullable<Arrangement['players']>[0]>;

/** A position in which somebody else is at turn. */
const waits = (me: Mine, rest: Omit<Arrangement, 'players'> = {}): ReturnType<typeof at>['state'] => at({ seats: 3, year: 2, round: 2, turn: 1, order: [0, 1, 2], ...rest, players: { 0: me } }).state;
/** Who is alone when nobody is at turn. */
function alone(me: Mine): ReturnType<typeof at>['state'] {
  const state = merv.inPlace.clone(at({ seats: 1, year: 2, round: 2, players: { 0: me } }).state);
  state.turn.seat = -1;
  return state;
}

describe('what was learned', () => {
  learnedLaws(learned, NUMBERS, (out) => { describeTo(waits({}), 0, out); });

  test('more is worth more where there is time for it', () => {
    const common = { cubes: { teal: 1, sand: 1 }, influence: 3, favour: 1 } as const;
    const city = { r1c1: 0, r1c2: 0, r4c4: 1, r5c2: 2 } as const;
    const points = (me: Mine, buildings: Arrangement['buildings'] = {}): number => evaluation.ofPlan(waits({ ...common, ...me }, { buildings: { ...city, ...buildings } }), 0);
    for (const some of [{ cubes: { ...common.cubes, white: 2 } }, { rare: 1 }, { scroll: 2 }, { vp: 5 }, { favour: 3, courtiers: { trade: 1 }, rare: 2 }, { mosque: 'L5' }]) expect(points(some), JSON.stringify(some)).toBeGreaterThan(points({}));
    expect(points({}, { r2c2: 0 })).toBeGreaterThan(points({}));
  });
});

describe('a plan is judged', () => {
  const taught = evaluationTaught(always(40, learned()), standardWeights);

  test('by so large a share by what was learned, while somebody else is at turn', () => {
    const state = waits({ vp: 7, cards: { ginger: 1 } });
    expect(taught.ofPlan(state, 0)).toBeCloseTo(0.75 * taught.of(state, 0) + 0.25 * (7 + 1 + 40));
  });

  test('alone likewise, and the magistrate by the weights alone', () => {
    const state = alone({ vp: 7 });
    expect(taught.ofPlan(state, 0)).toBeCloseTo(0.75 * taught.of(state, 0) + 0.25 * (7 + 40));
    expect(taught.ofPlan(state, 1)).toBe(taught.of(state, 1));
  });

  test('by the weights alone within a turn, while a year is scored, at the end, and with other component values', () => {
    const within = waits({}, { turn: 0 });
    const scoring = at({ seats: 3, year: 2, at: 'scoring', players: { 0: { courtiers: { trade: 1, faith: 1 }, favour: 1, rare: 1 } } }).state;
    const over = merv.inPlace.clone(merv.setup({ seats: 3 }));
    over.frames = [];
    const { contracts, ...others } = standardPack();
    const other = withContent({ ...others, contracts: { ...contracts, entries: contracts.entries.map((entry) => ({ ...entry, vp: entry.vp + 1 })) } });
    const elsewhere = other.arrange({ seats: 3, year: 2, round: 2, turn: 1, order: [0, 1, 2] });
    for (const state of [within, scoring, over, elsewhere]) expect(taught.ofPlan(state, 0)).toBe(taught.of(state, 0));
  });

  test('for itself alone: what all are worth is quickly told', () => {
    const state = waits({});
    expect(taught(state)[0]).toBe(taught.of(state, 0));
  });
});
