// What the tables of a pack must say together: the counts of MERV-COMP-3, 4, 7, 8 and 11 and the shape of the mosque
// track (MERV-MOSQUE-1), so that a pack that loads can be played.
import { InvalidDataError, type Path } from '../../kernel/errors.js';
import { demand } from '../../kernel/schema.js';
import { CITIES, OUTER, SPICE_CARDS, SPICES, UPPER_REWARDS } from './ids.js';
import { packSchema, type Pack, type PackTables } from './pack.js';
import { at } from '../rules/supply/lists.js';

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
  camelMarket.entries.forEach((side, spot) => {
    for (const quarter of ['topLeft', 'topRight'] as const) {
      if (!UPPER_REWARDS.includes(side[quarter] as never)) complain(['camelMarket', 'entries', spot, quarter], `an upper quarter gives one of ${UPPER_REWARDS.join(', ')}`);
    }
  });
  const white = countOf(upgrades.entries, ({ colour }) => colour === 'white');
  if (white !== 6) complain(['upgrades', 'entries'], `there are 6 white upgrades and 4 bonus upgrades, not ${white} white ones`);
  scoringTiles.entries.forEach(({ action }, where) => {
    if (scoringTiles.entries.findIndex((other) => other.action === action) !== where) complain(['scoringTiles', 'entries', where, 'action'], `two tiles for ${action}`);
  });
}

function checkWall({ wallPieces }: PackTables): void {
  const gates = countOf(wallPieces.entries, ({ kind }) => kind === 'gate');
  if (gates !== 4) complain(['wallPieces', 'entries'], `there are 16 segments and 4 gates, not ${gates} gates`);
  wallPieces.entries.forEach(({ kind, cost }, spot) => {
    if ((kind === 'gate') !== (cost === 3)) complain(['wallPieces', 'entries', spot, 'cost'], 'a segment costs 1 or 2 cubes, a gate 3');
  });
}

function checkTracks({ tracks, favourPoints, influencePoints, spiceLimits, contracts }: PackTables): void {
  const last = (id: string): number => tracks.entries.find((track) => track.id === id)?.last ?? complain(['tracks', 'entries'], `no entry ${id}`);
  const tables = { favourPoints, influencePoints, spiceLimits };
  for (const [name, { entries }] of Object.entries(tables)) {
    const end = last(name === 'favourPoints' ? 'favour' : 'influence');
    entries.forEach(({ at: space }, spot) => {
      if (space > end) complain([name, 'entries', spot, 'at'], `the track ends at ${end}`);
      if (entries.findIndex((other) => other.at === space) !== spot) complain([name, 'entries', spot, 'at'], `two entries for space ${space}`);
    });
  }
  spiceLimits.entries.forEach(({ at: space, kinds }, where) => {
    if (kinds !== where + 2) complain(['spiceLimits', 'entries', where, 'kinds'], `expected ${where + 2}`);
    if (where > 0 && space < at(spiceLimits.entries, where - 1).at) complain(['spiceLimits', 'entries', where, 'at'], 'the thresholds rise');
  });
  contracts.entries.forEach(({ influence }, nth) => {
    if (influence > last('influence')) complain(['contracts', 'entries', nth, 'influence'], `the track ends at ${last('influence')}`);
  });
}

function checkCities({ cities }: PackTables): void {
  cities.entries.forEach(({ id, cost }, spot) => {
    const expected = CITIES.indexOf(id) < OUTER ? 1 : 2;
    if (cost.length !== expected) complain(['cities', 'entries', spot, 'cost'], `expected ${expected}`);
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
  entries.forEach(({ id, boon }, spot) => {
    if (id !== ids[spot]) complain(['mosqueSpaces', 'entries', spot, 'id'], `expected ${ids[spot]}`);
    if ((boon === 'camel') !== spot < 4) complain(['mosqueSpaces', 'entries', spot, 'boon'], 'camels lie on the four lowest spaces, and only there');
    if ((boon === 'mosqueBuildings4') !== (spot === entries.length - 1)) complain(['mosqueSpaces', 'entries', spot, 'boon'], 'the last space, and only the last, scores mosque buildings');
  });
  const steps: (readonly [string, string])[] = [0, 1, 2, 3].map((path) => ['start', at(ids, path)] as const);
  ids.forEach((id, place) => {
    const up = mosqueWayUp(place, ids.length);
    if (up >= 0) steps.push([id, at(ids, up)]);
  });
  if (mosqueSteps.entries.length !== steps.length) complain(['mosqueSteps', 'entries'], `expected ${steps.length} steps`);
  steps.forEach(([from, to], where) => {
    const step = at(mosqueSteps.entries, where);
    if (step.from !== from) complain(['mosqueSteps', 'entries', where, 'from'], `expected ${from}`);
    if (step.to !== to) complain(['mosqueSteps', 'entries', where, 'to'], `expected ${to}`);
  });
}

function checkCards({ caravanCards, contracts }: PackTables): void {
  SPICES.forEach((spice, spot) => {
    const count = countOf(caravanCards.entries, (card) => card.spice === spice);
    if (count !== SPICE_CARDS[spot]) complain(['caravanCards', 'entries'], `expected ${at(SPICE_CARDS, spot)} cards of ${spice}, not ${count}`);
  });
  const stacks = contracts.entries.map(({ stack }) => stack).filter((stack, where, all) => all.indexOf(stack) === where);
  if (stacks.length !== 6) complain(['contracts', 'entries'], `the contracts form six stacks, not ${stacks.length}`);
  contracts.entries.forEach(({ scrolls, common, rare, anyGood }, nth) => {
    if (scrolls + common + rare + anyGood === 0) complain(['contracts', 'entries', nth], 'a contract asks for scrolls or goods');
  });
}
