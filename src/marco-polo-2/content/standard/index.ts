import { cityBonusMarkers, outpostBonuses } from './bonuses.js';
import { books, offerTiles } from './books.js';
import { cityCards } from './cards.js';
import { constants } from './constants.js';
import { contracts, startingContracts } from './contracts.js';
import { locations, routes } from './map.js';
import { goalCards, shields, shieldTrack } from './scoring.js';
import { guildSeals, specialCities, travelSpaces } from './seals.js';
import type { Pack } from '../pack.js';

/** The values this library comes with: what is printed where it is known, and a consistent choice where it is not. */
export const standardPack: Pack = {
  name: 'standard',
  constants,
  locations,
  routes,
  travelSpaces,
  guildSeals,
  specialCities,
  shields,
  shieldTrack,
  cityBonusMarkers,
  outpostBonuses,
  books,
  offerTiles,
  contracts,
  startingContracts,
  cityCards,
  goalCards,
};
