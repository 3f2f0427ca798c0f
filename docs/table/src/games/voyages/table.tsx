// The Voyages of Marco Polo on the table.
import type { View, State } from 'caravanserai/voyages';
import { tableOf } from '../../app/reading.js';
import { thingName } from '../../app/say.js';
import { word } from '../../app/words.js';
import { Board, goalFace } from './board.js';
import { dealtTo, holdings, reading } from './reading.js';

const MAP_PARTS = new Set(['place', 'to', 'card', 'city']);
const ACTIONS = new Set(['fiveCoins', 'bazaar', 'khansFavour', 'khan', 'contracts', 'travel', 'moneyBag', 'cityCard', 'cityCardPaying', 'cityCardOpen', 'reroll', 'change', 'buyBlackDie', 'complete', 'step', 'takeSecond', 'takeContract', 'pickCharacter', 'relocate', 'postFirst', 'post', 'ownCity']);

/** Where the kinds of moves are made that have a place on the board. */
const KIND_TABS: Readonly<Record<string, string>> = { ...Object.fromEntries(['fiveCoins', 'bazaar', 'khan', 'contracts', 'travel', 'moneyBag'].map((kind) => [kind, 'actions'])), ...Object.fromEntries(['step', 'stepWith', 'stepPlacing', 'arrive', 'arriveBoth', 'post', 'relocate', 'ownCity'].map((kind) => [kind, 'map'])), takeContract: 'contracts', discard: 'contracts', complete: 'contracts', keepGoals: 'contracts' };

/** The table of this game. */
export const voyagesTable = tableOf<View, State>({
  id: 'voyages',
  tabs: [{ tab: 'actions', word: 'tab.actions', icon: 'bazaar' }, { tab: 'map', word: 'tab.map', icon: 'map' }, { tab: 'contracts', word: 'tab.contracts', icon: 'contract' }, { tab: 'players', word: 'tab.players', icon: 'people' }, { tab: 'log', word: 'tab.log', icon: 'list' }],
  tabOf: (part, value, kinds) => {
    if (part === 'kind') return KIND_TABS[String(value)] ?? '';
    if (MAP_PARTS.has(part)) return 'map';
    if (part === 'column' && (kinds.includes('contracts') || kinds.includes('takeSecond'))) return kinds.includes('bazaar') ? 'actions' : 'contracts';
    if (part === 'contract') return kinds.length > 2 ? '' : 'contracts';
    return (part === 'good' || part === 'column') && kinds.includes('bazaar') ? 'actions' : '';
  },
  read: reading,
  holds: holdings,
  onBoard: (part, value, kinds, view) => {
    const { frames } = view;
    if (part === 'kind') return ACTIONS.has(String(value));
    // A die without a value lies in no hand as what it is to show.
    if (part === 'die') return view.players.some(({ dice }) => dice.some((die) => die === value));
    if (part === 'place' || part === 'to' || part === 'card') return true;
    if (part === 'good') return kinds.includes('bazaar');
    if (part === 'column') return true;
    if (part === 'contract') return view.players.some(({ contracts }) => contracts.includes(String(value)));
    if (part === 'direction') return kinds.length > 1;
    if (part === 'times' || part === 'pay') return kinds.length > 2;
    return frames.length === 0;
  },
  iconOf: (part, value) => (part === 'good' || part === 'resource' || part === 'bonus' || part === 'gain' || part === 'give' || part === 'get' || part === 'pay' ? String(value) : null),
  comesBy: (question, [{ part } = { part: '' }]) => (question !== 'turn' ? null
    : part === 'place' ? { kind: 'travel', text: 'why.travel', now: 'why.travel.now', rule: 'VOY-TRAVEL-1' }
    : part === 'goal' ? { kind: null, text: 'why.goal', now: 'why.goal', rule: 'VOY-SCORE-2' } : null),
  luckPlace: (purpose, at, count) => {
    // Whoever has the white die rolls it after the own ones.
    if (purpose === 'round-roll' && count === 6) return word(at < 5 ? 'die.own' : 'die.white');
    const city = dealtTo(purpose, at);
    if (city !== undefined) return thingName(city);
    return purpose === 'row' || purpose === 'stack' ? word('luck.column', { n: at + 1 }) : null;
  },
  Board, faceOf: goalFace,
});
