/*
 * The city in numbers, for `description.ts`: where buildings of a seat stand, what they yield and score, which of them the
 * Mongols would take, and what walls and soldiers still bring.
 */
import { put, putNothing, whether, type Description } from '../../mechanics/description.js';
import { MARKET_CELL, WHITE } from '../content/ids.js';
import { covered, EXPOSED, isGateSlot, lineOf } from '../rules/city/geometry.js';
import { at } from '../rules/supply/lists.js';
import { SITE_ACTIONS, SITE_COLOURS, yearlyPoints } from './standard.js';
import { isDue, putReady, raise, type Subject } from './subject.js';

/** Describes what a seat has in the city. */
export function describeCity(subject: Subject, out: Description): void {
  describeBuildings(subject, out);
  describeDanger(subject, out);
  describeLines(subject, out);
  describeWall(subject, out);
}

/** Buildings by action and by colour, their upgrades, and the room there is for more. */
function describeBuildings(subject: Subject, out: Description): void {
  const { state: { buildings, sites: tiles, upgrades, upgradeSupply }, player, who, time, ready, phases } = subject;
  const actions = putNothing(out, 6);
  const yearly = putNothing(out, 6);
  const empty = putNothing(out, 6);
  const colours = putNothing(out, 4);
  let [own, free, white, bonus] = [0, 0, 0, 0];
  for (let cell = 0; cell < buildings.length; cell += 1) {
    const site = tiles[cell] ?? -1;
    if (site < 0) continue;
    const action = at(SITE_ACTIONS, site);
    const owner = buildings[cell] ?? -1;
    if (owner < 0) { free += 1; raise(out, empty + action, ready / 4); }
    if (owner !== who) continue;
    own += 1;
    raise(out, actions + action, time / 2);
    raise(out, yearly + action, (yearlyPoints(player, site) - 1) / 6 * phases);
    raise(out, colours + at(SITE_COLOURS, site), time / 2);
    if (upgrades[cell] === WHITE) white += 1;
    else if ((upgrades[cell] ?? -1) >= 0) bonus += 1;
  }
  putReady(out, white / 2, subject);
  putReady(out, bonus / 2, subject);
  put(out, own / 6 * phases);
  put(out, own / 6 * time);
  put(out, whether(player.buildings === 0) * time);
  put(out, free / 12 * time);
  put(out, (upgradeSupply[WHITE] ?? 0) / 6 * time);
}

/** How many sides a site is open to. */
function gapsOf(walls: readonly number[], cell: number): number {
  let gaps = 0;
  for (const slot of at(EXPOSED, cell)) if ((walls[slot] ?? -1) < 0) gaps += 1;
  return gaps;
}

/** What the Mongols would take if they came now, what ransoms there is money for, and when they come. */
function describeDanger(subject: Subject, out: Description): void {
  const { state: { buildings, soldiers, walls, sites: tiles, upgrades }, player, who, invasions, untilInvasion } = subject;
  const { cubes, breakthroughs } = player;
  const open = [0, 0, 0, 0];
  let [safe, guarded, one, two, any, worth, most] = [0, 0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < buildings.length; cell += 1) {
    if (buildings[cell] !== who) continue;
    const gaps = gapsOf(walls, cell);
    if (gaps === 0) { safe += 1; continue; }
    if ((soldiers[cell] ?? 0) > 0) { guarded += 1; continue; }
    if (gaps === 1) one += 1;
    else two += 1;
    const site = at(tiles, cell);
    const yearly = yearlyPoints(player, site);
    worth += yearly;
    most = Math.max(most, yearly);
    if (upgrades[cell] === WHITE) any += 1;
    else raiseIn(open, at(SITE_COLOURS, site));
  }
  let paid = 0;
  let spare = (cubes[WHITE] ?? 0) + whether((breakthroughs[1] ?? -1) >= 0);
  for (let colour = 0; colour < 4; colour += 1) {
    const some = Math.min(at(open, colour), at(cubes, colour));
    paid += some;
    spare += at(cubes, colour) - some > 0 && any > 0 ? 1 : 0;
  }
  const lost = Math.max(0, one + two - paid - spare);
  const share = one + two === 0 ? 0 : lost / (one + two);
  for (const count of [safe, guarded, one, two]) put(out, count / 4 * invasions);
  const soon = invasions > 0 ? 1 / (1 + untilInvasion) : 0;
  put(out, soon);
  for (const number of [(one + two) / 4, lost / 4, worth / 10, worth * share / 10, most / 6, guarded / 4]) {
    put(out, number * soon);
    put(out, number * invasions * whether(untilInvasion === 0));
    put(out, number * invasions * whether(untilInvasion === 1));
    put(out, number * invasions);
  }
}

function raiseIn(list: number[], place: number): void {
  list[place] = (list[place] ?? 0) + 1;
}

/** Buildings beside each other: those of one's own, and those of others that yield when they are activated. */
function describeLines(subject: Subject, out: Description): void {
  const { state, who, time, ready } = subject;
  // The next turn of the seat is in this round or in the next one.
  const next = state.round + (isDue(state, who) ? 0 : 1);
  for (let side = 0; side < 2; side += 1) {
    let [best, second, others, pairs, free] = [0, 0, 0, 0, 0];
    for (let slot = 5 * side; slot < 5 * side + 5; slot += 1) {
      let [own, rival, empty] = [0, 0, 0];
      for (const cell of lineOf(slot)) {
        if (cell === MARKET_CELL) continue;
        const owner = state.buildings[cell] ?? -1;
        if (owner === who) own += 1;
        else if (owner < 0) empty += 1;
        else if (owner < 4) rival += 1;
      }
      const yields = own + whether(empty > 0);
      if (yields > best) [best, second] = [yields, best];
      else if (yields > second) second = yields;
      others = Math.max(others, rival);
      pairs += own > 1 ? (own - 1) * (own - 1) : 0;
      free += whether(empty > 0 && own > 0);
    }
    const now = whether(next % 2 === 1 - side) * ready;
    for (const number of [best / 3, second / 3, others / 3, pairs / 4, free / 3]) {
      put(out, number * now);
      put(out, number * time);
    }
  }
}

/** Influence that pieces of the wall and soldiers would bring, and what there is left to build with. */
function describeWall({ state: { buildings, walls, wallSupply, upgrades, soldiers }, who, time, ready }: Subject, out: Description): void {
  const byInfluence = putNothing(out, 5);
  let [built, gates] = [0, 0];
  for (let slot = 0; slot < walls.length; slot += 1) {
    if ((walls[slot] ?? -1) >= 0) { built += 1; continue; }
    let influence = 0;
    for (const cell of covered(slot)) {
      const owner = buildings[cell] ?? -1;
      influence += owner < 0 ? 0 : owner === who ? 1 : 2;
    }
    if (isGateSlot(slot)) gates += influence;
    else raise(out, byInfluence + influence, time / 4);
  }
  put(out, gates / 8 * time);
  put(out, built / 20);
  put(out, built / 20 * time);
  for (let kind = 0; kind < 8; kind += 1) put(out, (wallSupply[kind] ?? 0) / 2 * ready);
  let places = 0;
  for (let cell = 0; cell < buildings.length; cell += 1) {
    if ((buildings[cell] ?? -1) >= 0 && buildings[cell] !== who && (upgrades[cell] ?? -1) < 0 && (soldiers[cell] ?? 0) === 0 && gapsOf(walls, cell) > 0) places += 1;
  }
  put(out, places / 8 * time);
}
