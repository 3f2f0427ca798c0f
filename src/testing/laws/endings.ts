import type { AnyState } from '../../kernel/game.js';
import type { PlayerScore, ScoreSheet } from '../../kernel/score.js';
import { randomOf } from '../luck.js';
import { stepOf, take, walk } from '../walk.js';
import { hold, holdEqual, isLookedAt, type LawText } from './law.js';

/** Law 8. */
export const conservation: LawText = {
  number: 8,
  title: 'limited components are neither made nor lost, and nobody holds less than nothing',
  judge: (story) => {
    const { game } = story;
    const first = game.census(game.setup(story.config));
    const look = (state: AnyState, at: number): void => {
      const now = game.census(state);
      for (const [component, count] of Object.entries(now)) hold(Number.isInteger(count) && count >= 0, `step ${at}: ${count} of ${component}`);
      holdEqual(now, first, `step ${at}: a component was made or lost`);
    };
    const end = walk(game, story.config, story.choices, (state, _step, at) => {
      if (isLookedAt(story, at)) look(state, at);
    });
    look(end, story.choices.length);
  },
};

/** Law 9. */
export const termination: LawText = {
  number: 9,
  title: 'every game ends within its declared number of steps',
  judge: ({ game, config, choices }) => {
    const random = randomOf(choices.reduce((sum, choice) => (sum + choice) >>> 0, choices.length));
    const state = game.inPlace.clone(game.setup(config));
    for (let at = 0; at <= game.longest; at += 1) {
      const step = stepOf(game, state, choices[at] ?? Math.floor(random() * 2 ** 31));
      if (!step) return;
      take(game, state, step);
    }
    hold(false, `the game goes on after ${game.longest} steps`);
  },
};

/** Law 10. */
export const scores: LawText = {
  number: 10,
  title: 'score lines add up to totals, ranks are total and follow the tie-breaks',
  judge: (story) => {
    const { game } = story;
    const end = walk(game, story.config, story.choices, (state, _step, at) => {
      if (isLookedAt(story, at)) holdSheet(game.score(state), false, `step ${at}`);
    });
    holdSheet(game.score(end), game.actor(end).type === 'over', 'at the end');
  },
};

function holdSheet({ final, players, winners }: ScoreSheet, over: boolean, when: string): void {
  hold(final === over, `${when}: the sheet is ${final ? '' : 'not '}final`);
  hold(players.length > 0, `${when}: nobody scores`);
  for (const { lines, total, seat } of players) {
    const sum = lines.reduce((points, line) => points + line.points, 0);
    hold(sum === total, `${when}: the lines of seat ${seat} make ${sum}, the total is ${total}`);
    hold(lines.every(({ id, rule }) => id.length > 0 && rule.length > 0), `${when}: a line without id or rule`);
  }
  for (const one of players) {
    const better = players.filter((other) => isBetter(other, one)).length;
    hold(one.rank === better + 1, `${when}: seat ${one.seat} has rank ${one.rank}, but ${better} are better`);
  }
  const first = players.filter(({ rank }) => rank === 1);
  const expected = first.some(({ seat }) => seat === null) ? [] : first.map(({ seat }) => seat);
  holdEqual(winners, expected, `${when}: the winners are not those of rank 1`);
}

function isBetter(a: PlayerScore, b: PlayerScore): boolean {
  if (a.total !== b.total) return a.total > b.total;
  for (let at = 0; at < a.tieBreaks.length; at += 1) {
    const mine = a.tieBreaks[at]?.value ?? 0;
    const theirs = b.tieBreaks[at]?.value ?? 0;
    if (mine !== theirs) return mine > theirs;
  }
  return false;
}
