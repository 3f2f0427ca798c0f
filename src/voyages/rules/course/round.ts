// VOY-ROUND-1 to VOY-ROUND-12, VOY-FIRST-1 to VOY-FIRST-4, VOY-SCORE-1: the steps of a round.
import { integer, pop, push, type ChanceRequest, type RuleId, type Seat } from '../../../kernel/rules.js';
import { colourOf, dieOf, insertDie, placerOf, type Die, type PlacedDie } from '../../../mechanics/dice.js';
import { chance, characterOf, entry, nth, playerAt, seat, step, type Position } from '../chapter.js';
import { putUnderMixed, UNSEEN } from '../../../mechanics/piles.js';
import { BLACK_DICE, CONTRACT_COLUMNS, ROUNDS } from '../../content/board.js';
import { CITY_BONUS_IDS, SMALL_CITIES, SPACE_IDS } from '../../content/ids.js';
import type { Effect } from '../../content/resources.js';
import type { Frame, State } from '../../state.js';
import { waitingStill } from '../below.js';
import { compensationOf } from './compensation.js';
import { unrolledDice } from '../dice.js';
import { credit, queue } from '../gains.js';
import { specialStack } from '../main-actions/contracts/special-stack.js';
import { turnOrder } from './turn-order.js';

/** A step of a round: what is done at once, what it leaves to be settled, the first of it last, and what that leads to. */
interface Step {
  readonly run?: (position: Position) => void;
  readonly leaves?: (position: Position) => readonly Frame[];
  readonly leadsTo?: readonly Frame['kind'][];
}

/** Who sits last in turn order comes to lie lowest. */
const eachInTurn = (left: (position: Position, seat: Seat) => Frame | null) => (position: Position): readonly Frame[] => {
  const frames: Frame[] = [];
  for (const seat of turnOrder(position).reverse()) {
    const frame = left(position, seat);
    if (frame) frames.push(frame);
  }
  return frames;
};

/** The steps of a round in the order of the rule book; the last round ends after the turns. */
const STEPS = {
  startPlayer: { run: newStartPlayer },
  income: {
    leaves: eachInTurn((_, seat) => ({ kind: 'income', seat })),
    leadsTo: ['waiting', 'nextBonus', 'chooseGoods', 'contractOffer', 'nameDiscard', 'drawContract', 'keepContracts', 'copyBonus'],
  },
  retrieve: { run: retrieveDice },
  roll: { leaves: eachInTurn((position, seat) => (characterOf(position, playerAt(position, seat)).namesDice ? null : { kind: 'rollDice', seat })) },
  compensation: { leaves: eachInTurn(compensationOf) },
  turns: { leaves: (position) => [{ kind: 'turns', seat: turnOrder(position)[0] ?? 0 }] },
  leftovers: { run: leftoversUnder, leaves: leftoversToOrder },
  newRow: { run: layNewRow, leaves: newRowToDeal },
} as const satisfies Readonly<Record<string, Step>>;

/** A step of a round. */
export type RoundStep = keyof typeof STEPS;

/** The steps of a round in their order. */
export const ROUND_STEPS: readonly RoundStep[] = ['startPlayer', 'income', 'retrieve', 'roll', 'compensation', 'turns', 'leftovers', 'newRow'];

const AFTER_TURNS = ROUND_STEPS.indexOf('leftovers');

/** The step that left what lies on the frame of a round, which names the next one. */
export function stepOf({ frames: [round] }: State): RoundStep | undefined {
  return round?.kind === 'round' ? ROUND_STEPS[round.step - 1] : undefined;
}

/** Does the next step of the round, or ends the game. */
export const round = step('round', { step: integer(0, 8) }, {
  on: ['bottom'],
  problem: (position, { step }): string | null => (position.state.round === ROUNDS && step > AFTER_TURNS ? 'the last round ends after the turns' : waitingProblem(position)),
  run(position, frame) {
    const { state } = position;
    if (frame.step === AFTER_TURNS && state.round === ROUNDS) {
      endGame(position);
      return;
    }
    if (frame.step === ROUND_STEPS.length) {
      state.round += 1;
      frame.step = 0;
    }
    const next: Step = STEPS[nth(ROUND_STEPS, frame.step)];
    frame.step += 1;
    const left = next.leaves?.(position) ?? [];
    next.run?.(position);
    for (const one of left) push(position, one);
  },
});

