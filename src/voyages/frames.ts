import { frameList, type MoveAmong } from '../kernel/frame.js';
import { layTile } from './rules/bonus-actions.js';
import { copyBonus, nextBonus, waiting } from './rules/bonuses.js';
import { mercatorGain } from './rules/characters/mercator-ex-tabriz.js';
import { compensation } from './rules/course/compensation.js';
import { rollDie } from './rules/dice.js';
import { chooseGoods, payGoods } from './rules/main-actions/city-cards/goods.js';
import { ownCity } from './rules/main-actions/city-cards/own-cities.js';
import { trade } from './rules/main-actions/city-cards/two-way.js';
import { cardAgain } from './rules/main-actions/city-cards/using.js';
import { fillSlots, makeRoom } from './rules/main-actions/contracts/slots.js';
import { contractOffer, drawContract, drawToRow, keepContracts, nameDiscard, refill } from './rules/main-actions/contracts/special-stack.js';
import { columnBonus, secondContract, slide } from './rules/main-actions/contracts/taking.js';
import { mainDone } from './rules/main-actions/main-action.js';
import { depart, movement } from './rules/main-actions/travel/movement.js';
import { arrival, relocate, whichPost } from './rules/main-actions/travel/posts.js';
import { income, rollDice, round } from './rules/course/round.js';
import { dealFrame } from './rules/setup/deal.js';
import { keepGoals, pickCharacter } from './rules/setup/expert-variants.js';
import { setup } from './rules/setup/setup.js';
import { turn, turns } from './rules/course/turn.js';
import type { Frame } from './state.js';

/** Everything that can be waiting to be decided or done. */
export const kinds = [
  setup, dealFrame, pickCharacter, keepGoals,
  round, income, rollDice, compensation, turns, refill, drawToRow,
  turn, mainDone, mercatorGain, rollDie, layTile,
  fillSlots, makeRoom, columnBonus, slide, secondContract,
  cardAgain, ownCity, trade, payGoods,
  movement, depart, arrival, whichPost, relocate,
  waiting, nextBonus, chooseGoods, contractOffer, nameDiscard, drawContract, keepContracts, copyBonus,
] as const;

export type { Frame };

/** A frame of one kind. */
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** A move. */
export type Move = MoveAmong<typeof kinds>;

/** A move of one kind. */
export type Play<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** The frames of the game, and the moves that are made in them. */
export const frames = /* @__PURE__ */ frameList(kinds);
