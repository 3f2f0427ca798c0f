import { InvalidDataError } from '../../kernel/errors.js';
import type { Answers } from '../../kernel/rulings.js';
import { inOrder, insertDie, placed, placerOf, type Die, type PlacedDie } from '../../mechanics/dice.js';
import { UNSEEN, unseen } from '../../mechanics/piles.js';
import { arrangementSchema } from './arrange-schema.js';
import { boxOf, characterOf, type Position } from '../box.js';
import { tablesOf } from '../content/tables.js';
import { CHARACTERS } from '../content/characters.js';
import { configSchema, type SmallCity, type Variants } from '../config.js';
import { BLACK_DICE, START, STACKS } from '../content/board.js';
import type { CityBonusId } from '../content/bonuses.js';
import type { Pack } from '../content/pack.js';
import type { CharacterId } from '../content/character-ids.js';
import { queue } from '../rules/gains.js';
import { CARD_CITIES, CITY_CARD_IDS, GOAL_IDS, LARGE_CITIES, REGULAR_IDS, SMALL_CITIES, SPACE_IDS, STARTING_IDS } from '../content/ids.js';
import type { Effect } from '../content/resources.js';
import { unrolledDice } from '../rules/dice.js';
import { ROUND_STEPS, type RoundStep } from '../rules/round.js';
import type { rulings } from '../rulings.js';
import { newSpaces, newState } from '../rules/setup/setup.js';
import type { Player, Spaces, State, Turn } from '../state.js';
import { freshTurn } from '../rules/turn.js';

/** What a player of an arranged position has; everything not named is as boring as can be. */
export interface ArrangedPlayer {
  /** Plain rules without a character unless named: only arranged positions have players without one. */
  character?: CharacterId | null;
  coin?: number;
  camel?: number;
  pepper?: number;
  silk?: number;
  gold?: number;
  vp?: number;
  /** Unplaced dice, in any order, such as `['own5', 'black2']`; five own dice (fewer those on spaces) showing 3 unless told. Own dice that are neither here nor on a space lie on the money bag. */
  dice?: readonly Die[];
  passed?: boolean;
  /** Active contracts; none unless told. */
  contracts?: readonly string[];
  /** Completed contracts, or how many there are. */
  completed?: readonly string[] | number;
  /** Cities with a post; none unless told. */
  posts?: readonly string[];
  /** Where the figures stand; where the character begins unless told. */
  figures?: readonly string[];
  /** Goal cards; two that nobody else has unless told. */
  goals?: readonly string[];
}

/** A position in a few words: a main decision of a seat, or a moment between two steps of a round. */
export interface Arrangement {
  /** Number of players: as many as `players` names, but 4 if it names none. */
  seats?: number;
  rulings?: Partial<Answers<typeof rulings>>;
  variants?: Variants;
  players?: readonly ArrangedPlayer[];
  /** Whose turn it is; 0 unless told. */
  seat?: number;
  round?: number;
  startPlayer?: number;
  lastTraveller?: number | null;
  /** What has happened this turn: nothing unless told. */
  turn?: Partial<Turn>;
  /** Dice on spaces, such as `{ travel: ['1:own4', '1:own2'] }`; neutral dice are there anyway. */
  spaces?: Partial<Spaces>;
  /** Dice on city cards, by card. */
  cardDice?: Readonly<Record<string, PlacedDie>>;
  /** The card of a city, or the three of Sumatra; others as they come. */
  cityCards?: Readonly<Record<string, string | readonly string[]>>;
  /** The outpost tile of a large city, `null` if it is gone; all are gone unless told. */
  outposts?: Readonly<Record<string, string | null>>;
  /** The bonus tile of a small city; where they lie without the variant unless told. */
  cityBonuses?: Readonly<Partial<Record<SmallCity, string>>>;
  /** Who has a post on the 10, 7, 4 and 1 of Beijing; in the order of seats unless told. */
  beijing?: readonly (number | null)[];
  /** Contracts in columns 1 to 6; a full row unless told. */
  row?: readonly (string | null)[];
  /** The special stack from top to bottom: ids, `?` for unseen ones; unseen ones unless told. */
  special?: readonly string[];
  /** Face-down contracts of the coming rounds; unseen ones unless told. */
  stacks?: readonly string[];
  /** Bonuses that are due at once, in the middle of the turn. */
  bonuses?: readonly Effect[];
  /** Begin with a step of the round instead of a turn: dice named lie rolled on the boards, or (before `roll`) are still to be rolled. */
  step?: RoundStep;
  /** The game is over: for final scores. */
  over?: boolean;
}

const refuse = (message: string, ...path: (string | number)[]): never => {
  throw new InvalidDataError('arrangement', path, message);
};

/** Ids handed out one after the other, leaving out those that are named somewhere. */
function supply(ids: readonly string[], named: readonly string[]): string[] {
  return ids.filter((id) => !named.includes(id));
}

