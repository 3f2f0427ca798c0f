// How Merv is planned: what is asked outside a turn, too, and by rehearsal what the others do in between.
import { describe, expect, test } from 'vitest';
import { randomFrom, sample } from '../../../src/index.js';
import { planner, type Turn } from '../../../src/bots/index.js';
import { evaluation, merv } from '../../../src/merv/index.js';
import { planning } from '../../../src/merv/play/planning.js';

type State = ReturnType<typeof merv.setup>;

/** The first decision of random games that a test wants. */
function decision(text: string, seats: number, wanted: (state: State) => boolean): { state: State; turn: Turn } {
  const random = randomFrom(text);
  let state = merv.inPlace.clone(merv.setup({ seats }));
  for (let left = 100_000; left > 0; left -= 1) {
    const request = merv.chance(state);
    if (request) { merv.inPlace.resolve(state, sample(request, random)); continue; }
    const actor = merv.actor(state);
    if (actor.type !== 'seat') { state = merv.inPlace.clone(merv.setup({ seats })); continue; }
    if (wanted(state)) {
      const { seat } = actor;
      return { state, turn: { seat, view: merv.view(state, seat), moves: merv.legalMoves(state), random: randomFrom('bot') } };
    }
    merv.inPlace.play(state, merv.inPlace.pick(state, random));
  }
  throw new Error('no such decision');
}

describe('what is asked outside a turn', () => {
  test('is planned: the courtiers that score most are paid for', () => {
    const { state, turn } = decision('courtiers', 2, ({ frames }) => frames.at(-1)?.kind === 'courtiers');
    const worth = turn.moves.map((move) => {
      const after = merv.inPlace.clone(state);
      merv.inPlace.play(after, move as never);
      return merv.score(after).players[turn.seat]!.total;
    });
    const chosen = planner(merv, { evaluation, width: 4 }).choose(turn as never);
    expect(Math.max(...worth)).toBeGreaterThan(Math.min(...worth));
    expect(worth[turn.moves.findIndex((move) => JSON.stringify(move) === JSON.stringify(chosen))]).toBe(Math.max(...worth));
  });
});

test('of what is taken one by one more ways are followed than in a game that asks less', () => {
  const { turn } = decision('ways', 2, ({ year, round, frames, players, turn: { seat } }) => year === 3 && round === 2 && frames.at(-1)?.kind === 'slot' && (players[seat]?.cubes.reduce((sum, many) => sum + many, 0) ?? 0) > 6);
  const looks = (ways: number | undefined): number => {
    let positions = 0;
    planner(merv, { evaluation, planning: { ...planning, ways }, width: 2 }).choose({ ...turn, random: randomFrom('bot'), tell: ({ iterations }: { iterations: number }) => { positions = iterations; } } as never);
    return positions;
  };
  expect([planning.ways, looks(undefined)]).toEqual([3, looks(1)]);
  expect(looks(3)).toBeGreaterThan(looks(1));
});

describe('rehearsed plans', () => {
  test.each([1, 2, 4])('with %d seats the same choice is made in one go and in portions', async (seats) => {
    const { turn } = decision('rehearsed', seats, ({ year, round, frames }) => year === 3 && round === 3 && frames.at(-1)?.kind === 'slot');
    const bot = (): ReturnType<typeof planner> => planner(merv, { evaluation, rehearsals: 24 }) as never;
    const chosen = bot().choose({ ...turn, view: turn.view, random: randomFrom('bot') });
    expect(turn.moves).toContainEqual(chosen);
    expect(await bot().ponder({ ...turn, view: turn.view, random: randomFrom('bot') })).toEqual(chosen);
  });
});
