import { afterEach, describe, expect, test } from 'vitest';
import { defineGame, freezeStates, hashOf, integer, move, moveSet, object, randomFrom, type AnyState, type Definition, type ScoreSheet } from '../../src/index.js';
import { definition, oasis, type OasisConfig, type OasisDefinition, type OasisEvent, type OasisMove, type OasisState } from '../fixtures/oasis/game.js';
import { atTheTable, hostile, said, thrown, travelled } from './help.js';

type TurnRules = Extract<OasisDefinition['frames']['turn'], { type: 'decision' }>;

const redefined = (change: Partial<OasisDefinition>): typeof oasis => defineGame({ ...definition, ...change });

/** Seat 0 has to decide; it holds date and star, seat 1 holds fig and olive. */
const turn = (): OasisState => atTheTable().state;
/** Seat 0 has to be told what the die says. */
const digging = (): OasisState => oasis.apply(turn(), said('dig'));
/** Nobody has anything to decide any more. */
function over(): OasisState {
  const state = oasis.inPlace.clone(turn());
  while (oasis.actor(state).type !== 'over') {
    if (oasis.chance(state)) oasis.inPlace.resolve(state, [1]);
    else oasis.inPlace.play(state, oasis.legalMoves(state).at(-1)!);
  }
  return state;
}
const legal = (state: OasisState): string[] => oasis.legalMoves(state).map(oasis.notation.print);
const listen = (): { events: OasisEvent[]; sink: (event: OasisEvent) => void } => {
  const events: OasisEvent[] = [];
  return { events, sink: (event) => { events.push(event); } };
};

afterEach(() => { freezeStates(true); });

describe('a game', () => {
  test('tells what its definition says', () => {
    for (const key of ['id', 'rulesVersion', 'seats', 'rulings', 'content', 'longest', 'reveals'] as const) expect(oasis[key]).toBe(definition[key]);
    expect(oasis.features).toEqual(definition.features);
    expect(oasis.schemas).toMatchObject({ config: definition.config.json, move: definition.moves.schema.json, state: definition.state.json, view: definition.view.json });
    expect(oasis.schemas.outcome).toEqual({ type: 'array', items: { type: ['integer', 'string'] }, maxItems: 1000 });
  });

  test('made anew of the same definition, does the same', () => {
    const game = defineGame(definition);
    const [state, luck, end] = [turn(), digging(), over()];
    expect(game.setup({ seats: 3 })).toEqual(oasis.setup({ seats: 3 }));
    expect(game.schemas).toEqual(oasis.schemas);
    expect([game.change(state, luck), game.change(luck, state)]).toEqual([oasis.change(state, luck), oasis.change(luck, state)]);
    expect([0, 1, null].map((seat) => game.view(state, seat))).toEqual([0, 1, null].map((seat) => oasis.view(state, seat)));
    expect(game.determinize(game.view(state, 0), randomFrom('again'))).toEqual(oasis.determinize(oasis.view(state, 0), randomFrom('again')));
    expect([game.score(end), game.scoreFor(game.view(end, 1)), game.hash(end), game.census(end)]).toEqual([oasis.score(end), oasis.score(end), oasis.hash(end), { guide: 3, card: 8, water: 30 }]);
    expect([game.validate(state).ok, game.validate(null).ok, game.validateConfig({ seats: 2 }).ok, game.validateConfig(null).ok, game.validateMove({ kind: 'dig' }).ok, game.validateMove(null).ok]).toEqual([true, false, true, false, true, false]);
    expect([game.notation.print(said('play date')), game.notation.parse('play date'), game.notation.describe(state, said('play date'))]).toEqual(['play date', said('play date'), 'Play the date.']);
    const place = game.inPlace.clone(state);
    const { events, sink } = listen();
    game.inPlace.play(place, said('rest'), sink);
    game.inPlace.play(place, said('dig'), sink);
    game.inPlace.resolve(place, [1], sink);
    expect(events.map(({ kind }) => kind)).toEqual(['rested', 'dug', 'round-begins']);
    expect(game.arrange({ round: 2 })).toEqual(oasis.arrange({ round: 2 }));
    expect([game.legalMovesFor(game.view(state, 0)), game.legalMovesFor(game.view(state, 1))]).toEqual([oasis.legalMoves(state), []]);
  });

  test('is set up at its first decision', () => {
    const state = oasis.setup({ seats: 2 });
    expect(oasis.actor(state)).toEqual({ type: 'seat', seat: 1 });
    expect(legal(state)).toEqual(['guide digger', 'guide trader', 'guide singer']);
    expect(oasis.chance(state)).toBeNull();
  });

  test('says who acts: a seat, luck, nobody', () => {
    expect(oasis.actor(turn())).toEqual({ type: 'seat', seat: 0 });
    expect(oasis.actor(digging())).toEqual({ type: 'chance' });
    expect(oasis.actor(over())).toEqual({ type: 'over' });
  });

  test('offers moves to whoever decides, and to nobody else', () => {
    expect(legal(turn())).toEqual(['dig', 'play date', 'play star', 'rest']);
    expect([legal(digging()), legal(over())]).toEqual([[], []]);
  });

  test('says what luck has to decide', () => {
    expect(oasis.chance(digging())).toEqual({ kind: 'roll', purpose: 'dig', rule: 'OAS-3', seat: 0, dice: 1, sides: 6 });
    expect([oasis.chance(turn()), oasis.chance(over())]).toEqual([null, null]);
  });

  test('hashes, scores, counts and describes', () => {
    expect(oasis.hash(turn())).toBe(hashOf(turn()));
    expect(oasis.score(turn()).final).toBe(false);
    expect(oasis.score(over())).toMatchObject({ final: true });
    expect(oasis.scoreFor(oasis.view(over(), null))).toEqual(oasis.score(over()));
    expect(oasis.census(turn())).toEqual({ guide: 3, card: 8, water: 30 });
    expect(oasis.notation.describe(turn(), said('play date'))).toBe('Play the date.');
  });
});

