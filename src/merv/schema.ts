// The schema of the state. What it cannot say is in contradiction.ts.
import { choice, integer, list, nullable, object, text, variants, type Schema } from '../kernel/schema.js';
import { configSchema } from './config.js';
import type { Frame, Player, Solo, State, Turn, View } from './state.js';

const count = /* @__PURE__ */ integer(0, 99);
const place = /* @__PURE__ */ integer(-1, 24);
const who = /* @__PURE__ */ integer(-1, 3);
const seat = /* @__PURE__ */ integer(0, 3);
const bit = /* @__PURE__ */ integer(0, 1);
const cells = /* @__PURE__ */ list(/* @__PURE__ */ integer(0, 24), { most: 48 });
const card = /* @__PURE__ */ integer(0, 5);
const cards = /* @__PURE__ */ list(card, { most: 12 });

const exactly = <T>(item: Schema<T>, length: number): Schema<T[]> => list(item, { least: length, most: length });

const four = /* @__PURE__ */ exactly(count, 4);
const five = /* @__PURE__ */ exactly(count, 5);
const eight = /* @__PURE__ */ exactly(count, 8);

const playerSchema: Schema<Player> = /* @__PURE__ */ object({
  cubes: /* @__PURE__ */ exactly(/* @__PURE__ */ integer(0, 999), 5),
  camels: count,
  buildings: count,
  servants: count,
  discs: count,
  favour: count,
  influence: count,
  peak: count,
  points: /* @__PURE__ */ exactly(/* @__PURE__ */ integer(0, 9999), 10),
  scrolls: /* @__PURE__ */ integer(0, 999),
  common: /* @__PURE__ */ integer(0, 999),
  rare: /* @__PURE__ */ integer(0, 999),
  givenScrolls: count,
  givenCommon: count,
  givenRare: count,
  contracts: /* @__PURE__ */ list(/* @__PURE__ */ integer(0, 17), { most: 18, distinct: true }),
  cards: four,
  courtiers: four,
  freeCourtiers: count,
  posts: /* @__PURE__ */ exactly(bit, 8),
  mosque: place,
  tiles: /* @__PURE__ */ list(/* @__PURE__ */ integer(0, 3), { most: 4, distinct: true }),
  breakthroughs: /* @__PURE__ */ exactly(/* @__PURE__ */ integer(-1, 3), 4),
  soldiers: cells,
  converted: bit,
});

const turnSchema: Schema<Turn> = /* @__PURE__ */ object({ who, slot: /* @__PURE__ */ integer(-1, 19), cell: place, discounted: bit, marketUsed: bit, trading: bit });

const soloSchema: Schema<Solo> = /* @__PURE__ */ object({
  card: /* @__PURE__ */ integer(-1, 5),
  last: /* @__PURE__ */ integer(-1, 5),
  layers: /* @__PURE__ */ list(cards, { most: 24 }),
  dealt: /* @__PURE__ */ integer(0, 6),
  discards: cards,
  removed: cards,
  rejected: cards,
  pairs: four,
});

const kindOnly = <const Kind extends string>(kind: Kind): Schema<{ kind: Kind }> => object({ kind: choice([kind]) });
const seatOnly = <const Kind extends string>(kind: Kind): Schema<{ kind: Kind; seat: number }> => object({ kind: choice([kind]), seat });
const steps = <const Kind extends string>(kind: Kind): Schema<{ kind: Kind; step: number }> => object({ kind: choice([kind]), step: count });
const units = <const Kind extends string>(kind: Kind): Schema<{ kind: Kind; seat: number; units: number }> => object({ kind: choice([kind]), seat, units: count });
const level = <const Kind extends string>(kind: Kind): Schema<{ kind: Kind; seat: number; level: number }> => object({ kind: choice([kind]), seat, level: integer(0, 3) });

const frameSchema: Schema<Frame> = /* @__PURE__ */ makeFrameSchema();

function makeFrameSchema(): Schema<Frame> {
  return variants({ ...plainFrames(), ...fullFrames() });
}

