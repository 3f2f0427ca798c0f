// Bonuses of own cities by a city card: MP2-CARD-12, MP2-CARD-13.
import { integer, list, pop, type Refusal } from '../../../../kernel/rules.js';
import { decision, entry, id, move, playerAt, refusals, seat, type Ids } from '../../chapter.js';
import { cityRefusal, earnMarker, isAnyOpen, markerIn, openCities } from '../../rewards/city-bonuses.js';
import { canPay, payCost } from '../../rewards/gains.js';
import { settleWaiting, type Waiting } from '../../rewards/rewards.js';
import { again, stop } from '../../../words/moves.js';
import { places } from '../../movement.js';
import { cardProblem, onlyOption } from './using.js';

/** MP2-CARD-12, MP2-CARD-13: the bonuses of cities with an own post. With fewer suitable cities the player receives only those. */
export const ownCity = decision('ownCity', { seat, card: id('card'), left: integer(0, 99), cities: places, markers: (ids: Ids) => list(ids.marker, { most: 99 }), again: integer(0, 6) }, {
  rule: 'MP2-CARD-12', on: ['turn'],
  moves: { ownCity: move('city {city}', { city: id('place') }), again, stop },
  problem: (position, frame): string | null => cardProblem(position, frame) ?? (frame.markers.length > 2 * frame.cities.length || new Set(frame.cities).size < frame.cities.length ? 'more bonuses than cities' : null),
  lapses(position, frame): boolean {
    if (frame.left > 0) return !isAnyOpen(position, frame.seat, frame);
    const cost = entry(position.box.tables.card, frame.card).options[0]?.cost;
    return frame.again === 0 || cost === undefined || !isAnyOpen(position, frame.seat, frame) || !canPay(playerAt(position, frame.seat), cost, 1);
  },
  offer(position, frame, out) {
    if (frame.left > 0) {
      for (const city of openCities(position, frame.seat, frame)) out.add({ kind: 'ownCity', city });
      return;
    }
    out.add({ kind: 'again' });
    out.add({ kind: 'stop' });
  },
  refuse(position, frame, one): Refusal | null {
    if (one.kind !== 'ownCity') return frame.left === 0 ? null : refusals['too-few-cities'];
    return frame.left === 0 ? refusals['too-often'] : cityRefusal(position, frame.seat, one.city, frame);
  },
  play(position, frame, one) {
    const { seat } = frame;
    if (one.kind === 'stop') pop(position);
    else if (one.kind === 'again') {
      frame.again -= 1;
      frame.left = 1;
      payCost(position, onlyOption(entry(position.box.tables.card, frame.card)).cost, 1, { seat, source: frame.card, rule: 'MP2-CARD-13' });
    } else {
      frame.left -= 1;
      frame.cities.push(one.city);
      frame.markers.push(markerIn(position, one.city));
      const waiting: Waiting[] = [];
      earnMarker(position, one.city, { seat, by: 'card', times: 1 }, waiting);
      settleWaiting(position, seat, waiting);
    }
  },
});
