// VOY-CONTRACT-5, VOY-CONTRACT-9, VOY-CONTRACT-10, VOY-CONTRACT-13: the slots of the player board.
import { equal, home, list, pop, push, type Refusal } from '../../../../kernel/rules.js';
import { contract, contracts, decision, entry, playerAt, refusals, seat, step, type Position } from '../../chapter.js';
import { START } from '../../../content/board.js';
import { discard } from '../../../words/moves.js';
import { below } from '../../below.js';
import { discardFrom, layContract } from './special-stack.js';

/** Puts contracts from the row into slots; room is made first. */
export const fillSlots = step('fillSlots', { seat, taken: home('contract', list(contract, { least: 1, most: 2, distinct: true })), fresh: contracts }, {
  on: ['slide', 'columnBonus'],
  problem(position, { seat, taken, fresh }): string | null {
    const { contracts } = playerAt(position, seat);
    const oneByOne = position.box.rulings.contractShift === 'after-each';
    if (oneByOne ? taken.length > 1 : fresh.length > 0) return 'so many contracts are not taken one after the other';
    if (!fresh.every((contract) => contracts.includes(contract))) return 'what was taken first is in no slot';
    const older = contracts.filter((contract) => !fresh.includes(contract)).length;
    return contracts.length + taken.length - START.slots <= older ? null : 'there is no room for so many contracts';
  },
  run(position, { seat, taken, fresh }) {
    const { contracts } = playerAt(position, seat);
    const excess = contracts.length + taken.length - START.slots;
    if (excess <= 0) {
      pop(position);
      for (const contract of taken) layContract(position, seat, contract, 'VOY-CONTRACT-9');
      return;
    }
    const older = contracts.filter((contract) => !fresh.includes(contract));
    // Which goes first matters only when two go under the stack.
    const forced = older.length === excess && older.filter((contract) => !entry(position.box.tables.contracts, contract).starting).length < 2;
    if (forced) for (const contract of older) discardFrom(position, seat, contract);
    else push(position, { kind: 'makeRoom', seat, fresh: fresh.slice() });
  },
});

const isTakenNow = ({ state }: Position, contract: string): boolean => state.frames.some((frame) => frame.kind === 'fillSlots' && frame.taken.includes(contract));

/** Which contract makes room. */
export const makeRoom = decision('makeRoom', { seat, fresh: contracts }, {
  rule: 'VOY-CONTRACT-10',
  on: ['fillSlots'],
  moves: { discard },
  problem(position, frame): string | null {
    const filling = below(position, frame);
    if (filling?.kind !== 'fillSlots' || !equal(filling.fresh, frame.fresh)) return 'other contracts are being taken';
    return playerAt(position, frame.seat).contracts.length + filling.taken.length > START.slots ? null : 'there is room enough';
  },
  offer(position, { seat, fresh }, out) {
    for (const contract of playerAt(position, seat).contracts) if (!fresh.includes(contract)) out.add({ kind: 'discard', contract });
  },
  refuse(position, { seat, fresh }, { contract }): Refusal | null {
    if (fresh.includes(contract) || isTakenNow(position, contract)) return refusals['contract-fresh'];
    return playerAt(position, seat).contracts.includes(contract) ? null : refusals['contract-not-yours'];
  },
  play(position, { seat }, { contract }) {
    pop(position);
    discardFrom(position, seat, contract);
  },
});
