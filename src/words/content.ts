// What the components of any game are, as data for a page: what lies where, what it costs, what it gives, which rules are
// about it. Derived from the content tables; no words but proper names.
import type { ContentTable, Provenance } from '../kernel/content.js';
import type { RuleId } from '../kernel/legality.js';

/** Numbers by resource or symbol; the keys are the names of icons as well. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** One thing a component offers: what is paid for what, and how often. */
export interface Deal {
  readonly cost: Amounts;
  readonly reward: Amounts;
  /** Once; up to as often as the die shows; at once and in every later round; any number of times. */
  readonly times: 'once' | 'die' | 'every-round' | 'any';
  /** The reward comes for each of these, as far as `times` allows. */
  readonly per: 'pip' | 'die' | 'pair' | 'completed-contract' | 'post' | 'oasis' | 'seal' | 'building' | 'item' | 'level' | null;
  /** The die (or the number of steps) this deal belongs to; see `by` of the face. */
  readonly die: number | null;
}

/** What is printed on a component. */
export interface Face {
  /** `all`: everything together; `choice`: one of the deals; `die`: the deal of the die's value; `up-to-die`: one of those up to the die's value. */
  readonly by: 'all' | 'choice' | 'die' | 'up-to-die';
  readonly deals: readonly Deal[];
}

/** A place in a frame of 100 by 100: the middle of a thing, and how wide and high it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A part of a thing that something can lie on: a place for a die, a column, a space of a track. */
export interface Part extends Spot {
  readonly id: string;
  /** The number printed there: points, steps, a price. */
  readonly value: number | null;
  readonly face: Face | null;
}

/** Which sort of thing it is, whatever the game. */
export type Kind = 'resource' | 'location' | 'space' | 'track' | 'contract' | 'card' | 'tile' | 'piece' | 'character' | 'goal';

/** Something on or beside the board. */
export interface Thing {
  readonly id: string;
  readonly kind: Kind;
  /** The finer sort, in the words of the game: `large`, `cityCard`, `outpost`, … */
  readonly group: string;
  /** Its proper name, if it has one in print; what has none is named by the texts. */
  readonly name: string | null;
  readonly face: Face | null;
  /** Resources and symbols on it. */
  readonly icons: readonly string[];
  /** Dice it takes, for spaces. */
  readonly dice: number | null;
  /** The frame its coordinates belong to. */
  readonly frame: string | null;
  readonly at: Spot | null;
  readonly parts: readonly Part[];
  /** What else is printed: cities of a goal, the colour of a site, … */
  readonly facts: Readonly<Record<string, number | string | readonly string[]>>;
  readonly rules: readonly RuleId[];
  readonly provenance: Provenance;
  /** What is known about its values beyond that. */
  readonly note: string | null;
}

/** Offsets in pixels from the middle of a place, for what lies beside it. */
export type Near = Readonly<Partial<Record<'label' | 'posts' | 'figures' | 'cards' | 'contracts' | 'tile', readonly (readonly [x: number, y: number])[]>>>;

/** A point, in hundredths of a frame. */
export type Point = readonly [x: number, y: number];

/** Where things lie on a map: drawn by us. */
export interface MapLayout {
  readonly nodes: Readonly<Record<string, { readonly x: number; readonly y: number; readonly near?: Near }>>;
  readonly bends: Readonly<Record<string, Point>>;
  /** Outlines, closed and smooth, from back to front. */
  readonly land: readonly (readonly Point[])[];
  readonly lakes: readonly (readonly Point[])[];
  readonly hills: readonly Point[];
  readonly rose: Point;
}

/** A road between two places. */
export interface Road {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly cost: Amounts;
  /** The guild whose seal opens it. */
  readonly seal: string | null;
  /** How to draw it in a frame of 100 by 100: the data of an SVG path. */
  readonly path: string;
  /** Where its price stands: the middle of the road. */
  readonly price: Point;
  readonly rules: readonly RuleId[];
  readonly provenance: Provenance;
}

/** A map of places and roads. */
export interface BoardMap {
  readonly places: readonly { readonly id: string; readonly x: number; readonly y: number; readonly near: Near }[];
  readonly roads: readonly Road[];
  readonly land: MapLayout['land'];
  readonly lakes: MapLayout['lakes'];
  readonly hills: MapLayout['hills'];
  readonly rose: MapLayout['rose'] | null;
}

/** All components of a game. */
export interface Content {
  readonly game: string;
  readonly things: readonly Thing[];
  readonly map: BoardMap;
  /** The frames that coordinates belong to, with their width for a height of 1. */
  readonly frames: Readonly<Record<string, number>>;
}

/** What a thing has to say for itself; the rest is filled in. How well it is known it says itself, or the table it comes from. */
export type Sketch = Pick<Thing, 'id' | 'kind' | 'group'> & Partial<Thing> & ({ readonly provenance: Provenance } | { readonly table: string });

