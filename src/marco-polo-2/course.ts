// What the part of the game that is being played says about the board and the players: MP2-SETUP-1..11, MP2-PSET-1..10, MP2-ROUND-1..11.
import type { Problem } from '../kernel/schema.js';
import { isOwn, pipsOf, placerOf, unplaced } from '../mechanics/dice.js';
import { AREA_CARDS, characterOf, GOALS_DEALT, ROUNDS, type Box } from './box.js';
import { diceOnBoard } from './census.js';
import { ROUND_STEPS } from './rules/round.js';
import { SETUP_STEPS } from './rules/setup.js';
import type { Frame, Player, State } from './state.js';

const at = (path: (string | number)[], message: string): Problem => ({ path, message });

/** What a frame of the set-up or the round leaves to be done, in words. */
export function wordsOf(frame: Frame): string {
  return frame.kind === 'draw' || frame.kind === 'deal' ? `${frame.kind} ${frame.what.split(':')[0] as string}` : frame.kind;
}

const waits = ({ frames }: State, words: string, seat?: number): boolean => frames.some((frame) => wordsOf(frame) === words && (seat === undefined || ('seat' in frame && frame.seat === seat)));

/** Whether a step has been carried out, whatever of it still waits. */
function begun({ frames: [bottom] }: State, name: string): boolean {
  if (bottom === undefined) return true;
  if (bottom.kind === 'setup') return SETUP_STEPS.slice(0, bottom.step).some((step) => step.name === name);
  return bottom.kind === 'round' && (SETUP_STEPS.some((step) => step.name === name) || ROUND_STEPS.slice(0, bottom.step).some((step) => step.name === name));
}

/** The first thing that does not belong to this part of the game, or `null`. */
export function courseProblem(box: Box, state: State): Problem | null {
  return roundProblem(state) ?? laidProblem(box, state) ?? offersProblem(box, state) ?? supplyProblem(box, state) ?? diceProblem(box, state) ?? turnProblem(box, state) ?? draftProblem(box, state) ?? seatsProblem(state);
}

/** The round that is being played has a number, and only that one; after the last one nothing is left to do. */
function roundProblem({ round, frames: [bottom] }: State): Problem | null {
  const fits = bottom === undefined ? round === ROUNDS : bottom.kind === 'setup' ? round === 0 : round > 0;
  return fits ? null : at(['round'], 'is another part of the game');
}

/** What is laid on the board lies there from its step on. */
function laidProblem(box: Box, state: State): Problem | null {
  const laid = (what: string): boolean => begun(state, what) && !waits(state, `draw ${what}`);
  for (const [what, cities] of [['markers', box.parts.markerCities], ['outposts', box.parts.outpostCities]] as const) {
    const expected = laid(what) ? cities.length : 0;
    if (state[what].length !== expected) return at([what], `expected ${expected} items`);
  }
  for (const [place, { card }] of state.cards.entries()) {
    const gone = place >= state.cards.length - AREA_CARDS && waits(state, 'draw area-cards');
    if ((card !== null) !== (laid('city-cards') && !gone)) return at(['cards', place, 'card'], gone ? 'is being changed' : 'lies there from the set-up on');
  }
  for (const [place, { contract }] of state.contracts.entries()) {
    if (contract === null ? laid('contracts') && state.round === 0 : !laid('contracts')) return at(['contracts', place, 'contract'], 'lies there from the set-up on');
  }
  return null;
}

/** Every book has an offer of its own, and its next one on top of its pile; none after the last round's. */
function offersProblem(box: Box, state: State): Problem | null {
  const { offers, nextOffers, round } = state;
  const draws = (purpose: string, id: string): boolean => state.frames.some((frame) => frame.kind === 'draw' && frame.what === `${purpose}:${id}`);
  for (const [place, { id }] of box.parts.books.entries()) {
    const [offer, next] = [offers[place] as string | null, nextOffers[place] as string | null];
    for (const [field, tile] of [['offers', offer], ['nextOffers', next]] as const) if (tile !== null && box.parts.tile[tile]?.book !== id) return at([field, place], `expected an offer of book ${id}`);
    if ((offer !== null) !== (begun(state, 'offer-tiles') && !draws('offers', id))) return at(['offers', place], 'lies there from the set-up on');
    const isLast = round === ROUNDS && begun(state, 'offers');
    if ((next !== null) !== (offer !== null && !isLast)) return at(['nextOffers', place], isLast ? 'nothing more becomes visible' : 'lies there from the set-up on');
    if (next !== null && (next === offer) !== draws('offer', id)) return at(['nextOffers', place], 'is another tile');
  }
  return null;
}

/** What the rounds to come draw is there. */
function supplyProblem(box: Box, state: State): Problem | null {
  const { round } = state;
  const later = ROUNDS - Math.max(1, round);
  const now = (words: string, name: string): number => (waits(state, words) || (round > 1 && !begun(state, name)) ? 1 : 0);
  const cards = AREA_CARDS * (later + now('draw area-cards', 'area-cards'));
  if (state.cardDeck.length < cards + (round === 0 && !begun(state, 'city-cards') ? state.cards.length : 0)) return at(['cardDeck'], `expected at least ${cards} items`);
  for (const { id } of box.parts.books) {
    const drawn = round === ROUNDS ? 0 : Math.max(0, later - 1) + (state.frames.some((frame) => frame.kind === 'draw' && frame.what === `offer:${id}`) || (round > 1 && !begun(state, 'offers')) ? 1 : 0);
    if (state.offerPool.filter((tile) => box.parts.tile[tile]?.book === id).length < drawn) return at(['offerPool'], `expected at least ${drawn} of book ${id}`);
  }
  return null;
}

