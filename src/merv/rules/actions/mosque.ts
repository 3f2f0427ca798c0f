// The mosque: MERV-MOSQUE-1 to 12, MERV-CAMEL-9, MERV-BREAK-7, MERV-R-2, MERV-R-30, MERV-R-34.
import { move, push, type Refusal } from '../../../kernel/rules.js';
import { at, cubes, FREE, participant, playerAt, refusals, reward, sum, type Position } from '../chapter.js';
import type { MosqueSpace } from '../../box.js';
import { idOf } from '../../content/bound.js';
import type { Boon } from '../../content/ids.js';
import type { Player } from '../../state.js';
import { gainCamels } from '../supply/gains.js';
import { canPay, discountFor, freeRefusal, offerPayments, payment, paymentRefusal, payPrice } from '../supply/payments.js';
import { addPoints, gainFavour } from '../supply/tracks.js';
import { unitAction, type SiteAction } from './units.js';

/** The lowest spaces of the track: one for each path. */
const PATHS = 4;

/** The price of the step to a space, from where a player stands. */
function needTo({ box }: Position, player: Player, space: number): readonly number[] {
  return player.mosque < 0 ? at(box.mosqueStart, space) : at(box.mosque, player.mosque).need;
}

/** Why the next step cannot lead to a space, or `null`. */
function wayRefusal({ box }: Position, player: Player, space: number): Refusal | null {
  if (player.mosque < 0) {
    if (space >= PATHS) return refusals['not-the-way'];
    return player.discs === 0 ? refusals['no-disc'] : null;
  }
  if (player.mosque === box.mosqueTop) return refusals['mosque-top'];
  return at(box.mosque, player.mosque).up === space ? null : refusals['not-the-way'];
}

/** The spaces among which those within reach are: the paths, or the one space above; the n-th, from 0. */
const spaceAhead = ({ box }: Position, player: Player, nth: number): number => (player.mosque < 0 ? nth : at(box.mosque, player.mosque).up);

/** How many of them there are. */
const spacesAhead = ({ box }: Position, player: Player): number => (player.mosque < 0 ? (player.discs > 0 ? PATHS : 0) : player.mosque === box.mosqueTop ? 0 : 1);

/** How many steps lead to the last space, from one of the lowest or from the one a player stands on. */
function stepsFrom({ box }: Position, from: number): number {
  let steps = 0;
  for (let space = from; space !== box.mosqueTop; space = at(box.mosque, space).up) steps += 1;
  return steps;
}

/** How many steps a player has taken. */
const stepsTaken = (position: Position, { mosque }: Player): number => (mosque < 0 ? 0 : 1 + stepsFrom(position, 0) - stepsFrom(position, mosque));

/** Whether there is a step, whatever it costs. */
export const hasStep = (position: Position, who: number): boolean => spacesAhead(position, playerAt(position, who)) > 0;

/** Whether a step can be paid for. */
function possible(position: Position, who: number): boolean {
  const player = playerAt(position, who);
  const discount = discountFor(position, player, 'mosque');
  for (let nth = 0; nth < spacesAhead(position, player); nth += 1) if (canPay(needTo(position, player, spaceAhead(position, player, nth)), player, discount)) return true;
  return false;
}

/** The mosque among the actions of the sites. */
export const mosqueAction: SiteAction = { possible, start(position, seat) { push(position, { kind: 'mosque', seat, units: 0 }); } };

const spaceOf = ({ box }: Position, id: string): number => box.mosque.findIndex((space) => space.id === id);

const moves = { step: /* @__PURE__ */ move('step {space} {cubes}', { space: idOf('space'), cubes }) } as const;
const stepMove = (place: number, first: number, { id }: MosqueSpace) => ({ kind: 'step' as const, space: id, cubes: payment(first + place) });

/** MERV-MOSQUE-2 to 5: steps are paid for. */
export const mosque = /* @__PURE__ */ unitAction('mosque', {
  rule: 'MERV-MOSQUE-2', moves,
  possible: (position, { seat }): boolean => possible(position, seat),
  done: (position, { seat, units }): boolean => units <= stepsTaken(position, playerAt(position, seat)),
  offer(position, { seat }, out) {
    const player = playerAt(position, seat);
    const discount = discountFor(position, player, 'mosque');
    for (let nth = 0; nth < spacesAhead(position, player); nth += 1) {
      const space = spaceAhead(position, player, nth);
      const need = needTo(position, player, space);
      if (canPay(need, player, discount)) offerPayments(position, player, { need, discount, make: stepMove }, { out, what: at(position.box.mosque, space) });
    }
  },
  refuse(position, { seat }, { space, cubes: given }): Refusal | null {
    const player = playerAt(position, seat);
    const to = spaceOf(position, space);
    return wayRefusal(position, player, to) ?? paymentRefusal(position, player, { need: needTo(position, player, to), discount: discountFor(position, player, 'mosque') }, given);
  },
  play(position, frame, { space, cubes: given }) {
    const to = spaceOf(position, space);
    payPrice(position, frame.seat, needTo(position, playerAt(position, frame.seat), to), { cubes: given, rule: 'MERV-MOSQUE-2' });
    frame.units += 1;
    reach(position, frame.seat, to);
  },
});

