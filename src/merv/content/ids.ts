// The words of the rule book: what the printed rules name, whatever the values of a pack are.

/** The six actions of the sites; each is also the name of a solo card. */
export const ACTIONS = ['caravansary', 'palace', 'library', 'marketplace', 'mosque', 'wall'] as const;
/** One of the six actions. */
export type Action = (typeof ACTIONS)[number];

/** The years of a game, and the rounds of a year (MERV-YEAR-1, 5). */
export const YEARS = 3;
/** See `YEARS`. */
export const ROUNDS = 4;

/** The colours of cubes that are not wild, in the order of the magistrate's wall. */
export const COLOURS = ['purple', 'sand', 'teal', 'orange'] as const;
/** A colour that is not wild. */
export type Colour = (typeof COLOURS)[number];

/** All cubes, in the order in which lists of cubes are kept: the white (wild) one last. */
export const CUBES = ['purple', 'sand', 'teal', 'orange', 'white'] as const;
/** A cube. */
export type Cube = (typeof CUBES)[number];
/** The place of white among the cubes. */
export const WHITE = 4;

/** The four spices, in the order in which the magistrate takes the boons of their pairs. */
export const SPICES = ['ginger', 'juniper', 'cinnamon', 'pepper'] as const;
/** A spice. */
export type Spice = (typeof SPICES)[number];
/** How many caravan cards of each spice there are. */
export const SPICE_CARDS = [6, 6, 8, 4] as const;

/** The four halls of the palace. */
export const HALLS = ['knowledge', 'spice', 'trade', 'faith'] as const;
/** A hall of the palace. */
export type Hall = (typeof HALLS)[number];

/** The quarters of the camel market, clockwise from the upper left one. */
export const QUARTERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
/** A quarter of the camel market. */
export type Quarter = (typeof QUARTERS)[number];

/** What a quarter of the camel market can give. */
export const REWARDS = ['white', 'scroll', 'caravanCard', 'favour', 'rare', 'mosqueStep', 'soldier'] as const;
/** A reward of the camel market. */
export type Reward = (typeof REWARDS)[number];
/** The rewards of the upper quarters: those the magistrate knows what to do with. */
export const UPPER_REWARDS = ['scroll', 'caravanCard', 'rare', 'mosqueStep'] as const;

/** What a space of the mosque track can give. */
export const BOONS = ['camel', 'whiteUpgrade', 'bonusUpgrade', 'favour', 'soldier', 'scoringTile', 'freeCourtier', 'freeWall', 'mosqueBuildings4'] as const;
/** A boon of the mosque track. */
export type Boon = (typeof BOONS)[number];

/** The inner cities, then the outer cities in the same order: NW, NE, SW, SE. */
export const CITIES = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra', 'peshawar'] as const;
/** A city. */
export type City = (typeof CITIES)[number];
/** From this place on the cities are outer ones; the inner city of an outer one stands four places before it. */
export const OUTER = 4;

/** The breakthrough tiles: four of each level. */
export const BREAKTHROUGHS = [
  'bt1-caravansary', 'bt1-palace', 'bt1-marketplace', 'bt1-mosque',
  'bt2-purple', 'bt2-sand', 'bt2-teal', 'bt2-orange',
  'bt3-card', 'bt3-post', 'bt3-mosque', 'bt3-wall',
  'bt4-vp', 'bt4-favour-soldier', 'bt4-favour-favour', 'bt4-soldier-soldier',
] as const;
/** A breakthrough tile. */
export type Breakthrough = (typeof BREAKTHROUGHS)[number];

/** The two things goods can be. */
export const GOODS = ['common', 'rare'] as const;
/** A kind of good. */
export type Good = (typeof GOODS)[number];

/** The sides of the city in the order of the rounds. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
/** A side of the city. */
export type Side = (typeof SIDES)[number];

/** The corners where the queues stand: where round 1, 2, 3 and 4 begin. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
/** A corner of the city. */
export type Corner = (typeof CORNERS)[number];

/** The twenty slots around the city; action slots and wall slots share these names. */
export const SLOTS = [
  'N1', 'N2', 'N3', 'N4', 'N5', 'E1', 'E2', 'E3', 'E4', 'E5',
  'S1', 'S2', 'S3', 'S4', 'S5', 'W1', 'W2', 'W3', 'W4', 'W5',
] as const;
/** A slot around the city. */
export type Slot = (typeof SLOTS)[number];

/** The 25 cells of the city, row by row from the north-west; `r3c3` is the camel market. */
export const CELLS = [
  'r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c1', 'r2c2', 'r2c3', 'r2c4', 'r2c5', 'r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5',
  'r4c1', 'r4c2', 'r4c3', 'r4c4', 'r4c5', 'r5c1', 'r5c2', 'r5c3', 'r5c4', 'r5c5',
] as const;
/** A cell of the city. */
export type Cell = (typeof CELLS)[number];
/** The place of a cell among the cells, read off its name, which is quicker than looking for it. */
export const cellOf = (cell: Cell): number => 5 * digitOf(cell, 1) + digitOf(cell, 3);
/** The place of a slot among the slots, likewise. */
export const slotOf = (slot: Slot): number => 5 * SIDES.indexOf(slot.charAt(0) as Side) + digitOf(slot, 1);
/** A digit in a name, counted from 0 as places are. */
const digitOf = (name: string, at: number): number => name.charCodeAt(at) - 49;
/** The place of the camel market among the cells. */
export const MARKET_CELL = 12;

/** The colours of the participants' pieces. */
export const PIECES = { buildings: 9, servants: 8, discs: 10, discsOnTracks: 3 } as const;
/** What there is of things that are normally not limited. */
export const BANK = { cubes: 12, scrolls: 32, common: 24, rare: 24 } as const;
/** Camels in the game, and on the first cards of the row at the start, by number of seats. */
export const CAMELS = [0, 10, 10, 11, 12] as const;
/** See `CAMELS`. */
export const ROW_CAMELS = [0, 2, 2, 3, 4] as const;
/** Cards in the caravan row. */
export const ROW = 8;
/** Courtiers a hall has room for. */
export const HALL_SPACES = 3;
/** Points of a set of so many different spices. */
export const SET_POINTS = [0, 1, 3, 6, 10] as const;
