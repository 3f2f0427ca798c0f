// What must hold of the drawings of all games: their points, what lies where, what is printed. Each function tells what is wrong, in
// words; nothing is what a test expects.
import type { BoardMap, Content, Deal, Face, Kind, MapLayout, Part, Point, Road, Spot, Thing } from '../../src/words/content.js';

type Place = BoardMap['places'][number];

/** A rectangle in pixels: its middle, and how wide and high it is. */
export interface Box extends Spot { readonly of: string }

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isPoint = (point: Point, [least, most]: readonly [number, number]): boolean => point.length === 2 && point.every((value) => isNumber(value) && value >= least && value <= most);

/** Points of a map that are none, or lie off the board. Land runs on a little beyond it; what lies beside a place is told in pixels. */
export function lostPoints({ places, land, lakes, hills, rose, roads }: BoardMap): string[] {
  const points: (readonly [what: string, point: Point, bounds: readonly [number, number]])[] = [
    ...places.map(({ id, x, y }) => [id, [x, y], [2, 98]] as const),
    ...places.flatMap(({ id, near }) => Object.entries(near).flatMap(([what, spots]) => spots.map((spot) => [`${what} of ${id}`, spot, [-140, 140]] as const))),
    ...land.flat().map((point) => ['land', point, [-10, 110]] as const),
    ...lakes.flat().map((point) => ['lake', point, [0, 100]] as const),
    ...hills.map((point) => ['hill', point, [3, 97]] as const),
    ...(rose ? [['rose', rose, [3, 97]] as const] : []),
    ...roads.map(({ id, price }) => [`price of ${id}`, price, [2, 98]] as const),
  ];
  return [
    ...points.filter(([, point, bounds]) => !isPoint(point, bounds)).map(([what, point]) => `${what} at ${JSON.stringify(point)}`),
    ...[...land, ...lakes].filter((outline) => outline.length < 3).map((outline) => `an outline of ${outline.length}`),
    ...places.flatMap(({ id, near }) => Object.entries(near).filter(([, spots]) => spots.length === 0).map(([what]) => `no ${what} at ${id}`)),
  ];
}

/** Whether a point lies in an outline. */
export function isIn([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** An outline as it is drawn, smooth through its points, with so many between two of them. */
function smooth(outline: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point => outline[(index + outline.length) % outline.length] as Point;
  return outline.flatMap((_, index) => Array.from({ length: steps }, (__, step): Point => {
    const t = step / steps;
    const along = (axis: 0 | 1): number => {
      const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
      return (1 - t) ** 3 * b + 3 * t * (1 - t) ** 2 * (b + (c - a) / 6) + 3 * t ** 2 * (1 - t) * (c - (d - b) / 6) + t ** 3 * c;
    };
    return [along(0), along(1)];
  }));
}

/** What should lie on land and does not, and what lies in a lake. */
export function drowned({ places, land: outlines, lakes, hills }: BoardMap): string[] {
  const land = outlines.map((outline) => smooth(outline));
  const onLand = (point: Point): boolean => land.some((outline) => isIn(point, outline));
  return [
    ...places.flatMap(({ id, x, y }) => (onLand([x, y]) ? [] : [`${id} in the sea`])),
    ...hills.flatMap((hill) => (onLand(hill) ? [] : [`hill ${hill.join()} in the sea`])),
    ...lakes.flat().flatMap((point) => (onLand(point) ? [] : [`lake ${point.join()} in the sea`])),
    ...[...places.map(({ x, y }): Point => [x, y]), ...hills].flatMap((point) => (lakes.some((lake) => isIn(point, lake)) ? [`${point.join()} in a lake`] : [])),
  ];
}

/** A road in so many points, beginning and end among them. */
export function pointsOf({ path }: Road, steps = 40): Point[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = x1, y2 = y1] = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [mx, my] = path.includes('Q') ? [x1, y1] : [(x0 + x2) / 2, (y0 + y2) / 2];
  return Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    return [(1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t ** 2 * x2, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t ** 2 * y2];
  });
}

/** Whether points lie on land. */
export const isLand = ({ land }: BoardMap, points: readonly Point[]): boolean[] => points.map((point) => land.some((outline) => isIn(point, smooth(outline))));

/** Bends of roads that are not there, and those that lead their road astray: off it by more than half its length. */
export function strangeBends({ bends, nodes }: MapLayout, { roads }: BoardMap): string[] {
  return Object.entries(bends).filter(([name, bend]) => {
    const road = roads.find(({ from, to }) => [`${from}--${to}`, `${to}--${from}`].includes(name));
    const [from, to] = [road?.from, road?.to].map((end) => nodes[end ?? '']);
    if (!from || !to) return true;
    const middle: Point = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    return !(Math.hypot(bend[0] - middle[0], bend[1] - middle[1]) < 10 + Math.hypot(from.x - to.x, from.y - to.y) / 2);
  }).map(([name]) => name);
}