/** Black dice on the board are rolled in the variant alone, in every round anew (MP2-VAR-1). */
function areBlackDiceRolled(box: Box, { frames }: State): boolean {
  const { blackDiceVariant } = box.rules;
  const [bottom] = frames;
  if (blackDiceVariant === 'off' || bottom?.kind === 'setup') return false;
  return bottom?.kind !== 'round' || (bottom.step > ROUND_STEPS.findIndex(({ rolls }) => rolls === blackDiceVariant) && !frames.some(({ kind }) => kind === 'rollBlack'));
}

/** Dice are rolled when it is time, and are placed in turns only. */
function diceProblem(box: Box, state: State): Problem | null {
  const rolled = areBlackDiceRolled(box, state);
  if (state.blackDice.some((value) => (value > 0) !== rolled)) return at(['blackDice'], rolled ? 'black dice on the board show a value' : 'black dice on the board show nothing');
  if (state.blackDice.some((value, place) => value > (state.blackDice[place - 1] ?? 6))) return at(['blackDice'], 'dice stand from high to low');
  if (!begun(state, 'turns') && diceOnBoard(state).some((die) => placerOf(die) >= 0)) return at(['spaces'], 'dice are placed in turns');
  for (const [seat, player] of state.players.entries()) {
    const message = handProblem(box, state, seat, player);
    if (message !== null) return at(['players', seat, 'dice'], message);
  }
  return null;
}

function handProblem(box: Box, state: State, seat: number, player: Player): string | null {
  const { namesDice, whiteDie } = characterOf(box, player);
  const waiting = waits(state, 'roll', seat);
  const early = box.rules.firstRoll === 'roll-first' && state.round < 2;
  const white = begun(state, 'roll') && !waiting;
  const own = early ? (state.round === 1 || (begun(state, 'first-roll') && !waiting)) && !(namesDice && begun(state, 'roll')) : white && !namesDice;
  const rolling = state.frames.some((frame) => frame.kind === 'rollOne' && frame.seat === seat && frame.purpose !== 'reroll') ? 1 : 0;
  if (player.dice.filter((die) => die === 'black0').length !== (namesDice ? player.dice.filter((die) => die.startsWith('black')).length : rolling)) return 'black dice show a value';
  if (player.dice.some((die) => isOwn(die) && (pipsOf(die) > 0) !== own)) return own ? 'dice that were rolled show a value' : 'dice that were not rolled show nothing';
  if (player.dice.some((die) => die.startsWith('white') && (pipsOf(die) > 0) !== white)) return white ? 'dice that were rolled show a value' : 'dice that were not rolled show nothing';
  const lying = diceOnBoard(state).filter((die) => placerOf(die) === seat);
  if (!namesDice && lying.some((die) => pipsOf(die) === 0)) return 'dice on the board show a value';
  const whites = [...player.dice, ...lying.map(unplaced)].filter((die) => die?.startsWith('white') === true).length;
  return whites === (whiteDie ? 1 : 0) ? null : `expected ${whiteDie ? 1 : 0} white dice in all`;
}

/** What is remembered for a turn. */
function turnProblem(box: Box, { turn, frames }: State): Problem | null {
  if (turn.passes > (box.rules.noNormalAction === 'pass' ? box.seats - 1 : 0)) return at(['turn', 'passes'], 'a round ends when all have passed');
  return turn.slotBusy === frames.some(({ kind }) => kind === 'freeSlot') ? null : at(['turn', 'slotBusy'], 'only while a completed contract is paid out');
}

/** Who has picked nobody can still pick, and nobody is picked twice. */
function draftProblem(box: Box, state: State): Problem | null {
  const { draft, players, config, round } = state;
  const picked = players.flatMap(({ character }) => character ?? []);
  const open = config.characters !== undefined || !begun(state, 'characters') || waits(state, 'draw characters') ? 0 : box.seats + 1 - picked.length;
  if (round === 0 ? draft.length !== open : draft.length > 1) return at(['draft'], `expected ${open} items`);
  return draft.some((id, place) => picked.includes(id) || !box.cast.includes(id) || draft.indexOf(id) !== place) ? at(['draft'], 'only who takes part and is not picked can be picked') : null;
}

function seatsProblem(state: State): Problem | null {
  for (const [seat, { character, goals, returned }] of state.players.entries()) {
    const picked = begun(state, 'draft') && !waits(state, 'draft', seat);
    if (state.round === 0 && (character !== null) !== picked) return at(['players', seat, 'character'], picked ? 'has been picked' : 'has yet to be picked');
    const dealt = begun(state, 'goals') && !waits(state, 'deal goals', seat) && !waits(state, 'draw goals', seat);
    const kept = begun(state, 'keep') && !waits(state, 'goal', seat);
    const [held, back] = kept ? [1, GOALS_DEALT - 1] : [dealt ? GOALS_DEALT : 0, 0];
    if (goals.length !== held || returned.length !== back) return at(['players', seat, 'goals'], kept ? 'one of three is kept' : dealt ? 'three are dealt' : 'none is dealt yet');
  }
  return null;
}
