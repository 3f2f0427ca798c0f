import { dieRank, DICE, type Die } from '../mechanics/dice.js';
import type { Move } from './moves.js';

/** Moves of one family by a number. */
export type Shelf = (Move | undefined)[];

/**
 * Moves are made once and handed out again: a list of moves then costs no allocation. They are frozen, so that nobody
 * can change what others hold.
 */
export interface MoveCache {
  /** By a word for the family and the code of a die or of several dice. */
  readonly shelves: Record<string, Shelf>;
  /** By kind and the one thing a move names. */
  readonly named: Record<string, Record<string, Move | undefined>>;
}

export function moveCache(): MoveCache {
  return { shelves: {}, named: {} };
}

export function shelf(cache: MoveCache, family: string): Shelf {
  return (cache.shelves[family] ??= []);
}

export function names(cache: MoveCache, kind: string): Record<string, Move | undefined> {
  return (cache.named[kind] ??= {});
}

/** A move that is handed out again and again. */
export function kept(move: Move): Move {
  if ('dice' in move) Object.freeze(move.dice);
  return Object.freeze(move);
}

/** A number that every combination of up to three dice has to itself. */
export function comboCode(dice: readonly Die[]): number {
  let code = 0;
  for (let at = 0; at < dice.length; at += 1) code = code * (DICE.length + 1) + dieRank(dice[at] as Die) + 1;
  return code;
}
