// Paying with cubes: MERV-TERM-9, 10, MERV-BREAK-1 to 4, MERV-R-24, MERV-R-27. A payment is the list of cubes given;
// whether the discount and the colour conversion are used follows from it, so no payment is offered twice.
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { COLOURS, CUBES, WHITE, type Cube } from '../content/ids.js';
import { no } from '../words/refusals.js';
import type { Player } from '../state.js';

/** A payment as one number: four bits for the count of each cube. */
export type PaymentKey = number;

const lists: (readonly Cube[])[] = [];
const places = new Map<PaymentKey, number>();

/** The list of cubes of a payment; the same list every time. */
export function cubesOf(key: PaymentKey): Cube[] {
  let place = places.get(key);
  if (place === undefined) {
    const cubes: Cube[] = [];
    for (let cube = 0; cube < 5; cube += 1) for (let count = (key >> (4 * cube)) & 15; count > 0; count -= 1) cubes.push(CUBES[cube]!);
    place = lists.length;
    lists.push(Object.freeze(cubes));
    places.set(key, place);
  }
  return lists[place] as Cube[];
}

/** The payment of a list of cubes, in whatever order they are named. */
export function keyOf(cubes: readonly Cube[]): PaymentKey {
  let key = 0;
  for (const cube of cubes) key += 1 << (4 * CUBES.indexOf(cube));
  return key;
}

const countIn = (key: PaymentKey, cube: number): number => (key >> (4 * cube)) & 15;

/** The colour that may stand in for another, or -1. */
export function conversionOf(player: Player): number {
  return player.converted === 0 ? player.breakthroughs[1]! : -1;
}

/** The place of the discount tile of each action among the tiles of the first level; -1 where there is none. */
const DISCOUNTS = [0, 1, -1, 2, 3, -1];

/** 1 if the next payment of a board action may be one cube less, else 0 (MERV-BREAK-1, 2). */
export function discountFor({ state }: Position, player: Player, action: number): number {
  const tile = DISCOUNTS[action]!;
  return tile >= 0 && state.turn.discounted === 0 && player.breakthroughs[0] === tile ? 1 : 0;
}

const single: (readonly number[])[][] = /* @__PURE__ */ COLOURS.map((_, colour) => Array.from({ length: 14 }, (_none, cost) => COLOURS.map((_other, at) => (at === colour ? cost : 0))));

/** The price of so many cubes of one colour. */
export const priceOf = (colour: number, cost: number): readonly number[] => single[colour]![cost]!;

/** The most cubes a price in one colour may ask for. */
export function mostPayable({ cubes, converted, breakthroughs }: Player, colour: number, discount: number): number {
  const conversion = converted === 0 ? breakthroughs[1]! : -1;
  const standIn = conversion >= 0 && conversion !== colour && cubes[conversion]! > 0 ? 1 : 0;
  return cubes[colour]! + cubes[WHITE]! + discount + standIn;
}

/** Whether a price can be paid. */
export function canPay(need: readonly number[], player: Player, discount: number): boolean {
  const { cubes } = player;
  const conversion = conversionOf(player);
  let missing = -cubes[WHITE]! - discount;
  let spare = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    const short = need[colour]! - cubes[colour]!;
    if (short > 0) missing += short;
    else if (short < 0 && colour === conversion) spare = 1;
  }
  return missing <= spare;
}

/** Payments found by the last search: read them before the next one. */
export const found: PaymentKey[] = [];

/** Finds all payments with at most so many of each colour and a total between two bounds; returns how many. */
export function findPayments(cubes: readonly number[], most: readonly number[], least: number, total: number): number {
  let count = 0;
  for (let a = 0; a <= most[0]! && a <= total; a += 1) {
    for (let b = 0; b <= most[1]! && a + b <= total; b += 1) {
      for (let c = 0; c <= most[2]! && a + b + c <= total; c += 1) {
        for (let d = 0; d <= most[3]! && a + b + c + d <= total; d += 1) {
          const coloured = a + b + c + d;
          const colours = a | (b << 4) | (c << 8) | (d << 12);
          for (let white = Math.max(0, least - coloured); white <= cubes[WHITE]! && white + coloured <= total; white += 1) {
            found[count] = colours | (white << 16);
            count += 1;
          }
        }
      }
    }
  }
  return count;
}

const bounds = [0, 0, 0, 0];

/** Finds all ways to pay a price; returns how many. With the discount there is also every payment that is one short. */
export function findPricePayments({ box }: Position, need: readonly number[], player: Player, discount: number): number {
  const conversion = conversionOf(player);
  let total = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    total += need[colour]!;
    bounds[colour] = Math.min(player.cubes[colour]!, need[colour]! + (colour === conversion ? 1 : 0));
  }
  if (total === 0) {
    found[0] = 0;
    return 1;
  }
  const forced = discount === 1 && box.rulings.discountCube === 'first-payment';
  return findPayments(player.cubes, bounds, total - discount, forced ? total - 1 : total);
}

function hasCubes(key: PaymentKey, player: Player): boolean {
  for (let cube = 0; cube < 5; cube += 1) if (countIn(key, cube) > player.cubes[cube]!) return false;
  return true;
}

/** What is wrong with a list of cubes whatever it is to pay for. */
export function cubesRefusal(cubes: readonly Cube[], player: Player): Refusal | null {
  return hasCubes(keyOf(cubes), player) ? null : no['cubes-missing'];
}

/** What is wrong with a payment for a price, or `null`. */
export function paymentRefusal({ box }: Position, need: readonly number[], cubes: readonly Cube[], player: Player, discount: number): Refusal | null {
  const problem = cubesRefusal(cubes, player);
  if (problem) return problem;
  const key = keyOf(cubes);
  const conversion = conversionOf(player);
  let total = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    total += need[colour]!;
    if (countIn(key, colour) > need[colour]! + (colour === conversion ? 1 : 0)) return no['cubes-wrong'];
  }
  if (cubes.length === total) return discount === 1 && total > 0 && box.rulings.discountCube === 'first-payment' ? no['discount-first'] : null;
  return discount === 1 && cubes.length === total - 1 ? null : no['cubes-wrong'];
}

/** Gives cubes back to the supply; tells whether the discount or the conversion was used. */
export function payCubes(position: Position, who: number, cubes: readonly Cube[], discount: boolean, converted: boolean, rule: string): void {
  const player = position.state.players[who]!;
  for (let at = 0; at < cubes.length; at += 1) player.cubes[CUBES.indexOf(cubes[at]!)]! -= 1;
  if (discount) position.state.turn.discounted = 1;
  if (converted) player.converted = 1;
  if (position.events) position.events({ kind: 'pay', rule, who: nameOf(position.box, who), cubes, discount, converted });
}

/** Pays a price with a payment that fits. */
export function payPrice(position: Position, who: number, need: readonly number[], cubes: readonly Cube[], rule: string): void {
  const key = keyOf(cubes);
  let total = 0;
  let converted = false;
  for (let colour = 0; colour < 4; colour += 1) {
    total += need[colour]!;
    if (countIn(key, colour) > need[colour]!) converted = true;
  }
  payCubes(position, who, cubes, cubes.length < total, converted, rule);
}

