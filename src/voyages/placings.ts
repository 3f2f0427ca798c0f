// VOY-DICE-1, VOY-RASCHID-1: the ways to place dice, and the moves that name them.
// These moves are made once and handed out again, frozen so that nobody can change what others hold; a list of them then
// costs little more than its length.
import { choicesOf, comboFor, noDice, type Combo } from '../mechanics/combos.js';
import { dieRank, isOwn, pipsOf, turned, type Die } from '../mechanics/dice.js';
import type { Move } from './moves.js';
import { BAZAAR_KINDS, GOODS, type BazaarKind, type Good } from './resources.js';

/** Raschid ad-Din Sinan's dice show nothing until he places them. */
export const UNROLLED = 0;

/** The moves that name some dice. */
interface DiceMoves {
  fiveCoins: Move | undefined;
  travel: Move | undefined;
  khan: readonly Move[] | undefined;
  /** By kind, highest column first. */
  readonly bazaar: (readonly Move[] | undefined)[];
  /** By the columns taken. */
  readonly contracts: (Move | undefined)[];
}

/** Dice that can be placed together. */
export type Placing = Combo<DiceMoves>;

const NO_DICE: Placing = /* @__PURE__ */ noDice((): DiceMoves => ({
  fiveCoins: undefined, travel: undefined, khan: undefined, bazaar: [], contracts: [],
}));

/** A move that is handed out again and again. */
function kept(move: Move): Move {
  return Object.freeze(move);
}

/** Adds ready-made moves to a list. */
export function append(moves: Move[], more: readonly Move[]): void {
  for (let at = 0; at < more.length; at += 1) moves.push(more[at] as Move);
}

/** Dice as they are placed. */
export function placingOf(dice: readonly Die[]): Placing {
  return comboFor(NO_DICE, dice);
}

/** The different ways to place so many of the dice a player holds; with Raschid, whatever he can name. */
export function placements(dice: readonly Die[], count: number): readonly Placing[] {
  if (dice.length < count) return NONE;
  return pipsOf(dice[0] as Die) === UNROLLED ? namedPlacements(dice, count) : choicesOf(NO_DICE, dice, count);
}

const NONE: readonly Placing[] = [];

/** All Raschid can name, by number of own dice, black dice and dice to place: he has the same hands again and again. */
const named: (readonly Placing[])[] = [];

function namedPlacements(dice: readonly Die[], count: number): readonly Placing[] {
  let own = 0;
  for (let at = 0; at < dice.length; at += 1) if (isOwn(dice[at] as Die)) own += 1;
  const key = ((dice.length - own) * 8 + own) * 8 + count;
  return (named[key] ??= nameAll(choicesOf(NO_DICE, dice, count)));
}

function nameAll(choices: readonly Placing[]): readonly Placing[] {
  const ways: Die[][] = [];
  for (const { dice } of choices) nameRest(dice, [], ways);
  return ways.map(placingOf);
}

/** Each die gets a value of its own; among dice of one colour the values fall, so that no way comes twice. */
function nameRest(choice: readonly Die[], begun: readonly Die[], ways: Die[][]): void {
  const at = begun.length;
  const die = choice[at];
  if (die === undefined) {
    ways.push(begun.slice().sort((a, b) => dieRank(a) - dieRank(b)));
    return;
  }
  const most = at > 0 && choice[at - 1] === die ? pipsOf(begun[at - 1] as Die) : 6;
  for (let pips = most; pips >= 1; pips -= 1) nameRest(choice, [...begun, turned(die, pips)], ways);
}

/** The move to 5 coins. */
export function fiveCoinsMove({ notes, dice }: Placing): Move {
  return (notes.fiveCoins ??= kept({ kind: 'fiveCoins', die: dice[0] as Die }));
}

/** The moves to Khan's favour, one for each good. */
export function khanMoves({ notes, dice }: Placing): readonly Move[] {
  return (notes.khan ??= GOODS.map((good: Good) => kept({ kind: 'khansFavour', good, die: dice[0] as Die })));
}

/** The move that sets out with two dice. */
export function travelMove({ notes, dice }: Placing): Move {
  return (notes.travel ??= kept({ kind: 'travel', dice: dice as Die[] }));
}

/** The moves to a space of the bazaar, highest column first; `kind` is the place of the good in the table of kinds. */
export function bazaarMoves(placing: Placing, kind: number): readonly Move[] {
  return (placing.notes.bazaar[kind] ??= columnsOf(placing, BAZAAR_KINDS[kind] as BazaarKind));
}

function columnsOf({ dice, lowest }: Placing, good: BazaarKind): Move[] {
  return Array.from({ length: lowest }, (_, at) => kept({ kind: 'bazaar', good, column: lowest - at, dice: dice as Die[] }));
}

/** The move that takes one contract, or two; `second` is 0 where there is none. */
export function contractsMove({ notes, dice }: Placing, first: number, second: number): Move {
  return (notes.contracts[first * 7 + second] ??= kept({ kind: 'contracts', columns: Object.freeze(second === 0 ? [first] : [first, second]) as number[], die: dice[0] as Die }));
}

/** Moves that name one die as it lies on the player board, by its rank. */
type ByDie = (Move | undefined)[];

const bags: ByDie = [];
const rerolls: ByDie = [];
const ups: ByDie = [];
const downs: ByDie = [];

/** The move that puts a die on the money bag. */
export function bagMove(die: Die): Move {
  return (bags[dieRank(die)] ??= kept({ kind: 'moneyBag', die }));
}

/** The move that rolls a die again. */
export function rerollMove(die: Die): Move {
  return (rerolls[dieRank(die)] ??= kept({ kind: 'reroll', die }));
}

/** The move that turns a die up by one. */
export function upMove(die: Die): Move {
  return (ups[dieRank(die)] ??= kept({ kind: 'change', die, direction: 'up' }));
}

/** The move that turns a die down by one. */
export function downMove(die: Die): Move {
  return (downs[dieRank(die)] ??= kept({ kind: 'change', die, direction: 'down' }));
}

const completions: Record<string, Move | undefined> = {};
const steps: Record<string, Move | undefined> = {};

/** The move that completes a contract. */
export function completeMove(contract: string): Move {
  return (completions[contract] ??= kept({ kind: 'complete', contract }));
}

/** The move that names a step of the only figure. */
export function stepMove(to: string): Move {
  return (steps[to] ??= kept({ kind: 'step', to }));
}
