// Why a move that is still being clicked together is impossible: which completions are asked about, and which refusal is told.
import { describe, expect, test } from 'vitest';
import { called, choice, flag, integer, list, move, moveSet, nullable, record, THAT_IS_ALL, type Legality, type PickValue, type Refusal } from '../../src/index.js';
import { whyOf, type Incomplete } from '../../src/kernel/why.js';

const die = called('die', choice(['own6', 'own5', 'own2']));
const place = called('place', choice(['merv', 'herat', 'balkh', 'tus']));
const good = called('good', choice(['silk', 'gold', 'jade']));
const set = moveSet({
  pray: move('pray {die}', { die }),
  trade: move('trade {good} {dice}', { good, dice: list(die, { most: 3 }) }),
  ride: move('ride {path}', { path: list(place, { most: 4, ordered: true, separator: ' > ' }) }),
  pair: move('pair {dice}', { dice: list(die, { least: 2, most: 3 }) }),
  pay: move('pay {goods}', { goods: called('good', record(['silk', 'gold'], integer(1, 9))) }),
  keep: move('keep {good} {first}', { good: nullable(good), first: flag }),
  count: move('count {die} {least} {most}', { die, least: integer(0, 2000), most: integer(0, 2000) }),
  offer: move('offer {coin} {camel} {jade}', { coin: integer(0, 99), camel: integer(0, 99), jade: integer(0, 99) }),
  bid: move('bid {coin}', { coin: integer(3, 7) }),
  rest: move('rest', {}),
});
type Move = ReturnType<typeof set.parse> & object;
const kinds = new Map(set.infos.map((info) => [info.kind, info]));
const refusal = (code: string, params: Record<string, string> = {}): Refusal => ({ ok: false, code, rule: 'X-1', message: code, params });

interface Case {
  readonly legal?: readonly string[];
  readonly possible?: readonly string[];
  /** What the rules say of a move that is whole. */
  readonly says?: (move: any) => Legality; // eslint-disable-line @typescript-eslint/no-explicit-any -- whatever is tried
}

/** What is answered, and which moves were asked about on the way. */
function asked(partial: Incomplete<Move>, { legal = [], possible = set.kinds, says = () => refusal('malformed') }: Case): { answer: Legality; tried: any[] } { // eslint-disable-line @typescript-eslint/no-explicit-any -- whatever is tried
  const tried: unknown[] = [];
  const answer = whyOf<Move>({
    kinds, schema: set.schema.json, possible, legal: legal.map((line) => set.parse(line)!), codes: ['no-such-die', 'too-low', 'too-few', 'too-late'],
    check: (one) => { tried.push(one); return says(one); },
    notNow: (kind) => refusal('not-now', { what: kind }),
    malformed: (problem) => refusal('malformed', { problem }),
  }, partial);
  return { answer, tried };
}
const clicks = (...pairs: [string, PickValue][]): { part: string; value: PickValue }[] => pairs.map(([part, value]) => ({ part, value }));
const codeOf = (answer: Legality): string => (answer.ok ? 'ok' : answer.code);
const different = (tried: readonly unknown[]): number => new Set(tried.map((one) => JSON.stringify(one))).size;

