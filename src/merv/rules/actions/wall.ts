// Walls and gates: MERV-WALL-1 to 8, MERV-BREAK-8, MERV-MOSQUE-11, MERV-R-35.
import { called, choice, integer, move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { above, add, at, cubes, decision, FREE, GIVERS, participant, playerAt, refusals, reward, seat, sum, turnProblem, type Position } from '../chapter.js';
import { idOf } from '../../content/bound.js';
import { slotOf, SLOTS } from '../../content/ids.js';
import type { Piece } from '../../content/pieces.js';
import type { Player } from '../../state.js';
import { aboutPiece } from '../about.js';
import { covered, isGateSlot } from '../city/geometry.js';
import { protectionOf } from '../city/soldiers.js';
import { freeRefusal, mostPayable, offerPayments, payment, paymentRefusal, payPrice, priceOf } from '../supply/payments.js';
import { wallMoveOf } from '../supply/ready.js';
import { gainInfluence } from '../supply/tracks.js';
import { unitAction, type SiteAction } from './units.js';

const pieceOf = ({ box }: Position, id: string): number => box.pieces.findIndex((piece) => piece.id === id);
const pieceRefusal = ({ state }: Position, piece: number): Refusal | null => (state.wallSupply[piece] === 0 ? refusals['piece-gone'] : null);
const needOf = ({ colour, cost }: Piece): readonly number[] => priceOf(colour, cost);

function canBuy(position: Position, player: Player, piece: number): boolean {
  const { colour, cost } = at(position.box.pieces, piece);
  return pieceRefusal(position, piece) === null && cost <= mostPayable(player, colour, 0);
}

/** Whether a piece can be paid for; a slot for it is free as long as it is in supply (MERV-COMP-4). */
function possible(position: Position, who: number): boolean {
  const player = playerAt(position, who);
  for (let piece = 0; piece < position.box.pieces.length; piece += 1) if (canBuy(position, player, piece)) return true;
  return false;
}

/** The wall among the actions of the sites. */
export const wallAction: SiteAction = { possible, start(position, who) { push(position, { kind: 'wall', seat: who, units: 0 }); } };

const moves = { piece: /* @__PURE__ */ move('piece {piece} {cubes}', { piece: idOf('piece'), cubes }) } as const;
const pieceMove = (place: number, first: number, { id }: Piece) => ({ kind: 'piece' as const, piece: id, cubes: payment(first + place) });

/** MERV-WALL-1, 2: pieces are paid for. */
export const wall = /* @__PURE__ */ unitAction('wall', {
  rule: 'MERV-WALL-1', moves,
  possible: (position, { seat: who }): boolean => possible(position, who),
  done: (position, frame): boolean => frame.units <= position.state.walls.filter((piece) => piece >= 0).length + (above(position, frame) === 'wallSlot' ? 1 : 0),
  offer(position, { seat: who }, out) {
    const { pieces } = position.box;
    const player = playerAt(position, who);
    for (let place = 0; place < pieces.length; place += 1) {
      const piece = at(pieces, place);
      if (canBuy(position, player, place)) offerPayments(position, player, { need: needOf(piece), discount: 0, make: pieceMove }, { out, what: piece });
    }
  },
  refuse(position, { seat: who }, { piece, cubes: given }): Refusal | null {
    const place = pieceOf(position, piece);
    return pieceRefusal(position, place) ?? paymentRefusal(position, playerAt(position, who), { need: needOf(at(position.box.pieces, place)), discount: 0 }, given);
  },
  play(position, frame, { piece, cubes: given }) {
    const place = pieceOf(position, piece);
    payPrice(position, frame.seat, needOf(at(position.box.pieces, place)), { cubes: given, rule: 'MERV-WALL-1' });
    frame.units += 1;
    push(position, { kind: 'wallSlot', seat: frame.seat, piece: place });
  },
});

/** Why a piece cannot go into a slot, or `null`. */
export function wallSlotRefusal({ state, box }: Position, piece: number, slot: number): Refusal | null {
  if (at(box.pieces, piece).gate !== isGateSlot(slot)) return refusals['gate-slot'];
  return (state.walls[slot] ?? -1) >= 0 ? refusals['wall-slot-taken'] : null;
}

/** MERV-WALL-3: a piece, bought or free, is placed. */
export const wallSlot = /* @__PURE__ */ decision('wallSlot', { seat, piece: integer(0, 19) }, {
  rule: 'MERV-WALL-3', on: [...GIVERS, 'mosque', 'wall'], about: aboutPiece,
  moves: { wall: move('wall {slot}', { slot: called('slot', choice(SLOTS)) }) },
  problem: (position, frame): string | null => turnProblem(position, frame) ?? ((position.state.wallSupply[frame.piece] ?? 0) > 0 ? null : 'no such piece is left'),
  offer(position, { piece }, out) { for (let slot = 0; slot < 20; slot += 1) if (wallSlotRefusal(position, piece, slot) === null) out.add(wallMoveOf(slot)); },
  refuse: (position, { piece }, { slot }): Refusal | null => wallSlotRefusal(position, piece, slotOf(slot)),
  play(position, { seat: who, piece }, { slot }) {
    pop(position);
    const place = slotOf(slot);
    let influence = 0;
    for (const cell of covered(place)) influence += protectionOf(position, who, cell);
    placeWall(position, who, { piece, slot: place, influence, rule: 'MERV-WALL-3' });
  },
});

/** A piece to be put into a slot: what influence it brings, by which rule it goes there, and by which it brings that. */
interface Placement {
  readonly piece: number;
  readonly slot: number;
  readonly influence: number;
  readonly rule: string;
  readonly why?: string;
}

/** Puts a piece into a slot; the influence is at most 4 (MERV-WALL-4, 5). */
export function placeWall(position: Position, who: number, { piece, slot, influence, rule, why = 'MERV-WALL-4' }: Placement): void {
  const { state, box } = position;
  state.walls[slot] = piece;
  add(state.wallSupply, piece, -1);
  position.events?.({ kind: 'wall-placed', ...participant(box, who), rule, piece: at(box.pieces, piece).id, slot: at(SLOTS, slot), influence });
  gainInfluence(position, who, influence, why);
}

/** MERV-BREAK-8, MERV-MOSQUE-11: a free piece, which is placed at once. */
export const freeWall = /* @__PURE__ */ reward('freeWall', {
  rule: 'MERV-WALL-8', lost: 'MERV-TERM-11', on: ['mosque'], moves,
  none: ({ state }): boolean => sum(state.wallSupply) === 0,
  offer(position, _frame, out) {
    position.box.pieces.forEach(({ id }, piece) => { if (pieceRefusal(position, piece) === null) out.add({ kind: 'piece', piece: id, cubes: FREE }); });
  },
  refuse: (position, _frame, { piece, cubes: given }): Refusal | null => pieceRefusal(position, pieceOf(position, piece)) ?? freeRefusal(given),
  play(position, { seat: who }, { piece }) { push(position, { kind: 'wallSlot', seat: who, piece: pieceOf(position, piece) }); },
});
