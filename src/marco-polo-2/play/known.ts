// What bots know of the components before a game begins: how far apart places are, and what contracts and goal cards bring by some weights.
import { known, type Index } from '../../mechanics/known.js';
import { characters, firstGameCharacters, nobody, type Character } from '../content/characters.js';
import type { Bundle } from '../content/bundles.js';
import type { Pack } from '../content/pack.js';
import { tablesOf, type Leg, type Tables } from '../content/tables.js';
import type { Weights } from './weights.js';

/** Component values, how far apart places are on their map, and what is judged by. */
export interface Known extends Tables {
  readonly distances: Distances;
  readonly weights: Weights;
  readonly numbers: Numbers;
  /** What contracts cost and bring. */
  readonly prospects: Index<Prospect>;
  readonly aims: Readonly<Record<string, Aim>>;
  /** How far it is from each place to each other: by ways of going and seals, worked out as they are needed. */
  readonly ways: Map<number, Float64Array>;
}

export type Distances = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The number of each component among its like. */
export interface Numbers {
  readonly place: Readonly<Record<string, number>>;
  readonly marker: Readonly<Record<string, number>>;
  readonly card: Readonly<Record<string, number>>;
  readonly tile: Readonly<Record<string, number>>;
  readonly guild: Readonly<Record<string, number>>;
  readonly character: Readonly<Record<string, number>>;
  /** How many there are. */
  readonly markers: number;
  readonly cards: number;
  readonly tiles: number;
  /** The numbers of places that are cities, and the shield each place shows: -1 for none. */
  readonly cities: readonly number[];
  readonly shields: readonly number[];
}

/** What a contract costs and brings, in points: at once, and if there is time to use it. */
export interface Prospect {
  /** How much of each of `GOODS`, and goods of choice. */
  readonly cost: readonly number[];
  readonly any: number;
  readonly need: number;
  readonly gain: number;
  readonly later: number;
  readonly reward: Bundle;
}

/** A goal card: its shields as bits, and the points for each seal. */
export interface Aim {
  readonly shields: number;
  readonly seals: readonly number[];
}

/** What contracts are paid with. */
export const GOODS = ['camel', 'pepper', 'silk', 'gold', 'jade'] as const;

const abilities: Readonly<Record<string, Character>> = /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ [...characters, ...firstGameCharacters].map((one) => [one.id, one]));

/** The abilities of a player. */
export const abilitiesOf = (character: string | null): Character => (character === null ? nobody : (abilities[character] ?? nobody));

/** Indexes component values by some weights. */
export function knownOf(pack: Pack, content: string, weights: Weights): Known {
  const tables = tablesOf(pack, content);
  const numbers = numbersOf(pack);
  return {
    ...tables, weights, numbers, distances: distancesOf(tables), ways: new Map(),
    prospects: new Map([...tables.contract.values()].map(({ id, cost, reward }) => [id, prospectOf(cost, reward, weights)])),
    aims: Object.fromEntries(pack.goalCards.map(({ id, seals, shields }) => [id, {
      shields: shields.reduce((bits, shield) => bits | 1 << pack.shields.findIndex((one) => one.id === shield), 0),
      seals: pack.guildSeals.map((guild) => seals.find(({ seal }) => seal === guild.id)?.vp ?? 0),
    }])),
  };
}

const numbered = (table: readonly { readonly id: string }[]): Record<string, number> => Object.fromEntries(table.map(({ id }, at) => [id, at]));

function numbersOf(pack: Pack): Numbers {
  return {
    place: numbered(pack.locations), marker: numbered(pack.cityBonusMarkers), card: numbered(pack.cityCards), tile: numbered(pack.outpostBonuses), guild: numbered(pack.guildSeals), character: numbered(characters),
    markers: pack.cityBonusMarkers.length, cards: pack.cityCards.length, tiles: pack.outpostBonuses.length,
    cities: pack.locations.flatMap(({ kind }, at) => (kind === 'oasis' || kind === 'start' ? [] : [at])),
    shields: pack.locations.map(({ shield }) => pack.shields.findIndex(({ id }) => id === shield)),
  };
}

