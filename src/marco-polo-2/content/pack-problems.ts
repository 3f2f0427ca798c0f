import { contentId, type ContentEntry, type ContentInfo, type ContentTable, type Provenance } from '../../kernel/content.js';
import { InvalidDataError } from '../../kernel/errors.js';
import type { Json } from '../../kernel/json.js';
import type { Problem } from '../../kernel/schema.js';
import { AREA_CARDS, GOALS_DEALT, ROUNDS } from '../box.js';
import { characters, firstGameCharacters } from './characters.js';
import { packSchema, type About, type LocationEntry, type Pack } from './pack.js';
import { spacesOf } from './tables.js';

/** Pieces have to suffice for so many. */
const MOST_SEATS = 4;

const at = (path: (string | number)[], message: string): Problem => ({ path, message });

const TABLES = ['locations', 'routes', 'travelSpaces', 'guildSeals', 'specialCities', 'shields', 'shieldTrack', 'cityBonusMarkers', 'outpostBonuses', 'books', 'offerTiles', 'contracts', 'startingContracts', 'cityCards', 'goalCards'] as const;

type Check = (pack: Pack) => Problem | null;

/** Ids are unique over all tables, so that an id alone says what is meant. */
const idsAreUnique: Check = (pack) => {
  const seen = new Set<string>([...characters, ...firstGameCharacters].map(({ id }) => id));
  for (const table of TABLES) {
    for (const [row, { id }] of pack[table].entries()) {
      if (seen.has(id)) return at([table, row, 'id'], `"${id}" is used twice`);
      seen.add(id);
    }
  }
  return null;
};

function placeProblem(entry: LocationEntry): [field: string, message: string] | null {
  const town = entry.kind !== 'oasis' && entry.kind !== 'start';
  if ((entry.shield !== null) !== town) return ['shield', town ? 'every city has a shield' : 'only cities have a shield'];
  if ((entry.contractSpaces > 0) !== (entry.kind === 'contract')) return ['contractSpaces', 'contract cities, and no others, have contract spaces'];
  if ((entry.cardSpaces > 0) !== (entry.kind === 'card')) return ['cardSpaces', 'card cities, and no others, have card spaces'];
  if (entry.bonusMarker && !town) return ['bonusMarker', 'only cities have a bonus marker'];
  return entry.outpost && !town ? ['outpost', 'only cities have an outpost bonus'] : null;
}

const placesFit: Check = ({ locations, shields, specialCities }) => {
  for (const [row, entry] of locations.entries()) {
    const found = placeProblem(entry);
    if (found) return at(['locations', row, found[0]], found[1]);
    if (entry.shield !== null && !shields.some(({ id }) => id === entry.shield)) return at(['locations', row, 'shield'], `unknown shield "${entry.shield}"`);
    if (entry.kind === 'special' && !specialCities.some(({ city }) => city === entry.id)) return at(['locations', row], `no entry of specialCities for "${entry.id}"`);
  }
  if (locations.filter(({ kind }) => kind === 'start').length !== 1) return at(['locations'], 'expected exactly one place of kind "start"');
  return locations.some(({ kind }) => kind === 'contract') ? null : at(['locations'], 'expected at least one contract city');
};

const routesFit: Check = ({ locations, routes, guildSeals }) => {
  const known = new Set(locations.map(({ id }) => id));
  const pairs = new Set<string>();
  for (const [row, { from, to, seal }] of routes.entries()) {
    if (!known.has(from)) return at(['routes', row, 'from'], `unknown place "${from}"`);
    if (!known.has(to)) return at(['routes', row, 'to'], `unknown place "${to}"`);
    if (from === to) return at(['routes', row, 'to'], 'a route joins two places');
    const pair = [from, to].sort().join(' ');
    if (pairs.has(pair)) return at(['routes', row], `there is a route between "${from}" and "${to}" already`);
    pairs.add(pair);
    if (seal !== null && !guildSeals.some(({ id }) => id === seal)) return at(['routes', row, 'seal'], `unknown guild "${seal}"`);
  }
  return null;
};

const placesAreReached: Check = ({ locations, routes }) => {
  const reached = new Set(locations.filter(({ kind }) => kind === 'start').map(({ id }) => id));
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { from, to } of routes) {
      if (reached.has(from)) reached.add(to);
      else if (reached.has(to)) reached.add(from);
    }
  }
  const row = locations.findIndex(({ id }) => !reached.has(id));
  return row < 0 ? null : at(['locations', row], `"${(locations[row] as LocationEntry).id}" cannot be reached`);
};

const specialsFit: Check = ({ specialCities, locations, guildSeals }) => {
  for (const [row, { city, seal }] of specialCities.entries()) {
    if (!locations.some(({ id, kind }) => id === city && kind === 'special')) return at(['specialCities', row, 'city'], `"${city}" is no special city`);
    if (specialCities.findIndex((other) => other.city === city) !== row) return at(['specialCities', row, 'city'], `"${city}" stands here twice`);
    if (!guildSeals.some(({ id }) => id === seal)) return at(['specialCities', row, 'seal'], `unknown guild "${seal}"`);
  }
  return null;
};

const booksFit: Check = ({ books, offerTiles }) => {
  for (const [row, { book }] of offerTiles.entries()) {
    if (!books.some(({ id }) => id === book)) return at(['offerTiles', row, 'book'], `unknown book "${book}"`);
  }
  for (const [row, { id }] of books.entries()) {
    const tiles = offerTiles.filter(({ book }) => book === id);
    if (tiles.length < ROUNDS) return at(['books', row], `book "${id}" needs ${ROUNDS} offer tiles, there are ${tiles.length}`);
  }
  return null;
};

