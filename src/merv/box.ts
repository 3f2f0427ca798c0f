// Everything about a game that does not change while it is played, worked out once for a config and a pack.
// MERV-TERM-1: who takes part. MERV-COMP: what there is.
import type { Position as KernelPosition } from '../kernel/frames.js';
import type { ReadOnly } from '../kernel/schema.js';
import { answersFor, type Config } from './config.js';
import { mosqueWayUp } from './content/check.js';
import { ACTIONS, CITIES, COLOURS, CUBES, HALLS, QUARTERS, SPICES, type Colour } from './content/ids.js';
import type { Pack } from './content/pack.js';
import { piecesOf } from './content/pieces.js';
import type { Event } from './words/events.js';
import type { Player, State } from './state.js';
import { at } from './rules/supply/lists.js';

const need = (cost: readonly Colour[]): number[] => COLOURS.map((colour) => cost.filter((one) => one === colour).length);

/** The entry of a table that is known to be there: packs are checked. */
const entryOf = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry => at(entries, entries.findIndex((entry) => entry.id === id));

function pointsBySpace(last: number, entries: readonly { readonly at: number; readonly vp: number }[]): number[] {
  const points = Array.from({ length: last + 1 }, () => 0);
  for (const { at, vp } of entries) points[at] = vp;
  return points;
}

function mosqueOf({ mosqueSpaces: { entries }, mosqueSteps }: Pack) {
  const steps = mosqueSteps.entries;
  return {
    mosque: entries.map(({ id, boon, vp }, spot) => ({
      id,
      level: Number(/\d+/.exec(id)?.[0]),
      boon,
      vp,
      up: mosqueWayUp(spot, entries.length),
      /** The price of the step up from here, by colour. */
      need: need(steps.find(({ from }) => from === id)?.cost ?? []),
    })),
    /** The price of the first step of each of the four paths. */
    mosqueStart: steps.slice(0, 4).map(({ cost }) => need(cost)),
    mosqueTop: entries.length - 1,
  };
}

function contractsOf({ contracts: { entries } }: Pack) {
  const names = entries.map(({ stack }) => stack).filter((stack, spot, all) => all.indexOf(stack) === spot);
  const places = entries.map((_, where) => where);
  const stacks = names.map((name) => places.filter((nth) => at(entries, nth).stack === name).sort((a, b) => at(entries, b).vp - at(entries, a).vp || a - b));
  return {
    contracts: entries,
    /** The contracts of each of the six stacks, top card first. */
    stacks,
    stackOf: entries.map(({ stack }) => names.indexOf(stack)),
    /** The fewest scrolls and goods a contract asks for. */
    smallestContract: Math.min(...entries.map(({ scrolls, common, rare, anyGood }) => scrolls + common + rare + anyGood)),
  };
}

/** Works out the box of a config and a pack: the config, the rulings, the participants and the values of the pack, indexed. */
export function boxOf(config: Config, pack: Pack, content: string) {
  const { seats } = config;
  const last = (id: string): number => entryOf(pack.tracks.entries, id).last;
  const limits = pack.spiceLimits.entries;
  return {
    config,
    content,
    pack,
    rulings: answersFor(config),
    seats,
    /** Participants: seats, then the magistrate (solo), then the courtier (one and two players); as many as queue spaces. */
    participants: seats === 4 ? 4 : 3,
    /** The magistrate and the courtier as participants; -1 when they do not take part. */
    magistrate: seats === 1 ? 1 : -1,
    courtier: seats <= 2 ? 2 : -1,
    siteId: pack.sites.entries.map(({ id }) => id),
    siteAction: pack.sites.entries.map(({ action }) => ACTIONS.indexOf(action)),
    siteColour: pack.sites.entries.map(({ colour }) => COLOURS.indexOf(colour)),
    market: pack.camelMarket.entries.map((side) => QUARTERS.map((quarter) => side[quarter])),
    pieces: piecesOf(pack),
    upgrades: CUBES.map((cube) => pack.upgrades.entries.filter(({ colour }) => colour === cube).length),
    tileAction: pack.scoringTiles.entries.map(({ action }) => ACTIONS.indexOf(action)),
    hallColour: HALLS.map((hall) => COLOURS.indexOf(entryOf(pack.halls.entries, hall).colour)),
    /** The halls from left to right. */
    hallOrder: pack.halls.entries.map(({ id }) => HALLS.indexOf(id)),
    favourLast: last('favour'),
    favourPoints: pointsBySpace(last('favour'), pack.favourPoints.entries),
    influenceLast: last('influence'),
    influencePoints: pointsBySpace(last('influence'), pack.influencePoints.entries),
    /** How many kinds of spice may be owned, by place on the influence track. */
    spiceLimit: Array.from({ length: last('influence') + 1 }, (_, spot) => 1 + limits.filter((limit) => limit.at <= spot).length),
    cityNeed: CITIES.map((city) => need(entryOf(pack.cities.entries, city).cost)),
    ...mosqueOf(pack),
    ...contractsOf(pack),
    cardSpice: pack.caravanCards.entries.map(({ spice }) => SPICES.indexOf(spice)),
    cardId: pack.caravanCards.entries.map(({ id }) => id),
  };
}

/** A game as it is agreed. */
export interface Box extends ReadOnly<ReturnType<typeof boxOf>> {}
/** A space of the mosque track. */
export type MosqueSpace = Box['mosque'][number];
/** What the rules work on. */
export type Position = KernelPosition<Box, State, Event>;

/** What a participant has. */
export const playerAt = ({ state }: { readonly state: State }, seat: number): Player => state.players[seat] as Player;

/** A participant that is no seat, as events name it. */
export const MAGISTRATE = { seat: null, automaton: 'magistrate' } as const;
/** See `MAGISTRATE`. */
export const COURTIER = { seat: null, automaton: 'courtier' } as const;

/** A participant as events name it: a seat, or an automaton. */
export function participant(box: Box, who: number): { readonly seat: number | null; readonly automaton: 'magistrate' | 'courtier' | null } {
  if (who === box.magistrate) return MAGISTRATE;
  return who === box.courtier ? COURTIER : { seat: who, automaton: null };
}

/** How a participant is named in lists and sentences. */
export function nameOf(box: Box, who: number): number | 'magistrate' | 'courtier' {
  return who === box.magistrate ? 'magistrate' : who === box.courtier ? 'courtier' : who;
}
