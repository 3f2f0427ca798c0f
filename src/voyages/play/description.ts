/*
 * A position in numbers, as what many games have taught judges it: what a seat has at the end of a turn, and what there is
 * time for. Each number lies between about -1 and 2. Which number is which follows from the order in which they are put
 * down and stands nowhere else: what was learned (`learned.ts`) is learned anew when that changes.
 */
import { DIE_OF_ROUND, highIn, pipsIn, put, putNothing, putTimed, whether, type Description } from '../../mechanics/description.js';
import { entry } from '../../mechanics/known.js';
import { ROUNDS, START } from '../content/board.js';
import { CARD_CITIES, CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, LARGE_CITIES, LOCATION_IDS, SMALL_CITIES } from '../content/ids.js';
import type { Seen as Table, SeenPlayer as Player } from '../state.js';
import { cityBits, count, type Cities, type Goal } from './tour.js';
import type { Known, Prospect } from './known.js';

/** Whose position is described, and how much time is left: a share of the rounds there are after the first, a die in hand counting a little. */
interface Subject {
  readonly known: Known;
  readonly table: Table;
  readonly player: Player;
  readonly seat: number;
  readonly rounds: number;
  readonly time: number;
  /** Where posts of the seat stand. */
  readonly own: Cities;
}

const LATER_ROUNDS = ROUNDS - 1;

/** Describes what a seat has at the end of one of its turns. */
export function describe(known: Known, table: Table, seat: number, out: Description): void {
  const player = table.players[seat] as Player;
  const rounds = ROUNDS - table.round;
  const subject: Subject = { known, table, player, seat, rounds, time: (rounds + DIE_OF_ROUND * player.dice.length) / LATER_ROUNDS, own: cityBits(player.posts, known.bits) };
  out.length = 0;
  describeTime(subject, out);
  describeStock(subject, out);
  describeContracts(subject, out);
  describeRace(subject, out);
  describePosts(subject, out);
  describeCards(subject, out);
  describePlaces(subject, out);
  describeGoals(subject, out);
  describeOrder(subject, out);
}

/** The round, and the dice in hand. */
function describeTime({ table, player: { dice }, rounds }: Subject, out: Description): void {
  for (let round = 1; round <= ROUNDS; round += 1) put(out, whether(table.round === round));
  const share = dice.length / START.dice;
  put(out, share);
  put(out, share * rounds / LATER_ROUNDS);
  put(out, pipsIn(dice) / 15);
  put(out, highIn(dice) / 3);
}

/** The first of a kind are wanted more than the next: how much of so many is there. */
const STOCK = [['coin', [4, 8, 12, 18, 40]], ['camel', [2, 4, 7, 20]], ['pepper', [1, 3, 12]], ['silk', [1, 3, 12]], ['gold', [1, 3, 12]]] as const;

function describeStock(subject: Subject, out: Description): void {
  const { player } = subject;
  for (const [resource, steps] of STOCK) for (const many of steps) putTimed(out, Math.min(1, player[resource] / many), subject);
  put(out, (player.pepper + player.silk + player.gold) / 6);
}

/** Active contracts, the one with less missing first. */
function describeContracts(subject: Subject, out: Description): void {
  const { known, player: { contracts }, time } = subject;
  const [one = null, other = null] = contracts.map((id) => entry(known.prospects, id));
  const swapped = one !== null && other !== null && missing(subject, other) < missing(subject, one);
  describeContract(subject, swapped ? other : one, out);
  describeContract(subject, swapped ? one : other, out);
  put(out, (START.slots - contracts.length) * time);
}

/** What is missing of a price, in points. */
function missing({ known: { weights }, player }: Subject, { cost }: Prospect): number {
  let lack = 0;
  for (const { resource, amount } of cost) if (resource !== 'vp') lack += Math.max(0, amount - player[resource]) * weights[resource];
  return lack;
}

/** What a contract brings, and what of its price is not there. */
function describeContract(subject: Subject, held: Prospect | null, out: Description): void {
  if (held === null) { putNothing(out, 15); return; }
  const lack = missing(subject, held);
  putTimed(out, 1, subject);
  put(out, held.gain / 5);
  putTimed(out, (held.gain + held.later - held.need) / 5, subject);
  put(out, whether(lack === 0));
  putTimed(out, lack / 4, subject);
  for (const priced of PRICED) put(out, lackOf(subject, held, priced) / 2);
  for (const effect of FURTHER) put(out, whether(held.effects.includes(effect)));
}

const PRICED = ['camel', 'pepper', 'silk', 'gold'] as const;
const FURTHER = ['move', 'blackDie', 'contract'] as const;

function lackOf({ player }: Subject, { cost }: Prospect, priced: (typeof PRICED)[number]): number {
  for (const { resource, amount } of cost) if (resource === priced) return Math.max(0, amount - player[priced]);
  return 0;
}

/** Completed contracts, beside those of who has most of the others. */
function describeRace({ table: { players }, player, seat, rounds }: Subject, out: Description): void {
  let most = 0;
  for (let other = 0; other < players.length; other += 1) if (other !== seat) most = Math.max(most, (players[other] as Player).completed.length);
  const lead = player.completed.length - most;
  put(out, player.completed.length / 5);
  put(out, lead / 4);
  put(out, lead / 4 * rounds / LATER_ROUNDS);
  put(out, most / 5);
  put(out, whether(lead >= 0));
}

