// The caravansary action: MERV-CARAV-2 to 10, MERV-R-19 to 22.
import { move, pop, push, type MoveOf, type Refusal } from '../../../kernel/rules.js';
import { add, at, byCube, bySpice, nthBit, participant, playerAt, refusals, seat, step, sum, turnProblem, type Position } from '../chapter.js';
import { CUBES, ROW, WHITE, type Cube } from '../../content/ids.js';
import type { FrameOf } from '../../frames.js';
import type { Player } from '../../state.js';
import { aboutPaid } from '../about.js';
import { conversionOf, cubesRefusal, discountFor, payCubes } from '../supply/payments.js';
import { cubesOf } from '../supply/ready.js';
import { giveBoon, pairsProblem } from './pairs.js';
import { allowedBits, bareCard, camelBits, closeRow, presentBits, reachBits, takeCard, takeMove } from './row.js';
import { unitAction, type SiteAction } from './units.js';

/** Why a cube cannot be the next one of the action, or `null` (MERV-CARAV-2, MERV-R-21). */
function cubeRefusal({ box }: Position, player: Player, paid: readonly number[], cube: number): Refusal | null {
  if (cube === WHITE) return null;
  return box.rulings.caravansaryColours === 'same-colour' ? sameColourRefusal(player, paid, cube) : differentColoursRefusal(player, paid, cube);
}

function sameColourRefusal(player: Player, paid: readonly number[], cube: number): Refusal | null {
  const conversion = conversionOf(player);
  const converted = player.converted === 1 ? (player.breakthroughs[1] ?? -1) : -1;
  let colours = 0;
  let other = -1;
  for (let colour = 0; colour < 4; colour += 1) {
    if (paid[colour] === 0) continue;
    colours += 1;
    if (colour !== cube) other = colour;
  }
  if (other < 0) return null;
  if (colours === 2) return (paid[cube] ?? 0) > 0 && other === converted ? null : refusals['one-colour'];
  if (cube === conversion || (other === conversion && paid[other] === 1)) return null;
  return refusals['one-colour'];
}

/** Cubes paid in the action that are not white. */
const colouredOf = (paid: readonly number[]): number => (paid[0] ?? 0) + (paid[1] ?? 0) + (paid[2] ?? 0) + (paid[3] ?? 0);

function differentColoursRefusal(player: Player, paid: readonly number[], cube: number): Refusal | null {
  if (paid[cube] === 0) return colouredOf(paid) < 4 ? null : refusals['different-colours'];
  return paid[cube] === 1 && cube === conversionOf(player) && colouredOf(paid) < 4 ? null : refusals['different-colours'];
}

/** Whether paying this cube uses up the colour conversion. */
function converts({ box }: Position, paid: readonly number[], cube: number): boolean {
  if (cube === WHITE) return false;
  if (box.rulings.caravansaryColours === 'different-colours') return (paid[cube] ?? 0) > 0;
  return paid[cube] === 0 && colouredOf(paid) > 0;
}

const discountMust = ({ box }: Position, discount: number): boolean => discount === 1 && box.rulings.discountCube === 'first-payment';

/** Which payments can be made, as bits: nothing, by the discount, then each cube. */
function paymentBits(position: Position, player: Player, paid: readonly number[]): number {
  const discount = discountFor(position, player, 'caravansary');
  if (discountMust(position, discount)) return 1;
  let bits = discount;
  for (let cube = 0; cube < 5; cube += 1) if ((player.cubes[cube] ?? 0) > 0 && cubeRefusal(position, player, paid, cube) === null) bits |= 2 << cube;
  return bits;
}

const NOTHING_PAID = [0, 0, 0, 0, 0];

/** Whether a card can be taken, perhaps after placing own camels. */
function canTakeCard(position: Position, who: number, paid: readonly number[]): boolean {
  const { state } = position;
  const player = playerAt(position, who);
  if (paymentBits(position, player, paid) === 0) return false;
  const present = presentBits(state);
  const allowed = allowedBits(position, player);
  let camels = camelBits(state);
  for (let own = player.camel; own >= 0; own -= 1) {
    if ((reachBits(position, present, camels) & allowed) !== 0) return true;
    const bare = present & ~camels;
    camels |= bare & -bare;
  }
  return false;
}

/** The caravansary among the actions of the sites. */
export const caravansaryAction: SiteAction = {
  possible: (position, who) => canTakeCard(position, who, NOTHING_PAID),
  start(position, who) {
    push(position, { kind: 'caravansaryEnd', seat: who, pairs: [0, 0, 0, 0] });
    push(position, { kind: 'caravansary', seat: who, units: 0, paid: [0, 0, 0, 0, 0] });
  },
};

function camelRefusal(position: Position, who: number): Refusal | null {
  if (playerAt(position, who).camel === 0) return refusals['no-camel-for-card'];
  return bareCard(position.state) < 0 ? refusals['no-card-without-camel'] : null;
}

/** The cards within reach that the player may own, as bits. */
const takeableBits = (position: Position, player: Player): number => reachBits(position, presentBits(position.state), camelBits(position.state)) & allowedBits(position, player);

