// What each kind of frame means: who decides, what can be done, what happens.
import type { DecisionRules, FrameTable } from '../kernel/frames.js';
import { pop } from '../kernel/frames.js';
import { equal } from '../kernel/json.js';
import type { Refusal } from '../kernel/legality.js';
import { legalOffers, playGlean, playOffer, refuseOffer, runOffered } from './rules/books.js';
import { againLapses, citiesLapse, legalAgain, legalCities, legalExchanges, playAgain, playCity, playExchange, refuseCity, refuseExchange, runExchanged } from './rules/card-cities.js';
import { fullAmount, giveAmount } from './rules/city-cards.js';
import { legalContracts, playContract, refuseContracts } from './rules/contracts.js';
import { legalSteps, playStep, refuseStep } from './rules/movement.js';
import { legalSeals, playSeal, refuseSeal } from './rules/seals.js';
import { runSpecial } from './rules/special-cities.js';
import { choosePost, extraPostCities, movablePosts, playExtraPost, playRelocate, runArrival, runMoved } from './rules/arrival.js';
import { legalPicks, playPick, requestOne, resolveOne, runTakeBlack } from './rules/black-dice.js';
import { runChanged, runCompleted, runFreeSlot, runImproved } from './rules/bonus-actions.js';
import * as choices from './rules/choices.js';
import { requestDraw, resolveDraw, runDeal, runRefill } from './rules/draws.js';
import { legalDoubles, playDouble, refuseDouble } from './rules/income.js';
import { legalPairs, playPairs } from './rules/characters/isabella-donati.js';
import type { Move } from './words/moves.js';
import type { Card } from './content/parts.js';
import { playerAt, type Position } from './position.js';
import { no } from './words/refusals.js';
import { runBonuses } from './rules/rewards.js';
import { requestBlack, requestRoll, resolveBlack, resolveRoll, runIncome, runRound, runTurns } from './rules/round.js';
import { legalDraft, legalGoals, playDraft, playGoal, refuseDraft, refuseGoal, requestFirst, resolveFirst, runSetup } from './rules/setup.js';
import type { Frame } from './state.js';
import { legalTurn, playTurn, refuseTurn, tellTurnOver, turnLapses } from './rules/turn.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
type Decision<Kind extends Frame['kind']> = DecisionRules<Position, Of<Kind>, Move>;

/** A decision of the seat its frame names. */
function decision<Kind extends Frame['kind']>(rule: string, moves: readonly Move['kind'][], rules: Omit<Decision<Kind>, 'type' | 'rule' | 'moves' | 'seat'>): Decision<Kind> {
  return { type: 'decision', rule, moves, seat: (_position, frame) => (frame as unknown as { seat: number }).seat, ...rules };
}

/** The refusal of a move that is not in the list. */
function unlisted<Kind extends Frame['kind']>(legal: Decision<Kind>['legal'], refusal: Refusal): NonNullable<Decision<Kind>['refuse']> {
  return (position, frame, move) => {
    const moves: Move[] = [];
    legal(position, frame, moves);
    return moves.some((one) => equal(one, move)) ? null : refusal;
  };
}

const DECLINE: Move = Object.freeze({ kind: 'decline' });

const pushCities = (kind: 'post' | 'relocate', cities: readonly string[], moves: Move[]): void => {
  for (const city of cities) moves.push({ kind, city });
};

const legalGlean: Decision<'glean'>['legal'] = (_position, { resources }, moves) => {
  for (const resource of resources) moves.push({ kind: 'glean', resource: resource as 'camel' });
};

const legalWhichPost: Decision<'whichPost'>['legal'] = (_position, { cities }, moves) => { pushCities('post', cities, moves); };

const legalExtraPost: Decision<'extraPost'>['legal'] = (position, frame, moves) => {
  pushCities('post', extraPostCities(position, frame), moves);
  moves.push(DECLINE);
};

const legalRelocate: Decision<'relocate'>['legal'] = (position, { seat, placed }, moves) => { pushCities('relocate', movablePosts(position, seat, placed), moves); };

