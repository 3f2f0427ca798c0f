// Who has to decide, what can be chosen, and one of it at random.
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { defineGame, offered, randomFrom, sample, type Random } from '../../src/index.js';
import { withKernelRefusals } from '../../src/kernel/legality.js';
import { scenario } from '../../src/testing/index.js';
import { redefined } from '../fixtures/oasis/broken.js';
import { definition } from '../fixtures/oasis/game.js';
import { oasis, type OasisState } from '../fixtures/oasis/index.js';
import { thrown } from './help.js';

const { state } = scenario(oasis, { round: 2, players: [{ hand: ['date', 'star'] }, { hand: ['fig', 'reed'], water: 3 }] });
const rolling = scenario(oasis, state).play('dig').state;
const over = scenario(oasis, { round: 4, turn: 1, players: [{ hand: ['date', 'star'] }, { hand: ['fig', 'reed'] }] }).play('rest').state;

/** The moves that the numbers 0, 1/8, 2/8, … pick. */
const picked = (game: typeof oasis): unknown[] => Array.from({ length: 8 }, (_, at) => game.inPlace.pick(state, () => at / 8));

test('a game that explains no refusal with numbers refuses without', () => {
  const { refusalParams: _explained, ...rest } = definition;
  const silent = defineGame(rest as typeof definition);
  const fig = { kind: 'play', card: 'fig' } as const;
  expect(oasis.check(state, fig)).toMatchObject({ code: 'card-not-held', params: { held: 2 } });
  expect(silent.check(state as never, fig)).toEqual({ ok: false, code: 'card-not-held', rule: 'OAS-4', message: 'You do not hold this card.' });
});

test('a view is that of somebody who sits there, or of nobody', () => {
  for (const seat of [2, -1, 0.5, NaN, '0']) expect(thrown(() => oasis.view(state, seat as never))).toMatchObject({ name: 'InvalidDataError', path: [], problem: 'expected a seat from 0 to 1, or null' });
  expect([0, 1, null].map((seat) => oasis.view(state, seat).viewer)).toEqual([0, 1, null]);
});

describe('a move at random', () => {
  test('is each of those that are listed, by the share of its number', () => {
    const moves = oasis.legalMoves(state);
    expect(moves.map(({ kind }) => kind)).toEqual(['dig', 'play', 'play', 'rest']);
    expect(picked(oasis)).toEqual(moves.flatMap((move) => [move, move]));
    expect(oasis.inPlace.pick(state, () => 0.999)).toEqual(moves[3]);
  });

  test('is so, too, where the moves are given as a list', () => {
    const { offer, ...turn } = definition.frames.turn as unknown as { readonly offer: (position: unknown, frame: unknown, out: unknown) => void };
    const listed = redefined({ frames: { ...definition.frames, turn: { ...turn, legal: (position: unknown, frame: unknown) => {
      const all = offered();
      offer(position, frame, all);
      return all.list();
    } } as never } }) as typeof oasis;
    expect(listed.legalMoves(state)).toEqual(oasis.legalMoves(state));
    expect(picked(listed)).toEqual(picked(oasis));
  });

  test('is not to be had while luck has to decide, nor when the game is over', () => {
    for (const nobody of [rolling, over]) expect(thrown(() => oasis.inPlace.pick(nobody, () => 0))).toMatchObject({ name: 'MatchError', code: 'not-a-decision' });
  });
});

test('the reasons of a game are told with those of the kernel, whose codes it cannot take', () => {
  const own = { ok: false, code: 'too-hot', rule: 'OAS-3', message: 'It is too hot.' } as const;
  const all = withKernelRefusals({ 'too-hot': own }, 'OAS-7');
  expect(Object.keys(all)).toEqual(['game-over', 'luck-first', 'malformed', 'not-now', 'not-your-turn', 'not-offered', 'too-hot']);
  expect(all['too-hot']).toBe(own);
  expect(Object.values(all).filter(({ rule }) => rule === 'OAS-7')).toHaveLength(6);
  for (const { message, ok } of Object.values(all)) expect([ok, message]).toEqual([false, expect.stringMatching(/^[A-Z].*\.$/)]);
  expect(all['not-now']?.message).toBe('This move cannot be made now.');
  expect(() => withKernelRefusals({ 'not-now': own }, 'OAS-7')).toThrow('the refusal "not-now" is one of the kernel\'s');
  expect(() => { (all as Record<string, unknown>)['more'] = own; }).toThrow(TypeError);
});

test('where no player has to decide, nothing is picked, and that is said', () => {
  for (const nobody of [rolling, over]) expect(thrown(() => oasis.inPlace.pick(nobody, () => 0)).message).toBe('no player has to decide now');
});

describe('decisions played at random in one go', () => {
  /** The same one by one. */
  function oneByOne(from: OasisState, random: Random, decisions: number): OasisState {
    const after = oasis.inPlace.clone(from);
    for (let left = decisions; left > 0 && oasis.actor(after).type !== 'over';) {
      const request = oasis.chance(after);
      if (request) oasis.inPlace.resolve(after, sample(request, random));
      else {
        oasis.inPlace.play(after, oasis.inPlace.pick(after, random));
        left -= 1;
      }
    }
    return after;
  }

  test('are those that are played one by one, luck included, and stop behind the last of them', () => {
    for (const from of [state, rolling]) {
      for (const decisions of [0, 1, 2, 5, 1000]) {
        for (let seed = 0; seed < 20; seed += 1) {
          const after = oasis.inPlace.clone(from);
          const played = oasis.inPlace.playOut(after, randomFrom(`${seed}`), decisions);
          if (decisions <= 5) expect(played).toBe(decisions);
          expect(after).toEqual(oneByOne(from, randomFrom(`${seed}`), decisions));
        }
      }
    }
  });

  test('are none where the game is over, and few where it soon is', () => {
    const after = oasis.inPlace.clone(over);
    expect(oasis.inPlace.playOut(after, randomFrom('over'), 10)).toBe(0);
    expect(after).toEqual(over);
    const soon = oasis.inPlace.clone(state);
    const played = oasis.inPlace.playOut(soon, randomFrom('soon'), 1000);
    expect(oasis.actor(soon)).toEqual({ type: 'over' });
    expect(played).toBeLessThan(1000);
    expect(oneByOne(state, randomFrom('soon'), played)).toEqual(soon);
    expect(oneByOne(state, randomFrom('soon'), played - 1)).not.toEqual(soon);
  });

  test('change a draft as they change a state', () => {
    const after = oasis.inPlace.clone(state);
    oasis.inPlace.playOut(after, randomFrom('draft'), 5);
    expect(produce(state, (draft) => { expect(oasis.inPlace.playOut(draft, randomFrom('draft'), 5)).toBe(5); })).toEqual(after);
  });
});
