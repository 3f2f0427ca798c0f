// What the games say, in any language: sentences by key, with parameters. A language is a table and a grammar; what a table
// leaves out another language says.
import type { AnyFrameKind, FrameWith } from '../kernel/frame.js';
import type { AnyEvent, AnyMove } from '../kernel/game.js';
import type { Params, Refusal } from '../kernel/legality.js';
import type { PickValue } from '../kernel/narrow.js';
import type { ScoreLine } from '../kernel/score.js';
import type { Rulings } from '../kernel/rulings.js';
import type { Deal, Face } from './content.js';
import { speechOf, type Grammar, type Knowing, type SortOf, type Speech, type Tongue, type Words } from './speech.js';

/** A question, as `game.prompt` puts it: whether to a player or to luck, what kind of decision it is, and what it is about. */
export interface AnyPrompt {
  readonly asks: 'seat' | 'luck' | 'nobody';
  /** Who is asked. */
  readonly seat?: number | null;
  readonly key: string;
  readonly params: object;
  /** The kinds of moves that answer it, as far as the one who looks is asked. */
  readonly kinds?: readonly string[];
}

/** A kind of decision, and what it is about. */
export type Asked = Omit<AnyPrompt, 'asks' | 'seat' | 'kinds'>;

/** The decisions among the frames of a game: what its players are asked. */
export type AskedAmong<Kinds extends readonly AnyFrameKind[]> = { [At in keyof Kinds]: Kinds[At] extends { readonly type: 'decision' } ? { readonly key: Kinds[At]['kind']; readonly params: Omit<FrameWith<Kinds[At]['kind'], Kinds[At]['parts']>, 'kind' | 'seat'> } : never }[number];

/** What there is to say in a game: the unions its tables get their keys from. */
export interface Sayable {
  readonly move: AnyMove;
  readonly event: AnyEvent;
  /** Decisions, and what they are about. */
  readonly prompt: Asked;
  /** Purposes of luck. */
  readonly luck: string;
  /** Codes of refusals, without those of the kernel. */
  readonly refusal: string;
  /** Ids of score lines, and of what breaks ties. */
  readonly line: string;
  readonly tie: string;
  readonly rulings: Rulings;
  /** What is counted. */
  readonly noun: string;
  /** What has a name of its own. */
  readonly name: string;
  /** Sorts of components that are named by their id. */
  readonly sort: string;
  /** What a sentence about a move may look up in the position. */
  readonly sight: unknown;
  /** Tables of component values: a sentence about a move may look into those, too. */
  readonly values: object;
}

/** A sentence: as it stands, or made of what it is about. */
export type Sentence<Params, Form extends string = string, Sight = undefined> = string | ((params: Params, say: Speech<Form>, sight: Sight) => string);

/** The members of a union that can have this kind, or this key. */
type OfKind<U, K> = U extends { readonly kind: infer Kind } ? (K extends Kind ? U : never) : never;
type OfKey<U, K> = U extends { readonly key: infer Key } ? (K extends Key ? U : never) : never;

/** A sentence for each kind of a union, of moves or of events. */
export type Kinds<U extends { readonly kind: string }, Form extends string, Sight = undefined> = { readonly [K in U['kind']]: Sentence<OfKind<U, K>, Form, Sight> };
/** A sentence for each thing that can be asked; it may look at the kinds of moves that answer it now (none, for those who are not asked). */
export type Prompts<P extends Asked, Form extends string> = { readonly [K in P['key']]: Sentence<OfKey<P, K>['params'], Form, readonly string[]> };
/** The question of each ruling and the names of its answers. */
export type Questions<R extends Rulings> = { readonly [K in keyof R]: { readonly question: string; readonly options: Readonly<Record<R[K]['options'][number], string>> } };

/** Refusals of the kernel. */
export type KernelCode = 'game-over' | 'luck-first' | 'malformed' | 'not-now' | 'not-your-turn' | 'not-offered';

/** Answers to what is asked of a move that are neither things nor numbers. */
export type Answer = 'that-is-all' | 'none' | 'up' | 'down' | 'yes' | 'no';

