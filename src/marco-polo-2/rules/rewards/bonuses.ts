// Benefits that wait, and their order: MP2-POST-15, MP2-POST-16, MP2-ICON-1..9, MP2-R-35.
import { called, choice, flag, integer, list, nullable, object, pop, push, type Refusal } from '../../../kernel/rules.js';
import { goodsChoices } from '../../../mechanics/amounts.js';
import { abilitiesOf, decision, id, move, nth, playerAt, refusals, seat, step, type Ids, type Position } from '../chapter.js';
import { CHOOSABLE } from '../../words/goods.js';
import { startCopy } from './city-bonuses.js';
import { gain, goods, goodsRefusal, receiveGoods, shares } from './gains.js';
import { MOST_STEPS, tryMovement } from '../movement.js';
import { EFFECTS, isPossible, type Waiting } from './rewards.js';
import { benefitsAtHand, canTakeAny, isContractCity, takenTogether } from '../slots.js';

/** No component brings more at once, and nobody passes more oases. */
const MANY = 360;
const MOST_OASES = 99;

const group = id('group');

/** MP2-POST-15, MP2-POST-16: benefits that wait, one after the other. */
export const waiting = step('waiting', {
  seat,
  waiting: (ids: Ids) => list(object({ effect: choice(EFFECTS), amount: integer(1, 999), most: integer(0, 999), source: ids.source, city: nullable(ids.place) }), { most: 200 }),
  ordered: flag,
  /** With which of them a contract comes that is taken now: `arrival`, or an icon. */
  by: group,
  taken: (ids: Ids) => list(object({ by: ids.group, contract: ids.contract }), { most: 99 }),
}, {
  on: ['round', 'income', 'turn', 'glean', 'cardAgain', 'ownCity', 'special', 'freeSlot', 'waiting'],
  problem: (position, { seat, waiting, taken }): string | null => (taken.length > 20 ? 'more contracts than can be taken' : waiting.map((one) => waitingProblem(position, seat, one)).find((message) => message !== null) ?? null),
  run(position, { seat, waiting, ordered }) {
    const [first] = waiting;
    if (first === undefined) pop(position);
    else if (ordered || waiting.every((other) => other.effect === first.effect && other.source === first.source)) begin(position, seat, waiting, 0);
    else push(position, { kind: 'nextBonus', seat });
  },
});

function waitingProblem(position: Position, seat: number, { effect, amount, most }: Waiting): string | null {
  if (amount > (effect === 'move' ? MOST_STEPS : effect === 'oases' ? MOST_OASES : MANY)) return 'no component brings so much';
  if (effect === 'oases' && abilitiesOf(position, seat).oasis === null) return 'oases bring this player nothing';
  const fits = effect === 'anyGood' ? most === amount : effect === 'distinctGoods' ? amount <= 3 * most && most <= amount : most === 0;
  return fits ? null : 'these are other goods than asked for';
}

/** Starts a waiting benefit; it is finished with everything it causes before the next one. */
function begin(position: Position, seat: number, waiting: Waiting[], at: number): void {
  const item = nth(waiting, at);
  const { effect, source, city } = item;
  const frame = benefitsAtHand(position);
  if (frame !== null) frame.by = groupOf(position, item);
  const oneByOne = effect === 'blackDie' || effect === 'contractTop' || effect === 'contractCity' || effect === 'copyCityBonus';
  if (oneByOne && item.amount > 1) item.amount -= 1;
  else waiting.splice(at, 1);
  const gone = city !== null && !playerAt(position, seat).posts.includes(city);
  if (gone || !start(position, seat, item)) {
    position.events?.({ kind: 'lost', seat, rule: gone ? 'MP2-ROUND-6' : 'MP2-BONUS-5', what: effect, source });
  } else position.events?.({ kind: 'bonus-due', seat, rule: 'MP2-POST-16', bonus: effect, source });
}

/** Contracts taken on arriving belong together, those of every icon by themselves (MP2-R-40). */
function groupOf(position: Position, { effect, source }: Waiting): string {
  if (effect !== 'contractCity' && effect !== 'contractTop') return '';
  return effect === 'contractCity' && isContractCity(position, source) ? 'arrival' : `${effect} ${source}`;
}

