/*
 * What a position is worth to each participant that is ranked: a judgement for bots, not a rule. It is told in points:
 * those scored, and what buildings, courtiers, goods, cubes and places on the tracks will probably still bring. It asks
 * the state alone, so it serves with any pack.
 */
import type { Planning } from '../../kernel/planning.js';
import type { Move } from '../frames.js';
import { setPoints } from '../rules/year/sheet.js';
import type { Player, State } from '../state.js';
import { at } from '../rules/supply/lists.js';
import { exposedOf, lineOf } from '../rules/city/geometry.js';
import { contracts } from '../content/standard/cards.js';
import { scoringTiles, sites } from '../content/standard/city.js';
import { magistratesFuture } from './magistrate.js';
import { planning } from './planning.js';
import { standardWeights, type Weights } from './weights.js';

/** Decisions that wait: an action begun, or a reward to be taken. */
const waiting: Readonly<Record<string, 'action' | 'reward'>> = {
  act: 'action', caravansary: 'action', palace: 'action', library: 'action', marketplace: 'action', mosque: 'action', wall: 'action', wallSlot: 'action',
  soldier: 'reward', upgrade: 'reward', scoringTile: 'reward', freeCourtier: 'reward', freeCard: 'reward', freeStep: 'reward', freeWall: 'reward', freePost: 'reward',
  breakthrough: 'reward', boons: 'reward',
};
/** The standard contracts by stack, the best first. */
const STACKS = /* @__PURE__ */ ['1f', '1s', '2f', '2s', '3f', '3s'].map((name) => contracts.entries.filter(({ stack }) => stack === name));
/** The levels of the mosque. */
const MOSQUE_LEVELS = 8;
/** Turns in a year and in a game. */
const ROUNDS = 4;
const TURNS = 12;
/** The magistrate comes after the only seat. */
const MAGISTRATE = 1;

