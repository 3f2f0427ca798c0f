// The caravansary action of the magistrate: MERV-CMA-4 to 6, MERV-R-57, MERV-R-76.
import { pop, push } from '../../../kernel/frames.js';
import type { MagistrateFrame } from '../../state.js';
import { closeRow, takeCard } from '../row.js';
import type { Position } from '../../box.js';
import { SPICES } from '../../content/ids.js';
import { addPoints, FROM_MAGISTRATE, gainFavour } from '../tracks.js';
import { choose } from './choice.js';
import { deploySoldier } from './soldier.js';

/** What a card adds to the sets of the magistrate at the end of the game. */
function worth({ box, state }: Position, card: number): number {
  const { cards } = state.players[box.magistrate]!;
  const spice = box.cardSpice[card]!;
  let value = 1;
  for (let other = 0; other < 4; other += 1) if (other !== spice && cards[other]! > cards[spice]!) value += 1;
  return value;
}

/** Takes the best card of the row; false when there is none. */
export function takeBestCard(position: Position): boolean {
  const { box, state } = position;
  const places: number[] = [];
  state.row.forEach((card, at) => { if (card >= 0) places.push(at); });
  if (places.length === 0) return false;
  const at = choose(
    position,
    { who: box.magistrate, rule: 'MERV-CMA-4', of: 'card', label: (place) => `${place + 1}:${box.cardId[state.row[place]!]!}` },
    places,
    [{ name: 'mostSetPoints', value: (place) => worth(position, state.row[place]!) }, { name: 'nearestToFront', value: (place) => -place }],
  );
  const spice = takeCard(position, box.magistrate, at, 'MERV-CMA-4');
  if (state.players[box.magistrate]!.cards[spice]! % 2 === 0) state.solo!.pairs[spice]! += 1;
  return true;
}

/** Refills the row if the magistrate took cards; then come the boons of his pairs (MERV-CMA-5). */
export function refillAfter(position: Position): void {
  if (!position.state.row.includes(-1)) return;
  push(position, { kind: 'magistrateRefill' });
  closeRow(position);
}

/** The boons of the pairs, in the order ginger, juniper, cinnamon, pepper (MERV-CMA-6). */
export function runPairs(position: Position, _frame: MagistrateFrame): void {
  const { box, state } = position;
  const { pairs } = state.solo!;
  pop(position);
  for (let spice = 0; spice < 4; spice += 1) {
    for (; pairs[spice]! > 0; pairs[spice]! -= 1) {
      if (position.events) position.events({ kind: 'pair', rule: 'MERV-CMA-6', who: 'magistrate', spice: SPICES[spice]! });
      if (SPICES[spice] === 'ginger') deploySoldier(position);
      else if (SPICES[spice] === 'juniper') gainFavour(position, box.magistrate, 1, 'MERV-CMA-6');
      else addPoints(position, box.magistrate, FROM_MAGISTRATE, 3, 'MERV-CMA-6');
    }
  }
}
