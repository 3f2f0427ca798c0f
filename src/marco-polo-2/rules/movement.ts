// Movements of every kind: MP2-TRAVEL-3..14, MP2-ICON-4, MP2-ICON-5, MP2-CARD-15, MP2-MONGKE-1..4, MP2-MAILIN-2, MP2-MAILIN-3, MP2-GANTULGA-2, MP2-GANTULGA-4.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Character } from '../content/characters.js';
import type { Move } from '../words/moves.js';
import { bundleOf, type Bundle, type Leg, type Place } from '../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { canPay, canPayGoods, coinsBeside, payCost } from './purse.js';
import { no } from '../words/refusals.js';
import type { MovementFrame, Player } from '../state.js';

const NOTHING: Bundle = bundleOf({});

function newMovement(player: Player, seat: number, by: string, source: string, steps: number): MovementFrame {
  const figures = player.figures;
  return { kind: 'movement', seat, by, source, steps, used: 0, coin: 0, camel: 0, jade: 0, at: figures.slice(), paths: figures.length === 1 ? [[]] : [[], []], idle: [], extraPost: false };
}

/** The ways out of a place. */
function legsFrom(place: Place, abilities: Character): readonly Leg[] {
  return abilities.jumps ? place.jumps : place.legs;
}

function legTo(position: Position, frame: MovementFrame, figure: number, to: string): Leg | null {
  const legs = legsFrom(position.box.parts.place[frame.at[figure] as string] as Place, abilitiesOf(position, frame.seat));
  for (let at = 0; at < legs.length; at += 1) if ((legs[at] as Leg).to.id === to) return legs[at] as Leg;
  return null;
}

/** What a city card asks for each step. */
function priceOf(position: Position, by: string, source: string): Bundle {
  return by === 'card' ? (position.box.parts.card[source]?.options[0]?.cost ?? NOTHING) : NOTHING;
}

/** How often a city card is carried out for so many steps, at least once (MP2-CARD-15). */
function timesFor(position: Position, frame: { readonly by: string; readonly source: string }, steps: number): number {
  if (frame.by !== 'card') return 1;
  const each = position.box.parts.card[frame.source]?.options[0]?.reward.move ?? 1;
  return steps <= each ? 1 : Math.ceil(steps / each);
}

/** Whether entering a place costs no step (MP2-MONGKE-1). */
const isFree = (abilities: Character, to: Place): boolean => to.oasis && abilities.oasis !== null;

/** Why a figure cannot take a step, as part of a movement that could end there. */
function legRefusal(position: Position, frame: MovementFrame, figure: number, leg: Leg): Refusal | null {
  const player = playerAt(position, frame.seat);
  const abilities = abilitiesOf(position, frame.seat);
  if (figure === 0 && frame.paths[1] !== undefined && frame.paths[1].length > 0) return no['figure-order'];
  if (!hasSeal(player, leg)) return no['seal-missing'];
  const free = isFree(abilities, leg.to);
  const endCosts = free && position.box.rules.mongkeOasisEnd === 'last-oasis-costs';
  const used = frame.used + (free ? 0 : 1);
  if (used + (endCosts ? 1 : 0) > frame.steps) return no['no-steps-left'];
  if (free && frame.idle.includes(leg.to.id)) return no['nothing-new'];
  const times = timesFor(position, frame, used + (endCosts ? 1 : 0));
  return canPayLeg(player, abilities, leg, priceOf(position, frame.by, frame.source), times, frame.coin, frame.camel, frame.jade) ? null : no['path-too-dear'];
}

/** The most coins a player can spend besides a cost and a first step; less than none when there is no step he can pay. */
export function coinsOnSettingOut(position: Position, seat: number, cost: Bundle = NOTHING): number {
  const player = playerAt(position, seat);
  const abilities = abilitiesOf(position, seat);
  const { freeRoutes } = abilities;
  let most = -1;
  for (let figure = 0; figure < player.figures.length; figure += 1) {
    const legs = legsFrom(position.box.parts.place[player.figures[figure] as string] as Place, abilities);
    for (let at = 0; at < legs.length; at += 1) {
      const leg = legs[at] as Leg;
      if (!hasSeal(player, leg)) continue;
      const coins = coinsBeside(player, freeRoutes ? cost.coin : cost.coin + leg.coin, freeRoutes ? cost.camel : cost.camel + leg.camel, cost.jade + leg.jade);
      if (coins > most) most = coins;
    }
  }
  return most;
}

/** Whether a movement with this price for a step could take a first one. */
export function canSetOut(position: Position, seat: number, price: Bundle = NOTHING): boolean {
  return canPayGoods(playerAt(position, seat), price, 1) && coinsOnSettingOut(position, seat, price) >= 0;
}

const hasSeal = (player: Player, { seal }: Leg): boolean => seal === null || player.seals.includes(seal);

/** Whether a path can be paid with a further leg at its end; what is asked for each step is due so many times. */
function canPayLeg(player: Player, { freeRoutes }: Character, leg: Leg, price: Bundle, times: number, coin: number, camel: number, jade: number): boolean {
  return canPay(player, price, times, freeRoutes ? coin : coin + leg.coin, freeRoutes ? camel : camel + leg.camel, jade + leg.jade, false);
}

