import { describe, expect, test } from 'vitest';
import { called, choice, integer, list, move, moveSet, nullable, record, THAT_IS_ALL, type MoveOf, type Picked } from '../../src/index.js';
import { narrowed } from '../../src/kernel/narrow.js';
import { oasis } from '../fixtures/oasis/index.js';

const die = called('die', choice(['own6', 'own5', 'own2']));
const place = called('place', choice(['merv', 'herat', 'balkh']));
const kinds = {
  pray: move('pray {die}', { die }),
  trade: move('trade {good} {dice}', { good: called('good', choice(['silk', 'gold'])), dice: list(die, { most: 3 }) }),
  ride: move('ride {path}', { path: list(place, { most: 4, ordered: true, separator: ' > ' }) }),
  pay: move('pay {goods}', { goods: called('good', record(['silk', 'gold'], integer(1, 9))) }),
  send: move('send {from} {to}', { from: place, to: place }),
  take: move('take {card} {gives}', { card: called('card', choice(['c1', 'c2'])), gives: nullable(called('card', choice(['c1', 'c2']))) }),
  rest: move('rest', {}),
};
const set = moveSet(kinds);
const infos = new Map(set.infos.map((info) => [info.kind, info]));
type Move = MoveOf<typeof kinds>;

/** The moves that lines say. */
const moves = (...lines: string[]): Move[] => lines.map((line) => set.parse(line)!);
const clicks = (...pairs: [string, Picked['value']][]): Picked[] => pairs.map(([part, value]) => ({ part, value }));
const asked = (lines: readonly string[], ...pairs: [string, Picked['value']][]): Record<string, unknown[]> =>
  Object.fromEntries(narrowed(infos, moves(...lines), clicks(...pairs)).parts.map(({ part, options }) => [part, options.map(({ value, count }) => `${value}:${count}`)]));
const decided = (lines: readonly string[], ...pairs: [string, Picked['value']][]): string | null => {
  const { complete } = narrowed(infos, moves(...lines), clicks(...pairs));
  return complete && set.print(complete);
};

describe('what the parts of a move are', () => {
  test('a part is asked for under its noun, whether a move takes one or several', () => {
    expect(infos.get('pray')!.parts).toEqual([{ name: 'die', of: 'die', shape: 'one', asked: 'die' }]);
    expect(infos.get('trade')!.parts.map(({ name, shape, asked: word }) => [name, shape, word])).toEqual([['good', 'one', 'good'], ['dice', 'set', 'die']]);
    expect(infos.get('ride')!.parts).toEqual([{ name: 'path', of: 'place', shape: 'path', asked: 'place' }]);
  });

  test('two parts of one noun, and bare numbers and words, are asked for by their names', () => {
    expect(infos.get('send')!.parts.map(({ asked: word }) => word)).toEqual(['from', 'to']);
    expect(moveSet({ pay: move('pay {coin}', { coin: integer(0, 9) }) }).infos[0]!.parts).toEqual([{ name: 'coin', of: 'amount', shape: 'one', asked: 'coin' }]);
  });

  test('parts that could not be told apart are refused when the moves are declared', () => {
    const amount = called('coin', integer(0, 9));
    expect(() => moveSet({ pay: move('pay {purse} {coin}', { purse: amount, coin: integer(0, 3) }) })).toThrow('two parts of "pay" are asked for under the same word');
    expect(() => moveSet({ pay: move('pay {purse}', { purse: called('kind', integer(0, 9)) }) })).toThrow('same word');
    expect(() => called('two words', integer(0, 1))).toThrow(TypeError);
  });

  test('no value may be called as the word that ends a choice', () => {
    expect(() => moveSet({ say: move('say {word}', { word: choice([THAT_IS_ALL, 'more']) }) })).toThrow('ends a choice');
  });

  test('the kinds of moves of a game are told with their parts', () => {
    expect(oasis.moveKinds.find(({ kind }) => kind === 'play')).toEqual({ kind: 'play', pattern: 'play {card}', parts: [{ name: 'card', of: 'word', shape: 'one', asked: 'card' }] });
  });
});

