// What happened is seen: dice and cards fly from where they were to where they lie now. Figures walk by themselves: they
// stand at a place of the map, and moving there takes its time.
import { now, onHappening, type Told } from './table.js';

interface Seen {
  readonly kind: string;
  readonly seat?: number | null;
  readonly space?: string;
  readonly contract?: string;
  readonly card?: string;
}

const still = (): boolean => !now().likes.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where something of a seat starts from: the own hand, or the row of the player. */
function homeOf(seat: number): Element | null {
  const hand = document.querySelector(`[data-hand="${seat}"]`);
  return hand && (hand as HTMLElement).offsetParent ? hand : document.querySelector(`[data-person="${seat}"]`);
}

function ringed(place: Element): void {
  place.classList.add('is-news');
  setTimeout(() => { place.classList.remove('is-news'); }, 1000);
}

function fly(from: Element, to: Element, look: string, delay: number): void {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = `ghost ${look}`;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${start.left + start.width / 2 - 13}px`;
  ghost.style.top = `${start.top + start.height / 2 - 13}px`;
  document.body.append(ghost);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  ghost.animate([{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px)`, opacity: .9 }], { duration: 240, delay, easing: 'ease-out', fill: 'backwards' }).onfinish = () => { ghost.remove(); };
}

function show(entries: readonly Told[]): void {
  requestAnimationFrame(() => {
    let delay = 0;
    for (const { events } of entries) {
      for (const event of events as readonly (Seen & object)[]) {
        const place = event.space ?? event.contract ?? event.card;
        if (typeof event.seat !== 'number' || place === undefined) continue;
        const target = document.querySelector(`[data-space="${CSS.escape(place)}"]`);
        if (!target) continue;
        if (still()) { ringed(target); continue; }
        const home = homeOf(event.seat);
        if (!home) continue;
        if (event.kind === 'dice-placed') fly(home, target, `die-ghost s${event.seat}`, delay);
        else if (/taken|drawn|completed/.test(event.kind)) fly(target, home, 'card-ghost', delay);
        else continue;
        ringed(target);
        delay += 60;
      }
    }
    if (!still() && entries.some(({ events }) => events.some(({ kind }) => /rolled/.test(kind)))) rollDice();
  });
}

/** Dice of the hand change their faces for half a second. */
function rollDice(): void {
  document.querySelectorAll('[data-hand] .die').forEach((die) => {
    die.animate([{ transform: 'rotate(0) scale(.8)', opacity: .3 }, { transform: 'rotate(90deg) scale(1.1)', opacity: 1 }, { transform: 'rotate(0) scale(1)' }], { duration: 500, easing: 'ease-out' });
  });
}

/** Listens to what happens. */
export const showMotion = (): void => { onHappening(show); };
