// Numbers behind refusals: how much is missing. They are worked out only when a move has been refused.
import { playerAt, type Position } from '../box.js';
import type { Move } from '../frames.js';
import type { RefusalCode } from './refusals.js';

type Numbers = (position: Position, seat: number, move: Move) => Readonly<Record<string, number>>;

const contractOf = ({ box }: Position, move: Move) => (move.kind === 'fulfil' ? box.contracts.find(({ id }) => id === move.contract) : undefined);

/** What is missing for a contract: influence, or scrolls. */
const contractNeeds = (of: 'influence' | 'scroll'): Numbers => (position, seat, move) => {
  const contract = contractOf(position, move);
  const needed = of === 'influence' ? contract?.influence : contract?.scrolls;
  return { [of]: (needed ?? 0) - playerAt(position, seat)[of] };
};

/** Camels missing for a space of the queue: one for each free space behind it, less those of the seat. */
const queueNeeds: Numbers = (position, seat, move) => {
  const { queue } = position.state;
  const free = move.kind === 'queue' ? queue.slice(move.space).filter((who) => who < 0).length : 0;
  return { camel: free - playerAt(position, seat).camel };
};

/** The numbers behind a refusal, by its code. */
export const refusalParams: Readonly<Partial<Record<RefusalCode, Numbers>>> = {
  'contract-influence': contractNeeds('influence'),
  'contract-scrolls': contractNeeds('scroll'),
  'queue-camels': queueNeeds,
};
