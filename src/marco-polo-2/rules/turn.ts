// A turn: MP2-TURN-1..8, MP2-SPACE-1, MP2-R-11..15.
import { pop } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Die } from '../../mechanics/dice.js';
import { bookDice, bookRefusal, playBook } from './books.js';
import { cardPlaceRefusal, effectDice, effectRefusal, placeOfCard, playCard } from './city-cards.js';
import { contractsDice, contractsRefusal, playContracts } from './contracts.js';
import { khanDice, khanRefusal, playKhan } from './khan.js';
import { coinsOnSettingOut } from './movement.js';
import { playSeals, sealDiceFit, sealsDemand, sealsRefusal } from './seals.js';
import { playSpecial, specialDice, specialRefusal } from './special-cities.js';
import { playTravel, travelDemand, travelRefusal } from './travel.js';
import { activeRefusal, bagRefusal, blackDieOnly, buyRefusal, changeDice, changeRefusal, completeRefusal, improveRefusal, outpostRefusal, ownSealRefusal, playBag, playBuy, playChange, playComplete, playImprove, playOutpost, playReroll, rerollDice, rerollRefusal } from './bonus-actions.js';
import { firstRank, NO_DICE, type DiceSet } from './dice-sets.js';
import { choicesOf, comboWith, kept, listWith, moveWith, names, sealsMove, travelMove, type Combo } from './move-cache.js';
import type { Move } from '../words/moves.js';
import type { BookSpace, Card, Contract, Guild, Special, TravelSpace } from '../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { no } from '../words/refusals.js';
import { canSatisfy, handOf, handRefusal, holds, NOTHING_DOES, satisfies, type Demand } from './spaces.js';
import type { CardPlace, Frame } from '../state.js';

type TurnFrame = Extract<Frame, { kind: 'turn' }>;

const END: Move = Object.freeze({ kind: 'end' });
const PASS: Move = Object.freeze({ kind: 'pass' });
const BUY: Move = Object.freeze({ kind: 'blackDie' });

export function legalTurn(position: Position, { seat }: TurnFrame, moves: Move[]): void {
  if (!position.state.turn.acted) legalActions(position, seat, moves);
  legalBonusActions(position, seat, moves);
  if (endRefusal(position, seat) === null) moves.push(END);
  if (position.box.rules.noNormalAction === 'pass' && passRefusal(position, seat) === null) moves.push(PASS);
}

/** All normal actions, in printed order but for seals and travel, which may take several dice. */
function legalActions(position: Position, seat: number, moves: Move[]): void {
  const { parts } = position.box;
  const { moves: cache, specials } = parts;
  const hand = comboWith(cache, handOf(position, seat));
  if (hand.all === NO_DICE) return;
  legalBooks(position, seat, hand.all, moves);
  listWith(cache.khan, hand.all & khanDice(position, seat), moves);
  legalWithDice(position, seat, hand, moves);
  listWith(cache.contracts, hand.all & contractsDice(position, seat), moves);
  for (let city = 0; city < specials.length; city += 1) {
    const special = specials[city] as Special;
    listWith(special.shelf, hand.all & specialDice(position, seat, special), moves);
  }
  legalCards(position, seat, hand.all, moves);
}

function legalBooks(position: Position, seat: number, hand: DiceSet, moves: Move[]): void {
  const { bookSpaces } = position.box.parts;
  const taken = bookSpaces.map((space) => bookDice(position, seat, space));
  for (let rest = hand; rest !== NO_DICE; rest &= rest - 1) {
    for (let at = 0; at < bookSpaces.length; at += 1) {
      if ((rest & -rest & (taken[at] as DiceSet)) !== NO_DICE) moves.push(moveWith((bookSpaces[at] as BookSpace).shelf, firstRank(rest)));
    }
  }
}

function legalCards(position: Position, seat: number, hand: DiceSet, moves: Move[]): void {
  const { cards } = position.state;
  for (let place = 0; place < cards.length; place += 1) {
    const id = (cards[place] as CardPlace).card;
    if (id === null || cardPlaceRefusal(position, seat, place) !== null) continue;
    const card = position.box.parts.card[id] as Card;
    listWith(card.shelf, hand & effectDice(position, seat, card), moves);
  }
}

