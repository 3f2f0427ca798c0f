import type { Offers, Remembering } from '../kernel/offers.js';
import { anyOwn, DICE, dieRank, pipsOf, turned, type Die } from './dice.js';
import { joined, offerJoined, type Joined } from './joined.js';
import { lastOf, nth } from './known.js';

/** Moves that are remembered with the dice they name, by who makes them. */
type Remembered = (object | undefined)[];

/** Dice that can be placed together, in the order of lists; frozen, because moves name them. */
export interface Placing {
  readonly dice: Die[];
  /** The first of them: where one is placed, the die. */
  readonly die: Die;
  readonly lowest: number;
  readonly anyOwn: boolean;
  readonly moves: Remembered;
}

/** Different ways to place dice, in the order of lists. */
export interface Placings {
  readonly list: readonly Placing[];
  /** Whether they come so often that moves are worth being remembered for all of them together. */
  readonly often: boolean;
  readonly moves: Remembered;
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

/** Moves that name dice: made once, frozen, and handed out again and again. */
export interface Naming<Move extends object> {
  /** Those with each of some ways to place dice, one way after the other. */
  readonly all: (placings: Placings) => readonly Move[];
  /** Those with some dice. */
  readonly of: (placing: Placing) => readonly Move[];
  /** Offers those with so many dice of a hand that go where a space stands to them like this. */
  readonly offer: (out: Pick<Offers<Move>, 'all' | 'run'>, hand: Hand, count: number, standing: number) => void;
}

/** A component that moves name together with dice. */
export interface Named {
  /** Where moves that name it are remembered: see `slotFor`. */
  readonly slot: number;
}

// By their names, so that the components of another pack that are called alike share what is remembered.
const slots = new Map<string, number>();
let used = 0;

function nextSlot(): number {
  used += 1;
  return used - 1;
}

/** Where the moves that name a component with dice are remembered; `name` tells it from all others. */
export function slotFor(name: string): number {
  let slot = slots.get(name);
  if (slot === undefined) {
    slot = nextSlot();
    slots.set(name, slot);
  }
  return slot;
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
  /** Remembers the moves that name dice with the dice. */
  readonly naming: <Move extends object>(make: (placing: Placing) => readonly Move[]) => Naming<Move>;
  /** Remembers the moves that name a component with the dice: one with each way to place them. */
  readonly namingWith: <Move extends object, With extends Named>(make: (placing: Placing, component: With) => Move) => Remembering<Move, readonly [Placings, With]>;
  /** What is remembered weighs about so many bytes. */
  readonly bytes: () => number;
}

/** When more is remembered, all of it is forgotten. A search of The Voyages comes to some 14 million, and to forget them meant to make them anew all the time. */
export const MOST_BYTES = 16_000_000;

const HAND_BYTES = 400;
const DIE_BYTES = 16;
const PLACINGS_BYTES = 250;
const PLACING_BYTES = 12;
const MOVE_BYTES = 120;
/** A place of a list that is filled out of order: lists have room for half as many again. */
const PLACE_BYTES = 12;

/** What shows nothing until it is placed. */
const UNROLLED = 0;

/** No way to place any. */
export const NO_PLACINGS: Placings = { list: [], often: false, moves: [], fitting: [] };
const NOTHING: readonly never[] = [];
/** Dice that show something are placed as they lie. */
const NONE_PLACED: undefined[] = [];

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
    // Few are taken at a time. A list that is filled out of order gets room for many more than it needs: so there is room from the start.
    const lying = [undefined, undefined, undefined, undefined];
    return { dice: Object.freeze(dice) as Die[], die: nth(dice, 0), lowest, anyOwn: anyOwn(dice), moves: [], further: [], lying, placed: lowest === UNROLLED ? [] : NONE_PLACED };
  }

  /** Keeps something at a place of a list; all places before it weigh as much. */
  function keep<T>(list: (T | undefined)[], place: number, what: T): T {
    weight += PLACE_BYTES * Math.max(0, place + 1 - list.length);
    list[place] = what;
    return what;
  }

  function withDie(hand: Hand, die: Die): Hand {
    const rank = dieRank(die);
    const { further } = hand;
    if (further.length === 0) keep(further, DICE.length - 1, undefined);
    return further[rank] ?? keep(further, rank, handOf([...hand.dice, die]));
  }

  function placingsOf(list: readonly Placing[], often: boolean): Placings {
    weight += PLACINGS_BYTES + PLACING_BYTES * list.length;
    return { list, often, moves: [], fitting: [] };
  }

  function collect(begun: Hand, dice: readonly Die[], count: number, found: Hand[]): void {
    for (let at = 0; at <= dice.length - count; at += 1) {
      const die = nth(dice, at);
      if (at > 0 && die === dice[at - 1]) continue;
      const longer = withDie(begun, die);
      if (count === 1) found.push(longer);
      else collect(longer, dice.slice(at + 1), count - 1, found);
    }
  }

  function choices({ dice }: Hand, count: number): Hand[] {
    const found: Hand[] = [];
    collect(empty, dice, count, found);
    return found;
  }

  function named(hand: Hand, count: number): Hand[] {
    const ways: Die[][] = [];
    for (const { dice } of choices(hand, count)) nameRest(dice, [], ways);
    return ways.map((dice) => dice.reduce(withDie, empty));
  }

  function lying(hand: Hand, count: number): Placings {
    if (count > hand.dice.length) return NO_PLACINGS;
    return (hand.lying[count] ??= count === 1 ? singles(choices(hand, 1)) : placingsOf(choices(hand, count), false));
  }

  /** One die each: hands that hold the same sorts of dice share the ways to place one. */
  function singles(list: readonly Placing[]): Placings {
    const sorts = list.reduce<Hand>((hand, { die }) => withDie(hand, die), empty);
    return (sorts.lying[0] ??= placingsOf(list, true));
  }

  function placings(hand: Hand, count: number): Placings {
    if (hand.lowest !== UNROLLED || count > hand.dice.length) return lying(hand, count);
    return (hand.placed[count] ??= placingsOf(named(hand, count), true));
  }

  function those(all: Placings, standing: number): Placings {
    const list = all.list.filter((placing) => fits(standing, placing));
    if (list.length === all.list.length) return all;
    return list.every(({ dice }) => dice.length === 1) ? singles(list) : placingsOf(list, all.often);
  }

  const fitting = (all: Placings, standing: number): Placings => (standing === OPEN ? all : all.fitting[standing] ?? keep(all.fitting, standing, those(all, standing)));

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
    fitting: (hand, count, standing) => fitting(placings(hand, count), standing),
    naming<Move extends object>(make: (placing: Placing) => readonly Move[]): Naming<Move> {
      const [slot, joinedSlot] = [nextSlot(), nextSlot()];
      const of = (placing: Placing): readonly Move[] => {
        const known = placing.moves[slot];
        if (known !== undefined) return known as readonly Move[];
        const moves = make(placing).map((move) => Object.freeze(move));
        weight += MOVE_BYTES * moves.length;
        return keep(placing.moves as (readonly Move[] | undefined)[], slot, moves);
      };
      const all = ({ list, moves }: Placings): readonly Move[] => {
        if (list.length === 0) return NOTHING;
        const known = moves[slot];
        if (known !== undefined) return known as readonly Move[];
        const found = list.flatMap(of);
        weight += PLACING_BYTES * found.length;
        return keep(moves as (readonly Move[] | undefined)[], slot, found);
      };
      const together = ({ list, moves }: Placings): Joined<Move> => {
        const known = moves[joinedSlot];
        if (known !== undefined) return known as Joined<Move>;
        weight += PLACINGS_BYTES + PLACING_BYTES * list.length;
        return keep(moves as (Joined<Move> | undefined)[], joinedSlot, joined(list.map(of)));
      };
      return {
        of,
        all,
        offer(out, hand, count, standing) {
          const ways = placings(hand, count);
          if (ways.often) out.all(all(fitting(ways, standing)));
          else if (standing === OPEN) offerJoined(out, together(ways));
          else for (const placing of ways.list) if (fits(standing, placing)) out.all(of(placing));
        },
      };
    },
    namingWith<Move extends object, With extends Named>(make: (placing: Placing, component: With) => Move): Remembering<Move, readonly [Placings, With]> {
      const of = (placing: Placing, component: With): Move => {
        const known = placing.moves[component.slot];
        if (known !== undefined) return (known as readonly Move[])[0] as Move;
        const move = Object.freeze(make(placing, component));
        weight += MOVE_BYTES;
        keep(placing.moves, component.slot, [move]);
        return move;
      };
      return {
        nth: (place, { list }, component) => make(list[place] as Placing, component),
        all({ list, moves, often }, component) {
          const known = moves[component.slot];
          if (known !== undefined) return known as readonly Move[];
          const found = list.map((placing) => of(placing, component));
          if (often) {
            weight += PLACING_BYTES * found.length;
            keep(moves, component.slot, found);
          }
          return found;
        },
      };
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
