import type { AnyEvent, AnyFrame, AnyMove, AnyState } from '../../kernel/game.js';
import { canonical, copyOf, equal } from '../../kernel/json.js';
import { stepOf, take, taken, walk } from '../walk.js';
import { hold, holdEqual, isLookedAt, type LawText, type Story } from './law.js';
import { mutations, strangers } from './mutations.js';

/** Law 1. */
export const actors: LawText = {
  number: 1,
  title: 'whoever has to decide has a move, nobody else has any, the list is stable and without duplicates, and picking one is drawing from it',
  judge: (story) => {
    const { game } = story;
    const end = walk(game, story.config, story.choices, (state, step, at) => {
      const actor = game.actor(state);
      if (step.kind === 'luck') {
        hold(actor.type === 'chance' && game.legalMoves(state).length === 0, `step ${at}: luck has to decide, but a player is offered moves`);
        return;
      }
      hold(actor.type === 'seat' && actor.seat >= 0 && actor.seat < game.seats[1], `step ${at}: moves are offered, but nobody has to decide`);
      if (!isLookedAt(story, at)) return;
      hold(new Set(step.legal.map(canonical)).size === step.legal.length, `step ${at}: the list holds a move twice`);
      holdEqual(game.legalMoves(state), step.legal, `step ${at}: the list is not stable`);
      const picked = game.inPlace.pick(state, () => step.choice % 997 / 997);
      holdEqual(picked, step.legal[Math.floor(step.choice % 997 / 997 * step.legal.length)], `step ${at}: a move picked is another than that of the list`);
      for (let seat = 0; seat < state.config.seats; seat += 1) {
        if (seat !== actor.seat) hold(game.legalMovesFor(game.view(state, seat)).length === 0, `step ${at}: seat ${seat} is offered moves out of turn`);
      }
    });
    if (game.actor(end).type === 'over') hold(game.legalMoves(end).length === 0 && game.chance(end) === null, 'the game is over, but goes on');
  },
};

/** Law 2. */
export const legality: LawText = {
  number: 2,
  title: 'every listed move is legal, in whatever order its sets are named; a mutated move is either listed or refused with a code and a rule, and nothing changes',
  judge: (story) => {
    const { game } = story;
    walk(game, story.config, story.choices, (state, step, at) => {
      if (step.kind !== 'move' || !isLookedAt(story, at)) return;
      const before = canonical(state);
      for (const move of step.legal) {
        hold(game.check(state, move).ok, () => `step ${at}: ${game.notation.print(move)} is listed and refused`);
        holdEqual(game.notation.tidy(otherwise(game, move)), move, `step ${at}: a listed move becomes another when its sets are named in another order`);
      }
      game.apply(game.inPlace.clone(state), step.move);
      for (const mutant of [...mutations(step.move, step.legal, step.choice), ...strangers(game, step.choice)]) holdMutant(game, state, { legal: step.legal, at }, mutant);
      hold(canonical(state) === before, `step ${at}: asking changed the state`);
    });
  },
};

function holdMutant(game: Story['game'], state: AnyState, { legal, at }: { readonly legal: readonly AnyMove[]; readonly at: number }, mutant: unknown): void {
  const answer = game.check(state, mutant);
  const listed = game.validateMove(mutant).ok && legal.some((move) => equal(move, game.notation.tidy(mutant as AnyMove)));
  hold(answer.ok === listed, () => `step ${at}: ${JSON.stringify(mutant)} is ${listed ? 'listed and refused' : 'accepted but not listed'}`);
  if (answer.ok) return;
  hold(/^[a-z0-9-]+$/.test(answer.code) && answer.rule.length > 0 && answer.message.length > 0, `step ${at}: a refusal without code, rule or message`);
  let refused = false;
  try {
    game.apply(state, mutant as AnyMove);
  } catch (error) {
    refused = (error as { name: string }).name === 'IllegalMoveError';
  }
  hold(refused, () => `step ${at}: apply does not refuse ${JSON.stringify(mutant)}`);
}

/** A move whose sets are named the other way round. */
function otherwise(game: Story['game'], move: AnyMove): AnyMove {
  const sets = game.moveKinds.find(({ kind }) => kind === move.kind)?.parts.filter(({ shape }) => shape === 'set') ?? [];
  const turned = sets.flatMap(({ name }) => {
    const set = (move as unknown as Record<string, unknown>)[name];
    return Array.isArray(set) ? [[name, set.slice().reverse()]] : [];
  });
  return { ...move, ...Object.fromEntries(turned) as object };
}

