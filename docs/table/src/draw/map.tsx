// A map: our own land, roads with their prices, and places that are real buttons over it.
import type { ComponentChildren, JSX } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Spot, type Ways } from '../app/spot.js';
import { word } from '../app/words.js';
import type { BoardMap } from '../engine/content.js';
import { Icon } from './icons.js';
import { Token, Values } from './pieces.js';
import { along, FIGURE, isPriced, settle, type Near, type XY } from './settling.js';

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
  const standing = figures.map(({ key, place }) => `${key}${place}`).join();
  useLayoutEffect(() => { if (box.current) settle(box.current, map); }, [size, signature, standing, whole]);
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
          {figures.map((figure) => <Figure key={figure.key} figure={figure} {...placeOf(figure.place)} />)}
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

/** It stands in its place until all that lies there is known; then it is settled beside it. */
function Figure({ figure, x, y }: { readonly figure: MapFigure; readonly x: number; readonly y: number }): JSX.Element {
  return <span class="figure" data-place={figure.place} style={offset(x, y, [0, 0])}><Token kind="figure" seat={figure.seat} size={FIGURE} /></span>;
}
