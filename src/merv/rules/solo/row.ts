// The caravansary action of the magistrate: MERV-CMA-4 to 6, MERV-R-57, MERV-R-76.
import { pop, push } from '../../../kernel/frames.js';
import { add, at, MAGISTRATE, playerAt, step, type Position } from '../chapter.js';
import { SPICES, type Spice } from '../../content/ids.js';
import { closeRow, takeCard } from '../actions/row.js';
import { addPoints, gainFavour } from '../supply/tracks.js';
import { withDeck } from './cards.js';
import { choose } from './choice.js';
import { deploySoldier } from './soldier.js';

/** What a card adds to the sets of the magistrate at the end of the game. */
function worth(position: Position, card: number): number {
  const { box } = position;
  const { cards } = playerAt(position, box.magistrate);
  const owned = cards[box.cardSpice[card] ?? 0] ?? 0;
  let value = 1;
  for (const others of cards) if (others > owned) value += 1;
  return value;
}

/** Takes the best card of the row; false when there is none. */
export function takeBestCard(position: Position): boolean {
  const { box, state: { row, solo } } = position;
  const places = row.map((_, place) => place).filter((place) => (row[place] ?? -1) >= 0);
  if (places.length === 0) return false;
  const chosen = choose(
    position,
    { who: box.magistrate, rule: 'MERV-CMA-4', of: 'card', label: (place) => `${place + 1}:${at(box.cardId, row[place] ?? -1)}` },
    places,
    [{ name: 'mostSetPoints', value: (place) => worth(position, row[place] ?? -1) }, { name: 'nearestToFront', value: (place) => -place }],
  );
  const spice = takeCard(position, box.magistrate, chosen, 'MERV-CMA-4');
  if (solo && (playerAt(position, box.magistrate).cards[spice] ?? 0) % 2 === 0) add(solo.pairs, spice, 1);
  return true;
}

/** Refills the row if the magistrate took cards; then come the boons of his pairs (MERV-CMA-5). */
export function refillAfter(position: Position): void {
  if (!position.state.row.includes(-1)) return;
  push(position, { kind: 'magistrateRefill' });
  closeRow(position);
}

/** What the boon of a pair is to him: a soldier, favour, or points (MERV-CMA-6). */
const BOONS: Readonly<Partial<Record<Spice, (position: Position) => void>>> = {
  ginger: deploySoldier,
  juniper(position) { gainFavour(position, position.box.magistrate, 1, 'MERV-CMA-6'); },
};

/** MERV-CMA-6: the boons of the pairs, in the order ginger, juniper, cinnamon, pepper. */
export const magistrateRefill = /* @__PURE__ */ step('magistrateRefill', {}, {
  on: ['magistrate'],
  run(position) {
    const { box, state: { solo } } = position;
    pop(position);
    withDeck(position, () => { SPICES.forEach((spice, place) => {
      while (solo && (solo.pairs[place] ?? 0) > 0) {
        add(solo.pairs, place, -1);
        position.events?.({ kind: 'pair-completed', ...MAGISTRATE, rule: 'MERV-CMA-6', spice });
        const give = BOONS[spice];
        if (give) give(position);
        else addPoints(position, box.magistrate, 3, { source: 'magistrate', rule: 'MERV-CMA-6' });
      }
    }); });
  },
  problem: ({ state: { turn } }): string | null => (turn.slot < 0 ? 'no slot has been chosen' : null),
});
