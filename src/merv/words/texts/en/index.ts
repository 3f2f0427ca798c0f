/**
 * Merv in English: sentences for moves, events, prompts, refusals, score lines and rulings, names and faces of components.
 * Other languages are entries of their own.
 *
 * @packageDocumentation
 */
import { answers, bystanders, faces, grammar, kernel, numbers, type English } from '../../../../words/languages/en.js';
import type { Grammar, Speech, Tongue } from '../../../../words/speech.js';
import { messagesOf, textsOf, type Partly, type Table, type Texts } from '../../../../words/texts.js';
import { refusals } from '../../refusals.js';
import { seen } from '../seen.js';
import { laidOn, type Said } from '../spoken.js';
import { kinds, parts } from './kinds.js';
import { a, moves, words } from './moves.js';
import { rulings } from './rulings.js';

/** Who did it: a player or an automaton. */
const by = ({ seat, automaton }: { readonly seat: number | null; readonly automaton?: string | null }, say: Speech<'plain'>): string => (seat === null ? `The ${say.name(`automaton:${automaton ?? 'magistrate'}`)}` : say.player(seat));
/** Where something comes from; the rules of the solo game are no source of their own. */
const from = (source: string, say: Speech<'plain'>): string => (source === 'magistrate' ? '' : ` (${say.name(source)})`);
/** "site r1c2", "sites r1c2 and r3c4". */
const sites = (cells: readonly string[], say: Speech<'plain'>): string => (cells.length === 1 ? say.names(cells) : `sites ${say.list(cells)}`);
/** Under this rule the magistrate's card has served. */
const PLAYED = 'MERV-R-47';
const among = (order: readonly (number | string)[], say: Speech<'plain'>): string => say.list(order.map((who) => (typeof who === 'number' ? say.player(who) : say.name(`automaton:${who}`))));

