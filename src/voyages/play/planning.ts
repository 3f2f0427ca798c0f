/*
 * How a round is planned by somebody who plans for himself: for bots, not a rule. Turns are planned until the own dice
 * are placed; the others' dice are left out.
 */
import type { ChanceRequest, Outcome, Seat } from '../../kernel/chance.js';
import { topFrame } from '../../kernel/frames.js';
import type { Planning } from '../../kernel/planning.js';
import { cheapestOf } from '../../mechanics/cheapest.js';
import { colourOf, pipsOf, type Die } from '../../mechanics/dice.js';
import { KHAN_PLACES, ROUNDS } from '../content/board.js';
import { TRAVEL_COSTS } from '../content/standard/map.js';
import type { Move, Play } from '../frames.js';
import type { Walk } from '../rules/main-actions/travel/walk.js';
import { seatsFrom } from '../rules/course/turn-order.js';
import type { Player, State } from '../state.js';

/** A die that will be rolled is counted as this. */
const ROLL = 3;
/** A die that shows more than this is not worth a reroll. */
const REROLLED = 2;
/** So many columns of a space of the bazaar are looked at, the best ones: one rarely wants less than one could have. */
const COLUMNS = 2;

/** How the game is planned. */
export const planning: Planning<State, Move> = {
  turns: ['turn'],
  alone: (state, seat) => {
    let rivals = 0;
    for (const other of seatsFrom(0, state.players.length)) {
      const player = state.players[other] as Player;
      if (other === seat || player.dice.length === 0) continue;
      rivals += 1;
      player.dice = [];
    }
    if (state.round === ROUNDS && rivals > 0) leaveTo(rivals, state);
  },
  left: ({ players, turn }, seat) => {
    const { dice } = players[seat] as Player;
    return dice.length === 0 ? 0 : 2 * dice.length + (turn.acted ? 1 : 0);
  },
  over: ({ round }, _seat, begun) => round !== begun.round,
  worthwhile,
  key: (state, seat) => keyOf(state, state.players[seat] as Player),
  luck: planned,
};

/** In the last round black dice and the places of Khan's favour nearly always all go: only so many are counted on as everybody's part is. */
function leaveTo(rivals: number, state: State): void {
  const part = (there: number): number => Math.min(there, Math.max(1, Math.round(there / (rivals + 1))));
  const { spaces: { khansFavour } } = state;
  state.blackDice = part(state.blackDice);
  for (let left = KHAN_PLACES - khansFavour.length - part(KHAN_PLACES - khansFavour.length); left > 0; left -= 1) khansFavour.unshift(khansFavour[0] ?? 'neutral1');
}

function planned(request: ChanceRequest): Outcome | 'any' | null {
  if (request.kind === 'draw') return request.purpose === 'contract' || request.purpose === 'refill' ? 'any' : null;
  return request.purpose === 'reroll' || request.purpose === 'black-die' ? [ROLL] : null;
}

function keyOf({ turn, row, cardDice, spaces, outposts, beijing }: State, { coin, camel, pepper, silk, gold, vp, dice, contracts, completed, posts, figures }: Player): string {
  const closed = cardDice.map((die) => (die === null ? 0 : 1)).join('');
  const open = outposts.map((tile) => (tile === null ? 0 : 1)).join('');
  const there = `${spaces.khansFavour.length}${spaces.contracts.length}${spaces.travel.length}${spaces.fiveCoins.length}`;
  return [coin, camel, pepper, silk, gold, vp, dice, turn.acted, turn.blackDice, turn.freshPosts, contracts, completed.length, posts.slice().sort(), figures, row, closed, open, there, beijing].join();
}

function worthwhile(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const frame = topFrame(state);
  if (frame?.kind === 'turn') return turnMoves(state.players[seat] as Player, moves);
  if (frame?.kind === 'movement') return moves.filter((move) => isOnward(frame, move));
  return moves;
}

/** Whether a step leads on, and not back to where the path came through. */
function isOnward({ first, second }: Walk, move: Move): boolean {
  return (move.kind !== 'step' && move.kind !== 'stepPlacing' && move.kind !== 'stepWith') || !(first.includes(move.to) || second.includes(move.to));
}

function turnMoves(player: Player, moves: readonly Move[]): readonly Move[] {
  // With no die left nothing but contracts can still be done.
  if (player.dice.length === 0) return moves.filter(({ kind }) => kind === 'complete');
  return cheapestOf(moves.filter(isSensible), (move) => effectOf(move, player), priceOf);
}

function isSensible(move: Move): boolean {
  switch (move.kind) {
    case 'reroll': return pipsOf(move.die) <= REROLLED;
    case 'bazaar': return move.column > Math.min(...move.dice.map(pipsOf)) - COLUMNS;
    default: return true;
  }
}

/** What a move does beside taking dice: of those that do the same the cheapest dice are enough. `null` for a move of its own. */
function effectOf(move: Move, player: Player): string | null {
  switch (move.kind) {
    case 'fiveCoins': return `coins ${colour(move.die)}`;
    case 'khan': return `khan ${move.good} ${colour(move.die)}`;
    case 'contracts': return `contracts ${move.columns.join()} ${colour(move.die)}`;
    case 'bazaar': return `${move.good} ${move.column} ${move.dice.map(colour).join('')}`;
    case 'moneyBag': return 'bag';
    case 'cityCard': return `${move.card} ${move.times}`;
    case 'cityCardPaying': return `${move.card} ${move.pay} ${move.times}`;
    case 'travel': return `travel ${move.dice.map(colour).join('')} ${Math.min(reach(player), ...move.dice.map(pipsOf))}`;
    default: return null;
  }
}

const colour = (die: Die): string => (colourOf(die) === 'own' ? 'o' : 'x');

/** No journey is longer than what can be paid. */
const reach = ({ coin }: Player): number => Math.max(1, TRAVEL_COSTS.filter((cost) => cost <= coin).length);

function priceOf(move: Move): number {
  if ('dice' in move) return move.dice.reduce((sum, die) => sum + pipsOf(die), 0);
  return 'die' in move ? pipsOf((move as Play<'fiveCoins'>).die) : 0;
}