/** How far two points are apart, in hundredths of the height: a map is wider than high. */
const apart = ([ax, ay]: Point, [bx, by]: Point, ratio: number): number => Math.hypot((ax - bx) * ratio, ay - by);

/** Roads that come nearer than so much to a place they do not join. */
export function trampled({ map: { places, roads }, frames }: Content, room: number): string[] {
  return roads.flatMap((road) => places.filter(({ id, x, y }) => id !== road.from && id !== road.to && pointsOf(road).some((point) => apart(point, [x, y], frames['map'] as number) < room)).map(({ id }) => `${road.id} over ${id}`));
}

const turns = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const meet = (a: Point, b: Point, c: Point, d: Point): boolean => turns(a, b, c) !== turns(a, b, d) && turns(c, d, a) !== turns(c, d, b);

/** Roads that cross where there is no place. */
export function crossing({ map: { roads } }: Content): string[] {
  const lines = roads.map((road) => ({ road, points: pointsOf(road, 16) }));
  return lines.flatMap(({ road, points }, at) => lines.slice(at + 1).filter((other) => {
    const shared = [road.from, road.to].some((end) => [other.road.from, other.road.to].includes(end));
    // Near a place they share roads lie side by side.
    const own = shared ? points.slice(3, -3) : points;
    return own.slice(1).some((point, n) => other.points.slice(1).some((one, m) => meet(own[n] as Point, point, other.points[m] as Point, one)));
  }).map((other) => `${road.id} and ${other.road.id}`));
}

/** Hills and the rose where they are in the way: on places, on roads, on one another. */
export function inTheWay({ map: { places, roads, hills, rose, land }, frames }: Content, room: { readonly hill: number; readonly rose: number }): string[] {
  const ratio = frames['map'] as number;
  const taken: Point[] = [...places.map(({ x, y }): Point => [x, y]), ...roads.flatMap((road) => pointsOf(road))];
  const near = (point: Point, others: readonly Point[], far: number): boolean => others.some((other) => apart(point, other, ratio) < far);
  return [
    ...hills.filter((hill, at) => near(hill, [...places.map(({ x, y }): Point => [x, y]), ...hills.slice(0, at)], room.hill)).map((hill) => `hill ${hill.join()}`),
    ...(rose && (near(rose, taken, room.rose) || land.some((outline) => near(rose, outline, room.rose))) ? [`rose ${rose.join()}`] : []),
  ];
}

/** How large things are drawn beside a place, in pixels: no larger than they are in truth, for a map so many pixels high. */
export interface Sizes {
  readonly height: number;
  readonly place: number;
  readonly oasis: number;
  readonly letter: number;
  readonly line: number;
  readonly spot: Readonly<Record<string, readonly [w: number, h: number]>>;
}

/** The boxes of all places and of what lies beside them, in pixels. */
export function boxesOf({ map: { places }, things, frames }: Content, { height, place, oasis, letter, line, spot }: Sizes): Box[] {
  const width = height * (frames['map'] as number);
  const nameOf = (id: string): string => things.find((found) => found.kind === 'location' && found.id === id)?.name ?? id;
  const sizeOf = (id: string): number => (things.some((found) => found.id === id && found.group === 'oasis') ? oasis : place);
  return places.flatMap(({ id, x, y, near }: Place) => {
    const [left, top] = [(x / 100) * width, (y / 100) * height];
    const beside = Object.entries(near).flatMap(([what, spots]) => spots.map(([dx, dy], at): Box => {
      const [w, h] = what === 'label' ? [letter * nameOf(id).length, line] : spot[what] as readonly [number, number];
      return { of: `${what} ${at + 1} of ${id}`, x: left + dx, y: top + dy, w, h };
    }));
    return [{ of: id, x: left, y: top, w: sizeOf(id), h: sizeOf(id) }, ...beside];
  });
}

/** Boxes that lie on one another. */
export const onEachOther = (boxes: readonly Box[]): string[] => boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => Math.abs(one.x - other.x) < (one.w + other.w) / 2 && Math.abs(one.y - other.y) < (one.h + other.h) / 2).map((other) => `${one.of} on ${other.of}`));

/** Boxes that reach over the edge of the map. */
export const overTheEdge = (boxes: readonly Box[], { map }: Content['frames'], { height }: Sizes): string[] => boxes.filter(({ x, y, w, h }) => x - w / 2 < 0 || y - h / 2 < 0 || x + w / 2 > height * (map as number) || y + h / 2 > height).map(({ of }) => of);

