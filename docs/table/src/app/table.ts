// The table: the one state of the page, and what can be done to it. Drawing is elsewhere.
import type { AnyEvent, AnyGame, AnyMatch, AnyMove, AnyState, AnyView, Narrowed, Outcome, Picked, Prompt } from 'caravanserai';
import type { Candidate, Thinking } from 'caravanserai/bots';
import type { Content } from '../engine/content.js';
import type { Engine, GameId, OwnValues } from '../engine/engine.js';
import type { CurvePoint } from '../engine/serve.js';
import { Thinker } from './thinker.js';

/** Who sits on a chair: a person, or a bot with its settings. */
export interface Sitter {
  readonly bot: string | null;
  readonly name: string;
}

/** What was agreed before the game. */
export interface Plan {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly config: object;
  /** A seed, or `null` for real dice, cards and tiles. */
  readonly seed: string | null;
  readonly values: OwnValues | null;
}

/** One entry of the log: what was done or decided by luck in one step, and all that came of it. */
export interface Told {
  readonly step: number;
  readonly seat: number | null;
  readonly before: AnyState;
  readonly move: AnyMove | null;
  readonly luck: Outcome | null;
  readonly purpose: string | null;
  readonly events: readonly AnyEvent[];
}

/** What the bot or the hint thought last. */
export interface Thought {
  readonly seat: number;
  readonly state: AnyState;
  readonly move: AnyMove;
  readonly thinking: Thinking | null;
  readonly isHint: boolean;
}

/** Which sheet lies open over the page. */
export type Sheet =
  | { readonly is: 'none' | 'menu' | 'score' | 'keys' | 'share' | 'hint' }
  | { readonly is: 'rule' | 'thing'; readonly id: string };

/** What somebody likes. */
export interface Likes {
  readonly language: 'en' | 'ru';
  readonly theme: 'auto' | 'light' | 'dark';
  /** A first click shows what a move brings, a second one makes it. */
  readonly twice: boolean;
  /** The end of a turn is asked for once more. */
  readonly confirmEnd: boolean;
  readonly motion: boolean;
}

/** The whole state of the page. */
export interface Table {
  readonly engine: Engine | null;
  readonly game: AnyGame | null;
  readonly content: Content | null;
  readonly plan: Plan | null;
  readonly match: AnyMatch | null;
  /** The step being looked at, when it is not the last. */
  readonly at: number | null;
  /** The position shown. */
  readonly shown: AnyState | null;
  readonly picked: readonly Picked[];
  /** A move that is decided and waits to be made. */
  readonly ready: AnyMove | null;
  /** What the pointer or the focus is on: its picks, for the preview. */
  readonly pointed: readonly Picked[] | null;
  /** Why something dark is dark. */
  readonly reason: { readonly text: string; readonly rule: string; /** It names what is focused: nothing is refused. */ readonly isName?: true } | null;
  readonly told: readonly Told[];
  readonly busy: { readonly seat: number; readonly isHint: boolean } | null;
  /** Bots wait until somebody says that they go on. */
  readonly held: boolean;
  readonly thought: Thought | null;
  readonly curve: readonly CurvePoint[] | null;
  readonly sheet: Sheet;
  readonly tab: string;
  readonly likes: Likes;
  readonly notice: string | null;
  readonly problem: string | null;
}

const LIKES = 'caravanserai-likes';
const SAVED = 'caravanserai-match';

function storedLikes(): Likes {
  // On a small screen a finger hides what it presses: there the first touch shows.
  const standard: Likes = { language: navigator.language.startsWith('ru') ? 'ru' : 'en', theme: 'auto', twice: matchMedia('(max-width: 699px)').matches, confirmEnd: false, motion: true };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(LIKES) ?? '{}') as Partial<Likes>) };
  } catch {
    return standard;
  }
}

