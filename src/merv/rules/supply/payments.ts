// Paying with cubes: MERV-TERM-9, 10, MERV-BREAK-1 to 4, MERV-R-24, MERV-R-27. A payment is the list of cubes given;
// whether the discount and the colour conversion are used follows from it, so no payment is offered twice.
import type { Offers, Refusal } from '../../../kernel/rules.js';
import { add, named, participant, playerAt, refusals, type Position } from '../chapter.js';
import { ACTIONS, COLOURS, CUBES, WHITE, type Action, type Cube } from '../../content/ids.js';
import type { Player } from '../../state.js';
import { cubesOf, type PaymentKey } from './ready.js';
import { sourceOf } from './sources.js';

/** The payment of a list of cubes, in whatever order they are named. */
export function keyOf(cubes: readonly Cube[]): PaymentKey {
  let key = 0;
  for (let place = 0; place < cubes.length; place += 1) key += 1 << (4 * CUBES.indexOf(named(cubes, place)));
  return key;
}

/** How many cubes of a colour are in a payment. */
export const countIn = (key: PaymentKey, cube: number): number => (key >> (4 * cube)) & 15;

/** The colour that may stand in for another, or -1. */
export function conversionOf(player: Player): number {
  return player.converted === 0 ? (player.breakthroughs[1] ?? -1) : -1;
}

/** The place of the discount tile of each action among the tiles of the first level; -1 where there is none. */
const DISCOUNTS: Readonly<Record<Action, number>> = { caravansary: 0, palace: 1, library: -1, marketplace: 2, mosque: 3, wall: -1 };

/** 1 if the next payment of a board action may be one cube less, else 0 (MERV-BREAK-1, 2). */
export function discountFor({ state }: Position, player: Player, action: Action): number {
  const tile = DISCOUNTS[action];
  return tile >= 0 && state.turn.discounted === 0 && player.breakthroughs[0] === tile ? 1 : 0;
}

/** The action that a discount tile belongs to. */
export const discounted = (tile: number): Action | undefined => ACTIONS.find((action) => DISCOUNTS[action] === tile);

const single: (readonly number[])[][] = /* @__PURE__ */ COLOURS.map((_, colour) => Array.from({ length: 14 }, (_none, cost) => COLOURS.map((_other, place) => (place === colour ? cost : 0))));

/** The price of so many cubes of one colour. */
export const priceOf = (colour: number, cost: number): readonly number[] => single[colour]?.[cost] ?? [];

/** The most cubes a price in one colour may ask for. */
export function mostPayable(player: Player, colour: number, discount: number): number {
  const { cubes } = player;
  const conversion = conversionOf(player);
  const standIn = conversion >= 0 && conversion !== colour && (cubes[conversion] ?? 0) > 0 ? 1 : 0;
  return (cubes[colour] ?? 0) + (cubes[WHITE] ?? 0) + discount + standIn;
}

/** Whether a price can be paid. */
export function canPay(need: readonly number[], player: Player, discount: number): boolean {
  const { cubes } = player;
  const conversion = conversionOf(player);
  let missing = -(cubes[WHITE] ?? 0) - discount;
  let spare = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    const short = (need[colour] ?? 0) - (cubes[colour] ?? 0);
    if (short > 0) missing += short;
    else if (short < 0 && colour === conversion) spare = 1;
  }
  return missing <= spare;
}

/** Payments found for the decision at hand, one run of offers behind the other. */
const found: PaymentKey[] = [];
let used = 0;

/** Makes room for the payments of another decision. */
export function forgetPayments(): void {
  used = 0;
}

/** One of the payments found for the decision at hand. */
export const payment = (place: number): Cube[] => cubesOf(found[place] ?? 0);

/** Finds all payments with at most so many of each colour and a total between two bounds; returns the place of the first. */
export function findPayments(cubes: readonly number[], most: readonly number[], least: number, total: number): number {
  const first = used;
  const mostA = most[0] ?? 0;
  const mostB = most[1] ?? 0;
  const mostC = most[2] ?? 0;
  const mostD = most[3] ?? 0;
  const whites = cubes[WHITE] ?? 0;
  for (let a = 0; a <= mostA && a <= total; a += 1) {
    for (let b = 0; b <= mostB && a + b <= total; b += 1) {
      for (let c = 0; c <= mostC && a + b + c <= total; c += 1) {
        for (let d = 0; d <= mostD && a + b + c + d <= total; d += 1) {
          const coloured = a + b + c + d;
          const colours = a | (b << 4) | (c << 8) | (d << 12);
          for (let white = Math.max(0, least - coloured); white <= whites && white + coloured <= total; white += 1) {
            found[used] = colours | (white << 16);
            used += 1;
          }
        }
      }
    }
  }
  return first;
}

/** How many payments have been found from a place on. */
export const foundSince = (first: number): number => used - first;