function cardRefusal(position: Position, who: number, place: number): Refusal | null {
  const { state } = position;
  if ((state.row[place - 1] ?? -1) < 0) return refusals['no-card'];
  const bit = 1 << (place - 1);
  if ((reachBits(position, presentBits(state), camelBits(state)) & bit) === 0) return refusals['card-out-of-reach'];
  return (allowedBits(position, playerAt(position, who)) & bit) === 0 ? refusals['too-many-kinds'] : null;
}

function paymentRefusal(position: Position, player: Player, paid: readonly number[], given: readonly Cube[]): Refusal | null {
  const discount = discountFor(position, player, 'caravansary');
  const [cube, ...more] = given;
  if (cube === undefined) return discount === 1 ? null : refusals['cubes-wrong'];
  if (more.length > 0) return refusals['cubes-wrong'];
  if (discountMust(position, discount)) return refusals['discount-first'];
  return cubeRefusal(position, player, paid, CUBES.indexOf(cube)) ?? cubesRefusal(given, player);
}

/** The way to take a card with one of the payments. */
function takeWay(nth: number, payments: number, place: number) {
  const way = nthBit(payments, nth);
  return { kind: 'takeCard' as const, position: place, cubes: cubesOf(way === 0 ? 0 : 1 << (4 * (way - 1))) };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Whether so many cards have been taken, each for a cube but for one by the discount (MERV-CARAV-2); each leaves a gap (MERV-CARAV-9). */
function isPaidFor({ state: { row, turn } }: Position, units: number, paid: readonly number[]): boolean {
  const free = units - sum(paid);
  return (free === 0 || (free === 1 && turn.discounted === 1)) && row.filter((card) => card < 0).length === units;
}

/** MERV-CARAV-2 to 8: cards are taken, own camels put on cards. */
export const caravansary = /* @__PURE__ */ unitAction('caravansary', {
  rule: 'MERV-CARAV-2', on: ['caravansaryEnd'], about: aboutPaid,
  moves: { ...takeMove, camel: move('camel', {}) },
  possible: (position, { seat: who, paid }): boolean => camelRefusal(position, who) === null || canTakeCard(position, who, paid),
  done: (position, { units, paid }): boolean => isPaidFor(position, units, paid),
  ahead: (position, { seat: who, paid }): boolean => canTakeCard(position, who, paid),
  offer(position, { seat: who, paid }, out) {
    const player = playerAt(position, who);
    const takeable = takeableBits(position, player);
    const payments = takeable === 0 ? 0 : paymentBits(position, player, paid);
    const ways = bitCount(payments);
    for (let place = 1; place <= ROW; place += 1) if ((takeable & (1 << (place - 1))) !== 0) out.run(ways, takeWay, payments, place);
    if (camelRefusal(position, who) === null) out.add({ kind: 'camel' });
  },
  refuse(position, { seat: who, paid }, one): Refusal | null {
    if (one.kind === 'camel') return camelRefusal(position, who);
    return cardRefusal(position, who, one.position) ?? paymentRefusal(position, playerAt(position, who), paid, one.cubes);
  },
  play(position, frame, one) {
    if (one.kind === 'takeCard') take(position, frame, one);
    else placeCamel(position, frame.seat);
  },
}, { paid: byCube });

function take(position: Position, frame: FrameOf<'caravansary'>, { position: place, cubes: given }: MoveOf<typeof takeMove>): void {
  const { frames } = position.state;
  const [cube] = given;
  const colour = cube === undefined ? -1 : CUBES.indexOf(cube);
  payCubes(position, frame.seat, { cubes: given, discount: colour < 0, converted: colour >= 0 && converts(position, frame.paid, colour), rule: 'MERV-CARAV-2' });
  if (colour >= 0) add(frame.paid, colour, 1);
  frame.units += 1;
  const spice = takeCard(position, frame.seat, place - 1, 'MERV-CARAV-3');
  if ((playerAt(position, frame.seat).cards[spice] ?? 0) % 2 !== 0) return;
  const end = frames[frames.length - 2];
  if (position.box.rulings.pairBoons === 'at-once') giveBoon(position, frame.seat, spice);
  else if (end?.kind === 'caravansaryEnd') add(end.pairs, spice, 1);
}

function placeCamel(position: Position, who: number): void {
  const { row, rowCamels } = position.state;
  const place = bareCard(position.state);
  playerAt(position, who).camel -= 1;
  rowCamels[place] = 1;
  position.events?.({ kind: 'row-camel-placed', ...participant(position.box, who), rule: 'MERV-CARAV-6', card: at(position.box.cardId, row[place] ?? -1) });
}

/** MERV-CARAV-9, 10: the action ends; the row is refilled, then come the boons. */
export const caravansaryEnd = /* @__PURE__ */ step('caravansaryEnd', { seat, pairs: bySpice }, {
  on: ['after'],
  problem: (position, frame): string | null => turnProblem(position, frame) ?? pairsProblem(position, frame),
  run(position, { seat: who, pairs }) {
    pop(position);
    push(position, { kind: 'boons', seat: who, pairs });
    closeRow(position);
  },
});
