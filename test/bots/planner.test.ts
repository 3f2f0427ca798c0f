import { describe, expect, test } from 'vitest';
import { randomFrom, sample, type Planning } from '../../src/index.js';
import { botNamed, planner, type Thinking, type Turn } from '../../src/bots/index.js';
import { evaluation, voyages } from '../../src/voyages/index.js';
import { errand } from './errand.js';

type Errand = ReturnType<typeof errand.setup>;

const byTrips: Planning<Errand> = {
  turns: ['go'], alone: () => undefined, left: ({ left }) => left, over: () => false, worthwhile: (_state, _seat, moves) => moves,
  key: ({ left, coins, frames }) => JSON.stringify([left, coins, frames]), luck: () => null,
};

function thoughts(bot: ReturnType<typeof planner>): Thinking {
  const state = errand.setup({ seats: 1 });
  let told: Thinking | null = null;
  bot.choose({ seat: 0, view: errand.view(state, 0), moves: errand.legalMoves(state), random: randomFrom('errand'), tell: (thinking) => { told = thinking; } });
  return told as unknown as Thinking;
}

describe('a plan', () => {
  const both = ['go far', 'take 5', 'go far', 'take 5'];

  test('goes to the end of what is asked, and nothing is judged half-way', () => {
    expect(thoughts(planner(errand) as never).principalVariation.map((move) => errand.notation.print(move as never))).toEqual(both);
  });

  test('keeps as many positions a stage as its width says', () => {
    const judged = (width: number): { line: string[]; count: number } => {
      const { principalVariation, iterations } = thoughts(planner(errand, { planning: byTrips, width }) as never);
      return { line: principalVariation.map((move) => errand.notation.print(move as never)), count: iterations };
    };
    expect(judged(1).line).toEqual(both);
    expect(judged(8).line).toEqual(both);
    expect(judged(8).count).toBeGreaterThan(judged(1).count);
  });

  test('is carried out without thinking again', () => {
    let asked = 0;
    const evaluation = ({ coins }: { coins: number }): number[] => { asked += 1; return [coins]; };
    const bot = planner(errand, { evaluation, planning: byTrips, width: 1 });
    const state = errand.inPlace.clone(errand.setup({ seats: 1 }));
    const choose = (): unknown => bot.choose({ seat: 0, view: errand.view(state, 0), moves: errand.legalMoves(state), random: randomFrom('errand') });
    errand.inPlace.play(state, choose() as never);
    const before = asked;
    expect([choose(), before > 0, asked]).toEqual([{ kind: 'take', coins: 5 }, true, before]);
  });

  test('is told again when it is gone on with, without thinking again, and anew to whom it was not told', () => {
    let asked = 0;
    const evaluation = ({ coins }: { coins: number }): number[] => { asked += 1; return [coins]; };
    const state = errand.inPlace.clone(errand.setup({ seats: 1 }));
    const begin = errand.inPlace.clone(state);
    const told: Thinking[] = [];
    const tell = (thinking: Thinking): void => { told.push(thinking); };
    const choose = (bot: ReturnType<typeof planner>, at: Errand, listener?: typeof tell): unknown => bot.choose({ seat: 0, view: errand.view(at, 0), moves: errand.legalMoves(at), random: randomFrom('errand'), tell: listener });
    const made = (): ReturnType<typeof planner> => planner(errand, { evaluation, planning: byTrips, width: 1 }) as never;
    const [watched, alone] = [made(), made()];
    errand.inPlace.play(state, choose(watched, begin, tell) as never);
    choose(alone, begin);
    const before = asked;
    expect([choose(watched, state, tell), asked]).toEqual([{ kind: 'take', coins: 5 }, before]);
    const [first, second] = told as [Thinking, Thinking];
    expect(second.principalVariation).toEqual(first.principalVariation.slice(1));
    expect(second.candidates).toEqual([{ ...first.candidates[0], move: { kind: 'take', coins: 5 } }]);
    expect([choose(alone, state, tell), asked > before, told.length]).toEqual([{ kind: 'take', coins: 5 }, true, 3]);
  });
});

