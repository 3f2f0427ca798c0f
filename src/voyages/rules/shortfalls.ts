import type { Seat } from '../../kernel/chance.js';
import type { Params } from '../../kernel/legality.js';
import { pipsOf } from '../../mechanics/dice.js';
import { playerAt, type Position } from '../box.js';
import { BLACK_DIE_COST, CHANGE_COST, REROLL_COST } from '../content/board.js';
import type { Resource } from '../content/resources.js';
import type { Move } from '../frames.js';
import { lowestOf } from './spaces.js';

const camelsMissing = (cost: number) => (position: Position, seat: Seat): Params => ({ camel: cost - playerAt(position, seat).camel });

/** How much of a price a player lacks, by resource. */
function missing(position: Position, seat: Seat, contract: string): Params {
  const player = playerAt(position, seat);
  const lacking = (position.box.tables.contracts[contract]?.cost ?? []).map(({ resource, amount }): [Resource, number] => [resource, amount - player[resource]]);
  return Object.fromEntries(lacking.filter(([, amount]) => amount > 0));
}

/** The value a move is paid or measured by: that of the lowest die. */
const lowestIn = (move: Move): number => ('dice' in move ? lowestOf(move.dice) : 'die' in move ? pipsOf(move.die) : 0);

/** The numbers behind refusals: how much is missing, or how high a die must be. */
export const shortfalls: Readonly<Record<string, (position: Position, seat: Seat, move: Move) => Params>> = {
  'reroll-not-payable': /* @__PURE__ */ camelsMissing(REROLL_COST),
  'change-not-payable': /* @__PURE__ */ camelsMissing(CHANGE_COST),
  'black-die-not-payable': /* @__PURE__ */ camelsMissing(BLACK_DIE_COST),
  'contract-not-payable': (position, seat, move) => (move.kind === 'complete' ? missing(position, seat, move.contract) : {}),
  'occupied-too-dear': (position, seat, move) => ({ coin: lowestIn(move) - playerAt(position, seat).coin }),
  'khan-too-low': ({ state }) => ({ least: Math.max(0, ...state.spaces.khansFavour.map(pipsOf)) }),
};
