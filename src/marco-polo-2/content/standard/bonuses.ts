import type { Pack } from '../pack.js';

/** City bonus markers: one more than there are spaces. */
export const cityBonusMarkers: Pack['cityBonusMarkers'] = [
  { id: 'bonus-camels', bonus: { camel: 3 }, source: 'seed' },
  { id: 'bonus-camel-coins', bonus: { camel: 1, coin: 3 }, source: 'seed' },
  { id: 'bonus-copy', bonus: { copyCityBonus: 1 }, source: 'seed' },
  { id: 'bonus-coins', bonus: { coin: 5 }, source: 'recalled', confidence: 'medium' },
  { id: 'bonus-points', bonus: { vp: 3 }, source: 'recalled', confidence: 'medium' },
  { id: 'bonus-goods', bonus: { distinctGoods: 2 }, source: 'recalled', confidence: 'medium' },
  { id: 'bonus-jade', bonus: { jade: 2 }, source: 'recalled', confidence: 'low' },
];

/** Outpost bonus tiles: one for each outpost space. */
export const outpostBonuses: Pack['outpostBonuses'] = [
  { id: 'outpost-gold', bonus: { gold: 2 }, source: 'seed' },
  { id: 'outpost-silk', bonus: { silk: 2 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-camels', bonus: { camel: 3 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-coins', bonus: { coin: 5 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-move', bonus: { move: 1 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-contract', bonus: { contractTop: 1 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-black-die', bonus: { blackDie: 1 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-good', bonus: { anyGood: 1 }, source: 'recalled', confidence: 'medium' },
  { id: 'outpost-jade', bonus: { jade: 2 }, source: 'reconstructed' },
  { id: 'outpost-pepper', bonus: { pepper: 3 }, source: 'reconstructed' },
];
