// Marco Polo II on the table.
import type { State, View } from 'caravanserai/marco-polo-2';
import type { Picked } from 'caravanserai';
import { tableOf, type ComesBy } from '../../app/reading.js';
import { thing, thingName } from '../../app/say.js';
import { word } from '../../app/words.js';
import { Board, goalFace, Rail } from './board.js';
import { cardsAt, holdings, placesWith, reading } from './reading.js';

const MAP_PARTS = new Set(['place', 'to', 'city', 'card']);
const ACTIONS = new Set(['book', 'khan', 'seals', 'travel', 'step', 'companion', 'contracts', 'take', 'takeContract', 'special', 'card', 'cityCard', 'bag', 'moneyBag', 'reroll', 'raise', 'lower', 'change', 'blackDie', 'buyBlackDie', 'complete', 'improve', 'seal', 'post', 'relocate', 'city', 'ownCity']);
const AMOUNTS = new Set(['good', 'resource', 'bonus', 'effect', 'gain']);

/** Where the kinds of moves are made that have a place on the board. */
const KIND_TABS: Readonly<Record<string, string>> = { ...Object.fromEntries(['book', 'offer', 'khan', 'seals', 'seal', 'travel', 'contracts', 'bag', 'moneyBag'].map((kind) => [kind, 'actions'])), ...Object.fromEntries(['step', 'companion', 'post', 'relocate', 'special', 'city', 'ownCity'].map((kind) => [kind, 'map'])), take: 'contracts', takeContract: 'contracts', discard: 'contracts', complete: 'contracts', improve: 'contracts', keep: 'contracts', keepGoal: 'contracts' };

/** By which action things are reached that nobody asks for when a turn begins. A special city is a space of its own. */
const BY: readonly (readonly [fits: (way: readonly Picked[]) => boolean, ComesBy])[] = [
  [([first, more]) => first?.part === 'place' && !more && thing(String(first.value))?.group !== 'special', { kind: 'travel', text: 'why.travel', now: 'why.travel.now', rule: 'MP2-TRAVEL-1' }],
  [([, second]) => second?.part === 'offer', { kind: 'book', text: 'why.after', now: 'why.after.now', rule: 'MP2-BOOK-4' }],
  [([first]) => first?.value === 'take', { kind: 'contracts', text: 'why.after', now: 'why.after.now', rule: 'MP2-CONTRACT-2' }],
  [([first]) => first?.value === 'seal', { kind: 'seals', text: 'why.after', now: 'why.after.now', rule: 'MP2-SEAL-3' }],
  [([first]) => first?.part === 'goal', { kind: null, text: 'why.goal', now: 'why.goal', rule: 'MP2-SCORE-2' }],
];

/** The table of this game. */
export const marcoPolo2Table = tableOf<View, State>({
  id: 'marco-polo-2',
  tabs: [{ tab: 'actions', word: 'tab.actions', icon: 'bazaar' }, { tab: 'map', word: 'tab.map', icon: 'map' }, { tab: 'contracts', word: 'tab.contracts', icon: 'contract' }, { tab: 'players', word: 'tab.players', icon: 'people' }, { tab: 'log', word: 'tab.log', icon: 'list' }],
  tabOf: (part, value, kinds, view) => (part === 'kind' && value === 'stop' && view.frames.at(-1)?.kind === 'movement' ? 'map' : part === 'kind' ? KIND_TABS[String(value)] ?? '' : part === 'card' && cardsAt(view, 'area').some(({ card }) => card === value) ? 'actions' : MAP_PARTS.has(part) ? 'map' : part === 'contract' && kinds.length < 3 ? 'contracts' : part === 'space' || part === 'seal' || part === 'offer' ? 'actions' : ''),
  read: reading,
  holds: holdings,
  onBoard: (part, value, kinds, view) => {
    if (part === 'kind') return ACTIONS.has(String(value));
    // A die without a value lies in no hand as what it is to show.
    if (part === 'die') return view.players.some(({ dice }) => dice.some((die) => die === value));
    if (part === 'space' || part === 'seal' || part === 'card' || part === 'place' || part === 'to') return true;
    if (part === 'contract' || part === 'discard') return view.contractPlaces.some(({ contract }) => contract === value) || view.players.some(({ contracts }) => contracts.includes(String(value)));
    return kinds.length > 2 && (part === 'resource' || part === 'direction');
  },
  iconOf: (part, value) => (AMOUNTS.has(part) ? String(value) : null),
  luckPlace: (purpose, at) => {
    const fact = { markers: 'bonusMarker', outposts: 'outpost', 'city-cards': 'cardSpaces', contracts: 'contractSpaces' }[purpose];
    const city = fact === undefined ? undefined : placesWith(fact)[at];
    return city === undefined ? (purpose === 'city-cards' ? word('panel.cards') : null) : thingName(city);
  },
  comesBy: (question, way) => (question === 'turn' ? BY.find(([fits]) => fits(way))?.[1] ?? null : null),
  Board, faceOf: goalFace,
  Rail,
});
