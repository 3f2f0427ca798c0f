// VOY-INFO-1 to VOY-INFO-7: what nobody knows of completed contracts whose faces are hidden (ruling `completedContracts`).
import type { Random, Seat } from '../../kernel/chance.js';
import { nth } from '../../mechanics/known.js';
import { takeAny, UNSEEN } from '../../mechanics/piles.js';

/** The part of a state, or of a view, that contracts are hidden in. */
interface Hiding<Id> {
  readonly players: readonly { readonly completed: Id[]; readonly contracts: readonly string[] }[];
  readonly stacks: readonly string[];
  readonly special: readonly string[];
  readonly pool: string[];
  readonly starting: string[];
}

const isStarting = (contract: string): boolean => contract.startsWith('s');

/** Among which contracts a hidden one is. */
export const contractPool = (contract: string): 'starting' | 'pool' => (isStarting(contract) ? 'starting' : 'pool');

/** How many contracts nobody has seen lie in the piles. */
function unseenIn({ stacks, special }: Hiding<unknown>): number {
  return [...stacks, ...special].filter((entry) => entry === UNSEEN).length;
}

/** Who of those with hidden completed contracts completed a starting contract: everybody was dealt one. */
function startersAmong(view: Hiding<string | null>, hidden: number, random: Random): Set<Seat> {
  const able = view.players.flatMap(({ completed, contracts }, seat) => (completed.includes(null) && !contracts.some(isStarting) ? [seat] : []));
  const starters = new Set<Seat>();
  for (let left = hidden - (view.pool.length - unseenIn(view)); left > 0; left -= 1) starters.add(nth(able.splice(Math.floor(random() * able.length), 1), 0));
  return starters;
}

/** Deals the contracts that others completed: any deal that agrees with what is seen is equally likely. */
export function dealCompleted(view: Hiding<string | null>, state: Hiding<string>, random: Random): void {
  let hidden = 0;
  for (const { completed } of view.players) for (const id of completed) if (id === null) hidden += 1;
  if (hidden === 0) return;
  const starters = startersAmong(view, hidden, random);
  view.players.forEach(({ completed }, seat) => {
    completed.forEach((id, at) => {
      if (id === null) nth(state.players, seat).completed[at] = takeAny(starters.delete(seat) ? state.starting : state.pool, random);
    });
  });
}
