// Everything about a game that does not change while it is played, worked out once for a config and a pack.
// MERV-TERM-1: who takes part. MERV-COMP: what there is.
import type { Position as KernelPosition } from '../kernel/frames.js';
import { answersFor, type Config } from './config.js';
import { mosqueWayUp } from './content/check.js';
import { ACTIONS, CITIES, COLOURS, CUBES, HALLS, QUARTERS, SPICES, type Boon, type Colour, type Reward } from './content/ids.js';
import type { ContractEntry, Pack } from './content/pack.js';
import { piecesOf, type Piece } from './content/pieces.js';
import type { Event } from './words/events.js';
import type { RulingAnswers } from './rulings.js';
import type { Player, State } from './state.js';
import { at } from './rules/supply/lists.js';

/** A space of the mosque track; `need` is the price of the step up from here, by colour. */
export interface MosqueSpace {
  readonly id: string;
  readonly level: number;
  readonly boon: Boon;
  readonly vp: number;
  readonly up: number;
  readonly need: readonly number[];
}

/** A game as it is agreed: the config, the rulings, the participants and the values of the pack, indexed. */
export interface Box {
  readonly config: Config;
  readonly content: string;
  readonly pack: Pack;
  readonly rulings: RulingAnswers;
  readonly seats: number;
  /** Participants: seats, then the magistrate (solo), then the courtier (one and two players); as many as queue spaces. */
  readonly participants: number;
  /** The magistrate and the courtier as participants; -1 when they do not take part. */
  readonly magistrate: number;
  readonly courtier: number;
  readonly siteId: readonly string[];
  readonly siteAction: readonly number[];
  readonly siteColour: readonly number[];
  readonly market: readonly (readonly Reward[])[];
  readonly pieces: readonly Piece[];
  readonly upgrades: readonly number[];
  readonly tileAction: readonly number[];
  readonly hallColour: readonly number[];
  /** The halls from left to right. */
  readonly hallOrder: readonly number[];
  readonly favourLast: number;
  readonly favourPoints: readonly number[];
  readonly influenceLast: number;
  readonly influencePoints: readonly number[];
  /** How many kinds of spice may be owned, by place on the influence track. */
  readonly spiceLimit: readonly number[];
  readonly cityNeed: readonly (readonly number[])[];
  readonly mosque: readonly MosqueSpace[];
  /** The price of the first step of each of the four paths. */
  readonly mosqueStart: readonly (readonly number[])[];
  readonly mosqueTop: number;
  readonly contracts: readonly ContractEntry[];
  /** The contracts of each of the six stacks, top card first. */
  readonly stacks: readonly (readonly number[])[];
  readonly stackOf: readonly number[];
  /** The fewest scrolls and goods a contract asks for. */
  readonly smallestContract: number;
  readonly cardSpice: readonly number[];
  readonly cardId: readonly string[];
}

/** What the rules work on. */
export type Position = KernelPosition<Box, State, Event>;

const need = (cost: readonly Colour[]): number[] => COLOURS.map((colour) => cost.filter((one) => one === colour).length);

/** The entry of a table that is known to be there: packs are checked. */
const entryOf = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry => at(entries, entries.findIndex((entry) => entry.id === id));

function pointsBySpace(last: number, entries: readonly { readonly at: number; readonly vp: number }[]): number[] {
  const points = Array.from({ length: last + 1 }, () => 0);
  for (const { at, vp } of entries) points[at] = vp;
  return points;
}

function mosqueOf({ mosqueSpaces: { entries }, mosqueSteps }: Pack): Pick<Box, 'mosque' | 'mosqueStart' | 'mosqueTop'> {
  const steps = mosqueSteps.entries;
  return {
    mosque: entries.map(({ id, boon, vp }, spot) => ({
      id,
      level: Number(/\d+/.exec(id)?.[0]),
      boon,
      vp,
      up: mosqueWayUp(spot, entries.length),
      need: need(steps.find(({ from }) => from === id)?.cost ?? []),
    })),
    mosqueStart: steps.slice(0, 4).map(({ cost }) => need(cost)),
    mosqueTop: entries.length - 1,
  };
}

function contractsOf({ contracts: { entries } }: Pack): Pick<Box, 'contracts' | 'stacks' | 'stackOf' | 'smallestContract'> {
  const names = entries.map(({ stack }) => stack).filter((stack, spot, all) => all.indexOf(stack) === spot);
  const places = entries.map((_, where) => where);
  const stacks = names.map((name) => places.filter((nth) => at(entries, nth).stack === name).sort((a, b) => at(entries, b).vp - at(entries, a).vp || a - b));
  const smallestContract = Math.min(...entries.map(({ scrolls, common, rare, anyGood }) => scrolls + common + rare + anyGood));
  return { contracts: entries, stacks, stackOf: entries.map(({ stack }) => names.indexOf(stack)), smallestContract };
}

/** Works out the box of a config and a pack. */
export function boxOf(config: Config, pack: Pack, content: string): Box {
  const { seats } = config;
  const last = (id: string): number => entryOf(pack.tracks.entries, id).last;
  const limits = pack.spiceLimits.entries;
  return {
    config,
    content,
    pack,
    rulings: answersFor(config),
    seats,
    participants: seats === 4 ? 4 : 3,
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
    hallOrder: pack.halls.entries.map(({ id }) => HALLS.indexOf(id)),
    favourLast: last('favour'),
    favourPoints: pointsBySpace(last('favour'), pack.favourPoints.entries),
    influenceLast: last('influence'),
    influencePoints: pointsBySpace(last('influence'), pack.influencePoints.entries),
    spiceLimit: Array.from({ length: last('influence') + 1 }, (_, spot) => 1 + limits.filter((limit) => limit.at <= spot).length),
    cityNeed: CITIES.map((city) => need(entryOf(pack.cities.entries, city).cost)),
    ...mosqueOf(pack),
    ...contractsOf(pack),
    cardSpice: pack.caravanCards.entries.map(({ spice }) => SPICES.indexOf(spice)),
    cardId: pack.caravanCards.entries.map(({ id }) => id),
  };
}

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