function refuseRelocate(position: Position, { seat, placed }: Of<'relocate'>, move: Move): Refusal | null {
  if (move.kind !== 'relocate') return null;
  if (placed.includes(move.city)) return no['just-placed'];
  return playerAt(position, seat).posts.includes(move.city) ? null : no['no-own-post'];
}

const mostOf = (position: Position, { seat, card, die }: Of<'amount'>): number => fullAmount(position, seat, position.box.parts.card[card] as Card, die);

const legalAmounts: Decision<'amount'>['legal'] = (position, frame, moves) => {
  for (let times = 1; times <= mostOf(position, frame); times += 1) moves.push({ kind: 'amount', times });
};

function playAmount(position: Position, { seat, card, die }: Of<'amount'>, move: Move): void {
  if (move.kind !== 'amount') return;
  pop(position);
  giveAmount(position, seat, position.box.parts.card[card] as Card, die, move.times);
}

function playGleaning(position: Position, { seat }: Of<'glean'>, move: Move): void {
  if (move.kind !== 'glean') return;
  pop(position);
  playGlean(position, seat, move.resource);
}

/** What is kept, and so what is returned, others do not see (MP2-PSET-8). */
const always = (): boolean => true;

const TURN_MOVES = ['book', 'khan', 'seals', 'travel', 'contracts', 'special', 'card', 'complete', 'improve', 'bag', 'reroll', 'raise', 'lower', 'blackDie', 'outpost', 'end', 'pass'] as const;

