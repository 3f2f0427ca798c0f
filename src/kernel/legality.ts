import { freeze } from './json.js';

/** The id of a numbered rule or ruling, such as `MP2-SEAL-3`. */
export type RuleId = string;

/** Numbers and words that a sentence can be filled with: how many coins are missing, which die is too low. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a move is not allowed: a stable code, the rule behind it, and a sentence for a person. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly rule: RuleId;
  readonly message: string;
  /** What the sentence is about in this case. */
  readonly params?: Params;
}

/** A refusal with the numbers of this case; only where a move is refused, never where moves are offered. */
export function withParams(refusal: Refusal, params: Params): Refusal {
  return { ...refusal, params };
}

/** The answer to "may this be done now?". */
export type Legality = { readonly ok: true } | Refusal;

/** The one answer to every legal move. */
export const ALLOWED: Legality = Object.freeze({ ok: true });

/** A table of reasons: code to rule and sentence. */
export type RefusalTable = Readonly<Record<string, readonly [rule: RuleId, message: string]>>;

/**
 * Turns a table of reasons into ready-made refusals. Rule code hands these constants around, so that asking whether
 * something is possible costs no allocation.
 */
export function refusals<const Table extends RefusalTable>(table: Table): { readonly [Code in keyof Table]: Refusal } {
  const made: Record<string, Refusal> = {};
  for (const [code, [rule, message]] of Object.entries(table)) made[code] = Object.freeze({ ok: false, code, rule, message });
  // A copy is an object of a fixed shape, in which a code is found as quickly as a constant; what was filled entry by entry is a hash table.
  return { ...made } as { readonly [Code in keyof Table]: Refusal };
}

/** Reasons that come from the kernel, not from a game; `rule` is that of the decision at hand. */
export const kernelRefusals = {
  over: (rule: RuleId): Refusal => ({ ok: false, code: 'game-over', rule, message: 'The game is over.' }),
  luckFirst: (rule: RuleId): Refusal => ({ ok: false, code: 'luck-first', rule, message: 'Dice or cards come first.' }),
  malformed: (rule: RuleId, where: string): Refusal => ({ ok: false, code: 'malformed', rule, message: `This is not a move: ${where}.`, params: { where } }),
  notNow: (rule: RuleId, what: string): Refusal => ({ ok: false, code: 'not-now', rule, message: `"${what}" cannot be done now.`, params: { what } }),
  notYourTurn: (rule: RuleId, seat: number): Refusal => ({ ok: false, code: 'not-your-turn', rule, message: 'It is for somebody else to decide.', params: { seat } }),
  notOffered: (rule: RuleId): Refusal => ({ ok: false, code: 'not-offered', rule, message: 'This choice is not offered here.' }),
} as const;

/** The reasons of a game with those of the kernel, which stand under the rule that ends it; a refusal names the rule at hand. */
export function withKernelRefusals(own: Readonly<Record<string, Refusal>>, rule: RuleId): Readonly<Record<string, Refusal>> {
  const all: Record<string, Refusal> = {};
  for (const { ok, code, message } of [
    kernelRefusals.over(rule), kernelRefusals.luckFirst(rule), kernelRefusals.malformed(rule, 'it has no form of one'), { ...kernelRefusals.notNow(rule, ''), message: 'This move cannot be made now.' },
    kernelRefusals.notYourTurn(rule, 0), kernelRefusals.notOffered(rule),
  ]) all[code] = { ok, code, rule, message };
  const taken = Object.keys(own).find((code) => Object.hasOwn(all, code));
  if (taken !== undefined) throw new TypeError(`the refusal "${taken}" is one of the kernel's`);
  return freeze({ ...all, ...own });
}
