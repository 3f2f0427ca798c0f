// What is printed on components, drawn from their data.
import type { ComponentChildren, JSX } from 'preact';
import type { Deal, Face } from '../engine/content.js';
import { Icon } from './icons.js';
import { Values } from './pieces.js';

const isEmpty = (amounts: object): boolean => Object.keys(amounts).length === 0;

const PER: Readonly<Record<string, string>> = { pip: 'die', die: 'die', 'completed-contract': 'contract', post: 'post', oasis: 'map', seal: 'seal', building: 'building', pair: 'copy', item: 'anyGood', level: 'mosque' };

/** One deal: cost, arrow, gain. */
export function DealLine({ deal, size }: { readonly deal: Deal; readonly size?: number }): JSX.Element {
  const sized = size === undefined ? {} : { size };
  const paid = deal.per ? <Icon name={PER[deal.per] ?? 'help'} {...sized} /> : isEmpty(deal.cost) ? null : <Values amounts={deal.cost} {...sized} />;
  return <span class="deal">{paid}{paid && !isEmpty(deal.reward) ? <span class="to" aria-hidden="true">→</span> : null}{isEmpty(deal.reward) ? null : <Values amounts={deal.reward} {...sized} />}</span>;
}

/** Deals by the die, drawn together where they give the same: `1–3 → 1`. */
function byDie(deals: readonly Deal[]): readonly { readonly from: number; readonly to: number; readonly deal: Deal }[] {
  const groups: { from: number; to: number; deal: Deal }[] = [];
  for (const deal of deals) {
    const last = groups[groups.length - 1];
    const die = deal.die ?? 0;
    if (last && JSON.stringify([last.deal.cost, last.deal.reward]) === JSON.stringify([deal.cost, deal.reward])) last.to = die;
    else groups.push({ from: die, to: die, deal });
  }
  return groups;
}

/** A face with one line a deal. */
export function FaceLines({ face, size }: { readonly face: Face | null; readonly size?: number }): JSX.Element | null {
  if (!face) return null;
  const sized = size === undefined ? {} : { size };
  if (face.by === 'die') return <span class="face">{byDie(face.deals).map(({ from, to, deal }) => <span class="deal" key={from}><b class="range">{from === to ? from : `${from}–${to}`}</b><span class="to">→</span><Values amounts={deal.reward} {...sized} /></span>)}</span>;
  return <span class="face">{face.deals.map((deal, at) => <DealLine key={at} deal={deal} {...sized} />)}</span>;
}

/** By what sentences call something that has no name: a small print on its upper edge. Whoever hears the page is told it with the name. */
export const IdLabel = ({ id }: { readonly id: string }): JSX.Element => <small class="id-label" aria-hidden="true">{id.replace(/^contract-/, '')}</small>;

/** A contract: costs above, points and gains below. */
export function ContractFace({ face, foot, id }: { readonly face: Face | null; readonly foot?: ComponentChildren; readonly id?: string }): JSX.Element {
  const deal = face?.deals[0];
  const { vp, ...gains } = deal?.reward ?? {};
  return (
    <span class="contract">
      {id === undefined ? null : <IdLabel id={id} />}
      <span class="costs">{deal ? <Values amounts={deal.cost} size={15} /> : null}</span>
      <span class="gains">{vp === undefined ? null : <Values amounts={{ vp }} size={18} />}<span class="stack">{Object.entries(gains).map(([of, n]) => <Values key={of} amounts={{ [of]: n ?? 0 }} size={14} />)}</span></span>
      {foot}
    </span>
  );
}
