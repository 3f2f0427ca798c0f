// VOY-CARD-6, VOY-CARD-9 to VOY-CARD-13: what a use of a city card does.
import type { Seat } from '../../kernel/chance.js';
import { push } from '../../kernel/frames.js';
import type { CardRules, Position } from '../box.js';
import { charge, chooseGoods, credit } from './gains.js';

/** Pays for all repetitions, then gains all. */
export function useTimes(position: Position, seat: Seat, card: CardRules, times: number): void {
  if (position.events) position.events({ kind: 'card-used', seat, card: card.id, times, rule: card.rule });
  charge(position, seat, card.id, card.cost, times, card.rule);
  credit(position, seat, card.id, card.reward, times, card.rule);
  if (card.anyGood > 0) chooseGoods(position, seat, times * card.anyGood, false, card.id);
  if (card.use === 'cities') push(position, { kind: 'ownCity', seat, card: card.id, left: times, done: [], paying: false });
}
