// Everything a terminal says, in a language: the words of the game come from its texts, those of the terminal from here. A
// game of somebody's own has no texts: it is spoken of by its notation and its ids.
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Picked, PickValue, Refusal, ScoreLine } from '../index.js';
import type { Face } from '../voyages/faces/index.js';
import type { AnyPrompt } from '../voyages/words/texts/en/index.js';
import type { GameTexts } from './guides.js';
import { ink, joined, separated, type Look, type Span } from './ink.js';
import { termsIn, type Term } from './terms.js';

/** A game in a language, with names for those who play. */
export interface Voice {
  readonly language: string;
  /** Something the terminal itself says. */
  readonly term: (name: Term, values?: Readonly<Record<string, string | number>>) => string;
  /** What a seat is called, and the letter that stands for it on boards. */
  readonly player: (seat: number) => string;
  readonly letter: (seat: number) => string;
  readonly move: (stateOrView: AnyState | AnyView | null, move: AnyMove) => string;
  readonly event: (event: AnyEvent) => string;
  readonly refusal: (refusal: Refusal) => string;
  readonly prompt: (prompt: AnyPrompt) => string;
  readonly scoreLine: (line: ScoreLine) => string;
  readonly tieBreak: (id: string) => string;
  readonly kind: (kind: string) => string;
  readonly part: (part: string) => string;
  readonly pick: (part: string, value: PickValue) => string;
  readonly name: (id: string) => string;
  readonly face: (face: Face) => string;
  readonly count: (amount: number, word: string) => string;
}

/** What seats are called in the order of their colours: as on the page. */
const SEATS = ['seat.0', 'seat.1', 'seat.2', 'seat.3'] as const;

/** Makes words of an id: `own-city` and `ownCity` become "own city". */
export const humanised = (id: string): string => id.replace(/[-_.:]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The voice for a game at a table with so many seats. */
export function voiceOf(game: AnyGame, texts: Readonly<Record<string, GameTexts>> | null, language: string, seats: number): Voice {
  const term = termsIn(language);
  const names = SEATS.slice(0, seats).map((seat) => term(seat));
  // Behind the seats come the automatons, the magistrate first where somebody plays alone.
  const player = (seat: number): string => names[seat] ?? term(seats === 1 && seat === 1 ? 'seat.magistrate' : 'seat.courtier');
  const said = texts?.[language] ?? texts?.['en'];
  const common = { language, term, player, letter: (seat: number) => player(seat).charAt(0) };
  return said ? { ...common, ...spoken(said.players(names)) } : { ...common, ...plain(game, term) };
}

type GameWords = Omit<Voice, 'language' | 'term' | 'player' | 'letter'>;

function spoken(texts: GameTexts): GameWords {
  return {
    move: texts.sayMove, event: texts.sayEvent, refusal: texts.sayRefusal, prompt: texts.sayPrompt, scoreLine: (line) => capital(texts.sayScoreLine(line)), tieBreak: texts.sayTieBreak,
    kind: texts.sayKind, part: texts.sayPart, pick: texts.sayPick, name: texts.name, face: texts.sayFace, count: texts.count,
  };
}

/** What can be said of a game that has no texts. */
function plain({ notation }: AnyGame, term: Voice['term']): GameWords {
  return {
    move: (stateOrView, move) => (stateOrView === null ? notation.print(move) : notation.describe(stateOrView, move)),
    event: ({ kind, seat, rule: _rule, only: _only, ...fields }: AnyEvent & { readonly seat?: number | null; readonly rule?: string }) =>
      `${seat === null || seat === undefined ? '' : `${term(SEATS[seat] ?? 'seat.courtier')}: `}${humanised(kind)}${Object.entries(fields).map(([key, value]) => ` · ${humanised(key)} ${typeof value === 'string' ? value : JSON.stringify(value)}`).join('')}`,
    refusal: ({ message }) => message,
    prompt: ({ asks, key }) => (asks === 'seat' ? capital(humanised(key)) : humanised(key)),
    scoreLine: ({ id, detail }) => `${capital(humanised(id))}${detail === null ? '' : ` (${detail})`}`,
    tieBreak: humanised,
    kind: (kind) => capital(humanised(kind)),
    part: humanised,
    pick: (part, value) => (value === null ? term('pick.none') : value === 'that-is-all' ? term('pick.all') : part === 'kind' ? capital(humanised(String(value))) : String(value)),
    name: (id) => id,
    face: () => '',
    count: (amount, word) => `${amount} ${word}`,
  };
}

/** An answer that stands alone: a number with what it is a number of. */
export const pickText = (voice: Voice, { part, value }: Picked): string => (typeof value === 'number' ? `${voice.part(part)} ${value}` : voice.pick(part, value));

/** Resources that have a colour of their own. */
const COLOURED: Readonly<Record<string, Look>> = {
  coin: 'coin', camel: 'camel', pepper: 'pepper', silk: 'silk', gold: 'gold', jade: 'jade', vp: 'vp', purple: 'purple', sand: 'sand', teal: 'teal', orange: 'orange', white: 'white',
};

/** The look of a resource. */
export const lookOf = (word: string): Look => COLOURED[word] ?? 'plain';

/** The look of a participant. */
export const seatLook = (seat: number): Look => (['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const)[seat] ?? 'plain';

/** "2 coins, 1 camel", each in its colour. */
export function amountsText(voice: Voice, amounts: Readonly<Partial<Record<string, number>>>): Span[] {
  const parts = Object.entries(amounts).filter(([, amount]) => (amount ?? 0) !== 0);
  return separated(parts.map(([word, amount = 0]) => ink(lookOf(word), voice.count(amount, word))), ', ');
}

/** "+3 coins, −1 camel": what has become more and what less. */
export function changesText(voice: Voice, before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): Span[] {
  const parts = Object.keys(after).flatMap((word) => {
    const change = (after[word] ?? 0) - (before[word] ?? 0);
    return change === 0 ? [] : [ink(change > 0 ? 'gain' : 'loss', change > 0 ? `+${voice.count(change, word)}` : `−${voice.count(-change, word)}`)];
  });
  return joined(separated(parts, ', '));
}
