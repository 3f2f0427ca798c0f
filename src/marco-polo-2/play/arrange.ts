// Positions for tests, puzzles and questions about rules, out of a few words.
import { InvalidDataError, type Path } from '../../kernel/errors.js';
import { colourOf, insertDie, isOwn, placed, type Die, type PlacedDie } from '../../mechanics/dice.js';
import { heightOf } from '../contradiction.js';
import { characterOf, GOALS_DEALT, ROUNDS, type Box } from '../box.js';
import type { Config, Preset } from '../config.js';
import type { Rules } from '../rulings.js';
import { ROUND_STEPS } from '../rules/round.js';
import { emptyState, endow } from '../rules/setup.js';
import type { Frame, Player, State } from '../state.js';

/** What is said about a player; the rest is as after the set-up, without a character. */
export interface ArrangedPlayer {
  character?: string;
  coin?: number;
  camel?: number;
  pepper?: number;
  silk?: number;
  gold?: number;
  jade?: number;
  vp?: number;
  shieldPlus?: number;
  /** Dice on the player board, in any order; own dice left out are taken to lie on the money bag. `own5 own4 own3 own2 own1` unless told. */
  dice?: Die[];
  /** Where the figure, or the figures, stand; the start unless told. */
  figure?: string;
  figures?: string[];
  posts?: string[];
  /** Guilds whose seal he owns; improved ones need not be repeated. */
  seals?: string[];
  improved?: string[];
  active?: string[];
  /** Completed contracts, or how many there are. */
  completed?: string[] | number;
  /** Tiles before Filippo Vitello. */
  outposts?: string[];
  /** The goal card kept. */
  goal?: string;
  doubled?: string;
}

/**
 * A position. Unless told otherwise: four players in round 2 without characters, seat 0 begins and is at its turn, all
 * dice unplaced, the board in the order of the tables, all outpost bonus tiles gone, nothing waiting.
 */
export interface Arrangement {
  seats?: number;
  preset?: Preset;
  rulings?: Partial<Rules>;
  round?: number;
  /** Whose turn it is. */
  seat?: number;
  firstPlayer?: number;
  /** Who has the hourglass; the first player unless told. */
  nextFirst?: number;
  /** The highest travel space used this round. */
  travelHeight?: number;
  /** By seat. */
  players?: ArrangedPlayer[];
  /** Dice on action spaces, by id: `{ 'travel:middle': ['1:own3', '1:own2'] }`. Neutral dice are there by themselves. */
  spaces?: Record<string, PlacedDie[]>;
  /** City cards by place: `{ 'area:0': 'k03', 'kashgar:0': 'k01' }`. */
  cards?: Record<string, string>;
  /** Dice on city cards, by card. */
  cardDice?: Record<string, PlacedDie>;
  /** Contracts by place: `{ 'xian:0': 'c01', 'xian:1': null }`. */
  contracts?: Record<string, string | null>;
  /** Contracts known to lie at the bottom of the pile, topmost first. */
  pileEnd?: string[];
  /** The contracts nobody has seen; unless told, all that are nowhere else. Further ones lie below `pileEnd`. */
  pile?: string[];
  /** Offer tiles on the books, and on top of the piles, by book. */
  offers?: Record<string, string>;
  nextOffers?: Record<string, string>;
  /** City bonus markers by city. */
  markers?: Record<string, string>;
  /** Outpost bonus tiles by city. */
  outposts?: Record<string, string>;
  /** Black dice on their space, in the variant with their values; those not named anywhere are there by themselves. */
  blackDice?: number[];
  turn?: { acted?: boolean; bought?: boolean; began?: number; held?: string[]; fresh?: string[]; passed?: string[] };
  /** `turn`, or the start of the round, or the end of the game. */
  at?: 'turn' | 'round-start' | 'over';
}

