import type { Die, PlacedDie } from '../mechanics/dice.js';
import type { Config } from './config.js';

/** A player; `Goal` is the id of a goal card, in views perhaps `null`. */
export interface PlayerOf<Goal> {
  character: string | null;
  coin: number;
  camel: number;
  pepper: number;
  silk: number;
  gold: number;
  jade: number;
  /** The running score; may be below zero. */
  vp: number;
  /** Additional shields received during the game. */
  shieldPlus: number;
  /** Dice not yet placed, high to low. Dice without a value end in 0. */
  dice: Die[];
  /** Where the figures stand; two with Mailin and Tian Chin. */
  figures: string[];
  /** Cities with a post of this player. */
  posts: string[];
  /** Posts on the player board. */
  unplaced: number;
  /** Guilds whose seal he owns. */
  seals: string[];
  /** Those of them that are improved. */
  improved: string[];
  /** Active contracts. */
  active: string[];
  completed: string[];
  /** Outpost bonus tiles before Filippo Vitello. */
  outposts: string[];
  /** Goal cards in hand: three, then the one kept. Known to the owner alone. */
  goals: Goal[];
  /** Goal cards given back. Known to the owner alone. */
  returned: Goal[];
  /** The marker or seal that counts twice this round (MP2-R-55). */
  doubled: string | null;
}

/** An action space with the dice on it: `0:own5` is a die of seat 0, `1:black3` a black die placed by seat 1, `neutral1` a neutral die. */
export interface Space {
  id: string;
  dice: PlacedDie[];
}

/** A space for a city card, beside a city or in the action area, with the die on the card. */
export interface CardPlace {
  place: string;
  card: string | null;
  die: PlacedDie | null;
}

/** A space for a contract in a contract city. */
export interface ContractPlace {
  place: string;
  contract: string | null;
}

/** What has to be remembered for a turn, or for the income of a player. */
export interface Turn {
  seat: number | null;
  /** The normal action has been taken. */
  acted: boolean;
  /** A black die has been bought. */
  bought: boolean;
  /** Dice the player had when the turn began. */
  began: number;
  /** Contracts that were active when it began: the only ones that may be discarded (MP2-R-40). */
  held: string[];
  /** Cities where he has placed a post since: their cards and actions come next turn. */
  fresh: string[];
  /** Cities passed through since. */
  passed: string[];
  /** A completed contract still takes up its space (MP2-R-43). */
  slotBusy: boolean;
  /** Turns in a row that were passed (MP2-R-11). */
  passes: number;
}

/** A benefit that waits for its turn. */
export interface Waiting {
  effect: string;
  amount: number;
  /** At most so many of one kind, where goods are chosen. */
  most: number;
  /** The component or city it comes from. */
  source: string;
  /** Income that is lost when there is no post in this city any more. */
  city: string | null;
}

/** A contract taken while benefits are resolved, and with which of them: `arrival`, or an icon. */
export interface TakenContract {
  by: string;
  contract: string;
}

/** What a movement has come to so far. */
export interface MovementFrame {
  kind: 'movement';
  seat: number;
  /** `travel`, `card` or `bonus`. */
  by: string;
  source: string;
  steps: number;
  /** Cities entered, or oases that count. */
  used: number;
  /** Route costs so far and the cost of the dice placed. */
  coin: number;
  camel: number;
  jade: number;
  /** Where the figures stand now, and the places each has entered. */
  at: string[];
  paths: string[][];
  /** Oases entered since the movement last reached something new. */
  idle: string[];
  extraPost: boolean;
}

