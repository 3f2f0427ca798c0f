// How a position is described in a few words; arrange.ts makes a state of it.
import { answersSchema } from '../../kernel/rulings.js';
import { choice, either, flag, integer, list, nullable, object, record, type DataOf } from '../../kernel/schema.js';
import { ACTIONS, BREAKTHROUGHS, CELLS, CITIES, COLOURS, CUBES, HALLS, OUTER, QUARTERS, ROW, SLOTS, SPICES } from '../content/ids.js';
import type { Pack } from '../content/pack.js';
import { pieceIds } from '../content/pieces.js';
import { rulings } from '../rulings.js';

const counts = <const Key extends string>(keys: readonly Key[]) => record(keys, integer(0, 99));
const some = <const Word extends string>(words: readonly Word[]) => list(choice(words), { most: words.length, distinct: true });
const ids = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);

const track = /* @__PURE__ */ integer(0, 99);
const who = /* @__PURE__ */ either(/* @__PURE__ */ integer(0, 3), /* @__PURE__ */ choice(['magistrate', 'courtier']));

function playerSchema(pack: Pack) {
  return object({}, {
    cubes: counts(CUBES),
    camel: track,
    /** Places on the tracks; what the spaces on the way are worth is not scored. */
    favour: track,
    influence: track,
    /** Points scored so far; they count as points of contracts. */
    vp: integer(0, 9999),
    scroll: track,
    common: track,
    rare: track,
    /** Fulfilled contracts by id; what they ask for lies on them (common goods where the kind is free). */
    contracts: some(ids(pack.contracts.entries)),
    cards: counts(SPICES),
    courtiers: counts(HALLS),
    /** How many of the courtiers came for free. */
    freeCourtiers: track,
    posts: some(CITIES),
    /** The space of the mosque track, such as `L3-1`. */
    mosque: choice(ids(pack.mosqueSpaces.entries)),
    /** Scoring tiles, by their action. */
    tiles: some(ACTIONS),
    /** Breakthrough tiles; the scrolls for them are not added. */
    breakthroughs: some(BREAKTHROUGHS),
    /** The colour conversion has been used already. */
    converted: flag,
  });
}

/** The solo deck: layers from the top, each a set of cards in unknown order; one card a layer fixes the order. */
const soloDeck = /* @__PURE__ */ object({}, { layers: list(some(ACTIONS), { most: 6 }), discards: some(ACTIONS), removed: some(ACTIONS), last: choice(ACTIONS) });

const moment = /* @__PURE__ */ choice(['slot', 'site', 'act', 'after', 'roundEnd', 'invasion', 'scoring']);

/** What can be said of a position with a pack, word by word. */
export function arrangementSchema(pack: Pack) {
  return object({}, {
    seats: integer(1, 4),
    rulings: answersSchema(rulings),
    preset: choice(['russian', 'english']),
    year: integer(1, 3),
    round: integer(1, 4),
    /** The turn order of the round; by default whoever is at turn is first. */
    order: list(who, { most: 4, distinct: true }),
    /** Whose turn it is: a seat, `magistrate` or `courtier`. */
    turn: who,
    /** The moment: `slot` unless told. `act` is after production (nothing is produced on the way), `after` after step 4. */
    at: moment,
    /** The slot and the activated site of the turn, for `site`, `act` and `after`. An empty site gets an own building. */
    slot: choice(SLOTS),
    site: choice(CELLS),
    /** Who stands on the action slots (of the current side). */
    slots: record(SLOTS, who),
    sites: record(CELLS, either(choice(ids(pack.sites.entries)), object({}, { action: choice(ACTIONS), colour: choice(COLOURS) }))),
    buildings: record(CELLS, who),
    upgrades: record(CELLS, choice(CUBES)),
    soldiers: record(CELLS, who),
    /** Pieces by id (`segment-sand-1`, `gate-teal-3`), or `any`: one of the cheapest left that fits. */
    walls: record(SLOTS, choice(['any', ...pieceIds(pack)])),
    market: choice(['A', 'B']),
    marketCamels: some(QUARTERS),
    /** Spices or ids of cards, front first. */
    row: list(choice([...SPICES, ...ids(pack.caravanCards.entries)]), { most: 24 }),
    /** Places (1 is the front) of cards with a camel. */
    rowCamels: list(integer(1, ROW), { most: ROW, distinct: true }),
    cityCamels: some(CITIES.slice(0, OUTER)),
    /** Paths (1 to 4) whose lowest space still has its camel. */
    mosqueCamels: list(integer(1, 4), { most: 4, distinct: true }),
    players: record(['0', '1', '2', '3', 'magistrate', 'courtier'], playerSchema(pack)),
    solo: soloDeck,
    /** For the queue after a round: already standing there, front first (`null` for a free space), and camels. */
    queue: list(nullable(who), { most: 4 }),
    queueCamels: list(integer(0, 12), { most: 4 }),
  });
}

/** What a participant has; everything not named is as at the start of the game. */
export interface PlayerArrangement extends DataOf<ReturnType<typeof playerSchema>> {}
/** See `Arrangement`. */
export interface SoloArrangement extends DataOf<typeof soloDeck> {}
/** At which moment the game stands. */
export type Moment = DataOf<typeof moment>;

/**
 * A position in a few words. Everything may be left out (two seats then); the rest is as after the set-up: round 1 of year 1, seat
 * 0 to choose a slot, nobody before, sites in the order of the pack from `r1c1`, side A of the market, a row of ginger,
 * juniper, cinnamon, pepper, ginger, …, no buildings.
 */
export interface Arrangement extends DataOf<ReturnType<typeof arrangementSchema>> {}
