// Set-up: MP2-SETUP-1..11, MP2-PSET-1..10, MP2-COUNT-1..5, MP2-VAR-3, MP2-MAILIN-1, MP2-R-1..5.
import { integer, pop, push, type ChanceRequest, type Refusal } from '../../../kernel/rules.js';
import { counted } from '../../../mechanics/amounts.js';
import { insertDie, neutralDie } from '../../../mechanics/dice.js';
import { chance, characterOf, decision, id, known, move, playerAt, refusals, seat, step, type Position } from '../chapter.js';
import { putInOrder, takeOut } from '../../../mechanics/piles.js';
import type { Box } from '../../box.js';
import type { Config } from '../../config.js';
import type { Player, State } from '../../state.js';
import { draw } from './draws.js';
import { blackDice } from '../pieces.js';
import { unrolledDice, type Step } from './round.js';

function newPlayer(box: Box): Player {
  const { start, posts } = box.tables.pack.constants;
  return {
    character: null,
    coin: start.coin,
    camel: start.camel,
    pepper: 0,
    silk: 0,
    gold: 0,
    jade: 0,
    vp: box.rulings.startingVp === '50' ? 50 : 0,
    shieldPlus: 0,
    dice: unrolledDice(false),
    figures: [box.tables.start],
    posts: [],
    unplaced: posts,
    seals: [],
    improved: [],
    contracts: [],
    completed: [],
    outposts: [],
    goals: [],
    returned: [],
    doubled: null,
  };
}

/** The board before anything has been drawn. */
export function emptyState(box: Box, config: Config): State {
  const { tables } = box;
  const { pack } = tables;
  const neutral = pack.constants.neutralDice.filter(({ seats }) => seats === box.seats);
  return {
    config,
    content: tables.contentId,
    round: 0,
    firstPlayer: config.firstPlayer ?? 0,
    nextFirst: config.firstPlayer ?? 0,
    travelHeight: 0,
    players: Array.from({ length: box.seats }, () => newPlayer(box)),
    spaces: tables.spaceIds.map((id) => ({ id, dice: neutral.filter(({ space }) => space === id).map(({ value }) => neutralDie(value)) })),
    blackDice: new Array<number>(blackDice(box)).fill(0),
    cityCards: tables.cardPlaces.map((place) => ({ place, card: null, die: null })),
    contractPlaces: tables.contractPlaces.map((place) => ({ place, contract: null })),
    pile: tables.piles.contracts.slice(),
    pileEnd: [],
    starting: tables.piles.startingContracts.slice(),
    cardDeck: tables.piles.cityCards.slice(),
    offers: tables.books.map(() => null),
    nextOffers: tables.books.map(() => null),
    offerPool: tables.piles.offerTiles.slice(),
    markers: [],
    outposts: [],
    goalPool: tables.piles.goalCards.slice(),
    characters: [],
    goneCards: [],
    goneOffers: [],
    goneContracts: [],
    goneOutposts: [],
    turn: { seat: null, acted: false, bought: false, begunWith: 0, held: [], freshPosts: [], passedThrough: [], slotBusy: false, passes: 0 },
    frames: [],
  };
}

export function setupState(box: Box, config: Config): State {
  return { ...emptyState(box, config), frames: [{ kind: 'setup', step: 0 }] };
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
  { name: 'offer-tiles', run: (position) => { for (const { id: book } of [...position.box.tables.books].reverse()) draw(position, `offers:${book}`, null); }, leaves: ['draw offers'] },
  { name: 'first-player', run: (position) => { if (position.box.rulings.firstPlayer === 'random') push(position, { kind: 'firstPlayer' }); }, leaves: ['firstPlayer'] },
  // Some editions roll before the characters are picked (MP2-R-1).
  { name: 'first-roll', run: (position) => { if (position.box.rulings.firstRoll === 'roll-first') eachSeat(position, (seat) => { push(position, { kind: 'rollDice', seat }); }); }, leaves: ['rollDice'] },
  { name: 'starting-contracts', run: (position) => { eachSeat(position, (seat) => { push(position, { kind: 'deal', what: 'starting-contract', seat }); }); }, leaves: ['deal starting-contract', 'draw starting-contract'] },
  { name: 'characters', run: (position) => { if (position.state.config.characters === undefined) draw(position, 'characters', null); }, leaves: ['draw characters'] },
  { name: 'draft', run: startDraft, leaves: ['pickCharacter'] },
  // MP2-PSET-5, MP2-PSET-8: face down until the characters are picked, so they may as well be dealt now.
  { name: 'goals', run: (position) => { eachSeat(position, (seat) => { push(position, { kind: 'deal', what: 'goals', seat }); }); }, leaves: ['deal goals', 'draw goals'] },
  { name: 'keep', run: (position) => { eachSeat(position, (seat) => { push(position, { kind: 'keepGoal', seat: (position.state.firstPlayer + seat) % position.box.seats }); }); }, leaves: ['keepGoal'] },
];

