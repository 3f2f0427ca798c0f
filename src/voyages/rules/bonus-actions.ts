// VOY-BONUS-1 to VOY-BONUS-12, VOY-RASCHID-2, VOY-RASCHID-5: the five bonus actions.
import { choice, move, pop, push, type MoveOf, type Refusal, type Seat } from '../../kernel/rules.js';
import { canPay } from '../../mechanics/amounts.js';
import { colourOf, insertDie, pipsOf, removeDie, turned } from '../../mechanics/dice.js';
import { action, characterOf, contract, die, entry, playerAt, refusals, seat, step, type Position } from './chapter.js';
import { takeOut } from '../../mechanics/piles.js';
import { BLACK_DIE_COST, CHANGE_COST, MONEY_BAG, REROLL_COST } from '../content/board.js';
import type { Amount } from '../content/tables.js';
import { takeBlackDie } from './dice.js';
import { charge, credit, gain } from './gains.js';
import { mainPossible } from './main-actions/index.js';
import { hands, layDice, UNROLLED } from './spaces.js';

const camels = (amount: number): readonly Amount[] => [{ resource: 'camel', amount }];

/** VOY-BONUS-2 to VOY-BONUS-4: pays for a contract and gains what it gives; from the payment on it is completed (ruling `slotFreed`). */
const complete = action({ complete: move('complete {contract}', { contract }) }, {
  offer(position, _, out, { player }) {
    for (const contract of player.contracts) if (canPay(player, entry(position.box.tables.contracts, contract).cost)) out.add({ kind: 'complete', contract });
  },
  refuse(position, seat, { contract }): Refusal | null {
    const player = playerAt(position, seat);
    if (!player.contracts.includes(contract)) return refusals['not-in-your-slots'];
    return canPay(player, entry(position.box.tables.contracts, contract).cost) ? null : refusals['contract-not-payable'];
  },
  play(position, seat, { contract }) {
    const { cost, reward } = entry(position.box.tables.contracts, contract);
    charge(position, seat, { amounts: cost, source: contract, rule: 'VOY-BONUS-2' });
    if (position.box.rulings.slotFreed === 'freed-first') layOff(position, seat, contract);
    else push(position, { kind: 'layTile', seat, contract });
    gain(position, seat, reward, { source: contract, rule: 'VOY-BONUS-3' });
  },
});

/** A completed contract leaves its slot. */
function layOff(position: Position, seat: Seat, contract: string): void {
  const player = playerAt(position, seat);
  takeOut(player.contracts, contract);
  player.completed.push(contract);
  position.events?.({ kind: 'contract-completed', seat, rule: 'VOY-BONUS-3', contract });
}

/** The contract that is paid for leaves its slot when its rewards are settled. */
export const layTile = step('layTile', { seat, contract }, {
  on: ['turn'],
  problem(position, { seat, contract }): string | null {
    if (position.box.rulings.slotFreed !== 'freed-last') return 'a completed contract leaves its slot at once';
    return playerAt(position, seat).contracts.includes(contract) ? null : 'this contract is in no slot';
  },
  run(position, { seat, contract }) {
    pop(position);
    layOff(position, seat, contract);
  },
});

/** Why the last die may not go to the money bag (ruling `bagInsteadOfMain`). */
function lastDieRefusal({ state, box }: Position, dice: number, mainPossible: boolean): Refusal | null {
  const ruling = box.rulings.bagInsteadOfMain;
  if (ruling === 'no-dice-left' || dice !== 1 || state.turn.acted || !mainPossible) return null;
  return ruling === 'last-die-only' && state.turn.begunWith === 1 ? null : refusals['last-die-stays'];
}

const bagMoves = { moneyBag: move('moneyBag {die}', { die }) };
const onBag = /* @__PURE__ */ hands.naming(({ die }): MoveOf<typeof bagMoves>[] => [{ kind: 'moneyBag', die }]);

/** VOY-BONUS-5 to VOY-BONUS-8: 3 coins for a die. */
const moneyBag = action(bagMoves, {
  offer(position, _, out, { hand, mainPossible }) {
    if (lastDieRefusal(position, hand.dice.length, mainPossible) === null) onBag.offerLying(out, hand);
  },
  refuse(position, seat, { die }): Refusal | null {
    const player = playerAt(position, seat);
    if (characterOf(position, player).namesDice && pipsOf(die) > UNROLLED) return refusals['value-on-bag'];
    if (!player.dice.includes(die)) return refusals['no-such-die'];
    return lastDieRefusal(position, player.dice.length, mainPossible(position, seat));
  },
  play(position, seat, { die }) {
    layDice(position, seat, { space: 'moneyBag', dice: [die], rule: 'VOY-BONUS-6' });
    credit(position, seat, { amounts: [{ resource: 'coin', amount: MONEY_BAG.coin }], source: 'moneyBag', rule: 'VOY-BONUS-6' });
  },
});

