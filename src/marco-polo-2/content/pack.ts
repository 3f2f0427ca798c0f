import type { Provenance } from '../../kernel/content.js';
import type { CardEffect } from './card-effects.js';

/** What can be paid or received, as component tables write it: only what is not zero. */
export interface Amounts {
  readonly coin?: number;
  readonly camel?: number;
  readonly pepper?: number;
  readonly silk?: number;
  readonly gold?: number;
  readonly jade?: number;
  readonly vp?: number;
  /** So many of pepper, silk and gold in any mix. */
  readonly anyGood?: number;
  /** So many of pepper, silk and gold, all different. */
  readonly distinctGoods?: number;
}

/** What a component may give. */
export interface Rewards extends Amounts {
  /** One movement of up to so many steps. */
  readonly move?: number;
  readonly blackDie?: number;
  /** Top contracts of the pile. */
  readonly contractTop?: number;
  /** Contracts from contract cities with an own post. */
  readonly contractCity?: number;
  /** The bonus of any other city bonus marker on the board. */
  readonly copyCityBonus?: number;
  /** Additional shields in final scoring. */
  readonly shieldPlus?: number;
}

/** How far an entry is to be trusted. `source` is the weakest of its fields; `pinned` names the better known ones. */
export interface About {
  readonly source: Provenance;
  readonly confidence?: 'low' | 'medium' | 'high';
  readonly pinned?: Readonly<Record<string, Provenance>>;
  readonly note?: string;
}

/** What a place is: the start, a city with contracts, with cards, with action spaces, with a bonus alone, or an oasis. */
export type LocationKind = 'start' | 'contract' | 'card' | 'special' | 'bonus' | 'oasis';

export interface LocationEntry extends About {
  readonly id: string;
  readonly name: string;
  readonly kind: LocationKind;
  readonly shield: string | null;
  readonly cardSpaces: number;
  readonly contractSpaces: number;
  readonly bonusMarker: boolean;
  readonly outpost: boolean;
  /** Where it lies on the board, in hundredths from the left and the top; without effect. */
  readonly at: readonly number[];
}

export interface RouteEntry extends About {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly cost: Pick<Amounts, 'coin' | 'camel' | 'jade'>;
  /** The guild whose seal is needed: a sea route. */
  readonly seal: string | null;
}

export interface BonusEntry extends About {
  readonly id: string;
  readonly bonus: Rewards;
}

export interface GuildEntry extends About {
  readonly id: string;
  readonly name: string;
  readonly minDie: number;
  /** Received with the seal. */
  readonly jade: number;
  readonly upgradeCost: Amounts;
  readonly bonus: Rewards;
}

export interface SpecialCityEntry extends About {
  readonly id: string;
  readonly city: string;
  readonly spaces: number;
  readonly reward: Rewards;
  readonly seal: string;
  /** How often the bonus of the improved seal comes, for a die of 1 to 6. */
  readonly sealBonusTimes: readonly number[];
}

export interface TravelSpaceEntry extends About {
  readonly id: string;
  readonly dice: number;
  readonly maxSteps: number;
  readonly cost: Pick<Amounts, 'coin' | 'camel' | 'jade'>;
  readonly extraPost: boolean;
}

export interface ShieldEntry extends About {
  readonly id: string;
  readonly name: string;
}

export interface TrackEntry extends About {
  readonly id: string;
  readonly shields: number;
  readonly points: number;
}

export interface GoalEntry extends About {
  readonly id: string;
  readonly seals: readonly { readonly seal: string; readonly vp: number }[];
  readonly shields: readonly string[];
}

export interface BookEntry extends About {
  readonly id: string;
  readonly minDie: number;
  readonly spaces: readonly string[];
  readonly free: readonly { readonly reward: Rewards; readonly source: Provenance }[];
}

export interface OfferEntry extends About {
  readonly id: string;
  readonly book: string;
  readonly offers: readonly { readonly cost: { readonly jade?: number }; readonly reward: Rewards }[];
}

export interface ContractEntry extends About {
  readonly id: string;
  readonly cost: Amounts;
  readonly reward: Rewards;
}

export interface CityCardEntry extends About {
  readonly id: string;
  readonly effect: CardEffect;
}

/** The numbers of the rule book that stand on no component of their own. */
export interface ConstantsEntry extends About {
  /** What every player starts with. */
  readonly start: { readonly coin: number; readonly camel: number };
  readonly posts: number;
  /** Black dice for 2, 3 and 4 players. */
  readonly blackDice: readonly number[];
  /** Dice of unused colours that lie on the board all game. */
  readonly neutralDice: readonly { readonly seats: number; readonly space: string; readonly value: number }[];
  readonly compensationBelow: number;
  readonly khansFavour: { readonly spaces: number; readonly reward: Amounts };
  readonly moneyBag: { readonly coin: number; readonly camel: number; readonly jade: number };
  /** Camels for rolling a die again, changing it by one, and a black die. */
  readonly bonusActions: { readonly reroll: number; readonly change: number; readonly blackDie: number };
  readonly contractsAction: { readonly most: number; readonly coin: number };
  /** Dice for a guild seal. */
  readonly sealDice: number;
  readonly postMilestones: readonly { readonly post: number; readonly vp: number }[];
  readonly finalScoring: { readonly goodsPerPoint: number; readonly coinsPerPoint: number; readonly mostContracts: number; readonly secondMostContracts: number };
}

/** All component values of a game, with what is known about each. Plain JSON. */
export interface Pack {
  readonly name: string;
  readonly constants: ConstantsEntry;
  readonly locations: readonly LocationEntry[];
  readonly routes: readonly RouteEntry[];
  readonly travelSpaces: readonly TravelSpaceEntry[];
  readonly guildSeals: readonly GuildEntry[];
  readonly specialCities: readonly SpecialCityEntry[];
  readonly shields: readonly ShieldEntry[];
  readonly shieldTrack: readonly TrackEntry[];
  readonly cityBonusMarkers: readonly BonusEntry[];
  readonly outpostBonuses: readonly BonusEntry[];
  readonly books: readonly BookEntry[];
  readonly offerTiles: readonly OfferEntry[];
  readonly contracts: readonly ContractEntry[];
  readonly startingContracts: readonly ContractEntry[];
  readonly cityCards: readonly CityCardEntry[];
  readonly goalCards: readonly GoalEntry[];
}

/** Some tables of a pack, to replace those of another. */
export type PackTables = Partial<Pack>;