/** What is said about the faces of components, whatever the game. */
export interface FaceSentences<Form extends string> {
  /** A deal in words. */
  readonly deal: (deal: Deal, say: Speech<Form>) => string;
  /** A whole face, its deals being in words. */
  readonly face: (face: Face, deals: readonly string[]) => string;
}

/** How the numbers of a refusal are said. */
export interface Numbers<Form extends string> {
  /** How much of what is missing. */
  readonly missing: (amounts: Readonly<Record<string, number>>, say: Speech<Form>) => string;
  /** How high a die has to be, and which die is not, if one was named. */
  readonly least: (value: number, die: string | null) => string;
  /** How much there may be at most. */
  readonly most: (value: number) => string;
  /** How much it has to be. */
  readonly exactly: (value: number) => string;
}

/** Everything a language says about a game. */
export interface Table<S extends Sayable, T extends Tongue> {
  readonly words: Words<S['noun'], S['name'], S['sort'], T>;
  readonly moves: Kinds<S['move'], T['form'], S['sight']>;
  /** What the kinds of moves are called where one of them is chosen. */
  readonly kinds: Readonly<Record<S['move']['kind'], string>>;
  /** What the parts of moves are called where they are asked for. */
  readonly parts: Readonly<Record<string, string>>;
  /** Answers that are neither things nor numbers, and things that moves name otherwise than the components do. */
  readonly answers: Readonly<Record<Answer, string>> & Readonly<Record<string, string>>;
  readonly events: Kinds<S['event'], T['form']>;
  readonly prompts: Prompts<S['prompt'], T['form']>;
  /** What those are told who are not asked: who is, and what. */
  readonly bystanders: (player: string, question: string) => string;
  /** What luck decides. */
  readonly luck: Readonly<Record<S['luck'], string>>;
  readonly refusals: Readonly<Record<S['refusal'] | KernelCode, Sentence<Refusal, T['form']>>>;
  /** What is said behind a refusal that has numbers. */
  readonly numbers: Numbers<T['form']>;
  readonly lines: Readonly<Record<S['line'], Sentence<ScoreLine, T['form']>>>;
  readonly ties: Readonly<Record<S['tie'], string>>;
  readonly rulings: Questions<S['rulings']>;
  readonly faces: FaceSentences<T['form']>;
}

/** Words with gaps. What players, dice and nothing at all are called a language says in any case. */
export type SomeWords<W extends Words<string, string, string, Tongue>> = Omit<W, 'nouns' | 'names' | 'sorts'> & { readonly [Part in 'nouns' | 'names' | 'sorts']: Partial<W[Part]> };

/** Questions and answers with gaps. */
export type SomeQuestions<R extends Rulings> = { readonly [K in keyof R]?: Partial<Questions<R>[K]> };

/** A table with gaps, which another language fills. */
export type Partly<S extends Sayable, T extends Tongue> = { readonly [Part in Exclude<keyof Table<S, T>, 'words' | 'rulings' | 'faces' | 'numbers' | 'bystanders'>]?: Partial<Table<S, T>[Part]> } & {
  readonly words: SomeWords<Table<S, T>['words']>;
  readonly rulings?: SomeQuestions<S['rulings']>;
  readonly faces?: Table<S, T>['faces'];
  readonly numbers?: Table<S, T>['numbers'];
  readonly bystanders?: Table<S, T>['bystanders'];
};

/** What somebody sees on a component that has no name of its own: what it costs and gives, and what it names. */
export interface PrintedOn {
  readonly face: Face | null;
  readonly names: readonly string[];
}

/** What a game needs to be spoken of in any language. */
export interface Spoken<S extends Sayable> {
  readonly sortOf: SortOf<S['sort']>;
  /** What is printed on a component, for those that nobody knows by their ids. */
  readonly printedOn?: (id: string, values: S['values']) => PrintedOn | null;
  /** What a sentence about a move may look up in a position; `null` if there is none. */
  readonly sight: (stateOrView: object | null, values: S['values']) => S['sight'];
}

