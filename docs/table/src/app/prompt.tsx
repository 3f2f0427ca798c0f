// The question, what can be answered without the board, and what a move would bring.
import type { AnyGame, AnyMove, AnyState, AnyView, Narrowed, Picked, PickOption } from 'caravanserai';
import type { JSX } from 'preact';
import { Icon, isDrawn } from '../draw/icons.js';
import { DieFace, SeatShape, Value, readDie } from '../draw/pieces.js';
import { gameTable } from '../games/index.js';
import { asked, facesIn, seatName, sayMove, sayPart, sayPrompt, sayValue, thingName } from './say.js';
import { askHint, candidates, considered, goOnPlaying, isHeld, isMine, make, narrowed, now, open, pick, putBack, set, stopThinking, undo, viewpoint, type Table } from './table.js';
import { word, wordIf } from './words.js';

/** The bar with the question. */
export function Prompt({ t }: { readonly t: Table }): JSX.Element {
  const { game, shown, busy, at, ready, picked } = t;
  if (!game || !shown) return <section class="prompt" />;
  const actor = game.actor(shown);
  const mine = isMine(t);
  const seat = actor.type === 'seat' ? actor.seat : null;
  const title = at !== null ? word('replay.looking')
    : actor.type === 'over' ? word('ask.over')
      : actor.type === 'chance' ? word('ask.luck')
        : busy?.isHint ? word('hint.thinking')
        : isHeld(t) ? word('ask.held', { name: seatName(seat) })
        : !mine ? word('ask.thinks', { name: seatName(seat) })
          : ready ? word('ask.ready', { move: sayMove(shown, ready) })
            : sayPrompt(t, seat ?? 0);
  const left = narrowed(t);
  return (
    <section class={`prompt ${mine ? 'is-mine' : ''}`} aria-label={title}>
      <div class="prompt-text">
        <h2>{seat !== null && !mine && actor.type === 'seat' ? <SeatShape seat={seat} size={16} /> : null} <span>{title}</span>{busy && !isHeld(t) ? <span class="dots" aria-hidden="true"><i /><i /><i /></span> : null}</h2>
        <Reason t={t} left={left} />
      </div>
      <div class="prompt-buttons">
        {isHeld(t) ? <button type="button" class="go" onClick={goOnPlaying}>{word('button.goOn')}</button> : busy ? <button type="button" class="plain" onClick={stopThinking}>{word('button.stop')}</button> : null}
        {mine && picked.length > 0 ? <button type="button" class="plain put-back" aria-label={word('button.putBack')} onClick={putBack}><Icon name="close" size={16} /><span>{word('button.putBack')}</span></button> : null}
        {mine && picked.length === 0 ? <button type="button" class="plain icon-only" aria-label={word('button.hint')} title={word('button.hint')} onClick={askHint}><Icon name="hint" size={20} /></button> : null}
        {ready ? <button type="button" class="go" onClick={() => { make(ready); }}>{word('button.do')}</button> : null}
      </div>
    </section>
  );
}

/** The line below the question: why not, or what it would bring. */
function Reason({ t, left }: { readonly t: Table; readonly left: Narrowed<AnyMove> }): JSX.Element {
  const { reason, pointed, ready } = t;
  if (reason) {
    const text = wordIf(reason.text) ?? reason.text;
    return <p class="reason">{reason.isName ? null : <><Icon name="lock" size={13} /> </>}<span>{text}</span> {reason.rule ? <button type="button" class="rule-link" onClick={() => { open({ is: 'rule', id: reason.rule }); }}>{reason.rule}</button> : null}</p>;
  }
  const gains = previewOf(t, ready, pointed, left);
  if (gains) return <p class="reason preview">{gains}</p>;
  const rule = asked(t)?.rule;
  const thought = considered(t);
  return <p class="reason">{rule ? <button type="button" class="rule-link" onClick={() => { open({ is: 'rule', id: rule }); }}>{word('button.rule', { id: rule })}</button> : <span>&nbsp;</span>}
    {thought ? <button type="button" class="rule-link" onClick={() => { open({ is: 'hint' }); }}>{word('hint.considered', { name: seatName(thought.seat) })}: {candidates(thought).length}</button> : null}</p>;
}

/** By position: the engine may name a move of two positions by one object. */
const foreseen = new WeakMap<AnyState, WeakMap<AnyMove, Readonly<Record<string, number>>>>();

/** What a decided move changes for whoever makes it. */
export function foresee(t: Table, move: AnyMove): Readonly<Record<string, number>> {
  const { game, shown, engine } = t;
  if (!game || !shown || !engine) return {};
  const here = foreseen.get(shown) ?? new WeakMap<AnyMove, Readonly<Record<string, number>>>();
  foreseen.set(shown, here);
  let found = here.get(move);
  if (!found) {
    const actor = game.actor(shown);
    const seat = actor.type === 'seat' ? actor.seat : 0;
    const { holds } = gameTable(engine.id);
    // The engine's own preview shows nothing that is hidden; it knows views, which hold all that is asked here.
    const { after: seen } = (game as AnyGame).preview(game.view(shown, seat) as AnyView, move);
    const after = holds(seen as unknown as AnyState, seat);
    const before = holds(shown, seat);
    found = Object.fromEntries(Object.entries(after).map(([key, n]): [string, number] => [key, n - (before[key] ?? 0)]).filter(([, n]) => n !== 0));
    here.set(move, found);
  }
  return found;
}

