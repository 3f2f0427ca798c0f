// Moves and lists of pieces that are handed out again and again, made once: making the same objects anew took a third of
// the time of listing. All of them are frozen, as everybody gets the same ones. There are no more of them than the rule
// book has slots, cells and cubes, so what they weigh has a bound.
import { selection } from '../../../mechanics/selection.js';
import { CELLS, CUBES, QUARTERS, SLOTS, type Cube, type Good } from '../../content/ids.js';
import { SITES_OF } from '../city/geometry.js';

const frozen = <Move extends object>(move: Move): Move => Object.freeze(move);

const SLOT_MOVES = /* @__PURE__ */ SLOTS.map((slot) => frozen({ kind: 'slot' as const, slot }));
const WALL_MOVES = /* @__PURE__ */ SLOTS.map((slot) => frozen({ kind: 'wall' as const, slot }));
const SITE_MOVES = /* @__PURE__ */ CELLS.map((cell) => frozen({ kind: 'site' as const, cell }));
const DEPLOY_MOVES = /* @__PURE__ */ CELLS.map((cell) => frozen({ kind: 'deploy' as const, cell }));
const SURRENDER_MOVES = /* @__PURE__ */ CELLS.map((cell) => frozen({ kind: 'surrender' as const, cell }));
const RANSOM_MOVES = /* @__PURE__ */ CELLS.flatMap((cell) => CUBES.map((cube) => frozen({ kind: 'ransom' as const, cell, cube })));
const QUEUE_MOVES = /* @__PURE__ */ [1, 2, 3, 4].map((space) => frozen({ kind: 'queue' as const, space }));
const MARKET_MOVES = /* @__PURE__ */ [frozen({ kind: 'takeCamels' as const }), ...QUARTERS.map((quarter) => frozen({ kind: 'placeCamel' as const, quarter }))];

// The lists of those that are offered together most often, by bits.
const SLOT_LISTS = /* @__PURE__ */ [0, 5, 10, 15].map((first) => selection(SLOT_MOVES.slice(first, first + 5)));
const SITE_LISTS = /* @__PURE__ */ SITES_OF.map((sites) => selection(sites.map((cell) => SITE_MOVES[cell] as (typeof SITE_MOVES)[number])));

// A reader for each table: one for all of them would see lists of too many forms to be quick.
type Of<Table extends readonly unknown[]> = Table[number];
/** The move that takes a slot. */
export const slotMoveOf = (slot: number): Of<typeof SLOT_MOVES> => SLOT_MOVES[slot] as Of<typeof SLOT_MOVES>;
/** The move that places a piece in a wall slot. */
export const wallMoveOf = (slot: number): Of<typeof WALL_MOVES> => WALL_MOVES[slot] as Of<typeof WALL_MOVES>;
/** The move that names a site. */
export const siteMoveOf = (cell: number): Of<typeof SITE_MOVES> => SITE_MOVES[cell] as Of<typeof SITE_MOVES>;
/** The move that deploys a soldier. */
export const deployMoveOf = (cell: number): Of<typeof DEPLOY_MOVES> => DEPLOY_MOVES[cell] as Of<typeof DEPLOY_MOVES>;
/** The move that gives a building up. */
export const surrenderMoveOf = (cell: number): Of<typeof SURRENDER_MOVES> => SURRENDER_MOVES[cell] as Of<typeof SURRENDER_MOVES>;
/** The move that ransoms a building. */
export const ransomMoveOf = (cell: number, cube: number): Of<typeof RANSOM_MOVES> => RANSOM_MOVES[cell * CUBES.length + cube] as Of<typeof RANSOM_MOVES>;
/** The move that takes a space of the queue, from 0. */
export const queueMoveOf = (space: number): Of<typeof QUEUE_MOVES> => QUEUE_MOVES[space] as Of<typeof QUEUE_MOVES>;

/** The moves that take slots of the side of a round: a bit for each. */
export const slotMovesOf = (round: number, bits: number): readonly Of<typeof SLOT_MOVES>[] => SLOT_LISTS[round - 1]?.(bits) ?? [];
/** The moves that name sites in the line of a slot: a bit for each, the nearest first. */
export const siteMovesOf = (slot: number, bits: number): readonly Of<typeof SITE_MOVES>[] => SITE_LISTS[slot]?.(bits) ?? [];
/** The moves at the camel market: a bit for taking the camels, and one for each quarter. */
export const marketMovesOf = /* @__PURE__ */ selection(MARKET_MOVES);

/** The most cubes that anything costs, and the most goods that a contract can ask for. */
export const MOST_CUBES = 8;
/** See `MOST_CUBES`. */
export const MOST_GOODS = 27;
/** No more than this is kept of lists of cubes and goods, in bytes. */
export const MOST_KEPT = 512 * 1024;

/** A payment as one number: four bits for the count of each cube. */
export type PaymentKey = number;

const cubeLists = new Map<PaymentKey, Cube[]>();
const goodsLists = new Map<number, Good[]>();

function madeCubes(key: PaymentKey): Cube[] {
  const cubes: Cube[] = [];
  CUBES.forEach((cube, place) => { for (let count = (key >> (4 * place)) & 15; count > 0; count -= 1) cubes.push(cube); });
  return frozen(cubes);
}

/** The list of cubes of a payment; the same list every time. */
export function cubesOf(key: PaymentKey): Cube[] {
  let cubes = cubeLists.get(key);
  if (cubes === undefined) {
    cubes = madeCubes(key);
    if (cubes.length <= MOST_CUBES) cubeLists.set(key, cubes);
  }
  return cubes;
}

/** A list of goods; the same list every time. */
export function goodsOf(common: number, rare: number): Good[] {
  const key = common * 64 + rare;
  let goods = goodsLists.get(key);
  if (goods === undefined) {
    goods = frozen([...Array.from({ length: common }, (): Good => 'common'), ...Array.from({ length: rare }, (): Good => 'rare')]);
    if (goods.length <= MOST_GOODS) goodsLists.set(key, goods);
  }
  return goods;
}

/** What a list and its entry in a map weigh, and each element, in bytes; rather more than less. */
const LIST_BYTES = 96;
const ELEMENT_BYTES = 8;

/** What is kept of lists now, in bytes. */
export function bytesKept(): number {
  let bytes = 0;
  for (const lists of [cubeLists, goodsLists]) for (const list of lists.values()) bytes += LIST_BYTES + ELEMENT_BYTES * list.length;
  return bytes;
}
