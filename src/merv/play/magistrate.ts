/*
 * What the magistrate will probably still do: a judgement for bots, not a rule. He is bound by his cards and by where his
 * houses and those of the High Courtier stand, so it can be counted how often he would perform each action.
 */
import { ACTIONS, HALL_SPACES, ROUNDS, YEARS } from '../content/ids.js';
import { at, sum } from '../rules/supply/lists.js';
import type { Player, State } from '../state.js';
import { MOSQUE_LEVELS, SITE_ACTIONS } from './standard.js';
import type { Weights } from './weights.js';

/** The automata of a solo game. */
export const MAGISTRATE = 1;
const COURTIER = 2;

/** A line of the city: whose houses stand there, and which actions are on sites that are empty, or an automaton's, as bits. */
interface Line { his: number; courtiers: number; empty: number; automatic: number }

/** The columns, then the rows. */
function linesOf({ buildings, sites: tiles }: State): Line[] {
  const lines = Array.from({ length: 10 }, (): Line => ({ his: 0, courtiers: 0, empty: 0, automatic: 0 }));
  for (let cell = 0; cell < 25; cell += 1) {
    const action = SITE_ACTIONS[tiles[cell] ?? -1];
    const owner = buildings[cell] ?? -1;
    if (action === undefined || owner === 0) continue;
    for (const line of [at(lines, cell % 5), at(lines, 5 + Math.floor(cell / 5))]) {
      if (owner < 0) line.empty |= 1 << action;
      else line.automatic |= 1 << action;
      if (owner === MAGISTRATE) line.his += 1;
      if (owner === COURTIER) line.courtiers += 1;
    }
  }
  return lines;
}

/** How often he performs an action if its card turns up, of lines that he may choose from (MERV-CM-6 to 9, 12). */
function timesIn(lines: readonly Line[], card: number, houses: number): number {
  let [most, times, mostBuilt, timesBuilt] = [-1, 0, -1, 0];
  for (const { his, courtiers, empty, automatic } of lines) {
    const both = his + courtiers;
    if (houses > 0 && (empty >> card) & 1 && 9 * his + courtiers > most) [most, times] = [9 * his + courtiers, both + 1];
    if ((automatic >> card) & 1 && 9 * both + his > mostBuilt) [mostBuilt, timesBuilt] = [9 * both + his, both];
  }
  return most >= 0 ? times : timesBuilt;
}

/** In the palace the courtiers count, and to the marketplace he goes once (MERV-CMA-7, 18). */
function countOf(card: number, times: number): number {
  switch (ACTIONS[card]) {
    case 'palace': return times >= 4 ? 2 : Math.min(times, 1);
    case 'marketplace': return Math.min(times, 1);
    default: return times;
  }
}

/** The lines of the slots that are still free in this round; none if he has had his turn. */
function linesLeft({ round, slots }: State, lines: readonly Line[]): Line[] {
  if (slots.includes(MAGISTRATE)) return [];
  const side = round % 2 === 1 ? lines.slice(0, 5) : lines.slice(5);
  if (round > 2) side.reverse();
  return side.filter((_, slot) => (slots[slot] ?? -1) < 0);
}

/** How often he will still perform each action, in the order of `ACTIONS`. */
function actionsAhead(state: State, { removed, discards, card: turnedUp }: NonNullable<State['solo']>): number[] {
  const { year, round } = state;
  const { buildings: houses } = at(state.players, MAGISTRATE);
  const lines = linesOf(state);
  const [columns, rows, now] = [lines.slice(0, 5), lines.slice(5), linesLeft(state, lines)];
  // A card that was turned up comes again in the next year at the earliest (MERV-CM-19).
  const inGame = ACTIONS.map((_, card) => !removed.includes(card));
  const inDeck = inGame.map((is, card) => is && !discards.includes(card) && card !== turnedUp);
  const [cards, left] = [inGame, inDeck].map((those) => Math.max(1, those.filter(Boolean).length)) as [number, number];
  return ACTIONS.map((_, card) => {
    if (!inGame[card]) return 0;
    const [byColumn, byRow] = [columns, rows].map((those) => countOf(card, timesIn(those, card, houses))) as [number, number];
    const later = (YEARS - year) * (ROUNDS / 2) * (byColumn + byRow) / cards;
    if (!inDeck[card]) return later;
    let soon = countOf(card, timesIn(now, card, houses));
    for (let next = round + 1; next <= ROUNDS; next += 1) soon += next % 2 === 1 ? byColumn : byRow;
    return later + soon / left;
  });
}

/** The points he will probably still make by his actions, with so many scoring phases to come; `halls` says what a courtier in each scores him now. */
export function magistratesFuture(state: State, phases: number, { halls, weights }: { readonly halls: readonly number[]; readonly weights: Weights }): number {
  const { solo, players } = state;
  if (solo === null) return 0;
  const { courtiers, servants, posts }: Player = at(players, MAGISTRATE);
  const [cards, placed, scrolls, journeys, steps, pieces] = actionsAhead(state, solo) as [number, number, number, number, number, number];
  // What he gains on the way is scored in half of the phases.
  const seen = (phases + 1) / 2;
  const scoring = (hall: number): number => at(courtiers, hall) * seen * weights.hisHalls;
  let best = 0;
  halls.forEach((value, hall) => {
    if (value > best && players.reduce((there, player) => there + at(player.courtiers, hall), 0) < HALL_SPACES) best = value;
  });
  return weights.hisFuture * (scrolls * (weights.hisScroll + scoring(0)) + cards * (weights.hisCard + scoring(1)) + journeys * (sum(posts) + 1) * (weights.hisGood + scoring(2))
    + Math.min(steps, MOSQUE_LEVELS - at(halls, 3)) * (weights.hisStep + scoring(3)) + pieces * weights.hisPiece + (servants > 0 ? placed * (best + weights.hisGrowth * (phases - 1)) * seen : 0));
}
