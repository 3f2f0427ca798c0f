// Figures, outposts, and what is near: the part of a description that depends on the map.
import { put, putNothing, putTimed, whether, type Description } from '../../mechanics/description.js';
import type { Place } from '../content/tables.js';
import { lackOf, type Known, type Prospect } from './known.js';
import { LATER_ROUNDS, type Subject } from './subject.js';

/** What a city has that is worth a way to it: a city by itself, a marker, cards, contracts, an action of its own, an outpost tile, a shield not shown yet, one of the goal card. */
const NEAR = /* @__PURE__ */ new Float64Array(8);

/** Where figures stand, what is near, and the outpost tiles kept. */
export function describePlaces(subject: Subject, out: Description): void {
  const { known: { numbers, places }, table, player: { figures, outposts }, character, time } = subject;
  const standing = putNothing(out, places.length);
  for (const place of figures) {
    const at = standing + (numbers.place[place] as number);
    out.numbers[at] = (out.numbers[at] as number) + time;
  }
  describeNear(subject, out);
  describeOffered(subject, out);
  const tiles = putNothing(out, numbers.tiles);
  for (const tile of outposts) out.numbers[tiles + (numbers.tile[tile] as number)] = time;
  putTimed(out, outposts.length / 4, subject);
  // Tiles that lie on the map still come to who keeps them, whoever is first.
  let open = 0;
  for (const tile of table.outposts) if (tile !== null) open += 1;
  putTimed(out, open / 10, subject);
  putTimed(out, whether(character.keepsOutposts) * open / 10, subject);
}

/** A step with what it costs beside is less than this. */
const ONE_STEP = 2;

/** Cities without an own post, the nearer the more. */
function describeNear(subject: Subject, out: Description): void {
  const { known: { numbers, places }, character, own } = subject;
  NEAR.fill(0);
  let beside = 0;
  let first = Infinity;
  let second = Infinity;
  let third = Infinity;
  for (const city of numbers.cities) {
    if ((own >> city & 1) !== 0) continue;
    const far = wayTo(subject, city);
    if (far < first) { third = second; second = first; first = far; }
    else if (far < second) { third = second; second = far; }
    else if (far < third) third = far;
    if (far < ONE_STEP) beside += 1;
    addNear(subject, places[city] as Place, city, 1 / (1 + 0.2 * far * far));
  }
  putTimed(out, 1 / (1 + first), subject);
  putTimed(out, 1 / (1 + second), subject);
  putTimed(out, 1 / (1 + third), subject);
  for (const near of NEAR) putTimed(out, near / 3, subject);
  putTimed(out, beside / 3, subject);
  // Who travels by single steps gets into a city only from beside it.
  putTimed(out, whether(character.lowestTravelOnly) * beside / 3, subject);
  putTimed(out, whether(character.lowestTravelOnly && beside > 0), subject);
}

function addNear({ known: { numbers, special }, table: { outposts }, shields, aim }: Subject, { id, marker, outpost, cards, contracts }: Place, city: number, near: number): void {
  const shield = 1 << (numbers.shields[city] as number);
  add(0, near);
  if (marker >= 0) add(1, near);
  add(2, near * cards.length);
  if (contracts.length > 0) add(3, near);
  if (special[id] !== undefined) add(4, near);
  if (outpost >= 0 && outposts[outpost] !== null) add(5, near);
  if ((shields & shield) === 0) add(6, near);
  if (aim !== null && (aim.shields & shield & ~shields) !== 0) add(7, near);
}

function add(at: number, near: number): void {
  NEAR[at] = (NEAR[at] as number) + near;
}

/** How far the nearest figure is from a city, in steps and what the way costs beside them. */
function wayTo({ known: { numbers, places }, player: { figures }, ways }: Subject, city: number): number {
  let least = Infinity;
  for (const place of figures) least = Math.min(least, ways[(numbers.place[place] as number) * places.length + city] as number);
  return least;
}

/** The two best contracts that lie in cities with an own post. */
function describeOffered(subject: Subject, out: Description): void {
  const { known, table: { contractPlaces }, own, rounds } = subject;
  let best = 0;
  let second = 0;
  for (const city of known.numbers.cities) {
    if ((own >> city & 1) === 0) continue;
    for (const at of (known.places[city] as Place).contracts) {
      const worth = offered(subject, known.prospects.get(contractPlaces[at]?.contract ?? ''), known);
      if (worth > best) { second = best; best = worth; }
      else if (worth > second) second = worth;
    }
  }
  put(out, best / 5);
  put(out, (best + second) / 10 * rounds / LATER_ROUNDS);
}

function offered({ player }: Subject, prospect: Prospect | undefined, known: Known): number {
  return prospect === undefined ? 0 : prospect.gain + prospect.later - lackOf(known, player, prospect);
}
