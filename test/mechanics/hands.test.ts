// Hands of dice: the ways to place some of them, the moves that name them, and how much room memory takes.
import { describe, expect, test } from 'vitest';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { offered, type AnyMove } from '../../src/index.js';
import { dieOf, dieRank, isOwn, pipsOf, type Die } from '../../src/mechanics/dice.js';
import { handMemory, MOST_BYTES, OPEN, slotFor, type Hand, type Placing } from '../../src/mechanics/hands.js';

/** Open to dice that show so much at most; from 10 on to foreign ones only. */
const fits = (standing: number, { lowest, anyOwn }: Pick<Placing, 'lowest' | 'anyOwn'>): boolean => standing === OPEN || (lowest <= standing % 10 && (standing < 10 || !anyOwn));
const hands = handMemory(fits);

const written = (list: readonly Placing[]): string[] => list.map(({ dice }) => dice.join(' '));

const randomHand = (seed: number, most = 6): Die[] => {
  let state = seed;
  const next = (most: number): number => { state = (state * 1_103_515_245 + 12_345) % 2 ** 31; return Math.floor((state / 2 ** 31) * most); };
  const dice = Array.from({ length: 5 }, () => dieOf('own', 1 + next(most)));
  for (let black = next(5); black > 0; black -= 1) dice.push(dieOf('black', 1 + next(most)));
  return dice.sort((a, b) => dieRank(a) - dieRank(b));
};

/** What an offer comes to: the list, after the n-th was made for each n. */
function offeredBy(offer: (out: ReturnType<typeof offered<AnyMove>>) => void): readonly AnyMove[] {
  const out = offered<AnyMove>();
  offer(out);
  const drawn = Array.from({ length: out.count() }, (_, place) => out.at(place));
  expect(drawn).toEqual(out.list());
  return drawn;
}

describe('the ways to place dice', () => {
  test('each once, in the order of lists; dice that look alike are not told apart', () => {
    const hand = hands.of(['own5', 'own3', 'own3', 'black3']);
    expect(written(hands.ways(hand, 1, OPEN))).toEqual(['own5', 'own3', 'black3']);
    expect(written(hands.ways(hand, 2, OPEN))).toEqual(['own5 own3', 'own5 black3', 'own3 own3', 'own3 black3']);
    expect(written(hands.ways(hand, 3, OPEN))).toEqual(['own5 own3 own3', 'own5 own3 black3', 'own3 own3 black3']);
    expect(written(hands.ways(hands.of(['own3', 'own3', 'own3']), 3, OPEN))).toEqual(['own3 own3 own3']);
    expect(hands.ways(hands.of(['own3', 'own3']), 3, OPEN)).toEqual([]);
    expect(hands.ways(hands.of([]), 1, OPEN)).toEqual([]);
  });

  test('name the same frozen dice whenever they come again', () => {
    const [first] = hands.ways(hands.of(['own5', 'own3']), 2, OPEN);
    expect(hands.ways(hands.of(['own5', 'own3', 'own1']), 2, OPEN)[0]).toBe(first);
    expect(Object.isFrozen(first?.dice)).toBe(true);
  });

  test('VOY-RASCHID-1: dice that show nothing are given every value, among those of a colour falling ones', () => {
    const hand = hands.of(['own0', 'own0', 'black0']);
    expect(written(hands.ways(hand, 1, OPEN))).toEqual([6, 5, 4, 3, 2, 1].map((pips) => `own${pips}`).concat([6, 5, 4, 3, 2, 1].map((pips) => `black${pips}`)));
    const pairs = written(hands.ways(hand, 2, OPEN));
    expect(pairs).toHaveLength(21 + 36);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toContain('black6 own1');
    expect(written(hands.ways(hand, 1, 12))).toEqual(['black2', 'black1']);
    expect(hands.ways(hands.of(['own0']), 2, OPEN)).toEqual([]);
  });

  test('those that fit are those the predicate lets through', () => {
    const hand = hands.of(['own5', 'own3', 'black1']);
    expect(written(hands.ways(hand, 1, 3))).toEqual(['own3', 'black1']);
    expect(written(hands.ways(hand, 2, 1))).toEqual(['own5 black1', 'own3 black1']);
    expect(written(hands.ways(hand, 1, 5))).toEqual(['own5', 'own3', 'black1']);
    expect(written(hands.ways(hand, 1, 15))).toEqual(['black1']);
    expect(hands.ways(hand, 2, 15)).toEqual([]);
  });
});

