import { describe, expect, test } from 'vitest';
import { pop, push, topFrame, type AnyFrame, type AnyState, type Position } from '../../src/index.js';
import { rulesFinder, settle, type FrameRules } from '../../src/kernel/frames.js';

type P = Position<unknown, AnyState, never>;
const position = (...kinds: string[]): P & { state: AnyState } => ({ box: null, events: null, state: { config: { seats: 1 }, frames: kinds.map((kind) => ({ kind })) } });
const kinds = ({ state }: P): string[] => state.frames.map(({ kind }) => kind);

const log: string[] = [];
const told: string[] = [];
const step = (kind: string, run: (position: P, frame: AnyFrame) => void): FrameRules<P, AnyFrame, never> => ({ type: 'step', run: (at, frame) => { log.push(kind); run(at, frame); } });
const table: Record<string, FrameRules<P, AnyFrame, never>> = {
  once: step('once', (at) => { pop(at); }),
  splits: step('splits', (at) => { pop(at); push<AnyFrame>(at, { kind: 'ask' }); push<AnyFrame>(at, { kind: 'once' }); }),
  stuck: step('stuck', () => undefined),
  ask: { type: 'decision', rule: 'A-1', moves: [], seat: () => 0, legal: () => undefined, play: () => undefined },
  lapsing: { type: 'decision', rule: 'A-1', moves: [], seat: () => 0, legal: () => undefined, play: () => undefined, lapses: ({ state }) => state.frames.length > 1, lapsed: (_at, { kind }) => { told.push(kind); } },
  luck: { type: 'chance', request: () => ({ kind: 'roll', purpose: 'p', rule: 'A-2', seat: null, dice: 1, sides: 6 }), resolve: () => undefined },
  lapsingLuck: { type: 'chance', request: () => ({ kind: 'roll', purpose: 'p', rule: 'A-2', seat: null, dice: 1, sides: 6 }), resolve: () => undefined, lapses: () => true },
};

const settled = (...stack: string[]): string[] => {
  const at = position(...stack);
  log.length = 0;
  settle(rulesFinder(table) as never, at as never);
  return kinds(at);
};

describe('the stack of frames', () => {
  test('a frame that was changed by hand goes by the rules of what it is now', () => {
    const rulesOf = rulesFinder(table);
    const frame = { kind: 'ask' };
    expect(rulesOf(frame).type).toBe('decision');
    frame.kind = 'luck';
    expect(rulesOf(frame).type).toBe('chance');
  });

  test('its last frame is at hand', () => {
    const at = position('ask');
    expect(topFrame(at.state)).toEqual({ kind: 'ask' });
    push<AnyFrame>(at, { kind: 'luck' });
    expect(topFrame(at.state)).toEqual({ kind: 'luck' });
    pop(at);
    pop(at);
    expect(topFrame(at.state)).toBeUndefined();
  });
});

describe('settling', () => {
  test('leaves a decision and luck alone', () => {
    expect(settled('once', 'ask')).toEqual(['once', 'ask']);
    expect(settled('ask', 'luck')).toEqual(['ask', 'luck']);
    expect(log).toEqual([]);
  });

  test('runs steps in their order until somebody has to decide', () => {
    expect(settled('once', 'splits', 'once')).toEqual(['once', 'ask']);
    expect(log).toEqual(['once', 'splits', 'once']);
  });

  test('drops decisions and luck that lapse', () => {
    expect(settled('ask', 'lapsing', 'lapsingLuck')).toEqual(['ask']);
    expect(settled('lapsing')).toEqual(['lapsing']);
    expect(settled('once', 'lapsing', 'once')).toEqual([]);
    expect(log).toEqual(['once', 'once']);
  });

  test('tells of a decision that is dropped, if somebody listens', () => {
    told.length = 0;
    settled('ask', 'lapsing');
    expect(told).toEqual([]);
    settle(rulesFinder(table) as never, { ...position('ask', 'lapsing'), events: () => undefined });
    expect(told).toEqual(['lapsing']);
  });

  test('comes to an end when nothing is left', () => { expect(settled('once', 'once')).toEqual([]); });

  test('names a step that goes on for ever', () => { expect(() => settled('ask', 'stuck')).toThrow('"stuck" is settled again and again'); });
});
