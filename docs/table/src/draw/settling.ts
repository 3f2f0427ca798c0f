// What finds its place on a map when all else lies there: prices along their roads, and figures beside their places.
import type { BoardMap, Road } from '../engine/content.js';

export type XY = readonly [x: number, y: number];

/** What a place says of where things stand beside it. */
export type Near = BoardMap['places'][number]['near'];

interface Size { readonly width: number; readonly height: number }
interface Box { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The point of a road some way along it. */
export function along(path: string, t: number): XY {
  const n = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = x1, y2 = y1] = n;
  if (n.length < 6) return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  const u = 1 - t;
  return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
}

/** The direction across a road there, in pixels. */
function across(path: string, t: number, { width, height }: Size): XY {
  const [ax, ay] = along(path, Math.max(0, t - .02));
  const [bx, by] = along(path, Math.min(1, t + .02));
  const [x, y] = [(bx - ax) * width, (by - ay) * height];
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

/** Where on its road a price is tried, the middle first. */
const TRIES = [.5, .45, .55, .4, .6, .36, .64, .32, .68, .28, .72, .25, .75, .22, .78, .18, .82];

/** How far beside its road, in pixels: rather there than on something else. */
const ASIDE = [0, 9, -9, 15, -15, 24, -24, 34, -34];

/** Places where a price is tried: along the road, then a little beside it. */
const SPOTS = ASIDE.flatMap((aside) => TRIES.map((t) => ({ t, aside })));

/** Whether a road shows what it costs. */
export const isPriced = ({ cost, seal }: Road): boolean => Object.keys(cost).length > 0 || seal !== null;

const overlap = (a: Box, b: Box): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, one) => sum + overlap(box, one), 0);

/** How far something reaches over the edge, in pixels. */
const outside = ({ left, top, right, bottom }: Box, { width, height }: Size): number => Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, bottom - height);

/** A price on its way to its place. */
interface Pill extends Size {
  readonly road: Road;
  readonly element: HTMLElement;
  box: Box | null;
  cost: number;
}

