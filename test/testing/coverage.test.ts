import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineGame } from '../../src/index.js';
import { coverage, coverageReport } from '../../src/testing/judging.js';
import { definition, no, oasis, type OasisDefinition } from '../fixtures/oasis/game.js';

const missing = (game: typeof oasis, options = {}): Record<string, readonly string[]> =>
  Object.fromEntries(coverage(game, { games: 100, ...options }).groups.map((group) => [group.name, group.missing]));

const redefined = (change: Partial<OasisDefinition>): typeof oasis => defineGame({ ...definition, ...change });

const nothing = { moves: [], cards: [], guides: [], refusals: [], rulings: [], 'ruling options': [] };

describe('the coverage run', () => {
  test('sees everything there is in the small game', () => { expect(missing(oasis)).toEqual(nothing); });

  test('stops as soon as everything was seen', () => { expect(coverage(oasis, { games: 500 }).games).toBeLessThan(120); });

  /** The star is never dealt. */
  const starless = (): typeof oasis => {
    const { deal } = definition.frames;
    const rules = deal as Extract<OasisDefinition['frames']['deal'], { type: 'chance' }>;
    return redefined({ frames: { ...definition.frames, deal: { ...rules, request: (position, frame) => {
      const request = rules.request(position, frame);
      return request.kind === 'draw' ? { ...request, from: request.from.filter((card) => card !== 'star') } : request;
    } } } });
  };

  test('names a card that is never dealt', () => {
    // Asking for a card is no sight of it: the star is in no move that was played.
    expect(missing(starless())).toEqual({ ...nothing, cards: ['star'] });
  });

  test('goes on from the positions it is given', () => {
    const game = starless();
    expect(missing(game, { positions: [game.arrange({ turn: 1, round: 2, players: [{ water: 3 }, { hand: ['date', 'star'], coin: 1 }] })] })).toEqual(nothing);
  });

  test('takes the kind of a move or an event for nothing else of that name', () => {
    expect(missing(redefined({ features: { ...definition.features, camels: ['dig', 'dug'] } }))).toEqual({ ...nothing, camels: ['dig', 'dug'] });
  });

  test('names a refusal that nothing leads to, and a feature that there is not', () => {
    const strange = redefined({ refusals: { ...no, 'too-early': no['spring-dry'] }, features: { ...definition.features, refusals: [...Object.keys(no), 'too-early'], camels: ['old camel'] } });
    expect(missing(strange)).toEqual({ ...nothing, refusals: ['too-early'], camels: ['old camel'] });
  });

  test('names a ruling option that no config takes', () => {
    const fixed = { ...oasis, validateConfig: (json: unknown) => (JSON.stringify(json).includes('none') ? oasis.validateConfig(null) : oasis.validateConfig(json)) };
    expect(missing(fixed, { configs: fc.constant({ seats: 2 }) })).toMatchObject({ rulings: ['none'], 'ruling options': ['toll: none'] });
  });

  test('plays every ruling option even when the configs do not', () => {
    expect(missing(oasis, { configs: fc.constant({ seats: 2 }) })['ruling options']).toEqual([]);
  });

  test('is the same whenever it is run with the same seed', () => {
    expect(coverage(oasis, { games: 3, seed: 5 })).toEqual(coverage(oasis, { games: 3, seed: 5 }));
  });

  test('reports in lines', () => {
    expect(coverageReport({ game: 'oasis', games: 7, groups: [{ name: 'cards', total: 8, missing: [] }, { name: 'moves', total: 6, missing: ['claim', 'waive'] }] }))
      .toBe('oasis: 7 games\n  cards            8/8\n  moves            4/6  not seen: claim, waive');
  });
});
