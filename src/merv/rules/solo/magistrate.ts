// A turn of the Corrupt Magistrate: MERV-CM-1 to 16, 23, MERV-R-47 to 49, MERV-R-58, MERV-R-61, MERV-R-65, MERV-R-76.
import { pop } from '../../../kernel/frames.js';
import { at, count, MAGISTRATE, playerAt, step, stepProblem, type Position } from '../chapter.js';
import { ACTIONS, CELLS, SLOTS, type Action } from '../../content/ids.js';
import { facesMarket, sitesOf } from '../city/geometry.js';
import { build } from '../city/production.js';
import { gainGoods } from '../supply/gains.js';
import { marketCamels, placeOnQuarter, rewardOn, takeMarketCamels } from '../turn/camel-market.js';
import { freeSlots, occupySlot } from '../turn/slot.js';
import { actTimes, pushAction, pushExtra, SOLO_ACTIONS } from './actions.js';
import { rejectCard, removeSpentCards, soloOf, turnUpNext, withDeck } from './cards.js';
import { choose, distance, inLine, inPerpendicular, type Criterion } from './choice.js';
import { fulfilAgain, fulfilIfAnyTime } from './contracts.js';
import { refillAfter } from './row.js';

/** The steps of his turn; false is said by one that has to be done again. */
const STEPS: readonly ((position: Position) => boolean | void)[] = [start, settleCard, takeSlot, buildOnSite, act, useMarket, fulfilAgain, refillAfter, removeSpentCards, finish];
/** The steps of which each thing may come that waits: his card is turned up before he takes a slot; the row is refilled after his actions, or, where a ruling says so, after each. */
const WAITS: Readonly<Record<string, readonly (typeof STEPS)[number][]>> = {
  drawSolo: [start], rollSolo: [start], magistrateAct: [act, useMarket], magistrateContracts: [act, useMarket, fulfilAgain], magistrateRefill: [act, useMarket, refillAfter],
};

/** MERV-CM-1: his turn, step by step. */
export const magistrate = /* @__PURE__ */ step('magistrate', { step: count }, {
  on: ['turns'],
  run(position, frame) {
    if (fulfilIfAnyTime(position)) return;
    frame.step += 1;
    withDeck(position, () => { if (at(STEPS, frame.step - 1)(position) === false) frame.step -= 1; });
  },
  problem(position, frame): string | null {
    const { box, state: { turn } } = position;
    if (box.magistrate < 0 || turn.seat !== box.magistrate) return 'it is not the turn of the magistrate';
    const done = STEPS[frame.step - 1];
    return stepProblem(position, frame, (waits) => done !== undefined && WAITS[waits]?.includes(done) === true, 'this is not the step of the magistrate');
  },
});

function start(position: Position): void {
  soloOf(position).rejected = [];
}

function finish(position: Position): void {
  const solo = soloOf(position);
  if (solo.card >= 0) solo.last = solo.card;
  pop(position);
}

const typeOf = ({ box, state }: Position, cell: number): number => box.siteAction[state.sites[cell] ?? -1] ?? 0;

/** Free slots for method A: with an empty site of the intended type, and a building to put there (MERV-CM-6, 8). */
function slotsForA(position: Position, card: number): number[] {
  const { box, state } = position;
  if (playerAt(position, box.magistrate).buildings === 0) return [];
  return freeSlots(position).filter((slot) => sitesOf(slot).some((cell) => (state.buildings[cell] ?? -1) < 0 && typeOf(position, cell) === card));
}

/** Free slots for method B: with a site of the intended type that has a building of an automaton (MERV-CM-8). */
function slotsForB(position: Position, card: number): number[] {
  const { box, state } = position;
  const automatic = (owner: number): boolean => owner === box.magistrate || owner === box.courtier;
  return freeSlots(position).filter((slot) => sitesOf(slot).some((cell) => automatic(state.buildings[cell] ?? -1) && typeOf(position, cell) === card));
}

/** The action of the card in front of him. */
const actionOf = (card: number): Action => at(ACTIONS, card);

/** Whether a card is in front of the magistrate that can serve, or none is to be had. */
function settleCard(position: Position): boolean {
  const { box } = position;
  const { card } = soloOf(position);
  if (card < 0) return !turnUpNext(position);
  const a = slotsForA(position, card).length > 0;
  if (!a && slotsForB(position, card).length === 0) {
    rejectCard(position, 'MERV-CM-5', 'no-slot');
    return false;
  }
  if (box.rulings.magistrateLostAction === 'draw-another-card' && !SOLO_ACTIONS[actionOf(card)].possible(position)) {
    rejectCard(position, 'MERV-R-61', 'no-action');
    return false;
  }
  position.events?.({ kind: 'solo-card', ...MAGISTRATE, rule: 'MERV-CM-4', card: actionOf(card), method: a ? 'A' : 'B' });
  return true;
}

