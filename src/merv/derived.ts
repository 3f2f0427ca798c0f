// Made by `npm run derive` out of state.ts and the frames; never changed by hand.
import type { Random, Seat } from '../kernel/chance.js';
import { copied, kept, sumOf } from '../kernel/derived.js';
import type { Frame, State, View } from './state.js';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
type Turn = State['turn'];
type Players = State['players'];
type Player = Players[number];
type Solo = NonNullable<State['solo']>;
type Layers = Solo['layers'];

function cloneTurn(value: Turn): Turn {
  return { seat: value.seat, slot: value.slot, cell: value.cell, discounted: value.discounted, marketUsed: value.marketUsed, trading: value.trading };
}

function shareTurn(before: Turn, after: Turn): Turn {
  return before.seat === after.seat
    && before.slot === after.slot
    && before.cell === after.cell
    && before.discounted === after.discounted
    && before.marketUsed === after.marketUsed
    && before.trading === after.trading ? before : after;
}

function clonePlayer(value: Player): Player {
  return {
    cubes: copied(value.cubes),
    camel: value.camel,
    buildings: value.buildings,
    servants: value.servants,
    discs: value.discs,
    favour: value.favour,
    influence: value.influence,
    peak: value.peak,
    points: copied(value.points),
    scroll: value.scroll,
    common: value.common,
    rare: value.rare,
    givenScroll: value.givenScroll,
    givenCommon: value.givenCommon,
    givenRare: value.givenRare,
    fulfilled: copied(value.fulfilled),
    cards: copied(value.cards),
    courtiers: copied(value.courtiers),
    freeCourtiers: value.freeCourtiers,
    posts: copied(value.posts),
    mosque: value.mosque,
    tiles: copied(value.tiles),
    breakthroughs: copied(value.breakthroughs),
    soldiers: copied(value.soldiers),
    converted: value.converted,
  };
}

function sharePlayer(before: Player, after: Player): Player {
  after.cubes = kept(before.cubes, after.cubes);
  after.points = kept(before.points, after.points);
  after.fulfilled = kept(before.fulfilled, after.fulfilled);
  after.cards = kept(before.cards, after.cards);
  after.courtiers = kept(before.courtiers, after.courtiers);
  after.posts = kept(before.posts, after.posts);
  after.tiles = kept(before.tiles, after.tiles);
  after.breakthroughs = kept(before.breakthroughs, after.breakthroughs);
  after.soldiers = kept(before.soldiers, after.soldiers);
  return before.cubes === after.cubes
    && before.camel === after.camel
    && before.buildings === after.buildings
    && before.servants === after.servants
    && before.discs === after.discs
    && before.favour === after.favour
    && before.influence === after.influence
    && before.peak === after.peak
    && before.points === after.points
    && before.scroll === after.scroll
    && before.common === after.common
    && before.rare === after.rare
    && before.givenScroll === after.givenScroll
    && before.givenCommon === after.givenCommon
    && before.givenRare === after.givenRare
    && before.fulfilled === after.fulfilled
    && before.cards === after.cards
    && before.courtiers === after.courtiers
    && before.freeCourtiers === after.freeCourtiers
    && before.posts === after.posts
    && before.mosque === after.mosque
    && before.tiles === after.tiles
    && before.breakthroughs === after.breakthroughs
    && before.soldiers === after.soldiers
    && before.converted === after.converted ? before : after;
}

function clonePlayers(values: readonly Players[number][]): Players {
  const copy: Players = [];
  for (let at = 0; at < values.length; at += 1) copy.push(clonePlayer((values[at] as Players[number])));
  return copy;
}

