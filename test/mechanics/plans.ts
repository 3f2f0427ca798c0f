// What holds of plans in both games with dice: how much of one is left, and when it is over.
import { describe, expect, test } from 'vitest';

interface Table {
  round: number;
  readonly turn: { acted: boolean };
  readonly players: readonly { dice: unknown[] }[];
}

interface Plans<State> {
  readonly turns: readonly string[];
  readonly left: (state: State, seat: number) => number;
  readonly over: (state: State, seat: number, before: State) => boolean;
  readonly alone: (state: State, seat: number) => void;
}

/** `at` makes a position in which seat 0 has two dice, and changes it. */
export function planLaws<State extends Table>(planning: Plans<State>, at: () => State): void {
  const changed = (change: (state: State) => void = () => undefined): State => {
    const copy = structuredClone(at());
    change(copy);
    return copy;
  };

  describe('a plan for the dice of a round', () => {
    test('goes on while dice are left, the main action of a turn last', () => {
      expect(planning.left(changed(), 0)).toBeLessThan(planning.left(changed(({ turn }) => { turn.acted = true; }), 0));
      expect(planning.left(changed(({ players }) => { players[0]?.dice.pop(); }), 0)).toBeLessThan(planning.left(changed(), 0));
      expect(planning.left(changed(({ players, turn }) => { players[0]?.dice.splice(0); turn.acted = true; }), 0)).toBe(0);
    });

    test('ends with the round, and leaves out the dice of the others', () => {
      expect([planning.over(changed(), 0, changed()), planning.over(changed((state) => { state.round += 1; }), 0, changed())]).toEqual([false, true]);
      const alone = changed(({ players }) => { for (const player of players) player.dice = ['own3', 'own3']; });
      planning.alone(alone, 1);
      expect(alone.players.map(({ dice }) => dice.length)).toEqual(alone.players.map((_, seat) => (seat === 1 ? 2 : 0)));
      expect(planning.turns).toEqual(['turn']);
    });
  });
}
