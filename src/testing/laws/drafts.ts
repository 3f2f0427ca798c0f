import { enablePatches, Immer } from 'immer';
import type { AnyEvent, AnyState } from '../../kernel/game.js';
import { freezeStates, isFreezing } from '../../kernel/freezing.js';
import { canonical, copyOf } from '../../kernel/json.js';
import { canUndo, gameOf, play, resolve, start, undo, type AnyMatch } from '../../kernel/match.js';
import { applyPatches, diff, type Patch } from '../../kernel/patches.js';
import { table } from '../../kernel/sources.js';
import { stepOf, take, taken, type WalkStep } from '../walk.js';
import { hold, holdEqual, isLookedAt, type LawText, type Story } from './law.js';

/** So many steps are taken in one recipe. */
const RECIPE = 25;

/** Law 21. */
export const drafts: LawText = {
  number: 21,
  title: 'on drafts of immer the rules lead to the same states, events and patches as on plain states, whether states are frozen or not',
  judge: (story) => {
    const freezing = isFreezing();
    try {
      for (const on of [true, false]) {
        freezeStates(on);
        holdDrafts(story);
      }
    } finally {
      freezeStates(freezing);
    }
  },
};

function holdDrafts(story: Story): void {
  enablePatches();
  const { game } = story;
  let match: AnyMatch = start(game, story.config, table());
  const steps: WalkStep[] = [];
  for (let at = 0; at < story.choices.length; at += 1) {
    const step = stepOf(game, match.state, story.choices[at] as number);
    if (!step) return;
    const before = match;
    match = stepped(match, step);
    if (at < RECIPE) steps.push(step);
    if (at === RECIPE - 1) holdRecipe(story, match, steps);
    if (!isLookedAt(story, at)) continue;
    holdState(game, [before.state, match.state], step, at);
    holdMatch(before, match, step, at);
  }
}

/** The first steps in one recipe: what was written into a draft is written to again. */
function holdRecipe({ game, config }: Story, match: AnyMatch, steps: readonly WalkStep[]): void {
  for (const immer of immers()) {
    const found = immer.produce(start(game, config, table()), (draft) => { for (const step of steps) stepped(draft, step); });
    holdEqual(found, match, 'many steps in one recipe lead to another match');
    const state = immer.produce(game.setup(config), (draft) => { for (const step of steps) take(game, draft, step); });
    holdEqual(state, match.state, 'many steps in place in one recipe lead to another state');
  }
}

const stepped = (match: AnyMatch, step: WalkStep): AnyMatch => (step.kind === 'move' ? play(match, step.move) : resolve(match, step.outcome));

/** What drafts are made with, once as it comes and once as it is where speed counts. */
const immers = (): readonly Immer[] => [new Immer({ autoFreeze: true }), new Immer({ autoFreeze: false })];

function holdState(game: Story['game'], [before, after]: readonly [AnyState, AnyState], step: WalkStep, at: number): void {
  const wanted = inOrder(diff(before, after));
  const heard: AnyEvent[] = [];
  take(game, game.inPlace.clone(before), step, (event) => { heard.push(event); });
  for (const immer of immers()) {
    const start: AnyState = game.inPlace.clone(before);
    const told: AnyEvent[] = [];
    const ways: readonly [string, (draft: AnyState) => void][] = [
      ['in place', (draft) => { take(game, draft, step, (event) => { told.push(event); }); }],
      ['by apply', (draft) => { hold(taken(game, draft, step) === draft, `step ${at}: a draft is not handed back`); }],
    ];
    for (const [way, work] of ways) {
      const [found, patches, inverse] = immer.produceWithPatches(start, (draft) => { work(draft); });
      holdEqual(found, after, `step ${at}: ${way} on a draft differs from plain`);
      holdEqual(inOrder(patches), wanted, `step ${at}: ${way} on a draft makes other patches`);
      holdEqual(applyPatches(found, inverse), before, `step ${at}: ${way} on a draft, the inverse patches do not lead back`);
    }
    holdEqual(told, heard, `step ${at}: on a draft the events differ`);
  }
}

function holdMatch(before: AnyMatch, after: AnyMatch, step: WalkStep, at: number): void {
  const wanted = inOrder(diff(before, after));
  for (const immer of immers()) {
    const [found, patches] = immer.produceWithPatches(before, (draft) => { stepped(draft, step); });
    holdEqual(found, after, `step ${at}: a draft of the match becomes another match`);
    holdEqual(inOrder(patches), wanted, `step ${at}: a draft of the match makes other patches`);
    hold(gameOf(found) === gameOf(before), `step ${at}: the match of a draft lost its game`);
    if (!canUndo(found)) continue;
    const back = immer.produce(found, (draft) => { undo(draft as AnyMatch); });
    holdEqual(back.state, before.state, `step ${at}: undo on a draft does not restore the state`);
  }
}

/** Immer tells changes from the inside out. */
const inOrder = (patches: readonly Patch[]): readonly string[] => copyOf(patches).map(canonical).sort();
