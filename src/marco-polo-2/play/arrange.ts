// Positions for tests, puzzles and questions about rules, out of a few words.
import { InvalidDataError, type Path } from '../../kernel/errors.js';
import type { Schema } from '../../kernel/schema.js';
import { colourOf, insertDie, isOwn, placed, type Die } from '../../mechanics/dice.js';
import { entry, nth } from '../../mechanics/known.js';
import { characterOf, diceOn, GOALS_DEALT, ROUNDS, type Box } from '../box.js';
import { configSchema, type Config } from '../config.js';
import { blackDice, diceOnBoard, travelHeight } from '../rules/pieces.js';
import { ROUND_STEPS, unrolledDice } from '../rules/course/round.js';
import { emptyState, endow } from '../rules/course/setup.js';
import type { State } from '../state.js';
import { demandArrangement, type ArrangedPlayer, type Arrangement } from './arrangement.js';

export type { Arrangement } from './arrangement.js';

const COUNTERS = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp', 'shieldPlus'] as const;

function fail(path: Path, message: string): never {
  throw new InvalidDataError('arrangement', path, message);
}

/** The config an arrangement is played with. */
function configOf({ seats, players, preset, rulings }: Arrangement): Config {
  const config = { seats: seats ?? Math.max(2, players?.length ?? 4), ...(preset && { preset }), ...(rulings && { rulings }), firstPlayer: 0 };
  const found = configSchema.check(config);
  if (found) fail(found.path, found.message);
  return config;
}

/** A pool of ids out of which named ones are taken, and the next ones where nothing is said. */
interface Supply {
  readonly take: (id: string, path: Path) => string;
  readonly takeAll: (ids: readonly string[], path: Path) => string[];
  readonly next: (fits?: (id: string) => boolean) => string;
  readonly rest: () => string[];
}

function supplyOf(table: readonly { readonly id: string }[], reserved: readonly (string | null | undefined)[]): Supply {
  const left = table.map(({ id }) => id);
  const take = (id: string, path: Path): string => {
    const at = left.indexOf(id);
    if (at < 0) fail(path, `"${id}" is unknown or used twice`);
    left.splice(at, 1);
    return id;
  };
  return {
    take,
    takeAll: (ids, path) => ids.map((id, at) => take(id, [...path, at])),
    next: (fits = () => true) => take(left.find((id) => fits(id) && !reserved.includes(id)) ?? left.find(fits) ?? '', []),
    rest: () => left.slice().sort(),
  };
}

/** The state an arrangement describes, before it is settled and checked. */
export function arranged(agree: (config: Config) => { readonly config: Config; readonly box: Box }, schema: Schema<Arrangement>, given: object): State {
  const spec = demandArrangement(schema, given);
  const { config, box } = agree(configOf(spec));
  const state = emptyState(box, config);
  state.round = spec.round ?? (spec.at === 'over' ? ROUNDS : 2);
  state.firstPlayer = spec.firstPlayer ?? 0;
  state.nextFirst = spec.nextFirst ?? state.firstPlayer;
  if ((spec.players?.length ?? 0) > box.seats) fail(['players', box.seats], 'there is no such seat');
  arrangeBoard(box, state, spec);
  arrangeOffers(box, state, spec);
  arrangeContracts(box, state, spec);
  arrangePlayers(box, state, spec);
  arrangeDice(box, state, spec);
  arrangeFrames(state, spec, box.seats);
  state.travelHeight = spec.travelHeight ?? travelHeight(box, state);
  return state;
}

function arrangeBoard({ tables }: Box, state: State, { cityCards = {}, cardDeck, goneCards, markers = {}, outposts = {}, players = [] }: Arrangement): void {
  const { pack } = tables;
  const deck = supplyOf(pack.cityCards, [...Object.values(cityCards), ...(cardDeck ?? []), ...(goneCards ?? [])]);
  for (const place of state.cityCards) {
    const named = cityCards[place.place];
    place.card = named === undefined ? deck.next() : deck.take(named, ['cityCards', place.place]);
  }
  state.goneCards = deck.takeAll(goneCards ?? [], ['goneCards']).sort();
  if (cardDeck === undefined) state.cardDeck = deck.rest();
  else {
    state.cardDeck = deck.takeAll(cardDeck, ['cardDeck']).sort();
    state.goneCards = [...state.goneCards, ...deck.rest()].sort();
  }
  const stack = supplyOf(pack.cityBonusMarkers, Object.values(markers));
  state.markers = tables.markerCities.map((city) => (markers[city] === undefined ? stack.next() : stack.take(markers[city], ['markers', city])));
  const kept = players.flatMap((player) => player.outposts ?? []);
  const tiles = supplyOf(pack.outpostBonuses, []);
  state.outposts = tables.outpostCities.map((city) => (outposts[city] === undefined ? null : tiles.take(outposts[city], ['outposts', city])));
  const visited = tables.outpostCities.find((city) => outposts[city] !== undefined && players.some(({ posts = [] }) => posts.includes(city)));
  if (visited !== undefined) fail(['outposts', visited], 'whoever came first has taken this tile');
  state.goneOutposts = tiles.rest().filter((tile) => !kept.includes(tile)).slice(0, tables.outpostCities.length - kept.length - Object.keys(outposts).length);
}

