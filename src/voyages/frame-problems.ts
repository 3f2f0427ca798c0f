import type { Problem } from '../kernel/schema.js';
import type { Position } from './box.js';
import { START } from './content/board.js';
import { frames as frameRules } from './frames.js';
import type { Frame, FrameOf, Walk } from './frame-types.js';
import type { Move } from './moves.js';
import { namedCostPayable } from './movement.js';
import { ownSmallCities } from './posts.js';
import type { Player, State } from './state.js';

type Kind = Frame['kind'];

const problem = (message: string, ...path: (string | number)[]): Problem => ({ path: ['frames', ...path], message });

/** Frames that read the one below them. */
const NEEDS_BELOW: Readonly<Partial<Record<Kind, Kind>>> = {
  nextBonus: 'waiting', postFirst: 'arrival', relocate: 'arrival', makeRoom: 'fillSlots', turn: 'turns', turns: 'round',
};

/** Frames on which nothing else can stand: they are settled by what is decided in them. */
const ONLY_ON_TOP: readonly Kind[] = [
  'nextBonus', 'postFirst', 'relocate', 'makeRoom', 'payGoods', 'chooseGoods', 'contractOffer', 'nameDiscard', 'keepContracts', 'copyBonus', 'walk', 'mercatorGain', 'rollDie', 'drawContract', 'drawToRow',
];

/** Frames of the set-up; `deal` also lays the row of a new round. */
const OF_SETUP: readonly Kind[] = ['setUp', 'deal', 'pickCharacter', 'keepGoals'];

/** Frames that draw from the special stack. */
const NEEDS_STACK: readonly Kind[] = ['contractOffer', 'nameDiscard', 'drawContract', 'drawToRow'];

/** The first frame that does not fit, or `null`. */
export function frameProblem(position: Position): Problem | null {
  const { frames } = position.state;
  for (let at = 0; at < frames.length; at += 1) {
    const message = placeProblem(position.state, at) ?? contentProblem(position, frames[at] as Frame);
    if (message !== null) return problem(message, at);
  }
  return topProblem(position);
}

function placeProblem({ frames, players, special }: State, at: number): string | null {
  const frame = frames[at] as Frame;
  const below = NEEDS_BELOW[frame.kind];
  if (below !== undefined && frames[at - 1]?.kind !== below) return `stands on "${below}" only`;
  if (at < frames.length - 1 && ONLY_ON_TOP.includes(frame.kind)) return 'nothing can stand on this';
  if ('seat' in frame && frame.seat !== null && frame.seat >= players.length) return 'nobody sits there';
  if ((at === 0) !== (frame.kind === 'setUp' || frame.kind === 'round')) return 'the first frame, and no other, is the set-up or a round';
  const inSetUp = frames[0]?.kind === 'setUp';
  if (inSetUp !== OF_SETUP.includes(frame.kind) && !(frame.kind === 'deal' && frame.what === 'row')) return 'does not belong to this part of the game';
  return NEEDS_STACK.includes(frame.kind) && special.length === 0 ? 'the special stack is empty' : null;
}

/** What is wrong inside a frame. */
function contentProblem(position: Position, frame: Frame): string | null {
  const { state } = position;
  switch (frame.kind) {
    case 'setUp': return setUpProblem(state, frame);
    case 'deal': return (frame.what === 'startingContract' || frame.what === 'goals') === (frame.seat !== null) ? null : 'a seat is given where none is dealt to, or the reverse';
    case 'pickCharacter': return state.offered.length === state.frames.filter(({ kind }) => kind === 'pickCharacter').length + 1 || dealsCharacters(state) ? null : 'one more character is revealed than players pick';
    case 'keepGoals': return playerOf(state, frame).goals.length === START.goalsToChooseFrom ? null : 'there are no four goal cards to choose from';
    case 'mainDone': return mainProblem(position, frame);
    case 'layTile': return playerOf(state, frame).contracts.includes(frame.contract) ? null : 'this contract is in no slot';
    case 'fillSlots': return slotsProblem(playerOf(state, frame), frame);
    case 'ownCity': return frame.paying || ownSmallCities(playerOf(state, frame)).length - frame.done.length >= frame.left ? null : 'there are not so many cities';
    case 'walk':
    case 'depart': return walkProblem(position, frame);
    default: return null;
  }
}

function playerOf(state: State, { seat }: { readonly seat: number }): Player {
  return state.players[seat] as Player;
}

const dealsCharacters = ({ frames }: State): boolean => frames.some((frame) => frame.kind === 'deal' && frame.what === 'characters');

/** The step of the set-up that finds the first player. */
const FIRST_PLAYER_STEP = 5;

function setUpProblem({ frames, startPlayer }: State, { step }: FrameOf<'setUp'>): string | null {
  const finding = frames.some((frame) => frame.kind === 'deal' && frame.what === 'firstPlayer');
  return startPlayer !== null || step <= FIRST_PLAYER_STEP || finding ? null : 'somebody holds the hourglass by now';
}

function mainProblem({ box, state }: Position, { space, column }: FrameOf<'mainDone'>): string | null {
  if (!(space in state.spaces) && !(space in box.cards)) return 'there is no such space';
  return space.startsWith('bazaar.') === (column > 0) ? null : 'columns belong to the bazaar';
}

function slotsProblem({ contracts }: Player, { taken, fresh }: FrameOf<'fillSlots'>): string | null {
  const older = contracts.filter((contract) => !fresh.includes(contract)).length;
  return contracts.length + taken.length - START.slots <= older ? null : 'there is no room for so many contracts';
}

function walkProblem(position: Position, walk: Walk & { readonly kind: 'walk' | 'depart' }): string | null {
  const player = playerOf(position.state, walk);
  if (walk.second.length > 0 && player.figures.length < 2) return 'there is no second figure';
  if (walk.first.length + walk.second.length > walk.most) return 'there are too many steps';
  return walk.kind === 'depart' || namedCostPayable(position, player, walk) ? null : 'the path cannot be paid';
}

/** The frame at hand must leave somebody something to do. */
function topProblem(position: Position): Problem | null {
  const { frames } = position.state;
  const frame = frames[frames.length - 1];
  if (frame === undefined) return null;
  const last = frames.length - 1;
  const rules = frameRules[frame.kind] as (typeof frameRules)['turn'] | (typeof frameRules)['deal'] | (typeof frameRules)['round'];
  if (rules.type === 'step') return problem('nobody has to decide anything', last);
  if (rules.type === 'chance') {
    const request = rules.request(position, frame as never);
    return request.kind === 'draw' && request.from.length < request.count ? problem('nothing is left to draw', last) : null;
  }
  const moves: Move[] = [];
  rules.legal(position, frame as never, moves);
  return moves.length === 0 ? problem('no move is legal', last) : null;
}