let table: Table = {
  engine: null, game: null, content: null, plan: null, match: null, at: null, shown: null, picked: [], ready: null, pointed: null, reason: null,
  told: [], busy: null, held: false, thought: null, curve: null, sheet: { is: 'none' }, tab: 'actions', likes: storedLikes(), notice: null, problem: null,
};
const listeners = new Set<() => void>();
let thinker: Thinker | null = null;

/** The table as it is now. */
export const now = (): Table => table;

/** Hears of every change. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** Changes some of the table. */
export function set(changes: Partial<Table>): void {
  table = { ...table, ...changes };
  for (const listener of listeners) listener();
}

/** Changes what somebody likes, and remembers it. */
export function like(changes: Partial<Likes>): void {
  set({ likes: { ...table.likes, ...changes } });
  try {
    localStorage.setItem(LIKES, JSON.stringify(table.likes));
  } catch { /* a page may be refused a memory; then it forgets */ }
}

/** Opens a sheet. */
export const open = (sheet: Sheet): void => { set({ sheet }); };

const legalOf = new WeakMap<AnyState, readonly AnyMove[]>();

/** The legal moves of the position shown. */
export function legal({ game, shown }: Table = table): readonly AnyMove[] {
  if (!game || !shown) return [];
  let list = legalOf.get(shown);
  if (!list) legalOf.set(shown, list = game.legalMoves(shown) as readonly AnyMove[]);
  return list;
}

/** Whether it is a person's turn here and now: nobody else's, and not a look back. */
export function isMine({ game, shown, at, plan, busy }: Table = table): boolean {
  if (!game || !shown || at !== null || busy) return false;
  const actor = game.actor(shown);
  return actor.type === 'seat' && plan?.sitters[actor.seat]?.bot === null;
}

/** The seat from which the table is looked at: the person to move, or the one who moved last, or the first person. */
export function viewpoint({ game, shown, plan, told }: Table = table): number | null {
  if (!game || !shown || !plan) return null;
  const isPerson = (seat: number): boolean => plan.sitters[seat]?.bot === null;
  const actor = game.actor(shown);
  if (actor.type === 'seat' && isPerson(actor.seat)) return actor.seat;
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const seat = told[at]?.seat;
    if (typeof seat === 'number' && told[at]?.move && isPerson(seat)) return seat;
  }
  const first = plan.sitters.findIndex(({ bot }) => bot === null);
  return first >= 0 ? first : null;
}

let narrowedFor: { readonly state: AnyState | null; readonly picked: readonly Picked[]; readonly result: Narrowed<AnyMove> } | null = null;

/** What is left after what was picked. */
export function narrowed(t: Table = table): Narrowed<AnyMove> {
  if (!t.game || !isMine(t)) return { parts: [], complete: null, agreeing: [] };
  if (narrowedFor?.state !== t.shown || narrowedFor?.picked !== t.picked) narrowedFor = { state: t.shown, picked: t.picked, result: t.game.narrow(legal(t), t.picked) as Narrowed<AnyMove> };
  return narrowedFor.result;
}

/** Picks with those that say nothing new left out. */
function added(picked: readonly Picked[], more: readonly Picked[]): readonly Picked[] {
  const single = new Set(['kind', 'card', 'contract', 'column', 'slot', 'cell', 'good', 'space', 'hall', 'piece', 'tile', 'seal', 'quarter', 'character', 'position', 'offer']);
  return [...picked, ...more.filter((one) => !(single.has(one.part) && picked.some(({ part, value }) => part === one.part && value === one.value)))];
}

/** How a thing on the board stands to the question asked. */
export type Standing = 'quiet' | 'lit' | 'more' | 'dark' | 'chosen';

const standings = new Map<string, { readonly standing: Standing; readonly picks: readonly Picked[] | null }>();
let standingsOf: readonly unknown[] = [];

