// Guild seals: MP2-SEAL-1..7, MP2-DEWU-1, MP2-R-26, MP2-R-50, MP2-R-53.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import { kept, names } from '../move-cache.js';
import type { Move } from '../moves.js';
import type { Guild } from '../parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { canPaySum, charge, gain } from '../purse.js';
import { no } from '../refusals.js';
import { colourRefusal, occupiedCost, placeDice } from '../spaces.js';
import type { Frame } from '../state.js';

type SealFrame = Extract<Frame, { kind: 'seal' }>;

/** Whether a number of dice is right: two, or one for De Wu. */
export function sealDiceFit(position: Position, seat: number, count: number): boolean {
  return count === position.box.parts.pack.constants.sealDice || count === abilitiesOf(position, seat).sealDice;
}

/** A seal with a die of this value. */
function sealRefusal(position: Position, seat: number, guild: Guild, limit: number): Refusal | null {
  if (guild.minDie > limit) return no['seal-too-high'];
  return playerAt(position, seat).seals.includes(guild.id) ? no['seal-owned'] : null;
}

/** Whether there is any seal to take with a die of this value. */
export function anySealRefusal(position: Position, seat: number, limit: number): Refusal | null {
  const { guilds } = position.box.parts;
  for (let at = 0; at < guilds.length; at += 1) if (sealRefusal(position, seat, guilds[at] as Guild, limit) === null) return null;
  return no['no-seal-left'];
}

export function sealsRefusal(position: Position, seat: number, dice: readonly Die[]): Refusal | null {
  if (!sealDiceFit(position, seat, dice.length)) return no['dice-count'];
  const { seals } = position.box.parts;
  const refusal = colourRefusal(position, seat, seals, dice) ?? anySealRefusal(position, seat, pipsOf(dice[dice.length - 1] as Die));
  if (refusal) return refusal;
  return canPaySum(playerAt(position, seat), occupiedCost(position, seat, seals, dice), 0, 0) ? null : no['cannot-pay'];
}

export function playSeals(position: Position, seat: number, dice: readonly Die[]): void {
  const { seals } = position.box.parts;
  const coin = occupiedCost(position, seat, seals, dice);
  placeDice(position, seat, dice, seals);
  push(position, { kind: 'seal', seat, limit: pipsOf(dice[dice.length - 1] as Die) });
  charge(position, seat, coin, 0, 0, 'guildSeals', 'MP2-SPACE-10');
}

export function legalSeals(position: Position, { seat, limit }: SealFrame, moves: Move[]): void {
  const { guilds, moves: cache } = position.box.parts;
  const known = names(cache, 'seal');
  for (let at = 0; at < guilds.length; at += 1) {
    const guild = guilds[at] as Guild;
    if (sealRefusal(position, seat, guild, limit) === null) moves.push((known[guild.id] ??= kept({ kind: 'seal', guild: guild.id })));
  }
}

export function refuseSeal(position: Position, { seat, limit }: SealFrame, move: Move): Refusal | null {
  return move.kind === 'seal' ? sealRefusal(position, seat, position.box.parts.guild[move.guild] as Guild, limit) : null;
}

/** The seal, then the jade that belongs to it. */
export function playSeal(position: Position, { seat }: SealFrame, move: Move): void {
  if (move.kind !== 'seal') return;
  pop(position);
  playerAt(position, seat).seals.push(move.guild);
  if (position.events) position.events({ kind: 'seal-taken', rule: 'MP2-SEAL-3', seat, guild: move.guild });
  gain(position, seat, 'jade', (position.box.parts.guild[move.guild] as Guild).jade, move.guild, 'MP2-SEAL-2');
}
