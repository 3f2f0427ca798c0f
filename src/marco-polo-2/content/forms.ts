// Forms that several tables of a pack share.
import { choice, integer, list, object, refine, text, type Schema } from '../../kernel/schema.js';
import type { Amounts, Rewards } from './pack.js';

/** Ids are words of notation. */
export const idForm = refine(text(40), (value) => (/^(?!\d+$)[A-Za-z0-9][A-Za-z0-9-]*$/.test(value) ? null : 'expected a word of letters, digits and hyphens'));
export const name = text(80);
export const amount = integer(1, 30);

const amounts = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp', 'anyGood'] as const;
const fieldsOf = <Key extends string>(keys: readonly Key[]): Record<Key, Schema<number>> => Object.fromEntries(keys.map((key) => [key, amount])) as Record<Key, Schema<number>>;

/** At most one kind of choice in a cost, so that what remains to be chosen is clear. */
export const cost: Schema<Amounts> = refine(object({}, { ...fieldsOf(amounts), distinctGoods: integer(1, 3) }), (value) => {
  if (Object.keys(value).length === 0) return 'expected something to pay';
  return value.anyGood !== undefined && value.distinctGoods !== undefined ? 'anyGood and distinctGoods cannot stand together in a cost' : null;
});

const few = integer(1, 3);
export const rewards: Schema<Rewards> = object({}, { ...fieldsOf(amounts), distinctGoods: few, move: integer(1, 9), blackDie: few, contractTop: few, contractCity: few, copyCityBonus: few, shieldPlus: integer(1, 9) });

const something = <T extends object>(value: T): string | null => (Object.keys(value).length === 0 ? 'expected something to receive' : null);
export const reward = refine(rewards, something);
/** What is received at once. */
export const plain: Schema<Amounts> = refine(object({}, fieldsOf(amounts)), something);
/** What journeys and dice can cost. */
export const price: Schema<Pick<Amounts, 'coin' | 'camel' | 'jade'>> = object({}, fieldsOf(['coin', 'camel', 'jade']));
/** By the value of a die. */
export const six = <T>(item: Schema<T>): Schema<T[]> => list(item, { least: 6, most: 6 });
export const provenance = choice(['seed', 'public', 'public-2', 'recalled', 'reconstructed']);
