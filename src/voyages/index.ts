import type { Arrangement } from './play/arrangement.js';
import { standardPack as standard, type Pack, type PackTables } from './content/pack.js';
import { createVoyages, type Voyages } from './game.js';
import type { State } from './state.js';

/** The Voyages of Marco Polo for 2, 3 and 4 players. */
export const voyages: Voyages = /* @__PURE__ */ createVoyages(standard);

/** The standard component values as data of one's own: a template to enter the values of a printed copy. */
export function standardPack(): Pack {
  return JSON.parse(JSON.stringify(standard)) as Pack;
}

/**
 * The game with other component values: a whole pack, or some tables of one, the others being the standard ones.
 * Throws `InvalidDataError` naming the place of what does not fit.
 */
export function withContent(tables: Partial<PackTables> & { readonly name?: string }): Voyages {
  return createVoyages({ ...standard, name: 'custom', ...tables });
}

/** The functions of the game one by one. */
export const { setup, actor, legalMoves, check, apply, cloneAndPlay, chance, resolve, view, legalMovesFor, determinize, score, scoreFor, validate, notation, hash, census } = voyages;

export { evaluation, evaluationOf, type Evaluation } from './play/evaluation.js';
export { createVoyages, type Voyages } from './game.js';
export { packSchema } from './content/pack.js';
export type { CityBonusEntry, CityCardEntry, ContractEntry, Pack, PackTables, Printed, TileEntry } from './content/pack.js';
export { refusals } from './words/refusals.js';
export { presets, rulings } from './rulings.js';
export { tidy as tidyConfig } from './config.js';

export type { Arrangement, ArrangedPlayer } from './play/arrangement.js';
export type { Config, SmallCity, Variants } from './config.js';
export type { CharacterId } from './content/character-ids.js';
export type { CityCardId } from './content/standard/city-cards.js';
export type { CityBonusId, OutpostId } from './content/standard/bonuses.js';
export type { ContractId } from './content/standard/contracts.js';
export type { GoalId } from './content/standard/goals.js';
export type { SpaceId } from './content/ids.js';
export type { LocationId } from './content/standard/map.js';
export type { Event } from './words/events.js';
export type { Frame, FrameOf, Move, Play } from './frames.js';
export type { Dealt } from './rules/setup/deal.js';
export type { Movement, Walk } from './rules/main-actions/travel/walk.js';
export type { Die, DieColour, NeutralDie, Pips, PlacedDie } from '../mechanics/dice.js';
export type { BazaarKind, Effect, Good, Resource } from './content/resources.js';
export type { RoundStep } from './rules/course/round.js';
export type { RulingAnswers } from './rulings.js';
export type { Player, Seen, SeenPlayer, Spaces, State, Turn, View } from './state.js';

/** A position out of a few words: who has what, who stands where, whose turn it is. */
export function arrange(arrangement: Arrangement): State {
  return voyages.arrange(arrangement);
}