describe('check', () => {
  const answer = (state: OasisState, one: unknown): unknown => {
    const legality = oasis.check(state, one);
    return legality.ok ? 'ok' : [legality.code, legality.rule];
  };

  test.each<[string, () => OasisState, unknown, unknown]>([
    ['a legal move', turn, { kind: 'dig' }, 'ok'],
    ['keys in another order', turn, { card: 'date', kind: 'play' }, 'ok'],
    ['the reason the rules give', turn, { kind: 'play', card: 'fig' }, ['card-not-held', 'OAS-4']],
    ['a move of another decision', turn, { kind: 'claim' }, ['not-now', 'OAS-2']],
    ['before luck has decided', digging, { kind: 'dig' }, ['luck-first', 'OAS-3']],
    ['after the end', over, { kind: 'dig' }, ['game-over', 'OAS-7']],
    ['an unknown kind', turn, { kind: 'fly' }, ['malformed', 'OAS-2']],
    ['a missing part', turn, { kind: 'play' }, ['malformed', 'OAS-2']],
    ['a part too many', turn, { kind: 'dig', deep: true }, ['malformed', 'OAS-2']],
    ['a prototype key', turn, JSON.parse('{"kind": "dig", "__proto__": 1}'), ['malformed', 'OAS-2']],
    ...[undefined, null, 0, NaN, 'dig', [], ['dig'], () => 1, Symbol('dig'), 1n].map((one): [string, () => OasisState, unknown, unknown] => [`no move: ${String(one)}`, turn, one, ['malformed', 'OAS-2']]),
  ])('%s', (_, state, one, expected) => {
    const before = state();
    expect(answer(before, one)).toEqual(expected);
    expect(before).toEqual(state());
  });

  test('says in its sentence where a malformed move is wrong', () => {
    expect(oasis.check(turn(), { kind: 'play', card: 'salt' })).toMatchObject({ message: expect.stringContaining('card: expected one of date') });
  });

  test('never throws, whatever it is given', () => {
    const throwing = { kind: 'play', get card(): never { throw new Error('keep out'); } };
    let looks = 0;
    const tired = { kind: 'play', get card() { looks += 1; if (looks > 1) throw new Error('enough'); return 'date'; } };
    for (const one of [hostile(), hostile(null), hostile(Object.create(null)), hostile(hostile()), throwing, tired]) expect(answer(turn(), one)).toMatchObject(['malformed', expect.any(String)]);
    expect(oasis.check(null as never, { kind: 'dig' })).toMatchObject({ message: 'This is not a move: it, or the state, cannot be read.' });
    for (const state of [null, undefined, 1, {}, { frames: [null] }, { frames: [{ kind: 'nothing' }] }, hostile()]) expect(answer(state as never, { kind: 'dig' })).toEqual(['malformed', 'OAS-7']);
  });

  test('without `refuse` the list decides', () => {
    const { turn: rules, ...frames } = definition.frames;
    const { refuse: _refuse, ...listed } = rules as TurnRules;
    const game = redefined({ frames: { ...frames, turn: listed } });
    expect(game.check(turn(), { card: 'date', kind: 'play' })).toEqual({ ok: true });
    expect(game.check(turn(), { kind: 'play', card: 'fig' })).toMatchObject({ code: 'not-offered', rule: 'OAS-2' });
  });

  test('when a step is at hand, which never happens in play, luck is said to come first', () => {
    expect(oasis.check({ ...turn(), frames: [{ kind: 'next', seat: 0 }] }, { kind: 'dig' })).toMatchObject({ code: 'luck-first', rule: 'OAS-7' });
  });
});

