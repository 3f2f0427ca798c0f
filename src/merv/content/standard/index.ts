// The pack the game is played with unless told otherwise.
import { caravanCards, contracts } from './cards.js';
import { camelMarket, scoringTiles, sites, upgrades, wallPieces } from './city.js';
import { mosqueSpaces, mosqueSteps } from './mosque.js';
import type { Pack } from '../pack.js';
import { cities, favourPoints, halls, influencePoints, spiceLimits, tracks } from './tracks.js';

/** The standard pack; written as JSON it is a template for a pack of one's own. */
export const standardPack: Pack = {
  name: 'standard',
  sites,
  camelMarket,
  wallPieces,
  upgrades,
  scoringTiles,
  halls,
  tracks,
  favourPoints,
  influencePoints,
  spiceLimits,
  cities,
  mosqueSpaces,
  mosqueSteps,
  contracts,
  caravanCards,
};
