import type { Problem } from '../kernel/schema.js';
import { placeOfCard } from './rules/city-cards.js';
import { frames as frameRules } from './frames.js';
import type { Move } from './words/moves.js';
import { abilitiesOf, playerAt, type Position } from './position.js';
import { ROUND_STEPS } from './rules/round.js';
import { SETUP_STEPS } from './rules/setup.js';
import type { Frame, MovementFrame } from './state.js';

type Kind = Frame['kind'];

const problem = (message: string, ...path: (string | number)[]): Problem => ({ path: ['frames', ...path], message });

/** Frames that read the one below them. */
const NEEDS_BELOW: Readonly<Partial<Record<Kind, Kind>>> = { order: 'bonuses', whichPost: 'arrival', relocate: 'arrival', extraPost: 'arrival', turn: 'refill', turns: 'round' };

/** Frames on which nothing else can stand: they are settled by what is decided in them. */
const ONLY_ON_TOP: readonly Kind[] = ['order', 'whichPost', 'relocate', 'extraPost', 'goods', 'offerDie', 'offerTop', 'drawn', 'cityContract', 'copy', 'oases', 'offer', 'exchange', 'amount', 'movement', 'double', 'pickBlack', 'firstPlayer'];

/** Frames of the set-up; dice may be rolled there, too. */
const OF_SETUP: readonly Kind[] = ['setup', 'deal', 'firstPlayer', 'draft', 'goal'];
const OF_BOTH: readonly Kind[] = ['draw', 'roll'];

/** The first frame that does not fit, or `null`. */
export function frameProblem(position: Position): Problem | null {
  const { frames } = position.state;
  for (let at = 0; at < frames.length; at += 1) {
    const message = placeProblem(position, at) ?? contentProblem(position, frames[at] as Frame);
    if (message !== null) return problem(message, at);
  }
  return topProblem(position);
}

function placeProblem({ box, state: { frames } }: Position, at: number): string | null {
  const frame = frames[at] as Frame;
  const below = NEEDS_BELOW[frame.kind];
  if (below !== undefined && frames[at - 1]?.kind !== below) return `stands on "${below}" only`;
  if (at < frames.length - 1 && ONLY_ON_TOP.includes(frame.kind)) return 'nothing can stand on this';
  if ('seat' in frame && frame.seat !== null && frame.seat >= box.seats) return 'nobody sits there';
  if ((at === 0) !== (frame.kind === 'setup' || frame.kind === 'round')) return 'the first frame, and no other, is the set-up or a round';
  const inSetup = frames[0]?.kind === 'setup';
  return inSetup === OF_SETUP.includes(frame.kind) || OF_BOTH.includes(frame.kind) ? null : 'does not belong to this part of the game';
}

/** What is wrong inside a frame. */
function contentProblem(position: Position, frame: Frame): string | null {
  const { state, box } = position;
  switch (frame.kind) {
    case 'setup': return frame.step <= SETUP_STEPS.length && state.round === 0 ? null : 'there is no such step of the set-up';
    case 'round': return frame.step <= ROUND_STEPS.length ? null : 'there is no such step of a round';
    case 'goal': return playerAt(position, frame.seat).goals.length > 1 ? null : 'there are no goal cards to choose from';
    case 'draw': return (['starting-contract', 'goals', 'top-contract'].includes(frame.what)) === (frame.seat !== null) ? null : 'a seat is named where none draws, or the reverse';
    case 'turn': return state.turn.seat === frame.seat ? null : 'it is the turn of somebody else';
    case 'double': return abilitiesOf(position, frame.seat).doubles ? null : 'this player doubles nothing';
    case 'pairs': return abilitiesOf(position, frame.seat).perDie !== null ? null : 'dice bring this player nothing';
    case 'oases': return abilitiesOf(position, frame.seat).oasis !== null ? null : 'oases bring this player nothing';
    case 'completed': return playerAt(position, frame.seat).active.includes(frame.contract) ? null : 'this contract is on no active space';
    case 'improved': return playerAt(position, frame.seat).seals.includes(frame.guild) && !playerAt(position, frame.seat).improved.includes(frame.guild) ? null : 'there is no such seal to improve';
    case 'rollOne': return playerAt(position, frame.seat).dice.includes(frame.die) ? null : 'there is no such die';
    case 'changed': return playerAt(position, frame.seat).dice.includes(frame.die) ? null : 'there is no such die';
    case 'special': return box.parts.special[frame.city] !== undefined ? null : 'this is no special city';
    case 'offered': return (box.parts.books.find(({ id }) => id === frame.book)?.free.length ?? 0) + 4 >= frame.number ? null : 'there is no such offer';
    case 'movement': return movementProblem(position, frame);
    case 'moved': return frame.paths.length === playerAt(position, frame.seat).figures.length ? null : 'expected a path for every figure';
    default: return cardProblem(position, frame);
  }
}

/** Frames that carry out a city card fit the card. */
function cardProblem(position: Position, frame: Frame): string | null {
  if (!('card' in frame)) return null;
  const card = position.box.parts.card[frame.card];
  if (card === undefined || placeOfCard(position, frame.card) < 0) return 'this card does not lie face up';
  if ('option' in frame && card.options[frame.option - 1] === undefined) return 'the card has no such exchange';
  const kinds: Readonly<Partial<Record<Kind, readonly string[]>>> = { exchange: ['repeat', 'cityBonusPaid'], exchanged: ['repeat'], again: ['repeat'], cities: ['cityBonus', 'cityBonusPaid'], amount: ['table', 'perCount', 'coinsPerPip'] };
  return kinds[frame.kind]?.includes(card.kind) === true ? null : 'the card works in another way';
}

function movementProblem(position: Position, frame: MovementFrame): string | null {
  const { figures } = playerAt(position, frame.seat);
  if (frame.at.length !== figures.length || frame.paths.length !== figures.length) return 'expected a place and a path for every figure';
  if (frame.used > frame.steps) return 'there are too many steps';
  for (let figure = 0; figure < figures.length; figure += 1) {
    const path = frame.paths[figure] as string[];
    if (frame.at[figure] !== (path.length === 0 ? figures[figure] : path[path.length - 1])) return 'a figure stands where its path ends';
  }
  if (frame.by === 'card') return position.box.parts.card[frame.source]?.kind === 'move' ? null : 'this card moves nobody';
  return null;
}

type Rules = (typeof frameRules)['turn'] | (typeof frameRules)['draw'] | (typeof frameRules)['round'];

/** The frame at hand must leave somebody something to do. */
function topProblem(position: Position): Problem | null {
  const { frames } = position.state;
  const frame = frames[frames.length - 1];
  if (frame === undefined) return null;
  const last = frames.length - 1;
  const rules = frameRules[frame.kind] as Rules;
  if (rules.type === 'step') return problem('nobody has to decide anything', last);
  if (rules.type === 'chance') {
    const request = rules.request(position, frame as never);
    if (request.kind === 'roll') return request.dice > 0 ? null : problem('there are no dice to roll', last);
    return request.from.length < request.count || request.from.length < 2 ? problem('nothing is left to draw', last) : null;
  }
  const appended: Move[] = [];
  const moves = rules.legal(position, frame as never, appended) ?? appended;
  return moves.length === 0 ? problem('no move is legal', last) : null;
}
