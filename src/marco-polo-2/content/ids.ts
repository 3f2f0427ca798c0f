import type { MoveKind } from '../../kernel/moves.js';
import { called } from '../../kernel/parts.js';
import { choice, type Schema } from '../../kernel/schema.js';
import { characters, firstGameCharacters } from './characters.js';
import type { Pack } from './pack.js';
import { bookSpacesOf, spacesOf } from './tables.js';

type Table = readonly { readonly id: string }[];

/** Everything a benefit can come from, as waiting benefits, frames and events name it. */
function sourcesOf(pack: Pack): string[] {
  const tables: readonly Table[] = [pack.locations, pack.cityBonusMarkers, pack.outpostBonuses, pack.guildSeals, pack.contracts, pack.startingContracts, pack.cityCards, pack.specialCities, pack.travelSpaces, pack.offerTiles, characters, firstGameCharacters];
  return [...tables.flatMap((table) => table.map(({ id }) => id)), ...pack.books.map(({ id }) => `book:${id}`), 'khansFavour'];
}

/** The ids of a pack, by what they are of. */
export function idsOf(pack: Pack) {
  const of = (noun: string, ...tables: readonly Table[]): Schema<string> => called(noun, choice(tables.flatMap((table) => table.map(({ id }) => id))));
  const sources = sourcesOf(pack);
  const books = pack.books.map(({ id }) => id);
  return {
    place: of('place', pack.locations),
    guild: of('seal', pack.guildSeals),
    contract: of('contract', pack.contracts, pack.startingContracts),
    card: of('card', pack.cityCards),
    offer: of('tile', pack.offerTiles),
    marker: of('tile', pack.cityBonusMarkers),
    outpost: of('tile', pack.outpostBonuses),
    goal: of('goal', pack.goalCards),
    character: of('character', characters, firstGameCharacters),
    travelSpace: of('space', pack.travelSpaces),
    bookSpace: called('space', choice(bookSpacesOf(pack))),
    book: choice(books),
    space: choice(spacesOf(pack)),
    /** What can leave the game. */
    component: of('tile', pack.cityCards, pack.offerTiles, pack.startingContracts, pack.outpostBonuses),
    /** What counts twice: markers and seals. */
    doubled: of('source', pack.cityBonusMarkers, pack.guildSeals),
    source: called('source', choice(sources)),
    /** Who is paid: sources, and words of the rules. */
    payee: choice([...sources, 'guildSeals', 'contracts', 'reroll', 'change', 'black-die']),
    /** Contracts that come together: on arriving, or with one icon. */
    group: choice(['', 'arrival', ...sources.flatMap((source) => [`contractCity ${source}`, `contractTop ${source}`])]),
    /** What is drawn. */
    drawn: choice(['markers', 'outposts', 'city-cards', 'contracts', 'starting-contract', 'goals', 'characters', 'area-cards', 'refill', 'top-contract', ...books.flatMap((book) => [`offers:${book}`, `offer:${book}`])]),
    /** Kinds of moves made with these ids. */
    lines: new Map<object, MoveKind>(),
  };
}

/** The ids of a pack. */
export type Ids = ReturnType<typeof idsOf>;

/** Ids as parts of frames and moves: which there are, the pack says. */
export const id = (of: Exclude<keyof Ids, 'lines'>) => (ids: Ids): Schema<string> => ids[of];
