// English: its grammar, and what it says whatever the game.
import type { Refusal } from '../../kernel/legality.js';
import type { Deal } from '../content.js';
import { pluralRule, type Grammar } from '../speech.js';
import type { Answer, FaceSentences, KernelCode, Sayable, Sentence, Table } from '../texts.js';

/** English has one form for a word wherever it stands, and one for several things. */
export interface English {
  readonly form: 'plain';
  readonly noun: readonly [one: string, other: string];
  readonly name: string;
}

const plural = /* @__PURE__ */ pluralRule('en');

/** The grammar of English. */
export const grammar: Grammar<English> = {
  language: 'en',
  plain: 'plain',
  counted: (amount, [one, other]) => `${amount} ${plural(amount) === 'one' ? one : other}`,
  single: ([one]) => one,
  named: (name) => name,
  and: ' and ',
};

/** Players, dice, and nothing at all. */
export const basics = {
  player: (number: number): string => `Player ${number}`,
  nothing: 'nothing',
  die: (colour: string, pips: number): string => (pips === 0 ? `${colour} die` : `${colour} ${pips}`),
};

const PER: Readonly<Record<NonNullable<Deal['per']>, string>> = {
  pip: ' per pip of the die', die: ' for each such die', pair: ' for each such pair', 'completed-contract': ' for each completed contract', post: ' for each post placed', oasis: ' for each oasis',
  seal: ' for the improved seal', building: ' for each building', item: ' each', level: ' per level',
};

const TIMES: Readonly<Record<Deal['times'], string>> = { once: '', die: ', up to as often as the die shows', 'every-round': ', every round', any: '' };

/** What components cost and give. */
export const faces: FaceSentences<'plain'> = {
  deal: ({ cost, reward, times, per, die }, say) => {
    const [pays, gets] = [say.amounts(cost), say.amounts(reward)];
    const what = pays === say.amounts({}) ? gets : gets === say.amounts({}) ? `costs ${pays}` : `${gets} for ${pays}`;
    return `${die === null ? '' : `${die}: `}${what}${per === null ? '' : PER[per]}${per === 'pip' ? '' : TIMES[times]}`;
  },
  face: ({ by }, deals) => (by === 'choice' ? deals.join(' or ') : by === 'up-to-die' ? `as far as the die reaches, ${deals.join('; ')}` : by === 'die' ? `by the die, ${deals.join('; ')}` : deals.join('; ')),
};

/** Refusals of the kernel. */
export const kernel: Readonly<Record<KernelCode, Sentence<Refusal, 'plain'>>> = {
  'game-over': 'The game is over.', 'luck-first': 'Dice or cards come first.', malformed: ({ message }) => message, 'not-now': ({ params }) => (params?.['what'] === undefined ? 'This cannot be done now.' : `“${params['what']}” cannot be done now.`), 'not-your-turn': 'It is for somebody else to decide.', 'not-offered': 'This choice is not offered here.',
};

/** Answers that are no things. */
export const answers: Readonly<Record<Answer, string>> = { 'that-is-all': 'no more', none: 'none', up: 'up', down: 'down', yes: 'yes', no: 'no' };

/** What those are told who are not asked. */
export const bystanders: Table<Sayable, English>['bystanders'] = (player, question) => `${player} is asked: “${question}”`;

/** The numbers of refusals. */
export const numbers: Table<Sayable, English>['numbers'] = {
  missing: (amounts, say) => `Missing: ${say.amounts(amounts)}.`,
  least: (value, die) => `At least ${value}${die === null ? '' : `, not ${die}`}.`,
  most: (value) => `At most ${value}.`,
  exactly: (value) => `Exactly ${value}.`,
};
