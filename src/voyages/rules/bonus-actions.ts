// VOY-BONUS-1 to VOY-BONUS-12, VOY-RASCHID-2, VOY-RASCHID-5: the five bonus actions.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { colourOf, insertDie, pipsOf, removeDie, turned } from '../../mechanics/dice.js';
import { canPay } from './amounts.js';
import { takeOut } from '../../mechanics/piles.js';
import type { Amount, ContractRules, Position } from '../box.js';
import { BLACK_DIE_COST, CHANGE_COST, MONEY_BAG, REROLL_COST } from '../content/board.js';
import { layDice, namesValues, takeBlackDie } from './dice.js';
import type { FrameOf } from '../frame-types.js';
import { charge, credit, gain, playerAt } from './gains.js';
import { bagMove, downMove, rerollMove, upMove, type Placing } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';

const REROLL: readonly Amount[] = [{ resource: 'camel', amount: REROLL_COST }];
const CHANGE: readonly Amount[] = [{ resource: 'camel', amount: CHANGE_COST }];
const BLACK_DIE: readonly Amount[] = [{ resource: 'camel', amount: BLACK_DIE_COST }];
const BAG: readonly Amount[] = [{ resource: 'coin', amount: MONEY_BAG.coin }];
const BUY: Move = Object.freeze({ kind: 'buyBlackDie' } as const);

/** All bonus actions with the different dice held; `mainPossible` tells whether a main action is still due and legal. */
export function legalBonusActions(position: Position, seat: Seat, held: readonly Placing[], mainPossible: boolean, moves: Move[]): void {
  const player = playerAt(position, seat);
  const { contracts } = player;
  for (let at = 0; at < contracts.length; at += 1) {
    const { cost, complete } = position.box.contracts[contracts[at] as string] as ContractRules;
    if (canPay(player, cost)) moves.push(complete);
  }
  const rolled = !namesValues(player);
  const bag = bagRefusal(position, seat, mainPossible) === null;
  const reroll = rolled && player.camel >= REROLL_COST;
  const change = rolled && player.camel >= CHANGE_COST;
  for (let at = 0; at < held.length; at += 1) {
    const die = held[at] as Placing;
    if (bag) moves.push(bagMove(die));
    if (reroll) moves.push(rerollMove(die));
    if (change && die.lowest < 6) moves.push(upMove(die));
    if (change && die.lowest > 1) moves.push(downMove(die));
  }
  if (blackDieRefusal(position, seat) === null) moves.push(BUY);
}

/** Why a contract cannot be completed. */
export function refuseComplete(position: Position, seat: Seat, { contract }: Play<'complete'>): Refusal | null {
  const player = playerAt(position, seat);
  if (!player.contracts.includes(contract)) return refusals['not-in-your-slots'];
  return canPay(player, (position.box.contracts[contract] as ContractRules).cost) ? null : refusals['contract-not-payable'];
}

/** Pays for a contract and gains what it gives; from the payment on it is completed (ruling `slotFreed`). */
export function playComplete(position: Position, seat: Seat, { contract }: Play<'complete'>): void {
  const { cost, reward } = position.box.contracts[contract] as ContractRules;
  charge(position, seat, contract, cost, 1, 'VOY-BONUS-2');
  push(position, { kind: 'layTile', seat, contract });
  if (position.box.answers.slotFreed === 'freed-first') runLayTile(position, { kind: 'layTile', seat, contract });
  gain(position, seat, contract, reward, 'VOY-BONUS-3');
}

/** A completed contract leaves its slot. */
export function runLayTile(position: Position, { seat, contract }: FrameOf<'layTile'>): void {
  pop(position);
  const player = playerAt(position, seat);
  takeOut(player.contracts, contract);
  player.completed.push(contract);
  if (position.events) position.events({ kind: 'contract-completed', seat, contract, rule: 'VOY-BONUS-3' });
}

