// Dice, tokens of the seats, and rows of values.
import type { JSX } from 'preact';
import { Icon, Points, isDrawn } from './icons.js';

/** Shapes by seat: nobody has to tell colours. Places 4 and 5 are the magistrate and the courtier. */
const SHAPES = ['M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z', 'M12 3.5 21 20H3Z', 'M4.5 4.500h15v15h-15Z', 'M12 2.5 21 12l-9 9.500L3 12Z', 'M12 2.5 20.5 7.300V16.700L12 21.5 3.5 16.700V7.300Z', 'M8.7 3h6.600v5.700H21v6.600h-5.700V21H8.700v-5.700H3V8.700h5.700Z'] as const;

/** The place of the magistrate and of the courtier among the shapes. */
export const MAGISTRATE = 4;
export const COURTIER = 5;

const shapeOf = (seat: number): string => SHAPES[seat] ?? SHAPES[0];

/** The shape of a seat. */
export function SeatShape({ seat, size = 16 }: { readonly seat: number; readonly size?: number }): JSX.Element {
  return <svg class={`token s${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true"><path class="body" d={shapeOf(seat)} /></svg>;
}

const BODIES: Readonly<Record<string, string>> = {
  post: 'M12 2 22 10V22H2V10Z',
  figure: 'M12 1.200a4.6 4.6 0 0 1 3 8.100L20 22.800H4L9 9.300a4.6 4.6 0 0 1 3-8.100Z',
  building: 'M12 1.200c5.5 3.6 9 6.4 9.5 11.300h1V22.800H1.500V12.500h1C3 7.6 6.5 4.8 12 1.200Z',
  master: 'M12 1.200a4.2 4.2 0 0 1 3.3 6.800c3.2.2 6 1.5 7.2 4.300l-4.5 2.2 2.5 8.300H3.500l2.5-8.300L1.5 12.300c1.2-2.8 4-4.1 7.2-4.300A4.2 4.2 0 0 1 12 1.200Z',
};
const HEARTS: Readonly<Record<string, readonly [y: number, size: number]>> = { post: [15, 11], figure: [16.3, 7.5], building: [14.7, 11], master: [16, 8.5] };

/** A piece of a seat, with the seat's shape cut into its body. */
export function Token({ kind, seat, size = 22 }: { readonly kind: 'post' | 'figure' | 'building' | 'master'; readonly seat: number; readonly size?: number }): JSX.Element {
  const [y, heart] = HEARTS[kind] ?? [14, 9];
  return (
    <svg class={`token s${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path class="body" d={BODIES[kind]} />
      <path class="heart" d={shapeOf(seat)} transform={`translate(${12 - heart / 2} ${y - heart / 2}) scale(${heart / 24})`} />
    </svg>
  );
}

/** A soldier: the shape of the seat is its body, with a helmet in it. */
export function Soldier({ seat, size = 22 }: { readonly seat: number; readonly size?: number }): JSX.Element {
  return (
    <svg class={`token s${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path class="body" d={shapeOf(seat)} />
      <path class="heart" d="M11.6 7h.8v1.600a4 4 0 0 1 3.6 4H8a4 4 0 0 1 3.6-4ZM8 13.400h3l1 1.2 1-1.200h3c0 1.8-1.1 3-2.3 3h-.800v-1.200h-1.800v1.200h-.800c-1.2 0-2.3-1.2-2.3-3Z" />
    </svg>
  );
}

/** Where the pips of a face lie. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]], 2: [[7.3, 7.3], [16.7, 16.7]], 3: [[7, 7], [12, 12], [17, 17]], 4: [[7.3, 7.3], [16.7, 7.3], [7.3, 16.7], [16.7, 16.7]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]], 6: [[7.3, 6.3], [7.3, 12], [7.3, 17.7], [16.7, 6.3], [16.7, 12], [16.7, 17.7]],
};

/** A die: `own`, `black`, `white` or `neutral`; the badge says whose it is where that is not plain. */
export function DieFace({ colour, pips, seat, badge = false, size = 28 }: { readonly colour: string; readonly pips: number; readonly seat: number | null; readonly badge?: boolean; readonly size?: number }): JSX.Element {
  const dress = colour === 'own' && seat !== null ? `s${seat}` : `d-${colour}`;
  return (
    <svg class={`die ${dress}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect class="body" x="1.2" y="1.2" width="21.6" height="21.6" rx="5" />
      {pips === 0 ? <text class="pip" x="12" y="17" text-anchor="middle">?</text> : (PIPS[pips] ?? []).map(([x, y]) => <circle class="pip" cx={x} cy={y} r="2.2" />)}
      {badge && seat !== null ? <g class={`badge s${seat}`}><path class="body" d={shapeOf(seat)} transform="translate(13 13) scale(.5)" /></g> : null}
    </svg>
  );
}

/** Reads `own5`, `0:black3`, `neutral1`. */
export function readDie(text: string): { readonly seat: number | null; readonly colour: string; readonly pips: number } {
  const found = /^(?:(\d):)?([a-z]+)(\d)$/.exec(text);
  return { seat: found?.[1] === undefined ? null : Number(found[1]), colour: found?.[2] ?? 'neutral', pips: Number(found?.[3] ?? 0) };
}

/** A die lying on the board. */
export function PlacedDie({ die, size = 24 }: { readonly die: string; readonly size?: number }): JSX.Element {
  const { seat, colour, pips } = readDie(die);
  return <DieFace colour={colour} pips={pips} seat={seat} badge={seat !== null} size={size} />;
}

/** One value: number, then icon; points are a star. */
export function Value({ n, of, size }: { readonly n: number | string; readonly of: string; readonly size?: number }): JSX.Element {
  if (of === 'vp') return <Points n={n} {...(size === undefined ? {} : { size: size + 8 })} />;
  return <span class="value"><span>{n}</span>{isDrawn(of) ? <Icon name={of} {...(size === undefined ? {} : { size })} /> : <small>{of}</small>}</span>;
}

/** Several values; points come last. */
export function Values({ amounts, size }: { readonly amounts: Readonly<Partial<Record<string, number>>>; readonly size?: number }): JSX.Element {
  const list = Object.entries(amounts).filter(([, n]) => n !== undefined).sort(([a], [b]) => Number(a === 'vp') - Number(b === 'vp'));
  return <span class="values">{list.map(([of, n]) => <Value key={of} n={n ?? 0} of={of} {...(size === undefined ? {} : { size })} />)}</span>;
}
