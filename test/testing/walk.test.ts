import { describe, expect, test } from 'vitest';
import { luckOf, stepOf, take, taken, walk } from '../../src/testing/index.js';
import { oasis, type OasisMove } from '../fixtures/oasis/index.js';
import { thrown } from '../kernel/help.js';

describe('a walk', () => {
  test('takes each number modulo the legal list, or lets it decide luck', () => {
    const steps: unknown[] = [];
    const end = walk(oasis, { seats: 2 }, [4, 3, 9, 9, 3], (state, step, at) => { steps.push([at, step.kind === 'move' ? oasis.notation.print(step.move as OasisMove) : step.kind, state.frames.length]); });
    expect(steps.map((step) => (step as unknown[])[1])).toEqual(['guide trader', 'guide singer', 'luck', 'luck', 'rest']);
    expect(oasis.view(end as never, 0).players[0]).toMatchObject({ guide: 'singer', coin: 1 });
  });

  test('ends with the numbers or with the game', () => {
    let visits = 0;
    const end = walk(oasis, { seats: 2 }, new Array(500).fill(3), () => { visits += 1; });
    expect(oasis.actor(end as never)).toEqual({ type: 'over' });
    expect(visits).toBeLessThan(80);
    expect(stepOf(oasis, end, 1)).toBeNull();
    expect(walk(oasis, { seats: 2 }, [], () => undefined)).toEqual(oasis.setup({ seats: 2 }));
  });

  test('a step is taken in place or on a copy', () => {
    const state = oasis.inPlace.clone(oasis.arrange({}));
    const step = stepOf(oasis, state, 1)!;
    expect(step).toMatchObject({ kind: 'move', move: { kind: 'play', card: 'date' }, choice: 1 });
    const after = taken(oasis, oasis.arrange({}), step);
    take(oasis, state, step);
    expect(after).toEqual(state);
    const digging = oasis.apply(oasis.arrange({}), { kind: 'dig' });
    const luck = stepOf(oasis, digging, 5)!;
    expect(luck).toEqual({ kind: 'luck', outcome: luckOf(oasis.chance(digging)!, 5), choice: 5 });
    const copy = oasis.inPlace.clone(digging);
    take(oasis, copy, luck);
    expect(taken(oasis, digging, luck)).toEqual(copy);
  });

  test('a decision without a move is an error', () => {
    expect(thrown(() => stepOf({ ...oasis, legalMoves: () => [] }, oasis.arrange({}), 0)).message).toContain('no legal move');
  });
});
