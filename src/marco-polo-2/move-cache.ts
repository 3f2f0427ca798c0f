import { dieRank, type Die } from '../mechanics/dice.js';
import type { Move } from './moves.js';
import type { BookSpace, Card, Special, TravelSpace } from './parts.js';

/** Moves of one family by a number. */
export type Shelf = (Move | undefined)[];

/** Some dice and the moves that name them, and what comes of adding one more die. */
export interface Combo {
  readonly dice: Die[];
  readonly further: (Combo | undefined)[];
  seals: Move | undefined;
  readonly travel: Shelf;
}

/**
 * Moves are made once and handed out again: a list of moves then costs no allocation. They are frozen, so that nobody
 * can change what others hold.
 */
export interface MoveCache {
  /** By the die they name. */
  readonly khan: Shelf;
  readonly contracts: Shelf;
  readonly reroll: Shelf;
  readonly raise: Shelf;
  readonly lower: Shelf;
  readonly bagCoin: Shelf;
  readonly bagCamel: Shelf;
  readonly bagJade: Shelf;
  /** By option and number of times. */
  readonly exchange: Shelf;
  /** By kind and the one thing a move names. */
  readonly named: Record<string, Record<string, Move | undefined>>;
  /** Combinations of dice, beginning with none. */
  readonly combos: Combo;
}

function comboOf(dice: Die[]): Combo {
  return { dice, further: [], seals: undefined, travel: [] };
}

export function moveCache(): MoveCache {
  return { khan: [], contracts: [], reroll: [], raise: [], lower: [], bagCoin: [], bagCamel: [], bagJade: [], exchange: [], named: {}, combos: comboOf([]) };
}

export function names(cache: MoveCache, kind: string): Record<string, Move | undefined> {
  return (cache.named[kind] ??= {});
}

/** A move that is handed out again and again. */
export function kept(move: Move): Move {
  if ('dice' in move) Object.freeze(move.dice);
  return Object.freeze(move);
}

export function bookMove({ shelf, name }: BookSpace, die: Die): Move {
  return (shelf[dieRank(die)] ??= kept({ kind: 'book', space: name, die }));
}

export function khanMove({ khan }: MoveCache, die: Die): Move {
  return (khan[dieRank(die)] ??= kept({ kind: 'khan', die }));
}

export function contractsMove({ contracts }: MoveCache, die: Die): Move {
  return (contracts[dieRank(die)] ??= kept({ kind: 'contracts', die }));
}

export function specialMove({ shelf, city }: Special, die: Die): Move {
  return (shelf[dieRank(die)] ??= kept({ kind: 'special', city, die }));
}

export function cardMove({ shelf, id }: Card, die: Die): Move {
  return (shelf[dieRank(die)] ??= kept({ kind: 'card', card: id, die }));
}

export function rerollMove({ reroll }: MoveCache, die: Die): Move {
  return (reroll[dieRank(die)] ??= kept({ kind: 'reroll', die }));
}

export function raiseMove({ raise }: MoveCache, die: Die): Move {
  return (raise[dieRank(die)] ??= kept({ kind: 'raise', die }));
}

export function lowerMove({ lower }: MoveCache, die: Die): Move {
  return (lower[dieRank(die)] ??= kept({ kind: 'lower', die }));
}

export function bagMove(cache: MoveCache, die: Die, gain: 'coin' | 'camel' | 'jade'): Move {
  const shelf = gain === 'coin' ? cache.bagCoin : gain === 'camel' ? cache.bagCamel : cache.bagJade;
  return (shelf[dieRank(die)] ??= kept({ kind: 'bag', die, gain }));
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
export function withDie(combo: Combo, die: Die): Combo {
  return (combo.further[dieRank(die)] ??= comboOf([...combo.dice, die]));
}
