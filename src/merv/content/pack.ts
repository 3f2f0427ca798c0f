// What a pack of component values is: plain data with the provenance of every entry. MERV-R-3, MERV-R-26, MERV-R-71
// and MERV-R-72 leave these values to the data.
import type { Provenance } from '../../kernel/content.js';
import type { Action, Boon, City, Colour, Cube, Hall, Reward, Spice } from './ids.js';

/** Whether a reconstructed value is argued from the structure of the game, or chosen for balance. */
export type Basis = 'structure' | 'balance';

/** What every entry of a table says about itself; where `source` is missing, that of the table holds. */
export interface Entry {
  readonly id: string;
  readonly source?: Provenance;
  readonly basis?: Basis;
  /** Fields that are better or worse known than the entry as a whole. */
  readonly fields?: Readonly<Record<string, Provenance>>;
  readonly note?: string;
}

/** A table of component values. */
export interface Table<E extends Entry> {
  readonly source: Provenance;
  readonly basis?: Basis;
  readonly note?: string;
  readonly entries: readonly E[];
}

/** A site tile. */
export interface SiteEntry extends Entry {
  readonly action: Action;
  readonly colour: Colour;
}

/** A side of the camel market. */
export interface MarketEntry extends Entry {
  readonly topLeft: Reward;
  readonly topRight: Reward;
  readonly bottomRight: Reward;
  readonly bottomLeft: Reward;
}

/** A piece of the wall. */
export interface WallEntry extends Entry {
  readonly kind: 'segment' | 'gate';
  readonly colour: Colour;
  readonly cost: number;
}

/** An upgrade: white, or a bonus upgrade of a colour. */
export interface UpgradeEntry extends Entry {
  readonly colour: Cube;
}

/** A scoring tile. */
export interface ScoringTileEntry extends Entry {
  readonly action: Action;
}

/** A hall of the palace; the order of the entries is that of the halls, left to right. */
export interface HallEntry extends Entry {
  readonly id: Hall;
  readonly colour: Colour;
}

/** A track and its last space, counted from 0. */
export interface TrackEntry extends Entry {
  readonly id: 'favour' | 'influence';
  readonly last: number;
}

/** A space of a track with points. */
export interface PointsEntry extends Entry {
  readonly at: number;
  readonly vp: number;
}

/** A space of the influence track from which on more kinds of spice may be owned. */
export interface SpiceLimitEntry extends Entry {
  readonly at: number;
  readonly kinds: number;
}

/** A city and the price of a good there. */
export interface CityEntry extends Entry {
  readonly id: City;
  readonly cost: readonly Colour[];
}

/** A space of the mosque track: `L1-1` to `L1-4`, `L2-1` to `L2-4`, `L3-1`, `L3-2`, `L4-1`, `L4-2`, then `L5`, `L6`, … */
export interface MosqueSpaceEntry extends Entry {
  readonly boon: Boon;
  readonly vp: number;
}

/** A step of the mosque track; `from` is a space or `start`. */
export interface MosqueStepEntry extends Entry {
  readonly from: string;
  readonly to: string;
  readonly cost: readonly Colour[];
}

/** A contract; `anyGood` counts the goods of which the payer chooses the kind. */
export interface ContractEntry extends Entry {
  readonly stack: string;
  readonly bonus: 'favour' | 'soldier';
  readonly influence: number;
  readonly cube: Colour | 'any';
  readonly scrolls: number;
  readonly common: number;
  readonly rare: number;
  readonly anyGood: number;
  readonly vp: number;
}

/** A caravan card. */
export interface CaravanEntry extends Entry {
  readonly spice: Spice;
}

/** The tables of a pack. */
export interface PackTables {
  readonly sites: Table<SiteEntry>;
  readonly camelMarket: Table<MarketEntry>;
  readonly wallPieces: Table<WallEntry>;
  readonly upgrades: Table<UpgradeEntry>;
  readonly scoringTiles: Table<ScoringTileEntry>;
  readonly halls: Table<HallEntry>;
  readonly tracks: Table<TrackEntry>;
  readonly favourPoints: Table<PointsEntry>;
  readonly influencePoints: Table<PointsEntry>;
  readonly spiceLimits: Table<SpiceLimitEntry>;
  readonly cities: Table<CityEntry>;
  readonly mosqueSpaces: Table<MosqueSpaceEntry>;
  readonly mosqueSteps: Table<MosqueStepEntry>;
  readonly contracts: Table<ContractEntry>;
  readonly caravanCards: Table<CaravanEntry>;
}

/** All component values that a corrected set may replace. */
export interface Pack extends PackTables {
  readonly name: string;
}
