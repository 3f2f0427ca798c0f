// Contracts of the magistrate: MERV-CMA-15, 21 to 23, MERV-R-53, MERV-R-54, MERV-R-74.
import { pop, push } from '../../../kernel/frames.js';
import { at, MAGISTRATES, playerAt, step, type Position } from '../chapter.js';
import type { ContractEntry } from '../../content/pack.js';
import { gainFavour } from '../supply/tracks.js';
import { commit, fewestRare, hasGoodsFor, topOf } from '../turn/contracts.js';
import { choose, type Criterion } from './choice.js';
import { deploySoldier } from './soldier.js';

/** The stacks whose top card the magistrate can fulfil; cubes and influence do not matter. */
function open(position: Position): number[] {
  const { box } = position;
  const player = playerAt(position, box.magistrate);
  if (box.rulings.magistrateContractCube === 'cannot-fulfil') return [];
  return [0, 1, 2, 3, 4, 5].filter((stack) => {
    const card = topOf(position, stack);
    return card >= 0 && hasGoodsFor(box, player, at(box.contracts, card));
  });
}

/** Fulfils the best contract; false when there is none. */
function fulfilBest(position: Position): boolean {
  const { box } = position;
  const stacks = open(position);
  if (stacks.length === 0) return false;
  const contractOf = (stack: number): ContractEntry => at(box.contracts, topOf(position, stack));
  const level: Criterion = { name: 'highestInfluence', value: (stack) => contractOf(stack).influence };
  const soldier: Criterion = { name: 'soldier', value: (stack) => (contractOf(stack).bonus === 'soldier' ? 1 : 0) };
  const stack = choose(
    position,
    { who: box.magistrate, rule: 'MERV-CMA-21', of: 'contract', label: (one) => contractOf(one).id },
    stacks,
    [{ name: 'mostPoints', value: (one) => contractOf(one).vp }, ...(box.rulings.magistrateContractTie === 'level-then-soldier' ? [level, soldier] : [soldier, level])],
  );
  const contract = contractOf(stack);
  // The kinds named come first, then common goods as far as they go: as few rare ones as possible.
  commit(position, box.magistrate, topOf(position, stack), fewestRare(playerAt(position, box.magistrate), contract));
  if (contract.bonus === 'favour') gainFavour(position, box.magistrate, 1, 'MERV-CMA-21');
  else deploySoldier(position);
  return true;
}

/** MERV-CMA-21 to 23: one contract after the other is fulfilled. */
export const magistrateContracts = /* @__PURE__ */ step('magistrateContracts', {}, {
  on: MAGISTRATES,
  run(position) { if (!fulfilBest(position)) pop(position); },
});

/** A turn of contracts ends with contracts: what the camel market has brought counts as well (MERV-R-54). */
export function fulfilAgain(position: Position): void {
  const { box, state } = position;
  if (box.rulings.magistrateContracts === 'again-after-market' && state.turn.trading === 1) push(position, { kind: 'magistrateContracts' });
}

/** Fulfils a contract if he may do so at any time of his turn (MERV-R-54). */
export function fulfilIfAnyTime(position: Position): boolean {
  return position.box.rulings.magistrateContracts === 'any-time-in-turn' && fulfilBest(position);
}