/** All ways to take so many dice, gone through one by one; those that look alike once. */
function everyWay(dice: readonly Die[], count: number): Die[][] {
  const choices = (from: number, left: number): Die[][] => (left === 0 ? [[]] : dice.slice(from).flatMap((die, at) => choices(from + at + 1, left - 1).map((rest) => [die, ...rest])));
  const byText = new Map(choices(0, count).map((way) => [way.join(' '), way]));
  return [...byText.values()];
}

describe('moves that name dice', () => {
  test('are made once, frozen, and in the order of the ways', () => {
    let made = 0;
    const naming = hands.naming(({ die, lowest }) => { made += 1; return Array.from({ length: lowest }, (_, at) => ({ kind: 'place', die, at })); });
    const hand = hands.of(['own2', 'own1', 'black1']);
    const list = offeredBy((out) => { naming.offer(out, hand, 1, OPEN); });
    expect(list).toEqual([{ kind: 'place', die: 'own2', at: 0 }, { kind: 'place', die: 'own2', at: 1 }, { kind: 'place', die: 'own1', at: 0 }, { kind: 'place', die: 'black1', at: 0 }]);
    expect(offeredBy((out) => { naming.offer(out, hands.of(['own2']), 1, OPEN); })[0]).toBe(list[0]);
    expect(list.every((move) => Object.isFrozen(move))).toBe(true);
    expect(made).toBe(3);
    const other = hands.naming(({ die }) => [{ kind: 'other', die }]);
    expect(offeredBy((out) => { other.offer(out, hand, 1, OPEN); })).toEqual(['own2', 'own1', 'black1'].map((die) => ({ kind: 'other', die })));
    expect(offeredBy((out) => { other.offer(out, hands.of([]), 2, OPEN); })).toEqual([]);
  });

  test('with each die as it lies name dice that show nothing, too', () => {
    const naming = hands.naming(({ die }) => [{ kind: 'lie', die }]);
    expect(offeredBy((out) => { naming.offerLying(out, hands.of(['own0', 'own0', 'black0'])); })).toEqual([{ kind: 'lie', die: 'own0' }, { kind: 'lie', die: 'black0' }]);
    expect(offeredBy((out) => { naming.offerLying(out, hands.of([])); })).toEqual([]);
  });

  test('with several dice are offered in one order, whether they are drawn or listed', () => {
    const naming = hands.naming(({ dice, lowest }) => Array.from({ length: lowest }, (_, at) => ({ kind: 'place', dice, at })));
    const list = offeredBy((out) => { naming.offer(out, hands.of(['own3', 'own2', 'own1']), 2, OPEN); });
    expect(list).toEqual([['own3', 'own2', 0], ['own3', 'own2', 1], ['own3', 'own1', 0], ['own2', 'own1', 0]].map(([one, other, at]) => ({ kind: 'place', dice: [one, other], at })));
  });

  test('are as many as there are ways, whatever is held and however the space stands to it', () => {
    const naming = hands.naming(({ dice, lowest }) => Array.from({ length: lowest }, (_, at) => ({ kind: 'place', dice: dice.join(' '), at })));
    for (let seed = 1; seed <= 150; seed += 1) {
      const dice = randomHand(seed, seed % 2 === 0 ? 6 : 3);
      for (const count of [1, 2, 3]) {
        for (const standing of [OPEN, 1, 3, 5, 10, 12, 16]) {
          const ways = everyWay(dice, count).filter((way) => fits(standing, { lowest: pipsOf(way.at(-1)!), anyOwn: way.some(isOwn) }));
          const expected = ways.flatMap((way) => Array.from({ length: pipsOf(way.at(-1)!) }, (_, at) => ({ kind: 'place', dice: way.join(' '), at })));
          expect(offeredBy((out) => { naming.offer(out, hands.of(dice), count, standing); }), `${dice.join(' ')}, ${count} on ${standing}`).toEqual(expected);
        }
      }
    }
  });
});

