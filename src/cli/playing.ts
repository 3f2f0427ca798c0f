// The course of a game at the terminal: bots move, luck is asked of the table, somebody is asked and answers.
import { actorOf, outcomeProblem, pending, resolve, type AnyEvent, type AnyMatch, type AnyMove, type ChanceRequest, type Outcome } from '../index.js';
import { answered, completions, moved, take } from './choosing.js';
import { CommandError, UsageError } from './io.js';
import { ink, joined, wrapped, type Line } from './ink.js';
import { titleLine } from './layout.js';
import { orderNamed, orderWords } from './orders.js';
import { headOf, retold, toldTo } from './retell.js';
import { scoreTable } from './score.js';
import { botMove, playMove, settled, type Done } from './session.js';
import { changedText, chosenText, contentsOf, darkText, menuText, questionText, say, tableText } from './showing.js';
import { gameAt, menuAt, viewerAt, widthAt, type Sitting } from './sitting.js';
import { seatLook } from './voice.js';

/** Reads a match out of a file. Throws `CommandError`. */
export type Load = (file: string) => AnyMatch;

/** Plays until the person leaves. */
export async function playOn(sitting: Sitting, load: Load): Promise<void> {
  const { io } = sitting;
  let counted = -1;
  let ended = false;
  let before: number | null = null;
  let othersMoved = true;
  say(sitting, tableText(sitting));
  while (!io.signal.aborted) {
    if (sitting.looking === null) {
      if (pending(sitting.match) !== null && !await realLuck(sitting)) return;
      othersMoved = letBotsPlay(sitting) || othersMoved;
      if (pending(sitting.match) !== null) continue;
    }
    const lost = sitting.looking === null ? settled(sitting.match) : null;
    if (lost !== null) { makeMove(sitting, lost); continue; }
    const actor = actorOf(sitting.match);
    if (actor.type !== 'seat' && !ended) {
      ended = true;
      conclude(sitting);
    }
    ended &&= actor.type !== 'seat';
    if (actor.type === 'seat' && sitting.looking === null && counted !== sitting.match.steps.length) {
      if (before !== null && before !== actor.seat && sitting.people.size > 1 && !await passKeyboard(sitting, actor.seat)) return;
      before = actor.seat;
      say(sitting, changedText(sitting, !othersMoved));
      othersMoved = false;
      counted = sitting.match.steps.length;
      say(sitting, questionText(sitting));
      say(sitting, menuAt(sitting).part === 'kind' ? darkText(sitting) : []);
      sitting.stale = true;
    }
    if (actor.type === 'seat' && sitting.stale && sitting.looking === null) say(sitting, menuText(sitting, menuAt(sitting)));
    sitting.stale = false;
    const typed = await io.ask(promptOf(sitting), (typing) => completions(sitting, typing, orderWords));
    if (typed === null || await obey(sitting, typed.trim(), load)) return;
  }
}

/** What stands before what is typed. */
function promptOf(sitting: Sitting): Line {
  const { voice, match, looking } = sitting;
  const actor = actorOf(match);
  if (looking !== null) return [ink('dim', `${voice.term('step.at', { n: looking, all: match.steps.length })} `), ink('key', '> ')];
  return joined(actor.type === 'seat' ? ink(seatLook(actor.seat), `${voice.player(actor.seat)} `) : '', chosenText(sitting), ink('key', '> '));
}

/** Does what was typed; true when the program is to end. */
async function obey(sitting: Sitting, typed: string, load: Load): Promise<boolean> {
  try {
    return await obeyed(sitting, typed, load);
  } catch (error) {
    if (!(error instanceof CommandError) && !(error instanceof UsageError)) throw error;
    say(sitting, wrapped(error.message, widthAt(sitting), '  '));
    return false;
  }
}

async function obeyed(sitting: Sitting, typed: string, load: Load): Promise<boolean> {
  const [word = '', ...rest] = typed === '?' ? ['help'] : typed.startsWith('?') ? ['?', typed.slice(1).trim()] : typed.split(/\s+/);
  if (/^(load|загрузить)$/i.test(word)) { loadAgain(sitting, rest.join(' '), load); return false; }
  const isSeat = actorOf(sitting.match).type === 'seat' && sitting.looking === null;
  // The line of a move goes before the word for something else: Merv scores halls with "score".
  const written = isSeat && rest.length > 0 ? gameAt(sitting).notation.parse(typed) : null;
  const order = written === null ? orderNamed(word) : undefined;
  if (order) return order.run(sitting, rest.join(' ').trim());
  if (!isSeat) { say(sitting, typed === '' ? [] : [sitting.voice.term(sitting.looking === null ? 'play.over' : 'play.lookingOnly')]); return false; }
  const move = typed === '' ? entered(sitting) : answered(sitting, typed);
  if (move) makeMove(sitting, move);
  return false;
}

