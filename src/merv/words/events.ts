// What happens in Merv, and how it changes what lies on the table. Every event is told by names; the table holds places.
import { eventsOf, type EventIn, type EventKind, type Told } from '../../kernel/events.js';
import { choice, either, flag, integer, list, nullable, object, record, text, type Fields, type ObjectOf, type Schema } from '../../kernel/schema.js';
import { counted, MOST } from '../../mechanics/amounts.js';
import type { Box } from '../box.js';
import {
  ACTIONS, BOONS, BREAKTHROUGHS, CELLS, CITIES, CORNERS, CUBES, GOODS, HALLS, OUTER, QUARTERS, REWARDS, SLOTS, SPICES, type Cell, type Cube, type Quarter, type Reward, type Slot,
} from '../content/ids.js';
import { add, addCounted, at, putInOrder, removeAt } from '../rules/supply/lists.js';
import { POINT_PLACE, type PointSource } from '../rules/supply/tracks.js';
import type { Player, View } from '../state.js';

/** A participant that is no seat. */
export type Automaton = 'magistrate' | 'courtier';

/** A participant, as events name it. */
export type Who = number | Automaton;

/** What can be gained or given without further ado. */
export type Item = Cube | 'camel' | 'scroll' | 'common' | 'rare';

const { ofTable, ofAnyone, eventSet } = /* @__PURE__ */ eventsOf<Box, View>();

const automaton = /* @__PURE__ */ nullable(/* @__PURE__ */ choice<Automaton>(['magistrate', 'courtier']));

type By<Parts extends Fields> = { readonly automaton: typeof automaton } & Parts;
type Booked<Parts extends Fields> = (view: View, by: { readonly who: number; readonly player: Player }, event: Told<ObjectOf<Parts>>, box: Box) => void;

/** Something a participant does, a seat or an automaton. */
function by<const Parts extends Fields>(parts: Parts, book?: Booked<Parts>): EventKind<Box, View, 'anyone', By<Parts>> {
  return ofAnyone({ automaton, ...parts }, book && ((view, event, box) => {
    const who = event.seat ?? placeOf((event as { readonly automaton: Automaton | null }).automaton ?? 'magistrate', box);
    book(view, { who, player: at(view.players, who) }, event as unknown as Told<ObjectOf<Parts>>, box);
  }));
}

// Eight courtiers may score whatever is held, at once.
const amount = /* @__PURE__ */ integer(1, 8 * MOST);
const amounts = /* @__PURE__ */ record([...CUBES, 'camel', 'scroll', ...GOODS, 'favour', 'influence', 'vp'], amount);
const source = /* @__PURE__ */ text(40);
const id = /* @__PURE__ */ text(40);
const cell = /* @__PURE__ */ choice(CELLS);
const cells = /* @__PURE__ */ list(cell, { most: 25 });
const slot = /* @__PURE__ */ choice(SLOTS);
const quarter = /* @__PURE__ */ choice(QUARTERS);
const spice = /* @__PURE__ */ choice(SPICES);
const hall = /* @__PURE__ */ choice(HALLS);
const city = /* @__PURE__ */ choice(CITIES);
const cube = /* @__PURE__ */ choice(CUBES);
const siteAction = /* @__PURE__ */ choice(ACTIONS);
const reward = /* @__PURE__ */ choice<Reward>(REWARDS);
const number = /* @__PURE__ */ integer(0, 99);
const order = /* @__PURE__ */ list(/* @__PURE__ */ either(/* @__PURE__ */ integer(0, 3), /* @__PURE__ */ choice<Automaton>(['magistrate', 'courtier'])), { most: 4 });
const soloCards = /* @__PURE__ */ list(siteAction, { most: 12 });

const placeOf = (who: number | Automaton, box: Box): number => (who === 'magistrate' ? box.magistrate : who === 'courtier' ? box.courtier : who);
const placeOfCell = (name: Cell): number => CELLS.indexOf(name);
const placeOfSlot = (name: Slot): number => SLOTS.indexOf(name);
const placeOfQuarter = (name: Quarter): number => QUARTERS.indexOf(name);
const placeOfCard = (box: Box, name: string): number => box.cardId.indexOf(name);

type Sums = Told<ObjectOf<{ readonly amounts: typeof amounts }>>['amounts'];

function credit(player: Player, sums: Sums, sign: 1 | -1, points: string): void {
  CUBES.forEach((one, place) => { addCounted(player.cubes, place, sign * (sums[one] ?? 0)); });
  player.camel += sign * (sums.camel ?? 0);
  player.scroll = counted(player.scroll + sign * (sums.scroll ?? 0));
  for (const good of GOODS) player[good] = counted(player[good] + sign * (sums[good] ?? 0));
  player.favour += sign * (sums.favour ?? 0);
  player.influence += sign * (sums.influence ?? 0);
  player.peak = Math.max(player.peak, player.favour);
  if (sums.vp !== undefined) addCounted(player.points, POINT_PLACE[points as PointSource], sums.vp);
}

