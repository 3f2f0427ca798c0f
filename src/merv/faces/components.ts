import { deal, single, type Amounts, type Sketch } from '../../words/content.js';
import { ACTIONS, BREAKTHROUGHS, QUARTERS, type Breakthrough, type Spice } from '../content/ids.js';
import type { Pack } from '../content/pack.js';
import { pieceId, pieceIds } from '../content/pieces.js';
import { about } from './areas.js';
import { contractFace } from './printed.js';
import { SPICE_RULES, symbolThings } from './symbols.js';

const sites = ({ sites: table }: Pack): Sketch[] => table.entries.map((entry) => ({
  id: entry.id, kind: 'tile', group: 'site', ...about(entry, table), face: single({ reward: { [entry.colour]: 1 }, times: 'any' }), facts: { action: entry.action, colour: entry.colour }, rules: ['MERV-COMP-3', 'MERV-PROD-2', 'MERV-ACT-1'],
}));

const market = ({ camelMarket: table }: Pack): Sketch[] => table.entries.map((entry) => ({
  id: `camelMarket:${entry.id}`, kind: 'tile', group: 'camelMarket', ...about(entry, table), face: { by: 'choice', deals: QUARTERS.map((quarter) => deal({ cost: { camel: 1 }, reward: { [entry[quarter]]: 1 } })) },
  facts: Object.fromEntries(QUARTERS.map((quarter) => [quarter, entry[quarter]])), rules: ['MERV-CAMEL-3', 'MERV-CAMEL-4'],
}));

/** Pieces of the wall: alike ones are one thing, as moves name them, and no better known than the least known of them. `place` is where positions count them. */
const walls = (pack: Pack): Sketch[] => {
  const { wallPieces: table } = pack;
  return pieceIds(pack).map((id, place) => {
    const alike = table.entries.filter((entry) => pieceId(entry) === id) as [Pack['wallPieces']['entries'][number], ...Pack['wallPieces']['entries']];
    const worst = alike.find(({ source }) => source === 'reconstructed') ?? alike[0];
    return {
      id, kind: 'piece', group: worst.kind, ...about(worst, table), face: single({ cost: { [worst.colour]: worst.cost } }), facts: { colour: worst.colour, count: alike.length, place }, rules: ['MERV-WALL-2', 'MERV-WALL-3', 'MERV-WALL-4'],
    };
  });
};

const upgrades = ({ upgrades: table }: Pack): Sketch[] => table.entries.map((entry) => ({
  id: entry.id, kind: 'tile', group: entry.colour === 'white' ? 'whiteUpgrade' : 'bonusUpgrade', ...about(entry, table), face: single({ reward: { [entry.colour]: 1 }, times: 'any' }), facts: { colour: entry.colour }, rules: entry.colour === 'white' ? ['MERV-PROD-3', 'MERV-UPG-2'] : ['MERV-PROD-4', 'MERV-UPG-3'],
}));

const scoringTiles = ({ scoringTiles: table }: Pack): Sketch[] => table.entries.map((entry) => ({
  id: entry.id, kind: 'tile', group: 'scoringTile', ...about(entry, table), face: single({ reward: { vp: 3 }, times: 'any', per: 'building' }), facts: { action: entry.action }, rules: ['MERV-SCORE-10', 'MERV-MOSQUE-9'],
}));

const contracts = ({ contracts: table }: Pack): Sketch[] => table.entries.map((entry) => ({
  id: entry.id, kind: 'contract', group: 'contract', ...about(entry, table), face: contractFace(entry), facts: { stack: entry.stack, influence: entry.influence },
  rules: ['MERV-CONTRACT-3', 'MERV-CONTRACT-4', 'MERV-CONTRACT-5', 'MERV-CONTRACT-8'],
}));

/** What a pair of a spice brings. */
const PAIRS: Readonly<Record<Spice, Amounts>> = { ginger: { soldier: 1 }, juniper: { favour: 1 }, cinnamon: { white: 1 }, pepper: { whiteUpgrade: 1 } };

