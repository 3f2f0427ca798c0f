// What can be said at the table beside an answer to the question.
import { actorOf, branch, canRedo, canUndo, lastMover, redo, sealed, toReplay } from '../index.js';
import { hintText, previewText } from './advice.js';
import { filtered, reasons, stepBack } from './choosing.js';
import { labelled } from './boards/drawing.js';
import { isForeign, savedGame, writeText, type Mark } from './files.js';
import { UsageError } from './io.js';
import { ink, joined, tabled, wrapped, type Line } from './ink.js';
import { meant, movesSaying, typedWords } from './menu.js';
import { retold, story } from './retell.js';
import { loadBooks } from './books.js';
import { tellRules } from './rule.js';
import { scoreDetail, scoreTable } from './score.js';
import { undoToPerson } from './session.js';
import { tellThings } from './show.js';
import { panelText, say, tableText } from './showing.js';
import { gameAt, hasBoard, matchShown, menuAt, panelsOf, putBack, questionAt, speak, viewerAt, viewShown, widthAt, type Sitting } from './sitting.js';
import type { Term } from './terms.js';
import type { Voice } from './voice.js';

/** Something that can be said. */
export interface Order {
  /** The word for it; the others do as well. */
  readonly words: readonly string[];
  /** What stands behind the word. */
  readonly usage: string;
  readonly help: Term;
  /** Resolves to true when the program is to end. */
  readonly run: (sitting: Sitting, rest: string) => Promise<boolean> | boolean;
}

const plain = (run: (sitting: Sitting, rest: string) => void): Order['run'] => (sitting, rest) => { run(sitting, rest); return false; };
const later = (run: (sitting: Sitting, rest: string) => Promise<void>): Order['run'] => async (sitting, rest) => { await run(sitting, rest); return false; };

/** All of them, in the order of the help. */
export const orders: readonly Order[] = [
  { words: ['..', 'back', 'b', 'назад'], usage: '', help: 'help.back', run: plain((sitting) => { if (!stepBack(sitting)) say(sitting, [sitting.voice.term('ask.back')]); }) },
  { words: ['?', 'filter', 'фильтр'], usage: 'WORDS', help: 'help.filter', run: plain((sitting, rest) => { if (!filtered(sitting, rest)) say(sitting, [sitting.voice.term('ask.noMove', { words: rest })]); }) },
  { words: ['moves', 'ходы'], usage: '[WORDS]', help: 'help.moves', run: plain(listMoves) },
  { words: ['p', 'preview', 'обзор'], usage: 'N', help: 'help.preview', run: plain(preview) },
  { words: ['why', 'почему'], usage: 'WORDS', help: 'help.why', run: plain((sitting, rest) => { say(sitting, rest === '' ? [sitting.voice.term('play.whyWhat')] : reasons(sitting, rest)); }) },
  { words: ['hint', 'совет'], usage: '[SECONDS]', help: 'help.hint', run: plain(hint) },
  { words: ['undo', 'отмена'], usage: '', help: 'help.undo', run: plain(takeBack) },
  { words: ['redo', 'вернуть'], usage: '', help: 'help.redo', run: plain(playAgain) },
  { words: ['board', 'table', 'v', 'view', 'стол'], usage: '[PART]', help: 'help.board', run: plain(board) },
  { words: ['score', 'счёт', 'счет'], usage: '[all]', help: 'help.score', run: plain(score) },
  { words: ['log', 'журнал'], usage: '[N|all]', help: 'help.log', run: plain(log) },
  { words: ['rule', 'правило'], usage: 'NUMBER|WORDS', help: 'help.rule', run: later(rule) },
  { words: ['show', 'показать'], usage: 'ID|NAME', help: 'help.show', run: later(show) },
  { words: ['look', 'смотреть'], usage: '[STEP]', help: 'help.look', run: plain(look) },
  { words: ['branch', 'ветка'], usage: '', help: 'help.branch', run: plain(branchHere) },
  { words: ['save', 'сохранить'], usage: 'FILE', help: 'help.save', run: later((sitting, rest) => write(sitting, { word: 'save', file: rest, mark: savedGame, text: JSON.stringify(sitting.match), told: 'file.saved' })) },
  { words: ['record', 'запись'], usage: 'FILE', help: 'help.record', run: later((sitting, rest) => write(sitting, { word: 'record', file: rest, mark: savedGame, text: JSON.stringify(toReplay(sitting.match)), told: 'file.recorded' })) },
  { words: ['language', 'lang', 'язык'], usage: '[NAME]', help: 'help.language', run: plain(language) },
  { words: ['help', 'h', 'помощь'], usage: '', help: 'help.help', run: plain((sitting) => { say(sitting, helpText(sitting)); }) },
  { words: ['quit', 'q', 'exit', 'выход'], usage: '', help: 'help.quit', run: () => true },
];

