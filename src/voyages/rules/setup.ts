// VOY-SETUP-1 to VOY-SETUP-12, VOY-PSET-1 to VOY-PSET-9, VOY-COUNT-1 to VOY-COUNT-7, VOY-VAR-1 to VOY-VAR-8, VOY-KUBILAI-1: the set-up.
import type { ChanceRequest, DrawRequest, Outcome, Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal, RuleId } from '../../kernel/legality.js';
import { dieOf } from '../../mechanics/dice.js';
import { putInOrder, takeOut, unseen } from '../../mechanics/piles.js';
import { seatsFrom } from './turn-order.js';
import type { Position } from '../box.js';
import { tidy, type Config } from '../config.js';
import { BLACK_DICE, CONTRACT_COLUMNS, NEUTRAL_DICE, START, STACKS } from '../content/board.js';
import type { CharacterId } from '../characters/ids.js';
import { FIRST_CHARACTERS } from '../content/characters.js';
import { UNROLLED } from './placings.js';
import type { Dealt, FrameOf } from '../frame-types.js';
import { credit, playerAt } from './gains.js';
import { CARD_CITIES, CHARACTER_IDS, CITY_BONUS_IDS, CITY_CARD_IDS, GOAL_IDS, LARGE_CITIES, OUTPOST_IDS, REGULAR_IDS, SMALL_CITIES, STARTING_IDS } from '../content/ids.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { layRow, putLeftovers, rowRule } from './round.js';
import type { Player, Spaces, State } from '../state.js';
import { freshTurn } from './turn.js';

/** The steps of the set-up in the order of the rule book. */
const SETUP_STEPS: readonly ((position: Position) => void)[] = [
  layCityBonuses,
  (position) => { deal(position, 'outposts'); },
  (position) => { deal(position, 'cityCards'); },
  (position) => { deal(position, 'row'); },
  openPiles,
  findFirstPlayer,
  (position) => { if (position.box.answers.draftTiming === 'before-player-setup') giveCharacters(position); },
  (position) => { dealToAll(position, 'startingContract'); },
  giveCamelsAndCoins,
  (position) => { if (position.box.answers.draftTiming === 'in-player-setup') giveCharacters(position); },
  setOutFigures,
  (position) => { dealToAll(position, 'goals'); },
  chooseGoals,
];

function newPlayer(): Player {
  return {
    character: null, coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, vp: 0,
    dice: new Array<ReturnType<typeof dieOf>>(START.dice).fill(dieOf('own', UNROLLED)),
    passed: false, contracts: [], completed: [], posts: [], figures: [], goals: [], returned: [],
  };
}

/** All spaces, with the neutral dice for the number of players. */
export function newSpaces(seats: number): Spaces {
  const neutral = NEUTRAL_DICE[seats as keyof typeof NEUTRAL_DICE];
  return {
    fiveCoins: new Array<'neutral1'>(neutral.fiveCoins).fill('neutral1'),
    'bazaar.camel': [], 'bazaar.pepper': [], 'bazaar.silk': [], 'bazaar.gold': [],
    khansFavour: new Array<'neutral1'>(neutral.khansFavour).fill('neutral1'),
    contracts: [], travel: [], moneyBag: [],
  };
}

/** The state before anything has happened. */
export function newState(config: Config): State {
  const { seats } = config;
  return {
    config: tidy(config),
    frames: [{ kind: 'setUp', step: 0 }],
    round: 1,
    startPlayer: null,
    lastTraveller: null,
    turn: freshTurn(0),
    players: Array.from({ length: seats }, newPlayer),
    spaces: newSpaces(seats),
    cardDice: CARD_CITIES.map(() => null),
    cityCards: [],
    outposts: [],
    cityBonuses: [],
    beijing: [null, null, null, null],
    blackDice: BLACK_DICE[seats as keyof typeof BLACK_DICE],
    row: [null, null, null, null, null, null],
    stacks: unseen(STACKS.count * STACKS.size),
    special: unseen(STACKS.special),
    mixed: [],
    pool: REGULAR_IDS.slice(),
    starting: STARTING_IDS.slice(),
    goalPool: GOAL_IDS.slice(),
    offered: [],
  };
}

/** Does the next step of the set-up; then round 1 begins. */
export function runSetUp(position: Position, frame: FrameOf<'setUp'>): void {
  const step = SETUP_STEPS[frame.step];
  frame.step += 1;
  if (step) { step(position); return; }
  pop(position);
  push(position, { kind: 'round', step: 0 });
}

function deal(position: Position, what: Dealt, seat: Seat | null = null): void {
  push(position, { kind: 'deal', what, seat });
}

function dealToAll(position: Position, what: Dealt): void {
  for (const seat of seatsFrom(position.state.startPlayer as Seat, position.box.seats).reverse()) deal(position, what, seat);
}

function layCityBonuses(position: Position): void {
  const { state } = position;
  const { variants, cityBonusPlaces } = state.config;
  if (variants?.cityBonuses) { deal(position, 'cityBonuses'); return; }
  state.cityBonuses = SMALL_CITIES.map((city) => cityBonusPlaces?.[city] ?? (position.box.places[city] as string));
}

