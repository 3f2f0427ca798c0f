// Positions out of a few words: what is not said is as after the set-up, with no luck left to decide.
import { InvalidDataError, type Path } from '../../kernel/errors.js';
import { blankState } from './blank.js';
import type { Box } from '../box.js';
import { camelsIn } from '../checks/census.js';
import type { Arrangement, Moment, PlayerArrangement } from './arrangement.js';
import {
  ACTIONS, BREAKTHROUGHS, CAMELS, CELLS, CITIES, CUBES, HALLS, MARKET_CELL, OUTER, QUARTERS, ROW, ROW_CAMELS, SIDES, SLOTS, SPICES,
  type Action, type Cell, type Spice,
} from '../content/ids.js';
import { givenFor } from '../rules/turn/contracts.js';
import { hasSite } from '../rules/turn/site.js';
import type { Who } from '../words/events.js';
import { isGateSlot } from '../rules/city/geometry.js';
import type { Player, State } from '../state.js';
import { roundStep, YEAR } from '../rules/year/year.js';
import { add, at } from '../rules/supply/lists.js';

export type { Arrangement } from './arrangement.js';

function wrong(path: Path, message: string): never {
  throw new InvalidDataError('arrangement', path, message);
}

/** The place of a word that an arrangement may hold: whatever else it held has been refused by its schema. */
const placeOf = <Word extends string>(words: readonly Word[], word: Word): number => words.indexOf(word);

function whoOf(box: Box, who: Who, path: Path): number {
  const found = who === 'magistrate' ? box.magistrate : who === 'courtier' ? box.courtier : who;
  if (found < 0 || (typeof who === 'number' && who >= box.seats)) wrong(path, `${who} does not take part`);
  return found;
}

const entriesOf = <Key extends string, T>(given: Partial<Record<Key, T>> | undefined): [Key, T][] => Object.entries(given ?? {}) as [Key, T][];

/** A state as arranged; steps that need nobody are still to be run. */
export function arrangeState(box: Box, given: Arrangement): State {
  const state = blankState(box);
  state.year = given.year ?? 1;
  state.round = given.round ?? 1;
  if (['invasion', 'scoring'].includes(given.at ?? 'slot')) state.round = 4;
  arrangeSites(box, state, given);
  arrangePlayers(box, state, given);
  arrangeCity(box, state, given);
  arrangeMarket(state, given);
  arrangeRow(box, state, given);
  arrangeSolo(state, given);
  arrangeCourse(box, state, given);
  arrangeCamels(box, state, given);
  return state;
}

function arrangeSites(box: Box, state: State, { sites }: Arrangement): void {
  const tiles = box.pack.sites.entries;
  const free = tiles.map(() => true);
  for (const [cell, wish] of entriesOf(sites)) {
    const spot = placeOf(CELLS, cell);
    const fits = ({ id, action, colour }: (typeof tiles)[number]): boolean =>
      (typeof wish === 'string' ? id === wish : (wish.action ?? action) === action && (wish.colour ?? colour) === colour);
    const tile = tiles.findIndex((entry, place) => at(free, place) && fits(entry));
    if (spot === MARKET_CELL || tile < 0) wrong(['sites', cell], 'no such site tile is left');
    state.sites[spot] = tile;
    free[tile] = false;
  }
  for (let cell = 0; cell < 25; cell += 1) {
    if (cell === MARKET_CELL || (state.sites[cell] ?? -1) >= 0) continue;
    const tile = free.indexOf(true);
    state.sites[cell] = tile;
    free[tile] = false;
  }
}

function arrangePlayers(box: Box, state: State, { players }: Arrangement): void {
  for (const [key, given] of entriesOf(players)) {
    const who = whoOf(box, key === 'magistrate' || key === 'courtier' ? key : Number(key), ['players', key]);
    arrangePlayer({ box, state, player: at(state.players, who) }, given, ['players', key]);
  }
}

/** A player who is being arranged. */
interface Sitting {
  readonly box: Box;
  readonly state: State;
  readonly player: Player;
}

