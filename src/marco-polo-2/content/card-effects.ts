// What city cards do with a die: how a pack writes it, what it comes to, and what the card shows. What happens then stands
// in rules/actions/city-cards/using.ts; a kind that is missing there does not compile.
import { choice, integer, list, object, variants, type AnySchema, type DataOf, type Schema, type Static } from '../../kernel/schema.js';
import { slotFor, type Named } from '../../mechanics/hands.js';
import { deal, single, type Face } from '../../words/content.js';
import { bundleOf, type Bundle } from './bundles.js';
import { amount, cost, plain, price, reward, six, type Amounts, type Rewards } from './forms.js';

/** What is given for what. */
export interface Exchange {
  readonly cost: Bundle;
  readonly reward: Bundle;
}

/** What an effect comes to; what a kind does not say is empty. */
interface Indexed {
  readonly options: readonly Exchange[];
  /** Steps of a movement that an exchange brings, which is then its whole reward. */
  readonly steps: number;
  readonly byDie: readonly Bundle[];
  readonly cities: readonly number[];
  readonly counts: 'completedContracts' | 'posts' | 'pips';
  readonly each: Bundle;
}

/** A kind of effect: its form in a pack, what it comes to, what the card shows and which rules say so. */
interface Kind<Form extends AnySchema> {
  readonly form: Form;
  readonly index: (effect: DataOf<Form>) => Partial<Indexed>;
  readonly face: (effect: DataOf<Form>) => Face;
  readonly rules: (effect: DataOf<Form>) => readonly string[];
}

const kindOf = <Form extends AnySchema>(kind: Kind<Form>): Kind<Form> => kind;
const word = <const Word extends string>(kind: Word): Schema<Word> => choice([kind]);
const exchange = (paid: Amounts, received: Rewards): Exchange => ({ cost: bundleOf(paid), reward: bundleOf(received) });

/** All kinds of effects. */
export const effectKinds = {
  repeat: kindOf({
    form: object({ kind: word('repeat'), options: list(object({ cost, reward }), { least: 1, most: 4 }) }),
    index: ({ options }) => ({ options: options.map((one) => exchange(one.cost, one.reward)), steps: options[0]?.reward.move ?? 0 }),
    face: ({ options }) => ({ by: options.length > 1 ? 'choice' : 'all', deals: options.map((one) => deal({ cost: { ...one.cost }, reward: { ...one.reward }, times: 'die' })) }),
    rules: ({ options }) => {
      if (options.length > 1) return [options.some((one) => one.cost.vp !== undefined) ? 'MP2-CARD-8' : 'MP2-CARD-7'];
      return [options.some((one) => one.reward.move !== undefined) ? 'MP2-CARD-15' : 'MP2-CARD-6'];
    },
  }),
  table: kindOf({
    form: object({ kind: word('table'), byDie: six(reward) }),
    index: ({ byDie }) => ({ byDie: byDie.map(bundleOf) }),
    face: ({ byDie }) => ({ by: 'die', deals: byDie.map((brings, at) => deal({ reward: { ...brings }, die: at + 1 })) }),
    rules: () => ['MP2-CARD-5'],
  }),
  perCount: kindOf({
    form: object({ kind: word('perCount'), count: choice(['completedContracts', 'posts']), reward: plain }),
    index: ({ count, reward: each }) => ({ counts: count, each: bundleOf(each) }),
    face: ({ count, reward: each }) => single({ reward: { ...each }, times: 'die', per: count === 'posts' ? 'post' : 'completed-contract' }),
    rules: ({ count }) => [count === 'posts' ? 'MP2-CARD-10' : 'MP2-CARD-9'],
  }),
  cityBonus: kindOf({
    form: object({ kind: word('cityBonus'), byDie: six(integer(1, 9)) }),
    index: ({ byDie }) => ({ cities: byDie }),
    face: ({ byDie }) => ({ by: 'die', deals: byDie.map((count, at) => deal({ reward: { ownCityBonus: count }, die: at + 1 })) }),
    rules: () => ['MP2-CARD-12', 'MP2-CARD-13'],
  }),
  cityBonusPaid: kindOf({
    form: object({ kind: word('cityBonusPaid'), cost: price }),
    index: (effect) => ({ options: [exchange(effect.cost, {})] }),
    face: (effect) => single({ cost: { ...effect.cost }, reward: { ownCityBonus: 1 }, times: 'die' }),
    rules: () => ['MP2-CARD-12', 'MP2-CARD-13'],
  }),
  coinsPerPip: kindOf({
    form: object({ kind: word('coinsPerPip'), coin: amount }),
    index: ({ coin }) => ({ counts: 'pips', each: bundleOf({ coin }) }),
    face: ({ coin }) => single({ reward: { coin }, times: 'die', per: 'pip' }),
    rules: () => ['MP2-CARD-11'],
  }),
  guildSeals: kindOf({
    form: object({ kind: word('guildSeals'), cost: price }),
    index: (effect) => ({ options: [exchange(effect.cost, {})] }),
    face: (effect) => single({ cost: { ...effect.cost }, reward: { seal: 1 } }),
    rules: () => ['MP2-CARD-14'],
  }),
};

type Kinds = typeof effectKinds;

/** What a city card does with a die. */
export type CardEffect = { [Name in keyof Kinds]: DataOf<Kinds[Name]['form']> }[keyof Kinds];

const forms = { ...Object.fromEntries(Object.entries(effectKinds).map(([name, { form }]) => [name, form])) } as { readonly [Name in keyof Kinds]: Kinds[Name]['form'] };

/** How a pack writes an effect. */
export const effectForm: Schema<Static<(typeof forms)[keyof typeof forms]>> = variants(forms);

/** What is told of an effect by its kind. */
export function kindOfEffect(effect: CardEffect): Kind<Schema<CardEffect>> {
  return effectKinds[effect.kind];
}

/** A city card with everything its effect can need. */
export interface Card extends Indexed, Named {
  readonly id: string;
  readonly kind: CardEffect['kind'];
}

const nothing = bundleOf({});

/** A card as the rules look at it. */
export function cardOf({ id, effect }: { readonly id: string; readonly effect: CardEffect }): Card {
  return { id, kind: effect.kind, slot: slotFor(`card:${id}`), options: [], steps: 0, byDie: [], cities: [], counts: 'posts', each: nothing, ...kindOfEffect(effect).index(effect) };
}
