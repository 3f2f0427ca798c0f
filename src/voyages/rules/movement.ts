// VOY-TRAVEL-1 to VOY-TRAVEL-14, VOY-ICON-6, VOY-ICON-7, VOY-CARD-15, VOY-NICCOLO-3, VOY-NICCOLO-4, VOY-WILHELM-2 (path), VOY-JOHANNES-1, VOY-JOHANNES-2.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { wayTo, type Way, type Ways } from './ways.js';
import { goodsChoices } from './amounts.js';
import type { Amount, CardRules, Position } from '../box.js';
import type { FrameOf, Movement, Walk } from '../frame-types.js';
import { charge, decline, goodsAmounts, goodsListRefusal, playerAt } from './gains.js';
import { stepMove } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { arriveAt, hasPost, isCity, postsLeft } from './posts.js';
import { refusals } from '../words/refusals.js';
import { GOODS, type Good } from '../content/resources.js';
import type { Player } from '../state.js';

type WalkFrame = FrameOf<'walk'>;

/** Goods the second movement card costs for each step; a cost of other things stands on the card. */
const GOODS_PER_STEP = 2;

/** The ways out of every location for a player in one kind of movement. */
export function waysFor(position: Position, player: Player, by: Movement): Ways {
  const { box } = position;
  if (player.character !== 'johannes') return box.ways;
  return by === 'travel' ? box.johannesTravel : box.johannesMove;
}

/** Whether so many steps with so high a route cost can be paid, everything together. */
function payable(position: Position, player: Player, by: Movement, steps: number, coin: number, camel: number): boolean {
  switch (by) {
    case 'travel':
      return player.coin >= coin + (position.box.travelCosts[steps - 1] as number) && player.camel >= camel;
    case 'move':
      return player.coin >= coin && player.camel >= camel;
    case 'k17':
      return player.coin >= coin && player.camel >= camel + camelsPerStep(position) * steps;
    case 'k18':
      return player.coin >= coin && player.camel >= camel && goodsSuffice(position, player, steps);
  }
}

function camelsPerStep({ box }: Position): number {
  return (box.cards['k17'] as CardRules).cost[0]?.amount ?? 0;
}

/** Whether the path named so far can be paid. */
export function namedCostPayable(position: Position, player: Player, { by, first, second, coin, camel }: Walk): boolean {
  const steps = first.length + second.length;
  return steps === 0 || payable(position, player, by, steps, coin, camel);
}

/** Whether two goods, as a rule unlike ones, can be paid for each step. */
function goodsSuffice({ box }: Position, { pepper, silk, gold }: Player, steps: number): boolean {
  if (box.anyTwoGoods) return pepper + silk + gold >= GOODS_PER_STEP * steps;
  return Math.min(pepper, steps) + Math.min(silk, steps) + Math.min(gold, steps) >= GOODS_PER_STEP * steps;
}

/** Whether a player could make a first step, after paying so many coins. */
export function canSetOut(position: Position, player: Player, by: Movement, price: number): boolean {
  const ways = waysFor(position, player, by);
  for (let figure = 0; figure < player.figures.length; figure += 1) {
    const out = ways[player.figures[figure] as string] as readonly Way[];
    for (let at = 0; at < out.length; at += 1) {
      const { coin, camel } = out[at] as Way;
      if (payable(position, player, by, 1, coin + price, camel)) return true;
    }
  }
  return false;
}

/** Begins to name a movement. */
export function setOut(position: Position, seat: Seat, by: Movement, most: number): void {
  push(position, { kind: 'walk', seat, by, most, first: [], second: [], places: [], coin: 0, camel: 0 });
}

/** A "move" symbol: lost if no step can be paid. */
export function beginFreeMove(position: Position, seat: Seat): void {
  if (canSetOut(position, playerAt(position, seat), 'move', 0)) { setOut(position, seat, 'move', 1); return; }
  if (position.events) position.events({ kind: 'bonus-lost', seat, bonus: 'move', rule: 'VOY-ICON-7' });
}

const lastOf = (path: readonly string[], start: string): string => (path.length > 0 ? (path[path.length - 1] as string) : start);

/** Where a figure stands, or will stand by the path named so far. */
function standing(player: Player, walk: Walk, figure: number): string {
  return figure === 0 ? lastOf(walk.first, player.figures[0] as string) : lastOf(walk.second, player.figures[1] as string);
}

