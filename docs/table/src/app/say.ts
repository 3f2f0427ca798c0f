// Sentences about the game: everything the page says of moves, events, prompts, scores and things comes through here.
import type { AnyEvent, AnyGame, AnyMove, AnyState, PickValue, Prompt } from 'caravanserai';
import type { Amounts, Content, Face, Thing } from '../engine/content.js';
import type { Engine, GameTexts } from '../engine/engine.js';
import { narrowed, now, type Table } from './table.js';
import { word, type Word } from './words.js';

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

/** What somebody is called where a sentence goes on about them. */
const nameInSentences = (seat: number): string => now().plan?.sitters[seat]?.name || word(`seat.${seat}` as Word);

let spoken: { readonly of: GameTexts | undefined; readonly names: string; readonly texts: GameTexts } | null = null;

/** The sentences of the game in the language of the moment, with the names at this table. */
function texts(): GameTexts | null {
  const { engine, likes, plan } = now();
  const of = engine?.texts[likes.language] ?? engine?.texts.en;
  if (!of) return null;
  // Sentences are about somebody: "You has rolled" would be none.
  const names = (plan?.sitters ?? []).map((_, seat) => nameInSentences(seat));
  const key = names.join('|');
  if (spoken?.of !== of || spoken.names !== key) spoken = { of, names: key, texts: of.players(names) };
  return spoken.texts;
}

/** A thing of the content, by its id. */
export function thing(id: string): Thing | undefined {
  const { content } = now();
  if (!content) return undefined;
  let byId = things.get(content);
  if (!byId) {
    // Of things that share an id (the track of Beijing and the city) the first is meant.
    things.set(content, byId = new Map([...content.things].reverse().map((one) => [one.id, one])));
  }
  return byId.get(id);
}

const things = new WeakMap<Content, ReadonlyMap<string, Thing>>();

/** What a thing is called. */
export function thingName(id: string): string {
  const said = texts()?.name(id);
  if (said !== undefined && said !== id) return said;
  const found = thing(id);
  return found?.name ?? (found?.kind === 'location' ? capital(humanised(id)) : humanised(id));
}

/** A move as a sentence. */
export function sayMove(state: AnyState, move: AnyMove): string {
  return texts()?.sayMove(state, move as never) ?? (now().game as AnyGame).notation.describe(state, move);
}

/** The kind of a move, as a button says it. */
export const sayKind = (kind: string): string => capital(texts()?.sayKind(kind as never) ?? humanised(kind));

/** An option of a part. */
export function sayValue(part: string, value: PickValue): string {
  if (value === null) return word('state.none');
  if (value === 'that-is-all') return word('choice.allOf');
  if (part === 'kind') return sayKind(String(value));
  const said = texts()?.sayPick(part, value);
  if (said !== undefined && said !== value) return said;
  return typeof value === 'string' ? thingName(value) : String(value);
}

/** What a part asks for. */
export const sayPart = (part: string): string => capital(texts()?.sayPart(part) ?? humanised(part));

/** A line of the score, in the middle of a sentence. */
export function lineWord(id: string, detail: string | null): string {
  const said = texts()?.sayScoreLine({ id, detail, points: 0, rule: '' } as never);
  return said !== undefined && said !== id ? said : `${humanised(id)}${detail === null ? '' : ` · ${thingName(detail)}`}`;
}

/** A line of the score. */
export const sayLine = (id: string, detail: string | null): string => capital(lineWord(id, detail));

/** What luck is asked for, in a sentence. */
export function sayLuck(t: Table, purpose: string): string {
  const question = asked(t);
  const said = question ? texts()?.sayPrompt(question as never) : undefined;
  return said === undefined || said === question?.key ? capital(humanised(purpose)) : said;
}