const bounds = [0, 0, 0, 0];

/** Finds all ways to pay a price; returns the place of the first. With the discount there is also every payment that is one short. */
function findPricePayments({ box }: Position, need: readonly number[], player: Player, discount: number): number {
  const conversion = conversionOf(player);
  let total = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    const count = need[colour] ?? 0;
    total += count;
    bounds[colour] = Math.min(player.cubes[colour] ?? 0, count + (colour === conversion ? 1 : 0));
  }
  if (total === 0) {
    found[used] = 0;
    used += 1;
    return used - 1;
  }
  const forced = discount === 1 && box.rulings.discountCube === 'first-payment';
  return findPayments(player.cubes, bounds, total - discount, forced ? total - 1 : total);
}

/** What is bought: its price, the discount, and how the move is made of a payment (by its place) and of what is bought. */
export interface Bargain<Move, What> {
  readonly need: readonly number[];
  readonly discount: number;
  readonly make: (place: number, first: number, what: What) => Move;
}

/** Offers all ways to pay for something. */
export function offerPayments<Move, What>(position: Position, player: Player, { need, discount, make }: Bargain<Move, What>, { out, what }: { readonly out: Offers<Move>; readonly what: What }): void {
  const first = findPricePayments(position, need, player, discount);
  out.run(used - first, make, first, what);
}

/** What is wrong with a list of cubes whatever it is to pay for. */
export function cubesRefusal(cubes: readonly Cube[], player: Player): Refusal | null {
  const key = keyOf(cubes);
  for (let cube = 0; cube < 5; cube += 1) if (countIn(key, cube) > (player.cubes[cube] ?? 0)) return refusals['cubes-missing'];
  return null;
}

/** What is wrong with a payment for a price, or `null`: whether it would pay is asked before whether the cubes are there. */
export function paymentRefusal(position: Position, player: Player, price: { readonly need: readonly number[]; readonly discount: number }, cubes: readonly Cube[]): Refusal | null {
  return priceRefusal(position, player, price, cubes) ?? cubesRefusal(cubes, player);
}

function priceRefusal({ box }: Position, player: Player, { need, discount }: { readonly need: readonly number[]; readonly discount: number }, cubes: readonly Cube[]): Refusal | null {
  const key = keyOf(cubes);
  const conversion = conversionOf(player);
  for (let colour = 0; colour < 4; colour += 1) if (countIn(key, colour) > (need[colour] ?? 0) + (colour === conversion ? 1 : 0)) return refusals['cubes-wrong'];
  const total = (need[0] ?? 0) + (need[1] ?? 0) + (need[2] ?? 0) + (need[3] ?? 0);
  if (cubes.length === total) return discount === 1 && total > 0 && box.rulings.discountCube === 'first-payment' ? refusals['discount-first'] : null;
  return discount === 1 && cubes.length === total - 1 ? null : refusals['cubes-wrong'];
}

/** Why nothing can be paid like this for what is free, or `null`. */
export const freeRefusal = (cubes: readonly Cube[]): Refusal | null => (cubes.length > 0 ? refusals['cubes-wrong'] : null);

/** What is given for something, and by which rule. */
export interface Payment {
  readonly cubes: readonly Cube[];
  /** Whether the discount, and whether the colour conversion was used. */
  readonly discount: boolean;
  readonly converted: boolean;
  readonly rule: string;
}

/** Cubes as amounts. */
function amountsOf(cubes: readonly Cube[]): Partial<Record<Cube, number>> {
  const amounts: Partial<Record<Cube, number>> = {};
  for (const cube of cubes) amounts[cube] = (amounts[cube] ?? 0) + 1;
  return amounts;
}

/** Gives cubes back to the supply; tells whether the discount or the conversion was used. */
export function payCubes(position: Position, seat: number, { cubes, discount, converted, rule }: Payment): void {
  const player = playerAt(position, seat);
  for (let place = 0; place < cubes.length; place += 1) add(player.cubes, CUBES.indexOf(named(cubes, place)), -1);
  if (discount) position.state.turn.discounted = 1;
  if (converted) player.converted = 1;
  position.events?.({ kind: 'paid', ...participant(position.box, seat), rule, amounts: amountsOf(cubes), source: sourceOf(rule), discount, converted });
}

/** Pays a price with a payment that fits. */
export function payPrice(position: Position, seat: number, need: readonly number[], { cubes, rule }: Pick<Payment, 'cubes' | 'rule'>): void {
  const key = keyOf(cubes);
  let total = 0;
  let converted = false;
  for (let colour = 0; colour < 4; colour += 1) {
    total += (need[colour] ?? 0);
    if (countIn(key, colour) > (need[colour] ?? 0)) converted = true;
  }
  payCubes(position, seat, { cubes, discount: cubes.length < total, converted, rule });
}
