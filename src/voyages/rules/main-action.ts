// VOY-TURN-2, VOY-TURN-3, VOY-SPACE-12, VOY-MERCATOR-2 to VOY-MERCATOR-5: what surrounds every main action.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position, Reward } from '../box.js';
import { REFILL } from '../content/board.js';
import { rowIsEmpty } from './contracts.js';
import type { FrameOf } from '../frame-types.js';
import { credit, playerAt } from './gains.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { BAZAAR_KINDS, type BazaarKind } from '../content/resources.js';

const BAZAAR = 'bazaar.';

/** Notes that the main action of the turn is taken, and what follows when it is settled. */
export function beginMain(position: Position, seat: Seat, space: string, column: number): void {
  position.state.turn.acted = true;
  push(position, { kind: 'mainDone', seat, space, column });
}

/** The main action is settled. */
export function runMainDone(position: Position, frame: FrameOf<'mainDone'>): void {
  const { box, state } = position;
  pop(position);
  if (box.answers.emptyRowRefill === 'at-once' && frame.space === 'contracts' && rowIsEmpty(state)) push(position, { kind: 'refill', left: REFILL });
  for (let seat = 0; seat < box.seats; seat += 1) {
    if (seat !== frame.seat && playerAt(position, seat).character === 'mercator') mercator(position, seat, frame);
  }
}

/** Mercator's player gains something from what another player did. */
function mercator(position: Position, seat: Seat, { space, column }: FrameOf<'mainDone'>): void {
  const { seats } = position.box;
  if (space === 'khansFavour' && seats < 4) credit(position, seat, 'mercator', [{ resource: 'camel', amount: 1 }], 1, 'VOY-MERCATOR-3');
  if (space === 'fiveCoins' && seats === 2) credit(position, seat, 'mercator', [{ resource: 'coin', amount: 2 }], 1, 'VOY-MERCATOR-4');
  if (!space.startsWith(BAZAAR)) return;
  const kinds = mercatorKinds(position, space.slice(BAZAAR.length) as BazaarKind, column);
  if (kinds.length > 1) push(position, { kind: 'mercatorGain', seat, kinds });
  else gainKind(position, seat, kinds[0] as BazaarKind);
}

function mercatorKinds({ box }: Position, kind: BazaarKind, column: number): BazaarKind[] {
  if (box.answers.mercatorGood === 'kind-of-space') return [kind];
  const { plain } = (box.bazaar[kind]).columns[column - 1] as Reward;
  return BAZAAR_KINDS.filter((one) => plain.some(({ resource }) => resource === one));
}

function gainKind(position: Position, seat: Seat, kind: BazaarKind): void {
  credit(position, seat, 'mercator', [{ resource: kind, amount: 1 }], 1, 'VOY-MERCATOR-2');
}

/** The kinds Mercator's player may pick (ruling `mercatorGood`). */
export function legalMercator(_position: Position, { kinds }: FrameOf<'mercatorGain'>, moves: Move[]): void {
  for (const gain of kinds) moves.push({ kind: 'mercatorGain', gain });
}

/** Why Mercator's player cannot pick a kind. */
export function refuseMercator(_position: Position, { kinds }: FrameOf<'mercatorGain'>, { gain }: Play<'mercatorGain'>): Refusal | null {
  return kinds.includes(gain) ? null : refusals['not-in-column'];
}

/** Mercator's player picks. */
export function playMercator(position: Position, { seat }: FrameOf<'mercatorGain'>, { gain }: Play<'mercatorGain'>): void {
  pop(position);
  gainKind(position, seat, gain);
}
