import { anyOwn, dieRank, pipsOf, turned, type Die } from './dice.js';
import { lastOf, nth } from './known.js';

/** Dice that can be placed together, in the order of lists; frozen, because moves name them. */
export interface Placing {
  readonly dice: Die[];
  /** The first of them: where one is placed, the die. */
  readonly die: Die;
  readonly lowest: number;
  readonly anyOwn: boolean;
}

/** Different ways to place dice, in the order of lists. */
export interface Placings {
  readonly list: readonly Placing[];
  /** What the lowest dice of all of them show together. */
  readonly pips: number;
  /** Those that go to a space, by how it stands to them. */
  readonly fitting: (Placings | undefined)[];
}

/** What a player holds. */
export interface Hand extends Placing {
  /** The hands with one more die behind these, by the rank of the die. */
  readonly further: (Hand | undefined)[];
  /** By how many dice are taken: as they lie, and with the values they are given when they are placed. */
  readonly lying: (Placings | undefined)[];
  readonly placed: (Placings | undefined)[];
}

/** Hands that come again and again, each looked at once. */
export interface Hands {
  /** The hand of an ordered list of dice. */
  readonly of: (dice: readonly Die[]) => Hand;
  /** The different ways to place so many of the dice; those that show nothing yet are given every value (Raschid ad-Din Sinan names them). */
  readonly placings: (hand: Hand, count: number) => Placings;
  /** The different ways to take so many of the dice as they lie. */
  readonly lying: (hand: Hand, count: number) => Placings;
  /** The ways to place so many dice where a space stands to them like this. */
  readonly fitting: (hand: Hand, count: number, standing: number) => Placings;
  /** What is remembered weighs about so many bytes. */
  readonly bytes: () => number;
}

/** When more is remembered, all of it is forgotten. */
export const MOST_BYTES = 8_000_000;

const HAND_BYTES = 500;
const DIE_BYTES = 16;
const PLACINGS_BYTES = 250;
const PLACING_BYTES = 12;

/** What shows nothing until it is placed. */
const UNROLLED = 0;

const NONE: Placings = { list: [], pips: 0, fitting: [] };

/** How a space stands to dice if it is open to all of them. */
export const OPEN = 0;

/**
 * A memory for hands. `fits` says once whether dice can go to a space that stands to them in a way that one small number
 * tells: listing, counting and drawing go by it, and so does a refusal.
 */
export function handMemory(fits: (standing: number, placing: Placing) => boolean): Hands {
  let weight = 0;
  let empty = handOf([]);

  function handOf(dice: Die[]): Hand {
    weight += HAND_BYTES + DIE_BYTES * dice.length;
    const lowest = dice.length > 0 ? pipsOf(lastOf(dice)) : UNROLLED;
    return { dice: Object.freeze(dice) as Die[], die: nth(dice, 0), lowest, anyOwn: anyOwn(dice), further: [], lying: [], placed: [] };
  }

  function withDie(hand: Hand, die: Die): Hand {
    return (hand.further[dieRank(die)] ??= handOf([...hand.dice, die]));
  }

  function placingsOf(list: readonly Placing[]): Placings {
    weight += PLACINGS_BYTES + PLACING_BYTES * list.length;
    let pips = 0;
    for (const { lowest } of list) pips += lowest;
    return { list, pips, fitting: [] };
  }

  function collect(begun: Hand, dice: readonly Die[], from: number, count: number, found: Hand[]): void {
    for (let at = from; at <= dice.length - count; at += 1) {
      const die = nth(dice, at);
      if (at > from && die === dice[at - 1]) continue;
      const longer = withDie(begun, die);
      if (count === 1) found.push(longer);
      else collect(longer, dice, at + 1, count - 1, found);
    }
  }

  function choices({ dice }: Hand, count: number): Hand[] {
    const found: Hand[] = [];
    collect(empty, dice, 0, count, found);
    return found;
  }

  function named(hand: Hand, count: number): Hand[] {
    const ways: Die[][] = [];
    for (const { dice } of choices(hand, count)) nameRest(dice, [], ways);
    return ways.map((dice) => dice.reduce(withDie, empty));
  }

  function lying(hand: Hand, count: number): Placings {
    return count > hand.dice.length ? NONE : (hand.lying[count] ??= placingsOf(choices(hand, count)));
  }

  function placings(hand: Hand, count: number): Placings {
    if (hand.lowest !== UNROLLED || count > hand.dice.length) return lying(hand, count);
    return (hand.placed[count] ??= placingsOf(named(hand, count)));
  }

  function those(all: Placings, standing: number): Placings {
    const list = all.list.filter((placing) => fits(standing, placing));
    return list.length === all.list.length ? all : placingsOf(list);
  }

  return {
    of(dice) {
      if (weight > MOST_BYTES) {
        weight = 0;
        empty = handOf([]);
      }
      let hand = empty;
      for (const die of dice) hand = withDie(hand, die);
      return hand;
    },
    placings,
    lying,
    fitting(hand, count, standing) {
      const all = placings(hand, count);
      return standing === OPEN ? all : (all.fitting[standing] ??= those(all, standing));
    },
    bytes: () => weight,
  };
}

/** Each die gets a value of its own; among dice of one colour the values fall, so that no way comes twice. */
function nameRest(choice: readonly Die[], begun: readonly Die[], ways: Die[][]): void {
  const at = begun.length;
  const die = choice[at];
  if (die === undefined) {
    ways.push(begun.slice().sort((a, b) => dieRank(a) - dieRank(b)));
    return;
  }
  const most = at > 0 && choice[at - 1] === die ? pipsOf(nth(begun, at - 1)) : 6;
  for (let pips = most; pips >= 1; pips -= 1) nameRest(choice, [...begun, turned(die, pips)], ways);
}

/** The way to which a pip of its lowest die belongs, if those of all ways are counted through from 0; and how many lie before it in that way. */
export function pipAt({ list }: Placings, place: number): { readonly placing: Placing; readonly before: number } {
  let before = place;
  for (const placing of list) {
    if (before < placing.lowest) return { placing, before };
    before -= placing.lowest;
  }
  throw new RangeError(`there is no pip ${place}`);
}
