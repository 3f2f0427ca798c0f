// City bonus markers: MP2-POST-9, MP2-POST-13, MP2-CARD-12, MP2-ICON-9, MP2-R-49.
import type { Refusal } from '../../kernel/legality.js';
import type { Bundle, Place } from '../content/parts.js';
import { playerAt, type Position } from '../position.js';
import { credit } from './purse.js';
import { no } from '../words/refusals.js';
import { enqueue, timesOf } from './rewards.js';
import type { Waiting } from '../state.js';

/** The marker in a city. */
export function markerIn(position: Position, city: string): string {
  return position.state.markers[(position.box.parts.place[city] as Place).marker] as string;
}

/** Whether the marker gives anything outside the start of a round. */
function worksNow(position: Position, marker: string): boolean {
  const bonus = position.box.parts.bonus[marker] as Bundle;
  if (position.box.rules.copyMarker === 'every-time' || bonus.copyCityBonus === 0) return true;
  const { coin, camel, pepper, silk, gold, jade, vp, shieldPlus, anyGood, distinctGoods, move, blackDie, contractTop, contractCity } = bonus;
  return coin + camel + pepper + silk + gold + jade + vp + shieldPlus + anyGood + distinctGoods + move + blackDie + contractTop + contractCity > 0;
}

const RULES = { arrival: 'MP2-POST-9', income: 'MP2-ROUND-5', card: 'MP2-CARD-12' } as const;

/**
 * The bonus of the marker in a city, so many times; what has to be decided joins the waiting benefits. Income still waiting
 * is lost with its post (MP2-ROUND-6); what placing a post or a card has earned stays due.
 */
export function earnMarker(position: Position, seat: number, city: string, times: number, by: keyof typeof RULES, waiting: Waiting[]): void {
  const marker = markerIn(position, city);
  const bonus = position.box.parts.bonus[marker] as Bundle;
  const all = times * timesOf(position, seat, marker);
  if (position.events) position.events({ kind: 'city-bonus', rule: RULES[by], seat, city, marker });
  credit(position, seat, bonus, all, marker, RULES[by]);
  const copying = by === 'income' || position.box.rules.copyMarker === 'every-time';
  enqueue(waiting, copying || bonus.copyCityBonus === 0 ? bonus : { ...bonus, copyCityBonus: 0 }, all, marker, by === 'income' ? city : null);
}

/** Why a card cannot give the bonus of a city: `cities` and `markers` are those it has given. */
export function cityRefusal(position: Position, seat: number, city: string, cities: readonly string[], markers: readonly string[]): Refusal | null {
  const marker = (position.box.parts.place[city]?.marker ?? -1) >= 0 && playerAt(position, seat).posts.includes(city) ? markerIn(position, city) : null;
  if (marker === null || !worksNow(position, marker)) return no['no-marker'];
  if (cities.includes(city)) return no['city-used'];
  return position.box.rules.cityBonusCard === 'different-bonuses' && markers.includes(marker) ? no['bonus-used'] : null;
}

/** The cities whose bonus a card can give. */
export function openCities(position: Position, seat: number, cities: readonly string[], markers: readonly string[]): string[] {
  return position.box.parts.markerCities.filter((city) => cityRefusal(position, seat, city, cities, markers) === null);
}