function hasStep(position: Position, frame: MovementFrame): boolean {
  const abilities = abilitiesOf(position, frame.seat);
  for (let figure = 0; figure < frame.at.length; figure += 1) {
    const legs = legsFrom(position.box.parts.place[frame.at[figure] as string] as Place, abilities);
    for (let at = 0; at < legs.length; at += 1) if (legRefusal(position, frame, figure, legs[at] as Leg) === null) return true;
  }
  return false;
}

/** Starts a movement granted by a card or a bonus; false if no step can be taken. */
export function startMovement(position: Position, seat: number, by: string, source: string, steps: number): boolean {
  const frame = newMovement(playerAt(position, seat), seat, by, source, steps);
  if (!hasStep(position, frame)) return false;
  push(position, frame);
  return true;
}

/** Starts the movement of the travel action, with what its dice cost. */
export function startTravel(position: Position, seat: number, space: string, steps: number, coin: number, camel: number, jade: number, extraPost: boolean): void {
  const frame = newMovement(playerAt(position, seat), seat, 'travel', space, steps);
  frame.coin = coin;
  frame.camel = camel;
  frame.jade = jade;
  frame.extraPost = extraPost;
  push(position, frame);
}

const STOP: Move = Object.freeze({ kind: 'stop' });

export function legalSteps(position: Position, frame: MovementFrame, moves: Move[]): void {
  const { parts } = position.box;
  const abilities = abilitiesOf(position, frame.seat);
  for (let figure = 0; figure < frame.at.length; figure += 1) {
    const legs = legsFrom(parts.place[frame.at[figure] as string] as Place, abilities);
    for (let at = 0; at < legs.length; at += 1) {
      const leg = legs[at] as Leg;
      if (legRefusal(position, frame, figure, leg) === null) moves.push(figure === 0 ? leg.to.step : leg.to.companion);
    }
  }
  if (stopRefusal(frame) === null) moves.push(STOP);
}

/** A movement that was paid for must be made; one that is a reward need not be used (MP2-ICON-5). */
function stopRefusal(frame: MovementFrame): Refusal | null {
  return frame.by === 'bonus' || hasMoved(frame) ? null : no['must-move'];
}

function hasMoved({ paths }: MovementFrame): boolean {
  for (let figure = 0; figure < paths.length; figure += 1) if ((paths[figure] as string[]).length > 0) return true;
  return false;
}

export function refuseStep(position: Position, frame: MovementFrame, move: Move): Refusal | null {
  if (move.kind === 'stop') return stopRefusal(frame);
  if (move.kind !== 'step' && move.kind !== 'companion') return null;
  const figure = move.kind === 'step' ? 0 : 1;
  if (figure >= frame.at.length) return no['no-companion'];
  const leg = legTo(position, frame, figure, move.place);
  return leg === null ? no['not-a-neighbour'] : legRefusal(position, frame, figure, leg);
}

export function playStep(position: Position, frame: MovementFrame, move: Move): void {
  if (move.kind === 'stop') finish(position, frame);
  else if (move.kind === 'step') walk(position, frame, 0, legTo(position, frame, 0, move.place) as Leg);
  else if (move.kind === 'companion') walk(position, frame, 1, legTo(position, frame, 1, move.place) as Leg);
}

function walk(position: Position, frame: MovementFrame, figure: number, leg: Leg): void {
  const abilities = abilitiesOf(position, frame.seat);
  const path = frame.paths[figure] as string[];
  if (!isFree(abilities, leg.to)) {
    frame.used += 1;
    frame.idle = [];
  } else if (path.includes(leg.to.id)) frame.idle.push(leg.to.id);
  else frame.idle = [leg.to.id];
  if (!abilities.freeRoutes) {
    frame.coin += leg.coin;
    frame.camel += leg.camel;
  }
  frame.jade += leg.jade;
  path.push(leg.to.id);
  frame.at[figure] = leg.to.id;
}

/** The path is fixed: everything is paid together, then the figures move (MP2-TRAVEL-4, MP2-TRAVEL-7). */
function finish(position: Position, frame: MovementFrame): void {
  pop(position);
  if (!hasMoved(frame)) return;
  const { seat, by, source, paths, extraPost, coin, camel, jade } = frame;
  push(position, { kind: 'moved', seat, by, source, paths, extraPost });
  payCost(position, seat, priceOf(position, by, source), timesAtEnd(position, frame), coin, camel, jade, false, source, 'MP2-TRAVEL-7');
}

/** How often a city card is carried out for a movement that ends here. */
function timesAtEnd(position: Position, frame: MovementFrame): number {
  const last = position.box.parts.place[frame.at[0] as string] as Place;
  const endCosts = position.box.rules.mongkeOasisEnd === 'last-oasis-costs' && isFree(abilitiesOf(position, frame.seat), last);
  return timesFor(position, frame, frame.used + (endCosts ? 1 : 0));
}

/** Whether what a movement has come to can be paid. */
export function isPaid(position: Position, frame: MovementFrame): boolean {
  const { seat, by, source, coin, camel, jade } = frame;
  return !hasMoved(frame) || canPay(playerAt(position, seat), priceOf(position, by, source), timesAtEnd(position, frame), coin, camel, jade, false);
}