describe('clicking a move together', () => {
  const turn = ['pray own6', 'pray own5', 'trade silk own6', 'trade gold own6', 'trade gold own6+own5', 'rest'];

  test('before the first click everything is open, with the number of moves behind each option', () => {
    expect(asked(turn)).toEqual({ kind: ['pray:2', 'trade:3', 'rest:1'], die: ['own6:4', 'own5:2'], good: ['silk:1', 'gold:2'] });
  });

  test('the die may be clicked before anything says what it is for', () => {
    expect(asked(turn, ['die', 'own6'])).toEqual({ kind: ['pray:1', 'trade:3'], die: ['own5:1', `${THAT_IS_ALL}:3`], good: ['silk:1', 'gold:2'] });
    expect(decided(turn, ['die', 'own6'], ['good', 'silk'])).toBe('trade silk own6');
  });

  test('the dice of a set are clicked in any order', () => {
    expect(decided(turn, ['die', 'own5'], ['die', 'own6'])).toBe('trade gold own6+own5');
    expect(decided(turn, ['die', 'own6'], ['die', 'own5'])).toBe('trade gold own6+own5');
  });

  test('"that is all" chooses the smaller of two sets, and is offered only where one could go on', () => {
    expect(decided(turn, ['good', 'gold'], ['die', 'own6'], ['die', THAT_IS_ALL])).toBe('trade gold own6');
    expect(asked(['trade silk own6', 'trade silk own5'])).toEqual({ die: ['own6:1', 'own5:1'] });
    expect(asked(['trade silk -', 'trade silk own6'])).toEqual({ die: ['own6:1', `${THAT_IS_ALL}:1`] });
  });

  test('equal elements are clicked as often as they are in the set', () => {
    const payments = ['pay silk:2', 'pay silk:1+gold:1', 'pay silk:1'];
    expect(asked(payments, ['good', 'silk'])).toEqual({ good: ['silk:1', 'gold:1', `${THAT_IS_ALL}:1`] });
    expect(decided(payments, ['good', 'silk'], ['good', 'silk'])).toBe('pay silk:2');
    expect(decided(['trade gold own6+own6', 'trade gold own6+own5'], ['die', 'own6'], ['die', 'own6'])).toBe('trade gold own6+own6');
  });

  test('a path is clicked from its beginning', () => {
    const paths = ['ride merv > herat', 'ride merv > balkh > herat', 'ride merv', 'ride balkh'];
    expect(asked(paths)).toEqual({ place: ['merv:3', 'balkh:1'] });
    expect(asked(paths, ['place', 'merv'])).toEqual({ place: ['herat:1', 'balkh:1', `${THAT_IS_ALL}:1`] });
    expect(narrowed(infos, moves(...paths), clicks(['place', 'herat'])).agreeing).toEqual([]);
  });

  test('what all moves share is not asked for, and does no harm when it is clicked', () => {
    expect(asked(['take c1 none', 'take c1 c2'])).toEqual({ gives: ['null:1', 'c2:1'] });
    expect(decided(['take c1 none', 'take c1 c2'], ['card', 'c1'], ['gives', null])).toBe('take c1 none');
  });

  test('a single move is decided before the first click', () => {
    expect(decided(['rest'])).toBe('rest');
    expect(narrowed(infos, moves('rest'), [])).toEqual({ parts: [], complete: { kind: 'rest' }, agreeing: [{ kind: 'rest' }] });
  });

  test('clicks that go with no move leave nothing, and throw nothing', () => {
    for (const pick of clicks(['die', 'own2'], ['kind', 'fly'], ['no such part', 1], ['kind', THAT_IS_ALL])) {
      expect(narrowed(infos, moves(...turn), [pick]), pick.part).toEqual({ parts: [], complete: null, agreeing: [] });
    }
    expect(narrowed(infos, [], [])).toEqual({ parts: [], complete: null, agreeing: [] });
  });

  test('the options and the moves come in the order of the list', () => {
    expect(narrowed(infos, moves(...turn), clicks(['kind', 'trade'])).agreeing.map(set.print)).toEqual(turn.slice(2, 5));
  });

  test('a game asks for its own moves', () => {
    const list = [{ kind: 'dig' }, { kind: 'play', card: 'fig' }, { kind: 'play', card: 'star' }] as const;
    expect(oasis.narrow(list, [{ part: 'card', value: 'fig' }]).complete).toBe(list[1]);
    expect(oasis.narrow(list, [{ part: 'kind', value: 'play' }]).parts).toEqual([{ part: 'card', options: [{ value: 'fig', count: 1, finishes: true }, { value: 'star', count: 1, finishes: true }] }]);
  });
});

