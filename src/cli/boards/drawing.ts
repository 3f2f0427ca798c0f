// Pieces that all boards are drawn with: dice, posts, rows with a label, the list of players.
import type { Deal, Face } from '../../voyages/faces/index.js';
import { ink, joined, lineWidth, padded, separated, tabled, wrapped, type Line, type Look, type Span } from '../ink.js';
import type { Term } from '../terms.js';
import { amountsText, lookOf, seatLook, type Voice } from '../voice.js';

/** The look of a die of a seat. */
const DICE: readonly Look[] = ['die0', 'die1', 'die2', 'die3'];

/** `own4` and what it shows. */
const readDie = (token: string): readonly [colour: string, pips: string] => [token.slice(0, -1), token.endsWith('0') ? '?' : token.slice(-1)];

/** A die in a hand: `[4]`, `[4b]` for a black one. */
export function handDie(die: string, seat: number, voice: Voice): Span {
  const [colour, pips] = readDie(die);
  if (colour === 'black') return ink('blackDie', `[${pips}${voice.term('die.black')}]`);
  if (colour === 'white') return ink('whiteDie', `[${pips}${voice.term('die.white')}]`);
  return ink(DICE[seat] ?? 'neutralDie', `[${pips}]`);
}

/** A die lying on the board, with whose it is: `R4`, `R4b` for a black one, `n4` for a neutral one. */
export function placedDie(token: string, voice: Voice): Span {
  const [owner, die] = token.includes(':') ? (token.split(':') as [string, string]) : ['', token];
  const [colour, pips] = readDie(die);
  if (owner === '') return ink('neutralDie', `${voice.term('die.neutral')}${pips}`);
  const seat = Number(owner);
  return ink(colour === 'black' ? 'blackDie' : colour === 'white' ? 'whiteDie' : DICE[seat] ?? 'neutralDie', `${voice.letter(seat)}${pips}${colour === 'black' ? voice.term('die.black') : colour === 'white' ? voice.term('die.white') : ''}`);
}

/** Dice one beside the other. */
export const diceText = (dice: readonly string[], voice: Voice): Span[] => separated(dice.map((die) => placedDie(die, voice)), ' ');

/** Letters of seats. */
export const seatsText = (seats: readonly number[], voice: Voice): Span[] => separated(seats.map((seat) => ink(seatLook(seat), voice.letter(seat))), ' ');

/** Rows with a label; what does not fit goes on below, and a label that is too long stands in a line of its own. */
export function labelled(rows: readonly (readonly [label: Line, text: Line])[], width: number): Span[][] {
  const most = Math.max(24, Math.floor(width * LABEL));
  const label = Math.min(most, Math.max(0, ...rows.map(([head]) => lineWidth(head))));
  return rows.flatMap(([head, text]) => {
    const [first = [], ...more] = wrapped(text, Math.max(16, width - label - 2));
    if (lineWidth(first) === 0) return [joined(head)];
    const below = (line: Line): Span[] => joined(' '.repeat(label + 2), line);
    return lineWidth(head) > label ? [joined(head), below(first), ...more.map(below)] : [joined(padded(head, label), '  ', first), ...more.map(below)];
  });
}

/** So much of a line labels may take. */
const LABEL = .36;

/** What one offers for what: "2 camels, 3 gold → 7 coins". */
export function dealText({ cost, reward }: Pick<Deal, 'cost' | 'reward'>, voice: Voice): Span[] {
  const [pays, gets] = [amountsText(voice, cost), amountsText(voice, reward)];
  return pays.length === 0 ? gets : gets.length === 0 ? pays : joined(pays, ink('dim', ' → '), gets);
}

const PER: Readonly<Record<NonNullable<Deal['per']>, Term>> = {
  pip: 'per.pip', die: 'per.die', pair: 'per.pair', 'completed-contract': 'per.contract', post: 'per.post', oasis: 'per.oasis', seal: 'per.seal', building: 'per.building', item: 'per.item', level: 'per.level',
};

