import { content } from '../../../src/marco-polo-2/faces/index.js';
import { layout } from '../../../src/marco-polo-2/faces/layout.js';
import { mapLaws } from '../../words/maps.js';

mapLaws({
  content, layout,
  // No larger than the page draws them on a map of its usual height; figures stand where there is room for them, so only their middle counts.
  sizes: { height: 400, place: 34, oasis: 16, letter: 6, line: 13, spot: { cards: [60, 40], contracts: [60, 30], tile: [50, 30], posts: [20, 20], figures: [0, 0] } },
  beyond: ['the north of Asia from west to east', [[0, 0], [50, 0], [100, 0], [0, 30], [100, 20]]],
  room: ({ group, facts }) => ({ cards: facts['cardSpaces'], contracts: group === 'contract' ? 1 : 0, tile: group === 'special' ? 1 : 0 }),
  off: { roads: 6, hills: 9 },
  known: {
    // Calicut lies in the bay beside its coast.
    drowned: ['calicut in the sea'],
    // What the tables join cannot be drawn otherwise.
    crossing: ['xian--fuzhou and yangzhou--pagan', 'fuzhou--oasis-lingnan and yangzhou--pagan', 'oasis-lingnan--oasis-assam and kunming--pagan', 'oasis-lingnan--oasis-assam and kunming--jaipur', 'pagan--kabul and jaipur--calicut'],
    trampled: ['kunming--jaipur over oasis-assam'],
  },
});
