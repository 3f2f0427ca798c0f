// A recorded game told from its beginning to its end, or walked through step by step.
import { greedy, type AnyBot } from '../bots/index.js';
import { actorOf, branch, gameOf, review, sealed, type AnyMatch } from '../index.js';
import type { Arena } from './bots.js';
import type { Guide } from './guides.js';
import type { Io } from './io.js';
import { ink, joined, separated, wrapped, type Line, type Span } from './ink.js';
import { laidOut } from './layout.js';
import { load } from './opening.js';
import { playOn } from './playing.js';
import { beginsRound, beginsTurn, retold, story, type Step } from './retell.js';
import { scoreDetail, scoreTable } from './score.js';
import { headingOf } from './showing.js';
import { panelsOf, widthAt, type Sitting } from './sitting.js';
import { actorText } from './text.js';
import { seatLook, type Voice } from './voice.js';

/** A recorded game, and how it is told. */
export interface Recording {
  readonly match: AnyMatch;
  readonly guide: Guide | null;
  readonly io: Io;
  readonly voice: Voice;
}

/** The steps in words, and the points after each. */
interface Tale {
  readonly steps: readonly Step[];
  readonly totals: readonly (readonly number[])[];
}

function taleOf({ match, voice }: Recording): Tale {
  const game = gameOf(match);
  const totals: number[][] = [];
  // Whoever has the replay has all that is hidden in it.
  const steps = story(match, { voice }, (state) => { totals.push(game.score(state).players.map(({ total }) => total)); });
  return { steps, totals };
}

/** "Red 12 : Blue 9". */
const totalsText = (totals: readonly number[], voice: Voice): Span[] => separated(totals.map((total, seat) => joined(ink(seatLook(seat), voice.player(seat)), ` ${total}`)), ' : ');

/** A step in lines, with its number; a round that begins tells the score so far. */
function stepText({ io, voice }: Recording, { steps, totals }: Tale, at: number): Line[] {
  const step = steps[at];
  if (!step) return [];
  const wide = String(steps.length).length;
  const lines = retold(step, voice, widthAt({ io }) - wide - 2);
  const points = beginsRound(step) ? [joined(ink('dim', `${voice.term('step.score')}: `), totalsText(totals[at] ?? [], voice))] : [];
  const first = at === 0 ? [[ink('strong', voice.term('step.setUp'))]] : [];
  return [...first, ...lines, ...points].map((line, row) => joined(ink('rule', row === 0 ? `${String(at).padStart(wide)}. ` : ' '.repeat(wide + 2)), line));
}

const print = (io: Io, lines: readonly Line[]): void => { for (const line of lines) io.out(line); };

/** All steps one after the other, and the end. */
export function tellAll(recording: Recording): void {
  const { io } = recording;
  const tale = taleOf(recording);
  print(io, [headingText(recording)]);
  for (let at = 0; at < tale.steps.length && !io.signal.aborted; at += 1) print(io, stepText(recording, tale, at));
  print(io, endingText(recording));
}

/** The table, seen by an onlooker. */
export function tellPosition(recording: Recording): void {
  const { match, io, voice } = recording;
  const game = gameOf(match);
  const view = game.view(match.state, null);
  print(io, ['', headingText(recording), '', ...laidOut(panelsOf(recording, view, null), widthAt({ io })), '', actor(match, voice)]);
}

const headingText = (recording: Recording): Line => headingOf(recording, widthAt(recording));

/** Who has to decide. */
function actor(match: AnyMatch, voice: Voice): Line {
  const who = actorOf(match);
  try {
    if (who.type === 'seat') return joined(ink(seatLook(who.seat), voice.player(who.seat)), ': ', voice.prompt(gameOf(match).prompt(match.state)));
  } catch { /* A recording of a game that fails here is looked at for just that reason. */ }
  return actorText(gameOf(match), match.state);
}

/** The score at the end, or where the recording stops. */
function endingText({ match, io, voice }: Recording, isWhole = false): Line[] {
  const sheet = gameOf(match).score(match.state);
  return ['', ...scoreTable(sheet, voice, widthAt({ io })), ...(isWhole ? ['', ...scoreDetail(sheet, voice, widthAt({ io }))] : []), ...(sheet.final ? [] : [actor(match, voice)])];
}

/** Asks where to go, step by step. `arena` makes the bots for whoever plays on. */
export async function walkThrough(recording: Recording, arena: () => Promise<Arena>): Promise<void> {
  const { match, io, voice } = recording;
  const tale = taleOf(recording);
  const end = match.steps.length;
  let at = 0;
  print(io, [headingText(recording), ...wrapped([ink('dim', voice.term('step.keys'))], widthAt({ io }), '  '), ...stepText(recording, tale, 0)]);
  for (;;) {
    const answer = (await io.ask([ink('dim', `${at}/${end} `), ...totalsText(tale.totals[at] ?? [], voice), ink('key', ' > ')]))?.trim();
    if (answer === undefined || answer === 'q' || answer === 'quit') return;
    const to = wayOf(answer, at, tale);
    if (answer === 'v') tellPosition({ ...recording, match: review(match, at) });
    else if (answer === 's') print(io, endingText({ ...recording, match: review(match, at) }, true));
    else if (answer === 'branch') return playFrom({ ...recording, match: review(match, at) }, await arena());
    else if (to === null) io.out(voice.term('step.what'));
    else {
      if (to > at) for (let step = at + 1; step <= to; step += 1) print(io, stepText(recording, tale, step));
      else print(io, to === at ? [voice.term(at === 0 ? 'step.begin' : 'step.end')] : stepText(recording, tale, to));
      if (to === end && to !== at) print(io, endingText(recording));
      at = to;
    }
  }
}

/** Where an answer leads; `null` when it is none. */
function wayOf(answer: string, at: number, { steps }: Tale): number | null {
  const end = steps.length - 1;
  const next = (begins: (step: Step) => boolean): number => { const found = steps.findIndex((step, place) => place > at && begins(step)); return found < 0 ? end : found; };
  if (answer === '') return Math.min(end, at + 1);
  if (answer === 'b') return Math.max(0, at - 1);
  if (answer === 'n') return next(beginsTurn);
  if (answer === 'r') return next(beginsRound);
  return /^\d+$/.test(answer) ? Math.min(end, Number(answer)) : null;
}

/** Plays on from where the walk stands: the seat to move is the person's, bots have the others. */
async function playFrom(recording: Recording, arena: Arena): Promise<void> {
  const match = branch(recording.match, sealed());
  const who = actorOf(match);
  const { seats } = match.config as { readonly seats: number };
  const bot = greedy(gameOf(match)) as AnyBot;
  const people = new Set([who.type === 'seat' ? who.seat : 0]);
  recording.io.out(recording.voice.term('play.branched', { n: recording.match.steps.length }));
  const sitting: Sitting = { ...recording, match, arena, people, bots: Array.from({ length: seats }, () => bot), picked: [], filter: null, looking: null, shown: new Map(), stale: true };
  await playOn(sitting, (file) => load(arena.game, file));
}