function prospectOf(cost: Bundle, reward: Bundle, weights: Weights): Prospect {
  const any = cost.anyGood + cost.distinctGoods;
  const need = GOODS.reduce((sum, key) => sum + cost[key] * weights[key], any);
  return { cost: GOODS.map((key) => cost[key]), any, need, gain: reward.vp + weights.completed, later: worthOf(weights, reward), reward };
}

/** What amounts are worth if there is time to use them, without the points among them. */
export function worthOf(weights: Weights, bundle: Bundle): number {
  let worth = bundle.coin * weights.coin + bundle.effects.length * weights.benefit;
  for (const key of GOODS) worth += bundle[key] * (weights[key] + (key === 'camel' ? 0 : 0.5));
  return worth;
}

/** What is missing of the price of a contract, in points. */
export function lackOf({ weights }: Known, player: Readonly<Record<(typeof GOODS)[number], number>>, { cost, any }: Prospect): number {
  let lack = 0;
  let spare = 0;
  for (let at = 0; at < GOODS.length; at += 1) {
    const key = GOODS[at] as (typeof GOODS)[number];
    const missing = (cost[at] as number) - player[key];
    if (missing > 0) lack += missing * weights[key];
    else if (key === 'pepper' || key === 'silk' || key === 'gold') spare -= missing;
  }
  return lack + Math.max(0, any - spare);
}

/** How many contracts those of the others have completed who have completed most and second most. */
export function bestOthers<Other extends { readonly completed: readonly unknown[] }>(players: readonly Other[], player: Other): readonly [number, number] {
  let first = 0;
  let second = 0;
  for (const other of players) {
    if (other === player) continue;
    const count = other.completed.length;
    if (count > first) { second = first; first = count; }
    else if (count > second) second = count;
  }
  return [first, second];
}

/** Steps between all places, over routes that need no seal. */
function distancesOf(tables: Tables): Distances {
  const all: Record<string, Record<string, number>> = {};
  for (const start of tables.places) {
    const steps: Record<string, number> = { [start.id]: 0 };
    for (let edge = [start]; edge.length > 0;) {
      const next: typeof edge = [];
      for (const place of edge) {
        for (const { to, seal } of place.legs) {
          if (seal !== null || steps[to.id] !== undefined) continue;
          steps[to.id] = known(steps, place.id) + 1;
          next.push(to);
        }
      }
      edge = next;
    }
    all[start.id] = steps;
  }
  return all;
}

/** What a way costs beside its steps, for each coin, camel and jade of it; nobody goes farther than so. */
const FARES = { coin: 0.08, camel: 0.12, jade: 0.25 } as const;
const FARTHEST = 12;
/** A step into an oasis, for whom oases cost none. */
const OASIS = 0.1;

/** How far it is from each place to each other with some seals (as bits): the number of the place begun in times that of places, and that of the other. */
export function waysBy(known: Known, character: Character, seals: number): Float64Array {
  const { ways } = known;
  const name = seals * 8 + (character.freeRoutes ? 1 : 0) + (character.oasis === null ? 0 : 2) + (character.jumps ? 4 : 0);
  let found = ways.get(name);
  if (found === undefined) ways.set(name, (found = reckoned(known, character, seals)));
  return found;
}

function reckoned({ places, numbers }: Known, character: Character, seals: number): Float64Array {
  const many = places.length;
  const far = new Float64Array(many * many).fill(FARTHEST);
  for (let at = 0; at < many; at += 1) far[at * many + at] = 0;
  const open = ({ seal }: Leg): boolean => seal === null || (seals >> (numbers.guild[seal] as number) & 1) !== 0;
  for (const [at, { legs, jumps }] of places.entries()) {
    for (const leg of (character.jumps ? jumps : legs).filter(open)) far[at * many + (numbers.place[leg.to.id] as number)] = fareOf(leg, character);
  }
  const to = (from: number, at: number): number => far[from * many + at] as number;
  for (let over = 0; over < many; over += 1) for (let from = 0; from < many; from += 1) for (let at = 0; at < many; at += 1) far[from * many + at] = Math.min(to(from, at), to(from, over) + to(over, at));
  return far;
}

function fareOf({ to, coin, camel, jade }: Leg, { freeRoutes, oasis }: Character): number {
  const step = oasis !== null && to.oasis ? OASIS : 1;
  return step + FARES.jade * jade + (freeRoutes ? 0 : FARES.coin * coin + FARES.camel * camel);
}
