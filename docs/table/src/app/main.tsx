import { render } from 'preact';
import type { AnyView } from 'caravanserai';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gameTable } from '../games/index.js';
import { Sprite } from '../draw/icons.js';
import './table.css';
import { openAddress } from './keep.js';
import { listenToKeys } from './keys.js';
import { showMotion } from './motion.js';
import { Choices, Prompt } from './prompt.js';
import type { Reading } from './reading.js';
import { RealLuck } from './real.js';
import { Setup } from './setup.js';
import { Header, Log, Players, ReplayBar, ScoreStrip, Sheets, Spoken, Tabs } from './shell.js';
import { isMine, narrowed, set, viewpoint, type Table } from './table.js';
import { useTable } from './use.js';
import { word } from './words.js';

function App(): JSX.Element {
  const t = useTable();
  useEffect(() => {
    // Said again, a language has every element styled anew: 10 ms of each move.
    if (document.documentElement.lang !== t.likes.language) document.documentElement.lang = t.likes.language;
    document.documentElement.dataset['theme'] = t.likes.theme;
    document.title = t.engine && t.match ? `${word(`short.${t.engine.id}`)} · ${word('app.title')}` : word('app.title');
  }, [t.likes, t.engine, t.match]);
  return t.match && t.engine && t.game && t.shown ? <Play t={t} /> : <><Setup t={t} /><Sheets t={t} /></>;
}

/** Whether a question lights most of the board: then every tint would only shout. */
function manyLit(t: Table): boolean {
  return isMine(t) && t.picked.length === 0 && narrowed(t).agreeing.length > 40;
}

/** In which tabs of a phone the answers lie. */
function tabsWithAnswers(t: Table, view: AnyView | null): ReadonlySet<string> {
  const found = new Set<string>();
  if (!t.engine || !view || !isMine(t)) return found;
  const { parts, agreeing } = narrowed(t);
  const kinds = [...new Set(agreeing.map(({ kind }) => kind))];
  const { tabOf } = gameTable(t.engine.id);
  // Where one thing is left to do, nothing is open any more: it lies where its kind does.
  if (parts.length === 0) for (const kind of kinds) found.add(tabOf('kind', kind, kinds, view));
  for (const { part, options } of parts) for (const { value } of options) found.add(tabOf(part, value, kinds, view));
  found.delete('');
  return found;
}

/** At the end everybody has what the final scoring gives. */
function settled({ game, shown }: Table, reading: Reading): Reading {
  if (!game || !shown || game.actor(shown).type !== 'over') return reading;
  const { players } = game.score(shown);
  return { ...reading, people: reading.people.map((person, place) => ({ ...person, points: players[place]?.total ?? person.points })) };
}

function Play({ t }: { readonly t: Table }): JSX.Element {
  const me = viewpoint(t);
  const { engine, game, shown } = t;
  const view = useMemo(() => (game && shown ? game.view(shown, me) as AnyView : null), [game, shown, me]);
  const lit = tabsWithAnswers(t, view);
  const dock = useRef<HTMLDivElement>(null);
  // What lies under the question on a phone can be scrolled out from under it, however high it is.
  useEffect(() => {
    const element = dock.current;
    if (!element) return undefined;
    const tell = (name: '--dock' | '--tray', height: number): void => {
      for (const one of [document.documentElement, element.closest<HTMLElement>('.play'), element]) if (one && one.style.getPropertyValue(name) !== `${height}px`) one.style.setProperty(name, `${height}px`);
    };
    const watch = new ResizeObserver(() => { tell('--dock', element.offsetHeight); });
    watch.observe(element);
    const hand = document.querySelector<HTMLElement>('.tray-hand');
    const watchHand = new ResizeObserver(() => { tell('--tray', hand?.offsetHeight ?? 0); });
    if (hand) watchHand.observe(hand);
    else tell('--tray', 0);
    return () => { watch.disconnect(); watchHand.disconnect(); };
  }, [me === null]);
  // A phone opens the tab in which the answers lie; what somebody is reading stays open.
  useEffect(() => {
    const first = [...lit][0];
    if (first !== undefined && !lit.has(t.tab) && t.tab !== 'log' && t.tab !== 'players') set({ tab: first });
    else if (engine && !gameTable(engine.id).tabs.some(({ tab }) => tab === t.tab)) set({ tab: gameTable(engine.id).tabs[0]?.tab ?? 'actions' });
  }, [shown, t.picked]);
  // What is asked is in sight: the first answer, if none is. The question lies under the board on a phone and over it elsewhere.
  useEffect(() => {
    if (!isMine(t)) return;
    const answers = [...document.querySelectorAll<HTMLElement>('.board .spot.is-lit, .board .spot.is-more, .rail .spot.is-lit')].filter((one) => one.offsetParent !== null);
    const isPhone = matchMedia('(max-width: 699px)').matches;
    const box = dock.current?.getBoundingClientRect();
    const tray = document.querySelector('.board > .tray');
    const isInSight = tray !== null && getComputedStyle(tray).position === 'sticky';
    const [from, to] = isPhone ? [80, box?.top ?? innerHeight] : [box?.bottom ?? 80, isInSight ? tray.getBoundingClientRect().top : innerHeight];
    const isSeen = (one: HTMLElement): boolean => { const { top, bottom } = one.getBoundingClientRect(); return (top >= from && bottom <= to) || (isInSight && tray.contains(one)); };
    if (answers.length > 0 && !answers.some(isSeen)) answers[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [shown, t.tab]);
  // The board is drawn anew when it or what is lit on it changes, not when the pointer moves or somebody thinks.
  const drawn = useMemo(() => {
    if (!engine || !view) return null;
    const { Board, Rail } = gameTable(engine.id);
    return { board: <Board view={view} me={me} />, rail: Rail ? <Rail view={view} me={me} /> : null };
  }, [engine, view, me, t.picked, isMine(t), t.likes.language, t.plan]);
  if (!engine || !view) return <></>;
  const { read } = gameTable(engine.id);
  const reading = settled(t, read(view));
  return (
    <div class={`play game-${engine.id}`} data-open={t.tab}>
      <Header t={t} reading={reading} />
      <ScoreStrip t={t} reading={reading} />
      <div class="dock-top" ref={dock}><Prompt t={t} /><Choices t={t} /></div>
      <ReplayBar t={t} />
      <RealLuck t={t} />
      <main class={`board ${manyLit(t) ? 'many' : ''}`}>{drawn?.board}</main>
      <aside class="rail"><Players t={t} reading={reading} /><Choices t={t} />{drawn?.rail}<Log t={t} /></aside>
      <Tabs t={t} lit={lit} />
      {t.problem ? <p class="problem toast" role="alert">{t.problem} <button type="button" class="plain" onClick={() => { set({ problem: null }); }}>{word('button.close')}</button></p> : null}
      <Sheets t={t} />
      <Spoken t={t} />
    </div>
  );
}

listenToKeys();
showMotion();
void openAddress();
const root = document.querySelector('#table');
const sprite = document.createElement('div');
document.body.prepend(sprite);
render(<Sprite />, sprite);
if (root) render(<App />, root);