describe('what can be clicked', () => {
  const options = (lines: readonly string[], ...pairs: [string, Picked['value']][]): Record<string, unknown> =>
    Object.fromEntries(narrowed(infos, moves(...lines), clicks(...pairs)).parts.map(({ part, options: some }) => [part, some.map(({ value, finishes }) => [value, finishes])]));

  test('a click finishes exactly where one move is left after it, "that is all" like any other', () => {
    const trades = ['trade silk own6', 'trade silk own6+own5', 'trade gold own6+own5', 'trade gold own6+own2', 'rest'];
    expect(options(trades, ['die', 'own6'])).toEqual({ good: [['silk', false], ['gold', false]], die: [['own5', false], ['own2', true], [THAT_IS_ALL, true]] });
    expect(options(['trade silk own6', 'trade gold own6', 'trade silk own6+own5'], ['die', 'own6'])).toEqual({ good: [['silk', false], ['gold', true]], die: [['own5', true], [THAT_IS_ALL, false]] });
    expect(options(['pray own6', 'rest'])).toEqual({ kind: [['pray', true], ['rest', true]], die: [['own6', true]] });
  });

  test('what only some moves have is asked for, even where these say the same', () => {
    expect(asked(['pray own6', 'rest'])).toEqual({ kind: ['pray:1', 'rest:1'], die: ['own6:1'] });
  });

  test('an empty set that only some moves have can neither be clicked nor ended', () => {
    expect(asked(['trade silk -', 'rest'])).toEqual({ kind: ['trade:1', 'rest:1'], good: ['silk:1'] });
  });

  test('sets that differ in one element are told apart by it', () => {
    expect(asked(['trade silk own6+own5', 'trade silk own6+own2'])).toEqual({ die: ['own6:2', 'own5:1', 'own2:1'] });
  });

  test('two kinds at once, or more steps than a path has, agree with nothing', () => {
    const two = moves('pray own6', 'trade silk own6');
    expect(narrowed(infos, two, clicks(['kind', 'pray'], ['kind', 'trade'])).agreeing).toEqual([]);
    expect(narrowed(infos, two, clicks(['kind', 'pray'], ['kind', 'pray'])).agreeing).toEqual([two[0]]);
    expect(narrowed(infos, moves('ride merv', 'ride merv > herat'), clicks(['place', 'merv'], ['place', 'herat'], ['place', 'balkh'])).agreeing).toEqual([]);
  });

  test('without a click the list itself agrees, whatever is in it', () => {
    const list = moves('pray own6', 'rest');
    expect(narrowed(infos, list, []).agreeing).toBe(list);
  });

  test('a part that is neither a thing nor a set nor a path is clicked whole, and under its own name', () => {
    const marks = moveSet({ mark: move('mark {flags}', { flags: record(['silk', 'gold'], choice(['dear', 'cheap'])) }), cost: move('cost {price}', { price: record(['coin', 'camel'], integer(0, 9)) }) });
    expect(marks.infos.map(({ parts }) => parts)).toEqual([[{ name: 'flags', of: 'word', shape: 'one', asked: 'flags' }], [{ name: 'price', of: 'word', shape: 'set', asked: 'price' }]]);
    const list = ['mark silk:dear', 'mark gold:dear+silk:cheap'].map((line) => marks.parse(line)!);
    const found = narrowed(new Map(marks.infos.map((info) => [info.kind, info])), list, []);
    expect(found.parts).toEqual([{ part: 'flags', options: [{ value: '{"silk":"dear"}', count: 1, finishes: true }, { value: '{"gold":"dear","silk":"cheap"}', count: 1, finishes: true }] }]);
  });

  test('a noun can be given to what had none, and says what it is if it is no noun', () => {
    expect(called('mark', record(['a'], choice(['b']))).nature).toEqual({ of: 'mark', shape: 'one' });
    expect(called('place', list(place, { most: 2, ordered: true })).nature).toEqual({ of: 'place', shape: 'path' });
    expect(() => called('2 words', integer(0, 1))).toThrow('"2 words" is no noun for a part of a move');
  });

  test('"that-is-all" is the word with which clicks from elsewhere end a choice', () => {
    expect(decided(['trade silk own6', 'trade silk own6+own5'], ['die', 'own6'], ['die', 'that-is-all'])).toBe('trade silk own6');
  });
});
