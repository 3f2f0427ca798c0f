// VOY-COINS-1, VOY-COINS-2, VOY-BAZAAR-1 to VOY-BAZAAR-6, VOY-KHAN-1 to VOY-KHAN-6: 5 coins, the bazaar and Khan's favour.
import type { Seat } from '../../kernel/chance.js';
import type { Refusal } from '../../kernel/legality.js';
import { holdsOwnDie, isOwn, pipsOf, type Die, type PlacedDie } from '../../mechanics/dice.js';
import type { Position, Reward } from '../box.js';
import { FIVE_COINS, KHANS_FAVOUR, KHAN_PLACES } from '../content/board.js';
import { diceRefusal, layDice, lowestOf, placeDice, spaceRefusal, standingOf, standingRefusal } from './dice.js';
import { credit, gain, playerAt } from './gains.js';
import { beginMain } from './main-action.js';
import { append, bazaarMoves, fiveCoinsMove, khanMoves, placements, type Placing } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { BAZAAR_KINDS, type BazaarKind } from '../content/resources.js';
import type { SpaceId } from '../state.js';

const BAZAAR_SPACES: Readonly<Record<BazaarKind, SpaceId>> = { camel: 'bazaar.camel', pepper: 'bazaar.pepper', silk: 'bazaar.silk', gold: 'bazaar.gold' };

/** Every die that may go to 5 coins. */
export function legalFiveCoins(position: Position, seat: Seat, single: readonly Placing[], moves: Move[]): void {
  const standing = standingOf(position, 'fiveCoins', seat);
  for (let at = 0; at < single.length; at += 1) {
    const placing = single[at] as Placing;
    if (standingRefusal(standing, placing) === null) moves.push(fiveCoinsMove(placing));
  }
}

/** Why a die cannot go to 5 coins. */
export function refuseFiveCoins(position: Position, seat: Seat, { die }: Play<'fiveCoins'>): Refusal | null {
  return diceRefusal(playerAt(position, seat), [die], 1) ?? spaceRefusal(position, 'fiveCoins', seat, [die]);
}

/** Takes 5 coins. */
export function playFiveCoins(position: Position, seat: Seat, { die }: Play<'fiveCoins'>): void {
  beginMain(position, seat, 'fiveCoins', 0);
  placeDice(position, 'fiveCoins', seat, [die], 'VOY-COINS-1');
  credit(position, seat, 'fiveCoins', [{ resource: 'coin', amount: FIVE_COINS.coin }], 1, 'VOY-COINS-1');
}

/** Every column of the bazaar that can be had with some dice. */
export function legalBazaar(position: Position, seat: Seat, hand: Placing, moves: Move[]): void {
  for (let kind = 0; kind < BAZAAR_KINDS.length; kind += 1) {
    const good = BAZAAR_KINDS[kind] as BazaarKind;
    const { dice: number } = position.box.bazaar[good];
    if (hand.dice.length < number) continue;
    const standing = standingOf(position, BAZAAR_SPACES[good], seat);
    const choices = placements(hand, number);
    for (let at = 0; at < choices.length; at += 1) {
      const placing = choices[at] as Placing;
      if (standingRefusal(standing, placing) === null) append(moves, bazaarMoves(placing, kind));
    }
  }
}

/** Why a column of the bazaar cannot be had. */
export function refuseBazaar(position: Position, seat: Seat, { good, column, dice }: Play<'bazaar'>): Refusal | null {
  const refusal = diceRefusal(playerAt(position, seat), dice, position.box.bazaar[good].dice) ?? spaceRefusal(position, BAZAAR_SPACES[good], seat, dice);
  return refusal ?? (column > lowestOf(dice) ? refusals['column-too-high'] : null);
}

/** Gains everything shown in the column. */
export function playBazaar(position: Position, seat: Seat, { good, column, dice }: Play<'bazaar'>): void {
  const space = BAZAAR_SPACES[good];
  const { columns } = position.box.bazaar[good];
  beginMain(position, seat, space, column);
  placeDice(position, space, seat, dice, 'VOY-BAZAAR-1');
  gain(position, seat, space, columns[column - 1] as Reward, 'VOY-BAZAAR-3');
}

/** Khan's favour as a player finds it: closed, or the least a die must show, and whether it must not be an own one. */
function khanStanding({ state, box }: Position, seat: Seat): number {
  const there = state.spaces.khansFavour;
  if (there.length >= KHAN_PLACES) return CLOSED;
  const once = box.answers.khanColourScope === 'once-over-all-places';
  const left = there.length > 0 ? pipsOf(there[there.length - 1] as PlacedDie) : 0;
  return left + (once && holdsOwnDie(there, seat) ? OTHERS_ONLY : 0);
}

const OTHERS_ONLY = 8;
const CLOSED = 16;

/** Why a die a player holds cannot go to Khan's favour. */
function khanRefusal(standing: number, die: Die): Refusal | null {
  if (standing === CLOSED) return refusals['khan-full'];
  if (standing >= OTHERS_ONLY && isOwn(die)) return refusals['own-colour-there'];
  return pipsOf(die) < standing % OTHERS_ONLY ? refusals['khan-too-low'] : null;
}

/** Every die high enough for Khan's favour, with every good. */
export function legalKhan(position: Position, seat: Seat, single: readonly Placing[], moves: Move[]): void {
  const standing = khanStanding(position, seat);
  if (standing === CLOSED) return;
  for (let at = 0; at < single.length; at += 1) {
    const placing = single[at] as Placing;
    if (khanRefusal(standing, placing.dice[0] as Die) === null) append(moves, khanMoves(placing));
  }
}

/** Why a die cannot go to Khan's favour. */
export function refuseKhan(position: Position, seat: Seat, { die }: Play<'khansFavour'>): Refusal | null {
  return diceRefusal(playerAt(position, seat), [die], 1) ?? khanRefusal(khanStanding(position, seat), die);
}

/** Gains a good and 2 camels; no price is ever paid here. */
export function playKhan(position: Position, seat: Seat, { good, die }: Play<'khansFavour'>): void {
  beginMain(position, seat, 'khansFavour', 0);
  layDice(position, 'khansFavour', seat, [die], 'VOY-KHAN-2');
  credit(position, seat, 'khansFavour', [{ resource: good, amount: 1 }, { resource: 'camel', amount: KHANS_FAVOUR.camel }], 1, 'VOY-KHAN-1');
}
