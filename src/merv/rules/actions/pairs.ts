// Pairs of caravan cards and their boons, free caravan cards: MERV-CARAV-10 to 14, MERV-CAMEL-7, MERV-BREAK-5, MERV-R-22, 23.
import { called, choice, move, push, type Refusal } from '../../../kernel/rules.js';
import { add, at, bySpice, decision, FREE, GIVERS, participant, playerAt, refusals, reward, seat, sum, turnProblem, type Position } from '../chapter.js';
import { SPICES, WHITE, type Spice } from '../../content/ids.js';
import { aboutPairs } from '../about.js';
import { gainCube } from '../supply/gains.js';
import { freeRefusal } from '../supply/payments.js';
import { gainFavour } from '../supply/tracks.js';
import { closeRow, mayOwn, takeCard, takeMove } from './row.js';

/** What the pair of each spice brings (MERV-CARAV-11 to 14). */
const BOONS: Readonly<Record<Spice, (position: Position, seat: number) => void>> = {
  ginger(position, who) { push(position, { kind: 'soldier', seat: who }); },
  juniper(position, who) { gainFavour(position, who, 1, 'MERV-CARAV-12'); },
  cinnamon(position, who) { gainCube(position, who, WHITE, 'MERV-CARAV-13'); },
  pepper(position, who) { push(position, { kind: 'upgrade', seat: who, what: 'pepper' }); },
};

/** Gives the boon of a pair. */
export function giveBoon(position: Position, who: number, spice: number): void {
  const name = at(SPICES, spice);
  position.events?.({ kind: 'pair-completed', ...participant(position.box, who), rule: 'MERV-CARAV-10', spice: name });
  BOONS[name](position, who);
}

/** Pairs are made of the player's cards. */
export function pairsProblem(position: Position, { seat: who, pairs }: { readonly seat: number; readonly pairs: readonly number[] }): string | null {
  const { cards } = playerAt(position, who);
  return pairs.every((count, spice) => 2 * count <= (cards[spice] ?? 0)) ? null : 'there are not so many pairs';
}

const dueRefusal = (pairs: readonly number[], spice: number): Refusal | null => ((pairs[spice] ?? 0) > 0 ? null : refusals['no-pair']);

/** MERV-CARAV-10: the boons of pairs, in whatever order. */
export const boons = /* @__PURE__ */ decision('boons', { seat, pairs: bySpice }, {
  rule: 'MERV-CARAV-10', on: GIVERS, about: aboutPairs,
  problem: (position, frame): string | null => turnProblem(position, frame) ?? pairsProblem(position, frame),
  moves: { boon: move('boon {spice}', { spice: called('spice', choice(SPICES)) }) },
  lapses: (_position, { pairs }): boolean => sum(pairs) === 0,
  offer(_position, { pairs }, out) { for (let spice = 0; spice < 4; spice += 1) if (dueRefusal(pairs, spice) === null) out.add({ kind: 'boon', spice: at(SPICES, spice) }); },
  refuse: (_position, { pairs }, { spice }): Refusal | null => dueRefusal(pairs, SPICES.indexOf(spice)),
  play(position, { seat: who, pairs }, { spice }) {
    add(pairs, SPICES.indexOf(spice), -1);
    giveBoon(position, who, SPICES.indexOf(spice));
  },
});

function cardRefusal(position: Position, who: number, place: number): Refusal | null {
  const { box, state } = position;
  const card = state.row[place - 1] ?? -1;
  if (card < 0) return refusals['no-card'];
  if (box.rulings.freeCardLimit === 'limit-ignored') return null;
  return mayOwn(position, playerAt(position, who), box.cardSpice[card] ?? 0) ? null : refusals['too-many-kinds'];
}

/** MERV-R-22, 23: a free card with its camel; the row is refilled, then comes the boon of a pair. */
export const freeCard = /* @__PURE__ */ reward('freeCard', {
  rule: 'MERV-R-23', lost: 'MERV-R-23',
  moves: takeMove,
  none(position, { seat: who }): boolean {
    for (let place = 1; place <= position.state.row.length; place += 1) if (cardRefusal(position, who, place) === null) return false;
    return true;
  },
  offer(position, { seat: who }, out) { for (let place = 1; place <= position.state.row.length; place += 1) if (cardRefusal(position, who, place) === null) out.add({ kind: 'takeCard', position: place, cubes: FREE }); },
  refuse: (position, { seat: who }, { position: place, cubes }): Refusal | null => cardRefusal(position, who, place) ?? freeRefusal(cubes),
  play(position, { seat: who }, { position: place }) {
    const spice = takeCard(position, who, place - 1, 'MERV-R-23');
    const pair = (playerAt(position, who).cards[spice] ?? 0) % 2 === 0;
    const atOnce = position.box.rulings.pairBoons === 'at-once';
    if (pair && !atOnce) push(position, { kind: 'boons', seat: who, pairs: SPICES.map((_, other) => (other === spice ? 1 : 0)) });
    closeRow(position);
    if (pair && atOnce) giveBoon(position, who, spice);
  },
});
