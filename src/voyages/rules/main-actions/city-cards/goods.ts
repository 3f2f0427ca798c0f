// VOY-CARD-15, VOY-CARD-17, VOY-ICON-2, VOY-ICON-3, VOY-GEN-9: goods of choice, gained and paid.
import { flag, integer, move, pop, push, text, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { goodsChoices } from '../../../../mechanics/amounts.js';
import { card, decision, entry, goods, playerAt, refusals, seat, type Position } from '../../chapter.js';
import { EFFECTS, GOODS, type Effect, type Good } from '../../../content/resources.js';
import type { Amount } from '../../../content/tables.js';
import type { Player } from '../../../state.js';
import { decline } from '../../../words/moves.js';
import type { Frame } from '../../../frames.js';
import { below, BONUS_BELOW, isOfCard } from '../../below.js';
import { charge, credit, tellDeclined } from '../../gains.js';

/** Goods the second movement card costs for each step; a cost of other things stands on the card. */
export const GOODS_PER_STEP = 2;

/** A list of goods as amounts. */
function goodsAmounts(goods: readonly Good[]): Amount[] {
  return GOODS.map((resource) => ({ resource, amount: goods.filter((good) => good === resource).length })).filter(({ amount }) => amount > 0);
}

/** What is wrong with a list of goods as a list. */
function listRefusal(goods: readonly Good[], count: number, mostOfEach: number): Refusal | null {
  if (goods.length !== count) return refusals['goods-number'];
  return goodsAmounts(goods).every(({ amount }) => amount <= mostOfEach) ? null : refusals['goods-alike'];
}

/** Bonuses that let goods be chosen; city cards do, too. */
const BONUSES: readonly string[] = ['anyGood', 'distinctGoods'] satisfies Effect[];
const RULES: Readonly<Record<string, string>> = { anyGood: 'VOY-ICON-2', distinctGoods: 'VOY-ICON-3' };

/** The bonus that is refused, if it may be (ruling `refuseRewards`); cards have been paid for, so their yield stays. */
function declinable({ box }: Position, source: string): Effect | undefined {
  return box.rulings.refuseRewards === 'any-decision-reward' && BONUSES.includes(source) ? EFFECTS.find((effect) => effect === source) : undefined;
}

type Choice = Extract<Frame, { kind: 'chooseGoods' }>;

/** Goods of choice are as many as the bonus shows, or so many times what the card gives. */
function choiceProblem(position: Position, frame: Choice): string | null {
  const { source, count, different } = frame;
  const { tables, rulings } = position.box;
  if (BONUSES.includes(source)) {
    const asked = source === 'anyGood' ? count === 1 && !different : count === 2 && different === (rulings.twoGoods !== 'any');
    return asked ? null : 'the bonus gives other goods';
  }
  const card = tables.cards.get(source);
  const under = below(position, frame)?.kind;
  if (card === undefined || !isOfCard(position, { card: source }) || (under !== 'mainDone' && under !== 'cardAgain')) return 'goods come from nowhere';
  const given = card.anyGood > 0 ? card.anyGood : card.ways.find(({ gets }) => gets === 'good')?.reward ?? Infinity;
  return count % given === 0 && !different ? null : 'the card gives other goods';
}

/** Which goods are gained. */
export const chooseGoods = decision('chooseGoods', { seat, count: integer(1, 6), different: flag, source: text(20) }, {
  rule: 'VOY-ICON-2',
  on: [...BONUS_BELOW, 'cardAgain'],
  moves: { goods: move('goods {goods}', { goods }), decline },
  problem: (position, frame): string | null => choiceProblem(position, frame),
  offer(position, { count, different, source }, out) {
    const most = different ? 1 : count;
    for (const goods of goodsChoices(GOODS, count, [most, most, most])) out.add({ kind: 'goods', goods });
    if (declinable(position, source)) out.add({ kind: 'decline' });
  },
  refuse(position, { count, different, source }, move): Refusal | null {
    if (move.kind === 'decline') return declinable(position, source) ? null : refusals['not-declinable'];
    return listRefusal(move.goods, count, different ? 1 : count);
  },
  play(position, { seat, source }, move) {
    const bonus = declinable(position, source);
    pop(position);
    if (move.kind === 'goods') credit(position, seat, { amounts: goodsAmounts(move.goods), source, rule: RULES[source] ?? 'VOY-CARD-17' });
    else if (bonus) tellDeclined(position, seat, bonus);
  },
});

/** Whether so many goods, as a rule unlike ones, can be paid for each of some steps. */
export function goodsSuffice({ box }: Position, player: Player, each: number, steps: number): boolean {
  const { pepper, silk, gold } = player;
  if (box.rulings.twoGoods === 'any') return pepper + silk + gold >= each * steps;
  return Math.min(pepper, steps) + Math.min(silk, steps) + Math.min(gold, steps) >= each * steps;
}

const due = { seat, card, count: integer(1, 12), times: integer(1, 6), different: flag } as const;

/** Goods that are due for a card: so many, for so many times it is used. */
interface Due {
  readonly seat: Seat;
  readonly card: typeof card.type & string;
  readonly count: number;
  readonly times: number;
  readonly different: boolean;
}

/** The ways to pay goods of choice. */
function payments(position: Position, { seat, count, times, different }: Due): Good[][] {
  const player = playerAt(position, seat);
  const limit = different ? times : count;
  return goodsChoices(GOODS, count, GOODS.map((good) => Math.min(player[good], limit)));
}

/** Asks which goods are paid, unless there is only one way. */
export function askGoods(position: Position, due: Due): void {
  const [first = [], ...others] = payments(position, due);
  if (others.length > 0) push(position, { kind: 'payGoods', ...due });
  else pay(position, due, first);
}

/** Pays goods, and gains what a two-way card gives for them. */
function pay(position: Position, { seat, card, times }: Due, goods: readonly Good[]): void {
  const { ways, rule } = entry(position.box.tables.cards, card);
  charge(position, seat, { amounts: goodsAmounts(goods), source: card, rule: 'VOY-CARD-17' });
  const way = ways.find(({ pays }) => pays === 'good');
  if (way && way.gets !== 'good') credit(position, seat, { amounts: [{ resource: way.gets, amount: way.reward }], times, source: card, rule });
}

/** What is due is the price of the way that is walked, or of the use of a two-way card. */
function dueProblem(position: Position, frame: Extract<Frame, { kind: 'payGoods' }>): string | null {
  const { card, count, times, different } = frame;
  const under = below(position, frame);
  if (under?.kind === 'depart') {
    const asked = card === under.by && times === under.first.length + under.second.length && count === GOODS_PER_STEP * times && different === (position.box.rulings.twoGoods !== 'any');
    return asked ? null : 'the way costs other goods';
  }
  const cost = entry(position.box.tables.cards, card).ways.find(({ pays }) => pays === 'good')?.cost;
  return isOfCard(position, frame) && count === (cost ?? 0) * times && !different ? null : 'the card costs other goods';
}

/** Which goods are paid. */
export const payGoods = decision('payGoods', due, {
  rule: 'VOY-CARD-17',
  on: ['mainDone', 'depart'],
  problem: (position, frame): string | null => dueProblem(position, frame),
  moves: { payGoods: move('pay goods {goods}', { goods }) },
  offer(position, frame, out) { for (const goods of payments(position, frame)) out.add({ kind: 'payGoods', goods }); },
  refuse(position, { seat, count, times, different }, { goods }): Refusal | null {
    const player = playerAt(position, seat);
    const refusal = listRefusal(goods, count, different ? times : count);
    if (refusal) return refusal;
    return goodsAmounts(goods).every(({ resource, amount }) => player[resource] >= amount) ? null : refusals['goods-not-held'];
  },
  play(position, frame, { goods }) {
    pop(position);
    pay(position, frame, goods);
  },
});
