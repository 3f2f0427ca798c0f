// How a position is described in a few words; arrange.ts makes a state of it.
import { answersSchema } from '../../kernel/rulings.js';
import { choice, either, flag, integer, list, nullable, object, record, type AnySchema, type Schema } from '../../kernel/schema.js';
import type { Config } from '../config.js';
import {
  ACTIONS, BREAKTHROUGHS, CELLS, CITIES, COLOURS, CUBES, HALLS, OUTER, QUARTERS, ROW, SLOTS, SPICES,
  type Action, type Breakthrough, type Cell, type City, type Colour, type Cube, type Hall, type Quarter, type Slot, type Spice,
} from '../content/ids.js';
import type { Pack } from '../content/pack.js';
import { pieceIds } from '../content/pieces.js';
import { rulings } from '../rulings.js';
import type { Who } from '../words/events.js';

/** What a participant has; everything not named is as at the start of the game. */
export interface PlayerArrangement {
  readonly cubes?: Partial<Record<Cube, number>>;
  readonly camel?: number;
  /** Places on the tracks; what the spaces on the way are worth is not scored. */
  readonly favour?: number;
  readonly influence?: number;
  /** Points scored so far; they count as points of contracts. */
  readonly vp?: number;
  readonly scroll?: number;
  readonly common?: number;
  readonly rare?: number;
  /** Fulfilled contracts by id; what they ask for lies on them (common goods where the kind is free). */
  readonly contracts?: readonly string[];
  readonly cards?: Partial<Record<Spice, number>>;
  readonly courtiers?: Partial<Record<Hall, number>>;
  /** How many of the courtiers came for free. */
  readonly freeCourtiers?: number;
  readonly posts?: readonly City[];
  /** The space of the mosque track, such as `L3-1`. */
  readonly mosque?: string;
  /** Scoring tiles, by their action. */
  readonly tiles?: readonly Action[];
  /** Breakthrough tiles; the scrolls for them are not added. */
  readonly breakthroughs?: readonly Breakthrough[];
  /** The colour conversion has been used already. */
  readonly converted?: boolean;
}

/** The solo deck: layers from the top, each a set of cards in unknown order; one card a layer fixes the order. */
export interface SoloArrangement {
  readonly layers?: readonly (readonly Action[])[];
  readonly discards?: readonly Action[];
  readonly removed?: readonly Action[];
  readonly last?: Action;
}

const MOMENTS = ['slot', 'site', 'act', 'after', 'roundEnd', 'invasion', 'scoring'] as const;
/** At which moment the game stands. */
export type Moment = (typeof MOMENTS)[number];

/**
 * A position in a few words. Everything may be left out (two seats then); the rest is as after the set-up: round 1 of year 1, seat
 * 0 to choose a slot, nobody before, sites in the order of the pack from `r1c1`, side A of the market, a row of ginger,
 * juniper, cinnamon, pepper, ginger, …, no buildings.
 */
