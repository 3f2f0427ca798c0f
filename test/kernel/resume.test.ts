import { describe, expect, test } from 'vitest';
import { InvalidDataError, moves, play, playAll, resolve, resume, review, scripted, seeded, start, undo, type CaravanseraiError } from '../../src/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { atTheTable, begun, hostile, said, thrown, travelled, type OasisMatch } from './help.js';

type Loose = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- the tests break the data on purpose

const played = () => playAll(begun(seeded('saved')), [said('dig'), said('rest'), said('rest')].slice(1));
const whole = undo(playAll(begun(seeded('saved')), [said('rest'), said('rest'), said('rest')]));

describe('a match comes back from JSON data', () => {
  test.each([
    ['at its start', start(oasis, { seats: 3 }, seeded('x'))],
    ['in play', played()],
    ['with something to redo', whole],
    ['with two moves to redo, the second of which needs the first', undo(undo(playAll(atTheTable(), [said('rest'), said('play fig')])))],
    ['at its end, which showed what was hidden', ended()],
    ['at a table', atTheTable()],
    ['at a table where luck is due', play(atTheTable(), said('dig'))],
    ['after luck at a table', resolve(play(atTheTable(), said('dig')), [6])],
    ['under a script', begun(scripted([['date', 'star'], ['fig', 'olive'], [4]]))],
    ['as a look back', review(whole, 4)],
    ['with rulings', atTheTable({ seats: 2, rulings: { toll: 'none' } })],
  ])('%s', (_, match) => {
    const woken = resume(oasis, travelled(match));
    expect(travelled(woken)).toEqual(travelled(match));
    expect(Object.isFrozen(woken.state)).toBe(true);
  });

  test('and is played on', () => {
    expect(travelled(play(resume(oasis, travelled(whole)), said('rest')))).toEqual(travelled(play(whole, said('rest'))));
  });

  test('takes what luck was due from a source that can say it', () => {
    const waiting = { ...travelled(play(atTheTable(), said('dig'))), source: scripted([[3]]) };
    expect(resume(oasis, waiting).steps.at(-1)).toEqual({ luck: [3] });
  });
});

function ended(): OasisMatch {
  let match = atTheTable();
  while (moves(match).length > 0) match = play(match, said('rest'));
  return match;
}

