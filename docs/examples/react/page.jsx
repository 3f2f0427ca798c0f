// All three games at one screen, with React, on the calls of docs/guides/interface.md: `narrow`, `why`, `prompt`, `preview`,
// `history`, `undo`. Nothing below knows a rule. To try it: esbuild page.jsx --bundle --outfile=page.js, and open index.html.
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { actorOf, canUndo, history, play, sealed, start, undo, viewOf } from 'caravanserai';
import { marcoPolo2 } from 'caravanserai/marco-polo-2';
import { content as marcoPolo2Content } from 'caravanserai/marco-polo-2/content';
import { texts as marcoPolo2En } from 'caravanserai/marco-polo-2/texts';
import { texts as marcoPolo2Ru } from 'caravanserai/marco-polo-2/texts/ru';
import { merv } from 'caravanserai/merv';
import { content as mervContent } from 'caravanserai/merv/content';
import { texts as mervEn } from 'caravanserai/merv/texts';
import { texts as mervRu } from 'caravanserai/merv/texts/ru';
import { voyages } from 'caravanserai/voyages';
import { content as voyagesContent } from 'caravanserai/voyages/content';
import { texts as voyagesEn } from 'caravanserai/voyages/texts';
import { texts as voyagesRu } from 'caravanserai/voyages/texts/ru';

const WORDS = {
  en: { names: ['Red', 'Blue', 'Amber'], undo: 'Undo', back: 'Put back', over: 'The game is over.', log: 'Log', lit: 'Choose what is lit. What is grey says why.', points: 'points', dice: 'Dice', all: 'That is all', titles: ['The Voyages of Marco Polo', 'Marco Polo II', 'Merv'] },
  ru: { names: ['Красный', 'Синий', 'Жёлтый'], undo: 'Отменить', back: 'Положить назад', over: 'Игра окончена.', log: 'Ход игры', lit: 'Выберите то, что подсвечено. Серое скажет, почему нельзя.', points: 'ПО', dice: 'Кубики', all: 'Это всё', titles: ['Путешествия Марко Поло', 'Марко Поло II', 'Мерв'] },
};
const SEATS = 2;
const ACTION = { khansFavour: 'khan', guildSeals: 'seals', blackDie: 'buyBlackDie' };
const SPACE = Object.fromEntries(Object.entries(ACTION).map(([space, kind]) => [kind, space]));

/** A die as states write it: "1:own6", "neutral2". */
const die = (text) => ({ seat: /^\d:/.test(text) ? Number(text[0]) : null, glyph: text.at(-1) });
const pieces = ({ players }) => players.flatMap(({ posts, figures }, seat) => [...posts.map((at) => ({ at, seat, glyph: '■' })), ...figures.map((at) => ({ at, seat, glyph: '♟' }))]);
const diceOn = (at, dice) => dice.map((one) => ({ at, ...die(one) }));
const amounts = (...ids) => (player) => ids.map((id) => [id, player[id]]);
const cells = Array.from({ length: 25 }, (_, at) => `r${Math.floor(at / 5) + 1}c${(at % 5) + 1}`);
const sites = mervContent.things.filter(({ group }) => group === 'site');

/** What each game is made of: where its pieces lie, and what a player has. */
const GAMES = [
  { game: voyages, content: voyagesContent, texts: { en: voyagesEn, ru: voyagesRu }, frames: ['map', 'board'], has: amounts('coin', 'camel', 'pepper', 'silk', 'gold'),
    pieces: (view) => [...pieces(view), ...Object.entries(view.spaces).flatMap(([at, dice]) => diceOn(at, dice))] },
  { game: marcoPolo2, content: marcoPolo2Content, texts: { en: marcoPolo2En, ru: marcoPolo2Ru }, frames: ['map', 'board'], has: amounts('coin', 'camel', 'pepper', 'silk', 'gold', 'jade'),
    pieces: (view) => [...pieces(view), ...view.spaces.flatMap(({ id, dice }) => diceOn(id, dice))] },
  { game: merv, content: mervContent, texts: { en: mervEn, ru: mervRu }, frames: ['city', 'silkRoad'], has: ({ cubes, ...player }) => [...['purple', 'sand', 'teal', 'orange', 'white'].map((id, at) => [id, cubes[at]]), ['camel', player.camel], ['favour', player.favour]],
    pieces: (view) => view.buildings.flatMap((seat, at) => (seat < 0 ? [] : [{ at: cells[at], seat, glyph: '⌂' }])), label: (view, { id }) => id === 'r3c3' ? 'camelMarket:A' : sites[view.sites[cells.indexOf(id)]]?.id },
];

