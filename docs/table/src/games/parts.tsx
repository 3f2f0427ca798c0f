// Parts of boards that both games of Marco Polo have.
import type { ComponentChildren, JSX } from 'preact';
import { sayFace, sayKind, thing, thingName } from '../app/say.js';
import { by, Spot, type Ways } from '../app/spot.js';
import { now, standing, unpick } from '../app/table.js';
import { word } from '../app/words.js';
import { ContractFace } from '../draw/faces.js';
import { Icon } from '../draw/icons.js';
import { DieFace, PlacedDie, Value, readDie } from '../draw/pieces.js';

/** A panel with its heading. */
export function Panel({ title, note, tab, class: extra = '', children, lock }: { readonly title: string; readonly note?: ComponentChildren; readonly tab: string; readonly class?: string; readonly children: ComponentChildren; readonly lock?: string | undefined }): JSX.Element {
  return <section class={`panel ${extra}`} data-tab={tab} aria-label={title}><h3>{title} {note ? <small>{note}</small> : null}{lock ? <span class="lock" title={lock}><Icon name="lock" size={13} /></span> : null}</h3>{children}</section>;
}

/** Dice lying on a space. */
export function DiceOn({ dice, size = 22 }: { readonly dice: readonly string[]; readonly size?: number }): JSX.Element {
  return <span class="dice-on">{dice.map((die, at) => <PlacedDie key={at} die={die} size={size} />)}</span>;
}

/** A whole panel that is one space. */
export function SpacePanel({ ways, name, said, space, children, class: extra = '', note }: { readonly ways: Ways; readonly name: string; readonly said: string; readonly space: string; readonly children: ComponentChildren; readonly class?: string; readonly note?: ComponentChildren }): JSX.Element {
  return <Spot ways={ways} name={said} class={`panel space-panel ${extra}`} space={space}><span class="heading">{name} {note ? <small>{note}</small> : null}</span><span class="space-body">{children}</span></Spot>;
}

/** Dice of the hand: equal ones are picked one after the other. */
export function Hand({ dice, seat }: { readonly dice: readonly string[]; readonly seat: number }): JSX.Element {
  const { picked } = now();
  const left = new Map<string, number>();
  for (const { part, value } of picked) if (part === 'die') left.set(String(value), (left.get(String(value)) ?? 0) + 1);
  return (
    <span class="hand" data-hand={seat}>{dice.map((die, at) => {
      const count = left.get(die) ?? 0;
      const chosen = count > 0;
      if (chosen) left.set(die, count - 1);
      const { colour, pips } = readDie(die);
      const name = `${word(colour === 'black' ? 'die.black' : colour === 'white' ? 'die.white' : 'die.own')} ${pips === 0 ? '?' : pips}`;
      const ways: Ways = [[by('die', die)]];
      return <HandDie key={at} ways={ways} name={name} chosen={chosen}><DieFace colour={colour} pips={pips} seat={seat} size={40} /></HandDie>;
    })}</span>
  );
}

function HandDie({ ways, name, chosen, children }: { readonly ways: Ways; readonly name: string; readonly chosen: boolean; readonly children: ComponentChildren }): JSX.Element {
  if (chosen) return <button type="button" class="spot die-spot is-chosen" aria-label={`${name}. ${word('state.chosen')}`} aria-pressed onClick={() => { const [way] = ways; if (way) unpick(way); }}>{children}</button>;
  return <Spot ways={ways} name={name} class="die-spot">{children}</Spot>;
}

/** A bonus action that is no space of the board. */
export function Bonus({ kind, icon, extra, count, cost: costOf, also }: { readonly kind: string; readonly icon: string; readonly extra?: boolean; readonly count?: number; readonly cost?: string; readonly also?: string }): JSX.Element {
  const cost = thing(costOf ?? kind)?.face?.deals[0]?.cost ?? {};
  return <Spot ways={[[by('kind', kind)], ...(also === undefined ? [] : [[by('kind', also)]])]} name={sayKind(kind)} class="bonus">{extra ? <b>±1</b> : <Icon name={icon} size={16} />}<span class="cost">{Object.entries(cost).map(([of, n]) => <Value key={of} n={`−${n ?? 0}`} of={of} size={14} />)}</span>{count === 0 ? <small>{word('state.none')}</small> : null}</Spot>;
}

/** A contract in hand: it lights when it can be completed. */
export function OwnContract({ id }: { readonly id: string }): JSX.Element {
  const ways: Ways = [[by('kind', 'complete'), by('contract', id)], [by('contract', id)]];
  const how = standing(ways.slice(0, 1)).standing;
  return <Spot ways={ways} name={`${word('panel.ownContracts')}, ${thingName(id)}: ${sayFace(thing(id)?.face ?? null)}`} class="contract-card own" space={id}><ContractFace id={id} face={thing(id)?.face ?? null} foot={how === 'lit' || how === 'more' ? <span class="foot">{word('own.done')}</span> : null} /></Spot>;
}

