/*
 * A position in numbers, as what many games have taught judges it: what a seat has at the end of a turn, and what there is
 * time for. Each number lies between about -1 and 2. Which number is which follows from the order in which they are put
 * down and stands nowhere else: what was learned (`learned.ts`) is learned anew when that changes.
 */
import { highIn, pipsIn, put, putNothing, putTimed, whether, type Description } from '../../mechanics/description.js';
import { colourOf } from '../../mechanics/dice.js';
import { ACTIVE_SPACES, DICE, ROUNDS } from '../box.js';
import { characters } from '../content/characters.js';
import type { Place } from '../content/tables.js';
import type { Table } from '../state.js';
import { bestOthers, lackOf, type Known, type Prospect } from './known.js';
import { describePlaces } from './places.js';
import { LATER_ROUNDS, ones, subjectOf, type Subject } from './subject.js';

/** Describes what a seat has at the end of one of its turns. */
export function describe(known: Known, table: Table, seat: number, out: Description): void {
  const subject = subjectOf(known, table, seat);
  out.length = 0;
  describeTime(subject, out);
  describeStock(subject, out);
  describeContracts(subject, out);
  describeRace(subject, out);
  describePosts(subject, out);
  describeCards(subject, out);
  describeShields(subject, out);
  describeSeals(subject, out);
  describePlaces(subject, out);
  describeOrder(subject, out);
}

/** The round, and the dice in hand. */
function describeTime({ table, player: { dice }, rounds }: Subject, out: Description): void {
  for (let round = 1; round <= ROUNDS; round += 1) put(out, whether(table.round === round));
  let black = 0;
  for (const die of dice) if (colourOf(die) === 'black') black += 1;
  const share = dice.length / DICE;
  put(out, share);
  put(out, share * rounds / LATER_ROUNDS);
  put(out, pipsIn(dice) / 15);
  put(out, highIn(dice) / 3);
  put(out, black / 2);
  put(out, whether(dice.length >= 2));
  put(out, whether(dice.length >= 3));
  put(out, share * table.blackDice.length / 6);
}

/** The first of a kind are wanted more than the next: how much of so many is there. */
const STOCK = [['coin', [4, 8, 12, 18, 30, 50]], ['camel', [2, 4, 7, 12]], ['pepper', [1, 3, 8]], ['silk', [1, 3, 8]], ['gold', [1, 3, 8]], ['jade', [1, 3, 6, 12]]] as const;

function describeStock(subject: Subject, out: Description): void {
  const { player } = subject;
  for (const [resource, steps] of STOCK) for (const many of steps) putTimed(out, Math.min(1, player[resource] / many), subject);
  put(out, (player.pepper + player.silk + player.gold + player.jade) / 8);
}

/** Active contracts, the one with less missing first. */
function describeContracts(subject: Subject, out: Description): void {
  const { known, player, time } = subject;
  const { contracts } = player;
  const one = known.prospects.get(contracts[0] ?? '') ?? null;
  const other = known.prospects.get(contracts[1] ?? '') ?? null;
  const swapped = one !== null && other !== null && lackOf(known, player, other) < lackOf(known, player, one);
  describeContract(subject, swapped ? other : one, out);
  describeContract(subject, swapped ? one : other, out);
  put(out, (ACTIVE_SPACES - contracts.length) * time);
}

const PER_CONTRACT = 22;

/** What a contract brings, and what of its price is not there. */
function describeContract(subject: Subject, held: Prospect | null, out: Description): void {
  if (held === null) { putNothing(out, PER_CONTRACT); return; }
  const { known, player: { camel, pepper, silk, gold, jade }, character } = subject;
  const { cost, reward } = held;
  const lack = lackOf(known, subject.player, held);
  putTimed(out, 1, subject);
  put(out, held.gain / 5);
  putTimed(out, (held.gain + held.later - held.need) / 5, subject);
  put(out, whether(lack === 0));
  put(out, whether(lack === 0) * held.gain / 5);
  putTimed(out, lack / 4, subject);
  put(out, Math.max(0, (cost[0] as number) - camel) / 2);
  put(out, Math.max(0, (cost[1] as number) - pepper) / 2);
  put(out, Math.max(0, (cost[2] as number) - silk) / 2);
  put(out, Math.max(0, (cost[3] as number) - gold) / 2);
  put(out, Math.max(0, (cost[4] as number) - jade) / 2);
  put(out, held.any / 6);
  put(out, reward.move / 2);
  put(out, whether(character.freeRoutes) * reward.move / 2);
  put(out, reward.blackDie);
  put(out, reward.contractTop + reward.contractCity);
  put(out, reward.coin / 5);
  put(out, reward.camel / 4);
  put(out, reward.jade / 2);
}

/** Completed contracts, beside those of who has most and second most of the others. */
function describeRace({ table: { players }, player, rounds }: Subject, out: Description): void {
  const [most, second] = bestOthers(players, player);
  const own = player.completed.length;
  put(out, own / 5);
  put(out, own / 5 * rounds / LATER_ROUNDS);
  put(out, (own - most) / 4);
  put(out, (own - most) / 4 * rounds / LATER_ROUNDS);
  put(out, (own - second) / 4);
  put(out, most / 5);
  put(out, whether(own >= most));
  put(out, whether(own >= second));
}