/** What waits in a round is what its step has left, and above that what the next of it, who is at it now, has led to. */
function waitingProblem(position: Position): string | null {
  const { frames } = position.state;
  const now = stepOf(position.state);
  const { leaves, leadsTo = [] }: Step = now === undefined ? {} : STEPS[now];
  const left = leaves?.(position) ?? [];
  const still = waitingStill(position, left);
  const [, first] = frames;
  const [above] = frames.slice(still + 1);
  // Turns go round: whose is next stands in their frame.
  if (above === undefined || (first?.kind === 'turns' && now === 'turns')) return null;
  const kinds: readonly string[] = [...left.map(({ kind }) => kind), ...leadsTo];
  if (first !== undefined && !kinds.includes(first.kind)) return `"${first.kind}" does not belong to this step of the round`;
  const next = left[still];
  const fits = next !== undefined && 'seat' in next && frames.slice(still + 1).every((frame) => kinds.includes(frame.kind) && 'seat' in frame && frame.seat === next.seat && frame.kind !== next.kind);
  return fits ? null : 'something else comes first in this step of the round';
}

function endGame(position: Position): void {
  pop(position);
  if (!position.events) return;
  for (const [seat, { goals }] of position.state.players.entries()) position.events({ kind: 'goals-revealed', seat, rule: 'VOY-SCORE-1', goals: goals.slice() });
  position.events({ kind: 'game-over', seat: null, rule: 'VOY-SCORE-1' });
}

/** Who travelled last takes the hourglass. */
function newStartPlayer({ state, events }: Position): void {
  events?.({ kind: 'round-begins', seat: null, rule: 'VOY-ROUND-1', round: state.round });
  if (state.round > 1 && state.lastTraveller !== null) {
    state.startPlayer = state.lastTraveller;
    events?.({ kind: 'start-player', seat: state.startPlayer, rule: 'VOY-FIRST-1' });
  }
  state.lastTraveller = null;
}

/** The bonuses marked "!": of small cities, then of the character. */
export const income = step('income', { seat }, {
  on: ['round', 'income'],
  run(position, { seat }) {
    const { state, box } = position;
    const player = playerAt(position, seat);
    const effects: Effect[] = [];
    pop(position);
    for (const bonus of CITY_BONUS_IDS) {
      const city = SMALL_CITIES[state.cityBonuses.indexOf(bonus)];
      if (city === undefined || !player.posts.includes(city)) continue;
      const reward = entry(box.tables.bonuses, bonus);
      credit(position, seat, { amounts: reward.plain, source: bonus, rule: 'VOY-ROUND-3' });
      effects.push(...reward.effects);
    }
    const { id, income: own } = characterOf(position, player);
    credit(position, seat, { amounts: own.plain, source: id, rule: 'VOY-ROUND-3' });
    queue(position, seat, [...effects, ...own.effects]);
  },
});

/** Takes all dice off the board but the neutral ones. */
export function clearSpaces({ spaces, cardDice }: State): void {
  for (const space of SPACE_IDS) {
    const dice = spaces[space];
    let neutral = 0;
    while (dice[neutral] === 'neutral1') neutral += 1;
    while (dice.length > neutral) dice.pop();
  }
  for (let space = 0; space < cardDice.length; space += 1) cardDice[space] = null;
}

/** The dice of a player on the board. */
function diceOf({ spaces, cardDice }: State, seat: Seat): PlacedDie[] {
  return [...SPACE_IDS.flatMap((space) => spaces[space]), ...cardDice].flatMap((die) => (die !== null && placerOf(die) === seat ? [die] : []));
}

