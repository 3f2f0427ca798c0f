import { describe, expect, test } from 'vitest';
import { applyPatches, called, choice, flag, integer, list, move, moveSet, nullable, record, THAT_IS_ALL, withParams, type Legality, type Picked } from '../../src/index.js';
import { whyOf } from '../../src/kernel/why.js';
import { scenario } from '../../src/testing/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { redefined } from '../fixtures/oasis/broken.js';
import { definition } from '../fixtures/oasis/game.js';
import { hostile, said, thrown } from './help.js';

const begun = scenario(oasis, { round: 2, players: [{ hand: ['date', 'star'] }, { hand: ['fig', 'reed'], water: 3 }] });
const { state } = begun;
const digging = scenario(oasis, state).play('dig').state;
const tolled = scenario(oasis, digging).luck([6]).state;
const over = scenario(oasis, { round: 4, turn: 1, players: [{ hand: ['date', 'star'] }, { hand: ['fig', 'reed'] }] }).play('rest').state;
const clicks = (...pairs: [string, Picked['value']][]): Picked[] => pairs.map(([part, value]) => ({ part, value }));
const codeOf = (legality: Legality): string => (legality.ok ? 'allowed' : legality.code);

describe('why', () => {
  test('nothing chosen yet is allowed as long as there is a move', () => {
    expect([oasis.why(state, []), oasis.why(state, {})]).toEqual([{ ok: true }, { ok: true }]);
    expect([oasis.why(digging, []), oasis.why(over, [])].map(codeOf)).toEqual(['luck-first', 'game-over']);
  });

  test('a part is allowed if a legal move has it, else its refusal is told with what it is about', () => {
    expect(codeOf(oasis.why(state, clicks(['card', 'date'])))).toBe('allowed');
    expect(oasis.why(state, clicks(['card', 'fig']))).toEqual({ ok: false, code: 'card-not-held', rule: 'OAS-4', message: 'You do not hold this card.', params: { card: 'fig', held: 2 } });
    expect(codeOf(oasis.why(state, { kind: 'play' }))).toBe('allowed');
    expect(codeOf(oasis.why(state, { card: 'fig' }))).toBe('card-not-held');
  });

  test('of a whole move it is what check says', () => {
    for (const line of ['play date', 'play fig', 'claim', 'rest']) expect(oasis.why(state, said(line))).toEqual(oasis.check(state, said(line)));
  });

  test('a kind or a part that does not occur here is refused as such', () => {
    expect(oasis.why(state, { kind: 'claim' })).toMatchObject({ code: 'not-now', rule: 'OAS-2', params: { what: 'claim' } });
    expect(oasis.why(state, clicks(['guide', 'digger']))).toMatchObject({ code: 'not-now', message: '"digger" cannot be done now.' });
    expect(codeOf(oasis.why(state, clicks(['card', 'joker'])))).toBe('malformed');
  });

  test('works on views: on that of the seat that decides as on the state, on others it says whose turn it is', () => {
    expect(oasis.why(oasis.view(state, 0), clicks(['card', 'fig']))).toEqual(oasis.why(state, clicks(['card', 'fig'])));
    expect([oasis.why(oasis.view(state, 1), []), oasis.check(oasis.view(state, null), said('rest'))]).toMatchObject([{ code: 'not-your-turn', params: { seat: 0 } }, { code: 'not-your-turn' }]);
  });

  test('never throws', () => {
    for (const strange of [null, 7, 'dig', [null], [7], [{}], hostile(), [hostile()]]) expect(oasis.why(state, strange as never)).toHaveProperty('ok');
    expect(oasis.why(state, hostile() as never)).toMatchObject({ code: 'malformed', rule: 'OAS-2', message: 'This is not a move: it cannot be read.' });
  });
});

test('why: what is neither clicks nor parts is malformed, and no answer repeats a long question', () => {
  const { state } = scenario(oasis, { turn: 0, players: [{}, {}] });
  for (const text of ['x'.repeat(10_000_000), 5, null, undefined]) expect(oasis.why(state, text as never)).toMatchObject({ ok: false, code: 'malformed' });
  expect(JSON.stringify(oasis.why(state, [{ part: 'kind', value: 'x'.repeat(100_000) }])).length).toBeLessThan(1000);
});