const KEYS = ['seats', 'preset', 'rulings', 'round', 'seat', 'firstPlayer', 'nextFirst', 'travelHeight', 'players', 'spaces', 'cards', 'cardDice', 'contracts', 'pile', 'pileEnd', 'offers', 'nextOffers', 'markers', 'outposts', 'blackDice', 'turn', 'at'];
const PLAYER_KEYS = ['character', 'coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp', 'shieldPlus', 'dice', 'figure', 'figures', 'posts', 'seals', 'improved', 'active', 'completed', 'outposts', 'goal', 'doubled'];
const COUNTERS = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp', 'shieldPlus'] as const;

function fail(path: Path, message: string): never {
  throw new InvalidDataError('arrangement', path, message);
}

function demandKeys(value: object, known: readonly string[], path: Path): void {
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) fail([...path, stranger.slice(0, 40)], 'unknown key');
}

/** The config an arrangement is played with. */
export function arrangedConfig({ seats, players, preset, rulings }: Arrangement): Config {
  return { seats: seats ?? Math.max(2, players?.length ?? 4), ...(preset && { preset }), ...(rulings && { rulings }), firstPlayer: 0 };
}

/** A pool of ids out of which named ones are taken, and the next ones where nothing is said. */
interface Supply {
  readonly take: (id: string, path: Path) => string;
  readonly next: () => string;
  readonly rest: () => string[];
}

function supplyOf(table: readonly { readonly id: string }[], reserved: readonly string[]): Supply {
  const left = table.map(({ id }) => id);
  const take = (id: string, path: Path): string => {
    const at = left.indexOf(id);
    if (at < 0) fail(path, `"${id}" is unknown or used twice`);
    left.splice(at, 1);
    return id;
  };
  return { take, next: () => left.splice(Math.max(0, left.findIndex((id) => !reserved.includes(id))), 1)[0] as string, rest: () => left.slice().sort() };
}

/** The state an arrangement describes, before it is settled and checked. */
export function arrangedState(box: Box, config: Config, spec: Arrangement): State {
  demandKeys(spec, KEYS, []);
  const state = emptyState(box, config);
  state.round = spec.round ?? (spec.at === 'over' ? ROUNDS : 2);
  state.firstPlayer = spec.firstPlayer ?? 0;
  state.nextFirst = spec.nextFirst ?? state.firstPlayer;
  arrangeBoard(box, state, spec);
  arrangeContracts(box, state, spec);
  arrangePlayers(box, state, spec);
  arrangeDice(box, state, spec);
  arrangeFrames(state, spec, box.seats);
  state.travelHeight = spec.travelHeight ?? heightOf(box, state);
  return state;
}

function arrangeBoard(box: Box, state: State, spec: Arrangement): void {
  const { parts } = box;
  const { pack } = parts;
  const { cards = {}, markers = {}, outposts = {}, offers = {}, nextOffers = {} } = spec;
  demandKeys(cards, parts.cardPlaces, ['cards']);
  demandKeys(markers, parts.markerCities, ['markers']);
  demandKeys(outposts, parts.outpostCities, ['outposts']);
  for (const [what, given] of [['offers', offers], ['nextOffers', nextOffers]] as const) demandKeys(given, parts.books.map(({ id }) => id), [what]);
  const deck = supplyOf(pack.cityCards, Object.values(cards));
  for (const place of state.cards) place.card = cards[place.place] === undefined ? deck.next() : deck.take(cards[place.place] as string, ['cards', place.place]);
  state.cardDeck = deck.rest();
  const stack = supplyOf(pack.cityBonusMarkers, Object.values(markers));
  state.markers = parts.markerCities.map((city) => (markers[city] === undefined ? stack.next() : stack.take(markers[city], ['markers', city])));
  const tiles = supplyOf(pack.outpostBonuses, []);
  state.outposts = parts.outpostCities.map((city) => (outposts[city] === undefined ? null : tiles.take(outposts[city], ['outposts', city])));
  const kept = (spec.players ?? []).flatMap((player) => player.outposts ?? []);
  state.gone = tiles.rest().filter((tile) => !kept.includes(tile)).slice(0, parts.outpostCities.length - kept.length - Object.keys(outposts).length);
  const pool = supplyOf(pack.offerTiles, [...Object.values(offers), ...Object.values(nextOffers)]);
  for (const [at, { id }] of parts.books.entries()) {
    const ofBook = (): string => pool.take(pool.rest().find((tile) => parts.tile[tile]?.book === id && !Object.values(offers).includes(tile) && !Object.values(nextOffers).includes(tile)) ?? '', ['offers', id]);
    state.offers[at] = offers[id] === undefined ? ofBook() : pool.take(offers[id], ['offers', id]);
    const last = state.round === ROUNDS && spec.at !== 'round-start';
    state.nextOffers[at] = nextOffers[id] === undefined ? (last ? null : ofBook()) : pool.take(nextOffers[id], ['nextOffers', id]);
  }
  state.offerPool = pool.rest();
}

