// Hands of dice that are remembered: the ways to place some of them, and how much room memory takes.
import { describe, expect, test } from 'vitest';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { offered } from '../../src/index.js';
import { DICE, dieOf, dieRank, type Die } from '../../src/mechanics/dice.js';
import { handMemory, MOST_BYTES, OPEN, slotFor, type Naming, type Placings } from '../../src/mechanics/hands.js';

const hands = handMemory((standing, { lowest }) => lowest <= standing);

const written = ({ list }: Placings): string[] => list.map(({ dice }) => dice.join(' '));

describe('the ways to place dice', () => {
  test('each once, in the order of lists; dice that look alike are not told apart', () => {
    const hand = hands.of(['own5', 'own3', 'own3', 'black3']);
    expect(written(hands.placings(hand, 1))).toEqual(['own5', 'own3', 'black3']);
    expect(written(hands.placings(hand, 2))).toEqual(['own5 own3', 'own5 black3', 'own3 own3', 'own3 black3']);
    expect(written(hands.placings(hand, 4))).toEqual(['own5 own3 own3 black3']);
    expect(hands.placings(hand, 5).list).toEqual([]);
    expect(hands.placings(hands.of([]), 1).list).toEqual([]);
  });

  test('the same hand is the same object, and its dice are frozen', () => {
    expect(hands.of(['own5', 'own3'])).toBe(hands.of(['own5', 'own3']));
    expect(Object.isFrozen(hands.of(['own5', 'own3']).dice)).toBe(true);
  });

  test('VOY-RASCHID-1: dice that show nothing are given every value, among those of a colour falling ones', () => {
    const hand = hands.of(['own0', 'own0', 'black0']);
    expect(written(hands.placings(hand, 1))).toEqual([6, 5, 4, 3, 2, 1].map((pips) => `own${pips}`).concat([6, 5, 4, 3, 2, 1].map((pips) => `black${pips}`)));
    const pairs = written(hands.placings(hand, 2));
    expect(pairs).toHaveLength(21 + 36);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toContain('black6 own1');
    expect(written(hands.lying(hand, 1))).toEqual(['own0', 'black0']);
  });

  test('those that fit are those the predicate lets through', () => {
    const hand = hands.of(['own5', 'own3', 'black1']);
    expect(written(hands.fitting(hand, 1, 3))).toEqual(['own3', 'black1']);
    expect(written(hands.fitting(hand, 2, 1))).toEqual(['own5 black1', 'own3 black1']);
    expect(written(hands.fitting(hand, 1, 5))).toEqual(['own5', 'own3', 'black1']);
  });

  test('moves that name dice are made once, frozen, and in the order of the ways', () => {
    let made = 0;
    const naming = hands.naming(({ die, lowest }) => { made += 1; return Array.from({ length: lowest }, (_, at) => ({ die, at })); });
    const placings = hands.placings(hands.of(['own2', 'own1', 'black1']), 1);
    expect(naming.all(placings)).toEqual([{ die: 'own2', at: 0 }, { die: 'own2', at: 1 }, { die: 'own1', at: 0 }, { die: 'black1', at: 0 }]);
    expect(naming.all(placings)).toBe(naming.all(placings));
    expect(naming.all(hands.placings(hands.of(['own2', 'own1']), 1))[0]).toBe(naming.all(placings)[0]);
    expect(naming.all(placings).every((move) => Object.isFrozen(move))).toBe(true);
    expect(made).toBe(3);
    const other = hands.naming(({ die }) => [{ die }]);
    expect(other.all(placings)).toEqual([{ die: 'own2' }, { die: 'own1' }, { die: 'black1' }]);
    expect(other.of(hands.of(['own2']))).toEqual([{ die: 'own2' }]);
    expect(other.all(hands.placings(hands.of([]), 2))).toEqual([]);
  });

  test('moves with several dice are offered and handed out in one order, whichever is asked for first', () => {
    const dice: Die[] = ['own3', 'own2', 'own1'];
    for (const first of ['offer', 'all']) {
      const naming = hands.naming(({ dice: placed, lowest }) => Array.from({ length: lowest }, (_, at) => ({ kind: 'place', dice: placed, at })));
      const out = offered<{ kind: string }>();
      const all = () => naming.all(hands.placings(hands.of(dice), 2));
      if (first === 'all') all();
      naming.offer(out, hands.of(dice), 2, OPEN);
      expect(out.list().map((move) => JSON.stringify(move)), first).toEqual([['own3', 'own2', 0], ['own3', 'own2', 1], ['own3', 'own1', 0], ['own2', 'own1', 0]].map(([one, other, at]) => JSON.stringify({ kind: 'place', dice: [one, other], at })));
      expect(all(), first).toEqual(out.list());
    }
  });
});