/** The order that a word gives. */
export const orderNamed = (word: string): Order | undefined => orders.find(({ words }) => words.includes(word.toLowerCase()));

/** The words of all orders. */
export const orderWords: readonly string[] = orders.flatMap(({ words }) => words.filter((word) => word.length > 1));

/** The word for an order in a language; signs are the same in all of them. */
const wordIn = (words: readonly string[], language: string): string => (language === 'ru' && /^\w/.test(words[0] ?? '') ? words.find((word) => /^[а-яё]/.test(word)) : undefined) ?? words[0] ?? '';

/** What stands behind it, in the words of the terminal. */
const usageIn = (usage: string, { term }: Pick<Voice, 'term'>): string => USAGES.reduce((said, word) => said.replace(word, term(`usage.${word}`)), usage);

const USAGES = ['WORDS', 'SECONDS', 'PART', 'NUMBER', 'NAME', 'STEP', 'FILE', 'all'] as const;

/** What can be said, with what it does. */
export function helpText({ voice, io }: Pick<Sitting, 'voice' | 'io'>): Line[] {
  const width = widthAt({ io });
  const rows: (readonly [Line, Line])[] = [
    [[ink('key', voice.term('help.answer'))], voice.term('help.answering')],
    ...[...orders, { words: ['load', 'загрузить'], usage: 'FILE', help: 'help.load' as const }].map(({ words, usage, help }): readonly [Line, Line] => [[ink('key', [wordIn(words, voice.language), usageIn(usage, voice)].filter((part) => part !== '').join(' '))], voice.term(help)]),
  ];
  return [[ink('title', voice.term('help.title'))], ...labelled(rows, width), ...wrapped([ink('dim', voice.term('help.dice'))], width, '  ')];
}

/** A list is cut there. */
const MOST = 200;

function listMoves(sitting: Sitting, rest: string): void {
  const { voice } = sitting;
  const question = questionAt(sitting);
  const words = typedWords(rest);
  const list = words.length === 0 ? question.list : movesSaying(question, question.list, words);
  const rows = list.slice(0, MOST).map((move): Line[] => [voice.move(question.seen, move), [ink('dim', `[${question.game.notation.print(move)}]`)]]);
  say(sitting, [[ink('dim', list.length > MOST ? voice.term('play.movesMost', { n: MOST, all: list.length }) : voice.term('play.moves', { n: list.length }))], ...tabled(rows).flatMap((line) => wrapped(line, widthAt(sitting), '    '))]);
}

function preview(sitting: Sitting, rest: string): void {
  const { voice } = sitting;
  const { entries } = menuAt(sitting);
  const numbered = /^\d+$/.test(rest) ? entries[Number(rest) - 1] : rest === '' && entries.length === 1 ? entries[0] : undefined;
  const line = rest === '' || numbered ? null : gameAt(sitting).notation.parse(rest);
  const fitting = line || rest === '' ? [] : meant(entries, rest);
  const entry = numbered ?? (fitting.length === 1 ? fitting[0] : undefined);
  const move = line ?? entry?.move ?? null;
  if (line) {
    const legality = gameAt(sitting).check(sitting.match.state, line);
    if (!legality.ok) { say(sitting, reasons(sitting, rest)); return; }
  }
  if (move) say(sitting, previewText(sitting, move));
  else say(sitting, [entry ? voice.term('preview.many', { n: entry.count }) : voice.term('preview.which')]);
}

