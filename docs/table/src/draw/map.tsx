// A map: our own land, roads with their prices, and places that are real buttons over it.
import type { ComponentChildren, JSX } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Spot, type Ways } from '../app/spot.js';
import { word } from '../app/words.js';
import type { BoardMap, Road } from '../engine/content.js';
import { Icon } from './icons.js';
import { Token, Values } from './pieces.js';

/** A place of the map with what lies there. */
export interface MapNode {
  readonly id: string;
  readonly shape: 'large' | 'small' | 'oasis' | 'start' | 'wide';
  /** The name below it; none for an oasis. */
  readonly label: string | null;
  /** What it is, in words, for who does not see it. */
  readonly said: string;
  readonly ways: Ways;
  readonly inner: ComponentChildren;
  readonly posts: readonly number[];
  readonly shield?: string | undefined;
  /** Cards, contracts and tiles beside it. */
  readonly beside?: readonly { readonly key: string; readonly at: readonly [number, number]; readonly what: ComponentChildren }[];
}

/** A figure on the map. */
export interface MapFigure {
  readonly key: string;
  readonly seat: number;
  readonly place: string;
}

type XY = readonly [x: number, y: number];

/** What a place says of where things stand beside it. */
type Near = BoardMap['places'][number]['near'];

/** A closed line through points, smooth. */
function smooth(points: readonly XY[]): string {
  const at = (index: number): XY => points[(index + points.length) % points.length] ?? [0, 0];
  const [x0, y0] = at(0);
  const curves = points.map((_, index) => {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index);
    const [cx, cy] = at(index + 1);
    const [dx, dy] = at(index + 2);
    return `C${(bx + (cx - ax) / 6).toFixed(2)} ${(by + (cy - ay) / 6).toFixed(2)} ${(cx - (dx - bx) / 6).toFixed(2)} ${(cy - (dy - by) / 6).toFixed(2)} ${cx} ${cy}`;
  });
  return `M${x0} ${y0}${curves.join('')}Z`;
}

/** The point of a road some way along it. */
function along(path: string, t: number): XY {
  const n = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = x1, y2 = y1] = n;
  if (n.length < 6) return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  const u = 1 - t;
  return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
}

