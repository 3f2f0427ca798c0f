// Black dice: MP2-BLACK-4..7, MP2-ICON-8, MP2-ISABELLA-1, MP2-ISABELLA-5, MP2-VAR-1, MP2-VAR-2, MP2-R-59, MP2-R-67.
import { anyOf, called, choice, integer, pop, push, type ChanceRequest, type Refusal } from '../../kernel/rules.js';
import { dieOf, dieSchema, insertDie, pipsOf, turned, type Die } from '../../mechanics/dice.js';
import { abilitiesOf, chance, decision, move, nth, playerAt, refusals, seat, step, type Position } from './chapter.js';
import { bundleOf } from '../content/bundles.js';
import { decline } from '../words/moves.js';
import { credit } from './rewards/gains.js';
import { turnDie } from './spaces.js';

/** MP2-ICON-8: whether a player takes the black die a benefit brings. */
export const offerDie = decision('offerDie', { seat }, {
  rule: 'MP2-ICON-8', on: ['waiting'],
  moves: { accept: move('accept', {}), decline },
  ...anyOf({ kind: 'accept' }, { kind: 'decline' }),
  play(position, { seat }, { kind }) {
    pop(position);
    if (kind === 'accept') push(position, { kind: 'takeBlack', seat });
    else position.events?.({ kind: 'declined', seat, rule: 'MP2-ICON-8', what: 'blackDie', source: 'blackDie' });
  },
});

const differ = (values: readonly number[]): boolean => values.some((value) => value !== values[0]);

/** MP2-BLACK-6: a player takes a black die and rolls it, or, in the variant, picks one of the values lying there. */
export const takeBlack = step('takeBlack', { seat }, {
  on: ['turn'],
  run(position, { seat }) {
    pop(position);
    const { blackDice } = position.state;
    const [first] = blackDice;
    if (differ(blackDice)) push(position, { kind: 'pickBlack', seat });
    else if (first !== undefined) take(position, seat, first);
  },
});

/** MP2-VAR-2: which of the values. */
export const pickBlack = decision('pickBlack', { seat }, {
  rule: 'MP2-VAR-2', on: ['turn', 'waiting'],
  moves: { pick: move('pick {value}', { value: called('value', integer(1, 6)) }) },
  problem: ({ state }): string | null => (differ(state.blackDice) ? null : 'there is nothing to pick from'),
  offer({ state: { blackDice } }, _, out) { for (const [at, value] of blackDice.entries()) if (value !== blackDice[at - 1]) out.add({ kind: 'pick', value }); },
  refuse: ({ state }, _, { value }): Refusal | null => (state.blackDice.includes(value) ? null : refusals['value-not-there']),
  play(position, { seat }, { value }) {
    pop(position);
    take(position, seat, value);
  },
});

function take(position: Position, seat: number, value: number): void {
  const { blackDice } = position.state;
  blackDice.splice(blackDice.indexOf(value), 1);
  const named = abilitiesOf(position, seat).namesDice;
  const die = dieOf('black', named ? 0 : value);
  insertDie(playerAt(position, seat).dice, die);
  position.events?.({ kind: 'black-die-taken', seat, rule: 'MP2-ICON-8', die: value > 0 || named ? die : null, value, source: 'black-die' });
  if (named) return;
  if (value === 0) push(position, { kind: 'rollDie', seat, die, purpose: 'black-die' });
  else luckyDie(position, seat, die, 'MP2-ISABELLA-5');
}

const ROLL_RULES = { reroll: 'MP2-BONUS-11', 'black-die': 'MP2-BLACK-6' } as const;

/** MP2-BLACK-6, MP2-BONUS-11: one die is rolled, for the first time or again. */
export const rollDie = chance('rollDie', { seat, die: dieSchema, purpose: choice(['reroll', 'black-die']) }, {
  on: ['turn', 'waiting'],
  problem(position, { seat, die, purpose }): string | null {
    if (!playerAt(position, seat).dice.includes(die)) return 'there is no such die';
    return purpose === 'reroll' ? (pipsOf(die) > 0 ? null : NO_VALUE) : die === 'black0' ? null : 'this die shows a value';
  },
  request: (_, { seat, purpose }): ChanceRequest => ({ kind: 'roll', purpose, rule: ROLL_RULES[purpose], seat, dice: 1, sides: 6 }),
  resolve(position, { seat, die, purpose }, outcome) {
    pop(position);
    const to = turned(die, Number(outcome[0]));
    turnDie(position, seat, die, to);
    const rule = ROLL_RULES[purpose];
    position.events?.({ kind: 'die-picked-up', seat, rule, die });
    position.events?.({ kind: 'die-rolled', seat, rule, die: to, purpose });
    if (purpose !== 'reroll' || position.box.rulings.isabellaTrigger === 'every-roll') luckyDie(position, seat, to, 'MP2-ISABELLA-1');
  },
});

/** What is wrong with rolling or changing a die that shows nothing. */
export const NO_VALUE = 'a die without a value is neither rolled again nor changed';

/** Isabella Donati's bonus for one die. */
function luckyDie(position: Position, seat: number, die: Die, rule: string): void {
  const { perDie, id: source } = abilitiesOf(position, seat);
  if (perDie !== null) credit(position, bundleOf(nth(perDie, pipsOf(die) - 1)), 1, { seat, source, rule });
}
