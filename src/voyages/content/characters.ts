import type { CharacterId } from '../characters/ids.js';

/** The eight characters. Mercator ex Tabriz has a tile for each number of players. */
export const CHARACTERS = [
  { id: 'raschid', name: 'Raschid ad-Din Sinan', figures: 1, start: 'venezia', posts: 9, income: {} },
  { id: 'matteo', name: 'Matteo Polo', figures: 1, start: 'venezia', posts: 9, income: { contract: 1 } },
  { id: 'berke', name: 'Berke Khan', figures: 1, start: 'venezia', posts: 9, income: {} },
  { id: 'mercator', name: 'Mercator ex Tabriz', figures: 1, start: 'venezia', posts: 9, income: {} },
  { id: 'kubilai', name: 'Kubilai Khan', figures: 1, start: 'beijing', posts: 9, income: {} },
  { id: 'niccolo-marco', name: 'Niccolo and Marco Polo', figures: 2, start: 'venezia', posts: 9, income: { camel: 1 } },
  { id: 'wilhelm', name: 'Wilhelm von Rubruk', figures: 1, start: 'venezia', posts: 11, income: {} },
  { id: 'johannes', name: 'Johannes Carpini', figures: 1, start: 'venezia', posts: 9, income: { coin: 3 } },
] as const satisfies readonly { readonly id: CharacterId; readonly [key: string]: unknown }[];

/** Characters of the introductory game by turn order. */
export const FIRST_CHARACTERS = ['raschid', 'matteo', 'berke', 'mercator'] as const;
