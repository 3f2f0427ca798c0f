import { contentId, type ContentEntry, type ContentInfo, type ContentTable, type Provenance } from '../../kernel/content.js';
import * as board from './board.js';
import { CITY_BONUSES, OUTPOST_BONUSES } from './standard/bonuses.js';
import { CHARACTERS, FIRST_CHARACTERS } from './characters.js';
import { CITY_CARDS } from './standard/city-cards.js';
import { REGULAR_CONTRACTS, STARTING_CONTRACTS } from './standard/contracts.js';
import { GOAL_CARDS, GOAL_CITIES_VP } from './standard/goals.js';
import { BEIJING_VP, LOCATIONS, ROUTES, TRAVEL_COSTS } from './standard/map.js';
import { standardPack, type Pack } from './pack.js';

type Exceptions = Readonly<Record<string, Omit<ContentEntry, 'id'>>>;

const PLACE_KNOWN_FROM_ONE: Omit<ContentEntry, 'id'> = {
  source: 'public-2',
  fields: { place: 'public' },
  note: 'The tiles carry letters A to F; which letter is which is not known from print.',
};

function table(name: string, source: Provenance, ids: readonly string[], exceptions: Exceptions = {}): ContentTable {
  const entries = ids.map((id): ContentEntry => ({ id, source, ...exceptions[id] }));
  return { name, source, entries };
}

const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

function tables(): ContentTable[] {
  return [
    { ...table('locations', 'public-2', idsOf(LOCATIONS)), note: 'The rule book names Venezia, Beijing, Samarcanda, Kashgar, Lan-Zhou, Alexandria and Sumatra.' },
    table('routes', 'public-2', ROUTES.map(({ between }) => between.join(' - '))),
    table('travelCosts', 'public-2', TRAVEL_COSTS.map((_, at) => `${at + 1}`), { 2: { source: 'seed' }, 3: { source: 'seed' } }),
    table('bazaar', 'public-2', Object.keys(board.BAZAAR).flatMap((good) => [1, 2, 3, 4, 5, 6].map((column) => `${good} ${column}`)), {
      'gold 3': { source: 'public', note: 'A second source gives 3 gold and 2 camels: ruling goldColumn3.' },
    }),
    table('spaces', 'seed', ['fiveCoins', 'moneyBag', 'khansFavour', 'contracts', 'columnBonus', 'bonusActions', 'blackDice', 'neutralDice', 'start', 'stacks', 'rounds', 'compensation', 'posts'], {
      posts: { source: 'seed', fields: { 11: 'public-2' } },
    }),
    table('startingContracts', 'public-2', idsOf(STARTING_CONTRACTS)),
    table('regularContracts', 'public-2', idsOf(REGULAR_CONTRACTS), {
      c24: { source: 'public', note: 'A second source asks for 2 silk: ruling contractC24.' },
      c09: { source: 'seed' },
    }),
    table('cityCards', 'public-2', idsOf(CITY_CARDS), {
      k15: { source: 'public-2', note: 'A printed example uses this card, but names coins instead of gold as the second payment.' },
      k18: { source: 'public', note: 'A second source takes any two goods: ruling twoGoods.' },
      k21: { source: 'public-2', fields: { direction: 'public' } },
      k22: { source: 'public-2', fields: { direction: 'public' } },
    }),
    table('outpostBonuses', 'public-2', idsOf(OUTPOST_BONUSES)),
    table('cityBonuses', 'public-2', idsOf(CITY_BONUSES), Object.fromEntries(idsOf(CITY_BONUSES).map((id) => [id, PLACE_KNOWN_FROM_ONE]))),
    table('goalCards', 'public-2', idsOf(GOAL_CARDS)),
    table('goalCities', 'public-2', GOAL_CITIES_VP.map((_, cities) => `${cities}`)),
    table('beijing', 'public-2', BEIJING_VP.map((vp) => `${vp}`)),
    table('characters', 'public-2', idsOf(CHARACTERS), { mercator: { source: 'public-2', fields: { 'for 2 and 3 players': 'public' } } }),
    table('firstCharacters', 'seed', FIRST_CHARACTERS),
    table('scoring', 'seed', ['coins', 'goods', 'mostContracts']),
  ];
}

/** A table somebody has entered from a printed copy. */
function entered({ name, entries }: ContentTable): ContentTable {
  return { name, source: 'seed', note: 'Entered from a printed copy.', entries: entries.map(({ id }): ContentEntry => ({ id, source: 'seed' })) };
}

/** Identity of a pack, and what is known about its values. */
export function contentInfoOf(pack: Pack): ContentInfo {
  const { name, ...values } = pack;
  const fixed = { LOCATIONS, CHARACTERS, FIRST_CHARACTERS, board: { ...board } };
  const standard = standardPack as unknown as Readonly<Record<string, unknown>>;
  const given = pack as unknown as Readonly<Record<string, unknown>>;
  return {
    id: contentId(name, { ...values, ...fixed }),
    tables: tables().map((known) => (given[known.name] === standard[known.name] ? known : entered(known))),
  };
}