describe('what needs no completion', () => {
  test('a legal move that agrees is reason enough: nothing is asked', () => {
    expect(asked(clicks(['die', 'own6']), { legal: ['pray own6', 'rest'] })).toEqual({ answer: { ok: true }, tried: [] });
    expect(asked({ kind: 'trade', dice: ['own5'] }, { legal: ['trade silk own6+own5'] })).toEqual({ answer: { ok: true }, tried: [] });
  });

  test('a move that has all its parts is asked about itself, and nothing else', () => {
    const whole = { kind: 'trade', good: 'silk', dice: ['own2'] } as const;
    const { answer, tried } = asked(whole, { legal: ['trade silk own6'], says: ({ dice }) => refusal(dice[0] === 'own2' && dice.length === 1 ? 'no-such-die' : 'too-late') });
    expect([codeOf(answer), tried]).toEqual(['no-such-die', [whole]]);
    expect(codeOf(asked({ kind: 'rest' }, { legal: ['pray own6'], says: () => refusal('too-late') }).answer)).toBe('too-late');
  });

  test('a kind that cannot occur here is refused by its name, whatever else was clicked', () => {
    const here = { legal: ['pray own6'], possible: ['pray', 'trade'], says: () => refusal('too-low') };
    expect(asked(clicks(['kind', 'ride'], ['place', 'merv']), here)).toEqual({ answer: refusal('not-now', { what: 'ride' }), tried: [] });
    expect(asked({ kind: 'fly', to: 'merv' } as never, here)).toEqual({ answer: refusal('not-now', { what: 'fly' }), tried: [] });
  });

  test('parts that no kind has here are refused by what was clicked', () => {
    const here = { legal: ['pray own6'], possible: ['pray', 'trade'] };
    expect(asked({ kind: 'pray', good: 'silk' }, here)).toEqual({ answer: refusal('not-now', { what: 'pray silk' }), tried: [] });
    expect(asked(clicks(['place', 'merv'], ['place', 'tus']), here)).toEqual({ answer: refusal('not-now', { what: 'merv tus' }), tried: [] });
  });
});

describe('legal moves with what was chosen put into them', () => {
  /** The first move that is asked about. */
  const first = (partial: Incomplete<Move>, ...legal: string[]): unknown => asked(partial, { legal }).tried[0];

  test('are asked about first: a thing takes the place of the other', () => {
    expect(first(clicks(['kind', 'pray'], ['die', 'own2']), 'rest', 'pray own5')).toEqual({ kind: 'pray', die: 'own2' });
    expect(first(clicks(['good', 'jade']), 'trade gold own5+own2', 'rest')).toEqual({ kind: 'trade', good: 'jade', dice: ['own5', 'own2'] });
  });

  test('a set keeps as much of what was there as makes it as long as before', () => {
    expect(first(clicks(['kind', 'trade'], ['die', 'own2']), 'trade silk own6+own5')).toEqual({ kind: 'trade', good: 'silk', dice: ['own2', 'own6'] });
    expect(first(clicks(['kind', 'trade'], ['die', 'own2'], ['die', 'own5']), 'trade silk own6')).toEqual({ kind: 'trade', good: 'silk', dice: ['own2', 'own5'] });
    expect(first(clicks(['kind', 'trade'], ['die', 'own2'], ['die', 'own2']), 'trade silk own6+own5+own2')).toEqual({ kind: 'trade', good: 'silk', dice: ['own2', 'own2', 'own6'] });
  });

  test('a path keeps the steps behind those that were chosen', () => {
    expect(first(clicks(['kind', 'ride'], ['place', 'tus']), 'ride merv > herat > balkh')).toEqual({ kind: 'ride', path: ['tus', 'herat', 'balkh'] });
  });

  test('where that is all, nothing of the old is kept', () => {
    expect(first(clicks(['kind', 'trade'], ['die', 'own2'], ['die', THAT_IS_ALL]), 'trade silk own6+own5')).toEqual({ kind: 'trade', good: 'silk', dice: ['own2'] });
    expect(first(clicks(['kind', 'ride'], ['place', 'tus'], ['place', THAT_IS_ALL]), 'ride merv > herat')).toEqual({ kind: 'ride', path: ['tus'] });
  });

  test('what is counted is counted', () => {
    expect(first(clicks(['kind', 'pay'], ['good', 'gold'], ['good', 'gold']), 'pay silk:2')).toEqual({ kind: 'pay', goods: { gold: 2 } });
  });

  test('of very many only some are tried, from the first to the last', () => {
    const legal = Array.from({ length: 700 }, (_, at) => `count own6 ${1000 + at} ${1700 + at > 2000 ? 2000 : 1700 + at}`);
    const { tried } = asked(clicks(['kind', 'count'], ['die', 'own2']), { legal, says: () => refusal('too-low') });
    const own = tried.filter(({ least }) => least >= 1000);
    expect([own.length > 100, own.length <= 240, own[0].least, own.at(-1).least > 1690]).toEqual([true, true, 1000, true]);
    for (const one of tried) expect(one).toMatchObject({ kind: 'count', die: 'own2' });
  });
});

