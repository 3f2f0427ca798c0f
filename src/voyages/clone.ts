import type { Frame } from './frames.js';
import type { PlayerOf, Spaces, State } from './state.js';

/** A copy of a frame. */
export function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'round':
      return { kind: 'round', step: frame.step };
    case 'turns':
      return { kind: 'turns', seat: frame.seat };
    case 'turn':
      return { kind: 'turn', seat: frame.seat };
    case 'mercatorGain':
      return { ...frame, kinds: frame.kinds.slice() };
    case 'fillSlots':
      return { ...frame, taken: frame.taken.slice(), fresh: frame.fresh.slice() };
    case 'makeRoom':
    case 'secondContract':
      return { ...frame, fresh: frame.fresh.slice() };
    case 'ownCity':
      return { ...frame, done: frame.done.slice() };
    case 'walk':
    case 'depart':
      return { ...frame, first: frame.first.slice(), second: frame.second.slice(), places: frame.places.slice() };
    case 'arrival':
      return { ...frame, passed: frame.passed.slice(), due: frame.due.slice(), gained: frame.gained.slice() };
    case 'waiting':
      return { ...frame, bonuses: frame.bonuses.slice() };
    default:
      return { ...frame };
  }
}

/** A copy of the frames. */
export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let at = 0; at < frames.length; at += 1) copy.push(cloneFrame(frames[at] as Frame));
  return copy;
}

/** A copy of the spaces of the board. */
export function cloneSpaces(spaces: Spaces): Spaces {
  return {
    fiveCoins: spaces.fiveCoins.slice(),
    'bazaar.camel': spaces['bazaar.camel'].slice(),
    'bazaar.pepper': spaces['bazaar.pepper'].slice(),
    'bazaar.silk': spaces['bazaar.silk'].slice(),
    'bazaar.gold': spaces['bazaar.gold'].slice(),
    khansFavour: spaces.khansFavour.slice(),
    contracts: spaces.contracts.slice(),
    travel: spaces.travel.slice(),
    moneyBag: spaces.moneyBag.slice(),
  };
}

/** A copy of what belongs to a player. */
export function clonePlayer<Secret>(player: PlayerOf<Secret>): PlayerOf<Secret> {
  return {
    character: player.character,
    coin: player.coin,
    camel: player.camel,
    pepper: player.pepper,
    silk: player.silk,
    gold: player.gold,
    vp: player.vp,
    dice: player.dice.slice(),
    passed: player.passed,
    contracts: player.contracts.slice(),
    completed: player.completed.slice(),
    posts: player.posts.slice(),
    figures: player.figures.slice(),
    goals: player.goals.slice(),
    returned: player.returned.slice(),
  };
}

/** A copy of a state that shares nothing that can change. */
export function clone(state: State): State {
  const { turn } = state;
  const players: State['players'] = [];
  for (let seat = 0; seat < state.players.length; seat += 1) players.push(clonePlayer(state.players[seat] as PlayerOf<string>));
  const mixed: string[][] = [];
  for (let group = 0; group < state.mixed.length; group += 1) mixed.push((state.mixed[group] as string[]).slice());
  return {
    config: state.config,
    frames: cloneFrames(state.frames),
    round: state.round,
    startPlayer: state.startPlayer,
    lastTraveller: state.lastTraveller,
    turn: { acted: turn.acted, blackDice: turn.blackDice, begunWith: turn.begunWith, posts: turn.posts.slice() },
    players,
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
    mixed,
    pool: state.pool.slice(),
    starting: state.starting.slice(),
    goalPool: state.goalPool.slice(),
    offered: state.offered.slice(),
  };
}
