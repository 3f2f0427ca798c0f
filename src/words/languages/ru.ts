// Russian: its grammar, and what it says whatever the game.
import type { Deal } from '../content.js';
import { pluralRule, type Grammar } from '../speech.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Answer, FaceSentences, KernelCode, Sayable, Sentence, Table } from '../texts.js';

/** The cases that our sentences ask for. */
export type Case = 'nom' | 'gen' | 'acc' | 'prep';

/** Russian words by case and number. */
export interface Russian {
  readonly form: Case;
  /** After 1 (nominative, accusative), after 2 to 4, after 5 and more. What lives has the last one in the accusative after 2 to 4, too; `one` is the genitive of a single one where it differs from that after 2. */
  readonly noun: readonly [one: string, accusative: string, few: string, many: string, rest?: { readonly lives?: true; readonly genitive?: string }];
  /** A word that does not bend, or its four cases. */
  readonly name: string | readonly [nominative: string, genitive: string, accusative: string, prepositional: string];
}

const CASES: readonly Case[] = ['nom', 'gen', 'acc', 'prep'];

const plural = /* @__PURE__ */ pluralRule('ru');

function one([nominative, accusative, few, , { genitive = few } = {}]: Russian['noun'], form: Case): string {
  return form === 'acc' ? accusative : form === 'gen' ? genitive : nominative;
}

function bent(noun: Russian['noun'], amount: number, form: Case): string {
  const [, , few, many, { lives = false } = {}] = noun;
  switch (plural(amount)) {
    case 'one': return one(noun, form);
    case 'few': return form === 'nom' || (form === 'acc' && !lives) ? few : many;
    default: return many;
  }
}

/** The grammar of Russian. */
export const grammar: Grammar<Russian> = {
  language: 'ru',
  plain: 'nom',
  counted: (amount, noun, form) => `${amount} ${bent(noun, amount, form)}`,
  single: one,
  named: (name, form) => (typeof name === 'string' ? name : name[CASES.indexOf(form)] ?? name[0]),
  and: ' и ',
};

const COLOURS: Readonly<Record<string, string>> = { own: 'свой', black: 'чёрный', white: 'белый', neutral: 'нейтральный' };

/** Players, dice, and nothing at all. */
export const basics = {
  player: (number: number): string => `Игрок ${number}`,
  nothing: 'ничего',
  die: (colour: string, pips: number): string => `${COLOURS[colour] ?? colour} ${pips === 0 ? 'кубик' : `«${pips}»`}`,
};

const PER: Readonly<Record<NonNullable<Deal['per']>, string>> = {
  pip: ' за каждую единицу на кубике', die: ' за каждый такой кубик', pair: ' за каждую такую пару', 'completed-contract': ' за каждый выполненный контракт', post: ' за каждую выставленную факторию', oasis: ' за каждый оазис',
  seal: ' за улучшенную печать', building: ' за каждое здание', item: ' за каждый', level: ' за каждый уровень',
};

const TIMES: Readonly<Record<Deal['times'], string>> = { once: '', die: ', не чаще, чем показывает кубик', 'every-round': ', каждый раунд', any: '' };

/** What components cost and give. */
export const faces: FaceSentences<Case> = {
  deal: ({ cost, reward, times, per, die }, say) => {
    const [pays, gets] = [say.amounts(cost, 'acc'), say.amounts(reward)];
    const nothing = say.amounts({});
    const what = pays === nothing ? gets : gets === nothing ? `цена: ${say.amounts(cost)}` : `${gets} за ${pays}`;
    return `${die === null ? '' : `${die}: `}${what}${per === null ? '' : PER[per]}${per === 'pip' ? '' : TIMES[times]}`;
  },
  face: ({ by }, deals) => (by === 'choice' ? deals.join(' или ') : by === 'up-to-die' ? `насколько хватает кубика, ${deals.join('; ')}` : by === 'die' ? `по значению кубика, ${deals.join('; ')}` : deals.join('; ')),
};

/** Refusals of the kernel. */
export const kernel: Readonly<Record<KernelCode, Sentence<Refusal, Case>>> = {
  'game-over': 'Игра окончена.', 'luck-first': 'Сначала решают кубики или карты.', malformed: 'Это не ход.', 'not-now': ({ params }) => (params?.['what'] === undefined ? 'Сейчас этого делать нельзя.' : `Сейчас нельзя: «${params['what']}».`), 'not-your-turn': 'Решает кто-то другой.', 'not-offered': 'Такого выбора здесь нет.',
};

/** Answers that are no things. */
export const answers: Readonly<Record<Answer, string>> = { 'that-is-all': 'больше ничего', none: 'ничего', up: 'больше', down: 'меньше', yes: 'да', no: 'нет' };

/** What those are told who are not asked. */
export const bystanders: Table<Sayable, Russian>['bystanders'] = (player, question) => `${player} решает: «${question}»`;

/** The numbers of refusals. */
export const numbers: Table<Sayable, Russian>['numbers'] = {
  missing: (amounts, say) => `Не хватает: ${say.amounts(amounts, 'gen')}.`,
  least: (value, die) => `Не меньше ${value}${die === null ? '' : `, а не ${die}`}.`,
  most: (value) => `Не больше ${value}.`,
  exactly: (value) => `Ровно ${value}.`,
};
