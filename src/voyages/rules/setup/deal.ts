// VOY-SETUP-4 to VOY-SETUP-12, VOY-PSET-2, VOY-PSET-7, VOY-ROUND-10, VOY-VAR-4, VOY-VAR-5, VOY-VAR-8: what luck lays out.
import { choice, nullable, pop, type ChanceRequest, type Outcome, type RuleId, type Seat } from '../../../kernel/rules.js';
import { putInOrder, takeOut, UNSEEN } from '../../../mechanics/piles.js';
import { chance, playerAt, seat as seatField, type Position } from '../chapter.js';
import { CONTRACT_COLUMNS, STACKS, START } from '../../content/board.js';
import { CARD_CITIES, CHARACTER_IDS, CITY_BONUS_IDS, CITY_CARD_IDS, LARGE_CITIES, OUTPOST_IDS, SMALL_CITIES } from '../../content/ids.js';
import type { Frame } from '../../frames.js';
import { rowIsEmpty } from '../main-actions/contracts/special-stack.js';
import { layRow, putLeftovers, rowRule } from '../course/round.js';

/** What is dealt: how much of what, by which rule, and what becomes of it. */
interface Dealing {
  readonly purpose: string;
  readonly rule: (position: Position) => RuleId;
  readonly from: (position: Position) => readonly string[];
  readonly count: (position: Position) => number;
  readonly secret?: true;
  readonly lay: (position: Position, ids: readonly string[], seat: Seat) => void;
}

const choosesGoals = ({ state }: Position): boolean => state.config.variants?.goalChoice === true;
const goalRule = (position: Position): RuleId => (choosesGoals(position) ? 'VOY-VAR-8' : 'VOY-PSET-7');
const inRow = ({ state }: Position): string[] => state.row.filter((contract) => contract !== null);

/** Tiles or cards that lie on the board from now on. */
function laidOut(what: 'cityBonuses' | 'outposts' | 'cityCards', purpose: string, rule: RuleId, places: { readonly ids: readonly string[]; readonly count: number }): Dealing {
  return {
    purpose, rule: () => rule, from: () => places.ids, count: () => places.count,
    lay({ state, events }, ids) {
      state[what] = ids.slice();
      events?.({ kind: 'laid-out', seat: null, rule, what, ids });
    },
  };
}

/** Contracts whose order is open from now on (ruling `hiddenInformation`). */
function opened(purpose: string, count: number, place: (position: Position, contracts: readonly string[]) => void): Dealing {
  return {
    purpose, rule: () => 'VOY-SETUP-8', from: ({ state }) => state.pool, count: () => count,
    lay(position, contracts) {
      for (const contract of contracts) takeOut(position.state.pool, contract);
      place(position, contracts);
      position.events?.({ kind: 'stack-known', seat: null, rule: 'VOY-INFO-3', contracts, what: purpose === 'stack' ? 'stack' : 'special-stack' });
    },
  };
}