/** What is printed on a component, in short: "1 camel → 3 coins, × die". */
export function faceText(face: Face | null | undefined, voice: Voice): Span[] {
  if (!face) return [];
  const { term } = voice;
  const one = (deal: Deal): Span[] => joined(
    dealText(deal, voice), ink('dim', deal.per === null ? '' : ` ${term(PER[deal.per])}`), ink('dim', deal.times === 'die' ? ` ${term('times.die')}` : deal.times === 'every-round' ? ` ${term('times.round')}` : ''),
  );
  // Two ways to one thing at one price are one.
  if (face.by === 'choice') return separated(face.deals.filter((deal, at, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(deal)) === at).map(one), ` ${term('cell.or')} `);
  if (face.by !== 'die') return separated(face.deals.map(one), '; ');
  return separated(byDie(face.deals).map(({ from, to, deal }) => joined(ink('dim', `${from === to ? String(from) : `${from}–${to}`}: `), one(deal))), '; ');
}

/** Deals by the die, together where they give the same. */
function byDie(deals: readonly Deal[]): { readonly from: number; to: number; readonly deal: Deal }[] {
  const groups: { readonly from: number; to: number; readonly deal: Deal }[] = [];
  for (const deal of deals) {
    const last = groups.at(-1);
    const die = deal.die ?? 0;
    if (last && JSON.stringify([last.deal.cost, last.deal.reward]) === JSON.stringify([deal.cost, deal.reward])) last.to = die;
    else groups.push({ from: die, to: die, deal });
  }
  return groups;
}

/** One participant in the list. */
export interface Row {
  readonly seat: number;
  readonly isMe: boolean;
  readonly isOnTurn: boolean;
  readonly points: number;
  /** Who it is played as, or what else there is to say. */
  readonly note: string;
  readonly cells: readonly (readonly [head: string, text: Line])[];
}

/** The participants as a table; where it is too narrow for their notes, these stand below, and where it is narrower still, as a line or two each. */
export function playersText(rows: readonly Row[], voice: Voice, width: number): Line[] {
  const nameOf = ({ seat, isMe, isOnTurn }: Row): Span[] => joined(ink('key', isOnTurn ? '▸' : ' '), ink(seatLook(seat), voice.player(seat)), ink('dim', isMe ? ` (${voice.term('seat.you')})` : ''));
  const heads = rows[0]?.cells.map(([head]) => head) ?? [];
  const right = heads.map((_, at) => at + 2).concat(1);
  const table = tabled([['', ink('dim', '★'), ...heads.map((head) => [ink('dim', head)]), ''].map((cell) => joined(cell)), ...rows.map((row) => [nameOf(row), [ink('vp', String(row.points))], ...row.cells.map(([, text]) => text), [ink('dim', row.note)]])], { gap: 1, right });
  const bare = tabled([['', ink('dim', '★'), ...heads.map((head) => [ink('dim', head)])].map((cell) => joined(cell)), ...rows.map((row) => [nameOf(row), [ink('vp', String(row.points))], ...row.cells.map(([, text]) => text)])], { gap: 1, right });
  if (Math.max(...table.map(lineWidth)) <= width) return table;
  const notes = rows.filter(({ note }) => note !== '').map((row) => joined(ink(seatLook(row.seat), voice.player(row.seat)), ink('dim', ': '), row.note));
  if (Math.max(...bare.map(lineWidth)) <= width) return [...bare, ...wrapped(joined(' ', separated(notes, ' · ')), width, ' ')];
  return rows.flatMap((row) => [
    joined(nameOf(row), '  ', ink('vp', `${row.points} ★`), ink('dim', `  ${row.note}`)),
    ...wrapped(joined('   ', separated(row.cells.filter(([, text]) => lineWidth(text) > 0).map(([head, text]) => joined(ink('dim', `${head} `), text)), '  ')), width, '   '),
  ]);
}

/** A heading of a narrow column. */
export const shortHead = (text: string, most = 5): string => (text.length > most ? `${text.slice(0, most - 1)}.` : text);

/** A number of something, in its colour; nothing of it is dim. */
export const amount = (word: string, n: number): Span => ink(n === 0 ? 'dim' : lookOf(word), String(n));

/** What stands behind a name, with commas. */
export const joinedNotes = (notes: readonly string[]): string => notes.filter((note) => note !== '').join(', ');

/** The word for many of something, without a number. */
export const shortName = (word: string, voice: Voice): string => voice.count(5, word).replace(/^5 /, '').split(' ').at(-1) ?? word;