function arrangePlayer(sitting: Sitting, given: PlayerArrangement, path: Path): void {
  const { box, player } = sitting;
  for (const [cube, count] of entriesOf(given.cubes)) player.cubes[placeOf(CUBES, cube)] = count;
  for (const key of ['camel', 'favour', 'influence', 'scroll', 'common', 'rare', 'freeCourtiers'] as const) player[key] = given[key] ?? player[key];
  player.peak = player.favour;
  player.points[2] = given.vp ?? 0;
  player.converted = given.converted ? 1 : 0;
  for (const [spice, count] of entriesOf(given.cards)) arrangeCards(sitting, spice, count, path);
  for (const [hall, count] of entriesOf(given.courtiers)) {
    player.courtiers[placeOf(HALLS, hall)] = count;
    player.servants -= count;
  }
  for (const city of given.posts ?? []) {
    player.posts[placeOf(CITIES, city)] = 1;
    player.discs -= 1;
  }
  if (given.mosque !== undefined) {
    player.mosque = box.mosque.findIndex(({ id }) => id === given.mosque);
    player.discs -= 1;
  }
  for (const action of given.tiles ?? []) {
    const tile = box.tileAction.indexOf(placeOf(ACTIONS, action));
    if (tile < 0) wrong([...path, 'tiles'], `no scoring tile shows the action ${action}`);
    player.tiles.push(tile);
  }
  for (const tile of given.breakthroughs ?? []) {
    const spot = placeOf(BREAKTHROUGHS, tile);
    if ((player.breakthroughs[spot >> 2] ?? -1) >= 0) wrong([...path, 'breakthroughs'], 'one breakthrough of a level is owned');
    player.breakthroughs[spot >> 2] = spot & 3;
  }
  if (given.converted && (player.breakthroughs[1] ?? -1) < 0) wrong([...path, 'converted'], 'this takes a breakthrough of the second level');
  for (const id of given.contracts ?? []) arrangeContract(sitting, id, [...path, 'contracts']);
}

function arrangeCards({ box, state, player }: Sitting, spice: Spice, count: number, path: Path): void {
  const kind = placeOf(SPICES, spice);
  for (let taken = 0; taken < count; taken += 1) {
    const spot = state.deck.findIndex((card) => box.cardSpice[card] === kind);
    if (spot < 0) wrong([...path, 'cards', spice], 'there are not so many cards');
    state.deck.splice(spot, 1);
  }
  player.cards[kind] = count;
}

function arrangeContract({ box, state, player }: Sitting, id: string, path: Path): void {
  const card = box.contracts.findIndex((contract) => contract.id === id);
  const stack = at(box.stackOf, card);
  if (at(box.stacks, stack).indexOf(card) !== state.contractsDone[stack]) wrong(path, `${id} is not on top of its stack; name the cards above it first`);
  state.contractsDone[stack] += 1;
  player.fulfilled.push(card);
  const goods = givenFor(box, card);
  player.givenScroll += goods.scrolls;
  player.givenCommon += goods.common;
  player.givenRare += goods.rare;
}

function arrangeCity(box: Box, state: State, given: Arrangement): void {
  for (const [cell, owner] of entriesOf(given.buildings)) placeBuilding({ box, state }, cell, owner, ['buildings', cell]);
  for (const [cell, cube] of entriesOf(given.upgrades)) {
    const colour = placeOf(CUBES, cube);
    state.upgrades[placeOf(CELLS, cell)] = colour;
    add(state.upgradeSupply, colour, -1);
  }
  for (const [cell, owner] of entriesOf(given.soldiers)) {
    const spot = placeOf(CELLS, cell);
    const player = at(state.players, whoOf(box, owner, ['soldiers', cell]));
    player.soldiers.push(spot);
    player.soldiers.sort((a, b) => a - b);
    player.servants -= 1;
    add(state.soldiers, spot, 1);
  }
  for (const [slot, id] of entriesOf(given.walls)) {
    const where = placeOf(SLOTS, slot);
    const piece = box.pieces.findIndex((one, kind) => (id === 'any' || one.id === id) && one.gate === isGateSlot(where) && (state.wallSupply[kind] ?? 0) > 0);
    if (piece < 0) wrong(['walls', slot], `no such piece is left for this slot: ${id}`);
    state.walls[where] = piece;
    add(state.wallSupply, piece, -1);
  }
}

