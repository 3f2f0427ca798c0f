import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  actorOf, branch, canRedo, canUndo, fromReplay, gameOf, mayKnow, moves, pending, play, playAll, recorded, redo, resolve, resume, review, scripted, sealed, seeded, start, table, toReplay, undo, viewOf,
  type EventOfMatch, type MoveOfMatch,
} from '../../src/index.js';
import { oasis, type OasisEvent, type OasisMove } from '../fixtures/oasis/index.js';
import { atTheTable, begun, said, thrown, travelled, type OasisMatch } from './help.js';

const listen = (): { events: OasisEvent[]; sink: (event: OasisEvent) => void } => {
  const events: OasisEvent[] = [];
  return { events, sink: (event) => { events.push(event); } };
};
const legal = (match: OasisMatch): string[] => moves(match).map(oasis.notation.print);
/** Plays to the end; each move is the one at the place the numbers say. */
function playOut(match: OasisMatch, pick: (count: number, at: number) => number = (count, at) => (at * 7) % count): OasisMatch {
  for (let at = 0; moves(match).length > 0; at += 1) match = play(match, moves(match)[pick(moves(match).length, at)]!);
  return match;
}
const lines = (match: OasisMatch): readonly string[] => toReplay(match).steps as readonly string[];

describe('start', () => {
  test('sets the game up and holds plain data', () => {
    const match = start(oasis, { seats: 2 }, table());
    expect(travelled(match)).toEqual({ match: 1, confidential: true, game: 'oasis', rulesVersion: '1', content: 'standard', config: { seats: 2 }, source: { kind: 'table' }, steps: [], undone: [], reviewing: false, state: oasis.setup({ seats: 2 }) });
    expect(gameOf(match)).toBe(oasis);
    expect(JSON.stringify(match)).toContain('"match":1');
  });

  test('refuses a bad config', () => { expect(thrown(() => start(oasis, { seats: 9 }, table()))).toMatchObject({ code: 'invalid-config', path: ['seats'] }); });

  test('refuses a source that is none, and one that has lost its secret: so do branch and fromReplay', () => {
    const match = start(oasis, { seats: 2 }, table());
    const wrong = ['abc', sealed, null, {}, { kind: 'sealde' }, { kind: 'sealed', words: [] }, { kind: 'sealed', secret: '', words: [] }, { kind: 'sealed', secret: 'x' }, scripted(null as never)];
    for (const source of wrong as never[]) {
      for (const take of [() => start(oasis, { seats: 2 }, source), () => branch(match, source)]) expect(thrown(take)).toMatchObject({ code: 'invalid-source' });
      if (source !== null) expect(thrown(() => fromReplay(oasis, toReplay(match), source))).toMatchObject({ code: 'invalid-source' });
    }
  });

  test('types follow the game', () => {
    expectTypeOf<MoveOfMatch<OasisMatch>>().toEqualTypeOf<OasisMove>();
    expectTypeOf<EventOfMatch<OasisMatch>>().toEqualTypeOf<OasisEvent>();
    expectTypeOf(moves<OasisMatch>).returns.toEqualTypeOf<readonly OasisMove[]>();
  });
});

describe('play', () => {
  test('plays a move and lets luck follow', () => {
    const match = begun(scripted([['date', 'star'], ['fig', 'olive'], [3]]));
    const after = play(match, said('dig'));
    expect(after.state.players[0]?.water).toBe(3);
    expect(after.steps.slice(-2)).toEqual([{ move: { kind: 'dig' } }, { luck: [3] }]);
    expect(after.source).toMatchObject({ next: 3 });
    expect(actorOf(after)).toEqual({ type: 'seat', seat: 1 });
  });

  test('never changes the match it was given', () => {
    const match = atTheTable();
    const was = travelled(match);
    play(match, said('rest'));
    playAll(match, [said('rest'), said('rest')]);
    undo(play(match, said('rest')));
    expect(travelled(match)).toEqual(was);
  });

  test('refuses what the rules refuse, and nothing is told', () => {
    const { events, sink } = listen();
    expect(thrown(() => play(atTheTable(), said('play fig'), sink))).toMatchObject({ name: 'IllegalMoveError', code: 'card-not-held', refusal: { rule: 'OAS-4' } });
    expect(events).toEqual([]);
  });

  test('tells what happened, luck included, in order', () => {
    const { events, sink } = listen();
    const match = begun(scripted([['date', 'star'], ['fig', 'olive'], [6]]));
    play(match, said('dig'), sink);
    expect(events).toEqual([{ kind: 'dug', rule: 'OAS-3', seat: 0, die: 6, water: 6 }]);
  });

  test('marks the move that shows what was hidden', () => {
    const end = playOut(atTheTable(), (count) => count - 1);
    expect(actorOf(end)).toEqual({ type: 'over' });
    expect(end.steps.filter((step) => 'move' in step && step.reveals)).toEqual([end.steps.at(-1)]);
    expect(end.steps.at(-1)).toEqual({ move: { kind: 'rest' }, reveals: true });
    expect(canUndo(end)).toBe(false);
  });
});

