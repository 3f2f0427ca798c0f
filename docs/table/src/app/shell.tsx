// The page around the board: header, players, log, and the sheets that open over it.
import type { AnyEvent, AnyState, AnyView } from 'caravanserai';
import type { Candidate } from 'caravanserai/bots';
import type { ComponentChildren, JSX } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon, Points } from '../draw/icons.js';
import { SeatShape, Value } from '../draw/pieces.js';
import { gameTable } from '../games/index.js';
import type { PersonReading, Reading } from './reading.js';
import { RuleText, ThingText } from './rules.js';
import { Changes, foresee, ToldFace } from './prompt.js';
import { MoreAbout } from './spot.js';
import { facesIn, lineWord, sayEvents, sayLine, sayMove, sayPrompt, seatName, thingName } from './say.js';
import { askHint, branchHere, candidates, considered, isHeld, isMine, leave, like, look, make, mayUndo, now, open, redo, set, stopThinking, undo, viewpoint, wantCurve, type Sheet, type Table, type Thought, type Told } from './table.js';
import { saveFile, shareLink, openFile } from './keep.js';
import { word, type Word } from './words.js';

/** A button with nothing but an icon; its name is said and shown. */
export function IconButton({ icon, name, does, disabled = false }: { readonly icon: string; readonly name: string; readonly does: () => void; readonly disabled?: boolean }): JSX.Element {
  return <button type="button" class="icon-button" aria-label={name} title={name} aria-disabled={disabled} onClick={does}><Icon name={icon} size={20} /></button>;
}

/** Title, rounds, and the buttons that are always there. */
export function Header({ t, reading }: { readonly t: Table; readonly reading: Reading }): JSX.Element {
  const id = t.engine?.id ?? 'voyages';
  const { groups, now: at, text } = reading.rounds;
  let counted = 0;
  return (
    <header class="header">
      <svg class="mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M12 1.2 15.1 4.5 19.6 4.4 19.5 8.9 22.8 12 19.5 15.1 19.6 19.6 15.1 19.5 12 22.8 8.9 19.5 4.4 19.6 4.5 15.1 1.2 12 4.5 8.9 4.4 4.4 8.9 4.500Z" fill="currentColor" /></svg>
      <h1><span class="long">{word(`game.${id}`)}</span><span class="short">{word(`short.${id}`)}</span></h1>
      <span class="rounds" aria-hidden="true">{groups.map((size, group) => <span class="round-group" key={group}>{Array.from({ length: size }, () => {
        counted += 1;
        return <i key={counted} class={counted < at ? 'past' : counted === at ? 'present' : 'future'} />;
      })}</span>)}</span>
      <span class="round-text">{text}</span>
      {reading.remark ? <span class="remark">{reading.remark}</span> : null}
      <span class="header-buttons">
        <IconButton icon="undo" name={word('button.undo')} does={undo} disabled={!mayUndo(t)} />
        <span class="wide-only"><IconButton icon="redo" name={word('button.redo')} does={redo} disabled={t.match === null || t.match.undone.length === 0} /></span>
        <IconButton icon="star" name={word('button.score')} does={() => { open({ is: 'score' }); }} />
        <span class="wide-only"><IconButton icon="help" name={word('button.keys')} does={() => { open({ is: 'keys' }); }} /></span>
        <IconButton icon="menu" name={word('button.menu')} does={() => { open({ is: 'menu' }); }} />
      </span>
    </header>
  );
}

/** The strip of scores on a phone. */
export function ScoreStrip({ t, reading }: { readonly t: Table; readonly reading: Reading }): JSX.Element {
  const turn = t.game && t.shown ? t.game.actor(t.shown) : null;
  return (
    <section class="score-strip" aria-label={word('score.title')}>{reading.people.map(({ seat, dress, points, brief, briefIcon }) => (
      <span key={seat} class={turn?.type === 'seat' && turn.seat === seat ? 'is-turn' : ''}><SeatShape seat={dress} size={14} /> <b>{points}</b> <small>{brief}{briefIcon ? <Icon name={briefIcon} size={13} /> : null}</small><span class="hidden">{seatName(seat)}</span></span>
    ))}</section>
  );
}

