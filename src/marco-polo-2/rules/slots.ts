// Active contracts, and what makes room for others: MP2-CONTRACT-5..7, MP2-CONTRACT-10, MP2-R-40, MP2-R-41, MP2-R-43.
import type { RuleId } from '../../kernel/legality.js';
import { entry, playerAt, type Position } from './chapter.js';
import { putInOrder } from '../../mechanics/piles.js';
import { ACTIVE_SPACES } from '../box.js';
import type { Frame } from '../state.js';

type WaitingFrame = Extract<Frame, { kind: 'waiting' }>;

/** The frame of the benefits at hand, or of those one of which is being decided. */
export function benefitsAtHand({ state: { frames } }: Position): WaitingFrame | null {
  const top = frames[frames.length - 1];
  if (top?.kind === 'waiting') return top;
  const below = frames[frames.length - 2];
  return below?.kind === 'waiting' ? below : null;
}

const NONE: readonly string[] = [];

/** Whether an active space is free. */
export function hasRoom(position: Position, seat: number): boolean {
  return playerAt(position, seat).contracts.length + (position.state.turn.slotBusy ? 1 : 0) < ACTIVE_SPACES;
}

/** Whether a contract may be discarded to make room (MP2-CONTRACT-7); `taken` came with the same action. */
export function isDiscardable(position: Position, seat: number, contract: string, taken: readonly string[]): boolean {
  if (!playerAt(position, seat).contracts.includes(contract)) return false;
  return position.box.rulings.contractDiscard === 'held-since-turn-start' ? position.state.turn.held.includes(contract) : !taken.includes(contract);
}

/** Contracts taken with the same arrival or icon as the one at hand. */
export function takenTogether(position: Position): readonly string[] {
  const frame = benefitsAtHand(position);
  return frame === null || frame.taken.length === 0 ? NONE : frame.taken.filter(({ by }) => by === frame.by).map(({ contract }) => contract);
}

/** Remembers a contract that has come with a benefit. */
export function rememberTaken(position: Position, contract: string): void {
  const frame = benefitsAtHand(position);
  if (frame !== null && !frame.taken.some((one) => one.by === frame.by && one.contract === contract)) frame.taken.push({ by: frame.by, contract });
}

/** A contract goes under the pile, or to the box if it is a starting contract (MP2-CONTRACT-6, MP2-CONTRACT-10). */
export function discardContract(position: Position, seat: number, contract: string, rule: RuleId = 'MP2-CONTRACT-6'): void {
  const { contracts } = playerAt(position, seat);
  const at = contracts.indexOf(contract);
  if (at >= 0) contracts.splice(at, 1);
  const { starting } = entry(position.box.tables.contract, contract);
  if (starting) putInOrder(position.state.goneContracts, contract);
  else position.state.pileEnd.push(contract);
  position.events?.({ kind: 'contract-discarded', seat, rule, contract, from: at >= 0 ? 'slots' : 'aside', to: starting ? 'box' : 'pile' });
}

/** Whether there are contracts in a city. */
export const isContractCity = (position: Position, city: string): boolean => (position.box.tables.place.get(city)?.contracts.length ?? 0) > 0;

/** Whether a contract place is open: in the given city, or in any contract city with an own post. */
export function isOpen(position: Position, posts: readonly string[], at: number, city: string | null): boolean {
  const here = position.box.tables.contractCityOf[at] ?? '';
  return city === null ? posts.includes(here) : here === city;
}

/** Whether a contract can be taken from the board. */
export function canTakeAny(position: Position, seat: number, city: string | null, taken: readonly string[] = NONE): boolean {
  const { contractPlaces } = position.state;
  const { posts, contracts } = playerAt(position, seat);
  if (!hasRoom(position, seat) && !contracts.some((one) => isDiscardable(position, seat, one, taken))) return false;
  let at = -1;
  for (const { contract } of contractPlaces) {
    at += 1;
    if (contract !== null && isOpen(position, posts, at, city)) return true;
  }
  return false;
}

/** A drawn contract goes to an active space. */
export function keepDrawn(position: Position, seat: number, contract: string): void {
  playerAt(position, seat).contracts.push(contract);
  position.events?.({ kind: 'contract-laid', seat, rule: 'MP2-ICON-2', contract, to: 'slots' });
  rememberTaken(position, contract);
}
