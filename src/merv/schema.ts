// The schema of the state. What it cannot say is in contradiction.ts.
import { integer, list, nullable, object, text, type Schema } from '../kernel/schema.js';
import { configSchema } from './config.js';
import type { Frame } from './frames.js';
import type { Player, Solo, State, Turn, View } from './state.js';

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

function fieldsOf(frame: Schema<Frame>) {
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
    frames: list(frame, { most: 60 }),
  };
}

/** The schemas of states and of views, with that of the frames. */
export function schemasOf(frame: Schema<Frame>): { readonly state: Schema<State>; readonly view: Schema<View> } {
  const fields = fieldsOf(frame);
  return { state: object(fields), view: object({ ...fields, viewer: nullable(seat) }) };
}
