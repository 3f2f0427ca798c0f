import { copyInto, type Offers, type Writing } from '../kernel/offers.js';
import { anyOwn, DICE, dieRank, isOwn, pipsOf, turned, type Die } from './dice.js';
import { lastOf, nth } from './known.js';
import { ALL_SORTS, numberOf, rankOf, sortsThat, UNROLLED, UNROLLED_SORTS, usable, type Sorts } from './sorts.js';

/** Moves that are remembered with the dice they name, by who makes them. */
type Remembered = (object | undefined)[];

/** Dice that can be placed together, in the order of lists; frozen, because moves name them. */
export interface Placing {
  readonly dice: Die[];
  /** The first of them: where one is placed, the die. */
  readonly die: Die;
  readonly lowest: number;
  readonly anyOwn: boolean;
}

/** Dice that come again and again, looked at once. */
interface Known extends Placing {
  readonly moves: Remembered;
  /** With one more die behind these, by the rank of the die. */
  readonly further: (Known | undefined)[];
  /** The ways to name values of so many of them, if they show nothing. */
  readonly named: (Ways | undefined)[];
}

/** Different ways to place dice whose values are named, in the order of lists. */
interface Ways {
  readonly list: readonly Known[];
  readonly moves: Remembered;
  /** Those that go to a space, by how it stands to them. */
  readonly fitting: (Ways | undefined)[];
}

/**
 * What a player holds: the dice, and which sorts of them there are once, twice and three times at least. How many ways
 * there are to place one, two or three follows from that in a few steps, without a look at what is remembered.
 */
export interface Hand {
  readonly dice: readonly Die[];
  readonly once: Sorts;
  readonly twice: Sorts;
  readonly thrice: Sorts;
  /** The same as it is remembered; found only where values have to be named. */
  known: Known | null;
}