function arrangeContracts(box: Box, state: State, spec: Arrangement): void {
  const { parts } = box;
  const { contracts = {}, pileEnd = [], pile, players = [] } = spec;
  demandKeys(contracts, parts.contractPlaces, ['contracts']);
  const held = players.flatMap((player) => [...(player.active ?? []), ...(Array.isArray(player.completed) ? player.completed : [])]);
  const supply = supplyOf([...parts.pack.contracts, ...parts.pack.startingContracts], [...Object.values(contracts).flatMap((id) => id ?? []), ...pileEnd, ...(pile ?? []), ...held]);
  for (const [seat, { active = [], completed = [] }] of players.entries()) {
    const player = state.players[seat] as Player | undefined;
    if (player === undefined) fail(['players', seat], 'there is no such seat');
    player.active = active.map((id, at) => supply.take(id, ['players', seat, 'active', at]));
    if (Array.isArray(completed)) player.completed = completed.map((id, at) => supply.take(id, ['players', seat, 'completed', at])).sort();
  }
  for (const place of state.contracts) {
    const given = contracts[place.place];
    place.contract = given === null ? null : given === undefined ? supply.next() : supply.take(given, ['contracts', place.place]);
  }
  for (const id of pileEnd) supply.take(id, ['pileEnd']);
  for (const [seat, { completed }] of players.entries()) {
    if (typeof completed === 'number') (state.players[seat] as Player).completed = Array.from({ length: completed }, () => supply.next()).sort();
  }
  const rest = supply.rest();
  state.starting = rest.filter((id) => parts.contract[id]?.starting === true);
  const unseen = rest.filter((id) => parts.contract[id]?.starting === false);
  state.pile = pile === undefined ? unseen : pile.slice().sort();
  for (const id of state.pile) if (!unseen.includes(id)) fail(['pile'], `"${id}" is unknown or used twice`);
  state.pileEnd = [...pileEnd, ...unseen.filter((id) => !state.pile.includes(id))];
}

function arrangePlayers(box: Box, state: State, spec: Arrangement): void {
  const given = spec.players ?? [];
  const goals = supplyOf(box.parts.pack.goalCards, given.flatMap(({ goal }) => goal ?? []));
  for (const [seat, player] of state.players.entries()) {
    const wanted = given[seat] ?? {};
    demandKeys(wanted, PLAYER_KEYS, ['players', seat]);
    if (wanted.character !== undefined) {
      if (!box.cast.includes(wanted.character)) fail(['players', seat, 'character'], 'does not take part');
      player.character = wanted.character;
      endow(box, player);
    }
    for (const key of COUNTERS) player[key] = wanted[key] ?? player[key];
    player.figures = wanted.figures?.slice() ?? player.figures.map((place, figure) => (figure === 0 ? (wanted.figure ?? place) : place));
    player.posts = wanted.posts?.slice() ?? [];
    player.unplaced = box.parts.pack.constants.posts + characterOf(box, player).morePosts - player.posts.length;
    player.improved = (wanted.improved ?? []).slice().sort();
    player.seals = [...new Set([...(wanted.seals ?? []), ...player.improved])];
    player.outposts = (wanted.outposts ?? []).slice().sort();
    player.doubled = wanted.doubled ?? null;
    player.goals = [wanted.goal === undefined ? goals.next() : goals.take(wanted.goal, ['players', seat, 'goal'])];
  }
  for (const player of state.players) player.returned = Array.from({ length: GOALS_DEALT - 1 }, () => goals.next()).sort();
  state.goalPool = goals.rest();
}