function retrieveDice(position: Position): void {
  const { state, box, events } = position;
  for (let seat = 0; events && seat < box.seats; seat += 1) {
    const dice = diceOf(state, seat);
    if (dice.length > 0) events({ kind: 'dice-retrieved', seat, rule: 'VOY-ROUND-7', dice });
  }
  clearSpaces(state);
  state.blackDice = BLACK_DICE[box.seats as keyof typeof BLACK_DICE];
  for (const [seat, player] of state.players.entries()) {
    player.dice = unrolledDice(position, player);
    player.passed = false;
    events?.({ kind: 'dice-ready', seat, rule: 'VOY-ROUND-7', dice: player.dice.slice() });
  }
}

/** All dice of a player are rolled: own dice first, then the white one. */
export const rollDice = chance('rollDice', { seat }, {
  on: ['round', 'rollDice'],
  problem(position, { seat }): string | null {
    const player = playerAt(position, seat);
    const unrolled = player.dice.length > 0 && player.dice.every((die) => die.endsWith('0'));
    return unrolled && !characterOf(position, player).namesDice ? null : 'there are no dice to roll';
  },
  request: (position, { seat }): ChanceRequest => ({ kind: 'roll', purpose: 'round-roll', rule: 'VOY-ROUND-8', seat, dice: playerAt(position, seat).dice.length, sides: 6 }),
  resolve(position, { seat }, outcome) {
    const player = playerAt(position, seat);
    const dice: Die[] = [];
    pop(position);
    player.dice.forEach((die, at) => { insertDie(dice, dieOf(colourOf(die), Number(outcome[at]))); });
    player.dice = dice;
    position.events?.({ kind: 'dice-rolled', seat, rule: 'VOY-ROUND-8', dice: dice.slice(), purpose: 'round-roll' });
  },
});

const inRow = ({ row }: State): string[] => row.filter((contract) => contract !== null);

/** In open piles everybody sees the order, so it cannot stay undecided until a contract is drawn. */
function leftoversToOrder({ state, box: { rulings } }: Position): readonly Frame[] {
  const open = rulings.leftoverOrder === 'random' && rulings.hiddenInformation === 'open-piles';
  return open && inRow(state).length > 1 ? [{ kind: 'deal', what: 'leftovers', seat: null }] : [];
}

function leftoversUnder(position: Position): void {
  if (leftoversToOrder(position).length === 0) putLeftovers(position, inRow(position.state), position.box.rulings.leftoverOrder === 'random');
}

/** Puts what is left in the row under the special stack; shuffled, nobody knows the order. */
export function putLeftovers({ state, events }: Position, left: readonly string[], shuffled: boolean): void {
  state.row.fill(null);
  if (shuffled) putUnderMixed(specialStack(state), left);
  else state.special.push(...left);
  events?.({ kind: 'leftovers-under', seat: null, rule: 'VOY-ROUND-10', contracts: left, shuffled });
}

/** The rule by which a row is laid: the first one belongs to the set-up, before anybody holds the hourglass. */
export function rowRule({ startPlayer }: State): RuleId {
  return startPlayer === null ? 'VOY-SETUP-9' : 'VOY-ROUND-11';
}

/** The next stack is drawn by luck as long as nobody has seen it. */
function newRowToDeal({ state: { stacks } }: Position): readonly Frame[] {
  return stacks[0] === UNSEEN ? [{ kind: 'deal', what: 'row', seat: null }] : [];
}

/** The next stack becomes the row, if it is known already (ruling `hiddenInformation`). */
function layNewRow(position: Position): void {
  const { state } = position;
  if (state.stacks[0] !== UNSEEN) layRow(position, state.stacks.splice(0, CONTRACT_COLUMNS));
}

/** Lays contracts into columns 1 to 6. */
export function layRow({ state, events }: Position, contracts: readonly string[]): void {
  for (let column = 0; column < CONTRACT_COLUMNS; column += 1) state.row[column] = contracts[column] ?? null;
  events?.({ kind: 'contracts-laid', seat: null, rule: rowRule(state), places: contracts.map((_, at) => at + 1), contracts, from: 'stack' });
}
