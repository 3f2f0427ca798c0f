// Isabella Donati's roll at the start of a round: MP2-ISABELLA-1..4, MP2-R-60, MP2-R-61.
import { called, integer, list, pop, push, type Refusal } from '../../../kernel/rules.js';
import { isOwn, pipsOf } from '../../../mechanics/dice.js';
import { abilitiesOf, decision, move, nth, playerAt, refusals, seat, type Position } from '../chapter.js';
import { knownBundleOf } from '../../content/bundles.js';
import { credit } from '../rewards/gains.js';

/** How many own dice show 0 to 6. */
function countsOf(position: Position, seat: number): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const die of playerAt(position, seat).dice) if (isOwn(die)) counts[pipsOf(die)] = nth(counts, pipsOf(die)) + 1;
  return counts;
}

/** Her bonuses for the dice as they lie; she is asked if there is a pair. */
export function startLuck(position: Position, seat: number): void {
  if (abilitiesOf(position, seat).perDie === null) return;
  if (countsOf(position, seat).some((count) => count > 1)) push(position, { kind: 'pairs', seat });
  else giveLuck(position, seat, []);
}

/** Visits every way to take pair bonuses, from none on; high values first. */
function eachChoice(position: Position, seat: number, visit: (values: number[]) => void): void {
  const counts = countsOf(position, seat);
  const most = position.box.rulings.isabellaPairs === 'per-pair' ? 3 : 1;
  const extend = (taken: number[], from: number): void => {
    visit(taken);
    if (taken.length === most) return;
    for (let value = from; value >= 1; value -= 1) {
      const used = taken.filter((other) => other === value).length;
      if (nth(counts, value) >= 2 * used + 2) extend([...taken, value], value);
    }
  };
  extend([], 6);
}

/** MP2-ISABELLA-2, MP2-ISABELLA-3: which pairs bring their bonus instead of those of their dice. */
export const pairs = decision('pairs', { seat }, {
  rule: 'MP2-ISABELLA-2', on: ['round', 'compensation', 'pairs'],
  moves: { pairs: move('pairs {values}', { values: list(called('value', integer(1, 6)), { most: 3, descending: true }) }) },
  problem: (position, { seat }): string | null => (abilitiesOf(position, seat).perDie === null ? 'dice bring this player nothing' : null),
  offer(position, { seat }, out) { eachChoice(position, seat, (values) => { out.add({ kind: 'pairs', values }); }); },
  refuse(position, { seat }, { values }): Refusal | null {
    const ways: string[] = [];
    eachChoice(position, seat, (choice) => { ways.push(choice.join()); });
    return ways.includes(values.join()) ? null : refusals['no-such-pair'];
  },
  play(position, { seat }, { values }) {
    pop(position);
    giveLuck(position, seat, values);
  },
});

function giveLuck(position: Position, seat: number, values: readonly number[]): void {
  const { perDie, perPair, id: source } = abilitiesOf(position, seat);
  if (perDie === null || perPair === null) return;
  const counts = countsOf(position, seat);
  for (const value of values) {
    counts[value] = nth(counts, value) - 2;
    credit(position, knownBundleOf(nth(perPair, value - 1)), 1, { seat, source, rule: 'MP2-ISABELLA-2' });
  }
  for (let value = 1; value <= 6; value += 1) if (nth(counts, value) > 0) credit(position, knownBundleOf(nth(perDie, value - 1)), nth(counts, value), { seat, source, rule: 'MP2-ISABELLA-1' });
}
