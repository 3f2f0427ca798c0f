import type { Seat } from '../../kernel/chance.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';
import type { Legality } from '../../kernel/legality.js';
import { mayKnow } from '../../kernel/match.js';
import type { Picked } from '../../kernel/narrow.js';
import { THAT_IS_ALL } from '../../kernel/parts.js';
import { applyPatches } from '../../kernel/patches.js';
import { randomOf } from '../luck.js';
import { walk, type WalkStep } from '../walk.js';
import { clicksOf } from './asking.js';
import { hold, holdEqual, isLookedAt, type LawText } from './law.js';
import { mutations, strangers } from './mutations.js';

/** Of a long list so many moves are asked about. */
const SAMPLE = 6;

type Chosen = WalkStep & { readonly kind: 'move' };

/** Some moves of a list, from its beginning to its end. */
const some = (list: readonly AnyMove[]): readonly AnyMove[] => (list.length <= SAMPLE ? list : Array.from({ length: SAMPLE }, (_, at) => list[Math.floor((at * list.length) / SAMPLE)] as AnyMove));

interface Asked {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly step: Chosen;
  readonly seat: Seat;
  readonly when: string;
}

/** Asks something at every step at which a player decides. */
function asking(ask: (asked: Asked) => void): LawText['judge'] {
  return (story) => {
    const { game } = story;
    walk(game, story.config, story.choices, (state, step, at) => {
      const actor = game.actor(state);
      if (step.kind === 'move' && actor.type === 'seat' && isLookedAt(story, at)) ask({ game, state, step, seat: actor.seat, when: `step ${at}` });
    });
  };
}

/** Law 19. */
export const reasons: LawText = {
  number: 19,
  title: 'an incomplete move is allowed if and only if it can be completed; what is refused has a reason',
  judge: asking(({ game, state, step, seat, when }) => {
    const why = (partial: unknown, of: AnyState | AnyView = state): Legality => game.why(of, partial as readonly Picked[]);
    const view = game.view(state, seat);
    for (const empty of [[], {}]) hold(why(empty).ok, `${when}: nothing is chosen yet, and that is refused`);
    const random = randomOf(step.choice);
    for (const move of some(step.legal)) {
      const line = game.notation.print(move);
      holdEqual(why(move), game.check(state, move), `${when}: "${line}" is judged otherwise when asked why`);
      for (const other of mutations(move, step.legal, step.choice).filter((one) => isWhole(game, one))) holdEqual(why(other), game.check(state, other), `${when}: ${JSON.stringify(other)} is judged otherwise when asked why`);
      const clicks = someClicks(game, move, random);
      hold(why(clicks).ok, () => `${when}: ${JSON.stringify(clicks)} are parts of "${line}", and are refused`);
      const foreign = clicksOf(game, strangers(game, step.choice)[0] as AnyMove);
      const strange = [...clicks, foreign[Math.floor(random() * foreign.length)] as Picked];
      const answer = why(strange);
      if (!answer.ok) {
        hold(Object.hasOwn(game.refusals, answer.code) && answer.rule.length > 0, () => `${when}: ${JSON.stringify(strange)} is refused without a reason that is known`);
        hold(game.narrow(step.legal, strange).agreeing.length === 0, () => `${when}: ${JSON.stringify(strange)} is refused (${answer.code}), and some legal move agrees`);
      }
      holdEqual(why(strange, view), answer, `${when}: the view of seat ${seat} gives another reason`);
    }
    for (const rubbish of [null, 'dig', 7, [null], [{ part: 'kind', value: {} }], { kind: 'no such kind' }]) hold(Object.hasOwn(why(rubbish), 'ok'), `${when}: ${JSON.stringify(rubbish)} is not answered`);
    const another = (seat + 1) % state.config.seats;
    if (another !== seat) hold(!why([], game.view(state, another)).ok, `${when}: seat ${another} may choose for seat ${seat}`);
  }),
};

