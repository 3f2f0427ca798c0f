import { describe, expect, test } from 'vitest';
import { actionsOf, frameList, integer, move, rulesOf, type AnyEvent, type AnyState, type Position } from '../../src/index.js';

type P = Position<unknown, AnyState, AnyEvent>;
const { decision, step } = rulesOf<P>();
const seat = integer(0, 3);
const rest = move('rest', {});
const nothing = { rule: 'A-1', offer: () => undefined, play: () => undefined };
const turn = decision('turn', { seat }, { ...nothing, on: ['round'], moves: { rest }, problem: (_, { seat: who }): string | null => (who > 1 ? 'nobody sits there' : null) });
const round = step('round', {}, { on: ['bottom'], run: () => undefined });

const problemOf = (...frames: { kind: string }[]) => frameList([turn, round]).problem({ box: null, events: null, state: { config: { seats: 2 }, frames } });

describe('a list of frames', () => {
  test('gives the schema of the frames it names', () => {
    const { schema } = frameList([turn, round]);
    expect(schema.check({ kind: 'turn', seat: 1 })).toBeNull();
    expect(schema.check({ kind: 'turn', seat: 9 })?.path).toEqual(['seat']);
    expect(schema.check({ kind: 'round', seat: 1 })?.message).toBe('unknown key');
    expect(schema.check({ kind: 'nap' })?.path).toEqual(['kind']);
  });

  test('gives the moves that occur in them', () => {
    const { moves } = frameList([turn, round]);
    expect(moves.kinds).toEqual(['rest']);
    expect(moves.parse('rest')).toEqual({ kind: 'rest' });
  });

  test('refuses a stack in which a frame stands where it cannot', () => {
    expect(problemOf({ kind: 'round' }, { kind: 'turn', seat: 1 } as never)).toBeNull();
    expect(problemOf({ kind: 'turn', seat: 1 } as never)).toEqual({ path: ['frames', 0], message: 'cannot stand on "bottom"' });
    expect(problemOf({ kind: 'round' }, { kind: 'round' })?.path).toEqual(['frames', 1]);
  });

  test('refuses a frame that holds what it cannot', () => {
    expect(problemOf({ kind: 'round' }, { kind: 'turn', seat: 2 } as never)).toEqual({ path: ['frames', 1], message: 'nobody sits there' });
  });

  test('has each frame once, each move once, and knows what its frames stand on', () => {
    expect(() => frameList([turn, turn])).toThrow('two frames are called "turn"');
    const other = decision('nap', {}, { ...nothing, on: ['round'], moves: { rest: move('rest', {}) } });
    expect(() => frameList([turn, round, other])).toThrow('two different moves are called "rest"');
    expect(() => frameList([turn])).toThrow('"turn" stands on "round", which is no frame');
  });
});

describe('rows of actions', () => {
  const { action, rows } = actionsOf<P, string[]>();
  const made: string[] = [];
  const simple = <const Kind extends string>(kind: Kind) => action({ [kind]: move(kind, {}) } as { readonly [K in Kind]: ReturnType<typeof move<Record<never, never>>> }, {
    offer: (_position, _seat, _out, said) => { said.push(kind); }, refuse: () => null, play: () => { made.push(kind); },
  });

  test('are offered one under the other, and each move is played by its row', () => {
    const said: string[] = [];
    const both = rows(simple('dig'), simple('rest'));
    both.offer(null as never, 0, null as never, said);
    expect(said).toEqual(['dig', 'rest']);
    both.play(null as never, 0, { kind: 'rest' });
    expect(made).toEqual(['rest']);
    expect([both.has({ kind: 'dig' }), both.has({ kind: 'nap' })]).toEqual([true, false]);
    expect(Object.keys(both.moves)).toEqual(['dig', 'rest']);
  });

  test('are offered in their order, however many there are', () => {
    const names = Array.from({ length: 11 }, (_, at) => `row${at}`);
    for (let count = 0; count <= names.length; count += 1) {
      const said: string[] = [];
      rows(...names.slice(0, count).map((name) => simple(name))).offerTo(null as never, { seat: 0 }, null as never, said);
      expect(said).toEqual(names.slice(0, count));
    }
  });

  test('have each kind of move once', () => {
    expect(() => rows(simple('dig'), simple('dig'))).toThrow('two actions have moves called "dig"');
  });
});