const rerollMoves = { reroll: move('reroll {die}', { die }) };
const rerolling = /* @__PURE__ */ hands.naming(({ die }): MoveOf<typeof rerollMoves>[] => [{ kind: 'reroll', die }]);

/** VOY-BONUS-9: rolls a die once more. */
const reroll = action(rerollMoves, {
  offer(_, __, out, { hand, player, character }) {
    if (player.camel >= REROLL_COST && !character.namesDice) rerolling.offerLying(out, hand);
  },
  refuse(position, seat, { die }): Refusal | null {
    const player = playerAt(position, seat);
    if (characterOf(position, player).namesDice) return refusals['raschid-never-rolls'];
    if (!player.dice.includes(die)) return refusals['no-such-die'];
    return player.camel >= REROLL_COST ? null : refusals['reroll-not-payable'];
  },
  play(position, seat, { die }) {
    charge(position, seat, { amounts: camels(REROLL_COST), source: 'reroll', rule: 'VOY-BONUS-9' });
    removeDie(playerAt(position, seat).dice, die);
    position.events?.({ kind: 'die-picked-up', seat, rule: 'VOY-BONUS-9', die });
    push(position, { kind: 'rollDie', seat, colour: colourOf(die), purpose: 'reroll' });
  },
});

const DIRECTIONS = ['up', 'down'] as const;
type Direction = (typeof DIRECTIONS)[number];

const changeMoves = { change: move('change {die} {direction}', { die, direction: choice(DIRECTIONS) }) };
const LAST: Readonly<Record<Direction, number>> = { up: 6, down: 1 };

const turning = /* @__PURE__ */ hands.naming(({ die, lowest }) =>
  DIRECTIONS.filter((direction) => lowest !== LAST[direction]).map((direction): MoveOf<typeof changeMoves> => ({ kind: 'change', die, direction })));

/** VOY-BONUS-10, VOY-BONUS-11: turns a die by one. */
const change = action(changeMoves, {
  offer(_, __, out, { hand, player, character }) {
    if (player.camel >= CHANGE_COST && !character.namesDice) turning.offerLying(out, hand);
  },
  refuse(position, seat, { die, direction }): Refusal | null {
    const player = playerAt(position, seat);
    if (characterOf(position, player).namesDice) return refusals['raschid-never-rolls'];
    if (!player.dice.includes(die)) return refusals['no-such-die'];
    if (pipsOf(die) === LAST[direction]) return refusals['no-such-value'];
    return player.camel >= CHANGE_COST ? null : refusals['change-not-payable'];
  },
  play(position, seat, { die, direction }) {
    const { dice } = playerAt(position, seat);
    const to = turned(die, pipsOf(die) + (direction === 'up' ? 1 : -1));
    charge(position, seat, { amounts: camels(CHANGE_COST), source: 'change', rule: 'VOY-BONUS-10' });
    removeDie(dice, die);
    insertDie(dice, to);
    position.events?.({ kind: 'die-changed', seat, rule: 'VOY-BONUS-10', from: die, to });
  },
});

function blackDieRefusal({ state }: Position, { camel }: { readonly camel: number }): Refusal | null {
  if (state.turn.blackDice > 0) return refusals['second-black-die'];
  if (state.blackDice === 0) return refusals['no-black-die'];
  return camel >= BLACK_DIE_COST ? null : refusals['black-die-not-payable'];
}

/** VOY-BONUS-12: a black die for 3 camels. */
const buyBlackDie = action({ buyBlackDie: move('buy black die', {}) }, {
  offer(position, _, out, { player }) { if (blackDieRefusal(position, player) === null) out.add({ kind: 'buyBlackDie' }); },
  refuse: (position, seat): Refusal | null => blackDieRefusal(position, playerAt(position, seat)),
  play(position, seat) {
    charge(position, seat, { amounts: camels(BLACK_DIE_COST), source: 'blackDie', rule: 'VOY-BONUS-12' });
    position.state.turn.blackDice += 1;
    takeBlackDie(position, seat, 'VOY-BONUS-12');
  },
});

/** Free actions before and after the main action. */
export const extras = [complete, moneyBag, reroll, change, buyBlackDie] as const;
