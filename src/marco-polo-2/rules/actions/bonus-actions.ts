// Bonus actions: MP2-BONUS-1..14, MP2-DEWU-2, MP2-ABHA-2, MP2-FILIPPO-3, MP2-R-11, MP2-R-12, MP2-R-14, MP2-R-22, MP2-R-43.
import { called, choice, integer, pop, push, type Refusal } from '../../../kernel/rules.js';
import { dieSchema as die, pipsOf, placed, turned, type Die } from '../../../mechanics/dice.js';
import { slotFor } from '../../../mechanics/hands.js';
import { abilitiesOf, action, diceOn, entry, id, move, playerAt, refusals, rows, seat, step, type Position } from '../chapter.js';
import { putInOrder } from '../../../mechanics/piles.js';
import type { Bundle } from '../../content/bundles.js';
import { NO_VALUE } from '../black-dice.js';
import { receive, timesOf } from '../rewards/rewards.js';
import { canPay, canPaySum, charge, gain, payCost } from '../rewards/gains.js';
import { atLeast, atMost, hands, takeDice, takesValue, turnDie } from '../spaces.js';
import { mayAct } from './mains.js';

/** The last die went to the bag before the normal action: what can bring a black die may follow (MP2-R-14). */
export function blackDieOnly(position: Position, seat: number): boolean {
  return position.box.rulings.afterLastDieOnBag !== 'continue' && !position.state.turn.acted && playerAt(position, seat).dice.length === 0;
}

/** Whether a bonus action with this reward comes too late, since a black die is all that may follow. */
function isTooLate(position: Position, seat: number, { blackDie }: Bundle): boolean {
  if (!blackDieOnly(position, seat)) return false;
  return blackDie === 0 || position.state.blackDice.length === 0 || position.box.rulings.afterLastDieOnBag === 'only-buying';
}

function completeRefusal(position: Position, seat: number, contract: string): Refusal | null {
  const { cost, reward } = entry(position.box.tables.contract, contract);
  if (isTooLate(position, seat, reward)) return refusals['only-for-black-die'];
  return canPay(playerAt(position, seat), cost, 1) ? null : refusals['cannot-pay'];
}

/** MP2-BONUS-3: a contract is completed. */
const complete = action({
  moves: { complete: move('complete {contract}', { contract: id('contract') }) },
  offer(position, seat, out) { for (const contract of playerAt(position, seat).contracts) if (completeRefusal(position, seat, contract) === null) out.add({ kind: 'complete', contract }); },
  refuse: (position, seat, { contract }): Refusal | null => (playerAt(position, seat).contracts.includes(contract) ? completeRefusal(position, seat, contract) : refusals['not-in-your-slots']),
  play(position, seat, { contract }) {
    push(position, { kind: 'completed', seat, contract });
    payCost(position, entry(position.box.tables.contract, contract).cost, 1, { seat, source: contract, rule: 'MP2-BONUS-3' });
  },
});

/** MP2-BONUS-4: paid, the contract turns face down, then its rewards come. */
export const completed = step('completed', { seat, contract: id('contract') }, {
  on: ['turn'],
  problem: (position, { seat, contract }): string | null => (playerAt(position, seat).contracts.includes(contract) ? null : 'this contract is on no active space'),
  run(position, { seat, contract }) {
    pop(position);
    const player = playerAt(position, seat);
    const { reward } = entry(position.box.tables.contract, contract);
    player.contracts.splice(player.contracts.indexOf(contract), 1);
    putInOrder(player.completed, contract);
    position.events?.({ kind: 'contract-completed', seat, rule: 'MP2-BONUS-4', contract });
    if (position.box.rulings.slotFreed === 'occupied-until-end' && reward.waits) {
      position.state.turn.slotBusy = true;
      push(position, { kind: 'freeSlot' });
    }
    const { jadeOnComplete, id: source } = abilitiesOf(position, seat);
    gain(position, 'jade', jadeOnComplete, { seat, source, rule: 'MP2-ABHA-2' });
    receive(position, reward, 1, { seat, source: contract, rule: 'MP2-BONUS-4' });
  },
});

/** MP2-R-43: the completed contract no longer takes up its space. */
export const freeSlot = step('freeSlot', {}, {
  on: ['turn'],
  run(position) {
    pop(position);
    position.state.turn.slotBusy = false;
  },
});

function improveRefusal(position: Position, seat: number, guild: string): Refusal | null {
  const player = playerAt(position, seat);
  if (player.improved.includes(guild)) return refusals['improved-already'];
  const { bonus, upgradeCost } = entry(position.box.tables.guild, guild);
  if (isTooLate(position, seat, bonus)) return refusals['only-for-black-die'];
  return canPay(player, upgradeCost, 1) ? null : refusals['cannot-pay'];
}

