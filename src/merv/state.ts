// What lies on the table, declared once: types, validation, copies and views follow (`npm run derive` writes derived.ts).
// It is plain JSON. Cells, slots, cubes, spices, halls, cities and breakthroughs are written as their places in the lists
// of content/ids.ts (so `buildings[7]` is that of `r2c3`), cards and tiles as their places in the tables of the pack. -1
// says "none" everywhere: rules look at these numbers a hundred times for each that a person looks at. Participants are
// numbers: first the seats, then (solo) the Corrupt Magistrate, then (one and two players) the High Courtier; see `Box`.
import { perSeat, state, stock, type StateOf, type ViewOf } from '../kernel/declaration.js';
import type { FrameAmong } from '../kernel/frame.js';
import { integer, list, nullable, object, text, type Schema } from '../kernel/schema.js';
import { MOST } from '../mechanics/amounts.js';
import { configSchema } from './config.js';
import type { kinds } from './frames.js';

/** A number of things, or of steps done. */
export const count = /* @__PURE__ */ integer(0, 99);
/** 1 for yes. */
export const bit = /* @__PURE__ */ integer(0, 1);
/** A participant. */
export const seat = /* @__PURE__ */ integer(0, 3);
const seatOrNone = /* @__PURE__ */ integer(-1, 3);
const place = /* @__PURE__ */ integer(-1, 24);
const soloCard = /* @__PURE__ */ integer(0, 5);
const soloCards = /* @__PURE__ */ list(soloCard, { most: 12 });
const many = /* @__PURE__ */ integer(0, MOST);

/** A list of so many values. */
export const exactly = <T>(item: Schema<T>, length: number): Schema<T[]> => list(item, { least: length, most: length });
/** Cells of the city. */
export const cells = /* @__PURE__ */ list(/* @__PURE__ */ integer(0, 24), { most: 48 });
/** Something by spice: ginger, juniper, cinnamon, pepper. */
export const bySpice = /* @__PURE__ */ exactly(count, 4);
/** Something by cube: purple, sand, teal, orange, white. */
export const byCube = /* @__PURE__ */ exactly(count, 5);

/** Camels in one place, and in places with room for one each. */
const camels = /* @__PURE__ */ stock('camel', count);
const fourCamels = /* @__PURE__ */ stock('camel', /* @__PURE__ */ exactly(bit, 4));

/** What a participant has. Of the High Courtier only camels and buildings are ever used. */
const player = /* @__PURE__ */ perSeat({
  /** Cubes by colour: purple, sand, teal, orange, white. */
  cubes: exactly(many, 5),
  camel: camels,
  /** Buildings, servants and discs still in supply. */
  buildings: count,
  servants: count,
  discs: count,
  /** Places of the discs on the tracks, from 0. */
  favour: count,
  influence: count,
  /** The highest favour reached so far. */
  peak: count,
  /** Points scored so far, by source: see `POINTS` in rules/supply/tracks.ts. */
  points: exactly(many, 10),
  /** Scrolls and goods that lie on no contract. */
  scroll: many,
  common: many,
  rare: many,
  /** Scrolls and goods on fulfilled contracts. */
  givenScroll: count,
  givenCommon: count,
  givenRare: count,
  /** Fulfilled contracts. */
  fulfilled: list(integer(0, 17), { most: 18, distinct: true }),
  /** Caravan cards by spice: ginger, juniper, cinnamon, pepper. */
  cards: bySpice,
  /** Courtiers by hall: knowledge, spice, trade, faith. */
  courtiers: exactly(count, 4),
  /** How many of them came without payment. */
  freeCourtiers: count,
  /** 1 for each city with a trading post. */
  posts: exactly(bit, 8),
  /** The space of the mosque track. */
  mosque: place,
  /** Scoring tiles. */
  tiles: list(integer(0, 3), { most: 4, distinct: true }),
  /** The breakthrough tile of each of the four levels, as its place (0 to 3) within the level. */
  breakthroughs: exactly(integer(-1, 3), 4),
  /** Cells with a soldier of this colour, ascending; a cell stands here once for each soldier. */
  soldiers: cells,
  /** 1 once the colour conversion has been used in this turn, or in this invasion. */
  converted: bit,
}, { least: 3, most: 4 });