/** What everybody holds. */
export function Players({ t, reading }: { readonly t: Table; readonly reading: Reading }): JSX.Element {
  const turn = t.game && t.shown ? t.game.actor(t.shown) : null;
  return (
    <section class="panel players" data-tab="players" aria-label={word('panel.players')}>
      {reading.people.map((person) => <Person key={person.seat} person={person} isTurn={turn?.type === 'seat' && turn.seat === person.seat} thinks={t.busy?.seat === person.seat && !t.busy.isHint} />)}
    </section>
  );
}

function Person({ person: { seat, dress, note, about, points, holds, isStarting }, isTurn, thinks }: { readonly person: PersonReading; readonly isTurn: boolean; readonly thinks: boolean }): JSX.Element {
  return (
    <div class={`person ${isTurn ? 'is-turn' : ''}`} data-person={seat}>
      <div class="person-name"><SeatShape seat={dress} size={17} /> <b>{seatName(seat)}</b> {about === undefined ? <small>{note}</small> : <MoreAbout id={about}><small>{note}</small></MoreAbout>}
        <span class="person-right">{thinks ? <span class="dots" aria-hidden="true"><i /><i /><i /></span> : null}{isStarting ? <Icon name="hourglass" size={13} /> : null}<Points n={points} size={26} /></span>
      </div>
      <div class="values">{holds.map(([icon, n], at) => <Value key={at} n={n} of={icon} size={14} />)}</div>
    </div>
  );
}

/** What happened, newest first. */
export function Log({ t }: { readonly t: Table }): JSX.Element {
  const mine = viewpoint(t);
  const told = t.at === null ? t.told : t.told.filter(({ step }) => step < (t.at ?? 0));
  let since = told.length;
  for (let at = told.length - 1; at >= 0 && !(told[at]?.seat === mine && told[at]?.move); at -= 1) since = at;
  // What says nothing that another entry does not say is left out: the end of a turn, and the steps of a way that is named.
  const newest = told.map((entry, at) => ({ entry, isNew: at >= since })).slice(-120).filter(({ entry }) => isTelling(entry, mine)).slice(-80).reverse();
  const fresh = newest.filter(({ isNew }) => isNew);
  const old = newest.filter(({ isNew }) => !isNew);
  return (
    <section class="panel log" data-tab="log" aria-label={word('log.title')}>
      <div class="log-scroll" tabIndex={0} role="group" aria-label={word('log.title')}>
        {newest.length === 0 ? <p class="quiet-text">{word('log.empty')}</p> : null}
        {fresh.length > 0 ? <><h3>{word('log.since')}</h3><ol class="fresh">{fresh.map(({ entry }) => <Entry key={entry.step} entry={entry} mine={mine} language={t.likes.language} />)}</ol></> : null}
        {old.length > 0 ? <><h3>{word('log.earlier')}</h3><ol>{old.map(({ entry }) => <Entry key={entry.step} entry={entry} mine={mine} language={t.likes.language} />)}</ol></> : null}
      </div>
    </section>
  );
}

const telling = new WeakMap<Told, { readonly mine: number | null; readonly tells: boolean }>();

/** Whether an entry tells anything. */
function isTelling(entry: Told, mine: number | null): boolean {
  const kind = entry.move?.kind;
  if (!(kind === 'step' || kind === 'endTurn')) return true;
  let known = telling.get(entry);
  if (known?.mine !== mine) telling.set(entry, known = { mine, tells: sayEvents(entry, mine, '').length > 0 });
  return known.tells;
}

