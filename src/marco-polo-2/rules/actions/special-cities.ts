// Special cities: MP2-SPECIAL-1..5, MP2-COUNT-4, MP2-R-33, MP2-R-45, MP2-R-46.
import { integer, pop, push, type Refusal } from '../../../kernel/rules.js';
import { dieSchema as die, pipsOf } from '../../../mechanics/dice.js';
import { action, diceOn, entry, id, known, move, nth, playerAt, refusals, seat, step, type Position } from '../chapter.js';
import type { Special } from '../../content/tables.js';
import { handRefusal, hands, openColours, placeDice, takesColours } from '../spaces.js';
import { earn, receive, settleWaiting, timesOf, type Waiting } from '../rewards/rewards.js';

/** Why the spaces of a special city are closed to a player, whatever his dice. */
function closedRefusal(position: Position, seat: number, special: Special): Refusal | null {
  if (!playerAt(position, seat).posts.includes(special.city)) return refusals['special-needs-post'];
  if (position.state.turn.freshPosts.includes(special.city)) return refusals['post-too-new'];
  return diceOn(position, special.space).length >= special.spaces ? refusals['space-taken'] : null;
}

const withDice = hands.namingWith(({ die }, { city }: Special) => ({ kind: 'special', city, die }) as const);

/** MP2-SPECIAL-1: a die on a space of a special city. */
export const useSpecial = action({
  moves: { special: move('special {city} {die}', { city: id('place'), die }) },
  offer(position, seat, out, hand) {
    for (const special of position.box.tables.specials) {
      if (closedRefusal(position, seat, special) === null) withDice(special).offer(out, hand, 1, openColours(position, seat, special.space));
    }
  },
  refuse(position, seat, { city, die }): Refusal | null {
    const special = position.box.tables.special[city];
    const refusal = handRefusal(position, seat, [die]) ?? (special === undefined ? refusals['special-needs-post'] : closedRefusal(position, seat, special));
    if (refusal || special === undefined) return refusal;
    return takesColours(openColours(position, seat, special.space), [die]) ? null : refusals['row-colour-used'];
  },
  play(position, seat, { city, die }) {
    const special = known(position.box.tables.special, city);
    placeDice(position, seat, [die], special.space);
    push(position, { kind: 'special', seat, city, die: pipsOf(die) });
    receive(position, special.reward, 1, { seat, source: special.id, rule: 'MP2-SPECIAL-3' });
  },
});

/** MP2-SPECIAL-4: after the reward the bonus of the improved seal, once or twice; twice is two separate times. */
export const special = step('special', { seat, city: id('place'), die: integer(1, 6) }, {
  on: ['turn'],
  problem: (position, { city }): string | null => (position.box.tables.special[city] === undefined ? 'this is no special city' : null),
  run(position, { seat, city, die }) {
    pop(position);
    const { seal, times: byDie } = known(position.box.tables.special, city);
    const times = playerAt(position, seat).improved.includes(seal) ? nth(byDie, die - 1) * timesOf(position, seat, seal) : 0;
    position.events?.({ kind: 'special-city', seat, rule: 'MP2-SPECIAL-4', city, times });
    const { bonus } = entry(position.box.tables.guild, seal);
    const waiting: Waiting[] = [];
    for (let time = 0; time < times; time += 1) earn(position, waiting, { bundle: bonus, times: 1, seat, source: seal, rule: 'MP2-SPECIAL-4' });
    settleWaiting(position, seat, waiting);
  },
});
