import { IllegalOutcomeError } from './errors.js';
import type { RuleId } from './legality.js';

/** A seat at the table, counted from 0. */
export type Seat = number;

/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Dice to be rolled. */
export interface RollRequest {
  readonly kind: 'roll';
  /** What the roll is for, as a word a program can test: `round-roll`, `reroll`, … */
  readonly purpose: string;
  readonly rule: RuleId;
  /** Whose dice or cards they are; `null` for the table. */
  readonly seat: Seat | null;
  readonly dice: number;
  readonly sides: number;
}

/** Things to be drawn unseen, one after the other, out of a pool. */
export interface DrawRequest {
  readonly kind: 'draw';
  readonly purpose: string;
  readonly rule: RuleId;
  readonly seat: Seat | null;
  readonly from: readonly string[];
  readonly count: number;
  /** Only the seat may see what is drawn. */
  readonly secret: boolean;
}

/** What luck has to decide. Every outcome (in order) is equally likely. */
export type ChanceRequest = RollRequest | DrawRequest;

/** What luck decided: the values rolled, or the ids drawn, in order. */
export type Outcome = readonly number[] | readonly string[];

/** What is wrong with an outcome, or `null`. */
export function outcomeProblem(request: ChanceRequest, outcome: unknown): string | null {
  if (!Array.isArray(outcome)) return 'an outcome is a list';
  return request.kind === 'roll' ? rollProblem(request, outcome) : drawProblem(request, outcome);
}

// Both go by index: the methods of a list would pass over a hole in it.
function rollProblem({ dice, sides }: RollRequest, outcome: readonly unknown[]): string | null {
  if (outcome.length !== dice) return `expected ${dice} values`;
  for (let at = 0; at < dice; at += 1) {
    const value = outcome[at] as number;
    if (!Number.isInteger(value) || value < 1 || value > sides) return `expected values from 1 to ${sides}`;
  }
  return null;
}

function drawProblem({ from, count }: DrawRequest, outcome: readonly unknown[]): string | null {
  if (outcome.length !== count) return `expected ${count} ids`;
  for (let at = 0; at < count; at += 1) {
    const id = outcome[at] as string;
    if (!from.includes(id) || outcome.indexOf(id) !== at) return 'expected different ids out of those that can be drawn';
  }
  return null;
}

/** Throws an `IllegalOutcomeError` when luck cannot have decided this. */
export function demandOutcome(request: ChanceRequest, outcome: unknown): Outcome {
  const problem = outcomeProblem(request, outcome);
  if (problem) throw new IllegalOutcomeError('illegal-outcome', `${request.purpose}: ${problem} (${request.rule})`);
  return outcome as Outcome;
}

/** Lets a source of random numbers decide. The way numbers are used is part of the replay format and never changes. */
export function sample(request: ChanceRequest, random: Random): Outcome {
  return sampleBelow(request, (size) => Math.floor(random() * size));
}

/** The same with whole numbers: `below(size)` is one of 0 to size - 1, each as likely as the others. */
export function sampleBelow(request: ChanceRequest, below: (size: number) => number): Outcome {
  return request.kind === 'roll' ? sampleRoll(request, below) : sampleDraw(request, below);
}

function sampleRoll({ dice, sides }: RollRequest, below: (size: number) => number): number[] {
  const values: number[] = [];
  for (let die = 0; die < dice; die += 1) values.push(1 + below(sides));
  return values;
}

function sampleDraw({ from, count }: DrawRequest, below: (size: number) => number): string[] {
  if (count === 1) return [from[below(from.length)] as string];
  const rest = from.slice();
  const drawn: string[] = [];
  for (let left = rest.length; drawn.length < count; left -= 1) {
    const at = below(left);
    drawn.push(rest[at] as string);
    rest[at] = rest[left - 1] as string;
  }
  return drawn;
}

/** How many outcomes (in order) are possible. */
export function countOutcomes(request: ChanceRequest): number {
  if (request.kind === 'roll') return request.sides ** request.dice;
  let count = 1;
  for (let drawn = 0; drawn < request.count; drawn += 1) count *= request.from.length - drawn;
  return count;
}

/** The outcome at a place of the list of all outcomes. */
export function outcomeAt(request: ChanceRequest, index: number): Outcome {
  if (request.kind === 'roll') {
    const values: number[] = [];
    for (let rest = index, die = 0; die < request.dice; die += 1, rest = Math.floor(rest / request.sides)) values.push(1 + (rest % request.sides));
    return values;
  }
  const rest = request.from.slice();
  const drawn: string[] = [];
  for (let left = index; drawn.length < request.count;) {
    const size = rest.length;
    drawn.push(...rest.splice(left % size, 1));
    left = Math.floor(left / size);
  }
  return drawn;
}

/** All outcomes, one after the other. There may be very many: see `countOutcomes`. */
export function* outcomes(request: ChanceRequest): Generator<Outcome> {
  const count = countOutcomes(request);
  for (let index = 0; index < count; index += 1) yield outcomeAt(request, index);
}
