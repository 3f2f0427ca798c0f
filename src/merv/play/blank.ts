// The table before luck has decided anything: MERV-SETUP-1, 3, 5, 6, 7, 8, 10 to 17.
import type { Box } from '../box.js';
import { ACTIONS, PIECES, ROW_CAMELS } from '../content/ids.js';
import type { Player, Solo, State } from '../state.js';
import { at } from '../rules/supply/lists.js';

function filled(count: number, value: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < count; at += 1) numbers.push(value);
  return numbers;
}

const zeros = (count: number): number[] => filled(count, 0);
const nones = (count: number): number[] => filled(count, -1);

/** A participant at the start of the game. */
export function blankPlayer(courtier: boolean): Player {
  return {
    cubes: zeros(5),
    camel: 0,
    buildings: PIECES.buildings,
    servants: courtier ? 0 : PIECES.servants,
    discs: courtier ? 0 : PIECES.discs - PIECES.discsOnTracks,
    favour: 0,
    influence: 0,
    peak: 0,
    points: zeros(10),
    scroll: 0,
    common: 0,
    rare: 0,
    givenScroll: 0,
    givenCommon: 0,
    givenRare: 0,
    fulfilled: [],
    cards: zeros(4),
    courtiers: zeros(4),
    freeCourtiers: 0,
    posts: zeros(8),
    mosque: -1,
    tiles: [],
    breakthroughs: nones(4),
    soldiers: [],
    converted: 0,
  };
}

function blankSolo(): Solo {
  return { card: -1, last: -1, layers: [ACTIONS.map((_, at) => at)], dealt: 0, discards: [], removed: [], rejected: [], pairs: zeros(4) };
}

/** The order of the queue as far as no luck is needed: solo. */
function firstOrder({ magistrate, courtier }: Box): number[] {
  return magistrate < 0 ? [] : [magistrate, 0, courtier];
}

/** A state with every piece at its place but without order, sites, market and row. */
export function blankState(box: Box): State {
  const { participants, pieces } = box;
  return {
    config: box.config,
    content: box.content,
    year: 1,
    round: 1,
    order: firstOrder(box),
    slots: nones(5),
    queue: nones(participants),
    queueCamels: zeros(participants),
    turn: { seat: -1, slot: -1, cell: -1, discounted: 0, marketUsed: 0, trading: 0 },
    sites: nones(25),
    buildings: nones(25),
    upgrades: nones(25),
    soldiers: zeros(25),
    walls: nones(20),
    wallSupply: pieces.map(({ count }) => count),
    market: -1,
    marketCamels: zeros(4),
    row: [],
    rowCamels: [],
    deck: box.cardId.map((_, at) => at),
    cityCamels: [1, 1, 1, 1],
    mosqueCamels: [1, 1, 1, 1],
    // Those of the row wait here until there is a row.
    removedCamels: at(ROW_CAMELS, box.seats),
    upgradeSupply: box.upgrades.slice(),
    contractsDone: zeros(6),
    lostBuildings: 0,
    players: Array.from({ length: participants }, (_, who) => blankPlayer(who === box.courtier)),
    solo: box.magistrate < 0 ? null : blankSolo(),
    frames: [],
  };
}
