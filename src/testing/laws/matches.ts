import { hashOf } from '../../kernel/hash.js';
import { history } from '../../kernel/history.js';
import { equal } from '../../kernel/json.js';
import { canRedo, canUndo, gameOf, lastMover, play, redo, resolve, start, undo, viewOf, type AnyMatch } from '../../kernel/match.js';
import { applyPatches } from '../../kernel/patches.js';
import { fromReplay, toCompactReplay, toReplay } from '../../kernel/replay.js';
import { table } from '../../kernel/sources.js';
import { stepOf } from '../walk.js';
import { hold, holdEqual, isLookedAt, type LawText } from './law.js';

/** Law 6. */
export const matches: LawText = {
  number: 6,
  title: 'replays lead to the same state and the same history, undo and redo restore exactly, and patches lead forth and back',
  judge: (story) => {
    const { game } = story;
    let match: AnyMatch = start(game, story.config, table());
    for (let at = 0; at < story.choices.length; at += 1) {
      const step = stepOf(game, match.state, story.choices[at] as number);
      if (!step) break;
      const before = match;
      match = step.kind === 'move' ? play(match, step.move) : resolve(match, step.outcome);
      if (!isLookedAt(story, at)) continue;
      holdPatches(before, match, at);
      if (canUndo(match)) holdUndo(before, match, at);
      holdSharedView(before, match, at);
    }
    const replay = toReplay(match);
    const same = fromReplay(game, JSON.parse(JSON.stringify(replay)));
    holdEqual(same.state, match.state, 'a replay leads to another state');
    hold(replay.hash === hashOf(match.state), 'the hash is not that of the state');
    const compact = fromReplay(game, JSON.parse(JSON.stringify(toCompactReplay(match))));
    holdEqual(compact.state, match.state, 'a compact replay leads to another state');
    holdEqual(toReplay(compact), replay, 'a compact replay tells another game');
    holdHistory(match, same);
  },
};

/** The history is the same whichever way the match came here; that it tells what was told is law 4, as it plays in place. */
function holdHistory(match: AnyMatch, same: AnyMatch): void {
  const told = history(match);
  holdEqual(told.slice(1).map(({ line }) => line), toReplay(match).steps, 'the history has other lines than the replay');
  hold(told.slice(1).every(({ rule, type, seat }) => rule !== null && (type === 'luck' || seat !== null)), 'a step of the history has no rule, or a move no seat');
  holdEqual(history(same), told, 'a replay has another history');
}

/** A view that is made out of the last one is the same, and keeps what has not changed. */
function holdSharedView(before: AnyMatch, after: AnyMatch, at: number): void {
  const last = viewOf(before, null) as object;
  const now = viewOf(after, null) as object;
  const shared = viewOf(after, null, last as never) as unknown as Record<string, unknown>;
  holdEqual(shared, now, `step ${at}: the view made out of the last one is another`);
  for (const [key, value] of Object.entries(last)) hold(!equal(value, shared[key]) || value === shared[key], `step ${at}: "${key}" has not changed, and is another node in the view`);
}

function holdPatches(before: AnyMatch, after: AnyMatch, at: number): void {
  const { patches, inverse } = gameOf(after).change(before.state, after.state);
  holdEqual(applyPatches(before.state, patches), after.state, `step ${at}: the patches do not lead to the new state`);
  holdEqual(applyPatches(after.state, inverse), before.state, `step ${at}: the inverse patches do not lead back`);
}

function holdUndo(before: AnyMatch, after: AnyMatch, at: number): void {
  const actor = gameOf(before).actor(before.state);
  holdEqual(lastMover(after), actor.type === 'seat' ? actor.seat : null, `step ${at}: the last move is said to be another seat's`);
  const back = undo(after, lastMover(after) ?? undefined);
  holdEqual(back.state, before.state, `step ${at}: undo does not restore the state`);
  holdEqual(back.steps, before.steps, `step ${at}: undo does not restore the steps`);
  hold(canRedo(back), `step ${at}: what was undone cannot be redone`);
  const forth = redo(back);
  holdEqual(forth.state, after.state, `step ${at}: redo does not restore the state`);
  holdEqual(forth.steps, after.steps, `step ${at}: redo does not restore the steps`);
}
