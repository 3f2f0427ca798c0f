// What is printed on the components that have no names of their own.
import { deal, single, type Face } from '../../words/content.js';
import { kindOfEffect } from '../content/card-effects.js';
import type { CityCardEntry, ContractEntry, Pack } from '../content/pack.js';

/** What a contract costs and brings. */
export const contractFace = ({ cost, reward }: ContractEntry): Face => single({ cost: { ...cost }, reward: { ...reward } });

/** What a city card does with a die. */
export const cardFace = ({ effect }: CityCardEntry): Face => kindOfEffect(effect).face(effect);

/** The two offers of a tile. */
export const offerFace = ({ offers }: Pack['offerTiles'][number]): Face => ({ by: 'choice', deals: offers.map(({ cost, reward }) => deal({ cost: { ...cost }, reward: { ...reward } })) });