/** The cards of the row slide to the front. */
function closeRow(view: View): void {
  const kept = view.row.flatMap((card, place) => (card < 0 ? [] : [{ card, camel: view.rowCamels[place] ?? 0 }]));
  view.row = kept.map(({ card }) => card);
  view.rowCamels = kept.map(({ camel }) => camel);
}

function layOut(view: View, what: 'sites' | 'row', ids: readonly string[], box: Box): void {
  if (what === 'sites') {
    const dealt = ids.map((one) => box.siteId.indexOf(one));
    view.sites = CELLS.map((_, place) => (place === 12 ? at(view.sites, place) : dealt[place < 12 ? place : place - 1] ?? -1));
    return;
  }
  for (const one of ids) {
    const card = placeOfCard(box, one);
    view.row.push(card);
    view.rowCamels.push(0);
    removeAt(view.deck, view.deck.indexOf(card));
  }
}

const course = {
  'queue-drawn': /* @__PURE__ */ ofTable({ order }, (view, event, box) => { view.order = event.order.map((who) => placeOf(who, box)); }),
  'market-drawn': /* @__PURE__ */ ofTable({ side: id, rewards: list(reward, { most: 4 }) }, (view, { side }, box) => { view.market = box.pack.camelMarket.entries.findIndex((one) => one.id === side); }),
  'laid-out': /* @__PURE__ */ ofTable({ what: choice(['sites', 'row']), ids: list(id, { most: 24 }) }, (view, { what, ids }, box) => { layOut(view, what, ids, box); }),
  'camels-laid': /* @__PURE__ */ ofTable({ row: number }, (view, { row }) => {
    view.rowCamels = view.row.map((_, place) => (place < row ? 1 : 0));
    view.removedCamels = 0;
  }),
  'year-begins': /* @__PURE__ */ ofTable({ year: integer(1, 3) }, (view, { year }) => { view.year = year; }),
  'round-begins': /* @__PURE__ */ ofTable({ year: integer(1, 3), round: integer(1, 4), from: choice(CORNERS), order }, (view, event, box) => {
    view.round = event.round;
    view.order = event.order.map((who) => placeOf(who, box));
    view.queue.fill(-1);
  }),
  'phase-begins': /* @__PURE__ */ ofTable({ phase: choice(['roundEnd', 'invasion', 'scoring']) }, (view, { phase }) => {
    if (phase === 'invasion') for (const player of view.players) player.converted = 0;
  }),
  'turn-begins': /* @__PURE__ */ by({}, (_view, { player }) => { player.converted = 0; }),
  'turn-ends': /* @__PURE__ */ by({}),
  'slot-left': /* @__PURE__ */ by({ slot: integer(1, 5) }, (view, _by, { slot: place }) => { view.slots[place - 1] = -1; }),
  'queue-joined': /* @__PURE__ */ by({ space: integer(1, 4), paid: number, found: number, corner: choice(CORNERS) }, (view, { who, player }, { space, paid, found }) => {
    for (let behind = space; behind < view.queue.length; behind += 1) if (at(view.queue, behind) < 0) add(view.queueCamels, behind, 1);
    view.queue[space - 1] = who;
    view.queueCamels[space - 1] = 0;
    player.camel += found - paid;
  }),
  'game-over': /* @__PURE__ */ ofTable({}),
} as const;

const turns = {
  'slot-taken': /* @__PURE__ */ by({ slot }, (view, { who }, { slot: name }) => { view.slots[placeOfSlot(name) % 5] = who; }),
  'no-activation': /* @__PURE__ */ by({}),
  'site-activated': /* @__PURE__ */ by({ cell, tile: id, action: siteAction }),
  'building-placed': /* @__PURE__ */ by({ cell }, (view, { who, player }, { cell: name }) => {
    view.buildings[placeOfCell(name)] = who;
    player.buildings -= 1;
  }),
  produced: /* @__PURE__ */ by({ cells, cubes: list(cube, { most: 10 }) }),
  'action-chosen': /* @__PURE__ */ by({ action: choice([...ACTIONS, 'favour', 'soldier']) }),
  'contract-fulfilled': /* @__PURE__ */ by({ contract: id, goods: list(choice(GOODS), { most: 27 }), scroll: number, vp: number }, (view, { player }, { contract, goods, scroll }, box) => {
    const card = box.contracts.findIndex((one) => one.id === contract);
    const rare = goods.filter((good) => good === 'rare').length;
    add(view.contractsDone, at(box.stackOf, card), 1);
    player.fulfilled.push(card);
    player.scroll -= scroll;
    player.givenScroll += scroll;
    player.common -= goods.length - rare;
    player.givenCommon += goods.length - rare;
    player.rare -= rare;
    player.givenRare += rare;
  }),
  'market-camels-taken': /* @__PURE__ */ by({ camel: number }, (view) => { view.marketCamels.fill(0); }),
  'market-camel-placed': /* @__PURE__ */ by({ quarter, reward: nullable(reward) }, (view, { player }, { quarter: name }) => {
    player.camel -= 1;
    view.marketCamels[placeOfQuarter(name)] = 1;
  }),
} as const;

