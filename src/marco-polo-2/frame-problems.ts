import type { DrawRequest } from '../kernel/chance.js';
import { equal } from '../kernel/json.js';
import type { Problem } from '../kernel/schema.js';
import { pipsOf, type Die } from '../mechanics/dice.js';
import { bookOf, offerCount } from './rules/books.js';
import { canTakeAny, needsNone } from './rules/contracts.js';
import { atMost, NO_DICE } from './rules/dice-sets.js';
import { requestDraw } from './rules/draws.js';
import { isPaid } from './rules/movement.js';
import { splitsOf } from './rules/purse.js';
import { sealDice } from './rules/seals.js';
import { wordsOf } from './course.js';
import { placeOfCard } from './rules/city-cards.js';
import { abilitiesOf, playerAt, type Position } from './position.js';
import { missingPips, ROUND_STEPS, unrolled } from './rules/round.js';
import { SETUP_STEPS } from './rules/setup.js';
import type { Frame, MovementFrame, Waiting } from './state.js';

type Kind = Frame['kind'];

const problem = (message: string, ...path: (string | number)[]): Problem => ({ path: ['frames', ...path], message });

/** What follows from a turn lies on it, or on what has yet to be done when it is settled. */
const SIDE = ['turn', 'bonuses'] as const;
const PAID = ['offered', 'contracts', 'turn', 'seal', 'moved', 'cities', 'exchanged', 'completed', 'improved', 'rollOne', 'changed', 'takeBlack'] as const;
const ROLLED = ['round', 'compensation', 'pairs'] as const;

/** The kinds of frame that may lie directly below a kind. */
const ON: Readonly<Record<Kind, readonly (Kind | 'bottom')[]>> = {
  setup: ['bottom'], draw: ['setup', 'round', 'turns', 'draw', 'deal', 'bonuses'], deal: ['setup', 'deal'], firstPlayer: ['setup'], draft: ['setup', 'draft'], goal: ['setup', 'goal'],
  round: ['bottom'], roll: ['setup', 'round', 'roll'], rollBlack: ['round'], income: ['round', 'income'], double: ['round', 'income'], pairs: ROLLED, compensation: ROLLED,
  turns: ['round'], turn: ['refill'], refill: ['turns'],
  pay: ['give', ...PAID], give: PAID, goods: ['bonuses'],
  offer: ['turn'], offered: ['turn'], glean: ['turn'], seal: ['turn'], movement: SIDE, moved: SIDE, arrival: SIDE, whichPost: ['arrival'], relocate: ['arrival'], extraPost: ['arrival'],
  contracts: ['turn'], exchange: ['turn'], exchanged: ['turn'], again: ['turn'], cities: ['turn'], amount: ['turn'], special: ['turn'],
  completed: ['turn'], freeSlot: ['turn'], improved: ['turn'], changed: ['turn'], takeBlack: ['turn'], pickBlack: SIDE, rollOne: SIDE,
  bonuses: ['round', 'income', 'turn', 'glean', 'again', 'cities', 'special', 'freeSlot', 'bonuses'],
  order: ['bonuses'], offerDie: ['bonuses'], offerTop: ['bonuses'], drawn: ['bonuses'], cityContract: ['bonuses'], copy: ['bonuses'], oases: ['bonuses'],
};

/** The first frame that does not fit, or `null`. */
export function frameProblem(position: Position): Problem | null {
  const { frames } = position.state;
  for (let at = 0; at < frames.length; at += 1) {
    const message = placeProblem(position, at) ?? contentProblem(position, frames[at] as Frame);
    if (message !== null) return problem(message, at);
  }
  return null;
}

function placeProblem(position: Position, at: number): string | null {
  const { box, state: { frames, turn } } = position;
  const frame = frames[at] as Frame;
  const below = frames[at - 1]?.kind ?? 'bottom';
  if (!ON[frame.kind].includes(below)) return `cannot stand on "${below}"`;
  if ('seat' in frame && frame.seat !== null && frame.seat >= box.seats) return 'nobody sits there';
  if (!OTHERS.includes(frame.kind) && 'seat' in frame && frame.seat !== null && frame.seat !== turn.seat) return 'it is the turn of somebody else';
  if (!isInOrder(position, frames[at - 1], frame)) return 'somebody else comes first';
  return isOfStep(frames, at) ? null : 'is of another step';
}

/** Frames of seats that are not at their turn. */
const OTHERS: readonly Kind[] = ['draw', 'deal', 'draft', 'goal', 'roll', 'income', 'compensation', 'pairs', 'turns', 'glean'];

/** What a step leaves to several seats or books. */
const SIBLINGS: readonly Kind[] = ['deal', 'draw', 'draft', 'goal', 'roll', 'income', 'compensation', 'pairs'];

