// Whose position is described, and what has to be known of it again and again.
import { DIE_OF_ROUND } from '../../mechanics/description.js';
import { ROUNDS } from '../box.js';
import type { Character } from '../content/characters.js';
import type { Table, View } from '../state.js';
import { abilitiesOf, waysBy, type Aim, type Known } from './known.js';

export type Player = View['players'][number];

/** Whose position is described, and how much time is left: a share of the rounds there are after the first, a die in hand counting a little. */
export interface Subject {
  readonly known: Known;
  readonly table: Table;
  readonly player: Player;
  readonly character: Character;
  readonly seat: number;
  readonly rounds: number;
  readonly time: number;
  /** Places where posts of the seat stand, the shields they show, and the improved seals, as bits. */
  readonly own: number;
  readonly shields: number;
  readonly improved: number;
  /** Its goal card, once it is kept and known. */
  readonly aim: Aim | null;
  /** How far it is from place to place. */
  readonly ways: Float64Array;
}

/** The rounds after the first. */
export const LATER_ROUNDS = ROUNDS - 1;

/** A seat at a table. */
export function subjectOf(known: Known, table: Table, seat: number): Subject {
  const { numbers } = known;
  const player = table.players[seat] as Player;
  const rounds = ROUNDS - Math.max(1, table.round);
  const character = abilitiesOf(player.character);
  let own = 0;
  let shields = 0;
  for (const city of player.posts) {
    const place = numbers.place[city] as number;
    own |= 1 << place;
    shields |= 1 << (numbers.shields[place] as number);
  }
  const [goal] = player.goals;
  const aim = player.goals.length === 1 && typeof goal === 'string' ? (known.aims[goal] ?? null) : null;
  const time = (rounds + DIE_OF_ROUND * player.dice.length) / LATER_ROUNDS;
  return { known, table, player, character, seat, rounds, time, own, shields, improved: guildsOf(known, player.improved), aim, ways: waysBy(known, character, guildsOf(known, player.seals)) };
}

function guildsOf({ numbers }: Known, guilds: readonly string[]): number {
  let bits = 0;
  for (const guild of guilds) bits |= 1 << (numbers.guild[guild] as number);
  return bits;
}

/** How many bits are set. */
export function ones(bits: number): number {
  let many = 0;
  for (let left = bits; left !== 0; left &= left - 1) many += 1;
  return many;
}