/** The components of a kind, or of a kind and a group. */
export const thingsOf = ({ things }: Content, kind: Kind, group?: string): Thing[] => things.filter((one) => one.kind === kind && (group === undefined || one.group === group));

/** The one component of this kind with this id. */
export function thing(content: Content, kind: Kind, id: string): Thing {
  const found = thingsOf(content, kind).find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${kind} ${id}`);
  return found;
}

type Given = Partial<Omit<Deal, 'cost' | 'reward'>> & { readonly cost?: object; readonly reward?: object };

/** A deal in the words of a test: what it does not say is nothing, once, for no die. */
export const offer = ({ cost = {}, reward = {}, ...given }: Given): Deal => ({ times: 'once', per: null, die: null, ...given, cost: { ...cost }, reward: { ...reward } });

/** A face with one deal. */
export const one = (given: Given): Face => ({ by: 'all', deals: [offer(given)] });

/** The components that name a rule, in alphabetical order. */
export const naming = ({ things }: Content, rule: string): string[] => things.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id).sort();

/** Their ids. */
export const idsOf = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id).sort();

const shownBy = ({ deals }: Face): string[] => deals.flatMap(({ cost, reward }) => [...Object.keys(cost), ...Object.keys(reward)]);
const facesOf = ({ face, parts }: Thing): Face[] => [face, ...parts.map((part) => part.face)].filter((found) => found !== null);

/** Components whose symbols are not those of their faces, each once; `besides` are those printed beside the faces. */
export function wrongSymbols({ things }: Content, besides: (thing: Thing) => readonly string[]): string[] {
  return things.filter((found) => {
    const shown = [...new Set([...facesOf(found).flatMap(shownBy), ...besides(found)])];
    return [...found.icons].sort().join() !== shown.sort().join();
  }).map(({ id, icons }) => `${id}: ${icons.join()}`);
}

/** Symbols that nothing shows, and shown ones that are no component. */
export function strangeSymbols(content: Content): string[] {
  const declared = thingsOf(content, 'resource').map(({ id }) => id);
  const shown = new Set(content.things.filter(({ kind }) => kind !== 'resource').flatMap(({ icons }) => icons));
  return [...declared.filter((id) => !shown.has(id)).map((id) => `nothing shows ${id}`), ...[...shown].filter((id) => !declared.includes(id)).map((id) => `${id} is no component`)];
}

const PROVENANCES: readonly string[] = ['seed', 'public', 'public-2', 'recalled', 'reconstructed'];

/** Components and roads that do not say how well they are known. */
export const unknown = ({ things, map }: Content): string[] => [...things, ...map.roads].filter(({ provenance }) => !PROVENANCES.includes(provenance)).map(({ id }) => id);

/** Deals with amounts that are none: everything printed is a whole number, of one at least. */
export const wrongAmounts = ({ things }: Content): string[] => things.filter((found) => facesOf(found).some(({ deals }) => deals.length === 0 || deals.some(({ cost, reward, die }) => [...Object.values(cost), ...Object.values(reward), die ?? 1].some((amount) => !Number.isInteger(amount) || (amount as number) < 1)))).map(({ id }) => id);

const isSpot = ({ x, y, w, h }: Spot): boolean => [x, y, w, h].every(isNumber) && w >= 0 && h >= 0;
const within = (inner: Spot, outer: Spot): boolean => Math.abs(inner.x - outer.x) <= (outer.w - inner.w) / 2 + 0.1 && Math.abs(inner.y - outer.y) <= (outer.h - inner.h) / 2 + 0.1;
const apartFrom = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 0.1 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 0.1;

/** Components that lie nowhere though they have a frame, parts that lie outside of theirs or on one another, or share an id. */
export function wrongSpots({ things }: Content): string[] {
  return things.flatMap(({ id, frame, at, parts }) => {
    const flat = at !== null && (at.w === 0 || at.h === 0);
    return [
      ...((frame === null) === (at === null) ? [] : [`${id} has a frame or a spot alone`]),
      ...(at !== null && !isSpot(at) ? [`${id} lies nowhere`] : []),
      ...parts.filter((part) => !isSpot(part) || at === null || !within(part, at)).map((part) => `${part.id} of ${id} lies outside`),
      ...(flat ? [] : parts.flatMap((part, n) => parts.slice(0, n).filter((other) => !apartFrom(part, other)).map((other) => `${part.id} and ${other.id} of ${id}`))),
      ...(new Set(parts.map((part) => part.id)).size === parts.length ? [] : [`parts of ${id} share an id`]),
    ];
  });
}

/** Whether parts lie in a row from left to right. */
export const isRow = (parts: readonly Part[]): boolean => parts.every(({ x, y }, at) => at === 0 || (x > (parts[at - 1] as Part).x && y === (parts[at - 1] as Part).y));

/** 1, 2, 3 and so on. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
