// Short words for positions of Merv.
import { sample } from '../../src/kernel/chance.js';
import { randomFrom } from '../../src/kernel/sources.js';
import type { Arrangement } from '../../src/merv/play/arrange.js';
import type { Config } from '../../src/merv/config.js';
import { ACTIONS, BREAKTHROUGHS, CELLS, CITIES, CUBES, HALLS, QUARTERS, SLOTS, SPICES, type Action, type Cell, type City, type Slot } from '../../src/merv/content/ids.js';
import type { Event } from '../../src/merv/words/events.js';
import { merv } from '../../src/merv/index.js';
import type { Player, State } from '../../src/merv/state.js';
import { scenario } from '../../src/testing/index.js';

/** A position of the game. */
export const at = (arrangement: Arrangement) => scenario(merv, arrangement);
export type At = ReturnType<typeof at>;

type Who = number | 'magistrate' | 'courtier';

/** The holdings of a participant; the magistrate is participant 1 of a solo game, the courtier 2 of one or two players. */
export const playerOf = ({ state }: { readonly state: State }, who: Who): Player => state.players[who === 'magistrate' ? 1 : who === 'courtier' ? 2 : who]!;

function named(words: readonly string[], counts: readonly number[]): Record<string, number> {
  const found: Record<string, number> = {};
  counts.forEach((count, place) => {
    if (count !== 0) found[words[place]!] = count;
  });
  return found;
}

/** The cubes of a participant, without the colours of which there are none. */
export const cubes = (position: { readonly state: State }, who: Who): Record<string, number> => named(CUBES, playerOf(position, who).cubes);
export const cards = (position: { readonly state: State }, who: Who): Record<string, number> => named(SPICES, playerOf(position, who).cards);
export const courtiers = (position: { readonly state: State }, who: Who): Record<string, number> => named(HALLS, playerOf(position, who).courtiers);
export const posts = (position: { readonly state: State }, who: Who): string[] => Object.keys(named(CITIES, playerOf(position, who).posts));
/** All points a participant has scored. */
export const vp = (position: { readonly state: State }, who: Who): number => playerOf(position, who).points.reduce((sum, points) => sum + points, 0);
/** All scrolls, committed ones included. */
export const scrolls = (position: { readonly state: State }, who: Who): number => playerOf(position, who).scroll + playerOf(position, who).givenScroll;
/** The breakthrough tiles of a participant. */
export const breakthroughs = (position: { readonly state: State }, who: Who): string[] =>
  playerOf(position, who).breakthroughs.flatMap((tile, level) => (tile < 0 ? [] : [BREAKTHROUGHS[level * 4 + tile]!]));

/** The cells with a building of a participant (by number). */
export const buildingsOf = ({ state }: { readonly state: State }, who: number): Cell[] => CELLS.filter((_, cell) => state.buildings[cell] === who);
export const buildingAt = ({ state }: { readonly state: State }, cell: Cell): number => state.buildings[CELLS.indexOf(cell)]!;
export const soldiersAt = ({ state }: { readonly state: State }, cell: Cell): number => state.soldiers[CELLS.indexOf(cell)]!;
export const upgradeAt = ({ state }: { readonly state: State }, cell: Cell): string | null => CUBES[state.upgrades[CELLS.indexOf(cell)]!] ?? null;
export const walled = ({ state }: { readonly state: State }): Slot[] => SLOTS.filter((_, slot) => state.walls[slot]! >= 0);
export const cityCamel = ({ state }: { readonly state: State }, city: City): number => state.cityCamels[CITIES.indexOf(city)]!;
export const market = ({ state }: { readonly state: State }): string[] => QUARTERS.filter((_, quarter) => state.marketCamels[quarter]! > 0);
/** The spices of the row from the front, with `+` where a camel stands and `-` for a gap. */
export const row = ({ state }: { readonly state: State }): string[] =>
  state.row.map((card, place) => (card < 0 ? '-' : spiceOf(card) + (state.rowCamels[place]! > 0 ? '+' : '')));

/** The spice of a caravan card by its place in the table: 8 cinnamon, 6 ginger, 6 juniper, 4 pepper. */
export const spiceOf = (card: number): string => (card < 8 ? 'cinnamon' : card < 14 ? 'ginger' : card < 20 ? 'juniper' : 'pepper');

/** Code and rule of the refusal of a move; `null` when it is legal. */
export const no = (position: At, move: string): readonly [string, string] | null => {
  const legality = position.check(move);
  return legality.ok ? null : [legality.code, legality.rule];
};

/** The legal moves that begin with a word. */
export const moves = (position: At, word: string): string[] => position.moves().filter((move) => move.split(' ')[0] === word);
/** The kinds of the legal moves. */
export const kinds = (position: At): string[] => [...new Set(position.moves().map((move) => move.split(' ')[0]!))].sort();

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
/** The events of a kind so far. */
export const told = <Kind extends Event['kind']>({ events }: { readonly events: readonly Event[] }, kind: Kind): Of<Kind>[] =>
  events.filter((event): event is Of<Kind> => event.kind === kind);

