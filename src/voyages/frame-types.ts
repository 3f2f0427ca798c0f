import type { Seat } from '../kernel/chance.js';
import type { DieColour } from '../mechanics/dice.js';
import type { CityCardId } from './content/city-cards.js';
import type { BazaarKind, Effect } from './content/resources.js';

/** What luck lays out in the set-up and between rounds. */
export type Dealt = 'cityBonuses' | 'outposts' | 'cityCards' | 'row' | 'stack' | 'special' | 'firstPlayer' | 'startingContract' | 'characters' | 'goals' | 'leftovers';

/** What a movement comes from: the travel action, a "move" symbol, or one of the two cards that move figures. */
export type Movement = 'travel' | 'move' | 'k17' | 'k18';

/** A movement that is being named: nothing is paid and nobody moves before the path is complete. */
export interface Walk {
  seat: Seat;
  by: Movement;
  /** Steps allowed at most. */
  most: number;
  /** Locations entered by the first and by the second figure. */
  first: string[];
  second: string[];
  /** Cities on the way in which Wilhelm von Rubruk wants a post (ruling `wilhelmPosts`). */
  places: string[];
  /** Route costs so far. */
  coin: number;
  camel: number;
}

/** Something still to be decided or done. */
export type Frame =
  | { kind: 'setUp'; step: number }
  | { kind: 'deal'; what: Dealt; seat: Seat | null }
  | { kind: 'pickCharacter'; seat: Seat }
  | { kind: 'keepGoals'; seat: Seat }
  | { kind: 'round'; step: number }
  | { kind: 'income'; seat: Seat }
  | { kind: 'rollDice'; seat: Seat }
  | { kind: 'compensation'; seat: Seat; units: number }
  | { kind: 'turns'; seat: Seat }
  | { kind: 'refill'; left: number }
  | { kind: 'drawToRow' }
  | { kind: 'turn'; seat: Seat }
  | { kind: 'mainDone'; seat: Seat; space: string; column: number }
  | { kind: 'mercatorGain'; seat: Seat; kinds: BazaarKind[] }
  | { kind: 'rollDie'; seat: Seat; colour: DieColour; purpose: 'reroll' | 'black-die' }
  | { kind: 'layTile'; seat: Seat; contract: string }
  | { kind: 'fillSlots'; seat: Seat; taken: string[]; fresh: string[] }
  | { kind: 'makeRoom'; seat: Seat; fresh: string[] }
  | { kind: 'columnBonus'; seat: Seat; column: number }
  | { kind: 'slide' }
  | { kind: 'secondContract'; seat: Seat; limit: number; fresh: string[] }
  | { kind: 'cardAgain'; seat: Seat; card: CityCardId; left: number }
  | { kind: 'ownCity'; seat: Seat; card: CityCardId; left: number; done: string[]; paying: boolean }
  | { kind: 'trade'; seat: Seat; card: CityCardId; left: number; done: number }
  | { kind: 'payGoods'; seat: Seat; card: CityCardId; count: number; times: number; different: boolean }
  | ({ kind: 'walk' } & Walk)
  | ({ kind: 'depart' } & Walk)
  | { kind: 'arrival'; seat: Seat; passed: string[]; due: string[]; ordered: boolean; one: boolean; gained: string[] }
  | { kind: 'postFirst'; seat: Seat }
  | { kind: 'relocate'; seat: Seat; city: string }
  | { kind: 'waiting'; seat: Seat; bonuses: Effect[] }
  | { kind: 'nextBonus'; seat: Seat }
  | { kind: 'chooseGoods'; seat: Seat; count: number; different: boolean; from: string }
  | { kind: 'contractOffer'; seat: Seat }
  | { kind: 'nameDiscard'; seat: Seat }
  | { kind: 'drawContract'; seat: Seat }
  | { kind: 'keepContracts'; seat: Seat; drawn: string }
  | { kind: 'copyBonus'; seat: Seat };

/** A frame of one kind. */
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