/** Frames that say little more than what is to be done. */
function plainFrames() {
  return {
    setup: steps('setup'),
    year: steps('year'),
    turns: steps('turns'),
    magistrate: steps('magistrate'),
    scoring: steps('scoring'),
    slot: seatOnly('slot'),
    site: seatOnly('site'),
    act: seatOnly('act'),
    after: seatOnly('after'),
    library: seatOnly('library'),
    soldier: seatOnly('soldier'),
    scoringTile: seatOnly('scoringTile'),
    freeCourtier: seatOnly('freeCourtier'),
    freeCard: seatOnly('freeCard'),
    freeStep: seatOnly('freeStep'),
    freeWall: seatOnly('freeWall'),
    freePost: seatOnly('freePost'),
    courtierSlot: seatOnly('courtierSlot'),
    courtierSite: seatOnly('courtierSite'),
    queue: seatOnly('queue'),
    courtiers: seatOnly('courtiers'),
    palace: units('palace'),
    mosque: units('mosque'),
    wall: units('wall'),
    drawQueue: kindOnly('drawQueue'),
    drawMarket: kindOnly('drawMarket'),
    drawSites: kindOnly('drawSites'),
    refill: kindOnly('refill'),
    drawSolo: kindOnly('drawSolo'),
    rollSolo: kindOnly('rollSolo'),
    magistrateContracts: kindOnly('magistrateContracts'),
    magistrateRefill: kindOnly('magistrateRefill'),
  };
}

/** Frames that remember something. */
function fullFrames() {
  return {
    turn: object({ kind: choice(['turn']), seat, step: count }),
    caravansary: object({ kind: choice(['caravansary']), seat, units: count, paid: five }),
    caravansaryEnd: object({ kind: choice(['caravansaryEnd']), seat, pairs: four }),
    marketplace: object({ kind: choice(['marketplace']), seat, units: count, posted: bit, bought: exactly(bit, 8) }),
    marketplaceEnd: object({ kind: choice(['marketplaceEnd']), seat, routes: eight }),
    wallSlot: object({ kind: choice(['wallSlot']), seat, piece: integer(0, 19) }),
    upgrade: object({ kind: choice(['upgrade']), seat, what: choice(['white', 'bonus', 'pepper']) }),
    breakthrough: level('breakthrough'),
    randomBreakthrough: level('randomBreakthrough'),
    drawBreakthrough: level('drawBreakthrough'),
    magistrateBreakthrough: level('magistrateBreakthrough'),
    boons: object({ kind: choice(['boons']), seat, pairs: four }),
    queues: object({ kind: choice(['queues']), slot: integer(0, 5) }),
    invasion: object({ kind: choice(['invasion']), side: integer(0, 4), ransomed: cells, cubes: five }),
    ransom: object({ kind: choice(['ransom']), seat, cells }),
    magistrateAct: object({ kind: choice(['magistrateAct']), action: card, times: count, intended: bit }),
    magistrateTile: object({ kind: choice(['magistrateTile']), tiles: list(integer(0, 3), { least: 1, most: 4, distinct: true }) }),
  };
}

const fields = /* @__PURE__ */ makeFields();

function makeFields() {
  return {
    config: configSchema,
    content: text(80),
    year: integer(1, 3),
    round: integer(1, 4),
    order: list(seat, { most: 4, distinct: true }),
    slots: exactly(who, 5),
    queue: list(who, { least: 3, most: 4 }),
    queueCamels: list(count, { least: 3, most: 4 }),
    turn: turnSchema,
    sites: exactly(integer(-1, 23), 25),
    buildings: exactly(who, 25),
    upgrades: exactly(integer(-1, 4), 25),
    soldiers: exactly(count, 25),
    walls: exactly(integer(-1, 19), 20),
    wallSupply: list(count, { most: 20 }),
    market: integer(-1, 1),
    marketCamels: exactly(bit, 4),
    row: list(integer(-1, 23), { most: 8 }),
    rowCamels: list(bit, { most: 8 }),
    deck: list(integer(0, 23), { most: 24, distinct: true }),
    cityCamels: exactly(bit, 4),
    mosqueCamels: exactly(bit, 4),
    removedCamels: count,
    upgradeSupply: five,
    contractsDone: exactly(count, 6),
    lostBuildings: count,
    players: list(playerSchema, { least: 3, most: 4 }),
    solo: nullable(soloSchema),
    frames: list(frameSchema, { most: 60 }),
  };
}

/** The schema of a state. */
export const stateSchema: Schema<State> = /* @__PURE__ */ object(fields);

/** The schema of a view. */
export const viewSchema: Schema<View> = /* @__PURE__ */ object({ ...fields, viewer: /* @__PURE__ */ nullable(seat) });
