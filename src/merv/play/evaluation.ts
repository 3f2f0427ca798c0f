/*
 * What a position is worth to each participant that is ranked: a judgement for bots, not a rule. It is told in points:
 * those scored, and what buildings, courtiers, goods, cubes and places on the tracks will probably still bring. It asks
 * the state alone, so it serves with any pack; what games have taught is asked only where the standard one is played.
 */
import type { Planning } from '../../kernel/planning.js';
import type { Move } from '../frames.js';
import { setPoints } from '../rules/year/sheet.js';
import type { Player, State } from '../state.js';
import { at } from '../rules/supply/lists.js';
import { exposedOf, lineOf } from '../rules/city/geometry.js';
import { contentOf } from '../content/tables.js';
import { standardPack } from '../content/standard/index.js';
import { newDescription, put, type Description } from '../../mechanics/description.js';
import { outcomeOf, type Learned } from '../../mechanics/learned.js';
import { describe } from './description.js';
import { learned } from './learned.js';
import { MAGISTRATE, magistratesFuture } from './magistrate.js';
import { planning } from './planning.js';
import { hallsOf, levelOf, STACKS, yearlyPoints } from './standard.js';
import { isScoring } from './subject.js';
import { standardWeights, type Weights } from './weights.js';

/** Decisions that wait: an action begun, or a reward to be taken. */
const waiting: Readonly<Record<string, 'action' | 'reward'>> = {
  act: 'action', caravansary: 'action', palace: 'action', library: 'action', marketplace: 'action', mosque: 'action', wall: 'action', wallSlot: 'action',
  soldier: 'reward', upgrade: 'reward', scoringTile: 'reward', freeCourtier: 'reward', freeCard: 'reward', freeStep: 'reward', freeWall: 'reward', freePost: 'reward',
  breakthrough: 'reward', boons: 'reward',
};
/** Turns in a year and in a game. */
const ROUNDS = 4;
const TURNS = 12;

/** The worth of a position to every seat, and to the magistrate after them in solo. */
export interface Evaluation {
  (state: State): number[];
  /** To one of them. */
  readonly of: (state: State, who: number) => number;
  /** To one of them where a plan ends, by what games have taught as well; slower. */
  readonly ofPlan: (state: State, who: number) => number;
  /** The same to all of them. */
  readonly ofPlans: (state: State) => number[];
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** What something says of each of those who are ranked. */
function ofAll(state: State, of: Evaluation['of']): number[] {
  const { seats } = state.config;
  const ranked = seats === 1 ? 2 : seats;
  const values: number[] = [];
  for (let who = 0; who < ranked; who += 1) values.push(of(state, who));
  return values;
}

/** A judgement by some weights, with plans judged by what games have taught as well. */
function taught(read: () => Learned, weights: Weights): Evaluation {
  const of = (state: State, who: number): number => valueOf(state, who, weights);
  let content: string | null = null;
  const ofPlan = (state: State, who: number): number =>
    (isLearned(state, who) && state.content === (content ??= contentOf(standardPack).id) ? plannedValueOf(state, who, read(), weights) : of(state, who));
  return Object.assign((state: State) => ofAll(state, of), { of, planning, ofPlan, ofPlans: (state: State) => ofAll(state, ofPlan) });
}

/** What a position is worth to every seat, and to the magistrate after them in solo. */
export const evaluation: Evaluation = /* @__PURE__ */ taught(learned, standardWeights);

/** The judgement by what was learned in other games, to learn more. */
export const evaluationTaught = (known: Learned, weights: Weights): Evaluation => taught(() => known, weights);

/** Games teach what turns of players come to, not what is asked within them or when a year is scored. */
export const isLearned = (state: State, who: number): boolean => state.turn.seat !== who && !isScoring(state) && !isMagistrate(state, who);

const isMagistrate = ({ solo }: State, who: number): boolean => solo !== null && who === MAGISTRATE;

/** What positions are described by to learners: all that is learned from. */
export function describeTo(state: State, who: number, out: Description): void {
  termsOf(state, who, standardWeights, TERMS);
  describeWith(state, who, out);
}

/** A position in numbers, and the terms of its judgement behind them. */
function describeWith(state: State, who: number, out: Description): void {
  describe(state, who, out);
  for (const term of TERMS) put(out, term / 10);
}

const DESCRIPTION = /* @__PURE__ */ newDescription(512);

/** What is booked, and what there will be beside it by what was learned, together with the judgement by weights. */
function plannedValueOf(state: State, who: number, known: Learned, weights: Weights): number {
  const value = termsOf(state, who, weights, TERMS);
  describeWith(state, who, DESCRIPTION);
  return value + known.share * (bookedOf(at(state.players, who)) + outcomeOf(known, DESCRIPTION) - value);
}

/** The points a player would have if nothing more came. */
export const bookedOf = ({ points, cards }: Player): number => sum(points) + setPoints(cards);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How much is still to come: turns, scoring phases, and invasions. */
interface Ahead {
  readonly turns: number;
  readonly phases: number;
  /** From 1 at the beginning to 0. */
  readonly share: number;
  /** 0 when nothing can be used any more; as long as a turn goes on everything can. */
  readonly ready: number;
}

function aheadOf({ frames, year, round, turn }: State, who: number): Ahead {
  const turns = frames.length === 0 ? 0 : (3 - year) * ROUNDS + (ROUNDS - round);
  return { turns, phases: frames.length === 0 ? 0 : 4 - year, share: turns / TURNS, ready: frames.length > 0 && turn.seat === who ? 1 : Math.min(1, turns / 2) };
}

function valueOf(state: State, who: number, weights: Weights): number {
  return isMagistrate(state, who) ? magistratesValue(state, aheadOf(state, who), weights) : termsOf(state, who, weights, TERMS);
}

/** Room for the terms of the judgement; nothing is kept in it from one position to the next. */
const TERMS = /* @__PURE__ */ new Float64Array(7);

/** What is judged one by one of what a player has, and all of it together. */
function termsOf(state: State, who: number, weights: Weights, terms: Float64Array): number {
  const player = at(state.players, who);
  const ahead = aheadOf(state, who);
  terms[0] = buildingsValue(state, who, ahead, weights);
  terms[1] = courtiersValue(player, ahead, false, weights);
  terms[2] = stockValue(player, ahead, weights);
  terms[3] = ahead.share * growthValue(player, weights);
  terms[4] = Math.min(1, ahead.share * 2) * weights.influence * player.influence;
  terms[5] = contractsValue(state, player, ahead, weights);
  terms[6] = waitingValue(state, who, ahead, weights);
  let value = bookedOf(player);
  for (const term of terms) value += term;
  return value;
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
