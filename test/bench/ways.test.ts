import { describe, expect, test, vi } from 'vitest';
import { randomFrom } from '../../src/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { throughClient, throughReducer } from './boardgame-io.js';
import { listers } from './lister.js';
import { answers, matches, requestsOf } from './luck.js';
import { blocksOf } from './pondering.js';
import { playStretch, positionsOf, record, shapeOf, tenthOf, viewPatchesOf } from './positions.js';
import { measure } from './sampling.js';
import { cloneAndPlay, copying, immer, inPlace, inPlaceListed, inPlaceStepped, jsonCopy, pure, structuredCopy, verify, written } from './ways.js';
import { calibration, replayed, sketchOf } from './yardsticks.js';

// As it is measured; in development boardgame.io looks through the state at every move.
vi.hoisted(() => { process.env['NODE_ENV'] = 'production'; });

const config = { seats: 3 };
const seeds = Array.from({ length: 12 }, (_, at) => `ways ${at}`);

describe('all ways play the same games', () => {
  const expected = seeds.map(inPlace(oasis, config));
  const ways = {
    'in place, step by step': inPlaceStepped(oasis, config),
    'in place, listed': inPlaceListed(oasis, config),
    pure: pure(oasis, config),
    'clone and play': cloneAndPlay(oasis, config),
    'structured clone': copying(oasis, config, structuredCopy),
    json: copying(oasis, config, jsonCopy),
    immer: immer(oasis, config, true),
    'immer without freezing': immer(oasis, config, false),
    ...Object.fromEntries(([
      ['draft', true], ['draft', false], ['copy', true], ['copy', false],
    ] as const).flatMap(([rules, turns]) => [
      [`boardgame.io client, ${rules}${turns ? '' : ', one endless turn'}`, throughClient(oasis, config, { rules, turns }, randomFrom)],
      [`boardgame.io reducer, ${rules}${turns ? '' : ', one endless turn'}`, throughReducer(oasis, config, { rules, turns }, randomFrom)],
    ])),
  };
  test.each(Object.entries(ways))('%s', (_, play) => {
    expect(seeds.map(play)).toEqual(expected);
  });
});

test('both sources of luck answer what luck is asked in a game, and whole matches are played under each', () => {
  const requests = requestsOf(oasis, config, 'a');
  expect(requests.map(({ kind }) => kind)).toContain('roll');
  for (const kind of ['seeded', 'sealed'] as const) {
    expect(answers(kind, requests)('a')).toBe(requests.length);
    expect(matches(oasis, config, kind)('a')).toBeGreaterThan(5);
  }
});

test('patches between views are small beside the views', () => {
  const { median, percentile99, whole } = viewPatchesOf(oasis, config, seeds);
  expect(median).toBeGreaterThan(10);
  expect(percentile99).toBeGreaterThanOrEqual(median);
  expect(whole).toBeGreaterThan(median);
});

test('the blocks of ponder are counted from one turn of the event loop to the next', async () => {
  const blocks = await blocksOf(oasis, undefined, positionsOf(oasis, config, ['a'], 3).slice(0, 2));
  expect(blocks.length).toBeGreaterThan(1);
  expect(blocks).toEqual(blocks.slice().sort((one, other) => other - one));
});

test('replays that are measured hold the games', () => {
  const { plain, compact } = written(oasis, config, 'a');
  verify(oasis, plain);
  verify(oasis, compact);
  expect(plain.hash).toBe(compact.hash);
});

test('tenths play as recorded, and together they are the game', () => {
  const all = Array.from({ length: 10 }, (_, tenth) => tenthOf(oasis, config, ['a'], tenth)[0]!);
  for (const stretch of all) {
    const state = oasis.inPlace.clone(stretch.from as Parameters<typeof oasis.inPlace.clone>[0]);
    playStretch(oasis, state, stretch);
  }
  expect(all.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(inPlace(oasis, config)('a'));
});

test('the lister lists what the game lists', () => {
  const positions = positionsOf(oasis, config, seeds, 3);
  listers(oasis, positions).forEach((list, at) => { expect(list()).toEqual(oasis.legalMoves(positions[at] as Parameters<typeof oasis.legalMoves>[0])); });
});

test('a game that is replayed takes the decisions it took, and changes as much', () => {
  const games = seeds.slice(0, 3).map((seed) => record(oasis, config, seed));
  const play = replayed(oasis, config, games);
  expect([play(), play(), play()]).toEqual([games[1]!.decisions, games[2]!.decisions, games[0]!.decisions]);
});

test('the sketch has the shape of the game', () => {
  const shape = shapeOf(oasis, config, seeds);
  expect(shape.moves).toBeGreaterThan(2);
  expect(shape.moves).toBeLessThan(4);
  for (const part of [shape.parts, shape.changed, shape.frames, shape.luck]) expect(part).toBeGreaterThan(0);
  expect(sketchOf(shape)(100, randomFrom('sketch'))).toBeGreaterThan(0);
  expect(calibration(100, randomFrom('calibration'))).toBe(0);
});

test('rates are medians of interleaved slices', () => {
  const order: string[] = [];
  const task = (name: string) => ({ name, once: () => { order.push(name); for (const end = performance.now() + 1; performance.now() < end;); return { calls: 3 }; } });
  const rates = measure([task('a'), task('b'), { name: 'c', once: () => { throw new Error('no'); } }], { rounds: 3, slice: 1, warm: 1 }, (name) => { order.push(`${name} failed`); });
  expect(rates.get('a')?.['calls']?.samples).toHaveLength(3);
  expect(rates.get('b')?.['calls']?.perSecond).toBeGreaterThan(0);
  expect(rates.has('c')).toBe(false);
  expect(order).toContain('c failed');
  expect(order.lastIndexOf('a')).toBeGreaterThan(order.indexOf('b'));
});
