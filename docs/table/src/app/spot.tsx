// Something that can be clicked: a space, a card, a place. It knows how it stands to the question asked.
import type { Picked } from 'caravanserai';
import type { ComponentChildren, JSX } from 'preact';
import { now, open, pick, set, standing } from './table.js';
import { explain } from './why.js';
import { word } from './words.js';

/** The ways a click on a thing can be meant; the first that fits the question is taken. */
export type Ways = readonly (readonly Picked[])[];

/** One pick. */
export const by = (part: string, value: string | number): Picked => ({ part, value });

/** What a spot is drawn with. */
export interface SpotProps {
  readonly ways: Ways;
  /** What it is, in words. */
  readonly name: string;
  readonly class?: string;
  readonly style?: JSX.CSSProperties;
  readonly children?: ComponentChildren;
  /** Where pieces fly to and from. */
  readonly space?: string;
  readonly chosen?: boolean;
  readonly last?: boolean;
}

/** A real button over the drawing. */
export function Spot({ ways, name, class: extra = '', style, children, space, chosen = false, last = false }: SpotProps): JSX.Element {
  const found = standing(ways);
  const how = chosen ? 'chosen' : found.standing;
  const idle = how === 'quiet' || how === 'dark';
  const said = how === 'quiet' ? name : `${name}. ${word(`state.${how}`)}`;
  return (
    <button
      type="button" class={`spot is-${how} ${last ? 'is-last' : ''} ${extra}`} aria-label={said} title={name} aria-disabled={idle}
      aria-pressed={how === 'chosen' ? true : undefined} tabIndex={idle ? -1 : 0} data-space={space} {...(style ? { style } : {})}
      onClick={() => { if (!pick(ways)) explain(ways); }}
      onPointerEnter={() => { if (hovers()) point(found.picks, idle); }} onPointerLeave={() => { if (hovers()) point(null, true); }}
      onFocus={() => { point(found.picks, idle); }} onBlur={() => { point(null, true); }}
    >{children}</button>
  );
}

/** On a phone the question grows with what it says, and what lies under the pointer would change by being pointed at. */
const hovers = (): boolean => matchMedia('(min-width: 700px)').matches;

function point(picks: readonly Picked[] | null, idle: boolean): void {
  const pointed = idle ? null : picks;
  if (now().pointed !== pointed) set({ pointed });
}

/** A name that tells more when it is pressed. */
export const MoreAbout = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }): JSX.Element => <button type="button" class="more-about" onClick={() => { open({ is: 'thing', id }); }}>{children}</button>;
