import type { AnyGame, AnyMove } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';
import { elementsOf, type Narrowed, type Picked, type PickOption } from '../../kernel/narrow.js';
import { THAT_IS_ALL, type MovePart } from '../../kernel/parts.js';
import { randomOf } from '../luck.js';
import { walk } from '../walk.js';
import { hold, isLookedAt, type LawText } from './law.js';

/** Of a long list so many moves are clicked together. */
const SAMPLE = 12;

type Random = () => number;

/** Law 14. */
export const clicks: LawText = {
  number: 14,
  title: 'a move is clicked together in any order of its parts, and every click that is offered leads to a move',
  judge: (story) => {
    const { game } = story;
    walk(game, story.config, story.choices, (_, step, at) => {
      if (step.kind !== 'move' || !isLookedAt(story, at)) return;
      const random = randomOf(step.choice);
      holdRandomClicks(game, step.legal, random, `step ${at}`);
      for (let count = 0; count < Math.min(SAMPLE, step.legal.length); count += 1) {
        const place = step.legal.length <= SAMPLE ? count : Math.floor(random() * step.legal.length);
        holdReached({ game, list: step.legal, move: step.legal[place] as AnyMove, random, when: `step ${at}` });
      }
    });
  },
};

/** Any click that is offered, until the move is decided. */
function holdRandomClicks(game: AnyGame, list: readonly AnyMove[], random: Random, when: string): void {
  const picked: Picked[] = [];
  const most = Math.max(...list.map((move) => clicksOf(game, move).length));
  let now: Narrowed<AnyMove> = game.narrow(list, picked);
  while (!now.complete) {
    const open = now.parts.flatMap(({ part, options }) => options.map((option) => ({ part, option })));
    hold(open.length > 0, () => `${when}: nothing can be clicked after ${told(picked)}`);
    const { part, option } = open[Math.floor(random() * open.length)] as { part: string; option: PickOption };
    picked.push({ part, value: option.value });
    now = game.narrow(list, picked);
    hold(option.count > 0 && now.agreeing.length === option.count, () => `${when}: ${option.count} moves are promised for ${told(picked)}, and ${now.agreeing.length} are left`);
    hold(option.finishes === (now.complete !== null), () => `${when}: ${told(picked)} was said ${option.finishes ? '' : 'not '}to decide the move`);
    hold(picked.length <= most, () => `${when}: ${told(picked)} are more clicks than any move has`);
  }
  hold(list.includes(now.complete), () => `${when}: ${told(picked)} leads to a move that is not in the list`);
}

/** The parts of one move, shuffled: each is offered when its turn comes, unless it goes without saying. */
function holdReached({ game, list, move, random, when }: { game: AnyGame; list: readonly AnyMove[]; move: AnyMove; random: Random; when: string }): void {
  const picked: Picked[] = [];
  let now: Narrowed<AnyMove> = game.narrow(list, picked);
  for (const click of shuffled(clicksOf(game, move), random)) {
    const part = now.parts.find((one) => one.part === click.part);
    const option = part?.options.find(({ value }) => value === click.value);
    hold(option !== undefined || part === undefined || click.value === THAT_IS_ALL, () => `${when}: ${game.notation.print(move)} cannot be clicked together: ${told([...picked, click])} is not offered`);
    if (option === undefined) continue;
    picked.push(click);
    now = game.narrow(list, picked);
  }
  hold(equal(now.complete, move), () => `${when}: ${game.notation.print(move)} is not reached by ${told(picked)}`);
}

/** All there is to click of a move: its kind, and of each part the elements and that these are all. */
export function clicksOf(game: AnyGame, move: AnyMove): Picked[] {
  const parts = game.moveKinds.find(({ kind }) => kind === move.kind)?.parts ?? [];
  const ofPart = (part: MovePart): Picked[] => [...elementsOf(move, part), THAT_IS_ALL].map((value) => ({ part: part.asked, value }));
  return [{ part: 'kind', value: move.kind }, ...parts.flatMap(ofPart)];
}

/** The parts in any order; what is clicked of one part stays in its order, as a path has to. */
function shuffled(all: readonly Picked[], random: Random): Picked[] {
  const queues = new Map<string, Picked[]>();
  for (const click of all) queues.set(click.part, [...(queues.get(click.part) ?? []), click]);
  const order = all.map(({ part }) => part);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as string, order[at] as string];
  }
  return order.map((part) => (queues.get(part) as Picked[]).shift() as Picked);
}

const told = (picked: readonly Picked[]): string => picked.map(({ part, value }) => `${part} ${value}`).join(', ') || 'no click';
