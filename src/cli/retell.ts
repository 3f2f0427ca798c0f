// What happened, in sentences: for the log, for what bots did meanwhile, and for replays.
import { gameOf, mayKnow, type AnyEvent, type AnyGame, type AnyMatch, type AnyMove, type AnyState, type MatchStep } from '../index.js';
import { ink, joined, widthOf, wrapped, type Line } from './ink.js';
import { titleLine } from './layout.js';
import { capital, seatLook, type Voice } from './voice.js';

/** Events that say what the move has said, or what everybody sees. */
const PLAIN: ReadonlySet<string> = new Set(['turn-begins', 'turn-ends', 'dice-placed', 'slot-taken', 'site-activated', 'action-chosen', 'solo-deck']);

/** Events that begin a stretch of the game. */
const HEADINGS: ReadonlySet<string> = new Set(['round-begins', 'year-begins', 'game-over']);

/** What a heading needs beside its words. */
const TITLE = 6;

/** One step in words, as far as somebody may know it. */
export interface Step {
  readonly seat: number | null;
  /** What the move does; nothing of luck, and of what stays hidden. */
  readonly head: string;
  /** What luck decides; nothing of a move. */
  readonly luck: string;
  readonly events: readonly AnyEvent[];
}

/** Who is told (`null` is a spectator; without a viewer everything is told), and in which voice. */
export interface Telling {
  readonly viewer?: number | null | undefined;
  readonly voice: Voice;
}

/** A move before it is made, in words. */
export function headOf(game: AnyGame, before: AnyState, move: AnyMove, { viewer, voice }: Telling): string {
  return viewer === undefined || game.mayTell(before, viewer) ? voice.move(before, move) : '';
}

/** Those of some events that are told. */
export const toldTo = (events: readonly AnyEvent[], viewer: number | null | undefined): AnyEvent[] => events.filter((event) => viewer === undefined || mayKnow(event, viewer));

/** Whether the round, or the year, begins with a step. */
export const beginsRound = ({ events }: Step): boolean => events.some(({ kind }) => kind === 'round-begins' || kind === 'year-begins');

/** Whether a turn begins with a step. */
export const beginsTurn = ({ events }: Step): boolean => events.some(({ kind }) => kind === 'turn-begins');

/** A step in lines: who did what, and what came of it. */
export function retold({ seat, head, luck, events }: Step, voice: Voice, width: number): Line[] {
  const name = seat === null ? '' : voice.player(seat);
  const first = head !== '' ? wrapped(joined(ink(seatLook(seat ?? 4), name), ': ', head), width, '    ') : luck !== '' ? wrapped([ink('dim', luck)], width, '    ') : [];
  // Whoever moved need not be named again, as long as nobody else is spoken of.
  let isOwn = head !== '' && name !== '';
  return [...first, ...events.filter(({ kind }) => !PLAIN.has(kind)).flatMap((event): Line[] => {
    const said = voice.event(event);
    isOwn &&= said.startsWith(`${name} `);
    if (HEADINGS.has(event.kind)) return widthOf(said) + TITLE > width ? wrapped([ink('title', said)], width, '  ') : [titleLine(said, width)];
    const text = isOwn ? capital(said.slice(name.length + 1)) : said;
    return text === '' || (head !== '' && repeats(text, head)) ? [] : wrapped([ink('plain', '    '), ink(text === said ? 'plain' : 'dim', text)], width, '      ');
  })];
}

/** Whether a sentence says nothing that another one has not said: all its words begin as words of the other. */
function repeats(text: string, other: string): boolean {
  const wordsIn = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(wordsIn(other).map((one) => one.slice(0, 3)));
  return wordsIn(text).every((one) => known.has(one.slice(0, 3)));
}

/** All steps of a match in words; the set-up comes first. `hear` is told the state after each step. */
export function story(match: AnyMatch, telling: Telling, hear?: (state: AnyState, at: number) => void): Step[] {
  const game = gameOf(match);
  const { viewer, voice } = telling;
  let heard: AnyEvent[] = [];
  const sink = (event: AnyEvent): void => { heard.push(event); };
  const state = game.inPlace.clone(game.setup(match.config, sink));
  const steps: Step[] = [{ seat: null, head: '', luck: '', events: toldTo(heard, viewer) }];
  hear?.(state, 0);
  for (const step of match.steps as readonly MatchStep[]) {
    heard = [];
    const actor = game.actor(state);
    const isOpen = viewer === undefined || game.mayTell(state, viewer);
    const what = 'move' in step
      ? { seat: actor.type === 'seat' ? actor.seat : null, head: headOf(game, state, step.move, telling), luck: '' }
      : { seat: null, head: '', luck: isOpen ? luckText(game, state, voice) : '' };
    if ('move' in step) game.inPlace.play(state, step.move, sink);
    else game.inPlace.resolve(state, step.luck, sink);
    const events = toldTo(heard, viewer);
    // What came of luck its events say; where there are none, it is said as it stands.
    const came = 'luck' in step && what.luck !== '' && events.length === 0 ? ` [${step.luck.map(String).join(' ')}]` : '';
    steps.push({ ...what, luck: `${what.luck}${came}`, events });
    hear?.(state, steps.length - 1);
  }
  return steps;
}

/** What luck decides. */
function luckText(game: AnyGame, state: AnyState, voice: Voice): string {
  const purpose = voice.prompt(game.prompt(state));
  const request = game.chance(state);
  const whose = request?.seat === null || request?.seat === undefined ? '' : `${voice.player(request.seat)}: `;
  return `${whose}${purpose}`;
}