/** One entry. What was told once is told the same way until the language or who looks changes. */
const Entry = memo(({ entry, mine }: { readonly entry: Told; readonly mine: number | null; readonly language: string }): JSX.Element => {
  const rule = ruleOf(entry.events);
  const head = entry.move && mayTell(entry, mine) ? sayMove(entry.before, entry.move) : entry.move ? word('log.hidden') : word(entry.step === 0 ? 'log.setup' : 'log.luck');
  const lines = sayEvents(entry, mine, head);
  const faces = entry.move && mayTell(entry, mine) ? facesIn(entry.move) : [];
  // A face is shown once in an entry.
  const known = new Set(faces);
  const fresh = lines.map((line) => line.faces.filter((id) => !known.has(id) && known.add(id)));
  return (
    <li class="entry">
      {entry.seat === null ? <span class="no-seat" /> : <SeatShape seat={entry.seat} size={13} />}
      <span>{entry.seat === null ? null : <b>{seatName(entry.seat)}: </b>}{head}{faces.map((id) => <ToldFace key={id} id={id} />)}
        {rule ? <> <button type="button" class="rule-link small" onClick={() => { open({ is: 'rule', id: rule }); }}>{rule}</button></> : null}
        {lines.length > 0 ? <ul>{lines.map(({ text, rule: behind }, at) => <li key={at}>{text}{fresh[at]?.map((id) => <ToldFace key={id} id={id} />)}{behind && behind !== rule ? <> <button type="button" class="rule-link small" onClick={() => { open({ is: 'rule', id: behind }); }}>{behind}</button></> : null}</li>)}</ul> : null}
      </span>
    </li>
  );
});

/** Whether a seat may be told what was decided: not another one's secret. */
const mayTell = (entry: Told, mine: number | null): boolean => entry.seat === mine || now().game?.mayTell(entry.before, mine) !== false;

const ruleOf = (events: readonly AnyEvent[]): string | null => (events[0] as (AnyEvent & { readonly rule?: string }) | undefined)?.rule ?? null;

/** The bar under which a game is stepped through. */
export function ReplayBar({ t }: { readonly t: Table }): JSX.Element | null {
  if (t.at === null || !t.match) return null;
  const all = t.match.steps.length;
  const at = t.at;
  return (
    <div class="replay-bar" role="group" aria-label={word('menu.replay')}>
      <IconButton icon="first" name={word('replay.first')} does={() => { look(0); }} disabled={at === 0} />
      <IconButton icon="back" name={word('replay.back')} does={() => { look(at - 1); }} disabled={at === 0} />
      <input type="range" min={0} max={all} value={at} aria-label={word('replay.at', { n: at, all })} onInput={(event) => { look(Number(event.currentTarget.value)); }} />
      <IconButton icon="forward" name={word('replay.on')} does={() => { look(at + 1); }} />
      <IconButton icon="last" name={word('replay.last')} does={() => { look(all); }} />
      <small>{word('replay.at', { n: at, all })}</small>
      <button type="button" class="plain" onClick={branchHere}><Icon name="branch" size={16} /> {word('replay.branch')}</button>
    </div>
  );
}

/** A sheet over the page; the keyboard stays in it until it is closed. */
export function SheetFrame({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (box.current && !box.current.open) box.current.showModal();
    return () => { if (before instanceof HTMLElement && before.isConnected) before.focus(); };
  }, []);
  const close = (): void => { open({ is: 'none' }); };
  return (
    <dialog ref={box} class="sheet" aria-label={title} onCancel={(event) => { event.preventDefault(); close(); }} onClick={(event) => { if (event.target === box.current) close(); }}>
      <div class="sheet-head"><h2>{title}</h2><IconButton icon="close" name={word('button.close')} does={close} /></div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}

