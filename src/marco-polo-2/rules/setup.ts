// Set-up: MP2-SETUP-1..11, MP2-PSET-1..10, MP2-COUNT-1..5, MP2-VAR-3, MP2-MAILIN-1, MP2-R-1..5.
import type { ChanceRequest, Outcome } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { putInOrder, takeOut } from '../../mechanics/piles.js';
import { characterOf, DICE, type Box } from '../box.js';
import type { Config } from '../config.js';
import { draw } from './draws.js';
import { kept, names } from './move-cache.js';
import type { Move } from '../words/moves.js';
import { playerAt, type Position } from '../position.js';
import { no } from '../words/refusals.js';
import type { Step } from './round.js';
import type { Frame, Player, State } from '../state.js';

function newPlayer(box: Box): Player {
  const { start, posts } = box.parts.pack.constants;
  return {
    character: null,
    coin: start.coin,
    camel: start.camel,
    pepper: 0,
    silk: 0,
    gold: 0,
    jade: 0,
    vp: box.rules.startingVp === '50' ? 50 : 0,
    shieldPlus: 0,
    dice: Array.from({ length: DICE }, () => 'own0' as const),
    figures: [box.parts.start],
    posts: [],
    unplaced: posts,
    seals: [],
    improved: [],
    active: [],
    completed: [],
    outposts: [],
    goals: [],
    returned: [],
    doubled: null,
  };
}

/** The board before anything has been drawn. */
export function emptyState(box: Box, config: Config): State {
  const { parts } = box;
  const { pack } = parts;
  const neutral = pack.constants.neutralDice.filter(({ seats }) => seats === box.seats);
  return {
    config,
    content: parts.contentId,
    round: 0,
    firstPlayer: config.firstPlayer ?? 0,
    nextFirst: config.firstPlayer ?? 0,
    travelHeight: 0,
    players: Array.from({ length: box.seats }, () => newPlayer(box)),
    spaces: parts.spaceIds.map((id) => ({ id, dice: neutral.filter(({ space }) => space === id).map(({ value }) => `neutral${value as 1}` as const) })),
    blackDice: Array.from({ length: pack.constants.blackDice[box.seats - 2] as number }, () => 0),
    cards: parts.cardPlaces.map((place) => ({ place, card: null, die: null })),
    contracts: parts.contractPlaces.map((place) => ({ place, contract: null })),
    pile: parts.piles.contracts.slice(),
    pileEnd: [],
    starting: parts.piles.startingContracts.slice(),
    cardDeck: parts.piles.cityCards.slice(),
    offers: parts.books.map(() => null),
    nextOffers: parts.books.map(() => null),
    offerPool: parts.piles.offerTiles.slice(),
    markers: [],
    outposts: [],
    goalPool: parts.piles.goalCards.slice(),
    draft: [],
    gone: [],
    turn: { seat: null, acted: false, bought: false, began: 0, held: [], fresh: [], passed: [], slotBusy: false, passes: 0 },
    frames: [],
  };
}

export function setupState(box: Box, config: Config): State {
  const state = emptyState(box, config);
  state.frames.push({ kind: 'setup', step: 0 });
  return state;
}

const eachSeat = (position: Position, run: (seat: number) => void): void => {
  for (let seat = position.box.seats - 1; seat >= 0; seat -= 1) run(seat);
};

/** The set-up in printed order; a step may leave something to luck or to the players. */
export const SETUP_STEPS: readonly Step[] = [
  { name: 'markers', run: (position) => { draw(position, 'markers', null); }, leaves: ['draw markers'] },
  { name: 'outposts', run: (position) => { draw(position, 'outposts', null); }, leaves: ['draw outposts'] },
  { name: 'city-cards', run: (position) => { draw(position, 'city-cards', null); }, leaves: ['draw city-cards'] },
  { name: 'contracts', run: (position) => { draw(position, 'contracts', null); }, leaves: ['draw contracts'] },
  { name: 'offer-tiles', run: (position) => { for (const { id } of [...position.box.parts.books].reverse()) draw(position, `offers:${id}`, null); }, leaves: ['draw offers'] },
  { name: 'first-player', run: (position) => { if (position.box.rules.firstPlayer === 'random') push(position, { kind: 'firstPlayer' }); }, leaves: ['firstPlayer'] },
  { name: 'first-roll', run: rollFirst, leaves: ['roll'] },
  { name: 'starting-contracts', run: (position) => { eachSeat(position, (seat) => { push(position, { kind: 'deal', what: 'starting-contract', seat }); }); }, leaves: ['deal starting-contract', 'draw starting-contract'] },
  { name: 'characters', run: revealCharacters, leaves: ['draw characters'] },
  { name: 'draft', run: draft, leaves: ['draft'] },
  // MP2-PSET-5, MP2-PSET-8: face down until the characters are picked, so they may as well be dealt now.
  { name: 'goals', run: (position) => { eachSeat(position, (seat) => { push(position, { kind: 'deal', what: 'goals', seat }); }); }, leaves: ['deal goals', 'draw goals'] },
  { name: 'keep', run: (position) => { eachSeat(position, (seat) => { push(position, { kind: 'goal', seat: (position.state.firstPlayer + seat) % position.box.seats }); }); }, leaves: ['goal'] },
];