/** Why the last die may not go to the money bag (ruling `bagInsteadOfMain`). */
function bagRefusal({ state, box }: Position, seat: Seat, mainPossible: boolean): Refusal | null {
  const ruling = box.answers.bagInsteadOfMain;
  const player = state.players[seat];
  const lastInstead = player?.dice.length === 1 && !state.turn.acted && mainPossible;
  if (ruling === 'no-dice-left' || !lastInstead) return null;
  return ruling === 'last-die-only' && state.turn.begunWith === 1 ? null : refusals['last-die-stays'];
}

/** Why a die cannot go to the money bag. */
export function refuseBag(position: Position, seat: Seat, { die }: Play<'moneyBag'>, mainPossible: boolean): Refusal | null {
  const player = playerAt(position, seat);
  if (namesValues(player) && pipsOf(die) > 0) return refusals['value-on-bag'];
  return player.dice.includes(die) ? bagRefusal(position, seat, mainPossible) : refusals['no-such-die'];
}

/** Takes 3 coins for a die. */
export function playBag(position: Position, seat: Seat, { die }: Play<'moneyBag'>): void {
  layDice(position, 'moneyBag', seat, [die], 'VOY-BONUS-6');
  credit(position, seat, 'moneyBag', BAG, 1, 'VOY-BONUS-6');
}

/** Why a die cannot be rerolled. */
export function refuseReroll(position: Position, seat: Seat, { die }: Play<'reroll'>): Refusal | null {
  const player = playerAt(position, seat);
  if (namesValues(player)) return refusals['raschid-never-rolls'];
  if (!player.dice.includes(die)) return refusals['no-such-die'];
  return player.camel >= REROLL_COST ? null : refusals['reroll-not-payable'];
}

/** Rolls a die once more. */
export function playReroll(position: Position, seat: Seat, { die }: Play<'reroll'>): void {
  charge(position, seat, 'reroll', REROLL, 1, 'VOY-BONUS-9');
  removeDie(playerAt(position, seat).dice, die);
  push(position, { kind: 'rollDie', seat, colour: colourOf(die), purpose: 'reroll' });
}

/** Why a die cannot be changed. */
export function refuseChange(position: Position, seat: Seat, { die, direction }: Play<'change'>): Refusal | null {
  const player = playerAt(position, seat);
  if (namesValues(player)) return refusals['raschid-never-rolls'];
  if (!player.dice.includes(die)) return refusals['no-such-die'];
  if (pipsOf(die) === (direction === 'up' ? 6 : 1)) return refusals['no-such-value'];
  return player.camel >= CHANGE_COST ? null : refusals['change-not-payable'];
}

/** Turns a die by one. */
export function playChange(position: Position, seat: Seat, { die, direction }: Play<'change'>): void {
  const { dice } = playerAt(position, seat);
  const to = turned(die, pipsOf(die) + (direction === 'up' ? 1 : -1));
  charge(position, seat, 'change', CHANGE, 1, 'VOY-BONUS-10');
  removeDie(dice, die);
  insertDie(dice, to);
  if (position.events) position.events({ kind: 'die-turned', seat, from: die, to, rule: 'VOY-BONUS-10' });
}

/** Why no black die can be bought. */
export function blackDieRefusal({ state }: Position, seat: Seat): Refusal | null {
  if (state.turn.blackDice > 0) return refusals['second-black-die'];
  if (state.blackDice === 0) return refusals['no-black-die'];
  return (state.players[seat]?.camel ?? 0) >= BLACK_DIE_COST ? null : refusals['black-die-not-payable'];
}

/** Buys a black die and rolls it. */
export function playBlackDie(position: Position, seat: Seat): void {
  charge(position, seat, 'blackDie', BLACK_DIE, 1, 'VOY-BONUS-12');
  position.state.turn.blackDice += 1;
  takeBlackDie(position, seat, 'VOY-BONUS-12');
}
