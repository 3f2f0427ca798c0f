import type { Refusal, RuleId } from './legality.js';

/**
 * The root of all errors this library throws on purpose. Test `code` (or `name`), not `instanceof`: an application
 * may hold the ESM and the CommonJS build at once, and each has its own classes.
 */
export class CaravanseraiError extends Error {
  override readonly name: string = 'CaravanseraiError';
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** A move that the rules refuse; `refusal` holds the code, the rule and a sentence. */
export class IllegalMoveError extends CaravanseraiError {
  override readonly name = 'IllegalMoveError';
  constructor(readonly refusal: Refusal) {
    super(refusal.code, `${refusal.message} (${refusal.rule})`);
  }
}

/** An outcome of luck that was not asked for, or does not fit what was asked. */
export class IllegalOutcomeError extends CaravanseraiError {
  override readonly name = 'IllegalOutcomeError';
}

/** Where in a JSON value something is wrong: keys and places from the root. */
export type Path = readonly (string | number)[];

/** Data from outside that is not what it should be; `path` says where. */
export class InvalidDataError extends CaravanseraiError {
  override readonly name = 'InvalidDataError';
  constructor(readonly what: string, readonly path: Path, readonly problem: string) {
    super(`invalid-${what}`, `${what}${path.length > 0 ? ` at ${showPath(path)}` : ''}: ${problem}`);
  }
}

/** A source of luck that cannot give what is asked for, or has something left over. */
export class ChanceError extends CaravanseraiError {
  override readonly name = 'ChanceError';
}

/** A call that does not fit the match as it stands (nothing to undo, a review position, …). */
export class MatchError extends CaravanseraiError {
  override readonly name = 'MatchError';
}

/** A replay that cannot be believed; `step` counts from 0, `rule` is there when a rule refused the step. */
export class ReplayError extends CaravanseraiError {
  override readonly name = 'ReplayError';
  constructor(code: string, message: string, readonly step: number | null = null, readonly rule: RuleId | null = null) {
    super(code, step === null ? message : `step ${step}: ${message}`);
  }
}

/** `players[2].coins`, as a programmer would write it. */
export function showPath(path: Path): string {
  return path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
}