/** With open piles everybody sees from the start what the other stacks hold (ruling `hiddenInformation`). */
function openPiles(position: Position): void {
  if (position.box.answers.hiddenInformation === 'piles-hidden') return;
  deal(position, 'special');
  for (let stack = 1; stack < STACKS.count; stack += 1) deal(position, 'stack');
}

function findFirstPlayer(position: Position): void {
  const { firstPlayer } = position.state.config;
  if (firstPlayer === undefined) deal(position, 'firstPlayer');
  else nameFirstPlayer(position, firstPlayer);
}

function nameFirstPlayer(position: Position, seat: Seat): void {
  position.state.startPlayer = seat;
  if (position.events) position.events({ kind: 'start-player', seat, rule: 'VOY-SETUP-12' });
}

function giveCamelsAndCoins(position: Position): void {
  const { state, box } = position;
  seatsFrom(state.startPlayer as Seat, box.seats).forEach((seat, place) => {
    credit(position, seat, 'set-up', [{ resource: 'camel', amount: START.camel }], 1, 'VOY-PSET-3');
    credit(position, seat, 'set-up', [{ resource: 'coin', amount: START.coinByTurn[place] as number }], 1, 'VOY-PSET-4');
    playerAt(position, seat).vp = Number(box.answers.startingVp);
  });
}

function giveCharacters(position: Position): void {
  const { state, box } = position;
  const order = seatsFrom(state.startPlayer as Seat, box.seats);
  if (state.config.variants?.draft) {
    for (const seat of order) push(position, { kind: 'pickCharacter', seat });
    deal(position, 'characters'); return;
  }
  order.forEach((seat, place) => { giveCharacter(position, seat, state.config.characters?.[seat] ?? (FIRST_CHARACTERS[place] as CharacterId), 'VOY-PSET-5'); });
}

function giveCharacter(position: Position, seat: Seat, character: CharacterId, rule: RuleId): void {
  const player = playerAt(position, seat);
  player.character = character;
  if (character === 'matteo') player.dice.push(dieOf('white', UNROLLED));
  if (position.events) position.events({ kind: 'character', seat, character, rule });
}

/** The revealed characters. */
export function legalCharacters({ state }: Position, _frame: FrameOf<'pickCharacter'>, moves: Move[]): void {
  for (const character of state.offered) moves.push({ kind: 'pickCharacter', character });
}

/** Why a character cannot be picked. */
export function refuseCharacter({ state }: Position, _frame: FrameOf<'pickCharacter'>, { character }: Play<'pickCharacter'>): Refusal | null {
  return state.offered.includes(character) ? null : refusals['not-revealed'];
}

/** Picks a character; the one left over at the end goes to the box. */
export function playCharacter(position: Position, { seat }: FrameOf<'pickCharacter'>, { character }: Play<'pickCharacter'>): void {
  const { state } = position;
  pop(position);
  takeOut(state.offered, character);
  giveCharacter(position, seat, character, 'VOY-VAR-6');
  if (state.offered.length === 1) state.offered = [];
}

function setOutFigures(position: Position): void {
  const { state, box } = position;
  for (const seat of seatsFrom(state.startPlayer as Seat, box.seats)) {
    const player = playerAt(position, seat);
    const { figures, start } = box.characters[player.character as CharacterId];
    player.figures = new Array<string>(figures).fill(start);
    if (player.character !== 'kubilai') continue;
    player.posts.push('beijing');
    state.beijing[0] = seat;
    if (position.events) position.events({ kind: 'post-placed', seat, city: 'beijing', number: 1, rule: 'VOY-KUBILAI-2' });
  }
}

function chooseGoals(position: Position): void {
  if (!position.state.config.variants?.goalChoice) return;
  for (const seat of seatsFrom(position.state.startPlayer as Seat, position.box.seats).reverse()) push(position, { kind: 'keepGoals', seat });
}

/** Two of the four goal cards. */
export function legalGoals(position: Position, { seat }: FrameOf<'keepGoals'>, moves: Move[]): void {
  const { goals } = playerAt(position, seat);
  for (let first = 0; first < goals.length; first += 1) {
    for (let second = first + 1; second < goals.length; second += 1) moves.push({ kind: 'keepGoals', goals: [goals[first] as string, goals[second] as string] });
  }
}

/** Why goal cards cannot be kept. */
export function refuseGoals(position: Position, { seat }: FrameOf<'keepGoals'>, { goals }: Play<'keepGoals'>): Refusal | null {
  const dealt = playerAt(position, seat).goals;
  if (!goals.every((goal) => dealt.includes(goal))) return refusals['not-dealt'];
  return (goals[0] as string) < (goals[1] as string) ? null : refusals['goals-order'];
}

/** Keeps two goal cards; the others go back unseen. */
export function playGoals(position: Position, { seat }: FrameOf<'keepGoals'>, { goals }: Play<'keepGoals'>): void {
  const player = playerAt(position, seat);
  pop(position);
  player.returned = player.goals.filter((goal) => !goals.includes(goal));
  player.goals = goals.slice();
  if (!position.events) return;
  position.events({ kind: 'goals-chosen', seat, rule: 'VOY-VAR-8' });
  position.events({ kind: 'goals-kept', only: seat, goals: player.goals.slice(), returned: player.returned.slice(), rule: 'VOY-VAR-8' });
}

