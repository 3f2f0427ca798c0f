// What the part of the game that is being played says about the board and the players: MP2-SETUP-1..11, MP2-PSET-1..10, MP2-ROUND-1..11.
import type { Problem } from '../../kernel/schema.js';
import { isOwn, pipsOf, placerOf, unplaced } from '../../mechanics/dice.js';
import { characterOf, nth } from '../rules/chapter.js';
import { AREA_CARDS, GOALS_DEALT, ROUNDS, type Box } from '../box.js';
import { diceOnBoard } from '../rules/pieces.js';
import { ROUND_STEPS } from '../rules/course/round.js';
import { SETUP_STEPS } from '../rules/course/setup.js';
import type { Frame, Player, State } from '../state.js';

const at = (path: (string | number)[], message: string): Problem => ({ path, message });

/** What a frame leaves to be done, in words. */
const wordsOf = (frame: Frame): string => (frame.kind === 'draw' || frame.kind === 'deal' ? `${frame.kind} ${nth(frame.what.split(':'), 0)}` : frame.kind);

const waits = ({ frames }: State, words: string, seat?: number): boolean => frames.some((frame) => wordsOf(frame) === words && (seat === undefined || ('seat' in frame && frame.seat === seat)));
const drawsFor = ({ frames }: State, what: string): boolean => frames.some((frame) => frame.kind === 'draw' && frame.what === what);

/** Whether a step has been carried out, whatever of it still waits; before a round begins, all steps of the last one. */
function begun({ frames: [bottom] }: State, name: string): boolean {
  if (bottom === undefined || (bottom.kind === 'round' && bottom.step === 0)) return true;
  if (bottom.kind === 'setup') return SETUP_STEPS.slice(0, bottom.step).some((step) => step.name === name);
  return bottom.kind === 'round' && (SETUP_STEPS.some((step) => step.name === name) || ROUND_STEPS.slice(0, bottom.step).some((step) => step.name === name));
}

/** The first thing that does not belong to this part of the game, or `null`. */
export function courseProblem(box: Box, state: State): Problem | null {
  return stackProblem(box, state) ?? roundProblem(state) ?? laidProblem(box, state) ?? offersProblem(box, state) ?? supplyProblem(box, state)
    ?? diceProblem(box, state) ?? turnProblem(box, state) ?? draftProblem(box, state) ?? seatsProblem(state);
}

/** Frames of seats that need not be at turn; but a contract from the top of the pile is a bonus of the turn. */
const OTHERS: readonly Frame['kind'][] = ['draw', 'deal', 'pickCharacter', 'keepGoal', 'rollDice', 'income', 'compensation', 'pairs', 'turns', 'glean'];

/** The first frame that another seat or another step would have left, or `null`. */
function stackProblem(box: Box, state: State): Problem | null {
  for (const [place, frame] of state.frames.entries()) {
    const seat = 'seat' in frame ? frame.seat : null;
    const below = state.frames[place - 1];
    const isOthers = seat !== null && seat !== state.turn.seat && (!OTHERS.includes(frame.kind) || wordsOf(frame) === 'draw top-contract');
    const message = isOthers ? 'it is the turn of somebody else'
      : !isInOrder(box, state, [below, frame]) ? 'somebody else comes first' : isOfStep(state.frames, place) ? null : 'is of another step';
    if (message !== null) return at(['frames', place], message);
  }
  return null;
}

/** What a step leaves to several seats or books. */
const SIBLINGS: readonly Frame['kind'][] = ['deal', 'draw', 'pickCharacter', 'keepGoal', 'rollDice', 'income', 'compensation', 'pairs'];

/** What one step leaves to several seats or books is done in order: what comes later lies below. */
function isInOrder(box: Box, state: State, [below, frame]: readonly [Frame | undefined, Frame]): boolean {
  if (below === undefined || !SIBLINGS.includes(below.kind)) return true;
  const [earlier, later] = [orderOf(box, state, frame), orderOf(box, state, below)];
  if (earlier === null || later === null || earlier >= later) return false;
  return (below.kind !== 'draw' && below.kind !== 'deal') || ('what' in frame && nth(frame.what.split(':'), 0) === nth(below.what.split(':'), 0));
}

