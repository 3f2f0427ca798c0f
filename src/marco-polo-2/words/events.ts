// What can happen, what is told of it, and how it changes the views of those who are told.
import { eventsOf, type EventIn } from '../../kernel/events.js';
import { choice, integer, list, nullable, record, text } from '../../kernel/schema.js';
import { counted, MOST } from '../../mechanics/amounts.js';
import { dieSchema as die, insertDie, isOwn, pipsOf, placed, placedDieSchema, placerOf, removeDie, type Die } from '../../mechanics/dice.js';
import { known, nth } from '../../mechanics/known.js';
import { putInOrder, takeOut } from '../../mechanics/piles.js';
import { characterOf, DICE, type Box } from '../box.js';
import type { View } from '../state.js';

const { ofSeat, ofTable, ofAnyone, toOne, eventSet } = /* @__PURE__ */ eventsOf<Box, View>();

const RESOURCES = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;

const word = /* @__PURE__ */ text(90);
const many = /* @__PURE__ */ integer(-MOST, MOST);
const count = /* @__PURE__ */ integer(0, 99);
const amounts = /* @__PURE__ */ record(RESOURCES, many);
const words = /* @__PURE__ */ list(word, { most: 250 });
const dice = /* @__PURE__ */ list(die, { most: 60 });
const places = /* @__PURE__ */ list(/* @__PURE__ */ nullable(word), { most: 6 });

type PlayerView = View['players'][number];
const playerIn = (view: View, seat: number): PlayerView => nth(view.players, seat);

function add(player: PlayerView, all: Readonly<Partial<Record<(typeof RESOURCES)[number], number>>>, sign: 1 | -1): void {
  for (const resource of RESOURCES) player[resource] = counted(player[resource] + sign * (all[resource] ?? 0));
}

/** Takes an id out of a list of places. */
function leavePlace(places: { contract: string | null }[], contract: string): void {
  for (const one of places) if (one.contract === contract) one.contract = null;
}

/** A contract is nowhere else any more: on the board, in the pile, below it, in somebody's slots. */
function takeContract(view: View, seat: number, contract: string): void {
  leavePlace(view.contractPlaces, contract);
  for (const list of [view.pile, view.pileEnd, view.starting, playerIn(view, seat).contracts]) if (list.includes(contract)) takeOut(list, contract);
}

/** Dice are in hand no longer; those without a value were named when they were placed. */
function takeDice(player: PlayerView, all: readonly Die[]): void {
  for (const one of all) removeDie(player.dice, player.dice.includes(one) ? one : isOwn(one) ? 'own0' : 'black0');
}

function layDice(view: View, box: Box, { seat, space, dice: all }: { readonly seat: number; readonly space: string; readonly dice: readonly Die[] }): void {
  takeDice(playerIn(view, seat), all);
  const lying = all.map((one) => placed(seat, one));
  for (const one of view.spaces) if (one.id === space) one.dice.push(...lying);
  for (const one of view.cityCards) if (one.place === space) one.die = lying[0] ?? null;
  const height = box.tables.travel.find(({ id }) => space === `travel:${id}`)?.height ?? 0;
  view.travelHeight = Math.max(view.travelHeight, height);
}

function takeBack(view: View, box: Box, seat: number): void {
  const player = playerIn(view, seat);
  for (const space of view.spaces) space.dice = space.dice.filter((one) => placerOf(one) !== seat);
  for (const card of view.cityCards) if (card.die !== null && placerOf(card.die) === seat) card.die = null;
  player.dice = [...Array.from({ length: DICE }, (): Die => 'own0'), ...(characterOf(box, player).whiteDie ? (['white0'] as const) : [])];
  view.blackDice = Array.from({ length: nth(box.tables.pack.constants.blackDice, box.seats - 2) }, () => 0);
}

function layOut(view: View, { what, places, ids }: { readonly what: string; readonly places: readonly string[]; readonly ids: readonly string[] }): void {
  if (what === 'cityBonuses') view.markers = ids.slice();
  else if (what === 'outposts') view.outposts = ids.slice();
  else if (what === 'characters') view.characters = ids.slice();
  else for (const [at, one] of places.entries()) {
    takeOut(view.cardDeck, nth(ids, at));
    for (const card of view.cityCards) if (card.place === one) card.card = nth(ids, at);
  }
}