function namedContracts({ players = [], row = [], special = [], stacks = [] }: Arrangement): string[] {
  const named = [...row.filter((id) => id !== null), ...special, ...stacks];
  for (const { contracts = [], completed = [] } of players) named.push(...contracts, ...(typeof completed === 'number' ? [] : completed));
  return named;
}

/** Own dice that lie on no space show 3. */
function usualDice({ spaces = {}, cardDice = {} }: Arrangement, seat: number): Die[] {
  const lying = [...Object.values(spaces).flat(), ...Object.values(cardDice)].filter((die) => placerOf(die) === seat && die.includes('own')).length;
  return new Array<Die>(Math.max(0, START.dice - lying)).fill('own3');
}

function arrangePlayer(seat: number, given: ArrangedPlayer, usual: readonly Die[], contracts: string[], goals: string[]): Player {
  const character = given.character ?? null;
  const rules = character === null ? { figures: 1, start: 'venezia' } : (CHARACTERS.find(({ id }) => id === character) as (typeof CHARACTERS)[number]);
  const dice: Die[] = [];
  for (const die of given.dice ?? usual) insertDie(dice, character === 'raschid' ? (`${die.slice(0, -1)}0` as Die) : die);
  const { completed = [] } = given;
  return {
    character,
    coin: given.coin ?? 0, camel: given.camel ?? 0, pepper: given.pepper ?? 0, silk: given.silk ?? 0, gold: given.gold ?? 0, vp: given.vp ?? 0,
    dice: inOrder(dice) ? dice : refuse('dice cannot be ordered', 'players', seat, 'dice'),
    passed: given.passed ?? false,
    contracts: [...(given.contracts ?? [])],
    completed: typeof completed === 'number' ? contracts.splice(contracts.length - completed, completed) : [...completed],
    posts: [...(given.posts ?? [])],
    figures: given.figures ? [...given.figures] : new Array<string>(rules.figures).fill(rules.start),
    goals: given.goals ? [...given.goals].sort() : goals.splice(0, START.goalsDealt),
    returned: [],
  };
}

function arrangeCards(given: NonNullable<Arrangement['cityCards']>): string[] {
  const cards: (string | null)[] = CARD_CITIES.map(() => null);
  for (const [city, card] of Object.entries(given)) {
    const list = typeof card === 'string' ? [card] : card;
    list.forEach((id, at) => {
      const space = CARD_CITIES.indexOf(city) + at;
      if (CARD_CITIES[space] !== city) refuse('no such card space', 'cityCards', city);
      cards[space] = id;
    });
  }
  const rest = supply(CITY_CARD_IDS, cards.filter((id) => id !== null));
  return cards.map((id) => id ?? (rest.shift() as string));
}

function arrangeBonuses(pack: Pack, given: NonNullable<Arrangement['cityBonuses']>): string[] {
  const { places } = tablesOf(pack);
  const usual = (city: string): string => places[city] as string;
  const named = Object.values(given);
  // A tile that is named for another city changes places with the one that lay there.
  const spare = SMALL_CITIES.filter((city) => given[city] !== undefined && !named.includes(usual(city))).map(usual);
  return SMALL_CITIES.map((city) => given[city] ?? (named.includes(usual(city)) ? (spare.shift() as string) : usual(city)));
}

function placesOf(pack: Pack, { cityBonuses = {} }: Arrangement): Record<SmallCity, CityBonusId> {
  const bonuses = arrangeBonuses(pack, cityBonuses);
  return Object.fromEntries(SMALL_CITIES.map((city, at) => [city, bonuses[at]])) as Record<SmallCity, CityBonusId>;
}

/** Puts own dice that are nowhere on the money bag, and counts the black dice left on the board. */
function completeDice(position: Position, unrolled: boolean): void {
  const { state } = position;
  const onBoard = [...SPACE_IDS.flatMap((space) => state.spaces[space]), ...state.cardDice.filter((die) => die !== null)];
  let black = 0;
  state.players.forEach((player, seat) => {
    const own = onBoard.filter((die) => placerOf(die) === seat);
    if (unrolled) {
      // Before a roll all dice are back on the player boards.
      player.dice = unrolledDice(position, player);
      return;
    }
    black += [...player.dice, ...own].filter((die) => die.includes('black')).length;
    const missing = START.dice - [...player.dice, ...own].filter((die) => die.includes('own')).length;
    for (let die = 0; die < missing; die += 1) state.spaces.moneyBag.push(placed(seat, 'own1'));
    const hasWhite = [...player.dice, ...own].some((die) => die.includes('white'));
    if (characterOf(position, player).whiteDie && !hasWhite) state.spaces.moneyBag.push(placed(seat, 'white1'));
  });
  state.blackDice = BLACK_DICE[state.players.length as keyof typeof BLACK_DICE] - black;
}

