import type { Pack } from '../pack.js';

/** The kinds of shields; which city shows which is known of Hormuz only. */
export const shields: Pack['shields'] = [
  { id: 'star', name: 'Star', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'sun', name: 'Sun', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'rooster', name: 'Rooster', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'bamboo', name: 'Bamboo', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'cloud', name: 'Cloud', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'flower', name: 'Flower', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'snake', name: 'Snake', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'monkey', name: 'Monkey', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
  { id: 'moon', name: 'Moon', source: 'public', note: 'nine kinds are pinned; the words are those of a public score keeper' },
];

/** What a number of shields scores; more than the last counts as the last. */
export const shieldTrack: Pack['shieldTrack'] = [
  { id: 'track-1', shields: 1, points: 1, source: 'reconstructed', note: 'guess' },
  { id: 'track-2', shields: 2, points: 2, source: 'reconstructed', note: 'guess' },
  { id: 'track-3', shields: 3, points: 3, source: 'reconstructed', note: 'guess' },
  { id: 'track-4', shields: 4, points: 4, source: 'reconstructed', note: 'guess' },
  { id: 'track-5', shields: 5, points: 6, source: 'reconstructed', note: 'guess' },
  { id: 'track-6', shields: 6, points: 8, source: 'reconstructed', note: 'guess' },
  { id: 'track-7', shields: 7, points: 10, source: 'reconstructed', note: 'guess' },
  { id: 'track-8', shields: 8, points: 13, source: 'reconstructed', note: 'guess' },
  { id: 'track-9', shields: 9, points: 17, source: 'seed' },
  { id: 'track-10', shields: 10, points: 22, source: 'reconstructed', note: 'steps of 5, 6, 7, 8 add up to the pinned difference of 26 between 9 and 13' },
  { id: 'track-11', shields: 11, points: 28, source: 'reconstructed', note: 'steps of 5, 6, 7, 8 add up to the pinned difference of 26 between 9 and 13' },
  { id: 'track-12', shields: 12, points: 35, source: 'reconstructed', note: 'steps of 5, 6, 7, 8 add up to the pinned difference of 26 between 9 and 13' },
  { id: 'track-13', shields: 13, points: 43, source: 'seed', note: '13 or more' },
];

/** Goal cards. */
export const goalCards: Pack['goalCards'] = [
  { id: 'g01', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['star', 'snake'], source: 'reconstructed', pinned: { 'seals[0].seal': 'seed', 'seals[1]': 'seed', 'shields[0]': 'seed' } },
  { id: 'g02', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'jeweler', vp: 5 }], shields: ['rooster', 'flower'], source: 'reconstructed' },
  { id: 'g03', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['moon', 'bamboo'], source: 'reconstructed' },
  { id: 'g04', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'spicer', vp: 4 }], shields: ['monkey', 'moon'], source: 'reconstructed' },
  { id: 'g05', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'tailor', vp: 4 }], shields: ['sun', 'star'], source: 'reconstructed' },
  { id: 'g06', seals: [{ seal: 'tailor', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['cloud', 'rooster'], source: 'reconstructed' },
  { id: 'g07', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['flower', 'cloud'], source: 'reconstructed' },
  { id: 'g08', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['bamboo', 'sun'], source: 'reconstructed' },
  { id: 'g09', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'tailor', vp: 4 }], shields: ['monkey', 'flower'], source: 'reconstructed' },
  { id: 'g10', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'spicer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['snake'], source: 'reconstructed' },
  { id: 'g11', seals: [{ seal: 'jeweler', vp: 6 }], shields: ['sun', 'cloud', 'monkey'], source: 'reconstructed' },
  { id: 'g12', seals: [{ seal: 'farmer', vp: 4 }], shields: ['rooster', 'star', 'moon'], source: 'reconstructed' },
  { id: 'g13', seals: [], shields: ['bamboo', 'snake', 'star', 'cloud'], source: 'reconstructed' },
  { id: 'g14', seals: [], shields: ['sun', 'rooster', 'flower', 'moon'], source: 'reconstructed' },
];