/** Who an event is about: a seat or an automaton. */
export const whoOf = (event: { readonly seat: number | null; readonly automaton: 'magistrate' | 'courtier' | null }): Who | null => event.seat ?? event.automaton;

type Gained = Of<'gained'>;

/** What was gained of something: by whom, how much, by which rule. */
export const gains = (position: { readonly events: readonly Event[] }, item: keyof Gained['amounts']): { who: Who | null; amount: number; rule: string; source: string }[] =>
  told(position, 'gained').flatMap((event) => (event.amounts[item] === undefined ? [] : [{ who: whoOf(event), amount: event.amounts[item], rule: event.rule, source: event.source }]));

/** Plays whatever is the only legal move, and the first outcome of luck, until there is a choice. */
export function forced(position: At): At {
  for (let step = 0; step < 400; step += 1) {
    const request = merv.chance(position.state);
    if (request) {
      position.luck(sample(request, () => 0));
      continue;
    }
    const legal = position.moves();
    if (legal.length !== 1) return position;
    position.play(legal[0]!);
  }
  throw new Error('no choice in sight');
}

/** Lets luck decide as long as it has to, the first outcome each time. */
export function lucky(position: At): At {
  for (let request = merv.chance(position.state); request; request = merv.chance(position.state)) position.luck(sample(request, () => 0));
  return position;
}

/** Ends the turn: plays `end`, if it is still open. */
export function ended(position: At): At {
  if (position.moves().includes('end turn')) position.play('end turn');
  return lucky(position);
}

export interface Course {
  readonly state: State;
  readonly events: readonly Event[];
  /** A copy of the state before each step. */
  readonly before: readonly State[];
}

/** A game played at random from a seed, as far as told. */
export function course(config: Config, seed: string, { until = () => false, copies = false }: { until?: (state: State) => boolean; copies?: boolean } = {}): Course {
  const random = randomFrom(seed);
  const state = merv.inPlace.clone(merv.setup(config));
  const events: Event[] = [];
  const before: State[] = [];
  const sink = (event: Event): void => { events.push(event); };
  for (let step = 0; step < merv.longest; step += 1) {
    if (until(state)) break;
    if (copies) before.push(merv.inPlace.clone(state));
    const legal = merv.legalMoves(state);
    const request = legal.length === 0 ? merv.chance(state) : null;
    if (legal.length > 0) merv.inPlace.play(state, legal[Math.floor(random() * legal.length)]!, sink);
    else if (request) merv.inPlace.resolve(state, sample(request, random), sink);
    else break;
  }
  return { state, events, before };
}

/** The table when the set-up is done: eight cards lie in the row. */
export const table = (config: Config, seed: string): State => course(config, seed, { until: ({ row: { length } }) => length === 8 }).state;

/** Ends an action: plays `stop` if it is open, draws new cards, and takes the boon of a pair when there is only one. */
export function stopped(position: At): At {
  if (position.moves().includes('stop')) position.play('stop');
  lucky(position);
  while (position.moves().length === 1 && position.moves()[0]!.startsWith('boon')) lucky(position.play(position.moves()[0]!));
  return position;
}

const SOURCES = ['favour', 'influence', 'contracts', 'mosque', 'breakthroughs', 'palace', 'buildings', 'scoringTiles', 'mosqueTop', 'magistrate'] as const;
/** The points of a participant from one source. */
export const points = (position: { readonly state: State }, who: Who, source: (typeof SOURCES)[number]): number => playerOf(position, who).points[SOURCES.indexOf(source)]!;

/** Three players in year 2 (or another) just before the last one takes the rearmost place, so that what follows is told. The order is 0, 1, 2. */
export const raid = (arrangement: Arrangement): At =>
  at({
    seats: 3, year: 2, round: 4, at: 'roundEnd', slots: { W1: 2, W2: 1, W3: 0 }, ...arrangement,
    players: { ...arrangement.players, 2: { camel: 1, ...arrangement.players?.[2] } },
  }).play('queue 3');

/** The magistrate at turn with a card; what he does is told. The rest of the deck follows below. */
export function magistrate(card: Action, arrangement: Arrangement = {}): At {
  const gone = [card, ...(arrangement.solo?.discards ?? []), ...(arrangement.solo?.removed ?? [])];
  const others = ACTIONS.filter((action) => !gone.includes(action));
  return at({ seats: 1, turn: 'magistrate', ...arrangement, solo: { layers: [[card, others[0]!], others.slice(1)], ...arrangement.solo } }).luck([card]);
}

/** What an automaton chose from what, and by which criterion. */
export const choice = (position: At, of: string) => {
  const all = told(position, 'choice').filter((event) => event.of === of);
  return all.map(({ candidates, chosen, decidedBy, rule }) => ({ from: candidates.map(({ id }) => id), chosen, decidedBy, rule }));
};

/** The seat that has to decide. */
export const seatOf = ({ state }: { readonly state: State }): number | null => {
  const actor = merv.actor(state);
  return actor.type === 'seat' ? actor.seat : null;
};
