// Breakthroughs: MERV-LIB-2 to 4, MERV-BREAK-1 to 12, MERV-R-28.
import { called, choice, integer, move, pop, push, type ChanceRequest, type Refusal } from '../../../kernel/rules.js';
import { chance, decision, GIVERS, MAGISTRATES, participant, playerAt, refusals, seat, step, tellLost, turnProblem, type Position } from '../chapter.js';
import { BREAKTHROUGHS, type Breakthrough } from '../../content/ids.js';
import { aboutLevel } from '../about.js';
import { gainScrolls, scrollsOf } from '../supply/gains.js';
import { addPoints, gainFavour } from '../supply/tracks.js';
import { giveMosqueStep } from './mosque.js';

/** Tiles of a level. */
const TILES = 4;
const level = /* @__PURE__ */ integer(0, 3);

/** The scrolls that bring a breakthrough of a level (MERV-LIB-2). */
const scrollsFor = (of: number): number => 2 * (of + 1);

/** Gains scrolls, and tells which levels of breakthroughs they bring, the highest first. */
export function gainScrollsFor(position: Position, who: number, count: number, rule: string): number[] {
  const player = playerAt(position, who);
  const before = scrollsOf(player);
  gainScrolls(position, who, count, rule);
  const after = scrollsOf(player);
  const levels: number[] = [];
  for (let one = 3; one >= 0; one -= 1) if (before < scrollsFor(one) && after >= scrollsFor(one)) levels.push(one);
  return levels;
}

/** Gains scrolls; the breakthroughs they bring come next, the lowest first (MERV-LIB-2, 3). */
export function earnScrolls(position: Position, who: number, count: number, rule: string): void {
  const kind = position.box.rulings.breakthroughTile === 'random' ? 'randomBreakthrough' : 'breakthrough';
  for (const one of gainScrollsFor(position, who, count, rule)) push(position, { kind, seat: who, level: one });
}

/** The level of a tile, and its place there. */
const placeOf = (tile: Breakthrough): readonly [of: number, place: number] => [Math.floor(BREAKTHROUGHS.indexOf(tile) / TILES), BREAKTHROUGHS.indexOf(tile) % TILES];

/** Whether nobody has taken a tile. */
export function tileLeft({ state }: Position, tile: Breakthrough): boolean {
  const [of, place] = placeOf(tile);
  return state.players.every(({ breakthroughs }) => breakthroughs[of] !== place);
}

const tilesLeft = (position: Position, of: number): Breakthrough[] => BREAKTHROUGHS.slice(TILES * of, TILES * (of + 1)).filter((tile) => tileLeft(position, tile));

function tileRefusal(position: Position, of: number, tile: Breakthrough): Refusal | null {
  if (placeOf(tile)[0] !== of) return refusals['breakthrough-level'];
  return tileLeft(position, tile) ? null : refusals['breakthrough-taken'];
}

/** Each level is reached once, by its scrolls (MERV-LIB-2, 3). */
export function levelProblem(position: Position, { seat: who, level: of }: { readonly seat: number; readonly level: number }): string | null {
  if (scrollsOf(playerAt(position, who)) < scrollsFor(of)) return 'there are not enough scrolls for this level';
  return position.state.frames.filter((frame) => 'level' in frame && frame.level === of).length > 1 ? 'this level is reached once' : null;
}

/** MERV-LIB-4: a tile of the level is taken. There is at least one, as there are four for at most four takers (MERV-R-28); where positions are made up, there may be none. */
export const breakthrough = /* @__PURE__ */ decision('breakthrough', { seat, level }, {
  rule: 'MERV-LIB-4', on: GIVERS, about: aboutLevel,
  problem: (position, frame): string | null => turnProblem(position, frame) ?? levelProblem(position, frame),
  lapses: (position, { level: of }): boolean => tilesLeft(position, of).length === 0,
  lapsed: /* @__PURE__ */ tellLost('MERV-R-28'),
  moves: { breakthrough: move('breakthrough {tile}', { tile: called('tile', choice(BREAKTHROUGHS)) }) },
  offer(position, { level: of }, out) { for (const tile of tilesLeft(position, of)) out.add({ kind: 'breakthrough', tile }); },
  refuse: (position, { level: of }, { tile }): Refusal | null => tileRefusal(position, of, tile),
  play(position, { seat: who }, { tile }) {
    pop(position);
    takeBreakthrough(position, who, tile);
  },
});

