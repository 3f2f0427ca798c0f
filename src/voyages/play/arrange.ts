// Positions for tests, puzzles and questions about rules, out of a few words.
import { InvalidDataError } from '../../kernel/errors.js';
import { insertDie, placed, placerOf, type Die } from '../../mechanics/dice.js';
import { UNSEEN, unseen } from '../../mechanics/piles.js';
import { boxOf, characterOf, type Position } from '../box.js';
import { tablesOf } from '../content/tables.js';
import { CHARACTERS } from '../content/characters.js';
import { configSchema, type SmallCity } from '../config.js';
import { BLACK_DICE, CONTRACT_COLUMNS, START, STACKS } from '../content/board.js';
import type { CityBonusId } from '../content/standard/bonuses.js';
import type { Pack } from '../content/pack.js';
import { queue } from '../rules/gains.js';
import { CARD_CITIES, CITY_CARD_IDS, GOAL_IDS, LARGE_CITIES, REGULAR_IDS, SMALL_CITIES, SPACE_IDS, STARTING_IDS } from '../content/ids.js';
import { unrolledDice } from '../rules/dice.js';
import { ROUND_STEPS } from '../rules/course/round.js';
import { newSpaces, newState } from '../rules/setup/setup.js';
import type { Player, State } from '../state.js';
import { freshTurn } from '../rules/course/turn.js';
import { demandArrangement, type ArrangedPlayer, type Arrangement } from './arrangement.js';

const refuse = (message: string, ...path: (string | number)[]): never => {
  throw new InvalidDataError('arrangement', path, message);
};

/** Ids handed out one after the other, leaving out those that are named somewhere. */
function supply(ids: readonly string[], named: readonly (string | null)[]): string[] {
  return ids.filter((id) => !named.includes(id));
}

function namedContracts({ players = [], row = [], special = [], mixed = [], stacks = [] }: Arrangement): (string | null)[] {
  const named = [...row, ...special, ...mixed.flat(), ...stacks];
  for (const { contracts = [], completed = [] } of players) named.push(...contracts, ...(typeof completed === 'number' ? [] : completed));
  return named;
}

/** Own dice that lie on no space show 3. */
function usualDice({ spaces = {}, cardDice = {} }: Arrangement, seat: number): Die[] {
  const lying = [...Object.values(spaces).flat(), ...Object.values(cardDice)].filter((die) => placerOf(die) === seat && die.includes('own')).length;
  return new Array<Die>(Math.max(0, START.dice - lying)).fill('own3');
}

/** What has not been given to anybody yet; it becomes less. */
interface Left {
  readonly contracts: string[];
  readonly goals: string[];
}

function arrangePlayer(seat: number, given: ArrangedPlayer, usual: readonly Die[], { contracts, goals }: Left): Player {
  const character = given.character ?? null;
  const rules = character === null ? { figures: 1, start: 'venezia' } : (CHARACTERS.find(({ id }) => id === character) as (typeof CHARACTERS)[number]);
  const dice: Die[] = [];
  for (const die of given.dice ?? usual) insertDie(dice, character === 'raschid' ? (`${die.slice(0, -1)}0` as Die) : die);
  const { completed = [] } = given;
  if (typeof completed === 'number' && completed > contracts.length) refuse('so many contracts are not left', 'players', seat, 'completed');
  return {
    character,
    coin: given.coin ?? 0, camel: given.camel ?? 0, pepper: given.pepper ?? 0, silk: given.silk ?? 0, gold: given.gold ?? 0, vp: given.vp ?? 0,
    dice,
    passed: given.passed ?? false,
    contracts: [...(given.contracts ?? [])],
    completed: typeof completed === 'number' ? contracts.splice(contracts.length - completed, completed) : [...completed],
    posts: [...(given.posts ?? [])],
    figures: given.figures ? [...given.figures] : new Array<string>(rules.figures).fill(rules.start),
    goals: given.goals ? [...given.goals].sort() : goals.splice(0, START.goalsDealt),
    returned: [...(given.returned ?? [])].sort(),
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
  const rest = supply(CITY_CARD_IDS, cards);
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
  state.row = [...(given.row ?? free.splice(0, CONTRACT_COLUMNS)), ...new Array<null>(CONTRACT_COLUMNS).fill(null)].slice(0, CONTRACT_COLUMNS);
  const stacks = unseen((STACKS.count - state.round) * STACKS.size);
  state.stacks = given.stacks ? [...given.stacks] : stacks;
  const used = state.stacks.filter((entry) => entry === UNSEEN).length;
  const hidden = given.pool ? [...given.pool].sort() : free;
  // What is named nowhere and was seen lies at the bottom.
  const seen = given.pool ? free : [];
  state.special = [...(given.special ?? unseen(Math.max(0, hidden.length - used))), ...seen];
  state.mixed = (given.mixed ?? []).map((group) => [...group].sort());
  const needed = [...state.stacks, ...state.special].filter((entry) => entry === UNSEEN).length;
  if (needed > hidden.length) refuse(`${needed} unseen contracts are needed, ${hidden.length} are left`, given.pool ? 'pool' : 'special');
  // With a special stack given by name, contracts that lie nowhere may turn up in the place of unseen ones.
  state.pool = hidden;
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
    const { dice, posts } = state.players[seat] as Player;
    const { freshPosts = [], ...turn } = given.turn ?? {};
    state.turn = { ...freshTurn(dice.length), ...turn, freshPosts: freshPosts.slice() };
    const foreign = freshPosts.findIndex((city) => !posts.includes(city));
    if (foreign >= 0) refuse('whose turn it is has no post there', 'turn', 'freshPosts', foreign);
    state.frames = [{ kind: 'round', step: ROUND_STEPS.indexOf('leftovers') }, { kind: 'turns', seat: (seat + 1) % state.players.length }, { kind: 'turn', seat }];
  }
}

/**
 * A legal position out of a few words: whose turn it is, who has what, which dice, tiles and contracts lie where.
 * Contracts that are not named are face down, goal cards not named are not dealt, tiles not named are gone.
 */
export function arrange(pack: Pack, words: object): State {
  const arrangement = demandArrangement(words);
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
  const { pool = [] } = arrangement;
  const free = supply(REGULAR_IDS, [...namedContracts(arrangement), ...pool]);
  const goals = supply(GOAL_IDS, given.flatMap((player) => [...(player.goals ?? []), ...(player.returned ?? [])]));
  state.round = arrangement.round ?? 1;
  state.startPlayer = arrangement.startPlayer ?? 0;
  const travelled = arrangement.spaces?.travel?.at(-1);
  // Who put the last dice on the travel space travelled last.
  state.lastTraveller = arrangement.lastTraveller === undefined && travelled !== undefined ? placerOf(travelled) : arrangement.lastTraveller ?? null;
  state.players = state.players.map((_, at) => arrangePlayer(at, given[at] ?? {}, usualDice(arrangement, at), { contracts: free, goals }));
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
