// VOY-SPACE-2 to VOY-SPACE-14, VOY-DICE-1 to VOY-DICE-4, VOY-BERKE-1, VOY-RASCHID-1 to VOY-RASCHID-4: placing, paying and rolling dice.
import type { ChanceRequest, Outcome, Seat } from '../kernel/chance.js';
import { pop, push } from '../kernel/frames.js';
import type { Refusal, RuleId } from '../kernel/legality.js';
import { anyOwn, diceChoices, dieOf, dieRank, holdsDice, holdsOwnDie, inOrder, insertDie, isOwn, placed, placerOf, pipsOf, removeDie, turned, type Die, type PlacedDie } from '../mechanics/dice.js';
import type { Position } from './box.js';
import type { FrameOf } from './frame-types.js';
import { charge, playerAt } from './gains.js';
import { refusals } from './refusals.js';
import type { Player, SpaceId } from './state.js';

/** Raschid ad-Din Sinan's dice show nothing until he places them. */
export const UNROLLED = 0;

/** Whether a player names the values of his dice. */
export function namesValues(player: Player): boolean {
  return player.character === 'raschid';
}

/** The different ways to place so many dice; with Raschid, whatever he can name. */
export function placements(player: Player, count: number): readonly Die[][] {
  return namesValues(player) ? namedPlacements(player.dice, count) : diceChoices(player.dice, count);
}

/** All Raschid can name, by number of own dice, black dice and dice to place: he has the same hands again and again. */
const named: (readonly Die[][])[] = [];

function namedPlacements(dice: readonly Die[], count: number): readonly Die[][] {
  let own = 0;
  for (let at = 0; at < dice.length; at += 1) if (isOwn(dice[at] as Die)) own += 1;
  const key = ((dice.length - own) * 8 + own) * 8 + count;
  return (named[key] ??= nameAll(diceChoices(dice, count)));
}

function nameAll(choices: readonly Die[][]): readonly Die[][] {
  const ways: Die[][] = [];
  for (const choice of choices) nameRest(choice, [], ways);
  return ways;
}

/** Each die gets a value of its own; among dice of one colour the values fall, so that no way comes twice. */
function nameRest(choice: readonly Die[], begun: readonly Die[], ways: Die[][]): void {
  const at = begun.length;
  const die = choice[at];
  if (die === undefined) {
    ways.push(Object.freeze(begun.slice().sort((a, b) => dieRank(a) - dieRank(b))) as Die[]);
    return;
  }
  const most = at > 0 && choice[at - 1] === die ? pipsOf(begun[at - 1] as Die) : 6;
  for (let pips = most; pips >= 1; pips -= 1) nameRest(choice, [...begun, turned(die, pips)], ways);
}

/** The lowest of dice in the order of lists. */
export function lowestOf(dice: readonly Die[]): number {
  return pipsOf(dice[dice.length - 1] as Die);
}

/** Why a player cannot place these dice anywhere. */
export function diceRefusal(player: Player, dice: readonly Die[], count: number): Refusal | null {
  if (dice.length !== count) return refusals['dice-number'];
  if (!inOrder(dice)) return refusals['dice-order'];
  if (!namesValues(player)) return lowestOf(dice) > 0 && holdsDice(player.dice, dice) ? null : refusals['no-such-die'];
  if (lowestOf(dice) === UNROLLED) return refusals['value-not-named'];
  const unnamed = dice.map((die) => turned(die, UNROLLED)).sort((a, b) => dieRank(a) - dieRank(b));
  return holdsDice(player.dice, unnamed) ? null : refusals['no-such-die'];
}

function occupies(position: Position, die: PlacedDie, space: SpaceId, seat: Seat): boolean {
  const { answers } = position.box;
  const placer = placerOf(die);
  if (placer < 0) return space !== 'fiveCoins' || answers.neutralFiveCoins === 'counts';
  return placer !== seat || answers.occupiedBy === 'any-die';
}

/** Whether a space counts as occupied for a player. */
function isOccupied(position: Position, space: SpaceId, seat: Seat): boolean {
  const dice = position.state.spaces[space];
  for (let at = 0; at < dice.length; at += 1) if (occupies(position, dice[at] as PlacedDie, space, seat)) return true;
  return false;
}

/** How a space that can be shared stands to a player, looked up once for all dice. */
export interface Standing {
  /** Whether an own die lies there. */
  readonly ownThere: boolean;
  /** Whether a price is due: not from Berke Khan. */
  readonly priced: boolean;
}