/** Which of the ways a thing can be meant fits the question now, and what that leaves. Remembered while nothing changes. */
export function standing(ways: readonly (readonly Picked[])[], t: Table = table): { readonly standing: Standing; readonly picks: readonly Picked[] | null } {
  if (!t.game || !isMine(t)) return { standing: 'quiet', picks: null };
  if (standingsOf[0] !== t.shown || standingsOf[1] !== t.picked) {
    standings.clear();
    standingsOf = [t.shown, t.picked];
  }
  const key = JSON.stringify(ways);
  let found = standings.get(key);
  if (!found) standings.set(key, found = judge(ways, t));
  return found;
}

const namedIn = new WeakMap<readonly AnyMove[], ReadonlySet<string>>();

/** Everything that some move of a list names: what is not among it need not be looked for. */
function named(game: AnyGame, list: readonly AnyMove[]): ReadonlySet<string> {
  const known = namedIn.get(list);
  if (known) return known;
  const found = new Set<string>();
  for (const move of list) {
    found.add(`kind=${move.kind}`);
    for (const { name, asked } of game.moveKinds.find(({ kind }) => kind === move.kind)?.parts ?? []) {
      const value = (move as unknown as Readonly<Record<string, unknown>>)[name];
      if (Array.isArray(value)) for (const one of value) found.add(`${asked}=${String(one)}`);
      else if (typeof value === 'object' && value !== null) for (const one of Object.keys(value)) found.add(`${asked}=${one}`);
      else found.add(`${asked}=${String(value)}`);
    }
  }
  namedIn.set(list, found);
  return found;
}

const isPicked = (way: readonly Picked[], { picked }: Table): boolean => picked.length > 0 && way.length > 0 && way.every(({ part, value }) => picked.some((one) => one.part === part && one.value === value));

function judge(ways: readonly (readonly Picked[])[], t: Table): { readonly standing: Standing; readonly picks: readonly Picked[] | null } {
  const game = t.game as AnyGame;
  const { agreeing } = narrowed(t);
  for (const way of ways) {
    if (isPicked(way, t) && !way.some(({ part }) => part === 'die' || part === 'place' || part === 'cube')) return { standing: 'chosen', picks: way };
    const there = named(game, agreeing);
    if (!way.every(({ part, value }) => there.has(`${part}=${String(value)}`))) continue;
    const picks = added(t.picked, way);
    const kinds = way.filter(({ part }) => part === 'kind').map(({ value }) => value);
    const some = kinds.length > 0 ? agreeing.filter(({ kind }) => kinds.includes(kind)) : agreeing;
    const left = some.length === 0 ? [] : (game.narrow(some, picks) as Narrowed<AnyMove>).agreeing;
    // Of a list one more is an answer also where all that is left holds it: dice that are equal are put down one by one.
    const isOneMore = way.every(({ part }) => part === 'die' || part === 'cube');
    if (left.length > 0 && (left.length < agreeing.length || agreeing.length === 1 || isOneMore)) return { standing: left.length === 1 || t.picked.length === 0 ? 'lit' : 'more', picks: way };
  }
  // What can be named again and again (a place of a way) is chosen when it cannot be named once more.
  const chosen = ways.find((way) => isPicked(way, t) && way.every(({ part }) => part !== 'die' && part !== 'cube'));
  if (chosen) return { standing: 'chosen', picks: chosen };
  // Something else may have been picked: this would have been possible, and a click starts anew with it.
  if (t.picked.length > 0) {
    const there = named(game, legal(t));
    for (const way of ways) if (way.every(({ part, value }) => there.has(`${part}=${String(value)}`)) && (game.narrow(legal(t), way) as Narrowed<AnyMove>).agreeing.length > 0) return { standing: 'quiet', picks: way };
  }
  return { standing: 'dark', picks: null };
}

