/**
 * The Voyages of Marco Polo in English: sentences for moves, events, prompts, refusals, score lines and rulings, names and
 * faces of components. Other languages are entries of their own.
 *
 * @packageDocumentation
 */
import { answers, bystanders, faces, grammar, kernel, numbers, type English } from '../../../../words/languages/en.js';
import * as polo from '../../../../words/languages/en-polo.js';
import type { Grammar, Tongue } from '../../../../words/speech.js';
import { messagesOf, textsOf, type Partly, type Table, type Texts } from '../../../../words/texts.js';
import { refusals } from '../../refusals.js';
import { seen } from '../seen.js';
import { isActionDue, type Said } from '../spoken.js';
import { kinds, parts } from './kinds.js';
import { moves, words } from './moves.js';
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
    'start-player': ({ seat }, say) => `${say.player(seat)} is the start player.`,
    'row-slid': 'The contracts in the row slide to the left.',
    'leftovers-under': ({ contracts, shuffled }, say) => `Contracts left in the row go under the special stack${shuffled ? ', shuffled' : ''}: ${polo.brief(contracts, say)}.`,
    'stack-known': ({ contracts, what }, say) => `${what === 'stack' ? 'A stack' : 'The special stack'}, from the top: ${polo.brief(contracts, say)}.`,
    passed: ({ seat }, say) => `${say.player(seat)} takes no further turn in this round.`,
    'top-put-under': ({ seat }, say) => `${say.player(seat)} puts the top contract under the special stack unseen.`,
  },
  prompts: {
    pickCharacter: 'Choose your character.',
    keepGoals: 'Choose the two goal cards you keep.',
    compensation: ({ units }) => `Choose camels and coins for the low roll, ${units} in all.`,
    turn: (_, __, kinds) => (kinds.length === 0 ? 'Take your turn.' : isActionDue(kinds) ? 'Place dice on a space, or take a bonus action first.' : 'Take bonus actions, or end the turn.'),
    mercatorGain: 'Choose what you gain from the bazaar as Mercator ex Tabriz.',
    makeRoom: 'Your slots are full: give up a contract.',
    columnBonus: ({ column }) => `Choose the gift of column ${column}: coins or camels.`,
    secondContract: ({ limit }) => `Take another contract up to column ${limit}, or stop.`,
    cardAgain: ({ card, left }, say) => `Use ${say.described(card)} again? ${left === 1 ? 'Once more' : `Up to ${say.count(left, 'time')} more`}.`,
    ownCity: ({ card, left }, say) => `Choose a city whose bonus you take with ${say.described(card)}; ${left} to go.`,
    trade: ({ card, left }, say) => `Choose a trade of ${say.described(card)}; up to ${left} to go.`,
    payGoods: ({ card, count }, say) => `Choose ${say.count(count, 'good')} to pay for ${say.described(card)}.`,
    movement: 'Choose where your figure goes.',
    whichPost: 'Choose which post is placed first.',
    relocate: ({ city }, say) => `No post is left: choose one to move to ${say.name(city)}.`,
    nextBonus: 'Choose the bonus to resolve next.',
    chooseGoods: ({ count }, say) => `Choose ${say.count(count, 'good')}.`,
    contractOffer: 'Draw a contract?',
    nameDiscard: 'Your slots are full: choose the contract you give up for the one you draw.',
    keepContracts: ({ drawn }, say) => `You have drawn ${say.described(drawn)}: choose the contract you give up.`,
    copyBonus: 'Choose the city bonus you copy.',
  },
  luck: {
    outposts: 'The outpost bonuses are drawn.',
    'city-bonuses': 'The city bonuses are drawn.',
    'city-cards': 'The city cards are drawn.',
    row: 'The row of contracts is laid out.',
    stack: 'A stack of contracts is drawn.',
    'special-stack': 'The special stack of contracts is drawn.',
    'first-player': 'The start player is drawn.',
    'starting-contract': 'A starting contract is dealt.',
    characters: 'Characters are revealed.',
    goals: 'Goal cards are dealt.',
    leftovers: 'The contracts left over are shuffled.',
    refill: 'Contracts are drawn for the row.',
    contract: 'A contract is drawn.',
    'round-roll': 'Dice are rolled for the round.',
    reroll: 'A die is rolled again.',
    'black-die': 'A black die is rolled.',
  },
  numbers,
  bystanders,
  refusals: { ...kernel, ...messagesOf(refusals) },
  lines: {
    start: 'points at the start',
    contract: ({ detail }, say) => (detail === null ? 'completed contracts' : `completed ${say.name(detail)}`),
    posts: ({ detail }) => (detail === null ? 'posts' : `post number ${detail}`),
    wilhelm: ({ detail }) => (detail === null ? 'last post' : `post number ${detail}`),
    play: 'other points made during the game',
    goal: ({ detail }, say) => (detail === null ? 'goal cards' : say.name(detail)),
    goalCities: ({ detail }) => (detail === null ? 'cities of goal cards' : `different cities of goal cards: ${detail}`),
    coins: 'every 10 coins',
    beijing: 'post in Beijing',
    goods: 'every 2 goods, with a post in Beijing',
    mostContracts: ({ detail }) => (detail === null ? 'most completed contracts' : `most completed contracts: ${detail}`),
  },
  ties: { camels: 'camels' },
};

/** The game in English. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf(seen, grammar, table);

/** A language of your own: its grammar and its table. What the table leaves out is said in English. */
export function translated<T extends Tongue>(given: Grammar<T>, own: Partly<Said, T>): Texts<Said> {
  return textsOf(seen, given, own, texts);
}

export type { Luck, Noun, Piece, Said, Sight, Sort, Source, Space } from '../spoken.js';
export type { Grammar, Speech, Tongue, Who, Words } from '../../../../words/speech.js';
export type { Answer, AnyPrompt, Asked, FaceSentences, KernelCode, Kinds, Numbers, Partly, Prompts, Questions, Sayable, Sentence, SomeQuestions, SomeWords, Table, Texts } from '../../../../words/texts.js';