/** A game in a language. No function here throws: what is not known stands as its key or its id. */
export interface Texts<S extends Sayable = Sayable> {
  /** As in `Intl` and in `lang`: `en`, `ru`, … */
  readonly language: string;
  /** The same with names for the players, by seat. */
  readonly players: (names: readonly string[]) => Texts<S>;
  /** The same for a copy of the game with other component values: the tables that were given to `withContent`. */
  readonly withValues: (tables: S['values']) => Texts<S>;
  /** What a move does. The position helps to say it; without one (`null`) ids stand where it would. */
  readonly sayMove: (stateOrView: object | null, move: S['move']) => string;
  /** A kind of move, where one of them is chosen. */
  readonly sayKind: (kind: S['move']['kind']) => string;
  /** A part of a move, where it is asked for: the word `narrow` asks for it under. */
  readonly sayPart: (part: string) => string;
  /** An answer to that: an option of `narrow`. */
  readonly sayPick: (part: string, value: PickValue) => string;
  /** What happened. */
  readonly sayEvent: (event: AnyEvent) => string;
  /** Why something is not allowed. */
  readonly sayRefusal: (refusal: Refusal) => string;
  /** What is asked: as the player is asked, and to a view of somebody else who is asked what. */
  readonly sayPrompt: (prompt: AnyPrompt) => string;
  /** What a line of the score sheet is for; the points stand beside it. */
  readonly sayScoreLine: (line: ScoreLine) => string;
  /** What a tie is broken by. */
  readonly sayTieBreak: (id: string) => string;
  /** An open question of the rule books. */
  readonly sayRuling: (key: keyof S['rulings'] & string) => string;
  /** One of the answers to it. */
  readonly sayOption: (key: keyof S['rulings'] & string, option: string) => string;
  /** What a component costs and gives. */
  readonly sayFace: (face: Face) => string;
  /** The name of a place, a component, a resource, … by its id. */
  readonly name: (id: string) => string;
  /** A number with its word: "1 coin", "2 coins". */
  readonly count: (amount: number, word: string) => string;
}

type Any = Readonly<Record<string, Sentence<never, never, never> | undefined>>;

/** Says moves and nothing else: what `notation.describe` of a game needs, without the rest of the table. */
export function moveTexts<S extends Sayable, T extends Tongue>(spoken: Pick<Spoken<S>, 'sortOf'>, grammar: Grammar<T>, { words, moves }: Pick<Table<S, T>, 'words' | 'moves'>): (move: S['move'], sight: S['sight']) => string {
  const say = speechOf<T>(grammar, words, spoken.sortOf);
  return (move, sight) => {
    const sentence = (moves as Any)[move.kind];
    return typeof sentence === 'function' ? sentence(move as never, say, sight as never) : sentence ?? move.kind;
  };
}

/** For whom a language speaks: names of players by seat, and component values that are not the standard ones. */
interface Occasion<S extends Sayable> {
  readonly seats: readonly string[];
  readonly values: S['values'];
}

/** A language that says everything, or one with gaps and the language that fills them. */
export function textsOf<S extends Sayable, T extends Tongue>(spoken: Spoken<S>, grammar: Grammar<T>, table: Table<S, T>): Texts<S>;
export function textsOf<S extends Sayable, T extends Tongue>(spoken: Spoken<S>, grammar: Grammar<T>, table: Partly<S, T>, fallback: Texts<S>): Texts<S>;
export function textsOf<S extends Sayable, T extends Tongue>(spoken: Spoken<S>, grammar: Grammar<T>, table: Partly<S, T>, fallback: Texts<S> | null = null): Texts<S> {
  return textsFor({ spoken, grammar, table }, fallback, { seats: [], values: {} });
}

/** A language: how a game is spoken of at all, how its words bend, and what it says. */
interface Language<S extends Sayable, T extends Tongue> {
  readonly spoken: Spoken<S>;
  readonly grammar: Grammar<T>;
  readonly table: Partly<S, T>;
}

