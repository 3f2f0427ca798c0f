/**
 * Marco Polo II in English: sentences for moves, events, prompts, refusals, score lines and rulings, names and faces of
 * components. Other languages are entries of their own.
 *
 * @packageDocumentation
 */
import { bystanders, faces, grammar, kernel, numbers, type English } from '../../../../words/languages/en.js';
import * as polo from '../../../../words/languages/en-polo.js';
import type { Grammar, Tongue } from '../../../../words/speech.js';
import { messagesOf, textsOf, type Partly, type Table, type Texts } from '../../../../words/texts.js';
import { refusals } from '../../refusals.js';
import { seen } from '../seen.js';
import { isActionDue, type Said } from '../spoken.js';
import { answers, kinds, parts } from './kinds.js';
import { bonusFrom, moves, words } from './moves.js';
import { rulings } from './rulings.js';

const table: Table<Said, English> = {
  words,
  moves,
  kinds,
  parts,
  answers,
  rulings,
  faces,
  events: {
    ...polo.events,
    'bonus-due': ({ seat, bonus, source }, say) => `A bonus for ${say.player(seat)}: ${bonusFrom(bonus, source, say)}.`,
    lost: ({ seat, what, source }, say) => `${say.player(seat)} cannot use this and loses it: ${bonusFrom(what, source, say)}.`,
    declined: ({ seat, what, source }, say) => `${say.player(seat)} does without this: ${bonusFrom(what, source, say)}.`,
    'bonus-copied': ({ seat, source, tile }, say) => `${say.player(seat)} copies the ${say.name(tile)} with the ${say.name(source)}.`,
    'first-player': ({ seat }, say) => `${say.player(seat)} is first player.`,
    hourglass: ({ seat }, say) => `${say.player(seat)} takes the hourglass and will be first player next round.`,
    'phase-begins': ({ phase }) => `${PHASES[phase] ?? phase}.`,
    'offers-laid': ({ offers }, say) => `New offers: ${say.names(offers.filter((tile) => tile !== null))}.`,
    'outpost-used': ({ seat, tile }, say) => `${say.player(seat)} uses the ${say.name(tile)}.`,
    'taken-out': ({ ids }, say) => `Out of the game: ${say.names(ids)}.`,
    'special-city': ({ seat, city }, say) => `${say.player(seat)} uses the special city ${say.name(city)}.`,
    'seal-taken': ({ seat, guild }, say) => `${say.player(seat)} takes the seal of the ${say.name(guild)}.`,
    'seal-improved': ({ seat, guild }, say) => `${say.player(seat)} improves the seal of the ${say.name(guild)}.`,
    doubled: ({ seat, source }, say) => `${say.player(seat)} doubles ${say.name(source)}.`,
    shields: ({ seat, count, source }, say) => `${say.player(seat)} gains ${say.count(count, 'shield')} (${say.name(source)}).`,
  },
  prompts: {
    pickCharacter: 'Choose your character.',
    keepGoal: 'Choose the goal card you keep.',
    double: 'Choose the bonus you receive twice, or none.',
    pairs: 'Choose the pairs you take the bonus of.',
    compensation: ({ count }) => `Choose camels and coins for the low roll, ${count} in all.`,
    turn: (_, __, kinds) => (kinds.length === 0 ? 'Take your turn.' : isActionDue(kinds) ? 'Place dice on a space, or take a bonus action first.' : 'Take bonus actions, or end the turn.'),
    pay: ({ coin, camel, jade, source }, say) => `Choose how to pay ${say.amounts({ coin, camel, jade })} (${say.name(source)}): jade may stand in.`,
    payGoods: ({ count, source }, say) => `Choose ${say.count(count, 'good')} to pay (${say.name(source)}).`,
    chooseGoods: ({ count, source }, say) => `Choose ${say.count(count, 'good')} (${say.name(source)}).`,
    offer: ({ book, coin }, say) => `Choose an offer of ${say.name(`book:${book}`)}${coin > 0 ? `; the occupied space costs ${say.count(coin, 'coin')}` : ''}.`,
    glean: 'Choose what you take of the offer as Mercator ex Tabriz.',
    seal: ({ limit }) => `Choose a guild seal that a ${limit} allows.`,
    movement: ({ steps, used, coin, camel, jade }, say) => `${used < steps ? `Choose where your figure goes${used > 0 ? ' on, or stop' : ''}: ${say.count(steps - used, 'step')} left` : 'No steps are left'}${coin + camel + jade > 0 ? `, ${say.amounts({ coin, camel, jade })} to pay` : ''}.`,
    whichPost: 'Choose which post is placed first.',
    extraPost: 'Choose the city for the additional post, or do without it.',
    relocate: ({ city }, say) => `No post is left: choose one to move to ${say.name(city)}.`,
    contracts: ({ left }) => `Choose a contract: you may take ${left > 1 ? `up to ${left}` : left}.`,
    exchange: ({ card }, say) => `Choose an exchange, and how often: ${say.described(card)}.`,
    amount: ({ card }, say) => `Choose how often you take what ${say.described(card)} gives.`,
    cardAgain: ({ card, left }, say) => `Use ${say.described(card)} again? ${left === 1 ? 'Once more' : `Up to ${say.count(left, 'time')} more`}.`,
    ownCity: ({ card, left }, say) => `Choose a city whose bonus you take with ${say.name(card)}; ${left} to go.`,
    pickBlack: 'Choose a black die by its value.',
    nextBonus: 'Choose the bonus to resolve next.',
    offerDie: 'Take a black die?',
    contractOffer: 'Draw a contract from the pile?',
    keepContracts: ({ contract }, say) => `You have drawn ${say.described(contract)}: choose the contract you give up.`,
    cityContract: ({ city }, say) => (city === null ? 'Choose a contract from any city.' : `Choose a contract from ${say.name(city)}.`),
    copyBonus: ({ source }, say) => `Choose the city bonus you copy (${say.name(source)}).`,
    oases: ({ count }, say) => `Choose coins and camels for ${say.count(count, 'oases')}.`,
  },
  luck: {
    markers: 'The city bonus markers are drawn.',
    outposts: 'The outpost bonuses are drawn.',
    'city-cards': 'The city cards are drawn.',
    contracts: 'The contracts are laid out.',
    offers: 'The offer tiles are drawn.',
    offer: 'A new offer is drawn.',
    'first-player': 'The first player is drawn.',
    'starting-contract': 'A starting contract is dealt.',
    characters: 'Characters are revealed.',
    goals: 'Goal cards are dealt.',
    'round-roll': 'Dice are rolled for the round.',
    reroll: 'A die is rolled again.',
    refill: 'New contracts are laid out.',
    'black-die': 'A black die is rolled.',
    'area-cards': 'New cards come to the action area.',
    'black-dice': 'The black dice on the board are rolled.',
    'top-contract': 'A contract is drawn from the pile.',
  },
  numbers,
  bystanders,
  refusals: { ...kernel, ...messagesOf(refusals) },
  lines: {
    game: 'points made during the game',
    goal: ({ detail }, say) => (detail === null ? 'goal cards' : detail.split(':').map((id) => say.name(id)).join(': ')),
    shields: ({ detail }, say) => (detail === null ? 'shield track' : say.count(Number(detail), 'shield')),
    goods: 'every 2 goods',
    coins: 'every 10 coins',
    contracts: ({ detail }) => (detail === null ? 'most completed contracts' : `most completed contracts: ${detail}`),
  },
  ties: { camels: 'camels' },
};

const PHASES: Readonly<Record<string, string>> = {
  dice: 'Dice are taken back', offers: 'New offers are laid out', income: 'Bonuses of cities and characters', 'area-cards': 'New cards in the action area', roll: 'Dice are rolled', compensation: 'Compensation for low rolls', turns: 'The turns begin',
};

/** The game in English. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf(seen, grammar, table);

/** A language of your own: its grammar and its table. What the table leaves out is said in English. */
export function translated<T extends Tongue>(given: Grammar<T>, own: Partly<Said, T>): Texts<Said> {
  return textsOf(seen, given, own, texts);
}

export type { Character, Guild, Luck, Noun, Piece, Place, Said, Shield, Sort, Source, Space, Tile } from '../spoken.js';
export type { Amounts, Sight, Trade } from '../sight.js';
export type { Grammar, Speech, Tongue, Who, Words } from '../../../../words/speech.js';
export type { Answer, AnyPrompt, Asked, FaceSentences, KernelCode, Kinds, Numbers, Partly, Prompts, Questions, Sayable, Sentence, SomeQuestions, SomeWords, Table, Texts } from '../../../../words/texts.js';
