// Which test proves which rule: what the titles of tests cite, which tests speak of a single rule and which of a whole
// game, and when a failing test says that a rule is held by it.
import { isCited, readRules } from '../workshop/rules.mjs';

/** What a test can say about a single rule: one that names a rule before one that names none, and recorded games last. */
export const NAMED = 0;
export const UNNAMED = 1;
export const RECORDED = 2;

const ID = /\b(?:VOY|MP2|MERV)-/;

/**
 * Recorded games, counts of positions and the second reckoning play many rules at once; forged states and frames ask
 * what `validate` says of them. Neither shows that a rule is followed, whatever the title names.
 */
const manyRules = (file) => /^test\/(?:golden|laws)\//.test(file) || /\breckoning\.test\.ts$/.test(file);
const forged = (file) => /\b(?:broken-[a-z]+|contradiction|checks\/course|frames(?:\/[a-z-]+)?)\.test\.ts$/.test(file);

export const rankOf = (file, name) => (manyRules(file) ? RECORDED : ID.test(name) ? NAMED : UNNAMED);

/** The claims of a rule book (`VOY-KHAN-3`, `VOY-R-1 not-own-dice`) that need a proof. Terms have nothing to prove. */
export const claimsOf = (text, prefix) => readRules(text, prefix).items.filter(({ term }) => !term).flatMap(({ claims }) => claims);

/** @returns {Map<string, string[]>} the claims each test cites, by its id (`file#name`), for tests that cite some */
export function citations(tests, claims) {
  const found = new Map();
  for (const { id, file, name } of tests) {
    if (rankOf(file, name) !== NAMED || forged(file)) continue;
    const title = name.replaceAll(' > ', ' ');
    const cited = claims.filter((claim) => isCited(claim, [title]));
    if (cited.length > 0) found.set(id, cited);
  }
  return found;
}

/**
 * Where rules are carried out, and the values they are carried out with. What judges forged states, copies states or
 * writes texts can fail in a test that cites a rule; that does not show that the rule is followed.
 */
export const statesRules = (file) => /^src\/[^/]+\/(?:rules|characters|content)\/|^src\/[^/]+\/(?:box|rulings|config|state|derived|view)\.ts$/.test(file);

/** A mutant that tests of more rules notice than these shows nothing of a single one: it breaks too much. */
export const BLUNT = 12;

/**
 * How the tests that meet a mutant are run: all that are `wanted`, for they cite a rule without a tooth; if one of them
 * fails, all others that cite one, for the mutant to show whether it is blunt; if none fails, what is left, until one
 * does: those that say most of a single rule first.
 */
export function plan(ids, { cited, toothed, rank, took, recent }) {
  const wanted = ids.filter((id) => cited.get(id)?.some((claim) => !toothed.has(claim)));
  const known = new Map(recent.map((id, at) => [id, at]));
  const rest = ids.filter((id) => !wanted.includes(id)).sort((one, other) => rank(one) - rank(other)
    || (known.get(one) ?? Infinity) - (known.get(other) ?? Infinity) || took(one) - took(other));
  return { wanted, citing: rest.filter((id) => cited.has(id)), others: rest.filter((id) => !cited.has(id)) };
}
