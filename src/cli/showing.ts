// What is shown at the table: the board, what has changed on it, the question with its answers.
import { actorOf, gameOf, moves, type AnyMove, type AnyView, type AnyGame, type Picked } from '../index.js';
import { ink, joined, lineWidth, padded, plainText, separated, wrapped, type Line, type Span } from './ink.js';
import { deskOf } from './boards/board.js';
import { laidOut, titleLine } from './layout.js';
import type { Entry, Menu } from './menu.js';
import { gameAt, hasBoard, matchShown, panelsOf, viewerAt, viewShown, widthAt, type Sitting } from './sitting.js';
import { amountsText, capital, changesText, pickText, seatLook, type Voice } from './voice.js';

/** Prints lines. */
export function say({ io }: Pick<Sitting, 'io'>, lines: readonly Line[]): void {
  for (const line of lines) io.out(line);
}

/** The line above everything: the game, and how far it is. */
export function headingOf({ guide, voice, match }: Pick<Sitting, 'guide' | 'voice' | 'match'>, width: number): Span[] {
  const game = gameOf(match);
  const name = guide === null ? game.id : voice.term(`game.${game.id}` as 'game.merv');
  const round = guide === null || !hasBoard({ guide, match }) ? '' : ` · ${guide.board.round(game.view(match.state, null), voice)}`;
  return joined(ink('title', '═══ '), ink('title', name), ink('strong', round), ink('title', ` ${'═'.repeat(Math.max(3, width - 5 - name.length - round.length))}`));
}

/** The whole table. */
export function tableText(sitting: Sitting): Line[] {
  const width = widthAt(sitting);
  const panels = panelsOf(sitting, viewShown(sitting), viewerAt(sitting));
  sitting.shown = contentsOf(sitting);
  return ['', headingOf({ ...sitting, match: matchShown(sitting) }, width), '', ...laidOut(panels, width)];
}

/** One part of the table. */
export function panelText(sitting: Sitting, id: string): Line[] | null {
  const width = widthAt(sitting);
  const panel = panelsOf(sitting, viewShown(sitting), viewerAt(sitting)).find((one) => one.id === id || one.title.toLowerCase().startsWith(id.toLowerCase()));
  return panel ? laidOut([panel], width) : null;
}

/** What lies on the table, panel by panel, as it would be written. */
export function contentsOf(sitting: Sitting): ReadonlyMap<string, readonly string[]> {
  return new Map(panelsOf(sitting, viewShown(sitting), viewerAt(sitting)).filter(({ changes }) => changes !== 'never').map((panel) => [panel.id, panel.lines(widthAt(sitting)).map(plainText)]));
}

/** What has changed since the table was shown last. Between the steps of one's own turn whole parts of the table are not drawn again. */
export function changedText(sitting: Sitting, isQuiet: boolean): Line[] {
  const width = widthAt(sitting);
  const before = sitting.shown;
  const panels = panelsOf(sitting, viewShown(sitting), viewerAt(sitting)).filter(({ changes }) => changes !== 'never');
  const drawn = panels.map((panel) => ({ panel, lines: panel.lines(width) }));
  sitting.shown = new Map(drawn.map(({ panel: { id, changes }, lines }) => [id, isQuiet && changes === 'whole' ? before.get(id) ?? [] : lines.map(plainText)]));
  if (before.size === 0) return [];
  return drawn.filter(({ panel: { changes } }) => !isQuiet || changes !== 'whole').flatMap(({ panel: { id, title, changes }, lines }): Line[] => {
    const old = new Set(before.get(id) ?? []);
    // What one has oneself stands above the question.
    const own = isQuiet && id === 'players' ? `(${sitting.voice.term('seat.you')})` : null;
    const fresh = lines.filter((line) => !old.has(plainText(line)) && lineWidth(line) > 0 && (own === null || !plainText(line).includes(own)));
    if (fresh.length === 0) return [];
    // Numbers in a table say nothing without its head.
    const [head] = lines;
    const shown = changes === 'whole' ? lines : id === 'players' && head !== undefined && !fresh.includes(head) ? [head, ...fresh] : fresh;
    return [titleLine(title, Math.min(width, 60)), ...shown];
  });
}