/** Why a figure cannot be the one to go on. */
function figureRefusal(player: Player, walk: Walk, figure: number): Refusal | null {
  if (figure === 0) return walk.second.length > 0 ? refusals['first-figure-first'] : null;
  const together = walk.first.length === 0 && walk.second.length === 0 && player.figures[0] === player.figures[1];
  return together ? refusals['same-figure'] : null;
}

function wayRefusal(position: Position, player: Player, walk: Walk, way: Way | undefined): Refusal | null {
  const steps = walk.first.length + walk.second.length + 1;
  if (steps > walk.most) return refusals['steps-used-up'];
  if (way === undefined) return refusals['not-neighbours'];
  return payable(position, player, walk.by, steps, walk.coin + way.coin, walk.camel + way.camel) ? null : refusals['path-not-payable'];
}

/** Whether Wilhelm may leave a post where he stands on his way (ruling `wilhelmPosts`). */
function placingRefusal(position: Position, player: Player, walk: Walk): Refusal | null {
  const here = lastOf(walk.first, '');
  const open = player.character === 'wilhelm' && position.box.answers.wilhelmPosts === 'optional'
    && here !== '' && isCity(position, here) && !hasPost(player, here)
    && !walk.places.includes(here) && walk.places.length < postsLeft(position, player);
  return open ? null : refusals['no-post-on-the-way'];
}

function waiveRefusal(position: Position, walk: Walk): Refusal | null {
  if (walk.by === 'move') return position.box.answers.freeMove === 'optional' ? null : refusals['move-due'];
  return walk.by === 'travel' ? refusals['no-step-named'] : refusals['not-declinable'];
}

/** Steps that can be paid together with those named before; the end of the path once there is one. */
export function legalWalk(position: Position, frame: WalkFrame, moves: Move[]): void {
  const player = playerAt(position, frame.seat);
  const two = player.figures.length > 1;
  const steps = frame.first.length + frame.second.length;
  const placing = placingRefusal(position, player, frame) === null;
  for (let figure = 0; figure < player.figures.length && steps < frame.most; figure += 1) {
    if (figureRefusal(player, frame, figure)) continue;
    const out = waysFor(position, player, frame.by)[standing(player, frame, figure)] as readonly Way[];
    for (let at = 0; at < out.length; at += 1) {
      const way = out[at] as Way;
      if (wayRefusal(position, player, frame, way)) continue;
      if (two) moves.push({ kind: 'stepWith', figure: figure + 1, to: way.to });
      else moves.push(stepMove(way.to));
      if (placing) moves.push({ kind: 'stepPlacing', to: way.to });
    }
  }
  if (steps > 0) moves.push(endOf(frame));
  if (waiveRefusal(position, frame) === null) moves.push({ kind: 'decline' });
}

/** The move that ends a path: it names the whole of it. */
function endOf({ first, second }: Walk): Play<'arrive' | 'arriveBoth'> {
  const steps = first.length + second.length;
  if (second.length === 0) return { kind: 'arrive', steps, path: first.slice() };
  return { kind: 'arriveBoth', steps, first: first.slice(), second: second.slice() };
}

type WalkMove = Play<'step' | 'stepWith' | 'stepPlacing' | 'arrive' | 'arriveBoth' | 'decline'>;

/** Why a step or the end of a path is refused. */
export function refuseWalk(position: Position, frame: WalkFrame, move: WalkMove): Refusal | null {
  const player = playerAt(position, frame.seat);
  switch (move.kind) {
    case 'step':
      return player.figures.length > 1 ? refusals['name-the-figure'] : stepRefusal(position, player, frame, 0, move.to);
    case 'stepWith':
      return player.figures.length > 1 ? stepRefusal(position, player, frame, move.figure - 1, move.to) : refusals['one-figure-only'];
    case 'stepPlacing':
      return placingRefusal(position, player, frame) ?? stepRefusal(position, player, frame, 0, move.to);
    case 'decline':
      return waiveRefusal(position, frame);
    case 'arrive':
    case 'arriveBoth':
      return endRefusal(frame, move);
  }
}

function stepRefusal(position: Position, player: Player, walk: Walk, figure: number, to: string): Refusal | null {
  const way = wayTo(waysFor(position, player, walk.by), standing(player, walk, figure), to);
  return figureRefusal(player, walk, figure) ?? wayRefusal(position, player, walk, way);
}

const samePath = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((location, at) => location === b[at]);

function endRefusal(walk: Walk, move: Play<'arrive' | 'arriveBoth'>): Refusal | null {
  const end = endOf(walk);
  if (end.steps === 0) return refusals['no-step-named'];
  const [first, second] = move.kind === 'arrive' ? [move.path, []] : [move.first, move.second];
  const same = move.kind === end.kind && move.steps === end.steps && samePath(first, walk.first) && samePath(second, walk.second);
  return same ? null : refusals['other-path'];
}

