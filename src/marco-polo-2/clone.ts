import type { CardPlace, ContractPlace, Frame, Player, Space, State, TakenContract, Turn, Waiting } from './state.js';

// Most lists of a state are empty: with these two functions a copy takes 0.67 instead of 0.74 us.
function copy<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

// A copy whose items are then replaced has no holes; the compiler takes what `map` makes for a list that has.
function copyAll<T>(list: readonly T[], copyItem: (item: T) => T): T[] {
  const items = list.slice();
  for (let at = 0; at < items.length; at += 1) items[at] = copyItem(items[at] as T);
  return items;
}

function clonePlayer(player: Player): Player {
  return {
    character: player.character,
    coin: player.coin,
    camel: player.camel,
    pepper: player.pepper,
    silk: player.silk,
    gold: player.gold,
    jade: player.jade,
    vp: player.vp,
    shieldPlus: player.shieldPlus,
    dice: copy(player.dice),
    figures: copy(player.figures),
    posts: copy(player.posts),
    unplaced: player.unplaced,
    seals: copy(player.seals),
    improved: copy(player.improved),
    active: copy(player.active),
    completed: copy(player.completed),
    outposts: copy(player.outposts),
    goals: copy(player.goals),
    returned: copy(player.returned),
    doubled: player.doubled,
  };
}

const cloneSpace = ({ id, dice }: Space): Space => ({ id, dice: copy(dice) });
const cloneCard = ({ place, card, die }: CardPlace): CardPlace => ({ place, card, die });
const cloneContract = ({ place, contract }: ContractPlace): ContractPlace => ({ place, contract });
const cloneWaiting = ({ effect, amount, most, source, city }: Waiting): Waiting => ({ effect, amount, most, source, city });

const cloneTaken = ({ by, contract }: TakenContract): TakenContract => ({ by, contract });

function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    acted: turn.acted,
    bought: turn.bought,
    began: turn.began,
    held: copy(turn.held),
    fresh: copy(turn.fresh),
    passed: copy(turn.passed),
    slotBusy: turn.slotBusy,
    passes: turn.passes,
  };
}

const cloneLists = (lists: readonly string[][]): string[][] => lists.map((list) => copy(list));

export function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'movement': return { ...frame, at: copy(frame.at), paths: cloneLists(frame.paths), idle: copy(frame.idle) };
    case 'moved': return { ...frame, paths: cloneLists(frame.paths) };
    case 'arrival': return { ...frame, passing: copy(frame.passing), ends: copy(frame.ends), path: copy(frame.path), placed: copy(frame.placed), earns: copy(frame.earns) };
    case 'whichPost': return { ...frame, cities: copy(frame.cities) };
    case 'relocate': return { ...frame, placed: copy(frame.placed) };
    case 'extraPost': return { ...frame, path: copy(frame.path) };
    case 'contracts': return { ...frame, taken: copy(frame.taken) };
    case 'cities': return { ...frame, cities: copy(frame.cities), markers: copy(frame.markers) };
    case 'bonuses': return { ...frame, waiting: frame.waiting.map(cloneWaiting), taken: frame.taken.map(cloneTaken) };
    case 'glean': return { ...frame, resources: copy(frame.resources) };
    case 'copy': return { ...frame, barred: copy(frame.barred) };
    case 'round': return { kind: 'round', step: frame.step };
    case 'turns': return { kind: 'turns', seat: frame.seat };
    case 'turn': return { kind: 'turn', seat: frame.seat };
    case 'refill': return { kind: 'refill' };
    default: return { ...frame };
  }
}

/** A copy that shares nothing that can change. */
export function cloneState(state: State): State {
  return {
    config: state.config,
    content: state.content,
    round: state.round,
    firstPlayer: state.firstPlayer,
    nextFirst: state.nextFirst,
    travelHeight: state.travelHeight,
    players: copyAll(state.players, clonePlayer),
    spaces: copyAll(state.spaces, cloneSpace),
    blackDice: copy(state.blackDice),
    cards: copyAll(state.cards, cloneCard),
    contracts: copyAll(state.contracts, cloneContract),
    pile: copy(state.pile),
    pileEnd: copy(state.pileEnd),
    starting: copy(state.starting),
    cardDeck: copy(state.cardDeck),
    offers: copy(state.offers),
    nextOffers: copy(state.nextOffers),
    offerPool: copy(state.offerPool),
    markers: copy(state.markers),
    outposts: copy(state.outposts),
    goalPool: copy(state.goalPool),
    draft: copy(state.draft),
    gone: copy(state.gone),
    turn: cloneTurn(state.turn),
    frames: copyAll(state.frames, cloneFrame),
  };
}
