// What a position says, in the ids of the components: a view counts places in tables, here they become what they stand for.
import type { Content, Thing } from '../../words/content.js';
import { ACTIONS, BREAKTHROUGHS, CELLS, CITIES, CORNERS, CUBES, HALLS, QUARTERS, ROUNDS, SIDES, SLOTS, SPICES, type Action, type Breakthrough, type Cell, type City, type Corner, type Cube, type Hall, type Quarter, type Side, type Slot, type Spice } from '../content/ids.js';
import type { State, View } from '../state.js';

/** A participant and what lies before them. Seats come first, then the magistrate, then the courtier. */
export interface Person {
  readonly who: number;
  readonly role: 'player' | 'magistrate' | 'courtier';
  /** The place in the order that counts now, from 1; `null` while the next queue is being filled and they are not in it. */
  readonly place: number | null;
  /** Points booked so far. */
  readonly points: number;
  readonly cubes: Readonly<Record<Cube, number>>;
  readonly spices: Readonly<Record<Spice, number>>;
  readonly camel: number;
  readonly scroll: number;
  readonly common: number;
  readonly rare: number;
  /** What lies on contracts that are fulfilled: it cannot be used again, and counts in the palace. */
  readonly committed: { readonly scroll: number; readonly common: number; readonly rare: number };
  readonly favour: number;
  readonly influence: number;
  /** Pieces left in the supply. */
  readonly supply: { readonly building: number; readonly servant: number; readonly disc: number };
  readonly soldiers: readonly Cell[];
  readonly contracts: readonly string[];
  readonly breakthroughs: readonly Breakthrough[];
  readonly scoringTiles: readonly string[];
}

/** A site with what is on it. */
export interface SiteReading {
  readonly id: Cell;
  /** The tile that lies there. */
  readonly site: string;
  readonly action: Action;
  /** The cube printed on it. */
  readonly cube: Cube;
  /** The cube of its upgrade: white stands for the printed one, any other comes besides. */
  readonly upgrade: Cube | null;
  readonly owner: number | null;
  readonly soldiers: readonly number[];
}

/** The side of the round: who took its slots, and the queue at its end, from the front. */
export interface SideReading {
  readonly side: Side;
  /** Where those wait who still have a turn, in their order. */
  readonly from: Corner;
  readonly waiting: readonly number[];
  readonly slots: readonly (number | null)[];
  readonly to: Corner;
  readonly queue: readonly { readonly who: number | null; readonly camels: number }[];
}

/** Everything that lies on the table. Participants are named by their place among `people`. */
export interface Reading {
  readonly people: readonly Person[];
  /** The cells row by row; the middle one is the camel market. */
  readonly cells: readonly (SiteReading | null)[];
  /** What the quarters of the camel market give, clockwise, and how many camels cover it. */
  readonly market: readonly { readonly id: Quarter; readonly reward: string; readonly camels: number }[];
  readonly side: SideReading;
  /** The pieces that stand, by the slot of the wall; `null` where none does. */
  readonly walls: readonly { readonly slot: Slot; readonly piece: string | null }[];
  /** All kinds of pieces, cheapest first, with how many are left. */
  readonly pieces: readonly { readonly id: string; readonly left: number }[];
  /** The caravan row from the front; `card` is `null` where none lies. */
  readonly row: readonly { readonly card: string | null; readonly spice: Spice | null; readonly camels: number }[];
  /** The stacks of contracts: the one on top, and how many are left. */
  readonly contracts: readonly { readonly stack: string; readonly top: string | null; readonly left: number }[];
  readonly cities: readonly { readonly id: City; readonly posts: readonly number[]; readonly camels: number }[];
  /** The courtiers in each hall, one entry each. */
  readonly halls: readonly { readonly id: Hall; readonly courtiers: readonly number[] }[];
  /** The spaces of the mosque track from the lowest; `camelGone` where its camel has been taken. */
  readonly mosque: readonly { readonly id: string; readonly here: readonly number[]; readonly camelGone: boolean }[];
  readonly breakthroughs: readonly { readonly id: Breakthrough; readonly taker: number | null }[];
  readonly scoringTiles: readonly { readonly id: string; readonly action: Action; readonly taker: number | null }[];
  /** The card in front of the magistrate. */
  readonly magistrateCard: Action | null;
  /** The building a ransom is asked for now. */
  readonly ransom: Cell | null;
}

const someone = (who: number): number | null => (who < 0 ? null : who);
const one = <Word extends string>(words: readonly Word[], value: unknown): Word | null => words.find((word) => word === value) ?? null;
const counted = <Word extends string>(words: readonly Word[], numbers: readonly number[]): Record<Word, number> => Object.fromEntries(words.map((word, at) => [word, numbers[at] ?? 0])) as Record<Word, number>;
/** Breakthroughs of one level. */
const LEVEL = 4;

/**
 * Everything that lies on the table in a position, in the ids of the components: views and states count places in tables. The
 * content is that of the values the game is played with.
 */