function placeBuilding({ box, state }: Omit<Sitting, 'player'>, cell: Cell, owner: Who, path: Path): void {
  const spot = placeOf(CELLS, cell);
  const who = whoOf(box, owner, path);
  if (spot === MARKET_CELL) wrong(path, 'the camel market is not a site');
  state.buildings[spot] = who;
  at(state.players, who).buildings -= 1;
}

function arrangeMarket(state: State, { market = 'A', marketCamels = [] }: Arrangement): void {
  state.market = placeOf(['A', 'B'], market);
  for (const quarter of marketCamels) state.marketCamels[placeOf(QUARTERS, quarter)] = 1;
}

function arrangeRow(box: Box, state: State, { row }: Arrangement): void {
  const wishes = row ?? Array.from({ length: Math.min(ROW, state.deck.length) }, (_, spot) => at(SPICES, spot % 4));
  for (const [at, wish] of wishes.entries()) {
    const kind = (SPICES as readonly string[]).indexOf(wish);
    let found = state.deck.findIndex((card) => (kind >= 0 ? box.cardSpice[card] === kind : box.cardId[card] === wish));
    if (found < 0 && row === undefined) found = 0;
    if (found < 0) wrong(['row', at], `no such card is left: ${wish}`);
    state.row.push(...state.deck.splice(found, 1));
  }
  if (state.row.length > ROW) wrong(['row'], 'the row holds eight cards');
}

function arrangeSolo(state: State, { solo }: Arrangement): void {
  if (!solo) return;
  if (!state.solo) wrong(['solo'], 'there is no magistrate');
  const places = (actions: readonly Action[] = []): number[] => actions.map((action) => placeOf(ACTIONS, action));
  if (solo.layers) {
    state.solo.layers = solo.layers.map((layer) => places(layer).sort((a, b) => a - b));
    state.solo.dealt = 6;
  }
  state.solo.discards = places(solo.discards);
  state.solo.removed = places(solo.removed);
  state.solo.last = solo.last === undefined ? -1 : placeOf(ACTIONS, solo.last);
}

/** What can be said only of some moments. */
const ONLY: readonly (readonly [keys: readonly (keyof Arrangement)[], moments: readonly Moment[]])[] = [
  [['slot', 'site'], ['site', 'act', 'after']],
  [['slots'], ['slot', 'site', 'act', 'after', 'roundEnd']],
  [['queue'], ['roundEnd', 'invasion', 'scoring']],
  [['queueCamels'], ['roundEnd']],
];

function arrangeCourse(box: Box, state: State, given: Arrangement): void {
  const spot = given.at ?? 'slot';
  for (const [keys, moments] of ONLY) for (const key of keys) if (given[key] !== undefined && !moments.includes(spot)) wrong([key], `this is said of ${moments.join(', ')}, not of ${spot}`);
  const active = whoOf(box, given.turn ?? 0, ['turn']);
  const everybody = Array.from({ length: box.participants }, (_, who) => who);
  state.order = given.order ? given.order.map((who, place) => whoOf(box, who, ['order', place])) : [active, ...everybody.filter((who) => who !== active)];
  if (state.order.length !== box.participants) wrong(['order'], `expected ${box.participants} participants`);
  if (spot === 'invasion' || spot === 'scoring') {
    state.queue = given.queue ? given.queue.map((who, place) => whoOf(box, who ?? -1, ['queue', place])) : state.order.slice();
    state.frames.push({ kind: 'year', step: YEAR.indexOf(spot) });
    return;
  }
  const first = (state.round - 1) * 5;
  for (const [slot, who] of entriesOf(given.slots)) {
    const place = placeOf(SLOTS, slot) - first;
    if (place < 0 || place > 4) wrong(['slots', slot], `the current side is ${at(SIDES, state.round - 1)}`);
    state.slots[place] = whoOf(box, who, ['slots', slot]);
  }
  if (spot === 'roundEnd') arrangeRoundEnd(box, state, given);
  else arrangeTurn({ box, state }, given, active, spot);
}

function takeFreeSlot(state: State, who: number): void {
  if (state.slots.includes(who)) return;
  state.slots[state.slots.lastIndexOf(-1)] = who;
}