/** The worth of a position to every seat, and to the magistrate after them in solo. */
export interface Evaluation {
  (state: State): number[];
  /** To one of them. */
  readonly of: (state: State, who: number) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** A judgement by some weights. */
export function evaluationBy(weights: Weights): Evaluation {
  const of = (state: State, who: number): number => valueOf(state, who, weights);
  return Object.assign((state: State): number[] => {
    const { seats } = state.config;
    const ranked = seats === 1 ? 2 : seats;
    const values: number[] = [];
    for (let who = 0; who < ranked; who += 1) values.push(of(state, who));
    return values;
  }, { of, planning });
}

/** What a position is worth to every seat, and to the magistrate after them in solo. */
export const evaluation: Evaluation = /* @__PURE__ */ evaluationBy(standardWeights);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How much is still to come: turns, scoring phases, and invasions. */
interface Ahead {
  readonly turns: number;
  readonly phases: number;
  /** From 1 at the beginning to 0. */
  readonly share: number;
  /** 0 when nothing can be used any more. */
  readonly ready: number;
}

function aheadOf({ frames, year, round }: State): Ahead {
  const turns = frames.length === 0 ? 0 : (3 - year) * ROUNDS + (ROUNDS - round);
  return { turns, phases: frames.length === 0 ? 0 : 4 - year, share: turns / TURNS, ready: Math.min(1, turns / 2) };
}

function valueOf(state: State, who: number, weights: Weights): number {
  const player = at(state.players, who);
  const ahead = aheadOf(state);
  if (state.solo !== null && who === MAGISTRATE) return magistratesValue(state, ahead, weights);
  return sum(player.points) + setPoints(player.cards) + buildingsValue(state, who, ahead, weights) + courtiersValue(player, ahead, false, weights)
    + stockValue(player, ahead, weights) + ahead.share * growthValue(player, weights) + Math.min(1, ahead.share * 2) * weights.influence * player.influence
    + contractsValue(state, player, ahead, weights) + waitingValue(state, who, ahead, weights);
}

/** What the magistrate has, and what he will probably still do: the Mongols spare his houses (MERV-CM-17), and his courtiers score without favour (MERV-CM-18). */
function magistratesValue(state: State, ahead: Ahead, weights: Weights): number {
  const { buildings, sites: tiles } = state;
  const his = at(state.players, MAGISTRATE);
  let value = sum(his.points) + setPoints(his.cards) + courtiersValue(his, ahead, true, weights);
  for (let cell = 0; cell < buildings.length; cell += 1) if (buildings[cell] === MAGISTRATE) value += yearlyPoints(his, tiles[cell] ?? -1) * ahead.phases;
  if (ahead.turns === 0) return value;
  const halls = hallsOf(his);
  return value + ahead.ready * weights.hisStock * (his.common + his.rare + his.scroll) + magistratesFuture(state, ahead.phases, { halls, weights });
}

/** What is begun is mostly worth finishing. */
function waitingValue({ frames, queue }: State, who: number, { ready, turns }: Ahead, weights: Weights): number {
  let value = 0;
  for (const frame of frames) {
    const kind = 'seat' in frame && frame.seat === who ? waiting[frame.kind] : undefined;
    if (kind !== undefined) value += weights[kind] * Math.max(0.25, ready);
  }
  const place = queue.indexOf(who);
  return value + (place >= 0 && turns > 0 ? weights.queue * (queue.length - place) : 0);
}

/** The rows and columns of the city. */
const LINES = /* @__PURE__ */ Array.from({ length: 10 }, (_, slot) => lineOf(slot));

/** The action of a site, and that of a scoring tile, by their places in the standard tables. */
const SITE_ACTIONS = /* @__PURE__ */ sites.entries.map(({ action }): string => action);
const TILE_ACTIONS = /* @__PURE__ */ scoringTiles.entries.map(({ action }): string => action);

/** What a building on a site scores each year as long as it stands (MERV-SCORE-9 to 11). */
function yearlyPoints(player: Player, site: number): number {
  const action = SITE_ACTIONS[site];
  let points = 1;
  for (const tile of player.tiles) if (TILE_ACTIONS[tile] === action) points += 3;
  return points + (action === 'mosque' && levelOf(player.mosque) === MOSQUE_LEVELS ? 4 : 0);
}

/** How many scoring phases a building will probably live to see, if so many of the invasions before them do it no harm. */
function phasesSeen(phases: number, year: number, spared: number, survival: number): number {
  let seen = 0;
  // Year 1 knows no invasion; each of the others takes its share of what is not protected.
  for (let phase = 0; phase < phases; phase += 1) seen += survival ** Math.max(0, phase + (year === 1 ? 0 : 1) - spared);
  return seen;
}

/** Buildings score every year as long as they stand, and yield cubes with those in their lines. */
function buildingsValue(state: State, who: number, { phases, share }: Ahead, weights: Weights): number {
  const { buildings, soldiers, walls, year, upgrades } = state;
  const player = at(state.players, who);
  let count = 0;
  let upgraded = 0;
  let value = 0;
  // Soldiers stay for one invasion, walls for all.
  const open = phasesSeen(phases, year, 0, weights.survival);
  const guarded = phasesSeen(phases, year, 1, weights.survival);
  for (let cell = 0; cell < buildings.length; cell += 1) {
    if (buildings[cell] !== who) continue;
    count += 1;
    if ((upgrades[cell] ?? -1) >= 0) upgraded += 1;
    const safe = exposedOf(cell).every((slot) => (walls[slot] ?? -1) >= 0);
    value += yearlyPoints(player, state.sites[cell] ?? -1) * (safe ? phases : (soldiers[cell] ?? 0) > 0 ? guarded : open);
  }
  if (count === 0) return 0;
  let beside = 0;
  for (const line of LINES) {
    let own = 0;
    for (const cell of line) if (buildings[cell] === who) own += 1;
    if (own > 1) beside += (own - 1) * (own - 1);
  }
  return value + share * (weights.building * count + weights.tile * player.tiles.length * count + weights.line * beside + weights.upgrade * upgraded);
}

/** What one courtier in each hall scores: knowledge, spice, trade, faith. */
const hallsOf = (player: Player): [number, number, number, number] =>
  [player.scroll + player.givenScroll, sum(player.cards), player.common + player.rare + player.givenCommon + player.givenRare, levelOf(player.mosque)];

/** Courtiers score once a year what their halls count, as far as there is favour for them. */
function courtiersValue(player: Player, { phases, turns }: Ahead, free: boolean, { hallGrowth, moreFavour, courtier }: Weights): number {
  const [scrolls, cards, goods, levels] = hallsOf(player);
  const [knowledge, spice, trade, faith] = player.courtiers as [number, number, number, number];
  const courtiers = knowledge + spice + trade + faith;
  if (courtiers === 0 || phases === 0) return 0;
  const each = (knowledge * scrolls + spice * cards + trade * goods + faith * levels) / courtiers + hallGrowth * (turns / phases) * 0.5;
  // Favour pays for one courtier a phase each; some more will come. The magistrate pays nothing.
  const paid = free ? courtiers * phases : Math.min(courtiers * phases, player.favour + moreFavour * Math.max(0, phases - 1));
  return each * paid + (turns > 0 ? courtier * courtiers : 0);
}

/** The level of a space by its place: four parts twice, two parts twice, then one. */
function levelOf(space: number): number {
  if (space < 0) return 0;
  if (space < 8) return space < 4 ? 1 : 2;
  return space < 12 ? (space < 10 ? 3 : 4) : space - 7;
}

/** What can be spent. */
function stockValue(player: Player, { ready }: Ahead, weights: Weights): number {
  if (ready === 0) return 0;
  let coloured = 0;
  let colours = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    const cubes = player.cubes[colour] ?? 0;
    coloured += cubes;
    if (cubes > 0) colours += 1;
  }
  return ready * (weights.cube * Math.min(coloured, 8) + weights.colour * colours + weights.whiteCube * Math.min(player.cubes[4] ?? 0, 8) + weights.camel * Math.min(player.camel, 4)
    + weights.common * Math.min(player.common, 4) + weights.rare * Math.min(player.rare, 4) + weights.favour * Math.min(player.favour, 8));
}

