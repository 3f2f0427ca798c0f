import type { CardPlace, ContractPlace, Frame, Player, Space, State, TakenContract, Turn, Waiting } from './state.js';

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
    dice: player.dice.slice(),
    figures: player.figures.slice(),
    posts: player.posts.slice(),
    unplaced: player.unplaced,
    seals: player.seals.slice(),
    improved: player.improved.slice(),
    active: player.active.slice(),
    completed: player.completed.slice(),
    outposts: player.outposts.slice(),
    goals: player.goals.slice(),
    returned: player.returned.slice(),
    doubled: player.doubled,
  };
}

const cloneSpace = ({ id, dice }: Space): Space => ({ id, dice: dice.slice() });
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
    held: turn.held.slice(),
    fresh: turn.fresh.slice(),
    passed: turn.passed.slice(),
    slotBusy: turn.slotBusy,
    passes: turn.passes,
  };
}

const cloneLists = (lists: readonly string[][]): string[][] => lists.map((list) => list.slice());

export function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'movement': return { ...frame, at: frame.at.slice(), paths: cloneLists(frame.paths), idle: frame.idle.slice() };
    case 'moved': return { ...frame, paths: cloneLists(frame.paths) };
    case 'arrival': return { ...frame, passing: frame.passing.slice(), ends: frame.ends.slice(), path: frame.path.slice(), placed: frame.placed.slice(), earns: frame.earns.slice() };
    case 'whichPost': return { ...frame, cities: frame.cities.slice() };
    case 'relocate': return { ...frame, placed: frame.placed.slice() };
    case 'extraPost': return { ...frame, path: frame.path.slice() };
    case 'contracts': return { ...frame, taken: frame.taken.slice() };
    case 'cities': return { ...frame, cities: frame.cities.slice(), markers: frame.markers.slice() };
    case 'bonuses': return { ...frame, waiting: frame.waiting.map(cloneWaiting), taken: frame.taken.map(cloneTaken) };
    case 'glean': return { ...frame, resources: frame.resources.slice() };
    case 'copy': return { ...frame, barred: frame.barred.slice() };
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
    players: state.players.map(clonePlayer),
    spaces: state.spaces.map(cloneSpace),
    blackDice: state.blackDice.slice(),
    cards: state.cards.map(cloneCard),
    contracts: state.contracts.map(cloneContract),
    pile: state.pile.slice(),
    pileEnd: state.pileEnd.slice(),
    starting: state.starting.slice(),
    cardDeck: state.cardDeck.slice(),
    offers: state.offers.slice(),
    nextOffers: state.nextOffers.slice(),
    offerPool: state.offerPool.slice(),
    markers: state.markers.slice(),
    outposts: state.outposts.slice(),
    goalPool: state.goalPool.slice(),
    draft: state.draft.slice(),
    gone: state.gone.slice(),
    turn: cloneTurn(state.turn),
    frames: state.frames.map(cloneFrame),
  };
}
