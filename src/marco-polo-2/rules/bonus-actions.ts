// Bonus actions: MP2-BONUS-1..14, MP2-DEWU-2, MP2-ABHA-2, MP2-FILIPPO-3, MP2-R-12, MP2-R-14, MP2-R-22, MP2-R-43.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { placed, pipsOf, turned, type Die } from '../../mechanics/dice.js';
import { putInOrder } from '../../mechanics/piles.js';
import { atLeast, atMost, includes, NO_DICE, type DiceSet } from './dice-sets.js';
import { bundleOf, type Bundle, type Contract, type Guild } from '../content/parts.js';
import { abilitiesOf, diceOn, playerAt, type Position } from '../position.js';
import { canPay, canPaySum, charge, credit, gain, payCost } from './purse.js';
import { no } from '../words/refusals.js';
import { receive, timesOf } from './rewards.js';
import { takeDice, turnDie } from './spaces.js';
import type { Frame } from '../state.js';

/** The last die went to the bag before the normal action: what can bring a black die may follow (MP2-R-14). */
export function blackDieOnly(position: Position, seat: number): boolean {
  return position.box.rules.afterLastDieOnBag !== 'continue' && !position.state.turn.acted && playerAt(position, seat).dice.length === 0;
}

/** Whether a bonus action with this reward comes too late, since a black die is all that may follow. */
function isTooLate(position: Position, seat: number, { blackDie }: Bundle): boolean {
  if (!blackDieOnly(position, seat)) return false;
  return blackDie === 0 || position.state.blackDice.length === 0 || position.box.rules.afterLastDieOnBag === 'only-buying';
}

export function completeRefusal(position: Position, seat: number, id: string): Refusal | null {
  if (!playerAt(position, seat).active.includes(id)) return no['not-active'];
  return activeRefusal(position, seat, position.box.parts.contract[id] as Contract);
}

/** Why a contract a player holds cannot be completed. */
export function activeRefusal(position: Position, seat: number, { cost, reward }: Contract): Refusal | null {
  if (isTooLate(position, seat, reward)) return no['only-for-black-die'];
  return canPay(playerAt(position, seat), cost, 1, 0, 0, 0, false) ? null : no['cannot-pay'];
}

export function playComplete(position: Position, seat: number, id: string): void {
  push(position, { kind: 'completed', seat, contract: id });
  payCost(position, seat, (position.box.parts.contract[id] as Contract).cost, 1, 0, 0, 0, false, id, 'MP2-BONUS-3');
}

/** Paid: the contract turns face down, then its rewards come. */
export function runCompleted(position: Position, { seat, contract }: Extract<Frame, { kind: 'completed' }>): void {
  pop(position);
  const player = playerAt(position, seat);
  const { reward } = position.box.parts.contract[contract] as Contract;
  player.active.splice(player.active.indexOf(contract), 1);
  putInOrder(player.completed, contract);
  if (position.events) position.events({ kind: 'contract-completed', rule: 'MP2-BONUS-4', seat, contract });
  if (position.box.rules.slotFreed === 'occupied-until-end' && reward.waits) {
    position.state.turn.slotBusy = true;
    push(position, { kind: 'freeSlot' });
  }
  const { jadeOnComplete, id } = abilitiesOf(position, seat);
  gain(position, seat, 'jade', jadeOnComplete, id, 'MP2-ABHA-2');
  receive(position, seat, reward, 1, contract, 'MP2-BONUS-4');
}

export function runFreeSlot(position: Position): void {
  pop(position);
  position.state.turn.slotBusy = false;
}

export function improveRefusal(position: Position, seat: number, id: string): Refusal | null {
  if (!playerAt(position, seat).seals.includes(id)) return no['seal-not-owned'];
  return ownSealRefusal(position, seat, id);
}

/** Why a seal a player owns cannot be improved. */
export function ownSealRefusal(position: Position, seat: number, id: string): Refusal | null {
  const player = playerAt(position, seat);
  if (player.improved.includes(id)) return no['improved-already'];
  const { bonus, upgradeCost } = position.box.parts.guild[id] as Guild;
  if (isTooLate(position, seat, bonus)) return no['only-for-black-die'];
  return canPay(player, upgradeCost, 1, 0, 0, 0, false) ? null : no['cannot-pay'];
}

export function playImprove(position: Position, seat: number, id: string): void {
  push(position, { kind: 'improved', seat, guild: id });
  payCost(position, seat, (position.box.parts.guild[id] as Guild).upgradeCost, 1, 0, 0, 0, false, id, 'MP2-BONUS-6');
}

export function runImproved(position: Position, { seat, guild }: Extract<Frame, { kind: 'improved' }>): void {
  pop(position);
  putInOrder(playerAt(position, seat).improved, guild);
  if (position.events) position.events({ kind: 'seal-improved', rule: 'MP2-BONUS-6', seat, guild });
  const { jadeOnImprove, id } = abilitiesOf(position, seat);
  gain(position, seat, 'jade', jadeOnImprove, id, 'MP2-DEWU-2');
  receive(position, seat, (position.box.parts.guild[guild] as Guild).bonus, timesOf(position, seat, guild), guild, 'MP2-BONUS-6');
}

