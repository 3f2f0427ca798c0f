// What the boards of both Marco Polo games have in common: the map, contracts, the dice in hand.
import type { Road } from '../../voyages/faces/index.js';
import { ink, joined, separated, type Line, type Span } from '../ink.js';
import { amountsText, capital } from '../voice.js';
import type { Desk } from './board.js';
import { dealText, handDie } from './drawing.js';

/** What a road costs. */
export function priceText({ cost, seal }: Pick<Road, 'cost' | 'seal'>, { voice }: Desk): Span[] {
  const paid = amountsText(voice, cost);
  const price = paid.length === 0 && seal === null ? [ink('dim', voice.term('cell.free'))] : paid;
  return seal === null ? price : joined(price, paid.length > 0 ? ' + ' : '', ink('warn', voice.name(seal)));
}

/** The roads from a place, with where they lead. */
function roadsFrom(place: string, { content }: Desk): readonly (readonly [to: string, road: Road])[] {
  return content.map.roads.flatMap((road): [string, Road][] => (road.from === place ? [[road.to, road]] : road.to === place ? [[road.from, road]] : []));
}

/** Roads from where figures stand, and where one gets from there. */
export function roadsText(figures: readonly string[], desk: Desk, marks: (place: string) => Line): (readonly [Line, Line])[] {
  const { voice } = desk;
  const nameOf = (place: string): string => capital(voice.name(place));
  return [...new Set(figures)].flatMap((figure) => [
    [ink('strong', nameOf(figure)), ''] as const,
    ...roadsFrom(figure, desk).map(([to, road]) => {
      const further = roadsFrom(to, desk).filter(([next]) => next !== figure).map(([next, other]) => joined(nameOf(next), ' (', priceText(other, desk), ')'));
      return [joined(ink('dim', ' → '), nameOf(to)), joined(priceText(road, desk), marks(to), ...(further.length > 0 ? [ink('dim', ` · ${voice.term('cell.then')} `), separated(further, ', ')] : []))] as const;
    }),
  ].map(([head, text]) => [joined(head), joined(text)] as const));
}

/** What a step to a place costs, if one road leads there from where the figures stand on their way. */
export function stepText(to: string, places: readonly (string | undefined)[], desk: Desk): Span[] {
  const roads = new Set(places.flatMap((place) => (place === undefined ? [] : roadsFrom(place, desk).filter(([end]) => end === to).map(([, road]) => road))));
  const [road] = roads;
  return road && roads.size === 1 ? priceText(road, desk) : [];
}

/** A step, and what waits at its end. */
export const stepTo = (price: readonly Span[], gives: readonly Span[]): Span[] => separated([price, gives].filter((part) => part.length > 0), ' · ');

/** A contract: what is given for what. */
export const contractText = (id: string, { thing, voice }: Desk): Span[] => joined(ink('dim', `${id}  `), ...separated((thing(id)?.face?.deals ?? []).map((deal) => dealText(deal, voice)), '; '));

/** The dice of a hand. */
export const handText = (dice: readonly string[], seat: number, { voice }: Desk): Span[] => (dice.length === 0 ? [ink('dim', voice.term('cell.none'))] : separated(dice.map((die) => handDie(die, seat, voice)), ' '));

/** How many dice a space takes. */
export const diceNeeded = (dice: number | null, { voice }: Desk): string => (dice === null ? '' : dice === 1 ? voice.term('cell.oneDie') : voice.term('cell.dies', { n: dice }));