/** Whatever sheet is open. */
export function Sheets({ t }: { readonly t: Table }): JSX.Element | null {
  const { sheet } = t;
  switch (sheet.is) {
    case 'menu': return <SheetFrame key="menu" title={word('button.menu')}><Menu t={t} /></SheetFrame>;
    case 'score': return <SheetFrame key="score" title={word('score.title')}><Score t={t} /></SheetFrame>;
    case 'keys': return <SheetFrame key="keys" title={word('keys.title')}><Keys /></SheetFrame>;
    case 'share': return <SheetFrame key="share" title={word('menu.share')}><Share t={t} /></SheetFrame>;
    case 'hint': return <SheetFrame key="hint" title={word('hint.title')}><Hint t={t} /></SheetFrame>;
    case 'thing': return <SheetFrame key={`thing-${sheet.id}`} title={thingName(sheet.id)}><ThingText t={t} id={sheet.id} /></SheetFrame>;
    case 'rule': return <SheetFrame key={`rule-${sheet.id}`} title={`${word('rule.title')} ${sheet.id}`}><RuleText t={t} id={sheet.id} /></SheetFrame>;
    default: return null;
  }
}

const KEYS: readonly (readonly [string, Word])[] = [
  ['Tab', 'keys.tab'], ['← ↑ → ↓', 'keys.arrows'], ['N, P', 'keys.np'], ['1–9', 'keys.digits'], ['Enter', 'keys.enter'], ['Esc', 'keys.esc'], ['E, U, R', 'keys.eur'], ['M, A, C, L', 'keys.tabs'], ['H, S', 'keys.hint'], ['?, I', 'keys.help'],
];

function Keys(): JSX.Element {
  return <table class="keys"><tbody>{KEYS.map(([keys, name]) => <tr key={name}><th scope="row"><kbd>{keys}</kbd></th><td>{word(name)}</td></tr>)}</tbody></table>;
}

function Menu({ t }: { readonly t: Table }): JSX.Element {
  const { likes } = t;
  return (
    <div class="menu">
      <h3>{word('menu.game')}</h3>
      <div class="menu-buttons">
        <button type="button" class="plain" onClick={saveFile}>{word('menu.save')}</button>
        <label class="plain file">{word('menu.load')}<input type="file" accept=".json,application/json" onChange={(event) => { void openFile(event.currentTarget.files?.[0]); }} /></label>
        <button type="button" class="plain" onClick={() => { open({ is: 'share' }); }}>{word('menu.share')}</button>
        <button type="button" class="plain" onClick={() => { set({ sheet: { is: 'none' } }); look((t.at ?? t.match?.steps.length ?? 1) - 1); }}>{word('menu.replay')}</button>
        <button type="button" class="plain" onClick={() => { open({ is: 'keys' }); }}>{word('button.keys')}</button>
        <button type="button" class="plain" onClick={redo} aria-disabled={t.match === null || t.match.undone.length === 0}>{word('button.redo')}</button>
        <button type="button" class="plain" onClick={leave}>{word('menu.leave')}</button>
      </div>
      <h3>{word('menu.settings')}</h3>
      <Settings likes={likes} />
      <p class="quiet-text">{word('more.values')}</p>
      <p class="quiet-text">{word('disclaimer')}</p>
    </div>
  );
}

/** What somebody likes: language, colours, and how clicks are meant. */
export function Settings({ likes }: { readonly likes: Table['likes'] }): JSX.Element {
  return (
    <div class="settings">
      <label>{word('menu.language')} <select value={likes.language} onChange={(event) => { like({ language: event.currentTarget.value as 'en' | 'ru' }); }}><option value="en">English</option><option value="ru">Русский</option></select></label>
      <label>{word('menu.theme')} <select value={likes.theme} onChange={(event) => { like({ theme: event.currentTarget.value as 'auto' | 'light' | 'dark' }); }}>{(['auto', 'light', 'dark'] as const).map((theme) => <option key={theme} value={theme}>{word(`theme.${theme}`)}</option>)}</select></label>
      <label><input type="checkbox" checked={likes.twice} onChange={(event) => { like({ twice: event.currentTarget.checked }); }} /> {word('menu.twice')}</label>
      <label><input type="checkbox" checked={likes.confirmEnd} onChange={(event) => { like({ confirmEnd: event.currentTarget.checked }); }} /> {word('menu.confirmEnd')}</label>
      <label><input type="checkbox" checked={likes.motion} onChange={(event) => { like({ motion: event.currentTarget.checked }); }} /> {word('menu.motion')}</label>
    </div>
  );
}