/** A die on the money bag; `anyAction` says whether a normal action is possible. */
export function bagRefusal(position: Position, seat: number, anyAction: (position: Position, seat: number) => boolean): Refusal | null {
  const { turn } = position.state;
  if (position.box.rules.allDiceOnBag === 'allowed' || turn.acted || turn.began === 1) return null;
  return playerAt(position, seat).dice.length === 1 && anyAction(position, seat) ? no['last-die'] : null;
}

export function playBag(position: Position, seat: number, die: Die, resource: 'coin' | 'camel' | 'jade'): void {
  const { parts } = position.box;
  takeDice(position, seat, [die], 'moneyBag');
  diceOn(position, parts.bag).push(placed(seat, die));
  gain(position, seat, resource, parts.pack.constants.moneyBag[resource], 'moneyBag', 'MP2-BONUS-8');
}

function camelRefusal(position: Position, seat: number, camels: number): Refusal | null {
  return canPaySum(playerAt(position, seat), 0, camels, 0) ? null : no['cannot-pay'];
}

/** Rolling again and changing need a die with a value. */
function valuedDice(position: Position, seat: number): DiceSet {
  return abilitiesOf(position, seat).namesDice ? NO_DICE : atLeast(1);
}

const rerollCost = (position: Position): number => position.box.parts.pack.constants.bonusActions.reroll;
const changeCost = (position: Position): number => position.box.parts.pack.constants.bonusActions.change;

/** The dice that can be rolled again. */
export function rerollDice(position: Position, seat: number): DiceSet {
  return camelRefusal(position, seat, rerollCost(position)) === null ? valuedDice(position, seat) : NO_DICE;
}

export function rerollRefusal(position: Position, seat: number, die: Die): Refusal | null {
  return includes(valuedDice(position, seat), die) ? camelRefusal(position, seat, rerollCost(position)) : no['die-without-value'];
}

export function playReroll(position: Position, seat: number, die: Die): void {
  push(position, { kind: 'rollOne', seat, die, purpose: 'reroll' });
  charge(position, seat, 0, position.box.parts.pack.constants.bonusActions.reroll, 0, 'reroll', 'MP2-BONUS-11');
}

/** The dice that have a value one higher, or one lower. */
const changeable = (by: number): DiceSet => (by > 0 ? atMost(5) : atLeast(2));

/** The dice that can be raised, or lowered. */
export function changeDice(position: Position, seat: number, by: number): DiceSet {
  return camelRefusal(position, seat, changeCost(position)) === null ? valuedDice(position, seat) & changeable(by) : NO_DICE;
}

export function changeRefusal(position: Position, seat: number, die: Die, by: number): Refusal | null {
  if (!includes(valuedDice(position, seat), die)) return no['die-without-value'];
  return includes(changeable(by), die) ? camelRefusal(position, seat, changeCost(position)) : no['die-limit'];
}

export function playChange(position: Position, seat: number, die: Die, by: number): void {
  push(position, { kind: 'changed', seat, die, by });
  charge(position, seat, 0, position.box.parts.pack.constants.bonusActions.change, 0, 'change', 'MP2-BONUS-12');
}

export function runChanged(position: Position, { seat, die, by }: Extract<Frame, { kind: 'changed' }>): void {
  pop(position);
  const to = turned(die, pipsOf(die) + by);
  turnDie(position, seat, die, to);
  if (position.events) position.events({ kind: 'die-changed', rule: 'MP2-BONUS-12', seat, from: die, to });
}

export function buyRefusal(position: Position, seat: number): Refusal | null {
  if (position.state.turn.bought) return no['bought-already'];
  if (position.state.blackDice.length === 0) return no['no-black-die'];
  return camelRefusal(position, seat, position.box.parts.pack.constants.bonusActions.blackDie);
}

export function playBuy(position: Position, seat: number): void {
  position.state.turn.bought = true;
  push(position, { kind: 'takeBlack', seat });
  charge(position, seat, 0, position.box.parts.pack.constants.bonusActions.blackDie, 0, 'black-die', 'MP2-BONUS-13');
}

/** Filippo Vitello uses a tile that lies before him. */
export function outpostRefusal(position: Position, seat: number, tile: string): Refusal | null {
  if (!playerAt(position, seat).outposts.includes(tile)) return no['no-tile'];
  return isTooLate(position, seat, position.box.parts.bonus[tile] as Bundle) ? no['only-for-black-die'] : null;
}

export function playOutpost(position: Position, seat: number, tile: string): void {
  const { outposts } = playerAt(position, seat);
  outposts.splice(outposts.indexOf(tile), 1);
  putInOrder(position.state.gone, tile);
  if (position.events) position.events({ kind: 'outpost-used', rule: 'MP2-FILIPPO-3', seat, tile });
  receive(position, seat, position.box.parts.bonus[tile] as Bundle, 1, tile, 'MP2-FILIPPO-3');
}

/** Coins or camels for oases (MP2-MONGKE-3). */
export function playOases(position: Position, seat: number, coins: number, camels: number): void {
  const { oasis, id } = abilitiesOf(position, seat);
  if (oasis === null) return;
  credit(position, seat, bundleOf({ coin: oasis.coin * coins, camel: oasis.camel * camels }), 1, id, 'MP2-MONGKE-3');
}