/** Notes that a participant has a tile. */
export function ownBreakthrough(position: Position, who: number, tile: Breakthrough, rule: string): void {
  const [of, place] = placeOf(tile);
  playerAt(position, who).breakthroughs[of] = place;
  position.events?.({ kind: 'breakthrough-taken', ...participant(position.box, who), rule, tile });
}

/** What tiles give at once; those of the first two levels work from now on: see payments.ts. */
const GIVE: Readonly<Partial<Record<Breakthrough, (position: Position, who: number) => void>>> = {
  'bt3-card'(position, who) { push(position, { kind: 'freeCard', seat: who }); },
  'bt3-post'(position, who) { push(position, { kind: 'freePost', seat: who }); },
  'bt3-mosque'(position, who) { giveMosqueStep(position, who); },
  'bt3-wall'(position, who) { push(position, { kind: 'freeWall', seat: who }); },
  'bt4-vp'(position, who) { addPoints(position, who, 8, 'breakthroughs'); },
  'bt4-favour-favour'(position, who) { gainFavour(position, who, 2, 'MERV-BREAK-11'); },
  'bt4-favour-soldier'(position, who) {
    gainFavour(position, who, 1, 'MERV-BREAK-10');
    push(position, { kind: 'soldier', seat: who });
  },
  'bt4-soldier-soldier'(position, who) {
    push(position, { kind: 'soldier', seat: who });
    push(position, { kind: 'soldier', seat: who });
  },
};

function takeBreakthrough(position: Position, who: number, tile: Breakthrough): void {
  ownBreakthrough(position, who, tile, 'MERV-LIB-4');
  GIVE[tile]?.(position, who);
}

/** Gives a drawn tile to whoever made the breakthrough; those of the magistrate have no effect. */
function takeDrawn(position: Position, who: number, tile: Breakthrough): void {
  if (who === position.box.magistrate) ownBreakthrough(position, who, tile, 'MERV-CMA-12');
  else takeBreakthrough(position, who, tile);
}

const drawProblem = (position: Position, frame: { readonly seat: number; readonly level: number }): string | null =>
  (frame.seat === position.box.magistrate && position.state.turn.seat === frame.seat ? null : turnProblem(position, frame)) ?? levelProblem(position, frame);

/** MERV-R-28 `random`, MERV-CMA-12: a tile that is not chosen is the last one left, or luck decides. */
export const randomBreakthrough = /* @__PURE__ */ step('randomBreakthrough', { seat, level }, {
  on: [...GIVERS, ...MAGISTRATES], problem: drawProblem,
  run(position, { seat: who, level: of }) {
    pop(position);
    const [only, ...more] = tilesLeft(position, of);
    if (more.length > 0) push(position, { kind: 'drawBreakthrough', seat: who, level: of });
    else if (only !== undefined) takeDrawn(position, who, only);
  },
});

/** The tile is drawn. */
export const drawBreakthrough = /* @__PURE__ */ chance('drawBreakthrough', { seat, level }, {
  on: [...GIVERS, 'magistrateAct', 'magistrateBreakthrough'],
  problem: (position, frame): string | null => drawProblem(position, frame) ?? (tilesLeft(position, frame.level).length > 1 ? null : 'there is nothing to draw'),
  request(position, { seat: who, level: of }): ChanceRequest {
    const magistrate = who === position.box.magistrate;
    return { kind: 'draw', purpose: 'breakthrough', rule: magistrate ? 'MERV-CMA-12' : 'MERV-R-28', seat: magistrate ? null : who, from: tilesLeft(position, of), count: 1, secret: false };
  },
  resolve(position, { seat: who }, [tile]) {
    pop(position);
    takeDrawn(position, who, tile as Breakthrough);
  },
});