const table: Table<Said, English> = {
  words,
  moves,
  kinds,
  parts,
  answers,
  rulings,
  faces,
  events: {
    'queue-drawn': ({ order }, say) => `The first queue, from the front: ${among(order, say)}.`,
    'market-drawn': ({ side, rewards }, say) => `The camel market lies with side ${side} up: ${say.list(rewards.map((reward) => say.name(reward)))}.`,
    'laid-out': ({ what, ids }, say) => `Laid out (${say.name(what)}): ${say.names(ids)}.`,
    'camels-laid': ({ row }, say) => `The camels are laid out, ${say.count(row, 'camel')} on the caravan row.`,
    'row-slid': 'The cards of the caravan row slide to the front.',
    'slot-left': (event, say) => `${by(event, say)} leaves action slot ${event.slot} of this side.`,
    'solo-deck': ({ card, rule }, say) => (card === null ? 'No card lies in front of the magistrate.' : rule === PLAYED ? `The ${say.name(`solo:${card}`)} is done with.` : `In front of the magistrate lies the ${say.name(`solo:${card}`)}.`),
    'year-begins': ({ year }) => `Year ${year} begins.`,
    'round-begins': ({ round, from, order }, say) => `Round ${round} begins in the ${say.name(from)}, in this order: ${among(order, say)}.`,
    'phase-begins': ({ phase }, say) => `Next: ${say.name(phase)}.`,
    'game-over': 'The game is over.',
    'queue-joined': (event, say) => `${by(event, say)} joins the queue in the ${say.name(event.corner)} on space ${event.space}${event.paid === 0 ? '' : `, pays ${say.count(event.paid, 'camel')}`}${event.found === 0 ? '' : `, finds ${say.count(event.found, 'camel')}`}.`,
    'turn-begins': (event, say) => `${by(event, say)} is on turn.`,
    'turn-ends': (event, say) => `${by(event, say)} ends the turn.`,
    'no-activation': (event, say) => `${by(event, say)} activates nothing.`,
    'slot-taken': (event, say) => `${by(event, say)} takes ${say.name(event.slot)}.`,
    'site-activated': (event, say) => `${by(event, say)} activates ${say.name(event.cell)} (${say.name(event.tile)}).`,
    'building-placed': (event, say) => `${by(event, say)} builds on ${say.name(event.cell)}.`,
    'building-lost': (event, say) => `${by(event, say)} loses the building on ${say.name(event.cell)}.`,
    'soldier-returned': (event, say) => `The soldier of ${say.list([by(event, say).replace(/^The /, 'the ')])} on ${say.name(event.cell)} goes home.`,
    produced: (event, say) => `${by(event, say)} produces on ${sites(event.cells, say)}.`,
    'action-chosen': (event, say) => `${by(event, say)} chooses the action: ${say.name(event.action)}.`,
    gained: (event, say) => `${by(event, say)} receives ${say.amounts(event.amounts)}${from(event.source, say)}.`,
    paid: (event, say) => `${by(event, say)} pays ${say.amounts(event.amounts)}${from(event.source, say)}${event.discount ? ', with the discount' : ''}${event.converted ? ', with one colour for another' : ''}.`,
    declined: (event, say) => `${by(event, say)} does without this: ${say.name(event.what)}.`,
    lost: (event, say) => `${by(event, say)} cannot use this and loses it: ${say.name(event.what)}${from(event.source, say)}.`,
    'contract-fulfilled': (event, say) => `${by(event, say)} fulfils ${event.seat === null ? say.described(event.contract) : say.name(event.contract)} with ${say.amounts(laidOn(event))}.`,
    'market-camels-taken': (event, say) => `${by(event, say)} takes ${say.count(event.camel, 'camel')} from the camel market.`,
    'market-camel-placed': (event, say) => `${by(event, say)} places a camel on the ${say.name(event.quarter)} of the camel market${event.reward === null ? '' : ` for its reward: ${say.name(event.reward)}`}.`,
    'soldier-deployed': (event, say) => `${by(event, say)} deploys a soldier on ${say.name(event.cell)}${event.from === null ? '' : `, coming from ${say.name(event.from)}`}.`,
    'upgrade-placed': (event, say) => `${by(event, say)} places ${a(event.colour)} upgrade on ${say.name(event.cell)}.`,
    'card-taken': (event, say) => `${by(event, say)} takes the ${say.name(event.card)} from place ${event.position}${event.camel ? ', and the camel on it' : ''}.`,
    'row-camel-placed': (event, say) => `${by(event, say)} places a camel on the ${say.name(event.card)}.`,
    'pair-completed': (event, say) => `${by(event, say)} completes a pair of ${say.name(event.spice)}.`,
    'courtier-placed': (event, say) => `${by(event, say)} places a courtier in the ${say.name(event.hall)}${event.free ? ', for free' : ''}.`,
    'breakthrough-taken': (event, say) => `${by(event, say)} makes a breakthrough: ${say.name(event.tile)}.`,
    'post-placed': (event, say) => `${by(event, say)} establishes a trading post in ${say.name(event.city)}.`,
    'route-used': (event, say) => `${by(event, say)} uses the route to ${say.name(event.city)}.`,
    'good-bought': (event, say) => `${by(event, say)} buys ${say.count(1, event.good)} in ${say.name(event.city)}.`,
    'route-camel-placed': (event, say) => `A camel of ${by(event, say).replace(/^The /, 'the ')} goes to the ${say.name(event.to)}${event.place === null ? '' : ` (${say.name(event.place)})`}.`,
    'mosque-entered': (event, say) => `${by(event, say)} enters ${say.name(event.space)}: ${say.name(event.boon)}.`,
    'scoring-tile-taken': (event, say) => `${by(event, say)} takes the ${say.name(event.tile)}.`,
    'wall-placed': (event, say) => `${by(event, say)} places ${a(say.name(event.piece))} at ${event.slot}${event.influence === 0 ? '' : `, for ${say.count(event.influence, 'influence')}`}.`,
    attacked: ({ side, cells }, say) => (cells.length === 0 ? `The Mongols attack from ${sideOf(side, say)} and meet no unprotected building.` : `The Mongols attack from ${sideOf(side, say)}: ${sites(cells, say)}.`),
    'building-ransomed': (event, say) => `${by(event, say)} keeps the building on ${say.name(event.cell)}.`,
    'palace-scored': (event, say) => `${by(event, say)} scores ${event.halls.length === 0 ? 'no courtier' : `${say.count(event.halls.length, 'courtier')} (${say.names([...new Set(event.halls)])}): ${say.count(event.vp, 'vp')}`}.`,
    'sets-scored': (event, say) => `${by(event, say)} has ${event.sets.length === 1 ? 'a set' : 'sets'} of ${say.list(event.sets.map(String))} ${event.sets.length === 1 && event.sets[0] === 1 ? 'spice' : 'different spices'}: ${say.count(event.vp, 'vp')}.`,
    choice: (event, say) => {
      const chosen = say.name(event.chosen.replace(/^\d+:/, ''));
      return event.candidates.length === 1 ? `${by(event, say)} has only one choice: ${chosen}.` : `${by(event, say)} chooses ${chosen} out of ${event.candidates.length} (${REASONS[event.decidedBy] ?? event.decidedBy}).`;
    },
    'solo-card': (event, say) => `${by(event, say)} turns up the ${say.name(`solo:${event.card}`)}, method ${event.method}.`,
    'solo-rejected': (event, say) => `The ${say.name(`solo:${event.card}`)} does not serve: ${REJECTED[event.reason]}.`,
    'solo-actions': (event, say) => `${by(event, say)} performs the ${say.name(event.card)} action ${event.times === 1 ? 'once' : say.count(event.times, 'time')}${event.extra ? ', the extra action included' : ''}.`,
    'solo-wall': (event) => `The wall slot ${event.slot} is the best: class ${event.rank}.`,
    'solo-removed': (event, say) => `The ${say.name(`solo:${event.card}`)} leaves the game.`,
    'solo-shuffle': (event, say) => `The solo deck is shuffled: ${say.names(event.cards.map((card) => `solo:${card}`))}.`,
  },
  prompts: {
    queue: 'Choose your place in the queue.',
    ransom: ({ cell }, say) => `Pay a ransom for the building on ${say.name(cell)}, or take it back.`,
    courtiers: 'Choose the courtiers for which you spend favour.',
    slot: 'Choose an action slot.',
    site: 'Choose the site you activate.',
    act: ({ cell, action }, say) => `Choose your action (${say.name(cell)}: ${say.name(action)}).`,
    after: (_, __, kinds) => afterAction(kinds),
    courtierSlot: 'Choose an action slot for the High Courtier.',
    courtierSite: 'Choose the site on which the High Courtier builds.',
    caravansary: ({ units }, _, kinds) => `Take caravan cards${orStop(units, kinds)}`,
    palace: ({ units }, _, kinds) => `Place courtiers${orStop(units, kinds)}`,
    library: (_, __, kinds) => `Pay cubes for scrolls${orStop(kinds.includes('stop') ? 1 : 0, kinds)}`,
    marketplace: ({ units, posted }, _, kinds) => `${posted > 0 || (kinds.length > 0 && !kinds.includes('post')) ? 'Buy goods' : 'Establish a trading post and buy goods'}${orStop(units, kinds)}`,
    mosque: ({ units }, _, kinds) => `Advance on the mosque track${orStop(units, kinds)}`,
    wall: ({ units }, _, kinds) => `Take pieces of the wall${orStop(units, kinds)}`,
    wallSlot: ({ piece }, say) => `Choose where the ${say.name(piece)} goes.`,
    soldier: 'Choose where the soldier goes, or do without it.',
    upgrade: ({ what }) => `Choose where the ${what === 'bonus' ? 'bonus' : 'white'} upgrade goes.`,
    scoringTile: 'Choose a scoring tile.',
    freeCourtier: 'Choose a hall for the free courtier.',
    freeCard: 'Choose a caravan card; it is free.',
    freeStep: 'Choose a step on the mosque track; it is free.',
    freeWall: 'Choose a piece of the wall; it is free.',
    freePost: 'Choose a city for the free trading post.',
    breakthrough: ({ level }) => `Choose a breakthrough of level ${level}.`,
    boons: 'Choose the pair whose boon you take next.',
  },
  luck: {
    queue: 'The order of the first queue is drawn.',
    'camel-market': 'The side of the camel market is drawn.',
    sites: 'The sites are laid out.',
    'caravan-row': 'The caravan row is refilled.',
    breakthrough: 'A breakthrough is drawn.',
    'scoring-tile': 'A scoring tile is drawn for the magistrate.',
    'solo-card': 'A solo card is turned up.',
    'palace-card': 'A die decides whether the palace card turns up.',
  },
  numbers,
  bystanders,
  refusals: { ...kernel, ...messagesOf(refusals) },
  lines: {
    favour: 'favour track', influence: 'influence track', contracts: 'contracts fulfilled', mosque: 'spaces of the mosque track', breakthroughs: 'points of breakthroughs', palace: 'palace scored', buildings: 'buildings in the city', scoringTiles: 'scoring tiles owned',
    mosqueTop: 'last space of the mosque', magistrate: 'points in place of other rewards', spiceSets: 'sets of spices',
  },
  ties: { favour: 'favour', influence: 'influence', queue: 'place in the queue', margin: 'margin', winsTies: 'wins ties' },
};

