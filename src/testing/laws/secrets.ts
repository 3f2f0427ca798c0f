import type { AnyEvent, AnyState, AnyView } from '../../kernel/game.js';
import { canonical } from '../../kernel/json.js';
import { mayKnow } from '../../kernel/match.js';
import { randomOf } from '../luck.js';
import { walk, type WalkStep } from '../walk.js';
import { hold, holdEqual, isLookedAt, type LawText, type Story } from './law.js';

/** Law 7. */
export const secrets: LawText = {
  number: 7,
  title: 'a view depends only on what its viewer may know, lists the viewer\'s moves, and can be filled up to a full state',
  judge: (story) => {
    const { game } = story;
    const end = walk(game, story.config, story.choices, (now, step, at) => {
      if (!isLookedAt(story, at)) return;
      const state: AnyState = game.inPlace.clone(now);
      const { seats } = state.config;
      for (let seat = -1; seat < seats; seat += 1) holdView(story.game, state, { step, at }, seat < 0 ? null : seat);
    });
    holdEqual(game.view(end, null), JSON.parse(JSON.stringify(game.view(end, null))), 'a view is not plain data');
  },
};

function holdView(game: Story['game'], state: AnyState, { step, at }: { readonly step: WalkStep; readonly at: number }, seat: number | null): void {
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  const view = game.view(state, seat);
  const dealt: AnyState = game.determinize(view, randomOf(step.choice));
  const verdict = game.validate(dealt);
  hold(verdict.ok, () => `step ${at}: what ${who} imagines is no state: ${verdict.ok ? '' : verdict.error.message}`);
  holdEqual(game.view(dealt, seat), view, `step ${at}: ${who} sees a difference that ${who} may not see`);
  const actor = game.actor(state);
  holdEqual(game.actor(dealt), actor, `step ${at}: for ${who} somebody else has to decide`);
  if (actor.type === 'seat' && actor.seat === seat) {
    holdEqual(game.legalMovesFor(view), game.legalMoves(state), `step ${at}: the view of ${who} offers other moves than the state`);
  }
  if (step.kind === 'move' && game.check(dealt, step.move).ok) {
    holdSameStory({ game, state, dealt, step, seat, at, who });
    holdOwnParts(game, game.view(game.inPlace.clone(state), seat), step, `step ${at}: playing on what ${who} imagines changes the view it comes from`);
  }
}

/** What is imagined is played on in place, so it must share nothing with its view. */
function holdOwnParts(game: Story['game'], view: AnyView, step: WalkStep & { kind: 'move' }, message: string): void {
  const before = canonical(view);
  const dealt: AnyState = game.determinize(view, randomOf(step.choice));
  game.inPlace.play(dealt, step.move);
  hold(canonical(view) === before, () => message);
}

/** The same move played on what is and on what the viewer imagines must look the same to the viewer. */
function holdSameStory({ game, state, dealt, step, seat, at, who }: { game: Story['game']; state: AnyState; dealt: AnyState; step: WalkStep & { kind: 'move' }; seat: number | null; at: number; who: string }): void {
  const real: AnyEvent[] = [];
  const imagined: AnyEvent[] = [];
  const after = game.apply(state, step.move, (event: AnyEvent) => { if (mayKnow(event, seat)) real.push(event); });
  if (game.reveals(state, after)) return;
  const afterDealt = game.apply(dealt, step.move, (event: AnyEvent) => { if (mayKnow(event, seat)) imagined.push(event); });
  holdEqual(imagined, real, `step ${at}: the events tell ${who} a secret`);
  holdEqual(game.view(afterDealt, seat), game.view(after, seat), `after step ${at}: ${who} sees a difference that ${who} may not see`);
}