/** Something to be decided or done; the last of `State.frames` is at hand. */
export type Frame =
  | { kind: 'setup'; step: number }
  | { kind: 'draw'; what: string; seat: number | null }
  | { kind: 'deal'; what: string; seat: number }
  | { kind: 'firstPlayer' }
  | { kind: 'draft'; seat: number }
  | { kind: 'goal'; seat: number }
  | { kind: 'round'; step: number }
  | { kind: 'roll'; seat: number }
  | { kind: 'rollBlack' }
  | { kind: 'income'; seat: number }
  | { kind: 'double'; seat: number }
  | { kind: 'pairs'; seat: number }
  | { kind: 'compensation'; seat: number; count: number }
  | { kind: 'turns'; seat: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'refill' }
  | { kind: 'pay'; seat: number; coin: number; camel: number; jade: number; leastCoin: number; leastCamel: number; source: string }
  | { kind: 'give'; seat: number; count: number; most: number; source: string }
  | { kind: 'goods'; seat: number; count: number; most: number; source: string }
  | { kind: 'offer'; seat: number; book: string; coin: number }
  | { kind: 'offered'; seat: number; book: string; number: number }
  | { kind: 'glean'; seat: number; resources: string[] }
  | { kind: 'seal'; seat: number; limit: number }
  | MovementFrame
  | { kind: 'moved'; seat: number; by: string; source: string; paths: string[][]; extraPost: boolean }
  | { kind: 'arrival'; seat: number; by: string; passing: string[]; ends: string[]; path: string[]; extraPost: boolean; placed: string[]; earns: string[]; oases: number; chosen: boolean }
  | { kind: 'whichPost'; seat: number; cities: string[] }
  | { kind: 'relocate'; seat: number; city: string; placed: string[]; earning: boolean }
  | { kind: 'extraPost'; seat: number; path: string[] }
  | { kind: 'contracts'; seat: number; left: number; taken: string[] }
  | { kind: 'exchange'; seat: number; card: string; die: number }
  | { kind: 'exchanged'; seat: number; card: string; option: number; times: number; left: number }
  | { kind: 'again'; seat: number; card: string; option: number; left: number }
  | { kind: 'cities'; seat: number; card: string; left: number; cities: string[]; markers: string[]; again: number }
  | { kind: 'amount'; seat: number; card: string; die: number }
  | { kind: 'special'; seat: number; city: string; die: number }
  | { kind: 'completed'; seat: number; contract: string }
  | { kind: 'freeSlot' }
  | { kind: 'improved'; seat: number; guild: string }
  | { kind: 'changed'; seat: number; die: Die; by: number }
  | { kind: 'takeBlack'; seat: number }
  | { kind: 'pickBlack'; seat: number }
  | { kind: 'rollOne'; seat: number; die: Die; purpose: string }
  | { kind: 'bonuses'; seat: number; waiting: Waiting[]; ordered: boolean; by: string; taken: TakenContract[] }
  | { kind: 'order'; seat: number }
  | { kind: 'offerDie'; seat: number }
  | { kind: 'offerTop'; seat: number }
  | { kind: 'drawn'; seat: number; contract: string }
  | { kind: 'cityContract'; seat: number; city: string | null }
  | { kind: 'copy'; seat: number; source: string; barred: string[] }
  | { kind: 'oases'; seat: number; count: number };

/** Everything about a game; `Goal` is the id of a goal card, in views perhaps `null`. */
export interface StateOf<Goal> {
  config: Config;
  /** Which component values it is played with. */
  content: string;
  /** 1 to 5; 0 during the set-up. */
  round: number;
  /** Who began this round, and who has the hourglass and begins the next one. */
  firstPlayer: number;
  nextFirst: number;
  /** The highest travel space used this round: 1 is the lowest, 0 none. */
  travelHeight: number;
  players: PlayerOf<Goal>[];
  spaces: Space[];
  /** Black dice on their space: 0, or their value in the variant; high to low. */
  blackDice: number[];
  cards: CardPlace[];
  contracts: ContractPlace[];
  /** Normal contracts nobody has seen, and those known to lie below them, topmost first. */
  pile: string[];
  pileEnd: string[];
  /** Starting contracts that were not dealt. */
  starting: string[];
  cardDeck: string[];
  /** The offer tiles on the books, those on top of the piles, and the unseen ones (with those returned to the box). */
  offers: (string | null)[];
  nextOffers: (string | null)[];
  offerPool: string[];
  /** The marker of each city that has one, and the outpost bonus tiles still lying there, in map order. */
  markers: string[];
  outposts: (string | null)[];
  /** Goal cards that were not dealt. */
  goalPool: Goal[];
  /** Characters that can still be picked. */
  draft: string[];
  /** What left the game in everybody's sight: cards, offers, starting contracts, outpost bonus tiles. */
  gone: string[];
  turn: Turn;
  frames: Frame[];
}

/** Everything about a game, as plain JSON. */
export type State = StateOf<string>;
/** A player in a full state. */
export type Player = PlayerOf<string>;

/** A state as a seat may see it: what the viewer may not know is `null`. */
export type View = StateOf<string | null> & {
  /** Whose view it is; `null` for a spectator. */
  viewer: number | null;
};