function hint(sitting: Sitting, rest: string): void {
  const { io, voice } = sitting;
  if (actorOf(sitting.match).type !== 'seat') { say(sitting, [voice.term('hint.no')]); return; }
  io.status(`${voice.term('hint.thinks')} …`);
  const lines = hintText(sitting, Math.min(60, Number(rest) || 0));
  io.status('');
  say(sitting, lines);
}

function takeBack(sitting: Sitting): void {
  const { voice, match, people } = sitting;
  if (sitting.looking !== null) sitting.looking = null;
  const move = undoToPerson(sitting);
  if (move) {
    putBack(sitting);
    say(sitting, [voice.term('undo.done', { move: voice.move(sitting.match.state, move) })]);
    return;
  }
  const last = match.steps[match.steps.length - 1] as { readonly luck?: unknown } | undefined;
  const mover = lastMover(match);
  const isMine = story(match, { voice, viewer: viewerAt(sitting) }).some(({ seat, head }) => seat !== null && people.has(seat) && head !== '');
  say(sitting, wrapped(voice.term(!isMine ? 'undo.first' : last && !('luck' in last) && mover !== null && people.has(mover) && !canUndo(match) ? 'undo.shown' : 'undo.luck'), widthAt(sitting), '  '));
}

function playAgain(sitting: Sitting): void {
  const { voice, match } = sitting;
  const move = match.undone[match.undone.length - 1];
  if (!canRedo(match) || move === undefined) { say(sitting, [voice.term('redo.none')]); return; }
  const sentence = voice.move(match.state, move);
  sitting.match = redo(match);
  putBack(sitting);
  say(sitting, [voice.term('redo.done', { move: sentence })]);
}

function board(sitting: Sitting, rest: string): void {
  if (rest === '') { say(sitting, tableText(sitting)); sitting.stale = true; return; }
  const lines = panelText(sitting, rest);
  const all = panelsOf(sitting, viewShown(sitting), viewerAt(sitting)).map(({ id }) => id).join(', ');
  say(sitting, lines ?? [sitting.voice.term('play.noPanel', { name: rest, all })]);
}

function score(sitting: Sitting, rest: string): void {
  const { voice, bots, people } = sitting;
  const game = gameAt(sitting);
  const match = matchShown(sitting);
  const isOver = actorOf(match).type === 'over';
  const sheet = isOver ? game.score(match.state) : game.scoreFor(viewShown(sitting));
  const width = widthAt(sitting);
  const notes = bots.map(({ name }, seat) => (people.has(seat) ? voice.term('seat.you') : name));
  say(sitting, ['', ...scoreTable(sheet, voice, width, notes), ...(rest === '' ? [[ink('dim', voice.term('score.more'))]] : ['', ...scoreDetail(sheet, voice, width)]), ...(isOver || !hasBoard(sitting) ? [] : [[ink('dim', voice.term('score.hidden'))]])]);
}

/** So many steps are told where nobody says. */
const LAST = 12;

function log(sitting: Sitting, rest: string): void {
  const { voice } = sitting;
  const width = widthAt(sitting);
  const steps = story(matchShown(sitting), { voice, viewer: viewerAt(sitting) });
  const wanted = /^\d+$/.test(rest) ? Number(rest) : rest === '' ? LAST : steps.length;
  const from = Math.max(0, steps.length - wanted);
  say(sitting, [
    ...steps.slice(from).flatMap((step, at): Line[] => {
      const lines = retold(step, voice, width - 5);
      return lines.map((line, row) => joined(ink('rule', row === 0 ? String(from + at).padStart(4) : '    '), ' ', line));
    }),
    ...(from > 0 && rest === '' ? [[ink('dim', voice.term('log.more', { n: 3 * LAST }))]] : []),
  ]);
}

