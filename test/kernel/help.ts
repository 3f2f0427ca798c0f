import { oasis, type OasisConfig, type OasisMove } from '../fixtures/oasis/index.js';
import { play, resolve, seeded, start, table, type MatchOf, type Source } from '../../src/index.js';

/** What a call throws; fails the test when it throws nothing. */
export function thrown(call: () => unknown): Error & Record<string, unknown> {
  try {
    call();
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  throw new Error('nothing was thrown');
}

/** A trip through JSON text. */
export const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A match of the small game. */
export type OasisMatch = MatchOf<typeof oasis>;

/** The line of a move of the small game. */
export const said = (line: string): OasisMove => {
  const move = oasis.notation.parse(line);
  if (!move) throw new Error(`"${line}" is no move`);
  return move;
};

/** Two players have their guides (seat 1 the digger, seat 0 the trader) and cards; seat 0 begins. */
export function begun(source: Source = seeded('begun'), config: OasisConfig = { seats: 2 }): OasisMatch {
  const drafted = play(play(start(oasis, config, source), said('guide digger')), said('guide trader'));
  return source.kind === 'table' ? resolve(resolve(drafted, ['date', 'star']), ['fig', 'olive']) : drafted;
}

/** The same with a real table: seat 0 holds date and star, seat 1 fig and olive. */
export const atTheTable = (config: OasisConfig = { seats: 2 }): OasisMatch => begun(table(), config);

/** A value every look at which throws. */
export function hostile(error: unknown = new Error('keep out')): object {
  const refuse = (): never => { throw error; };
  return new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, getPrototypeOf: refuse });
}
