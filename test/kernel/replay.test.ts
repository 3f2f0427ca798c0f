import { describe, expect, test } from 'vitest';
import { canUndo, freeze, fromReplay, moves, play, recorded, replayFor, REPLAY_FORMAT, ReplayError, replaySchema, review, scripted, seeded, start, table, toCompactReplay, toReplay, type Replay } from '../../src/index.js';
import { GAME } from '../../src/kernel/match.js';
import { packedNumbers, unpackNumbers } from '../../src/kernel/pack.js';
import { ruleAtHand, ruleBehind, isRefusal, playChecked, resolveChecked } from '../../src/kernel/verify.js';
import { defineGame } from '../../src/index.js';
import { definition, oasis } from '../fixtures/oasis/game.js';
import { atTheTable, begun, hostile, said, thrown, travelled, type OasisMatch } from './help.js';

type Loose = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- the tests break the data on purpose

function playOut(match: OasisMatch): OasisMatch {
  for (let at = 0; moves(match).length > 0; at += 1) match = play(match, moves(match)[(at * 7) % moves(match).length]!);
  return match;
}
const ended = playOut(begun(seeded('replay')));
const middle = play(atTheTable(), said('play date'));

describe('a replay', () => {
  test('is small JSON: who plays what by which rules, and one readable line a step', () => {
    expect(toReplay(play(atTheTable({ seats: 2, rulings: { toll: 'none' } }), said('dig')))).toEqual({
      caravanserai: 1, confidential: true, game: 'oasis', rules: '1', content: 'standard', config: { seats: 2, rulings: { toll: 'none' } },
      steps: ['guide digger', 'guide trader', '* date star', '* fig olive', 'dig'],
      result: null, hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(REPLAY_FORMAT).toBe(1);
  });

  test('of a game that is over holds the totals, and the fingerprint of the last state', () => {
    expect(toReplay(ended)).toMatchObject({ result: oasis.score(ended.state).players.map(({ total }) => total), hash: oasis.hash(ended.state) });
  });

  test.each([['at the start', start(oasis, { seats: 3 }, table())], ['in the middle', middle], ['before luck', play(atTheTable(), said('dig'))], ['at the end', ended], ['as a look back', review(ended, 5)]])('goes round %s, as lines and compact', (_, match) => {
    for (const replay of [toReplay(match), toCompactReplay(match)]) {
      expect(replaySchema.check(replay)).toBeNull();
      const again = fromReplay(oasis, travelled(replay));
      expect([again.state, again.steps, again.config]).toEqual([match.state, match.steps, match.config]);
      expect(again).toMatchObject({ match: 1, undone: [], reviewing: false, source: { kind: 'table' } });
      expect(Object.isFrozen(again.state)).toBe(true);
      expect(toReplay(again)).toEqual(toReplay(match));
    }
  });

  test('keeps where undo has to stop', () => {
    expect(canUndo(fromReplay(oasis, toReplay(ended)))).toBe(false);
    expect(canUndo(fromReplay(oasis, toReplay(middle)))).toBe(true);
    expect(fromReplay(oasis, toReplay(ended)).steps.at(-1)).toMatchObject({ reveals: true });
  });

  test('goes on under the source it is given', () => {
    const waiting = toReplay(play(atTheTable(), said('dig')));
    expect(fromReplay(oasis, waiting, scripted([[5]])).steps.at(-1)).toEqual({ luck: [5] });
    expect(fromReplay(oasis, waiting).steps.at(-1)).toEqual({ move: { kind: 'dig' } });
    expect(thrown(() => fromReplay(oasis, waiting, scripted([])))).toMatchObject({ code: 'script-exhausted' });
  });

  test('compact takes about one sign a step', () => {
    const { steps } = toCompactReplay(ended);
    expect(typeof steps).toBe('string');
    expect(steps.length).toBeLessThan(ended.steps.length * 1.5);
    expect(toCompactReplay(middle).steps).toBe(packedNumbers([0, 0, 0, 6, 0, 0, 1]));
  });
});

/** What was done to the replay, the code, the step, the rule and a word of the message. */
const damage: readonly [what: string, edit: (replay: Loose) => unknown, code: string, step: number | null, rule: string | null, message: string][] = [
  ['nothing', () => undefined, 'replay-malformed', null, null, 'expected an object'], ['null', () => null, 'replay-malformed', null, null, 'expected an object'], ['text', () => '{}', 'replay-malformed', null, null, 'expected an object'], ['a list', () => [], 'replay-malformed', null, null, 'expected an object'], ['an empty object', () => ({}), 'replay-malformed', null, null, 'missing'],
  ['a later format', (replay) => ({ ...replay, caravanserai: 2, more: 1 }), 'replay-format', null, null, 'reads replays of format 1'], ['a later format that looks different', () => ({ steps: {}, caravanserai: 9 }), 'replay-format', null, null, 'format 1'], ['a format of text', (replay) => ({ ...replay, caravanserai: '1' }), 'replay-malformed', null, null, 'caravanserai: expected 1'],
  ['an unknown key', (replay) => ({ ...replay, more: 1 }), 'replay-malformed', null, null, 'more: unknown key'], ['a prototype key', (replay) => JSON.parse(JSON.stringify(replay).replace('{', '{"__proto__":1,')) as unknown, 'replay-malformed', null, null, '__proto__: unknown key'], ['a missing key', ({ hash: _hash, ...rest }) => rest, 'replay-malformed', null, null, 'hash: missing'],
  ['another game', (replay) => ({ ...replay, game: 'merv' }), 'replay-game', null, null, 'a replay of "merv", not of "oasis"'], ['other rules', (replay) => ({ ...replay, rules: '2' }), 'replay-rules', null, null, 'played by rules 2; these are 1'], ['other content', (replay) => ({ ...replay, content: 'mine' }), 'replay-content', null, null, 'component values "mine"'],
  ['a bad config', (replay) => ({ ...replay, config: { seats: 7 } }), 'replay-config', null, null, 'config at seats'], ['no config', (replay) => ({ ...replay, config: null }), 'replay-config', null, null, 'expected an object'], ['another config', (replay) => ({ ...replay, config: { seats: 3 } }), 'no-chance', 2, 'OAS-1', ''],
  ['a ruling slipped in', (replay) => ({ ...replay, config: { seats: 2, rulings: { toll: 'none' } } }), '', null, null, ''],
  ['cut off', (replay) => ({ ...replay, steps: replay['steps'].slice(0, -1) }), 'replay-hash', null, null, 'cut off, or edited'], ['cut off with its result', (replay) => ({ ...replay, steps: replay['steps'].slice(0, -1), result: null }), 'replay-hash', null, null, 'another state'], ['no step left', (replay) => ({ ...replay, steps: [] }), 'replay-hash', null, null, ''],
  ['an extra move', (replay) => ({ ...replay, steps: [...replay['steps'], 'rest'] }), 'game-over', ended.steps.length, 'OAS-7', 'The game is over'], ['extra luck', (replay) => ({ ...replay, steps: [...replay['steps'], '* 3'] }), 'no-chance', ended.steps.length, 'OAS-7', 'nothing to decide'],
  ['another move', (replay) => edited(replay, 0, 'guide singer'), '', null, null, ''], ['a move that is not allowed', (replay) => edited(replay, 1, 'guide digger'), 'guide-taken', 1, 'OAS-1', 'This guide is with somebody else'], ['a move of another decision', (replay) => edited(replay, 0, 'rest'), 'not-now', 0, 'OAS-1', ''], ['a line that is no move', (replay) => edited(replay, 1, 'guide nobody'), 'replay-notation', 1, 'OAS-1', '"guide nobody" is not a move'], ['an empty line', (replay) => edited(replay, 0, ''), 'replay-notation', 0, 'OAS-1', 'is not a move'],
  ['a move where luck is due', (replay) => edited(replay, 2, 'rest'), 'luck-first', 2, 'OAS-1', 'come first'], ['luck where a move is due', (replay) => edited(replay, 1, '* 1'), 'no-chance', 1, 'OAS-1', 'nothing to decide'], ['impossible luck', (replay) => edited(replay, 2, '* date date'), 'illegal-outcome', 2, 'OAS-1', 'different ids'], ['too much luck', (replay) => edited(replay, 2, '* date star palm'), 'illegal-outcome', 2, 'OAS-1', 'expected 2 ids'], ['luck without words', (replay) => edited(replay, 2, '*'), 'illegal-outcome', 2, 'OAS-1', ''],
  ['another hash', (replay) => ({ ...replay, hash: '0'.repeat(16) }), 'replay-hash', null, null, ''], ['a hash too long', (replay) => ({ ...replay, hash: '0'.repeat(17) }), 'replay-malformed', null, null, 'hash'], ['another result', (replay) => ({ ...replay, result: [99, 1] }), 'replay-result', null, null, 'not the one played'], ['no result', (replay) => ({ ...replay, result: null }), 'replay-result', null, null, ''], ['a result of text', (replay) => ({ ...replay, result: ['1', '2'] }), 'replay-malformed', null, null, 'result[0]'],
  ['steps of another type', (replay) => ({ ...replay, steps: 7 }), 'replay-malformed', null, null, 'steps'], ['a step of another type', (replay) => edited(replay, 1, 7), 'replay-malformed', null, null, 'steps'], ['a line too long', (replay) => edited(replay, 1, 'x'.repeat(1001)), 'replay-malformed', null, null, 'steps'],
  ['more steps than a game can have', (replay) => ({ ...replay, steps: new Array(81).fill('rest') }), 'replay-malformed', null, null, 'more steps than a game can have'], ['as many steps as a game can have', (replay) => ({ ...replay, steps: new Array(80).fill('rest') }), 'not-now', 0, 'OAS-1', ''], ['a line of many words', (replay) => edited(replay, 0, 'x '.repeat(300)), 'replay-notation', 0, 'OAS-1', `"${'x '.repeat(40)}" is not a move`], ['a million steps', (replay) => ({ ...replay, steps: new Array(1_000_000).fill('rest') }), 'replay-malformed', null, null, 'more steps'], ['more than a million', (replay) => ({ ...replay, steps: new Array(1_000_001).fill('rest') }), 'replay-malformed', null, null, 'steps'],
  ['ten megabytes of compact steps', (replay) => ({ ...replay, steps: 'A'.repeat(10_000_000) }), 'replay-malformed', null, null, 'more steps'], ['more than that', (replay) => ({ ...replay, steps: 'A'.repeat(10_000_001) }), 'replay-malformed', null, null, 'steps'],
];

function edited(replay: Loose, at: number, line: unknown): Loose {
  return { ...replay, steps: (replay['steps'] as unknown[]).map((old, place) => (place === at ? line : old)) };
}

describe('a damaged replay is refused, with a code, the step and the rule', () => {
  test.each(damage)('%s', (_, edit, code, step, rule, message) => {
    const error = thrown(() => fromReplay(oasis, edit(travelled(toReplay(ended)))));
    expect(error).toBeInstanceOf(ReplayError);
    expect(error.name).toBe('ReplayError');
    if (code !== '') expect(error).toMatchObject({ code, step });
    if (rule !== null) expect(error['rule']).toBe(rule);
    expect(error.message).toContain(message);
    if (typeof error['step'] === 'number') expect(error.message).toContain(`step ${error['step']}: `);
  });

  test('a die that was never rolled so, or is written in another way', () => {
    const dug = toReplay(play(begun(scripted([['date', 'star'], ['fig', 'olive'], [4]])), said('dig')));
    expect(dug.steps.at(-1)).toBe('* 4');
    for (const line of ['* 7', '* 0', '* 4 4', '* 4.0', '* 0x4', '* 4e0', '* four', '*', '* -4', '* +4']) {
      expect(thrown(() => fromReplay(oasis, edited(dug as unknown as Loose, 5, line)))).toMatchObject({ code: 'illegal-outcome', step: 5, rule: 'OAS-3' });
    }
    expect(thrown(() => fromReplay(oasis, edited(dug as unknown as Loose, 5, '* 5')))).toMatchObject({ code: 'replay-hash', step: null, rule: null });
  });

  test('something that cannot be read', () => { expect(thrown(() => fromReplay(oasis, hostile()))).toMatchObject({ name: 'ReplayError', code: 'replay-malformed', message: 'cannot be read (Error: keep out)' }); });

  test('every single changed, dropped or doubled line', () => {
    const replay = toReplay(ended);
    const lines = replay.steps as readonly string[];
    for (let at = 0; at < lines.length; at += 1) {
      for (const steps of [[...lines.slice(0, at), ...lines.slice(at + 1)], [...lines.slice(0, at), lines[at]!, ...lines.slice(at)], edited(replay, at, lines[(at + 3) % lines.length])['steps'] as string[]]) {
        if (steps.join() === lines.join()) continue;
        const error = thrown(() => fromReplay(oasis, { ...replay, steps }));
        expect(error.name).toBe('ReplayError');
      }
    }
  });

  test('every single changed sign of a compact replay', () => {
    const replay = toCompactReplay(ended);
    const signs = replay.steps as string;
    for (let at = 0; at < signs.length; at += 1) {
      for (const sign of ['A', 'B', 'f', 'g', '_', '!', '']) {
        const steps = signs.slice(0, at) + sign + signs.slice(at + 1);
        if (steps === signs) continue;
        expect(thrown(() => fromReplay(oasis, { ...replay, steps })).name).toBe('ReplayError');
      }
    }
  });

  test.each<[string, (numbers: number[]) => number[], string, number]>([
    ['a place behind the list', ([, ...rest]) => [9, ...rest], 'replay-notation', 0],
    ['a card that is not in the pool', (numbers) => numbers.map((number, at) => (at === 2 ? 31 : number)), 'illegal-outcome', 2],
    ['luck that is cut off', (numbers) => numbers.slice(0, 3), 'illegal-outcome', 2],
    ['a number too many after the end', (numbers) => [...numbers, 0], 'replay-notation', ended.steps.length],
  ])('compact: %s', (_, edit, code, step) => {
    const replay = toCompactReplay(ended);
    const steps = packedNumbers(edit(unpackNumbers(replay.steps as string)!));
    expect(thrown(() => fromReplay(oasis, { ...replay, steps }))).toMatchObject({ name: 'ReplayError', code, step });
  });

  test('compact: the message says what is wrong, and long texts are read as far as the game goes', () => {
    const replay = toCompactReplay(ended);
    expect(thrown(() => fromReplay(oasis, { ...replay, steps: packedNumbers([9]) })).message).toBe('step 0: there is no move with this number');
    expect(thrown(() => fromReplay(oasis, { ...replay, steps: 'A'.repeat(100) }))['code']).not.toBe('replay-malformed');
  });

  test('compact: the pool of a draw is left as it is', () => {
    const frozen: typeof oasis = { ...oasis, chance: (state) => freeze(oasis.chance(state)) };
    const match = { ...ended, [GAME]: frozen };
    expect(fromReplay(frozen, toCompactReplay(match)).state).toEqual(ended.state);
  });

  test('compact steps that were not made so', () => {
    expect(thrown(() => fromReplay(oasis, { ...toCompactReplay(ended), steps: 'A B' }))).toMatchObject({ code: 'replay-malformed', message: 'the compact steps cannot be read' });
  });

  test('a game whose rules have changed since', () => {
    const changed = defineGame({ ...definition, rulesVersion: '2' });
    expect(thrown(() => fromReplay(changed, toReplay(ended)))).toMatchObject({ code: 'replay-rules' });
    expect(thrown(() => fromReplay(defineGame({ ...definition, content: { ...definition.content, id: 'other' } }), toReplay(ended)))).toMatchObject({ code: 'replay-content' });
  });

  test('faults of the program are not taken for faults of the replay', () => {
    const faulty: typeof oasis = { ...oasis, inPlace: { ...oasis.inPlace, play: () => { throw new TypeError('a fault'); } } };
    expect(thrown(() => fromReplay(faulty, toReplay(ended)))).toMatchObject({ name: 'TypeError' });
    const faultySetup: typeof oasis = { ...oasis, setup: () => { throw new TypeError('a fault'); } };
    expect(thrown(() => fromReplay(faultySetup, toReplay(ended)))).toMatchObject({ name: 'TypeError' });
  });
});

describe('recorded', () => {
  test('is the luck of a replay in its order', () => {
    const match = play(begun(scripted([['date', 'star'], ['fig', 'olive'], [4]])), said('dig'));
    expect(recorded(toReplay(match))).toEqual(scripted([['date', 'star'], ['fig', 'olive'], [4]]));
  });

  test('reads lines only', () => {
    expect(thrown(() => recorded(toCompactReplay(ended)))).toMatchObject({ name: 'ReplayError', code: 'replay-compact', step: null, message: 'load a compact replay first; recorded() reads lines' });
    expect(recorded(toReplay(fromReplay(oasis, toCompactReplay(ended))))).toEqual(recorded(toReplay(ended)));
  });

  test('takes words for dice only if all of them are numbers', () => {
    expect(recorded({ ...toReplay(ended), steps: ['* 10 12', '* c1 7', '* 7a 8', '* a7 8'] })).toEqual(scripted([[10, 12], ['c1', '7'], ['7a', '8'], ['a7', '8']]));
    expect(recorded({ ...toReplay(ended), steps: ['* 7a', '* a7'] })).toEqual(scripted([['7a'], ['a7']]));
  });

  test('of a replay without luck is empty', () => { expect(recorded({ ...toReplay(ended), steps: ['rest'] } satisfies Replay)).toEqual(scripted([])); });
});

describe('steps from outside', () => {
  const digging = (): typeof state => { const copy = oasis.inPlace.clone(atTheTable().state); oasis.inPlace.play(copy, said('dig')); return copy; };
  const state = oasis.inPlace.clone(atTheTable().state);

  test('are played when they are legal', () => {
    const copy = oasis.inPlace.clone(state);
    playChecked(oasis, copy, { kind: 'dig' });
    resolveChecked(oasis, copy, [2]);
    expect(copy.players[0]?.water).toBe(2);
  });

  test('are refused otherwise, and the state stays as it was', () => {
    const copy = oasis.inPlace.clone(state);
    const illegal = thrown(() => { playChecked(oasis, copy, { kind: 'play', card: 'fig' }); });
    expect([illegal['code'], ruleBehind(illegal), isRefusal(illegal)]).toEqual(['card-not-held', 'OAS-4', true]);
    expect(thrown(() => { resolveChecked(oasis, copy, [1]); })).toMatchObject({ code: 'no-chance' });
    expect(copy).toEqual(state);
    expect(thrown(() => { resolveChecked(oasis, digging(), [7]); })).toMatchObject({ code: 'illegal-outcome' });
    expect([ruleBehind(new Error('x')), isRefusal(new TypeError('x')), isRefusal(null)]).toEqual([null, false, false]);
  });

  test('the rule at hand is that of the decision, of luck, or of the end', () => {
    expect([ruleAtHand(oasis, state), ruleAtHand(oasis, digging()), ruleAtHand(oasis, ended.state)]).toEqual(['OAS-2', 'OAS-3', 'OAS-7']);
    expect(ruleAtHand({ ...oasis, check: () => ({ ok: true }) }, state)).toBeNull();
  });
});

test('what is no whole replay is refused with its reason', () => {
  expect(thrown(() => fromReplay(oasis, replayFor(ended, 0))).message).toContain('this is a replay as a seat may know it; the game is played again from the whole one');
  for (const nothing of [null, undefined, 5, 'replay', []]) expect(thrown(() => fromReplay(oasis, nothing))).toMatchObject({ name: 'ReplayError', code: 'replay-malformed' });
  expect(thrown(() => fromReplay(oasis, { ...toReplay(ended), result: Array.from({ length: 11 }, () => 1) }))).toMatchObject({ name: 'ReplayError', code: 'replay-malformed' });
});
