// A copy of a state that shares nothing that can change. Written out by hand: it is most of the work of a search.
import type { Frame } from './frames.js';
import type { Player, Solo, State } from './state.js';

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
    case 'caravansary': return { kind: 'caravansary', seat: frame.seat, units: frame.units, paid: frame.paid.slice() };
    case 'caravansaryEnd': case 'boons': return { kind: frame.kind, seat: frame.seat, pairs: frame.pairs.slice() };
    case 'marketplace': return { kind: 'marketplace', seat: frame.seat, units: frame.units, posted: frame.posted, bought: frame.bought.slice() };
    case 'marketplaceEnd': return { kind: 'marketplaceEnd', seat: frame.seat, routes: frame.routes.slice() };
    case 'invasion': return { kind: 'invasion', side: frame.side, ransomed: frame.ransomed.slice(), cubes: frame.cubes.slice() };
    case 'ransom': return { kind: 'ransom', seat: frame.seat, cells: frame.cells.slice() };
    case 'magistrateTile': return { kind: 'magistrateTile', tiles: frame.tiles.slice() };
    default: return { ...frame };
  }
}

/** A copy of a state; the config is shared. */
export function cloneState(state: State): State {
  const { turn, players, frames } = state;
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
    players: players.map(clonePlayer),
    solo: state.solo && cloneSolo(state.solo),
    frames: frames.map(cloneFrame),
  };
}
