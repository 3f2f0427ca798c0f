// City bonus markers: MP2-POST-9, MP2-POST-13, MP2-CARD-12, MP2-ICON-9, MP2-R-49.
import { list, pop, push, type Refusal } from '../../../kernel/rules.js';
import { decision, entry, id, move, nth, playerAt, refusals, seat, type Ids, type Position } from '../chapter.js';
import { credit } from './gains.js';
import { enqueue, receive, timesOf, type Waiting } from './rewards.js';

/** The marker in a city. */
export function markerIn(position: Position, city: string): string {
  return nth(position.state.markers, entry(position.box.tables.place, city).marker);
}

/** Whether the marker gives anything outside the start of a round. */
function worksNow(position: Position, marker: string): boolean {
  const bonus = entry(position.box.tables.bonus, marker);
  if (position.box.rulings.copyMarker === 'every-time' || bonus.copyCityBonus === 0) return true;
  const { coin, camel, pepper, silk, gold, jade, vp, shieldPlus, effects } = bonus;
  return coin + camel + pepper + silk + gold + jade + vp + shieldPlus > 0 || effects.some((effect) => effect !== 'copyCityBonus');
}

const RULES = { arrival: 'MP2-POST-9', income: 'MP2-ROUND-5', card: 'MP2-CARD-12' } as const;

/** How the bonus of a city comes about. */
interface Occasion {
  readonly seat: number;
  readonly by: keyof typeof RULES;
  readonly times: number;
}

/**
 * The bonus of the marker in a city; what has to be decided joins the waiting benefits. Income still waiting is lost with
 * its post (MP2-ROUND-6); what placing a post or a card has earned stays due.
 */
export function earnMarker(position: Position, city: string, { seat, by, times }: Occasion, waiting: Waiting[]): void {
  const marker = markerIn(position, city);
  const bonus = entry(position.box.tables.bonus, marker);
  const all = times * timesOf(position, seat, marker);
  position.events?.({ kind: 'city-bonus', seat, rule: RULES[by], city, tile: marker });
  credit(position, bonus, all, { seat, source: marker, rule: RULES[by] });
  const copying = by === 'income' || position.box.rulings.copyMarker === 'every-time';
  enqueue(waiting, copying || bonus.copyCityBonus === 0 ? bonus : { ...bonus, copyCityBonus: 0 }, { times: all, source: marker, city: by === 'income' ? city : null });
}

/** What a card has given so far. */
interface Given {
  readonly cities: readonly string[];
  readonly markers: readonly string[];
}
/** As a card begins. */
export const NOTHING_GIVEN: Given = { cities: [], markers: [] };

/** Why a card cannot give the bonus of a city. */
export function cityRefusal(position: Position, seat: number, city: string, { cities, markers }: Given): Refusal | null {
  const marker = (position.box.tables.place.get(city)?.marker ?? -1) >= 0 && playerAt(position, seat).posts.includes(city) ? markerIn(position, city) : null;
  if (marker === null || !worksNow(position, marker)) return refusals['no-marker'];
  if (cities.includes(city)) return refusals['city-used'];
  return position.box.rulings.cityBonusCard === 'different-bonuses' && markers.includes(marker) ? refusals['bonus-used'] : null;
}

/** The cities whose bonus a card can give. */
export function openCities(position: Position, seat: number, given: Given): string[] {
  return position.box.tables.markerCities.filter((city) => cityRefusal(position, seat, city, given) === null);
}

/** Whether there is such a city. */
export function isAnyOpen(position: Position, seat: number, given: Given): boolean {
  for (const city of position.box.tables.markerCities) if (cityRefusal(position, seat, city, given) === null) return true;
  return false;
}

/** The markers that can be copied. */
function copies(position: Position, source: string, barred: readonly string[]): string[] {
  return position.state.markers.filter((marker) => marker !== source && !barred.includes(marker));
}

/** The bonuses a city card is giving, below the benefits at hand. */
function cardAtWork({ state: { frames } }: Position): { readonly markers: string[] } | null {
  const card = frames[frames.length - 2];
  return card?.kind === 'ownCity' ? card : null;
}

/** Lets the bonus of another marker be copied; with `different-bonuses` a card does not give the same bonus twice, not even so. */
export function startCopy(position: Position, seat: number, source: string): boolean {
  const barred = position.box.rulings.cityBonusCard === 'different-bonuses' ? (cardAtWork(position)?.markers.slice() ?? []) : [];
  if (copies(position, source, barred).length === 0) return false;
  push(position, { kind: 'copyBonus', seat, source, barred });
  return true;
}

/** MP2-ICON-9: the bonus of any other marker on the board. */
export const copyBonus = decision('copyBonus', { seat, source: id('source'), barred: (ids: Ids) => list(ids.marker, { most: 99 }) }, {
  rule: 'MP2-ICON-9', on: ['waiting'],
  moves: { copyBonus: move('copy {tile}', { tile: id('marker') }) },
  offer(position, { source, barred }, out) { for (const tile of copies(position, source, barred)) out.add({ kind: 'copyBonus', tile }); },
  refuse(position, { source, barred }, { tile }): Refusal | null {
    if (barred.includes(tile)) return refusals['bonus-used'];
    return copies(position, source, barred).includes(tile) ? null : refusals['not-copyable'];
  },
  play(position, { seat, source }, { tile }) {
    pop(position);
    cardAtWork(position)?.markers.push(tile);
    position.events?.({ kind: 'bonus-copied', seat, rule: 'MP2-ICON-9', source, tile });
    receive(position, entry(position.box.tables.bonus, tile), timesOf(position, seat, tile), { seat, source: tile, rule: 'MP2-ICON-9' });
  },
});
