import { evaluationTaught, type Evaluation } from './play/evaluation.js';
import { learned } from './play/learned.js';
import { standardPack as standard } from './content/standard/index.js';
import { createMarcoPolo2, type MarcoPolo2 } from './game.js';
import type { Pack, PackTables } from './content/pack.js';
import type { Arrangement } from './play/arrangement.js';
import type { State } from './state.js';

/** Marco Polo II: In the Service of the Khan, for 2, 3 and 4 players. */
export const marcoPolo2: MarcoPolo2 = /* @__PURE__ */ createMarcoPolo2(standard);

/** The standard component values as data of one's own: a template to enter the values of a printed copy. */
export function standardPack(): Pack {
  return JSON.parse(JSON.stringify(standard)) as Pack;
}

/**
 * The game with other component values: a whole pack, or some tables of one, the others being the standard ones.
 * Throws `InvalidDataError` naming the place of what does not fit.
 */
export function withContent(tables: PackTables): MarcoPolo2 {
  return createMarcoPolo2({ ...standard, name: 'custom', ...tables });
}

/** The functions of the game one by one. */
export const { setup, actor, legalMoves, check, apply, cloneAndPlay, chance, resolve, view, legalMovesFor, determinize, score, scoreFor, validate, notation, hash, census } = marcoPolo2;

/** A position out of a few words: who has what, who stands where, whose turn it is. */
export function arrange(arrangement: Arrangement): State {
  return marcoPolo2.arrange(arrangement);
}

/** What a position of the standard game is worth to every seat: a judgement for bots. */
export const evaluation: Evaluation = /* @__PURE__ */ evaluationTaught(standard, learned);

export { evaluationOf, type Evaluation } from './play/evaluation.js';
export type { Weights } from './play/weights.js';
export { createMarcoPolo2 } from './game.js';
export { packProblem } from './content/pack-problems.js';
export { packSchema } from './content/pack.js';
export { refusals } from './words/refusals.js';
export { presets, rulings } from './rulings.js';
export { tidy as tidyConfig } from './config.js';
export type { MarcoPolo2 } from './game.js';
export type { ArrangedPlayer, Arrangement } from './play/arrangement.js';
export type { Config, Preset } from './config.js';
export type { RulingAnswers } from './rulings.js';
export type { CardEffect } from './content/card-effects.js';
export type { About, Amounts, CityCardEntry, ContractEntry, GoalEntry, LocationEntry, Pack, PackTables, Rewards } from './content/pack.js';
export type { Character } from './content/characters.js';
export type { Event } from './words/events.js';
export type { Frame, Move } from './frames.js';
export type { Die, DieColour, NeutralDie, Pips, PlacedDie } from '../mechanics/dice.js';
export type { Player, State, Table, View } from './state.js';
