// VOY-KHAN-1 to VOY-KHAN-6: Khan's favour.
import { move, type MoveOf, type Refusal, type Seat } from '../../../kernel/rules.js';
import { holdsOwnDie, pipsOf } from '../../../mechanics/dice.js';
import { action, die, good, lastOf, type Position } from '../chapter.js';
import { KHANS_FAVOUR, KHAN_PLACES } from '../../content/board.js';
import { GOODS } from '../../content/resources.js';
import { credit } from '../gains.js';
import { ascending, CLOSED, hands, layDice, placingRefusal, type Standing } from '../spaces.js';
import { beginMain } from './main-action.js';

/** Khan's favour as a player finds it: each die must show at least as much as the one to its left. */
function khanStanding({ state, box }: Position, seat: Seat): Standing {
  const there = state.spaces.khansFavour;
  if (there.length >= KHAN_PLACES) return CLOSED;
  return ascending(there.length === 0 ? 0 : pipsOf(lastOf(there)), box.rulings.khanColourScope === 'once-over-all-places' && holdsOwnDie(there, seat));
}

const moves = { khan: move('khan {good} {die}', { good, die }) };

/** Every good. */
const withDice = /* @__PURE__ */ hands.naming(({ die }) => GOODS.map((good): MoveOf<typeof moves> => ({ kind: 'khan', good, die })));

/** VOY-KHAN-1: gains a good and 2 camels; no price is ever paid here. */
export const khan = action(moves, {
  offer(position, seat, out, { hand }) {
    withDice.offer(out, hand, 1, khanStanding(position, seat));
  },
  refuse: (position, seat, { die }): Refusal | null => placingRefusal(position, seat, [die], { count: 1, standing: khanStanding(position, seat) }),
  play(position, seat, { good, die }) {
    beginMain(position, seat, 'khansFavour');
    layDice(position, seat, { space: 'khansFavour', dice: [die], rule: 'VOY-KHAN-2' });
    credit(position, seat, { amounts: [{ resource: good, amount: 1 }, { resource: 'camel', amount: KHANS_FAVOUR.camel }], source: 'khansFavour', rule: 'VOY-KHAN-1' });
  },
});