export function readingOf(view: State | View, { things }: Pick<Content, 'things'>): Reading {
  const group = (name: string): readonly Thing[] => things.filter((one) => one.group === name);
  const track = (id: string): readonly { readonly id: string }[] => things.find((one) => one.id === id && one.kind === 'track')?.parts ?? [];
  const whoHas = (has: (player: State['players'][number]) => boolean): number[] => view.players.flatMap((player, who) => (has(player) ? [who] : []));
  const people = peopleOf(view, { contracts: group('contract'), tiles: group('scoringTile') });
  const contracts = group('contract');
  const each = contracts.length / Math.max(1, view.contractsDone.length);
  const side = group('camelMarket').filter(({ kind }) => kind === 'tile')[view.market];
  const pieces = [...group('segment'), ...group('gate')].sort((a, b) => Number(a.facts['place']) - Number(b.facts['place']));
  const cards = group('caravanCard');
  const asked = view.frames.at(-1);
  return {
    people,
    cells: cellsOf(view, group('site')),
    market: QUARTERS.map((id, at) => ({ id, reward: String(side?.facts[id] ?? ''), camels: view.marketCamels[at] ?? 0 })),
    side: sideOf(view),
    walls: SLOTS.map((slot, at) => ({ slot, piece: pieces[view.walls[at] ?? -1]?.id ?? null })),
    pieces: pieces.map(({ id }, at) => ({ id, left: view.wallSupply[at] ?? 0 })),
    row: view.row.map((card, at) => ({ card: cards[card]?.id ?? null, spice: one(SPICES, cards[card]?.facts['spice']), camels: view.rowCamels[at] ?? 0 })),
    contracts: view.contractsDone.map((done, stack) => ({ stack: String(contracts[stack * each]?.facts['stack'] ?? ''), top: done < each ? contracts[stack * each + done]?.id ?? null : null, left: each - done })),
    cities: CITIES.map((id, at) => ({ id, posts: whoHas(({ posts }) => posts[at] === 1), camels: view.cityCamels[at] ?? 0 })),
    halls: HALLS.map((id, at) => ({ id, courtiers: view.players.flatMap(({ courtiers }, who) => Array.from({ length: courtiers[at] ?? 0 }, () => who)) })),
    mosque: track('mosque').map(({ id }, at) => ({ id, here: people.filter(({ role, who }) => role !== 'courtier' && view.players[who]?.mosque === at).map(({ who }) => who), camelGone: view.mosqueCamels[at] === 0 })),
    breakthroughs: BREAKTHROUGHS.map((id, at) => ({ id, taker: someone(view.players.findIndex(({ breakthroughs }) => breakthroughs[Math.floor(at / LEVEL)] === at % LEVEL)) })),
    scoringTiles: group('scoringTile').map(({ id, facts }, at) => ({ id, action: one(ACTIONS, facts['action']) ?? ACTIONS[0], taker: someone(view.players.findIndex(({ tiles }) => tiles.includes(at))) })),
    magistrateCard: view.solo ? ACTIONS[view.solo.card] ?? null : null,
    ransom: asked?.kind === 'ransom' ? CELLS[asked.cells[0] ?? -1] ?? null : null,
  };
}

function peopleOf(view: State | View, { contracts, tiles }: { readonly contracts: readonly Thing[]; readonly tiles: readonly Thing[] }): Person[] {
  const { seats } = view.config;
  // Where somebody stands in the next queue already, that is the order that counts.
  const order = view.queue.some((who) => who >= 0) ? view.queue : view.order;
  return view.players.map((player, who): Person => {
    const { camel, scroll, common, rare, favour, influence } = player;
    const place = order.indexOf(who);
    return {
      who, role: who < seats ? 'player' : seats === 1 && who === 1 ? 'magistrate' : 'courtier', place: place < 0 ? null : place + 1, points: player.points.reduce((sum, n) => sum + n, 0),
      cubes: counted(CUBES, player.cubes), spices: counted(SPICES, player.cards), camel, scroll, common, rare, committed: { scroll: player.givenScroll, common: player.givenCommon, rare: player.givenRare }, favour, influence,
      supply: { building: player.buildings, servant: player.servants, disc: player.discs }, soldiers: player.soldiers.flatMap((at) => CELLS[at] ?? []),
      contracts: player.fulfilled.flatMap((at) => contracts[at]?.id ?? []), breakthroughs: player.breakthroughs.flatMap((place, level) => (place < 0 ? [] : BREAKTHROUGHS[level * LEVEL + place] ?? [])), scoringTiles: player.tiles.flatMap((at) => tiles[at]?.id ?? []),
    };
  });
}

const cellsOf = (view: State | View, sites: readonly Thing[]): (SiteReading | null)[] => CELLS.map((id, at) => {
  const site = sites[view.sites[at] ?? -1];
  if (!site) return null;
  return {
    id, site: site.id, action: one(ACTIONS, site.facts['action']) ?? ACTIONS[0], cube: one(CUBES, site.facts['colour']) ?? CUBES[0], upgrade: CUBES[view.upgrades[at] ?? -1] ?? null, owner: someone(view.buildings[at] ?? -1),
    soldiers: view.players.flatMap(({ soldiers }, who) => soldiers.filter((cell) => cell === at).map(() => who)),
  };
});

function sideOf(view: State | View): SideReading {
  const at = (view.round + ROUNDS - 1) % ROUNDS;
  // At the end of a round nobody waits for a turn, only for a place in the next queue.
  const isRoundOver = view.frames.some(({ kind }) => kind === 'queues' || kind === 'invasion' || kind === 'scoring');
  return {
    side: SIDES[at] ?? 'N', from: CORNERS[at] ?? 'NW', waiting: isRoundOver ? [] : view.order.filter((who) => !view.slots.includes(who) && !view.queue.includes(who)),
    slots: view.slots.map(someone), to: CORNERS[(at + 1) % ROUNDS] ?? 'NE', queue: view.queue.map((who, space) => ({ who: someone(who), camels: view.queueCamels[space] ?? 0 })),
  };
}