describe('playAll', () => {
  test('plays several moves as play does one after the other', () => {
    const row = ['rest', 'play fig', 'play star', 'rest'].map(said);
    expect(travelled(playAll(atTheTable(), row))).toEqual(travelled(row.reduce((match, one) => play(match, one), atTheTable())));
    const dice = (): OasisMatch => begun(seeded('row'));
    expect(travelled(playAll(dice(), [said('dig')]))).toEqual(travelled(play(dice(), said('dig'))));
  });

  test('of nothing changes nothing', () => { expect(travelled(playAll(atTheTable(), []))).toEqual(travelled(atTheTable())); });

  test('plays all or none, and tells nothing of a row that does not go through', () => {
    const { events, sink } = listen();
    const match = atTheTable();
    expect(thrown(() => playAll(match, [said('rest'), said('rest'), said('play fig')], sink))).toMatchObject({ code: 'card-not-held' });
    expect(match.steps).toEqual(atTheTable().steps);
    expect(events).toEqual([]);
    playAll(match, [said('rest'), said('play fig')], sink);
    expect(events.map(({ kind }) => kind)).toEqual(['rested', 'played', 'round-begins']);
  });

  test('tells nothing when the script of luck runs out in the middle', () => {
    const { events, sink } = listen();
    const match = begun(scripted([['date', 'star'], ['fig', 'olive'], [1]]));
    expect(thrown(() => playAll(match, [said('dig'), said('dig')], sink))).toMatchObject({ code: 'script-exhausted' });
    expect(thrown(() => start(oasisWithLuckFirst(), { seats: 2 }, scripted([['date', 'star'], ['x']]), sink))).toMatchObject({ code: 'script-misfit' });
    expect(events).toEqual([]);
  });
});

/** The small game without its draft: luck has to deal at once. */
const oasisWithLuckFirst = (): typeof oasis => ({ ...oasis, setup: (config) => {
  const state = oasis.inPlace.clone(oasis.setup(config));
  state.frames = state.frames.filter(({ kind }) => kind !== 'draft');
  return state;
} });

describe('undo and redo', () => {
  test('take moves back one by one, and play them again', () => {
    const match = atTheTable();
    const two = playAll(match, [said('rest'), said('play fig')]);
    const one = undo(two);
    const none = undo(one);
    expect([one.state, none.state]).toEqual([play(match, said('rest')).state, match.state]);
    expect([one.steps.length, none.steps.length]).toEqual([match.steps.length + 1, match.steps.length]);
    expect(none.undone).toEqual([{ kind: 'play', card: 'fig' }, { kind: 'rest' }]);
    expect(travelled(redo(redo(none)))).toEqual(travelled(two));
    expect([canRedo(none), canRedo(two), canUndo(two)]).toEqual([true, false, true]);
  });

  test('stop at luck', () => {
    const match = resolve(play(atTheTable(), said('dig')), [1]);
    expect(canUndo(match)).toBe(false);
    expect(thrown(() => undo(match))).toMatchObject({ name: 'MatchError', code: 'cannot-undo', message: 'luck was drawn, or something hidden was shown' });
    expect(canUndo(atTheTable())).toBe(false);
  });

  test('a move that luck still has to follow can be taken back', () => {
    const waiting = play(atTheTable(), said('dig'));
    expect(canUndo(waiting)).toBe(true);
    expect(undo(waiting).state).toEqual(atTheTable().state);
  });

  test('stop at a reveal', () => {
    const end = playOut(atTheTable(), (count) => count - 1);
    expect(thrown(() => undo(end))).toMatchObject({ code: 'cannot-undo' });
  });

  test('have a beginning and an end', () => {
    const match = start(oasis, { seats: 2 }, table());
    expect([canUndo(match), canRedo(match)]).toEqual([false, false]);
    expect(thrown(() => undo(match))).toMatchObject({ code: 'cannot-undo', message: 'nothing has been played yet' });
    expect(thrown(() => redo(match))).toMatchObject({ name: 'MatchError', code: 'cannot-redo', message: 'nothing was taken back' });
  });

  test('playing the very moves that were taken back keeps the rest; another move drops it', () => {
    const back = undo(undo(undo(playAll(atTheTable(), ['rest', 'rest', 'play date'].map(said)))));
    expect(play(back, said('rest')).undone).toEqual([{ kind: 'play', card: 'date' }, { kind: 'rest' }]);
    expect(playAll(back, [said('rest'), said('rest')]).undone).toEqual([{ kind: 'play', card: 'date' }]);
    expect(play(back, said('play star')).undone).toEqual([]);
    expect(playAll(back, [said('rest'), said('play olive')]).undone).toEqual([]);
    expect(playAll(back, ['rest', 'rest', 'play date', 'rest'].map(said)).undone).toEqual([]);
  });

  test('luck that was decided meanwhile drops what could be redone', () => {
    const waiting = play(undo(play(play(atTheTable(), said('rest')), said('rest'))), said('dig'));
    expect(resolve({ ...waiting, undone: [{ kind: 'rest' }] }, [1]).undone).toEqual([]);
  });

  test('give back the very nodes that did not change, frozen as before', () => {
    const match = atTheTable();
    const back = undo(play(match, said('rest')));
    expect(Object.isFrozen(back.state)).toBe(true);
    expect(undo(playAll(match, [said('rest'), said('rest')])).state.players[0]).toEqual({ ...match.state.players[0], coin: 1 });
  });

  test('redo tells what happens', () => {
    const { events, sink } = listen();
    redo(undo(play(atTheTable(), said('rest'))), sink);
    expect(events).toEqual([{ kind: 'rested', rule: 'OAS-5', seat: 0 }]);
  });
});