/** How a space stands to a player. */
export function standingOf(position: Position, space: SpaceId, seat: Seat): Standing {
  const dice = position.state.spaces[space];
  if (dice.length === 0) return OPEN;
  return { ownThere: holdsOwnDie(dice, seat), priced: playerAt(position, seat).character !== 'berke' && isOccupied(position, space, seat) };
}

const OPEN: Standing = { ownThere: false, priced: false };

/** Why dice cannot go to a space that stands to the player like this. */
export function standingRefusal({ ownThere, priced }: Standing, dice: readonly Die[], coin: number): Refusal | null {
  if (ownThere && anyOwn(dice)) return refusals['own-colour-there'];
  return priced && coin < lowestOf(dice) ? refusals['occupied-too-dear'] : null;
}

/** What a player pays for a space that can be shared, when the lowest die placed shows so much. */
export function priceOf(position: Position, space: SpaceId, seat: Seat, lowest: number): number {
  return standingOf(position, space, seat).priced ? lowest : 0;
}

/** Why dice a player holds cannot go to a space that can be shared. */
export function spaceRefusal(position: Position, space: SpaceId, seat: Seat, dice: readonly Die[]): Refusal | null {
  return standingRefusal(standingOf(position, space, seat), dice, playerAt(position, seat).coin);
}

/** Takes dice off the player board. */
export function takeDice(player: Player, dice: readonly Die[]): void {
  const naming = namesValues(player);
  for (let at = 0; at < dice.length; at += 1) {
    const die = dice[at] as Die;
    removeDie(player.dice, naming ? turned(die, UNROLLED) : die);
  }
}

/** Places dice on a space of the board, free of charge. */
export function layDice(position: Position, space: SpaceId, seat: Seat, dice: readonly Die[], rule: RuleId): void {
  const there = position.state.spaces[space];
  takeDice(playerAt(position, seat), dice);
  for (let at = 0; at < dice.length; at += 1) there.push(placed(seat, dice[at] as Die));
  if (position.events) position.events({ kind: 'dice-placed', seat, space, dice, rule });
}

/** Places dice on a space of the board and pays for an occupied one. */
export function placeDice(position: Position, space: SpaceId, seat: Seat, dice: readonly Die[], rule: RuleId): void {
  const price = priceOf(position, space, seat, lowestOf(dice));
  layDice(position, space, seat, dice, rule);
  if (price > 0) charge(position, seat, space, [{ resource: 'coin', amount: price }], 1, 'VOY-SPACE-9');
}

/** A black die as a reward: lost when none is left. */
export function gainBlackDie(position: Position, seat: Seat): void {
  const { state, box } = position;
  const limited = box.answers.blackDieLimit === 'one-from-any-source';
  if (state.blackDice === 0 || (limited && state.turn.blackDice > 0)) {
    if (position.events) position.events({ kind: 'bonus-lost', seat, bonus: 'blackDie', rule: state.blackDice === 0 ? 'VOY-DICE-2' : 'VOY-R-38' });
    return;
  }
  if (limited) state.turn.blackDice += 1;
  takeBlackDie(position, seat, 'VOY-DICE-2');
}

/** Takes a black die from the board and rolls it. */
export function takeBlackDie(position: Position, seat: Seat, rule: RuleId): void {
  const player = playerAt(position, seat);
  position.state.blackDice -= 1;
  if (position.events) position.events({ kind: 'die-taken', seat, rule });
  if (namesValues(player)) insertDie(player.dice, dieOf('black', UNROLLED));
  else push(position, { kind: 'rollDie', seat, colour: 'black', purpose: 'black-die' });
}

/** One die is rolled. */
export function rollDieRequest(_position: Position, { seat, purpose }: FrameOf<'rollDie'>): ChanceRequest {
  return { kind: 'roll', purpose, rule: purpose === 'reroll' ? 'VOY-BONUS-9' : 'VOY-DICE-2', seat, dice: 1, sides: 6 };
}

/** The rolled die joins the others. */
export function resolveRollDie(position: Position, { seat, colour, purpose }: FrameOf<'rollDie'>, outcome: Outcome): void {
  const die = dieOf(colour, outcome[0] as number);
  pop(position);
  insertDie(playerAt(position, seat).dice, die);
  if (position.events) position.events({ kind: 'die-rolled', seat, purpose, colour, die, rule: purpose === 'reroll' ? 'VOY-BONUS-9' : 'VOY-DICE-2' });
}
