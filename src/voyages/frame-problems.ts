import type { Problem } from '../kernel/schema.js';
import type { Position } from './box.js';
import { ROUNDS, START } from './content/board.js';
import { frames as frameRules } from './frames.js';
import type { Frame, FrameOf, Walk } from './frame-types.js';
import type { Move } from './words/moves.js';
import { namedCostPayable } from './rules/movement.js';
import { ownSmallCities } from './rules/posts.js';
import { ROUND_STEPS } from './rules/round.js';
import { dealProblem, setUpProblem } from './rules/setup-problems.js';
import type { Player, State } from './state.js';

type Kind = Frame['kind'];

const problem = (message: string, ...path: (string | number)[]): Problem => ({ path: ['frames', ...path], message });

/** Frames that read the one below them. */
const NEEDS_BELOW: Readonly<Partial<Record<Kind, Kind>>> = {
  nextBonus: 'waiting', postFirst: 'arrival', relocate: 'arrival', makeRoom: 'fillSlots', drawToRow: 'refill',
};

/** Frames on which nothing else can stand: they are settled by what is decided in them. */
const ONLY_ON_TOP: readonly Kind[] = [
  'nextBonus', 'postFirst', 'relocate', 'makeRoom', 'payGoods', 'chooseGoods', 'contractOffer', 'nameDiscard', 'keepContracts', 'copyBonus', 'walk', 'mercatorGain', 'rollDie', 'drawContract', 'drawToRow',
];

/** Frames that stand on the set-up, or on a step of a round; all others belong to a turn. */
const OF_SETUP: readonly Kind[] = ['deal', 'pickCharacter', 'keepGoals'];
const OF_INCOME: readonly Kind[] = ['income', 'waiting', 'nextBonus', 'chooseGoods', 'contractOffer', 'nameDiscard', 'drawContract', 'keepContracts', 'copyBonus'];

/** Frames of which a seat has one at most. */
const ONE_PER_SEAT: readonly Kind[] = ['pickCharacter', 'keepGoals', 'deal', 'income', 'rollDice', 'compensation'];

/** Bonuses that let goods be chosen; city cards do, too. */
const GOODS_OF: readonly string[] = ['anyGood', 'distinctGoods'];

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
  if (at > 0 && !belongs(frames, at)) return 'does not belong to this part of the game';
  const [, , turn] = frames;
  if (turn?.kind === 'turn' && at > 2 && frame.kind !== 'mercatorGain' && 'seat' in frame && frame.seat !== turn.seat) return 'it is the turn of another seat';
  if (ONE_PER_SEAT.includes(frame.kind) && frames.some((other, place) => place < at && other.kind === frame.kind && sameSeat(other, frame))) return 'stands there twice';
  return NEEDS_STACK.includes(frame.kind) && special.length === 0 ? 'the special stack is empty' : null;
}

const sameSeat = (a: Frame, b: Frame): boolean => 'seat' in a && 'seat' in b && a.seat !== null && a.seat === b.seat;

/** The step of a round that put frames there; the frame of the round names the next one. */
const stepOf = (frame: FrameOf<'round'>): string => ROUND_STEPS[frame.step - 1] ?? 'none';

function belongs(frames: readonly Frame[], at: number): boolean {
  const [bottom] = frames;
  const frame = frames[at] as Frame;
  const { kind } = frame;
  if (bottom?.kind === 'setUp') return OF_SETUP.includes(kind);
  if (bottom?.kind !== 'round') return false;
  switch (stepOf(bottom)) {
    case 'income': return OF_INCOME.includes(kind);
    case 'roll': return kind === 'rollDice';
    case 'compensation': return kind === 'compensation';
    case 'leftovers': return at === 1 && frame.kind === 'deal' && frame.what === 'leftovers';
    case 'newRow': return at === 1 && frame.kind === 'deal' && frame.what === 'row';
    case 'turns': return at === 1 ? kind === 'turns' : at === 2 ? kind === 'turn' : isOfTurn(kind);
    default: return false;
  }
}

function isOfTurn(kind: Kind): boolean {
  return kind !== 'turn' && kind !== 'turns' && kind !== 'income' && kind !== 'rollDice' && kind !== 'compensation' && !OF_SETUP.includes(kind);
}

/** What is wrong inside a frame. */
function contentProblem(position: Position, frame: Frame): string | null {
  const { state } = position;
  switch (frame.kind) {
    case 'setUp': return setUpProblem(position, frame);
    case 'round': return state.round === ROUNDS && frame.step > ROUND_STEPS.indexOf('leftovers') ? 'the last round ends after the turns' : null;
    case 'deal': return dealProblem(state, frame);
    case 'pickCharacter': return playerOf(state, frame).character === null ? null : 'has a character';
    case 'keepGoals': return playerOf(state, frame).goals.length === START.goalsToChooseFrom ? null : 'there are no four goal cards to choose from';
    case 'chooseGoods': return GOODS_OF.includes(frame.from) || position.box.cards[frame.from] !== undefined ? null : 'goods come from nowhere';
    case 'rollDice': return rollProblem(playerOf(state, frame));
    case 'refill': return frame.left <= state.row.filter((contract) => contract === null).length ? null : 'there is no room in the row';
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

function rollProblem({ dice, character }: Player): string | null {
  return character !== 'raschid' && dice.length > 0 && dice.every((die) => die.endsWith('0')) ? null : 'there are no dice to roll';
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
  const appended: Move[] = [];
  const moves = rules.legal(position, frame as never, appended) ?? appended;
  return moves.length === 0 ? problem('no move is legal', last) : null;
}