/** What one step leaves to several seats or books is done in order: what comes later lies below. */
function isInOrder(position: Position, below: Frame | undefined, frame: Frame): boolean {
  if (below === undefined || !SIBLINGS.includes(below.kind)) return true;
  const [earlier, later] = [orderOf(position, frame), orderOf(position, below)];
  if (earlier === null || later === null) return false;
  return earlier < later && (below.kind !== 'draw' && below.kind !== 'deal' || ('what' in frame && frame.what.split(':')[0] === below.what.split(':')[0]));
}

function orderOf({ state, box }: Position, frame: Frame): number | null {
  const place = (seat: number): number => (seat - state.firstPlayer + box.seats) % box.seats;
  switch (frame.kind) {
    case 'deal': return frame.seat;
    case 'draw': return frame.what.includes(':') ? box.parts.books.findIndex(({ id }) => frame.what.endsWith(`:${id}`)) : frame.seat;
    case 'roll': return state.round === 0 ? frame.seat : place(frame.seat);
    case 'draft': return -place(frame.seat);
    case 'pairs': return place(frame.seat) - 0.5;
    case 'income': case 'compensation': case 'double': case 'goal': case 'bonuses': return place(frame.seat);
    default: return null;
  }
}

/** Whether a frame is what the step of the set-up or the round has left, or lies on such a one. */
function isOfStep(frames: readonly Frame[], at: number): boolean {
  const [bottom] = frames as readonly [Frame];
  const frame = frames[at] as Frame;
  const leaves = bottom.kind === 'setup' ? SETUP_STEPS[bottom.step - 1]?.leaves : bottom.kind === 'round' ? ROUND_STEPS[bottom.step - 1]?.leaves : undefined;
  if (leaves === undefined) return false;
  const words = wordsOf(frame);
  if (at === 0 || leaves.includes(words)) return true;
  if (words === 'draw refill') return frames[at - 1]?.kind === 'turns';
  if (words === 'draw top-contract') return frames[at - 1]?.kind === 'bonuses';
  return at > 1 && frame.kind !== 'draw';
}

type Of<K extends Kind> = Extract<Frame, { kind: K }>;
type Problems = { readonly [K in Kind]?: (position: Position, frame: Of<K>) => string | null };

const when = (holds: boolean, message: string): string | null => (holds ? null : message);
const areCities = (position: Position, ids: readonly string[]): string | null => when(ids.every((id) => position.box.parts.place[id]?.city === true), 'posts stand in cities');
const isHeld = (position: Position, { seat, die }: { readonly seat: number; readonly die: Die }): string | null => when(playerAt(position, seat).dice.includes(die), 'there is no such die');
const isValued = (position: Position, frame: { readonly seat: number; readonly die: Die }): string | null => isHeld(position, frame) ?? when(pipsOf(frame.die) > 0, 'a die without a value is neither rolled again nor changed');

/** Frames that carry out a city card fit the card. */
function cardProblem(position: Position, frame: { readonly card: string; readonly option?: number }, kinds: readonly string[]): string | null {
  const card = position.box.parts.card[frame.card];
  if (card === undefined || placeOfCard(position, frame.card) < 0) return 'this card does not lie face up';
  if (frame.option !== undefined && card.options[frame.option - 1] === undefined) return 'the card has no such exchange';
  return when(kinds.includes(card.kind), 'the card works in another way');
}