/** Names a step, ends the path or waives the move. */
export function playWalk(position: Position, frame: WalkFrame, move: WalkMove): void {
  switch (move.kind) {
    case 'decline':
      pop(position);
      { decline(position, frame.seat, 'move'); return; }
    case 'step':
      { addStep(position, frame, 0, move.to); return; }
    case 'stepWith':
      { addStep(position, frame, move.figure - 1, move.to); return; }
    case 'stepPlacing':
      frame.places.push(lastOf(frame.first, ''));
      { addStep(position, frame, 0, move.to); return; }
    case 'arrive':
    case 'arriveBoth':
      { closePath(position, frame); return; }
  }
}

function addStep(position: Position, frame: WalkFrame, figure: number, to: string): void {
  const player = playerAt(position, frame.seat);
  const way = wayTo(waysFor(position, player, frame.by), standing(player, frame, figure), to) as Way;
  frame.coin += way.coin;
  frame.camel += way.camel;
  (figure === 0 ? frame.first : frame.second).push(to);
  // The one step of a "move" symbol needs no end of its own.
  if (frame.by === 'move') closePath(position, frame);
}

/** Everything is paid before anybody moves. */
function closePath(position: Position, walk: WalkFrame): void {
  const { seat, by, most, first, second, places, coin, camel } = walk;
  const steps = first.length + second.length;
  pop(position);
  push(position, { kind: 'depart', seat, by, most, first, second, places, coin, camel });
  if (by === 'travel') charge(position, seat, 'travel', [{ resource: 'coin', amount: position.box.travelCosts[steps - 1] as number }], 1, 'VOY-TRAVEL-3');
  if (by === 'k17') charge(position, seat, by, (position.box.cards[by] as CardRules).cost, steps, 'VOY-CARD-15');
  const routes: Amount[] = [];
  if (coin > 0) routes.push({ resource: 'coin', amount: coin });
  if (camel > 0) routes.push({ resource: 'camel', amount: camel });
  charge(position, seat, 'routes', routes, 1, 'VOY-TRAVEL-4');
  if (by === 'k18') askGoods(position, { kind: 'payGoods', seat, card: by, count: GOODS_PER_STEP * steps, times: steps, different: !position.box.anyTwoGoods });
}

/** The figures walk their paths. */
export function runDepart(position: Position, frame: FrameOf<'depart'>): void {
  const { seat, by, first, second } = frame;
  const player = playerAt(position, seat);
  pop(position);
  if (first.length > 0) walkTo(position, player, frame, 0, first);
  if (second.length > 0) walkTo(position, player, frame, 1, second);
  arriveAt(position, seat, by, first, second, frame.places);
}

function walkTo(position: Position, player: Player, { seat, by }: Walk, figure: number, path: readonly string[]): void {
  player.figures[figure] = path[path.length - 1] as string;
  if (position.events) position.events({ kind: 'moved', seat, by, figure: figure + 1, path, rule: 'VOY-TRAVEL-7' });
}

/** The ways to pay goods of choice. */
export function goodsPayments({ pepper, silk, gold }: Player, { count, times, different }: FrameOf<'payGoods'>): Good[][] {
  const limit = different ? times : count;
  return goodsChoices(GOODS, count, [Math.min(pepper, limit), Math.min(silk, limit), Math.min(gold, limit)]);
}

/** Asks which goods are paid, unless there is only one way. */
export function askGoods(position: Position, frame: FrameOf<'payGoods'>): void {
  const ways = goodsPayments(playerAt(position, frame.seat), frame);
  if (ways.length > 1) push(position, frame);
  else payGoods(position, frame, ways[0] as Good[]);
}

/** Pays goods of choice. */
export function payGoods(position: Position, { seat, card }: FrameOf<'payGoods'>, goods: readonly Good[]): void {
  charge(position, seat, card, goodsAmounts(goods), 1, 'VOY-CARD-17');
}

/** Why goods cannot be paid. */
export function refusePayGoods(position: Position, frame: FrameOf<'payGoods'>, { goods }: Play<'payGoods'>): Refusal | null {
  const player = playerAt(position, frame.seat);
  const refusal = goodsListRefusal(goods, frame.count, frame.different ? frame.times : frame.count);
  if (refusal) return refusal;
  return goodsAmounts(goods).every(({ resource, amount }) => player[resource] >= amount) ? null : refusals['goods-not-held'];
}
