// What the schema of the state cannot say: pieces that are too many or too few, things in two places, frames that do not
// fit. The limits are those of MERV-COMP-1 to 12, MERV-TERM-3, MERV-UPG-1, 5, MERV-SOLD-2, MERV-WALL-3, MERV-PALACE-1.
import { equal } from '../../kernel/json.js';
import type { Problem } from '../../kernel/schema.js';
import type { Box } from '../box.js';
import { camelsIn, cardsIn, piecesIn } from './census.js';
import { tidyConfig } from '../config.js';
import { ACTIONS, BANK, CAMELS, CUBES, HALL_SPACES, HALLS, MARKET_CELL, OUTER, PIECES, ROUNDS, SPICE_CARDS, SPICES, YEARS } from '../content/ids.js';
import { blankState } from '../play/blank.js';
import { facesMarket, isGateSlot } from '../rules/city/geometry.js';
import { cubesLeft, itemsLeft } from '../rules/supply/gains.js';
import { at, sum } from '../rules/supply/lists.js';
import { goodsTotal } from '../rules/turn/contracts.js';
import type { State } from '../state.js';

const wrong = (path: (string | number)[], message: string): Problem => ({ path, message });
const ascending = (numbers: readonly number[]): boolean => numbers.every((one, place) => place === 0 || (numbers[place - 1] ?? 0) <= one);
const twice = (numbers: readonly number[]): boolean => new Set(numbers).size !== numbers.length;

/** The first contradiction in a state, or `null`; the frames have their own. */
export function contradictionIn(box: Box, state: State): Problem | null {
  return tableProblem(box, state)
    ?? cityProblem(box, state)
    ?? rowProblem(box, state)
    ?? playersProblem(box, state)
    ?? bankProblem(box, state)
    ?? contractsProblem(box, state)
    ?? courseProblem(box, state)
    ?? soloProblem(box, state);
}

function tableProblem(box: Box, state: State): Problem | null {
  if (state.content !== box.content) return wrong(['content'], `this game is played with ${box.content}`);
  const tidy = tidyConfig(state.config);
  if (JSON.stringify(tidy) !== JSON.stringify(state.config)) return wrong(['config'], 'a state keeps nothing but departures from the standard, in the order of the rulings');
  if (state.players.length !== box.participants) return wrong(['players'], `expected ${box.participants}`);
  if (state.queue.length !== box.participants) return wrong(['queue'], `expected ${box.participants} spaces`);
  if (state.queueCamels.length !== box.participants) return wrong(['queueCamels'], `expected ${box.participants} spaces`);
  if (state.wallSupply.length !== box.pieces.length) return wrong(['wallSupply'], `expected ${box.pieces.length} kinds of pieces`);
  if ((state.solo !== null) !== (box.seats === 1)) return wrong(['solo'], 'the solo cards are there in solo, and only there');
  const camels = camelsIn(box, state);
  return camels === CAMELS[box.seats] ? null : wrong(['players'], `there are ${at(CAMELS, box.seats)} camels in the game, not ${camels}`);
}

function cityProblem(box: Box, state: State): Problem | null {
  const dealt = state.sites.filter((site) => site >= 0);
  if (dealt.length !== 0 && dealt.length !== 24) return wrong(['sites'], 'either all sites are dealt or none');
  if (twice(dealt)) return wrong(['sites'], 'a site lies here twice');
  if (state.sites[MARKET_CELL] !== -1) return wrong(['sites', MARKET_CELL], 'the camel market is not a site');
  for (let cell = 0; cell < 25; cell += 1) {
    const problem = cellProblem(box, state, cell);
    if (problem) return problem;
  }
  const unknown = state.walls.findIndex((piece) => piece >= box.pieces.length);
  if (unknown >= 0) return wrong(['walls', unknown], 'there is no such piece');
  const misplaced = state.walls.findIndex((piece, slot) => piece >= 0 && at(box.pieces, piece).gate !== isGateSlot(slot));
  if (misplaced >= 0) return wrong(['walls', misplaced], 'gates stand in the middle of a side, segments anywhere else');
  const off = box.pieces.findIndex(({ count }, piece) => (state.wallSupply[piece] ?? 0) + state.walls.filter((placed) => placed === piece).length !== count);
  if (off >= 0) return wrong(['wallSupply', off], `there are ${at(box.pieces, off).count} pieces ${at(box.pieces, off).id}`);
  const upgrade = CUBES.findIndex((_, spot) => (state.upgradeSupply[spot] ?? 0) + state.upgrades.filter((one) => one === spot).length !== box.upgrades[spot]);
  return upgrade < 0 ? null : wrong(['upgradeSupply', upgrade], `there are ${(box.upgrades[upgrade] ?? -1)} ${at(CUBES, upgrade)} upgrades`);
}

