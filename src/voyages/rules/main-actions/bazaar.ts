// VOY-BAZAAR-1 to VOY-BAZAAR-6: the bazaar.
import { move, type MoveOf, type Refusal } from '../../../kernel/rules.js';
import type { Naming } from '../../../mechanics/hands.js';
import { action, column, dice, nth, refusals, ware } from '../chapter.js';
import { BAZAAR_KINDS, type BazaarKind } from '../../content/resources.js';
import { gain } from '../gains.js';
import { hands, lowestOf, placeDice, placingRefusal, standingOf } from '../spaces.js';
import { beginMain } from './main-action.js';

const SPACES = { camel: 'bazaar.camel', pepper: 'bazaar.pepper', silk: 'bazaar.silk', gold: 'bazaar.gold' } as const;

const moves = { bazaar: move('bazaar {good} {column} {dice}', { good: ware, column, dice }) };

/** Every column that the lowest die reaches, the highest first. */
const withDice = (good: BazaarKind): Naming<MoveOf<typeof moves>> =>
  hands.naming(({ dice, lowest }) => Array.from({ length: lowest }, (_, at) => ({ kind: 'bazaar', good, column: lowest - at, dice })));

/** The spaces of the bazaar in order, each with its moves. */
const offers = /* @__PURE__ */ BAZAAR_KINDS.map((good) => ({ good, space: SPACES[good], naming: withDice(good) }));

/** VOY-BAZAAR-1: gains everything shown in a column. */
export const bazaar = action(moves, {
  offer(position, seat, out, atHand) {
    const { bazaar } = position.box.tables;
    for (const { good, space, naming } of offers) naming.offer(out, atHand.hand, bazaar[good].dice, standingOf(position, space, seat, atHand));
  },
  refuse(position, seat, { good, column, dice }): Refusal | null {
    const refusal = placingRefusal(position, seat, dice, { count: position.box.tables.bazaar[good].dice, standing: standingOf(position, SPACES[good], seat) });
    return refusal ?? (column > lowestOf(dice) ? refusals['column-too-high'] : null);
  },
  play(position, seat, { good, column, dice }) {
    const space = SPACES[good];
    beginMain(position, seat, space, column);
    placeDice(position, seat, { space, dice, rule: 'VOY-BAZAAR-1' });
    gain(position, seat, nth(position.box.tables.bazaar[good].columns, column - 1), { source: space, rule: 'VOY-BAZAAR-3' });
  },
});