describe('moves that name dice and a component', () => {
  const naming = hands.namingWith(({ die }, { name }: { readonly name: string; readonly slot: number }) => ({ name, die }));
  const [east, west] = ['east', 'west'].map((name) => ({ name, slot: slotFor(`space:${name}`) })) as [{ name: string; slot: number }, { name: string; slot: number }];

  test('are one for each way to place dice, remembered for each component', () => {
    const placings = hands.placings(hands.of(['own2', 'own1', 'black1']), 1);
    expect(naming.all(placings, east)).toEqual(['own2', 'own1', 'black1'].map((die) => ({ name: 'east', die })));
    expect(naming.all(placings, east)).toBe(naming.all(placings, east));
    expect(naming.all(placings, west)[0]).toEqual({ name: 'west', die: 'own2' });
    expect(naming.nth(1, placings, west)).toEqual({ name: 'west', die: 'own1' });
    expect(naming.all(placings, east).every((move) => Object.isFrozen(move))).toBe(true);
  });

  test('share what is remembered when components have one name', () => {
    expect(slotFor('space:east')).toBe(east.slot);
    expect(slotFor('space:north')).not.toBe(west.slot);
  });
});

describe('memory', () => {
  const randomHand = (seed: number): Die[] => {
    let state = seed;
    const next = (most: number): number => { state = (state * 1_103_515_245 + 12_345) % 2 ** 31; return Math.floor((state / 2 ** 31) * most); };
    const dice = Array.from({ length: 5 }, () => dieOf('own', 1 + next(6)));
    for (let black = next(5); black > 0; black -= 1) dice.push(dieOf('black', 1 + next(6)));
    return dice.sort((a, b) => dieRank(a) - dieRank(b));
  };
  const look = (memory: ReturnType<typeof handMemory>, naming: Naming<object>, dice: readonly Die[]): void => {
    const hand = memory.of(dice);
    for (const count of [1, 2, 3]) for (const standing of [2, 4, 6]) naming.all(memory.fitting(hand, count, standing));
    for (const count of [2, 3]) naming.offer(offered() as never, hand, count, OPEN);
  };

  test('is bounded in bytes, however many hands there are', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const memory = handMemory((standing, { lowest }) => lowest <= standing);
    const naming = memory.naming(({ dice, lowest }) => Array.from({ length: lowest }, (_, column) => ({ dice, column })));
    const weights: number[] = [];
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let seed = 1; seed <= 20_000; seed += 1) {
      look(memory, naming, randomHand(seed));
      weights.push(memory.bytes());
    }
    collect();
    const grown = process.memoryUsage().heapUsed - before - 16 * weights.length;
    expect(weights.some((weight, at) => at > 0 && weight < weights[at - 1]!)).toBe(true);
    // The hand that makes it overflow is still taken in.
    expect(weights.reduce((most, weight) => Math.max(most, weight), 0)).toBeLessThan(1.1 * MOST_BYTES);
    expect(grown).toBeLessThan(1.5 * MOST_BYTES);
    look(memory, naming, DICE.filter((die) => die.startsWith('own')).slice(0, 5));
  });

  test('counts what moves weigh that are kept far up, because many components were named before', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const memory = handMemory((standing, { lowest }) => lowest <= standing);
    const naming = memory.namingWith(({ die }, { name }: { readonly slot: number; readonly name: string }) => ({ die, name }));
    const components = Array.from({ length: 300 }, (_, at) => ({ name: `far-${at}`, slot: slotFor(`far-${at}`) })).slice(-1);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const hand = memory.of(randomHand(seed));
      for (const count of [2, 3]) for (const component of components) naming.all(memory.placings(hand, count), component);
    }
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(1.2 * memory.bytes());
    expect(memory.bytes()).toBeLessThan(1.1 * MOST_BYTES);
  });
});