function cellProblem(box: Box, state: State, cell: number): Problem | null {
  const owner = state.buildings[cell] ?? -1;
  if (cell === MARKET_CELL && (owner >= 0 || (state.upgrades[cell] ?? -1) >= 0 || (state.soldiers[cell] ?? 0) > 0)) return wrong(['buildings', cell], 'the camel market is not a site');
  if (owner >= box.participants) return wrong(['buildings', cell], 'nobody of that number takes part');
  const soldiers = sum(state.players.map((player) => player.soldiers.filter((one) => one === cell).length));
  if (soldiers !== state.soldiers[cell]) return wrong(['soldiers', cell], `${soldiers} soldiers stand there`);
  if (soldiers === 0) return null;
  if (owner < 0) return wrong(['soldiers', cell], 'a soldier protects a building');
  const loose = box.rulings.magistrateSoldier === 'walls-only';
  if (!loose && (state.upgrades[cell] ?? -1) >= 0) return wrong(['soldiers', cell], 'a site has room for an upgrade or a soldier');
  return soldiers > 1 && box.rulings.soldiersPerSite === 'one-soldier-per-site' ? wrong(['soldiers', cell], 'one soldier stands on a site') : null;
}

function rowProblem(box: Box, state: State): Problem | null {
  const cards = [...state.row.filter((card) => card >= 0), ...state.deck];
  if (twice(cards)) return wrong(['row'], 'a card lies in two places');
  if (!ascending(state.deck)) return wrong(['deck'], 'the cards of the deck are listed in the order of the pack');
  if (state.row.length !== state.rowCamels.length) return wrong(['rowCamels'], 'expected as many as cards');
  const gap = state.row.findIndex((card, spot) => card < 0 && state.rowCamels[spot] !== 0);
  if (gap >= 0) return wrong(['rowCamels', gap], 'there is no card under this camel');
  const open = state.frames.some(({ kind }) => kind === 'caravansaryEnd' || kind === 'magistrate');
  if (!open && state.row.includes(-1)) return wrong(['row'], 'there are gaps only while an action goes on');
  const spice = SPICES.findIndex((_, where) => cardsIn(box, state, where) !== SPICE_CARDS[where]);
  return spice < 0 ? null : wrong(['players'], `there are ${at(SPICE_CARDS, spice)} cards of ${at(SPICES, spice)}`);
}

function playersProblem(box: Box, state: State): Problem | null {
  for (let who = 0; who < state.players.length; who += 1) {
    const problem = playerProblem(box, state, who);
    if (problem) return problem;
  }
  const hall = HALLS.findIndex((_, spot) => sum(state.players.map(({ courtiers }) => courtiers[spot] ?? 0)) > HALL_SPACES);
  if (hall >= 0) return wrong(['players'], `the hall of ${at(HALLS, hall)} has three spaces`);
  if (twice(state.players.flatMap(({ tiles }) => tiles))) return wrong(['players'], 'a scoring tile has two owners');
  const shared = [0, 1, 2, 3].some((level) => twice(state.players.map(({ breakthroughs }) => at(breakthroughs, level)).filter((tile) => tile >= 0)));
  return shared ? wrong(['players'], 'a breakthrough has two owners') : null;
}

