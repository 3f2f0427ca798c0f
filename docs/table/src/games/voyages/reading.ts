// What this page says of a position of The Voyages; what lies in its cities the library reads.
import { citiesOf, type CityReading } from 'caravanserai/voyages/content';
import type { Player, State, View } from 'caravanserai/voyages';
import type { PersonReading, Reading } from '../../app/reading.js';
import { thingName } from '../../app/say.js';
import { now } from '../../app/table.js';
import { word } from '../../app/words.js';

/** A player of a view. */
export type Seen = View['players'][number];

const read = new WeakMap<View, readonly CityReading[]>();

/** A city with what lies and stands in it. */
export function cityOf(view: View, city: string): CityReading | undefined {
  let cities = read.get(view);
  if (!cities) read.set(view, cities = citiesOf(view, now().content ?? { things: [] }));
  return cities.find(({ id }) => id === city);
}

/** Everything a position shows. */
export function reading(view: View): Reading {
  const started = view.frames.some(({ kind }) => kind === 'round' || kind === 'turn' || kind === 'turns') || view.round > 1;
  return {
    people: view.players.map((player, seat) => person(view, player, seat)),
    rounds: { groups: [5], now: view.round, text: started || view.frames.length === 0 ? word('round.of', { n: view.round, all: 5 }) : word('setup.phase') },
    remark: null,
  };
}

function person(view: View, player: Seen, seat: number): PersonReading {
  return {
    seat, dress: seat, points: player.vp, note: player.character === null ? '' : thingName(player.character), ...(player.character === null ? {} : { about: player.character }),
    holds: [['coin', player.coin], ['camel', player.camel], ['pepper', player.pepper], ['silk', player.silk], ['gold', player.gold], ['contract', player.contracts.length], ['check', player.completed.length], ['post', player.posts.length], ['die', player.dice.length]],
    brief: String(player.dice.length), briefIcon: 'die', isStarting: view.startPlayer === seat,
  };
}

/** What a seat has that a move can change. */
export function holdings(state: State, seat: number): Readonly<Record<string, number>> {
  const { coin, camel, pepper, silk, gold, vp, posts, contracts } = state.players[seat] as Player;
  return { coin, camel, pepper, silk, gold, post: posts.length, contract: contracts.length, vp };
}

/** The city that gets the next card or tile when they are laid out in order. */
export function dealtTo(purpose: string, at: number): string | undefined {
  const places = now().content?.things.filter(({ kind }) => kind === 'location') ?? [];
  const of = (group: string): string[] => places.filter((place) => place.group === group).map(({ id }) => id);
  switch (purpose) {
    case 'outposts': return of('large')[at];
    case 'city-bonuses': return of('small')[at];
    case 'city-cards': return places.flatMap(({ id, facts }) => Array.from({ length: Number(facts['cardSpaces'] ?? 0) }, () => id))[at];
    default: return undefined;
  }
}