const goalsDealt = ({ state }: Position): number => (state.config.variants?.goalChoice ? START.goalsToChooseFrom : START.goalsDealt);
const goalRule = ({ state }: Position): RuleId => (state.config.variants?.goalChoice ? 'VOY-VAR-8' : 'VOY-PSET-7');

/** What luck has to lay out. */
export function dealRequest(position: Position, { what, seat }: FrameOf<'deal'>): ChanceRequest {
  const { state, box } = position;
  const draw = (purpose: string, rule: RuleId, from: readonly string[], count: number): DrawRequest => ({ kind: 'draw', purpose, rule, seat, from, count, secret: what === 'goals' });
  switch (what) {
    case 'cityBonuses': return draw('city-bonuses', 'VOY-VAR-4', CITY_BONUS_IDS, SMALL_CITIES.length);
    case 'outposts': return draw('outposts', 'VOY-SETUP-5', OUTPOST_IDS, LARGE_CITIES.length);
    case 'cityCards': return draw('city-cards', 'VOY-SETUP-6', CITY_CARD_IDS, CARD_CITIES.length);
    case 'row': return draw('row', rowRule(state), state.pool.slice(), CONTRACT_COLUMNS);
    case 'stack': return draw('stack', 'VOY-SETUP-8', state.pool.slice(), STACKS.size);
    case 'special': return draw('special-stack', 'VOY-SETUP-8', state.pool.slice(), STACKS.special);
    case 'firstPlayer': return { kind: 'roll', purpose: 'first-player', rule: 'VOY-SETUP-12', seat: null, dice: 1, sides: box.seats };
    case 'startingContract': return draw('starting-contract', 'VOY-PSET-2', state.starting.slice(), 1);
    case 'characters': return draw('characters', 'VOY-VAR-5', CHARACTER_IDS, box.seats + 1);
    case 'leftovers': return draw('leftovers', 'VOY-ROUND-10', state.row.filter((contract) => contract !== null), state.row.filter((contract) => contract !== null).length);
    case 'goals': return draw('goals', goalRule(position), state.goalPool.slice(), goalsDealt(position));
  }
}

/** What luck laid out. */
export function resolveDeal(position: Position, { what, seat }: FrameOf<'deal'>, outcome: Outcome): void {
  const { state } = position;
  const ids = outcome as readonly string[];
  pop(position);
  switch (what) {
    case 'firstPlayer': { nameFirstPlayer(position, (outcome[0] as number) - 1); return; }
    case 'startingContract': { dealStarting(position, seat as Seat, ids[0] as string); return; }
    case 'goals': { dealGoals(position, seat as Seat, ids); return; }
    case 'stack':
    case 'special': { openStack(position, what, ids); return; }
    case 'leftovers': { putLeftovers(position, ids, false); return; }
    case 'row':
      for (const contract of ids) takeOut(state.pool, contract);
      state.stacks.splice(0, CONTRACT_COLUMNS);
      { layRow(position, ids); return; }
    case 'characters':
      state.offered = CHARACTER_IDS.filter((id) => ids.includes(id));
      break;
    default:
      state[what] = ids.slice();
  }
  if (position.events) position.events({ kind: 'laid-out', what, ids: what === 'characters' ? state.offered.slice() : ids, rule: dealtBy[what] });
}

const dealtBy = { cityBonuses: 'VOY-VAR-4', outposts: 'VOY-SETUP-5', cityCards: 'VOY-SETUP-6', characters: 'VOY-VAR-5' } as const;

function dealStarting(position: Position, seat: Seat, contract: string): void {
  takeOut(position.state.starting, contract);
  playerAt(position, seat).contracts.push(contract);
  if (position.events) position.events({ kind: 'starting-contract', seat, contract, rule: 'VOY-PSET-2' });
}

function dealGoals(position: Position, seat: Seat, goals: readonly string[]): void {
  const player = playerAt(position, seat);
  for (const goal of goals) {
    takeOut(position.state.goalPool, goal);
    putInOrder(player.goals, goal);
  }
  if (!position.events) return;
  position.events({ kind: 'goals-dealt', seat, count: goals.length, rule: goalRule(position) });
  position.events({ kind: 'goals-seen', only: seat, goals: player.goals.slice(), rule: goalRule(position) });
}

/** Puts known contracts in the place of unseen ones. */
function openStack(position: Position, what: 'stack' | 'special', contracts: readonly string[]): void {
  const { state } = position;
  for (const contract of contracts) takeOut(state.pool, contract);
  if (what === 'special') state.special = contracts.slice();
  else state.stacks.splice(state.stacks.findIndex((entry) => entry.startsWith('?')), contracts.length, ...contracts);
  if (position.events) position.events({ kind: 'stack-known', contracts, rule: 'VOY-INFO-3' });
}