/** An event as a sentence, or nothing when it says no more than the move did. */
export function sayEvent(event: AnyEvent): string {
  const said = texts()?.sayEvent(event as never);
  return said === undefined || said === event.kind ? '' : said;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const questions = new WeakMap<AnyState, Prompt<AnyMove>>();

/** The question at hand, as the engine puts it. */
export function asked({ game, shown }: Table): Prompt<AnyMove> | null {
  if (!game || !shown) return null;
  let question = questions.get(shown);
  if (!question) questions.set(shown, question = (game as AnyGame).prompt(shown) as Prompt<AnyMove>);
  return question;
}

/** A refusal as a sentence. */
export const sayRefusal = (refusal: { readonly code: string; readonly message: string }): string => texts()?.sayRefusal(refusal as never) ?? refusal.message;

/** What is wrong with something from outside, as far as the page has words for it. */
export function sayProblem(error: unknown): string {
  if (error instanceof SyntaxError) return word('why.json');
  if (!(error instanceof Error)) return String(error);
  const { path, problem } = error as Error & { readonly path?: readonly (string | number)[]; readonly problem?: string };
  return path && path.length > 0 && problem !== undefined ? word('why.data', { path: path.join(' › '), problem }) : error.message;
}

/** The question, in one sentence. */
export function sayPrompt(t: Table, seat: number): string {
  const question = asked(t);
  if (t.picked.length > 0) return sayOpen(t);
  // "It is your turn" says little: what is due in it is said instead.
  if (question?.key === 'turn') return word(question.ends.length > 0 ? 'ask.free' : question.kinds.includes('slot') ? 'ask.turn' : 'ask.main');
  const said = question ? texts()?.sayPrompt(question as never) : undefined;
  if (said !== undefined && said !== question?.key) return said;
  const persons = t.plan?.sitters.filter(({ bot }) => bot === null).length ?? 1;
  return persons > 1 ? word('ask.seat', { name: seatName(seat) }) : word('ask.turn');
}

/** How many dice are to be chosen still, where that is the same for all that is left. */
function diceLeft({ picked }: Table, agreeing: readonly AnyMove[]): string {
  const counts = new Set(agreeing.map((move) => { const { dice } = move as AnyMove & { readonly dice?: unknown }; return Array.isArray(dice) ? dice.length : 1; }));
  const [count = 1] = counts;
  const left = count - picked.filter(({ part }) => part === 'die').length;
  return counts.size === 1 && left > 1 ? word('state.dice', { n: left }) : sayPart('die').toLowerCase();
}

/** What is put together so far, and what of it is open. */
function sayOpen(t: Table): string {
  const { parts, agreeing } = narrowed(t);
  const kind = t.picked.find(({ part }) => part === 'kind');
  // A space says more than the kind of move it is for.
  const space = t.picked.find(({ part }) => part === 'space');
  const what = kind ? capital(sayValue((space ?? kind).part, (space ?? kind).value)) : capital(t.picked.map(({ part, value }) => sayValue(part, value)).join(', '));
  const open = parts.filter(({ options }) => options.length > 1).map(({ part }) => (part === 'kind' ? word('ask.kind') : part === 'die' ? diceLeft(t, agreeing) : sayPart(part).toLowerCase()));
  return open.length === 0 ? word('ask.more') : word('ask.open', { what, parts: [...new Set(open)].slice(0, 3).join(', ') });
}

/** Events that say what the move has said, or what everybody sees. */
const PLAIN = new Set(['turn-begins', 'turn-ends', 'dice-placed', 'step', 'turn', 'turn-over', 'slot-taken', 'site-activated', 'action-chosen', 'solo-deck']);

/** One line of the log. */
export interface Line {
  readonly text: string;
  readonly rule: string | null;
  /** What it speaks of that is known by its face only: nobody knows contracts by their numbers. */
  readonly faces: readonly string[];
}

/** What is drawn behind a sentence: its face says more than costs and gains, which the sentence tells. */
const FACED: ReadonlySet<string> = new Set(['goal']);

/** So many faces stand in one line. */
const MOST_FACES = 3;

/** The contracts, cards and tiles that a move or an event names. */
export function facesIn(told: object): readonly string[] {
  const ids = Object.values(told).flatMap((value: unknown) => (Array.isArray(value) ? value as unknown[] : [value])).filter((value) => typeof value === 'string');
  const found = [...new Set(ids)].filter((id) => { const one = thing(id); return one !== undefined && FACED.has(one.kind) && one.name === null; });
  return found.length > MOST_FACES ? [] : found;
}

/** What came of a step, one line an event that says more than the move did. Whoever moved need not be named again. */
export function sayEvents(entry: { readonly events: readonly AnyEvent[]; readonly seat: number | null }, mine: number | null, head: string): readonly Line[] {
  const name = entry.seat === null ? '' : nameInSentences(entry.seat);
  // What becomes visible tile by tile of one table is one sentence.
  const isSaid = (event: AnyEvent, before: AnyEvent | undefined): boolean => event.seat === null && before?.kind === event.kind && sayEvent(before) === sayEvent(event);
  return entry.events.filter(({ kind, only }) => (only === undefined || only === mine) && !PLAIN.has(kind)).filter((event, at, all) => !isSaid(event, all[at - 1])).map((event) => {
    const said = sayEvent(event);
    return { text: name !== '' && said.startsWith(`${name} `) ? capital(said.slice(name.length + 1)) : said, rule: (event as AnyEvent & { readonly rule?: string }).rule ?? null, faces: facesIn(event) };
  }).filter(({ text }) => text !== '' && !repeats(text, head));
}

/** Whether a sentence says nothing that another one has not said: its words begin as words of the other, but for the deed. */
function repeats(text: string, other: string): boolean {
  const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = wordsOf(other).map((one) => one.slice(0, 3));
  const said = wordsOf(text);
  return said.filter((one) => !known.includes(one.slice(0, 3))).length <= (said.length > 3 ? 1 : 0);
}

/** The question behind a ruling. */
export function sayQuestion(engine: Engine, key: string, question: string): string {
  const said = (engine.texts[now().likes.language] ?? engine.texts.en)?.sayRuling(key as never);
  return said === undefined || said === key ? question : said;
}

/** An answer to it. */
export function sayOption(engine: Engine, key: string, option: string): string {
  const said = (engine.texts[now().likes.language] ?? engine.texts.en)?.sayOption(key as never, option);
  return said === undefined || said === option ? humanised(option) : said;
}

/** What is printed on something, in words. */
export function sayFace(face: Face | null): string {
  if (!face) return '';
  const said = texts()?.sayFace(face);
  if (said) return said;
  return face.deals.map(({ cost, reward, die }) => `${face.by === 'die' && die !== null ? `${die}: ` : ''}${sayAmounts(cost)}${Object.keys(cost).length > 0 && Object.keys(reward).length > 0 ? ' → ' : ''}${sayAmounts(reward)}`).join('; ');
}

/** Amounts in words. */
export const sayAmounts = (amounts: Amounts): string => Object.entries(amounts).map(([of, n]) => `${n ?? 0} ${of === 'vp' ? '★' : thingName(of)}`).join(', ');
