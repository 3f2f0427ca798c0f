import { InvalidDataError } from './errors.js';
import type { RuleId } from './legality.js';
import { choice, object, type AnySchema, type Schema } from './schema.js';

/** A question the printed rules leave open, the ways to answer it, and the answer taken unless told otherwise. */
export interface Ruling<Option extends string = string> {
  readonly id: RuleId;
  readonly question: string;
  readonly options: readonly Option[];
  readonly standard: NoInfer<Option>;
}

/** Rulings by key. */
export type Rulings = Readonly<Record<string, Ruling>>;

/** One answer for every ruling. */
export type Answers<R extends Rulings> = { readonly [Key in keyof R]: R[Key]['options'][number] };

/** Named sets of answers, such as those of one printed edition. */
export type Presets<R extends Rulings> = Readonly<Record<string, Partial<Answers<R>>>>;

/** Declares a ruling; the first argument ties it to its entry in the rule book. */
export function ruling<const Option extends string>(id: RuleId, question: string, options: readonly Option[], standard: NoInfer<Option>): Ruling<Option> {
  return { id, question, options, standard };
}

/** The schema of the answers a config may give: any of the keys, each with one of its options. */
export function answersSchema<R extends Rulings>(rulings: R): Schema<Partial<Answers<R>>> {
  const fields: Record<string, AnySchema> = {};
  for (const [key, { options }] of Object.entries(rulings)) fields[key] = choice(options);
  return object({}, fields);
}

/** Fills in the standard answers, over a preset if one is named. */
export function answersOf<R extends Rulings>(rulings: R, given: Partial<Answers<R>> = {}, preset: Partial<Answers<R>> = {}): Answers<R> {
  const answers: Record<string, string> = {};
  for (const [key, { standard }] of Object.entries(rulings)) answers[key] = given[key] ?? preset[key] ?? standard;
  // A copy has a fixed shape: rules ask for answers all the time, and find them like constants.
  return { ...answers } as Answers<R>;
}

/** Only the answers that differ from the standard, in the order of the table: what travels in states and replays. */
export function departures<R extends Rulings>(rulings: R, answers: Partial<Answers<R>>): Partial<Answers<R>> {
  const rest: Record<string, string> = {};
  for (const [key, { standard }] of Object.entries(rulings)) {
    const answer = answers[key];
    if (answer !== undefined && answer !== standard) rest[key] = answer;
  }
  return rest as Partial<Answers<R>>;
}

/** The answers of a preset; throws when there is none of that name. */
export function presetOf<R extends Rulings>(presets: Presets<R>, name: string): Partial<Answers<R>> {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (!preset) throw new InvalidDataError('config', ['preset'], `expected one of ${Object.keys(presets).join(', ')}`);
  return preset;
}