/** Takes what was clicked into the move that is being put together; makes it when nothing is open any more. Says whether it could. */
export function pick(ways: readonly (readonly Picked[])[]): boolean {
  const t = table;
  if (!t.game || !isMine(t)) return true;
  const { standing: how, picks } = standing(ways, t);
  if (how === 'dark' || !picks) return false;
  if (how === 'chosen') { unpick(picks); return true; }
  const wanted = how === 'quiet' ? picks : added(t.picked, picks);
  settle(wanted, how === 'quiet');
  return true;
}

function settle(picked: readonly Picked[], fresh: boolean): void {
  const game = table.game as AnyGame;
  const { complete } = game.narrow(legal(), picked) as Narrowed<AnyMove>;
  const same = table.ready !== null && !fresh && complete === table.ready;
  if (complete && (!table.likes.twice || same)) { make(complete); return; }
  set({ picked, ready: complete, reason: null, pointed: null });
}

/** Takes one pick back, with all of the same thing. */
export function unpick(picks: readonly Picked[]): void {
  set({ picked: table.picked.filter(({ part, value }) => !picks.some((one) => one.part === part && one.value === value)), ready: null, reason: null });
}

/** Puts everything back that was picked. */
export const putBack = (): void => { set({ picked: [], ready: null, reason: null, pointed: null }); };

/** What came of a step, and what to show of it. */
let onTold: ((entries: readonly Told[]) => void) | null = null;

/** Whoever shows motion hears of what happened. */
export const onHappening = (listener: (entries: readonly Told[]) => void): void => { onTold = listener; };

/** Makes a move, lets luck follow, and goes on. */
export function make(move: AnyMove): void {
  const { engine, match, game, shown } = table;
  if (!engine || !match || !game || !shown) return;
  const actor = game.actor(shown);
  const events: AnyEvent[] = [];
  const after = engine.kernel.play(match, move as never, (event: AnyEvent) => { events.push(event); });
  // Whoever moves wants the game to go on.
  if (table.held && actor.type === 'seat' && table.plan?.sitters[actor.seat]?.bot === null && move !== settled(match)) set({ held: false });
  commit(after, entriesOf(match, after, actor.type === 'seat' ? actor.seat : null, events));
}

/** Tells the page what the real table shows. */
export function tellLuck(outcome: Outcome): void {
  const { engine, match } = table;
  if (!engine || !match) return;
  const events: AnyEvent[] = [];
  try {
    const after = engine.kernel.resolve(match, outcome, (event: AnyEvent) => { events.push(event); });
    commit(after, entriesOf(match, after, null, events));
  } catch (error) {
    set({ problem: error instanceof Error ? error.message : String(error) });
  }
}

/** One entry for everything that one call brought: the move and the luck behind it. */
function entriesOf(before: AnyMatch, after: AnyMatch, seat: number | null, events: readonly AnyEvent[]): Told[] {
  const step = after.steps[before.steps.length] as { readonly move?: AnyMove; readonly luck?: Outcome } | undefined;
  return [{ step: before.steps.length, seat, before: before.state as AnyState, move: step?.move ?? null, luck: step?.luck ?? null, purpose: null, events }];
}

function commit(match: AnyMatch, entries: readonly Told[]): void {
  set({ match, shown: match.state as AnyState, at: null, picked: [], ready: null, pointed: null, reason: null, problem: null, told: [...table.told, ...entries], thought: table.thought && !table.thought.isHint ? table.thought : null, curve: null });
  remember();
  onTold?.(entries);
  proceed();
}

let remembering = 0;

/** Keeps the match in the browser, when there is a moment. */
function remember(): void {
  clearTimeout(remembering);
  remembering = window.setTimeout(() => {
    const { match, plan } = table;
    if (!match || !plan) return;
    const { config, source, steps, undone, game, rulesVersion, content, state } = match;
    try {
      localStorage.setItem(SAVED, JSON.stringify({ plan, match: { match: 1, game, rulesVersion, content, config, source, steps, undone, reviewing: false, state, confidential: true } }));
    } catch { /* no memory, or it is full */ }
  }, 300);
}