describe('moves made of the pieces', () => {
  const goods = ['silk', 'gold', 'jade'];
  const dice = ['own6', 'own5', 'own2'];
  /** All values of a part among the moves asked about. */
  const all = (tried: readonly Record<string, unknown>[], part: string): unknown[] => [...new Set(tried.map((one) => one[part]))];

  test('no move is asked about twice, and all have the form of their kind', () => {
    for (const kind of ['pray', 'trade', 'ride', 'pair', 'pay', 'keep', 'offer', 'bid', 'rest']) {
      const { tried } = asked(clicks(['kind', kind]), { says: () => refusal('too-low') });
      expect([kind, different(tried)]).toEqual([kind, tried.length]);
      expect(tried.length).toBeGreaterThan(0);
      for (const one of tried) expect(one.kind).toBe(kind);
    }
    for (const kind of ['pray', 'keep', 'bid', 'offer', 'pair']) {
      for (const one of asked(clicks(['kind', kind]), { says: () => refusal('too-low') }).tried) expect(set.schema.check(one)).toBeNull();
    }
  });

  test('where no legal move says anything, all words, nothing, yes and no, and all small numbers are tried', () => {
    const tried = (kind: string): Record<string, unknown>[] => asked(clicks(['kind', kind]), { says: () => refusal('too-low') }).tried;
    expect(all(tried('pray'), 'die')).toEqual(dice);
    expect([all(tried('keep'), 'good'), all(tried('keep'), 'first')]).toEqual([[null, ...goods], [true, false]]);
    expect(tried('keep')).toHaveLength(8);
    expect(all(tried('bid'), 'coin')).toEqual([3, 4, 5, 6, 7]);
    expect(all(tried('pay'), 'goods')).toEqual(expect.arrayContaining([{ silk: 1 }, { gold: 1 }]));
    expect(tried('rest')).toEqual([{ kind: 'rest' }]);
  });

  test('of parts that may be many things every one is tried from its beginning to its end', () => {
    const { tried } = asked(clicks(['kind', 'offer']), { says: () => refusal('too-low') });
    expect(tried.length).toBeLessThanOrEqual(240);
    for (const part of ['coin', 'camel', 'jade']) {
      const values = all(tried, part) as number[];
      expect([part, Math.min(...values), Math.max(...values) > 75, values.length]).toEqual([part, 0, true, 6]);
    }
    // Alone, a number has more room; beyond the first hundred none is tried.
    const { tried: counted } = asked(clicks(['kind', 'count'], ['die', 'own6'], ['most', 1500]), { says: () => refusal('too-low') });
    expect([all(counted, 'die'), all(counted, 'most'), Math.max(...all(counted, 'least') as number[]) < 100]).toEqual([['own6'], [1500], true]);
  });

  test('a set holds what was chosen and is filled to every length it may have, with one thing as well as another', () => {
    const sets = (...pairs: [string, PickValue][]): unknown[] => all(asked(clicks(['kind', 'pair'], ...pairs), { says: () => refusal('too-low') }).tried, 'dice');
    const lengths = (found: unknown[]): number[] => [...new Set(found.map((one) => (one as unknown[]).length))];
    expect(lengths(sets())).toEqual([2, 3]);
    expect(new Set((sets() as string[][]).map(([one]) => one))).toEqual(new Set(dice));
    expect(lengths(sets(['die', 'own2']))).toEqual([2, 3]);
    for (const one of sets(['die', 'own2'])) expect((one as string[])[0]).toBe('own2');
    expect(sets(['die', 'own2'])).toEqual(expect.arrayContaining([['own2', 'own6'], ['own2', 'own5'], ['own2', 'own2']]));
    expect(sets(['die', 'own2'], ['die', 'own5'], ['die', THAT_IS_ALL])).toEqual([['own2', 'own5']]);
  });

  test('are made of what the legal moves are made of, where they have such things', () => {
    // Of the trade there is no legal move; of dice the prayers tell, of goods nothing does.
    const { answer, tried } = asked(clicks(['kind', 'trade'], ['die', 'own5'], ['die', THAT_IS_ALL]), { legal: ['pray own6', 'pray own5'], says: () => refusal('too-few') });
    expect([codeOf(answer), all(tried, 'good'), all(tried, 'dice')]).toEqual(['too-few', goods, [['own5']]]);
    const { tried: prayers } = asked(clicks(['kind', 'keep']), { legal: ['pay gold:2+silk:1'], says: () => refusal('too-few') });
    expect(all(prayers, 'good')).toEqual(['silk', 'gold']);
    const { tried: trades } = asked(clicks(['kind', 'trade'], ['good', 'jade']), { legal: ['pray own6', 'pray own5'], says: () => refusal('too-few') });
    expect(new Set(all(trades, 'dice').flat())).toEqual(new Set(['own6', 'own5']));
  });

  test('are made of anything only where those tell nothing', () => {
    const says = ({ dice: some }: { dice?: string[] }): Legality => refusal(some?.includes('own2') ? 'too-late' : 'too-low');
    const partial = clicks(['kind', 'trade'], ['good', 'silk']);
    expect(codeOf(asked(partial, { legal: ['pray own6'], says }).answer)).toBe('too-low');
    const mute = (one: { dice?: string[] }): Legality => (one.dice?.includes('own2') ? refusal('too-late') : refusal('malformed'));
    expect(codeOf(asked(partial, { legal: ['pray own6'], says: mute }).answer)).toBe('too-late');
  });

  test('are asked about after the legal moves, and may tell more than these', () => {
    const says = ({ good: one }: { good?: string }): Legality => refusal(one === 'gold' ? 'too-late' : 'too-low');
    const here = { legal: ['trade silk own6', 'keep gold yes'], says };
    expect(codeOf(asked(clicks(['kind', 'trade'], ['die', 'own2']), here).answer)).toBe('too-late');
  });
});

