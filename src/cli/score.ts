// The score in lines: one row for each thing that counts, one column for each participant; in detail every line with its rule.
import type { PlayerScore, ScoreSheet } from '../index.js';
import { ink, joined, separated, tabled, wrapped, type Line, type Span } from './ink.js';
import { titleLine } from './layout.js';
import { seatLook, type Voice } from './voice.js';

/** What a participant is called. */
const nameOf = ({ seat, name }: PlayerScore, seats: number, voice: Voice): Span => (seat === null ? ink('seat4', name === null || name === 'magistrate' ? voice.player(seats) : name) : ink(seatLook(seat), voice.player(seat)));

/** Who wins, in a sentence. */
function winnersText({ winners }: ScoreSheet, voice: Voice): string {
  if (winners.length === 0) return voice.term('score.lost');
  return voice.term(winners.length === 1 ? 'score.winner' : 'score.winners', { names: winners.map((seat) => voice.player(seat)).join(', ') });
}

/** What is shown of a tie and decides none: how far somebody is ahead (the margin of a solo game), and who wins every tie. */
const TOLD_APART: ReadonlySet<string> = new Set(['margin', 'winsTies']);

/** How ties are broken, in a sentence; nothing where there is nothing to say of it. */
function tiesText(players: ScoreSheet['players'], seats: number, voice: Voice): string[] {
  const always = players.find(({ tieBreaks }) => tieBreaks.some(({ id, value }) => id === 'winsTies' && value > 0));
  if (always) return [voice.term('score.tie', { name: nameOf(always, seats, voice).text })];
  const ties = [...new Set(players.flatMap(({ tieBreaks }) => tieBreaks.map(({ id }) => id)))].filter((id) => !TOLD_APART.has(id));
  return ties.length > 0 ? [voice.term('score.ties', { what: ties.map((id) => voice.tieBreak(id)).join(', ') })] : [];
}

/** The sheet as a table; who plays a seat stands in `notes`. */
export function scoreTable(sheet: ScoreSheet, voice: Voice, width: number, notes: readonly string[] = []): Line[] {
  const { players, final } = sheet;
  const seats = players.filter(({ seat }) => seat !== null).length;
  const kinds = [...new Map(players.flatMap(({ lines }) => lines).map((line) => [line.id, line])).values()];
  const sum = ({ lines }: PlayerScore, id: string): number => lines.filter((line) => line.id === id).reduce((total, { points }) => total + points, 0);
  const rows: Line[][] = [
    ['', ...players.map((player) => [nameOf(player, seats, voice)])],
    ...(notes.some((note) => note !== '') ? [['', ...players.map(({ seat }) => [ink('dim', seat === null ? '' : notes[seat] ?? '')])]] : []),
    ...kinds.map((line): Line[] => [voice.scoreLine({ ...line, detail: null }), ...players.map((player): Line => { const points = sum(player, line.id); return [ink(points === 0 ? 'dim' : points < 0 ? 'loss' : 'plain', player.lines.some(({ id }) => id === line.id) ? String(points) : '')]; })]),
    [[ink('strong', voice.term('score.total'))], ...players.map(({ total }): Line => [ink('vp', String(total))])],
    [[ink('dim', voice.term('score.rank'))], ...players.map(({ rank }): Line => [ink('dim', String(rank))])],
  ];
  return [
    titleLine(voice.term(final ? 'score.final' : 'score.title'), Math.min(width, 60)),
    ...tabled(rows, { right: players.map((_, at) => at + 1) }),
    ...(final ? [[ink('strong', winnersText(sheet, voice))]] : []),
    ...tiesText(players, seats, voice).flatMap((said) => wrapped([ink('dim', said)], width, '  ')),
  ];
}

/** What counts in a tie, with its numbers; who wins every tie is no number. */
function tieLine({ tieBreaks }: PlayerScore, voice: Voice): Line[] {
  const told = tieBreaks.filter(({ id, value }) => id !== 'winsTies' || value > 0);
  return told.length === 0 ? [] : [[ink('dim', '  '), ...separated(told.map(({ id, value }) => [ink('dim', id === 'winsTies' ? voice.tieBreak(id) : `${voice.tieBreak(id)}: ${value}`)]), ', ')]];
}

/** Every line of every participant, with its rule. */
export function scoreDetail({ players }: ScoreSheet, voice: Voice, width: number): Line[] {
  const seats = players.filter(({ seat }) => seat !== null).length;
  return players.flatMap((player): Line[] => [
    joined(nameOf(player, seats, voice), ink('vp', `  ${player.total}`)),
    ...tabled(player.lines.filter(({ points }) => points !== 0).map((line) => [ink('plain', '  '), ink(line.points < 0 ? 'loss' : 'plain', String(line.points)), ink('plain', voice.scoreLine(line)), ink('rule', line.rule)].map((cell) => [cell])), { gap: 1, right: [1] }).flatMap((line) => wrapped(line, width, '        ')),
    ...tieLine(player, voice),
  ]);
}
