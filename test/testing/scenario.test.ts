import { describe, expect, test } from 'vitest';
import { scenario } from '../../src/testing/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { thrown } from '../kernel/help.js';

const asked = () => scenario(oasis, { turn: 1, round: 2, players: [{ water: 3 }, { hand: ['date', 'star'], coin: 1 }] });

describe('a scenario', () => {
  test('is a position in a few words', () => {
    const { state, events, moves } = asked();
    expect(state).toMatchObject({ round: 2, spring: 27, players: [{ water: 3 }, { hand: ['date', 'star'], coin: 1 }] });
    expect(oasis.actor(state)).toEqual({ type: 'seat', seat: 1 });
    expect(events).toEqual([]);
    expect(moves()).toEqual(['dig', 'play date', 'play star', 'rest']);
  });

  test('is played by lines of notation or by moves, with luck as told', () => {
    const after = asked().play('dig').luck([6]).play({ kind: 'claim' }, 'rest', 'play star');
    expect(after.state.players).toMatchObject([{ water: 4, coin: 1 }, { water: 5, played: ['star'] }]);
    expect(after.events.map(({ kind }) => kind)).toEqual(['dug', 'claimed', 'round-begins', 'rested', 'played', 'round-begins']);
  });

  test('takes several outcomes in a row', () => {
    const start = scenario(oasis, oasis.setup({ seats: 2 })).play('guide singer', 'guide digger').luck(['date', 'fig'], ['olive', 'palm']);
    expect(start.state.players.map(({ hand }) => hand)).toEqual([['date', 'fig'], ['olive', 'palm']]);
    expect(start.moves()).toContain('play fig');
  });

  test('says whether a move may be played, and if not, why', () => {
    const { check, refusal, rule } = asked();
    expect(check('play date')).toEqual({ ok: true });
    expect([refusal('play date'), rule('play date')]).toEqual([null, null]);
    expect([refusal('play fig'), rule('play fig')]).toEqual(['card-not-held', 'OAS-4']);
    expect(check({ kind: 'claim' })).toMatchObject({ ok: false, code: 'not-now', rule: 'OAS-2' });
  });

  test('throws where the rules refuse, and stays where it was', () => {
    const position = asked();
    expect(thrown(() => position.play('rest', 'play star'))).toMatchObject({ name: 'IllegalMoveError', code: 'card-not-held' });
    expect(position.events.map(({ kind }) => kind)).toEqual(['rested', 'round-begins']);
    expect(thrown(() => position.luck([1]))).toMatchObject({ name: 'IllegalOutcomeError', code: 'no-chance' });
  });

  test('names a line that says no move', () => {
    expect(thrown(() => asked().play('fly'))).toMatchObject({ code: 'invalid-move', message: 'move: "fly" is not a move of oasis' });
  });

  test('never throws when asked: a line that says no move is refused, with what may have been meant', () => {
    expect(asked().check('fly')).toEqual({ ok: false, code: 'malformed', rule: 'OAS-2', message: 'This is not a move: "fly" is not a move of oasis.', params: { where: '"fly" is not a move of oasis' } });
    expect(asked().check('ply date')).toMatchObject({ code: 'malformed', message: 'This is not a move: "ply date" is not a move of oasis; did you mean "play date"?' });
    expect(asked().refusal('fly')).toBe('malformed');
    // The rule by which the turn is asked for would pass for one that refuses.
    expect(() => asked().rule('fly')).toThrow(expect.objectContaining({ code: 'invalid-move', problem: expect.stringContaining('"fly" is not a move of oasis') }));
    expect(asked().play('dig').check('fly')).toMatchObject({ code: 'luck-first', message: 'Dice or cards come first.' });
    for (const strange of [null, 7, {}, { kind: 'fly' }]) expect(asked().check(strange as never)).toMatchObject({ ok: false, code: 'malformed' });
  });
});
