// VOY-CARD-13, VOY-CARD-14: bonuses of cities in which one has a post.
import { called, choice, flag, integer, list, move, pop, type Refusal } from '../../../../kernel/rules.js';
import { canPay } from '../../../../mechanics/amounts.js';
import { card, city, decision, entry, nth, playerAt, refusals, seat, type Position } from '../../chapter.js';
import { CITY_BONUS_IDS, SMALL_CITIES } from '../../../content/ids.js';
import type { Frame } from '../../../frames.js';
import { stop } from '../../../words/moves.js';
import { isOfCard } from '../../below.js';
import { charge, gainTiles } from '../../gains.js';
import { ownSmallCities } from '../travel/posts.js';

type Cities = Extract<Frame, { kind: 'ownCity' }>;

const tileOf = ({ state }: Position, city: string): string => nth(state.cityBonuses, SMALL_CITIES.findIndex((one) => one === city));
const rankOf = (position: Position, city: string): number => CITY_BONUS_IDS.findIndex((tile) => tile === tileOf(position, city));

/** Whether cities are taken in printed order: none that stands before the last one, and none after which too few are left. */
function orderRefusal(position: Position, { seat, done, left, paying }: Cities, city: string): Refusal | null {
  if (position.box.rulings.pendingOrder !== 'printed-order') return null;
  const later = ownSmallCities(playerAt(position, seat)).filter((other) => rankOf(position, other) > rankOf(position, city)).length;
  const behind = done.slice(-1).some((last) => rankOf(position, last) > rankOf(position, city));
  return behind || (!paying && later < left - 1) ? refusals['city-too-late'] : null;
}

function cityRefusal(position: Position, frame: Cities, city: string): Refusal | null {
  if (!playerAt(position, frame.seat).posts.includes(city)) return refusals['city-without-post'];
  return frame.done.includes(city) ? refusals['city-twice'] : orderRefusal(position, frame, city);
}

/** Which city's bonus is had next. */
export const ownCity = decision('ownCity', { seat, card, left: integer(0, 6), done: list(city, { most: 6 }), paying: flag }, {
  rule: 'VOY-CARD-13',
  on: ['mainDone'],
  moves: { ownCity: move('city {city}', { city: called('place', choice(SMALL_CITIES)) }), stop },
  problem(position, frame): string | null {
    const { rulings, tables } = position.box;
    const { use, cost } = entry(tables.cards, frame.card);
    if (use !== 'cities' || !isOfCard(position, frame)) return 'no city card is used for cities';
    if (frame.paying !== (cost.length > 0 && rulings.cardRepetitions === 'one-by-one')) return 'it is paid for otherwise';
    const own = ownSmallCities(playerAt(position, frame.seat));
    if (!frame.done.every((city, at) => own.includes(city) && frame.done.indexOf(city) === at)) return 'cities are used once, and with a post';
    const last = rulings.pendingOrder === 'printed-order' ? frame.done.slice(-1) : [];
    const open = own.filter((city) => !frame.done.includes(city) && last.every((before) => rankOf(position, before) < rankOf(position, city)));
    return frame.paying || open.length >= frame.left ? null : 'there are not so many cities';
  },
  offer(position, frame, out) {
    for (const city of SMALL_CITIES) if (cityRefusal(position, frame, city) === null) out.add({ kind: 'ownCity', city });
    if (frame.paying && frame.done.length > 0) out.add({ kind: 'stop' });
  },
  refuse(position, frame, move): Refusal | null {
    if (move.kind === 'ownCity') return cityRefusal(position, frame, move.city);
    // What has been paid for together is due in full.
    if (!frame.paying) return refusals['not-declinable'];
    return frame.done.length > 0 ? null : refusals['once-at-least'];
  },
  play(position, frame, move) {
    if (move.kind === 'stop') {
      pop(position);
      return;
    }
    const { seat, card } = frame;
    const bonus = tileOf(position, move.city);
    frame.left -= 1;
    frame.done.push(move.city);
    if (frame.paying) charge(position, seat, { amounts: entry(position.box.tables.cards, card).cost, source: card, rule: 'VOY-CARD-13' });
    position.events?.({ kind: 'city-bonus', seat, rule: 'VOY-CARD-13', city: move.city, tile: bonus });
    gainTiles(position, seat, [bonus], 'VOY-CARD-13');
  },
  lapses(position, frame): boolean {
    if (frame.left === 0) return true;
    if (!frame.paying) return false;
    const player = playerAt(position, frame.seat);
    const open = ownSmallCities(player).some((city) => cityRefusal(position, frame, city) === null);
    return !open || !canPay(player, entry(position.box.tables.cards, frame.card).cost);
  },
});