/** The direction across a road there, in pixels. */
function across(path: string, t: number, { width, height }: { readonly width: number; readonly height: number }): XY {
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

interface Box { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const overlap = (a: Box, b: Box): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Slides prices along their roads until they cover nothing, as far as that can be. */
function settlePrices(map: HTMLElement, { roads, places }: BoardMap): void {
  const frame = map.getBoundingClientRect();
  if (frame.width === 0) return;
  const boxOf = (one: Element): Box => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left - frame.left - 2, top: top - frame.top - 1, right: right - frame.left + 2, bottom: bottom - frame.top + 1 };
  };
  // A name or a place that is covered is worse than two prices that touch.
  const taken = [...map.querySelectorAll('.beside, .shield, .card-die, .id-label')].map(boxOf);
  const names = [...map.querySelectorAll('.node, .node-label, .posts')].map(boxOf);
  // Where a figure may come to stand, whether one stands there or not: prices do not make room when somebody arrives.
  const stands = places.map(({ id, x, y, near }): Box => {
    const [dx, dy] = standOf(near, map.querySelector(`.is-wide[data-space="${id}"]`) !== null);
    const [left, top] = [(x / 100) * frame.width + dx, (y / 100) * frame.height + dy];
    return { left: left - 12, top: top - 14, right: left + 12, bottom: top + 14 };
  });
  // All sizes are read before anything is moved: otherwise each reading lays the page out anew.
  const pills = roads.filter(isPriced).flatMap((road): Pill[] => {
    const element = map.querySelector<HTMLElement>(`[data-road="${road.id}"]`);
    return element ? [{ road, element, width: element.offsetWidth, height: element.offsetHeight, box: null, cost: Infinity }] : [];
  });
  const place = (pill: Pill): void => {
    const others = pills.flatMap((one) => (one === pill || one.box === null ? [] : [one.box]));
    pill.cost = Infinity;
    for (const spot of SPOTS) {
      const box = boxAt(pill, spot, frame);
      const out = Math.max(0, -box.left) + Math.max(0, box.right - frame.width) + Math.max(0, -box.top) + Math.max(0, box.bottom - frame.height);
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = out * 50 + 3 * covered(names) + 2 * covered(others) + 2 * covered(taken) + .7 * covered(stands) + 6 * Math.abs(spot.aside);
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
}

/** A price on its way to its place. */
interface Pill {
  readonly road: Road;
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
  box: Box | null;
  cost: number;
}

/** What a price covers when it stands there. */
function boxAt({ road: { path }, width, height }: Pill, { t, aside }: (typeof SPOTS)[number], frame: { readonly width: number; readonly height: number }): Box {
  const [x, y] = along(path, t);
  const [dx, dy] = aside === 0 ? [0, 0] : across(path, t, frame);
  const left = (x / 100) * frame.width + aside * dx - width / 2;
  const top = (y / 100) * frame.height + aside * dy - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** Where a figure stands beside a place: at its upper right, but lower where the name or contracts stand above. */
const standOf = ({ figures, label, contracts }: Near, isWide: boolean): XY => figures?.[0] ?? (isWide ? [37, -32] : (label?.[0]?.[1] ?? 0) < 0 || (contracts?.[0]?.[1] ?? 0) < -30 ? [27, -7] : [20, -20]);

const isPriced = ({ cost, seal }: Road): boolean => Object.keys(cost).length > 0 || seal !== null;

interface MapProps {
  readonly map: BoardMap;
  readonly nodes: readonly MapNode[];
  readonly figures: readonly MapFigure[];
  readonly litRoads: ReadonlySet<string>;
  /** Which place a phone shows first. */
  readonly towards: string | null;
  /** What stands before the price of a road that needs a seal. */
  readonly sealIcon?: (seal: string) => string;
}

/** The map. */
export function MapBoard({ map, nodes, figures, litRoads, towards, sealIcon }: MapProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const [size, setSize] = useState('');
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => { setSize(`${element.clientWidth} ${element.clientHeight}`); });
    watch.observe(element);
    return () => { watch.disconnect(); };
  }, []);
  const priced = map.roads.filter(isPriced);
  const signature = nodes.map(({ id, posts, beside }) => `${id}${posts.length}${beside?.length ?? 0}`).join();
  useLayoutEffect(() => { if (box.current) settlePrices(box.current, map); }, [size, signature, whole]);
  useEffect(() => {
    const to = map.places.find(({ id }) => id === towards);
    const element = scroller.current;
    if (to && element) element.scrollTo({ left: (to.x / 100) * element.scrollWidth - element.clientWidth / 2 });
  }, [towards, size, whole]);
  const placeOf = (id: string): { readonly x: number; readonly y: number; readonly near: (typeof map.places)[number]['near'] } => map.places.find((one) => one.id === id) ?? { x: 0, y: 0, near: {} };
  return (
    <section class={`panel map-panel ${whole ? 'is-whole' : ''}`} data-tab="map" aria-label={word('panel.map')}>
      <div class="map-scroll" ref={scroller} tabIndex={-1}>
        <div class="map" ref={box}>
          <Art map={map} lit={[...litRoads].join(' ')} />
          {nodes.map((node) => <Place key={node.id} node={node} {...placeOf(node.id)} />)}
          {priced.map(({ id, path, cost, seal }) => {
            const [x, y] = along(path, .5);
            return <span key={id} class={`price ${seal === null ? '' : 'is-sea'}`} data-road={id} style={{ left: `${x}%`, top: `${y}%` }}>{seal === null ? null : <><Icon name="seal" size={13} />{sealIcon ? <Icon name={sealIcon(seal)} size={12} /> : null}</>}<Values amounts={cost} size={12} /></span>;
          })}
          {figures.map((figure, at) => <Figure key={figure.key} figure={figure} isWide={nodes.some(({ id, shape }) => id === figure.place && shape === 'wide')} order={figures.slice(0, at).filter(({ place }) => place === figure.place).length} {...placeOf(figure.place)} />)}
        </div>
      </div>
      <div class="map-tools"><button type="button" class="plain" onClick={() => { setWhole(!whole); }}>{word(whole ? 'map.closer' : 'map.whole')}</button></div>
    </section>
  );
}

