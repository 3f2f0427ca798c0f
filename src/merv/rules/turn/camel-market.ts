// The camel market: MERV-CAMEL-1 to 10, MERV-R-6, MERV-R-7.
import { called, choice, move, push, type MoveOf, type Refusal } from '../../../kernel/rules.js';
import { action, at, participant, playerAt, refusals, sum, type Position } from '../chapter.js';
import { QUARTERS, WHITE, type Reward } from '../../content/ids.js';
import { earnScrolls } from '../actions/breakthroughs.js';
import { giveMosqueStep } from '../actions/mosque.js';
import { facesMarket } from '../city/geometry.js';
import { gainCamels, gainCube, gainGoods } from '../supply/gains.js';
import { marketMovesOf } from '../supply/ready.js';
import { gainFavour } from '../supply/tracks.js';

const moves = {
  takeCamels: /* @__PURE__ */ move('camels take', {}),
  placeCamel: /* @__PURE__ */ move('camels {quarter}', { quarter: called('quarter', choice(QUARTERS)) }),
} as const;
type MarketMove = MoveOf<typeof moves>;

/** Camels on the market. */
export const marketCamels = ({ state }: Position): number => sum(state.marketCamels);

/** Why the camel market cannot be used at all, or `null`. */
function useRefusal({ state }: Position): Refusal | null {
  if (!facesMarket(state.turn.slot)) return refusals['market-not-in-line'];
  return state.turn.marketUsed === 1 ? refusals['market-used'] : null;
}

const takeRefusal = (position: Position): Refusal | null => (marketCamels(position) > 0 ? null : refusals['market-empty']);

function placeRefusal(position: Position, seat: number, quarter: number): Refusal | null {
  if (playerAt(position, seat).camel === 0) return refusals['no-camel'];
  return position.state.marketCamels[quarter] === 1 ? refusals['quarter-occupied'] : null;
}

/** Whether the participant at turn can use the camel market: with no camel to take it has room for one. */
export const canUseMarket = (position: Position, seat: number): boolean => useRefusal(position) === null && (marketCamels(position) > 0 || playerAt(position, seat).camel > 0);

function marketRefusal(position: Position, seat: number, one: MarketMove): Refusal | null {
  const problem = useRefusal(position);
  if (problem) return problem;
  return one.kind === 'takeCamels' ? takeRefusal(position) : placeRefusal(position, seat, QUARTERS.indexOf(one.quarter));
}

/** MERV-CAMEL-3: the camels of the market are taken, or one is placed on a quarter for its reward. */
export const trading = /* @__PURE__ */ action(moves, {
  offer(position, seat, out) {
    if (useRefusal(position) !== null) return;
    let bits = takeRefusal(position) === null ? 1 : 0;
    if (playerAt(position, seat).camel > 0) for (let quarter = 0; quarter < 4; quarter += 1) if (placeRefusal(position, seat, quarter) === null) bits |= 2 << quarter;
    out.all(marketMovesOf(bits));
  },
  refuse: marketRefusal,
  play(position, seat, one) {
    if (one.kind === 'takeCamels') takeMarketCamels(position, seat, 'MERV-CAMEL-3');
    else {
      const quarter = QUARTERS.indexOf(one.quarter);
      placeOnQuarter(position, seat, quarter, 'MERV-CAMEL-3');
      giveReward(position, seat, quarter);
    }
  },
});

const isEarly = ({ box }: Position): boolean => box.rulings.camelMarketTiming === 'any-time-after-slot';

/** MERV-R-6: the same before production, where a ruling allows it. */
export const earlyTrading = /* @__PURE__ */ action(moves, {
  ...trading,
  offer(position, seat, out) { if (isEarly(position)) trading.offer(position, seat, out); },
  refuse: (position, seat, one): Refusal | null => (isEarly(position) ? marketRefusal(position, seat, one) : refusals['market-early']),
});

/** Takes all camels from the market. */
export function takeMarketCamels(position: Position, seat: number, rule: string): void {
  const { state } = position;
  const camels = marketCamels(position);
  state.turn.marketUsed = 1;
  for (let quarter = 0; quarter < 4; quarter += 1) state.marketCamels[quarter] = 0;
  position.events?.({ kind: 'market-camels-taken', ...participant(position.box, seat), rule, camel: camels });
  gainCamels(position, seat, camels, rule);
}

/** The reward shown on a quarter. */
export const rewardOn = ({ box, state }: Position, quarter: number): Reward => at(at(box.market, state.market), quarter);

/** Puts a camel of a participant on a quarter; the reward is the caller's. */
export function placeOnQuarter(position: Position, seat: number, quarter: number, rule: string): void {
  const { state, box } = position;
  state.turn.marketUsed = 1;
  playerAt(position, seat).camel -= 1;
  state.marketCamels[quarter] = 1;
  position.events?.({ kind: 'market-camel-placed', ...participant(box, seat), rule, quarter: at(QUARTERS, quarter), reward: rewardOn(position, quarter) });
}

/** What each reward gives a seat (MERV-CAMEL-5 to 9). */
const GIVE: Readonly<Record<Reward, (position: Position, seat: number) => void>> = {
  white(position, seat) { gainCube(position, seat, WHITE, 'MERV-CAMEL-5'); },
  rare(position, seat) { gainGoods(position, seat, { good: 'rare' }, 'MERV-CAMEL-5'); },
  scroll(position, seat) { earnScrolls(position, seat, 1, 'MERV-CAMEL-6'); },
  caravanCard(position, seat) { push(position, { kind: 'freeCard', seat }); },
  favour(position, seat) { gainFavour(position, seat, 1, 'MERV-CAMEL-8'); },
  soldier(position, seat) { push(position, { kind: 'soldier', seat }); },
  mosqueStep(position, seat) { giveMosqueStep(position, seat); },
};

/** Gives a seat the reward of a quarter. */
export function giveReward(position: Position, seat: number, quarter: number): void {
  GIVE[rewardOn(position, quarter)](position, seat);
}
