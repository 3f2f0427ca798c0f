// Real dice, cards and tiles: the page asks what they show.
import type { ChanceRequest } from 'caravanserai';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FaceLines } from '../draw/faces.js';
import { DieFace, SeatShape } from '../draw/pieces.js';
import { gameTable } from '../games/index.js';
import { sayLuck, seatName, thing, thingName } from './say.js';
import { tellLuck, type Table } from './table.js';
import { word } from './words.js';

/** The question what luck said. */
export function RealLuck({ t }: { readonly t: Table }): JSX.Element | null {
  const request = t.engine && t.match && t.at === null ? t.engine.kernel.pending(t.match) : null;
  return request ? <Asked key={t.match?.steps.length} t={t} request={request} /> : null;
}

/** Whoever is drawn, not what: seats as ids, or the number of a seat from 1 on. */
const seatOf = (one: number | string, { purpose }: ChanceRequest): number | null => (typeof one === 'number' ? (purpose === 'first-player' ? one - 1 : null) : /^seat-\d$/.test(one) ? Number(one.slice(5)) : null);

function Asked({ t, request }: { readonly t: Table; readonly request: ChanceRequest }): JSX.Element {
  const [said, say] = useState<readonly (number | string)[]>([]);
  useEffect(() => { say([]); }, [request]);
  const wanted = request.kind === 'roll' ? request.dice : request.count;
  const purpose = `${request.seat === null ? '' : `${seatName(request.seat)}: `}${sayLuck(t, request.purpose)}`;
  const full = said.length >= wanted;
  const place = full || !t.engine ? null : gameTable(t.engine.id).luckPlace?.(request.purpose, said.length, wanted) ?? null;
  const add = (one: number | string): void => { if (!full) say([...said, one]); };
  const isSeat = request.purpose === 'first-player';
  return (
    <section class="panel real" aria-label={word('ask.luck')}>
      <p><b>{purpose}</b> <small>{isSeat ? '' : word(request.kind === 'roll' ? 'luck.roll' : wanted === 1 ? 'luck.one' : 'luck.draw', { n: wanted })}</small></p>
      <div class="choice-row">{said.map((one, at) => <span key={at} class="told"><Shown one={one} request={request} /></span>)}<small>{said.length} / {wanted}{place === null ? '' : ` · ${word('luck.next', { place })}`}</small></div>
      <div class="choice-row luck-options">
        {request.kind === 'roll'
          ? Array.from({ length: request.sides }, (_, at) => <button type="button" class="choice" key={at} aria-disabled={full} {...(isSeat ? {} : { 'aria-label': String(at + 1) })} onClick={() => { add(at + 1); }}>{isSeat ? <Shown one={at + 1} request={request} /> : <DieFace colour="white" pips={at + 1} seat={null} size={34} />}</button>)
          : request.from.filter((id) => !said.includes(id)).map((id) => <button type="button" class="choice" key={id} aria-disabled={full} onClick={() => { add(id); }}><Shown one={id} request={request} /></button>)}
      </div>
      <div class="choice-row">
        {said.length > 1 ? <button type="button" class="plain" onClick={() => { say(said.slice(0, -1)); }}>{word('button.undo')}</button> : null}
        <button type="button" class="plain" aria-disabled={said.length === 0} onClick={() => { say([]); }}>{word('luck.clear')}</button>
        <button type="button" class="go" aria-disabled={!full} onClick={() => { if (full) tellLuck(said as readonly number[]); }}>{word('luck.done')}</button>
      </div>
    </section>
  );
}

/** What was said that luck showed. */
function Shown({ one, request }: { readonly one: number | string; readonly request: ChanceRequest }): JSX.Element {
  const seat = seatOf(one, request);
  if (seat !== null) return <span><SeatShape seat={seat} size={16} /> {seatName(seat)}</span>;
  if (typeof one === 'number') return <DieFace colour="own" pips={one} seat={request.seat ?? 0} size={30} />;
  return <><span>{one.length === 1 ? one : thingName(one)}</span> <FaceLines face={thing(one)?.face ?? null} size={13} /></>;
}