const caravanCards = ({ caravanCards: table }: Pack): Sketch[] => table.entries.map((entry) => ({
  id: entry.id, kind: 'card', group: 'caravanCard', ...about(entry, table), icons: [entry.spice], face: single({ reward: PAIRS[entry.spice], per: 'pair' }), facts: { spice: entry.spice }, rules: ['MERV-CARAV-10', SPICE_RULES[entry.spice], 'MERV-END-2'],
}));

/** Rule and gain of a breakthrough. */
const BREAKTHROUGH: Readonly<Record<Breakthrough, readonly [rule: string, reward: Amounts]>> = {
  'bt1-caravansary': ['MERV-BREAK-1', {}], 'bt1-palace': ['MERV-BREAK-1', {}], 'bt1-marketplace': ['MERV-BREAK-1', {}], 'bt1-mosque': ['MERV-BREAK-1', {}],
  'bt2-purple': ['MERV-BREAK-4', {}], 'bt2-sand': ['MERV-BREAK-4', {}], 'bt2-teal': ['MERV-BREAK-4', {}], 'bt2-orange': ['MERV-BREAK-4', {}],
  'bt3-card': ['MERV-BREAK-5', { caravanCard: 1 }], 'bt3-post': ['MERV-BREAK-6', { freePost: 1 }], 'bt3-mosque': ['MERV-BREAK-7', { mosqueStep: 1 }], 'bt3-wall': ['MERV-BREAK-8', { freeWall: 1 }],
  'bt4-vp': ['MERV-BREAK-9', { vp: 8 }], 'bt4-favour-soldier': ['MERV-BREAK-10', { favour: 1, soldier: 1 }], 'bt4-favour-favour': ['MERV-BREAK-11', { favour: 2 }], 'bt4-soldier-soldier': ['MERV-BREAK-12', { soldier: 2 }],
};

const breakthroughs = (): Sketch[] => BREAKTHROUGHS.map((id) => {
  const [rule, reward] = BREAKTHROUGH[id];
  const level = Number(id.charAt(2));
  const what = id.slice(4);
  return { id, kind: 'tile', group: 'breakthrough', provenance: 'seed', face: Object.keys(reward).length > 0 ? single({ reward }) : null, icons: level < 3 ? [what] : Object.keys(reward), facts: { level, scrolls: 2 * level, ongoing: level < 3 ? 1 : 0, ...(level === 1 ? { action: what, discount: 1 } : level === 2 ? { colour: what } : {}) }, rules: [rule, 'MERV-LIB-2', 'MERV-LIB-4'] };
});

const PIECE_RULES: Readonly<Record<string, string>> = { building: 'MERV-TERM-3', servant: 'MERV-PALACE-2', disc: 'MERV-COMP-2', master: 'MERV-TURN-2', soldier: 'MERV-SOLD-1', courtier: 'MERV-PALACE-2', post: 'MERV-MARKET-2' };

const pieces = (): Sketch[] => Object.entries(PIECE_RULES).map(([id, rule]) => ({ id, kind: 'piece', group: 'piece', provenance: 'seed', rules: [rule] }));

const automata = (): Sketch[] => [
  { id: 'courtier', kind: 'character', group: 'automaton', name: 'High Courtier', provenance: 'seed', rules: ['MERV-HC-1', 'MERV-HC-2', 'MERV-HC-6'] },
  { id: 'magistrate', kind: 'character', group: 'automaton', name: 'Corrupt Magistrate', provenance: 'seed', rules: ['MERV-CM-1', 'MERV-CM-4', 'MERV-CM-12'] },
];

const soloCards = (): Sketch[] => ACTIONS.map((id) => ({ id: `solo:${id}`, kind: 'card', group: 'soloCard', provenance: 'seed', icons: [id], facts: { action: id }, rules: ['MERV-CM-4', 'MERV-CM-21'] }));

/** Tiles, cards, contracts, pieces, and those who play without a person. */
export const componentThings = (pack: Pack): Sketch[] => [
  ...symbolThings(), ...sites(pack), ...market(pack), ...walls(pack), ...upgrades(pack), ...scoringTiles(pack), ...contracts(pack), ...caravanCards(pack), ...breakthroughs(), ...pieces(), ...automata(), ...soloCards(),
];