/** Where a sentence stands in a table. */
interface Place {
  readonly part: object | undefined;
  readonly key: string;
}

function textsFor<S extends Sayable, T extends Tongue>(language: Language<S, T>, fallback: Texts<S> | null, { seats, values }: Occasion<S>): Texts<S> {
  const { spoken, grammar, table } = language;
  const say = speechOf<T>(grammar, table.words as Words<string, string, string, T>, spoken.sortOf, { players: seats, about: (id) => about(spoken.printedOn?.(id, values) ?? null) });
  const sentence = <Params>({ part, key }: Place, params: Params, other: (() => string) | false | null, sight?: unknown): string => {
    const found = part !== undefined && Object.hasOwn(part, key) ? (part as Any)[key] : undefined;
    if (typeof found === 'string') return found;
    try {
      if (found !== undefined) return found(params as never, say, sight as never);
    } catch { /* What is said about has not the form of today: an old replay, say. Its key is better than no page. */ }
    return other ? other() : key;
  };
  const faceOf = (face: Face): string => table.faces?.face(face, dealsOf(face).map(({ deal, die }) => `${die}${table.faces?.deal(deal, say) ?? ''}`)) ?? '';
  /** What a component is told by in the middle of a sentence: how often does not matter there. */
  const about = (printed: PrintedOn | null): string => {
    if (printed === null || !table.faces) return '';
    const { face, names } = printed;
    const brief = face && faceOf({ ...face, deals: face.deals.map((one) => ({ ...one, times: 'any' })) });
    return [...(names.length > 0 ? [say.names(names)] : []), ...(brief ? [brief] : [])].join(': ');
  };
  const said = (part: object | undefined, key: string): string | undefined => (part !== undefined && Object.hasOwn(part, key) ? (part as Readonly<Record<string, string>>)[key] : undefined);
  /** What cannot be done now, if it is a kind of move: as a person calls it. */
  const asKind = ({ params = {} }: Refusal): Params => {
    const kind = said(table.kinds, String(params['what']));
    return kind === undefined ? {} : { what: kind };
  };
  const pickIn = (part: string, value: PickValue): string | undefined => {
    if (part === 'kind') return said(table.kinds, String(value));
    if (typeof value === 'number') return String(value);
    if (part === 'die' && typeof value === 'string' && /\d$/.test(value)) return say.dice([value]);
    return said(table.answers, value === null ? 'none' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value) ?? (say.knowsName(String(value)) ? say.described(String(value)) : undefined);
  };
  const at = (occasion: Occasion<S>, other: Texts<S> | null): Texts<S> => textsFor(language, other, occasion);
  return {
    language: grammar.language,
    players: (names) => at({ seats: names, values }, fallback?.players(names) ?? null),
    withValues: (tables) => at({ seats, values: tables }, fallback?.withValues(tables) ?? null),
    sayMove: (stateOrView, move) => sentence({ part: table.moves, key: move.kind }, move, fallback && (() => fallback.sayMove(stateOrView, move)), spoken.sight(stateOrView, values)),
    sayKind: (kind) => said(table.kinds, kind) ?? fallback?.sayKind(kind) ?? kind,
    sayPart: (part) => said(table.parts, part) ?? fallback?.sayPart(part) ?? part,
    sayPick: (part, value) => pickIn(part, value) ?? fallback?.sayPick(part, value) ?? String(value),
    sayEvent: (event) => sentence({ part: table.events, key: event.kind }, event, fallback && (() => fallback.sayEvent(event))),
    sayRefusal: (refusal) => {
      if (fallback !== null && !Object.hasOwn(table.refusals ?? {}, refusal.code)) return fallback.sayRefusal(refusal);
      return [sentence({ part: table.refusals, key: refusal.code }, refusal.code === 'not-now' ? { ...refusal, params: asKind(refusal) } : refusal, () => refusal.message), ...(table.numbers ? numbersOf(refusal, say, table.numbers) : [])].join(' ');
    },
    sayPrompt: (prompt) => {
      const part = { seat: table.prompts, luck: table.luck, nobody: table.refusals }[prompt.asks];
      if (fallback !== null && !(part !== undefined && Object.hasOwn(part, prompt.key))) return fallback.sayPrompt(prompt);
      const question = sentence({ part, key: prompt.key }, prompt.params, null, prompt.kinds ?? []);
      return table.bystanders && isOfAnother(prompt) ? table.bystanders(say.player(prompt.seat), question) : question;
    },
    sayScoreLine: (line) => sentence({ part: table.lines, key: line.id }, line, fallback && (() => fallback.sayScoreLine(line))),
    sayTieBreak: (id) => sentence({ part: table.ties, key: id }, id, fallback && (() => fallback.sayTieBreak(id))),
    sayRuling: (key) => table.rulings?.[key]?.question ?? fallback?.sayRuling(key) ?? key,
    sayOption: (key, option) => (table.rulings?.[key]?.options as Readonly<Record<string, string>> | undefined)?.[option] ?? fallback?.sayOption(key, option) ?? option,
    sayFace: (face) => (table.faces ? faceOf(face) : fallback?.sayFace(face) ?? ''),
    name: (id) => (say.knowsName(id) || fallback === null ? say.name(id) : fallback.name(id)),
    count: (amount, word) => (say.knowsWord(word) || fallback === null ? say.count(amount, word) : fallback.count(amount, word)),
  };
}

