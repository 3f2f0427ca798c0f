// Discarding contracts: MP2-CONTRACT-6, MP2-CONTRACT-10, MP2-R-41.
import { putInOrder } from '../../mechanics/piles.js';
import { playerAt, type Position } from '../position.js';

/** A contract goes under the pile, or to the box if it is a starting contract. */
export function discardContract(position: Position, seat: number, contract: string): void {
  const { active } = playerAt(position, seat);
  const at = active.indexOf(contract);
  if (at >= 0) active.splice(at, 1);
  if (position.box.parts.contract[contract]?.starting === true) putInOrder(position.state.gone, contract);
  else position.state.pileEnd.push(contract);
  if (position.events) position.events({ kind: 'contract-discarded', rule: 'MP2-CONTRACT-6', seat, contract });
}