/** Whether there is a game to go on with. */
export function savedGame(): { readonly plan: Plan; readonly match: object } | null {
  try {
    return JSON.parse(localStorage.getItem(SAVED) ?? 'null') as { readonly plan: Plan; readonly match: object } | null;
  } catch {
    return null;
  }
}

let pace = 0;

/** How long a bot's move stands before the next: long enough to be seen. */
const PACE = 450;

/** The move that settles a question to which there is one answer, and that a loss. */
function settled(match: AnyMatch): AnyMove | null {
  return ((table.game as AnyGame).prompt(match.state as AnyState) as Prompt<AnyMove>).settled;
}

/** Lets bots move until a person has to. */
export function proceed(): void {
  clearTimeout(pace);
  const { game, match, plan, busy, at } = table;
  if (!game || !match || !plan || busy || at !== null) return;
  const actor = game.actor(match.state as AnyState);
  if (actor.type === 'over') { void drawCurve(); return; }
  if (actor.type !== 'seat') return;
  const bot = plan.sitters[actor.seat]?.bot;
  if (bot === null) {
    const lost = settled(match);
    if (lost) make(lost);
    return;
  }
  if (bot === undefined || table.held) return;
  set({ busy: { seat: actor.seat, isHint: false } });
  const state = match.state as AnyState;
  const begun = performance.now();
  // The page is drawn first: handing a whole view to the worker takes a moment of its own.
  void drawnOnce().then(() => ask(actor.seat, bot)).then(({ move, thinking }) => {
    if (table.match?.state !== state) return;
    // The pace is a matter of the eyes; who wants no motion wants no waiting either.
    pace = window.setTimeout(() => {
      if (table.match?.state !== state) return;
      const thought: Thought = { seat: actor.seat, state, move, thinking, isHint: false };
      // Who goes on with a plan has considered nothing new: what was considered when it was made can still be read.
      set({ busy: null, ...(candidates(thought).length > 1 || table.thought?.isHint ? { thought } : {}) });
      if (table.at === null) make(move);
    }, table.likes.motion && !stillness() ? Math.max(0, PACE - (performance.now() - begun)) : 0);
  }, (error: unknown) => { set({ busy: null, problem: error instanceof Error ? error.message : String(error) }); });
}

const drawnOnce = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

async function ask(seat: number, bot: string, anew = false): Promise<{ readonly move: AnyMove; readonly thinking: Thinking | null }> {
  const { engine, game, match, plan } = table;
  if (!engine || !game || !match) throw new Error('no game');
  thinker ??= new Thinker(engine, plan?.values ?? null);
  const view = game.view(match.state as AnyState, seat) as AnyView;
  return thinker.think({ view, seat, bot, anew, seed: `${plan?.seed ?? 'table'}/${match.steps.length}/${seat}` });
}

/** Asks for advice: what the search would do in this place, and why. */
export function askHint(): void {
  const { game, match } = table;
  if (!game || !match || !isMine()) return;
  const actor = game.actor(match.state as AnyState);
  if (actor.type !== 'seat') return;
  const state = match.state as AnyState;
  set({ busy: { seat: actor.seat, isHint: true }, sheet: { is: 'hint' } });
  void ask(actor.seat, 'hard:milliseconds=2500', true).then(({ move, thinking }) => {
    if (table.match?.state !== state) return;
    set({ busy: null, thought: { seat: actor.seat, state, move, thinking, isHint: true } });
  }, (error: unknown) => { set({ busy: null, problem: String(error) }); });
}

/** Ends the thinking: the bot takes what it has found so far, and the next one waits until it is told to go on. */
export function stopThinking(): void {
  thinker?.stop();
  if (table.busy && !table.busy.isHint) set({ held: true });
}

/** Whether a bot is to move and does not, because somebody has stopped the bots. */
export function isHeld({ held, game, shown, at, plan }: Table = table): boolean {
  if (!held || !game || !shown || at !== null) return false;
  const actor = game.actor(shown);
  return actor.type === 'seat' && plan?.sitters[actor.seat]?.bot !== null;
}

