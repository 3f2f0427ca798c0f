// Real dice, cards and tiles: the page asks what they show.
import type { ChanceRequest } from 'caravanserai';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FaceLines } from '../draw/faces.js';
import { DieFace } from '../draw/pieces.js';
import { sayPurpose, seatName, thing, thingName } from './say.js';
import { tellLuck, type Table } from './table.js';
import { word } from './words.js';

/** The question what luck said. */
export function RealLuck({ t }: { readonly t: Table }): JSX.Element | null {
  const request = t.engine && t.match && t.at === null ? t.engine.kernel.pending(t.match) : null;
  return request ? <Asked key={t.match?.steps.length} request={request} /> : null;
}

function Asked({ request }: { readonly request: ChanceRequest }): JSX.Element {
  const [said, say] = useState<readonly (number | string)[]>([]);
  useEffect(() => { say([]); }, [request]);
  const wanted = request.kind === 'roll' ? request.dice : request.count;
  const purpose = `${sayPurpose(request.purpose)}${request.seat === null ? '' : ` ${word('luck.for', { name: seatName(request.seat) })}`}`;
  const full = said.length >= wanted;
  const add = (one: number | string): void => { if (!full) say([...said, one]); };
  return (
    <section class="panel real" aria-label={word('ask.luck')}>
      <p><b>{word(request.kind === 'roll' ? 'luck.roll' : 'luck.draw', { n: wanted, purpose })}</b></p>
      <div class="choice-row">{said.map((one, at) => <span key={at} class="told">{request.kind === 'roll' ? <DieFace colour="own" pips={Number(one)} seat={request.seat ?? 0} size={30} /> : thingName(String(one))}</span>)}<small>{said.length} / {wanted}</small></div>
      <div class="choice-row luck-options">
        {request.kind === 'roll'
          ? Array.from({ length: request.sides }, (_, at) => <button type="button" class="choice" key={at} aria-disabled={full} aria-label={String(at + 1)} onClick={() => { add(at + 1); }}><DieFace colour="white" pips={at + 1} seat={null} size={34} /></button>)
          : request.from.filter((id) => !said.includes(id)).map((id) => <button type="button" class="choice" key={id} aria-disabled={full} onClick={() => { add(id); }}><span>{thingName(id)}</span><FaceLines face={thing(id)?.face ?? null} size={13} /></button>)}
      </div>
      <div class="choice-row">
        <button type="button" class="plain" onClick={() => { say([]); }}>{word('luck.clear')}</button>
        <button type="button" class="go" aria-disabled={!full} onClick={() => { if (full) tellLuck(said as readonly number[]); }}>{word('luck.done')}</button>
      </div>
    </section>
  );
}