function arrangeContracts(state: State, given: Arrangement, free: string[]): void {
  state.row = given.row ? [...given.row, null, null, null, null, null, null].slice(0, 6) : free.splice(0, 6);
  const stacks = unseen((STACKS.count - state.round) * STACKS.size);
  state.stacks = given.stacks ? [...given.stacks] : stacks;
  const used = state.stacks.filter((entry) => entry === UNSEEN).length;
  state.special = given.special ? [...given.special] : unseen(Math.max(0, free.length - used));
  const needed = [...state.stacks, ...state.special].filter((entry) => entry === UNSEEN).length;
  if (needed > free.length) refuse(`${needed} unseen contracts are needed, ${free.length} are left`, 'special');
  // With a special stack given by name, contracts that lie nowhere may turn up in the place of unseen ones.
  state.pool = free;
}

function arrangeBoard(pack: Pack, state: State, given: Arrangement): void {
  const seats = state.players.length;
  const neutral = newSpaces(seats);
  for (const space of SPACE_IDS) state.spaces[space] = [...neutral[space], ...(given.spaces?.[space] ?? [])];
  state.cityCards = arrangeCards(given.cityCards ?? {});
  for (const [card, die] of Object.entries(given.cardDice ?? {})) {
    const space = state.cityCards.indexOf(card);
    if (space < 0) refuse('this card lies in no city', 'cardDice', card);
    state.cardDice[space] = die;
  }
  state.outposts = LARGE_CITIES.map((city) => given.outposts?.[city] ?? null);
  state.cityBonuses = arrangeBonuses(pack, given.cityBonuses ?? {});
  const there = state.players.flatMap(({ posts }, seat) => (posts.includes('beijing') ? [seat] : []));
  state.beijing = given.beijing ? [...given.beijing] : [0, 1, 2, 3].map((space) => there[space] ?? null);
}

function arrangeFrames(state: State, given: Arrangement): void {
  const seat = given.seat ?? 0;
  const { step } = given;
  if (given.over) state.frames = [];
  else if (step) state.frames = [{ kind: 'round', step: ROUND_STEPS.indexOf(step) }];
  else {
    state.turn = { ...freshTurn((state.players[seat] as Player).dice.length), ...given.turn };
    state.frames = [{ kind: 'round', step: ROUND_STEPS.indexOf('leftovers') }, { kind: 'turns', seat: (seat + 1) % state.players.length }, { kind: 'turn', seat }];
  }
}

/**
 * A legal position out of a few words: whose turn it is, who has what, which dice, tiles and contracts lie where.
 * Contracts that are not named are face down, goal cards not named are not dealt, tiles not named are gone.
 */
export function arrange(pack: Pack, arrangement: Arrangement): State {
  const malformed = arrangementSchema.check(arrangement);
  if (malformed) refuse(malformed.message, ...malformed.path);
  const { players: given = [], rulings, variants } = arrangement;
  const seats = arrangement.seats ?? (given.length > 1 ? given.length : 4);
  const config = {
    seats,
    ...(rulings ? { rulings } : {}),
    ...(variants ? { variants } : {}),
    ...(rulings?.firstPlayer === 'seat' ? { firstPlayer: arrangement.startPlayer ?? 0 } : {}),
    ...(rulings?.cityBonusPlaces === 'given' ? { cityBonusPlaces: placesOf(pack, arrangement) } : {}),
  };
  const wrong = configSchema.check(config);
  if (wrong) refuse(wrong.message, ...wrong.path);
  if (given.length > seats) refuse('more players than seats', 'players');
  const seat = arrangement.seat ?? 0;
  if (seat >= seats) refuse('nobody sits there', 'seat');

  const state = newState(config);
  const free = supply(REGULAR_IDS, namedContracts(arrangement));
  const goals = supply(GOAL_IDS, given.flatMap((player) => player.goals ?? []));
  state.round = arrangement.round ?? 1;
  state.startPlayer = arrangement.startPlayer ?? 0;
  const travelled = arrangement.spaces?.travel?.at(-1);
  // Who put the last dice on the travel space travelled last.
  state.lastTraveller = arrangement.lastTraveller === undefined && travelled !== undefined ? placerOf(travelled) : arrangement.lastTraveller ?? null;
  state.players = state.players.map((_, at) => arrangePlayer(at, given[at] ?? {}, usualDice(arrangement, at), free, goals));
  state.goalPool = goals;
  state.starting = supply(STARTING_IDS, namedContracts(arrangement));
  arrangeBoard(pack, state, arrangement);
  arrangeContracts(state, arrangement, free);
  const position: Position = { box: boxOf(state.config, pack), state, events: null };
  completeDice(position, arrangement.step === 'roll');
  arrangeFrames(state, arrangement);
  if (arrangement.bonuses) queue(position, seat, [...arrangement.bonuses]);
  return state;
}
