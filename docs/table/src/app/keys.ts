// Everything by the keyboard.
import type { AnyMove } from 'caravanserai';
import { asked } from './say.js';
import { take, takeBack } from './prompt.js';
import { askHint, isMine, legal, look, now, open, putBack, redo, set } from './table.js';

const reachable = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.spot.is-lit, .spot.is-more, .spot.is-chosen, .choices button, .prompt .go')].filter((one) => one.offsetParent !== null);

/** Goes to the next or previous thing that can be chosen. */
function walk(by: 1 | -1): void {
  const all = reachable();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Goes to the nearest thing that can be chosen in a direction: straight ahead is nearer than aside. */
function steer([dx, dy]: readonly [number, number]): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !from.matches('.spot, .choice, .go')) return false;
  const middle = (one: HTMLElement): readonly [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of reachable()) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along + 2.5 * aside;
    if (one !== from && along > 3 && far < least) {
      best = one;
      least = far;
    }
  }
  best?.focus();
  return best !== null;
}

/** The move that ends the turn, if it is offered. */
export function endMove(): AnyMove | undefined {
  return isMine() ? legal().find(({ kind }) => asked(now())?.ends.includes(kind)) : undefined;
}

const LETTERS: Readonly<Record<string, () => void>> = {
  n: () => { walk(1); }, p: () => { walk(-1); }, u: takeBack, r: redo, h: askHint,
  e: () => { const end = endMove(); if (end) take(end); },
  m: () => { set({ tab: now().engine?.id === 'merv' ? 'city' : 'map' }); }, a: () => { set({ tab: now().engine?.id === 'merv' ? 'boards' : 'actions' }); }, c: () => { set({ tab: now().engine?.id === 'merv' ? 'cards' : 'contracts' }); }, l: () => { set({ tab: 'log' }); },
  s: () => { open({ is: 'score' }); }, '?': () => { open({ is: 'keys' }); },
  i: () => { const name = document.activeElement?.getAttribute('aria-label'); if (name) set({ reason: { text: name, rule: '', isName: true } }); },
  ',': () => { const { at, match } = now(); look((at ?? match?.steps.length ?? 1) - 1); }, '.': () => { const { at } = now(); if (at !== null) look(at + 1); },
};

/** Listens to the keyboard. */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !now().match || now().sheet.is !== 'none') return;
    if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'Escape') { putBack(); return; }
    const direction = DIRECTIONS[key];
    if (direction) { if (steer(direction)) event.preventDefault(); return; }
    if (/^[1-9]$/.test(key)) {
      document.querySelectorAll<HTMLElement>('[data-hand] .spot')[Number(key) - 1]?.click();
      return;
    }
    const does = LETTERS[key];
    if (does) { event.preventDefault(); does(); }
  });
}

