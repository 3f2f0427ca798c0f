// A turn of the Corrupt Magistrate: MERV-CM-1 to 16, 23, MERV-R-47 to 49, MERV-R-58, MERV-R-61, MERV-R-65, MERV-R-76.
import { pop } from '../../../kernel/frames.js';
import type { Position } from '../../box.js';
import { canPost } from '../marketplace.js';
import { hasStep } from '../mosque.js';
import { inHall } from '../palace.js';
import { marketCamels, placeOnQuarter, takeMarketCamels } from '../camel-market.js';
import { ACTIONS, CELLS, HALL_SPACES, SLOTS } from '../../content/ids.js';
import { gainGoods } from '../gains.js';
import { facesMarket, SITES_OF } from '../geometry.js';
import { build } from '../production.js';
import type { StepsFrame } from '../../state.js';
import { MAGISTRATE } from '../steps.js';
import { freeSlots, occupySlot } from '../slots.js';
import { beginTurn, endTurn } from '../turn.js';
import { actTimes, pushAction } from './actions.js';
import { rejectCard, removeSpentCards, turnUpNext } from './cards.js';
import { choose, distance, inLine, inPerpendicular, type Criterion } from './choice.js';
import { fulfilAgain, fulfilIfAnyTime } from './contracts.js';
import { refillAfter } from './row.js';

/** Does the next step of the turn. */
export function runMagistrate(position: Position, frame: StepsFrame): void {
  if (fulfilIfAnyTime(position)) return;
  const step = MAGISTRATE[frame.step]!;
  if (step === 'card') {
    if (settleCard(position)) frame.step += 1;
    return;
  }
  frame.step += 1;
  switch (step) {
    case 'start': start(position); return;
    case 'slot': takeSlot(position); return;
    case 'build': buildOnSite(position); return;
    case 'act': act(position); return;
    case 'market': useMarket(position); return;
    case 'contracts': fulfilAgain(position); return;
    case 'refill': refillAfter(position); return;
    case 'cards': removeSpentCards(position); return;
    case 'end': finish(position);
  }
}

function start(position: Position): void {
  beginTurn(position, position.box.magistrate);
  position.state.solo!.rejected = [];
}

function finish(position: Position): void {
  const solo = position.state.solo!;
  if (solo.card >= 0) solo.last = solo.card;
  endTurn(position);
  pop(position);
}

const typeOf = ({ box, state }: Position, cell: number): number => box.siteAction[state.sites[cell]!]!;

/** Free slots for method A: with an empty site of the intended type, and a building to put there (MERV-CM-6, 8). */
function slotsForA(position: Position, action: number): number[] {
  const { box, state } = position;
  if (state.players[box.magistrate]!.buildings === 0) return [];
  return freeSlots(position).filter((slot) => SITES_OF[slot]!.some((cell) => state.buildings[cell]! < 0 && typeOf(position, cell) === action));
}

/** Free slots for method B: with a site of the intended type that has a building of an automaton (MERV-CM-8). */
function slotsForB(position: Position, action: number): number[] {
  const { box, state } = position;
  const automatic = (owner: number): boolean => owner === box.magistrate || owner === box.courtier;
  return freeSlots(position).filter((slot) => SITES_OF[slot]!.some((cell) => automatic(state.buildings[cell]!) && typeOf(position, cell) === action));
}

/** Whether a card is in front of the magistrate that can serve, or none is to be had. */
function settleCard(position: Position): boolean {
  const { box } = position;
  const { card } = position.state.solo!;
  if (card < 0) return !turnUpNext(position);
  const a = slotsForA(position, card).length > 0;
  if (!a && slotsForB(position, card).length === 0) {
    rejectCard(position, 'MERV-CM-5', 'no free slot serves this type');
    return false;
  }
  if (box.rulings.magistrateLostAction === 'draw-another-card' && !canDoAnything(position, card)) {
    rejectCard(position, 'MERV-R-61', 'no action of this type can be carried out');
    return false;
  }
  if (position.events) position.events({ kind: 'soloCard', rule: 'MERV-CM-4', who: 'magistrate', card: ACTIONS[card]!, method: a ? 'A' : 'B' });
  return true;
}

function canDoAnything(position: Position, action: number): boolean {
  const { box, state } = position;
  const player = state.players[box.magistrate]!;
  switch (ACTIONS[action]!) {
    case 'caravansary': return state.row.length > 0;
    case 'palace': return player.servants > 0 && [0, 1, 2, 3].some((hall) => inHall(state, hall) < HALL_SPACES);
    case 'library': return true;
    case 'marketplace': return canPost(player) || player.posts.includes(1);
    case 'mosque': return hasStep(position, box.magistrate);
    case 'wall': return state.wallSupply.some((count) => count > 0);
  }
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
  const { box, state } = position;
  const { card } = state.solo!;
  const forA = card < 0 ? [] : slotsForA(position, card);
  const method = forA.length > 0 ? 'A' : 'B';
  const candidates = forA.length > 0 ? forA : card < 0 ? freeSlots(position) : slotsForB(position, card);
  const rule = card < 0 ? 'MERV-CM-23' : method === 'A' ? 'MERV-CM-7' : 'MERV-CM-9';
  const slot = choose(position, { who: box.magistrate, rule, of: 'slot', label: (one) => SLOTS[one]! }, candidates, slotCriteria(position, method));
  occupySlot(position, box.magistrate, slot);
  if (position.events) position.events({ kind: 'slot', rule, who: 'magistrate', slot: SLOTS[slot]! });
}

/** Builds after method A (MERV-CM-10, 11, MERV-R-48). */
function buildOnSite(position: Position): void {
  const { box, state } = position;
  const { slot } = state.turn;
  const { card } = state.solo!;
  if (card < 0 || state.players[box.magistrate]!.buildings === 0) return;
  const intended = (cell: number): boolean => state.buildings[cell]! < 0 && typeOf(position, cell) === card;
  if (!SITES_OF[slot]!.some(intended)) return;
  const any = box.rulings.methodASites === 'any-empty-site';
  const cell = choose(
    position,
    { who: box.magistrate, rule: 'MERV-CM-11', of: 'site', label: (one) => CELLS[one]! },
    SITES_OF[slot]!.filter((one) => (any ? state.buildings[one]! < 0 : intended(one))),
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
  const { card } = state.solo!;
  if (card < 0) return;
  const buildings = inLine(state, state.turn.slot, box.magistrate) + inLine(state, state.turn.slot, box.courtier);
  const times = actTimes(position, card, buildings, true);
  if (position.events) position.events({ kind: 'soloActions', rule: 'MERV-CM-12', who: 'magistrate', card: ACTIONS[card]!, times, extra: times > buildings });
  pushAction(position, card, times, true);
}

/** The camel market (MERV-CM-13 to 15, MERV-R-49). */
function useMarket(position: Position): void {
  const { box, state } = position;
  if (!facesMarket(state.turn.slot)) return;
  const camels = marketCamels(position);
  const own = state.players[box.magistrate]!.camels;
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
  const { box, state } = position;
  const reward = box.market[state.market]![quarter]!;
  if (reward === 'rare') gainGoods(position, box.magistrate, 'rare', 1, 'MERV-CM-15');
  else {
    const action = ACTIONS.indexOf(reward === 'scroll' ? 'library' : reward === 'caravanCard' ? 'caravansary' : 'mosque');
    pushAction(position, action, actTimes(position, action, 1, false), false);
  }
}
