// Step 4 of a turn: MERV-ACT-1, 2, MERV-R-9.
import { move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { selection } from '../../../mechanics/selection.js';
import { action, at, moment, participant, refusals, rows, turnProblem, type Position } from '../chapter.js';
import { ACTIONS, MARKET_CELL, type Action } from '../../content/ids.js';
import { aboutSite } from '../about.js';
import { caravansaryAction } from '../actions/caravansary.js';
import { libraryAction } from '../actions/library.js';
import { marketplaceAction } from '../actions/marketplace.js';
import { mosqueAction } from '../actions/mosque.js';
import { palaceAction } from '../actions/palace.js';
import { placeOfShown, shownAction, type SiteAction } from '../actions/units.js';
import { wallAction } from '../actions/wall.js';
import { lineOf } from '../city/geometry.js';
import { gainFavour } from '../supply/tracks.js';
import { trading } from './camel-market.js';
import { fulfilling } from './contracts.js';

/** The actions of the sites. */
const BY_NAME: Readonly<Record<Action, SiteAction>> = {
  caravansary: caravansaryAction, palace: palaceAction, library: libraryAction, marketplace: marketplaceAction, mosque: mosqueAction, wall: wallAction,
};
const SITE_ACTIONS = /* @__PURE__ */ ACTIONS.map((name) => BY_NAME[name]);

const actionRefusal = (position: Position, seat: number): Refusal | null =>
  (position.box.rulings.emptyAction === 'may-do-nothing' || at(SITE_ACTIONS, placeOfShown(position)).possible(position, seat) ? null : refusals['action-impossible']);

const CHOICES = /* @__PURE__ */ selection((['action', 'favour', 'soldier'] as const).map((kind) => Object.freeze({ kind })));
/** All of them; all but the action. */
const [ANY, OTHERS] = [0b111, 0b110];

/** MERV-ACT-1: the action of the site, or favour, or a soldier. */
const acting = /* @__PURE__ */ action({ action: move('action', {}), favour: move('favour', {}), soldier: move('soldier', {}) }, {
  offer(position, seat, out) { out.all(CHOICES(actionRefusal(position, seat) === null ? ANY : OTHERS)); },
  refuse: (position, seat, { kind }): Refusal | null => (kind === 'action' ? actionRefusal(position, seat) : null),
  play(position, seat, { kind }) {
    pop(position);
    const chosen = kind === 'action' ? shownAction(position) : kind;
    position.events?.({ kind: 'action-chosen', ...participant(position.box, seat), rule: 'MERV-ACT-1', action: chosen });
    if (chosen === 'favour') gainFavour(position, seat, 1, 'MERV-FAV-1');
    else if (chosen === 'soldier') push(position, { kind: 'soldier', seat });
    else BY_NAME[chosen].start(position, seat);
  },
});

/** MERV-ACT-1, 2: step 4, with the camel market and contracts before it. */
export const act = /* @__PURE__ */ moment('act', /* @__PURE__ */ rows(acting, trading, fulfilling), {
  rule: 'MERV-ACT-1', on: ['after'], about: aboutSite,
  problem(position, frame): string | null {
    const { turn: { slot, cell }, buildings } = position.state;
    const problem = turnProblem(position, frame);
    if (problem) return problem;
    if (slot < 0) return 'no slot has been chosen';
    if (cell === MARKET_CELL || !lineOf(slot).includes(cell)) return 'no site of the line has been activated';
    return (buildings[cell] ?? -1) >= 0 ? null : 'there is no building on the activated site';
  },
});