describe('the most telling reason', () => {
  const die = called('die', choice(['own6', 'own5', 'own2']));
  const set = moveSet({
    climb: move('climb {height} {dice}', { height: integer(1, 6), dice: list(die, { least: 1, most: 2 }) }),
    rest: move('rest {die}', { die }),
  });
  const kinds = new Map(set.infos.map((info) => [info.kind, info]));
  const refusal = (code: string): Legality => ({ ok: false, code, rule: 'X-1', message: 'No.' });
  const held = ['own6', 'own2'];
  /** A die that is held, as many as the height needs, and high enough. */
  const check = (given: unknown): Legality => {
    const problem = set.schema.check(given);
    if (problem) return refusal('malformed');
    const one = given as { kind: string; height: number; dice: string[]; die: string };
    const dice = one.kind === 'rest' ? [one.die] : one.dice;
    if (dice.some((token) => !held.includes(token))) return refusal('not-held');
    if (one.kind === 'rest') return { ok: true };
    if (dice.length !== 1) return refusal('one-die');
    return Number(dice[0]!.slice(-1)) >= one.height ? { ok: true } : refusal('too-low');
  };
  const all = Array.from({ length: 6 }, (_, at) => at + 1).flatMap((height) => held.map((token) => ({ kind: 'climb' as const, height, dice: [token] })));
  const legal = [...all.filter((one) => check(one).ok), ...held.map((token) => ({ kind: 'rest' as const, die: token }))];
  const why = (partial: object, some: readonly { kind: string }[] = legal): string =>
    codeOf(whyOf({ kinds, schema: set.schema.json, legal: some, possible: ['climb', 'rest'], check, codes: ['not-held', 'one-die', 'too-low'], notNow: () => refusal('not-now') as never, malformed: () => refusal('malformed') as never }, partial as never));

  test('is that of the legal move into which the choice is put', () => {
    expect(why({ kind: 'climb', height: 3, dice: ['own2'] })).toBe('too-low');
    expect(why(clicks(['die', 'own2'], ['height', 3]))).toBe('too-low');
    expect(why(clicks(['die', 'own5']))).toBe('not-held');
    expect(why(clicks(['kind', 'climb'], ['die', 'own6'], ['die', 'own2']))).toBe('one-die');
  });

  test('where the kind has no legal move, that of a move made of what the other legal moves are made of', () => {
    const only: readonly { kind: string }[] = legal.filter(({ kind }) => kind === 'rest').slice(1);
    expect(why(clicks(['kind', 'climb'], ['height', 3]), only)).toBe('too-low');
    expect(why(clicks(['kind', 'climb'], ['height', 3], ['die', 'own5']), only)).toBe('not-held');
  });

  test('what the rules accept is allowed, though it is not listed', () => {
    expect(why(clicks(['kind', 'climb'], ['height', 2]), legal.filter(({ kind }) => kind === 'rest'))).toBe('allowed');
  });
});