/** Law 3. */
export const purity: LawText = {
  number: 3,
  title: 'a pure step never changes its input, keeps every part it does not touch, and earlier copies never change later',
  judge: (story) => {
    const { game } = story;
    const config = copyOf(story.config);
    game.setup(config);
    hold(equal(config, story.config) && isThawed(config), 'the set-up changed or froze the config it was given');
    const kept: { readonly copy: AnyState; readonly text: string }[] = [];
    walk(game, story.config, story.choices, (state, step, at) => {
      if (!isLookedAt(story, at)) return;
      const before = { ...copyOf(state), config: state.config };
      const text = canonical(before);
      const told = canonical(step);
      const after = taken(game, before, step);
      hold(canonical(before) === text, `step ${at}: the input was changed`);
      holdShared(before, after, at, '');
      const next = stepOf(game, after, step.choice);
      const clone = game.inPlace.clone(before);
      holdEqual(clone, before, `step ${at}: a clone differs from its original`);
      take(game, clone, step);
      if (next) take(game, clone, next);
      hold(canonical(before) === text, `step ${at}: playing on a clone changed its original`);
      hold(canonical(step) === told, `step ${at}: playing changed the move or the outcome it was given`);
      if (kept.length < 8) kept.push({ copy: game.inPlace.clone(state), text });
    });
    for (const { copy, text } of kept) hold(canonical(copy) === text, 'an earlier copy changed later');
  },
};

/** What a step did not touch stays the same node; a frame of another kind is another thing, whatever it holds. */
function holdShared(before: unknown, after: unknown, at: number, path: string): void {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return;
  hold(!equal(before, after), () => `step ${at}: nothing changed in ${path || 'the state'}, and yet it is another node`);
  if (path.startsWith('.frames.') && (before as AnyFrame).kind !== (after as AnyFrame).kind) return;
  for (const key of Object.keys(after)) holdShared((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key], at, `${path}.${key}`);
}

/** Whether nothing in a tree is frozen: a state that holds a part of the caller's config would freeze it. */
function isThawed(tree: unknown): boolean {
  return typeof tree !== 'object' || tree === null || (!Object.isFrozen(tree) && Object.values(tree).every(isThawed));
}

/** Law 4. */
export const twoWays: LawText = {
  number: 4,
  title: 'playing pure and playing in place lead to the same states and events',
  judge: ({ game, config, choices }) => {
    let pure: AnyState = game.setup(config);
    const place: AnyState = game.inPlace.clone(pure);
    for (let at = 0; at < choices.length; at += 1) {
      const step = stepOf(game, pure, choices[at] as number);
      if (!step) return;
      const heard: AnyEvent[] = [];
      const heardInPlace: AnyEvent[] = [];
      if (step.kind === 'move') {
        pure = game.apply(pure, step.move, (event: AnyEvent) => { heard.push(event); });
        game.inPlace.play(place, step.move, (event: AnyEvent) => { heardInPlace.push(event); });
      } else {
        pure = game.resolve(pure, step.outcome, (event: AnyEvent) => { heard.push(event); });
        game.inPlace.resolve(place, step.outcome, (event: AnyEvent) => { heardInPlace.push(event); });
      }
      holdEqual(place, pure, `after step ${at}: in place differs from pure`);
      holdEqual(heardInPlace, heard, `after step ${at}: the events differ`);
    }
  },
};

/** Law 5. */
export const plainData: LawText = {
  number: 5,
  title: 'a trip through JSON text before every step changes nothing later',
  judge: (story) => {
    const { game } = story;
    let travelled = travel(game.inPlace.clone(game.setup(story.config)));
    walk(game, story.config, story.choices, (state, step, at) => {
      holdEqual(travelled, state, `before step ${at}: the state that travelled differs`);
      const again = stepOf(game, travelled, step.choice);
      holdEqual(again, step, `step ${at}: the state that travelled offers something else`);
      if (!again) return;
      take(game, travelled, again);
      if (isLookedAt(story, at)) holdEqual(Object.keys(travel(travelled)), Object.keys(travelled), `after step ${at}: JSON text loses something`);
      travelled = travel(travelled);
    });
  },
};

function travel(state: AnyState): AnyState {
  return JSON.parse(JSON.stringify(state)) as AnyState;
}