/** MP2-SETUP-1: the steps of the set-up, one after the other. */
export const setup = step('setup', { step: integer(0, SETUP_STEPS.length) }, {
  on: ['bottom'],
  run(position, frame) {
    const next = SETUP_STEPS[frame.step];
    frame.step += 1;
    if (next !== undefined) next.run(position);
    else {
      pop(position);
      push(position, { kind: 'round', step: 0 });
    }
  },
});

/** MP2-SETUP-11: who begins. */
export const firstPlayer = chance('firstPlayer', {}, {
  on: ['setup'],
  request: ({ box }): ChanceRequest => ({ kind: 'roll', purpose: 'first-player', rule: 'MP2-SETUP-11', seat: null, dice: 1, sides: box.seats }),
  resolve(position, _, outcome) {
    pop(position);
    const first = Number(outcome[0]) - 1;
    position.state.firstPlayer = first;
    position.state.nextFirst = first;
    position.events?.({ kind: 'first-player', seat: first, rule: 'MP2-SETUP-11' });
  },
});

/** The last player picks first, the first player last (MP2-PSET-7). */
function startDraft(position: Position): void {
  const { config, firstPlayer: first } = position.state;
  const { seats } = position.box;
  if (config.characters === undefined) for (let place = 0; place < seats; place += 1) push(position, { kind: 'pickCharacter', seat: (first + place) % seats });
  else for (const [at, character] of config.characters.entries()) pick(position, at, character);
}

/** A character is picked, with what it brings to the set-up (MP2-PSET-9). */
function pick(position: Position, seat: number, character: string): void {
  const player = playerAt(position, seat);
  player.character = character;
  endow(position.box, player);
  const { events } = position;
  if (!events) return;
  const { start } = known(position.box.characters, character);
  events({ kind: 'character-picked', seat, rule: 'MP2-PSET-7', character });
  if (start.coin > 0) events({ kind: 'gained', seat, rule: 'MP2-PSET-9', amounts: { coin: start.coin }, source: character });
  if (player.figures.length > 1) events({ kind: 'figure-placed', seat, rule: 'MP2-MAILIN-1', figure: 2, to: position.box.tables.start });
}

/** What a character brings to the set-up. */
export function endow(box: Box, player: Player): void {
  const { start, figures, morePosts, whiteDie } = characterOf(box, player);
  player.coin = counted(player.coin + start.coin);
  player.unplaced += morePosts;
  if (figures === 2) player.figures = [box.tables.start, box.tables.start];
  if (whiteDie) insertDie(player.dice, 'white0');
}

/** MP2-PSET-7: a character for a player. */
export const pickCharacter = decision('pickCharacter', { seat }, {
  rule: 'MP2-PSET-7', on: ['setup', 'pickCharacter'],
  moves: { pickCharacter: move('character {character}', { character: id('character') }) },
  offer({ state }, _, out) { for (const character of state.characters) out.add({ kind: 'pickCharacter', character }); },
  refuse: ({ state }, _, { character }): Refusal | null => (state.characters.includes(character) ? null : refusals['not-revealed']),
  play(position, { seat }, { character }) {
    pop(position);
    takeOut(position.state.characters, character);
    pick(position, seat, character);
  },
});

/** MP2-PSET-8: one of three goal cards is kept. What is kept, and so what is returned, others do not see. */
export const keepGoal = decision('keepGoal', { seat }, {
  rule: 'MP2-PSET-8', on: ['setup', 'keepGoal'],
  moves: { keepGoal: move('keep {goal}', { goal: id('goal') }) },
  secret: (): boolean => true,
  problem: (position, { seat }): string | null => (playerAt(position, seat).goals.length > 1 ? null : 'there are no goal cards to choose from'),
  offer(position, { seat }, out) { for (const goal of playerAt(position, seat).goals) out.add({ kind: 'keepGoal', goal }); },
  refuse: (position, { seat }, { goal }): Refusal | null => (playerAt(position, seat).goals.includes(goal) ? null : refusals['not-dealt']),
  play(position, { seat }, { goal }) {
    pop(position);
    const player = playerAt(position, seat);
    for (const other of player.goals) if (other !== goal) putInOrder(player.returned, other);
    player.goals = [goal];
    const { events } = position;
    if (!events) return;
    events({ kind: 'goals-chosen', seat, rule: 'MP2-PSET-8', kept: 1, returned: player.returned.length });
    events({ kind: 'goals-kept', seat, rule: 'MP2-PSET-8', only: seat, goals: [goal], returned: player.returned.slice() });
  },
});
