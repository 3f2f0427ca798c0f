// What happens in The Voyages, and how it changes what lies on the table for those who are told.
import { eventsOf, type EventIn } from '../../kernel/events.js';
import type { Seat } from '../../kernel/chance.js';
import { choice, flag, integer, list, nullable, record, text } from '../../kernel/schema.js';
import { counted, MOST } from '../../mechanics/amounts.js';
import { dieSchema, insertDie, placed, placedDieSchema, removeDie, turned, type Die, type PlacedDie } from '../../mechanics/dice.js';
import { putInOrder, putUnder, putUnderMixed, takeOut, takeTop, topUnder, type Pile } from '../../mechanics/piles.js';
import type { Box } from '../box.js';
import { CHARACTER_IDS, CITY_BONUS_IDS, CITY_CARD_IDS, GOAL_IDS, LARGE_CITIES, OUTPOST_IDS, SPACE_IDS, STARTING_IDS, type SpaceId } from '../content/ids.js';
import { city, contract, effect, location } from '../content/parts.js';
import { RESOURCES } from '../content/resources.js';
import type { View } from '../state.js';

const { ofSeat, ofTable, toOne, eventSet } = /* @__PURE__ */ eventsOf<Box, View>();

type Player = View['players'][number];

const amounts = /* @__PURE__ */ record(RESOURCES, /* @__PURE__ */ integer(1, MOST));
const source = /* @__PURE__ */ text(40);
const dice = /* @__PURE__ */ list(dieSchema, { most: 11 });
const contracts = /* @__PURE__ */ list(contract, { most: 8 });
const goals = /* @__PURE__ */ list(/* @__PURE__ */ choice<string>(GOAL_IDS), { most: 4 });
const some = /* @__PURE__ */ integer(0, 4);
const figure = /* @__PURE__ */ integer(1, 2);

const playerOf = (view: View, seat: Seat): Player => view.players[seat] as Player;
const specialStack = (view: View): Pile => ({ cards: view.special, mixed: view.mixed });
const without = (ids: readonly string[], gone: readonly string[]): string[] => ids.filter((id) => !gone.includes(id));
const faceDown = (count: number): null[] => Array.from({ length: count }, () => null);

function add(player: Player, sums: Readonly<Partial<Record<(typeof RESOURCES)[number], number>>>, sign: 1 | -1): void {
  for (const resource of RESOURCES) player[resource] = counted(player[resource] + sign * (sums[resource] ?? 0));
}

/** Dice that are placed leave the player board; those of Raschid show no value there. */
function placeDice(view: View, seat: Seat, space: string, given: readonly Die[]): void {
  const player = playerOf(view, seat);
  for (const die of given) {
    removeDie(player.dice, player.dice.includes(die) ? die : turned(die, 0));
    const card = view.cityCards.findIndex((id) => space === `cityCard:${id}`);
    if (card >= 0) view.cardDice[card] = placed(seat, die);
    else view.spaces[space as SpaceId].push(placed(seat, die));
  }
  if (space === 'travel') view.lastTraveller = seat;
}

const blackAmong = (dice: readonly string[]): number => dice.filter((die) => die.includes('black')).length;

/** Dice come back from the board; black ones go to the others of their colour. */
function retrieve(view: View, dice: readonly PlacedDie[]): void {
  for (const space of SPACE_IDS) view.spaces[space] = view.spaces[space].filter((die) => !dice.includes(die));
  view.cardDice = view.cardDice.map((die) => (die !== null && dice.includes(die) ? null : die));
  view.blackDice += blackAmong(dice);
}

/** These are the dice a player has now; black ones that were left unplaced go back. */
function makeReady(view: View, seat: Seat, dice: readonly Die[]): void {
  const player = playerOf(view, seat);
  view.blackDice += blackAmong(player.dice) - blackAmong(dice);
  player.dice = dice.slice();
  player.passed = false;
}

function standPost(view: View, seat: Seat, place: string): void {
  playerOf(view, seat).posts.push(place);
  if (place === 'beijing') view.beijing[view.beijing.indexOf(null)] = seat;
}

/** Faces of completed contracts may be hidden from others: then they are among those that could be anywhere. */
function complete(view: View, box: Box, seat: Seat, id: string): void {
  const { contracts: active, completed } = playerOf(view, seat);
  takeOut(active, id);
  const open = box.rulings.completedContracts === 'faces-public' || view.viewer === seat;
  completed.push(open ? id : null);
  if (!open) putInOrder(isStarting(id) ? view.starting : view.pool, id);
}

const isStarting = (id: string): boolean => (STARTING_IDS as readonly string[]).includes(id);

function discard(view: View, seat: Seat, id: string, from: string): void {
  if (from === 'slots') takeOut(playerOf(view, seat).contracts, id);
  if (isStarting(id)) putInOrder(view.starting, id);
  else putUnder(specialStack(view), id);
}

