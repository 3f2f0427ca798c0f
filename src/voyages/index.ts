import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { arrange as arrangeState, type Arrangement } from './arrange.js';
import { boxOf } from './box.js';
import { census as censusOf } from './census.js';
import { clone } from './clone.js';
import { configSchema, type Config } from './config.js';
import { content } from './content/index.js';
import { contradiction } from './contradiction.js';
import type { Event } from './events.js';
import { frames } from './frames.js';
import { CHARACTER_IDS, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LOCATION_IDS, OUTPOST_IDS } from './ids.js';
import { moves, type Move } from './moves.js';
import { describe } from './notation.js';
import { refusals } from './refusals.js';
import { EFFECTS } from './resources.js';
import { rulings } from './rulings.js';
import { score as scoreTable } from './scoring.js';
import { newState } from './setup.js';
import { SPACE_IDS, stateSchema, viewSchema, type State, type View } from './state.js';
import { determinize as determinizeView, viewOf } from './view.js';

/** The Voyages of Marco Polo for 2, 3 and 4 players. */
export const voyages: Game<Config, State, Move, View, Event> = /* @__PURE__ */ defineGame({
  id: 'voyages',
  rulesVersion: '1',
  seats: [2, 4],
  rulings,
  content,
  longest: 20_000,
  features: {
    moves: moves.kinds,
    refusals: /* @__PURE__ */ Object.keys(refusals),
    characters: CHARACTER_IDS,
    cityCards: CITY_CARD_IDS,
    contracts: CONTRACT_IDS,
    goals: GOAL_IDS,
    outposts: OUTPOST_IDS,
    cityBonuses: CITY_BONUS_IDS,
    locations: LOCATION_IDS,
    spaces: SPACE_IDS,
    bonuses: EFFECTS,
  },
  refusals,
  endRule: 'VOY-SCORE-1',
  config: configSchema,
  state: stateSchema,
  view: viewSchema,
  moves,
  box: boxOf,
  setup: newState,
  frames,
  clone,
  viewOf,
  determinize: determinizeView,
  score: scoreTable,
  contradiction,
  census: censusOf,
  // Goal cards are turned over at the end.
  reveals: (before, after) => before.frames.length > 0 && after.frames.length === 0,
  describe,
  arrange: (arrangement) => arrangeState(arrangement as Arrangement),
});

/** The functions of the game one by one. */
export const { setup, actor, legalMoves, check, apply, cloneAndPlay, chance, resolve, view, legalMovesFor, determinize, score, scoreFor, validate, notation, hash, census } = voyages;

export { evaluation } from './evaluation.js';
export { content } from './content/index.js';
export { refusals } from './refusals.js';
export { presets, rulings } from './rulings.js';
export { tidy as tidyConfig } from './config.js';

export type { Arrangement, ArrangedPlayer } from './arrange.js';
export type { Config, SmallCity, Variants } from './config.js';
export type { CharacterId } from './characters/ids.js';
export type { CityCardId } from './content/city-cards.js';
export type { CityBonusId, OutpostId } from './content/bonuses.js';
export type { ContractId } from './content/contracts.js';
export type { GoalId } from './content/goals.js';
export type { LocationId } from './content/map.js';
export type { Event } from './events.js';
export type { Dealt, Frame, FrameOf, Movement, Walk } from './frame-types.js';
export type { Move, Play } from './moves.js';
export type { BazaarKind, Effect, Good, Resource } from './resources.js';
export type { RoundStep } from './round.js';
export type { VoyagesRulings } from './rulings.js';
export type { Player, PlayerOf, SpaceId, Spaces, State, TableOf, Turn, View } from './state.js';

/** A position out of a few words: who has what, who stands where, whose turn it is. */
export function arrange(arrangement: Arrangement): State {
  return voyages.arrange(arrangement);
}