/** The bots go on. */
export function goOnPlaying(): void {
  set({ held: false });
  proceed();
}

/** What a bot considered, as far as whoever looks may be told: not what it decided in secret. */
export function considered(t: Table): Thought | null {
  const { thought, game } = t;
  return thought && !thought.isHint && candidates(thought).length > 1 && game?.mayTell(thought.state, viewpoint(t)) ? thought : null;
}

/** The candidates a search looked at, best first. */
export const candidates = (thought: Thought): readonly Candidate[] => thought.thinking?.candidates ?? [];

async function drawCurve(): Promise<void> {
  const { engine, match, plan } = table;
  if (!engine || !match || table.curve) return;
  thinker ??= new Thinker(engine, plan?.values ?? null);
  const points = await thinker.curve(match.config as object, match.steps);
  if (table.match === match) set({ curve: points, sheet: table.sheet.is === 'none' && table.at === null ? { is: 'score' } : table.sheet });
}

/** The graph of points, wherever the game stands. */
export const wantCurve = (): void => { void drawCurve(); };

/** Takes the last move back, and what bots did after it, as far as the engine allows. */
export function undo(): void {
  const { engine, match, plan, game } = table;
  if (!engine || !match || !plan || !game) return;
  if (table.picked.length > 0) { putBack(); return; }
  let back = match;
  do {
    if (!engine.kernel.canUndo(back)) break;
    back = engine.kernel.undo(back);
  } while (!isPersons(back));
  if (back === match || !isPersons(back)) { set({ reason: undoLimit() }); return; }
  clearTimeout(pace);
  set({ match: back, shown: back.state as AnyState, at: null, told: table.told.filter(({ step }) => step < back.steps.length), picked: [], ready: null, reason: null, busy: null, held: false, thought: null, curve: null });
  remember();
}

const isPersons = (match: AnyMatch): boolean => {
  const actor = (table.game as AnyGame).actor(match.state as AnyState);
  return actor.type === 'seat' && table.plan?.sitters[actor.seat]?.bot === null && settled(match) === null;
};

/** Whether somebody here made the move that is told. */
const isByPerson = ({ plan }: Table, { seat, move }: Told): boolean => move !== null && seat !== null && plan?.sitters[seat]?.bot === null;

/** The step behind which nothing can be taken back: luck, or a move that showed something; -1 where there is none. */
const lastFixed = (match: AnyMatch): number => match.steps.reduce((last, step, at) => (!('move' in step) || step.reveals === true ? at : last), -1);

/** Whether there is anything a person can take back. */
export function mayUndo(t: Table = table): boolean {
  const { match, at, picked } = t;
  if (picked.length > 0) return true;
  if (at !== null || !match) return false;
  const fixed = lastFixed(match);
  return t.told.some((entry) => entry.step > fixed && isByPerson(t, entry));
}

/** Why nothing can be taken back. */
export function undoLimit(t: Table = table): { readonly text: string; readonly rule: string } {
  const fixed = t.match?.steps[t.match ? lastFixed(t.match) : -1];
  const isFirst = !fixed || !t.told.some((entry) => isByPerson(t, entry));
  return { text: isFirst ? 'undo.first' : 'luck' in fixed ? 'undo.luck' : 'undo.shown', rule: '' };
}

/** Plays again what was taken back. */
export function redo(): void {
  const { engine, match, game } = table;
  if (!engine || !match || !game || !engine.kernel.canRedo(match)) return;
  make(match.undone[match.undone.length - 1] as AnyMove);
}

/** Looks at the match after some number of steps; the last is the present. */
export function look(step: number): void {
  const { engine, match } = table;
  if (!engine || !match) return;
  const to = Math.max(0, Math.min(step, match.steps.length));
  if (to === match.steps.length) {
    set({ at: null, shown: match.state as AnyState, picked: [], ready: null, reason: null });
    proceed();
    return;
  }
  set({ at: to, shown: engine.kernel.review(match, to).state as AnyState, picked: [], ready: null, reason: null, notice: null });
}