function slotCriteria(position: Position, method: 'A' | 'B'): Criterion[] {
  const { box, state } = position;
  const farthest = box.rulings.automataQueue === 'queue-just-left' ? 1 : -1;
  const magistrates: Criterion = { name: 'mostMagistrateBuildings', value: (slot) => inLine(state, slot, box.magistrate) };
  const courtiers: Criterion = { name: 'mostCourtierBuildings', value: (slot) => inLine(state, slot, box.courtier) };
  const both: Criterion = { name: 'mostAutomataBuildings', value: (slot) => inLine(state, slot, box.magistrate) + inLine(state, slot, box.courtier) };
  return [
    ...(method === 'A' ? [magistrates, courtiers] : [both, magistrates]),
    { name: 'mostPlayerBuildings', value: (slot) => inLine(state, slot, 0) },
    { name: 'farthestFromQueue', value: (slot) => farthest * slot },
  ];
}

/** Chooses the slot (MERV-CM-6 to 9; without a card MERV-CM-23). */
function takeSlot(position: Position): void {
  const { box } = position;
  const { card } = soloOf(position);
  const forA = card < 0 ? [] : slotsForA(position, card);
  const method = forA.length > 0 ? 'A' : 'B';
  const candidates = forA.length > 0 ? forA : card < 0 ? freeSlots(position) : slotsForB(position, card);
  const rule = card < 0 ? 'MERV-CM-23' : method === 'A' ? 'MERV-CM-7' : 'MERV-CM-9';
  const slot = choose(position, { who: box.magistrate, rule, of: 'slot', label: (one) => at(SLOTS, one) }, candidates, slotCriteria(position, method));
  occupySlot(position, box.magistrate, slot);
  position.events?.({ kind: 'slot-taken', ...MAGISTRATE, rule, slot: at(SLOTS, slot) });
}

/** Builds after method A (MERV-CM-10, 11, MERV-R-48). */
function buildOnSite(position: Position): void {
  const { box, state } = position;
  const { slot } = state.turn;
  const { card } = soloOf(position);
  if (card < 0 || playerAt(position, box.magistrate).buildings === 0) return;
  const empty = sitesOf(slot).filter((cell) => (state.buildings[cell] ?? -1) < 0);
  const intended = empty.filter((cell) => typeOf(position, cell) === card);
  if (intended.length === 0) return;
  const cell = choose(
    position,
    { who: box.magistrate, rule: 'MERV-CM-11', of: 'site', label: (one) => at(CELLS, one) },
    box.rulings.methodASites === 'any-empty-site' ? empty : intended,
    [
      { name: 'mostMagistrateBuildings', value: (one) => inPerpendicular(position, slot, one, box.magistrate) },
      { name: 'mostPlayerBuildings', value: (one) => inPerpendicular(position, slot, one, 0) },
      { name: 'farthestFromSlot', value: (one) => distance(slot, one) },
    ],
  );
  state.turn.cell = cell;
  build(position, box.magistrate, cell, 'MERV-CM-10');
}

/** Performs the intended action (MERV-CM-12, MERV-CMA-11). */
function act(position: Position): void {
  const { box, state } = position;
  const { card } = soloOf(position);
  if (card < 0) return;
  const buildings = inLine(state, state.turn.slot, box.magistrate) + inLine(state, state.turn.slot, box.courtier);
  const times = actTimes(position, actionOf(card), buildings, true);
  position.events?.({ kind: 'solo-actions', ...MAGISTRATE, rule: 'MERV-CM-12', card: actionOf(card), times, extra: times > buildings });
  pushAction(position, actionOf(card), times, true);
}

/** The camel market (MERV-CM-13 to 15, MERV-R-49). */
function useMarket(position: Position): void {
  const { box, state } = position;
  if (!facesMarket(state.turn.slot)) return;
  const camels = marketCamels(position);
  const own = playerAt(position, box.magistrate).camel;
  if (camels >= 2 || (own === 0 && camels > 0 && box.rulings.magistrateTakesCamels === 'take-if-none-owned')) {
    takeMarketCamels(position, box.magistrate, 'MERV-CM-13');
    return;
  }
  if (own === 0) return;
  const quarter = state.marketCamels[0] === 0 ? 0 : 1;
  placeOnQuarter(position, box.magistrate, quarter, 'MERV-CM-14');
  takeReward(position, quarter);
}

/** The reward of an upper quarter in the magistrate's form (MERV-CM-15). */
function takeReward(position: Position, quarter: number): void {
  const reward = rewardOn(position, quarter);
  if (reward === 'rare') gainGoods(position, position.box.magistrate, { good: 'rare' }, 'MERV-CM-15');
  else pushExtra(position, reward === 'scroll' ? 'library' : reward === 'caravanCard' ? 'caravansary' : 'mosque');
}