/** Whoever is asked has something to choose from; a view of somebody else shows nothing of that. */
const isOfAnother = (prompt: AnyPrompt): prompt is AnyPrompt & { readonly seat: number } => prompt.asks === 'seat' && typeof prompt.seat === 'number' && prompt.kinds?.length === 0;

/** The deals of a face; by the die, those that are alike for neighbouring values are one: `1–3: `. */
function dealsOf({ by, deals }: Face): { readonly deal: Deal; readonly die: string }[] {
  if (by !== 'die') return deals.map((deal) => ({ deal, die: '' }));
  const groups: { deal: Deal; from: number; to: number }[] = [];
  for (const one of deals) {
    const deal = { ...one, die: null };
    const [last, die] = [groups.at(-1), one.die ?? 0];
    if (last && JSON.stringify(last.deal) === JSON.stringify(deal)) last.to = die;
    else groups.push({ deal, from: die, to: die });
  }
  return groups.map(({ deal, from, to }) => ({ deal, die: from === to ? `${from}: ` : `${from}–${to}: ` }));
}

/** What the numbers of a refusal come to: parameters that are words of the game tell how much is missing, others a bound. */
function numbersOf<Form extends string>({ params = {} }: Refusal, say: Speech<Form> & Knowing, { missing, least, most, exactly }: Numbers<Form>): string[] {
  const { die } = params;
  const amounts: Record<string, number> = {};
  for (const [word, amount] of Object.entries(params)) if (typeof amount === 'number' && say.knowsWord(word)) amounts[word] = amount;
  return [
    ...(Object.keys(amounts).length > 0 ? [missing(amounts, say)] : []),
    ...(typeof params['least'] === 'number' ? [least(params['least'], typeof die === 'string' ? say.dice([die]) : null)] : []),
    ...(typeof params['most'] === 'number' ? [most(params['most'])] : []),
    ...(typeof params['exactly'] === 'number' ? [exactly(params['exactly'])] : []),
  ];
}

/** The sentences of a table of refusals, by code. */
export function messagesOf<Code extends string>(refusals: Readonly<Record<Code, Refusal>>): Readonly<Record<Code, string>> {
  return Object.fromEntries(Object.entries<Refusal>(refusals).map(([code, { message }]) => [code, message])) as Readonly<Record<Code, string>>;
}

/** The questions of the rulings with answers in words. */
export function askedIn<R extends Rulings>(rulings: R, options: { readonly [K in keyof R]: Questions<R>[K]['options'] }): Questions<R> {
  return Object.fromEntries(Object.entries(rulings).map(([key, { question }]) => [key, { question, options: options[key] }])) as unknown as Questions<R>;
}
