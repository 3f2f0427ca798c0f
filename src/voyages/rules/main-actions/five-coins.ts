// VOY-COINS-1, VOY-COINS-2: 5 coins.
import { move, type MoveOf, type Refusal } from '../../../kernel/rules.js';
import { action, die } from '../chapter.js';
import { FIVE_COINS } from '../../content/board.js';
import { credit } from '../gains.js';
import { hands, placeDice, placingRefusal, standingOf } from '../spaces.js';
import { beginMain } from './main-action.js';

const moves = { fiveCoins: move('fiveCoins {die}', { die }) };

const withDice = /* @__PURE__ */ hands.naming(({ die }): MoveOf<typeof moves>[] => [{ kind: 'fiveCoins', die }]);

/** VOY-COINS-1: takes 5 coins with any die. */
export const fiveCoins = action(moves, {
  offer(position, seat, out, atHand) {
    withDice.offer(out, atHand.hand, 1, standingOf(position, 'fiveCoins', seat, atHand));
  },
  refuse: (position, seat, { die }): Refusal | null => placingRefusal(position, seat, [die], { count: 1, standing: standingOf(position, 'fiveCoins', seat) }),
  play(position, seat, { die }) {
    beginMain(position, seat, 'fiveCoins');
    placeDice(position, seat, { space: 'fiveCoins', dice: [die], rule: 'VOY-COINS-1' });
    credit(position, seat, { amounts: [{ resource: 'coin', amount: FIVE_COINS.coin }], source: 'fiveCoins', rule: 'VOY-COINS-1' });
  },
});