describe('apply', () => {
  test('leaves the state it was given alone and shares what it did not touch', () => {
    const before = turn();
    const text = JSON.stringify(before);
    const after = oasis.apply(before, said('play date'));
    expect(JSON.stringify(before)).toBe(text);
    expect(after.players[0]).toMatchObject({ hand: ['star'], played: ['date'] });
    expect(after.players[1]).toBe(before.players[1]);
    expect(after.config).toBe(before.config);
    expect(after.guides).toBe(before.guides);
    expect(after.players).not.toBe(before.players);
  });

  test('tells what happened, in order', () => {
    const { events, sink } = listen();
    oasis.apply(turn(), said('play date'), sink);
    expect(events).toEqual([{ kind: 'played', rule: 'OAS-4', seat: 0, card: 'date' }]);
  });

  test.each<[string, () => OasisState, OasisMove, string, string]>([
    ['what the rules refuse', turn, said('play fig'), 'card-not-held', 'You do not hold this card. (OAS-4)'],
    ['before luck', digging, said('dig'), 'luck-first', 'Dice or cards come first. (OAS-3)'],
    ['after the end', over, said('dig'), 'game-over', 'The game is over. (OAS-7)'],
    ['what is no move', turn, { kind: 'fly' } as never, 'malformed', 'This is not a move: kind: expected one of guide, dig, play, rest, claim, waive. (OAS-2)'],
    ['what cannot be read', turn, hostile() as never, 'malformed', 'This is not a move: cannot be read (Error: keep out). (OAS-2)'],
  ])('refuses %s', (_, state, one, code, message) => {
    const { events, sink } = listen();
    for (const play of [oasis.apply, oasis.cloneAndPlay]) {
      const error = thrown(() => play(state(), one, sink));
      expect(error).toMatchObject({ name: 'IllegalMoveError', code, message, refusal: { ok: false, code } });
    }
    expect(events).toEqual([]);
  });

  test('a fault of the rules is not taken for a refusal', () => {
    const rules = definition.frames.turn as TurnRules;
    const faulty = redefined({ frames: { ...definition.frames, turn: { ...rules, refuse: () => { throw new TypeError('a fault'); } } } });
    expect(thrown(() => faulty.apply(turn(), said('dig')))).toMatchObject({ name: 'TypeError', message: 'a fault' });
    expect(faulty.check(turn(), said('dig')).ok).toBe(false);
  });
});

describe('cloneAndPlay', () => {
  test('comes to the same state and events, sharing nothing that can change', () => {
    const before = turn();
    const [a, b] = [listen(), listen()];
    const after = oasis.cloneAndPlay(before, said('rest'), a.sink);
    expect(after).toEqual(oasis.apply(before, said('rest'), b.sink));
    expect(a.events).toEqual(b.events);
    expect(after.players[1]).not.toBe(before.players[1]);
    expect(Object.isFrozen(after)).toBe(false);
    oasis.inPlace.play(after, said('rest'));
    expect(before).toEqual(turn());
  });
});

