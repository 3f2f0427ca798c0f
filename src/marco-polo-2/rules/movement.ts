// Movements of every kind: MP2-TRAVEL-3..14, MP2-ICON-4, MP2-ICON-5, MP2-CARD-15, MP2-MONGKE-1..4, MP2-MAILIN-2, MP2-MAILIN-3, MP2-GANTULGA-2, MP2-GANTULGA-4.
import { choice, flag, integer, list, pop, push, type Refusal } from '../../kernel/rules.js';
import { abilitiesOf, decision, entry, id, lastOf, move, nth, playerAt, refusals, seat, type Ids, type Position } from './chapter.js';
import { bundleOf, type Bundle } from '../content/bundles.js';
import type { Character } from '../content/characters.js';
import type { Leg, Place } from '../content/tables.js';
import type { Frame, Player } from '../state.js';
import { stop } from '../words/moves.js';
import { canPayGoods, canPaySum, coinsBeside, payCost } from './rewards/gains.js';

type Movement = Extract<Frame, { kind: 'movement' }>;

const NOTHING: Bundle = bundleOf({});

/** What sets figures in motion, and what its dice have cost. */
interface Cause {
  readonly by: Movement['by'];
  readonly source: string;
  readonly steps: number;
  readonly coin?: number;
  readonly camel?: number;
  readonly jade?: number;
  readonly extraPost?: boolean;
}

function newMovement({ figures }: Player, seat: number, { by, source, steps, coin = 0, camel = 0, jade = 0, extraPost = false }: Cause): Movement {
  return { kind: 'movement', seat, by, source, steps, used: 0, coin, camel, jade, at: figures.slice(), paths: figures.map(() => []), idle: [], extraPost };
}

/** The ways out of a place. */
function legsFrom(position: Position, place: string, abilities: Character): readonly Leg[] {
  const from = position.box.tables.place.get(place);
  return (abilities.jumps ? from?.jumps : from?.legs) ?? [];
}

const legBetween = (position: Position, seat: number, from: string, to: string): Leg | undefined => legsFrom(position, from, abilitiesOf(position, seat)).find((leg) => leg.to.id === to);

const legTo = (position: Position, { at, seat }: Movement, figure: number, to: string): Leg | undefined => legBetween(position, seat, nth(at, figure), to);

/** What a city card asks for each step. */
function priceOf(position: Position, { by, source }: Pick<Movement, 'by' | 'source'>): Bundle {
  return by === 'card' ? (position.box.tables.card.get(source)?.options[0]?.cost ?? NOTHING) : NOTHING;
}

/** How often a city card is carried out for so many steps, at least once (MP2-CARD-15). */
function timesFor(position: Position, { by, source }: Movement, steps: number): number {
  if (by !== 'card') return 1;
  const each = position.box.tables.card.get(source)?.steps ?? 1;
  return steps <= each ? 1 : Math.ceil(steps / each);
}

/** Whether entering a place costs no step (MP2-MONGKE-1). */
const isFree = (abilities: Character, to: Place): boolean => to.oasis && abilities.oasis !== null;

/** Whether ending there costs one (MP2-R-52). */
const endCosts = (position: Position, abilities: Character, to: Place): boolean => isFree(abilities, to) && position.box.rulings.mongkeOasisEnd === 'last-oasis-costs';

/** Why a figure cannot take a step, as part of a movement that could end there. */
function legRefusal(position: Position, frame: Movement, figure: number, leg: Leg): Refusal | null {
  const player = playerAt(position, frame.seat);
  const abilities = abilitiesOf(position, frame.seat);
  if (figure === 0 && (frame.paths[1]?.length ?? 0) > 0) return refusals['figure-order'];
  if (!hasSeal(player, leg)) return refusals['seal-missing'];
  const free = isFree(abilities, leg.to);
  const used = frame.used + (free ? 0 : 1);
  const counted = used + (endCosts(position, abilities, leg.to) ? 1 : 0);
  if (counted > frame.steps) return refusals['steps-used-up'];
  if (free && frame.idle.includes(leg.to.id)) return refusals['nothing-new'];
  return canPayLeg(position, frame, leg, timesFor(position, frame, counted)) ? null : refusals['path-too-dear'];
}

