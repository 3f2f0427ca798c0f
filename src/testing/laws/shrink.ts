import { equal } from '../../kernel/json.js';
import type { Story } from './law.js';

/** Most times a story is told again while it is made smaller. */
const BUDGET = 400;

/** A smaller story that fails, too, and why. */
export interface Failure {
  readonly story: Story;
  readonly error: Error;
}

/**
 * Makes a failing story small: as few steps as possible, the first choice wherever it does not matter, and nothing in
 * the config that is not needed. Looks at every step, so that the first thing that goes wrong is found.
 */
export function shrunk(judge: (story: Story) => void, first: Story): Failure | null {
  let left = BUDGET;
  const failing = (story: Story): Failure | null => {
    left -= 1;
    try {
      judge(story);
      return null;
    } catch (error) {
      return { story, error: error as Error };
    }
  };
  let found = failing({ ...first, stride: 1 });
  if (!found) return null;
  const attempt = (change: Partial<Story>): boolean => {
    const next = left > 0 && found ? failing({ ...found.story, ...change }) : null;
    found = next ?? found;
    return next !== null;
  };
  for (const config of plainer(first)) if (first.game.validateConfig(config).ok && attempt({ config })) break;
  cutShort(found.story.choices, (choices) => attempt({ choices }));
  for (let size = found.story.choices.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < found.story.choices.length; at += size) {
      const choices = found.story.choices.map((choice, place) => (place >= at && place < at + size ? 0 : choice));
      if (!equal(choices, found.story.choices)) attempt({ choices });
    }
  }
  cutShort(found.story.choices, (choices) => attempt({ choices }));
  return found;
}

/** Looks for the shortest beginning that still fails. */
function cutShort(choices: readonly number[], attempt: (choices: readonly number[]) => boolean): void {
  let enough = choices.length;
  let tooFew = -1;
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (attempt(choices.slice(0, middle))) enough = middle;
    else tooFew = middle;
  }
}

/** The config with one thing less, from the plainest on. */
function* plainer({ game, config }: Story): Generator<object> {
  const { seats, ...rest } = config as { seats: number; rulings?: object };
  yield { seats: game.seats[0] };
  yield { seats };
  for (const key of Object.keys(rest)) yield { seats, [key]: rest[key as keyof typeof rest] };
  for (const [key, answer] of Object.entries(rest.rulings ?? {})) yield { seats, rulings: { [key]: answer } };
}
