// VOY-TURN-2, VOY-TURN-3, VOY-SPACE-12, VOY-MERCATOR-5, VOY-CONTRACT-8: what surrounds every main action.
import { integer, pop, push, text, type Seat } from '../../../kernel/rules.js';
import { seat, step, type Position } from '../chapter.js';
import { REFILL } from '../../content/board.js';
import { glean } from '../characters/mercator-ex-tabriz.js';
import { rowIsEmpty } from './contracts/special-stack.js';

/** Notes that the main action of the turn is taken, and what follows when it is settled; a column belongs to the bazaar. */
export function beginMain(position: Position, seat: Seat, space: string, column = 0): void {
  position.state.turn.acted = true;
  push(position, { kind: 'mainDone', seat, space, column });
}

/** The main action is settled. */
export const mainDone = step('mainDone', { seat, space: text(20), column: integer(0, 6) }, {
  on: ['turn'],
  problem({ box, state }, { space, column }): string | null {
    if (!(space in state.spaces) && !box.tables.cards.has(space)) return 'there is no such space';
    if (!state.turn.acted) return 'the main action is still due';
    return space.startsWith('bazaar.') === (column > 0) ? null : 'columns belong to the bazaar';
  },
  run(position, frame) {
    pop(position);
    if (position.box.rulings.emptyRowRefill === 'at-once' && frame.space === 'contracts' && rowIsEmpty(position.state)) push(position, { kind: 'refill', left: REFILL });
    glean(position, frame);
  },
});