/** The turn that is being played. */
const turn = /* @__PURE__ */ object({
  /** The participant, or -1 between turns. */
  seat: seatOrNone,
  /** The action slot taken, as a place from 0 to 19. */
  slot: integer(-1, 19),
  /** The activated site. */
  cell: place,
  /** 1 once the discount of a first breakthrough has been used. */
  discounted: bit,
  /** 1 once the camel market has been used. */
  marketUsed: bit,
  /** 1 once a marketplace action or a third breakthrough has set the magistrate on contracts. */
  trading: bit,
});

/** The solo deck and the turn of the magistrate. Cards are the places of their actions. */
const solo = /* @__PURE__ */ object({
  /** The card in front of the magistrate. */
  card: integer(-1, 5),
  /** The card that served in the round before. */
  last: integer(-1, 5),
  /** The face-down deck in layers, top first; within a layer the order is not known. The last layer is the deck of the set-up. */
  layers: list(soloCards, { most: 24 }),
  /** How many cards of the set-up deck have been turned up, or taken out of it. */
  dealt: integer(0, 6),
  discards: soloCards,
  /** Cards out of the game; one that still lies in a layer is passed over when it turns up. */
  removed: soloCards,
  /** Cards that could not serve in this turn. */
  rejected: soloCards,
  /** Pairs completed in this turn whose boon is still to come, by spice. */
  pairs: bySpice,
});

/** What lies on the table. */
export const table = /* @__PURE__ */ state({
  config: configSchema,
  /** The identity of the pack of component values. */
  content: text(80),
  /** The year, 1 to 3, and the round, 1 to 4. */
  year: integer(1, 3),
  round: integer(1, 4),
  /** The participants in the turn order of this round. */
  order: list(seat, { most: 4, distinct: true }),
  /** Who stands on the five action slots of the current side. */
  slots: exactly(seatOrNone, 5),
  /** Who stands on the spaces of the queue at the next corner, front first, and the camels there. */
  queue: list(seatOrNone, { least: 3, most: 4 }),
  queueCamels: stock('camel', list(count, { least: 3, most: 4 })),
  turn,
  /** The site tile on each cell. */
  sites: exactly(integer(-1, 23), 25),
  /** The owner of the building on each cell. */
  buildings: exactly(seatOrNone, 25),
  /** The upgrade on each cell, as the place of its cube (4 is white). */
  upgrades: exactly(integer(-1, 4), 25),
  /** How many soldiers stand on each cell. */
  soldiers: exactly(count, 25),
  /** The kind of piece (a place in `box.pieces`) in each wall slot, and how many of each kind are left. */
  walls: exactly(integer(-1, 19), 20),
  wallSupply: list(count, { most: 20 }),
  /** The side of the camel market that lies up, and the camels on its quarters. */
  market: integer(-1, 1),
  marketCamels: fourCamels,
  /** The caravan row from the front (-1 is a gap left by a card taken in this action), its camels, and the cards of the deck, whose order is not known. */
  row: list(integer(-1, 23), { most: 8 }),
  rowCamels: stock('camel', list(bit, { most: 8 })),
  deck: list(integer(0, 23), { most: 24, distinct: true }),
  /** Camels in the inner cities and on the lowest spaces of the mosque track. */
  cityCamels: fourCamels,
  mosqueCamels: fourCamels,
  /** Camels removed from the game; during the set-up also those not placed yet. */
  removedCamels: camels,
  /** Upgrades left, by cube. */
  upgradeSupply: byCube,
  /** How many contracts of each stack have been fulfilled. */
  contractsDone: exactly(count, 6),
  /** Buildings of the High Courtier out of the game. */
  lostBuildings: count,
  players: player,
  solo: nullable(solo),
});

/** Something still to be decided or done. */
export type Frame = FrameAmong<typeof kinds>;

/** The state of a game. */
export interface State extends StateOf<typeof table> { frames: Frame[] }

/** What somebody may know: everything, as the state holds no order of a face-down deck (MERV-TERM-12). */
export interface View extends ViewOf<typeof table> { frames: Frame[] }

/** What a participant has. */
export type Player = State['players'][number];
/** The turn that is being played. */
export type Turn = State['turn'];
/** The solo deck and the turn of the magistrate. */
export type Solo = NonNullable<State['solo']>;