describe('a look back', () => {
  const end = playOut(begun(seeded('look')));

  test('shows any earlier moment', () => {
    let again = start(oasis, { seats: 2 }, scripted(end.steps.flatMap((step) => ('luck' in step ? [step.luck] : []))));
    const states = new Map([[again.steps.length, again.state]]);
    for (const step of end.steps) {
      if (!('move' in step)) continue;
      again = play(again, step.move);
      states.set(again.steps.length, again.state);
    }
    for (const [count, state] of states) expect(review(end, count).state).toEqual(state);
    expect(review(end, end.steps.length).state).toEqual(end.state);
    expect(review(end, 3).steps).toEqual(end.steps.slice(0, 3));
  });

  test.each([-1, 0.5, NaN, Infinity, end.steps.length + 1])('has no step %d', (count) => {
    expect(thrown(() => review(end, count))).toMatchObject({ name: 'MatchError', code: 'no-such-step', message: `expected a number of steps from 0 to ${end.steps.length}` });
  });

  test('cannot be played on', () => {
    const past = review(end, 6);
    expect([canUndo(past), canRedo(past), past.reviewing]).toEqual([false, false, true]);
    for (const call of [() => play(past, moves(past)[0]!), () => playAll(past, []), () => undo(past), () => resolve(past, [1])]) expect(thrown(call)).toMatchObject({ name: 'MatchError', code: 'reviewing', message: 'this is a look back; use branch() to play on from here' });
    expect(thrown(() => redo(past))).toMatchObject({ code: 'cannot-redo' });
  });

  test('can be branched off: another game from there on', () => {
    const past = review(end, 5);
    const other = branch(past, seeded('another'));
    expect([other.reviewing, other.undone, other.steps.slice(0, 5)]).toEqual([false, [], past.steps]);
    const played = playOut(other);
    expect(fromReplay(oasis, travelled(toReplay(played))).state).toEqual(played.state);
    expect(end).toEqual(playOut(begun(seeded('look'))));
  });
});

describe('a real table', () => {
  test('the match waits, says what to roll or draw, and takes it', () => {
    const drafted = playAll(start(oasis, { seats: 2 }, table()), [said('guide digger'), said('guide trader')]);
    expect([actorOf(drafted), moves(drafted)]).toEqual([{ type: 'chance' }, []]);
    expect(pending(drafted)).toMatchObject({ kind: 'draw', purpose: 'deal', seat: 0, count: 2, secret: true });
    const { events, sink } = listen();
    const dealt = resolve(resolve(drafted, ['star', 'date'], sink), ['fig', 'olive']);
    expect(events).toEqual([{ kind: 'hand-filled', seat: 0, rule: 'OAS-1', count: 2 }, { kind: 'dealt', seat: 0, rule: 'OAS-1', only: 0, cards: ['date', 'star'] }]);
    expect([actorOf(dealt), pending(dealt)]).toEqual([{ type: 'seat', seat: 0 }, null]);
    expect(dealt.steps.slice(-2)).toEqual([{ luck: ['star', 'date'] }, { luck: ['fig', 'olive'] }]);
  });

  test('refuses what cannot have been rolled or drawn, and anything when it is nobody\'s roll', () => {
    const waiting = play(atTheTable(), said('dig'));
    for (const wrong of [[7], [], [1, 1], ['1'], null]) expect(thrown(() => resolve(waiting, wrong as never))).toMatchObject({ name: 'IllegalOutcomeError', code: 'illegal-outcome' });
    expect(thrown(() => resolve(atTheTable(), [1]))).toMatchObject({ name: 'IllegalOutcomeError', code: 'no-chance', message: 'luck has nothing to decide now' });
    expect(thrown(() => play(waiting, said('rest')))).toMatchObject({ code: 'luck-first' });
  });
});

