// VOY-CONTRACT-1 to VOY-CONTRACT-6: taking contracts from the row.
import { anyOf, called, choice, freeze, integer, list, move, pop, push, type MoveOf, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { pipsOf } from '../../../../mechanics/dice.js';
import type { Naming, Placing } from '../../../../mechanics/hands.js';
import { action, column, contracts as held, decision, die, named, playerAt, refusals, seat, step, type Position } from '../../chapter.js';
import { COLUMN_BONUS } from '../../../content/board.js';
import { stop } from '../../../words/moves.js';
import { below, mainBelow } from '../../below.js';
import { credit } from '../../gains.js';
import { hands, placeDice, placingRefusal, standingOf } from '../../spaces.js';
import { beginMain } from '../main-action.js';
import { rowIsEmpty } from './special-stack.js';

const oneByOne = ({ box }: Position): boolean => box.rulings.contractShift === 'after-each';

function columnRefusal({ state }: Position, column: number, limit: number): Refusal | null {
  if (column > limit) return refusals['column-out-of-reach'];
  return state.row[column - 1] === null ? refusals['column-empty'] : null;
}

/** A bit for every column of the row that holds a contract: 1 for the first, 2, 4, … */
function filledColumns({ state: { row } }: Position): number {
  let filled = 0;
  for (let at = 0; at < row.length; at += 1) if (row[at] !== null) filled |= 1 << at;
  return filled;
}

/** The columns that hold contracts, as far as a die reaches. */
const columnsOf = (filled: number, limit: number): number[] => [1, 2, 3, 4, 5, 6].filter((column) => column <= limit && (filled & (1 << (column - 1))) !== 0);

const moves = { contracts: move('contracts {columns} {die}', { columns: list(column, { least: 1, most: 2, distinct: true }), die }) };

/** Each of the columns, followed by it and each of those behind it, if two may be taken. */
function withDie({ die, lowest }: Placing, filled: number, two: boolean): MoveOf<typeof moves>[] {
  const columns = columnsOf(filled, lowest);
  const taking = (...taken: number[]): MoveOf<typeof moves> => freeze({ kind: 'contracts', columns: taken, die });
  return columns.flatMap((first, at) => [taking(first), ...(two ? columns.slice(at + 1).map((second) => taking(first, second)) : [])]);
}

const namings: (Naming<MoveOf<typeof moves>> | undefined)[] = [];

/** The moves for a row that is filled like this. */
function namingFor(filled: number, two: boolean): Naming<MoveOf<typeof moves>> {
  return (namings[2 * filled + (two ? 1 : 0)] ??= hands.naming((placing) => withDie(placing, filled, two)));
}

/** VOY-CONTRACT-1: takes one or two contracts: room is made, then they go to the slots, then their columns give coins or camels, then the row slides. */
export const contracts = action(moves, {
  offer(position, seat, out, atHand) {
    const filled = filledColumns(position);
    if (filled > 0) namingFor(filled, !oneByOne(position)).offer(out, atHand.hand, 1, standingOf(position, 'contracts', seat, atHand));
  },
  refuse(position, seat, { columns, die }): Refusal | null {
    if (rowIsEmpty(position.state)) return refusals['row-empty'];
    const refusal = placingRefusal(position, seat, [die], { count: 1, standing: standingOf(position, 'contracts', seat) });
    if (refusal) return refusal;
    const [first = 0, second] = columns;
    if (second !== undefined && oneByOne(position)) return refusals['one-after-the-other'];
    return columnRefusal(position, first, pipsOf(die)) ?? (second === undefined ? null : columnRefusal(position, second, pipsOf(die)));
  },
  play(position, seat, { columns, die }) {
    beginMain(position, seat, 'contracts');
    placeDice(position, seat, { space: 'contracts', dice: [die], rule: 'VOY-CONTRACT-1' });
    if (oneByOne(position)) push(position, { kind: 'secondContract', seat, limit: pipsOf(die), fresh: columns.flatMap((column) => position.state.row[column - 1] ?? []) });
    take(position, seat, columns, []);
  },
});

function take(position: Position, seat: Seat, columns: readonly number[], fresh: string[]): void {
  const { row } = position.state;
  const taken: string[] = [];
  push(position, { kind: 'slide' });
  for (let at = columns.length - 1; at >= 0; at -= 1) if (named(columns, at) in COLUMN_BONUS) push(position, { kind: 'columnBonus', seat, column: named(columns, at) });
  for (let at = 0; at < columns.length; at += 1) {
    const column = named(columns, at);
    const contract = row[column - 1] as string;
    row[column - 1] = null;
    taken.push(contract);
    position.events?.({ kind: 'contract-taken', seat, rule: 'VOY-CONTRACT-1', contract, from: `column-${column}`, to: 'aside' });
  }
  push(position, { kind: 'fillSlots', seat, taken, fresh });
}

/** Coins or camels of column 5 or 6, not some of each. */
export const columnBonus = decision('columnBonus', { seat, column: integer(5, 6) }, {
  rule: 'VOY-CONTRACT-4',
  on: ['slide', 'columnBonus'],
  problem(position, frame): string | null {
    const under = below(position, frame);
    return under?.kind === 'columnBonus' && under.column <= frame.column ? 'the lower column comes first' : null;
  },
  moves: { columnBonus: move('gift {resource}', { resource: called('resource', choice(['coin', 'camel'])) }) },
  ...anyOf({ kind: 'columnBonus', resource: 'coin' }, { kind: 'columnBonus', resource: 'camel' }),
  play(position, { seat, column }, { resource }) {
    pop(position);
    credit(position, seat, { amounts: [{ resource, amount: COLUMN_BONUS[column as keyof typeof COLUMN_BONUS] }], source: 'columnBonus', rule: 'VOY-CONTRACT-4' });
  },
});

/** The contracts of the row move to the left until there is no gap. */
export const slide = step('slide', {}, {
  on: ['mainDone', 'secondContract'],
  problem: (position): string | null => (mainBelow(position)?.space === 'contracts' ? null : 'no contracts are being taken'),
  run(position) {
    const { row } = position.state;
    pop(position);
    const left = row.filter((contract) => contract !== null);
    for (let column = 0; column < row.length; column += 1) row[column] = left[column] ?? null;
    position.events?.({ kind: 'row-slid', seat: null, rule: 'VOY-CONTRACT-6', row: row.slice() });
  },
});

/** A second contract after the row has slid (ruling `contractShift`), or none. */
export const secondContract = decision('secondContract', { seat, limit: integer(1, 6), fresh: held }, {
  rule: 'VOY-CONTRACT-1',
  on: ['mainDone'],
  problem(position, { seat, fresh }): string | null {
    if (!oneByOne(position) || mainBelow(position)?.space !== 'contracts') return 'no contracts are being taken one after the other';
    const held = [...playerAt(position, seat).contracts, ...position.state.frames.flatMap((frame) => (frame.kind === 'fillSlots' ? frame.taken : []))];
    return fresh.length === 1 && fresh.every((contract) => held.includes(contract)) ? null : 'one contract was taken first';
  },
  moves: { takeContract: move('take {column}', { column }), stop },
  offer(position, { limit }, out) {
    for (const column of columnsOf(filledColumns(position), limit)) out.add({ kind: 'takeContract', column });
    out.add({ kind: 'stop' });
  },
  refuse: (position, { limit }, move): Refusal | null => (move.kind === 'stop' ? null : columnRefusal(position, move.column, limit)),
  play(position, { seat, fresh }, move) {
    pop(position);
    if (move.kind === 'takeContract') take(position, seat, [move.column], fresh);
  },
  lapses: ({ state }): boolean => rowIsEmpty(state),
});
