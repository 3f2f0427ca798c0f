import { part, single, type Sketch, type Spot } from '../../words/content.js';
import { ACTIONS, CELLS, CORNERS, QUARTERS, SIDES, SLOTS } from '../content/ids.js';

/** Cells of the grid: the first middle, and from one to the next. */
const FIRST = 22.8;
const STEP = 13.6;
/** How far slots and walls stand from the edge. */
const SLOT = 4;
const WALL = 12.4;

const along = (index: number): number => Math.round((FIRST + index * STEP) * 10) / 10;

const cellSpot = (index: number): Spot => ({ x: along(index % 5), y: along(Math.floor(index / 5)), w: STEP, h: STEP });

/** Where slot or wall number 0 to 19 stands, so far from the edge: clockwise from the north-west. */
function aroundSpot(index: number, edge: number): Spot {
  const at = along(index % 5);
  const back = along(4 - (index % 5));
  const size = 8;
  switch (SIDES[Math.floor(index / 5)]) {
    case 'N': return { x: at, y: edge, w: STEP, h: size };
    case 'E': return { x: 100 - edge, y: at, w: size, h: STEP };
    case 'S': return { x: back, y: 100 - edge, w: STEP, h: size };
    default: return { x: edge, y: back, w: size, h: STEP };
  }
}

const CORNER_SPOTS = [[8, 8], [92, 8], [92, 92], [8, 92]] as const;

function queueSpots(corner: number): Spot[] {
  const [x, y] = CORNER_SPOTS[corner] ?? [8, 8];
  return [0, 1, 2, 3].map((space) => ({ x: x + 3.5 * (space % 2 === 0 ? -1 : 1), y: y + 3.5 * (space < 2 ? -1 : 1), w: 6.5, h: 6.5 }));
}

const marketCell = cellSpot(12);

/** Cells, slots, walls and queues of the city, and what can be done with a site. */
export const cityThings = (): Sketch[] => [
  ...CELLS.map((id, at): Sketch => (id === 'r3c3'
    ? {
      id, kind: 'location', group: 'camelMarket', frame: 'city', at: marketCell, provenance: 'seed',
      parts: QUARTERS.map((quarter, index) => part(quarter, { x: marketCell.x + STEP / 4 * (index === 1 || index === 2 ? 1 : -1), y: marketCell.y + STEP / 4 * (index > 1 ? 1 : -1), w: STEP / 2, h: STEP / 2 })),
      rules: ['MERV-TERM-2', 'MERV-CAMEL-1', 'MERV-CAMEL-3', 'MERV-CAMEL-4'],
    }
    : { id, kind: 'location', group: 'cell', frame: 'city', at: cellSpot(at), provenance: 'seed', facts: { row: Math.floor(at / 5) + 1, column: (at % 5) + 1 }, rules: ['MERV-TERM-2', 'MERV-TERM-3', 'MERV-TERM-7'] })),
  ...SLOTS.map((id, at): Sketch => ({ id, kind: 'space', group: 'slot', frame: 'city', at: aroundSpot(at, SLOT), provenance: 'seed', facts: { side: id.charAt(0) }, rules: ['MERV-TERM-4', 'MERV-TERM-5', 'MERV-TURN-2'] })),
  ...SLOTS.map((id, at): Sketch => ({ id: `wall:${id}`, kind: 'space', group: at % 5 === 2 ? 'gateSlot' : 'wallSlot', frame: 'city', at: aroundSpot(at, WALL), provenance: 'seed', facts: { side: id.charAt(0) }, rules: ['MERV-TERM-6', 'MERV-WALL-3', 'MERV-INV-4'] })),
  ...CORNERS.map((id, corner): Sketch => ({ id: `queue:${id}`, kind: 'track', group: 'queue', frame: 'city', at: { x: CORNER_SPOTS[corner]?.[0] ?? 8, y: CORNER_SPOTS[corner]?.[1] ?? 8, w: 14, h: 14 }, provenance: 'seed', parts: queueSpots(corner).map((spot, at) => part(String(at + 1), spot, at + 1)), rules: ['MERV-QUEUE-1', 'MERV-QUEUE-2', 'MERV-QUEUE-3'] })),
  ...ACTIONS.map((id): Sketch => ({ id, kind: 'space', group: 'action', provenance: 'seed', rules: ACTION_RULES[id] })),
  { id: 'favour', kind: 'space', group: 'action', provenance: 'seed', face: single({ reward: { favour: 1 } }), rules: ['MERV-ACT-1'] },
  { id: 'soldier', kind: 'space', group: 'action', provenance: 'seed', face: single({ reward: { soldier: 1 } }), rules: ['MERV-ACT-1'] },
];

const ACTION_RULES: Readonly<Record<(typeof ACTIONS)[number], readonly string[]>> = {
  caravansary: ['MERV-CARAV-2', 'MERV-CARAV-4', 'MERV-CARAV-7'],
  palace: ['MERV-PALACE-2', 'MERV-PALACE-3'],
  library: ['MERV-LIB-1', 'MERV-LIB-2'],
  marketplace: ['MERV-MARKET-2', 'MERV-MARKET-7'],
  mosque: ['MERV-MOSQUE-2', 'MERV-MOSQUE-5'],
  wall: ['MERV-WALL-1', 'MERV-WALL-3', 'MERV-WALL-4'],
};
