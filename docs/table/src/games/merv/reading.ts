// What this page says of a position of Merv; what lies on the table in it the library reads.
import { readingOf, type Person, type Reading as Laid } from 'caravanserai/merv/content';
import type { State, View } from 'caravanserai/merv';
import type { PersonReading, Reading } from '../../app/reading.js';
import { thingName } from '../../app/say.js';
import { now } from '../../app/table.js';
import { word } from '../../app/words.js';
import { COURTIER, MAGISTRATE } from '../../draw/pieces.js';
import type { Thing } from '../../engine/content.js';

export const CUBES = ['purple', 'sand', 'teal', 'orange', 'white'] as const;

const read = new WeakMap<State | View, Laid>();

/** What lies on the table in a position: with the values this game is played with. */
export function laidOut(view: State | View): Laid {
  let laid = read.get(view);
  if (!laid) read.set(view, laid = readingOf(view, now().content ?? { things: [] }));
  return laid;
}

/** The places of the sites, as luck deals them. */
export const siteCells = (): readonly string[] => now().content?.things.filter(({ group }) => group === 'cell').map(({ id }) => id) ?? [];

const DRESSES = { player: null, magistrate: MAGISTRATE, courtier: COURTIER } as const;

/** Which shape stands for a participant: seats first, then the magistrate, then the courtier. */
export const dressOf = (view: View, who: number): number => DRESSES[laidOut(view).people[who]?.role ?? 'player'] ?? who;

/** Everything a position shows. */
export function reading(view: View): Reading {
  const { people, magistrateCard } = laidOut(view);
  return {
    people: people.map((person): PersonReading => {
      const { who, role, place, points } = person;
      return {
        seat: who, dress: dressOf(view, who), points, note: [...(place === null ? [] : [word('seat.place', { n: place })]), ...(role === 'magistrate' && magistrateCard ? [thingName(magistrateCard)] : [])].join(' · '), brief: place === null ? '' : `${place}.`, isStarting: false,
        holds: heldBy(person),
      };
    }),
    rounds: { groups: [4, 4, 4], now: (view.year - 1) * 4 + view.round, text: word('year.round', { year: view.year, n: view.round }) },
    remark: null,
  };
}

/** What somebody holds, in one row; of cubes and spices only those there are. */
function heldBy({ role, cubes, spices, camel, scroll, common, rare, committed, contracts, supply }: Person): PersonReading['holds'] {
  if (role === 'courtier') return [['building', supply.building], ['camel', camel]];
  const some = (amounts: Readonly<Record<string, number>>): [string, number][] => Object.entries(amounts).filter(([, n]) => n > 0);
  return [
    ...some(cubes), ['camel', camel], ['scroll', andLaid(scroll, committed.scroll)], ['common', andLaid(common, committed.common)], ['rare', andLaid(rare, committed.rare)], ['contract', contracts.length],
    ['building', supply.building], ['servant', supply.servant], ['disc', supply.disc], ...some(spices).map(([spice, n]) => [spiceIcon(spice), n] as const),
  ];
}

/** What is at hand; in brackets what lies on contracts. */
export const andLaid = (n: number, laid: number): number | string => (laid > 0 ? `${n} (${laid})` : n);

/** The picture of a spice; pepper here is no cube. */
export const spiceIcon = (spice: string): string => (spice === 'pepper' ? 'spicePepper' : spice);

/** What a seat has that a move can change. */
export function holdings(state: State, seat: number): Readonly<Record<string, number>> {
  const person = laidOut(state).people[seat];
  if (!person) return {};
  const { cubes, spices, camel, scroll, common, rare, favour, influence, soldiers, points } = person;
  return { ...cubes, camel, scroll, common, rare, ...Object.fromEntries(Object.entries(spices).map(([spice, n]) => [spiceIcon(spice), n])), favour, influence, soldier: soldiers.length, vp: points };
}

/** A piece of the wall. */
export interface Piece {
  readonly id: string;
  readonly colour: string;
  readonly price: number;
  readonly isGate: boolean;
}

/** What a piece of the wall is. */
export function pieceOf({ id, group, facts, face }: Thing): Piece {
  const [price = 1] = Object.values(face?.deals[0]?.cost ?? {});
  return { id, colour: String(facts['colour']), price, isGate: group === 'gate' };
}
