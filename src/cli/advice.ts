// What a move would bring, and what a bot would do: both with reasons.
import { ismcts, type AnyBot, type Candidate, type Thinking } from '../bots/index.js';
import { actorOf, mayKnow, randomFrom, viewOf, type AnyMove, type AnyState, type AnyView } from '../index.js';
import { ink, joined, tabled, wrapped, type Line } from './ink.js';
import { retold } from './retell.js';
import { hintFor } from './session.js';
import { gameAt, hasBoard, viewerAt, widthAt, type Sitting } from './sitting.js';
import { changesText, seatLook } from './voice.js';

/** What a move would bring, as whoever makes it may know beforehand. */
export function previewText(sitting: Sitting, move: AnyMove): Line[] {
  const { voice, guide, match } = sitting;
  const game = gameAt(sitting);
  const width = widthAt(sitting);
  const actor = actorOf(match);
  const seat = actor.type === 'seat' ? actor.seat : 0;
  const before = game.view(match.state, seat);
  const { events, after, luck, reveals, undoable } = game.preview(before, move);
  const changes = guide !== null && hasBoard(sitting) ? changesText(voice, guide.board.holds(before, seat), guide.board.holds(after, seat)) : [];
  return [
    ...wrapped(joined(ink('strong', voice.move(before, move)), ink('dim', `  [${game.notation.print(move)}]`)), width, '  '),
    ...retold({ seat, head: '', luck: '', events: events.filter((event) => mayKnow(event, seat)) }, voice, width),
    ...wrapped(joined(ink('dim', `  ${voice.term('preview.title')}: `), changes.length === 0 ? voice.term('preview.nothing') : changes), width, '    '),
    ...(luck === null ? [] : wrapped([ink('dim', `  ${voice.term('preview.luck', { what: voice.prompt({ asks: 'luck', key: luck.purpose, params: {} }) })}`)], width, '    ')),
    ...(reveals ? [[ink('dim', `  ${voice.term('preview.reveals')}`)]] : []),
    [ink('dim', `  ${voice.term(undoable ? 'preview.undo' : 'preview.noUndo')}`)],
  ];
}

/** How long a hint thinks. */
const MILLISECONDS = 1000;

/** Who gives hints: who plans, where the game says how; else who searches. */
function adviser({ arena }: Sitting, milliseconds: number): AnyBot {
  const plans = arena.module.evaluation?.planning !== undefined;
  return plans ? arena.botOf(`planner:milliseconds=${milliseconds}`) : ismcts(arena.game, { milliseconds }) as AnyBot;
}

/** What a bot would do here, what else it looked at, and what it expects then. */
export function hintText(sitting: Sitting, seconds: number): Line[] {
  const { voice, match } = sitting;
  const width = widthAt(sitting);
  const { move, thinking } = hintFor(sitting, adviser(sitting, seconds > 0 ? Math.round(1000 * seconds) : MILLISECONDS));
  const head = wrapped(joined(ink('strong', `${voice.term('hint.best')}: `), ink('key', voice.move(match.state, move)), ink('dim', `  [${gameAt(sitting).notation.print(move)}]`)), width, '  ');
  if (!thinking) return [...head, [ink('dim', `  ${voice.term('hint.only')}`)]];
  return [...head, ...candidatesText(sitting, thinking, width), ...expectedText(sitting, thinking, width)];
}

/** So many others are named. */
const FEW = 4;

function candidatesText(sitting: Sitting, { candidates, iterations, measure }: Thinking, width: number): Line[] {
  const { voice, match } = sitting;
  const [best, ...others] = candidates;
  if (!best) return [];
  // A plan is compared with other plans by the points it leads to, a search counts games it wins.
  const searched = measure === 'wins';
  const tenths = (points: number): string => points.toLocaleString(voice.language, { maximumFractionDigits: 1 });
  const worth = (one: Candidate): string => (searched ? voice.term('hint.worth', { n: Math.round(100 * one.value) }) : one.worth === undefined ? '' : one === best || best.worth === undefined ? voice.term('hint.points', { n: tenths(one.worth) }) : voice.term('hint.less', { n: tenths(best.worth - one.worth) }));
  const looks = (one: Candidate): string => (searched && one.visits > 0 ? voice.term('hint.visits', { n: one.visits, all: iterations }) : '');
  const rows = others.slice(0, FEW).map((one): Line[] => [`    ${worth(one)}`, voice.move(match.state, one.move), [ink('dim', looks(one))]]);
  return [
    ...(worth(best) === '' ? [] : [[ink('dim', `  ${[worth(best), looks(best)].filter((part) => part !== '').join(', ')}`)]]),
    ...(rows.length > 0 ? [[ink('dim', `  ${voice.term('hint.others')}:`)], ...tabled(rows).flatMap((line) => wrapped(line, width, '      '))] : []),
  ];
}

/** So many moves of a plan are told. */
const FAR = 12;

/** What is expected after the hint, move by move, as far as it can be told without luck. */
function expectedText(sitting: Sitting, { principalVariation }: Thinking, width: number): Line[] {
  const { voice, match } = sitting;
  const game = gameAt(sitting);
  const lines: Line[] = [];
  const state: AnyState = game.determinize(viewOf<AnyView>(match, viewerAt(sitting)), randomFrom('expected'));
  for (const [at, move] of principalVariation.slice(0, FAR + 1).entries()) {
    const actor = game.actor(state);
    if (actor.type !== 'seat' || !game.check(state, move).ok) break;
    if (at > 0) lines.push(...wrapped(joined('    ', ink(seatLook(actor.seat), voice.player(actor.seat)), ': ', voice.move(state, move)), width, '      '));
    game.inPlace.play(state, move);
  }
  return lines.length === 0 ? [] : [[ink('dim', `  ${voice.term('hint.line')}:`)], ...lines];
}