function arrangeOffers({ tables }: Box, state: State, { offers = {}, nextOffers = {}, goneOffers = [], at }: Arrangement): void {
  const pool = supplyOf(tables.pack.offerTiles, [...Object.values(offers), ...Object.values(nextOffers), ...goneOffers]);
  const isLast = state.round === ROUNDS && at !== 'round-start';
  for (const [place, { id: book }] of tables.books.entries()) {
    const next = (): string => pool.next((tile) => tables.tile[tile]?.book === book);
    state.offers[place] = offers[book] === undefined ? next() : pool.take(offers[book], ['offers', book]);
    state.nextOffers[place] = nextOffers[book] !== undefined ? pool.take(nextOffers[book], ['nextOffers', book]) : isLast ? null : next();
  }
  state.goneOffers = pool.takeAll(goneOffers, ['goneOffers']).sort();
  state.offerPool = pool.rest();
}

function arrangeContracts({ tables }: Box, state: State, { contractPlaces = {}, pileEnd = [], pile, goneContracts = [], players = [] }: Arrangement): void {
  const held = players.flatMap(({ contracts = [], completed }) => [...contracts, ...(typeof completed === 'object' ? completed : [])]);
  const supply = supplyOf([...tables.pack.contracts, ...tables.pack.startingContracts], [...Object.values(contractPlaces), ...pileEnd, ...(pile ?? []), ...held, ...goneContracts]);
  for (const [seat, { contracts = [], completed = [] }] of players.entries()) {
    const player = nth(state.players, seat);
    player.contracts = supply.takeAll(contracts, ['players', seat, 'contracts']);
    if (typeof completed === 'object') player.completed = supply.takeAll(completed, ['players', seat, 'completed']).sort();
  }
  for (const place of state.contractPlaces) {
    const named = contractPlaces[place.place];
    place.contract = named === null ? null : named === undefined ? supply.next() : supply.take(named, ['contractPlaces', place.place]);
  }
  supply.takeAll(pileEnd, ['pileEnd']);
  state.goneContracts = supply.takeAll(goneContracts, ['goneContracts']).sort();
  for (const [seat, { completed }] of players.entries()) if (typeof completed === 'number') nth(state.players, seat).completed = Array.from({ length: completed }, () => supply.next()).sort();
  const isStarting = (id: string): boolean => entry(tables.contract, id).starting;
  const rest = supply.rest();
  state.starting = rest.filter(isStarting);
  const unseen = rest.filter((id) => !isStarting(id));
  state.pile = pile === undefined ? unseen : pile.slice().sort();
  const stranger = state.pile.find((id) => !unseen.includes(id));
  if (stranger !== undefined) fail(['pile'], `"${stranger}" is unknown or used twice`);
  state.pileEnd = [...pileEnd, ...unseen.filter((id) => !state.pile.includes(id))];
}

