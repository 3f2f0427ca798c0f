// VOY-ICON-4 to VOY-ICON-9, VOY-ICON-12, VOY-POST-16: bonuses that wait follow one by one, each with all it triggers.
import { called, choice, list, move, pop, push, type Refusal, type Seat } from '../../kernel/rules.js';
import { decision, effect, entry, lastOf, refusals, seat, step, type Position } from './chapter.js';
import { CITY_BONUS_IDS } from '../content/ids.js';
import type { Effect } from '../content/resources.js';
import type { Frame } from '../frames.js';
import { decline } from '../words/moves.js';
import { BONUS_BELOW, isInTurn } from './below.js';
import { gainBlackDie } from './dice.js';
import { gainTiles, tellDeclined } from './gains.js';
import { beginContract } from './main-actions/contracts/special-stack.js';
import { beginFreeMove } from './main-actions/travel/movement.js';

type Waiting = Extract<Frame, { kind: 'waiting' }>;

/** Bonuses that do the same are not told apart. */
const different = (bonuses: readonly Effect[]): Effect[] => bonuses.filter((bonus, at) => bonuses.indexOf(bonus) === at);

/** Bonuses that are no income. */
const IN_TURNS: readonly Effect[] = ['move', 'blackDie'];

/** More than a copy can give at once: seven tiles with each symbol there is. */
const MOST = 40;

/** Lets the next bonus begin, or asks which; in printed order it is the first (ruling `pendingOrder`). */
export const waiting = step('waiting', { seat, bonuses: list(effect, { least: 1, most: MOST }) }, {
  on: BONUS_BELOW,
  problem: (position, { bonuses }): string | null => (isInTurn(position) || !bonuses.some((bonus) => IN_TURNS.includes(bonus)) ? null : 'nobody moves or rolls outside of turns'),
  run(position, frame) {
    const [first, ...others] = different(frame.bonuses);
    if (first === undefined) pop(position);
    else if (others.length === 0 || position.box.rulings.pendingOrder === 'printed-order') beginNext(position, frame, first);
    else push(position, { kind: 'nextBonus', seat: frame.seat });
  },
});

/** Begins a bonus of those that wait in the frame at hand. */
function beginNext(position: Position, { seat, bonuses }: Waiting, bonus: Effect): void {
  bonuses.splice(bonuses.indexOf(bonus), 1);
  if (bonuses.length === 0) pop(position);
  position.events?.({ kind: 'bonus-due', seat, rule: 'VOY-ICON-12', bonus, source: bonus });
  BEGIN[bonus](position, seat);
}

const BEGIN: Readonly<Record<Effect, (position: Position, seat: Seat) => void>> = {
  anyGood(position, seat) { push(position, { kind: 'chooseGoods', seat, count: 1, different: false, source: 'anyGood' }); },
  distinctGoods(position, seat) { push(position, { kind: 'chooseGoods', seat, count: 2, different: position.box.rulings.twoGoods !== 'any', source: 'distinctGoods' }); },
  contract: beginContract,
  blackDie: gainBlackDie,
  move: beginFreeMove,
  otherCityBonus(position, seat) { push(position, { kind: 'copyBonus', seat }); },
};

function waitingBelow({ state: { frames } }: Position): Waiting {
  return lastOf(frames.filter((frame): frame is Waiting => frame.kind === 'waiting'));
}

/** Which bonus is next. */
export const nextBonus = decision('nextBonus', { seat }, {
  rule: 'VOY-ICON-12',
  on: ['waiting'],
  problem(position): string | null {
    const { pendingOrder } = position.box.rulings;
    return pendingOrder === 'player-choice' && different(waitingBelow(position).bonuses).length > 1 ? null : 'there is no order to choose';
  },
  moves: { next: move('next {bonus}', { bonus: effect }) },
  offer(position, _, out) { for (const bonus of different(waitingBelow(position).bonuses)) out.add({ kind: 'next', bonus }); },
  refuse: (position, _, { bonus }): Refusal | null => (waitingBelow(position).bonuses.includes(bonus) ? null : refusals['not-waiting']),
  play(position, _, { bonus }) {
    const frame = waitingBelow(position);
    pop(position);
    beginNext(position, frame, bonus);
  },
});

const copiesAnother = ({ box }: Position, bonus: string): boolean => entry(box.tables.bonuses, bonus).effects.includes('otherCityBonus');

/** Which city bonus is copied: any but the copying tile itself. */
export const copyBonus = decision('copyBonus', { seat }, {
  rule: 'VOY-ICON-9',
  on: BONUS_BELOW,
  moves: { copyBonus: move('copy {tile}', { tile: called('tile', choice(CITY_BONUS_IDS)) }), decline },
  offer(position, _, out) {
    for (const tile of CITY_BONUS_IDS) if (!copiesAnother(position, tile)) out.add({ kind: 'copyBonus', tile });
    if (position.box.rulings.refuseRewards === 'any-decision-reward') out.add({ kind: 'decline' });
  },
  refuse(position, _, move): Refusal | null {
    if (move.kind === 'decline') return position.box.rulings.refuseRewards === 'any-decision-reward' ? null : refusals['not-declinable'];
    return copiesAnother(position, move.tile) ? refusals['never-itself'] : null;
  },
  play(position, { seat }, move) {
    pop(position);
    if (move.kind === 'decline') {
      tellDeclined(position, seat, 'otherCityBonus');
      return;
    }
    position.events?.({ kind: 'bonus-copied', seat, rule: 'VOY-ICON-9', source: 'otherCityBonus', tile: move.tile });
    gainTiles(position, seat, [move.tile], 'VOY-ICON-9');
  },
});
