import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fromReplay, type AnyGame, type AnyState, type Replay } from '../../src/index.js';

interface Judge {
  (state: never): readonly number[];
  /** What plans are judged by, where that is more. */
  readonly ofPlan?: ((state: never, seat: number) => number) | undefined;
}

/** Every so many steps of a recorded game are judged. */
const EVERY = 12;

/**
 * The judgements bots go by, along recorded games. A weight may be changed for a better one, but not by accident: the
 * figures in docs/bots.md can be repeated only as long as they stay. `RECORD=judgements` writes them down anew.
 */
export function judgementsStay(game: AnyGame, evaluation: Judge, place: string, names: readonly string[]): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(fileURLToPath(new URL(`./${name}.json`, place)), 'utf8'));

  test('positions of recorded games are judged as before', () => {
    const { ofPlan } = evaluation;
    const found = Object.fromEntries(names.map((name) => [name, judgements(game, evaluation, read(name) as Replay)]));
    if (ofPlan) for (const name of names) found[`${name}, plans`] = judgements(game, (state: AnyState) => Array.from(evaluation(state as never), (_, seat) => ofPlan(state as never, seat)), read(name) as Replay);
    const file = fileURLToPath(new URL('./judgements.json', place));
    if (process.env['RECORD'] === 'judgements') writeFileSync(file, `${JSON.stringify(found).replaceAll('],[', '],\n[')}\n`);
    expect(found).toEqual(read('judgements'));
  });
}

function judgements(game: AnyGame, evaluation: Judge, replay: Replay): number[][] {
  const { steps } = fromReplay(game, replay);
  const state: AnyState = game.inPlace.clone(game.setup(replay.config as object));
  const found: number[][] = [];
  const judge = (): void => { found.push(evaluation(state as never).map((value) => Number(value.toFixed(4)))); };
  steps.forEach((step, at) => {
    if (at % EVERY === 0) judge();
    if ('move' in step) game.inPlace.play(state, step.move);
    else game.inPlace.resolve(state, step.luck);
  });
  judge();
  return found;
}