describe('what others have', () => {
  /** Somebody else gains five times what is taken near. */
  const evaluation = ({ coins, left }: { coins: number; left: number }): number[] => [coins, 5 * (2 - left)];
  const chosen = (rivalry?: () => number): unknown => thoughts(planner(errand, { evaluation, planning: { ...byTrips, ...(rivalry ? { rivalry } : {}) }, width: 4 }) as never).candidates[0]!.worth;

  test('counts against a plan as much as the game says, and not at all where it says nothing', () => {
    const alone = chosen();
    expect([chosen(() => 0), chosen(() => 1), chosen(() => 0.5)]).toEqual([alone, (alone as number) - 10, (alone as number) - 5]);
  });

  test('is judged with more care where the evaluation says so of everybody', () => {
    const careful = Object.assign((state: never) => evaluation(state), { ofPlans: ({ coins, left }: { coins: number; left: number }): number[] => [coins, 5 * (2 - left) + 1] });
    const worth = thoughts(planner(errand, { evaluation: careful as never, planning: { ...byTrips, rivalry: () => 1 }, width: 4 }) as never).candidates[0]!.worth as number;
    expect(worth).toBe((chosen(() => 1) as number) - 1);
  });
});

describe('a rehearsal', () => {
  /** Sees no further than what is asked now. */
  const shortSighted: Planning<Errand> = {
    ...byTrips, turns: [], over: ({ frames, left }, _seat, begun) => left !== begun.left || frames[0]?.kind !== begun.frames[0]?.kind,
    rehearsal: { course: ([first]) => JSON.stringify(first), width: 4, plans: 4, quick: 1, rivalry: 1, enough: ({ left }) => left < 2 },
  };
  const evaluation = ({ coins }: { coins: number }): number[] => [coins];

  test('finds what a plan that ends too early does not see', () => {
    const firstOf = (rehearsals: number): unknown => thoughts(planner(errand, { evaluation, planning: shortSighted, rehearsals }) as never).principalVariation[0];
    expect([firstOf(0), firstOf(20)]).toEqual([{ kind: 'go', to: 'near' }, { kind: 'go', to: 'far' }]);
  });

  test('tells how often each plan was played on, and how much less it came to', () => {
    const { candidates, nodes, reasons } = thoughts(planner(errand, { evaluation, planning: shortSighted, rehearsals: 20 }) as never);
    expect(candidates.map(({ move, visits }) => [move, visits])).toEqual([[{ kind: 'go', to: 'far' }, 4], [{ kind: 'go', to: 'near' }, 4]]);
    // Nothing differs from world to world: after the fewest worlds the race is over. Four times 4 coins less; the judgement, 1 more, counts as much as four worlds.
    expect([nodes, reasons!.best.worth - reasons!.other!.worth]).toEqual([8, 1.5]);
  });
});

describe('in a game', () => {
  /** A turn in the first round of a game. */
  function turnOf(text: string): Turn {
    const random = randomFrom(text);
    const state = voyages.inPlace.clone(voyages.setup({ seats: 3 }));
    for (let at = 0; at < 40 || state.frames.at(-1)?.kind !== 'turn'; at += 1) {
      const request = voyages.chance(state);
      if (request) { voyages.inPlace.resolve(state, sample(request, random)); continue; }
      const moves = voyages.legalMoves(state);
      voyages.inPlace.play(state, moves[Math.floor(random() * moves.length)] as never);
    }
    const actor = voyages.actor(state);
    const seat = actor.type === 'seat' ? actor.seat : 0;
    return { seat, view: voyages.view(state, seat), moves: voyages.legalMoves(state), random: randomFrom('bot') };
  }

  test('the same choice is made in one go and in portions, and a stopped plan is still a legal move', async () => {
    for (const text of ['one', 'two', 'three']) {
      const turn = turnOf(text);
      const chosen = planner(voyages, { evaluation, width: 2 }).choose({ ...turn, view: turn.view, random: randomFrom('bot') } as never);
      expect(turn.moves).toContainEqual(chosen);
      expect(await planner(voyages, { evaluation, width: 2 }).ponder({ ...turn, view: turn.view, random: randomFrom('bot') } as never)).toEqual(chosen);
      expect(turn.moves).toContainEqual(await planner(voyages, { evaluation, milliseconds: 60_000 }).ponder(turn as never, { aborted: true }));
    }
  });

  test('it is known by name, and knows its settings', () => {
    expect(botNamed('planner:width=2', voyages, evaluation).name).toBe('planner:width=2');
    expect(() => botNamed('planner:depth=2', voyages, evaluation)).toThrow('no setting "depth"');
  });
});
