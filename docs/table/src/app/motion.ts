// What happened is seen: dice and cards fly from where they were to where they lie now, and dice that are rolled change
// their faces. Figures walk by themselves: they stand at a place of the map, and moving there takes its time.
import { PIPS } from '../draw/pieces.js';
import { now, onHappening, type Told } from './table.js';

interface Seen {
  readonly kind: string;
  readonly seat?: number | null;
  // What is a place in one event is a number in another.
  readonly space?: string | number;
  readonly contract?: string | number;
  readonly card?: string | number;
  readonly dice?: readonly string[];
  readonly slot?: string;
  readonly cell?: string;
  readonly hall?: string;
  readonly city?: string;
}

/** Pieces that come to lie somewhere: where, and which of what is drawn there. */
const PIECES: Readonly<Record<string, (event: Seen) => readonly [space: string | number | undefined, piece: string]>> = {
  'slot-taken': ({ slot }) => [slot, '.token'],
  'building-placed': ({ cell }) => [cell, '.cell-house .token'],
  'soldier-deployed': ({ cell }) => [cell, '.cell-soldiers .token:last-child'],
  'wall-placed': ({ slot }) => [`wall:${slot ?? ''}`, '.wall-art'],
  'courtier-placed': ({ hall }) => [hall, '.hall-seats .token:last-of-type'],
  'mosque-entered': ({ space }) => [space, '.mosque-seats .token:last-child'],
  'post-placed': ({ city }) => [city, '.silk-goods .token:last-child'],
};

/** How long something flies, how far behind the one before it, and how long dice roll, in milliseconds. */
const FLIGHT = 240;
const APART = 60;
const ROLL = 500;
const FACE = 80;

const still = (): boolean => !now().likes.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

const at = (space: string | number): HTMLElement | null => (typeof space === 'string' ? document.querySelector<HTMLElement>(`[data-space="${CSS.escape(space.replace(/^cityCard:/, ''))}"]`) : null);
const isSeen = (one: Element | null): one is HTMLElement => one instanceof HTMLElement && one.offsetParent !== null;

/** Where something of a seat starts from or goes to: the own hand, or the row of the player. */
function homeOf(seat: number): Element | null {
  const hand = document.querySelector(`[data-hand="${seat}"]`);
  return isSeen(hand) ? hand : document.querySelector(`[data-person="${seat}"]`);
}

function ringed(place: Element): void {
  place.classList.add('is-news');
  setTimeout(() => { place.classList.remove('is-news'); }, 1000);
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [left + width / 2, top + height / 2];

/** A picture of something on its way; what lies at the end already is not seen until it has come. */
function fly(look: Element, from: DOMRect, to: DOMRect, { delay, hides }: { readonly delay: number; readonly hides?: Element }): void {
  if (from.width === 0 || to.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const size = look.getBoundingClientRect();
  const { width, height } = size.width > 0 ? size : from;
  const [x, y] = middle(from);
  ghost.style.cssText = `left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
  const picture = look.cloneNode(true) as Element;
  picture.removeAttribute('data-space');
  ghost.append(picture);
  document.body.append(ghost);
  const [endX, endY] = middle(to);
  ghost.animate([{ transform: 'none' }, { transform: `translate(${endX - x}px, ${endY - y}px)` }], { duration: FLIGHT, delay, easing: 'ease-out', fill: 'both' }).onfinish = () => { ghost.remove(); };
  hides?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
}

/** What lay where before the page was drawn anew. */
interface Before {
  readonly rect: DOMRect;
  readonly look: Element;
}

function show(entries: readonly Told[]): void {
  const events = entries.flatMap(({ events: some }) => some as readonly (Seen & object)[]);
  const before = new Map<string | number, Before>();
  for (const { contract, card } of events) {
    const id = contract ?? card;
    const place = id === undefined ? null : at(id);
    if (id !== undefined && isSeen(place)) before.set(id, { rect: place.getBoundingClientRect(), look: place });
  }
  // Now it is as it was; with the next picture it is as it will be.
  requestAnimationFrame(() => {
    let delay = 0;
    for (const event of events) if (showOne(event, before, delay)) delay += APART;
    if (!still() && events.some(({ kind, seat }) => kind.includes('rolled') && document.querySelector(`[data-hand="${seat ?? ''}"]`))) rollDice();
  });
}

/** Shows one event; says whether something flew. */
function showOne(event: Seen, before: ReadonlyMap<string | number, Before>, delay: number): boolean {
  const who = event.seat;
  const [place, piece] = PIECES[event.kind]?.(event) ?? [];
  const id = place ?? event.space ?? event.contract ?? event.card;
  if (typeof who !== 'number' || id === undefined) return false;
  const target = at(id);
  const old = before.get(id);
  if (isSeen(target)) ringed(target);
  if (still()) return false;
  const home = homeOf(who);
  if (piece !== undefined) {
    const token = isSeen(target) ? target.querySelector(piece) : null;
    if (!token || !home) return false;
    fly(token, home.getBoundingClientRect(), token.getBoundingClientRect(), { delay, hides: token });
    return true;
  }
  if (event.kind === 'dice-placed' && isSeen(target) && home) {
    const count = event.dice?.length ?? 1;
    const lying = [...target.querySelectorAll('.die')].filter((die) => die.querySelector('.badge')).slice(-count);
    for (const die of lying) fly(die, home.getBoundingClientRect(), die.getBoundingClientRect(), { delay, hides: die });
    return lying.length > 0;
  }
  if (!old) return false;
  const end = isSeen(target) ? target : home;
  if (!end) return false;
  const to = end.getBoundingClientRect();
  if (Math.abs(to.left - old.rect.left) + Math.abs(to.top - old.rect.top) < 4) return false;
  fly(isSeen(target) ? target : old.look, old.rect, to, { delay, ...(isSeen(target) ? { hides: target } : {}) });
  return true;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Dice of the hand change their faces for half a second: any faces, for the eye alone; what has been rolled stands already. */
function rollDice(): void {
  document.querySelectorAll('[data-hand] .die').forEach((die) => {
    const { left, top, width, height } = die.getBoundingClientRect();
    if (width === 0) return;
    const rolling = die.cloneNode(true) as SVGElement;
    rolling.classList.add('ghost');
    rolling.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.body.append(rolling);
    die.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ROLL });
    const turn = setInterval(() => {
      rolling.querySelectorAll('.pip').forEach((pip) => { pip.remove(); });
      for (const [x, y] of PIPS[1 + Math.floor(Math.random() * 6)] ?? []) {
        const pip = document.createElementNS(SVG, 'circle');
        pip.setAttribute('class', 'pip');
        pip.setAttribute('cx', String(x));
        pip.setAttribute('cy', String(y));
        pip.setAttribute('r', '2.2');
        rolling.append(pip);
      }
    }, FACE);
    setTimeout(() => { clearInterval(turn); rolling.remove(); }, ROLL);
  });
}

/** Listens to what happens. */
export const showMotion = (): void => { onHappening(show); };