function arrangePlayers(box: Box, state: State, { players = [] }: Arrangement): void {
  const goals = supplyOf(box.tables.pack.goalCards, players.flatMap(({ goal, returned = [] }) => [goal, ...returned]));
  for (const [seat, player] of state.players.entries()) {
    const wanted: ArrangedPlayer = players[seat] ?? {};
    if (wanted.character !== undefined) {
      if (!box.cast.includes(wanted.character)) fail(['players', seat, 'character'], 'does not take part');
      player.character = wanted.character;
      endow(box, player);
    }
    for (const key of COUNTERS) player[key] = wanted[key] ?? player[key];
    if (wanted.figure !== undefined && wanted.figures !== undefined) fail(['players', seat, 'figures'], 'say figure or figures, not both');
    player.figures = wanted.figures?.slice() ?? player.figures.map((place, figure) => (figure === 0 ? (wanted.figure ?? place) : place));
    player.posts = wanted.posts?.slice() ?? [];
    player.unplaced = Math.max(0, box.tables.pack.constants.posts + characterOf(box, player).morePosts - player.posts.length);
    player.improved = (wanted.improved ?? []).slice().sort();
    player.seals = [...new Set([...(wanted.seals ?? []), ...player.improved])];
    player.outposts = (wanted.outposts ?? []).slice().sort();
    player.doubled = wanted.doubled ?? null;
    player.goals = [wanted.goal === undefined ? goals.next() : goals.take(wanted.goal, ['players', seat, 'goal'])];
  }
  for (const [seat, player] of state.players.entries()) player.returned = goals.takeAll(players[seat]?.returned ?? [], ['players', seat, 'returned']);
  for (const player of state.players) {
    while (player.returned.length < GOALS_DEALT - 1) player.returned.push(goals.next());
    player.returned.sort();
  }
  state.goalPool = goals.rest();
}

const OWN_DICE: readonly Die[] = ['own5', 'own4', 'own3', 'own2', 'own1'];

/** The dice of a player of whom nothing is said: those that do not lie on the board. */
function usualDice(box: Box, state: State, seat: number, unrolled: boolean): Die[] {
  const { namesDice, whiteDie } = characterOf(box, nth(state.players, seat));
  if (unrolled) return unrolledDice(whiteDie);
  const lying = diceOnBoard(state).filter((die) => die.startsWith(`${seat}:own`)).length;
  const own = namesDice ? OWN_DICE.map((): Die => 'own0') : OWN_DICE;
  return [...own.slice(lying), ...(whiteDie ? (['white1'] as const) : [])];
}

/** Dice of a player that are neither on his board nor placed are taken to lie on the money bag. */
function arrangeDice(box: Box, state: State, { spaces = {}, cardDice = {}, players = [], blackDice: given, at }: Arrangement): void {
  const bag = diceOn({ state }, box.tables.bag);
  for (const space of state.spaces) space.dice.push(...(spaces[space.id] ?? []));
  for (const [card, die] of Object.entries(cardDice)) {
    const place = state.cityCards.find((one) => one.card === card);
    if (place === undefined) fail(['cardDice', card], 'this card does not lie face up');
    place.die = die;
  }
  for (const [seat, player] of state.players.entries()) {
    player.dice = [];
    for (const die of players[seat]?.dice ?? usualDice(box, state, seat, at === 'round-start' && state.round === 1)) insertDie(player.dice, die);
    const lying = diceOnBoard(state).filter((die) => die.startsWith(`${seat}:own`)).length;
    for (let missing = OWN_DICE.length - lying - player.dice.filter(isOwn).length; missing > 0; missing -= 1) bag.push(placed(seat, 'own1'));
  }
  const elsewhere = state.players.reduce((sum, { dice }) => sum + dice.filter((die) => colourOf(die) === 'black').length, diceOnBoard(state).filter((die) => die.includes('black')).length);
  const rolled = box.rulings.blackDiceVariant === 'off' || at === 'round-start' ? 0 : 1;
  state.blackDice = given?.slice().sort((a, b) => b - a) ?? Array.from({ length: Math.max(0, blackDice(box) - elsewhere) }, () => rolled);
  for (let missing = blackDice(box) - elsewhere - state.blackDice.length; missing > 0; missing -= 1) bag.push(placed(0, 'black1'));
}

function arrangeFrames(state: State, { seat = state.firstPlayer, at, turn = {} }: Arrangement, seats: number): void {
  if (seat >= seats) fail(['seat'], 'there is no such seat');
  if (at === 'over') return;
  if (at === 'round-start') {
    state.round -= 1;
    state.frames.push({ kind: 'round', step: 0 });
    return;
  }
  const { dice, contracts, posts } = nth(state.players, seat);
  const { acted = false, bought = false, begunWith = dice.length, held = contracts, freshPosts = [], passedThrough = [] } = turn;
  const foreign = freshPosts.findIndex((city) => !posts.includes(city));
  if (foreign >= 0) fail(['turn', 'freshPosts', foreign], 'whose turn it is has no post there');
  state.turn = { seat, acted, bought, begunWith, held: held.slice(), freshPosts: freshPosts.slice(), passedThrough: passedThrough.slice(), slotBusy: false, passes: 0 };
  state.frames.push({ kind: 'round', step: ROUND_STEPS.length }, { kind: 'turns', seat: (seat + 1) % seats }, { kind: 'refill' }, { kind: 'turn', seat });
}
