// What a position says, in the ids of the components: tiles and cards of a view lie in the order of the places that take them.
import type { Content } from '../../words/content.js';
import type { State, View } from '../state.js';

/** A city with what lies and stands in it. */
export interface CityReading {
  readonly id: string;
  /** The tile that waits for whoever is first in a large city; `null` where there is none, or none any more. */
  readonly outpost: string | null;
  /** The bonus of a small city. */
  readonly bonus: string | null;
  /** City cards, with the die that lies on each. */
  readonly cards: readonly { readonly id: string; readonly die: string | null }[];
  /** Who has a post there. */
  readonly posts: readonly number[];
}

/**
 * The cities of a position with what lies and stands in them; Beijing, which has a track of its own, is not among them. The content
 * is that of the values the game is played with.
 */
export function citiesOf({ players, outposts, cityBonuses, cityCards, cardDice }: State | View, { things }: Pick<Content, 'things'>): CityReading[] {
  let [large, small, card] = [0, 0, 0];
  return things.filter(({ group }) => group === 'large' || group === 'small').map(({ id, group, facts }): CityReading => ({
    id,
    outpost: group === 'large' ? outposts[large++] ?? null : null,
    bonus: group === 'small' ? cityBonuses[small++] ?? null : null,
    cards: Array.from({ length: Number(facts['cardSpaces'] ?? 0) }, () => card++).flatMap((at) => {
      const lying = cityCards[at];
      return lying === undefined ? [] : [{ id: lying, die: cardDice[at] ?? null }];
    }),
    posts: players.flatMap(({ posts }, seat) => (posts.includes(id) ? [seat] : [])),
  }));
}
