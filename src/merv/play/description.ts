/*
 * A position in numbers, as what many games have taught judges it: what a seat has when no turn of its own is going on, and
 * what there is time for. Each number lies between about -1 and 3. Which number is which follows from the order in which
 * they are put down and stands nowhere else: what was learned (`learned.ts`) is learned anew when that changes. What stands
 * in the city is put down by `townscape.ts`.
 */
import { put, putNothing, whether, type Description } from '../../mechanics/description.js';
import { HALL_SPACES, OUTER } from '../content/ids.js';
import { favourPoints, spiceLimits } from '../content/standard/tracks.js';
import { at, sum } from '../rules/supply/lists.js';
import { setPoints } from '../rules/year/sheet.js';
import type { State } from '../state.js';
import { levelOf, MOSQUE_LEVELS, STACKS } from './standard.js';
import { INVASION, isDue, LATER_TURNS, putReady, raise, stepOf, subjectOf, type Subject } from './subject.js';
import { describeCity } from './townscape.js';

/** Describes what a seat has. */
export function describe(state: State, who: number, out: Description): void {
  const subject = subjectOf(state, who);
  out.length = 0;
  describeTime(subject, out);
  describeStock(subject, out);
  describeTracks(subject, out);
  describeCards(subject, out);
  describePalace(subject, out);
  describeMosque(subject, out);
  describeTrade(subject, out);
  describeContracts(subject, out);
  describeCity(subject, out);
  describeOthers(subject, out);
}

/** The turns to come, the moment of the year, how many play, and who is before whom. */
function describeTime({ state, who, turns }: Subject, out: Description): void {
  for (let many = 1; many <= LATER_TURNS; many += 1) put(out, whether(turns >= many));
  put(out, whether(stepOf(state) > INVASION));
  for (let seats = 1; seats <= 3; seats += 1) put(out, whether(state.config.seats === seats));
  const { slots, queue, order } = state;
  put(out, whether(isDue(state, who)));
  put(out, isDue(state, who) ? order.indexOf(who) / 3 : 0);
  const slot = slots.indexOf(who);
  let behind = 0;
  for (let other = slot + 1; slot >= 0 && other < slots.length; other += 1) if ((slots[other] ?? -1) >= 0) behind += 1;
  put(out, slot < 0 ? 0 : behind / 3);
  put(out, slot < 0 ? 0 : (slot + 1) / 5);
  const place = queue.indexOf(who);
  put(out, place < 0 ? 0 : (queue.length - place) / 4);
}

/** Cubes, camels, goods and scrolls: the first of a kind are wanted more than the next. */
function describeStock(subject: Subject, out: Description): void {
  const { player: { cubes, camel, common, rare, scroll, givenScroll, breakthroughs } } = subject;
  let colours = 0;
  for (const many of cubes) {
    putReady(out, Math.min(1, many), subject);
    putReady(out, many / 3, subject);
    if (many > 0) colours += 1;
  }
  const all = sum(cubes);
  putReady(out, all / 8, subject);
  put(out, Math.max(0, all - 8) / 4);
  putReady(out, colours / 4, subject);
  for (const [many, some] of [[camel, 3], [common, 3], [rare, 2], [scroll, 3]] as const) {
    putReady(out, Math.min(1, many), subject);
    putReady(out, many / some, subject);
  }
  const scrolls = scroll + givenScroll;
  putReady(out, scrolls / 8, subject);
  for (let many = 2; many <= 8; many += 2) put(out, whether(scrolls >= many) * subject.time);
  put(out, scrolls < 8 ? scrolls % 2 * subject.time : 0);
  for (let tile = 0; tile < 4; tile += 1) put(out, whether(breakthroughs[0] === tile) * subject.time);
  for (let tile = 0; tile < 4; tile += 1) put(out, whether(breakthroughs[1] === tile) * subject.ready);
}

/** Places of the influence track that open something or score. */
const INFLUENCE = [1, 2, 3, 5, 6, 9, 12, 15, 18, 20] as const;

function describeTracks(subject: Subject, out: Description): void {
  const { player: { favour, influence, courtiers }, phases, time, ready } = subject;
  const due = sum(courtiers);
  put(out, favour / 5);
  put(out, favour / 5 * phases);
  put(out, Math.min(favour, due) / 3);
  put(out, Math.max(0, due - favour) / 3 * phases);
  put(out, Math.max(0, favour - due) / 3 * ready);
  put(out, Math.max(0, favour - due * 3 * phases) / 3);
  let left = 0;
  for (const { at: space, vp } of favourPoints.entries) if (space > favour) left += vp / (1 + space - favour);
  put(out, left * time);
  for (const space of INFLUENCE) put(out, whether(influence >= space) * time);
  put(out, influence / 10);
  putReady(out, influence / 10, subject);
  putReady(out, influence % 3 / 2, subject);
}