/** So many of the moves that a click leaves open are looked at for the preview. */
const LOOKED_AT = 8;

/** Of several moves the one that costs least and brings most, the first among equals: an instance of what pointing there may lead to. */
function cheapest(t: Table, agreeing: readonly AnyMove[]): AnyMove | null {
  const [first = null] = agreeing;
  // A whole board of ways is no instance of anything.
  if (agreeing.length < 2 || new Set(agreeing.map(({ kind }) => kind)).size > 1) return agreeing.length === 1 ? first : null;
  const some = agreeing.length <= LOOKED_AT ? agreeing : Array.from({ length: LOOKED_AT }, (_, at) => agreeing[Math.floor((at * agreeing.length) / LOOKED_AT)] as AnyMove);
  const told = some.map((move) => {
    const changes = Object.values(foresee(t, move));
    return { move, lost: changes.reduce((sum, n) => sum + Math.max(0, -n), 0), won: changes.reduce((sum, n) => sum + Math.max(0, n), 0) };
  });
  return told.reduce((best, one) => (one.lost < best.lost || (one.lost === best.lost && one.won > best.won) ? one : best)).move;
}

function previewOf(t: Table, ready: AnyMove | null, pointed: readonly Picked[] | null, left: Narrowed<AnyMove>): JSX.Element | null {
  let move = ready;
  let isOneOfSeveral = false;
  if (!move && pointed && t.game) {
    const { complete, agreeing } = t.game.narrow(left.agreeing, [...t.picked, ...pointed.filter(({ part, value }) => !t.picked.some((one) => one.part === part && one.value === value && part !== 'die'))]) as Narrowed<AnyMove>;
    move = complete ?? cheapest(t, agreeing);
    isOneOfSeveral = !complete && agreeing.length > 1;
  }
  if (!move || !t.shown) return null;
  const changes = foresee(t, move);
  // What is ready stands in the question already.
  if (ready && Object.keys(changes).length === 0) return null;
  return <>{ready ? <small>{word('preview.title')}:</small> : <span class="move-words">{isOneOfSeveral ? word('preview.instance', { move: sayMove(t.shown, move) }) : sayMove(t.shown, move)}</span>} <Changes changes={changes} /></>;
}

/** Losses and gains, signed. */
export function Changes({ changes }: { readonly changes: Readonly<Record<string, number>> }): JSX.Element {
  return <span class="values changes">{Object.entries(changes).map(([of, n]) => <span key={of} class={n < 0 ? 'loss' : 'rise'}><Value n={n < 0 ? `−${-n}` : `+${n}`} of={of === 'vp' ? 'star' : of} size={14} /></span>)}</span>;
}

/** How many whole moves are shown as buttons rather than asked part by part. */
const FEW = 6;

/** Answers for which there is no place on the board. */
export function Choices({ t }: { readonly t: Table }): JSX.Element | null {
  const { game, shown, engine } = t;
  if (!game || !shown || !engine || !isMine(t) || t.ready) return null;
  const { parts, agreeing } = narrowed(t);
  const [only] = agreeing;
  if (agreeing.length === 1 && only) return <section class="choices" aria-label={word('ask.more')}><MoveButton t={t} move={only} filled /></section>;
  const { onBoard } = gameTable(engine.id);
  const view = game.view(shown, viewpoint(t)) as AnyView;
  const kinds = [...new Set(agreeing.map(({ kind }) => kind))];
  const offBoard = parts.map(({ part, options }) => ({ part, options: options.filter(({ value }) => !onBoard(part, value, kinds, view)) })).filter(({ options }) => options.length > 0);
  // The last few are named one by one, wherever else they can be chosen: so nothing is ever out of reach.
  // Dice lie in the hand, which is always in sight: on a phone that is enough.
  const isDiceOnly = parts.every(({ part, options }) => options.length === 1 || (part === 'die' && options.every(({ value }) => onBoard(part, value, kinds, view))));
  const isOnNoBoard = parts.every(({ part, options }) => options.every(({ value }) => !onBoard(part, value, kinds, view)));
  if ((t.picked.length > 0 || isOnNoBoard) && agreeing.length <= FEW) return <section class={`choices ${isDiceOnly ? 'dice-only' : ''}`} aria-label={word('ask.more')}>{agreeing.map((move) => <MoveButton key={JSON.stringify(move)} t={t} move={move} />)}</section>;
  const onlyKinds = parts.every(({ part }) => part === 'kind');
  const kindChips = kinds.length > 1 ? (onlyKinds ? parts : offBoard).find(({ part }) => part === 'kind')?.options ?? [] : [];
  const others = kinds.length === 1 || t.picked.length > 0 ? offBoard.filter(({ part }) => part !== 'kind') : [];
  if (others.length > 0 && agreeing.length <= FEW) return <section class="choices" aria-label={word('ask.more')}>{agreeing.map((move) => <MoveButton key={JSON.stringify(move)} t={t} move={move} />)}</section>;
  if (kindChips.length + others.length === 0) return null;
  return (
    <section class="choices" aria-label={word('ask.more')}>
      {kindChips.length > 0 ? <div class="choice-row">{kindChips.map((option) => <Chip key={String(option.value)} t={t} part="kind" option={option} />)}</div> : null}
      {others.map(({ part, options }) => (
        <div class="choice-row" key={part} role="group" aria-label={sayPart(part)}><small>{sayPart(part)}</small>{options.map((option) => <Chip key={String(option.value)} t={t} part={part} option={option} />)}</div>
      ))}
    </section>
  );
}

