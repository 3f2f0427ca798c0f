// VOY-DICE-1, VOY-RASCHID-1: the ways to place dice, and the moves that name them.
// These moves are made once and handed out again, frozen so that nobody can change what others hold; a list of them then
// costs little more than its length.
import { choicesOf, comboFor, noDice, type Combo } from '../../mechanics/combos.js';
import { dieRank, pipsOf, turned, type Die } from '../../mechanics/dice.js';
import type { Move } from '../words/moves.js';
import { BAZAAR_KINDS, GOODS, type BazaarKind, type Good } from '../content/resources.js';

/** Raschid ad-Din Sinan's dice show nothing until he places them. */
export const UNROLLED = 0;

/** The moves that name some dice. */
interface DiceMoves {
  fiveCoins: Move | undefined;
  travel: Move | undefined;
  bag: Move | undefined;
  reroll: Move | undefined;
  up: Move | undefined;
  down: Move | undefined;
  khan: readonly Move[] | undefined;
  /** By kind, highest column first. */
  readonly bazaar: (readonly Move[] | undefined)[];
  /** By the columns that hold contracts. */
  readonly contracts: (readonly Move[] | undefined)[];
}

/** Dice that can be placed together. */
export type Placing = Combo<DiceMoves>;

const NO_DICE: Placing = /* @__PURE__ */ noDice((): DiceMoves => ({
  fiveCoins: undefined, travel: undefined, bag: undefined, reroll: undefined, up: undefined, down: undefined, khan: undefined, bazaar: [], contracts: [],
}));

/** A move that is handed out again and again. */
function kept(move: Move): Move {
  return Object.freeze(move);
}

/** Adds ready-made moves to a list. */
export function append(moves: Move[], more: readonly Move[]): void {
  for (let at = 0; at < more.length; at += 1) moves.push(more[at] as Move);
}

/** Dice as they are placed, or held: the hand of a player. */
export function placingOf(dice: readonly Die[]): Placing {
  return comboFor(NO_DICE, dice);
}

/** The different ways to place so many of the dice a player holds; with Raschid, whatever he can name. The same hands come again and again. */
export function placements(hand: Placing, count: number): readonly Placing[] {
  return (hand.choices[count] ??= hand.lowest === UNROLLED ? nameAll(choicesOf(NO_DICE, hand, count)) : choicesOf(NO_DICE, hand, count));
}

/** The different dice a player holds, one by one, as they lie on the player board. */
export function heldDice(hand: Placing): readonly Placing[] {
  return hand.lowest === UNROLLED ? choicesOf(NO_DICE, hand, 1) : placements(hand, 1);
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

/** The moves that take one contract, or `two`, with a die that reaches so far; `filled` has a bit for every column that holds one, 1 to 6. */
export function contractsMoves(placing: Placing, filled: number, two: boolean): readonly Move[] {
  return (placing.notes.contracts[two ? filled : filled + 1] ??= takings(placing, filled, two));
}

function takings({ dice, lowest }: Placing, filled: number, two: boolean): Move[] {
  const moves: Move[] = [];
  const taking = (columns: number[]): number => moves.push(kept({ kind: 'contracts', columns: Object.freeze(columns) as number[], die: dice[0] as Die }));
  for (let first = 1; first <= lowest; first += 1) {
    if ((filled & (1 << first)) === 0) continue;
    taking([first]);
    for (let second = first + 1; two && second <= lowest; second += 1) if ((filled & (1 << second)) !== 0) taking([first, second]);
  }
  return moves;
}

/** The move that puts a die on the money bag. */
export function bagMove({ notes, dice }: Placing): Move {
  return (notes.bag ??= kept({ kind: 'moneyBag', die: dice[0] as Die }));
}

/** The move that rolls a die again. */
export function rerollMove({ notes, dice }: Placing): Move {
  return (notes.reroll ??= kept({ kind: 'reroll', die: dice[0] as Die }));
}

/** The move that turns a die up by one. */
export function upMove({ notes, dice }: Placing): Move {
  return (notes.up ??= kept({ kind: 'change', die: dice[0] as Die, direction: 'up' }));
}

/** The move that turns a die down by one. */
export function downMove({ notes, dice }: Placing): Move {
  return (notes.down ??= kept({ kind: 'change', die: dice[0] as Die, direction: 'down' }));
}

const steps: Record<string, Move | undefined> = {};

/** The move that names a step of the only figure. */
export function stepMove(to: string): Move {
  return (steps[to] ??= kept({ kind: 'step', to }));
}