/** Caravan cards by spice, the pairs begun, and the kinds that may still be added. */
function describeCards(subject: Subject, out: Description): void {
  const { state: { row, rowCamels, deck }, player: { cards, influence }, time, ready } = subject;
  let kinds = 0;
  for (const many of cards) {
    put(out, many / 3 * time);
    put(out, whether(many > 0) * time);
    put(out, many % 2 * ready);
    if (many > 0) kinds += 1;
  }
  let limit = 1;
  for (const { at: space, kinds: most } of spiceLimits.entries) if (influence >= space) limit = most;
  put(out, kinds / 4);
  put(out, Math.max(0, limit - kinds) / 3 * ready);
  put(out, setPoints(cards) / 10);
  put(out, setPoints(cards) / 10 * time);
  let open = 0;
  for (let place = 0; place < row.length; place += 1) if (place === 0 || rowCamels[place] === 1 || rowCamels[place - 1] === 1) open += 1;
  put(out, open / 4 * ready);
  put(out, (row.length + deck.length) / 24 * time);
}

/** Courtiers by hall, what they score, and where there is room for more. */
function describePalace(subject: Subject, out: Description): void {
  const { state: { players }, player: { courtiers, servants, favour }, phases, time, ready, halls } = subject;
  const all = sum(courtiers);
  let scored = 0;
  for (let hall = 0; hall < 4; hall += 1) {
    const own = courtiers[hall] as number;
    const worth = halls[hall] as number;
    let there = 0;
    for (const player of players) there += player.courtiers[hall] as number;
    put(out, own / 2 * phases);
    put(out, own * worth / 8 * phases);
    put(out, worth / 8 * phases);
    put(out, worth / 8 * time);
    put(out, (HALL_SPACES - there) / 3 * ready);
    put(out, whether(there === 0) * time);
    scored += own * worth;
  }
  const paid = all === 0 ? 0 : Math.min(1, favour / all);
  put(out, scored / 20 * paid);
  put(out, scored / 20 * paid * phases);
  put(out, scored / 20 * phases);
  for (let many = 1; many <= 6; many += 1) put(out, whether(all >= many) * phases);
  put(out, all / 4 * time);
  put(out, Math.min(3, servants) / 3 * ready);
}

/** The level of the mosque that was reached, by which path, and the scoring tiles. */
function describeMosque(subject: Subject, out: Description): void {
  const { state: { players, mosqueCamels }, player: { mosque, tiles }, time, phases } = subject;
  const level = levelOf(mosque);
  for (let one = 1; one <= MOSQUE_LEVELS; one += 1) put(out, whether(level >= one) * time);
  for (let path = 0; path < 4; path += 1) put(out, whether(level > 0 && level < 3 && mosque % 4 === path) * time);
  put(out, whether((level === 3 || level === 4) && mosque % 2 === 0) * time);
  put(out, whether(level === MOSQUE_LEVELS) * phases);
  put(out, level === 0 ? sum(mosqueCamels) / 4 * time : 0);
  let left = 4;
  let highest = 0;
  for (const other of players) {
    left -= other.tiles.length;
    if (other !== subject.player) highest = Math.max(highest, levelOf(other.mosque));
  }
  for (let tile = 0; tile < 4; tile += 1) put(out, whether(tiles.includes(tile)) * phases);
  put(out, level < 4 ? left / 4 * time : 0);
  put(out, highest / 8 * time);
}

/** Trading posts, and what first posts still bring. */
function describeTrade({ state: { players, cityCamels }, player: { posts }, time }: Subject, out: Description): void {
  for (const post of posts) put(out, post * time);
  put(out, sum(posts) / 4);
  put(out, sum(cityCamels) / 4 * time);
  let outer = 0;
  for (let city = OUTER; city < posts.length; city += 1) if (players.every((player) => player.posts[city] === 0)) outer += 1;
  put(out, outer / 4 * time);
}

/** What lies on top of each stack, and how much of it is there. */
function describeContracts(subject: Subject, out: Description): void {
  const { state: { contractsDone }, player: { scroll, common, rare, influence, fulfilled }, time, ready } = subject;
  let [best, second] = [0, 0];
  for (let stack = 0; stack < STACKS.length; stack += 1) {
    const card = STACKS[stack]?.[contractsDone[stack] ?? 0];
    if (card === undefined) { putNothing(out, 4); continue; }
    const any = Math.max(0, common - card.common) + Math.max(0, rare - card.rare);
    const lack = Math.max(0, card.scrolls - scroll) + Math.max(0, card.common - common) + Math.max(0, card.rare - rare) * 1.5 + Math.max(0, card.anyGood - any);
    const far = Math.max(0, card.influence - influence);
    const near = card.vp / 10 / (1 + lack + far / 2);
    put(out, card.vp / 10 * time);
    put(out, near * ready);
    put(out, whether(lack === 0 && far === 0) * card.vp / 10 * ready);
    put(out, Math.min(3, lack) / 3 * time);
    if (near > best) [best, second] = [near, best];
    else if (near > second) second = near;
  }
  put(out, best * ready);
  put(out, second * ready);
  put(out, fulfilled.length / 4);
}

/** What the others have on average. */
function describeOthers({ state, who, time }: Subject, out: Description): void {
  const { players, config: { seats } } = state;
  const from = putNothing(out, 5);
  const share = time / Math.max(1, seats - 1);
  for (let other = 0; other < seats; other += 1) {
    if (other === who) continue;
    const { courtiers, common, rare, scroll, givenScroll, cubes, camel } = at(players, other);
    raise(out, from, sum(courtiers) / 4 * share);
    raise(out, from + 1, (common + rare) / 4 * share);
    raise(out, from + 2, (scroll + givenScroll) / 8 * share);
    raise(out, from + 3, sum(cubes) / 8 * share);
    raise(out, from + 4, camel / 3 * share);
  }
}
