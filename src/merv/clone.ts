// A copy of a state that shares nothing that can change. Written out by hand: it is most of the work of a search.
import type { Frame, Player, Solo, State } from './state.js';

function clonePlayer(player: Player): Player {
  return {
    cubes: player.cubes.slice(),
    camels: player.camels,
    buildings: player.buildings,
    servants: player.servants,
    discs: player.discs,
    favour: player.favour,
    influence: player.influence,
    peak: player.peak,
    points: player.points.slice(),
    scrolls: player.scrolls,
    common: player.common,
    rare: player.rare,
    givenScrolls: player.givenScrolls,
    givenCommon: player.givenCommon,
    givenRare: player.givenRare,
    contracts: player.contracts.slice(),
    cards: player.cards.slice(),
    courtiers: player.courtiers.slice(),
    freeCourtiers: player.freeCourtiers,
    posts: player.posts.slice(),
    mosque: player.mosque,
    tiles: player.tiles.slice(),
    breakthroughs: player.breakthroughs.slice(),
    soldiers: player.soldiers.slice(),
    converted: player.converted,
  };
}

function cloneSolo(solo: Solo): Solo {
  return {
    card: solo.card,
    last: solo.last,
    layers: solo.layers.map((layer) => layer.slice()),
    dealt: solo.dealt,
    discards: solo.discards.slice(),
    removed: solo.removed.slice(),
    rejected: solo.rejected.slice(),
    pairs: solo.pairs.slice(),
  };
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'setup': case 'year': case 'turns': case 'magistrate': case 'scoring': return { kind: frame.kind, step: frame.step };
    case 'turn': return { kind: 'turn', seat: frame.seat, step: frame.step };
    case 'palace': case 'mosque': case 'wall': return { kind: frame.kind, seat: frame.seat, units: frame.units };
    case 'caravansary': return { kind: 'caravansary', seat: frame.seat, units: frame.units, paid: frame.paid.slice() };
    case 'caravansaryEnd': case 'boons': return { kind: frame.kind, seat: frame.seat, pairs: frame.pairs.slice() };
    case 'marketplace': return { kind: 'marketplace', seat: frame.seat, units: frame.units, posted: frame.posted, bought: frame.bought.slice() };
    case 'marketplaceEnd': return { kind: 'marketplaceEnd', seat: frame.seat, routes: frame.routes.slice() };
    case 'wallSlot': return { kind: 'wallSlot', seat: frame.seat, piece: frame.piece };
    case 'upgrade': return { kind: 'upgrade', seat: frame.seat, what: frame.what };
    case 'breakthrough': case 'randomBreakthrough': case 'drawBreakthrough': case 'magistrateBreakthrough': return { kind: frame.kind, seat: frame.seat, level: frame.level };
    case 'queues': return { kind: 'queues', slot: frame.slot };
    case 'invasion': return { kind: 'invasion', side: frame.side, ransomed: frame.ransomed.slice(), cubes: frame.cubes.slice() };
    case 'ransom': return { kind: 'ransom', seat: frame.seat, cells: frame.cells.slice() };
    case 'magistrateAct': return { kind: 'magistrateAct', action: frame.action, times: frame.times, intended: frame.intended };
    case 'magistrateTile': return { kind: 'magistrateTile', tiles: frame.tiles.slice() };
    case 'drawQueue': case 'drawMarket': case 'drawSites': case 'refill': case 'drawSolo': case 'rollSolo': case 'magistrateContracts': case 'magistrateRefill':
      return { kind: frame.kind };
    default: return { kind: frame.kind, seat: frame.seat };
  }
}

/** A copy of a state; the config is shared. */
export function cloneState(state: State): State {
  const { turn, players, frames } = state;
  const newPlayers: Player[] = [];
  for (let who = 0; who < players.length; who += 1) newPlayers.push(clonePlayer(players[who]!));
  const newFrames: Frame[] = [];
  for (let at = 0; at < frames.length; at += 1) newFrames.push(cloneFrame(frames[at]!));
  return {
    config: state.config,
    content: state.content,
    year: state.year,
    round: state.round,
    order: state.order.slice(),
    slots: state.slots.slice(),
    queue: state.queue.slice(),
    queueCamels: state.queueCamels.slice(),
    turn: { who: turn.who, slot: turn.slot, cell: turn.cell, discounted: turn.discounted, marketUsed: turn.marketUsed, trading: turn.trading },
    sites: state.sites.slice(),
    buildings: state.buildings.slice(),
    upgrades: state.upgrades.slice(),
    soldiers: state.soldiers.slice(),
    walls: state.walls.slice(),
    wallSupply: state.wallSupply.slice(),
    market: state.market,
    marketCamels: state.marketCamels.slice(),
    row: state.row.slice(),
    rowCamels: state.rowCamels.slice(),
    deck: state.deck.slice(),
    cityCamels: state.cityCamels.slice(),
    mosqueCamels: state.mosqueCamels.slice(),
    removedCamels: state.removedCamels,
    upgradeSupply: state.upgradeSupply.slice(),
    contractsDone: state.contractsDone.slice(),
    lostBuildings: state.lostBuildings,
    players: newPlayers,
    solo: state.solo && cloneSolo(state.solo),
    frames: newFrames,
  };
}
