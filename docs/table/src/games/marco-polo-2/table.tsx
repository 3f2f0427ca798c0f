import type { GameTable } from '../../app/reading.js';
export const marcoPolo2Table: GameTable = { id: 'marco-polo-2', tabs: [], tabOf: () => '', read: () => ({ people: [], rounds: { groups: [], now: 0, text: '' }, remark: null }), onBoard: () => false, holds: () => ({}), Board: () => null };
