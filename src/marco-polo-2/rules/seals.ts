// Guild seals: MP2-SEAL-1..7, MP2-DEWU-1, MP2-R-26, MP2-R-50, MP2-R-53.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import { atLeast, NO_DICE, type DiceSet } from './dice-sets.js';
import { comboWith } from './move-cache.js';
import type { Move } from '../words/moves.js';
import type { Guild } from '../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { charge, coinsBeside, gain } from './purse.js';
import { no } from '../words/refusals.js';
import { occupiedCost, payableDice, placeDice, unusedColours, type Demand } from './spaces.js';
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

/** The dice with which there is a seal to take. */
export function sealDice(position: Position, seat: number): DiceSet {
  const { guilds } = position.box.parts;
  let least = Infinity;
  for (let at = 0; at < guilds.length; at += 1) {
    const guild = guilds[at] as Guild;
    if (guild.minDie < least && sealRefusal(position, seat, guild, guild.minDie) === null) least = guild.minDie;
  }
  return least === Infinity ? NO_DICE : atLeast(least);
}

const payableHere = (position: Position, seat: number): DiceSet => payableDice(position, seat, position.box.parts.seals, coinsBeside(playerAt(position, seat), 0, 0, 0));

/** What the guild seals ask of dice whose number is right. */
export function sealsDemand(position: Position, seat: number): Demand {
  return { all: unusedColours(position, seat, position.box.parts.seals), lowest: sealDice(position, seat) & payableHere(position, seat) };
}

export function sealsRefusal(position: Position, seat: number, dice: readonly Die[]): Refusal | null {
  if (!sealDiceFit(position, seat, dice.length)) return no['dice-count'];
  const { seals, moves } = position.box.parts;
  const { all, lowest } = comboWith(moves, dice);
  if ((all & ~unusedColours(position, seat, seals)) !== 0) return no['colour-used'];
  if ((lowest & sealDice(position, seat)) === 0) return no['no-seal-left'];
  return (lowest & payableHere(position, seat)) === 0 ? no['cannot-pay'] : null;
}

export function playSeals(position: Position, seat: number, dice: readonly Die[]): void {
  const { seals } = position.box.parts;
  const coin = occupiedCost(position, seat, seals, dice);
  placeDice(position, seat, dice, seals);
  push(position, { kind: 'seal', seat, limit: pipsOf(dice[dice.length - 1] as Die) });
  charge(position, seat, coin, 0, 0, 'guildSeals', 'MP2-SPACE-10');
}

export function legalSeals(position: Position, { seat, limit }: SealFrame, moves: Move[]): void {
  const { guilds } = position.box.parts;
  for (let at = 0; at < guilds.length; at += 1) {
    const guild = guilds[at] as Guild;
    if (sealRefusal(position, seat, guild, limit) === null) moves.push(guild.take);
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
