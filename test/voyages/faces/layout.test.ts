import { content } from '../../../src/voyages/faces/index.js';
import { layout } from '../../../src/voyages/faces/layout.js';
import { mapLaws } from '../../words/maps.js';

mapLaws({
  content, layout,
  // No larger than the page draws them on a map of its usual height; figures stand where there is room for them, so only their middle counts.
  sizes: { height: 400, place: 34, oasis: 16, letter: 6, line: 13, spot: { cards: [60, 40], posts: [20, 20], figures: [0, 0] } },
  beyond: ['north-west of Europe, north and east of Asia, and the west of Africa', [[0, 30], [30, 0], [100, 0], [100, 50], [0, 70], [0, 100]]],
  room: ({ facts }) => ({ cards: facts['cardSpaces'] }),
  off: { roads: 8, hills: 10 },
});
