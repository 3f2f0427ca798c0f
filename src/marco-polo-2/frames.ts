// All kinds of frames, by name: what they mean stands in their chapters.
import { frameList, type MoveAmong } from '../kernel/frame.js';
import type { AllOf, FrameOf } from './rules/chapter.js';
import { idsOf, type Ids } from './content/ids.js';
import { standardPack } from './content/standard/index.js';
import { glean, offer, offered } from './rules/actions/books.js';
import { changed, completed, freeSlot, improved } from './rules/actions/bonus-actions.js';
import { cardAgain, exchange, exchanged } from './rules/actions/city-cards/exchanges.js';
import { ownCity } from './rules/actions/city-cards/own-cities.js';
import { amount } from './rules/actions/city-cards/using.js';
import { cityContract, contractOffer, contracts, keepContracts } from './rules/actions/contracts.js';
import { seal } from './rules/actions/seals.js';
import { special } from './rules/actions/special-cities.js';
import { offerDie, pickBlack, rollDie, takeBlack } from './rules/black-dice.js';
import { chooseGoods, nextBonus, oases, waiting } from './rules/rewards/bonuses.js';
import { pairs } from './rules/characters/isabella-donati.js';
import { copyBonus } from './rules/rewards/city-bonuses.js';
import { deal, drawing, refilling } from './rules/course/draws.js';
import { pay, payGoods } from './rules/rewards/gains.js';
import { double, income } from './rules/course/income.js';
import { movement } from './rules/movement.js';
import { arrival, depart, extraPost, relocate, whichPost } from './rules/posts.js';
import { compensation, rollBlack, rollDice, round } from './rules/course/round.js';
import { firstPlayer, keepGoal, pickCharacter, setup } from './rules/course/setup.js';
import { turn } from './rules/course/turn.js';
import { turns } from './rules/course/turns.js';

/** Everything that can be waiting to be decided or done. */
export const kinds = [
  setup, drawing, deal, firstPlayer, pickCharacter, keepGoal,
  round, rollDice, rollBlack, income, double, pairs, compensation, turns, turn, refilling,
  offer, offered, glean, contracts, seal, special,
  exchange, exchanged, cardAgain, ownCity, amount,
  completed, freeSlot, improved, changed, takeBlack, pickBlack, rollDie,
  movement, depart, arrival, whichPost, relocate, extraPost,
  waiting, nextBonus, chooseGoods, offerDie, contractOffer, keepContracts, cityContract, copyBonus, oases,
  pay, payGoods,
] as const;

/** Something to be decided or done. */
export type Frame = FrameOf<(typeof kinds)[number]>;

/** What a player can do. */
export type Move = MoveAmong<AllOf<typeof kinds>>;

/** The frames of a pack. */
export const framesOf = (ids: Ids) => frameList(kinds.map((kind) => kind(ids)) as unknown as AllOf<typeof kinds>);

/**
 * The frames with the ids of the standard pack: `npm run derive` reads them.
 * @public */
export const frames = /* @__PURE__ */ framesOf(/* @__PURE__ */ idsOf(standardPack));
