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
import { planning } from './planning.js';

/** What one of each will bring if there is time to use it. */
const CUBE = 0.55;
const WHITE_CUBE = 0.75;
const CAMEL = 0.8;
const SCROLL = 1.1;
const COMMON = 1.3;
const RARE = 2.2;
const INFLUENCE = 0.35;
const FAVOUR = 0.7;
const POST = 1.4;
const MOSQUE_LEVEL = 0.9;
const DISCOUNT = 2;
const CONVERSION = 1.5;
const TILE_BUILDINGS = 1.3;
/** What a decision that waits will bring: an action begun, a reward to be taken. */
const ACTION = 2.5;
const REWARD = 1.5;
const waiting: Readonly<Record<string, number>> = {
  act: ACTION, caravansary: ACTION, palace: ACTION, library: ACTION, marketplace: ACTION, mosque: ACTION, wall: ACTION, wallSlot: ACTION,
  soldier: REWARD, upgrade: REWARD, scoringTile: REWARD, freeCourtier: REWARD, freeCard: REWARD, freeStep: REWARD, freeWall: REWARD, freePost: REWARD,
  breakthrough: REWARD, boons: REWARD,
};
/** The share of unprotected buildings that the Mongols leave. */
const SURVIVAL = 0.6;
/** Turns in a year and in a game. */
const ROUNDS = 4;
const TURNS = 12;

/** The worth of a position to every seat, and to the magistrate after them in solo. */
export interface Evaluation {
  (state: State): number[];
  /** To one of them. */
  readonly of: (state: State, who: number) => number;
  /** How the game is planned whose positions are judged. */
  readonly planning: Planning<State, Move>;
}

/** What a position is worth to every seat, and to the magistrate after them in solo. */
export const evaluation: Evaluation = /* @__PURE__ */ Object.assign((state: State): number[] => {
  const { seats } = state.config;
  const ranked = seats === 1 ? 2 : seats;
  const values: number[] = [];
  for (let who = 0; who < ranked; who += 1) values.push(of(state, who));
  return values;
}, { of, planning });

function of(state: State, who: number): number {
  const over = state.frames.length === 0;
  const turns = over ? 0 : (3 - state.year) * ROUNDS + (ROUNDS - state.round) + 0.5;
  return valueOf(state, who, turns, over ? 0 : 4 - state.year);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** `turns` are those to come, `phases` the scoring phases to come. */
function valueOf(state: State, who: number, turns: number, phases: number): number {
  const player = at(state.players, who);
  const ahead = turns / TURNS;
  const ready = Math.min(1, turns / 2);
  return sum(player.points) + setPoints(player.cards) + buildingsValue(state, who, phases) + courtiersValue(player, phases, isMagistrate(state, who))
    + ready * stockValue(player) + ahead * growthValue(player) + Math.min(1, ahead * 2) * influenceValue(player)
    + ready * waitingValue(state, who);
}

/** The Mongols spare his buildings (MERV-CM-17), and his courtiers score without favour (MERV-CM-18). */
const isMagistrate = ({ solo }: State, who: number): boolean => solo !== null && who === 1;

/** What is begun is mostly worth finishing. */
function waitingValue({ frames }: State, who: number): number {
  let value = 0;
  for (const frame of frames) if ('seat' in frame && frame.seat === who) value += waiting[frame.kind] ?? 0;
  return value;
}

/** Buildings score every year as long as they stand. */
function buildingsValue(state: State, who: number, phases: number): number {
  let safe = 0;
  let open = 0;
  for (let cell = 0; cell < state.buildings.length; cell += 1) {
    if (state.buildings[cell] !== who) continue;
    if ((state.soldiers[cell] ?? 0) > 0 || isMagistrate(state, who)) safe += 1;
    else open += 1;
  }
  // Year 1 knows no invasion; each of the others takes its share of what is not protected.
  const standing = state.year === 1 ? 1 : SURVIVAL;
  let value = 0;
  for (let phase = 0; phase < phases; phase += 1) value += safe + open * standing * SURVIVAL ** phase;
  return value * (1 + at(state.players, who).tiles.length * TILE_BUILDINGS * 0.5);
}

function courtiersValue(player: Player, phases: number, free: boolean): number {
  const [scrolls, cards, goods, levels] = [
    player.scroll + player.givenScroll, sum(player.cards), player.common + player.rare + player.givenCommon + player.givenRare, levelOf(player.mosque),
  ];
  const [knowledge, spice, trade, faith] = player.courtiers as [number, number, number, number];
  const courtiers = knowledge + spice + trade + faith;
  if (courtiers === 0) return 0;
  const each = (knowledge * scrolls + spice * cards + trade * goods + faith * levels) / courtiers;
  // Favour pays for one courtier a phase each; some more will come. The magistrate pays nothing.
  const paid = free ? courtiers * phases : Math.min(courtiers * phases, player.favour + 1.5 * Math.max(0, phases - 1));
  return each * paid;
}

/** The level of a space by its place: four parts twice, two parts twice, then one. */
function levelOf(space: number): number {
  if (space < 0) return 0;
  if (space < 8) return space < 4 ? 1 : 2;
  return space < 12 ? (space < 10 ? 3 : 4) : space - 7;
}

/** What can be spent. */
function stockValue(player: Player): number {
  const coloured = (player.cubes[0] ?? 0) + (player.cubes[1] ?? 0) + (player.cubes[2] ?? 0) + (player.cubes[3] ?? 0);
  return CUBE * Math.min(coloured, 8) + WHITE_CUBE * Math.min(player.cubes[4] ?? 0, 8) + CAMEL * Math.min(player.camel, 4)
    + COMMON * Math.min(player.common, 4) + RARE * Math.min(player.rare, 4) + FAVOUR * Math.min(player.favour, 8);
}

/** What helps for the rest of the game. */
function growthValue(player: Player): number {
  return SCROLL * Math.min(8, player.scroll + player.givenScroll) + POST * sum(player.posts) + MOSQUE_LEVEL * levelOf(player.mosque)
    + ((player.breakthroughs[0] ?? -1) >= 0 ? DISCOUNT : 0) + ((player.breakthroughs[1] ?? -1) >= 0 ? CONVERSION : 0);
}

const influenceValue = (player: Player): number => INFLUENCE * player.influence;