async function rule(sitting: Sitting, rest: string): Promise<void> {
  const { guide, io, voice } = sitting;
  if (guide === null) { say(sitting, [voice.term('play.noBook')]); return; }
  const asked = rest === '' ? (gameAt(sitting).prompt(sitting.match.state)).rule : rest;
  tellRules(await loadBooks(voice.language, [gameAt(sitting).id]), asked.split(/\s+/), false, io);
}

async function show(sitting: Sitting, rest: string): Promise<void> {
  const { guide, io, voice } = sitting;
  const texts = guide?.texts[voice.language] ?? guide?.texts['en'];
  if (guide === null || !texts) { say(sitting, [voice.term('play.noThings')]); return; }
  const { things } = guide.content;
  if (rest === '') { say(sitting, [voice.term('show.which', { list: things.slice(0, 3).map(({ id }) => id).join(', ') })]); return; }
  const found = await tellThings({ game: gameAt(sitting).id, things, texts, language: voice.language }, rest.split(/\s+/), false, io);
  // What somebody can do stands in the rules alone.
  const rules = found.filter(({ kind }) => kind === 'character').flatMap((character) => character.rules);
  if (rules.length > 0) tellRules(await loadBooks(voice.language, [gameAt(sitting).id]), rules, false, io);
}

function look(sitting: Sitting, rest: string): void {
  const { voice, match } = sitting;
  const all = match.steps.length;
  if (rest === '') {
    const was = sitting.looking;
    sitting.looking = null;
    sitting.stale = true;
    say(sitting, [voice.term(was === null ? 'play.notLooking' : 'play.looked')]);
    return;
  }
  if (!/^\d+$/.test(rest) || Number(rest) > all) { say(sitting, [voice.term('play.noStep', { n: all })]); return; }
  sitting.looking = Number(rest);
  putBack(sitting);
  say(sitting, [...tableText(sitting), '', voice.term('play.looking', { n: rest, all })]);
}

function branchHere(sitting: Sitting): void {
  const { voice, looking } = sitting;
  if (looking === null) { say(sitting, [voice.term('play.notLooking')]); return; }
  sitting.match = branch(matchShown(sitting), sealed());
  sitting.looking = null;
  putBack(sitting);
  say(sitting, [voice.term('play.branched', { n: looking })]);
}

/** A file that is to be written. */
interface Writing {
  readonly word: string;
  readonly file: string;
  readonly mark: Mark;
  readonly text: string;
  readonly told: Term;
}

async function write({ io, voice }: Sitting, { word, file, mark, text, told }: Writing): Promise<void> {
  if (file === '') throw new UsageError(voice.term('file.name', { word }));
  if (isForeign(file, mark) && !/^(yes|y|да|д)$/i.test((await io.ask(voice.term('file.over', { file, what: mark.what })))?.trim() ?? '')) {
    io.out(voice.term('file.not'));
    return;
  }
  writeText(file, `${text}\n`);
  io.out(voice.term(told, { file }));
  if (told === 'file.recorded') io.out([ink('dim', voice.term('file.whole'))]);
}

function language(sitting: Sitting, rest: string): void {
  const all = Object.keys(sitting.guide?.texts ?? { en: null });
  const wanted = rest.toLowerCase();
  if (wanted !== '' && !all.includes(wanted)) { say(sitting, [sitting.voice.term('play.noLanguage', { name: rest, all: all.join(', ') })]); return; }
  if (wanted !== '') speak(sitting, wanted);
  say(sitting, [sitting.voice.term('play.language', { name: sitting.voice.language, all: all.join(', ') })]);
}
