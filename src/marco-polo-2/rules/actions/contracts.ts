// Contracts: MP2-CONTRACT-1..11, MP2-POST-12, MP2-ICON-2, MP2-ICON-3, MP2-R-37..43.
import { anyOf, home, integer, list, nullable, pop, push, type Offers, type Refusal, type RuleId } from '../../../kernel/rules.js';
import { dieSchema as die, pipsOf } from '../../../mechanics/dice.js';
import { slotFor } from '../../../mechanics/hands.js';
import { action, decision, id, move, nth, playerAt, refusals, seat, type Ids, type Position } from '../chapter.js';
import { drawTop } from '../course/draws.js';
import { charge, gain } from '../rewards/gains.js';
import { decline, stop } from '../../words/moves.js';
import { canTakeAny, discardContract, hasRoom, isContractCity, isDiscardable, isOpen, keepDrawn, rememberTaken, takenTogether } from '../slots.js';
import { handRefusal, hands, occupiedCost, openColours, payable, placeDice, takesColours, takesValue } from '../spaces.js';

/** Where a contract may come from, and what came with the same action. */
interface Taking {
  readonly seat: number;
  readonly city: string | null;
  readonly taken: readonly string[];
}
interface Taken {
  readonly contract: string;
  readonly discard: string | null;
}

const takeContract = move('take {contract} {discard}', { contract: id('contract'), discard: (ids: Ids) => nullable(ids.contract) });

/** All ways to take a contract, with the one discarded for it if room has to be made. */
function offerTakes(position: Position, { seat, city, taken }: Taking, out: Offers<Taken & { readonly kind: 'takeContract' }>): void {
  const { contractPlaces } = position.state;
  const { posts, contracts } = playerAt(position, seat);
  const room = hasRoom(position, seat);
  for (let at = 0; at < contractPlaces.length; at += 1) {
    const { contract } = nth(contractPlaces, at);
    if (contract === null || !isOpen(position, posts, at, city)) continue;
    if (room) out.add({ kind: 'takeContract', contract, discard: null });
    else for (const discard of contracts) if (isDiscardable(position, seat, discard, taken)) out.add({ kind: 'takeContract', contract, discard });
  }
}

function takeRefusal(position: Position, { seat, city, taken }: Taking, { contract, discard }: Taken): Refusal | null {
  const at = position.state.contractPlaces.findIndex((place) => place.contract === contract);
  if (at < 0 || !isOpen(position, playerAt(position, seat).posts, at, city)) return refusals['contract-not-there'];
  if (hasRoom(position, seat)) return discard === null ? null : refusals['no-need'];
  if (discard === null) return refusals['no-room'];
  return isDiscardable(position, seat, discard, taken) ? null : refusals['not-discardable'];
}

/** A contract goes from the board to an active space. */
function takeFromBoard(position: Position, seat: number, { contract, discard }: Taken, rule: RuleId): void {
  if (discard !== null) discardContract(position, seat, discard);
  for (const place of position.state.contractPlaces) {
    if (place.contract !== contract) continue;
    place.contract = null;
    playerAt(position, seat).contracts.push(contract);
    position.events?.({ kind: 'contract-taken', seat, rule, contract, from: place.place, to: 'slots' });
  }
}

/** By one reading the die may be placed without taking a contract, and brings no coins then (MP2-R-37). */
const needsNone = (position: Position): boolean => position.box.rulings.noContractTaken === 'no-coins';

/** Why the contracts action is closed to a player, whatever his dice. */
function closedRefusal(position: Position, seat: number): Refusal | null {
  if (!playerAt(position, seat).posts.some((city) => isContractCity(position, city))) return refusals['no-contract-city'];
  return needsNone(position) || canTakeAny(position, seat, null) ? null : refusals['no-contract'];
}

const SPACE = { slot: slotFor('contracts') };

const withDice = hands.namingWith(({ die }) => ({ kind: 'contracts', die }) as const);

/** MP2-CONTRACT-1: a die on the contracts space. */
export const useContracts = action({
  moves: { contracts: move('contracts {die}', { die }) },
  offer(position, seat, out, hand) {
    if (closedRefusal(position, seat) === null) withDice(SPACE).offer(out, hand, 1, openColours(position, seat, position.box.tables.contracts) | payable(position, seat, position.box.tables.contracts));
  },
  refuse(position, seat, { die }): Refusal | null {
    const refusal = handRefusal(position, seat, [die]);
    if (refusal) return refusal;
    if (!takesColours(openColours(position, seat, position.box.tables.contracts), [die])) return refusals['own-colour-there'];
    return closedRefusal(position, seat) ?? (takesValue(payable(position, seat, position.box.tables.contracts), pipsOf(die)) ? null : refusals['cannot-pay']);
  },
  play(position, seat, { die }) {
    const { tables } = position.box;
    const coin = occupiedCost(position, seat, tables.contracts, [die]);
    placeDice(position, seat, [die], tables.contracts);
    if (canTakeAny(position, seat, null)) push(position, { kind: 'contracts', seat, left: tables.pack.constants.contractsAction.most, taken: [] });
    charge(position, { seat, coin, source: 'contracts', rule: 'MP2-SPACE-10' });
  },
});