/** Posts by number and by city, and what their cities bring in rounds to come. */
function describePosts(subject: Subject, out: Description): void {
  const { known: { numbers, places, special, guild }, table, player, rounds, own, improved } = subject;
  const count = player.posts.length;
  putTimed(out, count / 6, subject);
  for (let many = 5; many <= 11; many += 1) put(out, whether(count >= many));
  put(out, whether(count === 8) * subject.time);
  put(out, whether(count === 10) * subject.time);
  const later = rounds / LATER_ROUNDS;
  for (const city of numbers.cities) putTimed(out, own >> city & 1, subject);
  const markers = putNothing(out, numbers.markers);
  let open = 0;
  let action = 0;
  let twice = 0;
  for (const city of numbers.cities) {
    if ((own >> city & 1) === 0) continue;
    const { id, marker, contracts } = places[city] as Place;
    if (marker >= 0) out.numbers[markers + (numbers.marker[table.markers[marker] as string] as number)] = later;
    if (contracts.length > 0) open += 1;
    const there = special[id];
    if (there === undefined) continue;
    action += 1;
    if ((improved >> (numbers.guild[there.seal] as number) & 1) !== 0 && guild.has(there.seal)) twice += 1;
  }
  putTimed(out, open / 3, subject);
  putTimed(out, whether(open > 0), subject);
  putTimed(out, action / 2, subject);
  putTimed(out, twice / 2, subject);
}

/** City cards that are open to the seat, in rounds to come and with dice in hand. */
function describeCards({ known: { numbers, places }, table: { cityCards }, player: { dice }, rounds, own }: Subject, out: Description): void {
  const cards = putNothing(out, numbers.cards);
  const now = 0.2 * dice.length;
  for (const city of numbers.cities) {
    if ((own >> city & 1) === 0) continue;
    for (const at of (places[city] as Place).cards) {
      const place = cityCards[at];
      if (place?.card) out.numbers[cards + (numbers.card[place.card] as number)] = (rounds + (place.die === null ? now : 0)) / LATER_ROUNDS;
    }
  }
}

/** Shields, with those of the goal card, and what the next of them bring. */
function describeShields(subject: Subject, out: Description): void {
  const { known: { pack: { shieldTrack } }, player, character, shields, aim, time } = subject;
  const own = ones(shields);
  const reached = aim === null ? 0 : ones(aim.shields & shields);
  const wanted = aim === null ? 0 : ones(aim.shields) - reached;
  const all = own + reached + character.shieldPlus + player.shieldPlus;
  const track = (many: number): number => shieldTrack[Math.min(many, shieldTrack.length) - 1]?.points ?? 0;
  putTimed(out, all / 8, subject);
  for (let many = 3; many <= 13; many += 1) put(out, whether(all >= many));
  put(out, track(all) / 10);
  putTimed(out, (track(all + 1) - track(all)) / 8, subject);
  putTimed(out, (track(all + 3) - track(all)) / 20, subject);
  put(out, time * time * (track(all + 5) - track(all)) / 30);
  put(out, reached / 3);
  putTimed(out, wanted / 3, subject);
  put(out, player.shieldPlus);
}

/** Seals, improved or not, with the goal card and what is missing to improve them. */
function describeSeals(subject: Subject, out: Description): void {
  const { known: { guilds }, player: { seals, coin, camel, pepper, silk, gold, jade }, rounds, improved, aim, time } = subject;
  put(out, seals.length / 3);
  put(out, seals.length / 3 * time);
  put(out, ones(improved) / 3);
  put(out, ones(improved) / 3 * rounds / LATER_ROUNDS);
  for (let at = 0; at < guilds.length; at += 1) {
    const { id, upgradeCost: cost } = guilds[at] as Known['guilds'][number];
    const points = (aim?.seals[at] ?? 0) / 4;
    const has = whether(seals.includes(id));
    const better = improved >> at & 1;
    putTimed(out, has - better, subject);
    put(out, better * rounds / LATER_ROUNDS);
    put(out, better * points);
    put(out, (has - better) * points);
    put(out, (1 - has) * points * time);
    const lack = (cost.pepper > pepper ? cost.pepper - pepper : 0) + (cost.silk > silk ? cost.silk - silk : 0) + (cost.gold > gold ? cost.gold - gold : 0) + (cost.jade > jade ? cost.jade - jade : 0)
      + (cost.coin > coin ? (cost.coin - coin) / 4 : 0) + (cost.camel > camel ? (cost.camel - camel) / 2 : 0);
    put(out, (has - better) * Math.min(1, lack / 3));
    put(out, (has - better) * whether(lack === 0));
  }
}

/** Who begins the next round, who plays, and against how many. */
function describeOrder(subject: Subject, out: Description): void {
  const { known: { numbers }, table: { nextFirst, travelHeight, players }, player: { character, dice }, seat } = subject;
  put(out, whether(nextFirst === seat));
  put(out, (seat - nextFirst + players.length) % players.length / 3);
  put(out, travelHeight / 3 * dice.length / DICE);
  const mine = character === null ? -1 : (numbers.character[character] ?? -1);
  for (let one = 0; one < characters.length; one += 1) {
    putTimed(out, whether(one === mine), subject);
    put(out, whether(one === mine) * dice.length / DICE);
  }
  putTimed(out, (players.length - 2) / 2, subject);
}
