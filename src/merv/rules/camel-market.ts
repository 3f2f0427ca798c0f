// The camel market: MERV-CAMEL-1 to 10, MERV-R-6, MERV-R-7.
import { push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { giveMosqueStep } from './mosque.js';
import { QUARTERS, WHITE } from '../content/ids.js';
import { gainCamels, gainCubes, gainGoods, gainScrolls } from './gains.js';
import { facesMarket } from './geometry.js';
import type { Move } from '../words/moves.js';
import { no } from '../words/refusals.js';
import { gainFavour } from './tracks.js';

/** Camels on the market. */
export function marketCamels({ state }: Position): number {
  const [a, b, c, d] = state.marketCamels;
  return a! + b! + c! + d!;
}

/** Why the camel market cannot be used at all, or `null`. */
function useRefusal({ state }: Position): Refusal | null {
  if (!facesMarket(state.turn.slot)) return no['market-not-in-line'];
  return state.turn.marketUsed === 1 ? no['market-used'] : null;
}

/** What can be done on the camel market: taking its camels, placing one on each quarter. */
export const MARKET_MOVES: readonly Move[] = /* @__PURE__ */ makeMarketMoves();

function makeMarketMoves(): Move[] {
  return [{ kind: 'takeCamels' }, ...QUARTERS.map((quarter): Move => ({ kind: 'placeCamel', quarter }))];
}

const TAKE = 1;
const PLACE = 2;

/** Which of `MARKET_MOVES` the participant at turn can make, as bits. */
export function marketBits(position: Position): number {
  if (useRefusal(position)) return 0;
  const { players, marketCamels: camels, turn } = position.state;
  let bits = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) bits |= camels[quarter] === 0 ? PLACE << quarter : TAKE;
  return players[turn.who]!.camels > 0 ? bits : bits & TAKE;
}

/** Why the camel market cannot be used like this, or `null`. */
export function marketRefusal(position: Position, move: Move): Refusal | null {
  const problem = useRefusal(position);
  if (problem) return problem;
  const { state } = position;
  if (move.kind === 'takeCamels') return marketCamels(position) > 0 ? null : no['market-empty'];
  if (move.kind !== 'placeCamel') return null;
  if (state.players[state.turn.who]!.camels === 0) return no['no-camel'];
  return state.marketCamels[QUARTERS.indexOf(move.quarter)] === 1 ? no['quarter-occupied'] : null;
}

/** Takes all camels from the market. */
export function takeMarketCamels(position: Position, who: number, rule: string): void {
  const { state } = position;
  const camels = marketCamels(position);
  state.turn.marketUsed = 1;
  for (let quarter = 0; quarter < 4; quarter += 1) state.marketCamels[quarter] = 0;
  if (position.events) position.events({ kind: 'marketCamels', rule, who: nameOf(position.box, who), camels });
  gainCamels(position, who, camels, rule);
}

/** Puts a camel of a participant on a quarter; the reward is the caller's. */
export function placeOnQuarter(position: Position, who: number, quarter: number, rule: string): void {
  const { state, box } = position;
  state.turn.marketUsed = 1;
  state.players[who]!.camels -= 1;
  state.marketCamels[quarter] = 1;
  if (position.events) position.events({ kind: 'marketCamel', rule, who: nameOf(box, who), quarter: QUARTERS[quarter]!, reward: box.market[state.market]![quarter]! });
}

/** Uses the camel market. */
export function playMarket(position: Position, move: Move): void {
  const { who } = position.state.turn;
  if (move.kind === 'takeCamels') takeMarketCamels(position, who, 'MERV-CAMEL-3');
  else if (move.kind === 'placeCamel') {
    const quarter = QUARTERS.indexOf(move.quarter);
    placeOnQuarter(position, who, quarter, 'MERV-CAMEL-3');
    giveReward(position, who, quarter);
  }
}

/** Gives a seat the reward of a quarter (MERV-CAMEL-5 to 9). */
export function giveReward(position: Position, seat: number, quarter: number): void {
  switch (position.box.market[position.state.market]![quarter]!) {
    case 'white': gainCubes(position, seat, WHITE, 1, 'MERV-CAMEL-5'); return;
    case 'rare': gainGoods(position, seat, 'rare', 1, 'MERV-CAMEL-5'); return;
    case 'scroll': gainScrolls(position, seat, 1, 'MERV-CAMEL-6'); return;
    case 'caravanCard': push(position, { kind: 'freeCard', seat }); return;
    case 'favour': gainFavour(position, seat, 1, 'MERV-CAMEL-8'); return;
    case 'soldier': push(position, { kind: 'soldier', seat }); return;
    default: giveMosqueStep(position, seat);
  }
}
