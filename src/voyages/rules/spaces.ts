// VOY-SPACE-2 to VOY-SPACE-14, VOY-BERKE-1, VOY-RASCHID-1, VOY-RASCHID-4: placing dice on spaces, and paying for occupied ones.
import type { Refusal, RuleId, Seat } from '../../kernel/rules.js';
import { anyOwn, dieRank, holdsDice, holdsOwnDie, placed, placerOf, pipsOf, removeDie, turned, type Die, type PlacedDie } from '../../mechanics/dice.js';
import { handMemory, OPEN, type Hands, type Placing } from '../../mechanics/hands.js';
import { characterOf, lastOf, named, playerAt, refusals, type Position, type TurnAtHand } from './chapter.js';
import type { SpaceId } from '../content/ids.js';
import type { Player } from '../state.js';
import { charge } from './gains.js';

/** What a die shows before it is rolled; Raschid ad-Din Sinan's show nothing until he places them. */
export const UNROLLED = 0;

/** The lowest of dice in the order of lists. */
export function lowestOf(dice: readonly Die[]): number {
  return pipsOf(lastOf(dice));
}

/** Dice as they are placed. */
const placingOf = (dice: Die[]): Pick<Placing, 'anyOwn' | 'lowest'> => ({ lowest: lowestOf(dice), anyOwn: anyOwn(dice) });

/** Why a player cannot place these dice anywhere. */
export function diceRefusal(position: Position, player: Player, dice: readonly Die[], count: number): Refusal | null {
  if (dice.length !== count) return refusals['dice-number'];
  if (!characterOf(position, player).namesDice) return lowestOf(dice) > UNROLLED && holdsDice(player.dice, dice) ? null : refusals['no-such-die'];
  if (lowestOf(dice) === UNROLLED) return refusals['value-not-named'];
  const unnamed = dice.map((die) => turned(die, UNROLLED)).sort((a, b) => dieRank(a) - dieRank(b));
  return holdsDice(player.dice, unnamed) ? null : refusals['no-such-die'];
}

function occupies({ box: { rulings } }: Position, die: PlacedDie, space: SpaceId, seat: Seat): boolean {
  const placer = placerOf(die);
  if (placer < 0) return space !== 'fiveCoins' || rulings.neutralFiveCoins === 'counts';
  return placer !== seat || rulings.occupiedBy === 'any-die';
}

/** The dice on a space of the board. Each space is named: one under a name that is only known when it is asked for has to be looked up. */
function diceOn({ state: { spaces } }: Position, space: SpaceId): PlacedDie[] {
  switch (space) {
    case 'fiveCoins': return spaces.fiveCoins;
    case 'bazaar.camel': return spaces['bazaar.camel'];
    case 'bazaar.pepper': return spaces['bazaar.pepper'];
    case 'bazaar.silk': return spaces['bazaar.silk'];
    case 'bazaar.gold': return spaces['bazaar.gold'];
    case 'khansFavour': return spaces.khansFavour;
    case 'contracts': return spaces.contracts;
    case 'travel': return spaces.travel;
    case 'moneyBag': return spaces.moneyBag;
  }
}

/** Whether a space counts as occupied for a player. */
function isOccupied(position: Position, space: SpaceId, seat: Seat): boolean {
  for (const die of diceOn(position, space)) if (occupies(position, die, space, seat)) return true;
  return false;
}

/**
 * How a space stands to a player, looked up once for all dice and told by one small number: closed, or open to dice by
 * what they show, to foreign dice only or to all.
 */
export type Standing = number;

/** Open to all dice, free of charge. */
export const FREE: Standing = OPEN;
/** Open to no dice. */
export const CLOSED: Standing = 32;
const ASCENDING = 16;
const FOREIGN_ONLY = 8;
const PRICED = 1;

/** A space where dice must show so much at least (Khan's favour). */
export function ascending(least: number, foreignOnly: boolean): Standing {
  return ASCENDING + (foreignOnly ? FOREIGN_ONLY : 0) + least;
}

/** Who may pay for a space: coins at hand, and what his character can do. */
type Spender = Pick<TurnAtHand, 'coin' | 'character'>;

/** Who may pay from a seat. */
function spenderAt(position: Position, seat: Seat): Spender {
  const player = playerAt(position, seat);
  return { coin: player.coin, character: characterOf(position, player) };
}

/** How a space that can be shared stands to a player. */
export function standingOf(position: Position, space: SpaceId, seat: Seat, { coin, character }: Spender = spenderAt(position, seat)): Standing {
  const dice = diceOn(position, space);
  if (dice.length === 0) return FREE;
  const priced = !character.neverPaysOccupied && isOccupied(position, space, seat);
  // No price is higher than a six.
  return (holdsOwnDie(dice, seat) ? FOREIGN_ONLY : 0) + (priced ? PRICED + Math.min(6, coin) : 0);
}

/** Whether a price is due. */
export function isPriced(standing: Standing): boolean {
  return standing % FOREIGN_ONLY >= PRICED;
}

/** Why dice cannot go to a space that stands to the player like this. */
export function standingRefusal(standing: Standing, { anyOwn: own, lowest }: Pick<Placing, 'anyOwn' | 'lowest'>): Refusal | null {
  if (standing >= CLOSED) return refusals['khan-full'];
  if ((standing & FOREIGN_ONLY) > 0 && own) return refusals['own-colour-there'];
  const limit = standing % FOREIGN_ONLY;
  if (standing >= ASCENDING) return lowest < limit ? refusals['khan-too-low'] : null;
  return limit >= PRICED && limit - PRICED < lowest ? refusals['occupied-too-dear'] : null;
}

/** The hands of players, and the ways to place dice out of them. */
export const hands: Hands = /* @__PURE__ */ handMemory((standing, placing) => standingRefusal(standing, placing) === null);

/** Why dice a player names cannot go to a space that takes so many and stands to him like this. */
export function placingRefusal(position: Position, seat: Seat, dice: Die[], { count, standing }: { readonly count: number; readonly standing: Standing }): Refusal | null {
  return diceRefusal(position, playerAt(position, seat), dice, count) ?? standingRefusal(standing, placingOf(dice));
}

/** Takes dice off the player board. */
export function takeDice(player: Player, dice: readonly Die[]): void {
  // Whoever names values has dice that show nothing yet.
  const unrolled = lowestOf(player.dice) === UNROLLED;
  for (let at = 0; at < dice.length; at += 1) removeDie(player.dice, unrolled ? turned(named(dice, at), UNROLLED) : named(dice, at));
}

/** Dice for a space of the board. */
interface Laid {
  readonly space: SpaceId;
  readonly dice: readonly Die[];
  readonly rule: RuleId;
}

/** Places dice on a space of the board, free of charge. */
export function layDice(position: Position, seat: Seat, { space, dice, rule }: Laid): void {
  const there = diceOn(position, space);
  takeDice(playerAt(position, seat), dice);
  for (let at = 0; at < dice.length; at += 1) there.push(placed(seat, named(dice, at)));
  position.events?.({ kind: 'dice-placed', seat, rule, space, dice });
}

/** Places dice on a space of the board and pays for an occupied one. */
export function placeDice(position: Position, seat: Seat, laid: Laid): void {
  const priced = isPriced(standingOf(position, laid.space, seat));
  layDice(position, seat, laid);
  if (priced) charge(position, seat, { amounts: [{ resource: 'coin', amount: lowestOf(laid.dice) }], source: laid.space, rule: 'VOY-SPACE-9' });
}
