// English for the moves of Merv, and the words they need.
import { basics, type English } from '../../../../words/languages/en.js';
import type { Speech } from '../../../../words/speech.js';
import type { Table } from '../../../../words/texts.js';
import { goodIn, partsOf, type Said, type Sight } from '../spoken.js';

/** With its article. */
export const a = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** Words and names. */
export const words: Table<Said, English>['words'] = {
  ...basics,
  nouns: {
    purple: ['purple cube', 'purple cubes'], sand: ['sand cube', 'sand cubes'], teal: ['teal cube', 'teal cubes'], orange: ['orange cube', 'orange cubes'], white: ['white cube', 'white cubes'],
    camel: ['camel', 'camels'], scroll: ['scroll', 'scrolls'], common: ['common good', 'common goods'], rare: ['rare good', 'rare goods'], good: ['good', 'goods'], vp: ['point', 'points'], favour: ['favour', 'favour'], influence: ['influence', 'influence'],
    soldier: ['soldier', 'soldiers'], courtier: ['courtier', 'courtiers'], building: ['building', 'buildings'], servant: ['servant', 'servants'], disc: ['disc', 'discs'], master: ['master meeple', 'master meeples'], post: ['trading post', 'trading posts'],
    ginger: ['ginger', 'ginger'], juniper: ['juniper', 'juniper'], cinnamon: ['cinnamon', 'cinnamon'], pepper: ['pepper', 'pepper'],
    caravanCard: ['caravan card', 'caravan cards'], mosqueStep: ['step on the mosque track', 'steps on the mosque track'], whiteUpgrade: ['white upgrade', 'white upgrades'], bonusUpgrade: ['bonus upgrade', 'bonus upgrades'], scoringTile: ['scoring tile', 'scoring tiles'],
    freeCourtier: ['free courtier', 'free courtiers'], freeWall: ['free piece of the wall', 'free pieces of the wall'], mosqueBuildings4: ['bonus of 4 points for each building on a mosque site', 'bonuses of 4 points for each building on a mosque site'], freePost: ['free trading post', 'free trading posts'],
    anyCube: ['cube of any colour', 'cubes of any colour'], anyGood: ['good of any kind', 'goods of any kind'], time: ['time', 'times'],
  },
  names: {
    mosqueBuildings4: '4 points for each building on a mosque site',
    caravansary: 'caravansary', palace: 'palace', library: 'library', marketplace: 'marketplace', mosque: 'mosque', wall: 'wall',
    knowledge: 'hall of knowledge', spice: 'hall of spice', trade: 'hall of trade', faith: 'hall of faith',
    merv: 'Merv', rayy: 'Rayy', samarkand: 'Samarkand', nishapur: 'Nishapur', balkh: 'Balkh', baghdad: 'Baghdad', kashgar: 'Kashgar', basra: 'Basra', peshawar: 'Peshawar',
    'bt1-caravansary': 'discount in the caravansary', 'bt1-palace': 'discount in the palace', 'bt1-marketplace': 'discount in the marketplace', 'bt1-mosque': 'discount in the mosque',
    'bt2-purple': 'conversion of purple', 'bt2-sand': 'conversion of sand', 'bt2-teal': 'conversion of teal', 'bt2-orange': 'conversion of orange',
    'bt3-card': 'free caravan card', 'bt3-post': 'free trading post', 'bt3-mosque': 'free step on the mosque track', 'bt3-wall': 'free piece of the wall',
    'bt4-vp': 'eight points', 'bt4-favour-soldier': 'favour and soldier', 'bt4-favour-favour': 'two favour', 'bt4-soldier-soldier': 'two soldiers',
    topLeft: 'upper left quarter', topRight: 'upper right quarter', bottomRight: 'lower right quarter', bottomLeft: 'lower left quarter',
    N: 'north', E: 'east', S: 'south', W: 'west', NW: 'north-west', NE: 'north-east', SE: 'south-east', SW: 'south-west',
    'automaton:courtier': 'High Courtier', 'automaton:magistrate': 'Corrupt Magistrate', magistrate: 'Corrupt Magistrate',
    contracts: 'contracts', breakthroughs: 'breakthroughs', buildings: 'buildings', scoringTiles: 'scoring tiles', mosqueTop: 'last mosque space', spiceSets: 'spice sets', row: 'caravan row', sites: 'sites', market: 'camel market', box: 'box', years: 'years', queue: 'queue',
    production: 'production', ransom: 'ransom', 'set-up': 'set-up', breakthrough: 'breakthrough', camelMarket: 'camel market', upgrade: 'upgrade', card: 'caravan card', invasion: 'invasion', roundEnd: 'round end', scoring: 'scoring', boon: 'boon', freeCard: 'free caravan card', freeStep: 'free step on the mosque track', soloCard: 'solo card', line: 'active line',
  },
  sorts: {
    site: (id) => `${partsOf(id)[2] ?? ''} ${partsOf(id)[1] ?? ''} site`,
    caravanCard: (id) => `caravan card with ${partsOf(id)[1] ?? ''}`,
    piece: (id) => `${partsOf(id)[1] ?? ''} ${partsOf(id)[0] === 'gate' ? 'gate' : 'wall segment'} (price ${partsOf(id)[2] ?? ''})`,
    contract: (id) => `contract ${id.slice('contract-'.length)}`,
    space: (id) => `mosque space ${id}`,
    slot: (id) => `slot ${id}`,
    cell: (id) => `site ${id}`,
    wallSlot: (id) => `wall slot ${id.slice('wall:'.length)}`,
    queueOf: (id, form, say) => `queue in the ${say.name(id.slice('queue:'.length), form)}`,
    marketSide: (id) => `camel market, side ${partsOf(id)[1] ?? ''}`,
    upgradeTile: (id) => (partsOf(id)[1] === 'white' ? 'white upgrade' : `bonus upgrade with ${partsOf(id)[2] ?? ''}`),
    scoringTileOf: (id, form, say) => `${say.name(id.slice('scoring-'.length), form)} scoring tile`,
    soloCardOf: (id, form, say) => `${say.name(id.slice('solo:'.length), form)} solo card`,
  },
};

