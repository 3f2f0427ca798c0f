// Upgrades: MERV-UPG-1 to 7, MERV-R-15, MERV-R-16.
import { called, choice, move, type Refusal } from '../../../kernel/rules.js';
import { add, at, participant, refusals, reward, type Position } from '../chapter.js';
import { cellOf, CELLS, CUBES, MARKET_CELL, WHITE } from '../../content/ids.js';
import { sendHome } from './soldiers.js';

/** An upgrade to be placed: of the mosque (`white`, `bonus`), or for a pair of pepper. */
const KINDS = ['white', 'bonus', 'pepper'] as const;
const RULES = { white: 'MERV-UPG-2', bonus: 'MERV-UPG-3', pepper: 'MERV-UPG-4' } as const;

interface Asked {
  readonly seat: number;
  readonly what: (typeof KINDS)[number];
}

function buildingRefusal({ box, state }: Position, { seat, what }: Asked, cell: number): Refusal | null {
  const owner = state.buildings[cell] ?? -1;
  if (what !== 'pepper') return owner === seat ? null : refusals['upgrade-building'];
  if (box.rulings.pepperUpgrade === 'any-site') return null;
  const fits = box.rulings.pepperUpgrade === 'own-building' ? owner === seat : owner >= 0;
  return fits ? null : refusals['upgrade-pepper'];
}

function cellRefusal(position: Position, asked: Asked, cell: number): Refusal | null {
  if (cell === MARKET_CELL) return refusals['upgrade-site'];
  if ((position.state.upgrades[cell] ?? -1) >= 0) return refusals['upgrade-there'];
  return buildingRefusal(position, asked, cell);
}

function colourRefusal({ box, state }: Position, { what }: Asked, cell: number, colour: number): Refusal | null {
  if ((what === 'bonus') === (colour === WHITE) || state.upgradeSupply[colour] === 0) return refusals['upgrade-kind'];
  if (what !== 'bonus' || box.rulings.bonusUpgradeColour === 'free-choice') return null;
  return box.siteColour[state.sites[cell] ?? -1] === colour ? refusals['upgrade-colour'] : null;
}

/** MERV-UPG-2 to 4: an upgrade is placed; it is lost when none of the kind is left, or no site is eligible (MERV-UPG-7). */
export const upgrade = /* @__PURE__ */ reward('upgrade', {
  rule: 'MERV-UPG-2', lost: 'MERV-UPG-7', on: ['mosque', 'boons', 'refill', 'caravansary'],
  moves: { upgrade: move('upgrade {cell} {colour}', { cell: called('cell', choice(CELLS)), colour: called('colour', choice(CUBES)) }) },
  none(position, asked): boolean {
    for (let cell = 0; cell < 25; cell += 1) {
      if (cellRefusal(position, asked, cell) !== null) continue;
      for (let colour = 0; colour <= WHITE; colour += 1) if (colourRefusal(position, asked, cell, colour) === null) return false;
    }
    return true;
  },
  offer(position, asked, out) {
    for (let cell = 0; cell < 25; cell += 1) {
      if (cellRefusal(position, asked, cell) !== null) continue;
      for (let colour = 0; colour <= WHITE; colour += 1) if (colourRefusal(position, asked, cell, colour) === null) out.run(1, upgradeMove, cell, colour);
    }
  },
  refuse(position, asked, { cell, colour }): Refusal | null {
    return cellRefusal(position, asked, cellOf(cell)) ?? colourRefusal(position, asked, cellOf(cell), CUBES.indexOf(colour));
  },
  /** A soldier on the site goes home (MERV-UPG-5). */
  play(position, { seat, what }, { cell, colour }) {
    const { state } = position;
    const place = CUBES.indexOf(colour);
    state.upgrades[cellOf(cell)] = place;
    add(state.upgradeSupply, place, -1);
    position.events?.({ kind: 'upgrade-placed', ...participant(position.box, seat), rule: RULES[what], cell, colour });
    sendHome(position, cellOf(cell), 'MERV-UPG-5');
  },
}, { what: choice(KINDS) });

const upgradeMove = (_place: number, cell: number, colour: number) => ({ kind: 'upgrade' as const, cell: at(CELLS, cell), colour: at(CUBES, colour) });
