// Income: MP2-ROUND-5..8, MP2-ABHA-1, MP2-MAILIN-6, MP2-R-6, MP2-R-8, MP2-R-55.
import { pop, push, type Refusal } from '../../../kernel/rules.js';
import { abilitiesOf, decision, id, move, playerAt, refusals, seat, step, type Position } from '../chapter.js';
import { earn, settleWaiting, timesOf, type Waiting } from '../rewards/rewards.js';
import { earnMarker, markerIn } from '../rewards/city-bonuses.js';
import { gain } from '../rewards/gains.js';
import { startBookkeeping } from './turns.js';

/** MP2-ROUND-5: a player receives everything marked with an exclamation mark. */
export const income = step('income', { seat }, {
  on: ['round', 'income'],
  run(position, { seat }) {
    pop(position);
    startBookkeeping(position, seat, 0);
    if (abilitiesOf(position, seat).doubles && doublings(position, seat).length > 0) push(position, { kind: 'double', seat });
    else earnAll(position, seat, null);
  },
});

/** Cities with an own post and a city bonus marker, in map order. */
function bonusCities(position: Position, seat: number): string[] {
  const { posts } = playerAt(position, seat);
  return posts.length === 0 ? [] : position.box.tables.markerCities.filter((city) => posts.includes(city));
}

/** What Mailin and Tian Chin can receive twice: markers in their cities and improved seals. */
function doublings(position: Position, seat: number): string[] {
  return [...bonusCities(position, seat).map((city) => markerIn(position, city)), ...playerAt(position, seat).improved];
}

/** MP2-MAILIN-6: which bonus of the round start Mailin and Tian Chin receive twice. */
export const double = decision('double', { seat }, {
  rule: 'MP2-MAILIN-6', on: ['round', 'income'],
  moves: { double: move('double {source}', { source: id('source') }), single: move('single', {}) },
  problem: (position, { seat }): string | null => (abilitiesOf(position, seat).doubles ? null : 'this player doubles nothing'),
  offer(position, { seat }, out) {
    for (const source of doublings(position, seat)) out.add({ kind: 'double', source });
    out.add({ kind: 'single' });
  },
  refuse: (position, { seat }, one): Refusal | null => (one.kind === 'single' || doublings(position, seat).includes(one.source) ? null : refusals['not-due']),
  play(position, { seat }, one) {
    pop(position);
    const source = one.kind === 'double' ? one.source : null;
    const lasting = position.box.rulings.mailinDouble === 'any-bonus-this-round';
    if (lasting) playerAt(position, seat).doubled = source;
    if (source !== null) position.events?.({ kind: 'doubled', seat, rule: 'MP2-MAILIN-6', source, lasting: lasting ? 'round' : 'once' });
    earnAll(position, seat, lasting ? null : source);
  },
});

/** All of it; `doubled` comes twice this once. */
function earnAll(position: Position, seat: number, doubled: string | null): void {
  const { rulings, tables } = position.box;
  const waiting: Waiting[] = [];
  for (const city of bonusCities(position, seat)) earnMarker(position, city, { seat, by: 'income', times: markerIn(position, city) === doubled ? 2 : 1 }, waiting);
  earnAsCharacter(position, seat, waiting);
  for (const { id: guild, bonus } of tables.guilds) {
    if (!playerAt(position, seat).improved.includes(guild)) continue;
    earn(position, waiting, { bundle: bonus, times: (guild === doubled ? 2 : 1) * timesOf(position, seat, guild), seat, source: guild, rule: 'MP2-ROUND-5' });
  }
  settleWaiting(position, seat, waiting, rulings.incomeOrder === 'fixed');
}

function earnAsCharacter(position: Position, seat: number, waiting: Waiting[]): void {
  if (position.state.round === 1 && position.box.rulings.firstRoundIncome === 'from-round-two') return;
  const { income: { coin, camel, contractTop }, id: source } = abilitiesOf(position, seat);
  gain(position, 'coin', coin, { seat, source, rule: 'MP2-ROUND-5' });
  gain(position, 'camel', camel, { seat, source, rule: 'MP2-ROUND-5' });
  if (contractTop > 0) waiting.push({ effect: 'contractTop', amount: contractTop, most: 0, source, city: null });
}