/** What a price covers when it stands there. */
function boxAt({ road: { path }, width, height }: Pill, { t, aside }: (typeof SPOTS)[number], frame: Size): Box {
  const [x, y] = along(path, t);
  const [dx, dy] = aside === 0 ? [0, 0] : across(path, t, frame);
  const left = (x / 100) * frame.width + aside * dx - width / 2;
  const top = (y / 100) * frame.height + aside * dy - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** How large a figure is drawn, and how much of that its body takes. */
export const FIGURE = 30;
const BODY: Size = { width: 22, height: 30 };

/** How figures of one place stand to each other: side by side, or where there is no room for that in two rows. */
const SIDE_BY_SIDE: readonly XY[] = [[0, 6], [13, 0], [26, 6], [39, 0]];
const IN_ROWS: readonly XY[] = [[6.5, 0], [0, 15], [13, 15], [19.5, 0]];

/** From the middle of a place to its edge, by its shape: what is lit grows, but nobody steps aside for that. */
const HALVES: readonly (readonly [shape: string, half: number])[] = [['is-wide', 33], ['is-start', 18], ['is-oasis', 8]];

/** A place with what stands in it. */
interface Stand {
  readonly near: Near;
  readonly middle: XY;
  readonly half: number;
  readonly figures: readonly HTMLElement[];
}

/** How so many figures can stand together; more than four share what the fourth has. */
function crowds(count: number): readonly (readonly XY[])[] {
  if (count === 1) return [[[0, 0]]];
  const of = (all: readonly XY[]): XY[] => Array.from({ length: count }, (_, at) => all[Math.min(at, all.length - 1)] ?? [0, 0]);
  return count === 2 ? [of(SIDE_BY_SIDE)] : [of(SIDE_BY_SIDE), of(IN_ROWS)];
}

const sizeOf = (crowd: readonly XY[]): Size => ({ width: BODY.width + Math.max(...crowd.map(([x]) => x)), height: BODY.height + Math.max(...crowd.map(([, y]) => y)) });

const around = ([x, y]: XY, { width, height }: Size): Box => ({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 });

/** Where figures are tried beside a place, the best first: at its corners, a little over its edge, then all around it. */
function triesBeside({ near, half }: Stand, { width, height }: Size): XY[] {
  // Something of the edge may be covered, but not what is printed in the middle.
  const over = half > 10 ? 8 : 0;
  const [x, y] = [half - over + width / 2, half - over + height / 2];
  const own = near.figures?.[0];
  const corners: XY[] = [[x, -y], [-x, -y], [x, y], [-x, y]];
  const sides = [.75, .5, .25, 0].flatMap((part): XY[] => [[x, -part * y], [-x, -part * y], [part * x, -y], [-part * x, -y], [x, part * y], [-x, part * y], [part * x, y], [-part * x, y]]);
  const ring = [...corners, ...sides];
  return [...(own ? [[own[0] + Math.sign(own[0]) * (width - BODY.width) / 2, own[1]] as const] : []), ...[1, 1.15, 1.3, 1.5, 1.75].flatMap((far) => ring.map(([dx, dy]): XY => [far * dx, far * dy]))];
}

/** Finds room for so many figures beside a place: what they cover there, and where in that each stands. */
function standFor(stand: Stand, count: number, { worst, bad, frame }: { readonly worst: readonly Box[]; readonly bad: readonly Box[]; readonly frame: Size }): { readonly box: Box; readonly crowd: readonly XY[] } {
  const [x, y] = stand.middle;
  const core = around(stand.middle, { width: 2 * stand.half - 14, height: 2 * stand.half - 14 });
  let best = { box: around(stand.middle, BODY), crowd: crowds(count)[0] ?? [] };
  let least = Infinity;
  for (const crowd of crowds(count)) {
    const size = sizeOf(crowd);
    for (const [dx, dy] of least === 0 ? [] : triesBeside(stand, size)) {
      const box = around([x + dx, y + dy], size);
      const cost = outside(box, frame) * 50 + 3 * covered(box, worst) + 2 * covered(box, bad) + 3 * overlap(box, core);
      if (cost < least) [best, least] = [{ box, crowd }, cost];
      if (cost === 0) break;
    }
  }
  return best;
}

/**
 * Slides prices along their roads and figures around their places until they cover nothing, as far as that can be. Prices
 * leave room for figures everywhere, for two in a city, so that they need not move when somebody arrives.
 */
export function settle(map: HTMLElement, { roads, places }: BoardMap): void {
  const frame = map.getBoundingClientRect();
  if (frame.width === 0) return;
  const boxOf = (one: Element): Box => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left - frame.left - 2, top: top - frame.top - 1, right: right - frame.left + 2, bottom: bottom - frame.top + 1 };
  };
  const boxes = (what: string): Box[] => [...map.querySelectorAll(what)].map(boxOf);
  // On a low or narrow map cards would reach over its edge.
  const over = [...map.querySelectorAll<HTMLElement>('.beside')].map((element) => {
    element.style.margin = '';
    const { left, top, right, bottom } = boxOf(element);
    return { element, dx: Math.max(2 - left, Math.min(0, frame.width - 2 - right)), dy: Math.max(7 - top, Math.min(0, frame.height - 7 - bottom)) };
  });
  for (const { element, dx, dy } of over) if (dx !== 0 || dy !== 0) element.style.margin = `${dy}px 0 0 ${dx}px`;
  // A name or a place that is covered is worse than two prices that touch.
  const taken = boxes('.beside, .card-die, .id-label');
  const names = boxes('.node-label, .posts, .shield');
  const nodes = boxes('.node');
  const all = [...map.querySelectorAll<HTMLElement>('.figure')];
  const stands = places.map(({ id, x, y, near }): Stand => {
    const node = map.querySelector(`.node[data-space="${id}"]`);
    return { near, middle: [(x / 100) * frame.width, (y / 100) * frame.height], half: HALVES.find(([shape]) => node?.classList.contains(shape))?.[1] ?? 21, figures: all.filter(({ dataset }) => dataset['place'] === id) };
  });
  /** Other places than one's own. */
  const othersOf = ({ middle: [x, y] }: Stand): Box[] => nodes.filter(({ left, right, top, bottom }) => !(left < x && x < right && top < y && y < bottom));
  // All sizes are read before anything is moved: otherwise each reading lays the page out anew.
  const pills = roads.filter(isPriced).flatMap((road): Pill[] => {
    const element = map.querySelector<HTMLElement>(`[data-road="${road.id}"]`);
    return element ? [{ road, element, width: element.offsetWidth, height: element.offsetHeight, box: null, cost: Infinity }] : [];
  });
  const kept: Box[] = [];
  for (const stand of stands) kept.push(standFor(stand, stand.half > 10 ? 2 : 1, { worst: [...names, ...othersOf(stand), ...kept], bad: taken, frame }).box);
  // Where nearly every road has a price the room is scarce, and a price rather leaves its road a little than the figures no room.
  const [room, astray] = pills.length > 20 ? [1.4, 5] : [1, 6];
  const place = (pill: Pill): void => {
    const others = pills.flatMap((one) => (one === pill || one.box === null ? [] : [one.box]));
    pill.cost = Infinity;
    for (const spot of SPOTS) {
      const box = boxAt(pill, spot, frame);
      const cost = outside(box, frame) * 50 + 6 * covered(box, names) + 4 * covered(box, nodes) + 2 * covered(box, others) + 4 * covered(box, taken) + room * covered(box, kept) + astray * Math.abs(spot.aside);
      if (cost < pill.cost) {
        pill.box = box;
        pill.cost = cost;
      }
      if (cost === 0) break;
    }
  };
  for (const pill of pills) place(pill);
  // What found no free place may find one now, and what is beside its road may come back, when the others have theirs.
  for (const pill of pills) if (pill.cost > 0 || pills.some((one) => one !== pill && one.box !== null && pill.box !== null && overlap(one.box, pill.box) > 0)) place(pill);
  for (const { element, box, width, height } of pills) {
    if (box === null) continue;
    element.style.left = `${((box.left + width / 2) / frame.width) * 100}%`;
    element.style.top = `${((box.top + height / 2) / frame.height) * 100}%`;
  }
  const prices = pills.flatMap(({ box }) => (box ? [box] : []));
  const found: Box[] = [];
  for (const stand of stands) {
    if (stand.figures.length === 0) continue;
    const { box, crowd } = standFor(stand, stand.figures.length, { worst: [...names, ...othersOf(stand), ...prices, ...found], bad: taken, frame });
    found.push(box);
    stand.figures.forEach((element, at) => {
      const [dx, dy] = crowd[at] ?? [0, 0];
      element.style.left = `${((box.left + dx + BODY.width / 2) / frame.width) * 100}%`;
      element.style.top = `${((box.top + dy + BODY.height / 2) / frame.height) * 100}%`;
    });
  }
}