describe('the most telling reason, of ways, amounts, nothing and yes or no', () => {
  const place = called('place', choice(['oasis', 'well', 'city']));
  const set = moveSet({
    walk: move('walk {way} {fast}', { way: list(place, { least: 1, most: 3, ordered: true }), fast: flag }),
    pay: move('pay {goods} {to}', { goods: called('good', record(['silk', 'gold'], called('amount', integer(1, 4)))), to: nullable(place) }),
  });
  const kinds = new Map(set.infos.map((info) => [info.kind, info]));
  const refusal = (code: string): Legality => ({ ok: false, code, rule: 'X-1', message: 'No.' });
  const tried: unknown[] = [];
  /** One walks from the oasis to the well and on to the city, slowly; one has two silk and no gold, and pays in the city or nobody. */
  const check = (given: unknown): Legality => {
    tried.push(given);
    if (set.schema.check(given)) return refusal('malformed');
    const one = given as { kind: string; way: string[]; fast: boolean; goods: { silk?: number; gold?: number }; to: string | null };
    if (one.kind === 'walk') {
      if (one.way.some((step, at) => step !== ['oasis', 'well', 'city'][at])) return refusal('no-road');
      return one.fast ? refusal('too-fast') : { ok: true };
    }
    if ((one.goods.silk ?? 0) > 2 || (one.goods.gold ?? 0) > 0) return refusal('not-held');
    return one.to === 'city' || one.to === null ? { ok: true } : refusal('nobody-there');
  };
  const walk = (...way: string[]) => ({ kind: 'walk', way, fast: false });
  const pay = (silk: number, to: string | null) => ({ kind: 'pay', goods: { silk }, to });
  const all = [walk('oasis'), walk('oasis', 'well'), walk('oasis', 'well', 'city'), pay(1, null), pay(2, null), pay(1, 'city'), pay(2, 'city')];
  const why = (partial: object, some: readonly { kind: string }[] = all): string =>
    codeOf(whyOf({ kinds, schema: set.schema.json, legal: some, possible: ['walk', 'pay'], check, codes: ['no-road', 'too-fast', 'not-held', 'nobody-there'], notNow: () => refusal('not-now') as never, malformed: () => refusal('malformed') as never }, partial as never));

  test('a way goes on from what was clicked of it', () => {
    expect(why(clicks(['kind', 'walk'], ['place', 'oasis']))).toBe('allowed');
    expect([why(clicks(['kind', 'walk'], ['place', 'well'])), why(clicks(['kind', 'walk'], ['place', 'oasis'], ['place', 'city']))]).toEqual(['no-road', 'no-road']);
    expect(why(clicks(['kind', 'walk'], ['fast', true]))).toBe('too-fast');
    expect(why({ kind: 'walk', fast: true })).toBe('too-fast');
    expect(why({ kind: 'walk', way: ['oasis', 'city'] })).toBe('no-road');
  });

  test('goods are clicked as often as they are paid', () => {
    expect([why(clicks(['good', 'silk'], ['good', 'silk'])), why(clicks(['good', 'silk'], ['good', 'silk'], ['good', 'silk'])), why(clicks(['good', 'gold']))]).toEqual(['allowed', 'not-held', 'not-held']);
    expect(why({ kind: 'pay', goods: { silk: 3 } })).toBe('not-held');
    expect(why(clicks(['kind', 'pay'], ['place', 'well']))).toBe('nobody-there');
    expect(why(clicks(['kind', 'pay'], ['place', null]))).toBe('allowed');
  });

  test('where nothing of a kind is legal, ways and amounts of every length there may be are tried', () => {
    const [walks, pays] = [all.slice(0, 3), all.slice(3, 5)];
    expect([why(clicks(['kind', 'pay'], ['good', 'gold']), walks), why(clicks(['kind', 'pay'], ['place', 'oasis']), walks), why(clicks(['kind', 'pay']), walks)]).toEqual(['not-held', 'nobody-there', 'allowed']);
    expect([why(clicks(['kind', 'walk'], ['fast', true]), pays), why(clicks(['kind', 'walk'], ['place', 'city']), pays), why(clicks(['kind', 'walk']), pays)]).toEqual(['too-fast', 'no-road', 'allowed']);
    tried.length = 0;
    expect(why(clicks(['kind', 'walk'], ['place', 'well']), pays)).toBe('no-road');
    const ways = (tried as { way: string[] }[]).map(({ way }) => way);
    expect(ways.every(([first]) => first === 'well')).toBe(true);
    expect([...new Set(ways.map(({ length }) => length))].sort()).toEqual([1, 2, 3]);
    tried.length = 0;
    expect(why(clicks(['kind', 'walk'], ['place', 'well'], ['place', THAT_IS_ALL]), pays)).toBe('no-road');
    expect((tried as { way: string[] }[]).every(({ way }) => way.length === 1)).toBe(true);
  });

  test('a part that the kind has not cannot be chosen now, and one that no kind has is none', () => {
    expect([why(clicks(['kind', 'pay'], ['fast', true])), why(clicks(['kind', 'rest'])), why(clicks(['die', 'own5']))]).toEqual(['not-now', 'not-now', 'malformed']);
  });
});

describe('prompt', () => {
  test('says who is asked for what, by which rule, about what, and what ends the turn', () => {
    expect(oasis.prompt(state)).toEqual({
      asks: 'seat', seat: 0, key: 'turn', params: { round: 2 }, rule: 'OAS-2', kinds: ['dig', 'play', 'rest'], forced: null, settled: null, undoable: 'some', ends: ['dig', 'play', 'rest'], ahead: [{ seat: 0, times: 1 }],
    });
    expect(oasis.prompt(tolled)).toMatchObject({ seat: 1, key: 'toll', params: { from: 0 }, rule: 'OAS-6', kinds: ['claim', 'waive'], undoable: 'any', ends: [] });
  });

  test('of luck tells how many dice or cards, of the end that it is over', () => {
    expect(oasis.prompt(digging)).toMatchObject({ asks: 'luck', seat: 0, key: 'dig', params: { dice: 1, sides: 6 }, rule: 'OAS-3', kinds: [], undoable: null });
    expect(oasis.prompt(over)).toMatchObject({ asks: 'nobody', seat: null, key: 'game-over', rule: 'OAS-7', ahead: [] });
  });

  test('tells others who is asked, and nothing of the answers', () => {
    expect(oasis.prompt(oasis.view(state, 0))).toEqual(oasis.prompt(state));
    for (const seat of [1, null]) expect(oasis.prompt(oasis.view(state, seat))).toMatchObject({ seat: 0, key: 'turn', kinds: [], forced: null, undoable: null });
  });

  test('names the only thing there is to do', () => {
    const turn = definition.frames.turn as unknown as { offer: (position: unknown, frame: unknown, out: { add: (one: object) => void }) => void };
    const onlyRest = { ...turn, offer: (_position: unknown, _frame: unknown, out: { add: (one: object) => void }) => { out.add({ kind: 'rest' }); } };
    const only = redefined({ frames: { ...definition.frames, turn: onlyRest as never } });
    expect(only.prompt(state)).toMatchObject({ forced: { kind: 'rest' }, settled: null, kinds: ['rest'], undoable: 'any' });
    // Where it gives something up, nobody has to be asked; among others it has to be chosen.
    const lost = redefined({ frames: { ...definition.frames, turn: { ...onlyRest, givesUp: ['rest'] } as never } });
    expect(lost.prompt(state)).toMatchObject({ forced: { kind: 'rest' }, settled: { kind: 'rest' } });
    expect(redefined({ frames: { ...definition.frames, turn: { ...turn, givesUp: ['rest'] } as never } }).prompt(state)).toMatchObject({ settled: null });
  });

  test('says how often each seat still has to decide, as far as the stack tells', () => {
    expect(oasis.prompt(oasis.setup({ seats: 3 })).ahead).toEqual([{ seat: 2, times: 1 }, { seat: 1, times: 1 }, { seat: 0, times: 1 }]);
  });
});