/** Makes a move; the end of a turn is asked for once more, where that is wanted. */
export function take(move: AnyMove): void {
  const t = now();
  if (t.likes.confirmEnd && asked(t)?.ends.includes(move.kind) && t.ready !== move) set({ ready: move, pointed: null });
  else make(move);
}

/** What ends or leaves something: it is drawn quietly. */
const isEnding = (kind: string): boolean => /^(end|endTurn|stop|pass|decline)$/.test(kind);

/** The end of a turn brings nothing by itself: what comes then is the round's doing. */
const bringsNothing = (kind: string): boolean => /^(end|endTurn|pass)$/.test(kind);

/** What is printed on something that a sentence names. */
export function ToldFace({ id }: { readonly id: string }): JSX.Element | null {
  const { engine } = now();
  return engine ? <span class="told-face">{gameTable(engine.id).faceOf?.(id)}</span> : null;
}

function MoveButton({ t, move, filled = false }: { readonly t: Table; readonly move: AnyMove; readonly filled?: boolean }): JSX.Element | null {
  if (!t.shown) return null;
  const isEnd = isEnding(move.kind);
  const button = <button type="button" class={filled ? 'go' : 'choice'} data-end={isEnd || undefined} onClick={() => { take(move); }}><span>{sayMove(t.shown, move)}{facesIn(move).map((id) => <ToldFace key={id} id={id} />)}</span> <Changes changes={bringsNothing(move.kind) ? {} : foresee(t, move)} /></button>;
  // Whoever chooses a character wants to know what it can.
  const { character } = move as AnyMove & { readonly character?: unknown };
  if (typeof character !== 'string') return button;
  return <span class="with-more">{button}<button type="button" class="plain icon-only" aria-label={word('more.about', { name: thingName(character) })} title={word('more.about', { name: thingName(character) })} onClick={() => { open({ is: 'thing', id: character }); }}><Icon name="help" size={20} /></button></span>;
}

function Chip({ t, part, option }: { readonly t: Table; readonly part: string; readonly option: PickOption }): JSX.Element {
  const ways = [[{ part, value: option.value }]];
  const isEnd = part === 'kind' && isEnding(String(option.value));
  return (
    <button type="button" class="choice" data-end={isEnd || undefined} onClick={() => { const [only, other] = part === 'kind' ? narrowed(t).agreeing.filter(({ kind }) => kind === option.value) : []; if (only && !other) take(only); else pick(ways); }} onPointerEnter={() => { if (matchMedia('(min-width: 700px)').matches) set({ pointed: ways[0] ?? null }); }} onPointerLeave={() => { if (t.pointed) set({ pointed: null }); }}>
      <ChipFace t={t} part={part} value={option.value} />
    </button>
  );
}

function ChipFace({ t, part, value }: { readonly t: Table; readonly part: string; readonly value: PickOption['value'] }): JSX.Element {
  if (part === 'die' && typeof value === 'string' && value !== 'that-is-all') {
    const { colour, pips } = readDie(value);
    return <><DieFace colour={colour} pips={pips} seat={viewpoint(t)} size={26} /><span class="hidden">{sayValue(part, value)}</span></>;
  }
  const only = part === 'kind' ? narrowed(t).agreeing.filter(({ kind }) => kind === value) : [];
  if (only.length === 1 && only[0] && t.shown) return <><span>{sayMove(t.shown, only[0])}</span> <Changes changes={bringsNothing(only[0].kind) ? {} : foresee(t, only[0])} /></>;
  const icon = t.engine ? gameTable(t.engine.id).iconOf?.(part, value) : null;
  return <>{icon && isDrawn(icon) ? <Icon name={icon} size={16} /> : null}<span>{sayValue(part, value)}</span></>;
}

/** The prompt's keys. */
export const takeBack = (): void => { if (now().picked.length > 0) putBack(); else undo(); };