const pieces = {
  gained: /* @__PURE__ */ by({ amounts, source }, (_view, { player }, event) => { credit(player, event.amounts, 1, event.source); }),
  paid: /* @__PURE__ */ by({ amounts, source, discount: flag, converted: flag }, (_view, { player }, event) => {
    credit(player, event.amounts, -1, event.source);
    if (event.converted) player.converted = 1;
  }),
  lost: /* @__PURE__ */ by({ what: text(30), source }),
  declined: /* @__PURE__ */ by({ what: text(30), source }),
  'soldier-deployed': /* @__PURE__ */ by({ cell, from: nullable(cell) }, (view, { player }, { cell: name, from }) => {
    if (from === null) player.servants -= 1;
    else {
      removeAt(player.soldiers, player.soldiers.indexOf(placeOfCell(from)));
      add(view.soldiers, placeOfCell(from), -1);
    }
    putInOrder(player.soldiers, placeOfCell(name));
    add(view.soldiers, placeOfCell(name), 1);
  }),
  'soldier-returned': /* @__PURE__ */ by({ cell }, (view, { player }, { cell: name }) => {
    removeAt(player.soldiers, player.soldiers.indexOf(placeOfCell(name)));
    add(view.soldiers, placeOfCell(name), -1);
    player.servants += 1;
  }),
  'upgrade-placed': /* @__PURE__ */ by({ cell, colour: cube }, (view, _by, { cell: name, colour }) => {
    view.upgrades[placeOfCell(name)] = CUBES.indexOf(colour);
    add(view.upgradeSupply, CUBES.indexOf(colour), -1);
  }),
} as const;

const actions = {
  'card-taken': /* @__PURE__ */ by({ card: id, position: integer(1, 8), spice, camel: flag }, (view, { player }, { position, spice: name }) => {
    view.row[position - 1] = -1;
    view.rowCamels[position - 1] = 0;
    add(player.cards, SPICES.indexOf(name), 1);
  }),
  'row-slid': /* @__PURE__ */ ofTable({}, (view) => { closeRow(view); }),
  'row-camel-placed': /* @__PURE__ */ by({ card: id }, (view, { player }, { card }, box) => {
    player.camel -= 1;
    view.rowCamels[view.row.indexOf(placeOfCard(box, card))] = 1;
  }),
  'pair-completed': /* @__PURE__ */ by({ spice }),
  'courtier-placed': /* @__PURE__ */ by({ hall, free: flag }, (_view, { player }, { hall: name, free }) => {
    player.servants -= 1;
    add(player.courtiers, HALLS.indexOf(name), 1);
    if (free) player.freeCourtiers += 1;
  }),
  'breakthrough-taken': /* @__PURE__ */ by({ tile: choice(BREAKTHROUGHS) }, (_view, { player }, { tile }) => {
    const place = BREAKTHROUGHS.indexOf(tile);
    player.breakthroughs[Math.floor(place / 4)] = place % 4;
  }),
  'post-placed': /* @__PURE__ */ by({ city }, (view, { player }, { city: name }) => {
    const place = CITIES.indexOf(name);
    player.discs -= 1;
    player.posts[place] = 1;
    // The camel of an inner city goes to whoever is there first.
    if (place < OUTER) view.cityCamels[place] = 0;
  }),
  'route-used': /* @__PURE__ */ by({ city }, (_view, { player }) => { player.camel -= 1; }),
  'good-bought': /* @__PURE__ */ by({ city, good: choice(GOODS) }),
  'route-camel-placed': /* @__PURE__ */ by({ to: choice(['row', 'market', 'box']), place: nullable(id) }, (view, _by, { to, place }, box) => {
    if (to === 'row') view.rowCamels[view.row.indexOf(placeOfCard(box, place ?? ''))] = 1;
    else if (to === 'market') view.marketCamels[placeOfQuarter(place as Quarter)] = 1;
    else view.removedCamels += 1;
  }),
  'mosque-entered': /* @__PURE__ */ by({ space: id, boon: choice(BOONS) }, (view, { player }, { space, boon }, box) => {
    const place = box.mosque.findIndex((one) => one.id === space);
    if (player.mosque < 0) player.discs -= 1;
    player.mosque = place;
    if (boon === 'camel' && place < view.mosqueCamels.length) view.mosqueCamels[place] = 0;
  }),
  'scoring-tile-taken': /* @__PURE__ */ by({ tile: id }, (_view, { player }, { tile }, box) => { player.tiles.push(box.pack.scoringTiles.entries.findIndex((one) => one.id === tile)); }),
  'wall-placed': /* @__PURE__ */ by({ piece: id, slot, influence: number }, (view, _by, { piece, slot: name }, box) => {
    const kind = box.pieces.findIndex((one) => one.id === piece);
    view.walls[placeOfSlot(name)] = kind;
    add(view.wallSupply, kind, -1);
  }),
} as const;