describe('resolve', () => {
  test('goes on as luck decided, and tells it', () => {
    const before = digging();
    const { events, sink } = listen();
    const after = oasis.resolve(before, [4], sink);
    expect([after.spring, after.players[0]?.water]).toEqual([26, 4]);
    expect(events).toEqual([{ kind: 'dug', rule: 'OAS-3', seat: 0, die: 4, water: 4 }]);
    expect(before).toEqual(digging());
    expect(after.players[1]).toBe(before.players[1]);
  });

  test.each([[[0]], [[7]], [[]], [[1, 2]], [['1']], [null], [{}]])('refuses %j', (outcome) => {
    expect(thrown(() => oasis.resolve(digging(), outcome as never))).toMatchObject({ name: 'IllegalOutcomeError', code: 'illegal-outcome' });
  });

  test('refuses any outcome where luck has nothing to decide', () => {
    for (const state of [turn(), over()]) {
      expect(thrown(() => oasis.resolve(state, [1]))).toMatchObject({ name: 'IllegalOutcomeError', code: 'no-chance', message: 'luck has nothing to decide now' });
      expect(thrown(() => { oasis.inPlace.resolve(oasis.inPlace.clone(state), [1]); })).toMatchObject({ code: 'no-chance', message: 'luck has nothing to decide now' });
    }
  });
});

describe('in place', () => {
  test('changes the clone it is given, tells the same, and comes to the same', () => {
    const state = oasis.inPlace.clone(turn());
    const { events, sink } = listen();
    oasis.inPlace.play(state, said('dig'), sink);
    oasis.inPlace.resolve(state, [6], sink);
    expect(state).toEqual(oasis.resolve(digging(), [6]));
    expect(events.map(({ kind }) => kind)).toEqual(['dug']);
    expect(oasis.actor(state)).toEqual({ type: 'seat', seat: 1 });
  });

  test('does not play before luck has decided', () => {
    expect(thrown(() => { oasis.inPlace.play(oasis.inPlace.clone(digging()), said('dig')); })).toMatchObject({ name: 'IllegalMoveError', code: 'luck-first' });
  });
});

describe('frozen states', () => {
  const parts = (state: OasisState): unknown[] => [state, state.players, state.players[0], state.players[0]?.hand, state.frames, state.config];

  test('are what setup, apply, resolve and arrange return, unless told otherwise', () => {
    const made = (): OasisState[] => [oasis.setup({ seats: 2 }), oasis.apply(turn(), said('rest')), oasis.resolve(digging(), [1]), oasis.arrange({}), ...parts(oasis.apply(turn(), said('play date')))] as OasisState[];
    expect(made().every((state) => Object.isFrozen(state))).toBe(true);
    freezeStates(false);
    const before = oasis.inPlace.clone(turn());
    for (const state of [oasis.setup({ seats: 2 }), oasis.apply(before, said('rest')), oasis.arrange({})]) expect(Object.isFrozen(state)).toBe(false);
    freezeStates(true);
    expect(made().every((state) => Object.isFrozen(state))).toBe(true);
  });

  test('a clone can be changed', () => {
    const clone = oasis.inPlace.clone(turn());
    expect(parts(clone).slice(0, 5).some((part) => Object.isFrozen(part))).toBe(false);
  });
});

describe('the box of a config', () => {
  const counting = (): { readonly game: typeof oasis; readonly made: OasisConfig[] } => {
    const made: OasisConfig[] = [];
    return { game: redefined({ box: (config) => { made.push(config); return definition.box(config); } }), made };
  };

  test('is made once for a config object, however many states and games share it', () => {
    const { game, made } = counting();
    let one = game.setup({ seats: 2 });
    let other = game.setup({ seats: 3 });
    for (let at = 0; at < 3; at += 1) {
      one = game.chance(one) ? game.resolve(one, ['date', 'star']) : game.apply(one, game.legalMoves(one)[0]!);
      other = game.apply(other, game.legalMoves(other)[0]!);
    }
    expect(made).toHaveLength(2);
  });

  test('is that of the state at hand, when configs differ', () => {
    const toll = { ...oasis.arrange({ turn: 0 }), frames: [{ kind: 'next' as const, seat: 0 }, { kind: 'dig' as const, seat: 0 }] };
    const free = { ...oasis.arrange({ turn: 0, rulings: { toll: 'none' } }), frames: toll.frames };
    for (let at = 0; at < 3; at += 1) {
      expect(oasis.actor(oasis.resolve(toll, [6]))).toEqual({ type: 'seat', seat: 1 });
      expect(oasis.legalMoves(oasis.resolve(toll, [6]))).toEqual([{ kind: 'claim' }, { kind: 'waive' }]);
      expect(oasis.legalMoves(oasis.resolve(free, [6]))).toContainEqual({ kind: 'dig' });
    }
  });
});

