import { choice, flag, integer, list, nullable, object, text, variants, type Schema } from '../kernel/schema.js';
import { dieSchema, placedDieSchema } from '../mechanics/dice.js';
import { ACTIVE_SPACES, GOALS_DEALT, ROUNDS } from './box.js';
import { configSchema } from './config.js';
import { characters, firstGameCharacters } from './content/characters.js';
import type { Pack } from './content/tables.js';
import { EFFECTS, sourcesOf } from './words/moves.js';
import type { Parts } from './content/parts.js';
import type { Frame, State, View } from './state.js';

const seat = integer(0, 3);
const held = integer(0, 9999);
const few = integer(0, 99);

/** The kinds of ids of a pack. */
function idSchemas(pack: Pack, parts: Parts) {
  const of = (...tables: (readonly { readonly id: string }[])[]): Schema<string> => choice(tables.flatMap((table) => table.map(({ id }) => id)));
  return {
    place: of(pack.locations),
    guild: of(pack.guildSeals),
    contract: of(pack.contracts, pack.startingContracts),
    card: of(pack.cityCards),
    offer: of(pack.offerTiles),
    marker: of(pack.cityBonusMarkers),
    outpost: of(pack.outpostBonuses),
    goal: of(pack.goalCards),
    book: of(pack.books),
    space: choice(parts.spaceIds),
    character: of(characters, firstGameCharacters),
    component: of(pack.cityCards, pack.offerTiles, pack.startingContracts, pack.outpostBonuses),
    source: choice(sourcesOf(pack)),
    payee: choice([...sourcesOf(pack), 'guildSeals', 'contracts', 'reroll', 'change', 'black-die']),
  };
}

type Ids = ReturnType<typeof idSchemas>;

function playerSchema<Goal>(ids: Ids, goal: Schema<Goal>) {
  const all = (item: Schema<string>, most: number) => list(item, { most, distinct: true });
  return object({
    character: nullable(ids.character),
    coin: held, camel: held, pepper: held, silk: held, gold: held, jade: held,
    vp: integer(-9999, 9999),
    shieldPlus: few,
    dice: list(dieSchema, { most: 40 }),
    figures: list(ids.place, { least: 1, most: 2 }),
    posts: list(ids.place, { most: 60 }),
    unplaced: few,
    seals: list(ids.guild, { most: 8 }),
    improved: list(ids.guild, { most: 8 }),
    active: all(ids.contract, ACTIVE_SPACES),
    completed: list(ids.contract, { most: 250 }),
    outposts: list(ids.outpost, { most: 40 }),
    goals: list(goal, { most: GOALS_DEALT }),
    returned: list(goal, { most: GOALS_DEALT }),
    doubled: nullable(choice(doublable(ids))),
  });
}

/** Markers and guilds are what can be doubled. */
function doublable(ids: Ids): string[] {
  return [...(ids.marker.json['enum'] as string[]), ...(ids.guild.json['enum'] as string[])];
}

const kind = <const Kind extends string>(word: Kind): Schema<Kind> => choice([word]);
const seated = <const Kind extends string>(word: Kind) => object({ kind: kind(word), seat });

/** Frames of the set-up and of the round. */
function roundFrames(ids: Ids) {
  const draws = ['markers', 'outposts', 'city-cards', 'contracts', 'starting-contract', 'goals', 'characters', 'area-cards', 'refill', 'top-contract', ...(ids.book.json['enum'] as string[]).flatMap((book) => [`offers:${book}`, `offer:${book}`])];
  return {
    setup: object({ kind: kind('setup'), step: few }),
    draw: object({ kind: kind('draw'), what: choice(draws), seat: nullable(seat) }),
    deal: object({ kind: kind('deal'), what: choice(['starting-contract', 'goals']), seat }),
    firstPlayer: object({ kind: kind('firstPlayer') }),
    draft: seated('draft'),
    goal: seated('goal'),
    round: object({ kind: kind('round'), step: few }),
    roll: seated('roll'),
    rollBlack: object({ kind: kind('rollBlack') }),
    income: seated('income'),
    double: seated('double'),
    pairs: seated('pairs'),
    compensation: object({ kind: kind('compensation'), seat, count: few }),
    turns: seated('turns'),
    turn: seated('turn'),
    refill: object({ kind: kind('refill') }),
  };
}