/** Whether the benefit could be started. */
function start(position: Position, seat: number, { effect, amount, most, source }: Waiting): boolean {
  switch (effect) {
    case 'move': return tryMovement(position, seat, { by: 'bonus', source, steps: amount });
    case 'copyCityBonus': return startCopy(position, seat, source);
    case 'contractCity': {
      const city = isContractCity(position, source) ? source : null;
      if (!canTakeAny(position, seat, city, takenTogether(position))) return false;
      push(position, { kind: 'cityContract', seat, city });
      return true;
    }
    default:
      if (!isPossible(position, seat, effect)) return false;
      if (effect === 'blackDie') push(position, { kind: 'offerDie', seat });
      else if (effect === 'contractTop') push(position, { kind: 'contractOffer', seat });
      else if (effect === 'oases') push(position, { kind: 'oases', seat, count: amount });
      else push(position, { kind: 'chooseGoods', seat, count: amount, most, source });
      return true;
  }
}

/** The waiting benefits one of which is to be begun. */
const choicesOf = (position: Position): Waiting[] => benefitsAtHand(position)?.waiting ?? [];

/** MP2-POST-15: which benefit comes next. Those of one kind from one source are not told apart. */
export const nextBonus = decision('nextBonus', { seat }, {
  rule: 'MP2-POST-15', on: ['waiting'],
  moves: { next: move('next {bonus} {source}', { bonus: called('bonus', choice(EFFECTS)), source: id('source') }) },
  offer(position, _, out) {
    const all = choicesOf(position);
    for (const [at, { effect: bonus, source }] of all.entries()) if (all.findIndex((other) => other.effect === bonus && other.source === source) === at) out.add({ kind: 'next', bonus, source });
  },
  refuse: (position, _, { bonus, source }): Refusal | null => (choicesOf(position).some((one) => one.effect === bonus && one.source === source) ? null : refusals['not-waiting']),
  play(position, { seat }, { bonus, source }) {
    const all = choicesOf(position);
    pop(position);
    begin(position, seat, all, all.findIndex((one) => one.effect === bonus && one.source === source));
  },
});

const held = integer(0, 9999);

/** MP2-ICON-1: goods of choice are received. */
export const chooseGoods = decision('chooseGoods', { seat, count: held, most: held, source: id('source') }, {
  rule: 'MP2-ICON-1', on: ['waiting'],
  moves: { goods: move('goods {goods}', { goods }) },
  problem: (_, { count, most }): string | null => (count > 0 && count <= 3 * most && count <= MANY ? null : 'there are no such goods'),
  offer(_, { count, most }, out) { for (const goods of goodsChoices(CHOOSABLE, count, [most, most, most])) out.add({ kind: 'goods', goods }); },
  refuse: (_, { count, most }, { goods }): Refusal | null => goodsRefusal(goods, count, most),
  play(position, { seat, source }, { goods }) {
    pop(position);
    receiveGoods(position, goods, { seat, source, rule: 'MP2-ICON-1' });
  },
});

const some = integer(0, MOST_OASES);

/** MP2-MONGKE-3: coins or camels for oases. */
export const oases = decision('oases', { seat, count: some }, {
  rule: 'MP2-MONGKE-3', on: ['waiting'],
  moves: { oases: move('oases {coin} {camel}', { coin: some, camel: some }) },
  problem: (position, { seat }): string | null => (abilitiesOf(position, seat).oasis !== null ? null : 'oases bring this player nothing'),
  offer(_, { count }, out) { for (const share of shares(count)) out.add({ kind: 'oases', ...share }); },
  refuse: (_, { count }, { coin, camel }): Refusal | null => (coin + camel === count ? null : refusals['compensation-total']),
  play(position, { seat }, { coin, camel }) {
    pop(position);
    const { oasis, id: source } = abilitiesOf(position, seat);
    gain(position, 'coin', (oasis?.coin ?? 0) * coin, { seat, source, rule: 'MP2-MONGKE-3' });
    gain(position, 'camel', (oasis?.camel ?? 0) * camel, { seat, source, rule: 'MP2-MONGKE-3' });
  },
});