function Share({ t }: { readonly t: Table }): JSX.Element {
  useEffect(() => { void shareLink(); }, []);
  const copy = (): void => {
    const box = document.querySelector<HTMLTextAreaElement>('#link');
    box?.select();
    void navigator.clipboard.writeText(box?.value ?? '').then(() => { set({ notice: word('share.copied') }); }, () => { /* the text is selected: it can be copied by hand */ });
  };
  const isLink = t.notice?.startsWith('link:');
  return (
    <div>
      <p>{word('share.lead')}</p>
      <textarea id="link" readOnly rows={4} aria-label={word('menu.share')} value={isLink ? t.notice?.slice(5) : linkMade ?? word('load.busy')} />
      <p><button type="button" class="go" onClick={copy}>{word('share.copy')}</button> {t.notice && !isLink ? <span role="status">{t.notice}</span> : null}</p>
    </div>
  );
}

let linkMade: string | null = null;
/** The link that was made last. */
export const keepLink = (link: string): void => { linkMade = link; };

function Hint({ t }: { readonly t: Table }): JSX.Element {
  const { busy, shown } = t;
  const thought = t.thought?.isHint ? t.thought : considered(t);
  if (busy?.isHint) return <p role="status">{word('hint.thinking')} <span class="dots"><i /><i /><i /></span> <button type="button" class="plain" onClick={stopThinking}>{word('button.stop')}</button></p>;
  if (!thought || !shown) return <p>{word('hint.none')} {isMine(t) ? <button type="button" class="go" onClick={askHint}>{word('button.hint')}</button> : null}</p>;
  const seen = candidates(thought);
  const best = seen.find(({ move }) => JSON.stringify(move) === JSON.stringify(thought.move));
  const line = linesOf(t, thought.state, thought.thinking?.principalVariation ?? []);
  return (
    <div class="hint">
      {thought.isHint ? null : <p class="quiet-text">{word('hint.considered', { name: seatName(thought.seat) })}</p>}
      <p><small>{word('hint.best')}</small><br /><b>{sayMove(thought.state, thought.move)}</b> {thought.isHint && thought.state === shown ? <Changes changes={foresee(t, thought.move)} /> : null}</p>
      {best ? <p class="quiet-text">{measured(thought, best)}</p> : null}
      {thought.isHint && thought.state === shown && isMine(t) ? <p><button type="button" class="go" onClick={() => { open({ is: 'none' }); make(thought.move); }}>{word('button.do')}</button></p> : null}
      {line.length > 0 ? <><h3>{word('hint.line')}</h3><ol class="line">{line.map((text, at) => <li key={at}>{text}</li>)}</ol></> : null}
      {seen.length > 1 ? <><h3>{word('hint.others')}</h3><ol class="seen">{seen.filter((one) => one !== best).slice(0, 5).map((one, at) => <li key={at}>{sayMove(thought.state, one.move)} <small>{measured(thought, one, best)}{at === 0 && thought.isHint ? ` · ${lacking(thought)}` : ''}</small></li>)}</ol></> : null}
    </div>
  );
}

/** What a candidate is worth: in points, beside the best one if that is told, or as its chance to win. */
function measured({ thinking }: Thought, { worth, value, visits }: Candidate, best?: Candidate): string {
  if (thinking?.measure !== 'points' || worth === undefined) return `${word('hint.worth', { n: Math.round(value * 100) })} · ${word('hint.visits', { n: visits })}`;
  return best?.worth === undefined ? word('hint.points', { n: tenths(worth) }) : less(best.worth - worth);
}

/** How much less another move is worth: one point is told in its own words. */
const less = (points: number): string => { const n = tenths(points); return word(n === '1' ? 'hint.less.one' : 'hint.less', { n }); };

/** What the best other plan lacks, by where the points come from: of one's own plans, as goal cards are among it. */
function lacking({ thinking }: Thought): string {
  const missed = Object.entries(thinking?.reasons?.lacks ?? {}).filter(([, points]) => points > 0.05).sort(([, a], [, b]) => b - a);
  return missed.length === 0 ? '' : word('hint.lacks', { list: missed.map(([id, points]) => `${id === 'prospects' ? word('hint.prospects') : lineWord(id, null)} ${tenths(points)}`).join(', ') });
}