/** What a sentence says of the site on a cell. */
const siteOn = (cell: string, say: Speech<'plain'>, { site }: Sight): string => {
  const tile = site(cell);
  return tile === null ? say.name(cell) : `${cell} (${say.name(tile)})`;
};

const cardAt = (place: number, { card }: Sight): string => {
  const found = card(place);
  return found === null ? `card ${place}` : `card ${place} (${partsOf(found)[1] ?? ''})`;
};

/** What a move does. */
export const moves: Table<Said, English>['moves'] = {
  slot: ({ slot }, say, { courtier }) => (courtier ? `Send the High Courtier to ${say.name(slot)}.` : `Take ${say.name(slot)}.`),
  site: ({ cell }, say, sight) => (sight.courtier ? `Let the High Courtier build on ${siteOn(cell, say, sight)}.` : `Activate ${siteOn(cell, say, sight)}.`),
  action: (_move, say, { action }) => (action === null ? 'Perform the action of the site.' : `Perform the action of the site: ${say.name(action)}.`),
  favour: (_move, say) => `Gain ${say.count(1, 'favour')}.`,
  soldier: 'Deploy a soldier.',
  endTurn: 'End the turn.',
  takeCamels: 'Take all camels from the camel market.',
  placeCamel: ({ quarter }, say) => `Place a camel on the ${say.name(quarter)} of the camel market.`,
  fulfil: ({ contract, cube, goods }, say) => `Fulfil ${say.name(contract)} for ${say.each([cube, ...goods])}.`,
  takeCard: ({ position, cubes }, say, sight) => `Take ${cardAt(position, sight)} for ${cubes.length === 0 ? 'free' : say.each(cubes)}.`,
  camel: 'Place a camel on the frontmost card without one.',
  courtier: ({ hall, cubes }, say) => `Place a courtier in the ${say.name(hall)} for ${say.each(cubes)}.`,
  scrolls: ({ cubes }, say) => `Take ${say.count(cubes.length, 'scroll')} for ${say.each(cubes)}.`,
  post: ({ city }, say) => `Establish a trading post in ${say.name(city)}.`,
  buy: ({ city, cubes }, say) => `Buy ${say.count(1, goodIn(city))} in ${say.name(city)} for ${say.each(cubes)}.`,
  step: ({ space, cubes }, say) => `Advance to ${say.name(space)} for ${say.each(cubes)}.`,
  piece: ({ piece, cubes }, say) => `Take ${a(say.name(piece))} for ${say.each(cubes)}.`,
  wall: ({ slot }) => `Place the piece at ${slot}.`,
  stop: 'Stop here.',
  deploy: ({ cell }, say, sight) => `Deploy a soldier at ${siteOn(cell, say, sight)}.`,
  redeploy: ({ from, cell }, say, sight) => `Move a soldier from ${from} to ${siteOn(cell, say, sight)}.`,
  upgrade: ({ cell, colour }, say, sight) => `Place ${a(colour)} upgrade at ${siteOn(cell, say, sight)}.`,
  tile: ({ tile }, say) => `Take the ${say.name(tile)}.`,
  breakthrough: ({ tile }, say) => `Take the breakthrough: ${say.name(tile)}.`,
  boon: ({ spice }, say) => `Take the boon of the pair of ${say.name(spice)}.`,
  decline: 'Do without.',
  queue: ({ space }) => `Stand on space ${space} of the queue.`,
  ransom: ({ cell, cube }, say) => `Pay ${say.count(1, cube)} for the building on ${say.name(cell)}.`,
  surrender: ({ cell }, say) => `Take back the building on ${say.name(cell)}.`,
  score: ({ halls }, say) => (halls.length === 0 ? 'Spend favour for no courtier.' : `Spend favour for courtiers: ${say.names(halls)}.`),
};
