import type { Die } from '../mechanics/dice.js';
import type { Move } from './moves.js';

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

export function comboOf(dice: Die[]): Combo {
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