const OWN_DICE: readonly Die[] = ['own5', 'own4', 'own3', 'own2', 'own1'];

/** Dice of a player that are neither on his board nor placed are taken to lie on the money bag. */
function arrangeDice(box: Box, state: State, spec: Arrangement): void {
  const { parts } = box;
  const bag = (state.spaces[parts.bag] as State['spaces'][number]).dice;
  demandKeys(spec.spaces ?? {}, parts.spaceIds, ['spaces']);
  for (const space of state.spaces) space.dice.push(...(spec.spaces?.[space.id] ?? []));
  for (const [card, die] of Object.entries(spec.cardDice ?? {})) {
    const place = state.cards.find((one) => one.card === card);
    if (place === undefined) fail(['cardDice', card], 'this card does not lie face up');
    place.die = die;
  }
  const board = [...state.spaces.flatMap(({ dice }) => dice), ...state.cards.flatMap(({ die }) => die ?? [])];
  let black = 0;
  const unrolled = spec.at === 'round-start' && state.round === 1;
  for (const [seat, player] of state.players.entries()) {
    const lying = board.filter((die) => die.startsWith(`${seat}:own`)).length;
    const { namesDice, whiteDie } = characterOf(box, player);
    const own = namesDice ? OWN_DICE.map((): Die => 'own0') : OWN_DICE;
    const given = spec.players?.[seat]?.dice ?? [...(unrolled ? own.map((): Die => 'own0') : own.slice(lying)), ...(whiteDie ? [unrolled ? ('white0' as const) : ('white1' as const)] : [])];
    player.dice = [];
    for (const die of given) insertDie(player.dice, die);
    for (let missing = OWN_DICE.length - lying - player.dice.filter(isOwn).length; missing > 0; missing -= 1) bag.push(placed(seat, 'own1'));
    black += player.dice.filter((die) => colourOf(die) === 'black').length + board.filter((die) => die.startsWith(`${seat}:black`)).length;
  }
  arrangeBlackDice(box, state, spec, black);
}

function arrangeBlackDice(box: Box, state: State, spec: Arrangement, elsewhere: number): void {
  const total = box.parts.pack.constants.blackDice[box.seats - 2] as number;
  const bag = (state.spaces[box.parts.bag] as State['spaces'][number]).dice;
  const rolled = box.rules.blackDiceVariant === 'off' || spec.at === 'round-start' ? 0 : 1;
  state.blackDice = spec.blackDice?.slice().sort((a, b) => b - a) ?? Array.from({ length: Math.max(0, total - elsewhere) }, () => rolled);
  for (let missing = total - elsewhere - state.blackDice.length; missing > 0; missing -= 1) bag.push(placed(0, 'black1'));
}

function arrangeFrames(state: State, spec: Arrangement, seats: number): void {
  const seat = spec.seat ?? state.firstPlayer;
  if (seat >= seats) fail(['seat'], 'there is no such seat');
  if (spec.at === 'over') return;
  if (spec.at === 'round-start') {
    state.round -= 1;
    state.frames.push({ kind: 'round', step: 0 });
    return;
  }
  const player = state.players[seat] as Player;
  const { acted = false, bought = false, began = player.dice.length, held = player.active, fresh = [], passed = [] } = spec.turn ?? {};
  state.turn = { seat, acted, bought, began, held: held.slice(), fresh: fresh.slice(), passed: passed.slice(), slotBusy: false, passes: 0 };
  const frames: Frame[] = [{ kind: 'round', step: ROUND_STEPS.length }, { kind: 'turns', seat: (seat + 1) % seats }, { kind: 'refill' }, { kind: 'turn', seat }];
  state.frames.push(...frames);
}
