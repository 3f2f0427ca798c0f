// Why something dark cannot be chosen: what the engine says against it, and where it only says that this is not asked now,
// by what it comes about.
import type { AnyGame, Legality, Picked, Refusal } from 'caravanserai';
import { gameTable } from '../games/index.js';
import { asked, sayKind, sayRefusal } from './say.js';
import { isMine, legal, now, set, type Table } from './table.js';
import { word } from './words.js';

/** A reason with the rule behind it. */
interface Reason {
  readonly text: string;
  readonly rule: string;
}

/** Whether a refusal says anything of what was clicked. */
const tells = (said: Legality): said is Refusal => !said.ok && said.code !== 'malformed' && said.code !== 'not-now' && said.code !== 'not-offered';

/** What the engine says against one way in which a click can be meant: of the kinds of move that are offered first. */
function against(way: readonly Picked[], t: Table): Refusal | null {
  const { shown, picked } = t;
  const game = t.game as AnyGame;
  const isNamed = [...picked, ...way].some(({ part }) => part === 'kind');
  const offered = new Set(legal(t).map(({ kind }) => kind));
  const fitting = game.moveKinds.filter(({ parts }) => way.every(({ part }) => parts.some(({ asked: noun }) => noun === part))).map(({ kind }) => kind);
  const kinds = [...fitting.filter((kind) => offered.has(kind)), ...fitting.filter((kind) => !offered.has(kind))];
  for (const wanted of isNamed ? [[...picked, ...way]] : kinds.map((kind): Picked[] => [...picked, { part: 'kind', value: kind }, ...way])) {
    const said = game.why(shown as never, wanted);
    if (tells(said)) return said;
  }
  return null;
}

/** Why a thing that was clicked cannot be chosen. */
export function whyNot(ways: readonly (readonly Picked[])[], t: Table = now()): Reason | null {
  const { game, shown, engine } = t;
  if (!game || !shown || !engine || !isMine(t) || ways.length === 0) return null;
  const question = asked(t);
  const by = question && t.picked.length === 0 ? ways.map((way) => gameTable(engine.id).comesBy?.(question.key, way) ?? null).find((found) => found !== null) : undefined;
  if (by) {
    if (by.kind === null) return { text: word(by.text), rule: by.rule };
    const name = sayKind(by.kind);
    const said = (game as AnyGame).why(shown, [{ part: 'kind', value: by.kind }]);
    return tells(said) ? { text: `${word(by.text, { name })} ${sayRefusal(said)}`, rule: said.rule } : { text: word(said.ok ? by.now : by.text, { name }), rule: by.rule };
  }
  for (const way of ways) {
    const said = against(way, t);
    if (said) return { text: sayRefusal(said), rule: said.rule };
  }
  return { text: word('why.other'), rule: question?.rule ?? '' };
}

/** Says why something dark is dark. */
export function explain(ways: readonly (readonly Picked[])[]): void {
  const reason = whyNot(ways);
  if (reason) set({ reason });
}
