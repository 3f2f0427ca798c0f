// What the tables of a pack must say together: the counts of MERV-COMP-3, 4, 7, 8 and 11 and the shape of the mosque
// track (MERV-MOSQUE-1), so that a pack that loads can be played.
import { InvalidDataError, type Path } from '../../kernel/errors.js';
import { demand } from '../../kernel/schema.js';
import { CITIES, OUTER, SPICE_CARDS, SPICES, UPPER_REWARDS } from './ids.js';
import type { Pack, PackTables } from './pack.js';
import { packSchema } from './schema.js';

type Complaint = (path: Path, message: string) => never;

const complain: Complaint = (path, message) => {
  throw new InvalidDataError('content', path, message);
};

/** The pack, if it is one; throws an `InvalidDataError` that names the place if it is none. */
export function demandPack(value: unknown): Pack {
  const pack = demand(packSchema, value, 'content');
  checkTiles(pack);
  checkWall(pack);
  checkTracks(pack);
  checkCities(pack);
  checkMosque(pack);
  checkCards(pack);
  return pack;
}

function countOf<E>(entries: readonly E[], test: (entry: E) => boolean): number {
  return entries.reduce((count, entry) => count + (test(entry) ? 1 : 0), 0);
}

function checkTiles({ camelMarket, upgrades, scoringTiles }: PackTables): void {
  camelMarket.entries.forEach((side, at) => {
    for (const quarter of ['topLeft', 'topRight'] as const) {
      if (!UPPER_REWARDS.includes(side[quarter] as never)) complain(['camelMarket', 'entries', at, quarter], `an upper quarter gives one of ${UPPER_REWARDS.join(', ')}`);
    }
  });
  const white = countOf(upgrades.entries, ({ colour }) => colour === 'white');
  if (white !== 6) complain(['upgrades', 'entries'], `there are 6 white upgrades and 4 bonus upgrades, not ${white} white ones`);
  scoringTiles.entries.forEach(({ action }, at) => {
    if (scoringTiles.entries.findIndex((other) => other.action === action) !== at) complain(['scoringTiles', 'entries', at, 'action'], `two tiles for ${action}`);
  });
}

function checkWall({ wallPieces }: PackTables): void {
  const gates = countOf(wallPieces.entries, ({ kind }) => kind === 'gate');
  if (gates !== 4) complain(['wallPieces', 'entries'], `there are 16 segments and 4 gates, not ${gates} gates`);
  wallPieces.entries.forEach(({ kind, cost }, at) => {
    if ((kind === 'gate') !== (cost === 3)) complain(['wallPieces', 'entries', at, 'cost'], 'a segment costs 1 or 2 cubes, a gate 3');
  });
}

function checkTracks({ tracks, favourPoints, influencePoints, spiceLimits, contracts }: PackTables): void {
  const last = (id: string): number => tracks.entries.find((track) => track.id === id)?.last ?? complain(['tracks', 'entries'], `no entry ${id}`);
  const tables = { favourPoints, influencePoints, spiceLimits };
  for (const [name, { entries }] of Object.entries(tables)) {
    const end = last(name === 'favourPoints' ? 'favour' : 'influence');
    entries.forEach(({ at: space }, at) => {
      if (space > end) complain([name, 'entries', at, 'at'], `the track ends at ${end}`);
      if (entries.findIndex((other) => other.at === space) !== at) complain([name, 'entries', at, 'at'], `two entries for space ${space}`);
    });
  }
  spiceLimits.entries.forEach(({ at: space, kinds }, at) => {
    if (kinds !== at + 2) complain(['spiceLimits', 'entries', at, 'kinds'], `expected ${at + 2}`);
    if (at > 0 && space < spiceLimits.entries[at - 1]!.at) complain(['spiceLimits', 'entries', at, 'at'], 'the thresholds rise');
  });
  contracts.entries.forEach(({ influence }, at) => {
    if (influence > last('influence')) complain(['contracts', 'entries', at, 'influence'], `the track ends at ${last('influence')}`);
  });
}

function checkCities({ cities }: PackTables): void {
  cities.entries.forEach(({ id, cost }, at) => {
    const expected = CITIES.indexOf(id) < OUTER ? 1 : 2;
    if (cost.length !== expected) complain(['cities', 'entries', at, 'cost'], `expected ${expected}`);
  });
}

/** The spaces of a mosque track of so many levels, from the bottom up. */
export function mosqueSpaceIds(levels: number): string[] {
  const ids: string[] = [];
  for (let level = 1; level <= levels; level += 1) {
    const parts = level <= 2 ? 4 : level <= 4 ? 2 : 1;
    for (let part = 1; part <= parts; part += 1) ids.push(parts === 1 ? `L${level}` : `L${level}-${part}`);
  }
  return ids;
}

/** The one way up from a place of that list, as a place; -1 from the last space. */
export function mosqueWayUp(place: number, spaces: number): number {
  if (place < 4) return place + 4;
  if (place < 8) return 8 + ((place - 4) >> 1);
  if (place < 10) return place + 2;
  if (place < 12) return 12;
  return place + 1 < spaces ? place + 1 : -1;
}

function checkMosque({ mosqueSpaces, mosqueSteps }: PackTables): void {
  const { entries } = mosqueSpaces;
  const ids = mosqueSpaceIds(entries.length - 8);
  entries.forEach(({ id, boon }, at) => {
    if (id !== ids[at]) complain(['mosqueSpaces', 'entries', at, 'id'], `expected ${ids[at]}`);
    if ((boon === 'camel') !== at < 4) complain(['mosqueSpaces', 'entries', at, 'boon'], 'camels lie on the four lowest spaces, and only there');
    if ((boon === 'mosqueBuildings4') !== (at === entries.length - 1)) complain(['mosqueSpaces', 'entries', at, 'boon'], 'the last space, and only the last, scores mosque buildings');
  });
  const steps: (readonly [string, string])[] = [0, 1, 2, 3].map((path) => ['start', ids[path]!] as const);
  ids.forEach((id, place) => {
    const up = mosqueWayUp(place, ids.length);
    if (up >= 0) steps.push([id, ids[up]!]);
  });
  if (mosqueSteps.entries.length !== steps.length) complain(['mosqueSteps', 'entries'], `expected ${steps.length} steps`);
  steps.forEach(([from, to], at) => {
    const step = mosqueSteps.entries[at]!;
    if (step.from !== from) complain(['mosqueSteps', 'entries', at, 'from'], `expected ${from}`);
    if (step.to !== to) complain(['mosqueSteps', 'entries', at, 'to'], `expected ${to}`);
  });
}

function checkCards({ caravanCards, contracts }: PackTables): void {
  SPICES.forEach((spice, at) => {
    const count = countOf(caravanCards.entries, (card) => card.spice === spice);
    if (count !== SPICE_CARDS[at]) complain(['caravanCards', 'entries'], `expected ${SPICE_CARDS[at]!} cards of ${spice}, not ${count}`);
  });
  const stacks = contracts.entries.map(({ stack }) => stack).filter((stack, at, all) => all.indexOf(stack) === at);
  if (stacks.length !== 6) complain(['contracts', 'entries'], `the contracts form six stacks, not ${stacks.length}`);
  contracts.entries.forEach(({ scrolls, common, rare, anyGood }, at) => {
    if (scrolls + common + rare + anyGood === 0) complain(['contracts', 'entries', at], 'a contract asks for scrolls or goods');
  });
}