const course = {
  'round-begins': /* @__PURE__ */ ofTable({ round: integer(1, 5) }, (view, { round }) => {
    view.round = round;
    view.lastTraveller = null;
  }),
  'start-player': /* @__PURE__ */ ofSeat({}, (view, { seat }) => { view.startPlayer = seat; }),
  'turn-begins': /* @__PURE__ */ ofSeat({}),
  'turn-ends': /* @__PURE__ */ ofSeat({}),
  passed: /* @__PURE__ */ ofSeat({}, (view, { seat }) => { playerOf(view, seat).passed = true; }),
  'game-over': /* @__PURE__ */ ofTable({}),
} as const;

const setup = {
  'laid-out': /* @__PURE__ */ ofTable(
    { what: choice(['cityBonuses', 'outposts', 'cityCards', 'characters']), ids: list(choice<string>([...CITY_BONUS_IDS, ...OUTPOST_IDS, ...CITY_CARD_IDS, ...CHARACTER_IDS]), { most: 9 }) },
    (view, { what, ids }) => { Object.assign(view, { [what]: ids.slice() }); },
  ),
  'character-picked': /* @__PURE__ */ ofSeat({ character: choice(CHARACTER_IDS) }, (view, { seat, character }) => {
    playerOf(view, seat).character = character;
    view.characters = view.characters.filter((id) => id !== character);
    // The one that is left over goes to the box.
    if (view.characters.length === 1) view.characters = [];
  }),
  'figure-placed': /* @__PURE__ */ ofSeat({ figure, to: location }, (view, { seat, figure: number, to }) => { playerOf(view, seat).figures[number - 1] = to; }),
  'goals-dealt': /* @__PURE__ */ ofSeat({ count: some }, (view, { seat, count }) => { playerOf(view, seat).goals = faceDown(count); }),
  'goals-seen': /* @__PURE__ */ toOne({ goals }, (view, { seat, goals: seen }) => {
    playerOf(view, seat).goals = seen.slice();
    view.goalPool = without(view.goalPool, seen);
  }),
  'goals-chosen': /* @__PURE__ */ ofSeat({ kept: some, returned: some }, (view, { seat, kept, returned }) => {
    playerOf(view, seat).goals = faceDown(kept);
    playerOf(view, seat).returned = faceDown(returned);
  }),
  'goals-kept': /* @__PURE__ */ toOne({ goals, returned: goals }, (view, { seat, goals: kept, returned }) => {
    playerOf(view, seat).goals = kept.slice();
    playerOf(view, seat).returned = returned.slice();
  }),
  'goals-revealed': /* @__PURE__ */ ofSeat({ goals }, (view, { seat, goals: shown }) => {
    playerOf(view, seat).goals = shown.slice();
    view.goalPool = without(view.goalPool, shown);
  }),
} as const;

const purses = {
  gained: /* @__PURE__ */ ofSeat({ amounts, source }, (view, { seat, amounts: sums }) => { add(playerOf(view, seat), sums, 1); }),
  paid: /* @__PURE__ */ ofSeat({ amounts, source }, (view, { seat, amounts: sums }) => { add(playerOf(view, seat), sums, -1); }),
  'bonus-due': /* @__PURE__ */ ofSeat({ bonus: effect, source }),
  'bonus-copied': /* @__PURE__ */ ofSeat({ source, tile: choice<string>(CITY_BONUS_IDS) }),
  lost: /* @__PURE__ */ ofSeat({ what: effect, source }),
  declined: /* @__PURE__ */ ofSeat({ what: text(20), source }),
  'card-used': /* @__PURE__ */ ofSeat({ card: choice(CITY_CARD_IDS), times: integer(1, 99) }),
  'city-bonus': /* @__PURE__ */ ofSeat({ city, tile: choice<string>(CITY_BONUS_IDS) }),
} as const;

const onDice = {
  'dice-retrieved': /* @__PURE__ */ ofSeat({ dice: list(placedDieSchema, { most: 16 }) }, (view, { dice: back }) => { retrieve(view, back); }),
  'dice-ready': /* @__PURE__ */ ofSeat({ dice }, (view, { seat, dice: ready }) => { makeReady(view, seat, ready); }),
  'dice-rolled': /* @__PURE__ */ ofSeat({ dice, purpose: choice(['round-roll']) }, (view, { seat, dice: rolled }) => { playerOf(view, seat).dice = rolled.slice(); }),
  'dice-placed': /* @__PURE__ */ ofSeat({ space: choice<string>([...SPACE_IDS, ...CITY_CARD_IDS.map((id) => `cityCard:${id}`)]), dice }, (view, { seat, space, dice: given }) => { placeDice(view, seat, space, given); }),
  'die-picked-up': /* @__PURE__ */ ofSeat({ die: dieSchema }, (view, { seat, die }) => { removeDie(playerOf(view, seat).dice, die); }),
  'die-rolled': /* @__PURE__ */ ofSeat({ die: dieSchema, purpose: choice(['reroll', 'black-die']) }, (view, { seat, die }) => { insertDie(playerOf(view, seat).dice, die); }),
  'die-changed': /* @__PURE__ */ ofSeat({ from: dieSchema, to: dieSchema }, (view, { seat, from, to }) => {
    const { dice: held } = playerOf(view, seat);
    removeDie(held, from);
    insertDie(held, to);
  }),
  'black-die-taken': /* @__PURE__ */ ofSeat({ die: nullable(dieSchema), source }, (view, { seat, die }) => {
    view.blackDice -= 1;
    if (die !== null) insertDie(playerOf(view, seat).dice, die);
  }),
} as const;

