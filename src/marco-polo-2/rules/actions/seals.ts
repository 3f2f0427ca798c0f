// Guild seals: MP2-SEAL-1..7, MP2-DEWU-1, MP2-R-26, MP2-R-50, MP2-R-53.
import { integer, list, pop, push, type Refusal } from '../../../kernel/rules.js';
import { dieSchema, pipsOf } from '../../../mechanics/dice.js';
import { slotFor } from '../../../mechanics/hands.js';
import { abilitiesOf, action, decision, entry, id, lastOf, move, playerAt, refusals, seat, type Position } from '../chapter.js';
import type { Guild } from '../../content/tables.js';
import { charge, gain } from '../rewards/gains.js';
import { atLeast, handRefusal, hands, NO_DIE, occupiedCost, openColours, payable, placeDice, takesColours, takesValue } from '../spaces.js';

/** Dice that are placed together. */
export const dice = list(dieSchema, { most: 3, least: 1 });

/** Whether a number of dice is right: two, or one for De Wu. */
function isNumber(position: Position, seat: number, count: number): boolean {
  return count === position.box.tables.pack.constants.sealDice || count === abilitiesOf(position, seat).sealDice;
}

/** A seal with a die of this value. */
function sealRefusal(position: Position, seat: number, guild: Guild, limit: number): Refusal | null {
  if (guild.minDie > limit) return refusals['seal-too-high'];
  return playerAt(position, seat).seals.includes(guild.id) ? refusals['seal-owned'] : null;
}

/** The values with which there is a seal to take. */
export function sealValues(position: Position, seat: number): number {
  let least = Infinity;
  for (const guild of position.box.tables.guilds) {
    if (guild.minDie < least && sealRefusal(position, seat, guild, guild.minDie) === null) least = guild.minDie;
  }
  return least === Infinity ? NO_DIE : atLeast(least);
}

const SPACE = { slot: slotFor('seals') };

const withDice = hands.namingWith(({ dice }) => ({ kind: 'seals', dice }) as const);

/** MP2-SEAL-1: dice on the space of the guild seals. */
export const useSeals = action({
  moves: { seals: move('seals {dice}', { dice }) },
  offer(position, seat, out, hand) {
    const standing = openColours(position, seat, position.box.tables.seals) | sealValues(position, seat) | payable(position, seat, position.box.tables.seals);
    for (let count = 1; count <= 3; count += 1) if (isNumber(position, seat, count)) withDice(SPACE).offer(out, hand, count, standing);
  },
  refuse(position, seat, { dice }): Refusal | null {
    if (!isNumber(position, seat, dice.length)) return refusals['dice-number'];
    const refusal = handRefusal(position, seat, dice);
    if (refusal) return refusal;
    if (!takesColours(openColours(position, seat, position.box.tables.seals), dice)) return refusals['own-colour-there'];
    const lowest = pipsOf(lastOf(dice));
    if (!takesValue(sealValues(position, seat), lowest)) return refusals['no-seal-left'];
    return takesValue(payable(position, seat, position.box.tables.seals), lowest) ? null : refusals['cannot-pay'];
  },
  play(position, seat, { dice }) {
    const { seals } = position.box.tables;
    const coin = occupiedCost(position, seat, seals, dice);
    placeDice(position, seat, dice, seals);
    push(position, { kind: 'seal', seat, limit: pipsOf(lastOf(dice)) });
    charge(position, { seat, coin, source: 'guildSeals', rule: 'MP2-SPACE-10' });
  },
});

/** MP2-SEAL-2..4: which seal; then the jade that belongs to it. */
export const seal = decision('seal', { seat, limit: integer(1, 6) }, {
  rule: 'MP2-SEAL-3', on: ['turn'],
  moves: { seal: move('seal {guild}', { guild: id('guild') }) },
  problem: (position, { seat, limit }): string | null => (takesValue(sealValues(position, seat), limit) ? null : 'there is no seal to take'),
  offer(position, { seat, limit }, out) { for (const guild of position.box.tables.guilds) if (sealRefusal(position, seat, guild, limit) === null) out.add({ kind: 'seal', guild: guild.id }); },
  refuse: (position, { seat, limit }, { guild }): Refusal | null => sealRefusal(position, seat, entry(position.box.tables.guild, guild), limit),
  play(position, { seat }, { guild }) {
    pop(position);
    playerAt(position, seat).seals.push(guild);
    position.events?.({ kind: 'seal-taken', seat, rule: 'MP2-SEAL-3', guild });
    gain(position, 'jade', entry(position.box.tables.guild, guild).jade, { seat, source: guild, rule: 'MP2-SEAL-2' });
  },
});