/** What the person at hand holds, in a line or two. */
function holdingText({ guide, voice }: Sitting, view: AnyView, viewer: number | null): Span[] {
  if (guide === null || viewer === null) return [];
  return amountsText(voice, guide.board.holds(view, viewer));
}

/** Who decides, what they hold, and what is asked. */
export function questionText(sitting: Sitting): Line[] {
  const { voice, people, match, guide } = sitting;
  const game = gameAt(sitting);
  const width = widthAt(sitting);
  const actor = actorOf(match);
  if (actor.type !== 'seat') return [];
  const prompt = game.prompt(match.state);
  const view = viewShown(sitting);
  const round = guide !== null && hasBoard(sitting) ? `${guide.board.round(view, voice)} · ` : '';
  const name = joined(ink(seatLook(actor.seat), voice.player(actor.seat)), people.size < 2 ? ink('dim', ` (${voice.term('seat.you')})`) : '');
  const held = hasBoard(sitting) ? holdingText(sitting, view, actor.seat) : [];
  // Dice are no goods: where there are any they stand below.
  const hand = hasBoard(sitting) && game.moveKinds.some(({ parts }) => parts.some(({ of }) => of === 'die')) ? panelsOf(sitting, view, actor.seat).find(({ id }) => id === 'hand')?.lines(width)[0] ?? [] : [];
  return [
    '', ...wrapped(joined(ink('dim', round), name, held.length > 0 ? ink('dim', ' · ') : '', held), width, '  '),
    ...(lineWidth(hand) > 0 && plainText(hand).trim() !== '' ? [hand] : []),
    ...wrapped(joined(ink('strong', voice.prompt(prompt)), ink('rule', ` (${prompt.rule})`)), width, '  '),
  ];
}

/** What was chosen so far, one behind the other. */
export const chosenText = ({ picked, voice, filter }: Sitting): Span[] => joined(
  ...(filter ? [ink('warn', `?${filter.words} › `)] : []), ...picked.map((one) => ink('strong', `${capital(pickText(voice, one))} › `)),
);

/** How many entries are numbered at most: more are found by filtering. */
const MOST = 60;

/** The answers there are, by number. */
export function menuText(sitting: Sitting, menu: Menu): Line[] {
  const { voice } = sitting;
  const width = widthAt(sitting);
  const { part, entries, agreeing, otherParts } = menu;
  const head = part === null || part === 'kind' ? [] : wrapped(joined(chosenText(sitting), ink('strong', capital(voice.part(part))), ink('dim', ` (${voice.term('ask.many', { n: agreeing.length })})`)), width, '  ');
  const rest = otherParts.filter((one) => one !== 'kind');
  return [
    ...head, ...entriesText(sitting, entries.slice(0, MOST), width), ...(entries.length > MOST ? [[ink('dim', `… ${entries.length - MOST}`)]] : []),
    ...(part !== null && part !== 'kind' && rest.length > 0 ? wrapped([ink('dim', voice.term('ask.more', { parts: rest.map((one) => voice.part(one)).join(', ') }))], width, '  ') : []),
    ...(entries.some(({ move }) => move?.kind === 'pickCharacter') ? [[ink('dim', voice.term('ask.show'))]] : []),
    ...(entries.length === 1 ? [[ink('dim', voice.term(sitting.picked.length > 0 || sitting.filter !== null ? 'ask.one' : 'ask.only'))]] : []),
  ];
}