const onContracts = {
  'contracts-laid': /* @__PURE__ */ ofTable({ places: list(integer(1, 6), { most: 6 }), contracts, from: choice(['stack', 'special-stack']) }, (view, { places, contracts: laid, from }) => {
    if (from === 'stack') {
      view.pool = without(view.pool, laid);
      view.stacks.splice(0, laid.length);
    } else for (const id of laid) takeTop(specialStack(view), view.pool, id);
    laid.forEach((id, at) => { view.row[(places[at] as number) - 1] = id; });
  }),
  'row-slid': /* @__PURE__ */ ofTable({ row: list(nullable(contract), { most: 6 }) }, (view, { row }) => { view.row = row.slice(); }),
  'leftovers-under': /* @__PURE__ */ ofTable({ contracts, shuffled: flag }, (view, { contracts: left, shuffled }) => {
    view.row.fill(null);
    if (shuffled) putUnderMixed(specialStack(view), left);
    else view.special.push(...left);
  }),
  'stack-known': /* @__PURE__ */ ofTable({ contracts, what: choice(['stack', 'special-stack']) }, (view, { contracts: known, what }) => {
    view.pool = without(view.pool, known);
    if (what === 'special-stack') view.special = known.slice();
    else view.stacks.splice(view.stacks.findIndex((entry) => entry.startsWith('?')), known.length, ...known);
  }),
  'contract-taken': /* @__PURE__ */ ofSeat({ contract, from: text(20), to: choice(['aside', 'slots']) }, (view, { seat, contract: id, from, to }) => {
    if (from === 'starting') takeOut(view.starting, id);
    else view.row[view.row.indexOf(id)] = null;
    if (to === 'slots') playerOf(view, seat).contracts.push(id);
  }),
  'contract-drawn': /* @__PURE__ */ ofSeat({ contract, from: choice(['special-stack']), to: choice(['aside']) }, (view, { contract: id }) => { takeTop(specialStack(view), view.pool, id); }),
  'contract-laid': /* @__PURE__ */ ofSeat({ contract, to: choice(['slots']) }, (view, { seat, contract: id }) => { playerOf(view, seat).contracts.push(id); }),
  'contract-discarded': /* @__PURE__ */ ofSeat({ contract, from: choice(['aside', 'slots']), to: choice(['special-stack', 'box']) }, (view, { seat, contract: id, from }) => { discard(view, seat, id, from); }),
  'top-put-under': /* @__PURE__ */ ofSeat({}, (view) => { topUnder(specialStack(view)); }),
  'contract-completed': /* @__PURE__ */ ofSeat({ contract }, (view, { seat, contract: id }, box) => { complete(view, box, seat, id); }),
} as const;

const onTheMap = {
  moved: /* @__PURE__ */ ofSeat({ figure, from: location, path: list(location, { most: 6 }), by: text(20) }, (view, { seat, figure: number, path }) => { playerOf(view, seat).figures[number - 1] = path[path.length - 1] as string; }),
  'post-placed': /* @__PURE__ */ ofSeat({ city, number: integer(1, 11) }, (view, { seat, city: place }) => { standPost(view, seat, place); }),
  'post-relocated': /* @__PURE__ */ ofSeat({ from: city, to: city }, (view, { seat, from, to }) => {
    const player = playerOf(view, seat);
    player.posts = without(player.posts, [from]);
    if (from === 'beijing') view.beijing[view.beijing.indexOf(seat)] = null;
    standPost(view, seat, to);
  }),
  'outpost-taken': /* @__PURE__ */ ofSeat({ city, tile: choice<string>(OUTPOST_IDS), to: choice(['box']) }, (view, { city: place }) => { view.outposts[LARGE_CITIES.findIndex((one) => one === place)] = null; }),
} as const;

/** Everything that can happen. */
export const events = /* @__PURE__ */ eventSet({ ...course, ...setup, ...purses, ...onDice, ...onContracts, ...onTheMap }, { turn: 'what the rules remember of a turn; nothing of it lies on the table' });

/** What happened. */
export type Event = EventIn<typeof events>;