/** What helps for the rest of the game. */
function growthValue(player: Player, weights: Weights): number {
  let kinds = 0;
  for (const count of player.cards) if (count > 0) kinds += 1;
  return weights.scroll * Math.min(8, player.scroll + player.givenScroll) + weights.post * sum(player.posts) + weights.mosqueLevel * levelOf(player.mosque)
    + ((player.breakthroughs[0] ?? -1) >= 0 ? weights.discount : 0) + ((player.breakthroughs[1] ?? -1) >= 0 ? weights.conversion : 0) + weights.spice * kinds * kinds;
}

/** The contract nearest to being fulfilled, by what is there of its price. */
function contractsValue({ contractsDone }: State, player: Player, { ready }: Ahead, { contract }: Weights): number {
  if (ready === 0) return 0;
  let most = 0;
  for (let stack = 0; stack < STACKS.length; stack += 1) {
    const card = STACKS[stack]?.[contractsDone[stack] ?? 0];
    if (card === undefined) continue;
    const { scrolls, common, rare, anyGood, influence, vp } = card;
    const goods = Math.min(rare, player.rare) + Math.min(common + anyGood, player.common + Math.max(0, player.rare - rare));
    const there = Math.min(scrolls, player.scroll) + goods + 0.5 * Math.min(influence, player.influence);
    const all = there / (scrolls + common + rare + anyGood + 0.5 * influence);
    if (vp * all * all > most) most = vp * all * all;
  }
  return ready * contract * most;
}
