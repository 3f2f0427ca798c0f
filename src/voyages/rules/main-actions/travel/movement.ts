// VOY-TRAVEL-3 to VOY-TRAVEL-14, VOY-ICON-6, VOY-ICON-7, VOY-CARD-15, VOY-NICCOLO-3, VOY-NICCOLO-4, VOY-WILHELM-2 (path): naming a path, paying for it and walking it.
import { called, integer, list, move, pop, push, type MoveOf, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { characterOf, decision, entry, known, lastOf, location, nth, pips, playerAt, refusals, step, type Position } from '../../chapter.js';
import { wayTo, type Way } from '../../../../mechanics/routes.js';
import type { Amount } from '../../../content/tables.js';
import type { Player } from '../../../state.js';
import { decline } from '../../../words/moves.js';
import { BONUS_BELOW, mainBelow } from '../../below.js';
import { waysFor } from '../../characters/johannes-carpini.js';
import { choosesPosts } from '../../characters/wilhelm-von-rubruk.js';
import { charge, tellDeclined, tellLost } from '../../gains.js';
import { askGoods, goodsSuffice, GOODS_PER_STEP } from '../city-cards/goods.js';
import { arriveAt, hasPost, isCity, postsLeft } from './posts.js';
import { stepsOf, walkFields, type Movement, type Walk } from './walk.js';

/** Steps and route costs of a movement. */
interface Journey {
  readonly by: Movement;
  readonly steps: number;
  readonly coin: number;
  readonly camel: number;
}

/** Coins, and camels, that so many steps cost besides their routes. */
const coinsFor = ({ box }: Position, by: Movement, steps: number): number => (by === 'travel' ? nth(box.tables.travelCosts, steps - 1) : 0);
const camelsFor = ({ box }: Position, by: Movement, steps: number): number => (by === 'k17' ? (entry(box.tables.cards, by).cost[0]?.amount ?? 0) * steps : 0);

/** Whether so many steps with so high a route cost can be paid, everything together. */
function payable(position: Position, player: Player, { by, steps, coin, camel }: Journey): boolean {
  return player.coin >= coin + coinsFor(position, by, steps) && player.camel >= camel + camelsFor(position, by, steps)
    && (by !== 'k18' || goodsSuffice(position, player, GOODS_PER_STEP, steps));
}

/** How many coins a player could do without and still make a first step; negative if he can make none. */
export function spareCoins(position: Position, player: Player, by: Movement): number {
  const ways = waysFor(position, player, by);
  const cost = by === 'travel' ? nth(position.box.tables.travelCosts, 0) : 0;
  let spare = -1;
  for (const place of player.figures) {
    for (const { coin, camel } of known(ways, place)) {
      const left = player.coin - coin - cost;
      if (left > spare && payable(position, player, { by, steps: 1, coin, camel })) spare = left;
    }
  }
  return spare;
}

/** Whether a player could make a first step. */
export function canSetOut(position: Position, player: Player, by: Movement): boolean {
  return spareCoins(position, player, by) >= 0;
}

/** Begins to name a movement. */
export function setOut(position: Position, seat: Seat, by: Movement, most: number): void {
  push(position, { kind: 'movement', seat, by, most, first: [], second: [], places: [], coin: 0, camel: 0 });
}

/** A "move" symbol: lost if no step can be paid. */
export function beginFreeMove(position: Position, seat: Seat): void {
  if (canSetOut(position, playerAt(position, seat), 'move')) setOut(position, seat, 'move', 1);
  else tellLost(position, seat, 'move', 'VOY-ICON-7');
}

/** Where a figure stands, or will stand by the path named so far. */
function standing({ figures }: Player, { first, second }: Walk, figure: number): string {
  const path = figure === 0 ? first : second;
  return path.length > 0 ? lastOf(path) : nth(figures, figure);
}

/** Why a figure cannot be the one to go on. */
function figureRefusal({ figures }: Player, walk: Walk, figure: number): Refusal | null {
  if (figure === 0) return walk.second.length > 0 ? refusals['first-figure-first'] : null;
  return stepsOf(walk) === 0 && figures[0] === figures[1] ? refusals['same-figure'] : null;
}

function wayRefusal(position: Position, player: Player, walk: Walk, way: Way | undefined): Refusal | null {
  const steps = stepsOf(walk) + 1;
  if (steps > walk.most) return refusals['steps-used-up'];
  if (way === undefined) return refusals['not-neighbours'];
  return payable(position, player, { by: walk.by, steps, coin: walk.coin + way.coin, camel: walk.camel + way.camel }) ? null : refusals['path-not-payable'];
}

/** Whether a post may be left where the figure stands on its way (ruling `wilhelmPosts`). */
function placingRefusal(position: Position, player: Player, { first, places }: Walk): Refusal | null {
  const here = first[first.length - 1];
  const open = characterOf(position, player).postsOnPath && choosesPosts(position)
    && here !== undefined && isCity(position, here) && !hasPost(player, here)
    && !places.includes(here) && places.length < postsLeft(position, player);
  return open ? null : refusals['no-post-on-the-way'];
}

function waiveRefusal({ box }: Position, { by }: Walk): Refusal | null {
  if (by === 'move') return box.rulings.freeMove === 'optional' ? null : refusals['move-due'];
  return by === 'travel' ? refusals['no-step-named'] : refusals['not-declinable'];
}

const to = location;
const path = list(location, { most: 6, ordered: true, separator: ' > ' });

const moves = {
  step: move('step {to}', { to }),
  stepWith: move('step {figure} {to}', { figure: called('figure', integer(1, 2)), to }),
  stepPlacing: move('post and step {to}', { to }),
  arrive: move('travel {steps}: {path}', { steps: pips, path }),
  arriveBoth: move('travel {steps}: {first} and {second}', { steps: pips, first: path, second: path }),
  decline,
};

type End = Extract<MoveOf<typeof moves>, { kind: 'arrive' | 'arriveBoth' }>;

/** The move that ends a path: it names the whole of it. */
function endOf(walk: Walk): End {
  const { first, second } = walk;
  const steps = stepsOf(walk);
  if (second.length === 0) return { kind: 'arrive', steps, path: first.slice() };
  return { kind: 'arriveBoth', steps, first: first.slice(), second: second.slice() };
}

const samePath = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((location, at) => location === b[at]);

function endRefusal(walk: Walk, move: End): Refusal | null {
  const end = endOf(walk);
  if (end.steps === 0) return refusals['no-step-named'];
  const [first, second] = move.kind === 'arrive' ? [move.path, []] : [move.first, move.second];
  const same = move.kind === end.kind && move.steps === end.steps && samePath(first, walk.first) && samePath(second, walk.second);
  return same ? null : refusals['other-path'];
}

function stepRefusal(position: Position, walk: Walk, figure: number, to: string): Refusal | null {
  const player = playerAt(position, walk.seat);
  const way = wayTo(waysFor(position, player, walk.by), standing(player, walk, figure), to);
  return figureRefusal(player, walk, figure) ?? wayRefusal(position, player, walk, way);
}

/** What a path costs with a further step at its end to a neighbour, everything together; `good` are goods of any kind. */
export function costWith(position: Position, walk: Walk, figure: number, to: string): { readonly coin: number; readonly camel: number; readonly good: number } {
  const player = playerAt(position, walk.seat);
  const { coin, camel } = wayTo(waysFor(position, player, walk.by), standing(player, walk, figure), to) as Way;
  const steps = stepsOf(walk) + 1;
  return {
    coin: walk.coin + coin + coinsFor(position, walk.by, steps), camel: walk.camel + camel + camelsFor(position, walk.by, steps), good: walk.by === 'k18' ? GOODS_PER_STEP * steps : 0,
  };
}

/** Names the next step, ends the path or waives the move; steps are offered that can be paid together with those named before. */
export const movement = decision('movement', walkFields, {
  rule: 'VOY-TRAVEL-5',
  on: [...BONUS_BELOW, 'mainDone'],
  moves,
  problem(position, frame): string | null {
    const player = playerAt(position, frame.seat);
    return walkProblem(position, frame) ?? (stepsOf(frame) === 0 || payable(position, player, { ...frame, steps: stepsOf(frame) }) ? null : 'the path cannot be paid');
  },
  offer(position, frame, out) {
    const player = playerAt(position, frame.seat);
    const two = player.figures.length > 1;
    const placing = placingRefusal(position, player, frame) === null;
    for (let figure = 0; figure < player.figures.length; figure += 1) {
      if (figureRefusal(player, frame, figure)) continue;
      for (const way of known(waysFor(position, player, frame.by), standing(player, frame, figure))) {
        if (wayRefusal(position, player, frame, way)) continue;
        if (two) out.add({ kind: 'stepWith', figure: figure + 1, to: way.to });
        else out.add({ kind: 'step', to: way.to });
        if (placing) out.add({ kind: 'stepPlacing', to: way.to });
      }
    }
    if (stepsOf(frame) > 0) out.add(endOf(frame));
    if (waiveRefusal(position, frame) === null) out.add({ kind: 'decline' });
  },
  refuse(position, frame, move): Refusal | null {
    const player = playerAt(position, frame.seat);
    const two = player.figures.length > 1;
    switch (move.kind) {
      case 'step': return two ? refusals['name-the-figure'] : stepRefusal(position, frame, 0, move.to);
      case 'stepWith': return two ? stepRefusal(position, frame, move.figure - 1, move.to) : refusals['one-figure-only'];
      case 'stepPlacing': return placingRefusal(position, player, frame) ?? stepRefusal(position, frame, 0, move.to);
      case 'decline': return waiveRefusal(position, frame);
      case 'arrive':
      case 'arriveBoth': return endRefusal(frame, move);
    }
  },
  play(position, frame, move) {
    switch (move.kind) {
      case 'decline':
        pop(position);
        tellDeclined(position, frame.seat, 'move');
        break;
      case 'stepPlacing':
        frame.places.push(lastOf(frame.first));
        addStep(position, frame, 0, move.to);
        break;
      case 'step':
        addStep(position, frame, 0, move.to);
        break;
      case 'stepWith':
        addStep(position, frame, move.figure - 1, move.to);
        break;
      case 'arrive':
      case 'arriveBoth':
        closePath(position, frame);
    }
  },
});

/** A path follows the ways there are, and its price is theirs; a "move" symbol needs no path, its one step is walked at once. */
function walkProblem(position: Position, walk: Walk): string | null {
  const { by, most, first, second } = walk;
  const player = playerAt(position, walk.seat);
  if (by === 'move' ? most > 1 || stepsOf(walk) > 0 : mainBelow(position)?.space !== by) return 'nobody sets out like this';
  if (second.length > 0 && player.figures.length < 2) return 'there is no second figure';
  if (second.length > 0 && first.length === 0 && player.figures[0] === player.figures[1]) return 'of two figures in one place the first moves';
  if (stepsOf(walk) > most) return 'there are too many steps';
  const steps = [first, second].flatMap((path, figure) => path.map((to, at) => wayTo(waysFor(position, player, by), path[at - 1] ?? nth(player.figures, figure), to)));
  const priced = (['coin', 'camel'] as const).every((key) => walk[key] === steps.reduce((sum, way) => sum + (way?.[key] ?? Infinity), 0));
  return priced ? placesProblem(position, player, walk) : 'the way is another one';
}

/** Posts on the way stand where the figure passes, once in a city that has none, and are there to be placed (ruling `wilhelmPosts`). */
function placesProblem(position: Position, player: Player, { first, places }: Walk): string | null {
  const open = places.every((city, at) => first.slice(0, -1).includes(city) && !hasPost(player, city) && places.indexOf(city) === at);
  const able = characterOf(position, player).postsOnPath && choosesPosts(position) && places.length <= postsLeft(position, player);
  return places.length === 0 || (open && able) ? null : 'posts do not stand there';
}

function addStep(position: Position, frame: Walk, figure: number, to: string): void {
  const player = playerAt(position, frame.seat);
  const { coin, camel } = wayTo(waysFor(position, player, frame.by), standing(player, frame, figure), to) as Way;
  frame.coin += coin;
  frame.camel += camel;
  (figure === 0 ? frame.first : frame.second).push(to);
  // The one step of a "move" symbol needs no end of its own.
  if (frame.by === 'move') closePath(position, frame);
}

/** Everything is paid before anybody moves. */
function closePath(position: Position, walk: Walk): void {
  const { seat, by, coin, camel } = walk;
  const { tables, rulings } = position.box;
  const steps = stepsOf(walk);
  pop(position);
  push(position, { ...walk, kind: 'depart' });
  if (by === 'travel') charge(position, seat, { amounts: [{ resource: 'coin', amount: nth(tables.travelCosts, steps - 1) }], source: 'travel', rule: 'VOY-TRAVEL-3' });
  if (by === 'k17') charge(position, seat, { amounts: entry(tables.cards, by).cost, times: steps, source: by, rule: 'VOY-CARD-15' });
  const routes: Amount[] = [];
  if (coin > 0) routes.push({ resource: 'coin', amount: coin });
  if (camel > 0) routes.push({ resource: 'camel', amount: camel });
  charge(position, seat, { amounts: routes, source: 'routes', rule: 'VOY-TRAVEL-4' });
  if (by === 'k18') askGoods(position, { seat, card: by, count: GOODS_PER_STEP * steps, times: steps, different: rulings.twoGoods !== 'any' });
}

/** The figures walk their paths. */
export const depart = step('depart', walkFields, {
  on: [...BONUS_BELOW, 'mainDone'],
  problem: (position, frame): string | null => walkProblem(position, frame) ?? (frame.by === 'k18' && stepsOf(frame) > 0 ? null : 'nothing keeps the figures back'),
  run(position, frame) {
    const { seat, by, first, second } = frame;
    const { figures } = playerAt(position, seat);
    pop(position);
    for (const [at, path] of [first, second].entries()) {
      if (path.length === 0) continue;
      const from = nth(figures, at);
      figures[at] = lastOf(path);
      position.events?.({ kind: 'moved', seat, rule: 'VOY-TRAVEL-7', figure: at + 1, from, path, by });
    }
    arriveAt(position, frame);
  },
});
