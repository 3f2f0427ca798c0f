// VOY-CONTRACT-1 to VOY-CONTRACT-6: taking contracts from the row.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf } from '../../mechanics/dice.js';
import type { Position } from '../box.js';
import { COLUMN_BONUS } from '../content/board.js';
import { rowIsEmpty, slideRow } from './contracts.js';
import { diceRefusal, placeDice, spaceRefusal, standingOf, standingRefusal } from './dice.js';
import type { FrameOf } from '../frame-types.js';
import { credit, playerAt } from './gains.js';
import { beginMain } from './main-action.js';
import { append, contractsMoves, type Placing } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';

const oneByOne = ({ box }: Position): boolean => box.answers.contractShift === 'after-each';

function columnRefusal({ state }: Position, column: number, limit: number): Refusal | null {
  if (column > limit) return refusals['column-out-of-reach'];
  return state.row[column - 1] === null ? refusals['column-empty'] : null;
}

/** A bit for every column of the row that holds a contract, 1 to 6. */
function filledColumns({ state: { row } }: Position): number {
  let filled = 0;
  for (let at = 0; at < row.length; at += 1) if (row[at] !== null) filled |= 2 << at;
  return filled;
}

/** Every die with every one or two contracts it reaches. */
export function legalContracts(position: Position, seat: Seat, single: readonly Placing[], moves: Move[]): void {
  const filled = filledColumns(position);
  if (filled === 0) return;
  const two = !oneByOne(position);
  const standing = standingOf(position, 'contracts', seat);
  for (let at = 0; at < single.length; at += 1) {
    const placing = single[at] as Placing;
    if (standingRefusal(standing, placing) === null) append(moves, contractsMoves(placing, filled, two));
  }
}

/** Why contracts cannot be taken with a die. */
export function refuseContracts(position: Position, seat: Seat, { columns, die }: Play<'contracts'>): Refusal | null {
  if (rowIsEmpty(position.state)) return refusals['row-empty'];
  const refusal = diceRefusal(playerAt(position, seat), [die], 1) ?? spaceRefusal(position, 'contracts', seat, [die]);
  if (refusal) return refusal;
  const [first, second] = columns as [number, number?];
  if (second !== undefined && oneByOne(position)) return refusals['one-after-the-other'];
  if (second !== undefined && second < first) return refusals['columns-order'];
  return columnRefusal(position, first, pipsOf(die)) ?? (second === undefined ? null : columnRefusal(position, second, pipsOf(die)));
}

/** Takes contracts: room is made, then they go to the slots, then their columns give coins or camels, then the row slides. */
export function playContracts(position: Position, seat: Seat, { columns, die }: Play<'contracts'>): void {
  beginMain(position, seat, 'contracts', 0);
  placeDice(position, 'contracts', seat, [die], 'VOY-CONTRACT-1');
  if (oneByOne(position)) push(position, { kind: 'secondContract', seat, limit: pipsOf(die), fresh: [position.state.row[(columns[0] as number) - 1] as string] });
  take(position, seat, columns, []);
}

function take(position: Position, seat: Seat, columns: readonly number[], fresh: string[]): void {
  const { row } = position.state;
  const taken: string[] = [];
  push(position, { kind: 'slide' });
  for (let at = columns.length - 1; at >= 0; at -= 1) if ((columns[at] as number) in COLUMN_BONUS) push(position, { kind: 'columnBonus', seat, column: columns[at] as number });
  for (const column of columns) {
    const contract = row[column - 1] as string;
    row[column - 1] = null;
    taken.push(contract);
    if (position.events) position.events({ kind: 'contract-taken', seat, contract, column, rule: 'VOY-CONTRACT-1' });
  }
  push(position, { kind: 'fillSlots', seat, taken, fresh });
}

/** Closes the gaps of the row. */
export function runSlide(position: Position): void {
  pop(position);
  slideRow(position);
}

/** Coins or camels of column 5 or 6. */
export function legalColumnBonus(_position: Position, _frame: FrameOf<'columnBonus'>, moves: Move[]): void {
  moves.push({ kind: 'columnBonus', resource: 'coin' }, { kind: 'columnBonus', resource: 'camel' });
}

/** Gains coins or camels, not some of each. */
export function playColumnBonus(position: Position, { seat, column }: FrameOf<'columnBonus'>, { resource }: Play<'columnBonus'>): void {
  pop(position);
  credit(position, seat, `column-${column}`, [{ resource, amount: COLUMN_BONUS[column as keyof typeof COLUMN_BONUS] }], 1, 'VOY-CONTRACT-4');
}

/** A second contract after the row has slid (ruling `contractShift`). */
export function legalSecond(position: Position, { limit }: FrameOf<'secondContract'>, moves: Move[]): void {
  for (let column = 1; column <= limit; column += 1) if (columnRefusal(position, column, limit) === null) moves.push({ kind: 'takeSecond', column });
  moves.push({ kind: 'stop' });
}

/** Why a second contract cannot be taken. */
export function refuseSecond(position: Position, { limit }: FrameOf<'secondContract'>, move: Play<'takeSecond' | 'stop'>): Refusal | null {
  return move.kind === 'stop' ? null : columnRefusal(position, move.column, limit);
}

/** Takes the second contract, or none. */
export function playSecond(position: Position, { seat, fresh }: FrameOf<'secondContract'>, move: Play<'takeSecond' | 'stop'>): void {
  pop(position);
  if (move.kind === 'takeSecond') take(position, seat, [move.column], fresh);
}

/** Nothing is left in the row. */
export function secondLapses(position: Position): boolean {
  return rowIsEmpty(position.state);
}
