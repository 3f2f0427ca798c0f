// What was typed in answer to the question: a number, words, the line of a move. Nothing here throws for what a person types.
import { moves, type AnyMove, type Picked } from '../index.js';
import { ink, joined, wrapped, type Line } from './ink.js';
import { meant, menuOf, movesSaying, namedBy, typedWords, type Entry, type Menu } from './menu.js';
import { menuText, say } from './showing.js';
import { gameAt, menuAt, putBack, questionAt, widthAt, type Sitting } from './sitting.js';
import { capital, pickText } from './voice.js';

/** The move that an answer decides; `null` when more is asked, or when it was no answer. */
export function answered(sitting: Sitting, typed: string): AnyMove | null {
  const menu = menuAt(sitting);
  if (/^\d+$/.test(typed)) return numbered(sitting, menu, Number(typed));
  const line = gameAt(sitting).notation.parse(typed);
  if (line) return written(sitting, line);
  const shown = meant(menu.entries, typed);
  const [one] = shown;
  if (shown.length === 1 && one) return take(sitting, one);
  const elsewhere = shown.length > 0 ? [] : meant(menu.others, typed);
  const [other] = elsewhere;
  if (elsewhere.length === 1 && other) return take(sitting, other);
  if (shown.length === 0 && elsewhere.length === 0 && sitting.picked.length > 0) {
    // Something else than what was begun: it begins anew.
    const [fresh, ...more] = meant(menuOf(questionAt(sitting), []).entries, typed);
    if (fresh && more.length === 0) { putBack(sitting); return take(sitting, fresh); }
  }
  if (filtered(sitting, typed)) return null;
  say(sitting, reasons(sitting, typed));
  return null;
}

function numbered(sitting: Sitting, menu: Menu, number: number): AnyMove | null {
  const entry = menu.entries[number - 1];
  if (entry) return take(sitting, entry);
  say(sitting, [sitting.voice.term('ask.range', { n: menu.entries.length })]);
  return null;
}

/** A move written out as replays write it. */
function written(sitting: Sitting, move: AnyMove): AnyMove | null {
  const legality = gameAt(sitting).check(sitting.match.state, move);
  if (legality.ok) return move;
  say(sitting, [refusalText(sitting, legality)].flat());
  return null;
}

/** Takes an entry: the move, or one step further towards it. */
export function take(sitting: Sitting, { picks, move }: Entry): AnyMove | null {
  if (move) return move;
  sitting.picked = [...sitting.picked, ...picks];
  sitting.stale = true;
  const next = menuAt(sitting);
  const [only] = next.entries;
  return next.entries.length === 1 && only?.move ? only.move : null;
}

/** Keeps the menu to the moves that say the words; false when there is none. */
export function filtered(sitting: Sitting, typed: string): boolean {
  const words = typedWords(typed);
  const question = questionAt(sitting);
  const { agreeing } = menuOf(question, sitting.picked);
  const list = movesSaying(question, agreeing, words);
  if (words.length === 0 || list.length === 0) return false;
  sitting.filter = { words: sitting.filter === null ? typed : `${sitting.filter.words} ${typed}`, list };
  sitting.picked = [];
  say(sitting, [[ink('dim', sitting.voice.term('ask.filter', { words: sitting.filter.words, n: list.length, all: moves(sitting.match).length }))]]);
  say(sitting, menuText(sitting, menuAt(sitting)));
  sitting.stale = false;
  return true;
}

/** One step back: the filter, or what was chosen last. False when there is nothing to put back. */
export function stepBack(sitting: Sitting): boolean {
  if (sitting.picked.length > 0) sitting.picked = sitting.picked.slice(0, -1);
  else if (sitting.filter !== null) sitting.filter = null;
  else return false;
  // What was asked only because there was nothing else is not asked again.
  while (sitting.picked.length > 0 && menuAt(sitting).entries.length < 2) sitting.picked = sitting.picked.slice(0, -1);
  sitting.stale = true;
  return true;
}

/** Why what was named is not possible; or that it is, or that nothing is called so. */
export function reasons(sitting: Sitting, typed: string): Line[] {
  const { voice, match, picked } = sitting;
  const game = gameAt(sitting);
  const picks = namedBy({ game, voice }, typed);
  const nothing = [voice.term('ask.noMove', { words: typed })];
  if (picks === null) return nothing;
  // What was chosen already belongs to it, unless another kind of move is named.
  const whole: readonly Picked[] = picks.some(({ part }) => part === 'kind') ? picks : [...picked.filter(({ part }) => !picks.some((one) => one.part === part)), ...picks];
  const said = game.why(match.state, whole);
  const what = whole.map((one) => capital(pickText(voice, one))).join(', ');
  const named = ink('strong', `${what}: `);
  if (said.ok) return [joined(named, voice.term('play.allowed'))];
  // What nobody asks for now teaches little without what is asked.
  const asked = said.code === 'not-now' ? ` ${voice.term('play.asked', { question: voice.prompt(game.prompt(match.state)) })}` : '';
  return said.code === 'malformed' ? nothing : wrapped(joined(named, voice.refusal(said), asked, ink('rule', ` (${said.rule})`)), widthAt(sitting), '  ');
}

/** A refusal in a sentence, with its rule. */
export const refusalText = ({ voice, io }: Sitting, refusal: Parameters<Sitting['voice']['refusal']>[0]): Line[] => wrapped(joined(voice.refusal(refusal), ink('rule', ` (${refusal.rule})`)), widthAt({ io }), '  ');

/** The words that what was begun may go on to: for the key that completes. */
export function completions(sitting: Sitting, begun: string, orders: readonly string[]): readonly string[] {
  const wanted = begun.trimStart().toLowerCase();
  const { entries, others } = menuAt(sitting);
  const names = [...entries, ...others].flatMap(({ label, move, picks }) => (move === null ? [label] : picks.map(({ part, value }) => sitting.voice.pick(part, value)))).map((name) => name.toLowerCase());
  const found = [...new Set([...orders, ...names])].filter((name) => name.startsWith(wanted));
  return wanted === '' ? [] : found;
}

/** After a move nothing is chosen any more. */
export const moved = (sitting: Sitting): void => { putBack(sitting); };