describe('preview', () => {
  test('tells what a move would change up to the next luck, and that luck comes', () => {
    expect(oasis.preview(state, said('rest'))).toMatchObject({ events: [{ kind: 'rested', seat: 0 }], after: { players: [{ coin: 1 }, {}] }, luck: null, reveals: false, undoable: true });
    const foreseen = oasis.preview(state, said('dig'));
    expect(foreseen).toMatchObject({ events: [], luck: { purpose: 'dig', rule: 'OAS-3' }, undoable: false });
    expect(applyPatches(oasis.view(state, 0), foreseen.patches)).toEqual(foreseen.after);
  });

  test('is the same from the view of its seat, and knows nothing that the view hides', () => {
    const view = oasis.view(state, 0);
    expect(oasis.preview(view, said('play star'))).toEqual(oasis.preview(state, said('play star')));
    expect(oasis.preview(view, said('play star')).after.players[1]!.hand).toEqual([null, null]);
  });

  test('stops before something hidden comes to light', () => {
    const last = scenario(oasis, { round: 4, turn: 1, players: [{ hand: ['date', 'star'] }, { hand: ['fig', 'reed'] }] }).state;
    const foreseen = oasis.preview(last, said('rest'));
    expect(foreseen).toMatchObject({ events: [{ kind: 'rested' }], reveals: true, undoable: false, luck: null });
    expect(foreseen.after.players.map(({ hand, coin }) => [hand, coin])).toEqual([[[null, null], 0], [['fig', 'reed'], 1]]);
  });

  test('refuses what is not legal', () => {
    expect(thrown(() => oasis.preview(state, said('play fig')))).toMatchObject({ name: 'IllegalMoveError', refusal: { code: 'card-not-held', params: { card: 'fig' } } });
    expect(thrown(() => oasis.preview(oasis.view(state, 1), said('rest')))).toMatchObject({ code: 'not-your-turn' });
    // However deep it is, and whatever it throws when it is looked at.
    const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    for (const move of [deep, { ...said('rest'), more: deep }, hostile]) expect(thrown(() => oasis.preview(state, move as never))).toMatchObject({ name: 'IllegalMoveError', refusal: { code: 'malformed' } });
  });
});

test('a refusal with numbers is another one than that of the table', () => {
  const plain = definition.refusals['spring-dry']!;
  expect(withParams(plain, { water: 2 })).toEqual({ ...plain, params: { water: 2 } });
  expect(plain).not.toHaveProperty('params');
});

test('where cards are to be drawn a prompt says how many; whose decision lies at the bottom of the stack is ahead, too', () => {
  const drafted = oasis.apply(oasis.apply(oasis.setup({ seats: 2 }), said('guide digger')), said('guide trader'));
  expect(oasis.chance(drafted)).toMatchObject({ kind: 'draw', count: 2 });
  expect(oasis.prompt(drafted)).toMatchObject({ asks: 'luck', params: { count: 2 } });
  expect(Object.keys(oasis.prompt(drafted).params)).toEqual(['count']);
  expect(oasis.prompt(digging).params).toEqual({ dice: 1, sides: 6 });
  expect(oasis.prompt({ ...state, frames: [{ kind: 'turn', seat: 0 }] }).ahead).toEqual([{ seat: 0, times: 1 }]);
});