function playerProblem(box: Box, state: State, who: number): Problem | null {
  const player = at(state.players, who);
  const spot = (key: string): (string | number)[] => ['players', who, key];
  const pieces = piecesIn(box, state, who);
  const courtier = who === box.courtier;
  if (pieces.buildings !== PIECES.buildings) return wrong(spot('buildings'), `there are ${PIECES.buildings} buildings of each colour, not ${pieces.buildings}`);
  if (pieces.servants !== (courtier ? 0 : PIECES.servants)) return wrong(spot('servants'), `there are ${PIECES.servants} servants of each colour, not ${pieces.servants}`);
  if (pieces.discs !== (courtier ? 0 : PIECES.discs - PIECES.discsOnTracks)) return wrong(spot('discs'), `there are ${PIECES.discs} discs of each colour, three of them on tracks`);
  if (!ascending(player.soldiers)) return wrong(spot('soldiers'), 'soldiers are listed by cell');
  if (player.favour > player.peak || player.peak > box.favourLast) return wrong(spot('favour'), `the track ends at ${box.favourLast}, and the peak is no lower than the disc`);
  if (player.influence > box.influenceLast) return wrong(spot('influence'), `the track ends at ${box.influenceLast}`);
  const reached = (has: number, city: number): boolean => has === 0 || city < OUTER || player.posts[city - OUTER] === 1;
  if (box.rulings.freePostWhere === 'adjacency-applies' && !player.posts.every(reached)) return wrong(spot('posts'), 'an outer city has a post only beyond an own one in its inner city');
  if (player.mosque > box.mosqueTop) return wrong(spot('mosque'), 'there is no such space');
  return player.freeCourtiers > sum(player.courtiers) ? wrong(spot('freeCourtiers'), 'there are not so many courtiers') : null;
}

/** More than there is of what is limited by MERV-R-1 `component-limit`. */
function bankProblem(box: Box, state: State): Problem | null {
  if (box.rulings.supplyLimits === 'unlimited-bank') return null;
  const cube = CUBES.findIndex((_, spot) => cubesLeft(state, spot) < 0);
  if (cube >= 0) return wrong(['players'], `there are ${BANK.cubes} ${at(CUBES, cube)} cubes`);
  const item = (['scroll', 'common', 'rare'] as const).find((one) => itemsLeft(state, one) < 0);
  return item === undefined ? null : wrong(['players'], `there is not so much of this: ${item}`);
}

function contractsProblem(box: Box, state: State): Problem | null {
  const owned = state.players.flatMap(({ fulfilled: contracts }) => contracts);
  if (twice(owned)) return wrong(['players'], 'a contract has two owners');
  for (let stack = 0; stack < 6; stack += 1) {
    const cards = at(box.stacks, stack);
    if ((state.contractsDone[stack] ?? 0) > cards.length) return wrong(['contractsDone', stack], `the stack has ${cards.length} cards`);
    const off = cards.findIndex((card, spot) => owned.includes(card) !== spot < (state.contractsDone[stack] ?? 0));
    if (off >= 0) return wrong(['contractsDone', stack], 'contracts are taken from the top, and every one taken has an owner');
  }
  for (const [who, player] of state.players.entries()) {
    const needs = player.fulfilled.map((card) => at(box.contracts, card));
    if (player.givenScroll !== sum(needs.map(({ scrolls }) => scrolls))) return wrong(['players', who, 'givenScroll'], 'these are not the scrolls of the contracts');
    if (player.givenCommon + player.givenRare !== sum(needs.map(goodsTotal))) return wrong(['players', who, 'givenCommon'], 'these are not the goods of the contracts');
    if (player.givenRare < sum(needs.map(({ rare }) => rare))) return wrong(['players', who, 'givenRare'], 'these are not the goods of the contracts');
  }
  return null;
}