/** A side of the city, or all. */
const sideOf = (side: string, say: Speech<'plain'>): string => (side === 'all' ? 'all sides' : `the ${say.name(side)}`);

/** What may follow an action: all of it, for those who are not asked. */
function afterAction(kinds: readonly string[]): string {
  const may = (...some: string[]): boolean => kinds.length === 0 || some.some((kind) => kinds.includes(kind));
  const before = [...(may('takeCamels', 'placeCamel') ? ['use the camel market'] : []), ...(may('fulfil') ? ['fulfil contracts'] : [])].join(', ');
  return before === '' ? 'End the turn.' : `${before.charAt(0).toUpperCase()}${before.slice(1)}, or end the turn.`;
}

/** What can be done beside an action: it can end when something of it has been done. */
function orStop(units: number, kinds: readonly string[]): string {
  const others = [...(kinds.includes('fulfil') ? ['fulfil a contract'] : []), ...(units > 0 ? ['stop'] : [])];
  return others.length === 0 ? '.' : others.length === 1 ? `, or ${others.join('')}.` : `, ${others.join(', or ')}.`;
}

const REJECTED = { 'no-slot': 'no free slot serves this type', 'no-action': 'no action of this type can be carried out' } as const;

const REASONS: Readonly<Record<string, string>> = {
  only: 'the only one', order: 'first in order', bestClass: 'best class', compass: 'order of the compass', farthestFromQueue: 'farthest from the queue', farthestFromSlot: 'farthest from the slot', fewestMagistrateBuildings: 'fewest buildings of the magistrate', firstClockwise: 'first clockwise', highestInfluence: 'highest influence',
  leftmost: 'leftmost', mostAutomataBuildings: 'most buildings of automata', mostCourtierBuildings: 'most buildings of the High Courtier', mostForMagistrate: 'most for the magistrate', mostForPlayer: 'most for the player', mostMagistrateBuildings: 'most buildings of the magistrate', mostPlayerBuildings: 'most buildings of the player',
  mostPoints: 'most points', mostSetPoints: 'most points for sets', nearestToFront: 'nearest to the front', nearestToQueue: 'nearest to the queue', nearestToSlot: 'nearest to the slot', northernmost: 'northernmost', outer: 'an outer city', soldier: 'a soldier', unoccupied: 'no post there yet', westernmost: 'westernmost',
};

/** The game in English. */
export const texts: Texts<Said> = /* @__PURE__ */ textsOf(seen, grammar, table);

/** A language of your own: its grammar and its table. What the table leaves out is said in English. */
export function translated<T extends Tongue>(given: Grammar<T>, own: Partly<Said, T>): Texts<Said> {
  return textsOf(seen, given, own, texts);
}

export type { Luck, Noun, Said, Sight, Sort, Source, Symbol } from '../spoken.js';
export type { Grammar, Speech, Tongue, Who, Words } from '../../../../words/speech.js';
export type { Answer, AnyPrompt, Asked, FaceSentences, KernelCode, Kinds, Numbers, Partly, Prompts, Questions, Sayable, Sentence, SomeQuestions, SomeWords, Table, Texts } from '../../../../words/texts.js';
