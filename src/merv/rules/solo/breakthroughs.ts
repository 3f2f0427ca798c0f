// Breakthroughs of the magistrate: MERV-CMA-10 to 17.
import { integer, pop, push } from '../../../kernel/rules.js';
import { at, playerAt, seat, step, sum, type Position } from '../chapter.js';
import { levelProblem, ownBreakthrough, tileLeft } from '../actions/breakthroughs.js';
import { canPost, goodOf } from '../actions/posts.js';
import { gainGoods } from '../supply/gains.js';
import { addPoints, gainFavour } from '../supply/tracks.js';
import { levelOf } from '../year/worth.js';
import { placePost, pushExtra } from './actions.js';
import { lost } from './choice.js';

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
  const wishes = levelOf(box, player) > sum(player.cards) ? ['bt1-mosque', 'bt1-caravansary'] as const : ['bt1-caravansary', 'bt1-mosque'] as const;
  const wish = wishes.find((tile) => tileLeft(position, tile));
  if (wish) ownBreakthrough(position, box.magistrate, wish, 'MERV-CMA-10');
}

function second(position: Position): void {
  const { magistrate } = position.box;
  addPoints(position, magistrate, 3, { source: 'magistrate', rule: 'MERV-CMA-12' });
  push(position, { kind: 'randomBreakthrough', seat: magistrate, level: 1 });
}

function third(position: Position): void {
  const { box: { magistrate }, state } = position;
  state.turn.trading = 1;
  if (tileLeft(position, 'bt3-post') && canPost(playerAt(position, magistrate))) {
    ownBreakthrough(position, magistrate, 'bt3-post', 'MERV-CMA-13');
    gainGoods(position, magistrate, { good: goodOf(placePost(position, 'MERV-CMA-14')) }, 'MERV-CMA-13');
    push(position, { kind: 'magistrateContracts' });
  } else if (tileLeft(position, 'bt3-mosque')) {
    ownBreakthrough(position, magistrate, 'bt3-mosque', 'MERV-CMA-16');
    pushExtra(position, 'mosque');
  } else lost(position, 'MERV-CMA-16', 'breakthrough');
}

function fourth(position: Position): void {
  const { magistrate } = position.box;
  if (tileLeft(position, 'bt4-vp')) {
    ownBreakthrough(position, magistrate, 'bt4-vp', 'MERV-CMA-17');
    addPoints(position, magistrate, 8, { source: 'breakthroughs', rule: 'MERV-CMA-17' });
  } else if (tileLeft(position, 'bt4-favour-favour')) {
    ownBreakthrough(position, magistrate, 'bt4-favour-favour', 'MERV-CMA-17');
    gainFavour(position, magistrate, 2, 'MERV-CMA-17');
  }
}