/** MP2-BONUS-6: a seal is improved. */
const improve = action({
  moves: { improve: move('improve {guild}', { guild: id('guild') }) },
  offer(position, seat, out) { for (const guild of playerAt(position, seat).seals) if (improveRefusal(position, seat, guild) === null) out.add({ kind: 'improve', guild }); },
  refuse: (position, seat, { guild }): Refusal | null => (playerAt(position, seat).seals.includes(guild) ? improveRefusal(position, seat, guild) : refusals['seal-not-owned']),
  play(position, seat, { guild }) {
    push(position, { kind: 'improved', seat, guild });
    payCost(position, entry(position.box.tables.guild, guild).upgradeCost, 1, { seat, source: guild, rule: 'MP2-BONUS-6' });
  },
});

/** MP2-BONUS-6: paid, the seal turns over, then its bonus comes. */
export const improved = step('improved', { seat, guild: id('guild') }, {
  on: ['turn'],
  problem(position, { seat, guild }): string | null {
    const { seals, improved } = playerAt(position, seat);
    return seals.includes(guild) && !improved.includes(guild) ? null : 'there is no such seal to improve';
  },
  run(position, { seat, guild }) {
    pop(position);
    putInOrder(playerAt(position, seat).improved, guild);
    position.events?.({ kind: 'seal-improved', seat, rule: 'MP2-BONUS-6', guild });
    const { jadeOnImprove, id: source } = abilitiesOf(position, seat);
    gain(position, 'jade', jadeOnImprove, { seat, source, rule: 'MP2-DEWU-2' });
    receive(position, entry(position.box.tables.guild, guild).bonus, timesOf(position, seat, guild), { seat, source: guild, rule: 'MP2-BONUS-6' });
  },
});

/** Bonus actions take the dice as they lie on the board. */
const heldRefusal = (position: Position, seat: number, die: Die): Refusal | null => (playerAt(position, seat).dice.includes(die) ? null : refusals['no-such-die']);

const BAG = ['coin', 'camel', 'jade'] as const;

/** Whether a die may go to the money bag. */
function bagRefusal(position: Position, seat: number): Refusal | null {
  const { turn } = position.state;
  if (position.box.rulings.allDiceOnBag === 'allowed' || turn.acted || turn.begunWith === 1) return null;
  return playerAt(position, seat).dice.length === 1 && mayAct(position, seat) ? refusals['last-die'] : null;
}

const onBag = hands.naming(({ die }) => BAG.map((gain) => ({ kind: 'moneyBag', die, gain }) as const));

/** MP2-BONUS-8: a die on the money bag. */
const moneyBag = action({
  moves: { moneyBag: move('moneyBag {die} {gain}', { die, gain: called('resource', choice(BAG)) }) },
  offer(position, seat, out, hand) {
    if (bagRefusal(position, seat) === null) onBag.offerLying(out, hand);
  },
  refuse: (position, seat, { die }): Refusal | null => heldRefusal(position, seat, die) ?? bagRefusal(position, seat),
  play(position, seat, { die, gain: resource }) {
    const { state: { turn }, box: { rulings, tables } } = position;
    // A die on the bag may stand in for a normal action that is not possible (MP2-R-11).
    if (rulings.noNormalAction === 'one-bag-die' && !turn.acted && !mayAct(position, seat)) turn.acted = true;
    takeDice(position, seat, [die], 'moneyBag');
    diceOn(position, tables.bag).push(placed(seat, die));
    gain(position, resource, tables.pack.constants.moneyBag[resource], { seat, source: 'moneyBag', rule: 'MP2-BONUS-8' });
  },
});

/** What bonus actions cost camels (MP2-BONUS-11 to 13). */
type ForCamels = keyof Position['box']['tables']['pack']['constants']['bonusActions'];

function camelRefusal(position: Position, seat: number, what: ForCamels): Refusal | null {
  return canPaySum(playerAt(position, seat), 0, position.box.tables.pack.constants.bonusActions[what], 0) ? null : refusals['cannot-pay'];
}

function chargeCamels(position: Position, seat: number, what: ForCamels, rule: string): void {
  charge(position, { seat, camel: position.box.tables.pack.constants.bonusActions[what], source: what === 'blackDie' ? 'black-die' : what, rule });
}

/** Rolling again and changing need a die with a value. */
const valueRefusal = (position: Position, seat: number, die: Die): Refusal | null => (abilitiesOf(position, seat).namesDice || pipsOf(die) === 0 ? refusals['die-without-value'] : null);

/** Dice that show a value; and those that can be turned up, or down. */
const VALUED = atLeast(1);
const TURNABLE = { up: VALUED | atMost(5), down: atLeast(2) } as const;

const AGAIN = { slot: slotFor('reroll') };

const rerolling = hands.namingWith(({ die }) => ({ kind: 'reroll', die }) as const);