/** Posts by number and by city, and what those in small cities bring in rounds to come. */
function describePosts(subject: Subject, out: Description): void {
  const { known: { positions }, table, player: { posts }, rounds, own } = subject;
  putTimed(out, posts.length / 5, subject);
  for (let many = 6; many <= 10; many += 1) put(out, whether(posts.length >= many));
  for (let city = 0; city < CITIES.length; city += 1) putTimed(out, own >> city & 1, subject);
  const tiles = putNothing(out, CITY_BONUS_IDS.length);
  for (let at = 0; at < SMALL.length; at += 1) if ((own & (SMALL[at] as Cities)) !== 0) out.numbers[tiles + (positions[table.cityBonuses[at] as string] as number)] = rounds / LATER_ROUNDS;
}

/** City cards that are open to the seat, in rounds to come and with dice in hand. */
function describeCards({ known: { positions }, table: { cityCards, cardDice }, player: { dice }, rounds, own }: Subject, out: Description): void {
  const cards = putNothing(out, CITY_CARD_IDS.length);
  for (let at = 0; at < CARDS.length; at += 1) {
    if ((own & (CARDS[at] as Cities)) === 0) continue;
    out.numbers[cards + (positions[cityCards[at] as string] as number)] = (rounds + (cardDice[at] === null ? 0.2 * dice.length : 0)) / LATER_ROUNDS;
  }
}

const bitOf = (city: string): Cities => 1 << CITIES.findIndex((one) => one === city);
const SMALL: readonly Cities[] = /* @__PURE__ */ SMALL_CITIES.map(bitOf);
const CARDS: readonly Cities[] = /* @__PURE__ */ CARD_CITIES.map(bitOf);
const ALL_SMALL: Cities = /* @__PURE__ */ SMALL.reduce((all, bit) => all | bit, 0);
const ALL_LARGE: Cities = /* @__PURE__ */ LARGE_CITIES.reduce((all, city) => all | bitOf(city), 0);
const BEIJING = /* @__PURE__ */ CITIES.indexOf('beijing');

/** Where figures stand, and what is near: Beijing, and cities without an own post. */
function describePlaces(subject: Subject, out: Description): void {
  const { known, table: { beijing }, player: { figures }, seat, time, own } = subject;
  const places = putNothing(out, LOCATION_IDS.length);
  for (const place of figures) out.numbers[places + (known.numbers[place] as number)] = (out.numbers[places + (known.numbers[place] as number)] as number) + time;
  const place = beijing.indexOf(seat);
  const next = beijing.indexOf(null);
  put(out, place < 0 ? 0 : (known.beijing[place] as number) / 10);
  put(out, whether(place >= 0));
  const open = place >= 0 || next < 0 ? 0 : (known.beijing[next] as number) / 10;
  put(out, open);
  putTimed(out, own >> BEIJING & 1 ? 0 : open / (1 + 0.3 * way(subject, BEIJING)), subject);
  let large = 0;
  let small = 0;
  for (let city = 0, bit = 1; city < CITIES.length; city += 1, bit <<= 1) {
    if ((own & bit) !== 0) continue;
    const near = 1 / (1 + 0.2 * way(subject, city) ** 2);
    if ((ALL_SMALL & bit) !== 0) small += near;
    else if ((ALL_LARGE & bit) !== 0) large += near;
  }
  put(out, large / 3);
  put(out, small / 3);
  put(out, time * large / 3);
  put(out, time * small / 3);
}

/** How far the nearest figure is from a city, in steps and what the way costs beside them. */
function way({ known, player: { character, figures } }: Subject, city: number): number {
  const ways = character !== null && entry(known.characters, character).jumps ? known.jumpingFar : known.far;
  let least = Infinity;
  for (const place of figures) least = Math.min(least, (ways[place] as readonly number[])[city] as number);
  return least;
}

/** Goal cards: how much of them is reached, and how far the rest is. */
function describeGoals(subject: Subject, out: Description): void {
  const { known, player: { goals }, own } = subject;
  let all: Cities = 0;
  let points = 0;
  const end = out.length + 7 * START.goalsDealt;
  for (let at = 0; at < START.goalsDealt; at += 1) {
    const goal = known.aims.get(goals[at] ?? '');
    if (goal === undefined) continue;
    all |= goal.cities;
    if ((goal.cities & ~own) === 0) points += goal.vp;
    describeGoal(subject, goal, out);
  }
  putNothing(out, end - out.length);
  const reached = count(all & own);
  put(out, points / 5);
  put(out, reached / 3);
  put(out, (known.goalCities[Math.min(reached, known.goalCities.length - 1)] as number) / 5);
  put(out, count(all & ~own) / 4);
}

function describeGoal(subject: Subject, { cities, vp }: Goal, out: Description): void {
  const { own, time } = subject;
  let far = 0;
  let nearest = Infinity;
  for (let city = 0, bit = 1; city < CITIES.length; city += 1, bit <<= 1) {
    if ((cities & ~own & bit) === 0) continue;
    far += way(subject, city);
    nearest = Math.min(nearest, way(subject, city));
  }
  const open = whether((cities & ~own) !== 0);
  const half = whether((cities & own) !== 0) * open * vp / 8;
  put(out, count(cities & own) / 2);
  put(out, half);
  put(out, half / (1 + 0.3 * far));
  put(out, open / (1 + 0.2 * far));
  putTimed(out, open === 0 ? 0 : 1 / (1 + 0.3 * nearest), subject);
  put(out, open * time * vp / 8);
}

/** Who begins the next round, who plays, and against how many. */
function describeOrder(subject: Subject, out: Description): void {
  const { table: { lastTraveller, startPlayer, players }, player: { character, dice }, seat } = subject;
  put(out, whether(lastTraveller === seat));
  put(out, whether(lastTraveller === null));
  put(out, (seat - (lastTraveller ?? startPlayer ?? 0) + players.length) % players.length / 3);
  for (const one of CHARACTER_IDS) {
    putTimed(out, whether(one === character), subject);
    put(out, whether(one === character) * dice.length / START.dice);
  }
  putTimed(out, (players.length - 2) / 2, subject);
}