describe('setup', () => {
  test.each<[string, unknown, (string | number)[]]>([
    ['nothing', undefined, []], ['null', null, []], ['a list', [], []], ['a number', 2, []], ['no seats', {}, ['seats']], ['too many seats', { seats: 4 }, ['seats']], ['half a seat', { seats: 2.5 }, ['seats']], ['seats as text', { seats: '2' }, ['seats']], ['NaN', { seats: NaN }, ['seats']],
    ['an unknown key', { seats: 2, speed: 1 }, ['speed']], ['an unknown ruling', { seats: 2, rulings: { tax: 'one' } }, ['rulings', 'tax']], ['an unknown option', { seats: 2, rulings: { toll: 'two' } }, ['rulings', 'toll']], ['a prototype key', JSON.parse('{"seats": 2, "__proto__": {"rulings": {}}}'), ['__proto__']],
    ['something unreadable', hostile(), []],
  ])('refuses %s', (_, config, path) => {
    expect(thrown(() => oasis.setup(config as never))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-config', path });
    const verdict = oasis.validateConfig(config);
    expect(verdict).toMatchObject({ ok: false, error: { code: 'invalid-config', path } });
  });

  test('takes the config over, tidied', () => {
    expect(oasis.setup({ seats: 2 }).config).toEqual({ seats: 2 });
    expect(oasis.setup({ seats: 2, rulings: { toll: 'one' } }).config).toEqual({ seats: 2, rulings: {} });
    expect(oasis.setup({ seats: 2, rulings: { toll: 'none' } }).config).toEqual({ seats: 2, rulings: { toll: 'none' } });
  });

  test('of equal configs begins alike, and no two games share what can change', () => {
    freezeStates(false);
    const one = oasis.setup({ seats: 2 });
    one.spring = 0;
    one.guides.pop();
    expect(oasis.setup({ seats: 2 })).toMatchObject({ spring: 30, guides: ['digger', 'trader', 'singer'] });
    expect(oasis.setup({ seats: 3 }).players).toHaveLength(3);
    expect(oasis.setup({ seats: 2 }).players).toHaveLength(2);
  });

  test('does not freeze what the caller holds', () => {
    const config = { seats: 2, rulings: { toll: 'none' as const } };
    oasis.setup(config);
    expect([Object.isFrozen(config), Object.isFrozen(config.rulings)]).toEqual([false, false]);
  });
});

describe('validate', () => {
  test('returns the very value', () => {
    const [state, config, one] = [turn(), { seats: 3 }, { kind: 'dig' }];
    for (const verdict of [oasis.validate(state), oasis.validateConfig(config), oasis.validateMove(one)]) expect(verdict.ok).toBe(true);
    expect(oasis.validate(state)).toEqual({ ok: true, value: state });
    const verdict = oasis.validate(state);
    expect(verdict.ok && verdict.value).toBe(state);
  });

  test.each([['at a turn', turn], ['when luck has to decide', digging], ['at the end', over]])('takes a state %s, fresh or travelled', (_, state) => {
    expect(oasis.validate(state()).ok).toBe(true);
    expect(oasis.validate(travelled(state())).ok).toBe(true);
  });

  const edited = (edit: (state: OasisState) => unknown): unknown => {
    const state = travelled(turn());
    return edit(state) ?? state;
  };
  test.each<[string, unknown, (string | number)[], string]>([
    ['nothing', undefined, [], 'expected an object'], ['a list', [], [], 'expected an object'],
    ['another type', edited((state) => { state.round = '1' as never; }), ['round'], 'whole number'], ['a number too large', edited((state) => { state.spring = 1e300; }), ['spring'], 'whole number'], ['NaN', edited((state) => { state.spring = NaN; }), ['spring'], 'whole number'],
    ['a key too many', edited((state) => ({ ...state, more: 1 })), ['more'], 'unknown key'], ['a key too few', edited(({ guides: _guides, ...rest }) => rest), ['guides'], 'missing'],
    ['an unknown card', edited((state) => { state.players[1]!.hand = ['salt' as never]; }), ['players', 1, 'hand', 0], 'expected one of'],
    ['a contradiction', edited((state) => { state.spring -= 1; }), ['spring'], 'water was made or lost'],
    ['a card held twice', edited((state) => { state.players[0]!.hand = ['fig', 'star']; }), ['players'], 'held twice'],
    ['a thousand frames', edited((state) => { state.frames = Array.from({ length: 1000 }, () => ({ kind: 'turn', seat: 0 })); }), ['frames'], '0 to 20 items'],
    ['something unreadable', hostile(), [], 'cannot be read'],
  ])('refuses %s', (_, json, path, problem) => {
    const verdict = oasis.validate(json);
    expect(verdict).toMatchObject({ ok: false, error: { name: 'InvalidDataError', code: 'invalid-state', path, problem: expect.stringContaining(problem) } });
  });

  // What is at rest is the kernel's to say: so the game itself finds nothing wrong with its states here.
  const trusting = redefined({ contradiction: () => null });
  test.each<[string, unknown, (string | number)[], string]>([
    ['a step at hand', edited((state) => { state.frames.pop(); }), ['frames', 0], 'nothing to decide'],
    ['a decision that lapses', edited((state) => { state.frames.push({ kind: 'toll', seat: 1, from: 0 }); }), ['frames', 2], 'nothing to decide'],
    ['a decision of nobody', edited((state) => { state.frames.push({ kind: 'turn', seat: 2 }); }), ['frames', 2], 'no such seat'],
    ['a decision without a move', edited((state) => { state.guides = []; state.frames.push({ kind: 'draft', seat: 0 }); }), ['frames', 2], 'no legal move'],
  ])('of a game that finds nothing wrong refuses %s', (_, json, path, problem) => {
    expect(trusting.validate(json)).toMatchObject({ ok: false, error: { code: 'invalid-state', path, problem: expect.stringContaining(problem) } });
    expect(trusting.validate(turn()).ok).toBe(true);
  });

  test.each([-1, 2, NaN])('refuses a decision of seat %d, of which the rules say nothing', (seat) => {
    const rules = definition.frames.turn as TurnRules;
    const game = redefined({ contradiction: () => null, frames: { ...definition.frames, turn: { ...rules, seat: () => seat } } });
    expect(game.validate(turn())).toMatchObject({ ok: false, error: { path: ['frames', 1], problem: 'there is no such seat' } });
  });

  test('says whether data has the form of a move, legal or not', () => {
    expect(oasis.validateMove({ kind: 'play', card: 'palm' }).ok).toBe(true);
    expect(oasis.validateMove({ kind: 'play', card: 'salt' })).toMatchObject({ ok: false, error: { code: 'invalid-move', path: ['card'] } });
    expect(oasis.validateMove(hostile())).toMatchObject({ ok: false, error: { code: 'invalid-move', path: [] } });
  });
});

describe('views', () => {
  test('show a seat its own hand and hide the others', () => {
    const hands = (seat: number | null): unknown => oasis.view(turn(), seat).players.map(({ hand }) => hand);
    expect(hands(0)).toEqual([['date', 'star'], [null, null]]);
    expect(hands(1)).toEqual([[null, null], ['fig', 'olive']]);
    expect(hands(null)).toEqual([[null, null], [null, null]]);
  });

  test('list the moves of their viewer, after a trip through JSON text, too', () => {
    const movesFor = (seat: number | null): unknown => oasis.legalMovesFor(travelled(oasis.view(turn(), seat)));
    expect(movesFor(0)).toEqual(oasis.legalMoves(turn()));
    expect([movesFor(1), movesFor(null)]).toEqual([[], []]);
    expect(oasis.legalMovesFor(oasis.view(digging(), 0))).toEqual([]);
  });

  test('are filled up to full states that agree with them', () => {
    const view = oasis.view(turn(), 0);
    const dealt = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const state = oasis.determinize(view, randomFrom(String(seed)));
      expect(oasis.validate(state).ok).toBe(true);
      expect(oasis.view(state, 0)).toEqual(view);
      dealt.add(state.players[1]!.hand.join());
    }
    expect(dealt.size).toBeGreaterThan(5);
  });
});