describe('what is answered', () => {
  test('allowed, where some completion is', () => {
    const says = ({ dice }: { dice?: string[] }): Legality => (dice?.length === 2 ? { ok: true } : refusal('too-few'));
    expect(asked(clicks(['kind', 'trade'], ['die', 'own2']), { legal: ['trade silk own6'], says }).answer).toEqual({ ok: true });
  });

  test('of several refusals the last in the table, whichever is met first', () => {
    for (const [least, later] of [['own6', 'own5'], ['own5', 'own6']] as const) {
      const says = ({ die: one }: { die?: string }): Legality => refusal(one === least ? 'no-such-die' : one === later ? 'too-few' : 'too-low');
      expect(codeOf(asked(clicks(['kind', 'pray']), { says }).answer)).toBe('too-few');
    }
  });

  test('of several alike that of the completion nearest to a legal move', () => {
    const says = ({ good: one, dice }: { good?: string; dice?: string[] }): Legality => refusal('too-low', { good: one ?? '', dice: (dice ?? []).join(' ') });
    expect(asked(clicks(['kind', 'trade'], ['die', 'own2']), { legal: ['trade gold own6+own5', 'trade silk own6'], says }).answer).toEqual(refusal('too-low', { good: 'gold', dice: 'own2 own6' }));
  });

  test('a kind that is not offered and never allowed is heard only where no other kind speaks', () => {
    const says = ({ kind, die: one }: { kind?: string; die?: string }): Legality => refusal(kind === 'trade' ? 'too-late' : one === 'own5' ? 'too-low' : 'no-such-die');
    const here = { legal: ['pray own6'], possible: ['pray', 'trade'], says };
    expect(codeOf(asked(clicks(['die', 'own5']), here).answer)).toBe('too-low');
    expect(codeOf(asked(clicks(['die', 'own5']), { ...here, legal: ['rest'] }).answer)).toBe('too-late');
    expect(codeOf(asked(clicks(['kind', 'trade'], ['die', 'own5']), here).answer)).toBe('too-late');
    // What depends on what is chosen is heard from kinds that are not offered, too.
    const depends = ({ kind, die: one, good: what }: { kind?: string; die?: string; good?: string }): Legality => (kind === 'trade' && what === 'jade' ? refusal('too-few') : says({ ...(kind === undefined ? {} : { kind }), ...(one === undefined ? {} : { die: one }) }));
    expect(codeOf(asked(clicks(['die', 'own5']), { ...here, says: depends }).answer)).toBe('too-late');
  });

  test('where an offered kind refuses all that is near for the same, it is asked about anything', () => {
    const says = ({ good: one, dice }: { good?: string; dice?: string[] }): Legality => refusal(one === 'jade' && dice?.[0] === 'own2' ? 'too-few' : 'too-low');
    const here = { legal: ['trade silk own6'], possible: ['trade'], says };
    expect(codeOf(asked(clicks(['die', 'own2']), here).answer)).toBe('too-few');
    // Not where something different is near.
    const near = ({ good: one, dice }: { good?: string; dice?: string[] }): Legality => (one === 'silk' && dice?.length === 1 ? refusal('no-such-die') : says({ ...(one === undefined ? {} : { good: one }), ...(dice === undefined ? {} : { dice }) }));
    expect(codeOf(asked(clicks(['die', 'own2']), { ...here, says: near }).answer)).toBe('too-low');
  });

  test('a click under a name that no part is asked for by says nothing, and the answer tells the name', () => {
    const problemOf = (...pairs: [string, PickValue][]): unknown => (asked(clicks(...pairs), { legal: ['pray own6'] }).answer as Refusal).params?.['problem'];
    expect(problemOf(['dice', 'own6'])).toBe('no part is asked for as "dice"; what moves call so is asked for as die');
    expect(problemOf(['weather', 'rain'])).toBe('no part is asked for as "weather"');
  });

  test('parts without a kind are completed to moves of every kind that has them', () => {
    const { tried } = asked({ dice: ['own2'] }, { legal: ['rest'], possible: ['trade', 'pray', 'rest'], says: () => refusal('too-low') });
    expect(new Set(tried.map(({ kind }) => kind))).toEqual(new Set(['trade', 'pray']));
    for (const one of tried) expect(one.die ?? one.dice[0]).toBe('own2');
    expect(new Set(asked(clicks(['good', 'jade']), { possible: ['trade', 'keep', 'pray'], says: () => refusal('too-low') }).tried.map(({ kind }) => kind))).toEqual(new Set(['trade', 'keep']));
  });

  test('a click that a part has no more of leaves the part open', () => {
    const { tried, answer } = asked(clicks(['kind', 'pray'], ['die', THAT_IS_ALL]), { says: () => refusal('too-low') });
    expect([codeOf(answer), tried]).toEqual(['too-low', ['own6', 'own5', 'own2'].map((one) => ({ kind: 'pray', die: one }))]);
  });

  test('what nothing can be made of is answered as the rules answer what has no form', () => {
    const { answer, tried } = asked(clicks(['kind', 'pray'], ['die', 'own9']), { legal: ['pray own6'] });
    expect([codeOf(answer), tried.at(-1)]).toEqual(['malformed', { kind: 'pray' }]);
    expect(asked(clicks(['die', 'own9']), { legal: ['pray own6'], possible: ['pray'] }).tried.at(-1)).toStrictEqual({});
  });
});