/** Some of what can be clicked of a move: of a path its beginning. What ends a set or a path is left out, as it says that nothing is missing. */
function someClicks(game: AnyGame, move: AnyMove, random: () => number): Picked[] {
  const paths = new Set(game.moveKinds.find(({ kind }) => kind === move.kind)?.parts.flatMap(({ shape, asked }) => (shape === 'path' ? [asked] : [])));
  const ended = new Set<string>();
  return clicksOf(game, move).filter(({ part, value }) => {
    const taken = value !== THAT_IS_ALL && !ended.has(part) && random() < 0.5;
    if (!taken && paths.has(part)) ended.add(part);
    return taken;
  });
}

/** Whether something has the kind and all the parts of a move. */
function isWhole(game: AnyGame, move: unknown): boolean {
  const info = game.moveKinds.find(({ kind }) => kind === (move as AnyMove | null)?.kind);
  return info !== undefined && info.parts.every(({ name }) => Object.hasOwn(move as object, name));
}

/** Law 20. */
export const foresight: LawText = {
  number: 20,
  title: 'a prompt says who is asked for what, and a preview what a move changes, as far as its seat may know',
  judge: asking(({ game, state, step, seat, when }) => {
    const { legal } = step;
    const view = game.view(state, seat);
    const prompt = game.prompt(state);
    hold(prompt.asks === 'seat' && prompt.seat === seat && prompt.rule.length > 0 && prompt.key.length > 0, `${when}: seat ${seat} has to decide, and is not asked`);
    hold(prompt.ahead.some((one) => one.seat === seat && one.times > 0), `${when}: seat ${seat} decides, and is said to have nothing to decide`);
    holdEqual([...prompt.kinds].sort(), [...new Set(legal.map(({ kind }) => kind))].sort(), `${when}: other kinds of moves are asked for than there are`);
    holdEqual(prompt.forced, legal.length === 1 ? legal[0] : null, `${when}: the only move is told wrongly`);
    hold(prompt.settled === null || equal(prompt.settled, prompt.forced), `${when}: what is settled is not the only move`);
    hold(prompt.ends.every((kind) => prompt.kinds.includes(kind)), `${when}: the turn ends with what cannot be chosen`);
    holdEqual(game.prompt(view), prompt, `${when}: the view of seat ${seat} asks something else`);
    const stranger = game.prompt(game.view(state, null));
    holdEqual({ ...prompt, kinds: [], forced: null, settled: null, undoable: null, ends: [] }, stranger, `${when}: a spectator is told something else about the question`);
    const answers = legal.length <= 2 * SAMPLE ? legal : some(legal);
    const undoable = new Set(answers.map((move) => holdPreview({ game, state, step, seat, when }, view, move)));
    const said = { any: [true], none: [false], some: [true, false] }[prompt.undoable ?? 'some'];
    hold([...undoable].every((one) => said.includes(one)) && (answers.length < legal.length || undoable.size === said.length), `${when}: what may be taken back is told wrongly (${prompt.undoable})`);
  }),
};

/** What is foreseen is what happens; whether it can be taken back. */
function holdPreview({ game, state, seat, when }: Asked, view: AnyView, move: AnyMove): boolean {
  const line = game.notation.print(move);
  const foreseen = game.preview(view, move);
  holdEqual(game.preview(state, move), foreseen, `${when}: "${line}" is foreseen otherwise from the state than from the view`);
  const events: AnyEvent[] = [];
  const before: AnyState = game.inPlace.clone(state);
  const after = game.apply(before, move, (event: AnyEvent) => { if (mayKnow(event, seat)) events.push(event); });
  holdEqual(foreseen.events, foreseen.reveals ? events.slice(0, foreseen.events.length) : events, `${when}: after "${line}" something else happens than was foreseen`);
  if (!foreseen.reveals) holdEqual(foreseen.after, game.view(after, seat), `${when}: "${line}" leads to another view than was foreseen`);
  hold(equal(applyPatches(view, foreseen.patches), foreseen.after), `${when}: the differences of "${line}" do not lead to what was foreseen`);
  hold(foreseen.undoable === (game.chance(after) === null && !game.reveals(before, after)), `${when}: whether "${line}" can be taken back is told wrongly`);
  return foreseen.undoable;
}