/** Enter alone takes the only answer, or shows the question again. */
function entered(sitting: Sitting): AnyMove | null {
  const { entries } = menuAt(sitting);
  const [only] = entries;
  if (entries.length === 1 && only) return take(sitting, only);
  sitting.stale = true;
  return null;
}

function makeMove(sitting: Sitting, move: AnyMove): void {
  const done = playMove(sitting, move);
  moved(sitting);
  say(sitting, ['', ...doneText(sitting, done)]);
}

/** A step that was just made, as far as whoever sits there may know it. */
function doneText(sitting: Sitting, { seat, move, before, events }: Done): Line[] {
  const { voice } = sitting;
  const viewer = viewerAt(sitting);
  const game = gameAt(sitting);
  return retold({ seat, head: headOf(game, before.state, move, { viewer, voice }), luck: '', events: toldTo(events, viewer) }, voice, widthAt(sitting));
}

/** Lets bots move until it is a person's turn; whether any did. */
function letBotsPlay(sitting: Sitting): boolean {
  const { io, voice } = sitting;
  let moves = 0;
  while (!io.signal.aborted) {
    const actor = actorOf(sitting.match);
    if (actor.type !== 'seat' || sitting.people.has(actor.seat)) break;
    moves += 1;
    io.status(`${voice.term('ask.thinks', { name: voice.player(actor.seat) })} …`);
    const done = botMove(sitting);
    io.status('');
    if (done) say(sitting, doneText(sitting, done));
  }
  return moves > 0;
}

/** The next person takes the keyboard; what the last one saw is pushed out of sight. */
async function passKeyboard(sitting: Sitting, seat: number): Promise<boolean> {
  const { io, voice } = sitting;
  if (io.interactive) {
    for (let line = 0; line < io.screen().height; line += 1) io.out('');
    if (await io.ask(voice.term('ask.hand', { name: voice.player(seat) })) === null) return false;
  }
  sitting.shown = contentsOf(sitting);
  if (io.interactive) say(sitting, tableText(sitting));
  return true;
}

function conclude(sitting: Sitting): void {
  const { voice, bots, people, match } = sitting;
  const width = widthAt(sitting);
  const sheet = gameAt(sitting).score(match.state);
  say(sitting, [...tableText(sitting), '', ...scoreTable(sheet, voice, width, bots.map(({ name }, seat) => (people.has(seat) ? voice.term('seat.you') : name))), '', ...wrapped(voice.term('play.over'), width, '  ')]);
}

function loadAgain(sitting: Sitting, file: string, load: Load): void {
  const { voice, bots } = sitting;
  if (file === '') throw new UsageError(voice.term('file.name', { word: 'load' }));
  const match = load(file);
  if ((match.config as { readonly seats: number }).seats !== bots.length) throw new CommandError(voice.term('file.seats', { file }));
  sitting.match = match;
  sitting.looking = null;
  moved(sitting);
  say(sitting, [voice.term('file.loaded', { file }), ...tableText(sitting)]);
}

/** So many things that can be drawn are named. */
const NAMED = 24;

/** Asks what the real table shows, until it can be; false at the end of input. */
async function realLuck(sitting: Sitting): Promise<boolean> {
  const { io, voice } = sitting;
  for (let request = pending(sitting.match); request !== null; request = pending(sitting.match)) {
    say(sitting, ['', titleLine(`${request.seat === null ? '' : `${voice.player(request.seat)} · `}${voice.prompt(gameAt(sitting).prompt(sitting.match.state))}`, widthAt(sitting))]);
    const typed = (await io.ask(askedOf(sitting, request)))?.trim();
    if (typed === undefined || orderNamed(typed)?.words.includes('quit')) return false;
    const outcome = readOutcome(request, typed);
    const problem = outcomeProblem(request, outcome);
    if (problem !== null) { say(sitting, [voice.term('luck.bad', { why: problem })]); continue; }
    const events: AnyEvent[] = [];
    sitting.match = resolve(sitting.match, outcome, (event: AnyEvent) => { events.push(event); });
    moved(sitting);
    say(sitting, retold({ seat: null, head: '', luck: '', events: toldTo(events, viewerAt(sitting)) }, voice, widthAt(sitting)));
  }
  return true;
}

function askedOf({ voice }: Sitting, request: ChanceRequest): string {
  if (request.kind === 'roll') return voice.term('luck.roll', { n: request.dice, sides: request.sides });
  const named = request.from.slice(0, NAMED).join(' ');
  const more = request.from.length - NAMED;
  return voice.term('luck.draw', { n: request.count, from: more > 0 ? `${named} ${voice.term('luck.some', { n: more })}` : named });
}

const readOutcome = (request: ChanceRequest, typed: string): Outcome => {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  return request.kind === 'roll' ? (words.length === 1 && request.dice > 1 && request.sides < 10 ? Array.from(words[0] ?? '') : words).map(Number) : words;
};