/** Moves that name dice: made once, frozen, and handed out again and again. */
export interface Naming<Move> {
  /** Offers those with so many dice of a hand, three at most, that go where a space stands to them like this. Dice that show nothing yet are given every value (Raschid ad-Din Sinan names them). */
  readonly offer: (out: Offers<Move>, hand: Hand, count: number, standing: number) => void;
  /** Offers those with each different die of a hand as it lies. */
  readonly offerLying: (out: Offers<Move>, hand: Hand) => void;
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

/** Hands of dice, the ways to place some of them, and the moves that name those. */
export interface Hands {
  /** The hand of an ordered list of dice, which must not change as long as it is used. */
  readonly of: (dice: readonly Die[]) => Hand;
  /** The different ways to place so many of the dice, three at most, where a space stands to them like this. */
  readonly ways: (hand: Hand, count: number, standing: number) => readonly Placing[];
  /**
   * Remembers the moves that name dice with the dice. How many there are with several dice follows from the lowest of them:
   * as many as with that die alone.
   */
  readonly naming: <Move extends object>(make: (placing: Placing) => readonly Move[]) => Naming<Move>;
  /** The same for moves that name a component as well: one with each way to place dice. */
  readonly namingWith: <Move extends object, With extends Named>(make: (placing: Placing, component: With) => Move) => (component: With) => Naming<Move>;
  /** What is remembered weighs about so many bytes. */
  readonly bytes: () => number;
}

/** When more is remembered, all of it is forgotten. A search comes to less than half of it: only dice that are placed together are remembered, not what hands they come from. */
export const MOST_BYTES = 4_000_000;

const DICE_BYTES = 400;
const DIE_BYTES = 16;
const WAYS_BYTES = 250;
const WAY_BYTES = 12;
const MOVE_BYTES = 120;
/** A place of a list that is filled out of order: lists have room for half as many again. */
const PLACE_BYTES = 12;

/** How a space stands to dice if it is open to all of them. */
export const OPEN = 0;

/** Dice that are looked for, and what was found. */
interface Search {
  readonly hand: Hand;
  readonly count: number;
  /** What the lowest of them may be. */
  readonly lowest: Sorts;
  readonly found: Known[];
}

/**
 * A memory for hands. `fits` says whether dice can go to a space that stands to them in a way that one small number tells,
 * by the lowest of them and by whether any is an own one. Whether own dice are barred does not depend on what they show.
 */
export function handMemory(fits: (standing: number, placing: Pick<Placing, 'lowest' | 'anyOwn'>) => boolean): Hands {
  let weight = 0;
  let empty = known([]);
  const masks: (Sorts | undefined)[] = [];

  function known(dice: Die[]): Known {
    weight += DICE_BYTES + DIE_BYTES * dice.length;
    const lowest = dice.length > 0 ? pipsOf(lastOf(dice)) : UNROLLED;
    return { dice: Object.freeze(dice) as Die[], die: nth(dice, 0), lowest, anyOwn: anyOwn(dice), moves: [], further: [], named: [] };
  }

  /** Keeps something at a place of a list; all places before it weigh as much. */
  function keep<T>(list: (T | undefined)[], place: number, what: T): T {
    weight += PLACE_BYTES * Math.max(0, place + 1 - list.length);
    list[place] = what;
    return what;
  }

  function withRank(begun: Known, rank: number): Known {
    const { further } = begun;
    if (further.length === 0) keep(further, DICE.length - 1, undefined);
    return further[rank] ?? keep(further, rank, known([...begun.dice, nth(DICE, rank)]));
  }

  const withDie = (begun: Known, die: Die): Known => withRank(begun, dieRank(die));

  /** The sorts of dice that may be the lowest on a space. */
  const maskFor = (standing: number): Sorts => masks[standing] ?? newMask(standing);

  function newMask(standing: number): Sorts {
    return (masks[standing] = sortsThat((die) => fits(standing, { lowest: pipsOf(die), anyOwn: isOwn(die) })));
  }

  /** Goes through the sorts there are from some on, the last of them taken so often already. */
  function collect(search: Search, begun: Known, from: Sorts, taken: number): void {
    const { hand, count, lowest, found } = search;
    for (let left = from, times = taken + 1; left !== 0; left &= left - 1, times = 1) {
      const sort = left & -left;
      const longer = withRank(begun, rankOf(sort));
      if (longer.dice.length < count) {
        const again = sort & (times === 1 ? hand.twice : hand.thrice);
        collect(search, longer, again | (left & (left - 1)), again === 0 ? 0 : times);
      } else if ((lowest & sort) !== 0) found.push(longer);
    }
  }

  function lying(hand: Hand, count: number, lowest: Sorts): Known[] {
    const found: Known[] = [];
    collect({ hand, count, lowest, found }, empty, hand.once & usable(lowest), 0);
    return found;
  }

  function waysOf(list: readonly Known[]): Ways {
    weight += WAYS_BYTES + WAY_BYTES * list.length;
    return { list, moves: [], fitting: [] };
  }

  function named(hand: Hand, count: number): Ways {
    const ways: Die[][] = [];
    for (const { dice } of lying(hand, count, ALL_SORTS)) nameRest(dice, [], ways);
    return waysOf(ways.map((dice) => dice.reduce(withDie, empty)));
  }

  /** The ways to name values of dice that show nothing. */
  function naming(hand: Hand, count: number, standing: number): Ways {
    const held = (hand.known ??= hand.dice.reduce(withDie, empty));
    const all = held.named[count] ?? keep(held.named, count, named(hand, count));
    return standing === OPEN ? all : all.fitting[standing] ?? keep(all.fitting, standing, waysOf(all.list.filter((placing) => fits(standing, placing))));
  }

  const ways = (hand: Hand, count: number, standing: number): readonly Known[] => (isUnrolled(hand) ? naming(hand, count, standing).list : lying(hand, count, maskFor(standing)));

  // eslint-disable-next-line design/no-class -- there are dozens of them: as closures they would be others for each, and the compiler would write them into no rule
  class Moves<Move extends object> implements Naming<Move> {
    private readonly make: (placing: Placing) => readonly Move[];
    private readonly slot: number;
    /** Whether there is one move with each way to place dice. */
    private readonly one: boolean;
    /** The moves with one die, by its rank, and how many they are; -1 while they are not known. */
    private readonly single: (readonly Move[] | undefined)[] = DICE.map(() => undefined);
    private readonly sizes: number[] = DICE.map(() => -1);
    private readonly each: Writing<Move, readonly [Sorts]>;
    private readonly several: Writing<Move, readonly [Hand, number]>;

    constructor(slot: number, one: boolean, make: (placing: Placing) => readonly Move[]) {
      this.slot = slot;
      this.one = one;
      this.make = make;
      this.each = { nth: (place, sorts) => this.nthOfEach(place, sorts), write: (moves, at, sorts) => { this.writeEach(moves, at, sorts); } };
      this.several = { nth: (place, hand, asked) => this.nthOfSeveral(place, hand, asked), write: (moves, at, hand, asked) => { this.writeSeveral(moves, at, hand, asked); } };
    }

    offer(out: Offers<Move>, hand: Hand, count: number, standing: number): void {
      // One die of those that show something is what is asked most: only this much is written into the rules by the compiler.
      if (count === 1 && !isUnrolled(hand)) this.offerEach(out, hand.once & maskFor(standing));
      else this.offerOther(out, hand, count, standing);
    }

    private offerOther(out: Offers<Move>, hand: Hand, count: number, standing: number): void {
      if (isUnrolled(hand)) out.all(this.together(naming(hand, count, standing)));
      else if (hand.dice.length >= count) out.run(this.sizeOfSeveral(hand, count, maskFor(standing)), this.several, hand, askedFor(count, standing));
    }

    offerLying(out: Offers<Move>, { once }: Hand): void {
      this.offerEach(out, once);
    }

    private offerEach(out: Offers<Move>, sorts: Sorts): void {
      if (sorts !== 0) out.run(this.one ? numberOf(sorts) : this.sizeOfEach(sorts), this.each, sorts);
    }

    private sizeOfEach(sorts: Sorts): number {
      let size = 0;
      for (let left = sorts; left !== 0; left &= left - 1) size += this.sizeWith(left & -left);
      return size;
    }

    private sizeWith(sort: Sorts): number {
      if (this.one) return 1;
      const size = this.sizes[rankOf(sort)] as number;
      return size < 0 ? (this.sizes[rankOf(sort)] = this.with(sort).length) : size;
    }

    private with(sort: Sorts): readonly Move[] {
      const rank = rankOf(sort);
      return this.single[rank] ?? (this.single[rank] = this.of(withRank(empty, rank)));
    }

    private nthOfEach(place: number, sorts: Sorts): Move {
      let rest = place;
      let left = sorts;
      for (let size = this.with(left & -left).length; rest >= size; size = this.with(left & -left).length) {
        rest -= size;
        left &= left - 1;
      }
      return nth(this.with(left & -left), rest);
    }

    private writeEach(moves: unknown[], at: number, sorts: Sorts): void {
      let place = at;
      for (let left = sorts; left !== 0; left &= left - 1) {
        const those = this.with(left & -left);
        copyInto(moves, place, those);
        place += those.length;
      }
    }

    /** How many there are with two or three dice: sort by sort, how often it is the lowest of so many. */
    private sizeOfSeveral({ once, twice, thrice }: Hand, count: number, lowest: Sorts): number {
      let size = 0;
      let ones = 0;
      let pairs = 0;
      for (let left = once & usable(lowest); left !== 0; left &= left - 1) {
        const sort = left & -left;
        const again = (twice & sort) === 0 ? 0 : 1;
        const asPair = ones + again;
        if ((lowest & sort) !== 0) {
          const asThird = pairs + again * ones + ((thrice & sort) === 0 ? 0 : 1);
          size += (count === 2 ? asPair : asThird) * this.sizeWith(sort);
        }
        ones += 1;
        pairs += asPair;
      }
      return size;
    }

    private nthOfSeveral(place: number, hand: Hand, asked: number): Move {
      const list = lying(hand, countIn(asked), maskFor(standingIn(asked)));
      let at = 0;
      let rest = place;
      for (let moves = this.of(nth(list, 0)); ; moves = this.of(nth(list, at))) {
        if (rest < moves.length) return nth(moves, rest);
        rest -= moves.length;
        at += 1;
      }
    }

    private writeSeveral(moves: unknown[], at: number, hand: Hand, asked: number): void {
      let place = at;
      for (const placing of lying(hand, countIn(asked), maskFor(standingIn(asked)))) {
        const those = this.of(placing);
        copyInto(moves, place, those);
        place += those.length;
      }
    }

    private of(placing: Known): readonly Move[] {
      const remembered = placing.moves[this.slot];
      if (remembered !== undefined) return remembered as readonly Move[];
      const moves = this.make(placing).map((move) => Object.freeze(move));
      weight += MOVE_BYTES * moves.length;
      return keep(placing.moves as (readonly Move[] | undefined)[], this.slot, moves);
    }

    private together({ list, moves }: Ways): readonly Move[] {
      const remembered = moves[this.slot];
      if (remembered !== undefined) return remembered as readonly Move[];
      const found = list.flatMap((placing) => this.of(placing));
      weight += WAY_BYTES * found.length;
      return keep(moves as (readonly Move[] | undefined)[], this.slot, found);
    }
  }

  return {
    of(dice) {
      if (weight > MOST_BYTES) {
        weight = 0;
        empty = known([]);
      }
      let once = 0;
      let twice = 0;
      let thrice = 0;
      for (let at = 0; at < dice.length; at += 1) {
        const sort = 1 << dieRank(dice[at] as Die);
        thrice |= twice & sort;
        twice |= once & sort;
        once |= sort;
      }
      return { dice, once, twice, thrice, known: null };
    },
    ways,
    naming: (make) => new Moves(nextSlot(), false, make),
    namingWith<Move extends object, With extends Named>(make: (placing: Placing, component: With) => Move): (component: With) => Naming<Move> {
      const bySlot: (Naming<Move> | undefined)[] = [];
      return (component) => (bySlot[component.slot] ??= new Moves(component.slot, true, (placing) => [make(placing, component)]));
    },
    bytes: () => weight,
  };
}

const isUnrolled = ({ once }: Hand): boolean => (once & UNROLLED_SORTS) !== 0;

// How many dice, and how the space stands to them, as one number.
const askedFor = (count: number, standing: number): number => standing * 4 + count;
const countIn = (asked: number): number => asked & 3;
const standingIn = (asked: number): number => asked >> 2;

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