const tenths = (points: number): string => (Math.round(10 * points) / 10).toLocaleString(now().likes.language);

/** The expected moves as sentences, as far as they can be told without luck. */
function linesOf(t: Table, from: AnyState, line: readonly unknown[]): string[] {
  const { game } = t;
  if (!game) return [];
  const said: string[] = [];
  let state = from;
  for (const move of line.slice(0, 6)) {
    const actor = game.actor(state);
    if (actor.type !== 'seat' || !game.mayTell(state, viewpoint(t)) || !game.check(state, move).ok) break;
    said.push(`${seatName(actor.seat)}: ${sayMove(state, move as never)}`);
    state = game.apply(state, move as never) as AnyState;
  }
  return said.slice(1);
}

/** Everybody's score, line by line, and how the points came. */
export function Score({ t }: { readonly t: Table }): JSX.Element | null {
  const { game, shown } = t;
  useEffect(() => { wantCurve(); }, [t.match]);
  if (!game || !shown) return null;
  const over = game.actor(shown).type === 'over';
  const sheet = over ? game.score(shown) : game.scoreFor(game.view(shown, viewpoint(t)) as AnyView);
  const ids = [...new Set(sheet.players.flatMap(({ lines }) => lines.map(({ id }) => id)))];
  const sum = (lines: readonly { readonly id: string; readonly points: number }[], id: string): number => lines.filter((one) => one.id === id).reduce((all, { points }) => all + points, 0);
  const names = sheet.winners.map((seat) => seatName(seat));
  return (
    <div class="score">
      <p><b>{over ? word('score.final') : word('score.now')}</b>{over ? <> · {names.length === 0 ? word('score.lost') : names.length === 1 ? names[0] === word('seat.you') ? word('score.you') : word('score.won', { name: names[0] ?? '' }) : word('score.shared', { names: names.join(', ') })}</> : null}</p>
      <div class="scroll-x" tabIndex={0} role="group" aria-label={word('score.title')}><table>
        <thead><tr><td />{sheet.players.map(({ seat }, at) => <th scope="col" key={at}><SeatShape seat={dressOf(t, at)} size={13} /> {seatName(seat ?? at)}</th>)}</tr></thead>
        <tbody>{ids.map((id) => {
          const rule = sheet.players.flatMap(({ lines }) => lines).find((one) => one.id === id)?.rule;
          return <tr key={id}><th scope="row">{rule ? <button type="button" class="rule-link" title={rule} onClick={() => { open({ is: 'rule', id: rule }); }}>{sayLine(id, null)}</button> : sayLine(id, null)}</th>{sheet.players.map(({ lines }, at) => <td key={at}>{sum(lines, id)}</td>)}</tr>;
        })}</tbody>
        <tfoot><tr><th scope="row">{word('score.total')}</th>{sheet.players.map(({ total }, at) => <td key={at}><Points n={total} size={30} /></td>)}</tr>
          <tr><td />{sheet.players.map(({ rank }, at) => <td key={at}><small>{word('score.rank', { n: rank })}</small></td>)}</tr></tfoot>
      </table></div>
      {t.curve && t.curve.length > 1 ? <Curve t={t} /> : null}
      {over ? <p><button type="button" class="go" onClick={leave}>{word('button.again')}</button></p> : null}
    </div>
  );
}

/** Places behind the seats are automatons. */
export const dressOf = (t: Table, place: number): number => (place < (t.plan?.sitters.length ?? 0) ? place : 4);

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '1 4'];