const phases = {
  attacked: /* @__PURE__ */ ofTable({ side: text(3), cells }),
  'building-ransomed': /* @__PURE__ */ by({ cell, cube }),
  'building-lost': /* @__PURE__ */ by({ cell, to: choice(['player', 'box']) }, (view, { player }, { cell: name, to }) => {
    view.buildings[placeOfCell(name)] = -1;
    if (to === 'box') view.lostBuildings += 1;
    else player.buildings += 1;
  }),
  'palace-scored': /* @__PURE__ */ by({ halls: list(hall, { most: 12 }), favour: number, vp: integer(0, 8 * MOST) }),
  /** How many kinds each set of caravan cards holds at the end; the points stand on the score sheet alone. */
  'sets-scored': /* @__PURE__ */ by({ sets: list(integer(1, 4), { most: 99 }), vp: amount }),
} as const;

/** What a candidate was judged by: any number. */
const measure: Schema<number> = { check: (value) => (Number.isFinite(value) ? null : { path: [], message: 'expected a number' }), json: { type: 'number' }, text: null };
const nowhere = /* @__PURE__ */ nullable(siteAction);
const placesOf = (cards: readonly (typeof ACTIONS)[number][]): number[] => cards.map((one) => ACTIONS.indexOf(one));

const solo = {
  /** A choice of an automaton: all candidates, what they were judged by, and the criterion that decided; `only` when there was just one from the start. */
  choice: /* @__PURE__ */ by({
    of: text(20), candidates: list(object({ id, values: list(measure, { most: 12 }) }), { most: 40 }), criteria: list(text(40), { most: 12 }), decidedBy: text(40), chosen: id,
  }),
  'solo-card': /* @__PURE__ */ by({ card: siteAction, method: choice(['A', 'B']) }),
  /** `no-slot`: no free slot serves this type; `no-action`: no action of this type can be carried out. */
  'solo-rejected': /* @__PURE__ */ by({ card: siteAction, reason: choice(['no-slot', 'no-action']) }),
  'solo-actions': /* @__PURE__ */ by({ card: siteAction, times: number, extra: flag }),
  /** `rank` is A to I of MERV-CMA-28, or J for two buildings of the player; `class` says the same as `class-A`, a word of its own. */
  'solo-wall': /* @__PURE__ */ by({ rank: text(1), class: text(10), slot }),
  'solo-removed': /* @__PURE__ */ by({ card: siteAction }),
  'solo-shuffle': /* @__PURE__ */ by({ cards: soloCards }),
  /** Where the cards of the magistrate lie now: one in front of him, the layers of the deck (within one the order is not known), and the others. */
  'solo-deck': /* @__PURE__ */ by({ card: nowhere, last: nowhere, layers: list(soloCards, { most: 24 }), dealt: number, discards: soloCards, removed: soloCards, rejected: soloCards, pairs: list(spice, { most: 24 }) }, (view, _by, event) => {
    view.solo = {
      card: event.card === null ? -1 : ACTIONS.indexOf(event.card), last: event.last === null ? -1 : ACTIONS.indexOf(event.last),
      layers: event.layers.map(placesOf), dealt: event.dealt, discards: placesOf(event.discards), removed: placesOf(event.removed), rejected: placesOf(event.rejected),
      pairs: SPICES.map((one) => event.pairs.filter((other) => other === one).length),
    };
  }),
} as const;

/** Everything that can happen. */
export const events = /* @__PURE__ */ eventSet(
  { ...course, ...turns, ...pieces, ...actions, ...phases, ...solo },
  { turn: 'what the rules remember of a turn; nothing of it lies on the table', content: 'never changes' },
);

/** Something that happened. Nothing in this game is known to one player alone, so no event is kept from anybody. */
export type Event = EventIn<typeof events>;