describe('a change', () => {
  test('holds the state and the way there and back', () => {
    const [before, after] = [turn(), oasis.apply(turn(), said('rest'))];
    const change = oasis.change(before, after);
    expect(change.state).toBe(after);
    expect(change.patches).toContainEqual({ op: 'replace', path: ['players', 0, 'coin'], value: 1 });
    expect(change.inverse).toContainEqual({ op: 'replace', path: ['players', 0, 'coin'], value: 0 });
  });
});

describe('the smallest game there can be', () => {
  type State = AnyState & { left: number };
  const sheet: ScoreSheet = { final: false, players: [], winners: [] };
  const tiny: Definition<{ seats: number }, null, State, { kind: 'take' }, State & { viewer: number | null }, never, { kind: 'take' }> = {
    id: 'tiny', rulesVersion: '1', seats: [1, 1], rulings: {}, content: { id: 'none', tables: [] }, longest: 3, features: {}, refusals: {}, endRule: 'T-2',
    config: object({ seats: integer(1, 1) }), state: object({}) as never, view: object({}) as never, moves: moveSet({ take: move('take', {}) }),
    box: () => null, setup: (config) => ({ config, frames: [{ kind: 'take' }], left: 3 }),
    frames: { take: { type: 'decision', rule: 'T-1', moves: ['take'], seat: () => 0, lapses: ({ state }) => state.left === 0, legal: (_, __, moves) => { moves.push({ kind: 'take' }); }, play: ({ state }) => { state.left -= 1; } } },
    clone: (state) => ({ ...state, frames: state.frames.slice() }), viewOf: ({ state }, viewer) => ({ ...state, viewer }), determinize: (_, { viewer: _viewer, ...state }) => ({ ...state, frames: state.frames.slice() }), score: () => sheet,
    contradiction: () => null, census: () => ({}), reveals: () => false, describe: () => 'Take one.', arrange: () => ({ config: { seats: 1 }, frames: [], left: 0 }),
  };

  test('needs nothing but a frame that lapses in the end', () => {
    const game = defineGame(tiny);
    let state = game.setup({ seats: 1 });
    for (let at = 0; at < 3; at += 1) state = game.apply(state, { kind: 'take' });
    expect([state.left, game.actor(state).type]).toEqual([0, 'over']);
  });
});