function Table({ at, language }) {
  const { game, content, texts: { [language]: bare }, frames, has, pieces, label } = GAMES[at];
  const words = WORDS[language];
  const texts = useMemo(() => bare.players(words.names), [bare, words]);
  const [match, setMatch] = useState(() => start(game, { seats: SEATS }, sealed()));
  const [picked, setPicked] = useState([]);
  const [note, setNote] = useState('');
  const actor = actorOf(match);
  const seat = actor.type === 'seat' ? actor.seat : null;
  const view = useMemo(() => viewOf(match, seat), [match, seat]);
  const list = useMemo(() => game.legalMovesFor(view), [game, view]);
  const prompt = useMemo(() => game.prompt(view), [game, view]);
  const now = useMemo(() => game.narrow(list, picked), [game, list, picked]);
  const log = useMemo(() => history(match, null).flatMap(({ events }) => events), [match]);
  const lying = pieces(view);

  const go = (next) => { setMatch(next); setPicked([]); setNote(''); };
  /** With a click on another action than before, the dice that were chosen stay chosen. */
  const after = (picks) => [...picked.filter(({ part }) => picks[0].part !== 'kind' || (part !== 'kind' && part !== picks[1]?.part)), ...picks];
  const agreeing = (picks) => game.narrow(list, after(picks)).agreeing;
  function pick(picks) {
    const { complete, agreeing: left } = game.narrow(list, after(picks));
    if (left.length === 0) setNote(reason(picks));
    else if (complete) go(play(match, complete));
    else { setPicked(after(picks)); setNote(''); }
  }
  function reason(picks) {
    const answer = game.why(view, after(picks));
    return answer.ok ? '' : texts.sayRefusal(answer);
  }
  const foresee = (move) => setNote(game.preview(view, move).events.map(texts.sayEvent).join(' '));

  /** What a click on a thing of the board says: the kind of move it stands for, or the place that is asked for. */
  function clicksOn({ id }) {
    const [space, ...rest] = id.split(/[.:]/);
    const kind = game.moveKinds.find((one) => one.kind === (ACTION[space] ?? space));
    if (kind) return [{ part: 'kind', value: kind.kind }, ...(rest.length > 0 ? [{ part: kind.parts[0].asked, value: rest.join(':') }] : [])];
    const places = game.moveKinds.filter((one) => prompt.kinds.includes(one.kind)).flatMap(({ parts }) => parts).filter(({ of }) => ['place', 'cell', 'slot', 'space'].includes(of));
    return [{ part: now.parts.find(({ options }) => options.some(({ value }) => value === id))?.part ?? places[0]?.asked ?? 'place', value: id }];
  }
  function sayOption(part, { value, finishes }) {
    const [move] = agreeing([{ part, value }]);
    if (finishes) return texts.sayMove(view, move);
    if (/^(own|black|white|neutral)\d$/.test(value)) return <i className={`piece ${value.slice(0, -1)} seat-${value.startsWith('own') ? seat : null}`}>{value.at(-1)}</i>;
    if (part !== 'kind') return value === 'that-is-all' ? words.all : texts.name(String(value));
    const name = texts.name(SPACE[value] ?? value);
    return name === value && !content.things.some(({ id }) => id === value) ? `${texts.sayMove(view, move)} …` : name;
  }

  const place = (thing) => {
    const clicks = clicksOn(thing);
    const lit = seat !== null && agreeing(clicks).length > 0 && !now.complete;
    const round = thing.at.w === 0;
    return <button key={thing.id} className={`place ${round ? 'round' : ''} ${lit ? 'lit' : 'grey'}`} data-place={thing.id} style={{ left: `${thing.at.x}%`, top: `${thing.at.y}%`, ...(round ? {} : { width: `${thing.at.w}%`, height: `${thing.at.h}%` }) }}
      onClick={() => pick(clicks)} onMouseEnter={() => setNote(lit || seat === null ? '' : reason(clicks))}>
      <span className="name">{texts.name(label?.(view, thing) ?? thing.id)}</span>
      <span>{lying.filter((one) => one.at === thing.id).map((one, key) => <i key={key} className={`piece seat-${one.seat}`}>{one.glyph}</i>)}</span>
    </button>;
  };
  return <main>
    <section>
      {frames.map((frame) => <div key={frame} className={`frame ${frame}`} style={{ aspectRatio: content.frames[frame] }}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">{content.map.roads.filter(() => frame === 'map' || frame === 'silkRoad').map(({ id, path }) => <path key={id} d={path} />)}</svg>
        {content.things.filter((thing) => thing.frame === frame && thing.at && (frame === 'board' ? thing.at.w > 5 : thing.group !== 'wallSlot' && thing.group !== 'gateSlot' && !(thing.frame === 'map' && thing.kind === 'space'))).map(place)}
      </div>)}
      <p className="players">{view.players.slice(0, SEATS).map((player, one) => <span key={one} className={one === seat ? 'acting' : ''}>
        <b className={`seat-${one}`}>{words.names[one]}</b> {game.scoreFor(view).players[one].total} {words.points} · {has(player).filter(([, amount]) => amount > 0).map(([id, amount]) => texts.count(amount, id)).join(' · ')}
        {player.dice && <> · {words.dice} {player.dice.map((text, key) => <i key={key} className={`piece ${text.slice(0, -1)} seat-${text.startsWith('own') ? one : null}`}>{text.at(-1)}</i>)}</>}
      </span>)}</p>
    </section>
    <aside>
      <h2 data-prompt className={`seat-${seat}`}>{seat === null ? words.over : `${words.names[seat]}: ${texts.sayPrompt(prompt)}`}</h2>
      {seat === null && game.score(match.state).players.map(({ seat: one, name, total, lines }) => <p key={one ?? name}><b>{words.names[one] ?? texts.name(name)}: {total}</b> {lines.filter(({ points }) => points !== 0).map((line) => `${texts.sayScoreLine(line)}: ${line.points}`).join(', ')}</p>)}
      <p className="note" data-note>{note || (seat === null ? '' : words.lit)}</p>
      {now.complete && <button className="option" onClick={() => go(play(match, now.complete))}>{texts.sayMove(view, now.complete)}</button>}
      {now.parts.map(({ part, options }) => <div key={part} className="part">{options.map((option) => <button key={String(option.value)} className="option" onClick={() => pick([{ part, value: option.value }])}
        onMouseEnter={() => (option.finishes ? foresee(agreeing([{ part, value: option.value }])[0]) : setNote(''))}>{sayOption(part, option)}</button>)}</div>)}
      <p>{picked.length > 0 && <button data-back onClick={() => setPicked(picked.slice(0, -1))}>{words.back}</button>} {canUndo(match) && <button data-undo onClick={() => go(undo(match))}>{words.undo}</button>}</p>
      <h3>{words.log}</h3>
      <ol data-log>{log.slice(-200).reverse().map((event, key) => <li key={key} title={event.rule}>{texts.sayEvent(event)}</li>)}</ol>
    </aside>
  </main>;
}

function Page() {
  const [at, setAt] = useState(0);
  const [language, setLanguage] = useState('en');
  return <>
    <header>{WORDS[language].titles.map((title, one) => <button key={title} data-game={GAMES[one].game.id} aria-pressed={one === at} onClick={() => setAt(one)}>{title}</button>)}
      {Object.keys(WORDS).map((one) => <button key={one} lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>{one}</button>)}</header>
    <Table key={at} at={at} language={language} />
  </>;
}
createRoot(document.getElementById('page')).render(<Page />);
