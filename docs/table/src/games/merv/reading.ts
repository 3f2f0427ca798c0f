// What the fields of a position of Merv mean. Nothing else here looks into one.
import type { State, View } from 'caravanserai/merv';
import type { PersonReading, Reading } from '../../app/reading.js';
import { thingName } from '../../app/say.js';
import { now } from '../../app/table.js';
import { word } from '../../app/words.js';
import { COURTIER, MAGISTRATE } from '../../draw/pieces.js';
import type { Thing } from '../../engine/content.js';

export const CUBES = ['purple', 'sand', 'teal', 'orange', 'white'] as const;
export const SPICES = ['ginger', 'juniper', 'cinnamon', 'pepper'] as const;
export const HALLS = ['knowledge', 'spice', 'trade', 'faith'] as const;
export const CITIES = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra', 'peshawar'] as const;
export const QUARTERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;
const ACTIONS = ['caravansary', 'palace', 'library', 'marketplace', 'mosque', 'wall'] as const;
const LEVELS = [['bt1-caravansary', 'bt1-palace', 'bt1-marketplace', 'bt1-mosque'], ['bt2-purple', 'bt2-sand', 'bt2-teal', 'bt2-orange'], ['bt3-card', 'bt3-post', 'bt3-mosque', 'bt3-wall'], ['bt4-vp', 'bt4-favour-soldier', 'bt4-favour-favour', 'bt4-soldier-soldier']] as const;
/** The cells row by row; the middle one is the camel market. */
export const CELLS: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `r${row}c${column}`));
export const MARKET = 12;

const group = (name: string): readonly Thing[] => now().content?.things.filter((one) => one.group === name) ?? [];

/** Which shape stands for a participant: seats first, then the magistrate, then the courtier. */
export function dressOf(view: State, who: number): number {
  const { seats } = view.config;
  return who < seats ? who : seats === 1 && who === 1 ? MAGISTRATE : COURTIER;
}

/** Everything a position shows. */
export function reading(view: View): Reading {
  return {
    people: view.players.map((player, who): PersonReading => {
      const at = view.order.indexOf(who);
      return {
        seat: who, dress: dressOf(view, who), points: pointsOf(view, who), note: [...(at < 0 ? [] : [word('seat.place', { n: at + 1 })]), ...(dressOf(view, who) === MAGISTRATE && soloCard(view) ? [thingName(soloCard(view) ?? '')] : [])].join(' · '), brief: at < 0 ? '' : `${at + 1}.`, isStarting: false,
        holds: dressOf(view, who) === COURTIER ? [['building', player.buildings], ['camel', player.camel]] : [
          ...CUBES.flatMap((cube, place): [string, number][] => ((player.cubes[place] ?? 0) > 0 ? [[cube, player.cubes[place] ?? 0]] : [])),
          ['camel', player.camel], ['scroll', player.scroll], ['common', player.common], ['rare', player.rare], ['contract', player.fulfilled.length], ['building', player.buildings], ['servant', player.servants],
          ...SPICES.flatMap((spice, place): [string, number][] => ((player.cards[place] ?? 0) > 0 ? [[spiceIcon(spice), player.cards[place] ?? 0]] : [])),
        ],
      };
    }),
    rounds: { groups: [4, 4, 4], now: (view.year - 1) * 4 + view.round, text: word('year.round', { year: view.year, n: view.round }) },
    remark: null,
  };
}

/** Points booked so far. */
export const pointsOf = (view: State, who: number): number => view.players[who]?.points.reduce((sum, n) => sum + n, 0) ?? 0;

/** The picture of a spice; pepper here is no cube. */
export const spiceIcon = (spice: string): string => (spice === 'pepper' ? 'spicePepper' : spice);

/** What a seat has that a move can change. */
export function holdings(state: State, seat: number): Readonly<Record<string, number>> {
  const player = state.players[seat];
  if (!player) return {};
  return {
    ...Object.fromEntries(CUBES.map((cube, at) => [cube, player.cubes[at] ?? 0])), camel: player.camel, scroll: player.scroll, common: player.common, rare: player.rare,
    ...Object.fromEntries(SPICES.map((spice, at) => [spiceIcon(spice), player.cards[at] ?? 0])),
    favour: player.favour, influence: player.influence, soldier: player.soldiers.length, vp: pointsOf(state, seat),
  };
}

/** A cell of the city with what is on it. */
export interface Cell {
  readonly id: string;
  readonly action: string;
  /** The cube printed on the site. */
  readonly cube: string;
  /** The cube of its upgrade: white stands for the printed one, any other comes besides. */
  readonly upgrade: string | null;
  readonly owner: number | null;
  readonly soldiers: readonly number[];
}

/** The cells of the city; the camel market is `null`. */
export function cellsOf(view: View): readonly (Cell | null)[] {
  const sites = group('site');
  return CELLS.map((id, at) => {
    const site = sites[view.sites[at] ?? -1];
    if (at === MARKET || !site) return null;
    const upgrade = view.upgrades[at] ?? -1;
    const owner = view.buildings[at] ?? -1;
    return {
      id, action: String(site.facts['action']), cube: String(site.facts['colour']), upgrade: upgrade < 0 ? null : CUBES[upgrade] ?? 'white', owner: owner < 0 ? null : owner,
      soldiers: view.players.flatMap(({ soldiers }, who) => soldiers.filter((cell) => cell === at).map(() => who)),
    };
  });
}

/** The cell whose building a ransom is asked for, or -1. */
export function askedCell(view: View): number {
  const asked = view.frames.at(-1);
  return asked?.kind === 'ransom' ? asked.cells[0] ?? -1 : -1;
}

