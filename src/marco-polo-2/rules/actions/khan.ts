// Khan's favour: MP2-KHAN-1..5, MP2-R-19, Mercator ex Tabriz (MP2-R-68).
import type { Refusal } from '../../../kernel/legality.js';
import { dieSchema as die, pipsOf } from '../../../mechanics/dice.js';
import { slotFor } from '../../../mechanics/hands.js';
import { action, diceOn, lastOf, move, refusals, type Position } from '../chapter.js';
import { gain } from '../rewards/gains.js';
import { atLeast, handRefusal, hands, openColours, placeDice, takesColours } from '../spaces.js';
import { receive } from '../rewards/rewards.js';
import { gleanerBeside } from './books.js';

function isFull(position: Position): boolean {
  const { khan, pack } = position.box.tables;
  return diceOn(position, khan).length >= pack.constants.khansFavour.spaces;
}

/** The least that a die in the row must show: as much as the die on its left. */
export function leastPips(position: Position): number {
  const dice = diceOn(position, position.box.tables.khan);
  return dice.length === 0 ? 0 : pipsOf(lastOf(dice));
}

const ROW = { slot: slotFor('khan') };

const withDice = hands.namingWith(({ die }) => ({ kind: 'khan', die }) as const);

/** MP2-KHAN-1: a die in the row. */
export const useKhan = action({
  moves: { khan: move('khan {die}', { die }) },
  offer(position, seat, out, hand) {
    if (isFull(position)) return;
    withDice(ROW).offer(out, hand, 1, openColours(position, seat, position.box.tables.khan) | atLeast(leastPips(position)));
  },
  refuse(position, seat, { die }): Refusal | null {
    const refusal = handRefusal(position, seat, [die]);
    if (refusal) return refusal;
    if (isFull(position)) return refusals['khan-full'];
    if (!takesColours(openColours(position, seat, position.box.tables.khan), [die])) return refusals['row-colour-used'];
    return pipsOf(die) >= leastPips(position) ? null : refusals['khan-too-low'];
  },
  play(position, seat, { die }) {
    const { tables, seats } = position.box;
    placeDice(position, seat, [die], tables.khan);
    receive(position, tables.khanReward, 1, { seat, source: 'khansFavour', rule: 'MP2-KHAN-1' });
    const mercator = seats < 4 ? gleanerBeside(position, seat) : -1;
    if (mercator >= 0) gain(position, 'camel', 1, { seat: mercator, source: 'mercator', rule: 'MP2-R-68' });
  },
});
