// Breakthroughs of the magistrate: MERV-CMA-10 to 17.
import { integer, pop, push } from '../../../kernel/rules.js';
import { at, MAGISTRATE, playerAt, seat, step, sum, type Position } from '../chapter.js';
import { levelProblem, ownBreakthrough, tileLeft } from '../actions/breakthroughs.js';
import { canPost, goodOf } from '../actions/posts.js';
import { gainGoods } from '../supply/gains.js';
import { addPoints, gainFavour } from '../supply/tracks.js';
import { levelOf } from '../year/worth.js';
import { placePost, pushExtra } from './actions.js';

/** What he does with a breakthrough of each level. */
const LEVELS: readonly ((position: Position) => void)[] = [first, second, third, fourth];

/** A breakthrough of a level (0 to 3). */
export const magistrateBreakthrough = /* @__PURE__ */ step('magistrateBreakthrough', { seat, level: integer(0, 3) }, {
  on: ['magistrateAct', 'magistrateBreakthrough'],
  run(position, { level }) {
    pop(position);
    at(LEVELS, level)(position);
  },
  problem: (position, frame): string | null => (frame.seat === position.box.magistrate ? levelProblem(position, frame) : 'this seat does not take part'),
});

/** The extra action that suits him better, if it is left (MERV-CMA-10). */
function first(position: Position): void {
  const { box } = position;
  const player = playerAt(position, box.magistrate);
  const mosque = { tile: 'bt1-mosque', place: 3 } as const;
  const caravansary = { tile: 'bt1-caravansary', place: 0 } as const;
  const wishes = levelOf(box, player) > sum(player.cards) ? [mosque, caravansary] : [caravansary, mosque];
  const wish = wishes.find(({ place }) => tileLeft(position, 0, place));
  if (wish) ownBreakthrough(position, box.magistrate, wish.tile, 'MERV-CMA-10');
}

function second(position: Position): void {
  const { magistrate } = position.box;
  addPoints(position, magistrate, 3, { source: 'magistrate', rule: 'MERV-CMA-12' });
  push(position, { kind: 'randomBreakthrough', seat: magistrate, level: 1 });
}

function third(position: Position): void {
  const { box: { magistrate }, state } = position;
  state.turn.trading = 1;
  if (tileLeft(position, 2, 1) && canPost(playerAt(position, magistrate))) {
    ownBreakthrough(position, magistrate, 'bt3-post', 'MERV-CMA-13');
    gainGoods(position, magistrate, { good: goodOf(placePost(position, 'MERV-CMA-14')) }, 'MERV-CMA-13');
    push(position, { kind: 'magistrateContracts' });
  } else if (tileLeft(position, 2, 2)) {
    ownBreakthrough(position, magistrate, 'bt3-mosque', 'MERV-CMA-16');
    pushExtra(position, 'mosque');
  } else position.events?.({ kind: 'lost', ...MAGISTRATE, rule: 'MERV-CMA-16', what: 'breakthrough', source: 'magistrate' });
}

function fourth(position: Position): void {
  const { magistrate } = position.box;
  if (tileLeft(position, 3, 0)) {
    ownBreakthrough(position, magistrate, 'bt4-vp', 'MERV-CMA-17');
    addPoints(position, magistrate, 8, { source: 'breakthroughs', rule: 'MERV-CMA-17' });
  } else if (tileLeft(position, 3, 2)) {
    ownBreakthrough(position, magistrate, 'bt4-favour-favour', 'MERV-CMA-17');
    gainFavour(position, magistrate, 2, 'MERV-CMA-17');
  }
}
