import type { Pack } from '../pack.js';

/** Guild seals, from the one any die gives to the one that asks most. */
export const guildSeals: Pack['guildSeals'] = [
  { id: 'farmer', name: 'Farmers\' guild', minDie: 1, jade: 0, upgradeCost: { coin: 6, camel: 4 }, bonus: { coin: 3 }, source: 'reconstructed', pinned: { copies: 'seed', minDie: 'seed', jade: 'seed' } },
  { id: 'spicer', name: 'Spicers\' guild', minDie: 2, jade: 1, upgradeCost: { coin: 9, pepper: 4 }, bonus: { vp: 2 }, source: 'reconstructed', pinned: { copies: 'seed', minDie: 'seed', jade: 'seed' }, note: 'a bonus of 2 points is pinned for the guild tied to Hormuz; that this is the spicers\' is ours' },
  { id: 'tailor', name: 'Tailors\' guild', minDie: 3, jade: 2, upgradeCost: { coin: 9, silk: 3 }, bonus: { jade: 1 }, source: 'reconstructed', pinned: { copies: 'seed', minDie: 'seed', jade: 'seed' } },
  { id: 'jeweler', name: 'Jewelers\' guild', minDie: 4, jade: 3, upgradeCost: { coin: 9, gold: 2 }, bonus: { camel: 2 }, source: 'seed' },
];

/** What the action spaces of the special cities give. */
export const specialCities: Pack['specialCities'] = [
  { id: 'special-baghdad', city: 'baghdad', spaces: 2, reward: { gold: 1, camel: 2 }, seal: 'jeweler', sealBonusTimes: [1, 1, 1, 1, 2, 2], source: 'reconstructed', pinned: { spaces: 'seed', seal: 'seed', 'sealBonusTimes[2]': 'seed' } },
  { id: 'special-balkh', city: 'balkh', spaces: 2, reward: { silk: 1, jade: 1, coin: 2 }, seal: 'tailor', sealBonusTimes: [1, 1, 1, 1, 2, 2], source: 'reconstructed', pinned: { spaces: 'seed' } },
  { id: 'special-hormuz', city: 'hormuz', spaces: 2, reward: { pepper: 2, coin: 3 }, seal: 'spicer', sealBonusTimes: [1, 1, 1, 1, 2, 2], source: 'reconstructed', pinned: { spaces: 'seed', 'sealBonusTimes[4]': 'seed' } },
];

/** The travel spaces from the lowest to the highest. */
export const travelSpaces: Pack['travelSpaces'] = [
  { id: 'lower', dice: 1, maxSteps: 1, cost: { coin: 2 }, extraPost: false, source: 'seed' },
  { id: 'middle', dice: 2, maxSteps: 3, cost: {}, extraPost: false, source: 'reconstructed', pinned: { dice: 'seed', cost: 'seed', extraPost: 'seed' }, note: 'maxSteps is at least 3 (worked example); the printed number is not known' },
  { id: 'upper', dice: 3, maxSteps: 5, cost: {}, extraPost: true, source: 'reconstructed', pinned: { dice: 'seed', cost: 'seed', extraPost: 'seed' }, note: 'printed number not known' },
];