export const frames: FrameTable<Position, Frame, Move> = {
  setup: { type: 'step', run: runSetup },
  draw: { type: 'chance', request: requestDraw, resolve: resolveDraw },
  deal: { type: 'step', run: runDeal },
  firstPlayer: { type: 'chance', request: requestFirst, resolve: resolveFirst },
  draft: decision<'draft'>('MP2-PSET-7', ['character'], { legal: legalDraft, refuse: refuseDraft, play: playDraft }),
  goal: decision<'goal'>('MP2-PSET-8', ['keep'], { legal: legalGoals, refuse: refuseGoal, play: playGoal, secret: always }),

  round: { type: 'step', run: runRound },
  roll: { type: 'chance', request: requestRoll, resolve: resolveRoll },
  rollBlack: { type: 'chance', request: requestBlack, resolve: resolveBlack },
  income: { type: 'step', run: runIncome },
  double: decision<'double'>('MP2-MAILIN-6', ['double', 'single'], { legal: legalDoubles, refuse: refuseDouble, play: playDouble }),
  pairs: decision<'pairs'>('MP2-ISABELLA-2', ['pairs'], { legal: legalPairs, refuse: unlisted<'pairs'>(legalPairs, no['no-such-pair']), play: playPairs }),
  compensation: decision<'compensation'>('MP2-COMPEN-2', ['compensation'], { legal: choices.legalCompensation, refuse: choices.refuseShares, play: choices.playCompensation }),
  turns: { type: 'step', run: runTurns },
  turn: decision<'turn'>('MP2-TURN-2', TURN_MOVES, { legal: legalTurn, refuse: refuseTurn, play: playTurn, lapses: turnLapses, lapsed: tellTurnOver }),
  refill: { type: 'step', run: runRefill },

  pay: decision<'pay'>('MP2-PAY-8', ['pay'], { legal: choices.legalPay, refuse: choices.refusePay, play: choices.playPay }),
  give: decision<'give'>('MP2-PAY-9', ['give'], { legal: choices.legalGive, refuse: choices.refuseGive, play: choices.playGive }),
  goods: decision<'goods'>('MP2-ICON-1', ['goods'], { legal: choices.legalGoods, refuse: choices.refuseGoods, play: choices.playGoods }),

  offer: decision<'offer'>('MP2-BOOK-4', ['offer'], { legal: legalOffers, refuse: refuseOffer, play: playOffer }),
  offered: { type: 'step', run: runOffered },
  glean: decision<'glean'>('MP2-R-68', ['glean'], { legal: legalGlean, refuse: unlisted<'glean'>(legalGlean, no['not-in-offer']), play: playGleaning }),
  seal: decision<'seal'>('MP2-SEAL-3', ['seal'], { legal: legalSeals, refuse: refuseSeal, play: playSeal }),
  movement: decision<'movement'>('MP2-TRAVEL-4', ['step', 'companion', 'stop'], { legal: legalSteps, refuse: refuseStep, play: playStep }),
  moved: { type: 'step', run: runMoved },
  arrival: { type: 'step', run: runArrival },
  whichPost: decision<'whichPost'>('MP2-MAILIN-4', ['post'], { legal: legalWhichPost, refuse: unlisted<'whichPost'>(legalWhichPost, no['not-an-end']), play: (position, _frame, move) => { if (move.kind === 'post') choosePost(position, move.city); } }),
  extraPost: decision<'extraPost'>('MP2-POST-5', ['post', 'decline'], { legal: legalExtraPost, refuse: unlisted<'extraPost'>(legalExtraPost, no['not-passed']), play: (position, _frame, move) => { playExtraPost(position, move.kind === 'post' ? move.city : null); } }),
  relocate: decision<'relocate'>('MP2-POST-7', ['relocate'], { legal: legalRelocate, refuse: refuseRelocate, play: (position, frame, move) => { if (move.kind === 'relocate') playRelocate(position, frame, move.city); } }),
  contracts: decision<'contracts'>('MP2-CONTRACT-2', ['take', 'stop'], { legal: legalContracts, refuse: refuseContracts, play: playContract }),
  special: { type: 'step', run: runSpecial },
  exchange: decision<'exchange'>('MP2-CARD-6', ['exchange'], { legal: legalExchanges, refuse: refuseExchange, play: playExchange }),
  exchanged: { type: 'step', run: runExchanged },
  again: decision<'again'>('MP2-R-47', ['again', 'stop'], { legal: legalAgain, play: playAgain, lapses: againLapses }),
  cities: decision<'cities'>('MP2-CARD-12', ['city', 'again', 'stop'], { legal: legalCities, refuse: refuseCity, play: playCity, lapses: citiesLapse }),
  amount: decision<'amount'>('MP2-R-70', ['amount'], { legal: legalAmounts, refuse: unlisted<'amount'>(legalAmounts, no['too-often']), play: playAmount }),

  completed: { type: 'step', run: runCompleted },
  freeSlot: { type: 'step', run: runFreeSlot },
  improved: { type: 'step', run: runImproved },
  changed: { type: 'step', run: runChanged },
  takeBlack: { type: 'step', run: runTakeBlack },
  pickBlack: decision<'pickBlack'>('MP2-VAR-2', ['pick'], { legal: legalPicks, refuse: unlisted<'pickBlack'>(legalPicks, no['no-such-value']), play: playPick }),
  rollOne: { type: 'chance', request: requestOne, resolve: resolveOne },

  bonuses: { type: 'step', run: runBonuses },
  order: decision<'order'>('MP2-POST-15', ['bonus'], { legal: choices.legalOrder, refuse: choices.refuseOrder, play: choices.playOrder }),
  offerDie: decision<'offerDie'>('MP2-ICON-8', ['accept', 'decline'], { legal: choices.legalOffer, play: choices.playOfferDie }),
  offerTop: decision<'offerTop'>('MP2-ICON-2', ['accept', 'decline'], { legal: choices.legalOffer, play: choices.playOfferTop }),
  drawn: decision<'drawn'>('MP2-ICON-2', ['discard'], { legal: choices.legalDrawn, refuse: choices.refuseDrawn, play: choices.playDrawn }),
  cityContract: decision<'cityContract'>('MP2-ICON-3', ['take', 'decline'], { legal: choices.legalCityContract, refuse: choices.refuseCityContract, play: choices.playCityContract }),
  copy: decision<'copy'>('MP2-ICON-9', ['copy'], { legal: choices.legalCopy, refuse: choices.refuseCopy, play: choices.playCopy }),
  oases: decision<'oases'>('MP2-MONGKE-3', ['oases'], { legal: choices.legalOases, refuse: choices.refuseShares, play: choices.playOasesChoice }),
};
