import { describe, expect, test } from 'vitest';
import { evaluation, marcoPolo2, type Arrangement } from '../../../src/marco-polo-2/index.js';
import { position } from '../helpers.js';

type Mine = NonNullable<Arrangement['players']>[number];

const worth = (mine: Mine, rest: Omit<Arrangement, 'players'> = {}): number => evaluation(position({ seats: 2, round: 3, ...rest, players: [{ dice: ['own3'], ...mine }, {}] }).state)[0] as number;

describe('evaluation', () => {
  test('one number for each seat, on views too', () => {
    for (const seats of [2, 3, 4] as const) {
      const { state } = position({ seats });
      expect(evaluation(state)).toHaveLength(seats);
      expect(evaluation(marcoPolo2.view(state, 1)).every(Number.isFinite)).toBe(true);
    }
  });

  test('more is worth more', () => {
    const nothing = worth({ coin: 0, camel: 0 });
    for (const some of [{ coin: 3 }, { camel: 2 }, { jade: 1 }, { pepper: 1 }, { silk: 1 }, { gold: 1 }, { vp: 1 }, { posts: ['xian'] }, { seals: ['farmer' as const] }, { contracts: ['c01'] }, { dice: ['own3' as const, 'own3' as const] }]) {
      expect(worth({ coin: 0, camel: 0, ...some }), JSON.stringify(some)).toBeGreaterThan(nothing);
    }
    expect(worth({ gold: 1 })).toBeGreaterThan(worth({ pepper: 1 }));
    expect(worth({ seals: ['farmer'], improved: ['farmer'] })).toBeGreaterThan(worth({ seals: ['farmer'] }));
  });

  test('goods are worth less the later it is', () => {
    const gold = (round: number): number => worth({ gold: 2 }, { round }) - worth({}, { round });
    expect(gold(1)).toBeGreaterThan(gold(5));
  });
});