/** Plays on from the moment being looked at; people take over everywhere if somebody wants to try another move. */
export function branchHere(): void {
  const { engine, match, at, plan } = table;
  if (!engine || !match || !plan || at === null) return;
  const seed = plan.seed === null ? null : `${plan.seed}/${at}`;
  const source = seed === null ? engine.kernel.table() : engine.kernel.sealed(seed);
  const events: AnyEvent[] = [];
  const branched = engine.kernel.branch(engine.kernel.review(match, at), source, (event: AnyEvent) => { events.push(event); });
  set({ match: branched, shown: branched.state as AnyState, at: null, plan: { ...plan, seed }, told: table.told.filter(({ step }) => step < at), picked: [], ready: null, thought: null, busy: null, held: false, curve: null });
  remember();
  proceed();
}

/** Starts a game. */
export function begin(engine: Engine, plan: Plan): void {
  const game = engine.gameWith(plan.values);
  const events: AnyEvent[] = [];
  const source = plan.seed === null ? engine.kernel.table() : engine.kernel.sealed(plan.seed);
  const match = engine.kernel.start(game, plan.config, source, (event: AnyEvent) => { events.push(event); }) as AnyMatch;
  sitDown(engine, game, plan, match);
  set({ told: [{ step: 0, seat: null, before: match.state as AnyState, move: null, luck: null, purpose: null, events }] });
  proceed();
}

/** Puts a match on the table, with its game. */
export function sitDown(engine: Engine, game: AnyGame, plan: Plan, match: AnyMatch): void {
  clearTimeout(pace);
  if (table.engine !== engine || JSON.stringify(table.plan?.values) !== JSON.stringify(plan.values)) {
    thinker?.end();
    thinker = null;
  }
  set({
    engine, game, plan, match, content: engine.contentWith(plan.values), shown: match.state as AnyState, at: null, picked: [], ready: null, pointed: null, reason: null,
    told: [], busy: null, held: false, thought: null, curve: null, sheet: { is: 'none' }, tab: 'actions', problem: null, notice: null,
  });
  window.scrollTo(0, 0);
  remember();
}

/** Gives the log of a match that was loaded, a portion at a time so that the page stays alive. */
export async function tellAgain(): Promise<void> {
  const { match, game } = table;
  if (!match || !game) return;
  const steps = match.steps as readonly ({ readonly move: AnyMove } | { readonly luck: Outcome })[];
  const entries: Told[] = [];
  let state = game.setup(match.config) as AnyState;
  let begun = performance.now();
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] as { readonly move?: AnyMove; readonly luck?: Outcome };
    const before = state;
    const events: AnyEvent[] = [];
    const actor = game.actor(state);
    state = (step.move ? game.apply(state, step.move, (event: AnyEvent) => { events.push(event); }) : game.resolve(state, step.luck as Outcome, (event: AnyEvent) => { events.push(event); })) as AnyState;
    const last = entries[entries.length - 1];
    if (!step.move && last) entries[entries.length - 1] = { ...last, events: [...last.events, ...events] };
    else entries.push({ step: at, seat: actor.type === 'seat' ? actor.seat : null, before, move: step.move ?? null, luck: step.luck ?? null, purpose: null, events });
    if (performance.now() - begun > 12) {
      await new Promise((resolve) => { setTimeout(resolve); });
      begun = performance.now();
      if (table.match !== match) return;
    }
  }
  if (table.match === match) set({ told: entries });
}

/** Leaves the table. */
export function leave(): void {
  clearTimeout(pace);
  thinker?.stop();
  set({ match: null, shown: null, plan: null, game: null, sheet: { is: 'none' }, busy: null, held: false, thought: null, picked: [], told: [] });
}