function sharePlayers(before: Players, after: Players): Players {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Players[number];
    const one = sharePlayer(old, (after[at] as Players[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneLayers(values: readonly Layers[number][]): Layers {
  const copy: Layers = [];
  for (let at = 0; at < values.length; at += 1) copy.push(copied((values[at] as Layers[number])));
  return copy;
}

function shareLayers(before: Layers, after: Layers): Layers {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Layers[number];
    const one = kept(old, (after[at] as Layers[number]));
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

function cloneSolo(value: Solo): Solo {
  return {
    card: value.card,
    last: value.last,
    layers: cloneLayers(value.layers),
    dealt: value.dealt,
    discards: copied(value.discards),
    removed: copied(value.removed),
    rejected: copied(value.rejected),
    pairs: copied(value.pairs),
  };
}

function shareSolo(before: Solo, after: Solo): Solo {
  after.layers = shareLayers(before.layers, after.layers);
  after.discards = kept(before.discards, after.discards);
  after.removed = kept(before.removed, after.removed);
  after.rejected = kept(before.rejected, after.rejected);
  after.pairs = kept(before.pairs, after.pairs);
  return before.card === after.card
    && before.last === after.last
    && before.layers === after.layers
    && before.dealt === after.dealt
    && before.discards === after.discards
    && before.removed === after.removed
    && before.rejected === after.rejected
    && before.pairs === after.pairs ? before : after;
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'year': return { kind: 'year', step: frame.step };
    case 'setup': return { kind: 'setup', step: frame.step };
    case 'drawQueue': return { kind: 'drawQueue' };
    case 'drawMarket': return { kind: 'drawMarket' };
    case 'drawSites': return { kind: 'drawSites' };
    case 'turns': return { kind: 'turns', step: frame.step };
    case 'queues': return { kind: 'queues', slot: frame.slot };
    case 'queue': return { kind: 'queue', seat: frame.seat };
    case 'invasion': return { kind: 'invasion', side: frame.side, ransomed: copied(frame.ransomed), cubes: copied(frame.cubes) };
    case 'ransom': return { kind: 'ransom', seat: frame.seat, cells: copied(frame.cells) };
    case 'scoring': return { kind: 'scoring', step: frame.step };
    case 'courtiers': return { kind: 'courtiers', seat: frame.seat };
    case 'slot': return { kind: 'slot', seat: frame.seat };
    case 'site': return { kind: 'site', seat: frame.seat };
    case 'act': return { kind: 'act', seat: frame.seat };
    case 'after': return { kind: 'after', seat: frame.seat };
    case 'caravansary': return { kind: 'caravansary', seat: frame.seat, units: frame.units, paid: copied(frame.paid) };
    case 'caravansaryEnd': return { kind: 'caravansaryEnd', seat: frame.seat, pairs: copied(frame.pairs) };
    case 'refill': return { kind: 'refill' };
    case 'boons': return { kind: 'boons', seat: frame.seat, pairs: copied(frame.pairs) };
    case 'freeCard': return { kind: 'freeCard', seat: frame.seat };
    case 'palace': return { kind: 'palace', seat: frame.seat, units: frame.units };
    case 'freeCourtier': return { kind: 'freeCourtier', seat: frame.seat };
    case 'library': return { kind: 'library', seat: frame.seat };
    case 'breakthrough': return { kind: 'breakthrough', seat: frame.seat, level: frame.level };
    case 'randomBreakthrough': return { kind: 'randomBreakthrough', seat: frame.seat, level: frame.level };
    case 'drawBreakthrough': return { kind: 'drawBreakthrough', seat: frame.seat, level: frame.level };
    case 'marketplace': return { kind: 'marketplace', seat: frame.seat, units: frame.units, posted: frame.posted, bought: copied(frame.bought) };
    case 'marketplaceEnd': return { kind: 'marketplaceEnd', seat: frame.seat, routes: copied(frame.routes) };
    case 'freePost': return { kind: 'freePost', seat: frame.seat };
    case 'mosque': return { kind: 'mosque', seat: frame.seat, units: frame.units };
    case 'freeStep': return { kind: 'freeStep', seat: frame.seat };
    case 'scoringTile': return { kind: 'scoringTile', seat: frame.seat };
    case 'wall': return { kind: 'wall', seat: frame.seat, units: frame.units };
    case 'wallSlot': return { kind: 'wallSlot', seat: frame.seat, piece: frame.piece };
    case 'freeWall': return { kind: 'freeWall', seat: frame.seat };
    case 'soldier': return { kind: 'soldier', seat: frame.seat };
    case 'upgrade': return { kind: 'upgrade', seat: frame.seat, what: frame.what };
    case 'courtierSlot': return { kind: 'courtierSlot', seat: frame.seat };
    case 'courtierSite': return { kind: 'courtierSite', seat: frame.seat };
    case 'magistrate': return { kind: 'magistrate', step: frame.step };
    case 'magistrateAct': return { kind: 'magistrateAct', action: frame.action, times: frame.times, intended: frame.intended };
    case 'magistrateBreakthrough': return { kind: 'magistrateBreakthrough', seat: frame.seat, level: frame.level };
    case 'magistrateContracts': return { kind: 'magistrateContracts' };
    case 'magistrateRefill': return { kind: 'magistrateRefill' };
    case 'magistrateTile': return { kind: 'magistrateTile', tiles: copied(frame.tiles) };
    case 'drawSolo': return { kind: 'drawSolo' };
    case 'rollSolo': return { kind: 'rollSolo' };
  }
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (let at = 0; at < frames.length; at += 1) copy.push(cloneFrame(frames[at] as Frame));
  return copy;
}

function shareFrame(before: Frame, after: Frame): Frame {
  if (before.kind !== after.kind) return after;
  switch (after.kind) {
    case 'year': {
      const old = before as FrameOf<'year'>;
      return old.step === after.step ? old : after;
    }
    case 'setup': {
      const old = before as FrameOf<'setup'>;
      return old.step === after.step ? old : after;
    }
    case 'drawQueue': return before;
    case 'drawMarket': return before;
    case 'drawSites': return before;
    case 'turns': {
      const old = before as FrameOf<'turns'>;
      return old.step === after.step ? old : after;
    }
    case 'queues': {
      const old = before as FrameOf<'queues'>;
      return old.slot === after.slot ? old : after;
    }
    case 'queue': {
      const old = before as FrameOf<'queue'>;
      return old.seat === after.seat ? old : after;
    }
    case 'invasion': {
      const old = before as FrameOf<'invasion'>;
      after.ransomed = kept(old.ransomed, after.ransomed);
      after.cubes = kept(old.cubes, after.cubes);
      return old.side === after.side && old.ransomed === after.ransomed && old.cubes === after.cubes ? old : after;
    }
    case 'ransom': {
      const old = before as FrameOf<'ransom'>;
      after.cells = kept(old.cells, after.cells);
      return old.seat === after.seat && old.cells === after.cells ? old : after;
    }
    case 'scoring': {
      const old = before as FrameOf<'scoring'>;
      return old.step === after.step ? old : after;
    }
    case 'courtiers': {
      const old = before as FrameOf<'courtiers'>;
      return old.seat === after.seat ? old : after;
    }
    case 'slot': {
      const old = before as FrameOf<'slot'>;
      return old.seat === after.seat ? old : after;
    }
    case 'site': {
      const old = before as FrameOf<'site'>;
      return old.seat === after.seat ? old : after;
    }
    case 'act': {
      const old = before as FrameOf<'act'>;
      return old.seat === after.seat ? old : after;
    }
    case 'after': {
      const old = before as FrameOf<'after'>;
      return old.seat === after.seat ? old : after;
    }
    case 'caravansary': {
      const old = before as FrameOf<'caravansary'>;
      after.paid = kept(old.paid, after.paid);
      return old.seat === after.seat && old.units === after.units && old.paid === after.paid ? old : after;
    }
    case 'caravansaryEnd': {
      const old = before as FrameOf<'caravansaryEnd'>;
      after.pairs = kept(old.pairs, after.pairs);
      return old.seat === after.seat && old.pairs === after.pairs ? old : after;
    }
    case 'refill': return before;
    case 'boons': {
      const old = before as FrameOf<'boons'>;
      after.pairs = kept(old.pairs, after.pairs);
      return old.seat === after.seat && old.pairs === after.pairs ? old : after;
    }
    case 'freeCard': {
      const old = before as FrameOf<'freeCard'>;
      return old.seat === after.seat ? old : after;
    }
    case 'palace': {
      const old = before as FrameOf<'palace'>;
      return old.seat === after.seat && old.units === after.units ? old : after;
    }
    case 'freeCourtier': {
      const old = before as FrameOf<'freeCourtier'>;
      return old.seat === after.seat ? old : after;
    }
    case 'library': {
      const old = before as FrameOf<'library'>;
      return old.seat === after.seat ? old : after;
    }
    case 'breakthrough': {
      const old = before as FrameOf<'breakthrough'>;
      return old.seat === after.seat && old.level === after.level ? old : after;
    }
    case 'randomBreakthrough': {
      const old = before as FrameOf<'randomBreakthrough'>;
      return old.seat === after.seat && old.level === after.level ? old : after;
    }
    case 'drawBreakthrough': {
      const old = before as FrameOf<'drawBreakthrough'>;
      return old.seat === after.seat && old.level === after.level ? old : after;
    }
    case 'marketplace': {
      const old = before as FrameOf<'marketplace'>;
      after.bought = kept(old.bought, after.bought);
      return old.seat === after.seat && old.units === after.units && old.posted === after.posted && old.bought === after.bought ? old : after;
    }
    case 'marketplaceEnd': {
      const old = before as FrameOf<'marketplaceEnd'>;
      after.routes = kept(old.routes, after.routes);
      return old.seat === after.seat && old.routes === after.routes ? old : after;
    }
    case 'freePost': {
      const old = before as FrameOf<'freePost'>;
      return old.seat === after.seat ? old : after;
    }
    case 'mosque': {
      const old = before as FrameOf<'mosque'>;
      return old.seat === after.seat && old.units === after.units ? old : after;
    }
    case 'freeStep': {
      const old = before as FrameOf<'freeStep'>;
      return old.seat === after.seat ? old : after;
    }
    case 'scoringTile': {
      const old = before as FrameOf<'scoringTile'>;
      return old.seat === after.seat ? old : after;
    }
    case 'wall': {
      const old = before as FrameOf<'wall'>;
      return old.seat === after.seat && old.units === after.units ? old : after;
    }
    case 'wallSlot': {
      const old = before as FrameOf<'wallSlot'>;
      return old.seat === after.seat && old.piece === after.piece ? old : after;
    }
    case 'freeWall': {
      const old = before as FrameOf<'freeWall'>;
      return old.seat === after.seat ? old : after;
    }
    case 'soldier': {
      const old = before as FrameOf<'soldier'>;
      return old.seat === after.seat ? old : after;
    }
    case 'upgrade': {
      const old = before as FrameOf<'upgrade'>;
      return old.seat === after.seat && old.what === after.what ? old : after;
    }
    case 'courtierSlot': {
      const old = before as FrameOf<'courtierSlot'>;
      return old.seat === after.seat ? old : after;
    }
    case 'courtierSite': {
      const old = before as FrameOf<'courtierSite'>;
      return old.seat === after.seat ? old : after;
    }
    case 'magistrate': {
      const old = before as FrameOf<'magistrate'>;
      return old.step === after.step ? old : after;
    }
    case 'magistrateAct': {
      const old = before as FrameOf<'magistrateAct'>;
      return old.action === after.action && old.times === after.times && old.intended === after.intended ? old : after;
    }
    case 'magistrateBreakthrough': {
      const old = before as FrameOf<'magistrateBreakthrough'>;
      return old.seat === after.seat && old.level === after.level ? old : after;
    }
    case 'magistrateContracts': return before;
    case 'magistrateRefill': return before;
    case 'magistrateTile': {
      const old = before as FrameOf<'magistrateTile'>;
      after.tiles = kept(old.tiles, after.tiles);
      return old.tiles === after.tiles ? old : after;
    }
    case 'drawSolo': return before;
    case 'rollSolo': return before;
  }
}

function shareFrames(before: Frame[], after: Frame[]): Frame[] {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const old = before[at] as Frame;
    const one = shareFrame(old, after[at] as Frame);
    after[at] = one;
    if (one !== old) same = false;
  }
  return same ? before : after;
}

/** A copy that shares nothing that can change. */
export function clone(state: State): State {
  return {
    config: state.config,
    content: state.content,
    year: state.year,
    round: state.round,
    order: copied(state.order),
    slots: copied(state.slots),
    queue: copied(state.queue),
    queueCamels: copied(state.queueCamels),
    turn: cloneTurn(state.turn),
    sites: copied(state.sites),
    buildings: copied(state.buildings),
    upgrades: copied(state.upgrades),
    soldiers: copied(state.soldiers),
    walls: copied(state.walls),
    wallSupply: copied(state.wallSupply),
    market: state.market,
    marketCamels: copied(state.marketCamels),
    row: copied(state.row),
    rowCamels: copied(state.rowCamels),
    deck: copied(state.deck),
    cityCamels: copied(state.cityCamels),
    mosqueCamels: copied(state.mosqueCamels),
    removedCamels: state.removedCamels,
    upgradeSupply: copied(state.upgradeSupply),
    contractsDone: copied(state.contractsDone),
    lostBuildings: state.lostBuildings,
    players: clonePlayers(state.players),
    solo: (state.solo === null ? null : cloneSolo(state.solo)),
    frames: cloneFrames(state.frames),
  };
}

/** Puts the old node wherever nothing has changed; `after` is a copy nobody else holds. */
export function share(before: State, after: State): State {
  after.order = kept(before.order, after.order);
  after.slots = kept(before.slots, after.slots);
  after.queue = kept(before.queue, after.queue);
  after.queueCamels = kept(before.queueCamels, after.queueCamels);
  after.turn = shareTurn(before.turn, after.turn);
  after.sites = kept(before.sites, after.sites);
  after.buildings = kept(before.buildings, after.buildings);
  after.upgrades = kept(before.upgrades, after.upgrades);
  after.soldiers = kept(before.soldiers, after.soldiers);
  after.walls = kept(before.walls, after.walls);
  after.wallSupply = kept(before.wallSupply, after.wallSupply);
  after.marketCamels = kept(before.marketCamels, after.marketCamels);
  after.row = kept(before.row, after.row);
  after.rowCamels = kept(before.rowCamels, after.rowCamels);
  after.deck = kept(before.deck, after.deck);
  after.cityCamels = kept(before.cityCamels, after.cityCamels);
  after.mosqueCamels = kept(before.mosqueCamels, after.mosqueCamels);
  after.upgradeSupply = kept(before.upgradeSupply, after.upgradeSupply);
  after.contractsDone = kept(before.contractsDone, after.contractsDone);
  after.players = sharePlayers(before.players, after.players);
  after.solo = (before.solo === null || after.solo === null ? after.solo : shareSolo(before.solo, after.solo));
  after.frames = shareFrames(before.frames, after.frames);
  return before.config === after.config
    && before.content === after.content
    && before.year === after.year
    && before.round === after.round
    && before.order === after.order
    && before.slots === after.slots
    && before.queue === after.queue
    && before.queueCamels === after.queueCamels
    && before.turn === after.turn
    && before.sites === after.sites
    && before.buildings === after.buildings
    && before.upgrades === after.upgrades
    && before.soldiers === after.soldiers
    && before.walls === after.walls
    && before.wallSupply === after.wallSupply
    && before.market === after.market
    && before.marketCamels === after.marketCamels
    && before.row === after.row
    && before.rowCamels === after.rowCamels
    && before.deck === after.deck
    && before.cityCamels === after.cityCamels
    && before.mosqueCamels === after.mosqueCamels
    && before.removedCamels === after.removedCamels
    && before.upgradeSupply === after.upgradeSupply
    && before.contractsDone === after.contractsDone
    && before.lostBuildings === after.lostBuildings
    && before.players === after.players
    && before.solo === after.solo
    && before.frames === after.frames ? before : after;
}

/** What a seat may know: everything. */
export function viewOf({ state }: { readonly state: State }, viewer: Seat | null): View {
  return { ...clone(state), viewer };
}

/** The state behind a view. */
export function determinize(_box: unknown, view: View, _random: Random): State {
  return clone(view);
}

/** How many there are of each component. */
export function census(_box: unknown, state: State): Record<string, number> {
  let camel = 0;
  camel += sumOf(state.queueCamels);
  camel += sumOf(state.marketCamels);
  camel += sumOf(state.rowCamels);
  camel += sumOf(state.cityCamels);
  camel += sumOf(state.mosqueCamels);
  camel += state.removedCamels;
  for (const player of state.players) {
    camel += player.camel;
  }
  for (const frame of state.frames) {
    if (frame.kind === 'marketplaceEnd') {
      camel += sumOf(frame.routes);
    }
  }
  return {
    camel,
  };
}

/** The parts of a definition that follow from the declaration. */
export const derived = { clone, share, viewOf, determinize, census };