/** What was done to the match, the edit, the path and a word of the problem. */
const edits: readonly [what: string, edit: (match: Loose) => unknown, path: (string | number)[], problem: string][] = [
  ['nothing', () => null, [], 'expected an object'], ['a list', () => [], [], 'expected an object'], ['text', () => 'match', [], 'expected an object'], ['something unreadable', () => hostile(), [], 'cannot be read'],
  ['another format', (match) => { match['match'] = 2; }, ['match'], 'expected 1'], ['no format', (match) => { delete match['match']; }, ['match'], 'missing'],
  ['another game', (match) => { match['game'] = 'merv'; }, ['game'], 'this is a match of "merv"'], ['other rules', (match) => { match['rulesVersion'] = '2'; }, ['rulesVersion'], 'played by rules 2, these are 1'], ['other content', (match) => { match['content'] = 'mine'; }, ['content'], 'other component values (mine)'],
  ['an unknown key', (match) => { match['more'] = 1; }, ['more'], 'unknown key'], ['a prototype key', (match) => JSON.parse(JSON.stringify(match).replace('{', '{"__proto__": 1,')) as unknown, ['__proto__'], 'unknown key'],
  ['another config', (match) => { match['config'] = { seats: 3 }; }, ['steps', 2], 'luck'], ['a bad config', (match) => { match['config'] = { seats: 9 }; }, ['config', 'seats'], 'whole number'], ['no config', (match) => { match['config'] = null; }, ['config'], 'expected an object'],
  ['a ruling slipped in', (match) => { match['config'] = { seats: 2, rulings: { toll: 'none' } }; }, ['state'], 'another state'],
  ['another source', (match) => { match['source'] = { kind: 'dice' }; }, ['source', 'kind'], 'one of sealed, seeded'], ['a generator too many', (match) => { match['source'].generator.s3 = 0; }, ['source', 'generator', 's3'], 'unknown key'], ['a generator of text', (match) => { match['source'].generator.s0 = '0'; }, ['source', 'generator', 's0'], 'from 0 to 1'],
  ['a generator out of range', (match) => { match['source'].generator.s1 = 1; }, ['source', 'generator', 's1'], 'from 0 to 1'], ['a negative generator', (match) => { match['source'].generator.s2 = -0.5; }, ['source', 'generator', 's2'], 'from 0 to 1'], ['a generator of NaN', (match) => { match['source'].generator.s2 = NaN; }, ['source', 'generator', 's2'], 'from 0 to 1'], ['a carry out of range', (match) => { match['source'].generator.c = 1e9; }, ['source', 'generator', 'c'], 'whole number'],
  ['a seed that is none', (match) => { match['source'].seed = 5; }, ['source', 'seed'], 'expected text'], ['a script behind its end', (match) => { match['source'] = { kind: 'scripted', outcomes: [[1]], next: 2 }; }, ['source'], 'behind its end'], ['a script of nonsense', (match) => { match['source'] = { kind: 'scripted', outcomes: [[1], [{}]], next: 0 }; }, ['source', 'outcomes', 1], 'list of values or ids'],
  ['steps that are none', (match) => { match['steps'] = {}; }, ['steps'], 'expected a list'], ['a step that is none', (match) => { match['steps'][1] = 'rest'; }, ['steps', 1], 'expected an object'], ['a step of both kinds', (match) => { match['steps'][1].luck = [1]; }, ['steps', 1], 'either a move or luck'], ['an empty step', (match) => { match['steps'][1] = {}; }, ['steps', 1], 'either a move or luck'],
  ['an illegal move', (match) => { match['steps'][4] = { move: { kind: 'play', card: 'none' } }; }, ['steps', 4], 'not a move'], ['a move of another decision', (match) => { match['steps'][4] = { move: { kind: 'claim' } }; }, ['steps', 4], 'cannot be done now'], ['impossible luck', (match) => { match['steps'][2] = { luck: ['date', 'date'] }; }, ['steps', 2], 'different ids'], ['luck too early', (match) => { match['steps'].unshift({ luck: [1] }); }, ['steps', 0], 'nothing to decide'],
  ['luck half of which is nonsense', (match) => { match['steps'][2] = { luck: ['date', {}] }; }, ['steps', 2, 'luck'], 'list of values or ids'], ['luck of nonsense', (match) => { match['steps'][2] = { luck: [{}] }; }, ['steps', 2, 'luck'], 'list of values or ids'], ['luck without end', (match) => { match['steps'][2] = { luck: new Array(1001).fill(1) }; }, ['steps', 2, 'luck'], 'list of values or ids'],
  ['a step cut off', (match) => { match['steps'].pop(); }, ['state'], 'another state'], ['a step too many', (match) => { match['steps'].push({ move: { kind: 'rest' } }); }, ['state'], 'another state'],
  ['an edited state', (match) => { match['state'].players[0].coin = 4; }, ['state'], 'another state'], ['no state', (match) => { match['state'] = null; }, ['state'], 'another state'],
  ['something to redo that cannot be', (match) => { match['undone'] = [{ kind: 'claim' }]; }, ['undone', 0], 'cannot be done now'], ['something deeper to redo that cannot be', (match) => { match['undone'] = [{ kind: 'waive' }, { kind: 'rest' }]; }, ['undone', 0], 'cannot be done now'], ['something to redo that is no move', (match) => { match['undone'] = ['rest', { kind: 'rest' }]; }, ['undone', 0], 'not a move'],
  ['reviewing that is no answer', (match) => { match['reviewing'] = 1; }, ['reviewing'], 'true or false'],
  ['more steps than can be', (match) => { match['steps'] = { length: 1e9 }; }, ['steps'], 'expected a list'],
];

describe('a match that was tampered with is refused', () => {
  test.each(edits)('%s', (_, edit, path, problem) => {
    const match = travelled(whole) as Loose;
    const given = edit(match) ?? (path.length === 0 && problem === 'expected an object' ? null : match);
    const error = thrown(() => resume(oasis, given));
    expect(error).toBeInstanceOf(InvalidDataError);
    expect(error).toMatchObject({ code: 'invalid-match', path, problem: expect.stringContaining(problem) });
  });

  test('reveals are found anew, whatever the data says', () => {
    const match = travelled(whole) as Loose;
    match['steps'][4].reveals = true;
    expect(resume(oasis, match).steps[4]).toEqual({ move: { kind: 'rest' } });
  });

  test('a script that cannot give the luck that is due', () => {
    const waiting = { ...travelled(play(atTheTable(), said('dig'))), source: scripted([]) };
    expect(thrown(() => resume(oasis, waiting))).toMatchObject({ code: 'invalid-match', path: ['source'], problem: expect.stringContaining('script ends') });
  });

  test('a generator may stand at nought', () => {
    const match = travelled(whole) as Loose;
    match['source'].generator.s0 = 0;
    expect(resume(oasis, match).source).toEqual(match['source']);
  });

  test('faults of the program are not taken for faults of the match', () => {
    const faulty: typeof oasis = { ...oasis, inPlace: { ...oasis.inPlace, play: () => { throw new TypeError('a fault'); } } };
    expect(thrown(() => resume(faulty, travelled(whole)))).toMatchObject({ name: 'TypeError', message: 'a fault' });
  });

  test('giant data is refused', () => {
    const match = travelled(whole) as Loose;
    for (const steps of [new Array(1_000_001).fill({ move: { kind: 'rest' } }), new Array(1_000_000).fill({ move: { kind: 'rest' } })]) {
      expect((thrown(() => resume(oasis, { ...match, steps })) as unknown as CaravanseraiError).code).toBe('invalid-match');
    }
  });
});