const DEALINGS = {
  cityBonuses: laidOut('cityBonuses', 'city-bonuses', 'VOY-VAR-4', { ids: CITY_BONUS_IDS, count: SMALL_CITIES.length }),
  outposts: laidOut('outposts', 'outposts', 'VOY-SETUP-5', { ids: OUTPOST_IDS, count: LARGE_CITIES.length }),
  cityCards: laidOut('cityCards', 'city-cards', 'VOY-SETUP-6', { ids: CITY_CARD_IDS, count: CARD_CITIES.length }),
  row: {
    purpose: 'row', rule: ({ state }) => rowRule(state), from: ({ state }) => state.pool, count: () => CONTRACT_COLUMNS,
    lay(position, contracts) {
      const { pool, stacks } = position.state;
      for (const contract of contracts) takeOut(pool, contract);
      stacks.splice(0, CONTRACT_COLUMNS);
      layRow(position, contracts);
    },
  },
  stack: opened('stack', STACKS.size, ({ state: { stacks } }, contracts) => { stacks.splice(stacks.indexOf(UNSEEN), contracts.length, ...contracts); }),
  special: opened('special-stack', STACKS.special, ({ state }, contracts) => { state.special = contracts.slice(); }),
  startingContract: {
    purpose: 'starting-contract', rule: () => 'VOY-PSET-2', from: ({ state }) => state.starting, count: () => 1,
    lay(position, contracts, seat) {
      for (const contract of contracts) {
        takeOut(position.state.starting, contract);
        playerAt(position, seat).contracts.push(contract);
        position.events?.({ kind: 'contract-taken', seat, rule: 'VOY-PSET-2', contract, from: 'starting', to: 'slots' });
      }
    },
  },
  characters: {
    purpose: 'characters', rule: () => 'VOY-VAR-5', from: () => CHARACTER_IDS, count: ({ box }) => box.seats + 1,
    lay({ state, events }, ids) {
      state.characters = CHARACTER_IDS.filter((id) => ids.includes(id));
      events?.({ kind: 'laid-out', seat: null, rule: 'VOY-VAR-5', what: 'characters', ids: state.characters.slice() });
    },
  },
  goals: {
    purpose: 'goals', rule: goalRule, from: ({ state }) => state.goalPool, count: (position) => (choosesGoals(position) ? START.goalsToChooseFrom : START.goalsDealt), secret: true,
    lay(position, ids, seat) {
      const { goals } = playerAt(position, seat);
      for (const goal of ids) {
        takeOut(position.state.goalPool, goal);
        putInOrder(goals, goal);
      }
      position.events?.({ kind: 'goals-dealt', seat, rule: goalRule(position), count: ids.length });
      position.events?.({ kind: 'goals-seen', seat, rule: goalRule(position), only: seat, goals: goals.slice() });
    },
  },
  leftovers: {
    purpose: 'leftovers', rule: () => 'VOY-ROUND-10', from: inRow, count: (position) => inRow(position).length,
    lay(position, contracts) { putLeftovers(position, contracts, false); },
  },
} satisfies Readonly<Record<string, Dealing>>;

/** What luck lays out in the set-up and between rounds. */
export type Dealt = keyof typeof DEALINGS | 'firstPlayer';

const dealt = Object.keys({ ...DEALINGS, firstPlayer: null }) as Dealt[];

/** What lets luck lay something out. */
export function dealing(what: Dealt, seat: Seat | null = null): Extract<Frame, { kind: 'deal' }> {
  return { kind: 'deal', what, seat };
}

/** The hourglass goes to somebody. */
export function nameFirstPlayer({ state, events }: Position, seat: Seat): void {
  state.startPlayer = seat;
  events?.({ kind: 'start-player', seat, rule: 'VOY-SETUP-12' });
}

function drawOf(position: Position, dealing: Dealing, seat: Seat | null): Extract<ChanceRequest, { kind: 'draw' }> {
  const { purpose, rule, from, count, secret = false } = dealing;
  return { kind: 'draw', purpose, rule: rule(position), seat, from: from(position), count: count(position), secret };
}

const idsOf = (outcome: Outcome): string[] => outcome.map(String);

/** Luck lays something out, or finds the first player. */
export const dealFrame = chance('deal', { what: choice(dealt), seat: nullable(seatField) }, {
  on: ['setup', 'deal', 'pickCharacter', 'round'],
  problem(position, frame): string | null {
    if (frame.what === 'firstPlayer') return null;
    if (frame.what === 'row' && !rowIsEmpty(position.state)) return 'the old row still lies there';
    const { from, count } = drawOf(position, DEALINGS[frame.what], frame.seat);
    return from.length < count ? 'nothing is left to draw' : null;
  },
  request(position, { what, seat }): ChanceRequest {
    if (what === 'firstPlayer') return { kind: 'roll', purpose: 'first-player', rule: 'VOY-SETUP-12', seat: null, dice: 1, sides: position.box.seats };
    return drawOf(position, DEALINGS[what], seat);
  },
  resolve(position, { what, seat }, outcome) {
    pop(position);
    if (what === 'firstPlayer') nameFirstPlayer(position, Number(outcome[0]) - 1);
    else DEALINGS[what].lay(position, idsOf(outcome), seat ?? 0);
  },
});