function courseProblem(box: Box, state: State): Problem | null {
  const known = (who: number): boolean => who < box.participants;
  const slots = state.slots.filter((who) => who >= 0);
  const queue = state.queue.filter((who) => who >= 0);
  const { slot, cell, seat: who } = state.turn;
  if (!state.order.every(known) || (state.order.length !== 0 && state.order.length !== box.participants)) return wrong(['order'], `expected ${box.participants} participants`);
  if (![...slots, ...queue, who].every(known)) return wrong(['slots'], 'nobody of that number takes part');
  if (twice([...slots, ...queue])) return wrong(['slots'], 'a master meeple stands in two places');
  if (slot >= 0 && (Math.floor(slot / 5) !== state.round - 1 || state.slots[slot % 5] !== who)) return wrong(['turn', 'slot'], 'whoever is at turn does not stand there');
  if (cell === MARKET_CELL || cell > 24) return wrong(['turn', 'cell'], 'this is no site');
  return turnProblem(state) ?? meeplesProblem(box, state, slots, queue);
}

/** What a turn remembers begins with its slot: MERV-TURN-1. */
function turnProblem({ turn, solo }: State): Problem | null {
  const { seat: who, slot, cell, discounted, marketUsed, trading } = turn;
  if (who < 0 && slot >= 0) return wrong(['turn', 'slot'], 'nobody is at turn');
  if (slot < 0 && (cell >= 0 || discounted + marketUsed + trading > 0)) return wrong(['turn'], 'the turn has not begun');
  if (marketUsed === 1 && !facesMarket(slot)) return wrong(['turn', 'marketUsed'], 'the camel market is not in line');
  return trading === 1 && !(solo && who === 1) ? wrong(['turn', 'trading'], 'only the magistrate does so') : null;
}

/** Where the master meeples stand at each part of a year: MERV-TURN-2, MERV-QUEUE-1 to 9. */
function meeplesProblem(box: Box, state: State, slots: readonly number[], queue: readonly number[]): Problem | null {
  const [bottom, part, waiting] = state.frames;
  if (bottom === undefined && (state.year !== YEARS || state.round !== ROUNDS)) return wrong(['frames'], 'the game ends with the last round of the last year');
  if (part?.kind === 'setup') return setupProblem(box, state, part.step);
  if (state.order.length === 0) return wrong(['order'], `expected ${box.participants} participants`);
  if ((state.sites[0] ?? -1) < 0) return wrong(['sites'], 'the sites have been dealt');
  if (state.market < 0) return wrong(['market'], 'the camel market has been drawn');
  if (part?.kind !== 'turns' && state.turn.seat >= 0) return wrong(['turn', 'who'], 'nobody is at turn');
  if (part?.kind === 'queues') return queuesProblem(box, state, part.slot, waiting);
  if (sum(state.queueCamels) > 0) return wrong(['queueCamels'], 'camels stand in the queue only while it is entered');
  if (part?.kind === 'turns') return turnsProblem(state, part.step, slots);
  if (slots.length > 0) return wrong(['slots'], 'the turns of the round are over');
  return queue.length === box.participants ? null : wrong(['queue'], 'everybody stands in the queue');
}

function setupProblem(box: Box, state: State, step: number): Problem | null {
  if (state.year !== 1 || state.round !== 1) return wrong(['year'], 'the set-up comes before the first year');
  const drawn = box.seats === 1 || step > 1;
  if ((state.order.length > 0) !== drawn) return wrong(['order'], drawn ? 'the queue has been drawn' : 'the queue has not been drawn');
  if ((state.market >= 0) !== step > 2) return wrong(['market'], step > 2 ? 'the camel market has been drawn' : 'the camel market has not been drawn');
  if (((state.sites[0] ?? -1) >= 0) !== step > 3) return wrong(['sites'], step > 3 ? 'the sites have been dealt' : 'the sites have not been dealt');
  const blank = blankState(box);
  const early = UNTOUCHED.find((key) => !equal(state[key], blank[key]));
  return early === undefined ? null : wrong([early], 'is as at the beginning until the set-up is done');
}

/** What no step of the set-up changes before the row has been laid out. */
const UNTOUCHED = [
  'slots', 'queue', 'queueCamels', 'turn', 'buildings', 'upgrades', 'soldiers', 'walls', 'wallSupply', 'marketCamels', 'row', 'rowCamels', 'deck', 'cityCamels', 'mosqueCamels',
  'removedCamels', 'upgradeSupply', 'contractsDone', 'lostBuildings', 'players', 'solo',
] as const satisfies readonly (keyof State)[];

