// VOY-COMPEN-1 to VOY-COMPEN-4, VOY-RASCHID-3: the compensation for a low roll.
import { integer, move, pop, type Refusal, type Seat } from '../../../kernel/rules.js';
import { isOwn, pipsOf } from '../../../mechanics/dice.js';
import { characterOf, decision, playerAt, refusals, seat, type Position } from '../chapter.js';
import { COMPENSATED_BELOW } from '../../content/board.js';
import type { Frame } from '../../state.js';
import { credit } from '../gains.js';

function missingPips(position: Position, seat: Seat): number {
  const player = playerAt(position, seat);
  if (characterOf(position, player).namesDice) return 0;
  const whiteCounts = position.box.rulings.compensationDice === 'all-rolled-dice';
  return COMPENSATED_BELOW - player.dice.filter((die) => whiteCounts || isOwn(die)).reduce((sum, die) => sum + pipsOf(die), 0);
}

/** Asks a player who has rolled low. */
export function compensationOf(position: Position, seat: Seat): Frame | null {
  const units = missingPips(position, seat);
  return units > 0 ? { kind: 'compensation', seat, units } : null;
}

/** Coins and camels in any mix. */
export const compensation = decision('compensation', { seat, units: integer(1, 10) }, {
  rule: 'VOY-COMPEN-2',
  on: ['round', 'compensation'],
  moves: { compensation: move('compensation {camel} camel {coin} coin', { camel: integer(0, 10), coin: integer(0, 10) }) },
  offer(_, { units }, out) { for (let camel = units; camel >= 0; camel -= 1) out.add({ kind: 'compensation', camel, coin: units - camel }); },
  refuse: (_, { units }, { camel, coin }): Refusal | null => (camel + coin === units ? null : refusals['compensation-total']),
  play(position, { seat }, { camel, coin }) {
    pop(position);
    if (camel > 0) credit(position, seat, { amounts: [{ resource: 'camel', amount: camel }], source: 'compensation', rule: 'VOY-COMPEN-1' });
    if (coin > 0) credit(position, seat, { amounts: [{ resource: 'coin', amount: coin }], source: 'compensation', rule: 'VOY-COMPEN-1' });
  },
});
