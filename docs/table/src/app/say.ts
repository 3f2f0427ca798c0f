// Sentences about the game: everything the page says of moves, events, prompts, scores and things comes through here.
import type { AnyEvent, AnyGame, AnyMove, AnyState, PickValue } from 'caravanserai';
import type { Amounts, Face, Thing } from '../engine/content.js';
import { now } from './table.js';
import { word, wordIf, type Word } from './words.js';

/** What somebody at the table is called. */
export function seatName(seat: number | null): string {
  const { plan } = now();
  if (seat === null) return '';
  const sitters = plan?.sitters ?? [];
  const sitter = sitters[seat];
  if (!sitter) return word(seat === sitters.length && sitters.length === 1 ? 'automaton.magistrate' : 'automaton.courtier');
  if (sitter.name) return sitter.name;
  const persons = sitters.filter(({ bot }) => bot === null).length;
  return sitter.bot === null && persons === 1 ? word('seat.you') : word(`seat.${seat}` as Word);
}

/** Makes words of an id: `own-city` and `ownCity` become "own city". */
export const humanised = (id: string): string => id.replace(/[-_.:]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** A thing of the content, by its id. */
export function thing(id: string): Thing | undefined {
  return now().content?.things.find((one) => one.id === id);
}

/** What a thing is called. */
export function thingName(id: string): string {
  return thing(id)?.name ?? humanised(id);
}

/** A move as a sentence. */
export function sayMove(state: AnyState, move: AnyMove): string {
  return (now().game as AnyGame).notation.describe(state, move);
}

/** The kind of a move, as a button says it. */
export function sayKind(kind: string): string {
  return wordIf(`kind.${kind}`) ?? capital(humanised(kind));
}

/** An option of a part. */
export function sayValue(part: string, value: PickValue): string {
  if (value === null) return word('state.none');
  if (value === 'that-is-all') return word('choice.allOf');
  if (part === 'kind') return sayKind(String(value));
  if (typeof value === 'string') return thingName(value);
  return String(value);
}

/** What a part asks for. */
export const sayPart = (part: string): string => capital(humanised(part));

/** A line of the score. */
export function sayLine(id: string, detail: string | null): string {
  return `${capital(humanised(id))}${detail === null ? '' : ` · ${thingName(detail)}`}`;
}

/** The purpose of luck. */
export const sayPurpose = (purpose: string): string => humanised(purpose);

/** An event as a sentence, or nothing when it says no more than the move did. */
export function sayEvent(_event: AnyEvent): string {
  return '';
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The question, in one sentence. */
export function sayPrompt(t: { readonly picked: readonly unknown[]; readonly plan: { readonly sitters: readonly { readonly bot: string | null }[] } | null }, seat: number): string {
  if (t.picked.length > 0) return word('ask.more');
  const persons = t.plan?.sitters.filter(({ bot }) => bot === null).length ?? 1;
  return persons > 1 ? word('ask.seat', { name: seatName(seat) }) : word('ask.turn');
}

/** What came of a step, one line an event that says more than the move did. */
export function sayEvents(entry: { readonly events: readonly AnyEvent[]; readonly seat: number | null }, mine: number | null): readonly { readonly text: string; readonly rule: string | null }[] {
  return entry.events.filter(({ only }) => only === undefined || only === mine).map((event) => ({ text: sayEvent(event), rule: (event as AnyEvent & { readonly rule?: string }).rule ?? null })).filter(({ text }) => text !== '');
}

/** The question behind a ruling. */
export const sayQuestion = (_key: string, question: string): string => question;

/** An answer to it. */
export const sayOption = (_key: string, option: string): string => humanised(option);

/** What is printed on something, in words. */
export function sayFace(face: Face | null): string {
  if (!face) return '';
  return face.deals.map(({ cost, reward, die }) => `${face.by === 'die' && die !== null ? `${die}: ` : ''}${sayAmounts(cost)}${Object.keys(cost).length > 0 && Object.keys(reward).length > 0 ? ' → ' : ''}${sayAmounts(reward)}`).join('; ');
}

/** Amounts in words. */
export const sayAmounts = (amounts: Amounts): string => Object.entries(amounts).map(([of, n]) => `${n ?? 0} ${of === 'vp' ? '★' : thingName(of)}`).join(', ');
