// Isabella Donati's roll at the start of a round: MP2-ISABELLA-1..4, MP2-R-60, MP2-R-61.
import { pop, push } from '../../../kernel/frames.js';
import { isOwn, pipsOf } from '../../../mechanics/dice.js';
import type { Amounts } from '../../content/tables.js';
import type { Move } from '../../words/moves.js';
import { bundleOf } from '../../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../../position.js';
import { credit } from '../purse.js';
import type { Frame } from '../../state.js';

/** How many own dice show 1 to 6. */
function countsOf(position: Position, seat: number): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const die of playerAt(position, seat).dice) if (isOwn(die)) counts[pipsOf(die)] = (counts[pipsOf(die)] as number) + 1;
  return counts;
}

/** Her bonuses for the dice as they lie; she is asked if there is a pair. */
export function startLuck(position: Position, seat: number): void {
  if (abilitiesOf(position, seat).perDie === null) return;
  if (countsOf(position, seat).some((count) => count > 1)) push(position, { kind: 'pairs', seat });
  else giveLuck(position, seat, []);
}

/** Every way to take pair bonuses, from none on; high values first. */
export function legalPairs(position: Position, { seat }: Extract<Frame, { kind: 'pairs' }>, moves: Move[]): void {
  const counts = countsOf(position, seat);
  const most = position.box.rules.isabellaPairs === 'per-pair' ? 3 : 1;
  const extend = (taken: number[], from: number): void => {
    moves.push({ kind: 'pairs', values: taken });
    if (taken.length === most) return;
    for (let value = from; value >= 1; value -= 1) {
      const used = taken.filter((other) => other === value).length;
      if ((counts[value] as number) >= 2 * used + 2) extend([...taken, value], value);
    }
  };
  extend([], 6);
}

export function playPairs(position: Position, { seat }: Extract<Frame, { kind: 'pairs' }>, move: Move): void {
  if (move.kind !== 'pairs') return;
  pop(position);
  giveLuck(position, seat, move.values);
}

function giveLuck(position: Position, seat: number, pairs: readonly number[]): void {
  const { perDie, perPair, id } = abilitiesOf(position, seat);
  const counts = countsOf(position, seat);
  for (const value of pairs) {
    counts[value] = (counts[value] as number) - 2;
    credit(position, seat, bundleOf(perPair?.[value - 1] as Amounts), 1, id, 'MP2-ISABELLA-2');
  }
  for (let value = 1; value <= 6; value += 1) {
    const count = counts[value] as number;
    if (count > 0) credit(position, seat, bundleOf(perDie?.[value - 1] as Amounts), count, id, 'MP2-ISABELLA-1');
  }
}