/** Entries with their numbers: short ones beside each other, whole moves one a line. */
function entriesText(sitting: Sitting, entries: readonly Entry[], width: number): Line[] {
  const { voice } = sitting;
  const wide = String(entries.length).length;
  const lines = entries.map((entry, at): Line => joined(
    ink('key', String(at + 1).padStart(wide)), ' ', entry.move ? entry.label : capital(entry.label), entry.move === null ? ink('dim', ` (${entry.count}) ›`) : '', ...aboutText(sitting, entry), ...(entry.move && entries.length <= 8 ? [briefly(sitting, entry.move, voice)] : []),
  ));
  const longest = Math.max(0, ...lines.map(lineWidth));
  const columns = Math.max(1, Math.min(4, Math.floor((width + 2) / (longest + 2))));
  const isShort = entries.some(({ move }) => move === null) || entries.length > 8;
  if (columns === 1 || entries.length < 4 || !isShort) return lines.flatMap((line) => wrapped(line, width, ' '.repeat(wide + 1)));
  const rows = Math.ceil(lines.length / columns);
  return Array.from({ length: rows }, (_, row) => joined(...Array.from({ length: columns }, (_empty, column) => {
    const line = lines[column * rows + row];
    return line === undefined ? [] : column === columns - 1 || lines[(column + 1) * rows + row] === undefined ? joined(line) : padded(line, longest + 2);
  })));
}

/** The parts of a move as answers. */
function valuesOf(game: AnyGame, move: AnyMove): readonly Picked[] {
  return (game.moveKinds.find(({ kind }) => kind === move.kind)?.parts ?? []).flatMap(({ name, asked }) => {
    const value = (move as unknown as Readonly<Record<string, unknown>>)[name];
    return (Array.isArray(value) ? value as unknown[] : [value]).filter((one) => typeof one === 'string' || typeof one === 'number').map((one) => ({ part: asked, value: one }));
  });
}

/** What the answer stands for. */
function aboutText(sitting: Sitting, { move, picks }: Entry): Span[] {
  const { guide, voice } = sitting;
  if (guide === null || !hasBoard(sitting)) return [];
  const view = viewShown(sitting);
  const chosen = sitting.picked.find(({ part }) => part === 'kind')?.value;
  const kind = move?.kind ?? (typeof chosen === 'string' ? chosen : null);
  const answers = move === null ? picks : valuesOf(gameAt(sitting), move);
  const faces = answers.map((answer) => joined(guide.board.about(view, viewerAt(sitting), { ...answer, kind }, deskOf(guide.content, voice)))).filter((face) => face.length > 0);
  return faces.length === 0 ? [] : joined(ink('dim', '  ‹'), ...separated(faces, ink('dim', ' | ').text), ink('dim', '›'));
}

/** What a move changes for whoever makes it, in short. */
function briefly(sitting: Sitting, move: AnyMove, voice: Voice): Span[] {
  const { guide } = sitting;
  const actor = actorOf(sitting.match);
  if (guide === null || !hasBoard(sitting) || actor.type !== 'seat') return [];
  const game = gameAt(sitting);
  const before = game.view(sitting.match.state, actor.seat);
  const { after, luck } = game.preview(before, move);
  const changes = changesText(voice, guide.board.holds(before, actor.seat), guide.board.holds(after, actor.seat));
  return changes.length === 0 && luck === null ? [] : joined('  ', changes, luck === null ? '' : ink('dim', `${changes.length > 0 ? ', ' : ''}${voice.term('told.luck').toLowerCase()} ›`));
}

/** What is not possible now though it is asked for in such a moment. */
export function darkText(sitting: Sitting): Line[] {
  const { voice, match } = sitting;
  const game = gameAt(sitting);
  const possible = new Set(moves(match).map(({ kind }) => kind));
  if (possible.size < 3) return [];
  const dark = game.moveKinds.filter(({ kind }) => !possible.has(kind)).filter(({ kind }) => {
    const said = game.why(match.state, [{ part: 'kind', value: kind }]);
    return !said.ok && said.code !== 'not-now' && said.code !== 'malformed';
  });
  return dark.length === 0 ? [] : wrapped(joined(ink('dim', `${voice.term('ask.dark')}: `), separated([...new Set(dark.map(({ kind }) => voice.kind(kind).split(',')[0] ?? kind))].map((name) => [ink('dim', name)]), ', ')), widthAt(sitting), '  ');
}