/** The quarters of the camel market: what each gives, and how many camels cover it. */
export function marketOf(view: View): readonly { readonly quarter: string; readonly reward: string; readonly camels: number }[] {
  const side = group('camelMarket').filter(({ kind }) => kind === 'tile')[view.market];
  return QUARTERS.map((quarter, at) => ({ quarter, reward: String(side?.facts[quarter] ?? 'anyGood'), camels: view.marketCamels[at] ?? 0 }));
}

/** The side of the round, the master meeples on its slots, the queue at its end, and who still waits in the queue at its beginning. */
export function sideOf(view: View): { readonly waiting: readonly number[]; readonly start: string; readonly side: (typeof SIDES)[number]; readonly slots: readonly (number | null)[]; readonly corner: string; readonly queue: readonly (number | null)[]; readonly queueCamels: readonly number[] } {
  const at = (view.round - 1) % 4;
  const whoOf = (who: number): number | null => (who < 0 ? null : who);
  const isPlaced = (who: number): boolean => view.slots.includes(who) || view.queue.includes(who);
  // At the end of a round nobody waits for a turn, only for a place in the next queue.
  const isRoundEnd = view.frames.some(({ kind }) => kind === 'queues' || kind === 'queue');
  return { waiting: isRoundEnd ? [] : view.order.filter((who) => !isPlaced(who)), start: CORNERS[(at + 3) % 4] ?? 'NW', side: SIDES[at] ?? 'N', slots: view.slots.map(whoOf), corner: CORNERS[at] ?? 'NE', queue: view.queue.map(whoOf), queueCamels: view.queueCamels };
}

/** A piece of the wall. */
export interface Piece {
  readonly id: string;
  readonly colour: string;
  readonly price: number;
  readonly isGate: boolean;
  readonly left: number;
}

/** All kinds of pieces in the order in which a position counts them, with how many are left. */
export function piecesOf(view: View): readonly Piece[] {
  const kinds = [...group('segment'), ...group('gate')].sort((a, b) => Number(a.facts['place']) - Number(b.facts['place']));
  return kinds.map((piece, at) => {
    const [colour, price = 1] = Object.entries(piece.face?.deals[0]?.cost ?? {})[0] ?? ['white', 1];
    return { id: piece.id, colour, price, isGate: piece.group === 'gate', left: view.wallSupply[at] ?? 0 };
  });
}

/** The piece standing in a slot of the wall. */
export function wallAt(view: View, slot: string): Piece | null {
  const at = view.walls[5 * SIDES.indexOf(slot.charAt(0) as 'N') + Number(slot.charAt(1)) - 1] ?? -1;
  return at < 0 ? null : piecesOf(view)[at] ?? null;
}

/** The caravan row from the front: the spice of each card, and its camels. */
export function rowOf(view: View): readonly { readonly spice: string | null; readonly camels: number }[] {
  const cards = group('caravanCard');
  return view.row.map((card, at) => ({ spice: card < 0 ? null : String(cards[card]?.facts['spice'] ?? ''), camels: view.rowCamels[at] ?? 0 }));
}

/** The stacks of contracts: the one on top, and how many are left. */
export function contractsOf(view: View): readonly { readonly top: Thing | null; readonly left: number }[] {
  const all = group('contract');
  const each = all.length / Math.max(1, view.contractsDone.length);
  return view.contractsDone.map((done, stack) => ({ top: done < each ? all[stack * each + done] ?? null : null, left: each - done }));
}

/** Who has a post in a trade city, and the camels waiting there. */
export const cityOf = (view: View, city: (typeof CITIES)[number]): { readonly posts: readonly number[]; readonly camels: number } => {
  const at = CITIES.indexOf(city);
  return { posts: view.players.flatMap(({ posts }, who) => (posts[at] === 1 ? [who] : [])), camels: view.cityCamels[at] ?? 0 };
};

/** Who took a breakthrough tile. */
export function takerOf(view: View, tile: string): number | null {
  const who = view.players.findIndex(({ breakthroughs }) => breakthroughs.some((place, level) => LEVELS[level]?.[place as 0] === tile));
  return who < 0 ? null : who;
}

/** The scoring tiles with the actions they score, and who took them. */
export const scoringTiles = (view: View): readonly { readonly id: string; readonly action: string; readonly taker: number | null }[] => group('scoringTile').map(({ id, facts }, at) => {
  const taker = view.players.findIndex(({ tiles }) => tiles.includes(at));
  return { id, action: String(facts['action']), taker: taker < 0 ? null : taker };
});

/** Who stands on a space of the mosque track. */
export function inMosque(view: View, space: string): readonly number[] {
  const parts = now().content?.things.find(({ id, kind }) => id === 'mosque' && kind === 'track')?.parts ?? [];
  const at = parts.findIndex(({ id }) => id === space);
  return view.players.flatMap(({ mosque }, who) => (mosque === at && at >= 0 && dressOf(view, who) !== COURTIER ? [who] : []));
}

/** Whether the camel of a lowest space of the mosque track has been taken. */
export function isCamelGone(view: View, space: string): boolean {
  const parts = now().content?.things.find(({ id, kind }) => id === 'mosque' && kind === 'track')?.parts ?? [];
  return view.mosqueCamels[parts.filter(({ face }) => face?.deals.some(({ reward }) => reward['camel'])).findIndex(({ id }) => id === space)] === 0;
}

/** The courtiers in a hall, one entry each. */
export const inHall = (view: View, hall: (typeof HALLS)[number]): readonly number[] => view.players.flatMap(({ courtiers }, who) => Array.from({ length: courtiers[HALLS.indexOf(hall)] ?? 0 }, () => who));

/** The card in front of the magistrate. */
export const soloCard = (view: View): string | null => (view.solo && view.solo.card >= 0 ? ACTIONS[view.solo.card] ?? null : null);