/** A movement is the whole of an option, and the only option of its card. */
const cardsFit: Check = ({ cityCards }) => {
  for (const [row, { effect }] of cityCards.entries()) {
    if (effect.kind !== 'repeat' || !effect.options.some(({ reward }) => reward.move !== undefined)) continue;
    if (effect.options.length > 1) return at(['cityCards', row, 'effect', 'options'], 'a card that moves a figure has one option');
    if (Object.keys(effect.options[0]?.reward ?? {}).length > 1) return at(['cityCards', row, 'effect', 'options', 0, 'reward'], 'a card that moves a figure gives nothing else');
  }
  return null;
};

const goalsFit: Check = ({ goalCards, guildSeals, shields }) => {
  for (const [row, { seals, shields: wanted }] of goalCards.entries()) {
    const seal = seals.findIndex(({ seal: guild }) => !guildSeals.some(({ id }) => id === guild));
    if (seal >= 0) return at(['goalCards', row, 'seals', seal, 'seal'], 'unknown guild');
    const shield = wanted.findIndex((one) => !shields.some(({ id }) => id === one));
    if (shield >= 0) return at(['goalCards', row, 'shields', shield], 'unknown shield');
  }
  return null;
};

const trackFits: Check = ({ shieldTrack }) => {
  const row = shieldTrack.findIndex(({ shields }, place) => shields !== place + 1);
  return row < 0 ? null : at(['shieldTrack', row, 'shields'], `expected ${row + 1}`);
};

const countsSuffice: Check = (pack) => {
  const sum = (of: (entry: LocationEntry) => number): number => pack.locations.reduce((total, entry) => total + of(entry), 0);
  const needs: readonly [table: (typeof TABLES)[number], needed: number][] = [
    ['cityBonusMarkers', sum(({ bonusMarker }) => Number(bonusMarker))],
    ['outpostBonuses', sum(({ outpost }) => Number(outpost))],
    ['contracts', sum(({ contractSpaces }) => contractSpaces)],
    ['startingContracts', MOST_SEATS],
    ['cityCards', sum(({ cardSpaces }) => cardSpaces) + AREA_CARDS * ROUNDS],
    ['goalCards', GOALS_DEALT * MOST_SEATS],
  ];
  for (const [table, needed] of needs) {
    if (pack[table].length < needed) return at([table], `a game for four needs ${needed}, there are ${pack[table].length}`);
  }
  return null;
};

const neutralDiceFit: Check = (pack) => {
  const { constants, specialCities } = pack;
  const spaces = spacesOf(pack).filter((space) => space !== 'moneyBag');
  const room: Record<string, number> = { khansFavour: constants.khansFavour.spaces };
  for (const special of specialCities) room[`special:${special.city}`] = special.spaces;
  for (const [row, { seats, space }] of constants.neutralDice.entries()) {
    if (!spaces.includes(space)) return at(['constants', 'neutralDice', row, 'space'], `unknown action space "${space.slice(0, 60)}"`);
    const there = constants.neutralDice.filter((other) => other.seats === seats && other.space === space).length;
    if (there > (room[space] ?? 9)) return at(['constants', 'neutralDice', row], 'the space has no room for so many dice');
  }
  return null;
};

/** A marker that copies a marker that copies it would never come to an end. */
const oneMarkerCopies: Check = ({ cityBonusMarkers }) => {
  const copying = cityBonusMarkers.flatMap(({ bonus }, row) => (bonus.copyCityBonus === undefined ? [] : [row]));
  return copying.length < 2 ? null : at(['cityBonusMarkers', copying[1] as number, 'bonus'], 'only one marker may copy others');
};

const checks: readonly Check[] = [idsAreUnique, placesFit, routesFit, placesAreReached, specialsFit, booksFit, cardsFit, goalsFit, trackFits, countsSuffice, neutralDiceFit, oneMarkerCopies];

/** What is wrong with a pack, or `null`. */
export function packProblem(pack: unknown): Problem | null {
  const found = packSchema.check(pack);
  if (found) return found;
  for (const check of checks) {
    const wrong = check(pack as Pack);
    if (wrong) return wrong;
  }
  return null;
}

/** The pack, or an `InvalidDataError` that names the place of what is wrong. */
export function demandPack(pack: unknown): Pack {
  const found = packProblem(pack);
  if (found) throw new InvalidDataError('content', found.path, found.message);
  return pack as Pack;
}

function entryOf({ id, source, pinned, confidence, note }: About & { readonly id: string }): ContentEntry {
  const remarks = [confidence && `confidence: ${confidence}`, note].filter((remark) => remark !== undefined).join('; ');
  return { id, source, ...(pinned && { fields: pinned }), ...(remarks !== '' && { note: remarks }) };
}

const WORST: readonly Provenance[] = ['seed', 'public', 'public-2', 'recalled', 'reconstructed'];

function tableOf(name: string, entries: readonly (About & { readonly id: string })[]): ContentTable {
  const source = WORST[Math.max(0, ...entries.map((entry) => WORST.indexOf(entry.source)))] as Provenance;
  return { name, source, entries: entries.map(entryOf) };
}

/** The identity of a pack: what plays the same has the same id, whatever is said about where it comes from. */
function identityOf(pack: Pack): string {
  const silent = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(silent);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => !['source', 'confidence', 'pinned', 'note'].includes(key)).map(([key, inner]) => [key, silent(inner)]));
  };
  return contentId(pack.name, silent({ ...pack, name: null }) as Json);
}

/** Everything known about the values of a pack. */
export function contentInfoOf(pack: Pack): ContentInfo {
  const tables = TABLES.map((name) => tableOf(name, pack[name]));
  return { id: identityOf(pack), tables: [tableOf('constants', [{ ...pack.constants, id: 'constants' }]), ...tables, tableOf('characters', characters), tableOf('firstGameCharacters', firstGameCharacters)] };
}
