// Exchanges on city cards: MP2-CARD-6..8, MP2-R-47.
import { anyOf, called, integer, pop, push, type Refusal } from '../../../../kernel/rules.js';
import { decision, entry, id, move, nth, playerAt, seat, step, type Position } from '../../chapter.js';
import { canPay, payCost } from '../../rewards/gains.js';
import { bringsAnything, receive } from '../../rewards/rewards.js';
import { again, stop } from '../../../words/moves.js';
import { cardProblem, exchangeRefusal, isHard, useOf } from './using.js';

const times = integer(1, 6);
const option = integer(1, 9);

/** MP2-CARD-6..8: which exchange, and how often. Paid one after the other, more may follow (MP2-R-47). */
export const exchange = decision('exchange', { seat, card: id('card'), die: times }, {
  rule: 'MP2-CARD-6', on: ['turn'],
  moves: { exchange: move('exchange {option} {times}', { option: called('option', option), times }) },
  problem: (position, frame): string | null => cardProblem(position, frame),
  offer(position, frame, out) {
    const use = useOf(position, frame);
    for (let option = 1; option <= use.card.options.length; option += 1) {
      for (let times = 1; times <= frame.die && exchangeRefusal(position, use, option, times) === null; times += 1) out.add({ kind: 'exchange', option, times });
    }
  },
  refuse: (position, frame, { option, times }): Refusal | null => exchangeRefusal(position, useOf(position, frame), option, times),
  play(position, { seat, card, die }, { option, times }) {
    pop(position);
    carryOut(position, { seat, card, option, times }, position.box.rulings.cardRepetitions === 'sequential' ? die - times : 0);
  },
});

/** Repetitions of an exchange. */
interface Repetitions {
  readonly seat: number;
  readonly card: string;
  readonly option: number;
  readonly times: number;
}

function carryOut(position: Position, { seat, card: name, option, times }: Repetitions, left: number): void {
  const card = entry(position.box.tables.card, name);
  const chosen = nth(card.options, option - 1);
  position.events?.({ kind: 'card-used', seat, rule: 'MP2-CARD-6', card: name, times });
  if (card.kind === 'cityBonusPaid') push(position, { kind: 'ownCity', seat, card: name, left: times, cities: [], markers: [], again: left });
  else push(position, { kind: 'exchanged', seat, card: name, option, times, left });
  payCost(position, chosen.cost, times, { seat, source: name, rule: 'MP2-CARD-6', hard: isHard(position, card, chosen) });
}

/** What an exchange brings, once it is paid. */
export const exchanged = step('exchanged', { seat, card: id('card'), option, times, left: integer(0, 6) }, {
  on: ['turn'],
  problem: (position, frame): string | null => cardProblem(position, frame),
  run(position, { seat, card, option, times, left }) {
    pop(position);
    if (left > 0) push(position, { kind: 'cardAgain', seat, card, option, left });
    receive(position, nth(entry(position.box.tables.card, card).options, option - 1).reward, times, { seat, source: card, rule: 'MP2-CARD-6' });
  },
});

/** MP2-R-47: one repetition after the other, as long as there are some and one can be paid. */
export const cardAgain = decision('cardAgain', { seat, card: id('card'), option, left: times }, {
  rule: 'MP2-R-47', on: ['turn'],
  moves: { again, stop },
  problem: (position, frame): string | null => cardProblem(position, frame),
  lapses(position, { seat, card: name, option }): boolean {
    const card = entry(position.box.tables.card, name);
    const chosen = nth(card.options, option - 1);
    return !bringsAnything(position, seat, chosen.reward) || !canPay(playerAt(position, seat), chosen.cost, 1, isHard(position, card, chosen));
  },
  ...anyOf({ kind: 'again' }, { kind: 'stop' }),
  play(position, { seat, card, option, left }, { kind }) {
    pop(position);
    if (kind === 'again') carryOut(position, { seat, card, option, times: 1 }, left - 1);
  },
});