function arrangeRoundEnd(box: Box, state: State, { queue, queueCamels }: Arrangement): void {
  queue?.forEach((who, place) => {
    if (who !== null) state.queue[place] = whoOf(box, who, ['queue', place]);
  });
  queueCamels?.forEach((camels, place) => { state.queueCamels[place] = camels; });
  for (const who of state.order) if (!state.queue.includes(who)) takeFreeSlot(state, who);
  state.frames.push({ kind: 'year', step: roundStep(state.round) + 2 }, { kind: 'queues', slot: 0 });
}

function arrangeTurn({ box, state }: Omit<Sitting, 'player'>, given: Arrangement, active: number, spot: 'slot' | 'site' | 'act' | 'after'): void {
  const first = (state.round - 1) * 5;
  const turn = state.order.indexOf(active);
  state.frames.push({ kind: 'year', step: roundStep(state.round) + 1 });
  if (spot === 'slot') {
    for (const who of state.order.slice(0, turn)) takeFreeSlot(state, who);
    state.frames.push({ kind: 'turns', step: turn });
    return;
  }
  if (active >= box.seats) wrong(['at'], 'automata begin their turn with the slot');
  if (given.slot === undefined) return wrong(['slot'], `expected one of ${SLOTS.slice(first, first + 5).join(', ')}`);
  const slot = placeOf(SLOTS, given.slot);
  const place = slot - first;
  if (place < 0 || place > 4) wrong(['slot'], `the current side is ${at(SIDES, state.round - 1)}`);
  state.slots[place] = active;
  for (const who of state.order.slice(0, turn)) takeFreeSlot(state, who);
  state.turn = { seat: active, slot, cell: -1, discounted: 0, marketUsed: 0, trading: 0 };
  if (spot !== 'site') {
    if (given.site === undefined) return wrong(['site'], 'the site that has been activated is missing');
    const cell = placeOf(CELLS, given.site);
    if (at(state.buildings, cell) < 0) placeBuilding({ box, state }, given.site, active, ['site']);
    state.turn.cell = cell;
  }
  state.frames.push({ kind: 'turns', step: turn + 1 }, { kind: 'after', seat: active });
  if (spot === 'act' || (spot === 'site' && hasSite({ box, state, events: null }, active, slot))) state.frames.push({ kind: spot, seat: active });
}

/** The camels nobody spoke of stand where they stand after the set-up; there are fewer if others were given away. */
function arrangeCamels(box: Box, state: State, given: Arrangement): void {
  const total = at(CAMELS, box.seats);
  const beyond = given.rowCamels?.find((place) => place > state.row.length);
  if (beyond !== undefined) wrong(['rowCamels'], `there is no card on place ${beyond}`);
  state.rowCamels = state.row.map((_, spot) => (given.rowCamels ? given.rowCamels.includes(spot + 1) : spot < at(ROW_CAMELS, box.seats)) ? 1 : 0);
  state.cityCamels = [0, 1, 2, 3].map((city) => (!given.cityCamels || given.cityCamels.includes(at(CITIES, city)) ? 1 : 0));
  state.mosqueCamels = [1, 2, 3, 4].map((path) => (!given.mosqueCamels || given.mosqueCamels.includes(path) ? 1 : 0));
  for (const player of state.players) {
    player.posts.forEach((post, city) => {
      if (!post || city >= OUTER) return;
      if (given.cityCamels?.includes(at(CITIES, city))) wrong(['cityCamels'], `the first post in ${at(CITIES, city)} has brought this camel`);
      state.cityCamels[city] = 0;
    });
    if (player.mosque < 0 || player.mosque >= state.mosqueCamels.length) continue;
    if (given.mosqueCamels?.includes(player.mosque + 1)) wrong(['mosqueCamels'], `whoever stands on path ${player.mosque + 1} has taken this camel`);
    state.mosqueCamels[player.mosque] = 0;
  }
  state.removedCamels = 0;
  let surplus = camelsIn(box, state) - total;
  const spare = [given.rowCamels ? [] : state.rowCamels, given.cityCamels ? [] : state.cityCamels, given.mosqueCamels ? [] : state.mosqueCamels];
  for (const places of spare) {
    for (let where = places.length - 1; where >= 0 && surplus > 0; where -= 1) {
      surplus -= (places[where] ?? 0);
      places[where] = 0;
    }
  }
  if (surplus > 0) wrong(['players'], `there are ${total} camels in the game`);
  state.removedCamels = Math.max(-surplus, 0);
}
