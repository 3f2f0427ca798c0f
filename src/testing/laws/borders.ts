import { countOutcomes, outcomeAt, outcomeProblem, type ChanceRequest } from '../../kernel/chance.js';
import type { AnyGame, AnyState } from '../../kernel/game.js';
import { copyOf, equal } from '../../kernel/json.js';
import { randomOf } from '../luck.js';
import { walk } from '../walk.js';
import { hold, isLookedAt, type LawText } from './law.js';

/** Law 11. */
export const notation: LawText = {
  number: 11,
  title: 'notation is one line a move, different for every move of a list, and is read back',
  judge: (story) => {
    const { print, parse, describe } = story.game.notation;
    walk(story.game, story.config, story.choices, (state, step, at) => {
      if (step.kind !== 'move' || !isLookedAt(story, at)) return;
      const lines = new Set<string>();
      for (const move of step.legal) {
        const line = print(move);
        hold(line.length > 0 && !line.includes('\n') && !lines.has(line), `step ${at}: "${line}" is empty, broken, or stands for two moves`);
        lines.add(line);
        const back = parse(line);
        hold(equal(back, move), `step ${at}: "${line}" is read back as ${JSON.stringify(back)}`);
        hold(describe(state, move).length > 0, `step ${at}: "${line}" has no description`);
      }
    });
  },
};

/** Law 12. */
export const luck: LawText = {
  number: 12,
  title: 'luck is asked for with a list of possible outcomes, all of which are accepted; others are refused',
  judge: (story) => {
    const { game } = story;
    walk(game, story.config, story.choices, (state, step, at) => {
      if (step.kind !== 'luck') return;
      const request = game.chance(state) as ChanceRequest;
      const count = countOutcomes(request);
      hold(count > 1, `step ${at}: luck is asked where nothing is open`);
      hold(request.rule.length > 0 && request.purpose.length > 0, `step ${at}: luck is asked without rule or purpose`);
      hold(request.kind !== 'draw' || new Set(request.from).size === request.from.length, `step ${at}: an id can be drawn twice`);
      hold(request.kind !== 'draw' || request.from.every((id) => /^(?!\d+$)\S+$/.test(id)), `step ${at}: an id has a space in it, or could be taken for a die`);
      hold(outcomeProblem(request, step.outcome) === null, `step ${at}: a sampled outcome does not fit`);
      if (!isLookedAt(story, at)) return;
      for (const place of [0, Math.min(count - 1, 2 ** 40), step.choice % Math.min(count, 2 ** 31)]) game.resolve(game.inPlace.clone(state), outcomeAt(request, place));
      for (const wrong of misfits(request)) hold(refusesOutcome(game, state, wrong), () => `step ${at}: ${JSON.stringify(wrong)} is accepted`);
    });
  },
};

function misfits(request: ChanceRequest): unknown[] {
  const fit = outcomeAt(request, 0) as readonly unknown[];
  const strange = request.kind === 'roll' ? [[0], [request.sides + 1], [1.5], ['1']] : [['stranger'], [0]];
  return [null, {}, [...fit, ...fit, ...fit], fit.slice(1), ...strange.map((first) => [...first, ...fit.slice(1)]), ...(fit.length > 1 && request.kind === 'draw' ? [fit.map(() => fit[0])] : [])];
}

function refusesOutcome(game: AnyGame, state: AnyState, outcome: unknown): boolean {
  try {
    game.resolve(game.inPlace.clone(state), outcome as readonly number[]);
    return false;
  } catch (error) {
    return (error as { name: string }).name === 'IllegalOutcomeError';
  }
}

/** Law 13. */
export const validation: LawText = {
  number: 13,
  title: 'every state of a game is valid, and broken copies of it are not',
  judge: (story) => {
    const { game } = story;
    const look = (state: AnyState, seed: number, when: string): void => {
      const verdict = game.validate(state);
      hold(verdict.ok, () => `${when}: the state is called invalid: ${verdict.ok ? '' : verdict.error.message}`);
      for (const { broken, what } of brokenCopies(state, seed)) hold(!game.validate(broken).ok, `${when}: a state with ${what} is called valid`);
    };
    const end = walk(game, story.config, story.choices, (state, step, at) => {
      if (isLookedAt(story, at)) look(state, step.choice, `step ${at}`);
    });
    look(end, story.choices.length, 'at the end');
  },
};

/** Copies of a state with one thing in them that no state has. */
function brokenCopies(state: AnyState, seed: number): { readonly broken: unknown; readonly what: string }[] {
  const random = randomOf(seed);
  const copies: { broken: unknown; what: string }[] = [{ broken: null, what: 'nothing in it' }, { broken: [state], what: 'a list around it' }];
  for (let count = 0; count < 4; count += 1) {
    const broken = copyOf(state) as unknown as Record<string, unknown>;
    const { holder, key } = somewhere(broken, random);
    const value = holder[key];
    if (count % 2 === 0) Object.defineProperty(holder, '__proto__', { value: 1, enumerable: true });
    else if (typeof value === 'number') holder[key] = random() < 0.5 ? 1e15 : String(value);
    else if (typeof value === 'string') holder[key] = random() < 0.5 ? `no-${value}` : 5;
    else holder[key] = 'stranger';
    copies.push({ broken, what: count % 2 === 0 ? `a prototype key near "${key}"` : `${JSON.stringify(holder[key])} as "${key}"` });
  }
  const keys = Object.keys(state).filter((key) => key !== 'config');
  const lost = keys[Math.floor(random() * keys.length)] as keyof AnyState;
  const { [lost]: _lost, ...rest } = state;
  return [...copies, { broken: rest, what: `no "${lost}"` }];
}

/** A random place in a tree of objects and lists, outside the config. */
function somewhere(tree: Record<string, unknown>, random: () => number): { holder: Record<string, unknown>; key: string } {
  let holder = tree;
  for (let depth = 0; ; depth += 1) {
    const keys = Object.keys(holder).filter((key) => depth > 0 || key !== 'config');
    const key = keys[Math.floor(random() * keys.length)] as string;
    const value = holder[key];
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return { holder, key };
    holder = value as Record<string, unknown>;
  }
}
