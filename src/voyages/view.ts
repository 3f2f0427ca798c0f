// VOY-INFO-1 to VOY-INFO-7: who may know what.
import type { Random, Seat } from '../kernel/chance.js';
import { dealt, takeAny, UNSEEN } from '../mechanics/piles.js';
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
  const facesOpen = box.rulings.completedContracts === 'faces-public';
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

/** How many contracts nobody has seen lie in the piles. */
function unseenIn({ stacks, special }: View): number {
  return [...stacks, ...special].filter((entry) => entry === UNSEEN).length;
}

/** Who of those with hidden completed contracts completed a starting contract: everybody was dealt one. */
function startersAmong(view: View, hidden: number, random: Random): Set<Seat> {
  const able = view.players.flatMap(({ completed, contracts }, seat) => (completed.includes(null) && !contracts.some(isStarting) ? [seat] : []));
  const starters = new Set<Seat>();
  for (let left = hidden - (view.pool.length - unseenIn(view)); left > 0; left -= 1) starters.add(able.splice(Math.floor(random() * able.length), 1)[0] as Seat);
  return starters;
}

function dealCompleted(view: View, state: State, random: Random): void {
  const hidden = view.players.flatMap(({ completed }) => completed.filter((id) => id === null)).length;
  if (hidden === 0) return;
  const starters = startersAmong(view, hidden, random);
  view.players.forEach(({ completed }, seat) => {
    completed.forEach((id, at) => {
      if (id === null) (state.players[seat] as Player).completed[at] = takeAny(starters.delete(seat) ? state.starting : state.pool, random);
    });
  });
}

/** Deals what a view hides: any deal that agrees with the view is equally likely. */
export function determinize({ rulings }: Box, view: View, random: Random): State {
  const state = clone(view as State);
  if (rulings.completedContracts === 'count-only') dealCompleted(view, state, random);
  for (const player of state.players) {
    player.goals = dealt(player.goals, state.goalPool, random);
    player.returned = dealt(player.returned, state.goalPool, random);
  }
  return state;
}