export function runSetup(position: Position, frame: { step: number }): void {
  const step = SETUP_STEPS[frame.step];
  frame.step += 1;
  if (step === undefined) {
    pop(position);
    push(position, { kind: 'round', step: 0 });
  } else step.run(position);
}

/** Some editions roll before the characters are picked (MP2-R-1). */
function rollFirst(position: Position): void {
  if (position.box.rules.firstRoll === 'roll-first') eachSeat(position, (seat) => { push(position, { kind: 'roll', seat }); });
}

export function requestFirst(position: Position): ChanceRequest {
  return { kind: 'roll', purpose: 'first-player', rule: 'MP2-SETUP-11', seat: null, dice: 1, sides: position.box.seats };
}

export function resolveFirst(position: Position, _frame: Frame, outcome: Outcome): void {
  pop(position);
  const seat = (outcome[0] as number) - 1;
  position.state.firstPlayer = seat;
  position.state.nextFirst = seat;
  if (position.events) position.events({ kind: 'first-player', rule: 'MP2-SETUP-11', seat });
}

function revealCharacters(position: Position): void {
  if (position.state.config.characters === undefined) draw(position, 'characters', null);
}

/** The last player picks first, the first player last (MP2-PSET-7). */
function draft(position: Position): void {
  const { config, firstPlayer } = position.state;
  const { seats } = position.box;
  if (config.characters === undefined) for (let place = 0; place < seats; place += 1) push(position, { kind: 'draft', seat: (firstPlayer + place) % seats });
  else for (let seat = 0; seat < seats; seat += 1) pick(position, seat, config.characters[seat] as string);
}

/** A character is picked, with what it brings to the set-up (MP2-PSET-9). */
function pick(position: Position, seat: number, character: string): void {
  const player = playerAt(position, seat);
  player.character = character;
  endow(position.box, player);
  if (position.events) position.events({ kind: 'character-picked', rule: 'MP2-PSET-7', seat, character });
}

/** What a character brings to the set-up. */
export function endow(box: Box, player: Player): void {
  const { start, figures, morePosts, whiteDie } = characterOf(box, player);
  player.coin += start.coin;
  player.unplaced += morePosts;
  if (figures === 2) player.figures = [box.parts.start, box.parts.start];
  if (whiteDie) player.dice.push('white0');
}

type DraftFrame = Extract<Frame, { kind: 'draft' }>;

export function legalDraft(position: Position, _frame: DraftFrame, moves: Move[]): void {
  const known = names(position.box.parts.moves, 'character');
  for (const character of position.state.draft) moves.push((known[character] ??= kept({ kind: 'character', character })));
}

export function refuseDraft(position: Position, _frame: DraftFrame, move: Move): Refusal | null {
  return move.kind === 'character' && !position.state.draft.includes(move.character) ? no['not-offered-character'] : null;
}

export function playDraft(position: Position, { seat }: DraftFrame, move: Move): void {
  if (move.kind !== 'character') return;
  pop(position);
  takeOut(position.state.draft, move.character);
  pick(position, seat, move.character);
}

type GoalFrame = Extract<Frame, { kind: 'goal' }>;

export function legalGoals(position: Position, { seat }: GoalFrame, moves: Move[]): void {
  const known = names(position.box.parts.moves, 'keep');
  for (const goal of playerAt(position, seat).goals) moves.push((known[goal] ??= kept({ kind: 'keep', goal })));
}

export function refuseGoal(position: Position, { seat }: GoalFrame, move: Move): Refusal | null {
  return move.kind === 'keep' && !playerAt(position, seat).goals.includes(move.goal) ? no['goal-not-dealt'] : null;
}

export function playGoal(position: Position, { seat }: GoalFrame, move: Move): void {
  if (move.kind !== 'keep') return;
  pop(position);
  const player = playerAt(position, seat);
  for (const goal of player.goals) if (goal !== move.goal) putInOrder(player.returned, goal);
  player.goals = [move.goal];
  if (position.events) position.events({ kind: 'goal-kept', rule: 'MP2-PSET-8', seat, goal: move.goal, only: seat });
}