describe('what a game hands out and refuses', () => {
  test('a position that contradicts itself cannot be arranged: where and why is said', () => {
    const state = oasis.setup({ seats: 2 });
    const arranged = (change: object) => (): unknown => redefined({ arrange: () => ({ ...oasis.inPlace.clone(state), ...change }) }).arrange({});
    expect(thrown(arranged({ round: 'first' }))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-arrangement', path: ['round'], problem: expect.stringContaining('whole number') });
    expect(thrown(arranged({ frames: [{ kind: 'turn', seat: 0 }, { kind: 'turn', seat: 0 }] }))).toMatchObject({ code: 'invalid-arrangement' });
    expect(arranged({})).not.toThrow();
  });

  test('of the view of one seat no other seat gets a view', () => {
    const seen = oasis.view(turn(), 0);
    expect(oasis.view(seen as never, 0)).toBe(seen);
    for (const seat of [1, null]) {
      expect(thrown(() => oasis.view(seen as never, seat))).toMatchObject({ code: 'invalid-view', path: ['viewer'], problem: 'this is the view of somebody else, and says no more than it does' });
    }
  });

  test('an event that is none is refused as an event; a game that tells none has nothing to say against any', () => {
    const { ok, error } = oasis.validateEvent({ kind: 'nothing' }) as { ok: false; error: Error };
    expect([ok, error]).toEqual([false, expect.objectContaining({ code: 'invalid-event', path: ['kind'] })]);
    const mute = redefined({ events: undefined as never });
    expect([mute.validateEvent({ kind: 'nothing' }).ok, mute.schemas.event]).toEqual([true, {}]);
    const seen = mute.view(turn(), 0);
    expect(mute.book(seen, [{ kind: 'nothing' } as never])).toEqual(seen);
  });

  test('views are frozen like states, or not at all', () => {
    expect(Object.isFrozen(oasis.view(turn(), 0))).toBe(true);
    freezeStates(false);
    const state = oasis.inPlace.clone(turn());
    expect([oasis.view(state, 0), oasis.view(state, 0).players].map((part) => Object.isFrozen(part))).toEqual([false, false]);
  });

  test('the first set-up of a config is paid for once, in whatever order its keys come', () => {
    let times = 0;
    const game = redefined({ setup: (config) => { times += 1; return definition.setup(config); } });
    const all = [{ seats: 2, rulings: { toll: 'none' } }, { rulings: { toll: 'none' }, seats: 2 }].map((config) => game.setup(config as OasisConfig));
    expect([times, all[0]]).toEqual([1, all[1]]);
    game.setup({ seats: 3 });
    expect(times).toBe(2);
  });
});
