// What the fields of a position of The Voyages mean. Nothing else here looks into one.
import type { Player, State, View } from 'caravanserai/voyages';
import type { PersonReading, Reading } from '../../app/reading.js';
import { thingName } from '../../app/say.js';
import { word } from '../../app/words.js';

/** A player of a view. */
export type Seen = View['players'][number];

/** The nine city cards lie in these cities, in this order. */
export const CARD_CITIES = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra', 'sumatra', 'sumatra'] as const;
export const LARGE: readonly string[] = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra'];
export const SMALL = ['anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi'] as const;

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

/** Who has a post in a city. */
export const postsIn = (view: View, city: string): number[] => view.players.flatMap(({ posts }, seat) => (posts.includes(city) ? [seat] : []));
