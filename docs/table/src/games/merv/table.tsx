import type { GameTable } from '../../app/reading.js';
export const mervTable: GameTable = { id: 'merv', tabs: [], tabOf: () => '', read: () => ({ people: [], rounds: { groups: [], now: 0, text: '' }, remark: null }), onBoard: () => false, holds: () => ({}), Board: () => null };
