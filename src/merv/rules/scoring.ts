// The scoring phase: MERV-SCORE-1 to 12, MERV-CM-18, MERV-R-78.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { courtiersOf } from './palace.js';
import type { Position } from '../box.js';
import { ACTIONS, HALLS, type Hall } from '../content/ids.js';
import { buildingsWith, hallValue } from './halls.js';
import type { Move } from '../words/moves.js';
import { no } from '../words/refusals.js';
import { shuffleDiscards } from './solo/cards.js';
import type { Player, SeatFrame, StepsFrame } from '../state.js';
import { SCORING } from './steps.js';
import { addPoints, FROM_BUILDINGS, FROM_MOSQUE_TOP, FROM_PALACE, FROM_SCORING_TILES } from './tracks.js';

const MOSQUE = ACTIONS.indexOf('mosque');

/** Does the next step of the scoring phase. */
export function runScoring(position: Position, frame: StepsFrame): void {
  const step = SCORING[frame.step];
  frame.step += 1;
  switch (step) {
    case 'palace': scorePalaces(position); return;
    case 'presence': scorePresences(position); return;
    case 'soloDeck': shuffleDiscards(position); return;
    case undefined: pop(position);
  }
}

function scorePalaces(position: Position): void {
  const { box, state } = position;
  const order = box.rulings.invasionTurnOrder === 'order-of-round-4' ? state.order : state.queue;
  if (position.events) position.events({ kind: 'phase', rule: 'MERV-SCORE-1', phase: 'scoring' });
  const choosing: number[] = [];
  for (const who of order) {
    if (who === box.magistrate) payMagistrate(position);
    else if (who !== box.courtier && !payWithoutChoice(position, who)) choosing.push(who);
  }
  for (let at = choosing.length - 1; at >= 0; at -= 1) push(position, { kind: 'courtiers', seat: choosing[at]! });
}

/** The magistrate scores all courtiers and spends nothing (MERV-CM-18). */
function payMagistrate(position: Position): void {
  const { box, state } = position;
  const player = state.players[box.magistrate]!;
  const values: { readonly hall: Hall; readonly value: number }[] = [];
  HALLS.forEach((hall, at) => {
    for (let courtier = 0; courtier < player.courtiers[at]!; courtier += 1) values.push({ hall, value: hallValue(position, player, at) });
  });
  values.sort((a, b) => b.value - a.value);
  if (box.rulings.magistrateScoring === 'up-to-favour') values.length = Math.min(values.length, player.favour);
  const vp = values.reduce((sum, { value }) => sum + value, 0);
  if (position.events) position.events({ kind: 'palaceScored', rule: 'MERV-CM-18', who: 'magistrate', halls: values.map(({ hall }) => hall), favour: 0, vp });
  addPoints(position, box.magistrate, FROM_PALACE, vp, 'MERV-CM-18');
}

const canPayFor = (player: Player): number => Math.min(player.favour, courtiersOf(player));

/** Appends the choices of courtiers that favour is spent for (MERV-SCORE-3). */
export function offerCourtiers({ state }: Position, { seat }: SeatFrame, moves: Move[]): void {
  const player = state.players[seat]!;
  const [a, b, c, d] = player.courtiers as [number, number, number, number];
  const paid = canPayFor(player);
  for (let first = Math.min(a, paid); first >= 0; first -= 1) {
    for (let second = Math.min(b, paid - first); second >= 0; second -= 1) {
      for (let third = Math.min(c, paid - first - second); third >= 0; third -= 1) {
        const fourth = paid - first - second - third;
        if (fourth <= d) moves.push({ kind: 'score', halls: hallsOf([first, second, third, fourth]) });
      }
    }
  }
}

function hallsOf(counts: readonly number[]): Hall[] {
  const halls: Hall[] = [];
  for (let hall = 0; hall < 4; hall += 1) for (let count = counts[hall]!; count > 0; count -= 1) halls.push(HALLS[hall]!);
  return halls;
}

/** Why favour cannot be spent for these courtiers, or `null`. */
export function refuseCourtiers({ state }: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind !== 'score') return null;
  const player = state.players[seat]!;
  if (move.halls.length !== canPayFor(player)) return no['score-count'];
  const counts = [0, 0, 0, 0];
  let last = 0;
  for (const hall of move.halls) {
    const at = HALLS.indexOf(hall);
    if (at < last) return no['score-halls'];
    last = at;
    counts[at]! += 1;
  }
  return counts.every((count, at) => count <= player.courtiers[at]!) ? null : no['score-halls'];
}

/** Spends favour for courtiers and scores them. */
export function playCourtiers(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'score') payCourtiers(position, seat, move.halls);
}

function payCourtiers(position: Position, seat: number, halls: readonly Hall[]): void {
  const player = position.state.players[seat]!;
  let vp = 0;
  for (const hall of halls) vp += hallValue(position, player, HALLS.indexOf(hall));
  player.favour -= halls.length;
  if (position.events) {
    if (halls.length > 0) position.events({ kind: 'favour', rule: 'MERV-SCORE-2', who: seat, to: player.favour, spent: halls.length });
    position.events({ kind: 'palaceScored', rule: 'MERV-SCORE-4', who: seat, halls, favour: halls.length, vp });
  }
  addPoints(position, seat, FROM_PALACE, vp, 'MERV-SCORE-4');
}

/** Scores the palace of a seat that has nothing to choose; returns whether that was so. */
function payWithoutChoice(position: Position, seat: number): boolean {
  const player = position.state.players[seat]!;
  const paid = canPayFor(player);
  let halls = 0;
  for (const count of player.courtiers) if (count > 0) halls += 1;
  if (paid !== 0 && paid !== courtiersOf(player) && halls > 1) return false;
  payCourtiers(position, seat, paid === 0 ? [] : paid === courtiersOf(player) ? hallsOf(player.courtiers) : hallsOf(player.courtiers).slice(0, paid));
  return true;
}

function scorePresences(position: Position): void {
  const { box, state } = position;
  for (let who = 0; who < state.players.length; who += 1) {
    if (who === box.courtier) continue;
    const player = state.players[who]!;
    let buildings = 0;
    for (let cell = 0; cell < 25; cell += 1) if (state.buildings[cell] === who) buildings += 1;
    addPoints(position, who, FROM_BUILDINGS, buildings, 'MERV-SCORE-9');
    for (const tile of player.tiles) addPoints(position, who, FROM_SCORING_TILES, 3 * buildingsWith(position, who, box.tileAction[tile]!), 'MERV-SCORE-10');
    if (player.mosque === box.mosqueTop) addPoints(position, who, FROM_MOSQUE_TOP, 4 * buildingsWith(position, who, MOSQUE), 'MERV-SCORE-11');
  }
}
