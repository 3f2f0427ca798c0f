// VOY-COMP-2 to VOY-COMP-6, VOY-POST-3, VOY-POST-9, VOY-CONTRACT-9, VOY-CHAR-1: what a schema cannot say about a state.
import type { Problem } from '../kernel/schema.js';
import { inOrder } from '../mechanics/dice.js';
import { pileProblem, UNSEEN } from '../mechanics/piles.js';
import type { Box, Position } from './box.js';
import { census, contractsEverywhere, goalsEverywhere } from './census.js';
import { BLACK_DICE, NEUTRAL_DICE, START } from './content/board.js';
import { frames as frameRules } from './frames.js';
import type { Frame } from './frame-types.js';
import { CARD_CITIES, LARGE_CITIES, SMALL_CITIES } from './ids.js';
import type { Move } from './moves.js';
import { postsLeft } from './posts.js';
import type { Player, State } from './state.js';

const problem = (message: string, ...path: (string | number)[]): Problem => ({ path, message });

const repeated = (ids: readonly string[]): string | undefined => ids.find((id, at) => ids.indexOf(id) !== at);

function componentProblem(box: Box, state: State): Problem | null {
  const twice = repeated(contractsEverywhere(state)) ?? repeated(goalsEverywhere(state)) ?? repeated(state.outposts.filter((id) => id !== null));
  if (twice !== undefined) return problem(`${twice} is there twice`);
  const count = census(box, state);
  const neutral = NEUTRAL_DICE[box.seats as keyof typeof NEUTRAL_DICE];
  if (count['blackDice'] !== BLACK_DICE[box.seats as keyof typeof BLACK_DICE]) return problem('expected one black die more than players', 'blackDice');
  if (count['neutralDice'] !== neutral.khansFavour + neutral.fiveCoins) return problem('the neutral dice do not fit the number of players', 'spaces');
  if (count['whiteDice'] !== 1) return problem('there is one white die', 'players');
  for (let seat = 0; seat < box.seats; seat += 1) if (count[`ownDice${seat}`] !== START.dice) return problem('expected five own dice', 'players', seat, 'dice');
  return null;
}

function pilesProblem(state: State): Problem | null {
  const { stacks, special, mixed, pool } = state;
  const entries = pileProblem({ cards: special, mixed }, (id) => /^c\d\d$/.test(id));
  if (entries !== null) return problem(entries, 'special');
  if (stacks.some((entry) => entry !== UNSEEN && entry.startsWith(UNSEEN))) return problem('stacks hold known or unseen contracts', 'stacks');
  const unseen = [...stacks, ...special].filter((entry) => entry === UNSEEN).length;
  return unseen === pool.length ? null : problem(`${unseen} contracts are unseen, but ${pool.length} are left for them`, 'pool');
}

function playerProblem(state: State, player: Player, seat: number, position: Position): Problem | null {
  if (!inOrder(player.dice)) return problem('dice stand from high to low', 'players', seat, 'dice');
  if (player.character !== null && postsLeft(position, player) < 0) return problem('has more posts than pieces', 'players', seat, 'posts');
  const unrolled = player.dice.some((die) => die.endsWith('0'));
  const rolled = player.dice.some((die) => !die.endsWith('0'));
  if (player.character === 'raschid' && rolled) return problem('Raschid never rolls', 'players', seat, 'dice');
  if (unrolled && rolled) return problem('dice are rolled together', 'players', seat, 'dice');
  const spaces = state.beijing.filter((holder) => holder === seat).length;
  if (spaces !== (player.posts.includes('beijing') ? 1 : 0)) return problem('posts and spaces of Beijing disagree', 'beijing');
  return null;
}

/** What has to be known once the set-up is over. */
function boardProblem(state: State, box: Box): Problem | null {
  if (state.frames.some(({ kind }) => kind === 'setUp')) return null;
  const characters = state.players.flatMap(({ character }) => character ?? []);
  if (repeated(characters) !== undefined) return problem('each character exists once', 'players');
  if (state.startPlayer === null) return problem('somebody holds the hourglass', 'startPlayer');
  if (state.cityCards.length !== CARD_CITIES.length || state.outposts.length !== LARGE_CITIES.length || state.cityBonuses.length !== SMALL_CITIES.length) {
    return problem('cards and tiles are missing on the map');
  }
  const seat = state.players.findIndex(({ character, figures }) => figures.length !== (character === null ? 1 : box.characters[character].figures));
  return seat < 0 ? null : problem('has another number of figures', 'players', seat, 'figures');
}

/** Frames that read the one below them. */
const NEEDS_BELOW: Readonly<Partial<Record<Frame['kind'], Frame['kind']>>> = { nextBonus: 'waiting', postFirst: 'arrival', relocate: 'arrival', makeRoom: 'fillSlots', turn: 'turns', turns: 'round' };

function frameProblem(position: Position): Problem | null {
  const { frames, players } = position.state;
  for (let at = 0; at < frames.length; at += 1) {
    const frame = frames[at] as Frame;
    const below = NEEDS_BELOW[frame.kind];
    if (below !== undefined && frames[at - 1]?.kind !== below) return problem(`stands on "${below}" only`, 'frames', at);
    if ('seat' in frame && frame.seat !== null && frame.seat >= players.length) return problem('nobody sits there', 'frames', at, 'seat');
    if ((at === 0) !== (frame.kind === 'setUp' || frame.kind === 'round')) return problem('the first frame, and no other, is the set-up or a round', 'frames', at);
  }
  return topProblem(position);
}

/** The frame at hand must leave somebody something to do. */
function topProblem(position: Position): Problem | null {
  const { frames } = position.state;
  const frame = frames[frames.length - 1];
  if (frame === undefined) return null;
  const rules = frameRules[frame.kind] as (typeof frameRules)['turn'] | (typeof frameRules)['deal'] | (typeof frameRules)['round'];
  if (rules.type === 'step') return problem('nobody has to decide anything', 'frames', frames.length - 1);
  if (rules.type === 'chance') {
    const request = rules.request(position, frame as never);
    return request.kind === 'draw' && request.from.length < request.count ? problem('nothing is left to draw', 'frames', frames.length - 1) : null;
  }
  const moves: Move[] = [];
  rules.legal(position, frame as never, moves);
  return moves.length === 0 ? problem('no move is legal', 'frames', frames.length - 1) : null;
}

/** The first contradiction in a state, or `null`. */
export function contradiction(box: Box, state: State): Problem | null {
  if (state.players.length !== box.seats) return problem(`expected ${box.seats} players`, 'players');
  const position: Position = { box, state, events: null };
  const found = componentProblem(box, state) ?? pilesProblem(state) ?? boardProblem(state, box);
  if (found) return found;
  for (let seat = 0; seat < box.seats; seat += 1) {
    const wrong = playerProblem(state, state.players[seat] as Player, seat, position);
    if (wrong) return wrong;
  }
  const holder = state.beijing.find((seat) => seat !== null && seat >= box.seats);
  return holder === undefined ? frameProblem(position) : problem('nobody sits there', 'beijing');
}
