// What has to be so at every step of whole games, whatever is played: in form, and with numbers that the book has.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyGame } from '../../src/index.js';
import { equal } from '../../src/kernel/json.js';
import { mayKnow } from '../../src/kernel/match.js';
import { randomOf } from '../../src/testing/luck.js';
import { stepOf, take } from '../../src/testing/walk.js';
import type { RuleBook } from '../../src/words/rule-book.js';
import { judged } from '../laws/games.js';

/** The place of a list or an object that stands somewhere else, too: whoever changes the one changes the other. */
function nodeTwice(tree: object, seen = new Set<object>(), place = 'state'): string | null {
  if (seen.has(tree)) return place;
  seen.add(tree);
  for (const [key, value] of Object.entries(tree)) {
    const found = typeof value === 'object' && value !== null ? nodeTwice(value as object, seen, `${place}.${key}`) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Tests of some whole games, of every number of seats and with all sorts of rulings. */
export function wholeGameTests(game: AnyGame, book: RuleBook): void {
  const one = judged.find(({ game: { id } }) => id === game.id);
  const configs = one ? fc.sample(one.configs, { numRuns: 8, seed: 11 }) : [];
  const unknown = (rule: unknown): boolean => book.rule(String(rule).split(' ')[0] as never) === undefined;

  describe(`whole games of ${game.id}`, () => {
    test.each(configs.map((config, at) => [at, config] as const))('%i: states and events are in form and stay what they were; moves are listed where they are allowed; events, prompts and luck cite rules of the book', (at, config) => {
      const random = randomOf(at + 1);
      const events: AnyEvent[] = [];
      const hear = (event: AnyEvent): void => { events.push(event); };
      const state = game.inPlace.clone(game.setup(config, hear));
      const unheard = game.inPlace.clone(state);
      const told: (readonly [unknown, string])[] = [];
      const known = new Set<string>();
      for (;;) {
        for (const event of events.splice(0)) {
          told.push([event, JSON.stringify(event)]);
          const form = game.validateEvent(event);
          if (!form.ok || unknown(event.rule)) expect.fail(`${JSON.stringify(event)}: ${form.ok ? 'there is no such rule' : form.error.message}`);
        }
        const valid = game.validate(state);
        if (!valid.ok) expect.fail(`${state.frames.map(({ kind }) => kind).join(' ')}: ${valid.error.message}`);
        const twice = nodeTwice({ ...state, config: null });
        if (twice !== null) expect.fail(`${twice} is one list or object in two places of the state`);
        const prompt = game.prompt(state);
        const request = game.chance(state);
        if (request) {
          told.push([request, JSON.stringify(request)]);
          // Whoever asks may do with the answer what he likes.
          const spoilt = game.chance(state);
          if (spoilt?.kind === 'draw') (spoilt.from as string[]).reverse();
        }
        const named = [prompt.rule, request?.rule ?? prompt.rule];
        if (named.some(unknown)) expect.fail(`"${prompt.key}" cites ${named.join(' and ')}`);
        const step = stepOf(game, state, Math.floor(random() * 2 ** 31));
        if (step === null) break;
        if (step.kind === 'move' && step.legal.length < 150) {
          const listed = new Set(step.legal.map((move) => game.notation.print(move as never)));
          for (const move of step.legal.slice(0, 40)) known.add(game.notation.print(move));
          // A move is listed where it may be made, and nowhere else.
          const lines = [...known];
          for (let one = 0; one < 8; one += 1) {
            const line = lines[Math.floor(random() * lines.length)]!;
            const { ok } = game.check(state, game.notation.parse(line));
            if (ok !== listed.has(line)) expect.fail(`"${line}" is ${ok ? 'allowed' : 'refused'}, and ${listed.has(line) ? 'listed' : 'not listed'}`);
          }
          const some = step.legal[Math.floor(random() * step.legal.length)]!;
          if (!game.check(state, some).ok) expect.fail(`"${game.notation.print(some)}" is listed and refused`);
        }
        if (step.kind === 'move') expect(prompt).toMatchObject({ asks: 'seat', kinds: expect.arrayContaining([step.move.kind]) });
        take(game, state, step, hear);
        take(game, unheard, step);
      }
      expect(game.actor(state).type).toBe('over');
      // What was told stays as it was, whatever happens to the state: nothing of it is shared.
      for (const [said, then] of told) expect(JSON.stringify(said)).toBe(then);
      // Whether anybody listens makes no difference.
      expect(unheard).toEqual(state);
    });

    test.each(configs.slice(0, 4).map((config, at) => [at, config] as const))('%i: what events tell adds up to what a seat, or a spectator, sees', (at, config) => {
      const random = randomOf(at + 101);
      const state = game.inPlace.clone(game.setup(config));
      const { seats } = state.config;
      const lying = (view: object): [string, unknown][] => Object.entries(view).filter(([key]) => !Object.hasOwn(game.unbooked, key));
      for (let number = 0; ; number += 1) {
        const step = stepOf(game, state, Math.floor(random() * 2 ** 31));
        if (step === null) break;
        const viewer = number % (seats + 1) === seats ? null : number % (seats + 1);
        const before = game.view(state, viewer);
        const events: AnyEvent[] = [];
        take(game, state, step, (event) => { if (mayKnow(event, viewer)) events.push(event); });
        const [told, seen] = [lying(game.book(before, events)), lying(game.view(state, viewer))];
        if (!equal(told, seen)) expect.fail(`${JSON.stringify(step.kind === 'move' ? step.move : step.outcome)}: ${seen.filter(([, value], place) => !equal(value, told[place]?.[1])).map(([key]) => key).join(', ')} after ${events.map(({ kind }) => kind).join(', ')}`);
      }
    });
  });
}
