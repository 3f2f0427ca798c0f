// Random packs of component values: every one valid, every one unlike the standard pack. For tests that must hold
// whatever the values are.
import { mosqueSpaceIds } from '../../src/merv/content/check.js';
import { ACTIONS, CITIES, COLOURS, HALLS, REWARDS, SPICE_CARDS, SPICES, UPPER_REWARDS, type Boon, type Colour } from '../../src/merv/content/ids.js';
import type { Entry, Pack, Table } from '../../src/merv/content/pack.js';

type Random = () => number;

/** Numbers from 0 up to 1 that follow from a seed. */
export function numbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = items.slice();
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
  }
  return rest;
}

const table = <E extends Entry>(entries: readonly E[]): Table<E> => ({ source: 'reconstructed', basis: 'balance', entries });
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** Different spaces of a track, ascending. */
function spaces(random: Random, last: number, count: number): number[] {
  return shuffled(random, times(last, (at) => at + 1)).slice(0, count).sort((a, b) => a - b);
}

function points(random: Random, name: string, last: number): Pack['favourPoints'] {
  return table(spaces(random, last, between(random, 0, Math.min(last, 9))).map((at) => ({ id: `${name}-${at}`, at, vp: between(random, 1, 6) })));
}

function cost(random: Random, least: number, most: number): Colour[] {
  return times(between(random, least, most), () => pick(random, COLOURS));
}

function mosque(random: Random): Pick<Pack, 'mosqueSpaces' | 'mosqueSteps'> {
  const ids = mosqueSpaceIds(between(random, 6, 12));
  const middle: readonly Boon[] = ['whiteUpgrade', 'bonusUpgrade', 'favour', 'soldier', 'scoringTile', 'freeCourtier', 'freeWall'];
  const up = (at: number): string | undefined => ids[at < 4 ? at + 4 : at < 8 ? 8 + ((at - 4) >> 1) : at < 10 ? at + 2 : at < 12 ? 12 : at + 1];
  const steps = [...times(4, (path) => ['start', ids[path]] as const), ...ids.map((id, at) => [id, up(at)] as const)].filter(([, to]) => to !== undefined);
  return {
    mosqueSpaces: table(ids.map((id, at) => ({ id, boon: at < 4 ? 'camel' : at === ids.length - 1 ? 'mosqueBuildings4' : pick(random, middle), vp: between(random, 0, 4) }))),
    mosqueSteps: table(steps.map(([from, to]) => ({ id: `${from ?? ''}-to-${to ?? ''}`, from: from, to: to as string, cost: cost(random, 0, 2) }))),
  };
}

function contracts(random: Random, last: number): Pack['contracts'] {
  const stacks = times(18, (at) => `stack-${at < 6 ? at : between(random, 0, 5)}`);
  return table(stacks.map((stack, at) => {
    const [scrolls, common, rare, anyGood] = [between(random, 0, 2), between(random, 0, 2), between(random, 0, 2), between(random, 0, 2)];
    return {
      id: `paper-${at}`, stack, bonus: pick(random, ['favour', 'soldier'] as const), influence: between(random, 0, Math.min(last, 8)), cube: pick(random, [...COLOURS, 'any'] as const),
      scrolls: scrolls + common + rare + anyGood === 0 ? 1 : scrolls, common, rare, anyGood, vp: between(random, 0, 15),
    };
  }));
}

function cityPieces(random: Random): Pick<Pack, 'sites' | 'camelMarket' | 'wallPieces' | 'upgrades' | 'scoringTiles'> {
  const side = (id: string): Pack['camelMarket']['entries'][number] =>
    ({ id, topLeft: pick(random, UPPER_REWARDS), topRight: pick(random, UPPER_REWARDS), bottomRight: pick(random, REWARDS), bottomLeft: pick(random, REWARDS) });
  return {
    sites: table(times(24, (at) => ({ id: `plot-${at}`, action: at < 6 ? ACTIONS[at]! : pick(random, ACTIONS), colour: pick(random, COLOURS) }))),
    camelMarket: table([side('left'), side('right')]),
    wallPieces: table(times(20, (at) => ({ id: `stone-${at}`, kind: at < 16 ? 'segment' : 'gate', colour: pick(random, COLOURS), cost: at < 16 ? between(random, 1, 2) : 3 }))),
    upgrades: table(times(10, (at) => ({ id: `better-${at}`, colour: at < 6 ? 'white' : pick(random, COLOURS) }))),
    scoringTiles: table(shuffled(random, ACTIONS).slice(0, 4).map((action) => ({ id: `worth-${action}`, action }))),
  };
}

/** A valid pack that follows from a seed. */
export function randomPack(seed: number): Pack {
  const random = numbers(seed);
  const favour = between(random, 3, 14);
  const influence = between(random, 6, 30);
  const limits = spaces(random, Math.min(influence, 12), 3);
  return {
    name: `random-${seed}`,
    ...cityPieces(random),
    halls: table(shuffled(random, HALLS).map((id) => ({ id, colour: pick(random, COLOURS) }))),
    tracks: table([{ id: 'favour', last: favour }, { id: 'influence', last: influence }]),
    favourPoints: points(random, 'favour', favour),
    influencePoints: points(random, 'influence', influence),
    spiceLimits: table(limits.map((at, place) => ({ id: `kinds-${place + 2}`, at, kinds: place + 2 }))),
    cities: table(CITIES.map((id, at) => ({ id, cost: shuffled(random, COLOURS).slice(0, at < 4 ? 1 : 2) }))),
    ...mosque(random),
    contracts: contracts(random, influence),
    caravanCards: table(shuffled(random, SPICES.flatMap((spice, at) => times(SPICE_CARDS[at]!, () => spice))).map((spice, at) => ({ id: `load-${at}`, spice }))),
  };
}

/** The packs that the laws and the smoke runs use. */
export const packs: readonly Pack[] = [randomPack(1), randomPack(2), randomPack(3), randomPack(4), randomPack(5)];
