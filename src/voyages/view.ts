// VOY-INFO-1 to VOY-INFO-7: who may know what.
import type { Random, Seat } from '../kernel/chance.js';
import { UNSEEN } from '../mechanics/piles.js';
import type { Box, Position } from './box.js';
import { clone, cloneFrames, cloneSpaces } from './clone.js';
import type { Player, PlayerOf, State, View } from './state.js';

type Seen = PlayerOf<string | null>;

const hide = (ids: readonly string[]): null[] => ids.map(() => null);

const isStarting = (contract: string): boolean => contract.startsWith('s');

/** What a seat may know of a player. */
function seen(player: Player, goalsOpen: boolean, facesOpen: boolean, own: boolean): Seen {
  return {
    character: player.character,
    coin: player.coin, camel: player.camel, pepper: player.pepper, silk: player.silk, gold: player.gold, vp: player.vp,
    dice: player.dice.slice(),
    passed: player.passed,
    contracts: player.contracts.slice(),
    completed: facesOpen || own ? player.completed.slice() : hide(player.completed),
    posts: player.posts.slice(),
    figures: player.figures.slice(),
    goals: goalsOpen || own ? player.goals.slice() : hide(player.goals),
    returned: own ? player.returned.slice() : hide(player.returned),
  };
}

/** What a seat, or with `null` a spectator, may know. After the end all goal cards lie open. */
export function viewOf({ state, box }: Position, viewer: Seat | null): View {
  const over = state.frames.length === 0;
  const facesOpen = box.answers.completedContracts === 'faces-public';
  const others = state.players.filter((_, seat) => seat !== viewer);
  const hiddenGoals = others.flatMap(({ goals, returned }) => (over ? returned : [...goals, ...returned]));
  // A pool tells by what is missing from it: so it holds everything the viewer cannot place.
  const hiddenContracts = facesOpen ? [] : others.flatMap(({ completed }) => completed);
  return {
    viewer,
    config: state.config,
    frames: cloneFrames(state.frames),
    round: state.round,
    startPlayer: state.startPlayer,
    lastTraveller: state.lastTraveller,
    turn: { acted: state.turn.acted, blackDice: state.turn.blackDice, begunWith: state.turn.begunWith, posts: state.turn.posts.slice() },
    players: state.players.map((player, seat) => seen(player, over, facesOpen, seat === viewer)),
    spaces: cloneSpaces(state.spaces),
    cardDice: state.cardDice.slice(),
    cityCards: state.cityCards.slice(),
    outposts: state.outposts.slice(),
    cityBonuses: state.cityBonuses.slice(),
    beijing: state.beijing.slice(),
    blackDice: state.blackDice,
    row: state.row.slice(),
    stacks: state.stacks.slice(),
    special: state.special.slice(),
    mixed: state.mixed.map((group) => group.slice()),
    pool: [...state.pool, ...hiddenContracts.filter((id) => !isStarting(id))].sort(),
    starting: [...state.starting, ...hiddenContracts.filter(isStarting)].sort(),
    goalPool: [...state.goalPool, ...hiddenGoals].sort(),
    offered: state.offered.slice(),
  };
}

function shuffled(ids: readonly string[], random: Random): string[] {
  const rest = ids.slice();
  for (let left = rest.length; left > 1; left -= 1) {
    const at = Math.floor(random() * left);
    const last = rest[left - 1] as string;
    rest[left - 1] = rest[at] as string;
    rest[at] = last;
  }
  return rest;
}

const fill = (ids: readonly (string | null)[], from: string[]): string[] => ids.map((id) => id ?? (from.pop() as string));

/** How many contracts nobody has seen lie in the piles. */
function unseenIn({ stacks, special }: View): number {
  return [...stacks, ...special].filter((entry) => entry === UNSEEN).length;
}

/** Who of those with hidden completed contracts completed a starting contract: everybody was dealt one. */
function startingHolders(view: View, count: number, random: Random): number[] {
  const able = view.players.map((player, seat) => ({ player, seat }))
    .filter(({ player }) => player.completed.includes(null) && !player.contracts.some(isStarting));
  return shuffled(able.map(({ seat }) => `${seat}`), random).slice(0, count).map(Number);
}

/** Deals what a view hides: any deal that agrees with the view is equally likely. */
export function determinize(_box: Box, view: View, random: Random): State {
  const goals = shuffled(view.goalPool, random);
  const regular = shuffled(view.pool, random);
  const starting = shuffled(view.starting, random);
  const hidden = view.players.reduce((sum, { completed }) => sum + completed.filter((id) => id === null).length, 0);
  const holders = hidden === 0 ? [] : startingHolders(view, Math.max(0, hidden - (view.pool.length - unseenIn(view))), random);
  const players = view.players.map((player, seat): Player => {
    const completed = player.completed.slice();
    if (holders.includes(seat)) completed[completed.indexOf(null)] = starting.pop() as string;
    return { ...player, completed: fill(completed, regular), goals: fill(player.goals, goals).sort(), returned: fill(player.returned, goals).sort() };
  });
  const { viewer: _viewer, ...table } = view;
  return clone({ ...table, players, pool: regular.sort(), starting: starting.sort(), goalPool: goals.sort() });
}
