import type { Pack } from '../pack.js';

/** The three books with the two free offers printed on each. */
export const books: Pack['books'] = [
  { id: 'I', minDie: 1, spaces: ['single'], free: [{ reward: { pepper: 2, jade: 1 }, source: 'seed' }, { reward: { pepper: 3 }, source: 'reconstructed' }], source: 'reconstructed', pinned: { minDie: 'seed', spaces: 'seed' } },
  { id: 'II', minDie: 3, spaces: ['single'], free: [{ reward: { silk: 2, jade: 1 }, source: 'reconstructed' }, { reward: { silk: 1, pepper: 2 }, source: 'reconstructed' }], source: 'reconstructed', pinned: { minDie: 'seed', spaces: 'seed' } },
  { id: 'III', minDie: 5, spaces: ['upper', 'lower'], free: [{ reward: { gold: 2 }, source: 'reconstructed' }, { reward: { gold: 1, silk: 1, jade: 1 }, source: 'reconstructed' }], source: 'reconstructed', pinned: { minDie: 'seed', spaces: 'seed', good: 'public' } },
];

/** Offer tiles: the two further offers of a book in one round. */
export const offerTiles: Pack['offerTiles'] = [
  { id: 'I-1', book: 'I', offers: [{ cost: { jade: 1 }, reward: { pepper: 4, coin: 2 } }, { cost: { jade: 2 }, reward: { pepper: 4, camel: 4, coin: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'I-2', book: 'I', offers: [{ cost: { jade: 1 }, reward: { pepper: 3, camel: 4 } }, { cost: { jade: 2 }, reward: { pepper: 5, coin: 4 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'I-3', book: 'I', offers: [{ cost: { jade: 1 }, reward: { pepper: 2, silk: 1, coin: 4 } }, { cost: { jade: 2 }, reward: { pepper: 3, silk: 2, camel: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'I-4', book: 'I', offers: [{ cost: { jade: 1 }, reward: { camel: 5, coin: 7 } }, { cost: { jade: 2 }, reward: { pepper: 2, camel: 4, coin: 8 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'I-5', book: 'I', offers: [{ cost: { jade: 1 }, reward: { pepper: 3, coin: 5 } }, { cost: { jade: 2 }, reward: { pepper: 3, gold: 1, camel: 3 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'I-6', book: 'I', offers: [{ cost: { jade: 1 }, reward: { pepper: 4, camel: 2 } }, { cost: { jade: 2 }, reward: { pepper: 6, coin: 1 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'II-1', book: 'II', offers: [{ cost: { jade: 1 }, reward: { silk: 3, camel: 3 } }, { cost: { jade: 2 }, reward: { silk: 4, camel: 4 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'II-2', book: 'II', offers: [{ cost: { jade: 1 }, reward: { silk: 3, coin: 4 } }, { cost: { jade: 2 }, reward: { silk: 4, coin: 5 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'II-3', book: 'II', offers: [{ cost: { jade: 1 }, reward: { silk: 2, pepper: 2, coin: 2 } }, { cost: { jade: 2 }, reward: { silk: 3, pepper: 2, camel: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'II-4', book: 'II', offers: [{ cost: { jade: 1 }, reward: { silk: 4 } }, { cost: { jade: 2 }, reward: { silk: 2, gold: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'II-5', book: 'II', offers: [{ cost: { jade: 1 }, reward: { silk: 2, gold: 1, camel: 1 } }, { cost: { jade: 2 }, reward: { silk: 5, coin: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'II-6', book: 'II', offers: [{ cost: { jade: 1 }, reward: { silk: 1, pepper: 2, camel: 4 } }, { cost: { jade: 2 }, reward: { silk: 3, coin: 6, camel: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'III-1', book: 'III', offers: [{ cost: { jade: 1 }, reward: { gold: 2, camel: 4 } }, { cost: { jade: 2 }, reward: { gold: 3, coin: 4 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'III-2', book: 'III', offers: [{ cost: { jade: 1 }, reward: { gold: 2, coin: 5 } }, { cost: { jade: 2 }, reward: { gold: 3, camel: 3 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'III-3', book: 'III', offers: [{ cost: { jade: 1 }, reward: { gold: 2, silk: 1, coin: 2 } }, { cost: { jade: 2 }, reward: { gold: 2, silk: 2, camel: 2 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'III-4', book: 'III', offers: [{ cost: { jade: 1 }, reward: { gold: 1, silk: 2, pepper: 1, coin: 2 } }, { cost: { jade: 2 }, reward: { gold: 3, pepper: 1, coin: 1 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'III-5', book: 'III', offers: [{ cost: { jade: 1 }, reward: { gold: 3 } }, { cost: { jade: 2 }, reward: { gold: 2, pepper: 2, camel: 3 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
  { id: 'III-6', book: 'III', offers: [{ cost: { jade: 1 }, reward: { gold: 1, camel: 4, coin: 7 } }, { cost: { jade: 2 }, reward: { gold: 2, coin: 6, camel: 3 } }], source: 'reconstructed', pinned: { book: 'seed', 'offers.cost': 'seed' } },
];
