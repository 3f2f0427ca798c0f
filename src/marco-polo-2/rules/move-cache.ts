import { DICE, dieRank, type Die } from '../../mechanics/dice.js';
import { firstRank, NO_DICE, only, type DiceSet } from './dice-sets.js';
import type { Move } from '../words/moves.js';
import type { TravelSpace } from '../content/parts.js';

/** Moves that differ in the die they name, by its rank; each is made when it is listed for the first time. */
export interface Shelf {
  readonly make: (die: Die) => Move;
  readonly moves: (Move | undefined)[];
}

/** Some dice with the moves that name them, and what comes of adding one more die. */
export interface Combo {
  readonly dice: Die[];
  /** All of them, and the lowest. */
  readonly all: DiceSet;
  readonly lowest: DiceSet;
  readonly further: (Combo | undefined)[];
  /** The different ways to take so many of them. */
  readonly choices: (readonly Combo[] | undefined)[];
  seals: Move | undefined;
  /** By the height of the travel space. */
  readonly travel: (Move | undefined)[];
}

/**
 * Moves are made once and handed out again: a list of moves then costs no allocation. They are frozen, so that nobody
 * can change what others hold.
 */
export interface MoveCache {
  readonly khan: Shelf;
  readonly contracts: Shelf;
  readonly reroll: Shelf;
  readonly raise: Shelf;
  readonly lower: Shelf;
  readonly bagCoin: Shelf;
  readonly bagCamel: Shelf;
  readonly bagJade: Shelf;
  /** By option and number of times. */
  readonly exchange: (Move | undefined)[];
  /** By kind and the one thing a move names. */
  readonly named: Record<string, Record<string, Move | undefined>>;
  /** Combinations of dice, beginning with none. */
  readonly combos: Combo;
}

export function shelf(make: (die: Die) => Move): Shelf {
  return { make, moves: [] };
}

function comboOf(dice: Die[]): Combo {
  const all = dice.reduce((set, die) => set | only(die), NO_DICE);
  return { dice, all, lowest: dice.length > 0 ? only(dice[dice.length - 1] as Die) : NO_DICE, further: [], choices: [], seals: undefined, travel: [] };
}

export function moveCache(): MoveCache {
  return {
    khan: shelf((die) => ({ kind: 'khan', die })),
    contracts: shelf((die) => ({ kind: 'contracts', die })),
    reroll: shelf((die) => ({ kind: 'reroll', die })),
    raise: shelf((die) => ({ kind: 'raise', die })),
    lower: shelf((die) => ({ kind: 'lower', die })),
    bagCoin: shelf((die) => ({ kind: 'bag', die, gain: 'coin' })),
    bagCamel: shelf((die) => ({ kind: 'bag', die, gain: 'camel' })),
    bagJade: shelf((die) => ({ kind: 'bag', die, gain: 'jade' })),
    exchange: [],
    named: {},
    combos: comboOf([]),
  };
}

export function names(cache: MoveCache, kind: string): Record<string, Move | undefined> {
  return (cache.named[kind] ??= {});
}

/** A move that is handed out again and again. */
export function kept(move: Move): Move {
  if ('dice' in move) Object.freeze(move.dice);
  return Object.freeze(move);
}

/** The move that names the die of a rank. */
export function moveWith({ moves, make }: Shelf, rank: number): Move {
  return (moves[rank] ??= kept(make(DICE[rank] as Die)));
}

/** Lists the moves that name the dice of a set, in the order of lists. */
export function listWith(known: Shelf, set: DiceSet, moves: Move[]): void {
  for (let rest = set; rest !== NO_DICE; rest &= rest - 1) moves.push(moveWith(known, firstRank(rest)));
}

export function exchangeMove({ exchange }: MoveCache, option: number, times: number): Move {
  return (exchange[option * 10 + times] ??= kept({ kind: 'exchange', option, times }));
}

export function sealsMove(combo: Combo): Move {
  return (combo.seals ??= kept({ kind: 'seals', dice: combo.dice }));
}

export function travelMove(combo: Combo, { height, id }: TravelSpace): Move {
  return (combo.travel[height] ??= kept({ kind: 'travel', space: id, dice: combo.dice }));
}

/** The combination with one more die, which stands behind the others. */
function withDie(combo: Combo, die: Die): Combo {
  return (combo.further[dieRank(die)] ??= comboOf([...combo.dice, die]));
}

/** The combination of dice in the order of lists. */
export function comboWith({ combos }: MoveCache, dice: readonly Die[]): Combo {
  let combo = combos;
  for (let at = 0; at < dice.length; at += 1) combo = withDie(combo, dice[at] as Die);
  return combo;
}

/** The different ways to take so many dice out of some. They are remembered: the same hands come again and again. */
export function choicesOf({ combos }: MoveCache, hand: Combo, count: number): readonly Combo[] {
  let found = hand.choices[count];
  if (found === undefined) {
    const ways: Combo[] = [];
    collect(combos, hand.dice, count, 0, ways);
    hand.choices[count] = found = ways;
  }
  return found;
}

function collect(begun: Combo, dice: readonly Die[], count: number, from: number, found: Combo[]): void {
  for (let at = from; at <= dice.length - count; at += 1) {
    if (at > from && dice[at] === dice[at - 1]) continue;
    const longer = withDie(begun, dice[at] as Die);
    if (count === 1) found.push(longer);
    else collect(longer, dice, count - 1, at + 1, found);
  }
}
