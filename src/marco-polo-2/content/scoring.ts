import type { GoalEntry, ShieldEntry, TrackEntry } from './tables.js';

/** The kinds of shields. */
export const shields: readonly ShieldEntry[] = [
  { id: 'sun', name: 'Sun', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'dragon', name: 'Dragon', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'crane', name: 'Crane', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'tiger', name: 'Tiger', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'lotus', name: 'Lotus', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'elephant', name: 'Elephant', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'horse', name: 'Horse', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'lion', name: 'Lion', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
  { id: 'moon', name: 'Moon', source: 'reconstructed', note: 'nine kinds are pinned; emblems are ours' },
];

/** What a number of shields scores; more than the last counts as the last. */
export const shieldTrack: readonly TrackEntry[] = [
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
export const goalCards: readonly GoalEntry[] = [
  { id: 'g01', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['sun', 'horse'], source: 'reconstructed', pinned: { 'seals[0].seal': 'seed', 'seals[1]': 'seed', 'shields[0]': 'seed' } },
  { id: 'g02', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'jeweler', vp: 5 }], shields: ['crane', 'elephant'], source: 'reconstructed' },
  { id: 'g03', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['moon', 'tiger'], source: 'reconstructed' },
  { id: 'g04', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'spicer', vp: 4 }], shields: ['lion', 'moon'], source: 'reconstructed' },
  { id: 'g05', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'tailor', vp: 4 }], shields: ['dragon', 'sun'], source: 'reconstructed' },
  { id: 'g06', seals: [{ seal: 'tailor', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['lotus', 'crane'], source: 'reconstructed' },
  { id: 'g07', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['elephant', 'lotus'], source: 'reconstructed' },
  { id: 'g08', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'jeweler', vp: 5 }], shields: ['tiger', 'dragon'], source: 'reconstructed' },
  { id: 'g09', seals: [{ seal: 'spicer', vp: 4 }, { seal: 'tailor', vp: 4 }], shields: ['lion', 'elephant'], source: 'reconstructed' },
  { id: 'g10', seals: [{ seal: 'farmer', vp: 3 }, { seal: 'spicer', vp: 3 }, { seal: 'tailor', vp: 4 }], shields: ['horse'], source: 'reconstructed' },
  { id: 'g11', seals: [{ seal: 'jeweler', vp: 6 }], shields: ['dragon', 'lotus', 'lion'], source: 'reconstructed' },
  { id: 'g12', seals: [{ seal: 'farmer', vp: 4 }], shields: ['crane', 'sun', 'moon'], source: 'reconstructed' },
  { id: 'g13', seals: [], shields: ['tiger', 'horse', 'sun', 'lotus'], source: 'reconstructed' },
  { id: 'g14', seals: [], shields: ['dragon', 'crane', 'elephant', 'moon'], source: 'reconstructed' },
];
