import { copyInto, type Offers, type Writing } from '../kernel/offers.js';
import { nth } from './known.js';

/** Moves out of several lists, one list after the other, and how many there are in all. */
export interface Joined<Move> {
  readonly size: number;
  readonly lists: readonly (readonly Move[])[];
}

/** Lists as one; none of them is copied. */
export const joined = <Move>(lists: readonly (readonly Move[])[]): Joined<Move> => ({ size: lists.reduce((sum, { length }) => sum + length, 0), lists });

const ONE_AFTER_THE_OTHER: Writing<unknown, readonly [Joined<unknown>['lists']]> = {
  nth(place, lists) {
    let at = 0;
    let left = place;
    for (let size = nth(lists, 0).length; left >= size; size = nth(lists, at).length) {
      left -= size;
      at += 1;
    }
    return nth(nth(lists, at), left);
  },
  write(moves, at, lists) {
    let place = at;
    for (const list of lists) {
      copyInto(moves, place, list);
      place += list.length;
    }
  },
};

/** Offers them as one run. */
export function offerJoined<Move>(out: Pick<Offers<Move>, 'run'>, { size, lists }: Joined<Move>): void {
  out.run(size, ONE_AFTER_THE_OTHER as Writing<Move, readonly [Joined<Move>['lists']]>, lists);
}
