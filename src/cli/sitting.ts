// Somebody sitting at a table in a terminal: the game, whose seats are people's, what was chosen so far, what was shown last.
import { actorOf, gameOf, lastMover, moves, review, viewOf, type AnyGame, type AnyMatch, type AnyMove, type AnyView, type Picked } from '../index.js';
import { deskOf, type Panel } from './boards/board.js';
import type { Arena } from './bots.js';
import type { Guide } from './guides.js';
import type { Io } from './io.js';
import { menuOf, type Menu, type Question } from './menu.js';
import type { Session } from './session.js';
import { viewText } from './text.js';
import { voiceOf, type Voice } from './voice.js';

/** What is going on at this table. */
export interface Sitting extends Session {
  readonly io: Io;
  readonly arena: Arena;
  readonly guide: Guide | null;
  voice: Voice;
  /** What has been chosen of a move. */
  picked: readonly Picked[];
  /** The moves the menu is kept to, and by which words. */
  filter: { readonly words: string; readonly list: readonly AnyMove[] } | null;
  /** The step looked back to, or `null` in the present. */
  looking: number | null;
  /** What was on the table when it was shown last, line by line. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Whether the menu has to be shown (again). */
  stale: boolean;
}

/** The game being played. */
export const gameAt = ({ match }: Session): AnyGame => gameOf(match);

/** Whose eyes the table is shown to: the person who decides, or decided last, or the only one; `null` for onlookers. */
export function viewerAt({ match, people }: Session): number | null {
  const actor = actorOf(match);
  if (actor.type === 'seat' && people.has(actor.seat)) return actor.seat;
  const [first] = people;
  if (people.size < 2) return first ?? null;
  const mover = lastMover(match);
  return mover !== null && people.has(mover) ? mover : first ?? null;
}

/** The match as it is shown: as it stands, or as it stood at the step looked back to. */
export const matchShown = ({ match, looking }: Sitting): AnyMatch => (looking === null ? match : review(match, looking));

/** What is seen of it. */
export const viewShown = (sitting: Sitting): AnyView => viewOf<AnyView>(matchShown(sitting), viewerAt(sitting));

/** How wide lines may be. */
export const widthAt = ({ io }: { readonly io: Io }): number => Math.max(40, io.screen().width - 1);

/** Whether the components are those the guide describes. */
export const hasBoard = ({ guide, match }: Pick<Sitting, 'guide' | 'match'>): boolean => guide !== null && guide.contentId === gameOf(match).content.id;

/** The panels of a table: those of the game's board, or everything the view holds. */
export function panelsOf({ guide, match, voice }: Pick<Sitting, 'guide' | 'match' | 'voice'>, view: AnyView, viewer: number | null): readonly Panel[] {
  if (guide === null || !hasBoard({ guide, match })) return [{ id: 'table', title: voice.term('panel.table'), wide: true, changes: 'lines', lines: () => viewText(view) }];
  return guide.board.panels(view, viewer, deskOf(guide.content, voice));
}

/** What there is to choose from now. */
export function questionAt({ match, voice, filter }: Sitting): Question {
  return { game: gameOf(match), seen: match.state, list: filter?.list ?? moves(match), voice };
}

/** The menu now. */
export const menuAt = (sitting: Sitting): Menu => menuOf(questionAt(sitting), sitting.picked);

/** Puts everything back that was chosen. */
export function putBack(sitting: Sitting): void {
  sitting.picked = [];
  sitting.filter = null;
  sitting.stale = true;
}

/** Speaks another language from now on. */
export function speak(sitting: Sitting, language: string): void {
  sitting.voice = voiceOf(gameAt(sitting), sitting.guide?.texts ?? null, language, (sitting.match.config as { readonly seats: number }).seats);
  sitting.shown = new Map();
  sitting.stale = true;
}