/** What can happen. */
export const events = /* @__PURE__ */ eventSet({
  // The course of the game.
  'first-player': ofSeat({}, (view, { seat }) => { view.firstPlayer = seat; view.nextFirst = seat; }),
  'round-begins': ofSeat({ round: count }, (view, { seat, round }) => {
    view.round = round;
    view.firstPlayer = seat;
    view.travelHeight = 0;
    for (const player of view.players) player.doubled = null;
  }),
  'phase-begins': ofTable({ phase: word }),
  'turn-begins': ofSeat({}),
  'turn-ends': ofSeat({}),
  passed: ofSeat({}),
  'game-over': ofTable({}),
  hourglass: ofSeat({}, (view, { seat }) => { view.nextFirst = seat; }),
  // What is laid out.
  'laid-out': ofTable({ what: choice(['cityBonuses', 'outposts', 'cityCards', 'characters']), places: words, ids: words }, (view, event) => { layOut(view, event); }),
  'offers-laid': ofTable({ offers: places, next: places }, (view, { offers, next }) => {
    for (const tile of [...offers, ...next]) if (tile !== null && view.offerPool.includes(tile)) takeOut(view.offerPool, tile);
    view.offers = offers.slice();
    view.nextOffers = next.slice();
  }),
  'taken-out': ofTable({ what: choice(['goneCards', 'goneOffers']), ids: words }, (view, { what, ids }) => {
    for (const one of ids) putInOrder(view[what], one);
    if (what === 'goneOffers') view.offers = view.offers.map((tile) => (tile !== null && ids.includes(tile) ? null : tile));
    else for (const card of view.cityCards) if (card.card !== null && ids.includes(card.card)) card.card = null;
  }),
  'contracts-laid': ofTable({ places: words, contracts: words }, (view, { places, contracts }) => {
    for (const [at, contract] of contracts.entries()) {
      for (const list of [view.pile, view.pileEnd]) if (list.includes(contract)) takeOut(list, contract);
      for (const one of view.contractPlaces) if (one.place === places[at]) one.contract = contract;
    }
  }),
  // Characters, goals and figures.
  'character-picked': ofSeat({ character: word }, (view, { seat, character }, box) => {
    const player = playerIn(view, seat);
    const { morePosts, whiteDie } = known(box.characters, character);
    player.character = character;
    player.unplaced += morePosts;
    if (whiteDie) insertDie(player.dice, 'white0');
    if (view.characters.includes(character)) takeOut(view.characters, character);
  }),
  'figure-placed': ofSeat({ figure: integer(1, 2), to: word }, (view, { seat, figure, to }) => { playerIn(view, seat).figures[figure - 1] = to; }),
  'goals-dealt': ofSeat({ count }, (view, event) => { playerIn(view, event.seat).goals = Array.from({ length: event.count }, () => null); }),
  'goals-seen': toOne({ goals: words }, (view, { seat, goals }) => {
    playerIn(view, seat).goals = goals.slice();
    for (const goal of goals) takeOut(view.goalPool, goal);
  }),
  'goals-chosen': ofSeat({ kept: count, returned: count }, (view, { seat, kept, returned }) => {
    const player = playerIn(view, seat);
    player.goals = Array.from({ length: kept }, () => null);
    player.returned = Array.from({ length: returned }, () => null);
  }),
  'goals-kept': toOne({ goals: words, returned: words }, (view, { seat, goals, returned }) => {
    const player = playerIn(view, seat);
    player.goals = goals.slice();
    player.returned = returned.slice();
  }),
  'goals-revealed': ofSeat({ goals: words }, (view, { seat, goals }) => {
    playerIn(view, seat).goals = goals.slice();
    for (const goal of goals) if (view.goalPool.includes(goal)) takeOut(view.goalPool, goal);
  }),
  moved: ofSeat({ figure: integer(1, 2), from: word, path: list(word, { most: 999, ordered: true }), by: word }, (view, { seat, figure, path }) => { playerIn(view, seat).figures[figure - 1] = nth(path, path.length - 1); }),
  // Dice.
  'dice-placed': ofSeat({ space: word, dice }, (view, event, box) => { layDice(view, box, event); }),
  'dice-retrieved': ofSeat({ dice: list(placedDieSchema, { most: 60 }) }, (view, { seat }, box) => { takeBack(view, box, seat); }),
  'dice-rolled': ofAnyone({ dice, purpose: word }, (view, { seat, dice: all }) => {
    if (seat === null) view.blackDice = all.map(pipsOf);
    else playerIn(view, seat).dice = all.slice();
  }),
  'dice-ready': ofSeat({ dice }, (view, { seat, dice: all }) => { playerIn(view, seat).dice = all.slice(); }),
  'die-picked-up': ofSeat({ die }, (view, event) => { removeDie(playerIn(view, event.seat).dice, event.die); }),
  'die-rolled': ofSeat({ die, purpose: word }, (view, event) => { insertDie(playerIn(view, event.seat).dice, event.die); }),
  'die-changed': ofSeat({ from: die, to: die }, (view, { seat, from, to }) => {
    removeDie(playerIn(view, seat).dice, from);
    insertDie(playerIn(view, seat).dice, to);
  }),
  /** Without a die it is rolled next. */
  'black-die-taken': ofSeat({ die: nullable(die), value: count, source: word }, (view, event) => {
    view.blackDice.splice(view.blackDice.indexOf(event.value), 1);
    insertDie(playerIn(view, event.seat).dice, event.die ?? 'black0');
  }),
  // Receiving and paying.
  gained: ofSeat({ amounts, source: word }, (view, event) => { add(playerIn(view, event.seat), event.amounts, 1); }),
  paid: ofSeat({ amounts, source: word }, (view, event) => { add(playerIn(view, event.seat), event.amounts, -1); }),
  shields: ofSeat({ count, source: word }, (view, event) => { const player = playerIn(view, event.seat); player.shieldPlus = counted(player.shieldPlus + event.count); }),
  'bonus-due': ofSeat({ bonus: word, source: word }),
  'bonus-copied': ofSeat({ source: word, tile: word }),
  'city-bonus': ofSeat({ city: word, tile: word }),
  'card-used': ofSeat({ card: word, times: count }),
  'special-city': ofSeat({ city: word, times: count }),
  lost: ofSeat({ what: word, source: word }),
  declined: ofSeat({ what: word, source: word }),
  doubled: ofSeat({ source: word, lasting: choice(['round', 'once']) }, (view, { seat, source, lasting }) => { if (lasting === 'round') playerIn(view, seat).doubled = source; }),
  'seal-taken': ofSeat({ guild: word }, (view, { seat, guild }) => { playerIn(view, seat).seals.push(guild); }),
  'seal-improved': ofSeat({ guild: word }, (view, { seat, guild }) => { putInOrder(playerIn(view, seat).improved, guild); }),
  // Posts and tiles.
  'post-placed': ofSeat({ city: word, number: count }, (view, { seat, city }) => {
    playerIn(view, seat).unplaced -= 1;
    playerIn(view, seat).posts.push(city);
  }),
  'post-relocated': ofSeat({ from: word, to: word }, (view, { seat, from, to }) => {
    const { posts } = playerIn(view, seat);
    takeOut(posts, from);
    posts.push(to);
  }),
  'outpost-taken': ofSeat({ city: word, tile: word, keeper: nullable(integer(0, 3)) }, (view, { tile, keeper }) => {
    view.outposts = view.outposts.map((one) => (one === tile ? null : one));
    putInOrder(keeper === null ? view.goneOutposts : playerIn(view, keeper).outposts, tile);
  }),
  'outpost-used': ofSeat({ tile: word }, (view, { seat, tile }) => {
    takeOut(playerIn(view, seat).outposts, tile);
    putInOrder(view.goneOutposts, tile);
  }),
  // Contracts.
  'contract-taken': ofSeat({ contract: word, from: word, to: choice(['slots']) }, (view, { seat, contract }) => {
    takeContract(view, seat, contract);
    playerIn(view, seat).contracts.push(contract);
  }),
  'contract-drawn': ofSeat({ contract: word, to: choice(['aside']) }, (view, { seat, contract }) => { takeContract(view, seat, contract); }),
  'contract-laid': ofSeat({ contract: word, to: choice(['slots']) }, (view, { seat, contract }) => { playerIn(view, seat).contracts.push(contract); }),
  'contract-discarded': ofSeat({ contract: word, from: choice(['slots', 'aside']), to: choice(['pile', 'box']) }, (view, { seat, contract, to }) => {
    takeContract(view, seat, contract);
    if (to === 'box') putInOrder(view.goneContracts, contract);
    else view.pileEnd.push(contract);
  }),
  'contract-completed': ofSeat({ contract: word }, (view, { seat, contract }) => {
    takeOut(playerIn(view, seat).contracts, contract);
    putInOrder(playerIn(view, seat).completed, contract);
  }),
}, { turn: 'what the rules remember of a turn; nothing of it lies on the table' });

/** Something that has happened. */
export type Event = EventIn<typeof events>;