/** What a sketch is completed from: the rules about symbols, and what is known about the tables. */
export interface Sources {
  readonly symbolRules: Readonly<Record<string, readonly RuleId[]>>;
  readonly tables: readonly ContentTable[];
}

/** What is known about a sketch: its own entry in a table, or the table as a whole. */
function knownOf(sketch: Sketch, tables: readonly ContentTable[]): Pick<Thing, 'provenance' | 'note'> {
  if ('provenance' in sketch) return { provenance: sketch.provenance, note: sketch.note ?? null };
  const table = tables.find(({ name }) => name === sketch.table);
  const entry = table?.entries.find(({ id }) => id === sketch.id) ?? table;
  return { provenance: entry?.source ?? 'reconstructed', note: entry?.note ?? null };
}

const SYMBOLS_OF = ({ cost, reward }: Deal): string[] => [...Object.keys(cost), ...Object.keys(reward)];

/** Every resource and symbol of a face and of its parts, once. */
function iconsOf(face: Face | null, parts: readonly Part[]): string[] {
  const faces = [face, ...parts.map((part) => part.face)].filter((one) => one !== null);
  return [...new Set(faces.flatMap(({ deals }) => deals.flatMap(SYMBOLS_OF)))];
}

/** Fills in what a sketch leaves open; rules about its symbols join those about the thing. */
export function thingOf(sketch: Sketch, { symbolRules, tables }: Sources): Thing {
  const { id, kind, group, name = null, face = null, dice = null, frame = null, at = null, parts = [], facts = {}, rules = [] } = sketch;
  const icons = sketch.icons ?? iconsOf(face, parts);
  const about = [...new Set([...rules, ...icons.flatMap((icon) => symbolRules[icon] ?? [])])];
  return { id, kind, group, name, face, icons, dice, frame, at, parts, facts, rules: about, ...knownOf(sketch, tables) };
}

/** A deal; what is left out is nothing, once, for no particular die. */
export const deal = (given: Partial<Deal>): Deal => ({ cost: {}, reward: {}, times: 'once', per: null, die: null, ...given });

/** A face with one deal. */
export const single = (given: Partial<Deal>): Face => ({ by: 'all', deals: [deal(given)] });

/** A spot by its left upper corner. */
export const box = (left: number, top: number, w: number, h: number): Spot => ({ x: round(left + w / 2), y: round(top + h / 2), w: round(w), h: round(h) });

const round = (value: number): number => Math.round(value * 100) / 100;

/** Cuts a spot into so many equal ones, from left to right or from top to bottom. */
export function cut({ x, y, w, h }: Spot, count: number, direction: 'across' | 'down' = 'across'): Spot[] {
  const [left, top] = [x - w / 2, y - h / 2];
  return Array.from({ length: count }, (_, at) => (direction === 'down' ? box(left, top + (at * h) / count, w, h / count) : box(left + (at * w) / count, top, w / count, h)));
}

/** A part of a thing. */
export const part = (id: string, spot: Spot, value: number | null = null, face: Face | null = null): Part => ({ id, ...spot, value, face });

/** How a road is drawn: straight, or over a control point. */
export function roadPath(from: Point, to: Point, bend: Point | undefined): Pick<Road, 'path' | 'price'> {
  const middle = (at: 0 | 1): number => round(bend ? (from[at] + 2 * bend[at] + to[at]) / 4 : (from[at] + to[at]) / 2);
  const curve = bend ? `Q${bend[0]} ${bend[1]} ` : 'L';
  return { path: `M${from[0]} ${from[1]}${curve}${to[0]} ${to[1]}`, price: [middle(0), middle(1)] };
}

/** The roads of a table of routes on a layout. */
export function roadsOn(layout: MapLayout, routes: readonly Omit<Road, 'path' | 'price'>[]): Road[] {
  const point = (id: string): Point => {
    const node = layout.nodes[id];
    return node ? [node.x, node.y] : [50, 50];
  };
  return routes.map((route) => ({ ...route, ...roadPath(point(route.from), point(route.to), layout.bends[`${route.from}--${route.to}`] ?? layout.bends[`${route.to}--${route.from}`]) }));
}

/** The map of a layout and its roads. */
export function mapOf(layout: MapLayout, roads: readonly Road[]): BoardMap {
  const { nodes, land, lakes, hills, rose } = layout;
  return { places: Object.entries(nodes).map(([id, { x, y, near = {} }]) => ({ id, x, y, near })), roads, land, lakes, hills, rose };
}

/** The frames of things: those given, and tracks of their own, whose spaces are squares. */
export function framesOf(things: readonly Thing[], given: Content['frames']): Content['frames'] {
  const tracks = things.flatMap(({ id, frame, parts }) => (frame === id && parts.length > 0 ? [[frame, parts.length] as const] : []));
  return { ...Object.fromEntries(tracks), ...given };
}
