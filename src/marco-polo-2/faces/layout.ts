// Where things lie on our own map, in hundredths of its width and height. The drawing is ours; which place is next to
// which stands in the content tables.
import type { MapLayout } from '../../words/content.js';

/** The map. */
export const layout: MapLayout = {
  nodes: {
    baghdad: { x: 5.5, y: 50, near: { figures: [[29, 0]], label: [[0, 31]], tile: [[2, -50]] } },
    'oasis-khorasan': { x: 11, y: 17 },
    balkh: { x: 22, y: 40, near: { label: [[0, 31]], tile: [[-30, -50]] } },
    hormuz: { x: 11, y: 84, near: { label: [[0, 31]], tile: [[72, 14]] } },
    'oasis-kerman': { x: 17.5, y: 65 },
    kabul: { x: 31.5, y: 50, near: { label: [[-4, 31]], cards: [[-15, 66], [-15, 114]] } },
    kashgar: { x: 33, y: 13, near: { figures: [[-31, 8]], label: [[0, 31]], cards: [[76, -10]] } },
    'oasis-tarim': { x: 44, y: 36 },
    dunhuang: { x: 57, y: 25, near: { label: [[0, 31]], contracts: [[0, -43]] } },
    'oasis-gobi': { x: 68.5, y: 10 },
    xanadu: { x: 81, y: 23, near: { figures: [[29, -4]], label: [[12, 31]], posts: [[16, 50]], cards: [[40, -55]] } },
    beijing: { x: 94, y: 25, near: { label: [[0, 31]] } },
    xian: { x: 75, y: 43, near: { label: [[0, 31]], contracts: [[0, -43]] } },
    yangzhou: { x: 91, y: 56, near: { label: [[0, 31]], contracts: [[0, -43]] } },
    fuzhou: { x: 86.5, y: 86, near: { figures: [[15, -33]], label: [[-50, 10]], posts: [[-54, 28]], cards: [[66, 2]] } },
    'oasis-lingnan': { x: 77, y: 74 },
    'oasis-sichuan': { x: 65, y: 47 },
    lhasa: { x: 54, y: 49, near: { label: [[0, 31]] } },
    kunming: { x: 69, y: 63, near: { label: [[-2, 31]], contracts: [[64, 4]] } },
    pagan: { x: 60, y: 88, near: { figures: [[25, -27]], label: [[44, 18]], posts: [[46, -2]], cards: [[-50, -42]] } },
    'oasis-assam': { x: 53, y: 69 },
    jaipur: { x: 43, y: 63, near: { label: [[-46, 9]], posts: [[0, 33]], contracts: [[12, -43]] } },
    calicut: { x: 47, y: 88, near: { label: [[0, 31]] } },
  },
  /** Control points of roads that are not straight. */
  bends: {
    'jaipur--calicut': [44, 77],
    'fuzhou--calicut': [66, 108],
    'yangzhou--pagan': [78, 96],
    'pagan--kabul': [36, 82],
    'yangzhou--fuzhou': [93, 72],
    'xian--fuzhou': [87, 62],
    'oasis-lingnan--oasis-assam': [65, 83],
    'kunming--pagan': [67, 78],
    'oasis-lingnan--pagan': [72, 90],
    'calicut--hormuz': [26, 100],
    'hormuz--baghdad': [4, 74],
    'kashgar--balkh': [27, 22],
    'dunhuang--oasis-tarim': [47, 26],
    'beijing--xian': [85, 40],
    'dunhuang--kashgar': [45, 20],
    'xian--dunhuang': [66, 36],
    'kunming--jaipur': [58, 80],
    'lhasa--oasis-tarim': [48, 44],
    'kabul--jaipur': [37, 50],
    'kabul--oasis-kerman': [24, 66],
    'kashgar--kabul': [33, 32],
  },
  land: [
    [[-4, -8], [104, -8], [104, 30], [97, 38], [98, 70], [94, 92], [87, 97], [80, 92], [72, 88], [66, 96], [60, 99], [53, 92], [49, 82], [44, 84], [41, 99], [35, 99], [33, 88], [28, 82], [21, 84], [15, 96], [8, 96], [4, 84], [8, 70], [-4, 66]],
  ],
  lakes: [
    [[12, 4], [19, 3], [22, 9], [18, 14], [13, 12]],
  ],
  hills: [[60, 58], [48, 56], [38, 24], [25, 24], [63, 64], [85, 66], [72, 30], [15, 40]],
  rose: [24, 93],
};