/** MP2-BONUS-11: a die is rolled again. */
const reroll = action({
  moves: { reroll: move('reroll {die}', { die }) },
  offer(position, seat, out, hand) { if (!abilitiesOf(position, seat).namesDice && camelRefusal(position, seat, 'reroll') === null) rerolling(AGAIN).offer(out, hand, 1, VALUED); },
  refuse: (position, seat, { die }): Refusal | null => heldRefusal(position, seat, die) ?? valueRefusal(position, seat, die) ?? camelRefusal(position, seat, 'reroll'),
  play(position, seat, { die }) {
    push(position, { kind: 'rollDie', seat, die, purpose: 'reroll' });
    chargeCamels(position, seat, 'reroll', 'MP2-BONUS-11');
  },
});

const BY = { up: 1, down: -1 } as const;
const DIRECTIONS = ['up', 'down'] as const;

const WAYS = DIRECTIONS.map((direction) => ({ direction, slot: slotFor(`change:${direction}`), standing: TURNABLE[direction] }));

const changing = hands.namingWith(({ die }, { direction }: (typeof WAYS)[number]) => ({ kind: 'change', die, direction }) as const);

function limitRefusal(die: Die, direction: 'up' | 'down'): Refusal | null {
  return takesValue(TURNABLE[direction], pipsOf(die)) ? null : refusals['no-such-value'];
}

/** MP2-BONUS-12: a die is raised or lowered by one. */
const change = action({
  moves: { change: move('change {die} {direction}', { die, direction: choice(DIRECTIONS) }) },
  offer(position, seat, out, hand) {
    if (abilitiesOf(position, seat).namesDice || camelRefusal(position, seat, 'change') !== null) return;
    for (const way of WAYS) changing(way).offer(out, hand, 1, way.standing);
  },
  refuse: (position, seat, { die, direction }): Refusal | null => heldRefusal(position, seat, die) ?? valueRefusal(position, seat, die) ?? limitRefusal(die, direction) ?? camelRefusal(position, seat, 'change'),
  play(position, seat, { die, direction }) {
    push(position, { kind: 'changed', seat, die, by: BY[direction] });
    chargeCamels(position, seat, 'change', 'MP2-BONUS-12');
  },
});

/** MP2-BONUS-12: paid, the die is turned. */
export const changed = step('changed', { seat, die, by: integer(-1, 1) }, {
  on: ['turn'],
  problem(position, { seat, die, by }): string | null {
    if (heldRefusal(position, seat, die) !== null) return 'there is no such die';
    if (pipsOf(die) === 0) return NO_VALUE;
    return pipsOf(die) + by >= 1 && pipsOf(die) + by <= 6 ? null : 'a die shows 1 to 6';
  },
  run(position, { seat, die, by }) {
    pop(position);
    const to = turned(die, pipsOf(die) + by);
    turnDie(position, seat, die, to);
    position.events?.({ kind: 'die-changed', seat, rule: 'MP2-BONUS-12', from: die, to });
  },
});

function buyRefusal(position: Position, seat: number): Refusal | null {
  if (position.state.turn.bought) return refusals['second-black-die'];
  return position.state.blackDice.length === 0 ? refusals['no-black-die'] : camelRefusal(position, seat, 'blackDie');
}

/** MP2-BONUS-13: a black die is bought. */
const buyBlackDie = action({
  moves: { buyBlackDie: move('buy black die', {}) },
  offer(position, seat, out) { if (buyRefusal(position, seat) === null) out.add({ kind: 'buyBlackDie' }); },
  refuse: (position, seat): Refusal | null => buyRefusal(position, seat),
  play(position, seat) {
    position.state.turn.bought = true;
    push(position, { kind: 'takeBlack', seat });
    chargeCamels(position, seat, 'blackDie', 'MP2-BONUS-13');
  },
});

function outpostRefusal(position: Position, seat: number, tile: string): Refusal | null {
  return isTooLate(position, seat, entry(position.box.tables.bonus, tile)) ? refusals['only-for-black-die'] : null;
}

/** MP2-FILIPPO-3: Filippo Vitello uses a tile that lies before him. */
const outpost = action({
  moves: { outpost: move('outpost {tile}', { tile: id('outpost') }) },
  offer(position, seat, out) { for (const tile of playerAt(position, seat).outposts) if (outpostRefusal(position, seat, tile) === null) out.add({ kind: 'outpost', tile }); },
  refuse: (position, seat, { tile }): Refusal | null => (playerAt(position, seat).outposts.includes(tile) ? outpostRefusal(position, seat, tile) : refusals['no-tile']),
  play(position, seat, { tile }) {
    const { outposts } = playerAt(position, seat);
    outposts.splice(outposts.indexOf(tile), 1);
    putInOrder(position.state.goneOutposts, tile);
    position.events?.({ kind: 'outpost-used', seat, rule: 'MP2-FILIPPO-3', tile });
    receive(position, entry(position.box.tables.bonus, tile), 1, { seat, source: tile, rule: 'MP2-FILIPPO-3' });
  },
});

/** Any number of these in a turn (MP2-BONUS-1). */
export const bonusActions = rows(complete, improve, moneyBag, reroll, change, buyBlackDie, outpost);