const mayStop = (position: Position, taken: readonly string[]): boolean => taken.length > 0 || needsNone(position);

/** MP2-CONTRACT-2..4: one contract after the other; the coins come last. */
export const contracts = decision('contracts', { seat, left: integer(0, 99), taken: (ids: Ids) => list(ids.contract, { most: 9 }) }, {
  rule: 'MP2-CONTRACT-2', on: ['turn'],
  moves: { takeContract, stop },
  problem(position, { seat, left, taken }): string | null {
    const { most } = position.box.tables.pack.constants.contractsAction;
    return left > 0 && left + taken.length === most && (mayStop(position, taken) || canTakeAny(position, seat, null)) ? null : 'there is nothing to take';
  },
  offer(position, { seat, taken }, out) {
    offerTakes(position, { seat, city: null, taken }, out);
    if (mayStop(position, taken)) out.add({ kind: 'stop' });
  },
  refuse(position, { seat, taken }, one): Refusal | null {
    if (one.kind === 'takeContract') return takeRefusal(position, { seat, city: null, taken }, one);
    return mayStop(position, taken) ? null : refusals['take-one'];
  },
  play(position, frame, one) {
    const { seat, taken } = frame;
    if (one.kind === 'takeContract') {
      takeFromBoard(position, seat, one, 'MP2-CONTRACT-2');
      taken.push(one.contract);
      frame.left -= 1;
      if (frame.left > 0 && canTakeAny(position, seat, null, taken)) return;
    }
    pop(position);
    if (taken.length > 0) gain(position, 'coin', position.box.tables.pack.constants.contractsAction.coin, { seat, source: 'contracts', rule: 'MP2-CONTRACT-3' });
  },
});

/** The city one has reached gives a contract by another rule than the icon does. */
const ruleFor = (city: string | null): string => (city === null ? 'MP2-ICON-3' : 'MP2-POST-12');

/** MP2-POST-12, MP2-ICON-3: a contract of a city one has reached, or of any with an own post. */
export const cityContract = decision('cityContract', { seat, city: (ids: Ids) => nullable(ids.place) }, {
  rule: 'MP2-ICON-3', on: ['waiting'],
  asksBy: (_, { city }) => ruleFor(city),
  moves: { takeContract, decline },
  offer(position, { seat, city }, out) {
    offerTakes(position, { seat, city, taken: takenTogether(position) }, out);
    out.add({ kind: 'decline' });
  },
  refuse: (position, { seat, city }, one): Refusal | null => (one.kind === 'takeContract' ? takeRefusal(position, { seat, city, taken: takenTogether(position) }, one) : null),
  play(position, { seat, city }, one) {
    pop(position);
    if (one.kind === 'decline') {
      position.events?.({ kind: 'declined', seat, rule: ruleFor(city), what: 'contractCity', source: city ?? 'contracts' });
      return;
    }
    takeFromBoard(position, seat, one, ruleFor(city));
    rememberTaken(position, one.contract);
  },
});

/** MP2-ICON-2: the top contract of the pile; declining comes before it is drawn. */
export const contractOffer = decision('contractOffer', { seat }, {
  rule: 'MP2-ICON-2', on: ['waiting'],
  moves: { draw: move('draw', {}), decline },
  ...anyOf({ kind: 'draw' }, { kind: 'decline' }),
  play(position, { seat }, { kind }) {
    pop(position);
    if (kind === 'draw') drawTop(position, seat);
    else position.events?.({ kind: 'declined', seat, rule: 'MP2-ICON-2', what: 'contractTop', source: 'pile' });
  },
});

/** MP2-ICON-2: the drawn contract itself, or an old one, goes. */
export const keepContracts = decision('keepContracts', { seat, contract: (ids: Ids) => home('contract', ids.contract) }, {
  rule: 'MP2-ICON-2', on: ['waiting'],
  moves: { discard: move('discard {contract}', { contract: id('contract') }) },
  offer(position, { seat, contract }, out) {
    for (const old of playerAt(position, seat).contracts) if (isDiscardable(position, seat, old, takenTogether(position))) out.add({ kind: 'discard', contract: old });
    out.add({ kind: 'discard', contract });
  },
  refuse: (position, frame, { contract }): Refusal | null => (contract === frame.contract || isDiscardable(position, frame.seat, contract, takenTogether(position)) ? null : refusals['not-discardable']),
  play(position, { seat, contract: drawn }, { contract }) {
    pop(position);
    discardContract(position, seat, contract);
    if (contract !== drawn) keepDrawn(position, seat, drawn);
  },
});