/** The most coins a player can spend besides a cost and a first step; less than none when there is no step he can pay. */
export function coinsOnSettingOut(position: Position, seat: number, cost: Bundle = NOTHING): number {
  const player = playerAt(position, seat);
  const abilities = abilitiesOf(position, seat);
  const { freeRoutes } = abilities;
  let most = -1;
  for (const figure of player.figures) {
    for (const leg of legsFrom(position, figure, abilities)) {
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

/** What a path costs with a further leg at its end: what is asked for each step, so many times, and the sum of the rest. */
export function costWith(position: Position, frame: Movement, figure: number, to: string): { readonly price: Bundle; readonly times: number; readonly coin: number; readonly camel: number; readonly jade: number } | null {
  const leg = legTo(position, frame, figure, to);
  if (leg === undefined) return null;
  const abilities = abilitiesOf(position, frame.seat);
  const counted = frame.used + (isFree(abilities, leg.to) ? 0 : 1) + (endCosts(position, abilities, leg.to) ? 1 : 0);
  const route = abilities.freeRoutes ? { coin: 0, camel: 0 } : leg;
  return { price: priceOf(position, frame), times: timesFor(position, frame, counted), coin: frame.coin + route.coin, camel: frame.camel + route.camel, jade: frame.jade + leg.jade };
}

/** Whether a path can be paid with a further leg at its end; what is asked for each step is due so many times. */
function canPayLeg(position: Position, frame: Movement, leg: Leg, times: number): boolean {
  const player = playerAt(position, frame.seat);
  const { freeRoutes } = abilitiesOf(position, frame.seat);
  const price = priceOf(position, frame);
  if (price === NOTHING) return canPaySum(player, freeRoutes ? frame.coin : frame.coin + leg.coin, freeRoutes ? frame.camel : frame.camel + leg.camel, frame.jade + leg.jade);
  const coin = frame.coin + price.coin * times + (freeRoutes ? 0 : leg.coin);
  const camel = frame.camel + price.camel * times + (freeRoutes ? 0 : leg.camel);
  return canPayGoods(player, price, times) && canPaySum(player, coin, camel, frame.jade + price.jade * times + leg.jade);
}

function hasStep(position: Position, frame: Movement): boolean {
  const abilities = abilitiesOf(position, frame.seat);
  let figure = -1;
  for (const place of frame.at) {
    figure += 1;
    for (const leg of legsFrom(position, place, abilities)) if (legRefusal(position, frame, figure, leg) === null) return true;
  }
  return false;
}

/** Starts the movement of the travel action, with what its dice cost. */
export function startMovement(position: Position, seat: number, cause: Cause): void {
  push(position, newMovement(playerAt(position, seat), seat, cause));
}

/** Starts a movement granted by a card or a bonus; false if no step can be taken. */
export function tryMovement(position: Position, seat: number, cause: Cause): boolean {
  const frame = newMovement(playerAt(position, seat), seat, cause);
  if (!hasStep(position, frame)) return false;
  push(position, frame);
  return true;
}

const hasMoved = ({ paths: [first, second] }: Movement): boolean => (first?.length ?? 0) + (second?.length ?? 0) > 0;

/** A movement that was paid for must be made; one that is a reward need not be used (MP2-ICON-5). */
const stopRefusal = (frame: Movement): Refusal | null => (frame.by === 'bonus' || hasMoved(frame) ? null : refusals['must-move']);

/** Places one after the other. */
export const places = (ids: Ids) => list(ids.place, { most: 999 });
const paths = (ids: Ids) => list(list(ids.place, { most: 999 }), { least: 1, most: 2 });
const held = integer(0, 9999);

const makeStep = (_: number, { to }: Leg, figure: number) => ({ kind: figure === 0 ? 'step' : 'companion', to: to.id }) as const;

/** What sets figures in motion. */
export const by = choice(['travel', 'card', 'bonus']);
/** The places each figure enters. */
export { paths };

/** The longest movement there can be. */
export const MOST_STEPS = 99;

/** MP2-TRAVEL-3..9: a path is named step by step, and paid as a whole. */
export const movement = decision('movement', {
  seat,
  by,
  source: id('source'),
  steps: integer(1, MOST_STEPS),
  /** Cities entered, or oases that count. */
  used: integer(0, 99),
  /** Route costs so far and the cost of the dice placed. */
  coin: held,
  camel: held,
  jade: held,
  /** Where the figures stand now, and the places each has entered. */
  at: (ids: Ids) => list(ids.place, { least: 1, most: 2 }),
  paths,
  /** Oases entered since the movement last reached something new. */
  idle: places,
  extraPost: flag,
}, {
  rule: 'MP2-TRAVEL-4', on: ['turn', 'waiting'],
  moves: { step: move('step {to}', { to: id('place') }), companion: move('companion {to}', { to: id('place') }), stop },
  problem: (position, frame): string | null => movementProblem(position, frame),
  offer(position, frame, out) {
    const abilities = abilitiesOf(position, frame.seat);
    let figure = -1;
    for (const place of frame.at) {
      figure += 1;
      for (const leg of legsFrom(position, place, abilities)) if (legRefusal(position, frame, figure, leg) === null) out.run(1, makeStep, leg, figure);
    }
    if (stopRefusal(frame) === null) out.add({ kind: 'stop' });
  },
  refuse(position, frame, one): Refusal | null {
    if (one.kind === 'stop') return stopRefusal(frame);
    const figure = one.kind === 'step' ? 0 : 1;
    if (figure >= frame.at.length) return refusals['no-companion'];
    const leg = legTo(position, frame, figure, one.to);
    return leg === undefined ? refusals['not-neighbours'] : legRefusal(position, frame, figure, leg);
  },
  play(position, frame, one) {
    if (one.kind === 'stop') finish(position, frame);
    else walk(position, frame, one.kind === 'step' ? 0 : 1, one.to);
  },
});

function walk(position: Position, frame: Movement, figure: number, to: string): void {
  const abilities = abilitiesOf(position, frame.seat);
  const leg = legTo(position, frame, figure, to);
  if (leg === undefined) return;
  const path = nth(frame.paths, figure);
  if (!isFree(abilities, leg.to)) {
    frame.used += 1;
    frame.idle = [];
  } else if (path.includes(to)) frame.idle.push(to);
  else frame.idle = [to];
  if (!abilities.freeRoutes) {
    frame.coin += leg.coin;
    frame.camel += leg.camel;
  }
  frame.jade += leg.jade;
  path.push(to);
  frame.at[figure] = to;
}

/** How often a city card is carried out for a movement that ends here. */
function timesAtEnd(position: Position, frame: Movement): number {
  const last = entry(position.box.tables.place, nth(frame.at, 0));
  return timesFor(position, frame, frame.used + (endCosts(position, abilitiesOf(position, frame.seat), last) ? 1 : 0));
}

/** The path is fixed: everything is paid together, then the figures move (MP2-TRAVEL-4, MP2-TRAVEL-7). */
function finish(position: Position, frame: Movement): void {
  pop(position);
  if (!hasMoved(frame)) return;
  const { seat, by, source, paths, extraPost, coin, camel, jade } = frame;
  push(position, { kind: 'depart', seat, by, source, paths, extraPost });
  payCost(position, priceOf(position, frame), timesAtEnd(position, frame), { seat, coin, camel, jade, source, rule: 'MP2-TRAVEL-7' });
}

/** Whether a path follows the roads there are, has used as many steps, and costs what they cost, and what the dice have. */
function isPriced(position: Position, { seat, by, source, paths, used, coin, camel, jade }: Movement): boolean {
  const abilities = abilitiesOf(position, seat);
  const { figures } = playerAt(position, seat);
  const legs = paths.flatMap((path, figure) => path.map((to, at) => legBetween(position, seat, path[at - 1] ?? nth(figures, figure), to)));
  const sum = (key: 'coin' | 'camel' | 'jade'): number => legs.reduce((total, leg) => total + (leg?.[key] ?? Infinity), 0);
  const [coins, camels] = abilities.freeRoutes ? [0, 0] : [sum('coin'), sum('camel')];
  const { cost } = (by === 'travel' ? position.box.tables.travelSpace[source] : undefined) ?? { cost: NOTHING };
  // On an occupied space the lowest die says how many coins more (MP2-SPACE-10).
  const [least, most] = by === 'travel' ? [cost.coin, cost.coin + 6] : [0, 0];
  return coin - coins >= least && coin - coins <= most && camel === camels + cost.camel && jade === sum('jade') + cost.jade && used === legs.filter((leg) => leg && !isFree(abilities, leg.to)).length;
}

function movementProblem(position: Position, frame: Movement): string | null {
  const player = playerAt(position, frame.seat);
  const { figures } = player;
  if (frame.at.length !== figures.length || frame.paths.length !== figures.length) return 'expected a place and a path for every figure';
  if (frame.used > frame.steps) return 'there are too many steps';
  const ends = frame.paths.map((path, figure) => (path.length === 0 ? nth(figures, figure) : lastOf(path)));
  if (ends.some((end, figure) => end !== frame.at[figure])) return 'a figure stands where its path ends';
  if (frame.by === 'card' && (position.box.tables.card.get(frame.source)?.steps ?? 0) === 0) return 'this card moves nobody';
  if (!isPriced(position, frame)) return 'the way is another one';
  const price = priceOf(position, frame);
  const times = timesAtEnd(position, frame);
  const paid = canPayGoods(player, price, times) && canPaySum(player, frame.coin + price.coin * times, frame.camel + price.camel * times, frame.jade + price.jade * times);
  return !hasMoved(frame) || paid ? null : 'this cannot be paid';
}
