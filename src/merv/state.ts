// The state of a game: plain JSON. Cells, slots, cubes, spices, halls, cities and breakthroughs are written as their
// places in the lists of content/ids.ts (so `buildings[7]` is that of `r2c3`), cards and tiles as their places in the
// tables of the pack. -1 says "none" everywhere. Participants are numbers: first the seats, then (solo) the Corrupt
// Magistrate, then (one and two players) the High Courtier; see `Box`.
import type { Config } from './config.js';
import type { Frame } from './frames.js';

/** What a participant has. Of the High Courtier only camels and buildings are ever used. */
export interface Player {
  /** Cubes by colour: purple, sand, teal, orange, white. */
  cubes: number[];
  camels: number;
  /** Buildings, servants and discs still in supply. */
  buildings: number;
  servants: number;
  discs: number;
  /** Places of the discs on the tracks, from 0. */
  favour: number;
  influence: number;
  /** The highest favour reached so far. */
  peak: number;
  /** Points scored so far, by source: see `POINTS` in rules/supply/tracks.ts. */
  points: number[];
  /** Scrolls and goods that lie on no contract. */
  scrolls: number;
  common: number;
  rare: number;
  /** Scrolls and goods on fulfilled contracts. */
  givenScrolls: number;
  givenCommon: number;
  givenRare: number;
  /** Fulfilled contracts. */
  contracts: number[];
  /** Caravan cards by spice: ginger, juniper, cinnamon, pepper. */
  cards: number[];
  /** Courtiers by hall: knowledge, spice, trade, faith. */
  courtiers: number[];
  /** How many of them came without payment. */
  freeCourtiers: number;
  /** 1 for each city with a trading post. */
  posts: number[];
  /** The space of the mosque track. */
  mosque: number;
  /** Scoring tiles. */
  tiles: number[];
  /** The breakthrough tile of each of the four levels, as its place (0 to 3) within the level. */
  breakthroughs: number[];
  /** Cells with a soldier of this colour, ascending; a cell stands here once for each soldier. */
  soldiers: number[];
  /** 1 once the colour conversion has been used in this turn, or in this invasion. */
  converted: number;
}

/** The turn that is being played. */
export interface Turn {
  /** The participant, or -1 between turns. */
  who: number;
  /** The action slot taken, as a place from 0 to 19. */
  slot: number;
  /** The activated site. */
  cell: number;
  /** 1 once the discount of a first breakthrough has been used. */
  discounted: number;
  /** 1 once the camel market has been used. */
  marketUsed: number;
  /** 1 once a marketplace action or a third breakthrough has set the magistrate on contracts. */
  trading: number;
}

/** The solo deck and the turn of the magistrate. Cards are the places of their actions. */
export interface Solo {
  /** The card in front of the magistrate. */
  card: number;
  /** The card that served in the round before. */
  last: number;
  /** The face-down deck in layers, top first; within a layer the order is not known. The last layer is the deck of the set-up. */
  layers: number[][];
  /** How many cards of the set-up deck have been turned up, or taken out of it. */
  dealt: number;
  discards: number[];
  /** Cards out of the game; one that still lies in a layer is passed over when it turns up. */
  removed: number[];
  /** Cards that could not serve in this turn. */
  rejected: number[];
  /** Pairs completed in this turn whose boon is still to come, by spice. */
  pairs: number[];
}

/** The state of a game. */
export interface State {
  config: Config;
  /** The identity of the pack of component values. */
  content: string;
  /** The year, 1 to 3, and the round, 1 to 4. */
  year: number;
  round: number;
  /** The participants in the turn order of this round. */
  order: number[];
  /** Who stands on the five action slots of the current side. */
  slots: number[];
  /** Who stands on the spaces of the queue at the next corner, front first, and the camels there. */
  queue: number[];
  queueCamels: number[];
  turn: Turn;
  /** The site tile on each cell. */
  sites: number[];
  /** The owner of the building on each cell. */
  buildings: number[];
  /** The upgrade on each cell, as the place of its cube (4 is white). */
  upgrades: number[];
  /** How many soldiers stand on each cell. */
  soldiers: number[];
  /** The kind of piece (a place in `box.pieces`) in each wall slot, and how many of each kind are left. */
  walls: number[];
  wallSupply: number[];
  /** The side of the camel market that lies up, and the camels on its quarters. */
  market: number;
  marketCamels: number[];
  /** The caravan row from the front (-1 is a gap left by a card taken in this action), its camels, and the cards of the deck, whose order is not known. */
  row: number[];
  rowCamels: number[];
  deck: number[];
  /** Camels in the inner cities and on the lowest spaces of the mosque track. */
  cityCamels: number[];
  mosqueCamels: number[];
  /** Camels removed from the game; during the set-up also those not placed yet. */
  removedCamels: number;
  /** Upgrades left, by cube. */
  upgradeSupply: number[];
  /** How many contracts of each stack have been fulfilled. */
  contractsDone: number[];
  /** Buildings of the High Courtier out of the game. */
  lostBuildings: number;
  players: Player[];
  solo: Solo | null;
  frames: Frame[];
}

/** What somebody may know: everything, as the state holds no order of a face-down deck. */
export interface View extends State {
  /** Whose view it is; `null` for a spectator. */
  viewer: number | null;
}