describe('moves that name dice and a component', () => {
  const naming = hands.namingWith(({ dice }, { name }: { readonly name: string; readonly slot: number }) => ({ kind: 'on', name, dice: dice.join(' ') }));
  const [east, west] = ['east', 'west'].map((name) => ({ name, slot: slotFor(`space:${name}`) })) as [{ name: string; slot: number }, { name: string; slot: number }];
  const movesOn = (component: typeof east, hand: Hand, count: number): readonly AnyMove[] => offeredBy((out) => { naming(component).offer(out, hand, count, OPEN); });

  test('are one for each way to place dice, remembered for each component', () => {
    const hand = hands.of(['own2', 'own1', 'black1']);
    expect(movesOn(east, hand, 1)).toEqual(['own2', 'own1', 'black1'].map((dice) => ({ kind: 'on', name: 'east', dice })));
    expect(movesOn(west, hand, 2)).toEqual(['own2 own1', 'own2 black1', 'own1 black1'].map((dice) => ({ kind: 'on', name: 'west', dice })));
    for (const count of [1, 2]) expect(movesOn(east, hand, count)[0]).toBe(movesOn(east, hand, count)[0]);
    expect(movesOn(east, hand, 2).every((move) => Object.isFrozen(move))).toBe(true);
  });

  test('share what is remembered when components have one name', () => {
    expect(slotFor('space:east')).toBe(east.slot);
    expect(slotFor('space:north')).not.toBe(west.slot);
    expect(naming({ ...east })).toBe(naming(east));
  });
});

describe('memory', () => {
  const memoryWith = (slotsBefore: number, components: number) => {
    const memory = handMemory(fits);
    const naming = memory.namingWith(({ dice }, { name }: { readonly slot: number; readonly name: string }) => ({ kind: 'far', dice, name }));
    const all = Array.from({ length: slotsBefore + components }, (_, at) => ({ name: `far-${at}`, slot: slotFor(`far-${at}`) }));
    const look = (dice: readonly Die[], counts: readonly number[] = [1, 2, 3]): void => {
      const hand = memory.of(dice);
      for (const count of counts) for (const component of all.slice(slotsBefore)) {
        const out = offered<AnyMove>();
        naming(component).offer(out, hand, count, OPEN);
        out.list();
      }
    };
    return { memory, look };
  };
  /** By how many bytes the heap grows. Compiling and collecting other things blur a single look, so it is the middle of five memories, of which none is let go. */
  const grownBy = (fill: () => ReturnType<typeof memoryWith>['memory']): number => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const kept: ReturnType<typeof fill>[] = [];
    const looks = Array.from({ length: 5 }, () => {
      collect();
      const before = process.memoryUsage().heapUsed;
      kept.push(fill());
      collect();
      return process.memoryUsage().heapUsed - before;
    });
    // Asked of all of them after the last look, so that none has been collected before.
    expect(kept.every((memory) => memory.bytes() > 0)).toBe(true);
    return looks.sort((a, b) => a - b)[2]!;
  };

  test('is bounded in bytes, however many components there are to be named', () => {
    const { memory, look } = memoryWith(0, 120);
    const weights: number[] = [];
    for (let seed = 1; seed <= 400; seed += 1) {
      look(randomHand(seed), [2, 3]);
      weights.push(memory.bytes());
    }
    expect(weights.some((weight, at) => at > 0 && weight < weights[at - 1]!)).toBe(true);
    // The hand that makes it overflow is still taken in.
    expect(weights.reduce((most, weight) => Math.max(most, weight), 0)).toBeLessThan(1.2 * MOST_BYTES);
    // As full as it gets, it takes no more of the heap either.
    const grown = grownBy(() => {
      const full = memoryWith(0, 120);
      for (let seed = 1; full.memory.bytes() < 0.9 * MOST_BYTES; seed += 1) full.look(randomHand(seed), [2, 3]);
      return full.memory;
    });
    expect(grown).toBeGreaterThan(0.5 * MOST_BYTES);
    expect(grown).toBeLessThan(1.5 * MOST_BYTES);
  });

  test('does not grow with the hands there are: what they have in common is remembered once', () => {
    const { memory, look } = memoryWith(0, 1);
    for (let seed = 1; seed <= 2_000; seed += 1) look(randomHand(seed));
    const weight = memory.bytes();
    expect(weight).toBeLessThan(MOST_BYTES / 4);
    for (let seed = 2_001; seed <= 4_000; seed += 1) look(randomHand(seed));
    expect(memory.bytes() - weight).toBeLessThan(weight / 10);
  });

  test('counts what moves weigh that are kept far up, because many components were named before, and the ways to name values', () => {
    let bytes = 0;
    const grown = grownBy(() => {
      const { memory, look } = memoryWith(300, 1);
      for (let seed = 1; seed <= 500; seed += 1) look(randomHand(seed), [2, 3]);
      for (let black = 0; black <= 5; black += 1) look([...new Array<Die>(5).fill('own0'), ...new Array<Die>(black).fill('black0')]);
      bytes = memory.bytes();
      return memory;
    });
    expect(grown).toBeLessThan(1.4 * bytes);
    expect(bytes).toBeLessThan(1.1 * MOST_BYTES);
  });
});