/** Seals and travel, which may take several dice. */
function legalWithDice(position: Position, seat: number, hand: Combo, moves: Move[]): void {
  const { travelWith, moves: cache } = position.box.parts;
  const { namesDice } = abilitiesOf(position, seat);
  const coins = coinsOnSettingOut(position, seat);
  for (let count = 1; count < travelWith.length; count += 1) {
    const spaces = travelWith[count] as readonly TravelSpace[];
    const seals = sealDiceFit(position, seat, count) ? sealsDemand(position, seat) : NOTHING_DOES;
    const travel = spaces.map((space) => travelDemand(position, seat, space, coins));
    if (!canSatisfy(hand, seals) && !travel.some((demand) => canSatisfy(hand, demand))) continue;
    const choices = choicesOf(cache, hand, count);
    for (let at = 0; at < choices.length; at += 1) {
      const combo = choices[at] as Combo;
      if (namesDice && !holds(position, seat, combo.dice)) continue;
      if (satisfies(combo, seals)) moves.push(sealsMove(combo));
      for (let space = 0; space < spaces.length; space += 1) if (satisfies(combo, travel[space] as Demand)) moves.push(travelMove(combo, spaces[space] as TravelSpace));
    }
  }
}

/** Whether any normal action is possible. */
export function anyAction(position: Position, seat: number): boolean {
  const moves: Move[] = [];
  legalActions(position, seat, moves);
  return moves.length > 0;
}

function legalBonusActions(position: Position, seat: number, moves: Move[]): void {
  const { moves: cache, contract, guild } = position.box.parts;
  const { active, seals, dice, outposts } = playerAt(position, seat);
  for (const id of active) {
    const held = contract[id] as Contract;
    if (activeRefusal(position, seat, held) === null) moves.push(held.complete);
  }
  for (const id of seals) if (ownSealRefusal(position, seat, id) === null) moves.push((guild[id] as Guild).improve);
  if (dice.length > 0) legalOnBoard(position, seat, comboWith(cache, dice).all, moves);
  if (buyRefusal(position, seat) === null) moves.push(BUY);
  for (const tile of outposts) if (outpostRefusal(position, seat, tile) === null) moves.push((names(cache, 'outpost')[tile] ??= kept({ kind: 'outpost', tile })));
}

/** Bonus actions with the dice on the player board. */
function legalOnBoard(position: Position, seat: number, dice: DiceSet, moves: Move[]): void {
  const { bagCoin, bagCamel, bagJade, reroll, raise, lower } = position.box.parts.moves;
  const bag = bagRefusal(position, seat, anyAction) === null;
  const rerolled = rerollDice(position, seat);
  const raised = changeDice(position, seat, 1);
  const lowered = changeDice(position, seat, -1);
  for (let rest = dice; rest !== NO_DICE; rest &= rest - 1) {
    const die = rest & -rest;
    const rank = firstRank(rest);
    if (bag) moves.push(moveWith(bagCoin, rank), moveWith(bagCamel, rank), moveWith(bagJade, rank));
    if ((die & rerolled) !== NO_DICE) moves.push(moveWith(reroll, rank));
    if ((die & raised) !== NO_DICE) moves.push(moveWith(raise, rank));
    if ((die & lowered) !== NO_DICE) moves.push(moveWith(lower, rank));
  }
}

function endRefusal(position: Position, seat: number): Refusal | null {
  return position.state.turn.acted || playerAt(position, seat).dice.length === 0 ? null : no['action-due'];
}

function passRefusal(position: Position, seat: number): Refusal | null {
  if (position.box.rules.noNormalAction !== 'pass') return no['no-passing'];
  if (playerAt(position, seat).dice.length === 0) return no['no-passing'];
  if (position.state.turn.acted) return no['action-taken'];
  return anyAction(position, seat) ? no['action-possible'] : null;
}

/** Without dice and without a way to a black die the turn ends by itself (MP2-R-14). */
export function turnLapses(position: Position, { seat }: TurnFrame): boolean {
  if (!blackDieOnly(position, seat)) return false;
  const moves: Move[] = [];
  legalBonusActions(position, seat, moves);
  return moves.length === 0;
}