describe('the small game under all sources of luck', () => {
  const played = playOut(begun(seeded('all')));
  const luck = played.steps.flatMap((step) => ('luck' in step ? [step.luck] : []));
  const decisions = played.steps.flatMap((step) => ('move' in step ? [step.move] : []));

  test('seeded: the same seed and moves give the same game, another seed another', () => {
    expect(travelled(playOut(begun(seeded('all'))))).toEqual(travelled(played));
    expect(luck.length).toBeGreaterThan(3);
    expect(lines(playOut(begun(seeded('other'))))).not.toEqual(lines(played));
  });

  test('scripted: with its luck and moves it is the same game', () => {
    const again = playAll(start(oasis, { seats: 2 }, scripted(luck)), decisions);
    expect([again.state, again.steps]).toEqual([played.state, played.steps]);
  });

  test('recorded: the luck of a replay, to be played with other moves', () => {
    expect(recorded(toReplay(played))).toEqual(scripted(luck));
    expect(playAll(start(oasis, { seats: 2 }, recorded(toReplay(played))), decisions).state).toEqual(played.state);
  });

  test('table: told step by step it is the same game', () => {
    let again = start(oasis, { seats: 2 }, table());
    for (const step of played.steps) again = 'move' in step ? play(again, step.move) : resolve(again, step.luck);
    expect([again.state, again.steps]).toEqual([played.state, played.steps]);
  });

  test('a script that ends too early, does not fit, or has something left over', () => {
    const code = (outcomes: typeof luck): unknown => thrown(() => playAll(start(oasis, { seats: 2 }, scripted(outcomes)), decisions))['code'];
    expect(code(luck.slice(0, -1))).toBe('script-exhausted');
    expect(code([['date'], ...luck.slice(1)])).toBe('script-misfit');
    expect(code([...luck, [1]])).toBe('script-left-over');
  });

  test('a seeded match goes on after a trip through JSON text with the same luck', () => {
    for (const count of [2, 4, 8]) {
      const half = playAll(start(oasis, { seats: 2 }, seeded('all')), decisions.slice(0, count));
      const woken = resume(oasis, travelled(half));
      expect(travelled(woken)).toEqual(travelled(half));
      expect(travelled(playAll(woken, decisions.slice(count)))).toEqual(travelled(played));
    }
  });

  test('the same match goes on under another source', () => {
    const half = begun(seeded('all'));
    const onTheTable = branch(half, table());
    expect(onTheTable.state).toBe(half.state);
    const waiting = play(onTheTable, said('dig'));
    expect(pending(waiting)).toMatchObject({ purpose: 'dig' });
    const scriptedOn = branch(waiting, scripted([[2]]));
    expect(scriptedOn.steps.at(-1)).toEqual({ luck: [2] });
    const seededOn = branch(waiting, seeded('new'));
    expect(travelled(seededOn.steps.slice(0, -1))).toEqual(travelled(waiting.steps));
    const { events, sink } = listen();
    branch(waiting, scripted([[2]]), sink);
    expect(events.map(({ kind }) => kind)).toEqual(['dug']);
  });
});

describe('what a seat may know', () => {
  test('viewOf is the view of the game', () => {
    const match = atTheTable();
    for (const seat of [0, 1, null]) expect(viewOf(match, seat)).toEqual(oasis.view(match.state, seat));
  });

  test('mayKnow: everybody knows of an event, unless it is for one seat only', () => {
    const open = { kind: 'rested' };
    const secret = { kind: 'dealt', only: 1 };
    expect([mayKnow(open, 0), mayKnow(open, null), mayKnow(secret, 1), mayKnow(secret, 0), mayKnow(secret, null)]).toEqual([true, true, true, false, false]);
  });

  test('legal moves of a match are those of the state', () => { expect(legal(atTheTable())).toEqual(['dig', 'play date', 'play star', 'rest']); });
});