/** Frames inside a turn or an income. */
function turnFrames(ids: Ids) {
  const places = list(ids.place, { most: 999 });
  const contracts = list(ids.contract, { most: 9 });
  const group = choice(['', 'arrival', ...(ids.source.json['enum'] as string[]).flatMap((source) => [`contractCity ${source}`, `contractTop ${source}`])]);
  const waiting = object({ effect: choice(EFFECTS), amount: integer(1, 999), most: integer(0, 999), source: ids.source, city: nullable(ids.place) });
  const by = choice(['travel', 'card', 'bonus']) as Schema<string>;
  return {
    pay: object({ kind: kind('pay'), seat, coin: held, camel: held, jade: held, leastCoin: held, leastCamel: held, source: ids.payee }),
    give: object({ kind: kind('give'), seat, count: few, most: few, source: ids.payee }),
    goods: object({ kind: kind('goods'), seat, count: held, most: held, source: ids.source }),
    offer: object({ kind: kind('offer'), seat, book: ids.book, coin: few }),
    offered: object({ kind: kind('offered'), seat, book: ids.book, number: integer(1, 9) }),
    glean: object({ kind: kind('glean'), seat, resources: list(choice(['camel', 'pepper', 'silk', 'gold', 'jade']) as Schema<string>, { most: 5, distinct: true }) }),
    seal: object({ kind: kind('seal'), seat, limit: integer(1, 6) }),
    movement: object({ kind: kind('movement'), seat, by, source: ids.source, steps: integer(1, 99), used: few, coin: held, camel: held, jade: held, at: list(ids.place, { least: 1, most: 2 }), paths: list(places, { least: 1, most: 2 }), idle: places, extraPost: flag }),
    moved: object({ kind: kind('moved'), seat, by, source: ids.source, paths: list(places, { least: 1, most: 2 }), extraPost: flag }),
    arrival: object({ kind: kind('arrival'), seat, by, passing: places, ends: places, path: places, extraPost: flag, placed: places, earns: places, oases: few, chosen: flag }),
    whichPost: object({ kind: kind('whichPost'), seat, cities: places }),
    relocate: object({ kind: kind('relocate'), seat, city: ids.place, placed: places, earning: flag }),
    extraPost: object({ kind: kind('extraPost'), seat, path: places }),
    contracts: object({ kind: kind('contracts'), seat, left: few, taken: contracts }),
    exchange: object({ kind: kind('exchange'), seat, card: ids.card, die: integer(1, 6) }),
    exchanged: object({ kind: kind('exchanged'), seat, card: ids.card, option: integer(1, 9), times: integer(1, 6), left: integer(0, 6) }),
    again: object({ kind: kind('again'), seat, card: ids.card, option: integer(1, 9), left: integer(1, 6) }),
    cities: object({ kind: kind('cities'), seat, card: ids.card, left: few, cities: places, markers: list(ids.marker, { most: 99 }), again: integer(0, 6) }),
    amount: object({ kind: kind('amount'), seat, card: ids.card, die: integer(1, 6) }),
    special: object({ kind: kind('special'), seat, city: ids.place, die: integer(1, 6) }),
    completed: object({ kind: kind('completed'), seat, contract: ids.contract }),
    freeSlot: object({ kind: kind('freeSlot') }),
    improved: object({ kind: kind('improved'), seat, guild: ids.guild }),
    changed: object({ kind: kind('changed'), seat, die: dieSchema, by: integer(-1, 1) }),
    takeBlack: seated('takeBlack'),
    pickBlack: seated('pickBlack'),
    rollOne: object({ kind: kind('rollOne'), seat, die: dieSchema, purpose: choice(['reroll', 'black-die']) }),
    bonuses: object({ kind: kind('bonuses'), seat, waiting: list(waiting, { most: 200 }), ordered: flag, by: group, taken: list(object({ by: group, contract: ids.contract }), { most: 99 }) }),
    order: seated('order'),
    offerDie: seated('offerDie'),
    offerTop: seated('offerTop'),
    drawn: object({ kind: kind('drawn'), seat, contract: ids.contract }),
    cityContract: object({ kind: kind('cityContract'), seat, city: nullable(ids.place) }),
    copy: object({ kind: kind('copy'), seat, source: ids.source, barred: list(ids.marker, { most: 99 }) }),
    oases: object({ kind: kind('oases'), seat, count: few }),
  };
}

function frameSchema(ids: Ids): Schema<Frame> {
  return variants({ ...roundFrames(ids), ...turnFrames(ids) });
}

function fieldsOf<Goal>(ids: Ids, goal: Schema<Goal>) {
  const contracts = list(ids.contract, { most: 250 });
  return {
    config: configSchema,
    content: text(90),
    round: integer(0, ROUNDS),
    firstPlayer: seat,
    nextFirst: seat,
    travelHeight: integer(0, 6),
    players: list(playerSchema(ids, goal), { least: 2, most: 4 }),
    spaces: list(object({ id: ids.space, dice: list(placedDieSchema, { most: 80 }) }), { most: 60 }),
    blackDice: list(integer(0, 6), { most: 20 }),
    cards: list(object({ place: text(90), card: nullable(ids.card), die: nullable(placedDieSchema) }), { most: 80 }),
    contracts: list(object({ place: text(90), contract: nullable(ids.contract) }), { most: 80 }),
    pile: contracts,
    pileEnd: contracts,
    starting: contracts,
    cardDeck: list(ids.card, { most: 80 }),
    offers: list(nullable(ids.offer), { most: 6 }),
    nextOffers: list(nullable(ids.offer), { most: 6 }),
    offerPool: list(ids.offer, { most: 90 }),
    markers: list(ids.marker, { most: 40 }),
    outposts: list(nullable(ids.outpost), { most: 40 }),
    goalPool: list(goal, { most: 60 }),
    draft: list(ids.character, { most: 20 }),
    gone: list(ids.component, { most: 400 }),
    turn: object({ seat: nullable(seat), acted: flag, bought: flag, began: few, held: list(ids.contract, { most: ACTIVE_SPACES, distinct: true }), fresh: list(ids.place, { most: 60, distinct: true }), passed: list(ids.place, { most: 60, distinct: true }), slotBusy: flag, passes: few }),
    frames: list(frameSchema(ids), { most: 200 }),
  };
}

/** The form of states and views of a pack. */
export function schemasOf(pack: Pack, parts: Parts): { state: Schema<State>; view: Schema<View> } {
  const ids = idSchemas(pack, parts);
  return {
    state: object(fieldsOf(ids, ids.goal)),
    view: object({ ...fieldsOf(ids, nullable(ids.goal)), viewer: nullable(seat) }),
  };
}