function orderOf(box: Box, state: State, frame: Frame): number | null {
  const place = (seat: number): number => (seat - state.firstPlayer + box.seats) % box.seats;
  switch (frame.kind) {
    case 'deal': return frame.seat;
    case 'draw': return frame.what.includes(':') ? box.tables.books.findIndex(({ id }) => frame.what.endsWith(`:${id}`)) : frame.seat;
    case 'rollDice': return state.round === 0 ? frame.seat : place(frame.seat);
    case 'pickCharacter': return -place(frame.seat);
    case 'pairs': return place(frame.seat) - 0.5;
    case 'income': case 'compensation': case 'double': case 'keepGoal': case 'waiting': return place(frame.seat);
    default: return null;
  }
}

/** Whether a frame is what the step of the set-up or the round has left, or lies on such a one. */
function isOfStep(frames: readonly Frame[], place: number): boolean {
  if (place === 0) return true;
  const [bottom] = frames;
  const leaves = bottom?.kind === 'setup' ? SETUP_STEPS[bottom.step - 1]?.leaves : bottom?.kind === 'round' ? ROUND_STEPS[bottom.step - 1]?.leaves : undefined;
  if (leaves === undefined) return false;
  const words = wordsOf(nth(frames, place));
  if (leaves.includes(words)) return true;
  if (words === 'draw refill') return frames[place - 1]?.kind === 'turns';
  return place > 1 && (words === 'draw top-contract' ? frames[place - 1]?.kind === 'waiting' : !words.startsWith('draw '));
}

/** The round that is being played has a number, and only that one; after the last one nothing is left to do. */
function roundProblem({ round, frames: [bottom] }: State): Problem | null {
  const fits = bottom === undefined ? round === ROUNDS : bottom.kind === 'setup' ? round === 0 : round > 0 || (bottom.kind === 'round' && bottom.step === 0);
  return fits ? null : at(['round'], 'is another part of the game');
}

/** What is laid on the board lies there from its step on. */
function laidProblem(box: Box, state: State): Problem | null {
  const laid = (what: string): boolean => begun(state, what) && !waits(state, `draw ${what}`);
  for (const [what, cities] of [['markers', box.tables.markerCities], ['outposts', box.tables.outpostCities]] as const) {
    const expected = laid(what) ? cities.length : 0;
    if (state[what].length !== expected) return at([what], `expected ${expected} items`);
  }
  for (const [place, { card }] of state.cityCards.entries()) {
    const gone = place >= state.cityCards.length - AREA_CARDS && waits(state, 'draw area-cards');
    if ((card !== null) !== (laid('city-cards') && !gone)) return at(['cityCards', place, 'card'], gone ? 'is being changed' : 'lies there from the set-up on');
  }
  const place = state.contractPlaces.findIndex(({ contract }) => (contract === null ? laid('contracts') && state.round === 0 : !laid('contracts')));
  return place < 0 ? null : at(['contractPlaces', place, 'contract'], 'lies there from the set-up on');
}

/** Every book has an offer of its own, and its next one on top of its pile; none after the last round's. */
function offersProblem(box: Box, state: State): Problem | null {
  for (const [place, { id }] of box.tables.books.entries()) {
    const [offer, next] = [nth(state.offers, place), nth(state.nextOffers, place)];
    for (const [field, tile] of [['offers', offer], ['nextOffers', next]] as const) if (tile !== null && box.tables.tile[tile]?.book !== id) return at([field, place], `expected an offer of book ${id}`);
    if ((offer !== null) !== (begun(state, 'offer-tiles') && !drawsFor(state, `offers:${id}`))) return at(['offers', place], 'lies there from the set-up on');
    const isLast = state.round === ROUNDS && begun(state, 'offers');
    if (isLast && drawsFor(state, `offer:${id}`)) return at(['frames'], 'nothing more becomes visible');
    if ((next !== null) !== (offer !== null && !isLast && !drawsFor(state, `offer:${id}`))) return at(['nextOffers', place], isLast ? 'nothing more becomes visible' : 'lies there from the set-up on');
  }
  return null;
}

/** What the rounds to come draw is there. */
function supplyProblem(box: Box, state: State): Problem | null {
  const { round } = state;
  const later = ROUNDS - Math.max(1, round);
  const ahead = (name: string): boolean => round > 1 && !begun(state, name);
  const cards = AREA_CARDS * (later + (waits(state, 'draw area-cards') || ahead('area-cards') ? 1 : 0));
  if (state.cardDeck.length < cards) return at(['cardDeck'], `expected at least ${cards} items`);
  for (const { id } of box.tables.books) {
    const drawn = round === ROUNDS ? 0 : Math.max(0, later - 1) + (drawsFor(state, `offer:${id}`) || ahead('offers') ? 1 : 0);
    if (state.offerPool.filter((tile) => box.tables.tile[tile]?.book === id).length < drawn) return at(['offerPool'], `expected at least ${drawn} of book ${id}`);
  }
  return null;
}