/** What is wrong inside a frame. */
const PROBLEMS: Problems = {
  draw: (position, { what, seat }) => {
    if (['starting-contract', 'goals', 'top-contract'].includes(what) !== (seat !== null)) return 'a seat is named where none draws, or the reverse';
    const { from, count } = requestDraw(position, { kind: 'draw', what, seat }) as DrawRequest;
    return when(from.length >= count && from.length > 1 && count > 0, 'nothing is left to draw');
  },
  rollBlack: ({ state }) => when(state.blackDice.length > 0, 'there are no dice to roll'),
  roll: (position, { seat }) => when(unrolled(playerAt(position, seat)) > 0, 'there are no dice to roll'),
  compensation: (position, { seat, count }) => when(count === missingPips(position, seat), 'this is not what is missing'),
  double: (position, { seat }) => when(abilitiesOf(position, seat).doubles, 'this player doubles nothing'),
  pairs: (position, { seat }) => when(abilitiesOf(position, seat).perDie !== null, 'dice bring this player nothing'),
  pay: (position, { seat, coin, camel, jade, leastCoin, leastCamel }) => when(coin >= leastCoin && camel >= leastCamel && splitsOf(playerAt(position, seat), coin, camel, jade, leastCoin, leastCamel, null) > 0, 'this cannot be paid'),
  give: (position, { seat, count, most }) => {
    const { pepper, silk, gold } = playerAt(position, seat);
    return when(Math.min(most, pepper) + Math.min(most, silk) + Math.min(most, gold) >= count, 'this cannot be paid');
  },
  goods: (_position, { count, most }) => when(count > 0 && count <= 3 * most && count <= MANY, 'there are no such goods'),
  offered: (position, { book, number }) => {
    const known = bookOf(position, book);
    return when(number <= offerCount(position, known), 'there is no such offer');
  },
  glean: (position, { seat, resources }) => when(resources.length > 0 && abilitiesOf(position, seat).gleans, 'this player has no share of it'),
  seal: (position, { seat, limit }) => when((sealDice(position, seat) & atMost(limit)) !== NO_DICE, 'there is no seal to take'),
  movement: movementProblem,
  moved: (position, { seat, paths }) => when(paths.length === playerAt(position, seat).figures.length, 'expected a path for every figure'),
  arrival: (position, { seat, passing, ends, path, placed, earns, oases }) => areCities(position, [...passing, ...ends, ...path, ...placed, ...earns]) ?? when(oases === 0 || abilitiesOf(position, seat).oasis !== null, 'oases bring this player nothing'),
  whichPost: ({ state: { frames } }, frame) => {
    const { cities } = frame;
    const arrival = frames[frames.indexOf(frame) - 1] as Of<'arrival'>;
    return when(cities.length > 1 && equal(cities, arrival.ends), 'the figures end elsewhere');
  },
  relocate: (position, { seat, city }) => areCities(position, [city]) ?? when(!playerAt(position, seat).posts.includes(city), 'there is a post already'),
  extraPost: (position, { path }) => areCities(position, path),
  contracts: (position, { seat, left, taken }) => when(left > 0 && left + taken.length === position.box.parts.pack.constants.contractsAction.most && (taken.length > 0 || needsNone(position) || canTakeAny(position, seat, null)), 'there is nothing to take'),
  exchange: (position, frame) => cardProblem(position, frame, ['repeat', 'cityBonusPaid']),
  exchanged: (position, frame) => cardProblem(position, frame, ['repeat']),
  again: (position, frame) => cardProblem(position, frame, ['repeat']),
  cities: (position, frame) => cardProblem(position, frame, ['cityBonus', 'cityBonusPaid']) ?? when(frame.markers.length <= 2 * frame.cities.length && new Set(frame.cities).size === frame.cities.length, 'more bonuses than cities'),
  amount: (position, frame) => cardProblem(position, frame, ['table', 'perCount', 'coinsPerPip']),
  special: (position, { city }) => when(position.box.parts.special[city] !== undefined, 'this is no special city'),
  completed: (position, { seat, contract }) => when(playerAt(position, seat).active.includes(contract), 'this contract is on no active space'),
  improved: (position, { seat, guild }) => when(playerAt(position, seat).seals.includes(guild) && !playerAt(position, seat).improved.includes(guild), 'there is no such seal to improve'),
  changed: (position, frame) => isValued(position, frame) ?? when(pipsOf(frame.die) + frame.by >= 1 && pipsOf(frame.die) + frame.by <= 6, 'a die shows 1 to 6'),
  rollOne: (position, frame) => (frame.purpose === 'reroll' ? isValued(position, frame) : when(frame.die === 'black0', 'this die shows a value') ?? isHeld(position, frame)),
  bonuses: (position, { seat, waiting, taken }) => when(taken.length <= 20, 'more contracts than can be taken') ?? waiting.map((one) => waitingProblem(position, seat, one)).find((message) => message !== null) ?? null,
  pickBlack: ({ state: { blackDice } }) => when(blackDice.some((value) => value !== blackDice[0]), 'there is nothing to pick from'),
  oases: (position, { seat, count }) => when(abilitiesOf(position, seat).oasis !== null && count <= MANY, 'oases bring this player nothing'),
};

/** No component brings more at once. */
const MANY = 360;

function waitingProblem(position: Position, seat: number, { effect, amount, most }: Waiting): string | null {
  if (amount > MANY) return 'no component brings so much';
  if (effect === 'oases') return when(abilitiesOf(position, seat).oasis !== null && most === 0, 'oases bring this player nothing');
  if (effect === 'anyGood') return when(most === amount, 'any goods may be chosen');
  return effect === 'distinctGoods' ? when(amount <= 3 * most && most <= amount, 'the goods must differ') : when(most === 0, 'no goods are chosen');
}

function contentProblem(position: Position, frame: Frame): string | null {
  return (PROBLEMS[frame.kind] as ((position: Position, frame: Frame) => string | null) | undefined)?.(position, frame) ?? null;
}

function movementProblem(position: Position, frame: MovementFrame): string | null {
  const { figures } = playerAt(position, frame.seat);
  if (frame.at.length !== figures.length || frame.paths.length !== figures.length) return 'expected a place and a path for every figure';
  if (frame.used > frame.steps) return 'there are too many steps';
  for (let figure = 0; figure < figures.length; figure += 1) {
    const path = frame.paths[figure] as string[];
    if (frame.at[figure] !== (path.length === 0 ? figures[figure] : path[path.length - 1])) return 'a figure stands where its path ends';
  }
  if (frame.by === 'card' && position.box.parts.card[frame.source]?.kind !== 'move') return 'this card moves nobody';
  return when(isPaid(position, frame), 'this cannot be paid');
}
