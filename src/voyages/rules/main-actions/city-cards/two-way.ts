// VOY-CARD-7, VOY-CARD-8: two-way cards.
import { integer, move, pop, push, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { card, decision, entry, playerAt, refusals, resource, seat, type Position } from '../../chapter.js';
import { GOODS, type Resource } from '../../../content/resources.js';
import { camelsAndCoins, type CardRules, type TradeWay } from '../../../content/tables.js';
import type { Player } from '../../../state.js';
import { stop } from '../../../words/moves.js';
import { isOfCard } from '../../below.js';
import { charge, credit } from '../../gains.js';
import { askGoods } from './goods.js';

/** Whether all repetitions of a two-way card go one way and are paid together (ruling `twoWayCards`). */
export function paysTogether({ box }: Position, card: CardRules): boolean {
  const { twoWayCards } = box.rulings;
  return twoWayCards === 'all-fixed' || (twoWayCards === 'camel-coin-fixed' && camelsAndCoins(card.ways));
}

const givable = ({ box }: Position, player: Player, give: Resource, amount: number): boolean =>
  (give === 'vp' && box.rulings.negativeScore === 'allowed') || player[give] >= amount;

/** Whether a way of a two-way card can be paid so many times. */
export function wayPayable(position: Position, player: Player, { pays, cost }: TradeWay, times: number): boolean {
  if (pays === 'good') return player.pepper + player.silk + player.gold >= cost * times;
  return givable(position, player, pays, cost * times);
}

/** Uses a two-way card one way, all repetitions together. */
export function tradeTogether(position: Position, seat: Seat, card: CardRules, { way, times }: { readonly way: TradeWay; readonly times: number }): void {
  const { id: source, rule } = card;
  const { pays, cost, gets, reward } = way;
  position.events?.({ kind: 'card-used', seat, rule, card: source, times });
  if (pays === 'good') {
    askGoods(position, { seat, card: source, count: cost * times, times, different: false });
    return;
  }
  charge(position, seat, { amounts: [{ resource: pays, amount: cost }], times, source, rule });
  if (gets === 'good') push(position, { kind: 'chooseGoods', seat, count: reward * times, different: false, source });
  else credit(position, seat, { amounts: [{ resource: gets, amount: reward }], times, source, rule });
}

const MEANT: Readonly<Record<TradeWay['pays'], readonly Resource[]>> = { camel: ['camel'], coin: ['coin'], vp: ['vp'], good: GOODS };

function wayOf(card: CardRules, give: Resource, get: Resource): TradeWay | undefined {
  return card.ways.find(({ pays, gets }) => MEANT[pays].includes(give) && MEANT[gets].includes(get));
}

/** One trade after the other, in either direction. */
export const trade = decision('trade', { seat, card, left: integer(0, 6), done: integer(0, 6) }, {
  rule: 'VOY-CARD-8',
  on: ['mainDone'],
  problem(position, frame): string | null {
    const card = entry(position.box.tables.cards, frame.card);
    const open = card.use === 'trade' && !paysTogether(position, card) && isOfCard(position, frame);
    return open && frame.left + frame.done <= 6 ? null : 'no card trades one by one';
  },
  moves: { trade: move('trade {give} for {get}', { give: resource, get: resource }), stop },
  offer(position, { seat, card, done }, out) {
    const player = playerAt(position, seat);
    for (const { pays, cost, gets } of entry(position.box.tables.cards, card).ways) {
      for (const give of MEANT[pays]) {
        if (givable(position, player, give, cost)) for (const get of MEANT[gets]) out.add({ kind: 'trade', give, get });
      }
    }
    if (done > 0) out.add({ kind: 'stop' });
  },
  refuse(position, { seat, card, done }, move): Refusal | null {
    if (move.kind === 'stop') return done > 0 ? null : refusals['once-at-least'];
    const way = wayOf(entry(position.box.tables.cards, card), move.give, move.get);
    if (way === undefined) return refusals['no-such-trade'];
    return givable(position, playerAt(position, seat), move.give, way.cost) ? null : refusals['trade-not-payable'];
  },
  play(position, frame, move) {
    const { seat, card: source } = frame;
    const card = entry(position.box.tables.cards, source);
    const way = move.kind === 'trade' ? wayOf(card, move.give, move.get) : undefined;
    if (move.kind === 'stop' || way === undefined) {
      pop(position);
      return;
    }
    frame.left -= 1;
    frame.done += 1;
    position.events?.({ kind: 'card-used', seat, rule: card.rule, card: source, times: 1 });
    charge(position, seat, { amounts: [{ resource: move.give, amount: way.cost }], source, rule: card.rule });
    credit(position, seat, { amounts: [{ resource: move.get, amount: way.reward }], source, rule: card.rule });
  },
  lapses(position, { seat, card, left }): boolean {
    return left === 0 || !entry(position.box.tables.cards, card).ways.some((way) => wayPayable(position, playerAt(position, seat), way, 1));
  },
});
