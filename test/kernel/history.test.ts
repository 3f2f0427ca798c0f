import { describe, expect, test } from 'vitest';
import { canUndo, equal, fromReplay, history, lastMover, play, playAll, resolve, resume, review, start, table, toReplay, undo, viewOf, type AnyEvent } from '../../src/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { atTheTable, said, thrown, travelled } from './help.js';

const match = play(resolve(playAll(atTheTable(), [said('rest'), said('dig')]), [6]), said('claim'));

describe('history', () => {
  test('tells every step with its seat, its line, its rule and what happened; the set-up first', () => {
    const steps = history(match);
    expect(steps.map(({ step, type, seat, line, rule }) => [step, type, seat, line, rule])).toEqual([
      [0, 'set-up', null, null, null],
      [1, 'move', 1, 'guide digger', 'OAS-1'], [2, 'move', 0, 'guide trader', 'OAS-1'], [3, 'luck', 0, '* date star', 'OAS-1'], [4, 'luck', 1, '* fig olive', 'OAS-1'],
      [5, 'move', 0, 'rest', 'OAS-2'], [6, 'move', 1, 'dig', 'OAS-2'], [7, 'luck', 1, '* 6', 'OAS-3'], [8, 'move', 0, 'claim', 'OAS-6'],
    ]);
    expect(steps[5]).toMatchObject({ move: { kind: 'rest' }, luck: null, events: [{ kind: 'rested', seat: 0, rule: 'OAS-5' }] });
    expect(steps[7]).toMatchObject({ move: null, luck: [6], events: [{ kind: 'dug', die: 6 }] });
    expect(review(match, steps[5]!.step).state.players[0]!.coin).toBe(1);
  });

  test('of a seat or a spectator holds what they may know', () => {
    const told = (viewer: number | null): unknown[] => history(match, viewer).slice(3, 5).map(({ luck, line, events }) => [luck, line, events.map(({ kind }) => kind)]);
    expect(told(0)).toEqual([[['date', 'star'], '* date star', ['hand-filled', 'dealt']], [null, null, expect.not.arrayContaining(['dealt'])]]);
    expect(told(1)).toEqual([[null, null, ['hand-filled']], [['fig', 'olive'], '* fig olive', expect.arrayContaining(['dealt'])]]);
    expect(told(null)).toEqual([[null, null, ['hand-filled']], [null, null, expect.not.arrayContaining(['dealt'])]]);
  });

  test('is nobody else\'s: a seat there is not, or its number as text, is refused', () => {
    for (const viewer of ['0', -1, 2, 0.5, {}]) expect(thrown(() => history(match, viewer as never))).toMatchObject({ code: 'invalid-seat', problem: 'expected a seat from 0 to 1, or null' });
  });

  test('is the same after a trip through JSON, and from a replay', () => {
    expect(history(resume(oasis, travelled(match)))).toEqual(history(match));
    expect(history(fromReplay(oasis, travelled(toReplay(match))), 1)).toEqual(history(match, 1));
  });

  test('of a match that has just begun is its set-up', () => { expect(history(start(oasis, { seats: 2 }, table()))).toHaveLength(1); });
});

describe('whose move is taken back', () => {
  test('the last mover is known, also after luck and before the first move', () => {
    expect([lastMover(match), lastMover(atTheTable()), lastMover(start(oasis, { seats: 2 }, table()))]).toEqual([0, null, null]);
    expect(lastMover(resume(oasis, travelled(match)))).toBe(0);
  });

  test('a seat takes back its own moves and no others', () => {
    expect([canUndo(match), canUndo(match, 0), canUndo(match, 1)]).toEqual([true, true, false]);
    expect(thrown(() => undo(match, 1))).toMatchObject({ name: 'MatchError', code: 'not-your-move' });
    expect(undo(match, 0).steps).toEqual(match.steps.slice(0, -1));
    expect(canUndo(undo(match, 0), 1)).toBe(false);
    expect(thrown(() => undo(undo(match), 1))).toMatchObject({ code: 'cannot-undo' });
  });
});

describe('a view made out of the last one', () => {
  test('keeps what has not changed, and writes to nobody', () => {
    const before = atTheTable();
    const after = play(before, said('rest'));
    const last = viewOf(before, 1);
    const was = JSON.stringify(last);
    const now = viewOf(after, 1, last);
    expect(now).toEqual(viewOf(after, 1));
    expect([now.players[1] === last.players[1], now.guides === last.guides, now.players[0] === last.players[0]]).toEqual([true, true, false]);
    expect(JSON.stringify(last)).toBe(was);
    expect(viewOf(after, 1, now)).toBe(now);
    expect(equal(viewOf(before, 1, now), last)).toBe(true);
  });
});

test('the host is told everything that happened; a seat what is for it alone, a spectator nothing of the kind', () => {
  const alone = (viewer?: number | null): unknown[] => history(match, viewer).flatMap(({ events }) => events.map((event) => (event as AnyEvent).only)).filter((only) => only !== undefined);
  expect([new Set(alone()), new Set(alone(0)), new Set(alone(1)), alone(null)]).toEqual([new Set([0, 1]), new Set([0]), new Set([1]), []]);
  expect(history(match)[0]).toEqual({ step: 0, type: 'set-up', seat: null, move: null, luck: null, line: null, rule: null, events: [] });
});

test('the last mover is who moved last, not who is to move', () => {
  const rested = playAll(atTheTable(), [said('rest')]);
  expect([lastMover(rested), lastMover(playAll(rested, [said('rest')])), lastMover(playAll(rested, [said('rest'), said('rest')]))]).toEqual([0, 1, 0]);
  expect(thrown(() => undo(rested, 1)).message).toBe('the last move was made by another seat');
});