export function refuseTurn(position: Position, { seat }: TurnFrame, move: Move): Refusal | null {
  switch (move.kind) {
    case 'book': case 'khan': case 'contracts': case 'special': case 'card': case 'seals': case 'travel':
      return position.state.turn.acted ? no['action-taken'] : refuseAction(position, seat, move);
    case 'bag': return handHolds(position, seat, move.die) ?? bagRefusal(position, seat, anyAction);
    case 'reroll': return handHolds(position, seat, move.die) ?? rerollRefusal(position, seat, move.die);
    case 'raise': return handHolds(position, seat, move.die) ?? changeRefusal(position, seat, move.die, 1);
    case 'lower': return handHolds(position, seat, move.die) ?? changeRefusal(position, seat, move.die, -1);
    case 'complete': return completeRefusal(position, seat, move.contract);
    case 'improve': return improveRefusal(position, seat, move.guild);
    case 'blackDie': return buyRefusal(position, seat);
    case 'outpost': return outpostRefusal(position, seat, move.tile);
    case 'end': return endRefusal(position, seat);
    case 'pass': return passRefusal(position, seat);
    default: return null;
  }
}

/** Bonus actions take the dice as they lie on the board. */
function handHolds(position: Position, seat: number, die: Die): Refusal | null {
  return playerAt(position, seat).dice.includes(die) ? null : no['die-not-held'];
}

function refuseAction(position: Position, seat: number, move: Move): Refusal | null {
  const { parts } = position.box;
  const dice = 'dice' in move ? move.dice : 'die' in move ? [move.die] : [];
  const hand = handRefusal(position, seat, dice);
  if (hand) return hand;
  switch (move.kind) {
    case 'book': return bookRefusal(position, seat, parts.bookSpaces.find(({ name }) => name === move.space) as BookSpace, move.die);
    case 'khan': return khanRefusal(position, seat, move.die);
    case 'contracts': return contractsRefusal(position, seat, move.die);
    case 'special': {
      const special = parts.special[move.city];
      return special === undefined ? no['special-needs-post'] : specialRefusal(position, seat, special, move.die);
    }
    case 'card': return cardPlaceRefusal(position, seat, placeOfCard(position, move.card)) ?? effectRefusal(position, seat, parts.card[move.card] as Card, move.die);
    case 'seals': return sealsRefusal(position, seat, move.dice);
    case 'travel': return travelRefusal(position, seat, parts.travel.find(({ id }) => id === move.space) as TravelSpace, move.dice);
    default: return null;
  }
}

export function playTurn(position: Position, { seat }: TurnFrame, move: Move): void {
  const { turn } = position.state;
  switch (move.kind) {
    case 'book': case 'khan': case 'contracts': case 'special': case 'card': case 'seals': case 'travel':
      turn.acted = true;
      playAction(position, seat, move);
      return;
    case 'bag':
      // A die on the bag may stand in for a normal action that is not possible (MP2-R-11).
      if (position.box.rules.noNormalAction === 'one-bag-die' && !turn.acted && !anyAction(position, seat)) turn.acted = true;
      playBag(position, seat, move.die, move.gain);
      return;
    case 'reroll': playReroll(position, seat, move.die); return;
    case 'raise': playChange(position, seat, move.die, 1); return;
    case 'lower': playChange(position, seat, move.die, -1); return;
    case 'complete': playComplete(position, seat, move.contract); return;
    case 'improve': playImprove(position, seat, move.guild); return;
    case 'blackDie': playBuy(position, seat); return;
    case 'outpost': playOutpost(position, seat, move.tile); return;
    default: endTurn(position, seat, move.kind === 'pass');
  }
}

function endTurn(position: Position, seat: number, passed: boolean): void {
  pop(position);
  const { turn } = position.state;
  turn.passes = passed ? turn.passes + 1 : 0;
  if (!passed) tellTurnOver(position, { seat });
  else if (position.events) position.events({ kind: 'passed', rule: 'MP2-R-11', seat });
}

/** The turn is over, by the player's word or by itself (MP2-R-14). */
export function tellTurnOver({ events }: Position, { seat }: { readonly seat: number }): void {
  if (events) events({ kind: 'turn-over', rule: 'MP2-TURN-8', seat });
}

function playAction(position: Position, seat: number, move: Move): void {
  const { parts } = position.box;
  switch (move.kind) {
    case 'book': playBook(position, seat, parts.bookSpaces.find(({ name }) => name === move.space) as BookSpace, move.die); return;
    case 'khan': playKhan(position, seat, move.die); return;
    case 'contracts': playContracts(position, seat, move.die); return;
    case 'special': playSpecial(position, seat, parts.special[move.city] as Special, move.die); return;
    case 'card': playCard(position, seat, parts.card[move.card] as Card, move.die); return;
    case 'seals': playSeals(position, seat, move.dice); return;
    case 'travel': playTravel(position, seat, parts.travel.find(({ id }) => id === move.space) as TravelSpace, move.dice); return;
    default:
  }
}
