// Merv on the table.
import type { State, View } from 'caravanserai/merv';
import { tableOf } from '../../app/reading.js';
import { thingName } from '../../app/say.js';
import { word } from '../../app/words.js';
import { Board } from './board.js';
import { holdings, reading, siteCells } from './reading.js';

const ON_BOARD = new Set(['slot', 'site', 'placeCamel', 'contract', 'fulfil', 'take', 'takeCard', 'card', 'courtier', 'post', 'buy', 'step', 'piece', 'wall', 'deploy', 'redeploy', 'upgrade', 'tile', 'breakthrough', 'queue', 'ransom', 'surrender']);
const CITY = new Set(['slot', 'cell', 'from', 'quarter']);
const BOARDS = new Set(['hall', 'halls', 'space', 'city', 'tile', 'piece']);

/** The table of this game. */
export const mervTable = tableOf<View, State>({
  id: 'merv',
  tabs: [{ tab: 'city', word: 'tab.city', icon: 'gate' }, { tab: 'boards', word: 'tab.boards', icon: 'mosque' }, { tab: 'cards', word: 'tab.cards', icon: 'contract' }, { tab: 'players', word: 'tab.players', icon: 'people' }, { tab: 'log', word: 'tab.log', icon: 'list' }],
  tabOf: (part, value, kinds) => (part === 'tile' && !/^bt\d-/.test(String(value)) ? '' : CITY.has(part) || kinds.includes('queue') ? 'city' : BOARDS.has(part) ? 'boards' : part === 'place' || part === 'position' || part === 'card' || part === 'contract' ? (kinds.some((kind) => kind === 'post' || kind === 'buy') ? 'boards' : 'cards') : ''),
  read: reading,
  holds: holdings,
  // Of tiles only those of the library lie on the board: scoring tiles are chosen by what is printed on them.
  onBoard: (part, value, kinds) => (part === 'tile' ? /^bt\d-/.test(String(value)) : part === 'kind' ? ON_BOARD.has(String(value)) && !(value === 'ransom' || value === 'surrender') : kinds.includes('queue') ? false : CITY.has(part) || BOARDS.has(part) || part === 'place' || part === 'position' || part === 'card' || part === 'contract'),
  iconOf: (part, value) => (part === 'cube' || part === 'colour' || part === 'good' ? String(value) : part === 'spice' ? (value === 'pepper' ? 'spicePepper' : String(value)) : null),
  luckPlace: (purpose, at, count) => {
    if (purpose === 'queue' || (purpose === 'caravan-row' && count === 8)) return word('seat.place', { n: at + 1 });
    const cell = purpose === 'sites' ? siteCells()[at] : undefined;
    return cell === undefined ? null : thingName(cell);
  },
  comesBy: (question, way) => (question === 'slot' && way.some(({ part }) => part === 'cell') ? { kind: 'slot', text: 'why.site', now: 'why.site', rule: 'MERV-TURN-3' } : null),
  Board,
});
