// What the fields of a position of Marco Polo II mean. Nothing else here looks into one.
import type { State, View } from 'caravanserai/marco-polo-2';
import type { PersonReading, Reading } from '../../app/reading.js';
import { thing, thingName } from '../../app/say.js';
import { now } from '../../app/table.js';
import { word } from '../../app/words.js';

/** A player of a view. */
export type Seen = View['players'][number];

/** Everything a position shows. */
export function reading(view: View): Reading {
  return {
    people: view.players.map((player, seat) => person(view, player, seat)),
    rounds: { groups: [5], now: view.round, text: view.round > 0 ? word('round.of', { n: view.round, all: 5 }) : word('setup.phase') },
    remark: null,
  };
}

function person(view: View, player: Seen, seat: number): PersonReading {
  const { coin, camel, pepper, silk, gold, jade } = player;
  return {
    seat, dress: seat, points: player.vp, note: player.character === null ? '' : thingName(player.character), ...(player.character === null ? {} : { about: player.character }),
    holds: [['coin', coin], ['camel', camel], ['pepper', pepper], ['silk', silk], ['gold', gold], ['jade', jade], ['contract', activeOf(player).length], ['check', player.completed.length], ['post', player.posts.length], ['seal', player.seals.length], ['die', player.dice.length]],
    brief: String(player.dice.length), briefIcon: 'die', isStarting: view.nextFirst === seat,
  };
}

/** The contracts in the slots of a player. */
export const activeOf = (player: Seen): readonly string[] => player.contracts;

/** What a seat has that a move can change. */
export function holdings(state: State, seat: number): Readonly<Record<string, number>> {
  const player = state.players[seat];
  if (!player) return {};
  const { coin, camel, pepper, silk, gold, jade, vp, posts, seals } = player;
  return { coin, camel, pepper, silk, gold, jade, contract: player.contracts.length, post: posts.length, seal: seals.length, vp };
}

/** Cities with room for something, each as often as it has room, in the order in which the position lists them. */
export const placesWith = (fact: string): readonly string[] => now().content?.things.filter(({ kind }) => kind === 'location').flatMap(({ id, facts }) => Array.from({ length: Number(facts[fact] ?? 0) }, () => id)) ?? [];

/** The outpost tile still lying in a city. */
export function outpostIn(view: View, city: string): string | null {
  const at = placesWith('outpost').indexOf(city);
  return at < 0 ? null : view.outposts[at] ?? null;
}

/** The bonus marker of a city. */
export function markerIn(view: View, city: string): string | null {
  const at = placesWith('bonusMarker').indexOf(city);
  return at < 0 ? null : view.markers[at] ?? null;
}

/** The cards at a place, with the dice on them. */
export const cardsAt = (view: View, place: string): View['cityCards'] => view.cityCards.filter((one) => one.place.startsWith(`${place}:`));

/** The contracts of a city. */
export const contractsAt = (view: View, city: string): View['contractPlaces'] => view.contractPlaces.filter((one) => one.place.startsWith(`${city}:`));

/** The dice on a space. */
export const diceOn = (view: View, space: string): readonly string[] => view.spaces.find(({ id }) => id === space)?.dice ?? [];

/** Who has a post in a city. */
export const postsIn = (view: View, city: string): number[] => view.players.flatMap(({ posts }, seat) => (posts.includes(city) ? [seat] : []));

/** Kinds of shields in cities with a player's posts, each once, as they are counted (MP2-SCORE-4). */
export const shieldsOf = (player: Seen): readonly string[] => [...new Set(player.posts.flatMap((city) => { const sign = thing(city)?.facts['shield']; return typeof sign === 'string' ? [sign] : []; }))];