/** What never changes but for the roads that are lit: drawn anew only then. */
const Art = memo(({ map, lit }: { readonly map: BoardMap; readonly lit: string }): JSX.Element => (
  <>
    <svg class="map-art" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <g class="graticule">{[12, 25, 37, 50, 62, 75, 87].map((x) => <path key={x} d={`M${x} 0V100`} />)}{[33, 66].map((y) => <path key={y} d={`M0 ${y}H100`} />)}</g>
      {map.land.map((outline, at) => { const d = smooth(outline); return <g key={at}><path class="coast wide" d={d} /><path class="coast" d={d} /><path class="land" d={d} /></g>; })}
      {map.lakes.map((outline, at) => <path key={at} class="lake" d={smooth(outline)} />)}
      {map.hills.map(([x, y], at) => <path key={at} class="hill" d={`M${x - 1.6} ${y + 2}l1.1 -3.400l.9 2.200l.7 -1.200l1.1 2.4`} />)}
      {map.roads.map((road) => <path key={road.id} class="road-halo" d={road.path} />)}
      {map.roads.map((road) => <path key={road.id} class={`road ${road.seal === null ? (Object.keys(road.cost).length === 0 ? 'is-free' : '') : 'is-sea'} ${lit.split(' ').includes(road.id) ? 'is-lit' : ''}`} d={road.path} />)}
    </svg>
    {map.rose ? <svg class="rose" viewBox="-24 -24 48 48" aria-hidden="true" style={{ left: `${map.rose[0]}%`, top: `${map.rose[1]}%` }}><circle r="15" /><path d="M0-22 4-4 22 0 4 4 0 22-4 4-22 0-4-4Z" /></svg> : null}
  </>
));

const offset = (x: number, y: number, [dx, dy]: XY): JSX.CSSProperties => ({ left: `calc(${x}% + ${dx}px)`, top: `calc(${y}% + ${dy}px)` });

/** Posts beside a place begin at its edge, however many they are. */
const besidePlace = ([dx, dy]: XY, count: number): XY => (Math.abs(dx) < 22 || Math.abs(dy) > 20 ? [dx, dy] : [Math.sign(dx) * (23 + 10.5 * count), dy]);

/** What lies right beside a place begins at its edge, however wide it is; the rest is placed by its middle. */
function hugging([dx, dy]: XY): readonly [side: string, at: XY] {
  if (Math.abs(dx) < 40 || Math.abs(dx) > 110 || Math.abs(dy) > 24) return ['', [dx, dy]];
  return [dx > 0 ? 'to-right' : 'to-left', [Math.sign(dx) * 26, dy]];
}

function Place({ node, x, y, near }: { readonly node: MapNode; readonly x: number; readonly y: number; readonly near: Near }): JSX.Element {
  const label: XY = near.label?.[0] ?? [0, 31];
  const own = near.posts?.[0];
  // Near the lower edge, and where cards lie below, there is no room below the name: there they stand before it.
  const beforeName = -(4.2 * (node.label ?? '').length + 10.5 * node.posts.length + 4);
  const isFull = y > 78 || [...(near.cards ?? []), ...(near.contracts ?? [])].some(([dx, dy]) => dy > 40 && Math.abs(dx) < 70);
  const posts: XY = own ? besidePlace(own, node.posts.length) : label[1] < 0 ? [label[0], 33] : isFull ? [label[0] + beforeName, label[1]] : [label[0], label[1] + 20];
  return (
    <>
      <Spot ways={node.ways} name={node.said} class={`node is-${node.shape}`} style={offset(x, y, [0, 0])} space={node.id}><span class="node-inner">{node.inner}</span></Spot>
      {node.shield ? <span class="shield" style={offset(x, y, [-20, -17])}><svg viewBox="0 0 20 22" aria-hidden="true"><path d="M1 1h18v10c0 5-4 8-9 10C5 19 1 16 1 11Z" /></svg><Icon name={node.shield} size={12} /></span> : null}
      {node.label === null ? null : <span class="node-label" style={offset(x, y, label)}>{node.label}</span>}
      {node.posts.length > 0 ? <span class="posts" style={offset(x, y, posts)}>{node.posts.map((seat) => <Token key={seat} kind="post" seat={seat} size={20} />)}</span> : null}
      {(node.beside ?? []).map(({ key, at, what }) => { const [side, edge] = hugging(at); return <span key={key} class={`beside ${side}`} style={offset(x, y, edge)}>{what}</span>; })}
    </>
  );
}

function Figure({ figure, order, isWide, x, y, near }: { readonly figure: MapFigure; readonly order: number; readonly isWide: boolean; readonly x: number; readonly y: number; readonly near: Near }): JSX.Element {
  const [dx, dy] = standOf(near, isWide);
  // At the right edge the next ones stand to the left.
  const towards = x > 88 ? -1 : 1;
  return <span class="figure" style={offset(x, y, [dx + towards * order * 13, dy - (order % 2) * 6])}><Token kind="figure" seat={figure.seat} size={30} /></span>;
}
