/*
 * How a round is planned by somebody who plans for himself: for bots, not a rule. Turns are planned until the own dice
 * are placed; the others' dice are left out.
 */
import type { ChanceRequest, Outcome, Seat } from '../../kernel/chance.js';
import { topFrame } from '../../kernel/frames.js';
import type { Planning } from '../../kernel/planning.js';
import { cheapestOf } from '../../mechanics/cheapest.js';
import { colourOf, pipsOf, type Die } from '../../mechanics/dice.js';
import { bundleOf } from '../content/bundles.js';
import type { Pack } from '../content/pack.js';
import type { Frame, Move } from '../frames.js';
import type { Player, State } from '../state.js';

/** A die that will be rolled is counted as this. */
const ROLL = 3;
/** A die that shows more than this is not worth a reroll. */
const REROLLED = 2;
/** A die that shows less than this is not worth changing: the dearest book wants a 5. */
const CHANGED = 4;
/** An exchange is made as often as it can be, or a little less: one rarely wants much less than one could have. */
const TIMES = 2;
/** A seal bonus comes twice in a special city from this value on. */
const TWICE = 5;

/** What has to be known of the component values to tell which moves others surpass. */
interface Values {
  /** Outpost tiles that bring nothing but what can be kept as well as the tile. */
  readonly plain: ReadonlySet<string>;
  /** How far one comes at most by each travel space. */
  readonly steps: Readonly<Record<string, number>>;
}

const valuesOf = ({ outpostBonuses, travelSpaces }: Pack): Values => ({
  plain: new Set(outpostBonuses.filter(({ bonus }) => bundleOf(bonus).effects.every((effect) => effect === 'anyGood' || effect === 'distinctGoods')).map(({ id }) => id)),
  steps: Object.fromEntries(travelSpaces.map(({ id, maxSteps }) => [id, maxSteps])),
});

/** How the game is planned with some component values. */
export function planningOf(pack: Pack): Planning<State, Move> {
  let values: Values | null = null;
  return {
    turns: ['turn'],
    alone: (state, seat) => {
      for (const [other, player] of state.players.entries()) if (other !== seat) player.dice = [];
      // The plan ends with the turns of the round: what the next one brings is judged, not played.
      if (state.frames[0]?.kind === 'round' && state.frames[1]?.kind === 'turns') state.frames.shift();
    },
    left: ({ players, turn }, seat) => {
      const { dice } = players[seat] as Player;
      return dice.length === 0 ? 0 : 2 * dice.length + (turn.acted ? 1 : 0);
    },
    over: ({ round }, _seat, begun) => round !== begun.round,
    worthwhile: (state, seat, moves) => worthwhile((values ??= valuesOf(pack)), state, seat, moves),
    key: (state, seat) => keyOf(state, state.players[seat] as Player),
    luck: planned,
  };
}

function planned(request: ChanceRequest): Outcome | 'any' | null {
  if (request.kind === 'draw') return request.purpose === 'top-contract' || request.purpose === 'refill' ? 'any' : null;
  return request.purpose === 'reroll' || request.purpose === 'black-die' ? [ROLL] : null;
}

function keyOf({ turn, spaces, cityCards, contractPlaces, outposts, blackDice }: State, player: Player): string {
  const { coin, camel, pepper, silk, gold, jade, vp, dice, contracts, completed, posts, figures, seals, improved } = player;
  const closed = cityCards.map(({ die }) => (die === null ? 0 : 1)).join('');
  const open = outposts.map((tile) => (tile === null ? 0 : 1)).join('');
  const row = contractPlaces.map(({ contract }) => contract ?? '').join();
  const there = spaces.map((space) => space.dice.length).join('');
  return [coin, camel, pepper, silk, gold, jade, vp, dice, turn.acted, turn.bought, turn.freshPosts, contracts, completed.length, posts.slice().sort(), figures, seals.slice().sort(), improved, player.outposts, closed, open, row, there, blackDice.length].join();
}

type Movement = Extract<Frame, { kind: 'movement' }>;

/** Without what others surpass. */
function worthwhile(values: Values, state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const top = topFrame(state);
  let kept: readonly Move[];
  switch (top?.kind) {
    case 'turn': kept = turnMoves(values, state, state.players[seat] as Player, moves); break;
    case 'movement': kept = moves.filter((move) => isOnward(top, move)); break;
    case 'exchange': kept = moves.filter((move) => move.kind === 'exchange' && isOften(move, moves)); break;
    // What is free is taken in full; in which order benefits come seldom matters.
    case 'amount': kept = moves.slice(-1); break;
    case 'nextBonus': kept = moves.slice(0, 1); break;
    default: return moves;
  }
  return kept.length > 0 ? kept : moves;
}

/** Whether a step leads on, and not back to where the path came through. */
function isOnward({ paths: [first = [], second = []] }: Movement, move: Move): boolean {
  return (move.kind !== 'step' && move.kind !== 'companion') || !(first.includes(move.to) || second.includes(move.to));
}

/** Whether an exchange is made nearly as often as it could be. */
function isOften({ option, times }: Extract<Move, { kind: 'exchange' }>, moves: readonly Move[]): boolean {
  let most = 0;
  for (const other of moves) if (other.kind === 'exchange' && other.option === option && other.times > most) most = other.times;
  return times > most - TIMES;
}

/** A tile that brings coins, camels or goods is used before anything else: these can be kept as well as the tile. */
function turnMoves(values: Values, { turn }: State, player: Player, moves: readonly Move[]): readonly Move[] {
  const tile = moves.find((move) => move.kind === 'outpost' && values.plain.has(move.tile));
  if (tile !== undefined) return [tile];
  return cheapestOf(moves.filter((move) => isSensible(move, turn.acted)), (move) => effectOf(values, move, player), priceOf);
}

/** Dice are turned upwards, and rerolled when they are low; not after the action of a turn, as the next one is early enough. */
function isSensible(move: Move, acted: boolean): boolean {
  switch (move.kind) {
    case 'reroll': return !acted && pipsOf(move.die) <= REROLLED;
    case 'change': return !acted && move.direction === 'up' && pipsOf(move.die) >= CHANGED;
    default: return true;
  }
}

/** What a move does beside taking dice: of those that do the same the cheapest dice are enough. `null` for a move of its own. */
function effectOf({ steps }: Values, move: Move, { improved }: Player): string | null {
  switch (move.kind) {
    case 'book': return `book ${move.space} ${colour(move.die)}`;
    case 'khan': return `khan ${colour(move.die)}`;
    case 'contracts': return `contracts ${colour(move.die)}`;
    case 'moneyBag': return `bag ${move.gain}`;
    case 'special': return `special ${move.city} ${colour(move.die)} ${improved.length > 0 && pipsOf(move.die) >= TWICE}`;
    // The lowest die says how far one comes, if the space leads as far, and which seals can be had.
    case 'travel': return `travel ${move.space} ${Math.min(steps[move.space] as number, lowest(move.dice))} ${colours(move.dice)}`;
    case 'seals': return `seals ${lowest(move.dice)} ${colours(move.dice)}`;
    default: return null;
  }
}

const colour = (die: Die): string => (colourOf(die) === 'own' ? 'o' : 'x');
const colours = (dice: readonly Die[]): string => dice.map(colour).join('');
const lowest = (dice: readonly Die[]): number => Math.min(...dice.map(pipsOf));

function priceOf(move: Move): number {
  if ('dice' in move) return move.dice.reduce((sum, die) => sum + pipsOf(die), 0);
  return 'die' in move ? pipsOf(move.die) : 0;
}