export interface Arrangement {
  readonly seats?: number;
  readonly rulings?: Config['rulings'];
  readonly preset?: Config['preset'];
  readonly year?: number;
  readonly round?: number;
  /** The turn order of the round; by default whoever is at turn is first. */
  readonly order?: readonly Who[];
  /** Whose turn it is: a seat, `magistrate` or `courtier`. */
  readonly turn?: Who;
  /** The moment: `slot` unless told. `act` is after production (nothing is produced on the way), `after` after step 4. */
  readonly at?: Moment;
  /** The slot and the activated site of the turn, for `site`, `act` and `after`. An empty site gets an own building. */
  readonly slot?: Slot;
  readonly site?: Cell;
  /** Who stands on the action slots (of the current side). */
  readonly slots?: Partial<Record<Slot, Who>>;
  readonly sites?: Partial<Record<Cell, string | { readonly action?: Action; readonly colour?: Colour }>>;
  readonly buildings?: Partial<Record<Cell, Who>>;
  readonly upgrades?: Partial<Record<Cell, Cube>>;
  readonly soldiers?: Partial<Record<Cell, Who>>;
  /** Pieces by id (`segment-sand-1`, `gate-teal-3`), or `any`: one of the cheapest left that fits. */
  readonly walls?: Partial<Record<Slot, string>>;
  readonly market?: 'A' | 'B';
  readonly marketCamels?: readonly Quarter[];
  /** Spices or ids of cards, front first. */
  readonly row?: readonly string[];
  /** Places (1 is the front) of cards with a camel. */
  readonly rowCamels?: readonly number[];
  readonly cityCamels?: readonly City[];
  /** Paths (1 to 4) whose lowest space still has its camel. */
  readonly mosqueCamels?: readonly number[];
  readonly players?: Readonly<Partial<Record<'0' | '1' | '2' | '3' | 'magistrate' | 'courtier', PlayerArrangement>>>;
  readonly solo?: SoloArrangement;
  /** For the queue after a round: already standing there, front first (`null` for a free space), and camels. */
  readonly queue?: readonly (Who | null)[];
  readonly queueCamels?: readonly number[];
}

const counts = <const Key extends string>(keys: readonly Key[]): AnySchema => record(keys, integer(0, 99));
const some = (words: readonly string[]): AnySchema => list(choice(words), { most: words.length, distinct: true });

/** What can be said of a position with a pack, word by word. */
export function arrangementSchema(pack: Pack): Schema<Arrangement> {
  const track = integer(0, 99);
  const who = either(integer(0, 3), choice(['magistrate', 'courtier']));
  const sites = ids(pack.sites.entries);
  const spaces = list(nullable(who), { most: 4 });
  const player: Record<keyof PlayerArrangement, AnySchema> = {
    cubes: counts(CUBES), camel: track, favour: track, influence: track, vp: integer(0, 9999), scroll: track, common: track, rare: track,
    contracts: some(ids(pack.contracts.entries)), cards: counts(SPICES), courtiers: counts(HALLS), freeCourtiers: track, posts: some(CITIES),
    mosque: choice(ids(pack.mosqueSpaces.entries)), tiles: some(ACTIONS), breakthroughs: some(BREAKTHROUGHS), converted: flag,
  };
  const solo: Record<keyof SoloArrangement, AnySchema> = { layers: list(some(ACTIONS), { most: 6 }), discards: some(ACTIONS), removed: some(ACTIONS), last: choice(ACTIONS) };
  const all: Record<keyof Arrangement, AnySchema> = {
    seats: integer(1, 4), rulings: answersSchema(rulings), preset: choice(['russian', 'english']), year: integer(1, 3), round: integer(1, 4), order: list(who, { most: 4, distinct: true }), turn: who,
    at: choice(MOMENTS), slot: choice(SLOTS), site: choice(CELLS), slots: record(SLOTS, who), sites: record(CELLS, either(choice(sites), object({}, { action: choice(ACTIONS), colour: choice(COLOURS) }))),
    buildings: record(CELLS, who), upgrades: record(CELLS, choice(CUBES)), soldiers: record(CELLS, who), walls: record(SLOTS, choice(['any', ...pieceIds(pack)])),
    market: choice(['A', 'B']), marketCamels: some(QUARTERS), row: list(choice([...SPICES, ...ids(pack.caravanCards.entries)]), { most: 24 }), rowCamels: list(integer(1, ROW), { most: ROW, distinct: true }),
    cityCamels: some(CITIES.slice(0, OUTER)), mosqueCamels: list(integer(1, 4), { most: 4, distinct: true }),
    players: record(['0', '1', '2', '3', 'magistrate', 'courtier'], object({}, player)), solo: object({}, solo), queue: spaces, queueCamels: list(integer(0, 12), { most: 4 }),
  };
  return object({}, all);
}

const ids = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);