/** Black dice on the board are rolled in the variant alone, in every round anew (MP2-VAR-1). */
function areBlackDiceRolled(box: Box, { frames }: State): boolean {
  const { blackDiceVariant } = box.rulings;
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

function handProblem(box: Box, state: State, seat: number, { dice, character }: Player): string | null {
  const { namesDice, whiteDie } = characterOf(box, { character });
  const waiting = waits(state, 'rollDice', seat);
  const early = box.rulings.firstRoll === 'roll-first' && state.round < 2;
  const rolled = begun(state, 'roll') && state.round > 0;
  const white = rolled && !waiting;
  const own = early ? (state.round === 1 || (begun(state, 'first-roll') && !waiting)) && !(namesDice && rolled) : white && !namesDice;
  const rolling = state.frames.some((frame) => frame.kind === 'rollDie' && frame.seat === seat && frame.purpose !== 'reroll') ? 1 : 0;
  const black = dice.filter((die) => die.startsWith('black'));
  if (black.filter((die) => pipsOf(die) === 0).length !== (namesDice ? black.length : rolling)) return 'black dice show a value';
  for (const [shown, isOne] of [[own, isOwn], [white, (die: string) => die.startsWith('white')]] as const) {
    if (dice.some((die) => isOne(die) && (pipsOf(die) > 0) !== shown)) return shown ? 'dice that were rolled show a value' : 'dice that were not rolled show nothing';
  }
  const lying = diceOnBoard(state).filter((die) => placerOf(die) === seat);
  if (!namesDice && lying.some((die) => pipsOf(die) === 0)) return 'dice on the board show a value';
  const whites = [...dice, ...lying.map(unplaced)].filter((die) => die?.startsWith('white') === true).length;
  return whites === Number(whiteDie) ? null : `expected ${Number(whiteDie)} white dice in all`;
}

/** What is remembered for a turn. */
function turnProblem(box: Box, { turn, frames }: State): Problem | null {
  if (turn.passes > (box.rulings.noNormalAction === 'pass' ? box.seats - 1 : 0)) return at(['turn', 'passes'], 'a round ends when all have passed');
  return turn.slotBusy === frames.some(({ kind }) => kind === 'freeSlot') ? null : at(['turn', 'slotBusy'], 'only while a completed contract is paid out');
}

/** Who has picked nobody can still pick, and nobody is picked twice. */
function draftProblem(box: Box, state: State): Problem | null {
  const { characters, players, config, frames } = state;
  const picked = players.flatMap(({ character }) => character ?? []);
  const open = config.characters !== undefined || !begun(state, 'characters') || waits(state, 'draw characters') ? 0 : box.seats + 1 - picked.length;
  if (frames[0]?.kind !== 'setup' && characters.length > 1) return at(['characters'], 'one is left when all have picked');
  if (frames[0]?.kind === 'setup' && characters.length !== open) return at(['characters'], `expected ${open} items`);
  return characters.some((id, place) => picked.includes(id) || !box.cast.includes(id) || characters.indexOf(id) !== place) ? at(['characters'], 'only who takes part and is not picked can be picked') : null;
}

function seatsProblem(state: State): Problem | null {
  for (const [seat, { character, goals, returned }] of state.players.entries()) {
    const picked = begun(state, 'draft') && !waits(state, 'pickCharacter', seat);
    if (state.frames[0]?.kind === 'setup' && (character !== null) !== picked) return at(['players', seat, 'character'], picked ? 'has been picked' : 'has yet to be picked');
    const dealt = begun(state, 'goals') && !waits(state, 'deal goals', seat) && !waits(state, 'draw goals', seat);
    const kept = begun(state, 'keep') && !waits(state, 'keepGoal', seat);
    const [held, back] = kept ? [1, GOALS_DEALT - 1] : [dealt ? GOALS_DEALT : 0, 0];
    if (goals.length !== held || returned.length !== back) return at(['players', seat, 'goals'], kept ? 'one of three is kept' : dealt ? 'three are dealt' : 'none is dealt yet');
  }
  return null;
}
