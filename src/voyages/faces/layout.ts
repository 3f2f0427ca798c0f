// Where things lie on our own map, in hundredths of its width and height. The drawing is ours; which place is next to
// which stands in the content tables.
import type { MapLayout } from '../../words/content.js';

/** The map. */
export const layout: MapLayout = {
  nodes: {
    venezia: { x: 5, y: 38, near: { label: [[0, 28]] } },
    'oasis-1': { x: 13, y: 19 },
    moscow: { x: 24, y: 25, near: { label: [[0, 31]], posts: [[36, 2]], cards: [[0, -51]] } },
    anxi: { x: 42, y: 20, near: { label: [[0, -31]] } },
    karakorum: { x: 58, y: 23, near: { label: [[0, 31]], cards: [[0, -51]] } },
    'oasis-2': { x: 70, y: 20 },
    'oasis-3': { x: 81.5, y: 10 },
    beijing: { x: 93, y: 28, near: { label: [[0, 43]] } },
    'oasis-4': { x: 79.5, y: 36 },
    'lan-zhou': { x: 68, y: 50, near: { label: [[0, 31]], cards: [[-4, -50]] } },
    kashgar: { x: 56, y: 46, near: { label: [[0, 31]] } },
    'oasis-6': { x: 46.5, y: 41 },
    samarcanda: { x: 34.5, y: 47, near: { label: [[0, 31]], cards: [[16, -48]] } },
    'oasis-5': { x: 18.5, y: 43 },
    'oasis-7': { x: 24.5, y: 63 },
    alexandria: { x: 8, y: 62, near: { label: [[0, 31]], posts: [[0, 52]], cards: [[4, 91]] } },
    'oasis-9': { x: 20, y: 82 },
    adana: { x: 30, y: 85, near: { label: [[0, 31]] } },
    ormuz: { x: 37, y: 68, near: { label: [[0, 31]] } },
    karachi: { x: 47.5, y: 71, near: { label: [[0, 31]], cards: [[-6, -49]] } },
    'oasis-8': { x: 62, y: 71 },
    xian: { x: 80, y: 56, near: { label: [[0, 30]] } },
    kochi: { x: 53, y: 86, near: { figures: [[29, 6]], label: [[2, 31]], posts: [[-33, 6]] } },
    sumatra: { x: 73, y: 73, near: { label: [[-50, -15]], posts: [[36, -2]], figures: [[26, -16]], cards: [[-86, 68], [60, 68], [131, 68]] } },
    'oasis-10': { x: 95, y: 56 },
  },
  /** Control points of roads that are not straight. */
  bends: {
    'sumatra--oasis-10': [87, 73],
    'xian--beijing': [88, 46],
    'venezia--oasis-1': [6, 24],
    'adana--kochi': [41, 98],
    'oasis-9--adana': [24, 89],
    'alexandria--oasis-7': [17, 59],
    'kochi--sumatra': [62, 80],
    'oasis-8--kochi': [53, 73],
    'venezia--alexandria': [3, 50],
    'moscow--anxi': [33, 21],
  },
  land: [
    [[-4, 24], [6, 10], [20, -6], [104, -8], [104, 62], [97, 63], [90, 68], [82, 70], [79, 80], [73, 83], [67, 78], [61, 79], [60, 97], [53, 98], [51, 82], [45, 79], [41, 78], [36, 82], [33, 96], [27, 97], [25, 78], [20, 88], [14, 104], [-4, 104], [-4, 56], [2, 50], [10, 50], [12, 54], [18, 52], [13, 47], [8, 49], [2, 45]],
  ],
  lakes: [
    [[27, 52], [29, 53], [29.6, 58], [27.6, 60], [26.2, 56]],
  ],
  hills: [[50, 32], [46, 29], [87, 18], [12, 30], [30, 38], [62, 37], [84, 47]],
  rose: [42, 90],
};