function Curve({ t }: { readonly t: Table }): JSX.Element {
  const points = t.curve ?? [];
  const last = points[points.length - 1]?.step ?? 1;
  const totals = points.flatMap((one) => one.totals);
  const top = Math.max(10, ...totals);
  const low = Math.min(0, ...totals);
  const x = (step: number): number => 36 + (step / last) * 440;
  const y = (n: number): number => 170 - ((n - low) / (top - low)) * 150;
  // Marks at round numbers, four or so of them.
  const step = [5, 10, 20, 25, 50, 100].find((size) => (top - low) / size <= 5) ?? 200;
  const marks = Array.from({ length: Math.floor(top / step) - Math.ceil(low / step) + 1 }, (_, at) => (Math.ceil(low / step) + at) * step);
  const seats = points[0]?.totals.map((_, place) => place) ?? [];
  return (
    <figure class="curve">
      <figcaption>{word('score.graph')} <small>{word('score.forecast')}</small></figcaption>
      <svg viewBox="0 0 500 190" role="img" aria-label={`${word('score.graph')}: ${seats.map((seat) => `${seatName(seat)} ${points[points.length - 1]?.totals[seat] ?? 0}`).join(', ')}`}>
        {marks.map((n) => <g key={n}><line x1="36" x2="476" y1={y(n)} y2={y(n)} class="grid" /><text x="30" y={y(n) + 4} text-anchor="end">{n}</text></g>)}
        {seats.map((seat) => <polyline key={seat} class={`curve-line s${dressOf(t, seat)}`} stroke-dasharray={DASHES[seat]} points={points.map(({ step, totals: all }) => `${x(step).toFixed(1)},${y(all[seat] ?? 0).toFixed(1)}`).join(' ')} />)}
        {seats.map((seat) => <g key={seat} transform={`translate(${x(last) - 1} ${y(points[points.length - 1]?.totals[seat] ?? 0) - 8})`}><SeatShape seat={dressOf(t, seat)} size={16} /></g>)}
      </svg>
    </figure>
  );
}

/** So many of the last moves are read out; whoever wants more has the log. */
const HEARD = 6;

/** A person who does not see hears what happened since the own last move, what that move brought, and the question. */
export function Spoken({ t }: { readonly t: Table }): JSX.Element {
  const mine = viewpoint(t);
  const heard = useMemo(() => {
    const own = t.told.reduce((last, { seat, move }, at) => (seat === mine && move !== null ? at : last), -1);
    return t.told.slice(Math.max(own, t.told.length - HEARD, 0)).map((entry) => {
      const head = entry.move && mayTell(entry, mine) ? sayMove(entry.before, entry.move) : '';
      return [entry.seat === null || head === '' ? '' : `${seatName(entry.seat)}: `, head, ...sayEvents(entry, mine, head).map(({ text }) => ` ${text}`)].join('');
    }).join(' ');
  }, [t.told, mine, t.likes.language]);
  // While things are put together each choice says itself; a new question is read out.
  const actor = isMine(t) && t.game && t.shown && t.picked.length === 0 ? t.game.actor(t.shown) : null;
  return <div class="hidden" role="status" aria-live="polite">{heard}{actor?.type === 'seat' ? ` ${sayPrompt(t, actor.seat)}` : isHeld(t) ? ` ${word('ask.held.short')}` : ''}{t.problem ? ` ${t.problem}` : ''}</div>;
}

/** The sheets there are, for the keys. */
export const toggle = (sheet: Sheet): void => { open(now().sheet.is === sheet.is ? { is: 'none' } : sheet); };

/** The tabs of a phone. */
export function Tabs({ t, lit }: { readonly t: Table; readonly lit: ReadonlySet<string> }): JSX.Element | null {
  if (!t.engine) return null;
  return (
    <nav class="tabs">{gameTable(t.engine.id).tabs.map(({ tab, word: name, icon }) => (
      <button type="button" key={tab} class={t.tab === tab ? 'is-open' : ''} aria-current={t.tab === tab ? 'page' : undefined} onClick={() => { set({ tab }); }}><Icon name={icon} size={20} /><span>{word(name)}</span>{lit.has(tab) && t.tab !== tab ? <i class="tab-dot" /> : null}</button>
    ))}</nav>
  );
}