/** Whoever has had a turn, or has chosen a slot, stands on one; the others do not, and the queue is empty. */
function turnsProblem({ order, turn, queue }: State, step: number, slots: readonly number[]): Problem | null {
  if (queue.some((who) => who >= 0)) return wrong(['queue'], 'the queue is empty while turns are taken');
  const standing = order.slice(0, turn.seat >= 0 && turn.slot < 0 ? step - 1 : step);
  return slots.length === standing.length && standing.every((who) => slots.includes(who)) ? null : wrong(['slots'], 'whoever has had a turn stands on a slot, and nobody else');
}

/** The meeples leave the slots one by one; whoever is asked stands nowhere. */
function queuesProblem(box: Box, { slots, queue, queueCamels }: State, slot: number, waiting: State['frames'][number] | undefined): Problem | null {
  if (slots.some((who, spot) => who >= 0 && spot < slot)) return wrong(['slots'], 'this slot has been left');
  const standing = [...slots, ...queue].filter((who) => who >= 0).length + (waiting?.kind === 'queue' ? 1 : 0);
  if (standing !== box.participants) return wrong(['queue'], 'every master meeple stands on a slot or in the queue');
  return queue.some((who, where) => who >= 0 && (queueCamels[where] ?? 0) > 0) ? wrong(['queueCamels'], 'whoever enters the queue takes the camels there') : null;
}

/** Layers of the deck: six cards can lie in six, and one more is made in the scoring phase of each year (MERV-CM-19). */
const MOST_LAYERS = 6;

function soloProblem(box: Box, { solo, players, year, turn, frames, row }: State): Problem | null {
  if (!solo) return null;
  const { cards } = at(players, box.magistrate);
  const acting = turn.seat === box.magistrate;
  const taken = acting && (row.includes(-1) || frames.some(({ kind }) => kind === 'magistrateRefill'));
  if (solo.pairs.some((count, spice) => 2 * count > (taken ? cards[spice] ?? 0 : 0))) return wrong(['solo', 'pairs'], 'pairs are completed by cards he takes from the row');
  if (twice(solo.rejected) || (acting && !solo.rejected.every((card) => solo.discards.includes(card)))) return wrong(['solo', 'rejected'], 'rejected cards are discarded');
  if (solo.layers.length > MOST_LAYERS + year + (frames.length === 0 ? 1 : 0)) return wrong(['solo', 'layers'], 'there are too many layers');
  const lying = [...(solo.card < 0 ? [] : [solo.card]), ...solo.discards, ...solo.layers.flat()];
  if (twice(lying) || twice(solo.removed)) return wrong(['solo'], 'a card lies in two places');
  const lost = ACTIONS.findIndex((_, card) => !lying.includes(card) && !solo.removed.includes(card));
  if (lost >= 0) return wrong(['solo'], `the card ${at(ACTIONS, lost)} is missing`);
  if (!solo.layers.every(ascending)) return wrong(['solo', 'layers'], 'the cards of a layer are listed in the order of the actions');
  return solo.dealt === ACTIONS.length ? null : setUpDeckProblem(solo.layers[solo.layers.length - 1] ?? [], solo.dealt);
}

/** What is left of the deck of the set-up, whose palace card is the second, the third or the fourth (MERV-SETUP-17). */
function setUpDeckProblem(left: readonly number[], dealt: number): Problem | null {
  const expected = ACTIONS.length - dealt;
  if (left.length !== expected) return wrong(['solo', 'dealt'], `the last layer is what is left of the set-up deck: ${expected} cards`);
  const palace = left.includes(ACTIONS.indexOf('palace'));
  return (dealt > 3 && palace) || (dealt < 2 && !palace) ? wrong(['solo', 'layers'], 'the palace card is the second, the third or the fourth of the set-up deck') : null;
}
