// VOY-TURN-1 to VOY-TURN-12: a turn, and whose turn is next.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { legalCards, playCard, refuseCard } from './city-cards.js';
import { legalContracts, playContracts, refuseContracts } from './taking-contracts.js';
import { legalBazaar, legalFiveCoins, legalKhan, playBazaar, playFiveCoins, playKhan, refuseBazaar, refuseFiveCoins, refuseKhan } from './spaces.js';
import { legalTravel, playTravel, refuseTravel } from './travel.js';
import { blackDieRefusal, legalBonusActions, playBag, playBlackDie, playChange, playComplete, playReroll, refuseBag, refuseChange, refuseComplete, refuseReroll } from './bonus-actions.js';
import type { Position } from '../box.js';
import { REFILL } from '../content/board.js';
import { rowIsEmpty } from './contracts.js';
import type { FrameOf } from '../frame-types.js';
import { playerAt } from './gains.js';
import { heldDice, placements, placingOf, type Placing } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import type { Player, Turn } from '../state.js';

/** The kinds of move of a turn. */
export const TURN_MOVES = [
  'fiveCoins', 'bazaar', 'khansFavour', 'contracts', 'travel', 'cityCard', 'cityCardPaying', 'cityCardOpen',
  'complete', 'moneyBag', 'reroll', 'change', 'buyBlackDie', 'endTurn',
] as const;

type TurnMove = Play<(typeof TURN_MOVES)[number]>;

const END: Move = Object.freeze({ kind: 'endTurn' } as const);

/** A turn in which nothing has happened yet. */
export function freshTurn(begunWith: number): Turn {
  return { acted: false, blackDice: 0, begunWith, posts: [] };
}

const inRound = ({ dice, passed }: Player): boolean => dice.length > 0 && !passed;

/** The next player clockwise who has dice takes a turn; without one the round is over. */
export function runTurns(position: Position, frame: FrameOf<'turns'>): void {
  const { state, box } = position;
  for (let place = 0; place < box.seats; place += 1) {
    const seat = (frame.seat + place) % box.seats;
    if (inRound(playerAt(position, seat))) { beginTurn(position, frame, seat); return; }
  }
  state.turn = freshTurn(0);
  pop(position);
}

function beginTurn(position: Position, frame: FrameOf<'turns'>, seat: Seat): void {
  const { state, box } = position;
  frame.seat = (seat + 1) % box.seats;
  state.turn = freshTurn(playerAt(position, seat).dice.length);
  if (position.events) position.events({ kind: 'turn-begins', seat, rule: 'VOY-TURN-11' });
  push(position, { kind: 'turn', seat });
  if (rowIsEmpty(state)) push(position, { kind: 'refill', left: REFILL });
}

function legalMains(position: Position, seat: Seat, hand: Placing, moves: Move[]): void {
  if (hand.dice.length === 0) return;
  const single = placements(hand, 1);
  legalFiveCoins(position, seat, single, moves);
  legalBazaar(position, seat, hand, moves);
  legalKhan(position, seat, single, moves);
  legalContracts(position, seat, single, moves);
  legalTravel(position, seat, placements(hand, 2), moves);
  legalCards(position, seat, single, moves);
}

/** Whether a main action is still to be taken and can be. */
function mainPossible(position: Position, seat: Seat): boolean {
  if (position.state.turn.acted) return false;
  const moves: Move[] = [];
  legalMains(position, seat, placingOf(playerAt(position, seat).dice), moves);
  return moves.length > 0;
}

function endRefusal(position: Position, seat: Seat, possible: boolean): Refusal | null {
  if (position.state.turn.acted || playerAt(position, seat).dice.length === 0) return null;
  return !possible && position.box.answers.noMainAction === 'pass-with-dice' ? null : refusals['main-action-due'];
}

/** Everything a player can do in his turn. */
export function legalTurn(position: Position, { seat }: FrameOf<'turn'>, moves: Move[]): void {
  const hand = placingOf(playerAt(position, seat).dice);
  if (!position.state.turn.acted) legalMains(position, seat, hand, moves);
  const possible = moves.length > 0;
  legalBonusActions(position, seat, heldDice(hand), possible, moves);
  if (endRefusal(position, seat, possible) === null) moves.push(END);
}

/** Why something cannot be done in a turn. */
export function refuseTurn(position: Position, { seat }: FrameOf<'turn'>, move: TurnMove): Refusal | null {
  switch (move.kind) {
    case 'complete': return refuseComplete(position, seat, move);
    case 'moneyBag': return refuseBag(position, seat, move, mainPossible(position, seat));
    case 'reroll': return refuseReroll(position, seat, move);
    case 'change': return refuseChange(position, seat, move);
    case 'buyBlackDie': return blackDieRefusal(position, seat);
    case 'endTurn': return endRefusal(position, seat, mainPossible(position, seat));
    default: return position.state.turn.acted ? refusals['main-action-done'] : refuseMain(position, seat, move);
  }
}

function refuseMain(position: Position, seat: Seat, move: Exclude<TurnMove, Play<'complete' | 'moneyBag' | 'reroll' | 'change' | 'buyBlackDie' | 'endTurn'>>): Refusal | null {
  switch (move.kind) {
    case 'fiveCoins': return refuseFiveCoins(position, seat, move);
    case 'bazaar': return refuseBazaar(position, seat, move);
    case 'khansFavour': return refuseKhan(position, seat, move);
    case 'contracts': return refuseContracts(position, seat, move);
    case 'travel': return refuseTravel(position, seat, move);
    default: return refuseCard(position, seat, move);
  }
}

/** Does one thing in a turn. */
export function playTurn(position: Position, { seat }: FrameOf<'turn'>, move: TurnMove): void {
  switch (move.kind) {
    case 'fiveCoins': { playFiveCoins(position, seat, move); return; }
    case 'bazaar': { playBazaar(position, seat, move); return; }
    case 'khansFavour': { playKhan(position, seat, move); return; }
    case 'contracts': { playContracts(position, seat, move); return; }
    case 'travel': { playTravel(position, seat, move); return; }
    case 'complete': { playComplete(position, seat, move); return; }
    case 'moneyBag': { playBag(position, seat, move); return; }
    case 'reroll': { playReroll(position, seat, move); return; }
    case 'change': { playChange(position, seat, move); return; }
    case 'buyBlackDie': { playBlackDie(position, seat); return; }
    case 'endTurn': { endTurn(position, seat); return; }
    default: { playCard(position, seat, move); return; }
  }
}

function endTurn(position: Position, seat: Seat): void {
  const player = playerAt(position, seat);
  // Ruling noMainAction: who passes with dice in hand is out of the round.
  if (!position.state.turn.acted && player.dice.length > 0) player.passed = true;
  pop(position);
  if (position.events) position.events({ kind: 'turn-ends', seat, rule: 'VOY-TURN-8' });
}
