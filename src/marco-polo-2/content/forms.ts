// Forms that several tables of a pack share.
import { choice, integer, list, object, refine, text, type DataOf, type Schema } from '../../kernel/schema.js';

/** Ids are words of notation. */
export const idForm = refine(text(40), (value) => (/^(?!\d+$)[A-Za-z0-9][A-Za-z0-9-]*$/.test(value) ? null : 'expected a word of letters, digits and hyphens'));
export const name = text(80);
export const amount = integer(1, 30);

const coins = { coin: amount, camel: amount, jade: amount } as const;
const amounts = {
  coin: amount, camel: amount, pepper: amount, silk: amount, gold: amount, jade: amount, vp: amount,
  /** So many of pepper, silk and gold in any mix. */
  anyGood: amount,
} as const;
const few = integer(1, 3);
/** So many of pepper, silk and gold, all different. */
const different = { distinctGoods: few } as const;

/** At most one kind of choice in a cost, so that what remains to be chosen is clear. */
export const cost = refine(object({}, { ...amounts, ...different }), (value) => {
  if (Object.keys(value).length === 0) return 'expected something to pay';
  return value.anyGood !== undefined && value.distinctGoods !== undefined ? 'anyGood and distinctGoods cannot stand together in a cost' : null;
});

const rewards = object({}, {
  ...amounts, ...different,
  /** One movement of up to so many steps. */
  move: integer(1, 9),
  blackDie: few,
  /** Top contracts of the pile. */
  contractTop: few,
  /** Contracts from contract cities with an own post. */
  contractCity: few,
  /** The bonus of any other city bonus marker on the board. */
  copyCityBonus: few,
  /** Additional shields in final scoring. */
  shieldPlus: integer(1, 9),
});
/** What can be paid or received, as component tables write it: only what is not zero. */
export type Amounts = DataOf<typeof cost>;
/** What a component may give. */
export type Rewards = DataOf<typeof rewards>;

const something = <T extends object>(value: T): string | null => (Object.keys(value).length === 0 ? 'expected something to receive' : null);
export const reward = refine(rewards, something);
/** What is received at once. */
export const plain = refine(object({}, amounts), something);
/** What journeys and dice can cost. */
export const price = object({}, coins);
/** By the value of a die. */
export const six = <T>(item: Schema<T>): Schema<T[]> => list(item, { least: 6, most: 6 });
export const provenance = choice(['seed', 'public', 'public-2', 'recalled', 'reconstructed']);