/** Puts a disc on a space; its boon is the caller's. */
export function advance(position: Position, who: number, space: number): void {
  const { box, state } = position;
  const player = playerAt(position, who);
  const { id, boon, vp } = at(box.mosque, space);
  if (player.mosque < 0) player.discs -= 1;
  player.mosque = space;
  position.events?.({ kind: 'mosque-entered', ...participant(box, who), rule: 'MERV-MOSQUE-5', space: id, boon });
  addPoints(position, who, vp, 'mosque');
  if (boon === 'camel' && state.mosqueCamels[space] === 1) {
    state.mosqueCamels[space] = 0;
    gainCamels(position, who, 1, 'MERV-MOSQUE-6');
  }
}

/** What each boon gives a seat; the camel has been taken, and the last space counts in every scoring phase. */
const GIVE: Readonly<Partial<Record<Boon, (position: Position, seat: number) => void>>> = {
  whiteUpgrade(position, seat) { push(position, { kind: 'upgrade', seat, what: 'white' }); },
  bonusUpgrade(position, seat) { push(position, { kind: 'upgrade', seat, what: 'bonus' }); },
  favour(position, seat) { gainFavour(position, seat, 1, 'MERV-MOSQUE-8'); },
  soldier(position, seat) { push(position, { kind: 'soldier', seat }); },
  scoringTile(position, seat) { push(position, { kind: 'scoringTile', seat }); },
  freeCourtier(position, seat) { push(position, { kind: 'freeCourtier', seat }); },
  freeWall(position, seat) { push(position, { kind: 'freeWall', seat }); },
};

function reach(position: Position, seat: number, space: number): void {
  advance(position, seat, space);
  GIVE[at(position.box.mosque, space).boon]?.(position, seat);
}

/** A free step: at once where there is no choice (MERV-CAMEL-9, MERV-BREAK-7). */
export function giveMosqueStep(position: Position, seat: number): void {
  const player = playerAt(position, seat);
  if (position.box.rulings.refuseRewards === 'must-if-possible' && player.mosque >= 0 && spacesAhead(position, player) > 0) reach(position, seat, spaceAhead(position, player, 0));
  else push(position, { kind: 'freeStep', seat });
}

/** MERV-CAMEL-9, MERV-BREAK-7: a free step. */
export const freeStep = /* @__PURE__ */ reward('freeStep', {
  rule: 'MERV-CAMEL-9', lost: 'MERV-TERM-11', moves,
  none: (position, { seat }): boolean => !hasStep(position, seat),
  offer(position, { seat }, out) {
    const player = playerAt(position, seat);
    for (let nth = 0; nth < spacesAhead(position, player); nth += 1) out.add({ kind: 'step', space: at(position.box.mosque, spaceAhead(position, player, nth)).id, cubes: FREE });
  },
  refuse: (position, { seat }, { space, cubes: given }): Refusal | null => wayRefusal(position, playerAt(position, seat), spaceOf(position, space)) ?? freeRefusal(given),
  play(position, { seat }, { space }) { reach(position, seat, spaceOf(position, space)); },
});

const TILES = 4;

/** Whether nobody has a scoring tile. */
export function scoringTileLeft({ state }: Position, tile: number): boolean {
  for (const { tiles } of state.players) if (tiles.includes(tile)) return false;
  return true;
}

/** What a scoring tile is called. */
export const tileId = ({ box }: Position, tile: number): string => at(box.pack.scoringTiles.entries, tile).id;
const tileOf = ({ box }: Position, id: string): number => box.pack.scoringTiles.entries.findIndex((tile) => tile.id === id);

/** MERV-MOSQUE-9: a scoring tile; it is lost when none is left (MERV-R-34). */
export const scoringTile = /* @__PURE__ */ reward('scoringTile', {
  rule: 'MERV-MOSQUE-9', lost: 'MERV-R-34', on: ['mosque'],
  moves: { tile: move('tile {tile}', { tile: idOf('tile') }) },
  none: ({ state }): boolean => sum(state.players.map(({ tiles }) => tiles.length)) === TILES,
  offer(position, _frame, out) { for (let tile = 0; tile < TILES; tile += 1) if (scoringTileLeft(position, tile)) out.add({ kind: 'tile', tile: tileId(position, tile) }); },
  refuse: (position, _frame, { tile }): Refusal | null => (scoringTileLeft(position, tileOf(position, tile)) ? null : refusals['tile-gone']),
  play(position, { seat }, { tile }) { takeScoringTile(position, seat, tileOf(position, tile), 'MERV-MOSQUE-9'); },
});

/** Gives a scoring tile to a participant. */
export function takeScoringTile(position: Position, who: number, tile: number, rule: string): void {
  playerAt(position, who).tiles.push(tile);
  position.events?.({ kind: 'scoring-tile-taken', ...participant(position.box, who), rule, tile: tileId(position, tile) });
}
